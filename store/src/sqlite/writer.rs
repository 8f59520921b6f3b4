//! The one task that writes, and the commits that changes share.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use sqlx::{Connection, SqliteConnection, raw_sql};
use tokio::sync::{mpsc, oneshot};

use crate::error::{AppendError, StoreError};

/// The most changes that share a commit: beyond this, the first would wait too long.
const GROUP: usize = 256;

/// How many changes may wait for the writer before those who bring more must wait too.
const QUEUE: usize = 1024;

type Doing<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// Where changes are brought to be written.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    Change(Box<dyn Change>),
    Close(oneshot::Sender<()>),
}

/// A change on its way.
trait Change: Send {
    /// Makes the change, and says what came of it.
    fn make<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Doing<'c, Made>;
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
    work: Option<F>,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<F, T, E> Change for Asked<F, T, E>
where
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, Result<T, E>> + Send,
    T: Send,
    E: Failure,
{
    fn make<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Doing<'c, Made> {
        Box::pin(async move {
            let Some(work) = self.work.take() else { return Made::Bad(None) };
            match self.result.insert(work(connection).await) {
                Ok(_) => Made::Good,
                Err(error) => Made::Bad(error.of_store().cloned()),
            }
        })
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
    /// Starts the task that writes by this connection.
    pub fn start(connection: SqliteConnection) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(run(connection, waiting));
        Writer { jobs }
    }

    /// Makes a change, and returns after it is durable. A change that fails leaves no trace, and
    /// does no harm to those it shares a commit with.
    pub async fn write<F, T, E>(&self, work: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: Failure,
    {
        let (reply, answer) = oneshot::channel();
        let change = Asked { work: Some(work), result: None, reply };
        let closed = || E::from(StoreError::Closed);
        self.jobs.send(Job::Change(Box::new(change))).await.map_err(|_| closed())?;
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

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    let mut to_tell_of_the_end = Vec::new();
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        let mut changes = Vec::with_capacity(group.len());
        for job in group.drain(..) {
            match job {
                Job::Change(change) => changes.push(change),
                Job::Close(reply) => {
                    jobs.close();
                    to_tell_of_the_end.push(reply);
                }
            }
        }
        if changes.is_empty() {
            continue;
        }
        let committed = write_group(&mut connection, &mut changes).await;
        for change in changes {
            change.tell(committed.clone());
        }
    }
    // All is committed; an error here can only be about tidying up.
    let _ = connection.close().await;
    for reply in to_tell_of_the_end {
        let _ = reply.send(());
    }
}

async fn write_group(
    connection: &mut SqliteConnection,
    changes: &mut [Box<dyn Change>],
) -> Result<(), StoreError> {
    let written = write_all(connection, changes).await;
    if written.is_err() {
        // After some errors SQLite has undone everything by itself; then there is nothing to do.
        let _ = raw_sql("ROLLBACK").execute(connection).await;
    }
    written
}

async fn write_all(
    connection: &mut SqliteConnection,
    changes: &mut [Box<dyn Change>],
) -> Result<(), StoreError> {
    raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for change in changes {
        raw_sql("SAVEPOINT change").execute(&mut *connection).await?;
        match change.make(connection).await {
            Made::Good => {
                raw_sql("RELEASE change").execute(&mut *connection).await?;
            }
            Made::Bad(failure) => {
                // A full disk or the like makes SQLite undo the whole group by itself. Then there
                // is no savepoint any more, and nobody may be told that their change was kept.
                let undone =
                    raw_sql("ROLLBACK TO change; RELEASE change").execute(&mut *connection).await;
                if let Err(error) = undone {
                    return Err(failure.unwrap_or_else(|| error.into()));
                }
            }
        }
    }
    raw_sql("COMMIT").execute(&mut *connection).await?;
    Ok(())
}
