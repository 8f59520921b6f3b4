//! Games without their types: one way for server and terminal to list, play and show any of them.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Map;
pub use serde_json::Value as Json;

use crate::choice::{Choice, Choices, Field, FieldKind};
use crate::event::{Collected, Told};
use crate::game::{Game, Next, Standing, simulated};
use crate::generator::Generator;
use crate::ledger::Posting;
use crate::listed::{Listed, Names};
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::setup::{Info, OptionValue, Setup};

/// A game in the list of games.
pub trait AnyGame: Send + Sync {
    /// What is fixed about it.
    fn info(&self) -> &'static Info;
    /// Name and description of each policy, weakest first.
    fn policies(&self) -> Vec<(&'static str, &'static str)>;
    /// The rules as played, in this language.
    fn rules(&self, language: &str) -> Option<&'static str>;
    /// What is printed and never changes; `None` where the view holds it all.
    fn board(&self) -> Option<Json>;
    /// What simulations and tests choose for options unless told otherwise.
    fn simulated(&self) -> BTreeMap<String, OptionValue>;
    /// A table before the first step.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn Table>, Refusal>;
    /// A table as [`Table::state`] wrote it.
    fn restore(&self, state: &Json) -> Result<Box<dyn Table>, Refusal>;
}

/// A game under way.
pub trait Table: Send + Sync + Debug {
    /// Who goes on.
    fn next(&self) -> Next;
    /// What is going on and what is asked of the seat.
    fn prompt(&self, seat: Seat, names: Names<'_>) -> String;
    /// All that the seat may do.
    fn choices(&self, seat: Seat, names: Names<'_>) -> Vec<Shown>;
    /// Does what a seat wants, or refuses and changes nothing.
    fn act(&mut self, seat: Seat, action: &Json) -> Result<Vec<Happened>, Refusal>;
    /// Whether doing this shows others something they did not know; asked before the action.
    fn reveals(&self, seat: Seat, action: &Json) -> bool;
    /// Draws an outcome of chance; only asked when chance is next.
    fn sample(&self, generator: &mut Generator) -> Json;
    /// Applies an outcome of chance, or refuses and changes nothing.
    fn chance(&mut self, outcome: &Json) -> Result<Vec<Happened>, Refusal>;
    /// What a policy would do in this seat; `None` if there is no policy of this name.
    fn decide(&self, policy: &str, seat: Seat, generator: &mut Generator) -> Option<Json>;
    /// What the viewer sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// What the viewer sees, as text.
    fn show(&self, viewer: Viewer, names: Names<'_>) -> String;
    /// How the seats stand, as far as the viewer may know.
    fn standing(&self, viewer: Viewer) -> Standing;
    /// The whole state, for storing. Never for a player.
    fn state(&self) -> Json;
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn Table>;
}

/// A choice, ready to be shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// What it is, in a few words.
    pub label: String,
    /// The places on the board that it touches.
    pub touches: Vec<String>,
    /// What to send to choose it.
    #[serde(flatten)]
    pub what: What,
}

/// What to send to choose something.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum What {
    /// This action.
    Action {
        /// The action, complete.
        action: Json,
    },
    /// An action with fields to fill in.
    Form {
        /// The action without the fields.
        base: Map<String, Json>,
        /// The fields, each a key to add.
        fields: Vec<ShownField>,
    },
}

/// A field to fill in.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownField {
    /// The key in the action.
    pub name: &'static str,
    /// What goes there.
    #[serde(flatten)]
    pub kind: ShownKind,
}

/// What goes into a field.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ShownKind {
    /// A number from `min` to `max` in steps of `step` from `min`.
    Amount {
        /// The least.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        min: i64,
        /// The most.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        max: i64,
        /// The step.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: i64,
    },
    /// A list of from `min` to `max` item ids.
    Pick {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// What there is.
        items: Vec<Item>,
    },
}

/// Something to pick.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Item {
    /// What stands for it in the action.
    pub id: &'static str,
    /// What a person reads.
    pub label: String,
    /// How many there are.
    pub count: u8,
    /// How many of them are picked already, before anybody changes it.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub picked: u8,
}

fn is_zero(picked: &u8) -> bool {
    *picked == 0
}

impl ShownField {
    /// A field of a form, with so many of each item picked already.
    fn new(field: &Field, picked: impl Fn(u8) -> u8) -> ShownField {
        let kind = match &field.kind {
            &FieldKind::Amount { min, max, step } => ShownKind::Amount { min, max, step },
            FieldKind::Pick { min, max, items, naming } => ShownKind::Pick {
                min: *min,
                max: *max,
                items: items
                    .iter()
                    .map(|&(code, count)| Item {
                        id: (naming.id)(code),
                        label: (naming.label)(code),
                        count,
                        picked: picked(code).min(count),
                    })
                    .collect(),
            },
        };
        ShownField { name: field.name, kind }
    }
}

/// One thing that happened in a step. What of it a viewer may know, it says itself.
#[derive(Debug)]
pub enum Happened {
    /// Money moved; open to all.
    Posting(Posting),
    /// An event of the game.
    Event(Box<dyn AnyEvent>),
}

/// An event of some game.
pub trait AnyEvent: Debug + Send {
    /// The event as the viewer sees it; `None` if not at all.
    fn seen(&self, viewer: Viewer) -> Option<Json>;
    /// The event as the viewer sees it, in one line.
    fn told(&self, viewer: Viewer, names: Names<'_>) -> Option<String>;
}

#[derive(Debug)]
struct EventOf<G: Game>(G::Event);

impl<G: Listed> AnyEvent for EventOf<G> {
    fn seen(&self, viewer: Viewer) -> Option<Json> {
        G::witness(&self.0, viewer).map(|event| to_json(&event))
    }

    fn told(&self, viewer: Viewer, names: Names<'_>) -> Option<String> {
        G::witness(&self.0, viewer).map(|event| G::tell(&event, names))
    }
}

/// A game's line in the list of games: `Entry::<Mercurius>::new()`.
#[derive(Debug)]
pub struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The entry of game `G`.
    pub const fn new() -> Entry<G> {
        Entry(PhantomData)
    }
}

impl<G> Default for Entry<G> {
    fn default() -> Entry<G> {
        Entry::new()
    }
}

impl<G: Listed> AnyGame for Entry<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn policies(&self) -> Vec<(&'static str, &'static str)> {
        G::policies().iter().map(|offered| (offered.name, offered.about)).collect()
    }

    fn rules(&self, language: &str) -> Option<&'static str> {
        G::rules(language)
    }

    fn board(&self) -> Option<Json> {
        G::board()
    }

    fn simulated(&self) -> BTreeMap<String, OptionValue> {
        simulated::<G>()
    }

    fn set_up(&self, setup: &Setup) -> Result<Box<dyn Table>, Refusal> {
        Ok(Box::new(TableOf(G::set_up(setup)?)))
    }

    fn restore(&self, state: &Json) -> Result<Box<dyn Table>, Refusal> {
        let game = read_as::<G>("state", G::info().name, state)?;
        game.check().map_err(|broken| Refusal::form(format!("this state cannot be: {broken}")))?;
        Ok(Box::new(TableOf(game)))
    }
}

#[derive(Clone, Debug)]
struct TableOf<G>(G);

impl<G: Listed> Table for TableOf<G> {
    fn next(&self) -> Next {
        self.0.next()
    }

    fn prompt(&self, seat: Seat, names: Names<'_>) -> String {
        self.0.prompt(seat, names)
    }

    fn choices(&self, seat: Seat, names: Names<'_>) -> Vec<Shown> {
        let mut choices = Choices::new();
        self.0.choices(seat, &mut choices);
        choices.as_slice().iter().map(|choice| shown(&self.0, seat, choice, names)).collect()
    }

    fn act(&mut self, seat: Seat, action: &Json) -> Result<Vec<Happened>, Refusal> {
        let action = read_as::<G::Action>("action", G::info().name, action)?;
        let mut sink = Collected::default();
        self.0.act(seat, action, &mut sink)?;
        Ok(happened::<G>(sink))
    }

    fn reveals(&self, seat: Seat, action: &Json) -> bool {
        G::Action::deserialize(action).is_ok_and(|action| self.0.reveals(seat, action))
    }

    fn sample(&self, generator: &mut Generator) -> Json {
        to_json(&self.0.sample(generator))
    }

    fn chance(&mut self, outcome: &Json) -> Result<Vec<Happened>, Refusal> {
        let outcome = read_as::<G::Outcome>("outcome of chance", G::info().name, outcome)?;
        let mut sink = Collected::default();
        self.0.chance(outcome, &mut sink)?;
        Ok(happened::<G>(sink))
    }

    fn decide(&self, policy: &str, seat: Seat, generator: &mut Generator) -> Option<Json> {
        let offered = G::policies().iter().find(|offered| offered.name == policy)?;
        Some(to_json(&(offered.make)().choose(&self.0, seat, generator)))
    }

    fn view(&self, viewer: Viewer) -> Json {
        to_json(&self.0.view(viewer))
    }

    fn show(&self, viewer: Viewer, names: Names<'_>) -> String {
        G::show(&self.0.view(viewer), names)
    }

    fn standing(&self, viewer: Viewer) -> Standing {
        self.0.standing(viewer)
    }

    fn state(&self) -> Json {
        to_json(&self.0)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

/// A choice as it is shown to the seat that has it.
pub fn shown<G: Listed>(
    game: &G,
    seat: Seat,
    choice: &Choice<G::Action, G::Template>,
    names: Names<'_>,
) -> Shown {
    let what = match *choice {
        Choice::Exact(action) => What::Action { action: to_json(&action) },
        Choice::Template(template) => {
            let form = game.form(seat, template);
            let Json::Object(mut base) = to_json(&G::fill(template, &form.fill_least())) else {
                panic!("an action is written as an object")
            };
            let shown = |field: &Field| {
                ShownField::new(field, |code| game.picked(seat, template, field.name, code))
            };
            let fields: Vec<ShownField> = form.fields.iter().map(shown).collect();
            for field in &fields {
                base.shift_remove(field.name);
            }
            What::Form { base, fields }
        }
    };
    Shown { label: game.label(seat, choice, names), touches: game.touches(seat, choice), what }
}

fn happened<G: Listed>(sink: Collected<G::Event>) -> Vec<Happened> {
    let one = |told| match told {
        Told::Posting(posting) => Happened::Posting(posting),
        Told::Event(event) => Happened::Event(Box::new(EventOf::<G>(event))),
    };
    sink.told.into_iter().map(one).collect()
}

/// The JSON of one of the engine's own values, which always have one.
pub fn to_json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).expect("the engine's values have a JSON form")
}

/// Reads what came from outside: always one JSON object.
fn read_as<T: DeserializeOwned>(what: &str, game: &str, json: &Json) -> Result<T, Refusal> {
    let refuse = |why: &dyn fmt::Display| {
        Refusal::form(format!("this is no {what} that {game} knows: {why}"))
    };
    // Without this, serde would also take the fields of an action as a list.
    if !json.is_object() {
        return Err(refuse(&"it is no JSON object"));
    }
    T::deserialize(json).map_err(|error| refuse(&error))
}

impl What {
    /// Whether sending `action` would be choosing this: for a form, its fields filled within bounds.
    pub fn covers(&self, action: &Json) -> bool {
        match self {
            What::Action { action: own } => own == action,
            What::Form { base, fields } => {
                let Json::Object(given) = action else { return false };
                given.len() == base.len() + fields.len()
                    && base.iter().all(|(key, value)| given.get(key) == Some(value))
                    && fields.iter().all(|field| {
                        given.get(field.name).is_some_and(|value| field.kind.covers(value))
                    })
            }
        }
    }
}

impl ShownKind {
    fn covers(&self, value: &Json) -> bool {
        match self {
            ShownKind::Amount { min, max, step } => {
                value.as_i64().is_some_and(|n| (min..=max).contains(&&n) && (n - min) % step == 0)
            }
            ShownKind::Pick { min, max, items } => {
                let Json::Array(given) = value else { return false };
                let fits = |item: &Item| {
                    given.iter().filter(|id| id.as_str() == Some(item.id)).count()
                        <= usize::from(item.count)
                };
                let known = |id: &Json| items.iter().any(|item| id.as_str() == Some(item.id));
                (usize::from(*min)..=usize::from(*max)).contains(&given.len())
                    && given.iter().all(known)
                    && items.iter().all(fits)
            }
        }
    }
}
