//! What the log of a table holds. A table is a fold over its entries.

use kontor_engine::Seat;
use kontor_engine::table::to_json;
use kontor_store::{LogEntry, NewEntry, PersonId, Sitting, StoreError, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// One thing that happened at a table. Names people by id only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Entry {
    /// Before the game, who sits where and who decides has changed: all of it as it is now.
    Seated {
        /// Who sits where.
        chairs: Vec<Chair>,
        /// Who decides when the game starts.
        host: PersonId,
    },
    /// The game began, with these seats.
    Started {
        /// Who sits where.
        chairs: Vec<Chair>,
    },
    /// A seat acted.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: Json,
        /// Whether others learnt something hidden by it.
        reveals: bool,
    },
    /// Chance decided.
    Chance {
        /// What.
        outcome: Json,
        /// How many words of the stream were taken with it.
        position: u64,
    },
    /// The last steps in force were taken back.
    Undone {
        /// Whose wish it was.
        seat: Seat,
        /// How many.
        steps: usize,
    },
    /// A seat asked the others to take steps back.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// How many.
        steps: usize,
    },
    /// A seat answered that.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Whether it agreed.
        agree: bool,
    },
    /// A bot stands in for the people of a seat.
    StoodIn {
        /// Which seat.
        seat: Seat,
        /// Its level.
        policy: String,
        /// Why.
        why: Why,
    },
    /// One of several people at a seat left it to the others.
    Left {
        /// Which seat.
        seat: Seat,
        /// Who.
        person: PersonId,
    },
    /// The people of a seat play it again.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// The server had stopped; clocks of live games run on from here.
    Resumed,
    /// A seat voted to close the table, or no longer.
    CloseVoted {
        /// Who.
        seat: Seat,
        /// Whether to close it.
        close: bool,
    },
    /// The table was closed.
    Closed,
    /// The next game of these people is elsewhere.
    Rematch {
        /// Where.
        table: TableId,
    },
}

/// Why a bot stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The people left.
    Left,
    /// Their time was up.
    Time,
}

/// A seat and who plays it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The people who share it, in the order they came.
    pub people: Vec<PersonId>,
    /// The level of the bot that plays it now.
    pub bot: Option<String>,
}

impl Chair {
    /// Whether nobody sits here.
    pub fn is_free(&self) -> bool {
        self.people.is_empty() && self.bot.is_none()
    }

    /// Whether people play it now.
    pub fn is_played_by_people(&self) -> bool {
        !self.people.is_empty() && self.bot.is_none()
    }
}

impl From<&Chair> for Sitting {
    fn from(chair: &Chair) -> Sitting {
        Sitting { people: chair.people.clone(), bot: chair.bot.clone() }
    }
}

impl From<&Sitting> for Chair {
    fn from(sitting: &Sitting) -> Chair {
        Chair { people: sitting.people.clone(), bot: sitting.bot.clone() }
    }
}

impl Entry {
    /// Whether this is a step of the game.
    pub fn is_step(&self) -> bool {
        matches!(self, Entry::Action { .. } | Entry::Chance { .. } | Entry::Undone { .. })
    }

    /// The entry as it is stored.
    pub fn stored(&self) -> NewEntry {
        let payload = to_json(self);
        let kind = payload["is"].as_str().unwrap_or_default().to_string();
        NewEntry::new(kind, payload)
    }

    /// The entry that was stored.
    pub fn read(stored: &LogEntry) -> Result<Entry, StoreError> {
        Entry::deserialize(&stored.payload).map_err(|error| {
            StoreError::Corrupt(format!("entry {} of a log: {error}", stored.version))
        })
    }
}
