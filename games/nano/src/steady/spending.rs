//! What to make, sell, buy and hire.

use kontor_engine::Money;

use super::{Mind, float};
use crate::action::Action;
use crate::asset::{Asset, AssetSet};
use crate::bundle::{Goods, MOST};
use crate::data::{AssetKind, POSITIONS, RESOURCES, Resource, Transport};
use crate::investing::HIRING;
use crate::map::Terrain;
use crate::state::Raid;
use crate::technology::Technology;

impl Mind<'_> {
    pub(super) fn produce(&self) -> Action {
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
    pub(super) fn set_price(&self) -> Option<Action> {
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

    /// Sells after the movement: a card may have brought a contract.
    pub(super) fn invest(&self) -> Action {
        if let Some(action) = self.sell_surplus().or_else(|| self.spend()) {
            return action;
        }
        let due = self.game.salary_due(self.seat);
        if due > Money::ZERO && due <= self.game.cash(self.seat) {
            return Action::PaySalary;
        }
        Action::Plan
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
                    AssetKind::TechnologyPark => self.is_winning() && self.parks().is_empty(),
                    _ if self.is_winning() => kind
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
        let spare = if self.is_winning() { 1 } else { 2 };
        let park = match self.is_winning() && self.parks().is_empty() {
            true => self.park_recipe().workers.saturating_sub(self.player().workers),
            false => 0,
        };
        let idle = self.player().workers.saturating_sub(self.works().needs);
        let wanted =
            self.vacancies().max(park) + u8::from(idle < spare) * (spare - idle.min(spare));
        let each = float(HIRING) + f64::from(self.game.agreed.salary);
        let affordable = (self.purse() / each).max(0.0) as u8;
        let workers = wanted.min(affordable).min(self.game.free_workers());
        (workers > 0).then_some(Action::Hire { workers })
    }

    /// Buys what the BIObot lacks.
    fn buy_inputs(&self) -> Option<Action> {
        if !self.is_winning() {
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

    /// Sells goods, then the cheapest asset.
    pub(super) fn raise_tax(&self) -> Action {
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
}
