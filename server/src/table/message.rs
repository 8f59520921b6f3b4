//! What a table is told, and what it answers through.

use std::sync::Arc;

use kontor_engine::record::Record;
use kontor_engine::steps::Steps;
use kontor_engine::{Seat, Viewer};
use kontor_store::{PersonId, Version};
use serde_json::Value as Json;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::protocol::{Done, Look, PersonShown, Problem, Request, TableShown};

/// What a watcher is sent through.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

/// What a table is told through. A queue has room for dozens of messages from the start, so each is in a box: the
/// largest of them are many times as large as the others.
pub type Inbox = mpsc::Sender<Box<Message>>;

/// The other end of it.
pub type Mail = mpsc::Receiver<Box<Message>>;

/// An answer that somebody waits for.
pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What somebody wants done. It is asked again where a table goes away meanwhile, so it is kept until the answer.
pub struct Asked {
    /// Who.
    pub caller: PersonShown,
    /// What.
    pub request: Request,
}

/// What a table is told.
#[allow(missing_docs, reason = "the names say it")]
pub enum Message {
    /// Somebody wants something done.
    Request {
        asked: Arc<Asked>,
        /// The answer.
        reply: Reply<Done>,
    },
    /// Somebody comes to look.
    Watch {
        /// Who, if they have a name.
        caller: Option<PersonShown>,
        /// The version they have from before.
        since: Option<Version>,
        /// The last line of chat they have.
        said: i64,
        /// Where to send what they see.
        outbox: Outbox,
        /// The number of this watcher.
        reply: Reply<u64>,
    },
    /// A watcher went away.
    Unwatch {
        /// Its number.
        watcher: u64,
    },
    /// Somebody takes one look.
    Look {
        /// Who, if they have a name.
        caller: Option<PersonId>,
        /// What they see.
        reply: Reply<Look>,
    },
    /// Somebody wants to know how it came about.
    Past {
        /// Who, if they have a name.
        caller: Option<PersonId>,
        /// The game so far.
        reply: Reply<Past>,
    },
    /// The table as a list shows it.
    Shown {
        /// The table.
        reply: Reply<TableShown>,
    },
    /// A person has another name.
    Renamed {
        /// Who, with the new name.
        person: PersonShown,
    },
    /// The operator closes the table.
    Close {
        /// When it is done.
        reply: Reply<()>,
    },
    /// Nobody has come for long: a table that still waits is closed.
    CloseIfUnused,
    /// A bot has decided.
    Decided {
        /// What had been played when it was asked.
        played: Version,
        seat: Seat,
        action: Option<Json>,
    },
}

impl Message {
    /// Answers that it cannot be done.
    pub fn refuse(self, problem: Problem) {
        // Who no longer waits for the answer does not miss it.
        match self {
            Message::Request { reply, .. } => drop(reply.send(Err(problem))),
            Message::Watch { reply, .. } => drop(reply.send(Err(problem))),
            Message::Look { reply, .. } => drop(reply.send(Err(problem))),
            Message::Past { reply, .. } => drop(reply.send(Err(problem))),
            Message::Shown { reply } => drop(reply.send(Err(problem))),
            Message::Close { reply } => drop(reply.send(Err(problem))),
            Message::Unwatch { .. }
            | Message::Renamed { .. }
            | Message::CloseIfUnused
            | Message::Decided { .. } => {}
        }
    }
}

/// A game so far, with what its reader may see of it.
pub struct Past {
    /// The game without its steps. The seed is in it only when it is over.
    pub head: Record,
    /// Its steps, as they are kept.
    pub played: Steps,
    /// Whether it was played to its end: then everybody may see everything.
    pub finished: bool,
    /// What the reader sees by right.
    pub viewer: Viewer,
    /// How many steps of it the reader may see.
    pub steps: usize,
}
