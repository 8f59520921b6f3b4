//! Versions of a game's rules: which ones it plays, and how what was begun by an older one goes on.
//!
//! A table and a record name the version they were begun by. A game never drops one: it plays it as it
//! was, or says how its steps are written as steps of the next.

use serde_json::Value as Json;

use crate::info::Info;
use crate::record::RecordedStep;
use crate::refusal::Refusal;

/// A version of a game's rules that came before the newest.
#[derive(Debug)]
pub struct Older {
    /// Its number.
    pub version: u32,
    /// How what was begun by it goes on.
    pub goes_on: GoesOn,
}

/// How what was begun by older rules goes on.
#[derive(Debug)]
pub enum GoesOn {
    /// By its own rules: the game finds their version in [`Setup::rules`](crate::Setup::rules) and
    /// keeps to it.
    AsItWas,
    /// By the rules of the next version, each step written as one of that version. What is such a step
    /// already stays as it is: a table that went on has both in its log. The outcomes must be what the
    /// next version draws from the same numbers, or the game could no longer be verified; where they
    /// cannot be, it goes on as it was.
    Upgraded {
        /// An action of this version as one of the next.
        action: fn(Json) -> Json,
        /// An outcome of this version as one of the next.
        outcome: fn(Json) -> Json,
    },
}

impl Info {
    /// The version by which a game is played that was begun by version `rules`.
    pub fn played_by(&self, rules: u32) -> Result<u32, Refusal> {
        let mut version = rules;
        while version != self.rules_version {
            let older = self.older_rules.iter().find(|older| older.version == version);
            match older.ok_or_else(|| self.unknown_rules(rules))?.goes_on {
                GoesOn::AsItWas => break,
                GoesOn::Upgraded { .. } => version += 1,
            }
        }
        Ok(version)
    }

    /// A step that was written down under version `rules`, as one of the version it is played by.
    pub fn upgraded(&self, rules: u32, mut step: RecordedStep) -> Result<RecordedStep, Refusal> {
        for version in rules..self.played_by(rules)? {
            let older = self.older_rules.iter().find(|older| older.version == version);
            if let Some(Older { goes_on: GoesOn::Upgraded { action, outcome }, .. }) = older {
                step = match step {
                    RecordedStep::Action(seat, json) => RecordedStep::Action(seat, action(json)),
                    RecordedStep::Chance(json) => RecordedStep::Chance(outcome(json)),
                    RecordedStep::Undo(count) => RecordedStep::Undo(count),
                };
            }
        }
        Ok(step)
    }

    fn unknown_rules(&self, rules: u32) -> Refusal {
        let reason = match rules > self.rules_version {
            true => "refused-newer-rules",
            false => "refused-unknown-rules",
        };
        Refusal::form(reason)
            .with("theirs", i64::from(rules))
            .with("game", self.name)
            .with("newest", i64::from(self.rules_version))
    }
}
