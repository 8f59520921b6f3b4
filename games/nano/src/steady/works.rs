//! The own assets at a glance.

use arrayvec::ArrayVec;

use super::Mind;
use crate::asset::Asset;
use crate::data::{ASSETS, AssetKind, RESOURCES, Recipe};

/// An own asset.
pub(super) struct Work {
    pub asset: Asset,
    pub recipe: Recipe,
    pub staffed: bool,
    /// What it earns in a move, salaries counted.
    pub profit: f64,
    /// What it earns in a move but for salaries.
    pub earned: f64,
}

/// The own assets, and what they make and need together.
pub(super) struct Works {
    pub each: ArrayVec<Work, ASSETS>,
    /// Units of each resource that those with workers make in a move.
    pub made: [u16; RESOURCES],
    /// Units of each resource that all of them use in a move.
    pub used: [u16; RESOURCES],
    /// Workers that those worth it need.
    pub needs: u8,
}

impl Mind<'_> {
    pub(super) fn look_at_works(&self) -> Works {
        let mut works =
            Works { each: ArrayVec::new(), made: [0; RESOURCES], used: [0; RESOURCES], needs: 0 };
        for asset in self.player().assets.iter() {
            let (kind, recipe) = (asset.kind(), self.game.recipe(asset));
            let staffed = self.game.workers[asset.index()] >= recipe.workers;
            let earned = self.earned(kind, &recipe);
            let profit = earned - self.salaries(&recipe);
            if let Some(resource) = kind.resource().filter(|_| staffed) {
                works.made[resource as usize] += u16::from(recipe.makes);
            }
            for (used, input) in works.used.iter_mut().zip(recipe.inputs) {
                *used += u16::from(input);
            }
            if kind == AssetKind::TechnologyPark || profit > 0.0 {
                works.needs += recipe.workers;
            }
            works.each.push(Work { asset, recipe, staffed, profit, earned });
        }
        works
    }
}
