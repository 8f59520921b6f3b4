//! What outlives a process: people, tables, the log of every table, snapshots and chat.
//!
//! The log is the truth and its version check the arbiter: an entry is appended only by who knows
//! how long the log is, so of two that race for the same version exactly one wins, in one process
//! or in many. What [`Store::append`] acknowledged is on the disk, whatever is killed when.
//!
//! Everything is behind the [`Store`] trait. [`Sqlite`] keeps it in one file; its SQL uses what
//! PostgreSQL also understands, so that a cluster can be added beside it.

mod error;
mod id;
mod log;
mod moment;
mod name;
mod person;
mod sqlite;
mod store;
mod table;

pub use error::{AppendError, StoreError};
pub use id::{BadId, PersonId, TableId};
pub use log::{Append, ChatLine, LogEntry, NewChatLine, NewEntry, Snapshot, Spoken, Version};
pub use moment::Moment;
pub use name::{ANONYMOUS, MAX_NAME, Name, NameError};
pub use person::{NewPerson, Person};
pub use sqlite::Sqlite;
pub use store::Store;
pub use table::{FinishedGame, NewTable, Sitting, Status, StoredTable, TableChange};
