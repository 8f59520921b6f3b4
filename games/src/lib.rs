//! The list of Kontor's games. A new game is one line in [`each`], and a dependency.

use std::sync::LazyLock;

use kontor_engine::Listed;
use kontor_engine::refusal::Refusal;
use kontor_engine::table::{AnyGame, Entry};

pub use kontor_kommersant::Kommersant;
pub use kontor_mercurius::Mercurius;
pub use kontor_nano::Nano;
pub use kontor_reverse_monopoly::ReverseMonopoly;

/// Something to do with every game, by its type.
pub trait Visitor {
    /// Called for each game.
    fn visit<G: Listed>(&mut self);
}

/// Shows every game to the visitor, in the order they are listed.
pub fn each(visitor: &mut impl Visitor) {
    visitor.visit::<Mercurius>();
    visitor.visit::<Kommersant>();
    visitor.visit::<ReverseMonopoly>();
    visitor.visit::<Nano>();
}

static ALL: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    struct Collect(Vec<Box<dyn AnyGame>>);
    impl Visitor for Collect {
        fn visit<G: Listed>(&mut self) {
            self.0.push(Box::new(Entry::<G>::new()));
        }
    }
    let mut all = Collect(Vec::new());
    each(&mut all);
    all.0
});

/// All games, without their types.
pub fn all() -> impl Iterator<Item = &'static dyn AnyGame> {
    ALL.iter().map(|game| &**game)
}

/// The game of this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Refusal> {
    all().find(|game| game.info().id == id).ok_or_else(|| {
        let known: Vec<_> = all().map(|game| game.info().id).collect();
        Refusal::form("there is no game \"{game}\"; there is {known}")
            .with("game", id.to_string())
            .with("known", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_their_id() {
        for game in all() {
            assert_eq!(find(game.info().id).unwrap().info().name, game.info().name);
        }
        let refusal = find("chess").err().expect("not one of ours");
        assert!(refusal.to_string().starts_with("there is no game \"chess\"; there is mercurius"));
    }

    #[test]
    fn every_game_can_be_learnt_and_played_alone() {
        for game in all() {
            let policies: Vec<_> = game.policies().iter().map(|policy| policy.0).collect();
            assert!(policies.starts_with(&["random", "steady"]), "{policies:?}");
            assert!(game.rules("en").is_some_and(|rules| rules.starts_with("# ")));
        }
    }
}
