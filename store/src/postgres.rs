//! Everything in a PostgreSQL database, which any number of programs may share.

mod append;
mod archive;
mod carry;
mod chat;
mod check;
mod error;
mod log;
mod people;
mod pool;
mod row;
mod schema;
mod tables;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use deadpool_postgres::{Object, Pool};
use tokio::time::sleep;

use crate::address::PostgresAddress;
use crate::damage::Damage;
use crate::error::{AppendError, StoreError};
use crate::id::{PersonId, TableId};
use crate::log::{
    Append, ChatLine, LogEntry, NewChatLine, Snapshot, Spoken, Stretch, TableState, Version,
};
use crate::migrations::MIGRATIONS;
use crate::moment::Moment;
use crate::name::Name;
use crate::packed;
use crate::person::{NewPerson, Person};
use crate::queue::Queue;
use crate::store::Store;
use crate::table::{FinishedGame, NewTable, Status, StoredTable, TableChange};
pub use carry::fill;
use error::Failed;
pub use row::storable;
use writer::Writer;

/// How long to wait for a database that went away before giving up: as long as a restart takes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait for a server that is about to end: one that was killed holds its lock until the database notices.
const ENDING: Duration = Duration::from_secs(5);

/// What a server locks that wants no other beside it.
const SERVED: i64 = 0x006b_6f6e_746f_7222;

/// How long to wait before asking again.
const BETWEEN_TRIES: Duration = Duration::from_millis(100);

/// How long a table has to be over before its log is packed.
const PACK_AFTER: Duration = Duration::from_secs(60);

/// How often the store looks for logs to pack.
const PACK_EVERY: Duration = Duration::from_secs(15);

/// A store in a PostgreSQL database.
///
/// The log of a table is the arbiter between all who share the database: who appends must know how long it
/// is. Appends that come while others wait for the disk are sent together, in one transaction and one
/// round trip; each is acknowledged after the commit that holds it. While the database is away, as when it
/// is restarted, whatever is asked waits for some seconds; an append whose commit was under way is looked
/// for in the log, so that nothing is appended twice and nothing acknowledged is lost.
#[derive(Debug)]
pub struct Postgres {
    pool: Pool,
    queue: Queue,
    open: Arc<AtomicBool>,
    /// None where the database is only looked at.
    writer: Option<Writer>,
    /// The connection that keeps other servers away, if one does.
    alone: Mutex<Option<Object>>,
}

impl Postgres {
    /// Opens the database and brings an older schema up to date; of several that start at once one does. A
    /// newer one is left as it is, with [`StoreError::Newer`].
    pub async fn open(address: &PostgresAddress) -> Result<Postgres, StoreError> {
        Postgres::open_by(address, MIGRATIONS).await
    }

    /// The same, for a program that knows these migrations.
    #[doc(hidden)]
    pub async fn open_by(
        address: &PostgresAddress,
        migrations: &[&str],
    ) -> Result<Postgres, StoreError> {
        let pool = pool::connect(address)?;
        let open = Arc::new(AtomicBool::new(true));
        let prepare = |mut client: Object| async move {
            pool::speaks_utf8(&client).await?;
            schema::migrate(&mut client, migrations).await
        };
        patiently(&pool, &open, prepare).await?;
        let queue = Queue::default();
        let writer = Writer::start(pool.clone(), queue.clone());
        tokio::spawn(pack_now_and_then(pool.clone(), Arc::downgrade(&open)));
        Ok(Postgres { pool, queue, open, writer: Some(writer), alone: Mutex::default() })
    }

    /// Opens the database to look at. Whatever would change something is refused with
    /// [`StoreError::ReadOnly`].
    pub async fn look(address: &PostgresAddress) -> Result<Postgres, StoreError> {
        let pool = pool::connect(address)?;
        let open = Arc::new(AtomicBool::new(true));
        let check =
            |mut client: Object| async move { schema::up_to_date(&mut client, MIGRATIONS).await };
        patiently(&pool, &open, check).await?;
        let queue = Queue::default();
        Ok(Postgres { pool, queue, open, writer: None, alone: Mutex::default() })
    }

    /// Keeps other servers away from this database as long as this is open: [`StoreError::Served`] if one
    /// was there before. Who does not ask for it is not kept away.
    pub async fn serve_alone(&self) -> Result<(), StoreError> {
        let began = Instant::now();
        let client = self.pool.get().await.map_err(Failed::from)?;
        let sql = "SELECT pg_try_advisory_lock($1)";
        loop {
            let locked = row::rows(&client, sql, &[&SERVED]).await.map_err(Failed::from)?;
            match locked.first().is_some_and(|row| row.get(0)) {
                true => break,
                // One that is just about to end is waited for.
                false if began.elapsed() < ENDING => sleep(BETWEEN_TRIES).await,
                false => return Err(StoreError::Served { process: None }),
            }
        }
        *self.alone.lock().unwrap_or_else(PoisonError::into_inner) = Some(client);
        Ok(())
    }

    /// Asks for something, again if the database went away meanwhile: so it may be done twice.
    async fn ask<T, F, W>(&self, work: F) -> Result<T, StoreError>
    where
        F: Fn(Object) -> W,
        W: Future<Output = Result<T, Failed>>,
    {
        patiently(&self.pool, &self.open, work).await
    }

    /// Asks for something that changes what is stored.
    async fn change<T, F, W>(&self, work: F) -> Result<T, StoreError>
    where
        F: Fn(Object) -> W,
        W: Future<Output = Result<T, Failed>>,
    {
        if self.writer.is_none() {
            return Err(StoreError::ReadOnly);
        }
        self.ask(work).await
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.open.store(false, Ordering::SeqCst);
    }
}

/// Does something, again if the database goes away or is about to come: so it may be done twice.
async fn patiently<T, F, W>(pool: &Pool, open: &AtomicBool, work: F) -> Result<T, StoreError>
where
    F: Fn(Object) -> W,
    W: Future<Output = Result<T, Failed>>,
{
    let began = Instant::now();
    loop {
        if !open.load(Ordering::SeqCst) {
            return Err(StoreError::Closed);
        }
        let done = match pool.get().await {
            Ok(client) => work(client).await,
            Err(error) => Err(error.into()),
        };
        match done {
            Ok(done) => return Ok(done),
            Err(Failed::Lost(_) | Failed::Again) if began.elapsed() < PATIENCE => {}
            Err(failed) => return Err(failed.into()),
        }
        sleep(BETWEEN_TRIES).await;
    }
}

/// Packs logs as long as the store is open.
async fn pack_now_and_then(pool: Pool, open: Weak<AtomicBool>) {
    loop {
        sleep(PACK_EVERY).await;
        let is_open = open.upgrade().is_some_and(|open| open.load(Ordering::SeqCst));
        if !is_open {
            return;
        }
        let patience = i64::try_from(PACK_AFTER.as_millis()).unwrap_or(i64::MAX);
        let over_by = Moment(Moment::now().0.saturating_sub(patience));
        // What cannot be packed now is packed later; until then it takes more room, that is all.
        let _ = pack(&pool, over_by).await;
    }
}

/// Packs the logs of tables that were over by a moment, and says how many.
async fn pack(pool: &Pool, over_by: Moment) -> Result<u64, Failed> {
    let mut client = pool.get().await?;
    let mut count = 0;
    for table in archive::to_pack(&client, over_by).await? {
        match archive::pack(&mut client, &table).await {
            Ok(packed) => count += u64::from(packed),
            // A damaged log stays as it is, for whoever mends it.
            Err(Failed::Store(StoreError::Corrupt(_))) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(count)
}

#[async_trait]
impl Store for Postgres {
    async fn add_person(&self, person: NewPerson) -> Result<Person, StoreError> {
        let person = &person;
        self.change(|c| async move { people::add(&c, person).await }).await
    }

    async fn programs_of(&self, owner: &PersonId) -> Result<Vec<Person>, StoreError> {
        self.ask(|c| async move { people::programs_of(&c, owner).await }).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.ask(|c| async move { people::find(&c, id).await }).await
    }

    async fn person_named(&self, name: &Name) -> Result<Option<Person>, StoreError> {
        self.ask(|c| async move { people::find_named(&c, name).await }).await
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        self.ask(|c| async move { people::find_all(&c, ids).await }).await
    }

    async fn rename(&self, id: &PersonId, name: &Name) -> Result<Person, StoreError> {
        self.change(|c| async move { people::rename(&c, id, name).await }).await
    }

    async fn set_language(&self, id: &PersonId, language: &str) -> Result<Person, StoreError> {
        self.change(|c| async move { people::set_language(&c, id, language).await }).await
    }

    async fn set_password(&self, id: &PersonId, hash: &str) -> Result<Person, StoreError> {
        self.change(|c| async move { people::set_password(&c, id, hash).await }).await
    }

    async fn end_sessions(&self, id: &PersonId) -> Result<(), StoreError> {
        self.change(|c| async move { people::end_sessions(&c, id).await }).await
    }

    async fn note_seen(&self, ids: &[PersonId], at: Moment) -> Result<(), StoreError> {
        self.change(|c| async move { people::note_seen(&c, ids, at).await }).await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError> {
        self.change(|c| async move { people::delete(&c, id).await }).await
    }

    async fn delete_guests(&self, unseen_since: Moment) -> Result<u64, StoreError> {
        self.change(|c| async move { people::delete_guests(&c, unseen_since).await }).await
    }

    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let fresh = &hex::encode(fresh);
        self.change(|c| async move { people::secret(&c, name, fresh).await }).await
    }

    async fn create_table(&self, table: NewTable) -> Result<StoredTable, StoreError> {
        let table = &table;
        self.change(|c| async move { tables::create(&c, table).await }).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        self.ask(|c| async move { tables::find(&c, id).await }).await
    }

    async fn tables(&self, states: &[Status]) -> Result<Vec<StoredTable>, StoreError> {
        self.ask(|c| async move { tables::all(&c, states).await }).await
    }

    async fn tables_made(&self) -> Result<u64, StoreError> {
        self.ask(|c| async move { tables::made(&c).await }).await
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        states: &[Status],
    ) -> Result<Vec<StoredTable>, StoreError> {
        self.ask(|c| async move { tables::of(&c, person, states).await }).await
    }

    async fn change_table(
        &self,
        id: &TableId,
        change: TableChange,
        at: Moment,
    ) -> Result<(), StoreError> {
        let change = &change;
        self.change(|c| async move { tables::change(&c, id, change, at).await }).await
    }

    async fn finished_games(
        &self,
        person: &PersonId,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        self.ask(|c| async move { tables::finished_by(&c, person, before, limit).await }).await
    }

    async fn append(&self, append: Append) -> Result<Version, AppendError> {
        match &self.writer {
            Some(writer) => writer.append(append).await,
            None => Err(StoreError::ReadOnly.into()),
        }
    }

    async fn log(&self, table: &TableId, after: Version) -> Result<Vec<LogEntry>, StoreError> {
        self.ask(|c| async move { log::after(&c, table, after).await }).await
    }

    async fn message(
        &self,
        table: &TableId,
        person: &PersonId,
        message: &str,
    ) -> Result<Option<Version>, StoreError> {
        self.ask(|c| async move { log::of_message(&c, table, person, message).await }).await
    }

    async fn put_snapshot(
        &self,
        table: &TableId,
        version: Version,
        state: &TableState,
    ) -> Result<(), StoreError> {
        self.change(|c| async move { log::put_snapshot(&c, table, version, state).await }).await
    }

    async fn snapshot(
        &self,
        table: &TableId,
        at_most: Version,
    ) -> Result<Option<Snapshot>, StoreError> {
        self.ask(|c| async move { log::snapshot(&c, table, at_most).await }).await
    }

    async fn put_stretch(&self, table: &TableId, stretch: &Stretch) -> Result<(), StoreError> {
        let steps = &packed::pack_steps(stretch)?;
        self.change(|c| async move { log::put_stretch(&c, table, stretch, steps).await }).await
    }

    async fn stretches(&self, table: &TableId, until: Version) -> Result<Vec<Stretch>, StoreError> {
        self.ask(|c| async move { log::stretches(&c, table, until).await }).await
    }

    async fn say(&self, line: NewChatLine) -> Result<Spoken, StoreError> {
        let line = &line;
        self.change(|c| async move { chat::say(&c, line).await }).await
    }

    async fn chat(&self, table: &TableId, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        self.ask(|c| async move { chat::last(&c, table, limit).await }).await
    }

    async fn pack(&self, over_by: Moment) -> Result<u64, StoreError> {
        if self.writer.is_none() {
            return Err(StoreError::ReadOnly);
        }
        Ok(pack(&self.pool, over_by).await?)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        if self.writer.as_ref().is_some_and(Writer::is_full) {
            return Err(StoreError::Busy);
        }
        // Without patience: who asks wants to know how it is now.
        if self.writer.is_none() || !self.open.load(Ordering::SeqCst) {
            return Err(StoreError::ReadOnly);
        }
        let client = self.pool.get().await.map_err(Failed::from)?;
        let sql = "INSERT INTO heartbeat (only_row, at) VALUES (1, $1) \
                   ON CONFLICT (only_row) DO UPDATE SET at = excluded.at";
        row::execute(&client, sql, &[&Moment::now().0]).await.map_err(Failed::from)?;
        Ok(())
    }

    fn queue(&self) -> &Queue {
        &self.queue
    }

    async fn faults(&self) -> Result<Vec<Damage>, StoreError> {
        self.ask(|c| async move { check::faults(&c).await }).await
    }

    async fn log_fault(&self, table: &TableId) -> Result<Option<Damage>, StoreError> {
        self.ask(|c| async move { check::log_fault(&c, table).await }).await
    }

    async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        carry::back_up(&self.pool, to).await
    }

    async fn close(&self) {
        self.open.store(false, Ordering::SeqCst);
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
        let alone = self.alone.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(client) = alone {
            // Said, and not left to the end of the connection, which the database notices later. If it is cut, the
            // lock has ended with it.
            let _ = row::rows(&client, "SELECT pg_advisory_unlock($1)", &[&SERVED]).await;
        }
        self.pool.close();
    }
}
