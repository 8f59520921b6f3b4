//! The state of a game, and how it is set up (V2, V4, V5).

use kontor_engine::auction::Auction;
use kontor_engine::{
    Account, Accounts, Bank, FirstTurn, Generator, MAX_SEATS, Money, Next, Odds, Refusal, Rule,
    Seat, SeatSet, Setup, Silent, Sink, Stack, payments,
};
use serde::{Deserialize, Serialize};

use crate::action::{Event, Outcome, Purpose};
use crate::board::{Card, CardSet, Dice, HIGHEST_FACE, Square};
use crate::debt::Debt;
use crate::end::Ending;
use crate::market::{Deck, MarketCards};
use crate::options::Readings;
use crate::rent::PYRAMID;

/// The account of the Old Commie Bank, which pays.
pub const OLD_BANK: Account = Account::Bank(0);
/// The account of the New Democracy Bank, which is paid for property.
pub const NEW_BANK: Account = Account::Bank(1);
/// V2: what each buyer gets.
pub const CAPITAL: Money = Money::new(35);
/// V2: what the Old Commie Bank holds.
pub const OLD_BANK_HOLDS: Money = Money::new(100);
/// V4: how many cards are dealt to each buyer.
pub const DEALT: usize = 2;
/// V5: a number of the airport, where the plane starts.
const AIRPORT: u8 = 66;

/// A game of Reverse Monopoly: Moscow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReverseMonopoly {
    pub(crate) accounts: Accounts<2>,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) deck: Deck,
    pub(crate) seats: u8,
    /// V30: the last turn; 0 for none.
    pub(crate) limit: u16,
    pub(crate) readings: Readings,
    /// V14: where the plane is.
    pub(crate) plane: Card,
    /// V15: where the KGB car is.
    pub(crate) car: Square,
    pub(crate) auctioneer: Seat,
    /// How many turns have begun.
    pub(crate) turn: u16,
    /// V25: how many extra turns follow this one.
    pub(crate) extra_turns: u8,
    /// The last roll of red and white.
    pub(crate) dice: Option<Dice>,
    /// The four-sided die, if it was thrown since.
    pub(crate) pyramid: Option<u8>,
    /// V22: whether the KGB ended this turn's move on the square of this turn's property.
    pub(crate) kgb_watches: bool,
    /// V20: whether the owner spent an Escape to triple this turn's rent.
    pub(crate) tripled: bool,
    /// What still has to happen in this turn, the next last.
    pub(crate) tasks: Tasks,
    pub(crate) phase: Phase,
}

/// What belongs to a buyer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    pub cards: CardSet,
    /// V25: kept cards.
    pub extra_turns: MarketCards,
    /// V25: turns as auctioneer to pass over.
    pub lost_turns: u8,
    /// V25: moves of the KGB to leave out.
    pub lost_moves: u8,
    /// V27: what was dropped of debts since the last roll.
    pub dropped: Money,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// V4: chance deals the next card to this seat.
    Deal { seat: Seat },
    /// V6: chance rolls for the first turn.
    FirstTurn(FirstTurn),
    /// V12: chance rolls red and white.
    Roll,
    /// V13, V24: chance names the Black Market card drawn.
    Draw { seat: Seat },
    /// V15: the KGB is moved.
    Kgb { seat: Seat },
    /// V24: a Black Market card or 1 from the bank.
    Market { seat: Seat },
    /// V16, V26, V27: open bidding; for what a buyer sells or for what was never sold.
    Auction { card: Card, seller: Option<Seat>, auction: Auction },
    /// V18: chance throws the four-sided die.
    Rent,
    /// V21: whether to spend an Escape.
    Escape { seat: Seat, purpose: Purpose },
    /// V26: which Escape to take from the stack. V23: or which of its holder's.
    ChooseEscape { seat: Seat, from: Option<Seat> },
    /// V26: where to put the KGB car.
    PlaceKgb { seat: Seat },
    /// V26: whether to sell a property.
    MaySell { seat: Seat },
    /// V27: what to sell to pay a debt; some were offered in vain.
    MustSell { debt: Debt, offered: CardSet },
    /// Nothing: the next task is at hand.
    Going,
    /// V28 … V30: the game is over.
    Over(Ending),
}

/// Something that still has to happen in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Task {
    /// The roll takes effect: the plane flies, or it is rolled again (V12, V14).
    Fly,
    /// A Black Market card is drawn (V13).
    Draw { seat: Seat },
    /// The KGB moves (V15).
    Kgb,
    /// The property is auctioned, or rent is paid for it (V16, V18).
    Business,
    /// The next buyer pays the drawer of a card (V26).
    Collect {
        /// Who drew it.
        to: Seat,
        /// Who pays next; nobody once it is the drawer.
        from: Seat,
        amount: u8,
    },
    /// The drawer of a card pays the next buyer (V26).
    HandOut {
        /// Who drew it.
        from: Seat,
        /// Who is paid next; nobody once it is the drawer.
        to: Seat,
        amount: u8,
    },
    /// A debt is paid, or something is sold for it (V27).
    Settle {
        /// What is owed.
        debt: Debt,
        /// What was put up for auction for this debt.
        offered: CardSet,
    },
}

/// The tasks at hand, in a place that never moves: the deepest nesting is a debt within a collection
/// within a turn.
pub(crate) type Tasks = Stack<Task, 4>;

payments!(ReverseMonopoly);

impl ReverseMonopoly {
    /// V2, V4, V5: the table before the first card is dealt.
    pub(crate) fn lay_out(setup: &Setup) -> Result<ReverseMonopoly, Refusal> {
        let seats = setup.seats();
        let first = Seat::all(seats).next().expect("a table has seats");
        let deals = setup.flag("deal");
        let all = CAPITAL * seats as i64 + OLD_BANK_HOLDS;
        let banks = [Bank::holding(all), Bank::holding(Money::ZERO)];
        let mut game = ReverseMonopoly {
            accounts: Accounts::open(banks),
            players: [Player::default(); MAX_SEATS],
            deck: Deck::SHUFFLED,
            seats: seats as u8,
            limit: u16::try_from(setup.number("turns")).unwrap_or(u16::MAX),
            readings: Readings::of(setup),
            plane: Card::numbered(AIRPORT).expect("every number has a card"),
            car: Square::start(),
            auctioneer: first,
            turn: 0,
            extra_turns: 0,
            dice: None,
            pyramid: None,
            kgb_watches: false,
            tripled: false,
            tasks: Tasks::default(),
            phase: if deals {
                Phase::Deal { seat: first }
            } else {
                Phase::FirstTurn(FirstTurn::among(SeatSet::first(seats)))
            },
        };
        for seat in Seat::all(seats) {
            game.transfer(OLD_BANK, seat.into(), CAPITAL, "capital", Rule("V2"), &mut Silent);
        }
        Ok(game)
    }

    #[inline]
    pub(crate) fn table_size(&self) -> usize {
        self.seats.into()
    }

    /// Every seat.
    #[inline]
    pub(crate) fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.table_size())
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// V11: who moves the KGB: the seat to the auctioneer's right.
    #[inline]
    pub fn mover(&self) -> Seat {
        let before = self.auctioneer.index().checked_sub(1).unwrap_or(self.table_size() - 1);
        Seat::new(before).expect("a seat of this table")
    }

    /// Who holds a card.
    #[inline]
    pub fn owner(&self, card: Card) -> Option<Seat> {
        Seat::all(self.table_size()).find(|&seat| self.player(seat).cards.contains(card))
    }

    /// All cards that somebody holds.
    #[inline]
    pub(crate) fn sold(&self) -> CardSet {
        self.players.iter().fold(CardSet::EMPTY, |all, player| all.or(player.cards))
    }

    /// The properties of a buyer.
    #[inline]
    pub fn properties(&self, seat: Seat) -> CardSet {
        self.player(seat).cards.minus(CardSet::escapes())
    }

    /// The Escapes of a buyer.
    #[inline]
    pub fn escapes(&self, seat: Seat) -> CardSet {
        self.player(seat).cards.and(CardSet::escapes())
    }

    /// A buyer's cash: hidden from all others (V3).
    #[inline]
    pub fn cash(&self, seat: Seat) -> Money {
        self.accounts.cash(seat)
    }

    #[inline]
    pub(crate) fn who_is_next(&self) -> Next {
        match self.phase {
            Phase::Kgb { seat }
            | Phase::Market { seat }
            | Phase::Escape { seat, .. }
            | Phase::ChooseEscape { seat, .. }
            | Phase::PlaceKgb { seat }
            | Phase::MaySell { seat } => Next::Seats(SeatSet::one(seat)),
            Phase::MustSell { debt, .. } => Next::Seats(SeatSet::one(debt.debtor)),
            Phase::Auction { auction, .. } => Next::Seats(auction.to_act()),
            Phase::Deal { .. }
            | Phase::FirstTurn(_)
            | Phase::Roll
            | Phase::Draw { .. }
            | Phase::Rent
            | Phase::Going => Next::Chance,
            Phase::Over(_) => Next::Over,
        }
    }

    #[inline]
    pub(crate) fn sample_outcome(&self, generator: &mut Generator) -> Outcome {
        match self.phase {
            Phase::Deal { .. } => {
                let left = CardSet::singles().minus(self.sold());
                let place = generator.below(left.len() as u32) as usize;
                Outcome::Dealt { card: left.iter().nth(place).expect("below their number") }
            }
            Phase::Draw { .. } => Outcome::Drawn { card: self.deck.sample(generator) },
            Phase::Rent => Outcome::Pyramid { die: 1 + generator.below(PYRAMID.into()) as u8 },
            _ => {
                let mut face = || 1 + generator.below(HIGHEST_FACE.into()) as u8;
                let (red, white) = (face(), face());
                Outcome::Dice { dice: Dice::new(red, white).expect("faces of these dice") }
            }
        }
    }

    /// Every outcome that chance can decide now, each with its ways.
    pub(crate) fn list_odds(&self, odds: &mut Odds<Outcome>) {
        match self.phase {
            Phase::Deal { .. } => {
                let left = CardSet::singles().minus(self.sold());
                odds.begin(left.len() as u32);
                left.iter().for_each(|card| odds.add(Outcome::Dealt { card }, 1));
            }
            Phase::Draw { .. } => {
                let cards = self.deck.could_come();
                odds.begin(cards.len() as u32);
                cards.iter().for_each(|card| odds.add(Outcome::Drawn { card }, 1));
            }
            Phase::Rent => {
                odds.begin(PYRAMID.into());
                (1..=PYRAMID).for_each(|die| odds.add(Outcome::Pyramid { die }, 1));
            }
            _ => {
                odds.begin(u32::from(HIGHEST_FACE) * u32::from(HIGHEST_FACE));
                Dice::all().for_each(|dice| odds.add(Outcome::Dice { dice }, 1));
            }
        }
    }

    #[inline]
    pub(crate) fn apply_outcome(
        &mut self,
        outcome: Outcome,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::Deal { seat }, Outcome::Dealt { card }) => self.deal(seat, card, sink)?,
            (Phase::FirstTurn(first), Outcome::Dice { dice }) => {
                self.roll_for_first(first, dice, sink);
            }
            (Phase::Roll, Outcome::Dice { dice }) => self.roll(dice, sink),
            (Phase::Draw { seat }, Outcome::Drawn { card }) => self.draw(seat, card, sink)?,
            (Phase::Rent, Outcome::Pyramid { die }) => self.throw_rent(die, sink)?,
            _ => return Err(nothing_to_decide()),
        }
        self.go_on(sink);
        Ok(())
    }

    /// V4: two single-number properties for each buyer.
    fn deal(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !CardSet::singles().minus(self.sold()).contains(card) {
            let refusal = Refusal::new(Rule("V4"), "refused-not-dealt");
            return Err(refusal.with("card", card.name()));
        }
        sink.event(|| Event::Dealt { seat, card });
        self.player_mut(seat).cards.insert(card);
        let next = seat.next(self.table_size());
        self.phase = if self.player(next).cards.len() < DEALT {
            Phase::Deal { seat: next }
        } else {
            Phase::FirstTurn(FirstTurn::among(self.all_seats()))
        };
        Ok(())
    }

    /// Does what is at hand until a buyer or chance has to decide; a turn that has nothing left to do
    /// ends.
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        while matches!(self.phase, Phase::Going) {
            match self.tasks.pop() {
                Some(Task::Fly) => self.fly(sink),
                Some(Task::Draw { seat }) => self.phase = Phase::Draw { seat },
                Some(Task::Kgb) => self.send_kgb(sink),
                Some(Task::Business) => self.do_business(sink),
                Some(Task::Collect { to, from, amount }) => self.collect(to, from, amount),
                Some(Task::HandOut { from, to, amount }) => self.hand_out(from, to, amount),
                Some(Task::Settle { debt, offered }) => self.settle(debt, offered, sink),
                None => self.end_turn(sink),
            }
        }
    }
}

#[cold]
fn nothing_to_decide() -> Refusal {
    Refusal::form("refused-no-such-chance")
}
