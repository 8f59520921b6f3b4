//! Players that are programs.

use crate::choice::{Choice, Choices, Form, Values};
use crate::game::Game;
use crate::generator::Generator;
use crate::seat::Seat;

/// A way to play: looks at the game from a seat and chooses.
///
/// It is given the state, and must use only what the seat may know, and nothing that it remembers: a
/// new one would choose the same. The contract test holds it to both: its choice may not differ where
/// only hidden things differ.
pub trait Policy<G: Game>: Send {
    /// What to do. Only asked when the seat may act.
    fn choose(&mut self, game: &G, seat: Seat, generator: &mut Generator) -> G::Action;
}

/// A policy that a game offers.
#[derive(Debug)]
pub struct Offered<G: Game> {
    /// Its name: `steady`.
    pub name: &'static str,
    /// How it plays.
    pub about: &'static str,
    /// Makes one.
    pub make: fn() -> Box<dyn Policy<G>>,
}

/// Any listed choice, each as likely as the others; templates filled in by chance.
#[derive(Debug)]
pub struct Random<G: Game> {
    choices: Choices<G::Action, G::Template>,
    form: Form,
    values: Values,
}

impl<G: Game> Random<G> {
    /// How every game lists it.
    pub const OFFERED: Offered<G> = Offered {
        name: "random",
        about: "takes any allowed choice, each as likely as the others",
        make: || Box::new(Random::default()),
    };
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random { choices: Choices::new(), form: Form::new(), values: Values::new() }
    }
}

impl<G: Game> Policy<G> for Random<G> {
    #[inline]
    fn choose(&mut self, game: &G, seat: Seat, generator: &mut Generator) -> G::Action {
        self.choices.clear();
        game.choices(seat, &mut self.choices);
        match generator.pick(self.choices.as_slice()) {
            Choice::Exact(action) => action,
            Choice::Template(template) => {
                self.form.clear();
                game.fields(seat, template, &mut self.form);
                self.form.fill_by_chance_into(&mut self.values, generator);
                G::fill(template, &self.values)
            }
        }
    }
}
