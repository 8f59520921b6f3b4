//! What can go wrong with a disk, for tests.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Notify;

use crate::error::StoreError;

/// The most pages that SQLite lets a file have.
const MOST_PAGES: u32 = 4_294_967_294;

/// Faults of a disk that a test switches on and off while a store is open. Without a test there are
/// none.
#[derive(Clone, Default, Debug)]
pub struct Faults(Arc<Switches>);

#[derive(Default, Debug)]
struct Switches {
    /// The most pages that the file may have; 0 for any number.
    pages: AtomicU32,
    /// Whether nothing can be written.
    broken: AtomicBool,
    /// Where commits wait, if they do.
    gate: Mutex<Arc<Gate>>,
}

/// Where commits wait while it is shut.
#[derive(Default, Debug)]
struct Gate {
    shut: Mutex<bool>,
    opened: Condvar,
    /// One has come to it while it was shut.
    reached: Notify,
}

impl Gate {
    fn pass(&self) {
        let mut shut = self.shut.lock().unwrap_or_else(PoisonError::into_inner);
        while *shut {
            self.reached.notify_one();
            shut = self.opened.wait(shut).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn open(&self) {
        *self.shut.lock().unwrap_or_else(PoisonError::into_inner) = false;
        self.opened.notify_all();
    }
}

/// A disk that takes as long as a test likes: no commit comes about until this is dropped.
#[derive(Debug)]
pub struct Held(Arc<Gate>);

impl Held {
    /// Returns when a commit waits.
    pub async fn reached(&self) {
        self.0.reached.notified().await;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.open();
    }
}

impl Faults {
    /// A disk with room for a file of so many pages of 4 KiB, or without an end.
    pub fn limit(&self, pages: Option<u32>) {
        self.0.pages.store(pages.unwrap_or(0), Ordering::SeqCst);
    }

    /// A disk that fails to write, or no longer.
    pub fn break_writes(&self, broken: bool) {
        self.0.broken.store(broken, Ordering::SeqCst);
    }

    /// A disk on which every commit waits until what is returned is dropped.
    pub fn hold_commits(&self) -> Held {
        let gate = Arc::new(Gate { shut: Mutex::new(true), ..Gate::default() });
        *self.0.gate.lock().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&gate);
        Held(gate)
    }

    /// Before a group of changes is made.
    pub(super) fn before_changes(&self, connection: &Connection) -> Result<(), StoreError> {
        let pages = match self.0.pages.load(Ordering::SeqCst) {
            0 => MOST_PAGES,
            pages => pages,
        };
        connection.pragma_update(None, "max_page_count", pages)?;
        Ok(())
    }

    /// Before a group of changes is committed.
    pub(super) fn before_commit(&self) -> Result<(), StoreError> {
        let gate = Arc::clone(&self.0.gate.lock().unwrap_or_else(PoisonError::into_inner));
        gate.pass();
        if self.0.broken.load(Ordering::SeqCst) {
            return Err(StoreError::Other("disk I/O error".to_string()));
        }
        Ok(())
    }
}
