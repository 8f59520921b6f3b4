//! Records of older formats and rules, as they are written today.

use std::fmt;

use crate::any::AnyGame;
use crate::info::Info;
use crate::record::{FORMAT, Record, RecordedResult, RecordedStep, Replay, ReplayError};
use crate::refusal::Refusal;

/// A record that cannot be written as one of today.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UpgradeError {
    /// It cannot be played.
    Replay(ReplayError),
    /// What ended the game is a sentence that no version of the game ever said.
    Ending(String),
}

impl fmt::Display for UpgradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UpgradeError::Replay(error) => error.fmt(f),
            UpgradeError::Ending(written) => write!(
                f,
                "the result says \"{written}\", which is nothing that ever ended this game"
            ),
        }
    }
}

impl std::error::Error for UpgradeError {}

impl Record {
    /// The record as it is written today: of the newest format, by the rules that it is played by, its
    /// steps as the game reads them and every option named. One that is so already stays as it is.
    pub fn upgraded(&self, game: &dyn AnyGame) -> Result<Record, UpgradeError> {
        let setup = self.setup(game).map_err(ReplayError::Setup).map_err(UpgradeError::Replay)?;
        if self.format == FORMAT && self.rules == setup.rules() {
            return Ok(self.clone());
        }
        let mut replay = Replay::new(game, self).map_err(UpgradeError::Replay)?;
        let mut upgraded =
            Record::begin(game, &setup, self.seats.clone(), None).with_bots(self.bots.clone());
        for step in &self.steps {
            if let Some(played) = replay.step() {
                played.map_err(UpgradeError::Replay)?;
            }
            let refused = |refusal| ReplayError::Step { number: replay.at(), refusal };
            let today = game.rewritten(self.rules, step).map_err(refused);
            upgraded.steps.push(today.map_err(UpgradeError::Replay)?);
        }
        upgraded.commitment.clone_from(&self.commitment);
        upgraded.seed = self.seed;
        upgraded.known_dice = self.known_dice;
        // Every step is written anew and none is left out, so as many of them are laid out as before.
        upgraded.laid = self.laid;
        if let Some(result) = &self.result {
            let today = self.result_today(game, result);
            upgraded.result =
                Some(today.ok_or_else(|| UpgradeError::Ending(result.ending.clone()))?);
        }
        Ok(upgraded)
    }

    /// A step as it is played today. In format 1 keys that mean nothing are left out; later formats
    /// have none, and nothing is forgiven.
    pub(super) fn step_today(
        &self,
        game: &dyn AnyGame,
        step: &RecordedStep,
    ) -> Result<RecordedStep, Refusal> {
        match self.format {
            1 => game.rewritten(self.rules, step),
            _ => game.info().upgraded(self.rules, step.clone()),
        }
    }

    /// A result as it is written today; `None` if nothing ever ended the game so.
    pub(super) fn result_today(
        &self,
        game: &dyn AnyGame,
        result: &RecordedResult,
    ) -> Option<RecordedResult> {
        match self.format {
            1 => result.today(game.info()),
            _ => Some(result.clone()),
        }
    }
}

impl RecordedResult {
    /// A result that was written at any time, as it is written today; `None` if nothing ever ended the
    /// game so.
    pub fn today(&self, info: &Info) -> Option<RecordedResult> {
        let ending = info.ending(&self.ending)?.to_string();
        Some(RecordedResult { ending, ..self.clone() })
    }
}
