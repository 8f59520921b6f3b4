//! A finished game looked back at: how likely each seat was to win after every step, what chance gave and what
//! decisions changed, and which decisions cost most.
//!
//! How a seat stands is its share of winning by the game's outlook, and by who won once the game is over. Where chance
//! comes next it is what is to be expected by the odds: so what a decision changed is told apart from what the dice that
//! followed it gave. Both add up, without a rest, to what came of the share at the beginning.
//!
//! What would have been better is found as a bot finds it, by what the seat knew at that moment. Offers to others are not
//! counted among it: whether somebody would have agreed is not for a bot to say.

use kontor_engine::any::{AnyGame, Json};
use kontor_engine::generator::{Generator, Seed};
use kontor_engine::letter::{read_action, read_outcome, to_json};
use kontor_engine::outlook::BySeat;
use kontor_engine::record::{Record, RecordedStep, Replay, ReplayError};
use kontor_engine::{Choice, Choices, Game, Listed, Next, Odds, Seat, Silent, Viewer};
use kontor_games::Visitor;
use rayon::prelude::*;
use serde::Serialize;

use crate::players::quick;
use crate::search::{Better, Budget, Search, share};

/// A game looked back at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// Each seat's share of winning, before the first step and after every step that was not taken back.
    pub course: Vec<Moment>,
    /// What came of each seat's share, and why.
    pub seats: Vec<Account>,
}

/// How the seats stood.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// After this step of the record, from 1; 0 is before the first.
    pub step: usize,
    /// Each seat's share of winning.
    pub shares: BySeat,
}

/// What came of a seat's share of winning: `begin`, `luck`, `own` and `others` add up to `end`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// The share before the first step.
    pub begin: f64,
    /// The share of the victory.
    pub end: f64,
    /// What dice and draws gave beyond what was to be expected.
    pub luck: f64,
    /// What the seat's own decisions changed.
    pub own: f64,
    /// What the decisions of the others changed.
    pub others: f64,
    /// How often the seat had more than one thing to choose from.
    pub decisions: usize,
    /// The decisions that cost most, the worst first.
    pub costly: Vec<Costly>,
}

/// A decision for which something better was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Costly {
    /// The step of the record, from 1.
    pub step: usize,
    /// What was done.
    pub played: Json,
    /// What would have been better.
    pub better: Json,
    /// By how much of the share of winning.
    pub lost: f64,
    /// The standard error of that.
    pub error: f64,
}

/// Why a game is not looked back at.
#[derive(Clone, PartialEq, Debug)]
pub enum NotAnalysed {
    /// It is still being played: whoever plays it would learn from this.
    Unfinished,
    /// Its record cannot be played.
    Unplayable(ReplayError),
}

/// How hard to look.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// How many tries for a first look at every decision.
    pub glance: u32,
    /// How many for those that seem to have cost most.
    pub look: u32,
}

impl Depth {
    /// What takes a few seconds for a game.
    pub const USUAL: Depth = Depth { glance: 240, look: 4_000 };
}

/// How many decisions of a seat are told.
const TOLD: usize = 3;
/// How many of them are looked at closely.
const LOOKED_AT: usize = 3 * TOLD;
/// How many outcomes are drawn where they are too many to list.
const DRAWN: u32 = 64;

/// A step of a game, typed.
enum Step<G: Game> {
    Action(Seat, G::Action),
    Chance,
}

/// What was decided, where and by whom.
struct Decision<G: Game> {
    /// The number of the step in the record.
    step: usize,
    before: G,
    seat: Seat,
    played: G::Action,
}

/// Looks back at a finished game. `watch` is told how many of how many looks are done, on any thread. The same record
/// gives the same analysis, however many threads there are.
pub fn analyse(
    game: &dyn AnyGame,
    record: &Record,
    depth: Depth,
    watch: &(dyn Fn(usize, usize) + Sync),
) -> Result<Analysis, NotAnalysed> {
    struct ById<'a> {
        game: &'a dyn AnyGame,
        record: &'a Record,
        depth: Depth,
        watch: &'a (dyn Fn(usize, usize) + Sync),
        found: Option<Result<Analysis, NotAnalysed>>,
    }
    impl Visitor for ById<'_> {
        fn visit<G: Listed>(&mut self) {
            if G::info().id == self.game.info().id {
                self.found = Some(of::<G>(self.game, self.record, self.depth, self.watch));
            }
        }
    }
    let mut by_id = ById { game, record, depth, watch, found: None };
    kontor_games::each(&mut by_id);
    by_id.found.expect("a game of the list is visited")
}

fn of<G: Listed>(
    game: &dyn AnyGame,
    record: &Record,
    depth: Depth,
    watch: &(dyn Fn(usize, usize) + Sync),
) -> Result<Analysis, NotAnalysed> {
    let steps = steps_in_force(game, record).map_err(NotAnalysed::Unplayable)?;
    let setup = record.setup(game).map_err(ReplayError::Setup).map_err(NotAnalysed::Unplayable)?;
    let mut state =
        G::set_up(&setup).map_err(ReplayError::Setup).map_err(NotAnalysed::Unplayable)?;
    let mut told = Told::begin(&state);
    let mut decisions = Vec::new();
    for (number, step) in steps {
        let before = state.clone();
        let refused = |refusal| NotAnalysed::Unplayable(ReplayError::Step { number, refusal });
        let step = match step {
            RecordedStep::Action(seat, action) => {
                let action = read_action::<G>(&action).map_err(refused)?;
                state.act(seat, action, &mut Silent).map_err(refused)?;
                Step::Action(seat, action)
            }
            RecordedStep::Chance(outcome) => {
                let outcome = read_outcome::<G>(&outcome).map_err(refused)?;
                state.chance(outcome, &mut Silent).map_err(refused)?;
                Step::Chance
            }
            RecordedStep::Undo(_) => continue,
        };
        told.add(number, &step, &state);
        if let Step::Action(seat, played) = step
            && is_free(&before, seat)
        {
            decisions.push(Decision { step: number, before, seat, played });
        }
    }
    if state.next() != Next::Over {
        return Err(NotAnalysed::Unfinished);
    }
    let costly = Costs { decisions: &decisions, watch }.found(depth, told.seats.len());
    for (account, costly) in told.seats.iter_mut().zip(costly) {
        account.costly = costly;
    }
    for decision in &decisions {
        told.seats[decision.seat.index()].decisions += 1;
    }
    Ok(Analysis { course: told.course, seats: told.seats })
}

/// The steps that were not taken back, each with its number in the record, as they are played today.
fn steps_in_force(
    game: &dyn AnyGame,
    record: &Record,
) -> Result<Vec<(usize, RecordedStep)>, ReplayError> {
    let mut replay = Replay::new(game, record)?;
    let mut steps = Vec::new();
    while let Some(step) = replay.next_step() {
        match step? {
            RecordedStep::Undo(count) => steps.truncate(steps.len().saturating_sub(count)),
            step => steps.push((replay.at() + 1, step)),
        }
        if let Some(played) = replay.step() {
            played?;
        }
    }
    Ok(steps)
}

/// Whether a seat has more than one thing to choose from.
fn is_free<G: Game>(game: &G, seat: Seat) -> bool {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    !matches!(choices.as_slice(), [] | [Choice::Exact(_)])
}

/// Each seat's share of winning; where chance comes next, what is to be expected of it: exactly where the outcomes are
/// listed, else by drawing.
fn shares<G: Game>(game: &G, step: usize) -> BySeat {
    let seats = || Seat::all(game.seats());
    if game.next() != Next::Chance {
        return seats().map(|seat| share(game, seat)).collect();
    }
    let after = |outcome: G::Outcome| {
        let mut state = game.clone();
        state.chance(outcome, &mut Silent).expect("what chance can decide can be");
        state
    };
    let mut odds = Odds::new();
    game.odds(&mut odds);
    if odds.is_empty() {
        let mut generator = Generator::new(Seed::derived(0, step as u64), 0);
        odds.begin(DRAWN);
        (0..DRAWN).for_each(|_| odds.add(game.sample(&mut generator), 1));
    }
    let states: Vec<G> = odds.as_slice().iter().map(|&(outcome, _)| after(outcome)).collect();
    let expected = |seat| {
        let mut states = states.iter();
        odds.expectation(|_| states.next().map_or(0.0, |state| share(state, seat)))
    };
    seats().filter_map(expected).collect()
}

/// The course of the game as it is told, step by step.
struct Told {
    course: Vec<Moment>,
    seats: Vec<Account>,
}

impl Told {
    fn begin<G: Game>(state: &G) -> Told {
        let shares = shares(state, 0);
        let account = |&share: &f64| Account {
            begin: share,
            end: share,
            luck: 0.0,
            own: 0.0,
            others: 0.0,
            decisions: 0,
            costly: Vec::new(),
        };
        let seats = shares.iter().map(account).collect();
        Told { course: vec![Moment { step: 0, shares }], seats }
    }

    fn add<G: Game>(&mut self, number: usize, step: &Step<G>, after: &G) {
        let shares = shares(after, number);
        for (seat, account) in Seat::all(shares.len()).zip(&mut self.seats) {
            let changed = shares[seat.index()] - account.end;
            match step {
                Step::Chance => account.luck += changed,
                Step::Action(actor, _) if *actor == seat => account.own += changed,
                Step::Action(..) => account.others += changed,
            }
            account.end += changed;
        }
        self.course.push(Moment { step: number, shares });
    }
}

/// Finds the decisions that cost most.
struct Costs<'a, G: Game> {
    decisions: &'a [Decision<G>],
    watch: &'a (dyn Fn(usize, usize) + Sync),
}

impl<G: Listed> Costs<'_, G> {
    /// By seats, the worst first: a glance at every decision, and a longer look at those that seem to have cost most.
    fn found(&self, depth: Depth, seats: usize) -> Vec<Vec<Costly>> {
        let all = self.decisions.len() + seats * LOOKED_AT;
        let done = std::sync::atomic::AtomicUsize::new(0);
        let look = |decision: &Decision<G>, tries: u32| {
            let better = better(decision, tries);
            let done = 1 + done.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            (self.watch)(done, all);
            better
        };
        let mut glanced: Vec<(f64, usize)> = self
            .decisions
            .par_iter()
            .enumerate()
            .filter_map(|(at, decision)| Some((look(decision, depth.glance)?.gain, at)))
            .collect();
        glanced.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let of_seat = |seat: usize| {
            let own = |&&(_, at): &&(f64, usize)| self.decisions[at].seat.index() == seat;
            let worst: Vec<usize> =
                glanced.iter().filter(own).take(LOOKED_AT).map(|&(_, at)| at).collect();
            let mut costly: Vec<Costly> = worst
                .into_par_iter()
                .filter_map(|at| {
                    let decision = &self.decisions[at];
                    let Better { action, gain, error } = look(decision, depth.look)?;
                    Some(Costly {
                        step: decision.step,
                        played: to_json(&decision.played),
                        better: to_json(&action),
                        lost: gain,
                        error,
                    })
                })
                .collect();
            costly.sort_by(|a, b| b.lost.total_cmp(&a.lost).then(a.step.cmp(&b.step)));
            costly.truncate(TOLD);
            costly
        };
        (0..seats).map(of_seat).collect()
    }
}

/// What would have been better, found by so many tries.
fn better<G: Listed>(decision: &Decision<G>, tries: u32) -> Option<Better<G::Action>> {
    let mut generator = Generator::new(Seed::derived(1, decision.step as u64), 0);
    Search::new(quick::<G>(), Budget::tries(tries)).better_than(
        &decision.before,
        decision.seat,
        decision.played,
        |action| !offers(&decision.before, decision.seat, action),
        &mut generator,
    )
}

/// Whether somebody else would have to agree to this.
fn offers<G: Listed>(before: &G, seat: Seat, action: G::Action) -> bool {
    let mut after = before.clone();
    let done = after.act(seat, action, &mut Silent).is_ok();
    done && before.offer(Viewer::All).is_none() && after.offer(Viewer::All).is_some()
}
