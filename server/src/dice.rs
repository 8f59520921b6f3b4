//! Where a server's chance comes from: the seeds of its tables.
//!
//! Usually from the system, and nobody can foresee them. For tests, lessons and demonstrations from a number: then the
//! same tables, made in the same order and played alike, are the same games again. Such tables say so openly.

use std::sync::atomic::{AtomicU64, Ordering};

use kontor_engine::Seed;

/// Where the seeds of tables come from.
#[derive(Debug)]
pub struct Dice {
    /// What all seeds follow from, if they are known.
    number: Option<u64>,
    /// How many tables were made so far.
    made: AtomicU64,
}

impl Dice {
    /// From a number, or from the system if there is none.
    pub fn new(number: Option<u64>) -> Dice {
        Dice { number, made: AtomicU64::new(0) }
    }

    /// Whether somebody can know what will be thrown.
    pub fn are_known(&self) -> bool {
        self.number.is_some()
    }

    /// So many tables were made by servers before this one.
    pub fn go_on_after(&self, made: u64) {
        self.made.store(made, Ordering::Relaxed);
    }

    /// The seed of a new table: one that nobody knows, or the next of those that follow from the number.
    pub fn seed(&self) -> Seed {
        let made = self.made.fetch_add(1, Ordering::Relaxed);
        match self.number {
            Some(number) => Seed::derived(number, made),
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the system gives randomness");
                Seed::new(bytes)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_dice_are_the_same_in_the_same_order_and_go_on_after_a_restart() {
        let (dice, again) = (Dice::new(Some(7)), Dice::new(Some(7)));
        let seeds = [dice.seed(), dice.seed(), dice.seed()];
        assert_eq!(seeds, [again.seed(), again.seed(), again.seed()]);
        assert_ne!(seeds[0], seeds[1]);
        assert_ne!(Dice::new(Some(8)).seed(), seeds[0]);
        let restarted = Dice::new(Some(7));
        restarted.go_on_after(2);
        assert_eq!(restarted.seed(), seeds[2]);
        assert!(dice.are_known());
    }

    #[test]
    fn secret_dice_are_never_the_same() {
        let (dice, other) = (Dice::new(None), Dice::new(None));
        assert_ne!(dice.seed(), dice.seed());
        assert_ne!(dice.seed(), other.seed());
        assert!(!dice.are_known());
    }
}
