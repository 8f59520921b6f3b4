//! Limits of how often, kept by the crate `governor`: so many at once, and then one by one.

use std::hash::Hash;
use std::num::NonZeroU32;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::{InMemoryState, NotKeyed, keyed::HashMapStateStore};
use governor::{Quota, RateLimiter};
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

    fn quota(self) -> Quota {
        let period = self.period.max(Duration::from_nanos(1));
        let quota = Quota::with_period(period).expect("a period is longer than nothing");
        quota.allow_burst(NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN))
    }
}

/// The clock that timers run on: so both jump together in tests.
#[derive(Clone, Debug)]
struct Timers {
    began: Instant,
}

impl Timers {
    fn start() -> Timers {
        Timers { began: Instant::now() }
    }
}

impl Clock for Timers {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        Nanos::from(self.began.elapsed())
    }
}

/// How long to wait until it may be tried again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait(pub Duration);

/// What one user of something has left.
#[derive(Debug)]
pub struct Bucket(RateLimiter<NotKeyed, InMemoryState, Timers, NoOpMiddleware<Nanos>>);

impl Bucket {
    /// A full one that fills at this rate.
    pub fn full(rate: Rate) -> Bucket {
        Bucket(RateLimiter::direct_with_clock(rate.quota(), Timers::start()))
    }

    /// Takes one, or says how long until there is one.
    pub fn take(&self) -> Result<(), Wait> {
        let now = self.0.clock().now();
        self.0.check().map_err(|not_until| Wait(not_until.wait_time_from(now)))
    }
}

/// How many keys are looked after before those who rest are forgotten.
const MANY: usize = 10_000;

type Keyed<K> = RateLimiter<K, HashMapStateStore<K>, Timers, NoOpMiddleware<Nanos>>;

/// A bucket for each of many users.
#[derive(Debug)]
pub struct Limit<K: Clone + Eq + Hash> {
    rate: Rate,
    buckets: Keyed<K>,
}

impl<K: Clone + Eq + Hash> Limit<K> {
    /// Everybody may do this at `rate`.
    pub fn new(rate: Rate) -> Limit<K> {
        let buckets = RateLimiter::new(rate.quota(), HashMapStateStore::default(), Timers::start());
        Limit { rate, buckets }
    }

    /// Takes one of the user's, or says how long until there is one.
    pub fn take(&self, key: &K) -> Result<(), Wait> {
        self.take_many(key, 1)
    }

    /// Takes so many of the user's at once, or says how long until there are. Who wants more than
    /// there ever are pays all there ever are.
    pub fn take_many(&self, key: &K, count: u32) -> Result<(), Wait> {
        if self.buckets.len() > MANY {
            self.buckets.retain_recent();
        }
        let count = NonZeroU32::new(count.min(self.rate.burst)).unwrap_or(NonZeroU32::MIN);
        match self.buckets.check_key_n(key, count) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(not_until)) => Err(Wait(not_until.wait_time_from(self.buckets.clock().now()))),
            Err(_) => Err(Wait(self.rate.period)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate::per(3, Duration::from_secs(30));

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_then_one_by_one() {
        let bucket = Bucket::full(RATE);
        let taken: Vec<bool> = (0..4).map(|_| bucket.take().is_ok()).collect();
        assert_eq!(taken, [true, true, true, false]);
        tokio::time::advance(Duration::from_secs(10)).await;
        assert!(bucket.take().is_ok());
        assert!(bucket.take().is_err());
        tokio::time::advance(Duration::from_secs(3_600)).await;
        assert_eq!((0..9).filter(|_| bucket.take().is_ok()).count(), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn everybody_has_their_own() {
        let limit = Limit::new(RATE);
        assert_eq!((0..9).filter(|_| limit.take(&"Ann").is_ok()).count(), 3);
        assert!(limit.take(&"Bo").is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_to_wait_is_told_how_long() {
        let limit = Limit::new(RATE);
        (0..3).for_each(|_| limit.take(&"Ann").unwrap());
        let Wait(wait) = limit.take(&"Ann").unwrap_err();
        assert!((9..=10).contains(&wait.as_secs()), "{wait:?}");
        tokio::time::advance(wait).await;
        assert!(limit.take(&"Ann").is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn what_costs_more_takes_more_and_nothing_is_too_much_for_ever() {
        let limit = Limit::new(RATE);
        limit.take_many(&"Ann", 2).unwrap();
        assert!(limit.take_many(&"Ann", 2).is_err());
        assert!(limit.take_many(&"Ann", 1).is_ok());
        assert!(limit.take_many(&"Bo", 1_000).is_ok(), "all that there ever are");
        assert!(limit.take(&"Bo").is_err());
    }
}
