//! The state of a game, and how it is set up (M1 … M7).

use kontor_engine::{
    Account, Accounts, Bank, Generator, MAX_SEATS, Money, Next, Odds, Refusal, Rule, Seat, SeatSet,
    Setup, Silent, Sink, payments,
};
use serde::{Deserialize, Serialize};

use crate::action::{CardStack, Event, Outcome};
use crate::card::{Card, Hand, Pile, Slot};
use crate::data::{HIGHEST, LOWEST, TableData, data};
use crate::kind::{Basket, ChamberSet, KINDS, Kind};
use crate::options::{Agreed, FIRST_SEATS, LateNews, RANDOM_FIRST};

/// The most players.
pub const MOST_PLAYERS: usize = 5;
/// Trade actions a turn (M11).
pub const TRADES: u8 = 3;
/// The bank's account.
pub const BANK: Account = Account::Bank(0);

/// A game of Mercurius.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mercurius {
    pub(crate) accounts: Accounts<1>,
    pub(crate) players: [Player; MOST_PLAYERS],
    /// Tokens that can be bought.
    pub(crate) bank: [u8; KINDS],
    /// The markers' positions (M8).
    pub(crate) markers: [i8; KINDS],
    /// The cards of the main and the reserve stack together. Which of them lies where nobody can
    /// know, so it is settled only when a card is drawn.
    pub(crate) stacks: Pile,
    pub(crate) main: u8,
    pub(crate) reserve: u8,
    pub(crate) discard: Pile,
    /// The chambers that have paid their dividend.
    pub(crate) paid: ChamberSet,
    pub(crate) agreed: Agreed,
    pub(crate) seats: u8,
    /// Turns still to play by all together, the present one included.
    pub(crate) turns_left: u8,
    pub(crate) phase: Phase,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    pub tokens: [u8; KINDS],
    pub hand: Hand,
    /// First slot first.
    pub board: [Slot; 3],
    pub market: Basket,
    pub specials: Specials,
}

/// The special cards a player still has (M4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub struct Specials {
    /// Dividend (M25).
    pub dividend: bool,
    /// Black Market (M23).
    pub black_market: bool,
    /// News (M27).
    pub news: bool,
}

/// Where in a game or turn we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// Chance names the first player (M7).
    First,
    /// Chance deals this player's next card (M6).
    Deal { to: Seat, first: Seat },
    /// A player trades, and ends trading by playing a card.
    Turn { seat: Seat, trades: Trades },
    /// Chance gives the cards that News draws (M27).
    NewsDraw { seat: Seat, main: u8, reserve: u8 },
    /// The owner of a board chooses in which order its cards act (M20); a card is drawn then, or not.
    Order { seat: Seat, draws: bool },
    /// Chance gives the card that ends the turn (M22).
    Draw { seat: Seat },
    /// The last turn is over.
    Over,
}

/// What a player has traded this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Trades {
    pub left: u8,
    pub bought: [u8; KINDS],
    pub sold: [u8; KINDS],
}

impl Trades {
    pub const FRESH: Trades = Trades { left: TRADES, bought: [0; KINDS], sold: [0; KINDS] };
    pub const SPENT: Trades = Trades { left: 0, ..Trades::FRESH };
}

payments!(Mercurius, bank: BANK);

impl Mercurius {
    /// M1, M3, M4: the table before the first player is known.
    pub(crate) fn lay_out(setup: &Setup) -> Result<Mercurius, Refusal> {
        let seats = setup.seats();
        let table = table_for(seats)
            .ok_or_else(|| Refusal::new(Rule("M1"), "refused-seats").with("seats", seats))?;
        let mut game = Mercurius {
            accounts: Accounts::open([Bank::ENDLESS]),
            players: [Player::default(); MOST_PLAYERS],
            bank: [table.tokens; KINDS],
            markers: std::array::from_fn(|index| match Kind::new(index).and_then(Kind::chamber) {
                Some(_) => table.share,
                None => table.good,
            }),
            stacks: Pile::full(),
            main: (Pile::full().len() - u32::from(table.reserve)) as u8,
            reserve: table.reserve,
            discard: Pile::default(),
            paid: ChamberSet::default(),
            agreed: Agreed::by(setup),
            seats: table.players,
            turns_left: 0,
            phase: Phase::First,
        };
        game.turns_left = game.all_turns();
        for seat in Seat::all(seats) {
            game.pay_out(seat, table.cash, "starting-money", Rule("M4"), &mut Silent);
            game.players[seat.index()].specials =
                Specials { dividend: true, black_market: true, news: true };
        }
        game.name_first(setup.word("first"))?;
        Ok(game)
    }

    /// M7: the host may name the first seat.
    fn name_first(&mut self, first: &str) -> Result<(), Refusal> {
        if first == RANDOM_FIRST {
            return Ok(());
        }
        let seat = FIRST_SEATS.iter().position(|&id| id == first).and_then(Seat::new);
        let seat = seat.filter(|seat| seat.index() < self.table_size()).ok_or_else(|| {
            Refusal::new(Rule("M7"), "refused-first")
                .with("first", first.to_string())
                .with("seats", self.seats)
        })?;
        self.phase = Phase::Deal { to: seat, first: seat };
        Ok(())
    }

    pub(crate) fn table_size(&self) -> usize {
        self.seats.into()
    }

    pub(crate) fn table(&self) -> &'static TableData {
        table_for(self.table_size()).expect("checked at set-up")
    }

    /// How many turns the game has in all: one for each card of the main stack, and two more for everybody.
    pub(crate) fn all_turns(&self) -> u8 {
        let table = self.table();
        let main = Pile::full().len() as u8 - table.reserve;
        main - table.players * table.hand + 2 * table.players
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The price of a kind (M8).
    #[inline]
    pub fn price(&self, kind: Kind) -> Money {
        Money::new(crate::prices::price_at(self.markers[kind.index()]).into())
    }

    /// M30: cash and every token held at its current price.
    pub fn wealth(&self, seat: Seat) -> Money {
        self.wealth_at(seat, &self.markers)
    }

    /// M23: what the tokens on a player's Black Market card would bring at today's prices. They are nobody's until they
    /// are sold; but they are sold for sure (M24), so that nobody has become poorer by laying them there.
    pub(crate) fn laid_out(&self, seat: Seat) -> Money {
        let market = &self.player(seat).market;
        Kind::all().map(|kind| self.price(kind) * i64::from(market.count(kind))).sum()
    }

    /// What a player would own with the markers at these positions.
    pub(crate) fn wealth_at(&self, seat: Seat, markers: &[i8; KINDS]) -> Money {
        let tokens = self.player(seat).tokens;
        let worth = |kind: Kind| {
            let price = crate::prices::price_at(markers[kind.index()]);
            Money::new(price.into()) * i64::from(tokens[kind.index()])
        };
        self.accounts.cash(seat) + Kind::all().map(worth).sum()
    }

    #[inline]
    pub(crate) fn who_is_next(&self) -> Next {
        match self.phase {
            Phase::Turn { seat, .. } | Phase::Order { seat, .. } => Next::Seats(SeatSet::one(seat)),
            Phase::Over => Next::Over,
            _ => Next::Chance,
        }
    }

    #[inline]
    pub(crate) fn sample_outcome(&self, generator: &mut Generator) -> Outcome {
        match self.phase {
            Phase::First => {
                let seat = Seat::new(generator.below(self.seats.into()) as usize);
                Outcome::First { seat: seat.expect("a table has fewer seats than there can be") }
            }
            // Both stacks were shuffled together, so each card of either may come next.
            _ => {
                let cards = u32::from(self.main) + u32::from(self.reserve);
                Outcome::Card { card: self.stacks.at(generator.below(cards)) }
            }
        }
    }

    /// M6, M7: each seat is as likely to be first, each card left to come next.
    pub(crate) fn list_odds(&self, odds: &mut Odds<Outcome>) {
        match self.phase {
            Phase::First => {
                odds.begin(self.seats.into());
                for seat in Seat::all(self.table_size()) {
                    odds.add(Outcome::First { seat }, 1);
                }
            }
            Phase::Deal { .. } | Phase::NewsDraw { .. } | Phase::Draw { .. } => {
                odds.begin(self.stacks.len());
                for card in Card::all() {
                    odds.add(Outcome::Card { card }, self.stacks.count(card).into());
                }
            }
            Phase::Turn { .. } | Phase::Order { .. } | Phase::Over => odds.begin(0),
        }
    }

    #[inline]
    pub(crate) fn apply_outcome(
        &mut self,
        outcome: Outcome,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::First, Outcome::First { seat }) if seat.index() < self.table_size() => {
                self.phase = Phase::Deal { to: seat, first: seat };
                sink.event(|| Event::First { seat });
                Ok(())
            }
            (Phase::Deal { to, first }, Outcome::Card { card }) => {
                self.take_from(CardStack::Main, to, card)?;
                self.deal_on(to, first, sink);
                Ok(())
            }
            (Phase::NewsDraw { seat, main, reserve }, Outcome::Card { card }) => {
                self.draw_for_news(seat, (main, reserve), card, sink)
            }
            (Phase::Draw { seat }, Outcome::Card { card }) => {
                self.take_from(CardStack::Main, seat, card)?;
                sink.event(|| Event::Drew { seat, stack: CardStack::Main, card: Some(card) });
                self.end_turn(seat, sink);
                Ok(())
            }
            _ => Err(Refusal::form("refused-chance")),
        }
    }

    /// M6: five cards each, player after player.
    fn deal_on(&mut self, to: Seat, first: Seat, sink: &mut impl Sink<Event>) {
        let hand = self.player(to).hand;
        if hand.len() < usize::from(self.table().hand) {
            return;
        }
        sink.event(|| Event::Dealt { seat: to, hand: Some(hand) });
        let next = to.next(self.table_size());
        if next == first {
            self.begin_turn(first, sink);
        } else {
            self.phase = Phase::Deal { to: next, first };
        }
    }

    /// Moves a card that chance named from a stack to a hand.
    #[inline]
    pub(crate) fn take_from(
        &mut self,
        stack: CardStack,
        seat: Seat,
        card: Card,
    ) -> Result<(), Refusal> {
        if !self.stacks.remove(card) {
            return Err(Refusal::new(Rule("M6"), "refused-no-such-card").with("card", card.text()));
        }
        match stack {
            CardStack::Main => self.main -= 1,
            CardStack::Reserve => self.reserve -= 1,
        }
        self.player_mut(seat).hand.insert(card);
        Ok(())
    }

    /// M31: what must hold at every step.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        let table = table_for(self.table_size()).ok_or_else(|| format!("{} seats", self.seats))?;
        let on_track = |kind: &Kind| (LOWEST..=HIGHEST).contains(&self.markers[kind.index()]);
        if let Some(kind) = Kind::all().find(|kind| !on_track(kind)) {
            return Err(format!(
                "the marker of {} is at {}",
                kind.id(),
                self.markers[kind.index()]
            ));
        }
        self.check_phase()?;
        let players = &self.players[..self.table_size()];
        for kind in Kind::all() {
            let held: u32 = players
                .iter()
                .map(|player| {
                    u32::from(player.tokens[kind.index()]) + u32::from(player.market.count(kind))
                })
                .sum();
            let found = held + u32::from(self.bank[kind.index()]);
            if found != u32::from(table.tokens) {
                return Err(format!("{found} tokens of {} instead of {}", kind.id(), table.tokens));
            }
        }
        for card in Card::all() {
            let on_board = |player: &Player| {
                player.board.iter().filter(|&&slot| slot == Slot::Card(card)).count()
            };
            let held: usize =
                players.iter().map(|player| player.hand.count(card) + on_board(player)).sum();
            let found = held + usize::from(self.stacks.count(card) + self.discard.count(card));
            if found != usize::from(card.data().copies) {
                return Err(format!("{found} copies of {}", card.id()));
            }
        }
        if self.stacks.len() != u32::from(self.main) + u32::from(self.reserve) {
            return Err("the stacks do not hold what they should".into());
        }
        if let Some(seat) =
            Seat::all(MAX_SEATS).find(|&seat| self.accounts.cash(seat).is_negative())
        {
            return Err(format!("{seat} has less than nothing"));
        }
        self.check_stacks_and_hands(table)
    }

    /// Whoever the phase names sits at the table, and has traded no more than M11 allows.
    fn check_phase(&self) -> Result<(), String> {
        let (seat, trades) = match self.phase {
            Phase::First | Phase::Over => return Ok(()),
            Phase::Deal { to, first } => (to.max(first), Trades::FRESH),
            Phase::Turn { seat, trades } => (seat, trades),
            Phase::NewsDraw { seat, .. } | Phase::Order { seat, .. } | Phase::Draw { seat } => {
                (seat, Trades::FRESH)
            }
        };
        if seat.index() >= self.table_size() {
            return Err(format!("{seat} is to play at a table of {}", self.seats));
        }
        let traded: u32 = trades.bought.iter().chain(&trades.sold).map(|&n| u32::from(n)).sum();
        if traded + u32::from(trades.left) > u32::from(TRADES) {
            return Err(format!("{traded} trades made and {} left", trades.left));
        }
        Ok(())
    }

    /// M28: the main stack runs out at the end of a round, and everybody ends with three cards, but for
    /// what News took without drawing, or did not take.
    fn check_stacks_and_hands(&self, table: &TableData) -> Result<(), String> {
        let in_turn = matches!(self.phase, Phase::Turn { .. });
        let last = 2 * self.seats;
        if in_turn && self.turns_left != self.main + last && self.main > 0 {
            return Err(format!("{} turns for {} cards", self.turns_left, self.main));
        }
        if in_turn && self.main == 0 && self.turns_left > last {
            return Err("the main stack ran out too early".into());
        }
        if self.reserve < table.reserve - 2 * self.seats {
            return Err("the reserve ran short".into());
        }
        if self.phase == Phase::Over {
            for player in &self.players[..self.table_size()] {
                let (used, cards) = (!player.specials.news, player.hand.len());
                let least = if used && self.agreed.late_news == LateNews::Rulebook { 1 } else { 3 };
                let most = if used && self.agreed.empty_news { 4 } else { 3 };
                if !(least..=most).contains(&cards) {
                    return Err(format!("a hand of {cards} cards at the end"));
                }
            }
        }
        Ok(())
    }
}

/// M3: what is laid out for this many players.
fn table_for(seats: usize) -> Option<&'static TableData> {
    data().tables.iter().find(|table| usize::from(table.players) == seats)
}
