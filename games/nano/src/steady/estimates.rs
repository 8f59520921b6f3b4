//! What things would bring over the next moves.

use super::{Mind, float};
use crate::asset::{Asset, AssetSet};
use crate::bundle::{Goods, MOST};
use crate::data::{AssetKind, RESOURCES, Recipe, Resource};
use crate::investing::HIRING;
use crate::technology::Technology;

/// Over how many moves an investment has to pay.
const HORIZON: f64 = 10.0;

impl Mind<'_> {
    #[inline]
    pub(super) fn price(&self, resource: Resource) -> f64 {
        self.prices[resource as usize]
    }

    pub(super) fn worth_of(&self, units: &[u8; RESOURCES]) -> f64 {
        self.prices.iter().zip(units).map(|(price, &units)| price * f64::from(units)).sum()
    }

    /// Cash after salaries, and what all goods beyond a reserve would bring.
    pub(crate) fn liquid(&self, reserve: &[u16; RESOURCES]) -> f64 {
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

    /// What an asset of a kind earns in a move by a recipe, but for salaries.
    #[inline]
    pub(super) fn earned(&self, kind: AssetKind, recipe: &Recipe) -> f64 {
        let made = match kind.resource() {
            Some(resource) => self.price(resource) * f64::from(recipe.makes),
            None => 0.0,
        };
        made - self.worth_of(&recipe.inputs)
    }

    /// What the workers of a recipe get in a move.
    #[inline]
    pub(super) fn salaries(&self, recipe: &Recipe) -> f64 {
        f64::from(self.game.agreed.salary) * f64::from(recipe.workers)
    }

    /// What an asset of a kind earns in a move by a recipe.
    pub(super) fn profit(&self, kind: AssetKind, recipe: &Recipe) -> f64 {
        self.earned(kind, recipe) - self.salaries(recipe)
    }

    /// What a move earns as things stand; salaries of all workers counted.
    pub(super) fn earnings(&self) -> f64 {
        let working = self.works().each.iter().filter(|work| work.staffed);
        working.map(|work| work.earned).sum::<f64>()
            - float(self.game.salary(self.player().workers))
    }

    pub(crate) fn parks(&self) -> AssetSet {
        self.player().assets.and(AssetSet::of_kind(AssetKind::TechnologyPark))
    }

    /// The recipe by which the next BIObot would be made, with the best technology at hand.
    pub(crate) fn park_recipe(&self) -> &Recipe {
        self.park_recipe.get_or_init(|| self.best_park_recipe())
    }

    fn best_park_recipe(&self) -> Recipe {
        let own = self.player().technologies.iter();
        let fitting = own.filter(|card| card.kind() == AssetKind::TechnologyPark);
        let basic = AssetKind::TechnologyPark.data().basic;
        let cost = |recipe: &Recipe| self.worth_of(&recipe.inputs);
        fitting
            .map(|card| card.recipe())
            .fold(basic, |best, recipe| if cost(&recipe) < cost(&best) { recipe } else { best })
    }

    /// What it takes in money to make a BIObot from here, goods at hand left out.
    pub(crate) fn cost_of_winning(&self) -> f64 {
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
    pub(super) fn wanted_units(&self) -> [u16; RESOURCES] {
        let mut wanted = [0; RESOURCES];
        let mut want = |recipe: &Recipe| {
            for (wanted, input) in wanted.iter_mut().zip(recipe.inputs) {
                *wanted += u16::from(input);
            }
        };
        let works = self.works();
        for work in works.each.iter().filter(|work| work.asset.kind().level() == 2) {
            if work.staffed && work.profit > 0.0 {
                want(&work.recipe);
            }
        }
        let parks = (self.is_winning() || !self.parks().is_empty()).then(|| self.park_recipe());
        for &resource in &[Resource::Coal, Resource::Ore] {
            let at = resource as usize;
            wanted[at] = wanted[at].saturating_sub(works.made[at]);
        }
        if let Some(recipe) = parks {
            (0..RESOURCES).for_each(|at| wanted[at] += u16::from(recipe.inputs[at]));
        }
        wanted
    }

    /// What the goods lack for the next BIObot.
    pub(crate) fn lacking(&self) -> [u8; RESOURCES] {
        let recipe = self.park_recipe();
        let goods = self.player().goods;
        std::array::from_fn(|at| {
            let held = goods[at].min(u8::MAX.into()) as u8;
            recipe.inputs[at].saturating_sub(held)
        })
    }

    /// Units beyond the reserve.
    pub(super) fn surplus(&self) -> Goods {
        let goods = self.player().goods;
        Goods(std::array::from_fn(|at| {
            goods[at].saturating_sub(self.reserve()[at]).min(MOST as u16 / 4) as u8
        }))
    }

    /// Workers that the own assets lack to run fully.
    pub(super) fn vacancies(&self) -> u8 {
        self.works().needs.saturating_sub(self.player().workers)
    }

    /// What a further asset of a kind is worth to this player, its crew's hiring counted.
    pub(super) fn asset_value(&self, kind: AssetKind) -> f64 {
        let basic = kind.data().basic;
        let mut profit = self.profit(kind, &basic);
        if let Some(resource) = kind.resource() {
            profit -= resource.data().step as f64;
        }
        let works = self.works();
        for at in 0..RESOURCES {
            // Plants without own inputs have to be fed from the Business-centre, which takes moves.
            let needed = u16::from(basic.inputs[at]);
            if needed > 0 && works.made[at] < works.used[at] + needed {
                profit *= 0.3;
            }
        }
        let idle = self.player().workers.saturating_sub(works.needs);
        let hiring = f64::from(basic.workers.saturating_sub(idle)) * float(HIRING);
        profit * HORIZON - kind.data().cost as f64 * 0.5 - hiring
    }

    /// Cash that can be spent without a strike.
    pub(super) fn purse(&self) -> f64 {
        float(self.game.cash(self.seat)) - float(self.game.salary_due(self.seat))
    }

    /// What a technology would bring on the best own asset without one.
    pub(super) fn technology_value(&self, card: Technology) -> f64 {
        let kind = card.kind();
        let own = self.player().assets.and(AssetSet::of_kind(kind));
        if kind == AssetKind::TechnologyPark {
            let saved =
                self.worth_of(&self.park_recipe().inputs) - self.worth_of(&card.recipe().inputs);
            return if self.is_winning() || !own.is_empty() { saved } else { 0.0 };
        }
        let gain = |asset: Asset| {
            self.profit(kind, &card.recipe()) - self.profit(kind, &self.game.recipe(asset))
        };
        let best = own.iter().map(gain).fold(0.0, f64::max);
        let hiring =
            f64::from(card.recipe().workers.saturating_sub(kind.data().basic.workers)) * 10.0;
        best * HORIZON - hiring
    }
}
