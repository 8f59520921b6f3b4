//! The line of play: the steps in force and the state they lead to. Steps can be taken back.

use std::collections::BTreeMap;

use crate::any::{AnyState, Happened};
use crate::record::RecordedStep;
use crate::refusal::Refusal;
use crate::steps::Steps;

/// How many steps lie at least between two states that are kept to go back to.
const BETWEEN_MARKS: usize = 64;

/// A game under way with the way it came.
///
/// Taking back plays on from the last state that was kept before, so it costs a few dozen steps
/// however long the game is.
#[derive(Debug)]
pub struct Line {
    state: Box<dyn AnyState>,
    steps: Steps,
    marks: BTreeMap<usize, Box<dyn AnyState>>,
}

impl Line {
    /// The line that begins at `state`.
    pub fn new(state: Box<dyn AnyState>) -> Line {
        Line { marks: BTreeMap::from([(0, state.fork())]), state, steps: Steps::new() }
    }

    /// The line that began at `start` and came to `state` by `steps`, all of them actions and
    /// chance: one that was stored.
    pub fn resumed(start: Box<dyn AnyState>, state: Box<dyn AnyState>, steps: Steps) -> Line {
        Line { marks: BTreeMap::from([(0, start), (steps.len(), state.fork())]), state, steps }
    }

    /// The state as it is now.
    pub fn state(&self) -> &dyn AnyState {
        &*self.state
    }

    /// The steps in force: actions and chance, none that was taken back.
    pub fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Plays a step, or refuses and changes nothing. Taking back tells of nothing that happened.
    pub fn play(&mut self, step: &RecordedStep) -> Result<Vec<Happened>, Refusal> {
        let happened = match step {
            RecordedStep::Action(seat, action) => self.state.act(*seat, action)?,
            RecordedStep::Chance(outcome) => self.state.chance(outcome)?,
            RecordedStep::Undo(count) => {
                self.take_back(*count)?;
                return Ok(Vec::new());
            }
        };
        self.steps.push(step);
        self.mark();
        Ok(happened)
    }

    /// Goes on at `state`, which the steps of `record` from this position on, all of them actions and chance, led
    /// to from the present one. Who tried them on a copy of the state need not play them again.
    pub fn adopt(&mut self, state: Box<dyn AnyState>, record: &Steps, from: usize) {
        self.state = state;
        for at in from..record.len() {
            self.steps.push_text(record.text(at), record.actor(at));
        }
        self.mark();
    }

    fn mark(&mut self) {
        let last = self.marks.last_key_value().map_or(0, |(&at, _)| at);
        if self.steps.len() >= last + BETWEEN_MARKS {
            self.marks.insert(self.steps.len(), self.state.fork());
        }
    }

    /// Takes the last `count` steps back, or refuses and changes nothing.
    fn take_back(&mut self, count: usize) -> Result<(), Refusal> {
        let left = self.steps.len().checked_sub(count).filter(|_| count > 0).ok_or_else(|| {
            Refusal::form("refused-take-back").with("count", count).with("steps", self.steps.len())
        })?;
        let (&from, mark) = self.marks.range(..=left).next_back().expect("the first mark stays");
        let mut state = mark.fork();
        for step in (from..left).filter_map(|at| self.steps.get(at)) {
            match step {
                RecordedStep::Action(seat, action) => state.act(seat, &action)?,
                RecordedStep::Chance(outcome) => state.chance(&outcome)?,
                RecordedStep::Undo(_) => continue,
            };
        }
        self.state = state;
        self.steps.truncate(left);
        self.marks.split_off(&(left + 1));
        Ok(())
    }
}
