//! What sockets say.

use kontor_engine::{Posting, Seat, Telling};
use kontor_store::{Moment, TableId, Version};
use serde::Serialize;
use serde_json::Value as Json;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::protocol::{Document, Done, LobbyPage, PersonShown, Problem, TableShown};

/// How many lines of chat are sent to who comes to a table.
pub const CHAT_LINES: u32 = 100;

/// What a socket at a table says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum TableMessage {
    /// Everything, as this viewer sees it.
    State {
        /// The version it shows.
        #[ts(type = "number")]
        version: Version,
        /// The own seat.
        seat: Option<Seat>,
        /// What is seen.
        #[ts(as = "Document")]
        document: Json,
    },
    /// The version the client has is known; what it misses follows as changes.
    Resumed {
        /// The version the client has.
        #[ts(type = "number")]
        version: Version,
        /// The own seat.
        seat: Option<Seat>,
    },
    /// What changed.
    Change(Change),
    /// A message was carried out.
    Done(Done),
    /// A message was not carried out.
    Refused {
        /// The message's id, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        problem: Problem,
    },
    /// Somebody said something.
    Said(Said),
    /// Who is here.
    Presence {
        /// Everybody with a name.
        here: Vec<PersonShown>,
        /// How many look on without one.
        others: usize,
    },
    /// The server stops; come back in a moment.
    Stopping,
}

/// What changed from one version to another.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Change {
    /// The version it applies to.
    #[ts(type = "number")]
    pub since: Version,
    /// The version it leads to.
    #[ts(type = "number")]
    pub version: Version,
    /// How the document changes.
    #[ts(type = "Record<string, unknown> | [unknown]")]
    pub delta: Json,
    /// What happened, in order.
    pub steps: Vec<StepShown>,
}

/// A step of the game, as a viewer saw it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct StepShown {
    /// Which step of the record, from 1.
    pub step: usize,
    /// Whose action it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// How many steps it took back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<usize>,
    /// What happened in it.
    #[schema(value_type = Vec<Object>)]
    pub happened: Vec<HappenedShown>,
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum HappenedShown {
    /// An event of the game.
    Event {
        /// The event, for animation.
        #[ts(type = "unknown")]
        event: Json,
        /// The event as a line of the log.
        #[serde(flatten)]
        told: Telling,
    },
    /// Money that moved.
    Posting {
        /// From where, to where, how much, why.
        posting: Posting,
    },
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Said {
    /// Lines of a table count from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// Who said it.
    pub person: PersonShown,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub at: Moment,
}

/// What the lobby's socket says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum LobbyMessage {
    /// The first tables in the lobby.
    Tables(LobbyPage),
    /// A table is new or has changed.
    Table {
        /// The table.
        table: Box<TableShown>,
    },
    /// At a table of one's own others are to act now, or it began or ended.
    Own,
    /// A table is no longer in the lobby.
    Gone {
        /// Which.
        #[ts(type = "string")]
        table: TableId,
    },
    /// The server stops; come back in a moment.
    Stopping,
}
