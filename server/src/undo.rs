//! Taking back.
//!
//! A seat may take back its own last actions as long as nothing hidden was revealed, no chance
//! happened and nobody else acted since: one at a time, the last first. Everything else takes the
//! agreement of all people at the table. Chance is never repeated: after a draw was taken back, the
//! next draw is a new one.
//!
//! Asking stops nobody: bots play on, and what they did goes back as well if all agree. A seat asks once
//! for an action, and not again for a while after it was refused.

use kontor_engine::Seat;
use kontor_engine::steps::Steps;
use kontor_store::Moment;
use serde::{Deserialize, Serialize};
use tokio::time::Duration;

use crate::limits::Wait;
use crate::protocol::{Problem, UndoAsked, UndoOffer};

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
pub fn take_back(steps: &Steps, reveals: &[bool], seat: Seat) -> Option<TakeBack> {
    let at = (0..steps.len()).rev().find(|at| steps.actor(*at) == Some(seat))?;
    let is_last = at + 1 == steps.len();
    let offer = if is_last && !reveals[at] { UndoOffer::Free } else { UndoOffer::Ask };
    Some(TakeBack { steps: steps.len() - at, offer })
}

/// Notes what playing on does to a wish that is not yet answered by all. Bots play on while people answer;
/// then that goes back as well. Who acts instead of answering has answered: it is refused.
pub fn play_on(
    asked: &mut Option<UndoAsked>,
    wishes: &mut Wishes,
    by_people: Option<Seat>,
    steps: usize,
    at: Moment,
) {
    let Some(seat) = by_people else {
        return asked.iter_mut().for_each(|asked| asked.steps += steps);
    };
    if let Some(refused) = asked.take().filter(|asked| asked.seat != seat) {
        wishes.refuse(refused.seat, at);
    }
}

/// What became of the wishes of the seats to take back: for each the last.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Wishes(Vec<Wish>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Wish {
    seat: Seat,
    /// The place of the action among the steps in force.
    step: usize,
    refused: Option<Moment>,
}

impl Wishes {
    /// A seat asked to take back its action at this place.
    pub fn ask(&mut self, seat: Seat, step: usize) {
        let refused = self.of(seat).and_then(|wish| wish.refused);
        self.0.retain(|wish| wish.seat != seat);
        self.0.push(Wish { seat, step, refused });
    }

    /// Somebody said no to a seat.
    pub fn refuse(&mut self, seat: Seat, at: Moment) {
        let own = self.0.iter_mut().find(|wish| wish.seat == seat);
        own.into_iter().for_each(|wish| wish.refused = Some(at));
    }

    /// Only so many steps are in force: what stands there later is another action.
    pub fn taken_back_to(&mut self, steps: usize) {
        self.0.retain(|wish| wish.step < steps);
    }

    fn of(&self, seat: Seat) -> Option<&Wish> {
        self.0.iter().find(|wish| wish.seat == seat)
    }

    /// Whether a seat may ask for its action at this place.
    pub fn may_ask(
        &self,
        seat: Seat,
        step: usize,
        now: Moment,
        pause: Duration,
    ) -> Result<(), Problem> {
        let Some(wish) = self.of(seat) else { return Ok(()) };
        if wish.step == step {
            return Err(Problem::conflict("undo-asked"));
        }
        let Some(refused) = wish.refused else { return Ok(()) };
        let passed = Duration::from_millis(u64::try_from(now.0 - refused.0).unwrap_or_default());
        match pause.saturating_sub(passed) {
            Duration::ZERO => Ok(()),
            left => Err(Problem::too_many("wishes-to-take-back", Wait(left)).counted_as("undo")),
        }
    }
}

#[cfg(test)]
mod tests {
    use kontor_engine::record::RecordedStep;
    use serde_json::json;

    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn act(index: usize) -> RecordedStep {
        RecordedStep::Action(seat(index), json!({}))
    }

    fn steps(steps: &[RecordedStep]) -> Steps {
        steps.iter().collect()
    }

    fn chance() -> RecordedStep {
        RecordedStep::Chance(json!({}))
    }

    #[test]
    fn the_own_last_action_is_free_to_take_back() {
        let all = [chance(), act(0), act(0)];
        let free = Some(TakeBack { steps: 1, offer: UndoOffer::Free });
        assert_eq!(take_back(&steps(&all), &[false; 3], seat(0)), free);
        assert_eq!(take_back(&steps(&all[..2]), &[false; 2], seat(0)), free);
    }

    #[test]
    fn what_was_revealed_takes_agreement() {
        let ask = Some(TakeBack { steps: 1, offer: UndoOffer::Ask });
        assert_eq!(take_back(&steps(&[act(0)]), &[true], seat(0)), ask);
    }

    #[test]
    fn chance_and_others_since_take_agreement() {
        let ask = Some(TakeBack { steps: 2, offer: UndoOffer::Ask });
        assert_eq!(take_back(&steps(&[act(0), chance()]), &[false; 2], seat(0)), ask);
        assert_eq!(take_back(&steps(&[act(0), act(1)]), &[false; 2], seat(0)), ask);
    }

    #[test]
    fn who_has_done_nothing_has_nothing_to_take_back() {
        assert_eq!(take_back(&steps(&[act(0), chance()]), &[false; 2], seat(1)), None);
    }

    #[test]
    fn a_seat_asks_once_for_an_action_and_pauses_after_a_refusal() {
        let mut wishes = Wishes::default();
        let pause = Duration::from_secs(60);
        let ask = |wishes: &mut Wishes, step, now| {
            wishes.may_ask(seat(0), step, Moment(now), pause).map_err(|problem| problem.error)?;
            wishes.ask(seat(0), step);
            Ok(())
        };
        assert_eq!(ask(&mut wishes, 4, 0), Ok(()));
        assert_eq!(ask(&mut wishes, 4, 1), Err("conflict"));
        wishes.refuse(seat(0), Moment(10));
        assert_eq!(ask(&mut wishes, 4, 600_000), Err("conflict"), "never again for the same");
        assert_eq!(ask(&mut wishes, 9, 60_000), Err("too_many"));
        assert_eq!(wishes.may_ask(seat(1), 8, Moment(20), pause), Ok(()), "others may");
        assert_eq!(ask(&mut wishes, 9, 60_010), Ok(()));
        // What was taken back and done again is another action.
        wishes.taken_back_to(9);
        assert_eq!(ask(&mut wishes, 9, 200_000), Ok(()));
    }
}
