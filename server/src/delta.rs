//! How a document becomes the next one, in as few bytes as is easily had.
//!
//! A delta is JSON itself. What it means depends on the value it is applied to:
//!
//! - a number, a text, `true`, `false` or `null` takes its place;
//! - `[value]` puts any `value` in its place, `[]` removes it from the object it is in;
//! - `{"key": delta, …}` changes these keys of an object and leaves the others;
//! - `{"cut": [[at, removed, [inserted, …]], …], "each": {"key": [value, …], …}, "3": delta, …}`
//!   changes a list: first the cuts, one after another; then these keys of all its items, each
//!   to its value, or, if the values are `[]`, to none; then the items at these positions.
//!
//! JSON Patch would say the same in several times as many bytes, as it repeats the whole path for
//! every value, and its makers do not see that a list has moved on by one.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json, json};

/// The key of a list's cuts.
const CUT: &str = "cut";

/// The key of what changes in all items of a list.
const EACH: &str = "each";

/// Lists whose changed parts are longer than this, multiplied, are not aligned item by item.
const MOST_CELLS: usize = 4_096;

/// What a delta cannot be applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

/// The delta from one value to another; `{}` if they are the same.
pub fn diff(old: &Json, new: &Json) -> Json {
    changed(old, new).unwrap_or_else(|| json!({}))
}

/// Applies a delta. On a misfit the value may be changed in part.
pub fn apply(value: &mut Json, delta: &Json) -> Result<(), Misfit> {
    match (value, delta) {
        (value, Json::Array(put)) => {
            let [new] = put.as_slice() else { return Err(Misfit) };
            *value = new.clone();
        }
        (Json::Object(fields), Json::Object(changes)) => {
            for (key, delta) in changes {
                apply_to_field(fields, key, delta)?;
            }
        }
        (Json::Array(items), Json::Object(changes)) => apply_to_list(items, changes)?,
        // Nothing to do fits everything.
        (_, Json::Object(changes)) if changes.is_empty() => {}
        (_, Json::Object(_)) => return Err(Misfit),
        (value, plain) => *value = plain.clone(),
    }
    Ok(())
}

fn apply_to_field(fields: &mut Map<String, Json>, key: &str, delta: &Json) -> Result<(), Misfit> {
    if delta.as_array().is_some_and(Vec::is_empty) {
        return fields.shift_remove(key).map(drop).ok_or(Misfit);
    }
    match (fields.get_mut(key), delta) {
        (Some(field), delta) => apply(field, delta),
        (None, Json::Object(_)) => Err(Misfit),
        (None, delta) => {
            let mut new = Json::Null;
            apply(&mut new, delta)?;
            fields.insert(key.to_string(), new);
            Ok(())
        }
    }
}

fn apply_to_list(items: &mut Vec<Json>, changes: &Map<String, Json>) -> Result<(), Misfit> {
    for cut in changes.get(CUT).and_then(Json::as_array).into_iter().flatten() {
        let [at, removed, Json::Array(inserted)] = cut.as_array().ok_or(Misfit)?.as_slice() else {
            return Err(Misfit);
        };
        let position = |number: &Json| number.as_u64().and_then(|n| usize::try_from(n).ok());
        let (at, removed) = position(at).zip(position(removed)).ok_or(Misfit)?;
        let end = at.checked_add(removed).filter(|end| *end <= items.len()).ok_or(Misfit)?;
        items.splice(at..end, inserted.iter().cloned());
    }
    for (key, values) in changes.get(EACH).and_then(Json::as_object).into_iter().flatten() {
        apply_to_each(items, key, values.as_array().ok_or(Misfit)?)?;
    }
    for (key, delta) in changes.iter().filter(|(key, _)| *key != CUT && *key != EACH) {
        let at: usize = key.parse().map_err(|_| Misfit)?;
        apply(items.get_mut(at).ok_or(Misfit)?, delta)?;
    }
    Ok(())
}

fn apply_to_each(items: &mut [Json], key: &str, values: &[Json]) -> Result<(), Misfit> {
    if !values.is_empty() && values.len() != items.len() {
        return Err(Misfit);
    }
    let mut values = values.iter();
    for item in items {
        let fields = item.as_object_mut().ok_or(Misfit)?;
        match values.next() {
            Some(value) => fields.insert(key.to_string(), value.clone()),
            None => fields.shift_remove(key),
        };
    }
    Ok(())
}

/// The delta, if there is anything to change.
fn changed(old: &Json, new: &Json) -> Option<Json> {
    if old == new {
        return None;
    }
    let delta = match (old, new) {
        (Json::Object(old), Json::Object(new)) => of_objects(old, new),
        (Json::Array(old), Json::Array(new)) => of_lists(old, new),
        _ => return Some(put(new)),
    };
    Some(if size(&delta) < size(new) + 2 { delta } else { put(new) })
}

/// The delta that puts a value in the place of any other.
fn put(value: &Json) -> Json {
    if value.is_object() || value.is_array() { json!([value]) } else { value.clone() }
}

fn of_objects(old: &Map<String, Json>, new: &Map<String, Json>) -> Json {
    let mut changes = Map::new();
    for key in old.keys().filter(|key| !new.contains_key(*key)) {
        changes.insert(key.clone(), json!([]));
    }
    for (key, value) in new {
        let delta = match old.get(key) {
            Some(old) => changed(old, value),
            None => Some(put(value)),
        };
        changes.extend(delta.map(|delta| (key.clone(), delta)));
    }
    Json::Object(changes)
}

fn of_lists(old: &[Json], new: &[Json]) -> Json {
    let same = |pair: &(&Json, &Json)| pair.0 == pair.1;
    let head = old.iter().zip(new).take_while(same).count();
    let (old, rest) = (&old[head..], &new[head..]);
    let tail = old.iter().rev().zip(rest.iter().rev()).take_while(same).count();
    let (old, rest) = (&old[..old.len() - tail], &rest[..rest.len() - tail]);

    let mut cuts: Vec<(usize, usize, Vec<Json>)> = Vec::new();
    let mut changes = Map::new();
    let mut at = head;
    let mut open = false;
    for step in align(old, rest) {
        match step {
            Step::Keep(delta) => {
                changes.extend(delta.map(|delta| (at.to_string(), delta)));
                at += 1;
                open = false;
                continue;
            }
            _ if !open => cuts.push((at, 0, Vec::new())),
            _ => {}
        }
        open = true;
        if let Some((_, removed, inserted)) = cuts.last_mut() {
            match step {
                Step::Remove => *removed += 1,
                Step::Insert(item) => {
                    inserted.push(item.clone());
                    at += 1;
                }
                Step::Keep(_) => {}
            }
        }
    }
    gather(&mut changes, new);
    if !cuts.is_empty() {
        changes.insert(CUT.to_string(), json!(cuts));
    }
    Json::Object(changes)
}

/// Tells what changes in many items of the list once for all of them, where that is shorter.
fn gather(changes: &mut Map<String, Json>, new: &[Json]) {
    let items: Option<Vec<_>> = new.iter().map(Json::as_object).collect();
    let Some(items) = items else { return };
    let mut apart: BTreeMap<String, usize> = BTreeMap::new();
    for (key, delta) in changes.values().filter_map(Json::as_object).flatten() {
        *apart.entry(key.clone()).or_default() += key.len() + size(delta) + 4;
    }
    let mut each = Map::new();
    for (key, bytes) in apart {
        let values: Vec<Json> = items.iter().filter_map(|item| item.get(&key)).cloned().collect();
        let all_or_none = values.is_empty() || values.len() == items.len();
        let values = Json::Array(values);
        if !all_or_none || key.len() + size(&values) + 4 >= bytes {
            continue;
        }
        for delta in changes.values_mut().filter_map(Json::as_object_mut) {
            delta.shift_remove(&key);
        }
        each.insert(key, values);
    }
    changes.retain(|_, delta| delta.as_object().is_none_or(|delta| !delta.is_empty()));
    if !each.is_empty() {
        changes.insert(EACH.to_string(), Json::Object(each));
    }
}

/// One step of the way from a list to another.
enum Step<'a> {
    /// The next item stays, changed by the delta.
    Keep(Option<Json>),
    /// The next item goes.
    Remove,
    /// This item comes.
    Insert(&'a Json),
}

/// The way from a list to another that takes the fewest bytes to tell.
fn align<'a>(old: &[Json], new: &'a [Json]) -> Vec<Step<'a>> {
    const REMOVING: usize = 2;
    let width = new.len() + 1;
    if old.len() * new.len() > MOST_CELLS {
        let removed = old.iter().map(|_| Step::Remove);
        return removed.chain(new.iter().map(Step::Insert)).collect();
    }
    let inserting: Vec<usize> = new.iter().map(|item| size(item) + 1).collect();
    let keeping = |i: usize, j: usize| -> usize {
        let worth_a_look = old[i].is_object() == new[j].is_object();
        match changed(&old[i], &new[j]) {
            None => 0,
            Some(delta) if worth_a_look => size(&delta) + 5,
            Some(_) => usize::MAX / 2,
        }
    };
    // The cost of the way from old[i..] to new[j..], from the end.
    let mut kept = vec![0; old.len() * new.len()];
    let mut cost = vec![0; (old.len() + 1) * width];
    for i in (0..=old.len()).rev() {
        for j in (0..=new.len()).rev() {
            let mut best = if i == old.len() && j == new.len() { 0 } else { usize::MAX };
            if i < old.len() {
                best = best.min(cost[(i + 1) * width + j] + REMOVING);
            }
            if j < new.len() {
                best = best.min(cost[i * width + j + 1] + inserting[j]);
            }
            if i < old.len() && j < new.len() {
                let keep = keeping(i, j);
                kept[i * new.len() + j] = keep;
                best = best.min(cost[(i + 1) * width + j + 1].saturating_add(keep));
            }
            cost[i * width + j] = best;
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut way = Vec::new();
    while i < old.len() || j < new.len() {
        let here = cost[i * width + j];
        let both = i < old.len() && j < new.len();
        if both && here == cost[(i + 1) * width + j + 1].saturating_add(kept[i * new.len() + j]) {
            way.push(Step::Keep(changed(&old[i], &new[j])));
            (i, j) = (i + 1, j + 1);
        } else if i < old.len() && here == cost[(i + 1) * width + j] + REMOVING {
            way.push(Step::Remove);
            i += 1;
        } else {
            way.push(Step::Insert(&new[j]));
            j += 1;
        }
    }
    way
}

/// About how many bytes a value takes.
fn size(value: &Json) -> usize {
    match value {
        Json::Null | Json::Bool(true) => 4,
        Json::Bool(false) => 5,
        Json::Number(number) => number.as_i64().map_or(8, |n| {
            n.unsigned_abs().checked_ilog10().unwrap_or(0) as usize + 1 + usize::from(n < 0)
        }),
        Json::String(text) => text.len() + 2,
        Json::Array(items) => items.iter().map(|item| size(item) + 1).sum::<usize>() + 2,
        Json::Object(fields) => {
            fields.iter().map(|(key, field)| key.len() + size(field) + 4).sum::<usize>() + 2
        }
    }
}

#[cfg(test)]
mod tests {
    use kontor_engine::Generator;

    use super::*;

    fn check(old: &Json, new: &Json) -> Json {
        let delta = diff(old, new);
        let mut value = old.clone();
        apply(&mut value, &delta).unwrap_or_else(|_| panic!("{old} {delta}"));
        assert_eq!(value, *new, "{old} {delta}");
        delta
    }

    #[test]
    fn only_what_changes_is_said() {
        let old = json!({"a": 1, "b": {"c": [1, 2, 3], "d": "stays as it is"}, "e": true});
        let new = json!({"a": 1, "b": {"c": [1, 2, 3], "d": "stays as it is", "f": null}});
        assert_eq!(check(&old, &new), json!({"b": {"f": null}, "e": []}));
        assert_eq!(check(&old, &old), json!({}));
        assert_eq!(check(&json!(1), &json!([2])), json!([[2]]));
    }

    #[test]
    fn a_list_that_moves_on_is_not_sent_anew() {
        let item = |n: u32, turns: u32| json!({"turns": turns, "card": format!("card {n}")});
        let old: Vec<Json> = (0..6).map(|n| item(n, n)).collect();
        let new: Vec<Json> = (1..7).map(|n| item(n, n - 1)).collect();
        let delta = check(&json!(old), &json!(new));
        assert_eq!(delta["cut"], json!([[0, 1, []], [5, 0, [item(6, 5)]]]));
        assert_eq!(delta["each"], json!({"turns": [0, 1, 2, 3, 4, 5]}));
        let with_one_more = json!(["a long line", "one more", "another long line"]);
        let delta = check(&json!(["a long line", "another long line"]), &with_one_more);
        assert_eq!(delta, json!({"cut": [[1, 0, ["one more"]]]}));
    }

    #[test]
    fn what_changes_in_all_items_is_told_once() {
        let kind = |n: u32| format!("the kind of token number {n}");
        let with = |from: u32| -> Json {
            (0..9).map(|n| json!({"price": from + 7 * n, "kind": kind(n)})).collect()
        };
        let without: Json = (0..9).map(|n| json!({"kind": kind(n)})).collect();
        let delta = check(&with(3), &with(4));
        assert_eq!(delta, json!({"each": {"price": [4, 11, 18, 25, 32, 39, 46, 53, 60]}}));
        assert_eq!(check(&with(3), &without), json!({"each": {"price": []}}));
        assert_eq!(check(&without, &with(4)), delta);
    }

    fn any(generator: &mut Generator, depth: u32) -> Json {
        match generator.below(if depth == 0 { 4 } else { 7 }) {
            0 => Json::Null,
            1 => json!(generator.below(3)),
            2 => json!(["", "cut", "each", "some words"][generator.below(4) as usize]),
            3 => json!([]),
            4 => json!(
                (0..generator.below(6)).map(|_| any(generator, depth - 1)).collect::<Vec<_>>()
            ),
            _ => {
                let keys = ["a", "cut", "0", "each", "key"];
                let fields = (0..generator.below(5))
                    .map(|_| (generator.pick(&keys).to_string(), any(generator, depth - 1)));
                Json::Object(fields.collect())
            }
        }
    }

    #[test]
    fn any_value_becomes_any_other() {
        let mut generator = Generator::from_number(11);
        for _ in 0..20_000 {
            let (old, new) = (any(&mut generator, 4), any(&mut generator, 4));
            check(&old, &new);
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        for (value, delta) in [
            (json!({}), json!({"a": {"b": [1]}})),
            (json!({}), json!({"a": []})),
            (json!([1]), json!({"7": [1]})),
            (json!([1]), json!({"cut": [[0, 5, []]]})),
            (json!([1]), json!({"cut": [7]})),
            (json!([1]), json!({"each": {"a": [1]}})),
            (json!([{}]), json!({"each": {"a": [1, 2]}})),
            (json!([{}]), json!({"each": {"a": 1}})),
            (json!([1]), json!({"x": [1]})),
            (json!(1), json!({"x": [1]})),
            (json!(1), json!([1, 2])),
            (json!(1), json!([])),
        ] {
            assert_eq!(apply(&mut value.clone(), &delta), Err(Misfit), "{value} {delta}");
        }
    }
}
