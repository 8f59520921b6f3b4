//! What outlives a process: people, tables, the log of every table, snapshots and chat.
//!
//! The log is the truth and its version check the arbiter: an entry is appended only by who knows
//! how long the log is, so of two that race for the same version exactly one wins, in one process
//! or in many. What [`Store::append`] acknowledged is on the disk, whatever is killed when.
//!
//! Everything is behind the [`Store`] trait. [`Sqlite`] keeps it in one file for one program, [`Postgres`]
//! in a database that any number of programs share; the schema of both is the same, and [`carry`] brings
//! everything from the one to the other.

mod address;
mod carry;
mod columns;
mod damage;
mod error;
mod id;
mod lock;
mod log;
mod migrations;
mod moment;
mod name;
mod packed;
mod person;
mod postgres;
mod queue;
mod sqlite;
mod store;
mod table;

pub use address::{Address, BadAddress, PostgresAddress};
pub use carry::{Copied, carry};
pub use damage::Damage;
pub use error::{AppendError, StoreError};
pub use id::{BadId, PersonId, TableId};
pub use lock::{Lock, NotLocked};
pub use log::{
    Append, ChatLine, LogEntry, NewChatLine, NewEntry, Snapshot, Spoken, Stretch, TableState,
    Version,
};
pub use moment::Moment;
pub use name::{ANONYMOUS, MAX_NAME, Name, NameError, is_direction_mark};
pub use person::{NewPerson, Person};
pub use postgres::Postgres;
pub use queue::{Commit, Queue};
pub use sqlite::Sqlite;
#[doc(hidden)]
pub use sqlite::{Faults, Held};
pub use store::Store;
pub use table::{FinishedGame, NewTable, Sitting, Status, StoredTable, TableChange};
