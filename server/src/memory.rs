//! Memory that tables let go of, and how it goes back to the system.
//!
//! The allocator keeps what is freed between things that stay, for whoever asks next. When thousands of tables
//! come to rest nobody asks for long; so it is told to give back what whole pages of it are free.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Less than this is not worth looking for.
const WORTH: usize = 256 * 1_024;

/// How many bytes were let go of since memory was last given back.
#[derive(Default, Debug)]
pub struct Freed(AtomicUsize);

impl Freed {
    /// So many bytes were let go of.
    pub fn note(&self, bytes: usize) {
        self.0.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Whether enough was let go of to be given back; then it counts from nothing again.
    pub fn is_worth(&self) -> bool {
        let enough = self.0.load(Ordering::Relaxed) >= WORTH;
        if enough {
            self.0.store(0, Ordering::Relaxed);
        }
        enough
    }
}

/// Gives free memory back to the system. Takes milliseconds where there is much of it.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
pub fn give_back() {
    // SAFETY: it takes a number, looks at the allocator's own lists under the allocator's own locks, and may
    // be called at any time by any thread.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Other allocators give back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn much_is_given_back_and_little_is_not() {
        let freed = Freed::default();
        freed.note(WORTH - 1);
        assert!(!freed.is_worth());
        freed.note(1);
        assert!(freed.is_worth() && !freed.is_worth());
        give_back();
    }
}
