//! A player that looks ahead, by the [`Game`] trait alone.
//!
//! It imagines worlds that could be, by what its seat knows, tries every candidate in each of them, lets
//! quick players play on, and keeps what does best. Four things make that work where the naive way
//! loses to the quick player itself:
//!
//! - All candidates are tried in the same worlds, with the same dice: what differs is what they did.
//! - The candidates are halved again and again, so that most of the tries go to those that matter.
//! - Where chance comes next and its odds are listed, each outcome comes as often as its odds say.
//! - The quick player's own choice is kept unless another is better by more than chance explains.

mod candidates;
mod trial;

use std::time::Instant;

use kontor_engine::{Game, Generator, Policy, Seat, Seed};
use rayon::prelude::*;

use self::candidates::candidates;
use self::trial::Trial;
pub(crate) use self::trial::share;

/// How a quick player is made.
pub type Quick<G> = fn() -> Box<dyn Policy<G>>;

/// How much a search thinks about a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// How many times a candidate is tried, all candidates together.
    pub tries: u32,
    /// When to stop all the same. What is decided then depends on the machine, not on the seed alone.
    pub until: Option<Instant>,
    /// Whether all threads of the pool try at once, or this one alone.
    pub threads: Threads,
}

/// On how many threads a search tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threads {
    /// On the one that asks.
    One,
    /// On all of rayon's pool.
    All,
}

impl Budget {
    /// So many tries, on one thread, however long it takes: the same seed gives the same decision.
    pub const fn tries(tries: u32) -> Budget {
        Budget { tries, until: None, threads: Threads::One }
    }

    fn is_spent(&self) -> bool {
        is_past(self.until)
    }

    /// When the first of so many equal parts of the time that is left is over.
    fn until_part(&self, parts: u32) -> Option<Instant> {
        let now = Instant::now();
        self.until.map(|until| now + until.saturating_duration_since(now) / parts)
    }
}

fn is_past(until: Option<Instant>) -> bool {
    until.is_some_and(|until| Instant::now() >= until)
}

/// How many rounds a glance goes ahead.
const GLANCE: u32 = 2;

/// By how many standard errors another choice has to be better than the quick player's.
const MARGIN: f64 = 1.0;

/// The policy.
#[derive(Debug)]
pub struct Search<G: Game> {
    /// Whose choice is kept in doubt.
    own: Quick<G>,
    /// With whom it looks ahead.
    quick: Quick<G>,
    budget: Budget,
}

/// What a search found out about a candidate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// What was tried.
    pub action: A,
    /// In how many worlds.
    pub worlds: u32,
    /// The share of winning that it came to on average.
    pub share: f64,
}

/// What a glance says about a candidate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glanced<A> {
    /// What was tried.
    pub action: A,
    /// The share of winning that it came to on average.
    pub share: f64,
    /// How much less of it that is than by the quick player's choice; below 0 if it is better.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
}

/// Something better than what was done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Better<A> {
    /// What to do instead.
    pub action: A,
    /// By how much more of the share of winning.
    pub gain: f64,
    /// The standard error of that.
    pub error: f64,
}

impl<G: Game> Search<G> {
    /// A search with this quick player, whose choice it keeps in doubt.
    pub fn new(quick: Quick<G>, budget: Budget) -> Search<G> {
        Search { own: quick, quick, budget }
    }

    /// The same, but in doubt it does what this player would do: one may be too slow to look ahead with.
    pub fn in_doubt_as(self, own: Quick<G>) -> Search<G> {
        Search { own, ..self }
    }

    /// What to do, and what was thought of: the choice first, then the others, the best first.
    pub fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        generator: &mut Generator,
    ) -> Vec<Weighed<G::Action>> {
        let (actions, seed) = self.candidates(game, seat, generator);
        let mut field = Field::of(actions.len());
        let trial = Trial { game, seat, actions: &actions, seed, rounds: G::rounds_ahead() };
        self.halve(&mut field, &trial);
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by(|&a, &b| {
            let key = |at: usize| (field.scores[at].len(), field.mean(at));
            key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal).then(a.cmp(&b))
        });
        let choice = field.choice(MARGIN);
        order.retain(|&at| at != choice);
        order.insert(0, choice);
        let weighed = |at: usize| Weighed {
            action: actions[at],
            worlds: field.scores[at].len() as u32,
            share: field.mean(at),
        };
        order.into_iter().map(weighed).collect()
    }

    /// What each candidate is worth by a glance, all of them tried in the same worlds, as many as the tries
    /// allow: how much of the share of winning each loses against the quick player's own choice, which comes
    /// first.
    pub fn glance(
        &mut self,
        game: &G,
        seat: Seat,
        generator: &mut Generator,
    ) -> Vec<Glanced<G::Action>> {
        let (actions, seed) = self.candidates(game, seat, generator);
        let mut field = Field::of(actions.len());
        let trial = Trial { game, seat, actions: &actions, seed, rounds: Some(GLANCE) };
        let worlds = self.budget.tries / actions.len() as u32;
        self.try_in(worlds.max(1), self.budget.until, &mut field, &trial);
        let glanced = |(at, &action): (usize, &G::Action)| {
            let (gain, error) = field.gain(at).unwrap_or((0.0, f64::INFINITY));
            Glanced { action, share: field.mean(at), loss: -gain, error }
        };
        actions.iter().enumerate().map(glanced).collect()
    }

    /// What is better than doing this, by more than chance explains, among what is `worth` looking at; `None` if
    /// nothing was found.
    pub fn better_than(
        &self,
        game: &G,
        seat: Seat,
        done: G::Action,
        worth: impl Fn(G::Action) -> bool,
        generator: &mut Generator,
    ) -> Option<Better<G::Action>> {
        let (mut actions, seed) = self.candidates(game, seat, generator);
        actions.retain(|&action| action == done || worth(action));
        match actions.iter().position(|&action| action == done) {
            Some(at) => actions.swap(0, at),
            None => actions.insert(0, done),
        }
        let mut field = Field::of(actions.len());
        let trial = Trial { game, seat, actions: &actions, seed, rounds: Some(GLANCE) };
        self.halve(&mut field, &trial);
        let at = Some(field.choice(MARGIN)).filter(|&at| at != 0)?;
        field.gain(at).map(|(gain, error)| Better { action: actions[at], gain, error })
    }

    /// What could be done, the quick player's own choice first, and where worlds come from.
    fn candidates(
        &self,
        game: &G,
        seat: Seat,
        generator: &mut Generator,
    ) -> (Vec<G::Action>, Seed) {
        let own = (self.own)().choose(game, seat, &mut generator.clone());
        let actions = candidates(game, seat, own, generator);
        (actions, Seed::new(std::array::from_fn(|_| generator.word() as u8)))
    }

    /// Tries those left in worlds they share, and leaves out the worse half, until two are left. All stages
    /// have as many tries and as much time.
    fn halve(&self, field: &mut Field, trial: &Trial<'_, G>) {
        let stages = field.left.len().next_power_of_two().trailing_zeros().max(1);
        for stage in 0..stages {
            let worlds = self.budget.tries / stages / field.left.len().max(1) as u32;
            self.try_in(worlds.max(1), self.budget.until_part(stages - stage), field, trial);
            if self.budget.is_spent() {
                return;
            }
            if stage + 1 < stages {
                field.halve();
            }
        }
    }

    /// Tries those left in so many more worlds, or as many as there are before this moment.
    fn try_in(&self, worlds: u32, until: Option<Instant>, field: &mut Field, trial: &Trial<'_, G>) {
        let first = field.worlds;
        let left = &field.left;
        let found: Vec<Vec<f64>> = match self.budget.threads {
            Threads::One => {
                let mut players = trial.players(self.quick);
                let mut found = Vec::new();
                for world in first..first + worlds {
                    // There is no mean without a world.
                    if world > 0 && is_past(until) {
                        break;
                    }
                    found.push(trial.world(world, left, &mut players));
                }
                found
            }
            Threads::All => (first..first + worlds)
                .into_par_iter()
                .filter(|&world| world == 0 || !is_past(until))
                .map(|world| trial.world(world, left, &mut trial.players(self.quick)))
                .collect(),
        };
        field.worlds += worlds;
        for scores in found {
            for (&at, score) in field.left.iter().zip(scores) {
                field.scores[at].push(score);
            }
        }
    }
}

impl<G: Game> Policy<G> for Search<G> {
    fn choose(&mut self, game: &G, seat: Seat, generator: &mut Generator) -> G::Action {
        self.weigh(game, seat, generator)[0].action
    }
}

/// The candidates and how they did; the first is the quick player's own choice.
struct Field {
    /// Those that are still tried.
    left: Vec<usize>,
    /// What each came to, world by world; all that are left were tried in the same ones.
    scores: Vec<Vec<f64>>,
    worlds: u32,
}

impl Field {
    fn of(candidates: usize) -> Field {
        let left = if candidates > 1 { (0..candidates).collect() } else { Vec::new() };
        Field { left, scores: vec![Vec::new(); candidates], worlds: 0 }
    }

    fn mean(&self, at: usize) -> f64 {
        let scores = &self.scores[at];
        scores.iter().sum::<f64>() / scores.len().max(1) as f64
    }

    /// Leaves out the worse half, but never the quick player's choice.
    fn halve(&mut self) {
        let mut left = std::mem::take(&mut self.left);
        left.sort_by(|&a, &b| self.mean(b).total_cmp(&self.mean(a)).then(a.cmp(&b)));
        left.truncate(left.len().div_ceil(2).max(2));
        if !left.contains(&0) {
            left.pop();
            left.push(0);
        }
        self.left = left;
    }

    /// The best of those left, if it is better than the quick player's choice by so many standard errors
    /// of what they differ by in the same worlds.
    fn choice(&self, margin: f64) -> usize {
        let better = |&at: &usize| at != 0 && self.is_better(at, margin);
        let best = |a: &usize, b: &usize| self.mean(*a).total_cmp(&self.mean(*b)).then(b.cmp(a));
        self.left.iter().copied().filter(better).max_by(best).unwrap_or(0)
    }

    fn is_better(&self, at: usize, margin: f64) -> bool {
        self.gain(at).is_some_and(|(mean, error)| mean > margin * error)
    }

    /// By how much a candidate is better than the quick player's choice, over the worlds both were tried in, and
    /// the standard error of that. One world tells nothing.
    fn gain(&self, at: usize) -> Option<(f64, f64)> {
        let pairs = self.scores[at].iter().zip(&self.scores[0]);
        let differences = pairs.map(|(own, other)| own - other);
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for difference in differences {
            count += 1.0;
            sum += difference;
            squares += difference * difference;
        }
        if count < 2.0 {
            return None;
        }
        let mean = sum / count;
        let variance = (squares - sum * mean).max(0.0) / (count - 1.0);
        Some((mean, (variance / count).sqrt()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(scores: &[&[f64]]) -> Field {
        let mut field = Field::of(scores.len());
        field.scores = scores.iter().map(|scores| scores.to_vec()).collect();
        field
    }

    #[test]
    fn what_is_better_by_chance_alone_is_not_chosen() {
        let noisy = field(&[&[0.0, 1.0, 0.0, 1.0], &[1.0, 1.0, 1.0, 0.0]]);
        assert_eq!(noisy.choice(1.0), 0, "by 0.25, with a standard error of 0.48");
        let sure = field(&[&[0.0, 1.0, 0.0, 1.0], &[0.1, 1.1, 0.1, 1.1]]);
        assert_eq!(sure.choice(1.0), 1, "by 0.1 in every world");
        assert_eq!(field(&[&[0.2], &[0.9]]).choice(1.0), 0, "one world tells nothing");
    }

    #[test]
    fn the_worse_half_is_left_out_but_never_the_own_choice() {
        let mut field = field(&[&[0.1], &[0.5], &[0.4], &[0.3], &[0.9]]);
        field.halve();
        assert_eq!(field.left, [4, 1, 0]);
        field.halve();
        assert_eq!(field.left, [4, 0]);
    }
}
