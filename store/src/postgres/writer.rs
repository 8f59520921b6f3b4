//! Appends, brought together so that many share a commit.

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use deadpool_postgres::Pool;
use futures_util::future::join_all;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::sleep;

use super::append::{Outcome, Written, append_all, append_one};
use super::error::Failed;
use super::{BETWEEN_TRIES, PATIENCE};
use crate::error::{AppendError, StoreError};
use crate::log::{Append, Version};
use crate::queue::{Commit, Queue, Waiting};

/// The most appends that share a commit: beyond this, the first would wait too long.
const GROUP: usize = 256;

/// How many groups are on their way at once: while one waits for the disk the next is made.
const GROUPS: u32 = 2;

/// How many appends may wait before those who bring more must wait too.
const QUEUE: usize = 1024;

/// Where appends are brought.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    queue: Queue,
}

enum Job {
    Append(Box<Asked>),
    Close(oneshot::Sender<()>),
}

/// Who asked may have gone before the answer comes; what was done stays done.
type Reply = oneshot::Sender<Result<Version, AppendError>>;

struct Asked {
    written: Written,
    reply: Reply,
    waiting: Waiting,
}

impl Writer {
    /// Starts to append by connections of this pool.
    pub fn start(pool: Pool, queue: Queue) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(run(pool, queue.clone(), waiting));
        Writer { jobs, queue }
    }

    /// Whether no more appends may wait just now.
    pub fn is_full(&self) -> bool {
        self.jobs.capacity() == 0
    }

    /// Appends, and returns after it is durable.
    pub async fn append(&self, append: Append) -> Result<Version, AppendError> {
        let (reply, answer) = oneshot::channel();
        let asked = Asked { written: append.into(), reply, waiting: self.queue.enter() };
        let closed = || AppendError::Store(StoreError::Closed);
        self.jobs.send(Job::Append(Box::new(asked))).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Lets it finish what it was brought.
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

/// Brings appends together until all who could bring some are gone, and everything is done.
async fn run(pool: Pool, queue: Queue, mut jobs: mpsc::Receiver<Job>) {
    let under_way = Arc::new(Semaphore::new(GROUPS as usize));
    let mut to_tell_of_the_end = Vec::new();
    // Appends to a log to which another of the same group appends already.
    let mut later: Vec<Asked> = Vec::new();
    let mut brought = Vec::with_capacity(GROUP);
    loop {
        let Ok(permit) = Arc::clone(&under_way).acquire_owned().await else { break };
        let room = GROUP.saturating_sub(later.len()).max(1);
        if later.is_empty() {
            if jobs.recv_many(&mut brought, room).await == 0 {
                break;
            }
        } else {
            while brought.len() < room
                && let Ok(job) = jobs.try_recv()
            {
                brought.push(job);
            }
        }
        let mut asked = std::mem::take(&mut later);
        for job in brought.drain(..) {
            match job {
                Job::Append(append) => asked.push(*append),
                Job::Close(reply) => {
                    jobs.close();
                    to_tell_of_the_end.push(reply);
                }
            }
        }
        let (mut group, mut tables) = (Vec::new(), HashSet::new());
        for append in asked {
            match tables.insert(append.written.append.table.clone()) {
                true => group.push(append),
                false => later.push(append),
            }
        }
        let (pool, queue) = (pool.clone(), queue.clone());
        tokio::spawn(async move {
            write(&pool, &queue, group).await;
            drop(permit);
        });
    }
    // An error would mean that it was closed, which nobody does.
    let _ = under_way.acquire_many(GROUPS).await;
    for reply in to_tell_of_the_end {
        let _ = reply.send(());
    }
}

/// Appends a group. What cannot be done together is done one by one.
async fn write(pool: &Pool, queue: &Queue, group: Vec<Asked>) {
    let begin = |Asked { written, reply, waiting }| {
        waiting.end();
        (written, reply)
    };
    let (plain, alone): (Vec<(Written, Reply)>, Vec<_>) =
        group.into_iter().map(begin).partition(|(written, _)| written.is_plain());
    let mut by_themselves: Vec<_> = alone.into_iter().map(|asked| (asked, false)).collect();
    if !plain.is_empty() {
        let together: Vec<&Written> = plain.iter().map(|(written, _)| written).collect();
        let began = Instant::now();
        let outcomes = match pool.get().await {
            Ok(client) => append_all(&client, &together).await,
            Err(error) => Err(error.into()),
        };
        match outcomes {
            Ok(outcomes) => {
                let done = |outcome: &&Outcome| matches!(outcome, Outcome::Said(Ok(_)));
                committed(queue, began, outcomes.iter().filter(done).count());
                for (asked, outcome) in plain.into_iter().zip(outcomes) {
                    match outcome {
                        Outcome::Said(said) => drop(asked.1.send(said)),
                        Outcome::Apart => by_themselves.push((asked, false)),
                    }
                }
            }
            Err(failed) => {
                let lost = matches!(failed, Failed::Lost(_));
                by_themselves.extend(plain.into_iter().map(|asked| (asked, lost)));
            }
        }
    }
    // All at once: if the database stays away none waits for the others to give up.
    let alone = by_themselves.into_iter().map(async |((written, reply), tried)| {
        let began = Instant::now();
        let appended = append_patiently(pool, &written, tried).await;
        committed(queue, began, usize::from(appended.is_ok()));
        let _ = reply.send(appended);
    });
    join_all(alone).await;
}

/// Tells who looks after the server of a commit, if anything came of it.
fn committed(queue: &Queue, began: Instant, changes: usize) {
    if changes > 0 {
        queue.committed(Commit { took: began.elapsed(), changes });
    }
}

/// Appends by itself, again and again while the database is away, but not for ever.
async fn append_patiently(
    pool: &Pool,
    written: &Written,
    mut tried: bool,
) -> Result<Version, AppendError> {
    let began = Instant::now();
    loop {
        let appended = match pool.get().await {
            Ok(client) => append_one(&client, written, tried).await,
            Err(error) => Err(error.into()),
        };
        match appended {
            Ok(said) => return said,
            Err(Failed::Lost(_)) if began.elapsed() < PATIENCE => tried = true,
            Err(Failed::Again) if began.elapsed() < PATIENCE => {}
            Err(failed) => return Err(failed.into()),
        }
        sleep(BETWEEN_TRIES).await;
    }
}
