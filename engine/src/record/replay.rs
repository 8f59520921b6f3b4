//! Playing a record again.

use std::fmt;

use crate::any::{AnyGame, AnyState, Happened};
use crate::line::Line;
use crate::record::{Record, RecordedStep};
use crate::refusal::Refusal;
use crate::steps::Steps;

/// A record that could not be played to the step that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The table could not be set up.
    Setup(Refusal),
    /// A step is not allowed; steps count from 1.
    Step {
        /// The step.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Setup(refusal) => write!(f, "the table cannot be set up: {refusal}"),
            ReplayError::Step { number, refusal } => {
                write!(f, "step {number} is not allowed: {refusal}")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// A record being played again.
pub struct Replay<'a> {
    game: &'a dyn AnyGame,
    record: &'a Record,
    line: Line,
    at: usize,
}

impl fmt::Debug for Replay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("line", &self.line).field("at", &self.at).finish()
    }
}

impl<'a> Replay<'a> {
    /// Before the first step.
    pub fn new(game: &'a dyn AnyGame, record: &'a Record) -> Result<Replay<'a>, ReplayError> {
        let setup = record.setup(game).map_err(ReplayError::Setup)?;
        let state = game.set_up(&setup).map_err(ReplayError::Setup)?;
        Ok(Replay { game, record, line: Line::new(state), at: 0 })
    }

    /// How many steps have been played.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The state as it is now.
    pub fn state(&self) -> &dyn AnyState {
        self.line.state()
    }

    /// The steps in force, as they are played today: actions and chance, none that was taken back.
    pub fn in_force(&self) -> &Steps {
        self.line.steps()
    }

    /// The next step, as it is played today; `None` after the last.
    pub fn next_step(&self) -> Option<Result<RecordedStep, ReplayError>> {
        let step = self.record.steps.get(self.at)?;
        Some(self.record.step_today(self.game, step).map_err(|refusal| self.refused(refusal)))
    }

    /// Plays the next step; `None` after the last.
    pub fn step(&mut self) -> Option<Result<Vec<Happened>, ReplayError>> {
        let step = self.next_step()?;
        let played =
            step.and_then(|step| self.line.play(&step).map_err(|refusal| self.refused(refusal)));
        self.at += usize::from(played.is_ok());
        Some(played)
    }

    fn refused(&self, refusal: Refusal) -> ReplayError {
        ReplayError::Step { number: self.at + 1, refusal }
    }

    /// Plays on until `at` steps have been played, or all there are.
    pub fn play_to(&mut self, at: usize) -> Result<(), ReplayError> {
        while self.at < at
            && let Some(played) = self.step()
        {
            played?;
        }
        Ok(())
    }
}
