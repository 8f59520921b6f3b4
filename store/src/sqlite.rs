//! Everything in one SQLite file.

mod chat;
mod error;
mod log;
mod people;
mod row;
mod schema;
mod tables;
mod writer;

use std::path::Path;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde_json::Value as Json;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Sqlite as Driver};

use crate::error::{AppendError, StoreError};
use crate::id::{PersonId, TableId};
use crate::log::{Append, ChatLine, LogEntry, NewChatLine, Snapshot, Spoken, Version};
use crate::moment::Moment;
use crate::name::Name;
use crate::person::{NewPerson, Person};
use crate::store::Store;
use crate::table::{FinishedGame, NewTable, Status, StoredTable, TableChange};
use writer::Writer;

/// How many may read at once. More would only wait for the same disk.
const READERS: u32 = 4;

/// How long to wait for another program that holds the file before giving up.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before opening a file again that another program holds.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// A store in one SQLite file, with its `-wal` and `-shm` beside it while it is open.
///
/// One task writes. Changes that come while it waits for the disk are made together and share the
/// next wait, so many tables cost little more than one; each is acknowledged after the commit that
/// holds it. Readers see what is committed and never wait for the writer.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings an older one up to date. A newer one
    /// is left as it is, with [`StoreError::Newer`].
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(options(path)).await
    }

    /// The same, with a file that may not grow beyond so many pages of 4 KiB: how tests fill a
    /// disk.
    #[doc(hidden)]
    pub async fn open_limited(path: &Path, pages: u32) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(options(path).pragma("max_page_count", pages.to_string())).await
    }

    /// Where two programs make the same file at once, SQLite tells one of them that it is in use
    /// without waiting: a switch to the write-ahead log that waited for another could wait for
    /// ever. So whoever finds it in use lets go of it and tries again.
    async fn open_with(options: SqliteConnectOptions) -> Result<Sqlite, StoreError> {
        let began = Instant::now();
        loop {
            match Sqlite::try_open(options.clone()).await {
                Err(StoreError::Locked) if began.elapsed() < PATIENCE => {
                    tokio::time::sleep(BETWEEN_TRIES).await;
                }
                opened => return opened,
            }
        }
    }

    async fn try_open(options: SqliteConnectOptions) -> Result<Sqlite, StoreError> {
        let mut connection = options.connect().await?;
        schema::migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false).pragma("query_only", "ON"))
            .await?;
        Ok(Sqlite { readers, writer: Writer::start(connection) })
    }

    async fn reader(&self) -> Result<PoolConnection<Driver>, StoreError> {
        Ok(self.readers.acquire().await?)
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, person: NewPerson) -> Result<Person, StoreError> {
        self.writer.write(move |c| Box::pin(async move { people::add(c, &person).await })).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        people::find(&mut *self.reader().await?, id).await
    }

    async fn person_named(&self, name: &Name) -> Result<Option<Person>, StoreError> {
        people::find_named(&mut *self.reader().await?, name).await
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let mut reader = self.reader().await?;
        let mut found = Vec::with_capacity(ids.len());
        for id in ids {
            found.extend(people::find(&mut reader, id).await?);
        }
        Ok(found)
    }

    async fn rename(&self, id: &PersonId, name: &Name) -> Result<Person, StoreError> {
        let (id, name) = (id.clone(), name.clone());
        self.writer
            .write(move |c| Box::pin(async move { people::rename(c, &id, &name).await }))
            .await
    }

    async fn set_password(&self, id: &PersonId, hash: &str) -> Result<Person, StoreError> {
        let (id, hash) = (id.clone(), hash.to_string());
        self.writer
            .write(move |c| Box::pin(async move { people::set_password(c, &id, &hash).await }))
            .await
    }

    async fn note_seen(&self, ids: &[PersonId], at: Moment) -> Result<(), StoreError> {
        let ids = ids.to_vec();
        self.writer
            .write(move |c| Box::pin(async move { people::note_seen(c, &ids, at).await }))
            .await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError> {
        let id = id.clone();
        self.writer.write(move |c| Box::pin(async move { people::delete(c, &id).await })).await
    }

    async fn delete_guests(&self, unseen_since: Moment) -> Result<u64, StoreError> {
        self.writer
            .write(move |c| Box::pin(async move { people::delete_guests(c, unseen_since).await }))
            .await
    }

    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let (name, fresh) = (name.to_string(), hex::encode(fresh));
        self.writer
            .write(move |c| Box::pin(async move { people::secret(c, &name, &fresh).await }))
            .await
    }

    async fn create_table(&self, table: NewTable) -> Result<StoredTable, StoreError> {
        self.writer.write(move |c| Box::pin(async move { tables::create(c, table).await })).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        tables::find(&mut *self.reader().await?, id).await
    }

    async fn tables(&self, states: &[Status]) -> Result<Vec<StoredTable>, StoreError> {
        tables::all(&mut *self.reader().await?, states).await
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        states: &[Status],
    ) -> Result<Vec<StoredTable>, StoreError> {
        tables::of(&mut *self.reader().await?, person, states).await
    }

    async fn change_table(
        &self,
        id: &TableId,
        change: TableChange,
        at: Moment,
    ) -> Result<(), StoreError> {
        let id = id.clone();
        self.writer
            .write(move |c| Box::pin(async move { tables::change(c, &id, &change, at).await }))
            .await
    }

    async fn finished_games(
        &self,
        person: &PersonId,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        tables::finished_by(&mut *self.reader().await?, person, before, limit).await
    }

    async fn append(&self, append: Append) -> Result<Version, AppendError> {
        self.writer.write(move |c| Box::pin(async move { log::append(c, &append).await })).await
    }

    async fn log(&self, table: &TableId, after: Version) -> Result<Vec<LogEntry>, StoreError> {
        log::after(&mut *self.reader().await?, table, after).await
    }

    async fn message(
        &self,
        table: &TableId,
        person: &PersonId,
        message: &str,
    ) -> Result<Option<Version>, StoreError> {
        log::of_message(&mut *self.reader().await?, table, person, message).await
    }

    async fn put_snapshot(
        &self,
        table: &TableId,
        version: Version,
        state: &Json,
    ) -> Result<(), StoreError> {
        let (table, state) = (table.clone(), state.to_string());
        self.writer
            .write(move |c| {
                Box::pin(async move { log::put_snapshot(c, &table, version, &state).await })
            })
            .await
    }

    async fn snapshot(
        &self,
        table: &TableId,
        at_most: Version,
    ) -> Result<Option<Snapshot>, StoreError> {
        log::snapshot(&mut *self.reader().await?, table, at_most).await
    }

    async fn say(&self, line: NewChatLine) -> Result<Spoken, StoreError> {
        self.writer.write(move |c| Box::pin(async move { chat::say(c, line).await })).await
    }

    async fn chat(&self, table: &TableId, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        chat::last(&mut *self.reader().await?, table, limit).await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
