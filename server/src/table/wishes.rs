//! Wishes to take back: asked and answered.

use kontor_engine::{Seat, SeatSet};

use crate::entry::Entry;
use crate::protocol::{Problem, UndoOffer};
use crate::table::Table;

impl Table {
    pub(super) fn ask_undo(&self, seat: Seat) -> Result<Vec<Entry>, Problem> {
        let back =
            self.course.take_back(seat).ok_or_else(|| Problem::conflict("nothing-to-undo"))?;
        let steps = back.steps;
        let others = self.seats_with_a_say().without(seat);
        if back.offer == UndoOffer::Free || others.is_empty() {
            return Ok(vec![Entry::Undone { seat, steps }]);
        }
        match &self.course.undo {
            None => {
                let in_force = self.course.play.as_ref().map_or(0, |play| play.line.steps().len());
                let (step, now) = (in_force.saturating_sub(steps), self.tables.time.now());
                let pause = self.tables.config.undo_pause;
                self.course.talks.wishes.may_ask(seat, step, now, pause)?;
                Ok(vec![Entry::UndoAsked { seat, steps }])
            }
            // Those who had not answered may have left meanwhile.
            Some(asked) if asked.seat == seat && others.minus(set(&asked.agreed)).is_empty() => {
                Ok(vec![Entry::Undone { seat, steps }])
            }
            Some(_) => Err(Problem::conflict("undo-pending")),
        }
    }

    pub(super) fn answer_undo(&self, seat: Seat, agree: bool) -> Result<Vec<Entry>, Problem> {
        let asked = self
            .course
            .undo
            .as_ref()
            .filter(|asked| asked.seat != seat && !asked.agreed.contains(&seat))
            .ok_or_else(|| Problem::conflict("nobody-waits"))?;
        let mut entries = vec![Entry::UndoAnswered { seat, agree }];
        let agreed = set(&asked.agreed).with(asked.seat).with(seat);
        if agree && self.seats_with_a_say().minus(agreed).is_empty() {
            entries.push(Entry::Undone { seat: asked.seat, steps: asked.steps });
        }
        Ok(entries)
    }
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}
