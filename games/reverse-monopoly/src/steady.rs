//! A sensible buyer: completes families, holds an Escape, denies others theirs.
//!
//! It weighs cards by how far they bring a buyer towards three tripled families (V28). It uses only
//! its own cash; what others have it does not know (V3).

use kontor_engine::{Generator, Money, Policy, Seat};

use crate::action::{Action, Purpose};
use crate::auction::RULES;
use crate::board::{Card, CardSet, HIGHEST_FACE, Square};
use crate::data::Family;
use crate::end::Progress;
use crate::reach::reach;
use crate::state::{Phase, ReverseMonopoly};
use crate::view::Brings;

/// A policy: see the module.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

/// What winning is worth, in millions.
const WIN: f64 = 60.0;
/// How many steps away the prospect of winning falls to about a third.
const REACH: f64 = 2.8;
/// How long it takes to get a property of one, two or three numbers, in steps.
const PATIENCE: [f64; 3] = [1.7, 1.15, 0.9];
/// How long it takes to get an Escape.
const ESCAPE_STEPS: f64 = 1.3;
/// How much easier it is where there are more cards of a family left than are missing.
const SPARE: f64 = 0.65;
/// What a begun family saves where an Escape is to make the third (V28).
const BEGUN: f64 = 0.6;
/// What an Escape is worth beside another.
const SECOND_ESCAPE: f64 = 1.5;
/// A family that cannot be completed any more.
const NEVER: f64 = 12.0;
/// How much of what a card is worth to the strongest other is paid to deny it. All of it: who wins
/// first has won, whatever the others paid less.
const DENIAL: f64 = 1.0;
/// What a number of a property brings in rent over the rest of the game, for each factor.
const RENT: f64 = 0.5;
/// How much of what is left to its limit a bid jumps: others are asked less often, and little is
/// lost by it.
const JUMP: f64 = 0.2;
/// What a throw of the four-sided die comes to.
const DIE: f64 = 2.5;
/// What a Black Market square brings: the money, or a little more.
const MARKET: f64 = 1.0;

impl Policy<ReverseMonopoly> for Steady {
    fn choose(&mut self, game: &ReverseMonopoly, seat: Seat, _: &mut Generator) -> Action {
        Mind { game, seat }.choose()
    }
}

/// What a buyer thinks about.
struct Mind<'a> {
    game: &'a ReverseMonopoly,
    seat: Seat,
}

impl Mind<'_> {
    fn choose(&self) -> Action {
        match self.game.phase {
            Phase::Kgb { .. } => self.move_kgb(),
            Phase::Market { .. } => self.card_or_million(),
            Phase::Auction { card, .. } => self.bid_or_pass(card),
            Phase::Escape { purpose, .. } => self.spend_or_keep(purpose),
            Phase::ChooseEscape { .. } => {
                let safest = self.safest(self.game.escapes_in_stack());
                safest.map_or(Action::Decline, |card| Action::TakeEscape { card })
            }
            Phase::PlaceKgb { .. } => {
                let quietest = best(Square::all(), |square| -self.danger(square));
                Action::PlaceKgb { square: quietest.unwrap_or(self.game.car) }
            }
            Phase::MustSell { offered, .. } => {
                let own = self.game.properties(self.seat).minus(offered);
                let least = best(own.iter(), |card| -self.loss(card));
                least.map_or(Action::Decline, |card| Action::Sell { card })
            }
            _ => Action::Decline,
        }
    }

    /// What these cards of a buyer are worth: the prospect of winning, and the rent.
    fn prospect(&self, cards: CardSet) -> f64 {
        if Progress::of(cards).wins() {
            return 2.0 * WIN;
        }
        let steps = self.steps_to_win(cards);
        WIN * (-steps / REACH).exp() + self.rents(cards)
    }

    /// V28: about how many cards are missing, the easiest way.
    fn steps_to_win(&self, cards: CardSet) -> f64 {
        let unsold = CardSet::ALL.minus(self.game.sold()).minus(cards);
        let mut costs = [(0.0, 0.0); Family::ALL.len()];
        for (cost, &family) in costs.iter_mut().zip(Family::ALL) {
            let members = CardSet::family(family);
            let own = cards.and(members).len();
            let begun = if own > 0 { 0.0 } else { BEGUN };
            *cost = (self.steps_to_triple(family, own, unsold.and(members)), begun);
        }
        costs.sort_unstable_by(|one, two| one.0.total_cmp(&two.0));
        let escape = if cards.and(CardSet::escapes()).is_empty() { ESCAPE_STEPS } else { 0.0 };
        let wild = costs[2..].iter().map(|cost| cost.1).fold(f64::INFINITY, f64::min) + escape;
        costs[0].0 + costs[1].0 + costs[2].0.min(wild)
    }

    /// About how many steps it takes to triple a family of which a buyer has `own` cards.
    fn steps_to_triple(&self, family: Family, own: usize, unsold: CardSet) -> f64 {
        let Some(missing) = family.tripled_by().checked_sub(own).filter(|&missing| missing > 0)
        else {
            return 0.0;
        };
        let Some(spare) = unsold.len().checked_sub(missing) else { return NEVER };
        let mut waits = [f64::INFINITY; 4];
        for (wait, card) in waits.iter_mut().zip(unsold.iter()) {
            *wait = PATIENCE[card.size() as usize - 1];
        }
        waits.sort_unstable_by(f64::total_cmp);
        let needed: f64 = waits.iter().take(missing).sum();
        needed * if spare > 0 { SPARE } else { 1.0 }
    }

    /// What a buyer's properties bring in rent.
    fn rents(&self, cards: CardSet) -> f64 {
        let mut sum = 0.0;
        for &family in Family::ALL {
            let own = cards.and(CardSet::family(family));
            let factor = if family == Family::Orange { 2 * own.len() } else { own.len() };
            let numbers: i64 = own.iter().map(Card::size).sum();
            sum += RENT * factor as f64 * numbers as f64;
        }
        sum
    }

    /// What a card more is worth to a buyer.
    fn worth_to(&self, seat: Seat, card: Card) -> f64 {
        let cards = self.game.player(seat).cards;
        self.prospect(cards.with(card)) - self.prospect(cards)
    }

    /// What a card less costs this buyer.
    fn loss(&self, card: Card) -> f64 {
        let cards = self.game.player(self.seat).cards;
        let without = cards.minus(CardSet::EMPTY.with(card));
        self.prospect(cards) - self.prospect(without)
    }

    /// The most that a card is worth to another.
    fn worth_to_others(&self, card: Card, but: Option<Seat>) -> f64 {
        Seat::all(self.game.table_size())
            .filter(|&seat| seat != self.seat && Some(seat) != but)
            .map(|seat| self.worth_to(seat, card))
            .fold(0.0, f64::max)
    }

    /// V16: up to what the card is worth for oneself and kept from others, in a few bids.
    fn bid_or_pass(&self, card: Card) -> Action {
        let Phase::Auction { seller, auction, .. } = self.game.phase else { return Action::Pass };
        let others = self.worth_to_others(card, seller);
        let limit = self.worth_to(self.seat, card) + DENIAL * others;
        let limit = if others > WIN { WIN } else { limit };
        let (least, cash) = (auction.least(&RULES), self.game.cash(self.seat));
        let margin = limit.min(cash.units() as f64) - least.units() as f64;
        if margin < 0.0 {
            return Action::Pass;
        }
        Action::Bid { amount: least + Money::new((margin * JUMP) as i64) }
    }

    /// V21: an Escape is spent where it saves more than it is worth.
    fn spend_or_keep(&self, purpose: Purpose) -> Action {
        let escapes = self.game.escapes(self.seat);
        let Some(card) = best(escapes.iter(), |card| self.danger_to(card, self.game.car)) else {
            return Action::Decline;
        };
        let saved = match purpose {
            Purpose::NoRent { rent } => {
                let missing = rent - self.game.cash(self.seat);
                rent.units() as f64 + missing.max(Money::ZERO).units() as f64
            }
            Purpose::KeepRent { rent } => rent.units() as f64,
            Purpose::KeepCommission { commission } => commission.units() as f64,
        };
        let spare = if escapes.len() > 1 { SECOND_ESCAPE } else { self.loss(card) };
        if saved > spare { Action::SpendEscape { card } } else { Action::Decline }
    }

    /// V22 … V24: where it earns most, hurts most, and leaves own Escapes safe.
    fn move_kgb(&self) -> Action {
        let value = |square: Square| self.earns(square) - self.danger(square);
        let square = best(self.game.kgb_reach().iter(), value);
        Action::MoveKgb { square: square.unwrap_or(self.game.car) }
    }

    fn earns(&self, square: Square) -> f64 {
        match self.game.brings(square) {
            None => 0.0,
            Some(Brings::Commission { amount }) => amount.units() as f64,
            Some(Brings::Rent { factor }) => DIE * f64::from(factor),
            Some(Brings::BlackMarket { .. }) => MARKET,
            Some(Brings::Escape { card, from }) => {
                let cards = self.game.player(from).cards;
                let without = cards.minus(CardSet::EMPTY.with(card));
                let hurt = self.prospect(cards) - self.prospect(without);
                1.0 + self.worth_to(self.seat, card) + DENIAL * hurt
            }
        }
    }

    /// What the own Escapes risk in the next move if the KGB stands on a square (V23).
    fn danger(&self, square: Square) -> f64 {
        let escapes = self.game.escapes(self.seat);
        let each = escapes.iter().map(|card| self.danger_to(card, square) * self.loss(card));
        each.sum()
    }

    /// In how many of the rolls the next move could end on an Escape's square.
    fn danger_to(&self, card: Card, car: Square) -> f64 {
        let ends = |&steps: &u8| reach().from(car, steps).contains(card.square());
        (1..=HIGHEST_FACE).filter(ends).count() as f64 / f64::from(HIGHEST_FACE)
    }

    fn safest(&self, escapes: CardSet) -> Option<Card> {
        best(escapes.iter(), |card| -self.danger_to(card, self.game.car))
    }

    /// V24: a card may bring an Escape; else the money is surer.
    fn card_or_million(&self) -> Action {
        let wanted = self.game.escapes(self.seat).is_empty();
        let there = !self.game.escapes_in_stack().is_empty();
        if wanted && there { Action::TakeCard } else { Action::TakeMillion }
    }
}

/// The best of these, the first of equals.
fn best<T: Copy>(from: impl Iterator<Item = T>, value: impl Fn(T) -> f64) -> Option<T> {
    let mut found: Option<(T, f64)> = None;
    for one in from {
        let worth = value(one);
        if found.is_none_or(|(_, most)| worth > most) {
            found = Some((one, worth));
        }
    }
    found.map(|(one, _)| one)
}
