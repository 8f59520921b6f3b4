//! Players by their names, in one way for everything that seats bots: the policies that a game lists, the levels
//! for people, and those that look ahead by so many tries.

use std::time::Instant;

use kontor_engine::any::{AnyGame, AnyState, Json};
use kontor_engine::letter::to_json;
use kontor_engine::{Generator, Listed, Policy, Refusal, Seat};
use kontor_games::Visitor;

use crate::levels::Level;
use crate::search::{Budget, Quick, Search, Threads};

/// What begins the name of a player that looks ahead; how many tries it has follows: `search-400`.
pub const SEARCH: &str = "search-";

/// The name of `steady` as it was in the first release, in every game; where a game lists none, it plays as it did.
const FIRST: &str = "steady-1";

/// The name of a player that a game may list for looking ahead: see [`Listed::earlier`].
const SWIFT: &str = "swift";

/// The most tries that a name can ask for.
const MOST_TRIES: u32 = 1_000_000;

/// Makes players.
pub struct Maker<G>(Box<dyn Make<G>>);

/// Makes a player that thinks no longer than until a moment.
trait Make<G>: Fn(Option<Instant>) -> Box<dyn Policy<G>> + Send + Sync {}

impl<G, M: Fn(Option<Instant>) -> Box<dyn Policy<G>> + Send + Sync> Make<G> for M {}

impl<G: Listed> Maker<G> {
    /// Of this name.
    pub fn named(name: &str) -> Result<Maker<G>, Refusal> {
        if let Some(make) = listed::<G>(name) {
            return Ok(Maker(Box::new(move |_| make())));
        }
        if let Some(level) = Level::named(name) {
            return Ok(Maker(Box::new(move |until| level.player::<G>(until))));
        }
        if let Some(tries) = tries(name) {
            let budget = move |until| Budget { tries, until, threads: Threads::One };
            let search = move |until| Search::new(swift::<G>(), budget(until));
            let in_doubt = steady::<G>();
            return Ok(Maker(Box::new(move |until| Box::new(search(until).in_doubt_as(in_doubt)))));
        }
        let policies = G::policies().iter().map(|offered| offered.name);
        let known: Vec<_> = policies.chain(Level::ALL.map(Level::name)).collect();
        Err(Refusal::form("refused-no-bot")
            .with("game", G::info().name)
            .with("bot", name.to_string())
            .with("known", known.join(", ")))
    }

    /// A new one, which thinks as long as it takes: the same seed gives the same decisions.
    pub fn make(&self) -> Box<dyn Policy<G>> {
        (self.0)(None)
    }

    /// A new one, which thinks no longer than until this moment.
    pub fn make_until(&self, until: Option<Instant>) -> Box<dyn Policy<G>> {
        (self.0)(until)
    }
}

/// What a player of this name does in this seat, having thought no longer than until this moment; `None` if there is
/// no such player.
pub fn decide(
    state: &dyn AnyState,
    name: &str,
    seat: Seat,
    generator: &mut Generator,
    until: Option<Instant>,
) -> Option<Json> {
    struct Decide<'a> {
        state: &'a dyn AnyState,
        name: &'a str,
        seat: Seat,
        generator: &'a mut Generator,
        until: Option<Instant>,
        decided: Option<Json>,
    }
    impl Visitor for Decide<'_> {
        fn visit<G: Listed>(&mut self) {
            let Some(game) = self.state.typed().downcast_ref::<G>() else { return };
            let Ok(maker) = Maker::<G>::named(self.name) else { return };
            let action = maker.make_until(self.until).choose(game, self.seat, self.generator);
            self.decided = Some(to_json(&action));
        }
    }
    let own = state.decide(name, seat, generator);
    if own.is_some() {
        // What the game lists itself needs no more.
        return own;
    }
    let mut asked = Decide { state, name, seat, generator, until, decided: None };
    kontor_games::each(&mut asked);
    asked.decided
}

/// The names of the bots that people can play a game with, and how each plays in English: what the game lists, then the
/// levels, the weakest of each first.
pub fn known(game: &dyn AnyGame) -> Vec<(&'static str, &'static str)> {
    let levels = Level::ALL.map(|level| (level.name(), level.about()));
    game.policies().into_iter().chain(levels).collect()
}

/// Whether there is a player of this name for a game, be it one that people are not offered.
pub fn plays(game: &dyn AnyGame, name: &str) -> bool {
    struct Ask<'a> {
        id: &'a str,
        name: &'a str,
        plays: bool,
    }
    impl Visitor for Ask<'_> {
        fn visit<G: Listed>(&mut self) {
            self.plays |= G::info().id == self.id && Maker::<G>::named(self.name).is_ok();
        }
    }
    let mut ask = Ask { id: game.info().id, name, plays: false };
    kontor_games::each(&mut ask);
    ask.plays
}

/// How many tries a player of this name looks ahead by; `None` if it is no such name.
pub fn tries(name: &str) -> Option<u32> {
    let tries = name.strip_prefix(SEARCH)?.parse().ok()?;
    (1..=MOST_TRIES).contains(&tries).then_some(tries)
}

/// The rule of thumb that [`Level::Medium`] plays by: `steady`, or the best that the game lists.
pub fn steady<G: Listed>() -> Quick<G> {
    let policies = G::policies();
    let steady = policies.iter().find(|offered| offered.name == "steady").or(policies.last());
    steady.expect("a game has policies").make
}

/// The quick player that others are looked ahead with: the one of [`Listed::plays_on`].
pub fn quick<G: Listed>() -> Quick<G> {
    listed::<G>(G::plays_on()).unwrap_or_else(steady::<G>)
}

/// The player that strong bots look ahead with: the quick one, or one that the game knows to be as good and quicker.
pub fn swift<G: Listed>() -> Quick<G> {
    listed::<G>(SWIFT).unwrap_or_else(quick::<G>)
}

/// A policy that a game lists or listed earlier.
fn listed<G: Listed>(name: &str) -> Option<Quick<G>> {
    let mut policies = G::policies().iter().chain(G::earlier());
    let listed = policies.find(|offered| offered.name == name);
    match listed {
        Some(offered) => Some(offered.make),
        None => (name == FIRST).then(steady::<G>),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_is_named_by_its_tries() {
        assert_eq!(tries("search-400"), Some(400));
        for wrong in ["search-", "search-0", "search--1", "search-9999999999", "search", "steady"] {
            assert_eq!(tries(wrong), None, "{wrong}");
        }
    }
}
