//! What a game adds to be played by people: words, policies, its rules as text.

use serde_json::Value as Json;

use crate::choice::Choice;
use crate::game::Game;
use crate::policy::Offered;
use crate::seat::Seat;

/// The names of those who sit at the table.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub &'a [String]);

impl<'a> Names<'a> {
    /// The name of this seat.
    pub fn of(self, seat: Seat) -> &'a str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A game that people can play in a terminal or a page, by code that knows no game.
///
/// Everything said to a seat may use only what that seat may know; the contract test checks it.
pub trait Listed: Game {
    /// The policies that can take a seat, weakest first.
    fn policies() -> &'static [Offered<Self>];

    /// The rules as played, by id, in this language.
    fn rules(language: &str) -> Option<&'static str>;

    /// What is printed and never changes, for a page to draw: the board and its cards. `None` where the
    /// view holds it all.
    fn board() -> Option<Json> {
        None
    }

    /// What a viewer sees, as text.
    fn show(view: &Self::View, names: Names<'_>) -> String;

    /// What happened, in one line; made from what the viewer may know of it.
    fn tell(event: &Self::Event, names: Names<'_>) -> String;

    /// What is going on and what is asked of `seat`, in a sentence or two.
    fn prompt(&self, seat: Seat, names: Names<'_>) -> String;

    /// A choice of `seat` in a few words, with its consequence.
    fn label(
        &self,
        seat: Seat,
        choice: &Choice<Self::Action, Self::Template>,
        names: Names<'_>,
    ) -> String;

    /// How many of an item, by its code, are picked in a field of a form before anybody changes it:
    /// where a form says anew how things are to be, it begins with how they are.
    fn picked(&self, _seat: Seat, _template: Self::Template, _field: &str, _code: u8) -> u8 {
        0
    }

    /// The places on the board that a choice of `seat` touches: `kind:silk`, `square:17`.
    fn touches(&self, seat: Seat, choice: &Choice<Self::Action, Self::Template>) -> Vec<String>;
}
