//! The state of a game, and how it is set up (K1, K2, K4, K5).

use kontor_engine::auction::Auction;
use kontor_engine::trade::Trade;
use kontor_engine::{
    Account, Accounts, Bank, FirstTurn, Generator, MAX_SEATS, Money, Next, Odds, Refusal, Rule,
    Seat, SeatSet, Setup, Silent, Sink, payments,
};
use serde::{Deserialize, Serialize};

use crate::action::Outcome;
use crate::board::{Lot, LotSet, Square, SquareSet, Stages};
use crate::cards::{Card, KeptCards, Pack};
use crate::data::{Deck, Group, Stage};
use crate::deals::Bundle;
use crate::debt::Debt;
use crate::edition::{Agreed, PLAYERS, bankers_seat};
use crate::event::Event;
use crate::loans::Loans;
use crate::moving::{Dice, MOST_DICE};

/// The bank's account.
pub const BANK: Account = Account::Bank(0);
/// K27: offers a turn.
pub const OFFERS: u8 = 3;

/// A game of Kommersant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kommersant {
    pub(crate) accounts: Accounts<1>,
    pub(crate) players: [Player; MAX_SEATS],
    /// Those still in.
    pub(crate) playing: SeatSet,
    pub(crate) stages: Stages,
    pub(crate) mortgaged: LotSet,
    /// K24: the lots that a step was built on this turn.
    pub(crate) built_now: LotSet,
    /// K29: the lots that were mortgaged this turn.
    pub(crate) mortgaged_now: LotSet,
    /// The squares that a red token lies on.
    pub(crate) tokens: SquareSet,
    /// Red tokens that chance has to lay before anything else.
    pub(crate) to_lay: u8,
    pub(crate) decks: [Pack; 3],
    pub(crate) agreed: Agreed,
    pub(crate) banker: Option<Seat>,
    /// K1: who began as the Banker, with more than the others.
    pub(crate) first_banker: Option<Seat>,
    pub(crate) seats: u8,
    /// Who had the first turn.
    pub(crate) first: Seat,
    pub(crate) on_turn: Seat,
    /// From 1.
    pub(crate) round: u16,
    /// Offers that the player on turn may still make.
    pub(crate) offers_left: u8,
    /// K14: whether the player on turn has paid the Tax Service.
    pub(crate) tax_settled: bool,
    /// The last throw.
    pub(crate) dice: Option<Dice>,
    /// What still has to happen, the next last.
    pub(crate) tasks: Tasks,
    pub(crate) phase: Phase,
    /// K27: the open offer; it is answered before anything else.
    pub(crate) offer: Option<Offer>,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    pub place: Place,
    pub lots: LotSet,
    /// Red tokens taken from the board.
    pub tokens: u8,
    pub kept: KeptCards,
    pub loans: Loans,
    /// K10: full laps.
    pub laps: u16,
    /// K10: crossings of Start taken back by moving backwards.
    pub taken_back: u8,
    /// K10: the squares walked since Start, where a lap needs both rings.
    pub walked: SquareSet,
    /// K11: turns to skip.
    pub skips: u8,
    /// K7: whether the first throw is done.
    pub has_thrown: bool,
    /// K35: full laps as a racketeer, up to what is needed to stop; `None` for the honest.
    pub racket: Option<u8>,
    /// K37: 0 while in; who went out first has 1.
    pub out: u8,
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Place {
    /// On a square.
    Square(Square),
    /// In the centre (K13).
    Centre,
}

impl Default for Place {
    fn default() -> Place {
        Place::Square(Square::START)
    }
}

/// What the game waits for. Its kind has a byte of its own: it is asked for several times a step.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// K2: chance throws for the first turn.
    FirstTurn(FirstTurn),
    /// The player on turn deals and throws.
    Deals,
    /// Chance throws the dice.
    Thrown { dice: u8 },
    /// K8: three alike: once or twice the sum.
    Doubling { sum: u8 },
    /// Chance names the card drawn.
    Draw { seat: Seat, deck: Deck },
    /// K16, K18: a free lot, and whose tokens were asked for.
    Purchase { seat: Seat, lot: Lot, asked: SeatSet },
    /// K17: the Banker decides whether the others may bid.
    Banker { lot: Lot, decliner: Seat },
    /// K17: open bidding.
    Auction { lot: Lot, auction: Auction },
    /// K13: whether to enter the centre.
    Centre { seat: Seat },
    /// K35: whether to turn racketeer.
    Racket { seat: Seat },
    /// K13, K15: a square is named for a piece.
    Naming { seat: Seat, piece: Seat },
    /// K15: chance says which building is lost.
    Losing { seat: Seat, stage: Stage },
    /// K36: a debt beyond the debtor's cash.
    Debt { debt: Debt, offers: u8 },
    /// Nothing: the next task is at hand.
    Going,
    /// K37: the game is over.
    Over,
}

/// Something that still has to happen before the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Task {
    /// Start was reached or passed (K10, K34).
    Lap { seat: Seat },
    /// A piece came to rest (K4, K6).
    Arrive { seat: Seat },
    /// The next player pays the drawer of a card (K15).
    Collect {
        card: Card,
        /// Who drew it.
        to: Seat,
        /// Who pays next; nobody once it is the drawer.
        from: Seat,
    },
    /// A debt is paid, raised, or ends in bankruptcy (K36).
    Settle(Debt),
}

/// The tasks at hand, in a place that never moves: the deepest nesting is a lap before an arrival, or
/// a debt within a collection.
pub(crate) type Tasks = kontor_engine::Stack<Task, 4>;

/// K27: an open offer, and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Offer {
    pub about: About,
    pub trade: Trade<Bundle>,
}

/// What an offer is about, which says how it can be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum About {
    /// K27: anything for anything; can be countered.
    Anything,
    /// K31: vacant lots for cash; another price can be asked.
    VacantLots,
    /// K18: cash for a red token; yes or no.
    RedToken,
    /// K33: cash for lots, with a loan if need be; another price can be asked.
    Purchase,
    /// K33: lots for cash, for which the other may take a loan; another price can be named.
    Sale,
}

payments!(Kommersant, bank: BANK);

impl Kommersant {
    /// K1, K2, K4, K5: the table before the tokens are laid.
    pub(crate) fn lay_out(setup: &Setup) -> Result<Kommersant, Refusal> {
        let agreed = Agreed::by(setup);
        let seats = setup.seats();
        let banker = bankers_seat(setup);
        if let Some(seat) = banker.filter(|seat| seat.index() >= seats) {
            return Err(Refusal::new(PLAYERS, "refused-no-such-banker")
                .with("banker", seat.index())
                .with("seats", seats));
        }
        let host = Seat::all(seats).next().expect("a table has seats");
        let mut game = Kommersant {
            accounts: Accounts::open([Bank::ENDLESS]),
            players: [Player::default(); MAX_SEATS],
            playing: SeatSet::first(seats),
            stages: Stages::default(),
            mortgaged: LotSet::EMPTY,
            built_now: LotSet::EMPTY,
            mortgaged_now: LotSet::EMPTY,
            tokens: SquareSet::default(),
            to_lay: agreed.tokens,
            decks: [Deck::Letter, Deck::Surprise, Deck::Risk].map(Pack::shuffled),
            agreed,
            banker,
            first_banker: banker,
            seats: seats as u8,
            first: host,
            on_turn: host,
            round: 1,
            offers_left: OFFERS,
            tax_settled: false,
            dice: None,
            tasks: Tasks::default(),
            phase: Phase::Deals,
            offer: None,
        };
        if agreed.edition().throw_for_first {
            game.phase = Phase::FirstTurn(FirstTurn::among(game.playing));
        }
        for seat in game.playing.iter() {
            game.pay_out(seat, game.began_with(seat), "starting-capital", PLAYERS, &mut Silent);
        }
        Ok(game)
    }

    /// K1: the starting capital, and the Banker's more.
    pub(crate) fn began_with(&self, seat: Seat) -> Money {
        let bonus = self.agreed.edition().banker_bonus;
        let more = bonus.filter(|_| self.first_banker == Some(seat)).unwrap_or_default();
        self.agreed.capital + more
    }

    #[inline]
    pub(crate) fn table_size(&self) -> usize {
        self.seats.into()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The square a piece stands on; in the centre, Start, which no rule asks for.
    #[inline]
    pub(crate) fn square_of(&self, seat: Seat) -> Square {
        match self.player(seat).place {
            Place::Square(square) => square,
            Place::Centre => Square::START,
        }
    }

    /// The next player still in, clockwise.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.playing.next_after(seat).unwrap_or(seat)
    }

    /// Whose a lot is.
    #[inline]
    pub fn owner(&self, lot: Lot) -> Option<Seat> {
        let owners = SeatSet::of_those(|seat| self.player(seat).lots.contains(lot));
        owners.and(self.playing).iter().next()
    }

    /// The lowest and the highest stage within a group.
    #[inline]
    pub(crate) fn stages_of_group(&self, group: Group) -> (Stage, Stage) {
        let stages = LotSet::group(group).iter().map(|lot| self.stages.of(lot));
        stages.fold((Stage::Enterprise, Stage::Lot), |(low, high), stage| {
            (low.min(stage), high.max(stage))
        })
    }

    /// K22, K24: whether a player has all three lots of a group.
    #[inline]
    pub(crate) fn has_full_group(&self, seat: Seat, group: Group) -> bool {
        self.player(seat).lots.contains_all(LotSet::group(group))
    }

    /// Those still in but this seat.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.playing.without(seat)
    }

    /// A seat's cash.
    #[inline]
    pub fn cash(&self, seat: Seat) -> Money {
        self.accounts.cash(seat)
    }

    #[inline]
    pub(crate) fn who_is_next(&self) -> Next {
        if matches!(self.phase, Phase::Over) {
            return Next::Over;
        }
        if self.waits_for_chance() {
            return Next::Chance;
        }
        if let Some(offer) = &self.offer {
            return Next::Seats(SeatSet::one(offer.trade.answers()));
        }
        match self.phase {
            Phase::Deals | Phase::Doubling { .. } => Next::Seats(SeatSet::one(self.on_turn)),
            Phase::Purchase { seat, .. }
            | Phase::Centre { seat }
            | Phase::Racket { seat }
            | Phase::Naming { seat, .. } => Next::Seats(SeatSet::one(seat)),
            Phase::Debt { debt, .. } => Next::Seats(SeatSet::one(debt.debtor)),
            Phase::Banker { .. } => Next::Seats(self.banker.map_or(SeatSet::EMPTY, SeatSet::one)),
            Phase::Auction { auction, .. } => Next::Seats(auction.to_act()),
            Phase::FirstTurn(_)
            | Phase::Thrown { .. }
            | Phase::Draw { .. }
            | Phase::Losing { .. }
            | Phase::Going => Next::Chance,
            Phase::Over => Next::Over,
        }
    }

    /// K4, K5: whether chance has a red token to lay or a card to turn up before anything else.
    #[inline]
    pub(crate) fn waits_for_chance(&self) -> bool {
        self.to_lay > 0 || self.next_to_turn_up().is_some()
    }

    #[inline]
    pub(crate) fn sample_outcome(&self, generator: &mut Generator) -> Outcome {
        if self.to_lay > 0 {
            let free = SquareSet::for_tokens().minus(self.tokens);
            let place = generator.below(free.len() as u32) as usize;
            let square = free.iter().nth(place).expect("there are more squares than tokens");
            return Outcome::Token { square };
        }
        if let Some(deck) = self.next_to_turn_up() {
            return Outcome::Card { card: self.pack(deck).sample(generator) };
        }
        match self.phase {
            Phase::Thrown { dice } => Outcome::Dice { dice: Dice::throw(dice, generator) },
            Phase::Draw { deck, .. } => Outcome::Card { card: self.pack(deck).sample(generator) },
            Phase::Losing { seat, stage } => {
                let losable = self.losable(seat, stage);
                let place = generator.below(losable.len() as u32) as usize;
                let lot = losable.iter().nth(place).expect("asked only if there is something");
                Outcome::Lost { lot }
            }
            _ => Outcome::Dice { dice: Dice::throw(MOST_DICE, generator) },
        }
    }

    /// What chance can decide now, as likely as [`Kommersant::sample_outcome`] draws it.
    pub(crate) fn list_odds(&self, odds: &mut Odds<Outcome>) {
        if self.to_lay > 0 {
            let free = SquareSet::for_tokens().minus(self.tokens);
            odds.begin(free.len() as u32);
            free.iter().for_each(|square| odds.add(Outcome::Token { square }, 1));
            return;
        }
        if let Some(deck) = self.next_to_turn_up() {
            self.pack(deck).odds(odds);
            return;
        }
        match self.phase {
            Phase::Draw { deck, .. } => self.pack(deck).odds(odds),
            Phase::Losing { seat, stage } => {
                let losable = self.losable(seat, stage);
                odds.begin(losable.len() as u32);
                losable.iter().for_each(|lot| odds.add(Outcome::Lost { lot }, 1));
            }
            Phase::Thrown { dice } => list_throws(dice, odds),
            _ => list_throws(MOST_DICE, odds),
        }
    }

    #[inline]
    pub(crate) fn apply_outcome(
        &mut self,
        outcome: Outcome,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::Over, _) => Err(nothing_to_decide()),
            (_, Outcome::Token { square }) if self.to_lay > 0 => self.lay_token(square, sink),
            _ if self.to_lay > 0 => Err(nothing_to_decide()),
            (_, Outcome::Card { card }) if self.next_to_turn_up().is_some() => {
                self.turn_up_named(card, sink)
            }
            _ if self.waits_for_chance() || self.offer.is_some() => Err(nothing_to_decide()),
            (Phase::FirstTurn(first), Outcome::Dice { dice }) => {
                self.throw_for_first(first, dice, sink)
            }
            (Phase::Thrown { dice: count }, Outcome::Dice { dice }) => {
                self.move_by_dice(count, dice, sink)
            }
            (Phase::Draw { seat, deck }, Outcome::Card { card }) => {
                self.draw_named(seat, deck, card, sink)
            }
            (Phase::Losing { seat, stage }, Outcome::Lost { lot }) => {
                self.lose_named(seat, stage, lot, sink)
            }
            _ => Err(nothing_to_decide()),
        }?;
        self.go_on(sink);
        Ok(())
    }

    /// K4: a red token is laid on a square that can have one and has none.
    fn lay_token(&mut self, square: Square, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !SquareSet::for_tokens().minus(self.tokens).contains(square) {
            return Err(
                Refusal::new(Rule("K4"), "refused-no-token-there").with("square", square.text())
            );
        }
        self.tokens.insert(square);
        self.to_lay -= 1;
        sink.event(|| Event::TokenLaid { square });
        self.begin_when_ready(sink);
        Ok(())
    }

    /// The first turn begins when everything is laid out (K4, K5); later ones began before.
    pub(crate) fn begin_when_ready(&self, sink: &mut impl Sink<Event>) {
        if !self.waits_for_chance() && self.phase == Phase::Deals {
            sink.event(|| Event::TurnBegan { seat: self.on_turn, round: self.round });
        }
    }

    /// Does what is at hand until a player or chance has to decide; a turn that has nothing left to
    /// do ends.
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        while matches!(self.phase, Phase::Going) && !self.waits_for_chance() && self.offer.is_none()
        {
            match self.tasks.pop() {
                Some(Task::Lap { seat }) => self.complete_lap(seat, sink),
                Some(Task::Arrive { seat }) => self.arrive(seat, sink),
                Some(Task::Collect { card, to, from }) => self.collect(card, to, from),
                Some(Task::Settle(debt)) => self.settle(debt, sink),
                None => self.end_turn(sink),
            }
        }
    }
}

fn list_throws(dice: u8, odds: &mut Odds<Outcome>) {
    odds.begin(6u32.pow(dice.into()));
    Dice::all(dice).for_each(|dice| odds.add(Outcome::Dice { dice }, 1));
}

#[cold]
fn nothing_to_decide() -> Refusal {
    Refusal::form("refused-nothing-to-decide")
}
