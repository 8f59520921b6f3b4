//! Who begins: all throw, the highest begins, and who tied throws again.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// Throwing for the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstTurn {
    /// Who still has to throw; the lowest seat is next.
    #[serde(alias = "to_roll")]
    pub to_throw: SeatSet,
    /// The best throw so far.
    pub best: u8,
    /// Who threw the best.
    pub leaders: SeatSet,
}

/// What a throw for the first turn leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threw {
    /// Others have to throw yet.
    Waits(FirstTurn),
    /// This seat begins.
    Begins(Seat),
    /// Those who threw the best throw again.
    Tied {
        /// What they threw.
        best: u8,
        /// Among them.
        again: FirstTurn,
    },
}

impl FirstTurn {
    /// All of these have to throw.
    pub fn among(seats: SeatSet) -> FirstTurn {
        FirstTurn { to_throw: seats, best: 0, leaders: SeatSet::EMPTY }
    }

    /// Who throws now.
    pub fn next(&self) -> Option<Seat> {
        self.to_throw.iter().next()
    }

    /// After this seat threw so much.
    #[must_use]
    pub fn threw(mut self, seat: Seat, sum: u8) -> Threw {
        self.to_throw = self.to_throw.without(seat);
        if sum > self.best {
            self.best = sum;
            self.leaders = SeatSet::EMPTY;
        }
        if sum == self.best {
            self.leaders = self.leaders.with(seat);
        }
        if !self.to_throw.is_empty() {
            return Threw::Waits(self);
        }
        match self.leaders.single() {
            Some(winner) => Threw::Begins(winner),
            None => Threw::Tied { best: self.best, again: FirstTurn::among(self.leaders) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_begins_and_who_tied_throws_again() {
        let seats: Vec<Seat> = (0..3).filter_map(Seat::new).collect();
        let first = FirstTurn::among(SeatSet::first(3));
        assert_eq!(first.next(), Some(seats[0]));
        let Threw::Waits(first) = first.threw(seats[0], 9) else { panic!("two have to throw") };
        let Threw::Waits(first) = first.threw(seats[1], 4) else { panic!("one has to throw") };
        assert_eq!((first.next(), first.best), (Some(seats[2]), 9));
        assert_eq!(first.threw(seats[2], 12), Threw::Begins(seats[2]));
        let again = FirstTurn::among(SeatSet::first(3).without(seats[1]));
        assert_eq!(first.threw(seats[2], 9), Threw::Tied { best: 9, again });
    }

    #[test]
    fn it_is_read_as_games_wrote_it_before() {
        let old = r#"{"to_roll":[1,3],"best":0,"leaders":[]}"#;
        let first: FirstTurn = serde_json::from_str(old).unwrap();
        assert_eq!(first.next(), Seat::new(1));
    }
}
