//! Numbers that nobody can foresee: the seeds of tables, and what bots leave to chance.
//!
//! A test of the page has to meet the games that it met before, else it fails now and then for a position that nobody
//! saw. So a build for tests can be told to foresee everything. One that serves people cannot: it holds no such switch.

use kontor_engine::{Generator, Seed};

/// A seed that nobody knows, for a new table.
pub fn secret_seed() -> Seed {
    #[cfg(debug_assertions)]
    if let Some(seed) = foreseen::seed() {
        return seed;
    }
    unforeseen()
}

/// Chance for one decision of a bot, apart from the table's own stream.
pub fn secret_generator() -> Generator {
    #[cfg(debug_assertions)]
    if let Some(generator) = foreseen::generator() {
        return generator;
    }
    Generator::new(unforeseen(), 1)
}

fn unforeseen() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    Seed::new(bytes)
}

/// Games that come from a number.
#[cfg(debug_assertions)]
pub mod foreseen {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::{Generator, Seed};

    static NUMBER: OnceLock<u64> = OnceLock::new();
    static TABLES: AtomicU64 = AtomicU64::new(0);

    /// From now on the first table that is made has the same game every time, the second has another, and so on.
    pub fn from(number: u64) {
        // Who says it twice means the first.
        let _ = NUMBER.set(number);
    }

    pub(super) fn seed() -> Option<Seed> {
        let number = *NUMBER.get()?;
        Some(Seed::derived(number, TABLES.fetch_add(1, Ordering::Relaxed)))
    }

    /// The same for every decision: in which order bots decide at several tables is not foreseen.
    pub(super) fn generator() -> Option<Generator> {
        NUMBER.get().map(|number| Generator::from_number(*number))
    }
}
