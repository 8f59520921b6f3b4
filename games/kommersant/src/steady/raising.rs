//! What is sold to meet a debt.

use kontor_engine::Money;

use super::{FIGURES, Mind, float};
use crate::action::Action;
use crate::board::{Lot, LotSet};
use crate::building::step_price;
use crate::data::Group;
use crate::edition::Even;

impl Mind<'_> {
    /// Sells what costs the least earnings for the cash it brings.
    pub(super) fn raise(&self, missing: Money) -> Action {
        let game = self.game;
        let lots = self.lots(self.seat);
        let now = self.earnings(lots);
        let brings = |cash: Money| float(cash.min(missing)).max(1.0);
        let movable = game.movable(self.seat);
        let sales = movable.iter().map(|lot| {
            let loss = now - self.earnings(lots.minus(LotSet::one(lot)));
            (Action::SellLot { lot }, loss / brings(game.sale_price(lot)))
        });
        let mortgages = game.mortgageable(self.seat).iter().map(|lot| {
            let loss = float(lot.price()) / 20.0
                + self.printed_rent(lot) * self.visits / 2.0
                + self.dividends(lot);
            (Action::Mortgage { lot }, loss / brings(lot.half_price()))
        });
        let built = lots.and(game.stages.built());
        let buildings = built.iter().filter(|&lot| game.loss_keeps_even(lot)).map(|lot| {
            let loss = self.building_loss(lot);
            (Action::SellBuilding { lot }, loss / brings(lot.development()))
        });
        let together = Group::ALL.iter().filter(|&&group| {
            game.agreed.even == Even::Together && !built.and(LotSet::group(group)).is_empty()
        });
        let together = together.map(|&group| {
            let loss: f64 = LotSet::group(group).iter().map(|lot| self.building_loss(lot)).sum();
            (Action::SellGroupBuildings { group }, loss / brings(step_price(group)))
        });
        let all = sales.chain(mortgages).chain(buildings).chain(together);
        let least = all.min_by(|a, b| a.1.total_cmp(&b.1));
        least.expect("a debtor who is not bankrupt has something to sell").0
    }

    /// What the last step on a lot earns until it could be built again.
    fn building_loss(&self, lot: Lot) -> f64 {
        let rents = FIGURES.rent[lot.index()];
        let stage = self.game.stages.of(lot) as usize;
        let rent = rents[stage] - rents[stage.saturating_sub(1)];
        rent * self.built_times(lot) * self.visits / 3.0
    }
}
