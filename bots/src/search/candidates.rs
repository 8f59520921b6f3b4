//! What is worth trying: every exact choice, and what templates could be filled with.

use kontor_engine::{Choice, Choices, Game, Generator, Seat};

/// What a seat could do, the quick player's own choice first and nothing twice.
pub(super) fn candidates<G: Game>(
    game: &G,
    seat: Seat,
    own: G::Action,
    generator: &mut Generator,
) -> Vec<G::Action> {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    let mut found = vec![own];
    let mut add = |action: G::Action| {
        if !found.contains(&action) {
            found.push(action);
        }
    };
    for choice in choices.as_slice() {
        match *choice {
            Choice::Exact(action) => add(action),
            Choice::Template(template) => game.proposals(seat, template, generator, &mut add),
        }
    }
    found
}
