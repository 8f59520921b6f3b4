//! Taking back.
//!
//! A seat may take back its own last actions as long as nothing hidden was revealed, no chance
//! happened and nobody else acted since: one at a time, the last first. Everything else takes the
//! agreement of all people at the table. Chance is never repeated: after a draw was taken back, the
//! next draw is a new one.

use kontor_engine::Seat;
use kontor_engine::record::RecordedStep;

use crate::protocol::UndoOffer;

/// What a seat could take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// How many steps: its own last action and all that came after.
    pub steps: usize,
    /// What it takes.
    pub offer: UndoOffer,
}

/// What `seat` could take back of the steps in force, `reveals` saying of each whether it showed
/// something hidden; `None` if the seat has not acted.
pub fn take_back(steps: &[RecordedStep], reveals: &[bool], seat: Seat) -> Option<TakeBack> {
    let own = |step: &RecordedStep| matches!(step, RecordedStep::Action(by, _) if *by == seat);
    let at = steps.iter().rposition(own)?;
    let is_last = at + 1 == steps.len();
    let offer = if is_last && !reveals[at] { UndoOffer::Free } else { UndoOffer::Ask };
    Some(TakeBack { steps: steps.len() - at, offer })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn act(index: usize) -> RecordedStep {
        RecordedStep::Action(seat(index), json!({}))
    }

    fn chance() -> RecordedStep {
        RecordedStep::Chance(json!({}))
    }

    #[test]
    fn the_own_last_action_is_free_to_take_back() {
        let steps = [chance(), act(0), act(0)];
        let free = Some(TakeBack { steps: 1, offer: UndoOffer::Free });
        assert_eq!(take_back(&steps, &[false; 3], seat(0)), free);
        assert_eq!(take_back(&steps[..2], &[false; 2], seat(0)), free);
    }

    #[test]
    fn what_was_revealed_takes_agreement() {
        let ask = Some(TakeBack { steps: 1, offer: UndoOffer::Ask });
        assert_eq!(take_back(&[act(0)], &[true], seat(0)), ask);
    }

    #[test]
    fn chance_and_others_since_take_agreement() {
        let ask = Some(TakeBack { steps: 2, offer: UndoOffer::Ask });
        assert_eq!(take_back(&[act(0), chance()], &[false; 2], seat(0)), ask);
        assert_eq!(take_back(&[act(0), act(1)], &[false; 2], seat(0)), ask);
    }

    #[test]
    fn who_has_done_nothing_has_nothing_to_take_back() {
        assert_eq!(take_back(&[act(0), chance()], &[false; 2], seat(1)), None);
    }
}
