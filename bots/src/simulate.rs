//! Playing many whole games on all cores.

use std::fmt;

use kontor_engine::Listed;
use kontor_engine::Setup;
use kontor_engine::game::Next;
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::listed::numbers;
use kontor_engine::listing::Listing;
use kontor_engine::play::{Sources, play_out};
use kontor_engine::policy::Policy;
use kontor_engine::record::{Record, RecordedResult, RecordedStep};
use kontor_engine::refusal::Refusal;
use kontor_engine::seat::Viewer;
use kontor_games::Visitor;
use rayon::prelude::*;
use serde::Serialize;

use crate::players::Maker;
use crate::report::{Report, Tally};

/// The steps after which a game is taken to be endless.
pub const STEP_LIMIT: u32 = 100_000;

/// The stream that policies draw from.
pub const PLAYERS_STREAM: u64 = 1;

/// Whether bots change seats from game to game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Everybody moves on by one seat each game, so that each bot plays each seat equally often.
    Rotating,
    /// Everybody stays where they are.
    Kept,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Run {
    /// The table.
    pub setup: Setup,
    /// The policies, one for each seat of the first game.
    pub bots: Vec<String>,
    /// Whether they change seats.
    pub seating: Seating,
    /// How many games.
    pub games: u64,
    /// The number that everything comes from: game `g` is played with [`Seed::derived`] of this
    /// number and `g`.
    pub seed: u64,
    /// How many steps a game may take before the run is given up.
    pub step_limit: u32,
    /// Whether records are made.
    pub records: bool,
}

impl Run {
    /// Names for the bots that tell them apart: their policies, numbered where repeated.
    pub fn names(&self) -> Vec<String> {
        unique_names(&self.bots)
    }

    /// The bot that sits in `seat` in game `game`, by its place in the list of bots.
    fn bot_in(&self, seat: usize, game: u64) -> usize {
        let players = self.bots.len();
        match self.seating {
            Seating::Kept => seat,
            Seating::Rotating => (seat + (game % players as u64) as usize) % players,
        }
    }
}

/// Names that tell policies apart: `steady`, `random 1`, `random 2`.
pub fn unique_names(policies: &[String]) -> Vec<String> {
    let name = |(name, number): (&String, Option<usize>)| match number {
        None => name.clone(),
        Some(number) => format!("{name} {number}"),
    };
    policies.iter().zip(numbers(policies)).map(name).collect()
}

/// A run that could not be played to its end.
#[derive(Debug)]
pub enum Stopped<E> {
    /// The table is not one that the game can be played at, or no such bot plays it.
    Refused(Refusal),
    /// A game did not end.
    Endless {
        /// The game's number in the run, from 0.
        game: u64,
        /// How many steps it was given.
        steps: u32,
    },
    /// Whoever watched the run wanted no more of it.
    Watcher(E),
}

impl<E: fmt::Display> fmt::Display for Stopped<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::Refused(refusal) => refusal.fmt(f),
            Stopped::Endless { game, steps } => {
                write!(f, "game {game} was not over after {steps} steps; the run was given up")
            }
            Stopped::Watcher(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for Stopped<E> {}

/// Plays a run of the listed game of this id. See [`simulate`].
pub fn simulate_listed<E: Send>(
    game: &str,
    run: &Run,
    watch: impl Fn(u64, Option<Record>) -> Result<(), E> + Sync,
) -> Result<Report, Stopped<E>> {
    struct ById<'a, E, W> {
        id: &'a str,
        run: &'a Run,
        watch: &'a W,
        played: Option<Result<Report, Stopped<E>>>,
    }
    impl<E: Send, W: Fn(u64, Option<Record>) -> Result<(), E> + Sync> Visitor for ById<'_, E, W> {
        fn visit<G: Listed>(&mut self) {
            if G::info().id == self.id {
                self.played = Some(simulate::<G, E>(self.run, self.watch));
            }
        }
    }
    kontor_games::find(game).map_err(Stopped::Refused)?;
    let mut by_id = ById { id: game, run, watch: &watch, played: None };
    kontor_games::each(&mut by_id);
    by_id.played.expect("a game that is found is listed")
}

/// Plays a run of games on the threads of rayon's pool, and reports.
///
/// `watch` is called after each game, from any thread and in any order, with the game's number and,
/// if the run makes records, its record, finished and ready to be verified; if it fails, the run
/// stops. The report is the same however many threads there are.
pub fn simulate<G: Listed, E: Send>(
    run: &Run,
    watch: impl Fn(u64, Option<Record>) -> Result<(), E> + Sync,
) -> Result<Report, Stopped<E>> {
    let start = G::set_up(&run.setup).map_err(Stopped::Refused)?;
    let makers = makers::<G>(run).map_err(Stopped::Refused)?;
    let names = run.names();
    let none = || Tally::new(run.bots.len());
    let tally = (0..run.games)
        .into_par_iter()
        .try_fold(none, |mut tally, index| {
            let played = play(&start, &makers, &names, run, index)?;
            tally.add(played.steps, &played.game.standing(Viewer::All), |s| run.bot_in(s, index));
            watch(index, played.record).map_err(Stopped::Watcher)?;
            Ok(tally)
        })
        .try_reduce(none, |left, right| Ok(left.merge(right)))?;
    tally
        .report(G::info().id, run)
        .ok_or_else(|| Stopped::Refused(Refusal::form("refused-no-games")))
}

/// The players of a run by their names, checked.
fn makers<G: Listed>(run: &Run) -> Result<Vec<Maker<G>>, Refusal> {
    if run.bots.len() != run.setup.seats() {
        return Err(Refusal::form("refused-bots-seats")
            .with("bots", run.bots.len())
            .with("seats", run.setup.seats()));
    }
    run.bots.iter().map(|name| Maker::named(name)).collect()
}

struct Played<G> {
    game: G,
    steps: u32,
    record: Option<Record>,
}

fn play<G: Listed, E>(
    start: &G,
    makers: &[Maker<G>],
    names: &[String],
    run: &Run,
    index: u64,
) -> Result<Played<G>, Stopped<E>> {
    let seed = Seed::derived(run.seed, index);
    let mut policies: Vec<Box<dyn Policy<G>>> =
        (0..makers.len()).map(|seat| makers[run.bot_in(seat, index)].make()).collect();
    let mut sources = Sources {
        chance: Generator::new(seed, CHANCE_STREAM),
        players: Generator::new(seed, PLAYERS_STREAM),
    };
    let mut record = run.records.then(|| {
        let seats = (0..names.len()).map(|seat| names[run.bot_in(seat, index)].clone()).collect();
        let bots = (0..names.len()).map(|seat| Some(run.bots[run.bot_in(seat, index)].clone()));
        Record::begin(&Listing::<G>::new(), &run.setup, seats, Some(seed)).with_bots(bots.collect())
    });
    let mut game = start.clone();
    let steps = play_out(&mut game, &mut policies, &mut sources, run.step_limit, |_, step| {
        if let Some(record) = &mut record {
            record.steps.push(RecordedStep::of(step));
        }
    });
    if game.next() != Next::Over {
        return Err(Stopped::Endless { game: index, steps });
    }
    if let Some(record) = &mut record {
        record.result = RecordedResult::of(&game.standing(Viewer::All));
    }
    Ok(Played { game, steps, record })
}
