//! Everything in one SQLite file.

mod archive;
mod carry;
mod chat;
mod check;
mod copy;
mod error;
mod faults;
mod health;
mod log;
mod people;
mod readers;
mod row;
mod schema;
mod stretches;
mod tables;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags};

use crate::damage::Damage;
use crate::error::{AppendError, StoreError};
use crate::id::{PersonId, TableId};
use crate::lock::Lock;
use crate::log::{
    Append, ChatLine, LogEntry, NewChatLine, Snapshot, Spoken, Stretch, TableState, Version,
};
use crate::moment::Moment;
use crate::name::Name;
use crate::person::{NewPerson, Person};
use crate::queue::Queue;
use crate::store::Store;
use crate::table::{FinishedGame, NewTable, Status, StoredTable, TableChange};
pub use carry::{Source, Target};
pub use faults::{Faults, Held};
use log::{Written, WrittenState};
use readers::Readers;
use writer::{Failure, WeakWriter, Writer};

/// How many may read at once. More would only wait for the same disk.
const READERS: usize = 4;

/// How long to wait for another program that holds the file before giving up.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before opening a file again that another program holds.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// How many statements a connection keeps prepared: more than there are.
const STATEMENTS: usize = 64;

/// How many pages of the write-ahead log are carried over into the file at once.
const CHECKPOINT: u32 = 4000;

/// How many KiB of the file the writer keeps in memory, so that it need not read while it writes.
const WRITER_CACHE: i64 = 64 * 1024;

/// How many KiB of the file each reader keeps in memory. Every commit makes what it has read worthless, so more
/// would be kept for nothing.
const READER_CACHE: i64 = 256;

/// How long a table has to be over before its log is packed.
const PACK_AFTER: Duration = Duration::from_secs(60);

/// How often the store looks for logs to pack.
const PACK_EVERY: Duration = Duration::from_secs(15);

/// A store in one SQLite file, with its `-wal` and `-shm` beside it while it is open, and a `.lock`
/// that keeps others from serving the same data.
///
/// One thread writes. Changes that come while it waits for the disk are made together and share the
/// next wait, so many tables cost little more than one; each is acknowledged after the commit that
/// holds it. A few other threads read what is committed and never wait for the writer.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    readers: Arc<Readers>,
    queue: Queue,
    /// None where the file is only looked at.
    writer: Option<Writer>,
}

/// Which file, and how it is opened.
struct Place {
    path: PathBuf,
    faults: Option<Faults>,
}

/// A file that was opened, by all its connections.
struct Opened {
    lock: Lock,
    writer: Connection,
    readers: Vec<Connection>,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings an older one up to date. A newer one
    /// is left as it is, with [`StoreError::Newer`], and one that another store has open with
    /// [`StoreError::Served`].
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_place(Place::of(path)).await
    }

    /// The same, on a disk with faults.
    #[doc(hidden)]
    pub async fn open_with_faults(path: &Path, faults: &Faults) -> Result<Sqlite, StoreError> {
        Sqlite::open_place(Place { faults: Some(faults.clone()), ..Place::of(path) }).await
    }

    /// Opens the file to look at, also while another program serves it. Whatever would change
    /// something is refused with [`StoreError::ReadOnly`].
    pub async fn look(path: &Path) -> Result<Sqlite, StoreError> {
        let place = Place::of(path);
        let opening = tokio::task::spawn_blocking(move || {
            let reader = place.look()?;
            schema::up_to_date(&reader).map(|()| reader)
        });
        let reader = opening.await.map_err(|_| StoreError::Closed)??;
        let readers = Arc::new(Readers::start(vec![reader])?);
        let queue = Queue::default();
        Ok(Sqlite { path: path.to_path_buf(), readers, queue, writer: None })
    }

    /// Writes all that is in the file into a new one, also while a server is running.
    pub fn back_up(database: &Path, to: &Path) -> Result<(), StoreError> {
        copy::back_up(&Place::of(database).look()?, to)
    }

    /// Puts a copy where the database is, after it was found to be whole. Refuses while a program
    /// serves the data, and where there is some already unless it is to be replaced; then the old
    /// database is kept beside the new one, with `.replaced` after its name.
    pub fn restore(from: &Path, database: &Path, replace: bool) -> Result<(), StoreError> {
        copy::restore(from, database, replace)
    }

    async fn open_place(place: Place) -> Result<Sqlite, StoreError> {
        let (path, faults) = (place.path.clone(), place.faults.clone());
        let opening = tokio::task::spawn_blocking(move || place.open_patiently());
        let Opened { lock, writer, readers } = opening.await.map_err(|_| StoreError::Closed)??;
        let readers = Arc::new(Readers::start(readers)?);
        let queue = Queue::default();
        let writer = Writer::start(writer, lock, faults, queue.clone())?;
        tokio::spawn(pack_now_and_then(Arc::downgrade(&readers), writer.downgrade()));
        Ok(Sqlite { path, readers, queue, writer: Some(writer) })
    }

    async fn write<F, T, E>(&self, work: F) -> Result<T, E>
    where
        F: Fn(&Connection) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: Failure,
    {
        match &self.writer {
            Some(writer) => writer.write(work).await,
            None => Err(StoreError::ReadOnly.into()),
        }
    }
}

/// Packs logs as long as the store is open.
async fn pack_now_and_then(readers: Weak<Readers>, writer: WeakWriter) {
    loop {
        tokio::time::sleep(PACK_EVERY).await;
        let (Some(readers), Some(writer)) = (readers.upgrade(), writer.upgrade()) else { return };
        let patience = i64::try_from(PACK_AFTER.as_millis()).unwrap_or(i64::MAX);
        let over_by = Moment(Moment::now().0.saturating_sub(patience));
        // What cannot be packed now is packed later; until then it takes more room, that is all.
        if pack(&readers, &writer, over_by).await == Err(StoreError::Closed) {
            return;
        }
    }
}

/// Packs the logs of tables that were over by a moment, each crash-safe in small commits, and says
/// how many. A reader does the work, so that nobody waits for more than a moment.
async fn pack(readers: &Readers, writer: &Writer, over_by: Moment) -> Result<u64, StoreError> {
    let mut count = 0;
    for table in readers.read(move |c| archive::to_pack(c, over_by)).await? {
        let packed = match readers.read(move |c| archive::pack(c, &table)).await {
            Ok(packed) => Arc::new(packed),
            // A damaged log stays as it is, for whoever mends it.
            Err(StoreError::Corrupt(_)) => continue,
            Err(error) => return Err(error),
        };
        let put = Arc::clone(&packed);
        writer.write(move |c| archive::put(c, &put)).await?;
        let mut done = false;
        while !done {
            let put = Arc::clone(&packed);
            done = writer.write(move |c| archive::take_out(c, &put)).await?;
        }
        count += 1;
    }
    Ok(count)
}

impl Place {
    fn of(path: &Path) -> Place {
        Place { path: path.to_path_buf(), faults: None }
    }

    /// Where a program looks at a file just when it is made, SQLite says that it is in use without
    /// waiting: a switch to the write-ahead log that waited for another could wait for ever. So
    /// whoever finds it in use lets go of it and tries again.
    fn open_patiently(&self) -> Result<Opened, StoreError> {
        let began = Instant::now();
        loop {
            match self.open() {
                Err(StoreError::Locked) if began.elapsed() < PATIENCE => {
                    thread::sleep(BETWEEN_TRIES);
                }
                opened => return opened,
            }
        }
    }

    fn open(&self) -> Result<Opened, StoreError> {
        let lock = Lock::take(&self.path)?;
        let mut writer =
            self.connect(OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
        writer.pragma_update(None, "journal_mode", "WAL")?;
        writer.pragma_update(None, "synchronous", "FULL")?;
        writer.pragma_update(None, "foreign_keys", true)?;
        writer.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
        writer.pragma_update(None, "cache_size", -WRITER_CACHE)?;
        schema::migrate(&mut writer)?;
        people::make_keys_anew(&mut writer)?;
        let readers = (0..READERS).map(|_| self.look()).collect::<Result<_, _>>()?;
        Ok(Opened { lock, writer, readers })
    }

    /// A connection that cannot write.
    fn look(&self) -> Result<Connection, StoreError> {
        let reader = self.connect(OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        reader.pragma_update(None, "cache_size", -READER_CACHE)?;
        Ok(reader)
    }

    fn connect(&self, flags: OpenFlags) -> Result<Connection, StoreError> {
        let connection =
            Connection::open_with_flags(&self.path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        Ok(connection)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, person: NewPerson) -> Result<Person, StoreError> {
        self.write(move |c| people::add(c, &person)).await
    }

    async fn programs_of(&self, owner: &PersonId) -> Result<Vec<Person>, StoreError> {
        let owner = owner.clone();
        self.readers.read(move |c| people::programs_of(c, &owner)).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let id = id.clone();
        self.readers.read(move |c| people::find(c, &id)).await
    }

    async fn person_named(&self, name: &Name) -> Result<Option<Person>, StoreError> {
        let name = name.clone();
        self.readers.read(move |c| people::find_named(c, &name)).await
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let ids = ids.to_vec();
        self.readers.read(move |c| people::find_all(c, &ids)).await
    }

    async fn rename(&self, id: &PersonId, name: &Name) -> Result<Person, StoreError> {
        let (id, name) = (id.clone(), name.clone());
        self.write(move |c| people::rename(c, &id, &name)).await
    }

    async fn set_language(&self, id: &PersonId, language: &str) -> Result<Person, StoreError> {
        let (id, language) = (id.clone(), language.to_string());
        self.write(move |c| people::set_language(c, &id, &language)).await
    }

    async fn set_password(&self, id: &PersonId, hash: &str) -> Result<Person, StoreError> {
        let (id, hash) = (id.clone(), hash.to_string());
        self.write(move |c| people::set_password(c, &id, &hash)).await
    }

    async fn end_sessions(&self, id: &PersonId) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |c| people::end_sessions(c, &id)).await
    }

    async fn note_seen(&self, ids: &[PersonId], at: Moment) -> Result<(), StoreError> {
        let ids = ids.to_vec();
        self.write(move |c| people::note_seen(c, &ids, at)).await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |c| people::delete(c, &id)).await
    }

    async fn delete_guests(&self, unseen_since: Moment) -> Result<u64, StoreError> {
        self.write(move |c| people::delete_guests(c, unseen_since)).await
    }

    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let (name, fresh) = (name.to_string(), hex::encode(fresh));
        self.write(move |c| people::secret(c, &name, &fresh)).await
    }

    async fn create_table(&self, table: NewTable) -> Result<StoredTable, StoreError> {
        self.write(move |c| tables::create(c, &table)).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let id = id.clone();
        self.readers.read(move |c| tables::find(c, &id)).await
    }

    async fn tables(&self, states: &[Status]) -> Result<Vec<StoredTable>, StoreError> {
        let states = states.to_vec();
        self.readers.read(move |c| tables::all(c, &states)).await
    }

    async fn tables_made(&self) -> Result<u64, StoreError> {
        self.readers.read(tables::made).await
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        states: &[Status],
    ) -> Result<Vec<StoredTable>, StoreError> {
        let (person, states) = (person.clone(), states.to_vec());
        self.readers.read(move |c| tables::of(c, &person, &states)).await
    }

    async fn change_table(
        &self,
        id: &TableId,
        change: TableChange,
        at: Moment,
    ) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |c| tables::change(c, &id, &change, at)).await
    }

    async fn finished_games(
        &self,
        person: &PersonId,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        let person = person.clone();
        self.readers.read(move |c| tables::finished_by(c, &person, before, limit)).await
    }

    async fn append(&self, append: Append) -> Result<Version, AppendError> {
        let written = Written::from(append);
        self.write(move |c| log::append(c, &written)).await
    }

    async fn log(&self, table: &TableId, after: Version) -> Result<Vec<LogEntry>, StoreError> {
        let table = table.clone();
        self.readers.read(move |c| log::after(c, &table, after)).await
    }

    async fn message(
        &self,
        table: &TableId,
        person: &PersonId,
        message: &str,
    ) -> Result<Option<Version>, StoreError> {
        let (table, person, message) = (table.clone(), person.clone(), message.to_string());
        self.readers.read(move |c| log::of_message(c, &table, &person, &message)).await
    }

    async fn put_snapshot(
        &self,
        table: &TableId,
        version: Version,
        state: &TableState,
    ) -> Result<(), StoreError> {
        let (table, state) = (table.clone(), WrittenState::from(state));
        self.write(move |c| log::put_snapshot(c, &table, version, &state)).await
    }

    async fn snapshot(
        &self,
        table: &TableId,
        at_most: Version,
    ) -> Result<Option<Snapshot>, StoreError> {
        let table = table.clone();
        self.readers.read(move |c| log::snapshot(c, &table, at_most)).await
    }

    async fn put_stretch(&self, table: &TableId, stretch: &Stretch) -> Result<(), StoreError> {
        let (table, packed) = (table.clone(), stretches::Packed::try_from(stretch)?);
        self.write(move |c| stretches::put(c, &table, &packed)).await
    }

    async fn stretches(&self, table: &TableId, until: Version) -> Result<Vec<Stretch>, StoreError> {
        let table = table.clone();
        self.readers.read(move |c| stretches::until(c, &table, until)).await
    }

    async fn say(&self, line: NewChatLine) -> Result<Spoken, StoreError> {
        self.write(move |c| chat::say(c, &line)).await
    }

    async fn chat(&self, table: &TableId, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let table = table.clone();
        self.readers.read(move |c| chat::last(c, &table, limit)).await
    }

    async fn pack(&self, over_by: Moment) -> Result<u64, StoreError> {
        let writer = self.writer.as_ref().ok_or(StoreError::ReadOnly)?;
        pack(&self.readers, writer, over_by).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        let writer = self.writer.as_ref().ok_or(StoreError::ReadOnly)?;
        if writer.is_full() {
            return Err(StoreError::Busy);
        }
        let path = self.path.clone();
        self.readers
            .read(move |c| {
                health::has_room(&path)?;
                health::read(c)
            })
            .await?;
        writer.write(health::write).await
    }

    fn queue(&self) -> &Queue {
        &self.queue
    }

    async fn faults(&self) -> Result<Vec<Damage>, StoreError> {
        self.readers.read(check::file_faults).await
    }

    async fn log_fault(&self, table: &TableId) -> Result<Option<Damage>, StoreError> {
        let table = table.clone();
        self.readers.read(move |c| check::log_fault(c, &table)).await
    }

    async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_path_buf();
        self.readers.read(move |c| copy::back_up(c, &to)).await
    }

    async fn close(&self) {
        self.readers.close().await;
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
    }
}
