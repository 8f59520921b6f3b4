//! Tables: what is played there, who sits where, and how it ended.

use std::str::FromStr;

use kontor_engine::generator::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::columns::Columns;
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::log::Version;
use crate::moment::Moment;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People may take seats.
    Waiting,
    /// The game is on.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The game was given up, or never began.
    Closed,
}

impl Status {
    /// Every status.
    pub const ALL: [Status; 4] =
        [Status::Waiting, Status::Playing, Status::Finished, Status::Closed];

    /// The word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Finished => "finished",
            Status::Closed => "closed",
        }
    }
}

impl FromStr for Status {
    type Err = String;

    fn from_str(word: &str) -> Result<Status, String> {
        Status::ALL
            .into_iter()
            .find(|status| status.as_str() == word)
            .ok_or_else(|| format!("\"{word}\" is no status of a table"))
    }
}

/// Who sits in one seat: several people, a bot, people for whom a bot plays just now, or nobody.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// The people, in the order they came.
    pub people: Vec<PersonId>,
    /// The level of the bot.
    pub bot: Option<String>,
    /// Whose program sits here, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<PersonId>,
}

impl Sitting {
    /// Who sits where, as it is stored.
    pub(crate) fn stored(seats: &[Sitting]) -> Result<String, StoreError> {
        serde_json::to_string(seats).map_err(|error| StoreError::Other(error.to_string()))
    }
}

/// A table that is about to be made. Its log is empty and it is waiting.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct NewTable {
    /// A fresh id.
    pub id: TableId,
    /// Who makes it.
    pub creator: PersonId,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules that it is played by, to its end.
    pub rules: u32,
    /// The edition's id.
    pub edition: String,
    /// The options of the game.
    pub options: Json,
    /// What else was chosen: visibility, clock, spectators, bots. The store does not look inside.
    pub settings: Json,
    /// Who sits where; as many as there are seats.
    pub seats: Vec<Sitting>,
    /// The secret that all chance comes from. Stored with its commitment.
    pub seed: Seed,
    pub at: Moment,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct StoredTable {
    pub id: TableId,
    /// Who made it.
    pub creator: PersonId,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules that it is played by, to its end.
    pub rules: u32,
    /// The edition's id.
    pub edition: String,
    /// The options of the game.
    pub options: Json,
    /// What else was chosen.
    pub settings: Json,
    /// Who sits where.
    pub seats: Vec<Sitting>,
    /// Where it stands.
    pub status: Status,
    /// How it ended, as the table wrote it.
    pub result: Option<Json>,
    /// The secret. Not for anybody before the game is over.
    pub seed: Seed,
    /// What was published of it.
    pub commitment: String,
    /// How long its log is.
    pub version: Version,
    /// When it was made.
    pub created: Moment,
    /// When it last changed or went on.
    pub updated: Moment,
}

impl StoredTable {
    pub(crate) fn read(row: &impl Columns) -> Result<StoredTable, StoreError> {
        Ok(StoredTable {
            id: row.parsed("id")?,
            creator: row.parsed("creator")?,
            game: row.text("game")?,
            rules: row.count("rules")?,
            edition: row.text("edition")?,
            options: row.json("options")?,
            settings: row.json("settings")?,
            seats: row.json("seats")?,
            status: row.parsed("status")?,
            result: row.maybe_json("result")?,
            seed: row.parsed("seed")?,
            commitment: row.text("commitment")?,
            version: row.version("version")?,
            created: row.moment("created")?,
            updated: row.moment("updated")?,
        })
    }
}

/// What changes of a table. What is `None` stays.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct TableChange {
    /// Where it stands.
    pub status: Option<Status>,
    /// Who sits where, all seats.
    pub seats: Option<Vec<Sitting>>,
    /// The options of the game.
    pub options: Option<Json>,
    /// What else was chosen.
    pub settings: Option<Json>,
    /// How it ended.
    pub result: Option<Json>,
}

impl TableChange {
    /// Only the status.
    pub fn status(status: Status) -> TableChange {
        TableChange { status: Some(status), ..TableChange::default() }
    }

    /// Only who sits where.
    pub fn seats(seats: Vec<Sitting>) -> TableChange {
        TableChange { seats: Some(seats), ..TableChange::default() }
    }
}

/// A game that a person played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules that it was played by.
    pub rules: u32,
    /// The edition's id.
    pub edition: String,
    /// The seat that the person had.
    pub seat: usize,
    /// Who sat where.
    pub seats: Vec<Sitting>,
    /// How it ended, as the table wrote it.
    pub result: Option<Json>,
    /// When it ended.
    pub ended: Moment,
}

impl FinishedGame {
    pub(crate) fn read(row: &impl Columns) -> Result<FinishedGame, StoreError> {
        Ok(FinishedGame {
            table: row.parsed("id")?,
            game: row.text("game")?,
            rules: row.count("rules")?,
            edition: row.text("edition")?,
            seat: row.count("seat")?,
            seats: row.json("seats")?,
            result: row.maybe_json("result")?,
            ended: row.moment("ended")?,
        })
    }
}
