//! Showing that a record is what it claims to be.

use std::fmt;

use crate::any::AnyGame;
use crate::game::Next;
use crate::generator::{CHANCE_STREAM, Generator};
use crate::record::{Record, RecordedResult, RecordedStep, Replay, ReplayError, UpgradeError};
use crate::seat::Viewer;

/// What was shown to be true of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many outcomes of chance came from the seed.
    pub outcomes: usize,
    /// Whether the game is over, with the result the record gives.
    pub finished: bool,
}

/// A record that is not what it claims to be.
#[derive(Clone, PartialEq, Debug)]
pub enum VerifyError {
    /// It gives no seed or no commitment.
    NoSeed,
    /// The seed is not the one committed to.
    Commitment,
    /// A step is not allowed.
    Replay(ReplayError),
    /// An outcome of chance is not what the seed gives; steps count from 1.
    Outcome {
        /// The step.
        number: usize,
        /// What the record says.
        recorded: String,
        /// What the seed gives.
        drawn: String,
    },
    /// What ended the game is a sentence that no version of the game ever said.
    Ending(String),
    /// The result is not how the game ended.
    Result,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::NoSeed => f.write_str(
                "the record gives no seed and commitment, so its chance cannot be checked",
            ),
            VerifyError::Commitment => {
                f.write_str("the seed is not the one committed to at the start")
            }
            VerifyError::Replay(error) => error.fmt(f),
            VerifyError::Outcome { number, recorded, drawn } => {
                write!(f, "step {number} is not what the seed gives: {recorded} instead of {drawn}")
            }
            VerifyError::Ending(written) => UpgradeError::Ending(written.clone()).fmt(f),
            VerifyError::Result => f.write_str("the result is not how the game ended"),
        }
    }
}

impl std::error::Error for VerifyError {}

/// Plays a record again and shows that every step is allowed, that all chance came from the seed
/// that was committed to but for what was laid out from another game, and that the result is true.
pub fn verify(game: &dyn AnyGame, record: &Record) -> Result<Verified, VerifyError> {
    let (Some(seed), Some(commitment)) = (record.seed, &record.commitment) else {
        return Err(VerifyError::NoSeed);
    };
    if seed.commitment() != *commitment {
        return Err(VerifyError::Commitment);
    }
    let mut generator = Generator::new(seed, CHANCE_STREAM);
    let mut replay = Replay::new(game, record).map_err(VerifyError::Replay)?;
    let mut outcomes = 0;
    while let Some(step) = replay.next_step() {
        let step = step.map_err(VerifyError::Replay)?;
        let drawn_here = replay.at() >= record.laid;
        if let (RecordedStep::Chance(recorded), Next::Chance, true) =
            (&step, replay.state().next(), drawn_here)
        {
            let drawn = replay.state().sample(&mut generator);
            if drawn != *recorded {
                let (recorded, drawn) = (recorded.to_string(), drawn.to_string());
                return Err(VerifyError::Outcome { number: replay.at() + 1, recorded, drawn });
            }
            outcomes += 1;
        }
        if let Some(played) = replay.step() {
            played.map_err(VerifyError::Replay)?;
        }
    }
    let claimed = match &record.result {
        None => None,
        Some(result) => Some(
            record
                .result_today(game, result)
                .ok_or_else(|| VerifyError::Ending(result.ending.clone()))?,
        ),
    };
    let result = RecordedResult::of(&replay.state().standing(Viewer::All));
    if result != claimed {
        return Err(VerifyError::Result);
    }
    Ok(Verified { outcomes, finished: result.is_some() })
}
