//! The trait behind which everything is stored.

use std::fmt::Debug;
use std::path::Path;

use async_trait::async_trait;

use crate::damage::Damage;
use crate::error::{AppendError, StoreError};
use crate::id::{PersonId, TableId};
use crate::log::{
    Append, ChatLine, LogEntry, NewChatLine, Snapshot, Spoken, Stretch, TableState, Version,
};
use crate::moment::Moment;
use crate::name::Name;
use crate::person::{NewPerson, Person};
use crate::queue::Queue;
use crate::table::{FinishedGame, NewTable, Status, StoredTable, TableChange};

/// Where everything is stored that must outlive the process.
///
/// Every method that changes something returns only after the change is durable; if it fails,
/// nothing changed. Dropping its future half-way leaves the change made whole or not at all.
#[async_trait]
pub trait Store: Send + Sync + Debug {
    /// Lets somebody in as a guest, or a program that somebody answers for. [`StoreError::NameTaken`] if the name is not free.
    async fn add_person(&self, person: NewPerson) -> Result<Person, StoreError>;

    /// The programs that a person answers for, in the order they came; by name, where they came in the same millisecond.
    async fn programs_of(&self, owner: &PersonId) -> Result<Vec<Person>, StoreError>;

    /// The person of this id.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// The person who has this name or one that looks the same.
    async fn person_named(&self, name: &Name) -> Result<Option<Person>, StoreError>;

    /// The people of these ids, in no order; unknown ones are left out.
    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;

    /// Gives a person another name. [`StoreError::NameTaken`] if it is not free.
    async fn rename(&self, id: &PersonId, name: &Name) -> Result<Person, StoreError>;

    /// Keeps the language that a person chose.
    async fn set_language(&self, id: &PersonId, language: &str) -> Result<Person, StoreError>;

    /// Claims the name with the hash of a password, or changes it. Starts a new epoch.
    async fn set_password(&self, id: &PersonId, hash: &str) -> Result<Person, StoreError>;

    /// Starts a new epoch: everybody who is signed in as this person has to sign in anew.
    async fn end_sessions(&self, id: &PersonId) -> Result<(), StoreError>;

    /// Notes that these people were here.
    async fn note_seen(&self, ids: &[PersonId], at: Moment) -> Result<(), StoreError>;

    /// Deletes an account: the name is free, the password gone, a new epoch begins. What the
    /// person played and said stays, under the name [`ANONYMOUS`](crate::ANONYMOUS).
    async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError>;

    /// Deletes all guests, but no programs, not seen since then who do not sit at a table that is waiting or
    /// playing, as [`Store::delete_person`] does. Says how many.
    async fn delete_guests(&self, unseen_since: Moment) -> Result<u64, StoreError>;

    /// The secret of this name, for instance the key that cookies are signed with. If there is
    /// none, `fresh` becomes it; of several that try, all get the one that was first.
    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Makes a table.
    async fn create_table(&self, table: NewTable) -> Result<StoredTable, StoreError>;

    /// The table of this id.
    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError>;

    /// All tables in one of these states, newest change first.
    async fn tables(&self, states: &[Status]) -> Result<Vec<StoredTable>, StoreError>;

    /// How many tables were ever made here.
    async fn tables_made(&self) -> Result<u64, StoreError>;

    /// All tables in one of these states where the person has a seat, newest change first.
    async fn tables_of(
        &self,
        person: &PersonId,
        states: &[Status],
    ) -> Result<Vec<StoredTable>, StoreError>;

    /// Changes a table, all of the change or nothing.
    async fn change_table(
        &self,
        id: &TableId,
        change: TableChange,
        at: Moment,
    ) -> Result<(), StoreError>;

    /// The games that a person finished before a moment, newest first, at most `limit`.
    async fn finished_games(
        &self,
        person: &PersonId,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<FinishedGame>, StoreError>;

    /// Appends to the log of a table and returns its new version.
    ///
    /// Of any number of appends with the same expected version exactly one succeeds; the others
    /// get [`AppendError::Conflict`]. A message that the log holds already is not appended again,
    /// whatever version is expected: that is [`AppendError::Repeated`].
    async fn append(&self, append: Append) -> Result<Version, AppendError>;

    /// The entries of a log after a version, in order, without gaps.
    async fn log(&self, table: &TableId, after: Version) -> Result<Vec<LogEntry>, StoreError>;

    /// The version that a message of a person became, if it was appended.
    async fn message(
        &self,
        table: &TableId,
        person: &PersonId,
        message: &str,
    ) -> Result<Option<Version>, StoreError>;

    /// Keeps the state of a table at a version of its log, in place of an earlier one of the same
    /// version. Logs only grow, so a snapshot never becomes wrong; but only the two newest of a table
    /// are kept.
    async fn put_snapshot(
        &self,
        table: &TableId,
        version: Version,
        state: &TableState,
    ) -> Result<(), StoreError>;

    /// The newest snapshot of a table that is not after a version.
    async fn snapshot(
        &self,
        table: &TableId,
        at_most: Version,
    ) -> Result<Option<Snapshot>, StoreError>;

    /// Keeps a stretch of the steps of a table: what a long game opens by.
    async fn put_stretch(&self, table: &TableId, stretch: &Stretch) -> Result<(), StoreError>;

    /// The stretches that lead from the first step of a table to this version, in order; none if one is
    /// missing.
    async fn stretches(&self, table: &TableId, until: Version) -> Result<Vec<Stretch>, StoreError>;

    /// Keeps what somebody said; the same message of the same person only once.
    async fn say(&self, line: NewChatLine) -> Result<Spoken, StoreError>;

    /// The last lines of a table's chat, at most `limit`, oldest first.
    async fn chat(&self, table: &TableId, limit: u32) -> Result<Vec<ChatLine>, StoreError>;

    /// Packs the logs of tables that were over by a moment, so that they take a tenth of the room.
    /// They are read as before, and may still be appended to. Says how many. A store does this by
    /// itself every now and then.
    async fn pack(&self, over_by: Moment) -> Result<u64, StoreError>;

    /// Whether the store can read and write now, or why not: a full disk, too much that waits.
    async fn ready(&self) -> Result<(), StoreError>;

    /// What waits to be written.
    fn queue(&self) -> &Queue;

    /// What is wrong with how things are stored, apart from the logs; nothing if all is well.
    async fn faults(&self) -> Result<Vec<Damage>, StoreError>;

    /// What is wrong with the log of a table: entries that are missing or cannot be read.
    async fn log_fault(&self, table: &TableId) -> Result<Option<Damage>, StoreError>;

    /// Writes everything as it is at one moment into a new file, while the store goes on.
    /// [`StoreError::Exists`] if there is something already.
    async fn back_up(&self, to: &Path) -> Result<(), StoreError>;

    /// Finishes what is under way and lets go of the database. Whatever comes later is refused
    /// with [`StoreError::Closed`].
    async fn close(&self);
}
