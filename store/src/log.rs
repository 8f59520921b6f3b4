//! The log of a table, snapshots of where it had come, and what was said.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::columns::Columns;
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::table::TableChange;

/// How many entries a log has. The first entry makes version 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub i64);

impl Version {
    /// Of a log without entries.
    pub const START: Version = Version(0);

    /// After `count` more entries.
    #[must_use]
    pub fn plus(self, count: usize) -> Version {
        Version(self.0.saturating_add(i64::try_from(count).unwrap_or(i64::MAX)))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An entry that is to be appended.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct NewEntry {
    /// What kind of entry, in one word that the table understands: `step`, `undo`, `takeover`.
    pub kind: String,
    /// What happened, as JSON. Names people by id only, so that a deleted account leaves no name behind.
    pub payload: String,
    /// Who did it, if a person did.
    pub person: Option<PersonId>,
    /// The client's id of the message that did it. Of one person, a log holds each only once.
    pub message: Option<String>,
    pub at: Moment,
}

impl NewEntry {
    /// An entry that no person sent, now.
    pub fn new(kind: impl Into<String>, payload: impl ToString) -> NewEntry {
        let (kind, payload) = (kind.into(), payload.to_string());
        NewEntry { kind, payload, person: None, message: None, at: Moment::now() }
    }

    /// The same, as what this message of this person did.
    #[must_use]
    pub fn by(self, person: PersonId, message: Option<String>) -> NewEntry {
        NewEntry { person: Some(person), message, ..self }
    }
}

/// An entry of a log.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct LogEntry {
    /// The version that the log had when this was its last entry.
    pub version: Version,
    /// What kind of entry.
    pub kind: String,
    /// What happened.
    pub payload: Json,
    /// Who did it, if a person did.
    pub person: Option<PersonId>,
    /// The client's id of the message that did it.
    pub message: Option<String>,
    pub at: Moment,
}

/// What is appended at once: all of it is stored, or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// To the log of this table.
    pub table: TableId,
    /// The version that the log must have.
    pub expected: Version,
    /// The entries, in order.
    pub entries: Vec<NewEntry>,
    /// What changes of the table with it: that it is over, and how it ended.
    pub change: TableChange,
    /// The whole state after the last of the entries, where it is worth keeping.
    pub snapshot: Option<TableState>,
}

impl Append {
    /// These entries and nothing else.
    pub fn new(table: TableId, expected: Version, entries: Vec<NewEntry>) -> Append {
        Append { table, expected, entries, change: TableChange::default(), snapshot: None }
    }
}

/// The state of a table as it wrote it, with what must fit for it to be read again.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// How the table writes its state.
    pub format: u32,
    /// The version of the game's rules by which it came about.
    pub rules: u32,
    /// The state. The store does not look inside.
    pub state: Json,
}

/// The state of a table at some version, so that not the whole log has to be played again.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The version it shows.
    pub version: Version,
    /// What the table was then.
    pub table: TableState,
}

impl Snapshot {
    pub(crate) fn read(row: &impl Columns) -> Result<Snapshot, StoreError> {
        let table = TableState {
            format: row.count("format")?,
            rules: row.count("rules")?,
            state: row.json("state")?,
        };
        Ok(Snapshot { version: row.version("version")?, table })
    }
}

/// Steps of a game, as its table wrote them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The version after which they begin.
    pub after: Version,
    /// The version until which they go.
    pub until: Version,
    /// The steps. The store does not look inside.
    pub steps: String,
}

/// A line that somebody says at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct NewChatLine {
    pub table: TableId,
    pub person: PersonId,
    pub text: String,
    /// The client's id of the message. Of one person, a table's chat holds each only once.
    pub message: Option<String>,
    pub at: Moment,
}

/// What came of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spoken {
    /// It was said.
    Now(ChatLine),
    /// The same message was said before, as this line.
    Before(ChatLine),
}

/// A line that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ChatLine {
    /// Lines of a table count from 1.
    pub number: i64,
    pub person: PersonId,
    pub text: String,
    pub at: Moment,
}

impl ChatLine {
    pub(crate) fn read(row: &impl Columns) -> Result<ChatLine, StoreError> {
        Ok(ChatLine {
            number: row.number("number")?,
            person: row.parsed("person_id")?,
            text: row.text("text")?,
            at: row.moment("at")?,
        })
    }
}
