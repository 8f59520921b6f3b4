//! What the log of a table holds. A table is a fold over its entries.

use kontor_engine::Seat;
use kontor_store::{Damage, LogEntry, Moment, NewEntry, PersonId, Sitting, StoreError, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::orders::Order;

/// One thing that happened at a table. Names people by id only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
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
        /// How many of the steps that follow were laid out from another game.
        #[serde(default, skip_serializing_if = "is_none")]
        laid: usize,
    },
    /// A seat acted.
    Action {
        seat: Seat,
        action: Json,
        /// Whether others learnt something hidden by it.
        reveals: bool,
    },
    /// Chance decided.
    Chance {
        outcome: Json,
        /// How many words of the stream were taken with it.
        position: u64,
    },
    /// The last steps in force were taken back.
    Undone {
        /// Whose wish it was.
        seat: Seat,
        steps: usize,
    },
    /// A seat asked the others to take steps back.
    UndoAsked { seat: Seat, steps: usize },
    /// A seat answered that.
    UndoAnswered { seat: Seat, agree: bool },
    /// A bot stands in for the people of a seat.
    StoodIn {
        seat: Seat,
        /// Its level.
        policy: String,
        why: Why,
    },
    /// One of several people at a seat left it to the others.
    Left { seat: Seat, person: PersonId },
    /// The people of a seat play it again.
    Returned { seat: Seat },
    /// The server had stopped; clocks of live games run on from here.
    Resumed {
        /// The last moment at which it is known to have run.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stopped: Option<Moment>,
    },
    /// Somebody asked those who sit there to share their seat.
    ShareAsked { seat: Seat, person: PersonId },
    /// One of them answered, or who asked no longer wants to.
    ShareAnswered {
        seat: Seat,
        /// Who had asked.
        person: PersonId,
        /// Who answered.
        by: PersonId,
        agree: bool,
    },
    /// The host asked somebody to leave before the game, for good.
    Removed { person: PersonId },
    /// A seat said what to do for it in the auction that is on, or takes that back.
    Ordered {
        seat: Seat,
        /// What; nothing any more if it is none.
        order: Option<Order>,
    },
    /// A seat voted to close the table, or no longer.
    CloseVoted { seat: Seat, close: bool },
    /// While others want to close the table, somebody of this seat was there.
    Attended { seat: Seat },
    /// The table was closed.
    Closed,
    /// The next game of these people is elsewhere.
    Rematch { table: TableId },
}

fn is_none(count: &usize) -> bool {
    *count == 0
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
    /// Whose program sits here, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<PersonId>,
}

impl Chair {
    /// Whether nobody sits here.
    pub fn is_free(&self) -> bool {
        self.people.is_empty() && self.bot.is_none()
    }

    /// Whether a bot sits here in nobody's stead.
    pub fn is_a_bots(&self) -> bool {
        self.people.is_empty() && self.bot.is_some()
    }

    /// Whether people play it now.
    pub fn is_played_by_people(&self) -> bool {
        self.has_people() && self.bot.is_none()
    }

    /// Whether it is a person's, whoever plays it now.
    pub fn has_people(&self) -> bool {
        !self.people.is_empty() && self.owner.is_none()
    }
}

impl From<&Chair> for Sitting {
    fn from(chair: &Chair) -> Sitting {
        let (people, bot) = (chair.people.clone(), chair.bot.clone());
        Sitting { people, bot, owner: chair.owner.clone() }
    }
}

impl From<&Sitting> for Chair {
    fn from(sitting: &Sitting) -> Chair {
        let (people, bot) = (sitting.people.clone(), sitting.bot.clone());
        Chair { people, bot, owner: sitting.owner.clone() }
    }
}

impl Entry {
    /// Whether this is a step of the game.
    pub fn is_step(&self) -> bool {
        matches!(self, Entry::Action { .. } | Entry::Chance { .. } | Entry::Undone { .. })
    }

    /// The seat by which something was done, whoever plays it.
    pub fn of_seat(&self) -> Option<Seat> {
        match self {
            Entry::Action { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::UndoAsked { seat, .. }
            | Entry::UndoAnswered { seat, .. }
            | Entry::Returned { seat }
            | Entry::Ordered { seat, .. }
            | Entry::CloseVoted { seat, .. }
            | Entry::Attended { seat } => Some(*seat),
            _ => None,
        }
    }

    /// The entry as it is stored.
    pub fn stored(&self) -> NewEntry {
        let payload = serde_json::to_string(self).expect("an entry has a JSON form");
        // What it is stands first.
        let kind = payload.split('"').nth(3).unwrap_or_default().to_string();
        NewEntry::new(kind, payload)
    }

    /// The entry that was stored.
    pub fn read(stored: LogEntry) -> Result<Entry, StoreError> {
        // Only where: what is wrong with it could name what is hidden, and this is logged.
        Entry::deserialize(stored.payload).map_err(|_| {
            StoreError::Corrupt(
                Damage::new("damaged-entry").with("entry", stored.version.to_string()),
            )
        })
    }
}
