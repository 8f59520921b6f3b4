//! The log of a table, snapshots of where it had come, and what was said.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

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
pub struct NewEntry {
    /// What kind of entry, in one word that the table understands: `step`, `undo`, `takeover`.
    pub kind: String,
    /// What happened. Names people by id only, so that a deleted account leaves no name behind.
    pub payload: Json,
    /// Who did it, if a person did.
    pub person: Option<PersonId>,
    /// The client's id of the message that did it. Of one person, a log holds each only once.
    pub message: Option<String>,
    /// When.
    pub at: Moment,
}

impl NewEntry {
    /// An entry that no person sent, now.
    pub fn new(kind: impl Into<String>, payload: Json) -> NewEntry {
        NewEntry { kind: kind.into(), payload, person: None, message: None, at: Moment::now() }
    }

    /// The same, as what this message of this person did.
    #[must_use]
    pub fn by(self, person: PersonId, message: Option<String>) -> NewEntry {
        NewEntry { person: Some(person), message, ..self }
    }
}

/// An entry of a log.
#[derive(Clone, PartialEq, Debug)]
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
    /// When.
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
    pub snapshot: Option<Json>,
}

impl Append {
    /// These entries and nothing else.
    pub fn new(table: TableId, expected: Version, entries: Vec<NewEntry>) -> Append {
        Append { table, expected, entries, change: TableChange::default(), snapshot: None }
    }
}

/// The state of a table at some version, so that not the whole log has to be played again.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The version it shows.
    pub version: Version,
    /// The state, as the table wrote it.
    pub state: Json,
}

/// A line that somebody says at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChatLine {
    /// At which table.
    pub table: TableId,
    /// Who.
    pub person: PersonId,
    /// What.
    pub text: String,
    /// The client's id of the message. Of one person, a table's chat holds each only once.
    pub message: Option<String>,
    /// When.
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
pub struct ChatLine {
    /// Lines of a table count from 1.
    pub number: i64,
    /// Who.
    pub person: PersonId,
    /// What.
    pub text: String,
    /// When.
    pub at: Moment,
}
