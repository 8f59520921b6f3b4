//! What a game is to the engine: a pure fold over actions and chance.

use std::collections::BTreeMap;
use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::choice::{Choices, Form, Values};
use crate::event::Sink;
use crate::generator::Generator;
use crate::info::Info;
use crate::money::Money;
use crate::odds::Odds;
use crate::options::OptionValue;
use crate::outlook::{Outlook, Signs};
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::setup::Setup;

/// Who goes on with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Any of these seats may act, and the game waits until one does; the set is never empty.
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
    /// When the game is over, what ended it: an id of [`Info::endings`].
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
    type View: Clone + PartialEq + Debug + Serialize + Send + 'static;

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

    /// Those for whom the game does not wait, but who may do something all the same while it waits for
    /// others. In most games there is nobody.
    fn beside(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Adds all that `seat` may do now; nothing if it neither is to act nor may act beside.
    fn choices(&self, seat: Seat, choices: &mut Choices<Self::Action, Self::Template>);

    /// Adds the fields that have to be filled in to make an action of `template`, one that `seat` may
    /// choose now.
    fn fields(&self, seat: Seat, template: Self::Template, form: &mut Form);

    /// What has to be filled in to make an action of `template`, one that `seat` may choose now.
    fn form(&self, seat: Seat, template: Self::Template) -> Form {
        let mut form = Form::new();
        self.fields(seat, template, &mut form);
        form
    }

    /// The action that the values, in the order of the form's fields, make of the template.
    fn fill(template: Self::Template, values: &Values) -> Self::Action;

    /// A few ways to fill in a template that `seat` may choose now, for search to weigh: bids and offers
    /// that a good player would think of, by what this seat knows alone. Unless a game knows better they
    /// are spread over what the form allows.
    fn proposals(
        &self,
        seat: Seat,
        template: Self::Template,
        generator: &mut Generator,
        propose: &mut dyn FnMut(Self::Action),
    ) {
        let form = self.form(seat, template);
        form.spread(generator, |values| propose(Self::fill(template, values)));
    }

    /// The names of the signs that tell how a seat stands; none where nothing is known of that.
    fn signs() -> &'static [&'static str] {
        &[]
    }

    /// Adds a seat's signs, in the order of their names. They may tell what is hidden: search asks for them
    /// in worlds that it imagines.
    fn read_signs(&self, _seat: Seat, _signs: &mut Signs) {}

    /// How far the game has come, from 0 to about 1.
    fn progress(&self) -> f64 {
        0.0
    }

    /// How many turns have begun: by this, search knows how far it has looked ahead.
    fn turns(&self) -> u32 {
        0
    }

    /// What the signs have been found to be worth; `None` where that is not known.
    fn outlook() -> Option<&'static Outlook> {
        None
    }

    /// How many rounds search plays on before it values a position by the outlook, `None` for to the end of the
    /// game: what was found to win most in the same time. The more, the longer each try takes and the more luck is in it;
    /// the fewer, the more rests on the outlook.
    fn rounds_ahead() -> Option<u32> {
        Some(2)
    }

    /// In how many of a hundred decisions an easy player errs: the more decisions a game asks for and the more
    /// each counts, the fewer it takes to lose it.
    fn lapses() -> u32 {
        25
    }

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

    /// Every outcome that chance can decide now, with its odds; only asked when chance is next. Left
    /// empty where there are too many to list.
    fn odds(&self, _odds: &mut Odds<Self::Outcome>) {}

    /// Applies an outcome of chance, or refuses one that cannot be and changes nothing.
    fn chance(
        &mut self,
        outcome: Self::Outcome,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;

    /// What the viewer sees, and nothing that the viewer may not know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Makes of what somebody sees of this state what the viewer sees: much of it is the same for all. The contract
    /// test compares both ways.
    fn look_as(&self, viewer: Viewer, view: &mut Self::View) {
        *view = self.view(viewer);
    }

    /// The keys of the view's members that are the same for all who look at a state: they are written once for
    /// all. Leaving one out costs time, nothing else; what is here by mistake the contract test finds.
    fn open_to_all() -> &'static [&'static str] {
        &[]
    }

    /// Whether the whole view is the same for all who look at a state: then it is made and written once for all.
    fn view_is_open() -> bool {
        false
    }

    /// Whether all may know what each seat owns, so that standing and cash are the same for all who look.
    fn wealth_is_open() -> bool {
        false
    }

    /// The event as the viewer sees it; `None` if not at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether everybody sees the same of an event: then it is told once for all. Saying no costs time, nothing
    /// else; what is said to be open by mistake the contract test finds.
    fn is_open(_event: &Self::Event) -> bool {
        false
    }

    /// How the seats stand, as far as the viewer may know.
    fn standing(&self, viewer: Viewer) -> Standing;

    /// What a seat has in hand.
    fn cash(&self, seat: Seat) -> Money;

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

/// Implements [`Game`] for a state whose parts go by their usual names, each in the file of its noun:
/// `lay_out`, `table_size`, `who_is_next`, `list_choices`, `list_fields`, `fill_in`, `take_action`,
/// `sample_outcome`, `list_odds`, `apply_outcome`, `check_invariants`, `accounts`, and the types
/// `Action`, `Template`, `Outcome`, `Event`, `View`. What is told to whom follows in braces: `view`,
/// `witness`, `standing`, `determinize`, and what else the game does in its own way.
#[macro_export]
macro_rules! game {
    ($game:ident, $info:expr, { $($own:tt)* }) => {
        impl $crate::Game for $game {
            type Action = Action;
            type Template = Template;
            type Outcome = Outcome;
            type Event = Event;
            type View = View;

            fn info() -> &'static $crate::Info {
                $info
            }

            fn set_up(setup: &$crate::Setup) -> Result<$game, $crate::Refusal> {
                $game::lay_out(setup)
            }

            fn seats(&self) -> usize {
                self.table_size()
            }

            #[inline]
            fn next(&self) -> $crate::Next {
                self.who_is_next()
            }

            #[inline]
            fn choices(&self, seat: $crate::Seat, choices: &mut $crate::Choices<Action, Template>) {
                self.list_choices(seat, choices);
            }

            fn fields(&self, seat: $crate::Seat, template: Template, form: &mut $crate::Form) {
                self.list_fields(seat, template, form);
            }

            fn fill(template: Template, values: &$crate::Values) -> Action {
                $game::fill_in(template, values)
            }

            #[inline]
            fn act(
                &mut self,
                seat: $crate::Seat,
                action: Action,
                sink: &mut impl $crate::Sink<Event>,
            ) -> Result<(), $crate::Refusal> {
                self.take_action(seat, action, sink)
            }

            #[inline]
            fn sample(&self, generator: &mut $crate::Generator) -> Outcome {
                self.sample_outcome(generator)
            }

            fn odds(&self, odds: &mut $crate::Odds<Outcome>) {
                self.list_odds(odds);
            }

            #[inline]
            fn chance(
                &mut self,
                outcome: Outcome,
                sink: &mut impl $crate::Sink<Event>,
            ) -> Result<(), $crate::Refusal> {
                self.apply_outcome(outcome, sink)
            }

            fn cash(&self, seat: $crate::Seat) -> $crate::Money {
                self.accounts.cash(seat)
            }

            fn money(&self) -> $crate::Money {
                self.accounts.total()
            }

            fn check(&self) -> Result<(), String> {
                self.check_invariants()
            }

            $($own)*
        }
    };
}

/// Within [`game!`](crate::game!): what the game's file `outlook.rs` knows of how seats stand. There are `NAMES`, and
/// the state's `add_signs`, `how_far` and `turns_begun`; what the signs are worth stands in `data/outlook.tsv`, which
/// says how that was found.
#[macro_export]
macro_rules! foreseen {
    () => {
        fn signs() -> &'static [&'static str] {
            outlook::NAMES
        }

        fn read_signs(&self, seat: $crate::Seat, signs: &mut $crate::outlook::Signs) {
            self.add_signs(seat, signs);
        }

        fn progress(&self) -> f64 {
            self.how_far()
        }

        fn turns(&self) -> u32 {
            self.turns_begun()
        }

        fn outlook() -> Option<&'static $crate::outlook::Outlook> {
            static OUTLOOK: std::sync::LazyLock<$crate::outlook::Outlook> =
                std::sync::LazyLock::new(|| {
                    let sheet = include_str!("../data/outlook.tsv");
                    $crate::outlook::Outlook::read(sheet, outlook::NAMES)
                        .unwrap_or_else(|error| panic!("{error}"))
                });
            Some(&OUTLOOK)
        }
    };
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
