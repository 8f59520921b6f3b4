//! The one thread that writes, and the commits that changes share.

use std::fmt;
use std::thread;
use std::time::Instant;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::faults::Faults;
use crate::error::{AppendError, StoreError};
use crate::lock::Lock;
use crate::queue::{Commit, Queue, Waiting};

/// The most changes that share a commit: beyond this, the first would wait too long.
const GROUP: usize = 512;

/// How many changes may wait for the writer before those who bring more must wait too.
const QUEUE: usize = 1024;

/// A writer that may end at any time.
pub struct WeakWriter {
    jobs: mpsc::WeakSender<Job>,
    queue: Queue,
}

impl WeakWriter {
    /// The writer, unless it has ended.
    pub fn upgrade(&self) -> Option<Writer> {
        self.jobs.upgrade().map(|jobs| Writer { jobs, queue: self.queue.clone() })
    }
}

/// Where changes are brought to be written.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    queue: Queue,
}

enum Job {
    Change(Box<dyn Change>, Waiting),
    Close(oneshot::Sender<()>),
}

/// A change on its way.
trait Change: Send {
    /// Makes the change, and says what came of it. May be asked again after what it did was undone.
    fn make(&mut self, connection: &Connection) -> Made;
    /// Tells who asked for it what came of it, and of the commit.
    fn tell(self: Box<Self>, committed: Result<(), StoreError>);
}

/// What came of a change.
enum Made {
    /// It is to be kept.
    Good,
    /// It is to be undone; the database failed, or it was refused for another reason.
    Bad(Option<StoreError>),
}

/// An error of a change, behind which there may be a failure of the database.
pub trait Failure: From<StoreError> + Send + 'static {
    /// The failure, if it was one.
    fn of_store(&self) -> Option<&StoreError>;
}

impl Failure for StoreError {
    fn of_store(&self) -> Option<&StoreError> {
        Some(self)
    }
}

impl Failure for AppendError {
    fn of_store(&self) -> Option<&StoreError> {
        match self {
            AppendError::Store(error) => Some(error),
            AppendError::Conflict { .. } | AppendError::Repeated { .. } => None,
        }
    }
}

struct Asked<F, T, E> {
    work: F,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<F, T, E> Change for Asked<F, T, E>
where
    F: Fn(&Connection) -> Result<T, E> + Send,
    T: Send,
    E: Failure,
{
    fn make(&mut self, connection: &Connection) -> Made {
        match self.result.insert((self.work)(connection)) {
            Ok(_) => Made::Good,
            Err(error) => Made::Bad(error.of_store().cloned()),
        }
    }

    fn tell(self: Box<Self>, committed: Result<(), StoreError>) {
        let result = match (committed, self.result) {
            (Ok(()), Some(result)) => result,
            (Ok(()), None) => Err(StoreError::Closed.into()),
            // Even a refusal may rest on a change of the same group that is now undone.
            (Err(error), _) => Err(error.into()),
        };
        // Who asked may have gone; what was done stays done.
        let _ = self.reply.send(result);
    }
}

impl Writer {
    /// Starts the thread that writes by this connection, and lets go of the lock when it ends.
    pub fn start(
        connection: Connection,
        lock: Lock,
        faults: Option<Faults>,
        queue: Queue,
    ) -> Result<Writer, StoreError> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let desk = Desk { connection, faults, queue: queue.clone() };
        thread::Builder::new()
            .name("store-writer".to_string())
            .spawn(move || desk.run(waiting, lock))
            .map_err(|error| StoreError::Other(error.to_string()))?;
        Ok(Writer { jobs, queue })
    }

    /// The same writer, for who must not keep it from ending.
    pub fn downgrade(&self) -> WeakWriter {
        WeakWriter { jobs: self.jobs.downgrade(), queue: self.queue.clone() }
    }

    /// Whether no more changes may wait just now.
    pub fn is_full(&self) -> bool {
        self.jobs.capacity() == 0
    }

    /// Makes a change, and returns after it is durable. A change that fails leaves no trace, and
    /// does no harm to those it shares a commit with.
    pub async fn write<F, T, E>(&self, work: F) -> Result<T, E>
    where
        F: Fn(&Connection) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: Failure,
    {
        let (reply, answer) = oneshot::channel();
        let change = Asked { work, result: None, reply };
        let closed = || E::from(StoreError::Closed);
        let job = Job::Change(Box::new(change), self.queue.enter());
        self.jobs.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Lets the writer finish what it was brought, and let go of the file.
    pub async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(reply)).await.is_ok() {
            // An error means that it was closed by somebody else.
            let _ = closed.await;
        }
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Writer")
    }
}

/// Where the changes are made.
struct Desk {
    connection: Connection,
    faults: Option<Faults>,
    queue: Queue,
}

impl Desk {
    fn run(self, mut jobs: mpsc::Receiver<Job>, lock: Lock) {
        let mut group = Vec::with_capacity(GROUP);
        let mut to_tell_of_the_end = Vec::new();
        while jobs.blocking_recv_many(&mut group, GROUP) > 0 {
            let mut changes = Vec::with_capacity(group.len());
            for job in group.drain(..) {
                match job {
                    Job::Change(change, waiting) => {
                        waiting.end();
                        changes.push(change);
                    }
                    Job::Close(reply) => {
                        jobs.close();
                        to_tell_of_the_end.push(reply);
                    }
                }
            }
            if changes.is_empty() {
                continue;
            }
            let began = Instant::now();
            let committed = self.write_group(&mut changes);
            if committed.is_ok() {
                self.queue.committed(Commit { took: began.elapsed(), changes: changes.len() });
            }
            for change in changes {
                change.tell(committed.clone());
            }
        }
        // All is committed; an error here can only be about tidying up.
        let _ = self.connection.close();
        drop(lock);
        for reply in to_tell_of_the_end {
            let _ = reply.send(());
        }
    }

    /// Makes all changes and commits those that are good. Hardly any change fails after it has
    /// changed something; so the group is made once without a guard around each, and only if one
    /// has to be undone, all are made again with it.
    fn write_group(&self, changes: &mut [Box<dyn Change>]) -> Result<(), StoreError> {
        if let Some(faults) = &self.faults {
            faults.before_changes(&self.connection)?;
        }
        let written = match self.write_plainly(changes) {
            Ok(true) => return Ok(()),
            Ok(false) => {
                self.roll_back();
                self.write_guarded(changes)
            }
            Err(error) => Err(error),
        };
        if written.is_err() {
            self.roll_back();
        }
        written
    }

    /// Makes all changes and commits, unless one failed that had changed something.
    fn write_plainly(&self, changes: &mut [Box<dyn Change>]) -> Result<bool, StoreError> {
        let connection = &self.connection;
        self.execute("BEGIN IMMEDIATE")?;
        for change in changes {
            let before = connection.total_changes();
            let made = change.make(connection);
            let untouched = connection.total_changes() == before && !connection.is_autocommit();
            if matches!(made, Made::Bad(_)) && !untouched {
                return Ok(false);
            }
        }
        self.commit()?;
        Ok(true)
    }

    /// Makes each change so that it alone can be undone, and commits.
    fn write_guarded(&self, changes: &mut [Box<dyn Change>]) -> Result<(), StoreError> {
        self.execute("BEGIN IMMEDIATE")?;
        for change in changes {
            self.execute("SAVEPOINT change")?;
            if let Made::Bad(failure) = change.make(&self.connection) {
                // A full disk or the like makes SQLite undo the whole group by itself. Then there
                // is no savepoint any more, and nobody may be told that their change was kept.
                if let Err(error) = self.execute("ROLLBACK TO change") {
                    return Err(failure.unwrap_or(error));
                }
            }
            self.execute("RELEASE change")?;
        }
        self.commit()
    }

    fn commit(&self) -> Result<(), StoreError> {
        if let Some(faults) = &self.faults {
            faults.before_commit()?;
        }
        self.execute("COMMIT")
    }

    /// Undoes everything since the last commit.
    fn roll_back(&self) {
        // After some errors SQLite has undone everything by itself; then there is nothing to do.
        if !self.connection.is_autocommit() {
            let _ = self.execute("ROLLBACK");
        }
    }

    fn execute(&self, sql: &str) -> Result<(), StoreError> {
        self.connection.prepare_cached(sql)?.execute([])?;
        Ok(())
    }
}
