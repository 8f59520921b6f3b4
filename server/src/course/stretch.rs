//! The steps of a game as they are stored for it to open by: a line for each, with what was known of it. So a
//! long game is not read entry by entry.

use std::fmt::Write;

use kontor_engine::Seat;
use kontor_engine::record::RecordedStep;
use kontor_store::{Damage, StoreError, Stretch, Version};

use crate::course::Course;
use crate::course::kept::PlayedSteps;

/// What stands for who acted where chance did.
const CHANCE: &str = "chance";

/// What stands for who acted where steps were taken back.
const BACK: &str = "back";

/// How far the steps of a table are stored in stretches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The version until which.
    pub until: Version,
    /// How many steps that are.
    pub steps: usize,
}

impl Stored {
    /// Nothing is.
    pub const NONE: Stored = Stored { until: Version::START, steps: 0 };
}

impl Course {
    /// How far its steps are stored if all of them are.
    pub fn all_stored(&self) -> Stored {
        Stored {
            until: self.version,
            steps: self.play.as_ref().map_or(0, |play| play.record.len()),
        }
    }

    /// The steps beyond those that are stored.
    pub fn stretch(&self, stored: Stored) -> Option<Stretch> {
        let play = self.play.as_ref()?;
        let mut steps = String::new();
        for at in stored.steps..play.record.len() {
            let (version, text) = (play.versions[at], play.record.text(at));
            let who = match play.record.get(at)? {
                RecordedStep::Action(seat, _) => seat.index().to_string(),
                RecordedStep::Chance(_) => CHANCE.to_string(),
                RecordedStep::Undo(_) => BACK.to_string(),
            };
            let shows = if play.revealed[at] { "shows" } else { "" };
            writeln!(steps, "{version}\t{who}\t{shows}\t{text}").ok()?;
        }
        Some(Stretch { after: stored.until, until: self.version, steps })
    }
}

/// Reads the steps of stretches, which are as they are written today.
pub fn read(stretches: &[Stretch]) -> Result<PlayedSteps, StoreError> {
    let mut told = PlayedSteps::default();
    for line in stretches.iter().flat_map(|stretch| stretch.steps.lines()) {
        let damaged = || StoreError::Corrupt(Damage::new("damaged-stretch"));
        let mut parts = line.splitn(4, '\t');
        let mut part = || parts.next().ok_or_else(damaged);
        let (version, who, shows, text) = (part()?, part()?, part()?, part()?);
        let version = Version(version.parse().map_err(|_| damaged())?);
        let seat = match who {
            CHANCE => None,
            BACK => match serde_json::from_str(text).map_err(|_| damaged())? {
                RecordedStep::Undo(count) => {
                    told.take_back(count, version);
                    continue;
                }
                _ => return Err(damaged()),
            },
            seat => Some(seat.parse().ok().and_then(Seat::new).ok_or_else(damaged)?),
        };
        told.step(text, seat, shows == "shows", version);
    }
    Ok(told)
}
