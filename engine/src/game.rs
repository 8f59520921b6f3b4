//! What a game is to the engine: a pure fold over actions and chance.

use std::collections::BTreeMap;
use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::choice::{Choices, Form, Values};
use crate::event::Sink;
use crate::generator::Generator;
use crate::money::Money;
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::setup::{Info, OptionValue, Setup};

/// Who goes on with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Any of these seats may act; the set is never empty.
    Seats(SeatSet),
    /// Chance: dice, a draw, a shuffle.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// How the seats stand, as far as a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// What each seat owns, in money; `None` where the viewer may not know.
    pub wealth: ArrayVec<Option<Money>, MAX_SEATS>,
    /// When the game is over, each seat's place, from 1. Equal places share.
    pub places: Option<ArrayVec<u8, MAX_SEATS>>,
    /// When the game is over, what ended it.
    pub ending: Option<&'static str>,
}

impl Standing {
    /// Those in first place.
    pub fn winners(&self) -> SeatSet {
        let places = self.places.as_deref().unwrap_or_default();
        Seat::all(places.len()).filter(|seat| places[seat.index()] == 1).collect()
    }

    /// Places by a score: the highest is first, equal scores share a place and the next is left out.
    pub fn places_by<K: Ord>(scores: &[K]) -> ArrayVec<u8, MAX_SEATS> {
        let place = |own: &K| 1 + scores.iter().filter(|&other| other > own).count() as u8;
        scores.iter().map(place).collect()
    }
}

/// A state of a game, and all the rules of how it goes on.
///
/// A state is a value: no clock, no input or output, no hidden randomness. The same set-up and the
/// same steps give the same state everywhere. Chance is explicit: when [`Game::next`] is
/// [`Next::Chance`], an outcome is sampled outside of the state and applied like an action.
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What a seat does. As JSON one flat object, `{"do": "buy", "kind": "silk"}`.
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// An action with parts to fill in.
    type Template: Copy + PartialEq + Debug + Send + Sync;
    /// What chance decides. As JSON one flat object.
    type Outcome: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, for the log and for animation.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What a viewer sees.
    type View: Clone + PartialEq + Debug + Serialize;

    /// What is fixed about the game.
    fn info() -> &'static Info;

    /// What simulations, measurements and tests choose for number options unless told otherwise: a
    /// game that people may play without an agreed end has to end there.
    fn simulated() -> &'static [(&'static str, i64)] {
        &[]
    }

    /// The state before the first step.
    fn set_up(setup: &Setup) -> Result<Self, Refusal>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Who goes on.
    fn next(&self) -> Next;

    /// Adds all that `seat` may do now; nothing if it is not to act.
    fn choices(&self, seat: Seat, choices: &mut Choices<Self::Action, Self::Template>);

    /// What has to be filled in to make an action of `template`, one that `seat` may choose now.
    fn form(&self, seat: Seat, template: Self::Template) -> Form;

    /// The action that the values, in the order of the form's fields, make of the template.
    fn fill(template: Self::Template, values: &Values) -> Self::Action;

    /// Does what a seat wants, or refuses and changes nothing.
    fn act(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Whether doing this, which `seat` may do now, shows others something they did not know. Such
    /// an action is not the seat's alone to take back. Asked before the action.
    fn reveals(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Draws an outcome, each as likely as the rules say. Only asked when chance is next.
    fn sample(&self, generator: &mut Generator) -> Self::Outcome;

    /// Applies an outcome of chance, or refuses one that cannot be and changes nothing.
    fn chance(
        &mut self,
        outcome: Self::Outcome,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;

    /// What the viewer sees, and nothing that the viewer may not know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as the viewer sees it; `None` if not at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// How the seats stand, as far as the viewer may know.
    fn standing(&self, viewer: Viewer) -> Standing;

    /// A state that the viewer cannot tell from this one, everything hidden from the viewer drawn
    /// anew: what could be, for search. For [`Viewer::All`] the same state.
    fn determinize(&self, viewer: Viewer, generator: &mut Generator) -> Self;

    /// All the money in play, which never changes.
    fn money(&self) -> Money;

    /// What must hold at every step; says what does not.
    fn check(&self) -> Result<(), String>;
}

/// [`Game::simulated`] as options to choose.
pub fn simulated<G: Game>() -> BTreeMap<String, OptionValue> {
    let number = |&(id, value): &(&str, i64)| (id.to_string(), OptionValue::Number(value));
    G::simulated().iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        assert_eq!(Standing::places_by(&[70, 90, 90, 10]).as_slice(), [3, 1, 1, 4]);
        let standing = Standing {
            wealth: ArrayVec::new(),
            places: Some(Standing::places_by(&[70, 90, 90, 10])),
            ending: None,
        };
        assert_eq!(standing.winners().iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    }
}
