//! The state of a game, and how it is set up (K1, K2, K4, K5).

use kontor_engine::auction::Auction;
use kontor_engine::trade::Trade;
use kontor_engine::{
    Account, Accounts, Bank, Generator, MAX_SEATS, Money, Next, Posting, Refusal, Rule, Seat,
    SeatSet, Setup, Silent, Sink,
};
use serde::{Deserialize, Serialize};

use crate::action::{Event, Outcome};
use crate::board::{Lot, LotSet, Square, SquareSet, Stages};
use crate::cards::{Card, KeptCards, Stack};
use crate::data::{Deck, Group, Stage};
use crate::deals::Bundle;
use crate::debt::Debt;
use crate::edition::{Agreed, PLAYERS, bankers_seat};
use crate::loans::Loans;
use crate::moving::Dice;

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
    pub(crate) decks: [Stack; 3],
    pub(crate) agreed: Agreed,
    pub(crate) banker: Option<Seat>,
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

/// What the game waits for.
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

/// K2: throwing for the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct FirstTurn {
    /// Who still has to throw; the lowest seat is next.
    pub to_throw: SeatSet,
    pub best: u8,
    /// Who threw the best.
    pub leaders: SeatSet,
}

/// Something that still has to happen before the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Start was reached or passed (K10, K34).
    Lap {
        /// By whom.
        seat: Seat,
    },
    /// A piece came to rest (K4, K6).
    Arrive {
        /// Whose.
        seat: Seat,
    },
    /// The next player pays the drawer of a card (K15).
    Collect {
        /// Which card.
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
pub enum About {
    /// K27: anything for anything; can be countered.
    Anything,
    /// K31: vacant lots for cash; another price can be asked.
    VacantLots,
    /// K18: cash for a red token; yes or no.
    RedToken,
}

impl Kommersant {
    /// K1, K2, K4, K5: the table before the tokens are laid.
    pub(crate) fn lay_out(setup: &Setup) -> Result<Kommersant, Refusal> {
        let agreed = Agreed::by(setup);
        let seats = setup.seats();
        let banker = bankers_seat(setup);
        if let Some(seat) = banker.filter(|seat| seat.index() >= seats) {
            return Err(Refusal::new(PLAYERS, "there is no seat{banker} at a table of {seats}")
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
            decks: [Deck::Letter, Deck::Surprise, Deck::Risk].map(Stack::shuffled),
            agreed,
            banker,
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
        game.hand_out_capital(Money::new(setup.number("capital")));
        Ok(game)
    }

    /// K1: the starting capital, and the Banker's more.
    fn hand_out_capital(&mut self, capital: Money) {
        let bonus = self.agreed.edition().banker_bonus;
        for seat in self.playing.iter() {
            let more = bonus.filter(|_| self.banker == Some(seat)).unwrap_or_default();
            self.pay_out(seat, capital + more, "starting capital", PLAYERS, &mut Silent);
        }
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
        let others = seat.round(self.table_size()).skip(1);
        others.into_iter().find(|&other| self.playing.contains(other)).unwrap_or(seat)
    }

    /// Whose a lot is.
    #[inline]
    pub fn owner(&self, lot: Lot) -> Option<Seat> {
        self.playing.iter().find(|&seat| self.player(seat).lots.contains(lot))
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

    /// Money from the bank, which never runs out.
    #[inline]
    pub(crate) fn pay_out(
        &mut self,
        seat: Seat,
        amount: Money,
        reason: &'static str,
        rule: Rule,
        sink: &mut impl Sink<Event>,
    ) {
        self.transfer(BANK, seat.into(), amount, reason, rule, sink);
    }

    /// Money to the bank, which the player was seen to have.
    #[inline]
    pub(crate) fn pay_in(
        &mut self,
        seat: Seat,
        amount: Money,
        reason: &'static str,
        rule: Rule,
        sink: &mut impl Sink<Event>,
    ) {
        self.transfer(seat.into(), BANK, amount, reason, rule, sink);
    }

    /// Money that the payer was seen to have.
    #[inline]
    pub(crate) fn transfer(
        &mut self,
        from: Account,
        to: Account,
        amount: Money,
        reason: &'static str,
        rule: Rule,
        sink: &mut impl Sink<Event>,
    ) {
        let posting = Posting { from, to, amount, reason, rule };
        self.accounts.post(posting, sink).expect("checked before");
    }

    #[inline]
    pub(crate) fn who_is_next(&self) -> Next {
        if matches!(self.phase, Phase::Over) {
            return Next::Over;
        }
        if self.to_lay > 0 {
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

    #[inline]
    pub(crate) fn sample_outcome(&self, generator: &mut Generator) -> Outcome {
        if self.to_lay > 0 {
            let free = SquareSet::for_tokens().minus(self.tokens);
            let place = generator.below(free.len() as u32) as usize;
            let square = free.iter().nth(place).expect("there are more squares than tokens");
            return Outcome::Token { square };
        }
        match self.phase {
            Phase::Thrown { dice } => Outcome::Dice { dice: Dice::throw(dice, generator) },
            Phase::Draw { deck, .. } => Outcome::Card { card: self.stack(deck).sample(generator) },
            Phase::Losing { seat, stage } => {
                let losable = self.losable(seat, stage);
                let place = generator.below(losable.len() as u32) as usize;
                let lot = losable.iter().nth(place).expect("asked only if there is something");
                Outcome::Lost { lot }
            }
            _ => Outcome::Dice { dice: Dice::throw(3, generator) },
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
            _ if self.to_lay > 0 || self.offer.is_some() => Err(nothing_to_decide()),
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
            return Err(Refusal::new(Rule("K4"), "no red token can be laid on {square}")
                .with("square", square.name()));
        }
        self.tokens.insert(square);
        self.to_lay -= 1;
        sink.event(|| Event::TokenLaid { square });
        if self.to_lay == 0 && self.phase == Phase::Deals {
            sink.event(|| Event::TurnBegan { seat: self.on_turn, round: self.round });
        }
        Ok(())
    }

    /// Does what is at hand until a player or chance has to decide; a turn that has nothing left to
    /// do ends.
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        while matches!(self.phase, Phase::Going) && self.to_lay == 0 && self.offer.is_none() {
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

#[cold]
fn nothing_to_decide() -> Refusal {
    Refusal::form("chance has nothing of this kind to decide now")
}
