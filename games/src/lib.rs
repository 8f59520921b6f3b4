//! The list of Kontor's games. A new game is one line in [`each`], and a dependency.

#[cfg(feature = "ts")]
pub mod types;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, OnceLock};

use kontor_engine::Listed;
use kontor_engine::any::AnyGame;
use kontor_engine::listing::Listing;
use kontor_engine::refusal::Refusal;

pub use kontor_caravan::Caravan;
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
    if EXAMPLE.load(Ordering::Relaxed) {
        visitor.visit::<Caravan>();
    }
}

static EXAMPLE: AtomicBool = AtomicBool::new(false);

/// Lists the example of `docs/adding-a-game.md`, too, which nobody sees otherwise. To be called before
/// anybody asks for the games.
pub fn with_example() {
    EXAMPLE.store(true, Ordering::Relaxed);
}

static ALL: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    struct Collect(Vec<Box<dyn AnyGame>>);
    impl Visitor for Collect {
        fn visit<G: Listed>(&mut self) {
            self.0.push(Box::new(Listing::<G>::new()));
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

static UNLISTED: OnceLock<&'static dyn AnyGame> = OnceLock::new();

/// Lets this game be found by its id, though it is listed nowhere: how tests play one of their own. Of
/// several the first stays.
#[doc(hidden)]
pub fn find_also(game: &'static dyn AnyGame) {
    UNLISTED.get_or_init(|| game);
}

/// The game of this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Refusal> {
    all().chain(UNLISTED.get().copied()).find(|game| game.info().id == id).ok_or_else(|| {
        let known: Vec<_> = all().map(|game| game.info().id).collect();
        Refusal::form("refused-no-game")
            .with("game", id.to_string())
            .with("known", known.join(", "))
    })
}
