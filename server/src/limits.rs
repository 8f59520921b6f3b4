//! Limits of how often: a bucket that fills by and by, and empties with each use.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;

use tokio::time::{Duration, Instant};

/// So many at once, and then one in each period.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there is one more.
    pub period: Duration,
}

impl Rate {
    /// So many in a time, all of them at once if need be.
    pub const fn per(count: u32, time: Duration) -> Rate {
        Rate { burst: count, period: Duration::from_nanos(time.as_nanos() as u64 / count as u64) }
    }
}

/// What one user of something has left.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    /// When it would be full if nothing more were taken.
    full: Instant,
}

impl Bucket {
    /// A full one.
    pub fn full() -> Bucket {
        Bucket { full: Instant::now() }
    }

    /// Takes one; says whether there was one.
    pub fn take(&mut self, rate: Rate) -> bool {
        let now = Instant::now();
        let full = self.full.max(now) + rate.period;
        let fits = full.duration_since(now) <= rate.period * rate.burst;
        if fits {
            self.full = full;
        }
        fits
    }

    fn is_full(&self) -> bool {
        self.full <= Instant::now()
    }
}

/// How many keys are looked after before those who rest are forgotten.
const MANY: usize = 10_000;

/// A bucket for each of many users.
#[derive(Debug)]
pub struct Limit<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Limit<K> {
    /// Everybody may do this at `rate`.
    pub fn new(rate: Rate) -> Limit<K> {
        Limit { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one of the user's; says whether there was one.
    pub fn take(&self, key: K) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry(key).or_insert_with(Bucket::full).take(self.rate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate::per(3, Duration::from_secs(30));

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_then_one_by_one() {
        let mut bucket = Bucket::full();
        let taken: Vec<bool> = (0..4).map(|_| bucket.take(RATE)).collect();
        assert_eq!(taken, [true, true, true, false]);
        tokio::time::advance(Duration::from_secs(10)).await;
        assert!(bucket.take(RATE));
        assert!(!bucket.take(RATE));
        tokio::time::advance(Duration::from_secs(3_600)).await;
        assert_eq!((0..9).filter(|_| bucket.take(RATE)).count(), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn everybody_has_their_own() {
        let limit = Limit::new(RATE);
        assert_eq!((0..9).filter(|_| limit.take("Ann")).count(), 3);
        assert!(limit.take("Bo"));
    }
}
