//! Where the workers and technologies go.

use arrayvec::ArrayVec;
use kontor_engine::Money;

use super::Mind;
use crate::action::Action;
use crate::asset::{Asset, AssetSet, Workers};
use crate::data::{ASSETS, AssetKind, RESOURCES, Recipe};

impl Mind<'_> {
    pub(super) fn plan(&self) -> Action {
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
        let mut guarded: ArrayVec<Asset, ASSETS> = free.iter().collect();
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
}
