//! `steady`: a sensible player by rule of thumb.
//!
//! It asks of everything what it would bring over the next moves: a mine its coal, a worker the asset
//! that lacks one, a technology what it saves. It goes where the most is to be had soonest, sells what
//! it does not need itself, staffs what earns most for each worker, and as soon as its means suffice for
//! a technology park and two of steel and energy it heads for the BIObot. It guards the park, stops
//! others who are about to win by a raid, and arrests whoever raids it.

use kontor_engine::{Generator, Money, Policy, Seat};

use crate::action::Action;
use crate::asset::{Asset, AssetSet, Workers};
use crate::bundle::{Bundle, Goods, MOST};
use crate::card::Card;
use crate::data::{AssetKind, Effect, POSITIONS, RESOURCES, Recipe, Resource, Transport, data};
use crate::investing::HIRING;
use crate::map::{Hex, HexSet, Terrain};
use crate::state::{Nano, Phase, Raid, half};
use crate::technology::Technology;
use crate::turn;

/// Over how many moves an investment has to pay.
const HORIZON: f64 = 10.0;
/// What a thing in the next move is worth of the same thing now.
const PATIENCE: f64 = 0.86;
/// What a step towards winning is worth.
const WINNING: f64 = 600.0;
/// What stopping another who is about to win is worth.
const STOPPING: f64 = 700.0;
/// What arresting a raider is worth.
const ARREST: f64 = 250.0;
/// A trade has to promise at least this much more than it takes.
const GAIN: f64 = 3.0;

/// How far estimates of goals may be off.
const ROUGHNESS: f64 = 0.2;

/// The policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady;

impl Policy<Nano> for Steady {
    fn choose(&mut self, game: &Nano, seat: Seat, generator: &mut Generator) -> Action {
        let mind = Mind::of(game, seat);
        if game.offer.is_some() {
            return mind.answer();
        }
        match game.phase {
            Phase::Production => mind.produce(),
            Phase::Market => mind.sell_and_move(generator),
            Phase::Debt { .. } => mind.raise_tax(),
            Phase::Investment => mind.invest(),
            Phase::Planning => mind.plan(),
            _ => mind.set_price().unwrap_or(Action::EndMove),
        }
    }
}

/// A player's view of the game, with what the estimates need.
struct Mind<'a> {
    game: &'a Nano,
    seat: Seat,
    /// Cash that is not needed for salaries, and what unneeded goods would bring.
    means: f64,
    /// What a move earns as things stand.
    income: f64,
    /// Units of each resource that are kept for own use.
    reserve: [u16; RESOURCES],
    /// Whether the means suffice to go for the BIObot now.
    winning: bool,
}

/// Something worth going to.
struct Goal {
    hexes: HexSet,
    value: f64,
    cost: f64,
}

fn float(money: Money) -> f64 {
    money.units() as f64
}

impl<'a> Mind<'a> {
    fn of(game: &'a Nano, seat: Seat) -> Mind<'a> {
        let mut mind =
            Mind { game, seat, means: 0.0, income: 0.0, reserve: [0; RESOURCES], winning: false };
        mind.income = mind.earnings();
        let all = mind.liquid([0; RESOURCES]);
        mind.winning = all + 2.0 * mind.income.max(0.0) >= mind.cost_of_winning();
        mind.reserve = mind.wanted_units();
        mind.means = mind.liquid(mind.reserve);
        mind
    }

    fn player(&self) -> &'a crate::state::Player {
        self.game.player(self.seat)
    }

    fn price(&self, resource: Resource) -> f64 {
        float(self.game.price(resource))
    }

    fn worth_of(&self, units: &[u8; RESOURCES]) -> f64 {
        Resource::ALL.iter().map(|&r| self.price(r) * f64::from(units[r as usize])).sum()
    }

    /// Cash after salaries, and what all goods beyond a reserve would bring.
    fn liquid(&self, reserve: [u16; RESOURCES]) -> f64 {
        let due = match self.game.on_turn == self.seat {
            true => self.game.salary_due(self.seat),
            false => self.game.salary(self.player().workers),
        };
        let surplus = |&r: &Resource| {
            let at = r as usize;
            self.price(r) * f64::from(self.player().goods[at].saturating_sub(reserve[at]))
        };
        float(self.game.cash(self.seat)) - float(due)
            + Resource::ALL.iter().map(surplus).sum::<f64>()
    }

    /// What an asset of a kind earns in a move by a recipe.
    fn profit(&self, kind: AssetKind, recipe: &Recipe) -> f64 {
        let made = match kind.resource() {
            Some(resource) => self.price(resource) * f64::from(recipe.makes),
            None => 0.0,
        };
        let salary = f64::from(self.game.agreed.salary) * f64::from(recipe.workers);
        made - self.worth_of(&recipe.inputs) - salary
    }

    fn is_staffed(&self, asset: Asset) -> bool {
        self.game.workers[asset.index()] >= self.game.recipe(asset).workers
    }

    /// What a move earns as things stand; salaries of all workers counted.
    fn earnings(&self) -> f64 {
        let made = |asset: Asset| {
            let recipe = self.game.recipe(asset);
            let value = asset.kind().resource().map_or(0.0, |r| self.price(r));
            value * f64::from(recipe.makes) - self.worth_of(&recipe.inputs)
        };
        let own = self.player().assets.iter().filter(|&asset| self.is_staffed(asset));
        own.map(made).sum::<f64>() - float(self.game.salary(self.player().workers))
    }

    /// Units of a resource that the own staffed assets make in a move.
    fn made_in_a_move(&self, resource: Resource) -> u16 {
        let own = self.player().assets.and(AssetSet::of_kind(resource.made_by()));
        own.iter()
            .filter(|&asset| self.is_staffed(asset))
            .map(|asset| u16::from(self.game.recipe(asset).makes))
            .sum()
    }

    fn parks(&self) -> AssetSet {
        self.player().assets.and(AssetSet::of_kind(AssetKind::TechnologyPark))
    }

    /// The recipe by which the next BIObot would be made, with the best technology at hand.
    fn park_recipe(&self) -> Recipe {
        let own = self.player().technologies.iter();
        let fitting = own.filter(|card| card.kind() == AssetKind::TechnologyPark);
        let basic = AssetKind::TechnologyPark.data().basic;
        let cost = |recipe: &Recipe| self.worth_of(&recipe.inputs);
        fitting
            .map(|card| card.recipe())
            .fold(basic, |best, recipe| if cost(&recipe) < cost(&best) { recipe } else { best })
    }

    /// What it takes in money to make a BIObot from here, goods at hand left out.
    fn cost_of_winning(&self) -> f64 {
        let recipe = self.park_recipe();
        let mut cost = if self.parks().is_empty() {
            AssetKind::TechnologyPark.data().cost as f64
        } else {
            0.0
        };
        cost += self.worth_of(&recipe.inputs);
        for &resource in Resource::ALL {
            let needed = recipe.inputs[resource as usize] > 0;
            if needed && !self.game.opened[resource as usize] {
                cost += resource.made_by().data().cost as f64;
            }
        }
        let lacking = recipe.workers.saturating_sub(self.player().workers);
        cost + f64::from(lacking) * float(HIRING)
    }

    /// N11: what is kept for the own plants' next production, and for the BIObot.
    fn wanted_units(&self) -> [u16; RESOURCES] {
        let mut wanted = [0; RESOURCES];
        for asset in self.player().assets.iter() {
            let kind = asset.kind();
            let recipe = self.game.recipe(asset);
            if kind.level() == 2 && self.is_staffed(asset) && self.profit(kind, &recipe) > 0.0 {
                (0..RESOURCES).for_each(|at| wanted[at] += u16::from(recipe.inputs[at]));
            }
        }
        for &resource in &[Resource::Coal, Resource::Ore] {
            let at = resource as usize;
            wanted[at] = wanted[at].saturating_sub(self.made_in_a_move(resource));
        }
        if self.winning || !self.parks().is_empty() {
            let recipe = self.park_recipe();
            (0..RESOURCES).for_each(|at| wanted[at] += u16::from(recipe.inputs[at]));
        }
        wanted
    }

    /// What the goods lack for the next BIObot.
    fn lacking(&self) -> [u8; RESOURCES] {
        let recipe = self.park_recipe();
        let goods = self.player().goods;
        std::array::from_fn(|at| {
            let held = goods[at].min(u8::MAX.into()) as u8;
            recipe.inputs[at].saturating_sub(held)
        })
    }

    fn produce(&self) -> Action {
        let runnable = self.game.runnable(self.seat);
        let parks = runnable.and(AssetSet::of_kind(AssetKind::TechnologyPark));
        let worth_running = |asset: &Asset| {
            let recipe = self.game.recipe(*asset);
            let salary = f64::from(self.game.agreed.salary) * f64::from(recipe.workers);
            self.profit(asset.kind(), &recipe) + salary > 0.0
        };
        let level_2 = runnable.minus(parks).iter().find(worth_running);
        match level_2.or(parks.iter().next()) {
            Some(asset) => Action::Run { asset },
            None => Action::EndProduction,
        }
    }

    /// A monopolist who sells wants high prices.
    fn set_price(&self) -> Option<Action> {
        let wanted = |&&resource: &&Resource| {
            let at = resource as usize;
            !self.game.turn.priced[at]
                && self.game.monopolist(resource) == Some(self.seat)
                && self.game.positions[at] > 0
                && self.game.positions[at] < POSITIONS
        };
        let resource = *Resource::ALL.iter().find(wanted)?;
        Some(Action::SetPrice { resource, up: true })
    }

    /// Units beyond the reserve.
    fn surplus(&self) -> Goods {
        let goods = self.player().goods;
        Goods(std::array::from_fn(|at| {
            goods[at].saturating_sub(self.reserve[at]).min(MOST as u16 / 4) as u8
        }))
    }

    /// N22: contracts first, then the market.
    fn sell_surplus(&self) -> Option<Action> {
        let surplus = self.surplus();
        for (contract, held) in self.game.contracts_of(self.seat) {
            let goods = self.game.deliverable(self.seat, &held);
            let spare = Goods(std::array::from_fn(|at| goods.0[at].min(surplus.0[at])));
            if !spare.is_empty() {
                return Some(Action::Deliver { contract, goods: spare });
            }
        }
        (!surplus.is_empty()).then_some(Action::Sell { goods: surplus })
    }

    fn sell_and_move(&self, generator: &mut Generator) -> Action {
        if let Some(action) = self.set_price().or_else(|| self.propose()) {
            return action;
        }
        let mut goals = self.goals();
        // Estimates are rough, and who always goes the same way is easily outguessed.
        for goal in &mut goals {
            goal.value *= 1.0 + ROUGHNESS * (f64::from(generator.below(201)) / 100.0 - 1.0);
        }
        if self.player().chip.is_none() {
            let taken = self.game.other_chips(self.seat);
            let free = data().map.centre.minus(taken);
            let best = self.best(free.iter().map(|hex| (hex, self.promise(hex, &goals))));
            return best.map_or(Action::EndMove, |hex| Action::Enter { hex });
        }
        let reach = self.game.reach(self.seat);
        let card = self.expected_card();
        let plain = reach.plain.iter().map(|hex| ((hex, false), self.promise(hex, &goals)));
        let crossing =
            reach.crossing.iter().map(|hex| ((hex, true), self.promise(hex, &goals) + card));
        let (hex, crossing) = self
            .best(plain.chain(crossing))
            .or(self.player().chip.map(|hex| (hex, false)))
            .expect("the chip is on the map");
        Action::Move { hex, crossing }
    }

    /// The first of those that promise most.
    fn best<T>(&self, options: impl Iterator<Item = (T, f64)>) -> Option<T> {
        let better = |best: Option<(T, f64)>, (option, value): (T, f64)| match best {
            Some((_, most)) if most >= value => best,
            _ => Some((option, value)),
        };
        options.fold(None, better).map(|(option, _)| option)
    }

    /// What standing on a hex after this move promises: the best goal, the sooner the better, and a
    /// little for the others.
    fn promise(&self, hex: Hex, goals: &[Goal]) -> f64 {
        let speed = f64::from(self.game.transport(self.seat).data().speed);
        let mut best = 0.0;
        let mut others = 0.0;
        for goal in goals {
            let steps = goal.hexes.iter().map(|to| to.distance(hex)).min().unwrap_or(99) as f64;
            let travel = (steps / speed).ceil();
            let missing = goal.cost - self.means - self.income.max(0.0) * travel;
            let waiting = if missing > 0.0 { missing / self.income.max(2.0) } else { 0.0 };
            // Steps within a move break ties.
            let moves = travel + waiting + 0.01 * steps;
            let value = goal.value * PATIENCE.powf(moves);
            if value > best {
                (best, others) = (value, others + 0.05 * best);
            } else {
                others += 0.05 * value;
            }
        }
        best + others
    }

    /// What a frontier card brings on average.
    fn expected_card(&self) -> f64 {
        let deck = if self.game.deck.is_empty() { self.game.discard } else { self.game.deck };
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

    /// Workers that the own assets lack to run fully.
    fn vacancies(&self) -> u8 {
        let needed: u8 = self
            .player()
            .assets
            .iter()
            .filter(|&asset| self.is_worth_staffing(asset))
            .map(|asset| self.game.recipe(asset).workers)
            .sum();
        needed.saturating_sub(self.player().workers)
    }

    fn is_worth_staffing(&self, asset: Asset) -> bool {
        let recipe = self.game.recipe(asset);
        match asset.kind() {
            AssetKind::TechnologyPark => true,
            kind => self.profit(kind, &recipe) > 0.0,
        }
    }

    /// What a further asset of a kind is worth to this player, its crew's hiring counted.
    fn asset_value(&self, kind: AssetKind) -> f64 {
        let basic = kind.data().basic;
        let mut profit = self.profit(kind, &basic);
        if let Some(resource) = kind.resource() {
            profit -= resource.data().step as f64;
        }
        for &resource in Resource::ALL {
            // Plants without own inputs have to be fed from the Business-centre, which takes moves.
            let needed = u16::from(basic.inputs[resource as usize]);
            let used: u16 = self
                .player()
                .assets
                .iter()
                .map(|asset| u16::from(self.game.recipe(asset).inputs[resource as usize]))
                .sum();
            if needed > 0 && self.made_in_a_move(resource) < used + needed {
                profit *= 0.3;
            }
        }
        let idle = self.player().workers.saturating_sub(self.staffed_needs());
        let hiring = f64::from(basic.workers.saturating_sub(idle)) * float(HIRING);
        profit * HORIZON - kind.data().cost as f64 * 0.5 - hiring
    }

    /// Workers that the own assets need in all.
    fn staffed_needs(&self) -> u8 {
        let worth = self.player().assets.iter().filter(|&asset| self.is_worth_staffing(asset));
        worth.map(|asset| self.game.recipe(asset).workers).sum()
    }

    /// Free assets of a kind.
    fn free_hexes(&self, kind: AssetKind) -> HexSet {
        let free = AssetSet::of_kind(kind).iter().filter(|&a| self.game.owner(a).is_none());
        free.map(Asset::hex).collect()
    }

    fn goals(&self) -> Vec<Goal> {
        let mut goals = Vec::new();
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
        if bare > 0 && !self.winning {
            add(data().map.of(Terrain::UniversityI), 30.0 + 15.0 * bare as f64, 55.0);
        }
        let plants = self.bare(AssetKind::SteelPlant) + self.bare(AssetKind::PowerPlant);
        if plants > 0 && !self.winning {
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
        if !self.winning {
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
    fn threats(&self, other: Seat) -> AssetSet {
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

    /// Sells after the movement: a card may have brought a contract.
    fn invest(&self) -> Action {
        if let Some(action) = self.sell_surplus().or_else(|| self.spend()) {
            return action;
        }
        let due = self.game.salary_due(self.seat);
        if due > Money::ZERO && due <= self.game.cash(self.seat) {
            return Action::PaySalary;
        }
        Action::Plan
    }

    /// Cash that can be spent without a strike.
    fn purse(&self) -> f64 {
        float(self.game.cash(self.seat)) - float(self.game.salary_due(self.seat))
    }

    fn spend(&self) -> Option<Action> {
        let hex = self.player().chip?;
        match hex.terrain() {
            Terrain::Asset(kind) => self.buy_or_raid(hex.asset()?, kind),
            Terrain::UniversityI | Terrain::UniversityII => {
                let value = |card: &Technology| self.technology_value(*card) - float(card.cost());
                let affordable = self.game.seen.iter().filter(|c| float(c.cost()) <= self.purse());
                let worth = affordable.map(|card| (card, value(&card))).filter(|(_, v)| *v > 0.0);
                let technology = self.best(worth)?;
                Some(Action::BuyTechnology { technology })
            }
            Terrain::LabourExchange => self.hire(),
            Terrain::Dealership => {
                let transport = Transport::ElectricVehicle;
                let cost = transport.data().cost as f64;
                let wanted = self.player().transports == [0; 2]
                    && self.purse() >= cost + 40.0
                    && self.game.free_transports(transport) > 0;
                wanted.then_some(Action::BuyTransport { transport })
            }
            Terrain::BusinessCentre => self.buy_inputs(),
            Terrain::Open | Terrain::Frontier => None,
        }
    }

    fn buy_or_raid(&self, asset: Asset, kind: AssetKind) -> Option<Action> {
        match self.game.owner(asset) {
            None => {
                let cost = kind.data().cost as f64;
                let wanted = match kind {
                    AssetKind::TechnologyPark => self.winning && self.parks().is_empty(),
                    _ if self.winning => kind
                        .resource()
                        .is_some_and(|r| !self.game.opened[r as usize] && kind.level() == 2),
                    _ => self.asset_value(kind) > 0.0,
                };
                (wanted && cost <= self.purse()).then_some(Action::BuyAsset)
            }
            Some(owner) if owner != self.seat => match self.player().raid {
                Raid::None if self.threats(owner).contains(asset) => Some(Action::Raid),
                _ => None,
            },
            Some(_) => None,
        }
    }

    /// Hires for vacancies, for the next asset, and a guard once a park is near.
    fn hire(&self) -> Option<Action> {
        let spare = if self.winning { 1 } else { 2 };
        let park = match self.winning && self.parks().is_empty() {
            true => self.park_recipe().workers.saturating_sub(self.player().workers),
            false => 0,
        };
        let idle = self.player().workers.saturating_sub(self.staffed_needs());
        let wanted =
            self.vacancies().max(park) + u8::from(idle < spare) * (spare - idle.min(spare));
        let each = float(HIRING) + f64::from(self.game.agreed.salary);
        let affordable = (self.purse() / each).max(0.0) as u8;
        let workers = wanted.min(affordable).min(self.game.free_workers());
        (workers > 0).then_some(Action::Hire { workers })
    }

    /// Buys what the BIObot lacks.
    fn buy_inputs(&self) -> Option<Action> {
        if !self.winning {
            return None;
        }
        let lacking = self.lacking();
        // Money for the park comes first where there is none.
        let keep = match self.parks().is_empty() {
            true => AssetKind::TechnologyPark.data().cost as f64,
            false => 0.0,
        };
        for &resource in Resource::ALL {
            let affordable = ((self.purse() - keep) / self.price(resource)).max(0.0) as u8;
            let most = self.game.most_bought(self.seat, resource);
            let units = lacking[resource as usize].min(affordable).min(most);
            if units > 0 {
                return Some(Action::Buy { resource, units });
            }
        }
        None
    }

    /// What a technology would bring on the best own asset without one.
    fn technology_value(&self, card: Technology) -> f64 {
        let kind = card.kind();
        let own = self.player().assets.and(AssetSet::of_kind(kind));
        if kind == AssetKind::TechnologyPark {
            let saved =
                self.worth_of(&self.park_recipe().inputs) - self.worth_of(&card.recipe().inputs);
            return if self.winning || !own.is_empty() { saved } else { 0.0 };
        }
        let gain = |asset: Asset| {
            self.profit(kind, &card.recipe()) - self.profit(kind, &self.game.recipe(asset))
        };
        let best = own.iter().map(gain).fold(0.0, f64::max);
        let hiring =
            f64::from(card.recipe().workers.saturating_sub(kind.data().basic.workers)) * 10.0;
        best * HORIZON - hiring
    }

    fn plan(&self) -> Action {
        if let Some(action) = self.fit() {
            return action;
        }
        let workers = self.crew();
        let now = self.placed();
        if !self.player().striking
            && workers != now
            && self.player().workers > 0
            && self.game.turn.plans_left > 0
        {
            return Action::Place { workers };
        }
        Action::EndMove
    }

    /// Puts a kept technology where it gains most, in place of a worse one.
    fn fit(&self) -> Option<Action> {
        if self.game.turn.plans_left == 0 {
            return None;
        }
        for technology in self.game.kept(self.seat).iter() {
            let kind = technology.kind();
            let worth = |recipe: &Recipe| match kind {
                AssetKind::TechnologyPark => -self.worth_of(&recipe.inputs),
                _ => self.profit(kind, recipe),
            };
            let gain = |asset: Asset| worth(&technology.recipe()) - worth(&self.game.recipe(asset));
            let own = self.player().assets.and(AssetSet::of_kind(kind)).iter();
            let free = own.filter(|&asset| self.game.raider_of(self.seat, asset).is_none());
            let asset = self.best(free.map(|asset| (asset, gain(asset))).filter(|(_, g)| *g > 0.0));
            if let Some(asset) = asset {
                return Some(Action::Fit { technology, asset });
            }
        }
        None
    }

    /// How the movable workers stand now.
    fn placed(&self) -> Workers {
        let mut workers = Workers::default();
        for asset in self.player().assets.iter() {
            let supplied = self.game.supplied_assets(self.seat).contains(asset);
            if !supplied {
                workers.at[asset.index()] = self.game.workers[asset.index()];
                if self.game.guards.contains(asset) {
                    workers.guards.insert(asset);
                }
            }
        }
        workers
    }

    /// The best crew: the park when its BIObot can be made, then what earns most for each worker; the
    /// others guard.
    fn crew(&self) -> Workers {
        let supplied = self.game.supplied_assets(self.seat);
        let held: u8 = supplied.iter().map(|asset| self.game.workers[asset.index()]).sum();
        let mut left = self.player().workers - held;
        let mut workers = Workers::default();
        let mut goods = self.player().goods;
        let free: AssetSet = self
            .player()
            .assets
            .iter()
            .filter(|&asset| self.game.raider_of(self.seat, asset).is_none())
            .collect();
        let mut open = free;
        // Each time the best asset that can still be staffed and fed.
        loop {
            let rate = |asset: Asset| {
                let recipe = self.game.recipe(asset);
                let chip = u8::from(self.player().chip == Some(asset.hex()));
                let needed = recipe.workers.saturating_sub(chip);
                let fed = (0..RESOURCES).all(|at| goods[at] >= recipe.inputs[at].into());
                let value = match asset.kind() {
                    AssetKind::TechnologyPark if fed => 1_000.0,
                    AssetKind::TechnologyPark => 0.0,
                    kind if fed => self.profit(kind, &recipe),
                    _ => 0.0,
                };
                (needed <= left).then_some(value / f64::from(needed.max(1)))
            };
            let rated = open.iter().filter_map(|asset| Some((asset, rate(asset)?)));
            let Some(asset) = self.best(rated.filter(|(_, value)| *value > 0.0)) else { break };
            let recipe = self.game.recipe(asset);
            let chip = u8::from(self.player().chip == Some(asset.hex()));
            let needed = recipe.workers.saturating_sub(chip);
            workers.at[asset.index()] = needed;
            left -= needed;
            open.remove(asset);
            for (held, used) in goods.iter_mut().zip(recipe.inputs) {
                *held = held.saturating_sub(used.into());
            }
            if let Some(resource) = asset.kind().resource()
                && asset.kind().level() == 1
            {
                goods[resource as usize] += u16::from(recipe.makes);
            }
        }
        // Guards: the park first, then what is dearest among what works.
        let mut guarded: Vec<Asset> = free.iter().collect();
        guarded.sort_by_key(|asset| -asset.cost().units());
        for asset in guarded {
            let works = workers.at[asset.index()] > 0;
            if left > 0 && works && asset.cost() >= Money::new(100) {
                workers.guards.insert(asset);
                left -= 1;
            }
        }
        workers
    }

    /// Sells goods, then the cheapest asset.
    fn raise_tax(&self) -> Action {
        let goods = self.player().goods.map(|units| units.min(MOST as u16 / 4) as u8);
        for (contract, held) in self.game.contracts_of(self.seat) {
            let goods = self.game.deliverable(self.seat, &held);
            if !goods.is_empty() {
                return Action::Deliver { contract, goods };
            }
        }
        if goods != [0; RESOURCES] {
            let resource = Resource::ALL.iter().find(|&&r| goods[r as usize] > 0);
            let resource = *resource.expect("some goods are there");
            return Action::Sell { goods: Goods::of(resource, 1) };
        }
        let own = self.player().assets.iter();
        let free = own.filter(|&asset| self.game.raider_of(self.seat, asset).is_none());
        let cheapest = free.min_by_key(|asset| asset.cost());
        cheapest.map_or(Action::EndMove, |asset| Action::SellAsset { asset })
    }

    /// Asks another for a unit that a staffed plant lacks, a little above its price.
    fn propose(&self) -> Option<Action> {
        if self.game.turn.offers_left < crate::state::OFFERS || self.game.round % 2 == 1 {
            return None;
        }
        for &resource in &[Resource::Coal, Resource::Ore] {
            let at = resource as usize;
            let missing = self.reserve[at].saturating_sub(self.player().goods[at]).min(2) as u8;
            if missing == 0 {
                continue;
            }
            let sum = self.game.price(resource) * i64::from(missing) + Money::new(4);
            if float(sum) > self.purse() {
                continue;
            }
            let goods = Goods::of(resource, missing);
            let seller = self.game.others(self.seat).find(|&other| {
                self.game.has(other, &goods.0) && self.game.player(other).sentence == 0
            });
            if let Some(to) = seller {
                let mut gets = Bundle::default();
                gets.goods.goods = goods;
                return Some(turn::offer(to, Bundle::cash(sum), gets));
            }
        }
        None
    }

    /// What a bundle is worth to this player.
    fn bundle_value(&self, bundle: &Bundle) -> f64 {
        let things = &bundle.goods;
        let transports = Transport::BOUGHT
            .iter()
            .zip(things.transports)
            .map(|(transport, count)| float(half(transport.data().cost)) * f64::from(count));
        let contracts = things.contracts.len() as f64 * 4.0;
        let release = if things.release { 20.0 } else { 0.0 };
        let assets = bundle.property.assets.iter().map(|asset| float(asset.cost()) * 0.9);
        let technologies = bundle.property.technologies.iter().map(|card| float(card.cost()) * 0.6);
        float(bundle.cash)
            + self.worth_of(&things.goods.0)
            + transports.sum::<f64>()
            + contracts
            + release
            + assets.sum::<f64>()
            + technologies.sum::<f64>()
    }

    /// Takes an offer that gains, and gives neither assets nor what the BIObot needs.
    fn answer(&self) -> Action {
        let Some(offer) = self.game.offer_view() else { return Action::Decline };
        let (gives, gets) = match offer.proposer == self.seat {
            true => (offer.proposer_gives, offer.partner_gives),
            false => (offer.partner_gives, offer.proposer_gives),
        };
        let surplus = self.surplus();
        let spare = (0..RESOURCES).all(|at| gives.goods.goods.0[at] <= surplus.0[at]);
        let keeps = gives.property.assets.is_empty()
            && gives.property.technologies.is_empty()
            && gives.goods.transports == [0; 2];
        let affordable = float(gives.cash) <= self.means.max(0.0);
        let gain = self.bundle_value(&gets) - self.bundle_value(&gives);
        match spare && keeps && affordable && gain >= GAIN {
            true => Action::Accept,
            false => Action::Decline,
        }
    }
}
