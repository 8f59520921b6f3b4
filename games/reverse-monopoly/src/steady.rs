//! A sensible buyer: completes families, holds an Escape, denies others theirs.
//!
//! It weighs cards by how far they bring a buyer towards three tripled families (V28). It uses only
//! its own cash; what others have it does not know (V3).

mod prospect;

use kontor_engine::{Generator, Money, Policy, Seat};

pub(crate) use self::prospect::WIN;

use self::prospect::Prospects;
use crate::action::{Action, Purpose};
use crate::auction::RULES;
use crate::board::{Card, CardSet, HIGHEST_FACE, Square};
use crate::data::CARDS;
use crate::reach::reach;
use crate::rent::WILD;
use crate::state::{Phase, ReverseMonopoly};
use crate::view::Brings;

/// A policy: see the module.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

/// What an Escape is worth beside another.
const SECOND_ESCAPE: f64 = 1.5;
/// How much of what a card is worth to the strongest other is paid to deny it. All of it: who wins
/// first has won, whatever the others paid less.
const DENIAL: f64 = 1.0;
/// How much of what is left to its limit a bid jumps: others are asked less often, and little is
/// lost by it.
const JUMP: f64 = 0.2;
/// What a throw of the four-sided die comes to.
const DIE: f64 = 2.5;
/// What a Black Market square brings: the money, or a little more.
const MARKET: f64 = 1.0;

impl Policy<ReverseMonopoly> for Steady {
    fn choose(&mut self, game: &ReverseMonopoly, seat: Seat, _: &mut Generator) -> Action {
        Mind::of(game, seat).choose()
    }
}

/// V16: bids that search should weigh: the least, what keeps the strongest other out, what the card is worth
/// to this buyer, with and without what denying it is worth, and all.
pub(crate) fn bids_to_weigh(game: &ReverseMonopoly, seat: Seat, propose: &mut dyn FnMut(Action)) {
    let Phase::Auction { card, seller, auction } = game.phase else { return };
    let mind = Mind::of(game, seat);
    let (least, cash) = (auction.least(&RULES), game.cash(seat));
    let (own, others) = (mind.worth_to(seat, card), mind.worth_to_others(card, seller));
    let worths = [others + 1.0, own, (own + others) / 2.0, own + others];
    let worths = worths.map(|worth| Money::new(worth.min(WIN) as i64));
    for amount in [least, least + Money::new(2)].into_iter().chain(worths).chain([cash]) {
        if (least..=cash).contains(&amount) {
            propose(Action::Bid { amount });
        }
    }
}

/// What a buyer thinks about.
pub(crate) struct Mind<'a> {
    game: &'a ReverseMonopoly,
    seat: Seat,
    prospects: Prospects,
}

/// What losing each of the own Escapes would cost.
type Risks = [f64; CARDS];

impl<'a> Mind<'a> {
    pub(crate) fn of(game: &'a ReverseMonopoly, seat: Seat) -> Mind<'a> {
        Mind { game, seat, prospects: Prospects::beside(game.sold()) }
    }

    /// What the own cards are worth: the prospect of winning, and the rent.
    pub(crate) fn prospect(&self) -> f64 {
        self.prospects.of(self.game.player(self.seat).cards)
    }

    /// What the own Escapes risk in the next move of the KGB.
    pub(crate) fn danger_now(&self) -> f64 {
        self.danger(self.game.car, &self.risks())
    }
}

impl Mind<'_> {
    fn choose(&self) -> Action {
        match self.game.phase {
            Phase::Kgb { .. } => self.move_kgb(),
            Phase::Market { .. } => self.card_or_million(),
            Phase::Auction { card, .. } => self.bid_or_pass(card),
            Phase::Escape { purpose, .. } => self.spend_or_keep(purpose),
            Phase::ChooseEscape { from, .. } => {
                let safest = self.safest(self.game.escapes_of(from));
                safest.map_or(Action::Decline, |card| Action::TakeEscape { card })
            }
            Phase::PlaceKgb { .. } => {
                let risks = self.risks();
                let quietest = best(Square::all(), |square| -self.danger(square, &risks));
                Action::PlaceKgb { square: quietest.unwrap_or(self.game.car) }
            }
            Phase::MustSell { offered, .. } => {
                let own = self.game.properties(self.seat).minus(offered);
                let least = best(own.iter(), |card| -self.loss(self.seat, card));
                least.map_or(Action::Decline, |card| Action::Sell { card })
            }
            _ => Action::Decline,
        }
    }

    /// What a card more is worth to a buyer.
    fn worth_to(&self, seat: Seat, card: Card) -> f64 {
        let cards = self.game.player(seat).cards;
        self.prospects.of(cards.with(card)) - self.prospects.of(cards)
    }

    /// What a card less costs a buyer.
    fn loss(&self, seat: Seat, card: Card) -> f64 {
        let cards = self.game.player(seat).cards;
        self.prospects.of(cards) - self.prospects.of(cards.minus(CardSet::one(card)))
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
            Purpose::Triple { factor } => DIE * f64::from(WILD.saturating_sub(factor)),
            Purpose::NoRent { rent } => {
                let missing = rent - self.game.cash(self.seat);
                rent.units() as f64 + missing.max(Money::ZERO).units() as f64
            }
            Purpose::KeepRent { rent } => rent.units() as f64,
            Purpose::KeepCommission { commission } => commission.units() as f64,
        };
        let spare = if escapes.len() > 1 { SECOND_ESCAPE } else { self.loss(self.seat, card) };
        if saved > spare { Action::SpendEscape { card } } else { Action::Decline }
    }

    /// V22 … V24: where it earns most, hurts most, and leaves own Escapes safe.
    fn move_kgb(&self) -> Action {
        let risks = self.risks();
        let value = |square: Square| self.earns(square) - self.danger(square, &risks);
        let square = best(self.game.kgb_reach().iter(), value);
        Action::MoveKgb { square: square.unwrap_or(self.game.car) }
    }

    fn earns(&self, square: Square) -> f64 {
        match self.game.brings(square) {
            None => 0.0,
            Some(Brings::Commission { amount }) => amount.units() as f64,
            Some(Brings::Rent { factor, .. }) => DIE * f64::from(factor),
            Some(Brings::BlackMarket { .. }) => MARKET,
            Some(Brings::Escape { card, from }) => {
                1.0 + self.worth_to(self.seat, card) + DENIAL * self.loss(from, card)
            }
        }
    }

    fn risks(&self) -> Risks {
        let mut risks = [0.0; CARDS];
        for card in self.game.escapes(self.seat).iter() {
            risks[card.index()] = self.loss(self.seat, card);
        }
        risks
    }

    /// What the own Escapes risk in the next move if the KGB stands on a square (V23).
    fn danger(&self, square: Square, risks: &Risks) -> f64 {
        let escapes = self.game.escapes(self.seat);
        escapes.iter().map(|card| self.danger_to(card, square) * risks[card.index()]).sum()
    }

    /// In how many of the rolls the next move could end on an Escape's square.
    fn danger_to(&self, card: Card, car: Square) -> f64 {
        f64::from(reach().rolls(car, card.square())) / f64::from(HIGHEST_FACE)
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
