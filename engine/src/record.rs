//! Records: what happened at a table, as one JSON file that can be played again.
//!
//! The format is described in `docs/record-format.md`.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::game::{Game, Next, Standing};
use crate::generator::{CHANCE_STREAM, Generator, Seed};
use crate::line::Line;
use crate::money::Money;
use crate::play::Step;
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::setup::{OptionValue, Setup};
use crate::table::{AnyGame, Happened, Table, to_json};

/// The format this code writes, and the newest it reads.
pub const FORMAT: u32 = 1;

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
    /// The SHA-256 of the seed, published at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed, published at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// What happened.
    pub steps: Vec<RecordedStep>,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordedResult>,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<Json>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
    /// What ended the game.
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
        reason: String,
    },
    /// Written by a newer program.
    Newer(u32),
    /// No format that there ever was.
    NoFormat(u32),
    /// A name that cannot be shown.
    Name(usize),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Damaged { line, column, reason } => {
                write!(f, "damaged at line {line}, column {column}: {reason}")
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
        let text = error.to_string();
        let reason = text.split(" at line ").next().unwrap_or_default().to_string();
        // An empty file ends before its first column.
        LoadError::Damaged { line: error.line(), column: error.column().max(1), reason }
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
            rules: info.rules_version,
            edition: setup.edition().to_string(),
            options: setup.options().map(|(id, value)| (id.to_string(), value.clone())).collect(),
            seats,
            commitment: seed.map(Seed::commitment),
            seed,
            steps: Vec::new(),
            result: None,
        }
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
            return Err(Refusal::form("this is a record of {game}").with("game", self.game.clone()));
        }
        if self.rules != info.rules_version {
            return Err(Refusal::form(
                "played by version {theirs} of the rules; this program plays version {ours}",
            )
            .with("theirs", i64::from(self.rules))
            .with("ours", i64::from(info.rules_version)));
        }
        Setup::new(info, Some(&self.edition), self.seats.len(), &self.options)
    }
}

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
#[derive(Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    line: Line,
    at: usize,
}

impl<'a> Replay<'a> {
    /// Before the first step.
    pub fn new(game: &dyn AnyGame, record: &'a Record) -> Result<Replay<'a>, ReplayError> {
        let setup = record.setup(game).map_err(ReplayError::Setup)?;
        let table = game.set_up(&setup).map_err(ReplayError::Setup)?;
        Ok(Replay { record, line: Line::new(table), at: 0 })
    }

    /// How many steps have been played.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The table as it is now.
    pub fn table(&self) -> &dyn Table {
        self.line.table()
    }

    /// Plays the next step; `None` after the last.
    pub fn step(&mut self) -> Option<Result<Vec<Happened>, ReplayError>> {
        let step = self.record.steps.get(self.at)?;
        let played = self.line.play(step);
        let number = self.at + 1;
        if played.is_ok() {
            self.at = number;
        }
        Some(played.map_err(|refusal| ReplayError::Step { number, refusal }))
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
            VerifyError::Result => f.write_str("the result is not how the game ended"),
        }
    }
}

impl std::error::Error for VerifyError {}

/// Plays a record again and shows that every step is allowed, that all chance came from the seed
/// that was committed to, and that the result is true.
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
    for (step, number) in record.steps.iter().zip(1..) {
        if let (RecordedStep::Chance(recorded), Next::Chance) = (step, replay.table().next()) {
            let drawn = replay.table().sample(&mut generator);
            if drawn != *recorded {
                let (recorded, drawn) = (recorded.to_string(), drawn.to_string());
                return Err(VerifyError::Outcome { number, recorded, drawn });
            }
            outcomes += 1;
        }
        if let Some(played) = replay.step() {
            played.map_err(VerifyError::Replay)?;
        }
    }
    let result = RecordedResult::of(&replay.table().standing(Viewer::All));
    if result != record.result {
        return Err(VerifyError::Result);
    }
    Ok(Verified { outcomes, finished: result.is_some() })
}
