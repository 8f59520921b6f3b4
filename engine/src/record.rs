//! Records: what happened at a table, as one JSON file that can be played again.
//!
//! The format is described in `docs/record-format.md`.

mod replay;
mod upgrade;
mod verify;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::error::Category;

use crate::any::AnyGame;
use crate::game::{Game, Standing};
use crate::generator::Seed;
use crate::json::some_unique;
use crate::letter::to_json;
use crate::money::Money;
use crate::options::OptionValue;
use crate::play::Step;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::setup::Setup;

pub use replay::{Replay, ReplayError};
pub use upgrade::UpgradeError;
pub use verify::{Verified, VerifyError, verify};

/// The format this code writes, and the newest it reads. It reads every one from 1 on.
///
/// In format 1 a result's ending was a sentence, and a step could hold keys that mean nothing.
pub const FORMAT: u32 = 2;

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// A game from set-up to where it has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a record: a JSON object")]
pub struct Record {
    /// The version of the format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The edition's id.
    pub edition: String,
    /// The table's options.
    pub options: BTreeMap<String, OptionValue>,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The bots among them by their ids, in the order of the seats; empty where nobody was one, or nobody
    /// wrote it down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<String>>,
    /// The SHA-256 of the seed, published at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Whether somebody could know the seed before the end, as at a lesson: then it proves nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub known_dice: bool,
    /// The seed, published at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// How many of the steps were laid out from another game when this one began: nobody played them here, and
    /// their chance is not of the seed.
    #[serde(default, skip_serializing_if = "is_none")]
    pub laid: usize,
    /// What happened.
    pub steps: Vec<RecordedStep>,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordedResult>,
}

fn is_none(count: &usize) -> bool {
    *count == 0
}

/// One step of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "AnyStep", into = "AnyStep")]
pub enum RecordedStep {
    /// What a seat did.
    Action(Seat, Json),
    /// What chance decided.
    Chance(Json),
    /// The last so many steps in force were taken back.
    Undo(usize),
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a step: a JSON object")]
struct AnyStep {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "some_unique")]
    action: Option<Json>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "some_unique")]
    chance: Option<Json>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<usize>,
}

impl RecordedStep {
    /// A step as it is written down.
    pub fn of<G: Game>(step: &Step<G>) -> RecordedStep {
        match step {
            Step::Action(seat, action) => RecordedStep::Action(*seat, to_json(action)),
            Step::Chance(outcome) => RecordedStep::Chance(to_json(outcome)),
        }
    }
}

impl TryFrom<AnyStep> for RecordedStep {
    type Error = &'static str;

    fn try_from(step: AnyStep) -> Result<RecordedStep, &'static str> {
        match step {
            AnyStep { seat: Some(seat), action: Some(action), chance: None, undo: None } => {
                Ok(RecordedStep::Action(seat, action))
            }
            AnyStep { seat: None, action: None, chance: Some(outcome), undo: None } => {
                Ok(RecordedStep::Chance(outcome))
            }
            AnyStep { seat: None, action: None, chance: None, undo: Some(count) } => {
                Ok(RecordedStep::Undo(count))
            }
            _ => Err("a step has either a seat and its action, or chance, or undo"),
        }
    }
}

impl From<RecordedStep> for AnyStep {
    fn from(step: RecordedStep) -> AnyStep {
        match step {
            RecordedStep::Action(seat, action) => {
                AnyStep { seat: Some(seat), action: Some(action), ..AnyStep::default() }
            }
            RecordedStep::Chance(outcome) => {
                AnyStep { chance: Some(outcome), ..AnyStep::default() }
            }
            RecordedStep::Undo(count) => AnyStep { undo: Some(count), ..AnyStep::default() },
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a result: a JSON object")]
pub struct RecordedResult {
    /// What each seat owned.
    pub wealth: Vec<Money>,
    /// Each seat's place, from 1.
    pub places: Vec<u8>,
    /// What ended the game: an id of [`Info::endings`](crate::Info::endings); in format 1 a sentence.
    pub ending: String,
}

impl RecordedResult {
    /// The result of a game, if it is over.
    pub fn of(standing: &Standing) -> Option<RecordedResult> {
        Some(RecordedResult {
            wealth: standing.wealth.iter().map(|wealth| wealth.unwrap_or_default()).collect(),
            places: standing.places.as_ref()?.to_vec(),
            ending: standing.ending?.to_string(),
        })
    }
}

/// A file that is no record, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// Not JSON, or not of a record's form; where, from line and column 1.
    Damaged {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong there.
        damage: Damage,
        /// What the reader says of it, for who writes programs.
        reader: String,
    },
    /// Written by a newer program.
    Newer(u32),
    /// No format that there ever was.
    NoFormat(u32),
    /// A name that cannot be shown.
    Name(usize),
}

/// What is wrong with a file that is no record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// It is no text in UTF-8.
    Text,
    /// It ends too early.
    Cut,
    /// It is no JSON.
    Json,
    /// It is JSON, but a record has nothing like it there.
    Form,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Damaged { line, column, reader, .. } => {
                write!(f, "damaged at line {line}, column {column}: {reader}")
            }
            LoadError::Newer(format) => write!(
                f,
                "written in record format {format}; this program reads up to format {FORMAT}. \
                 Use a newer kontor"
            ),
            LoadError::NoFormat(format) => write!(
                f,
                "written in record format {format}, which there never was; this program reads \
                 format 1 to {FORMAT}"
            ),
            LoadError::Name(seat) => write!(
                f,
                "the name of seat {seat} is empty, longer than {MAX_NAME} characters, or has \
                 characters that cannot be shown"
            ),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<serde_json::Error> for LoadError {
    fn from(error: serde_json::Error) -> LoadError {
        let damage = match error.classify() {
            Category::Eof => Damage::Cut,
            Category::Syntax | Category::Io => Damage::Json,
            Category::Data => Damage::Form,
        };
        let text = error.to_string();
        let reader = text.split(" at line ").next().unwrap_or_default().to_string();
        // An empty file ends before its first column.
        LoadError::Damaged { line: error.line(), column: error.column().max(1), damage, reader }
    }
}

/// Whether a player's name can be shown: not empty, not too long, nothing that is not text.
pub fn is_name(name: &str) -> bool {
    (1..=MAX_NAME).contains(&name.chars().count())
        && !name.chars().any(char::is_control)
        && !name.trim().is_empty()
}

impl Record {
    /// The record of a game that is about to begin.
    pub fn begin(
        game: &dyn AnyGame,
        setup: &Setup,
        seats: Vec<String>,
        seed: Option<Seed>,
    ) -> Record {
        let info = game.info();
        Record {
            format: FORMAT,
            game: info.id.to_string(),
            rules: setup.rules(),
            edition: setup.edition().to_string(),
            options: setup.options().map(|(id, value)| (id.to_string(), value.clone())).collect(),
            seats,
            bots: Vec::new(),
            commitment: seed.map(Seed::commitment),
            known_dice: false,
            seed,
            laid: 0,
            steps: Vec::new(),
            result: None,
        }
    }

    /// The same with the bots among those at the table, by their ids.
    #[must_use]
    pub fn with_bots(mut self, bots: Vec<Option<String>>) -> Record {
        self.bots = if bots.iter().any(Option::is_some) { bots } else { Vec::new() };
        self
    }

    /// Reads a record. Says where a damaged one is damaged.
    pub fn load(text: &str) -> Result<Record, LoadError> {
        #[derive(Deserialize)]
        #[serde(expecting = "a record: a JSON object")]
        struct Version {
            format: u32,
        }
        let version: Version = serde_json::from_str(text)?;
        if version.format > FORMAT {
            return Err(LoadError::Newer(version.format));
        }
        if version.format == 0 {
            return Err(LoadError::NoFormat(version.format));
        }
        let record: Record = serde_json::from_str(text)?;
        if let Some(seat) = record.seats.iter().position(|name| !is_name(name)) {
            return Err(LoadError::Name(seat));
        }
        Ok(record)
    }

    /// The record as text, one step a line.
    pub fn save(&self) -> String {
        let Json::Object(fields) = to_json(self) else {
            panic!("a record is written as an object")
        };
        let lines: Vec<String> = fields
            .iter()
            .map(|(key, value)| match value {
                Json::Array(steps) if key == "steps" && !steps.is_empty() => {
                    let steps: Vec<String> =
                        steps.iter().map(|step| format!("    {step}")).collect();
                    format!("  \"{key}\": [\n{}\n  ]", steps.join(",\n"))
                }
                _ => format!("  \"{key}\": {value}"),
            })
            .collect();
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    /// The checked set-up of this record's table.
    pub fn setup(&self, game: &dyn AnyGame) -> Result<Setup, Refusal> {
        let info = game.info();
        if self.game != info.id {
            return Err(Refusal::form("refused-other-record").with("game", self.game.clone()));
        }
        let edition = Some(self.edition.as_str());
        Setup::under(info, self.rules, edition, self.seats.len(), &self.options)
    }
}
