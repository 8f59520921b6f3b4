//! What came from outside, read to the letter.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use crate::game::Game;
use crate::refusal::Refusal;
use crate::text::Text;

/// The JSON of one of the engine's own values, which always have one.
pub fn to_json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).expect("the engine's values have a JSON form")
}

/// What is read.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    Action,
    Outcome,
    State,
}

impl Form {
    fn word(self) -> &'static str {
        match self {
            Form::Action => "action",
            Form::Outcome => "outcome-of-chance",
            Form::State => "state",
        }
    }
}

/// Reads an action to the letter.
pub fn read_action<G: Game>(json: &Json) -> Result<G::Action, Refusal> {
    read_exactly(Form::Action, G::info().name, json).map(|(action, _)| action)
}

/// Reads an outcome of chance to the letter.
pub fn read_outcome<G: Game>(json: &Json) -> Result<G::Outcome, Refusal> {
    read_exactly(Form::Outcome, G::info().name, json).map(|(outcome, _)| outcome)
}

/// Reads what came from outside, and gives it as the game writes it, too. Refuses it where that is
/// something else: serde lets keys pass that mean nothing, and a set lets an item stand twice. Only the
/// order is free.
pub(crate) fn read_exactly<T: DeserializeOwned + Serialize>(
    what: Form,
    game: &str,
    json: &Json,
) -> Result<(T, Json), Refusal> {
    let value: T = read_as(what, game, json)?;
    let written = to_json(&value);
    match difference(json, &written) {
        None => Ok((value, written)),
        Some(why) => Err(unknown(what, game, &why)),
    }
}

/// Reads what came from outside: always one JSON object.
pub(crate) fn read_as<T: DeserializeOwned>(
    what: Form,
    game: &str,
    json: &Json,
) -> Result<T, Refusal> {
    // Without this, serde would also take the fields of an action as a list.
    if !json.is_object() {
        return Err(unknown(what, game, &Flaw::NoObject));
    }
    T::deserialize(json).map_err(|error| unknown(what, game, &Flaw::Unread(error.to_string())))
}

/// What is wrong with what came from outside.
enum Flaw {
    NoObject,
    /// What the reader says, in English, for who writes the program that sent it.
    Unread(String),
    Foreign(String),
    Missing(String),
    List,
    Other {
        given: String,
        written: String,
    },
}

impl Flaw {
    fn text(&self) -> Text {
        match self {
            Flaw::NoObject => Text::new("form-no-object"),
            Flaw::Unread(reader) => Text::new("form-unread").with("reader", reader.clone()),
            Flaw::Foreign(key) => Text::new("form-foreign").with("key", key.clone()),
            Flaw::Missing(key) => Text::new("form-missing").with("key", key.clone()),
            Flaw::List => Text::new("form-list"),
            Flaw::Other { given, written } => Text::new("form-other")
                .with("given", given.clone())
                .with("written", written.clone()),
        }
    }
}

fn unknown(what: Form, game: &str, flaw: &Flaw) -> Refusal {
    Refusal::form("refused-unknown-form")
        .with("kind", what.word())
        .with("game", game.to_string())
        .with("why", flaw.text())
}

/// What is different in what was given from how it is written, but for the order of keys and items.
fn difference(given: &Json, written: &Json) -> Option<Flaw> {
    match (given, written) {
        (Json::Object(given), Json::Object(written)) => {
            let foreign = given.keys().find(|key| !written.contains_key(*key));
            let missing = written.keys().find(|key| !given.contains_key(*key));
            let deeper =
                || written.iter().find_map(|(key, value)| difference(given.get(key)?, value));
            foreign
                .map(|key| Flaw::Foreign(key.clone()))
                .or_else(|| missing.map(|key| Flaw::Missing(key.clone())))
                .or_else(deeper)
        }
        (Json::Array(given), Json::Array(written)) if given.len() == written.len() => {
            let sorted = |items: &[Json]| {
                let mut items: Vec<String> = items.iter().map(Json::to_string).collect();
                items.sort();
                items
            };
            (sorted(given) != sorted(written)).then_some(Flaw::List)
        }
        _ => (given != written)
            .then(|| Flaw::Other { given: given.to_string(), written: written.to_string() }),
    }
}
