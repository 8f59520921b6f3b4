//! What can go wrong with a disk, for tests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

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
    /// How many milliseconds every commit takes longer.
    slow: AtomicU64,
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

    /// A disk that takes so much longer for every commit.
    pub fn slow_down(&self, by: Duration) {
        let millis = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.0.slow.store(millis, Ordering::SeqCst);
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
        thread::sleep(Duration::from_millis(self.0.slow.load(Ordering::SeqCst)));
        if self.0.broken.load(Ordering::SeqCst) {
            return Err(StoreError::Other("disk I/O error".to_string()));
        }
        Ok(())
    }
}
