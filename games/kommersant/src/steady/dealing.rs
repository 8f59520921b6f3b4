//! What is done before the throw: building, redeeming, repaying.

use kontor_engine::Money;

use super::{FIGURES, Mind, float, thousands};
use crate::action::Action;
use crate::board::{Lot, LotSet, next_stage};
use crate::building::step_price;
use crate::data::{Group, SquareKind, Stage};
use crate::deals::redemption;
use crate::edition::Even;
use crate::loans::UNIT_OWED;

/// Cash kept back when building and redeeming.
const RESERVE: f64 = 6_000.0;

/// A building step with what it costs and earns.
struct Step {
    action: Action,
    cost: f64,
    gain: f64,
}

impl Mind<'_> {
    pub(super) fn deal(&self) -> Action {
        self.stop_racket()
            .or_else(|| self.build())
            .or_else(|| self.redeem())
            .or_else(|| self.repay())
            .or_else(|| self.propose())
            .unwrap_or_else(|| self.throw())
    }

    fn stop_racket(&self) -> Option<Action> {
        let stops = self.game.may_stop_racket(self.seat) && !self.racket_pays();
        stops.then_some(Action::StopRacket)
    }

    /// Whether a racketeer takes and saves more than the police could cost.
    pub(super) fn racket_pays(&self) -> bool {
        let mut balance = 1.0;
        for owner in self.game.others(self.seat).iter() {
            for lot in self.lots(owner).iter() {
                let rent = float(self.game.rent(owner, lot).amount());
                balance += rent + self.robbery(owner, lot);
            }
        }
        balance > 0.0
    }

    /// The building step that earns most for its price, with cash, a loan, or the proceeds of a lot
    /// that earns less.
    fn build(&self) -> Option<Action> {
        let best = self.steps().max_by(|a, b| (a.gain / a.cost).total_cmp(&(b.gain / b.cost)))?;
        if self.cash() >= best.cost + RESERVE {
            return Some(best.action);
        }
        if let Some(lot) = self.idle_lot(best.gain / best.cost) {
            return Some(Action::SellLot { lot });
        }
        let price = Money::new(best.cost as i64);
        let borrow = price <= self.game.spendable(self.seat)
            && self.is_worth_borrowing(price, best.gain)
            && self.rounds > 4.0;
        borrow.then_some(best.action)
    }

    /// Every building step that the rules allow, whatever it costs.
    fn steps(&self) -> impl Iterator<Item = Step> {
        let game = self.game;
        let free = self.lots(self.seat).minus(game.mortgaged);
        let single = free.minus(game.built_now).iter().filter_map(move |lot| {
            let built = match lot.group() {
                None => lot.kind() == SquareKind::StateEnterprise,
                Some(group) => {
                    game.agreed.even == Even::WithinOne
                        && free.contains_all(LotSet::group(group))
                        && game.stages.of(lot) == game.stages_of_group(group).0
                }
            };
            let gain = self.step_gain(lot)?;
            let cost = float(lot.development());
            built.then_some(Step { action: Action::Build { lot }, cost, gain })
        });
        let together = Group::ALL.iter().filter_map(move |&group| {
            let lots = LotSet::group(group);
            let built = game.agreed.even == Even::Together
                && free.contains_all(lots)
                && game.built_now.and(lots).is_empty();
            let gain: f64 = lots.iter().map(|lot| self.step_gain(lot)).sum::<Option<f64>>()?;
            let cost = float(step_price(group));
            built.then_some(Step { action: Action::BuildGroup { group }, cost, gain })
        });
        single.chain(together)
    }

    /// K22: how often the printed rent of buildings on an own lot is charged.
    pub(super) fn built_times(&self, lot: Lot) -> f64 {
        let lots = self.lots(self.seat);
        lot.group().map_or(1.0, |group| self.times(group, lots, Stage::Enterprise))
    }

    /// What one more step on a lot earns, as its part of the way to the head enterprise.
    fn step_gain(&self, lot: Lot) -> Option<f64> {
        let stage = self.game.stages.of(lot);
        next_stage(stage)?;
        let steps = f64::from(Stage::Enterprise as u8 - stage as u8);
        let rents = FIGURES.rent[lot.index()];
        let rent = (rents[Stage::Enterprise as usize] - rents[stage as usize]) / steps;
        Some(rent * self.built_times(lot) * self.visits)
    }

    /// A lot that earns less for its price than `rate`, and is in no group that is nearly full.
    fn idle_lot(&self, rate: f64) -> Option<Lot> {
        let lots = self.lots(self.seat);
        let loss = |lot: Lot| {
            let rest = lots.minus(LotSet::one(lot));
            (self.earnings(lots) - self.earnings(rest)) / float(lot.price())
        };
        let spare = self.game.movable(self.seat).minus(self.game.mortgaged);
        let alone = spare.iter().filter(|lot| match lot.group() {
            Some(group) => lots.and(LotSet::group(group)).len() == 1,
            None => lot.kind() == SquareKind::VacantLot,
        });
        let least = alone.map(|lot| (lot, loss(lot))).min_by(|a, b| a.1.total_cmp(&b.1))?;
        (least.1 < rate).then_some(least.0)
    }

    fn redeem(&self) -> Option<Action> {
        let mortgaged = self.lots(self.seat).and(self.game.mortgaged);
        let open = mortgaged.minus(self.game.mortgaged_now);
        let pays = |lot: &Lot| {
            let cost = float(redemption(*lot));
            let earns = self.printed_rent(*lot) * self.visits + self.dividends(*lot);
            let full = lot.group().is_some_and(|group| self.game.has_full_group(self.seat, group));
            self.cash() >= cost + RESERVE && (full || earns > cost / 11.0)
        };
        open.iter().find(pays).map(|lot| Action::Redeem { lot })
    }

    /// Repays what falls due at the next lap as soon as there is cash to spare.
    fn repay(&self) -> Option<Action> {
        let due = self.game.player(self.seat).loans.falling_due()[0];
        let spare = thousands(self.cash() - RESERVE);
        let units = due.min(spare).units() / UNIT_OWED.units();
        (units > 0).then(|| Action::Repay { amount: UNIT_OWED * units })
    }
}
