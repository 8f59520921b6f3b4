//! Where to go.

use arrayvec::ArrayVec;
use kontor_engine::{Generator, Seat};

use super::{Mind, float};
use crate::action::Action;
use crate::asset::{Asset, AssetSet};
use crate::card::{Card, CardSet};
use crate::data::{AssetKind, Effect, RESOURCES, Resource, Transport, data};
use crate::hex::{HEXES, Hex, HexSet};
use crate::investing::HIRING;
use crate::map::Terrain;
use crate::state::Nano;

/// What a thing in the next move is worth of the same thing now.
const PATIENCE: f64 = 0.86;
/// What a step towards winning is worth.
const WINNING: f64 = 600.0;
/// What stopping another who is about to win is worth.
const STOPPING: f64 = 700.0;
/// What arresting a raider is worth.
const ARREST: f64 = 250.0;
/// How far estimates of goals may be off.
const ROUGHNESS: f64 = 0.2;

/// The most goals at once: assets to found, places to visit, what winning needs, and the others' raids and
/// parks.
const MOST_GOALS: usize = 32;

/// Something worth going to.
struct Goal {
    hexes: HexSet,
    value: f64,
    cost: f64,
}

/// What standing on each hex promises: the best goal, and a little for the others.
struct Promises {
    best: [f64; HEXES],
    others: [f64; HEXES],
}

impl Promises {
    #[inline]
    fn add(&mut self, hex: Hex, value: f64) {
        let (best, others) = (&mut self.best[hex.index()], &mut self.others[hex.index()]);
        if value > *best {
            *others += 0.05 * *best;
            *best = value;
        } else {
            *others += 0.05 * value;
        }
    }

    #[inline]
    fn on(&self, hex: Hex) -> f64 {
        self.best[hex.index()] + self.others[hex.index()]
    }
}

impl Mind<'_> {
    pub(super) fn sell_and_move(&self, generator: &mut Generator) -> Action {
        if let Some(action) = self.set_price().or_else(|| self.propose()) {
            return action;
        }
        let mut goals = self.goals();
        // Estimates are rough, and who always goes the same way is easily outguessed.
        for goal in &mut goals {
            goal.value *= 1.0 + ROUGHNESS * (f64::from(generator.below(201)) / 100.0 - 1.0);
        }
        let Some(from) = self.player().chip else {
            let free = data().map.centre.minus(self.game.other_chips(self.seat));
            let promises = self.promises(free, &goals);
            let best = self.best(free.iter().map(|hex| (hex, promises.on(hex))));
            return best.map_or(Action::EndMove, |hex| Action::Enter { hex });
        };
        let reach = self.game.reach(self.seat);
        let promises = self.promises(reach.plain.or(reach.crossing), &goals);
        let card = self.expected_card();
        let plain = reach.plain.iter().map(|hex| {
            let drawn = if self.game.draws_a_card(from, hex, false) { card } else { 0.0 };
            ((hex, false), promises.on(hex) + drawn)
        });
        let crossing = reach.crossing.iter().map(|hex| ((hex, true), promises.on(hex) + card));
        let (hex, crossing) = self.best(plain.chain(crossing)).unwrap_or((from, false));
        Action::Move { hex, crossing }
    }

    /// What standing on each of these hexes after this move promises.
    fn promises(&self, hexes: HexSet, goals: &[Goal]) -> Promises {
        let speed = f64::from(self.game.transport(self.seat).data().speed);
        let mut promises = Promises { best: [0.0; HEXES], others: [0.0; HEXES] };
        for goal in goals {
            let mut left = hexes;
            // All hexes that are as far from the goal, ring by ring.
            let (mut steps, mut ring, mut within) = (0.0, goal.hexes, goal.hexes);
            while !left.is_empty() {
                let here = left.and(ring);
                if !here.is_empty() {
                    let value = self.value_from(goal, steps, speed);
                    here.iter().for_each(|hex| promises.add(hex, value));
                    left = left.minus(here);
                }
                ring = ring.neighbours().minus(within);
                within = within.or(ring);
                steps += 1.0;
            }
        }
        promises
    }

    /// What a goal is worth from so many steps away: the sooner, the better.
    fn value_from(&self, goal: &Goal, steps: f64, speed: f64) -> f64 {
        let travel = (steps / speed).ceil();
        let missing = goal.cost - self.means() - self.income().max(0.0) * travel;
        let waiting = if missing > 0.0 { missing / self.income().max(2.0) } else { 0.0 };
        // Steps within a move break ties.
        let moves = travel + waiting + 0.01 * steps;
        goal.value * PATIENCE.powf(moves)
    }

    /// What a frontier card brings on average.
    fn expected_card(&self) -> f64 {
        let deck = match self.game.open.card {
            Some(card) => CardSet::one(card),
            None => self.game.cards_to_draw(),
        };
        let worth = |card: Card| match card.data().effect {
            Effect::Contract(units) => {
                let gain = |&resource: &Resource| {
                    let at = resource as usize;
                    let usable = f64::from(units[at])
                        .min(2.0 * f64::from(self.game.capacity(self.seat, resource)));
                    usable * (float(Nano::contract_price(resource)) - self.price(resource))
                };
                Resource::ALL.iter().map(gain).sum()
            }
            _ => float(self.game.card_amount(self.seat, card)),
        };
        deck.iter().map(worth).sum::<f64>() / deck.len().max(1) as f64
    }

    /// Free assets of a kind.
    fn free_hexes(&self, kind: AssetKind) -> HexSet {
        let free = AssetSet::of_kind(kind).iter().filter(|&a| self.game.owner(a).is_none());
        free.map(Asset::hex).collect()
    }

    fn goals(&self) -> ArrayVec<Goal, MOST_GOALS> {
        let mut goals = ArrayVec::new();
        let mut add = |hexes: HexSet, value: f64, cost: f64| {
            if value > 0.0 && !hexes.is_empty() {
                goals.push(Goal { hexes, value, cost });
            }
        };
        for &kind in AssetKind::ALL.iter().filter(|&&kind| kind != AssetKind::TechnologyPark) {
            add(self.free_hexes(kind), self.asset_value(kind), kind.data().cost as f64);
        }
        let exchange = data().map.of(Terrain::LabourExchange);
        let vacancies = self.vacancies();
        if vacancies > 0 {
            let each = float(HIRING);
            add(exchange, 45.0 * f64::from(vacancies), each * f64::from(vacancies));
        }
        let bare = self.bare(AssetKind::Mine) + self.bare(AssetKind::ExcavatingPlant);
        if bare > 0 && !self.is_winning() {
            add(data().map.of(Terrain::UniversityI), 30.0 + 15.0 * bare as f64, 55.0);
        }
        let plants = self.bare(AssetKind::SteelPlant) + self.bare(AssetKind::PowerPlant);
        if plants > 0 && !self.is_winning() {
            add(data().map.of(Terrain::UniversityII), 30.0 + 10.0 * plants as f64, 110.0);
        }
        if self.player().transports == [0; 2]
            && self.game.free_transports(Transport::ElectricVehicle) > 0
        {
            add(data().map.of(Terrain::Dealership), 40.0, 90.0);
        }
        self.add_winning_goals(&mut add);
        self.add_fights(&mut add);
        goals
    }

    /// Own assets of a kind that work by their basic technology.
    fn bare(&self, kind: AssetKind) -> usize {
        let own = self.player().assets.and(AssetSet::of_kind(kind));
        own.iter().filter(|asset| self.game.technology[asset.index()].is_none()).count()
    }

    /// What is still missing for the BIObot, once the means suffice for all of it.
    fn add_winning_goals(&self, add: &mut impl FnMut(HexSet, f64, f64)) {
        if !self.is_winning() {
            return;
        }
        let recipe = self.park_recipe();
        if self.parks().is_empty() {
            let kind = AssetKind::TechnologyPark;
            add(self.free_hexes(kind), WINNING, kind.data().cost as f64);
        }
        if self.player().workers < recipe.workers {
            let missing = f64::from(recipe.workers - self.player().workers);
            add(data().map.of(Terrain::LabourExchange), WINNING, missing * float(HIRING));
        }
        let lacking = self.lacking();
        let mut buyable = [0; RESOURCES];
        for &resource in Resource::ALL {
            let at = resource as usize;
            if lacking[at] == 0 {
                continue;
            }
            if !self.game.opened[at] {
                let kind = resource.made_by();
                add(self.free_hexes(kind), WINNING, kind.data().cost as f64);
            } else if self.game.stock(resource) > 0 {
                buyable[at] = lacking[at];
            }
        }
        if buyable != [0; RESOURCES] {
            // The park first: it may be bought away, and the goods are not lost.
            let value = if self.parks().is_empty() { 0.6 * WINNING } else { WINNING };
            add(data().map.centre, value, self.worth_of(&buyable));
        }
    }

    /// Arrest raiders, and stop whoever is about to win.
    fn add_fights(&self, add: &mut impl FnMut(HexSet, f64, f64)) {
        for other in self.game.others(self.seat) {
            if let Some(asset) = self.game.raided_by(other)
                && self.player().assets.contains(asset)
            {
                add(HexSet::one(asset.hex()), ARREST, 0.0);
            }
            for park in self.threats(other).iter() {
                add(HexSet::one(park.hex()), STOPPING, 0.0);
            }
        }
    }

    /// The unguarded parks that would make another's BIObot in their next move.
    pub(super) fn threats(&self, other: Seat) -> AssetSet {
        let player = self.game.player(other);
        let parks = player.assets.and(AssetSet::of_kind(AssetKind::TechnologyPark));
        let ready = |park: &Asset| {
            !self.game.guards.contains(*park)
                && player.chip != Some(park.hex())
                && self.game.has(other, &self.game.recipe(*park).inputs)
                && self.game.is_staffed(other, *park)
        };
        parks.iter().filter(ready).collect()
    }
}
