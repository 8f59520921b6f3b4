//! What must hold at every step (N35). Any state can be asked, also one that came from outside and
//! cannot be: it is told what is wrong, and nothing stops the program.

use kontor_engine::{MAX_SEATS, Money, Seat};

use crate::asset::{Asset, AssetSet};
use crate::card::{CONTRACT_MOVES, Card, CardSet};
use crate::data::{POSITIONS, RESOURCES, Transport};
use crate::decks::Pile;
use crate::investing::SHOWN;
use crate::map::Terrain;
use crate::options::Strikes;
use crate::raids::SENTENCE;
use crate::state::{
    BANK, MOST_PLAYERS, Nano, OFFERS, ON_ASSETS, PLANS, Phase, Player, Raid, WORKERS,
};
use crate::technology::{Technology, TechnologySet, University};

/// More money than any game brings together.
const BEYOND: Money = Money::new(1_000_000_000_000_000);

type Checked = Result<(), String>;

fn ensure(holds: bool, otherwise: &str) -> Checked {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

impl Nano {
    /// N35: what must hold at every step.
    pub(crate) fn check_invariants(&self) -> Checked {
        self.check_table()?;
        self.check_assets()?;
        self.check_workers()?;
        self.check_technologies()?;
        self.check_cards()?;
        self.check_open_decks()?;
        self.check_chips()?;
        self.check_money()?;
        self.check_phase()
    }

    fn check_table(&self) -> Checked {
        ensure((2..=MOST_PLAYERS).contains(&self.table_size()), "too many or too few seats")?;
        for seat in [self.first, self.on_turn] {
            ensure(seat.index() < self.table_size(), "somebody has no seat at the table")?;
        }
        ensure(self.round > 0, "rounds are counted from 1")?;
        let agreed = self.agreed;
        ensure((1..=3).contains(&agreed.salary), "a salary is 1 to 3")?;
        ensure((1..=3).contains(&agreed.biobots), "1 to 3 BIObots win")?;
        ensure(agreed.rounds <= 1_000, "too many rounds are agreed on")?;
        ensure(self.turn.offers_left <= OFFERS, "too many offers are left")?;
        ensure(self.turn.plans_left <= PLANS, "too many plans are left")?;
        ensure(self.positions.iter().all(|&at| at < POSITIONS), "a price is off its scale")?;
        let absent = &self.players[self.table_size()..];
        ensure(absent.iter().all(|player| *player == Player::default()), "an empty seat has things")
    }

    /// Each asset has at most one owner; a free one has no workers, guard or technology.
    fn check_assets(&self) -> Checked {
        let mut owned = AssetSet::EMPTY;
        for player in &self.players {
            ensure(owned.and(player.assets).is_empty(), "an asset has two owners")?;
            owned = owned.or(player.assets);
            ensure(player.loyal.minus(player.assets).is_empty(), "workers of another's asset")?;
            let strike = player.striking || player.unpaid;
            ensure(strike || player.loyal.is_empty(), "who is loyal without a strike")?;
            ensure(!player.striking || !player.assets.is_empty(), "a strike without an asset")?;
            let called = self.agreed.strikes == Strikes::Called;
            ensure(
                !player.unpaid || called,
                "salaries are unpaid where workers strike by themselves",
            )?;
            ensure(!player.unpaid || !player.assets.is_empty(), "salaries due without an asset")?;
        }
        for asset in Asset::all().filter(|&asset| !owned.contains(asset)) {
            let bare = self.workers[asset.index()] == 0
                && !self.guards.contains(asset)
                && self.technology[asset.index()].is_none();
            ensure(bare, "something stands on a free asset")?;
        }
        Ok(())
    }

    /// N3: no more workers and transports than there are, and each worker in one place.
    fn check_workers(&self) -> Checked {
        let all: u32 = self.players.iter().map(|player| u32::from(player.workers)).sum();
        ensure(all <= WORKERS.into(), "more workers than there are")?;
        for player in &self.players {
            let at: u32 =
                player.assets.iter().map(|asset| u32::from(self.workers[asset.index()])).sum();
            let placed = at + player.assets.and(self.guards).len() as u32;
            ensure(placed <= player.workers.into(), "more workers placed than hired")?;
            let new = player.new_transports.iter().zip(player.transports);
            ensure(new.clone().all(|(&new, all)| new <= all), "new transports that are not there")?;
        }
        for (at, transport) in Transport::BOUGHT.iter().enumerate() {
            let held: u32 =
                self.players.iter().map(|player| u32::from(player.transports[at])).sum();
            ensure(held <= transport.data().cards.into(), "more transports than there are")?;
        }
        Ok(())
    }

    /// Each technology is in one place, on an asset of its kind that its owner owns.
    fn check_technologies(&self) -> Checked {
        let mut found = self.seen;
        let mut count = self.seen.len();
        let decks = self.universities.iter().chain(&self.thrown).copied();
        for set in decks.chain(self.players.iter().map(|player| player.technologies)) {
            found = found.or(set);
            count += set.len();
        }
        let all: TechnologySet = Technology::all().collect();
        ensure(found == all && count == all.len(), "a technology card is lost or there twice")?;
        for university in [University::I, University::II] {
            let own = TechnologySet::of_university(university);
            let at = university as usize;
            let here = self.universities[at].or(self.thrown[at]);
            ensure(here.minus(own).is_empty(), "a technology of the other university")?;
        }
        let mut fitted = TechnologySet::EMPTY;
        for (asset, technology) in Asset::all().zip(self.technology) {
            let Some(technology) = technology else { continue };
            ensure(technology.kind() == asset.kind(), "a technology on another kind of asset")?;
            ensure(!fitted.contains(technology), "a technology on two assets")?;
            fitted.insert(technology);
            let owner = self.players.iter().find(|player| player.assets.contains(asset));
            let own = owner.is_some_and(|player| player.technologies.contains(technology));
            ensure(own, "a technology on another's asset")?;
        }
        let held = self.players.iter().fold(TechnologySet::EMPTY, |all, p| all.or(p.technologies));
        ensure(self.used.minus(held).is_empty(), "a technology was used that nobody has")?;
        let bought = self.turn.bought.map_or(TechnologySet::EMPTY, TechnologySet::one);
        ensure(bought.minus(held).is_empty(), "a technology was bought that nobody has")
    }

    /// Each action card is in the deck, among the discards or held as a contract; or it was taken from an open
    /// deck and is about to be carried out.
    fn check_cards(&self) -> Checked {
        let mut held = CardSet::EMPTY;
        for (code, contract) in (0..).zip(&self.contracts) {
            let Some(contract) = contract else { continue };
            let card = Card::contract(code);
            held.insert(card);
            ensure(contract.holder.index() < self.table_size(), "a contract of nobody")?;
            ensure((1..=CONTRACT_MOVES).contains(&contract.moves), "a contract out of time")?;
            let units = card.units();
            let fits = (0..RESOURCES).all(|at| contract.left[at] <= units[at]);
            ensure(fits && contract.left != [0; RESOURCES], "a contract for what it does not say")?;
        }
        let drawn = match self.phase {
            Phase::TurnUp { pile: Pile::Actions, .. } => self.turn.card,
            _ => None,
        };
        let drawn = drawn.map_or(CardSet::EMPTY, CardSet::one);
        let places = [self.deck, self.discard, held, drawn];
        let count: usize = places.iter().map(|set| set.len()).sum();
        let all = places.iter().fold(CardSet::EMPTY, |all, &set| all.or(set));
        ensure(
            all == CardSet::ALL && count == CardSet::ALL.len(),
            "an action card is lost or twice",
        )
    }

    /// N1: where decks lie face up the card on top is one of the deck's, unless it is just being turned up or
    /// there is none; where they lie face down nobody knows it.
    fn check_open_decks(&self) -> Checked {
        let turning = match self.phase {
            Phase::SetOut { .. } => return ensure(self.decks_are_open(), "a deck set out face up"),
            Phase::TurnUp { pile, .. } => Some(pile),
            _ => None,
        };
        let wanted = |pile: Pile, empty: bool| {
            self.decks_are_open() && !empty && turning.is_none_or(|turned| turned != pile)
        };
        let card = self.open.card;
        let lies = card.is_none_or(|card| self.deck.contains(card));
        let right = card.is_some() == wanted(Pile::Actions, self.deck.is_empty());
        ensure(lies && right, "the card on top of the deck is another")?;
        for university in [University::I, University::II] {
            let at = university as usize;
            let (deck, top) = (self.universities[at], self.open.technologies[at]);
            let lies = top.is_none_or(|card| deck.contains(card));
            let right = top.is_some() == wanted(Pile::of(university), deck.is_empty());
            ensure(lies && right, "the technology on top of a deck is another")?;
        }
        Ok(())
    }

    /// At most one chip a hex; raids are on another's unguarded asset, under the raider's chip.
    fn check_chips(&self) -> Checked {
        for seat in self.everybody() {
            let player = self.player(seat);
            ensure(player.sentence <= SENTENCE, "too long a sentence")?;
            if let Some(hex) = player.chip {
                ensure(!self.other_chips(seat).contains(hex), "two chips on a hex")?;
            }
            ensure(player.chip.is_some() || player.raid == Raid::None, "a raid from nowhere")?;
            if !player.raid.is_on() {
                continue;
            }
            let asset = player.chip.and_then(|hex| hex.asset());
            let owner = asset.and_then(|asset| self.owner(asset));
            let (Some(asset), Some(owner)) = (asset, owner.filter(|&owner| owner != seat)) else {
                return Err("a raid on nobody's asset".into());
            };
            let guarded = self.guards.contains(asset) && !self.player(owner).striking;
            ensure(!guarded, "a raid on a guarded asset")?;
            if player.raid == Raid::Supplied {
                let enough = self.workers[asset.index()] >= self.recipe(asset).workers;
                ensure(enough, "a raider supplied an asset without its workers")?;
                let struck =
                    self.player(owner).striking && !self.player(owner).loyal.contains(asset);
                ensure(!struck, "a raider supplied an asset whose workers strike")?;
            }
        }
        Ok(())
    }

    /// No cash is negative, all money came from the bank, and what lies on assets is what raiders put
    /// there.
    fn check_money(&self) -> Checked {
        for seat in Seat::all(MAX_SEATS) {
            let cash = self.accounts.cash(seat);
            ensure(!cash.is_negative(), "somebody has less than nothing")?;
            ensure(cash < BEYOND, "somebody has more than there can be")?;
            let seated = seat.index() < self.table_size();
            ensure(seated || cash == Money::ZERO, "an empty seat has money")?;
        }
        let bank = self.accounts.balance(BANK);
        ensure(-BEYOND < bank && bank < BEYOND, "the bank has more than there can be")?;
        ensure(self.accounts.can_pay(BANK, BEYOND), "the bank can run out")?;
        ensure(!self.accounts.can_pay(ON_ASSETS, BEYOND), "assets have money without end")?;
        ensure(self.accounts.total() == Money::ZERO, "money appeared or vanished")?;
        let put: Money = self
            .everybody()
            .filter(|&seat| self.player(seat).raid == Raid::Supplied)
            .filter_map(|seat| self.raided_by(seat))
            .map(|asset| self.salary(self.workers[asset.index()]))
            .sum();
        ensure(self.accounts.balance(ON_ASSETS) == put, "salaries on assets that nobody put there")
    }

    fn check_phase(&self) -> Checked {
        let player = self.player(self.on_turn);
        let terrain = self.terrain_of(self.on_turn);
        let at_university = matches!(terrain, Terrain::UniversityI | Terrain::UniversityII);
        let looking = matches!(
            self.phase,
            Phase::Investment
                | Phase::Study { .. }
                | Phase::TurnUp { pile: Pile::UniversityI | Pile::UniversityII, .. }
        );
        ensure(self.seen.is_empty() || (looking && at_university), "cards seen out of place")?;
        let right = match self.phase {
            Phase::First => self.round == 1 && self.players.iter().all(|p| p.chip.is_none()),
            Phase::SetOut { pile } => {
                let some = match pile {
                    Pile::Actions => !self.cards_to_draw().is_empty(),
                    pile => !self.cards_to_show(pile).is_empty(),
                };
                some && self.round == 1 && self.players.iter().all(|p| p.chip.is_none())
            }
            Phase::Study { left } => {
                let here = self.university_of(self.on_turn).map(Pile::of);
                let cards = here.map_or(TechnologySet::EMPTY, |pile| self.cards_to_show(pile));
                (1..=SHOWN).contains(&left) && !cards.is_empty() && !self.decks_are_open()
            }
            Phase::TurnUp { pile: Pile::Actions, .. } => {
                self.decks_are_open()
                    && self.turn.card.is_some()
                    && player.chip.is_some()
                    && !self.cards_to_draw().is_empty()
            }
            Phase::TurnUp { pile, left } => {
                let here = self.university_of(self.on_turn).map(Pile::of) == Some(pile);
                let some = !self.cards_to_show(pile).is_empty();
                self.decks_are_open() && here && left <= SHOWN && some
            }
            Phase::Card => {
                let some = !self.deck.or(self.discard).is_empty();
                player.chip.is_some() && some && !self.decks_are_open()
            }
            Phase::Debt { owed } => {
                owed > self.cash(self.on_turn) && self.has_something_to_sell(self.on_turn)
            }
            Phase::Market => player.sentence == 0,
            Phase::Investment => player.chip.is_some() && player.sentence == 0,
            Phase::Planning => player.sentence == 0,
            Phase::Sentence => player.sentence > 0,
            Phase::Production => true,
            Phase::Over { winner } => winner.is_none_or(|seat| {
                seat.index() < self.table_size() && self.player(seat).biobots >= self.agreed.biobots
            }),
        };
        ensure(right, "the game waits for what cannot be")?;
        let Some(offer) = &self.offer else { return Ok(()) };
        let (one, two) = (offer.proposer(), offer.partner());
        let seated = one.index().max(two.index()) < self.table_size();
        ensure(seated && one != two && one == self.on_turn, "an offer among nobody")?;
        ensure(self.is_after_production(), "an offer at a wrong time")?;
        for (giver, taker) in [(one, two), (two, one)] {
            let bundle = offer.gives(giver).copied().unwrap_or_default();
            self.check_bundle(giver, taker, &bundle).map_err(|refusal| refusal.to_string())?;
        }
        Ok(())
    }
}
