//! A player that makes mistakes as people do: sensible most of the time, and otherwise not by much worse.

use kontor_engine::{Game, Generator, Policy, Seat, Silent};

use crate::search::{Budget, Glanced, Quick, Search};

/// The most of the share of winning that a mistake may lose, as far as a glance tells.
const MOST: f64 = 0.12;

/// The most of the own share of winning that it may lose: who has little left does not throw it away.
const PART: f64 = 1.0 / 3.0;

/// The policy. It never does what a glance finds to be far worse than what that player would do, and never
/// what it finds to be better: that would be no mistake.
#[derive(Debug)]
pub struct Easy<G: Game> {
    own: Quick<G>,
    search: Search<G>,
}

impl<G: Game> Easy<G> {
    /// One that plays as this player otherwise, and glances ahead with a quick one.
    pub fn new(own: Quick<G>, quick: Quick<G>, budget: Budget) -> Easy<G> {
        Easy { own, search: Search::new(quick, budget).in_doubt_as(own) }
    }
}

impl<G: Game> Policy<G> for Easy<G> {
    fn choose(&mut self, game: &G, seat: Seat, generator: &mut Generator) -> G::Action {
        if generator.below(100) >= G::lapses() {
            return (self.own)().choose(game, seat, generator);
        }
        let glanced = self.search.glance(game, seat, generator);
        let own = glanced[0];
        let bound = MOST.min(PART * own.share);
        let may = |action| game.clone().act(seat, action, &mut Silent).is_ok();
        let mistakes: Vec<G::Action> = glanced[1..]
            .iter()
            .filter(|one| one.is_mistake(bound) && may(one.action))
            .map(|one| one.action)
            .collect();
        if mistakes.is_empty() { own.action } else { generator.pick(&mistakes) }
    }
}

impl<A> Glanced<A> {
    /// Whether it is surely worse by no more than this, and not better, than the quick player's choice.
    fn is_mistake(&self, bound: f64) -> bool {
        self.loss >= 0.0 && self.loss + self.error <= bound
    }
}
