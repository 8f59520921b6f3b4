//! What `steady` does about unpaid workers: others' (N18), and its own under arrest (N32).

use super::Mind;
use crate::action::Action;
use crate::asset::Workers;
use crate::state::Phase;

impl Mind<'_> {
    /// N18: unpaid workers of another are called out.
    pub(super) fn call_strike(&self) -> Option<Action> {
        if matches!(self.game.phase, Phase::Debt { .. }) {
            return None;
        }
        self.game.callable(self.seat).next().map(|owner| Action::CallStrike { owner })
    }

    /// N32: under arrest prices are set and salaries paid; where the cash does not suffice, idle workers
    /// go, if that is enough to keep the others from striking.
    pub(super) fn sit_out(&self) -> Action {
        if let Some(action) = self.set_price() {
            return action;
        }
        let (due, cash) = (self.game.salary_due(self.seat), self.game.cash(self.seat));
        if due <= cash {
            let pays = self.game.is_asked_to_pay(self.seat);
            return if pays { Action::PaySalary } else { Action::EndMove };
        }
        let salary = i64::from(self.game.agreed.salary);
        let missing = ((due - cash).units() + salary - 1) / salary;
        match u8::try_from(missing) {
            Ok(off) if off <= self.game.idle(self.seat) && self.game.can_dismiss(self.seat) => {
                Action::Dismiss { workers: Workers { off, ..Workers::default() } }
            }
            _ => Action::EndMove,
        }
    }
}
