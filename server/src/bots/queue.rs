//! The decisions that bots look ahead for, one after another: whoever asked first thinks first, and nobody thinks so
//! long that those behind come too late.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Decisions that wait for a thread. A table asks for one at a time, so that one after another is also one table
/// after another, however many of its seats bots have.
#[derive(Debug)]
pub struct Queue<J> {
    threads: u32,
    waiting: Mutex<VecDeque<Waiting<J>>>,
}

#[derive(Debug)]
struct Waiting<J> {
    job: J,
    /// When it should be decided.
    due: Instant,
}

impl<J> Queue<J> {
    /// For so many threads.
    pub fn new(threads: usize) -> Queue<J> {
        let threads = u32::try_from(threads).unwrap_or(u32::MAX).max(1);
        Queue { threads, waiting: Mutex::default() }
    }

    fn waiting(&self) -> MutexGuard<'_, VecDeque<Waiting<J>>> {
        self.waiting.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// One more, which should be decided by then.
    pub fn push(&self, job: J, due: Instant) {
        self.waiting().push_back(Waiting { job, due });
    }

    /// The next one that is still wanted, and until when it may think: as long as its own time lasts and those
    /// behind can still have as much of theirs.
    pub fn begin(&self, now: Instant, wanted: impl Fn(&J) -> bool) -> Option<(J, Instant)> {
        let mut waiting = self.waiting();
        waiting.retain(|one| wanted(&one.job));
        let left = |one: &Waiting<J>| one.due.saturating_duration_since(now);
        let share = |(behind, one): (u32, &Waiting<J>)| self.share(left(one), behind);
        let time = (0..).zip(waiting.iter()).map(share).min()?;
        let begun = waiting.pop_front()?;
        Some((begun.job, now + time))
    }

    /// How long each may think if so many before this one, and it, are to be decided in the time that is left.
    fn share(&self, left: Duration, before: u32) -> Duration {
        let rounds = f64::from(before + 1) / f64::from(self.threads);
        left.div_f64(rounds.max(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HARD: Duration = Duration::from_millis(500);
    const EXPERT: Duration = Duration::from_secs(3);

    /// Lets a thread think about all that wait, each as long as it may; says when each was decided, after the start.
    fn decided(queue: &Queue<usize>, start: Instant) -> Vec<(usize, Duration)> {
        let mut now = start;
        let mut all = Vec::new();
        while let Some((job, until)) = queue.begin(now, |_| true) {
            assert!(until >= now);
            now = until;
            all.push((job, now - start));
        }
        all
    }

    #[test]
    fn whoever_is_alone_has_all_the_time_of_the_level() {
        let (queue, start) = (Queue::new(1), Instant::now());
        queue.push(0, start + EXPERT);
        assert_eq!(decided(&queue, start), [(0, EXPERT)]);
        assert!(queue.begin(start, |_| true).is_none());
    }

    #[test]
    fn a_hundred_tables_share_what_one_would_have_had_in_the_order_they_asked() {
        let (queue, start) = (Queue::new(1), Instant::now());
        (0..100).for_each(|table| queue.push(table, start + HARD));
        let all = decided(&queue, start);
        let order: Vec<usize> = all.iter().map(|&(table, _)| table).collect();
        assert_eq!(order, Vec::from_iter(0..100));
        assert!(all[99].1 <= HARD, "the last waits no longer than for one hard bot: {all:?}");
        let mut before = Duration::ZERO;
        for (table, at) in all {
            let thought = at - before;
            assert!(thought.abs_diff(HARD / 100) < HARD / 1_000, "{table} had {thought:?}");
            before = at;
        }
    }

    #[test]
    fn long_thinking_in_front_takes_no_time_from_those_behind() {
        let (queue, start) = (Queue::new(1), Instant::now());
        queue.push(0, start + EXPERT);
        queue.push(1, start + HARD);
        assert_eq!(decided(&queue, start), [(0, HARD / 2), (1, HARD)]);
    }

    #[test]
    fn as_many_as_there_are_threads_shorten_nothing() {
        let (queue, start) = (Queue::new(2), Instant::now());
        (0..4).for_each(|table| queue.push(table, start + HARD));
        let times = [0, 1].map(|_| queue.begin(start, |_| true).unwrap().1 - start);
        assert_eq!(times, [HARD / 2, HARD.mul_f64(2.0 / 3.0)]);
        queue.push(4, start + HARD);
        let (last, _) = (queue.begin(start, |_| true), queue.begin(start, |_| true));
        assert_eq!(last.unwrap().1 - start, HARD.mul_f64(2.0 / 3.0));
        assert_eq!(queue.begin(start, |_| true), Some((4, start + HARD)));
    }

    #[test]
    fn what_nobody_waits_for_any_more_takes_no_time_from_anybody() {
        let (queue, start) = (Queue::new(1), Instant::now());
        (0..3).for_each(|table| queue.push(table, start + HARD));
        assert_eq!(queue.begin(start, |&table| table == 1), Some((1, start + HARD)));
        assert!(queue.begin(start, |_| true).is_none());
    }

    #[test]
    fn who_comes_too_late_has_no_time_but_is_decided() {
        let (queue, start) = (Queue::new(1), Instant::now());
        queue.push(0, start);
        let later = start + HARD;
        assert_eq!(queue.begin(later, |_| true), Some((0, later)));
    }
}
