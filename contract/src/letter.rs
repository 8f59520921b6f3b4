//! Actions and outcomes are read to the letter: what the game would not write is refused.

use std::collections::BTreeSet;

use kontor_engine::any::{AnyGame, AnyState};
use kontor_engine::letter::to_json;
use kontor_engine::listing::Listing;
use kontor_engine::record::RecordedStep;
use kontor_engine::{Listed, Refusal};
use serde_json::{Map, Value as Json, json};

use crate::variants::each_state;

/// Every kind of action and of outcome that random games come to is tried as raw JSON where it is
/// allowed: with keys that mean nothing, keys that are missing, values of other types, and as a list.
/// Only what the game itself would write is taken, in any order of its keys; what is refused changes
/// nothing. As a stored step, keys that mean nothing are left out.
pub fn steps_are_read_to_the_letter<G: Listed>(games: u32) {
    let entry = Listing::<G>::new();
    let mut seen = BTreeSet::new();
    let mut before: Option<G> = None;
    each_state::<G>(games, 5, |game, step, _| {
        let (Some(step), Some(state)) = (step, before.replace(game.clone())) else { return };
        let step = RecordedStep::of(step);
        let Json::Object(fields) = json_of(&step) else { panic!("{step:?} is no object") };
        if seen.insert(kind_of(fields)) {
            let table = entry.restore(&to_json(&state)).expect("a state can be restored");
            try_step(&entry, &*table, &step, fields);
        }
    });
    let kinds = |key: &str| seen.iter().filter(|kind| kind.starts_with(key)).count();
    assert!(kinds("do ") > 0, "no action was tried");
    assert!(kinds("is ") > 0, "no outcome was tried");
}

fn json_of(step: &RecordedStep) -> &Json {
    match step {
        RecordedStep::Action(_, json) | RecordedStep::Chance(json) => json,
        RecordedStep::Undo(_) => panic!("random games take nothing back"),
    }
}

/// What kind of step it is, and which keys it has.
fn kind_of(fields: &Map<String, Json>) -> String {
    let named = |key: &&str| fields.get(*key).and_then(Json::as_str);
    let (key, kind) = ["do", "is"]
        .iter()
        .find_map(|key| Some((key, named(key)?)))
        .unwrap_or_else(|| panic!("neither an action nor an outcome: {fields:?}"));
    let keys: Vec<&str> = fields.keys().map(String::as_str).collect();
    format!("{key} {kind} {}", keys.join(" "))
}

fn try_step(
    entry: &dyn AnyGame,
    table: &dyn AnyState,
    step: &RecordedStep,
    fields: &Map<String, Json>,
) {
    let with = |json: Json| match step {
        RecordedStep::Action(seat, _) => RecordedStep::Action(*seat, json),
        _ => RecordedStep::Chance(json),
    };
    let backwards: Map<String, Json> =
        fields.iter().rev().map(|(key, value)| (key.clone(), value.clone())).collect();
    for good in [fields.clone(), backwards] {
        let good = Json::Object(good);
        if let Err(refusal) = played(&mut *table.fork(), &with(good.clone())) {
            panic!("{good} was allowed and is refused: {refusal}");
        }
    }
    let state = table.written();
    for wrong in wrongs(fields) {
        let mut table = table.fork();
        assert!(played(&mut *table, &with(wrong.clone())).is_err(), "{wrong} is taken");
        assert_eq!(table.written(), state, "{wrong} is refused and yet changed the state");
    }
    let mut more = fields.clone();
    more.insert("junk".to_string(), json!(1));
    let newest = entry.info().rules_version;
    match entry.rewritten(newest, &with(Json::Object(more))) {
        Ok(stored) => assert_eq!(&stored, step, "it is not stored as the game writes it"),
        // Only where a step has nothing but its kind was such a key ever taken.
        Err(refusal) => {
            assert!(fields.len() > 1, "{step:?} with a key that means nothing: {refusal}")
        }
    }
    for rules in (1..=newest).filter(|&rules| entry.info().played_by(rules) == Ok(newest)) {
        let stored = entry.rewritten(rules, step);
        assert_eq!(stored.as_ref(), Ok(step), "a step does not stay as it is");
    }
}

fn played(table: &mut dyn AnyState, step: &RecordedStep) -> Result<(), Refusal> {
    match step {
        RecordedStep::Action(seat, action) => table.act(*seat, action).map(drop),
        RecordedStep::Chance(outcome) => table.chance(outcome).map(drop),
        RecordedStep::Undo(_) => Ok(()),
    }
}

/// The step with something wrong in it, in every way.
fn wrongs(fields: &Map<String, Json>) -> Vec<Json> {
    let whole = Json::Object(fields.clone());
    let values: Vec<Json> = fields.values().cloned().collect();
    let mut wrongs = vec![
        Json::Null,
        json!([]),
        json!({}),
        json!([whole]),
        json!(values),
        json!(values[1..]),
        json!(whole.to_string()),
        values[0].clone(),
    ];
    for junk in [json!(1), Json::Null, json!({}), json!([])] {
        let mut more = fields.clone();
        more.insert("junk".to_string(), junk);
        wrongs.push(Json::Object(more));
    }
    for (key, value) in fields {
        let mut fewer = fields.clone();
        fewer.shift_remove(key);
        wrongs.push(Json::Object(fewer));
        for other in of_other_types(value) {
            let mut changed = fields.clone();
            changed.insert(key.clone(), other);
            wrongs.push(Json::Object(changed));
        }
    }
    wrongs
}

/// Values that are certainly not what belongs there.
fn of_other_types(value: &Json) -> Vec<Json> {
    let mut others = vec![
        json!(1.5),
        json!({"junk": 1}),
        json!("nothing of the kind"),
        json!([["nothing of the kind"]]),
        json!({value.to_string(): value}),
    ];
    if !value.is_null() {
        others.push(Json::Null);
    }
    if !value.is_boolean() {
        others.push(json!(true));
    }
    if let Json::String(word) = value {
        others.push(json!([word]));
        others.push(json!({word.clone(): null}));
    }
    if let Some(number) = value.as_i64() {
        others.extend([json!(number.to_string()), json!([number]), json!(number as f64)]);
    }
    if let Json::Array(items) = value {
        let each = items.iter().map(|item| (item.to_string(), item.clone())).collect();
        others.extend([Json::Object(each), json!([items])]);
    }
    others
}
