//! How well bots play for people: the names that everything which seats bots understands.

use std::time::{Duration, Instant};

use kontor_engine::{Game, Listed, Policy};

use crate::easy::Easy;
use crate::players::{quick, steady, swift};
use crate::search::{Budget, Search, Threads};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Mostly as [`Level::Medium`], but makes mistakes as people do.
    Easy,
    /// The game's rule of thumb.
    Medium,
    /// Looks ahead.
    Hard,
    /// Looks ahead for long.
    Expert,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The level of this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How it plays, in English.
    pub const fn about(self) -> &'static str {
        match self {
            Level::Easy => "plays sensibly, but makes mistakes",
            Level::Medium => "plays by rules of thumb",
            Level::Hard => "looks ahead",
            Level::Expert => "looks ahead for up to three seconds",
        }
    }

    /// How many tries it has for a decision of a game. Those that go to the end of the game take longer, so there are
    /// fewer.
    pub fn tries<G: Game>(self) -> u32 {
        let to_the_end = G::rounds_ahead().is_none();
        match self {
            Level::Easy => 240,
            Level::Medium => 0,
            Level::Hard if to_the_end => 2_000,
            Level::Hard => 8_000,
            Level::Expert if to_the_end => 10_000,
            Level::Expert => 40_000,
        }
    }

    /// How long it thinks at most where people wait for it; no time at all if it needs none.
    pub const fn time(self) -> Duration {
        match self {
            Level::Easy => Duration::from_millis(250),
            Level::Medium => Duration::ZERO,
            Level::Hard => Duration::from_millis(500),
            Level::Expert => Duration::from_secs(3),
        }
    }

    /// A player of this level, which thinks no longer than until this moment.
    pub(crate) fn player<G: Listed>(self, until: Option<Instant>) -> Box<dyn Policy<G>> {
        let steady = steady::<G>();
        let budget = Budget { tries: self.tries::<G>(), until, threads: Threads::One };
        match self {
            Level::Easy => Box::new(Easy::new(steady, quick::<G>(), budget)),
            Level::Medium => steady(),
            Level::Hard | Level::Expert => {
                Box::new(Search::new(swift::<G>(), budget).in_doubt_as(steady))
            }
        }
    }
}
