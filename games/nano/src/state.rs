//! The state of a game, and how it is set up (N1, N3, N4).

use kontor_engine::trade::Trade;
use kontor_engine::{
    Account, Accounts, Bank, Generator, Money, Next, Odds, Refusal, Rule, Seat, SeatSet, Setup,
    Silent, Sink, payments,
};
use serde::{Deserialize, Serialize};

use crate::action::Outcome;
use crate::asset::{Asset, AssetSet};
use crate::bundle::{Bundle, Goods};
use crate::card::{Card, CardSet, Held};
use crate::data::{
    ASSETS, AssetKind, CONTRACTS, POSITIONS, RESOURCES, Recipe, Resource, Transport, data,
};
use crate::decks::{Open, Pile};
use crate::event::{Event, PriceMove};
use crate::hex::Hex;
use crate::options::{Agreed, Decks, Rules};
use crate::technology::{Technology, TechnologySet, University};

/// The most players (N1).
pub const MOST_PLAYERS: usize = 4;
/// What everybody starts with (N1).
pub const CAPITAL: Money = Money::new(150);
/// With how many workers everybody starts (N1).
pub const FIRST_WORKERS: u8 = 3;
/// How many workers there are (N3).
pub const WORKERS: u8 = 50;
/// N19: offers a move.
pub const OFFERS: u8 = 3;
/// N16: how often workers and technologies can be moved in one planning.
pub const PLANS: u8 = 40;

/// The bank's account.
pub const BANK: Account = Account::Bank(0);
/// N29: the account of the salaries that raiders put on assets.
pub const ON_ASSETS: Account = Account::Bank(1);

/// A game of NANO Corporation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nano {
    pub(crate) accounts: Accounts<2>,
    pub(crate) players: [Player; MOST_PLAYERS],
    /// Workers at work on each asset, or whose place it is while they strike.
    pub(crate) workers: [u8; ASSETS],
    /// Assets with a worker on the guard place, or whose place it is while they strike.
    pub(crate) guards: AssetSet,
    /// The technology on each asset.
    pub(crate) technology: [Option<Technology>; ASSETS],
    /// N7: technologies that have made two units and so lowered a price.
    pub(crate) used: TechnologySet,
    /// N6: the position of each price, 0 at the top.
    pub(crate) positions: [u8; RESOURCES],
    /// N10: the resources that can be bought.
    pub(crate) opened: [bool; RESOURCES],
    /// N15: the face-down decks of the two universities. Which card comes next is settled when it is
    /// drawn.
    pub(crate) universities: [TechnologySet; 2],
    /// What the universities' visitors threw away, face down.
    pub(crate) thrown: [TechnologySet; 2],
    /// The cards that the player on turn sees at a university.
    pub(crate) seen: TechnologySet,
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
    pub(crate) contracts: [Option<Held>; CONTRACTS],
    /// N1: the cards on top of decks that lie face up.
    pub(crate) open: Open,
    /// N7: the assets that were bought from the bank at least once.
    pub(crate) founded: AssetSet,
    pub(crate) agreed: Agreed,
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    pub(crate) on_turn: Seat,
    /// From 1.
    pub(crate) round: u16,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    /// The open offer; it is answered before anything else.
    pub(crate) offer: Option<Trade<Bundle>>,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    pub chip: Option<Hex>,
    pub goods: [u16; RESOURCES],
    pub biobots: u8,
    pub assets: AssetSet,
    /// All technologies, fitted or not.
    pub technologies: TechnologySet,
    /// Electric vehicles and quadcopters.
    pub transports: [u8; 2],
    /// N21: those that came in this move and count from the next.
    pub new_transports: [u8; 2],
    /// All workers, wherever they stand.
    pub workers: u8,
    /// N18: whether the workers are on strike.
    pub striking: bool,
    /// N18: whether salaries were left unpaid in the last move, and a strike can be called.
    pub unpaid: bool,
    /// N18: the assets whose workers did not leave, or would not, because a raider paid them.
    pub loyal: AssetSet,
    pub raid: Raid,
    /// N32: moves still to be missed.
    pub sentence: u8,
}

/// N29: what a player does on the asset under the own chip.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub enum Raid {
    /// Nothing.
    #[default]
    None,
    /// Raids it and does nothing: it makes nothing.
    Sabotage,
    /// Has supplied it: the owner's next production is the raider's.
    Supplied,
    /// Has supplied it, and the owner has produced.
    Used,
    /// N31: released it, and cannot raid it again until the chip has left.
    Released,
}

impl Raid {
    /// Whether this is a raid.
    #[inline]
    pub const fn is_on(self) -> bool {
        matches!(self, Raid::Sabotage | Raid::Supplied | Raid::Used)
    }

    /// Whether the workers work for the raider.
    #[inline]
    pub const fn is_supplied(self) -> bool {
        matches!(self, Raid::Supplied | Raid::Used)
    }
}

/// What is remembered of a move until it ends.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    /// N9: the prices that the monopolist has moved.
    pub priced: [bool; RESOURCES],
    /// N17: the workers that are paid.
    pub paid: u8,
    /// N30: the workers that a raider has paid.
    pub exempt: u8,
    /// N30: those of them on each asset.
    pub covered: [u8; ASSETS],
    pub offers_left: u8,
    pub plans_left: u8,
    /// N11: the assets of level 2 and 3 that have run.
    pub ran: AssetSet,
    /// N11: a technology park has run, so level 2 is over.
    pub parks: bool,
    /// N16: a technology bought in this move.
    pub bought: Option<Technology>,
    /// N14: the action card drawn in this move.
    pub card: Option<Card>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// N1: chance names the card that lies on top of a deck, before the game.
    SetOut { pile: Pile },
    /// N4: chance names the first player.
    First,
    /// Stage 1: assets of level 2 and 3 can run.
    Production,
    /// Stages 2 and 3: prices are set, and the chip is moved.
    Market,
    /// N14: chance names the action card.
    Card,
    /// N1: chance names the next card on top of a deck; so many a university still shows.
    TurnUp { pile: Pile, left: u8 },
    /// N27: a tax beyond the cash.
    Debt { owed: Money },
    /// N15: chance names the technologies that a university shows.
    Study { left: u8 },
    /// Stage 4.
    Investment,
    /// Stage 5.
    Planning,
    /// N32: what an arrested player may still do.
    Sentence,
    /// N33, N34: the game is over; who made the BIObots.
    Over { winner: Option<Seat> },
}

payments!(Nano, bank: BANK);

impl Nano {
    /// N1, N3: the table before the first player is known.
    pub(crate) fn lay_out(setup: &Setup) -> Result<Nano, Refusal> {
        let seats = setup.seats();
        if !(2..=MOST_PLAYERS).contains(&seats) {
            return Err(Refusal::new(Rule("N1"), "refused-seats").with("seats", seats));
        }
        let first = Seat::new(0).expect("every table has a first seat");
        let mut game = Nano {
            accounts: Accounts::open([Bank::ENDLESS, Bank::holding(Money::ZERO)]),
            players: [Player::default(); MOST_PLAYERS],
            workers: [0; ASSETS],
            guards: AssetSet::EMPTY,
            technology: [None; ASSETS],
            used: TechnologySet::EMPTY,
            positions: [0; RESOURCES],
            opened: [false; RESOURCES],
            universities: [University::I, University::II].map(TechnologySet::of_university),
            thrown: [TechnologySet::EMPTY; 2],
            seen: TechnologySet::EMPTY,
            deck: CardSet::ALL,
            discard: CardSet::EMPTY,
            contracts: [None; CONTRACTS],
            open: Open::default(),
            founded: AssetSet::EMPTY,
            agreed: Agreed::by(setup),
            rules: Rules::by(setup),
            seats: seats as u8,
            first,
            on_turn: first,
            round: 1,
            turn: Turn::default(),
            phase: Phase::First,
            offer: None,
        };
        if game.decks_are_open() {
            game.phase = Phase::SetOut { pile: Pile::Actions };
        }
        for seat in Seat::all(seats) {
            game.pay_out(seat, CAPITAL, "starting-money", Rule("N1"), &mut Silent);
            game.player_mut(seat).workers = FIRST_WORKERS;
        }
        Ok(game)
    }

    #[inline]
    pub(crate) fn table_size(&self) -> usize {
        self.seats.into()
    }

    /// All seats at the table.
    #[inline]
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table_size())
    }

    /// All seats but one.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.everybody().filter(move |&other| other != seat)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn cash(&self, seat: Seat) -> Money {
        self.accounts.cash(seat)
    }

    /// Who owns an asset.
    #[inline]
    pub(crate) fn owner(&self, asset: Asset) -> Option<Seat> {
        self.everybody().find(|&seat| self.player(seat).assets.contains(asset))
    }

    /// What an asset needs and makes with the technology on it (N12, N21).
    #[inline]
    pub(crate) fn recipe(&self, asset: Asset) -> Recipe {
        match self.technology[asset.index()] {
            Some(technology) => technology.recipe(),
            None => asset.kind().data().basic,
        }
    }

    /// Technologies of a player that are on no asset.
    #[inline]
    pub(crate) fn kept(&self, seat: Seat) -> TechnologySet {
        let player = self.player(seat);
        let mut kept = player.technologies;
        if !kept.is_empty() {
            for asset in player.assets.iter() {
                if let Some(technology) = self.technology[asset.index()] {
                    kept.remove(technology);
                }
            }
        }
        kept
    }

    /// Workers of a player that stand on no asset.
    #[inline]
    pub(crate) fn idle(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let at: u8 = player.assets.iter().map(|asset| self.workers[asset.index()]).sum();
        player.workers - at - player.assets.and(self.guards).len() as u8
    }

    /// N3: workers that can be hired.
    #[inline]
    pub(crate) fn free_workers(&self) -> u8 {
        WORKERS - self.players.iter().map(|player| player.workers).sum::<u8>()
    }

    /// N3: transports of a kind that can be bought.
    pub(crate) fn free_transports(&self, transport: Transport) -> u8 {
        let cards = transport.data().cards;
        match bought_index(transport) {
            Some(at) => cards - self.players.iter().map(|player| player.transports[at]).sum::<u8>(),
            None => cards - self.seats,
        }
    }

    /// N3: tokens of a resource that the bank has; none if more is held than there are tokens.
    pub(crate) fn stock(&self, resource: Resource) -> u16 {
        let at = resource as usize;
        let held = self.players.iter().map(|player| player.goods[at]);
        let supplied = self
            .everybody()
            .filter_map(|seat| self.supply_of(seat))
            .map(|goods| u16::from(goods.0[at]));
        held.chain(supplied).fold(resource.data().tokens, u16::saturating_sub)
    }

    /// N6: the price of a resource.
    #[inline]
    pub fn price(&self, resource: Resource) -> Money {
        let scale = resource.data();
        Money::new(scale.top - scale.step * i64::from(self.positions[resource as usize]))
    }

    /// N22: the price at the top of the scale.
    #[inline]
    pub fn contract_price(resource: Resource) -> Money {
        Money::new(resource.data().top)
    }

    /// N7: moves a price by so many points, up if above zero; it stops at both ends.
    pub(crate) fn move_price(
        &mut self,
        resource: Resource,
        points: i8,
        why: PriceMove,
        sink: &mut impl Sink<Event>,
    ) {
        let from = self.price(resource);
        let position = &mut self.positions[resource as usize];
        let moved = (*position as i8 - points).clamp(0, POSITIONS as i8 - 1) as u8;
        if moved != *position {
            *position = moved;
            let to = self.price(resource);
            sink.event(|| Event::PriceMoved { resource, from, to, why });
        }
    }

    /// N8: the units of a resource that a player's assets can make in a move.
    #[inline]
    pub fn capacity(&self, seat: Seat, resource: Resource) -> u8 {
        let player = self.player(seat);
        let own = player.assets.and(AssetSet::of_kind(resource.made_by()));
        if player.technologies.is_empty() {
            return own.len() as u8;
        }
        own.iter().map(|asset| self.recipe(asset).makes).sum()
    }

    /// N8: who can make strictly the most of a resource.
    pub fn monopolist(&self, resource: Resource) -> Option<Seat> {
        let mut most = 0;
        let mut found = None;
        for seat in self.everybody() {
            let capacity = self.capacity(seat, resource);
            if capacity > most {
                (most, found) = (capacity, Some(seat));
            } else if capacity == most {
                found = None;
            }
        }
        found
    }

    /// Gives goods to a player.
    pub(crate) fn give(&mut self, seat: Seat, goods: &Goods) {
        for (held, units) in self.player_mut(seat).goods.iter_mut().zip(goods.0) {
            *held = held.saturating_add(units.into());
        }
    }

    /// Takes goods that a player was seen to have.
    pub(crate) fn take(&mut self, seat: Seat, goods: &Goods) {
        for (held, units) in self.player_mut(seat).goods.iter_mut().zip(goods.0) {
            *held -= u16::from(units);
        }
    }

    /// Whether a player has these goods.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, goods: &[u8; RESOURCES]) -> bool {
        self.player(seat).goods.iter().zip(goods).all(|(&held, &units)| held >= units.into())
    }

    #[inline]
    pub(crate) fn who_is_next(&self) -> Next {
        if let Some(offer) = &self.offer {
            return Next::Seats(SeatSet::one(offer.answers()));
        }
        match self.phase {
            Phase::Over { .. } => Next::Over,
            Phase::SetOut { .. }
            | Phase::First
            | Phase::Card
            | Phase::TurnUp { .. }
            | Phase::Study { .. } => Next::Chance,
            _ => Next::Seats(SeatSet::one(self.on_turn)),
        }
    }

    /// N1: whether everybody sees what lies on top of the decks.
    #[inline]
    pub(crate) fn decks_are_open(&self) -> bool {
        self.agreed.decks == Decks::FaceUp
    }

    /// The deck that chance draws from now.
    #[inline]
    fn drawn_from(&self) -> Option<Pile> {
        match self.phase {
            Phase::Card => Some(Pile::Actions),
            Phase::Study { .. } => self.university_of(self.on_turn).map(Pile::of),
            Phase::SetOut { pile } | Phase::TurnUp { pile, .. } => Some(pile),
            _ => None,
        }
    }

    /// N26: the cards of which one is drawn; when none is left, those that were thrown away.
    #[inline]
    pub(crate) fn cards_to_draw(&self) -> CardSet {
        if self.deck.is_empty() { self.discard } else { self.deck }
    }

    /// Every outcome is as likely as any other: each seat begins, each card lies on top.
    pub(crate) fn list_odds(&self, odds: &mut Odds<Outcome>) {
        match self.drawn_from() {
            Some(Pile::Actions) => {
                let cards = self.cards_to_draw();
                odds.begin(cards.len() as u32);
                cards.iter().for_each(|card| odds.add(Outcome::Card { card }, 1));
            }
            Some(pile) => {
                let cards = self.cards_to_show(pile);
                odds.begin(cards.len() as u32);
                let outcome = |technology| Outcome::Technology { technology };
                cards.iter().for_each(|technology| odds.add(outcome(technology), 1));
            }
            None => {
                odds.begin(self.seats.into());
                self.everybody().for_each(|seat| odds.add(Outcome::First { seat }, 1));
            }
        }
    }

    #[inline]
    pub(crate) fn sample_outcome(&self, generator: &mut Generator) -> Outcome {
        match self.drawn_from() {
            Some(Pile::Actions) => {
                let cards = self.cards_to_draw();
                Outcome::Card { card: cards.at(generator.below(cards.len() as u32)) }
            }
            Some(pile) => {
                let cards = self.cards_to_show(pile);
                Outcome::Technology { technology: cards.at(generator.below(cards.len() as u32)) }
            }
            None => {
                let seat = Seat::new(generator.below(self.seats.into()) as usize);
                Outcome::First { seat: seat.expect("a table has fewer seats than there can be") }
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
            (Phase::First, Outcome::First { seat }) if seat.index() < self.table_size() => {
                self.first = seat;
                sink.event(|| Event::First { seat });
                self.begin_move(seat, sink);
                Ok(())
            }
            (Phase::Card, Outcome::Card { card }) => self.draw_card(card, sink),
            (Phase::Study { left }, Outcome::Technology { technology }) => {
                self.see_technology(technology, left, sink)
            }
            (Phase::SetOut { pile } | Phase::TurnUp { pile, .. }, outcome) => {
                self.turn_up(pile, outcome, sink)
            }
            _ => Err(Refusal::form("refused-chance")),
        }
    }

    /// The kinds of asset of a player, with how many of each there are.
    pub(crate) fn counts(&self, seat: Seat) -> impl Iterator<Item = (AssetKind, i64)> + use<> {
        let assets = self.player(seat).assets;
        AssetKind::ALL.iter().map(move |&kind| (kind, assets.count(kind) as i64))
    }
}

/// Where a transport that can be bought is counted.
#[inline]
pub(crate) fn bought_index(transport: Transport) -> Option<usize> {
    Transport::BOUGHT.iter().position(|&own| own == transport)
}

/// Half of a sum, rounded down.
#[inline]
pub(crate) fn half(cost: i64) -> Money {
    Money::new(cost / 2)
}

/// The hex that the first free place of the Business-centre is (N32).
pub(crate) fn first_free(taken: impl Fn(Hex) -> bool) -> Hex {
    let mut centre = data().map.centre.iter();
    centre.find(|&hex| !taken(hex)).expect("the Business-centre has more hexes than players")
}
