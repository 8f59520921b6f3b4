//! What property would still earn, and what it is worth paying for.

use kontor_engine::{Money, Seat};

use super::{FIGURES, Mind, WORTHWHILE, float};
use crate::board::{Lot, LotSet, state_farm};
use crate::cards::Kept;
use crate::data::{Group, SQUARES, SquareKind, Stage, data};
use crate::edition::Doubling;
use crate::loans::loan_for;

/// What one and two lots of a group are worth of the full group's earnings.
const HOPE: [f64; 4] = [0.0, 0.04, 0.16, 1.0];
/// The share of its full rent that a full group will come to earn.
const GROWTH: f64 = 0.5;
/// A loan costs a fifth.
const INTEREST: f64 = 0.2;

impl Mind<'_> {
    pub(super) fn cash(&self) -> f64 {
        float(self.game.cash(self.seat))
    }

    /// What a set of lots would still earn a player, as far as they are built now and may be.
    pub(crate) fn earnings(&self, lots: LotSet) -> f64 {
        let groups: f64 = Group::ALL.iter().map(|&group| self.group_earnings(group, lots)).sum();
        let state = lots.and(LotSet::of_kind(SquareKind::StateEnterprise));
        let vacant = lots.and(LotSet::of_kind(SquareKind::VacantLot));
        groups
            + state.iter().map(|lot| self.grown(lot, self.printed_rent(lot), 1.0)).sum::<f64>()
            + vacant.iter().map(|lot| self.printed_rent(lot) * self.visits).sum::<f64>()
            + lots.iter().map(|lot| self.dividends(lot)).sum::<f64>()
    }

    fn group_earnings(&self, group: Group, lots: LotSet) -> f64 {
        let own = lots.and(LotSet::group(group));
        let built = self.times(group, lots, Stage::Enterprise);
        let full = FIGURES.full_rent[group as usize] * built * GROWTH * self.visits;
        match own.len() {
            0 => 0.0,
            3 => own
                .iter()
                .map(|lot| {
                    let times = self.times(group, lots, self.game.stages.of(lot));
                    self.grown(lot, self.printed_rent(lot) * times, built)
                })
                .sum(),
            count => {
                let charged = !self.game.agreed.edition().rent_needs_full_group;
                let single: f64 = own.iter().map(|lot| self.printed_rent(lot)).sum();
                HOPE[count] * full + if charged { single * self.visits } else { 0.0 }
            }
        }
    }

    /// K22: how often the printed rent is charged in a full group at a stage.
    pub(super) fn times(&self, group: Group, lots: LotSet, stage: Stage) -> f64 {
        if stage != Stage::Lot && self.game.agreed.doubling == Doubling::BareLots {
            return 1.0;
        }
        let farm = data().groups[group as usize].state_farm
            && lots.contains_all(LotSet::one(state_farm()));
        if farm { 3.0 } else { 2.0 }
    }

    /// What a lot that can be built on will earn, between its rent now and its head enterprise's, which
    /// is charged so many times.
    fn grown(&self, lot: Lot, rent: f64, times: f64) -> f64 {
        let most = FIGURES.rent[lot.index()][Stage::Enterprise as usize] * times;
        (rent + GROWTH * (most - rent).max(0.0)) * self.visits
    }

    pub(super) fn printed_rent(&self, lot: Lot) -> f64 {
        FIGURES.rent[lot.index()][self.game.stages.of(lot) as usize]
    }

    pub(super) fn dividends(&self, lot: Lot) -> f64 {
        FIGURES.dividend[lot.index()][self.game.stages.of(lot) as usize] * self.laps
    }

    /// What a red token is good for: a state enterprise that is still free.
    pub(super) fn token_worth(&self) -> f64 {
        let state = LotSet::of_kind(SquareKind::StateEnterprise);
        let free = state.iter().filter(|&lot| self.game.owner(lot).is_none()).count();
        let chance = (free as f64 * self.rounds / SQUARES as f64).min(1.0);
        12_000.0 * chance
    }

    pub(super) fn card_worth(&self, kept: Kept) -> f64 {
        match kept {
            Kept::RedToken => self.token_worth(),
            Kept::TaxExemption => 3_000.0,
            Kept::Police => 6_000.0,
        }
    }

    pub(super) fn lots(&self, seat: Seat) -> LotSet {
        self.game.player(seat).lots
    }

    /// What a lot would add to a player's earnings.
    pub(super) fn added(&self, seat: Seat, lot: Lot) -> f64 {
        let lots = self.lots(seat);
        self.earnings(lots.or(LotSet::one(lot))) - self.earnings(lots)
    }

    /// What a lot is worth keeping from the others: half of the most it would add to one of them.
    pub(super) fn denied(&self, lot: Lot) -> f64 {
        let others = self.game.others(self.seat).iter().map(|other| self.added(other, lot));
        others.fold(0.0, f64::max) / 2.0
    }

    /// The most that is worth paying for a lot, and whether a loan for it pays.
    pub(super) fn worth(&self, lot: Lot) -> f64 {
        let gain = self.added(self.seat, lot).max(self.denied(lot));
        let worth = float(lot.price()) + gain;
        let cash = self.cash();
        if worth <= cash { worth } else { cash + (worth - cash) / (1.0 + INTEREST) }
    }

    /// What the interest on the loan for a price costs a player.
    pub(super) fn interest(&self, seat: Seat, price: Money) -> f64 {
        INTEREST * float(loan_for(price, self.game.cash(seat)))
    }

    /// Whether a payment to the bank for something that earns `gain` is worth the loan it takes.
    pub(super) fn is_worth_borrowing(&self, price: Money, gain: f64) -> bool {
        let loan = float(loan_for(price, self.game.cash(self.seat)));
        gain > INTEREST * loan + if loan > 0.0 { WORTHWHILE } else { 0.0 }
    }
}
