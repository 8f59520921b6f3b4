//! What waits to be written, and the commits that it is written in: how much, and for how long, for who
//! looks after a server.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

type Told<T> = OnceLock<Box<dyn Fn(T) + Send + Sync>>;

/// A commit that is on the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commit {
    /// How long it took, from the first change in it until the disk had all of them.
    pub took: Duration,
    /// How many changes share it.
    pub changes: usize,
}

/// The changes that wait until the store gets to them.
#[derive(Clone, Default)]
pub struct Queue(Arc<Changes>);

#[derive(Default)]
struct Changes {
    waiting: AtomicUsize,
    waited: Told<Duration>,
    committed: Told<Commit>,
}

impl Queue {
    /// How many changes wait now.
    pub fn waiting(&self) -> usize {
        self.0.waiting.load(Ordering::Relaxed)
    }

    /// Has `waited` called for every change from now on, when its turn comes, with how long it waited;
    /// and `committed` for every commit. The first to ask is told.
    pub fn watch(
        &self,
        waited: impl Fn(Duration) + Send + Sync + 'static,
        committed: impl Fn(Commit) + Send + Sync + 'static,
    ) {
        // Who comes later is told nothing: one server watches one store.
        let _ = self.0.waited.set(Box::new(waited));
        let _ = self.0.committed.set(Box::new(committed));
    }

    /// A commit is on the disk.
    pub(crate) fn committed(&self, commit: Commit) {
        if let Some(committed) = self.0.committed.get() {
            committed(commit);
        }
    }

    /// A change waits from now on.
    pub(crate) fn enter(&self) -> Waiting {
        self.0.waiting.fetch_add(1, Ordering::Relaxed);
        Waiting { queue: self.clone(), since: Instant::now() }
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Queue").field("waiting", &self.waiting()).finish()
    }
}

/// A change that waits, until its turn comes or nobody wants it any more.
pub(crate) struct Waiting {
    queue: Queue,
    since: Instant,
}

impl Waiting {
    /// Its turn has come.
    pub(crate) fn end(self) {
        if let Some(waited) = self.queue.0.waited.get() {
            waited(self.since.elapsed());
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.queue.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}
