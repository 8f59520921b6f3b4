//! How a document becomes the next one, in few bytes and little time.
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
//!
//! Both documents are tapes, so what is the same is found by comparing hashes, and what a delta says is
//! copied from text to text. Items of lists are told apart by the words in them: numbers change, what
//! a thing is called does not.

use kontor_engine::tape::{Parts, Shape, Value};
use serde_json::{Map, Value as Json};
use smallvec::SmallVec;

use each::Each;
use memo::Memo;

mod each;
pub mod memo;

/// The key of a list's cuts.
const CUT: &str = "cut";

/// The key of what changes in all items of a list.
const EACH: &str = "each";

/// Lists whose changed parts are longer than this, multiplied, are not aligned item by item.
const MOST_CELLS: usize = 4_096;

/// Values longer than this are not told for all items of a list at once: what changes within them
/// may be much shorter.
const SHORT: usize = 32;

/// The members that name an object where there are any: its id, and what choosing it does.
const NAMES: [&[u8]; 3] = [b"\"id\"", b"\"action\"", b"\"base\""];

/// What a delta cannot be applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

/// Writes the delta from one value to another; `{}` if they are the same. What changes alike for others who
/// look is worked out once, where they share `memo`.
pub fn write(old: Value<'_>, new: Value<'_>, memo: &mut Memo, out: &mut Vec<u8>) {
    let from = out.len();
    if old.is(new) || !changed(old, new, &Each::default(), memo, out) {
        out.truncate(from);
        out.extend(b"{}");
    }
}

/// Writes the delta between two values that are not the same, and says whether there is anything to change; if
/// not, what was written is of no use. `told` is what need not be told of an object.
fn changed(
    old: Value<'_>,
    new: Value<'_>,
    told: &Each<'_>,
    memo: &mut Memo,
    out: &mut Vec<u8>,
) -> bool {
    let text = new.text();
    let from = out.len();
    match (old.shape(), new.shape()) {
        (Shape::Object, Shape::Object) => members(old, new, told, memo, out),
        (Shape::List, Shape::List) => items(old, new, memo, out),
        _ => put(new, out),
    }
    if out.len() - from > text.len() + 2 {
        out.truncate(from);
        put(new, out);
    }
    out[from..] != *b"{}"
}

/// The delta that puts a value in the place of any other.
fn put(value: Value<'_>, out: &mut Vec<u8>) {
    if value.shape() == Shape::Plain {
        out.extend(value.text());
    } else {
        out.push(b'[');
        out.extend(value.text());
        out.push(b']');
    }
}

fn number(number: usize, out: &mut Vec<u8>) {
    out.extend(itoa::Buffer::new().format(number).as_bytes());
}

/// A comma, if something stands before.
fn separate(out: &mut Vec<u8>) {
    if !matches!(out.last(), Some(b'{' | b'[')) {
        out.push(b',');
    }
}

fn key(key: &[u8], out: &mut Vec<u8>) {
    separate(out);
    out.extend(key);
    out.push(b':');
}

/// The member of `object` with this key. `rest` is where it is looked for first: members mostly come in
/// the same order.
fn counterpart<'a>(object: Value<'a>, rest: &mut Parts<'a>, key: &[u8]) -> Option<Value<'a>> {
    let mut ahead = rest.clone();
    let next = ahead.next().filter(|next| next.is_called(key));
    let found = next.or_else(|| {
        ahead = object.parts();
        ahead.find(|member| member.is_called(key))
    });
    if found.is_some() {
        *rest = ahead;
    }
    found
}

/// The members that an object has no more.
fn gone<'a>(old: Value<'a>, new: Value<'a>) -> impl Iterator<Item = Value<'a>> {
    let mut rest = new.parts();
    old.parts().filter(move |member| counterpart(new, &mut rest, member.key()).is_none())
}

fn members(old: Value<'_>, new: Value<'_>, told: &Each<'_>, memo: &mut Memo, out: &mut Vec<u8>) {
    out.push(b'{');
    let (mut rest, mut found) = (old.parts(), 0);
    for member in new.parts() {
        let before = counterpart(old, &mut rest, member.key());
        found += usize::from(before.is_some());
        let same = before.is_some_and(|before| before.is(member));
        if same || told.tells(member) {
            continue;
        }
        let from = out.len();
        key(member.key(), out);
        match before {
            Some(before) if !memo.changed(before, member, out) => out.truncate(from),
            Some(_) => {}
            None => put(member, out),
        }
    }
    if found < old.parts().count() {
        for gone in gone(old, new).filter(|gone| !told.tells(*gone)) {
            key(gone.key(), out);
            out.extend(b"[]");
        }
    }
    out.push(b'}');
}

/// The items of a list. A change compares dozens of lists, most of them short: those take no memory of their own.
type Items<'a> = SmallVec<[Value<'a>; 24]>;

/// An item that stays in its list, at its new position.
type Kept<'a> = (usize, Value<'a>, Value<'a>);

/// All of them that changed.
type AllKept<'a> = SmallVec<[Kept<'a>; 8]>;

/// So many items go at a position, and these come.
type Cut<'a> = (usize, usize, Items<'a>);

fn items(old: Value<'_>, new: Value<'_>, memo: &mut Memo, out: &mut Vec<u8>) {
    // Only what follows the first change is looked at in any order.
    let (mut rest, mut next) = (old.parts(), new.parts());
    let head = same_at_first(&mut rest, &mut next);
    let (rest, next): (Items<'_>, Items<'_>) = (rest.collect(), next.collect());
    let same = |pair: &(&Value<'_>, &Value<'_>)| pair.0.is(*pair.1);
    let tail = rest.iter().rev().zip(next.iter().rev()).take_while(same).count();
    let (from, to) = (&rest[..rest.len() - tail], &next[..next.len() - tail]);
    let (cuts, kept) = if are_in_place(from, to) {
        let stays = from.iter().zip(to).zip(head..).filter(|((before, now), _)| !before.is(**now));
        (Vec::new(), stays.map(|((before, now), at)| (at, *before, *now)).collect())
    } else {
        told_by(way(from, to), head)
    };
    out.push(b'{');
    if !cuts.is_empty() {
        key(b"\"cut\"", out);
        write_cuts(&cuts, out);
    }
    let told = Each::of(&kept, new.parts());
    if !told.is_empty() {
        key(b"\"each\"", out);
        told.write(out);
    }
    for (at, before, now) in kept {
        let from = out.len();
        separate(out);
        out.push(b'"');
        number(at, out);
        out.extend(b"\":");
        if !changed(before, now, &told, memo, out) {
            out.truncate(from);
        }
    }
    out.push(b'}');
}

/// Goes on to the first items of two lists that are not the same, and says how many are before them.
fn same_at_first<'a>(old: &mut Parts<'a>, new: &mut Parts<'a>) -> usize {
    for same in 0.. {
        let (mut rest, mut next) = (old.clone(), new.clone());
        match (rest.next(), next.next()) {
            (Some(before), Some(now)) if before.is(now) => (*old, *new) = (rest, next),
            _ => return same,
        }
    }
    unreachable!("every list ends")
}

/// What a way from a list to another one, from a position on, cuts and what it keeps.
fn told_by<'a>(way: Way<'a>, from: usize) -> (Vec<Cut<'a>>, AllKept<'a>) {
    let (mut cuts, mut kept) = (Vec::new(), AllKept::new());
    let mut at = from;
    let mut open = false;
    for step in way {
        match step {
            Step::Keep(before, now) => {
                if !before.is(now) {
                    kept.push((at, before, now));
                }
                at += 1;
                open = false;
                continue;
            }
            _ if !open => cuts.push((at, 0, Items::new())),
            _ => {}
        }
        open = true;
        if let Some((_, removed, inserted)) = cuts.last_mut() {
            match step {
                Step::Insert(item) => {
                    inserted.push(item);
                    at += 1;
                }
                _ => *removed += 1,
            }
        }
    }
    (cuts, kept)
}

fn write_cuts(cuts: &[Cut<'_>], out: &mut Vec<u8>) {
    out.push(b'[');
    for (at, removed, inserted) in cuts {
        separate(out);
        out.push(b'[');
        number(*at, out);
        out.push(b',');
        number(*removed, out);
        out.extend(b",[");
        for item in inserted {
            separate(out);
            out.extend(item.text());
        }
        out.extend(b"]]");
    }
    out.push(b']');
}

/// One step of the way from a list to another.
#[derive(Clone, Copy)]
enum Step<'a> {
    /// The next item stays, maybe changed.
    Keep(Value<'a>, Value<'a>),
    /// The next item goes.
    Remove,
    /// This item comes.
    Insert(Value<'a>),
}

/// The steps from a list to another, in order.
type Way<'a> = SmallVec<[Step<'a>; 16]>;

/// A way from a list to another that is short to tell: what is called the same stays, as much of it as
/// there can be; what comes in the place of something else changes it.
fn way<'a>(old: &[Value<'a>], new: &[Value<'a>]) -> Way<'a> {
    let mut way = Way::with_capacity(old.len().max(new.len()));
    // Nothing stays, or it would take too long to find what does.
    if old.is_empty() || new.is_empty() || old.len() * new.len() > MOST_CELLS {
        replace(old, new, &mut way);
        return way;
    }
    let names = |items: &[Value<'_>]| -> SmallVec<[u64; 24]> {
        items.iter().map(|item| name(*item)).collect()
    };
    let (old_names, new_names) = (names(old), names(new));
    // How many items stay at most of the way from old[i..] to new[j..], from the end.
    let width = new.len() + 1;
    let mut staying = vec![0_u16; (old.len() + 1) * width];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            staying[i * width + j] = if old_names[i] == new_names[j] {
                staying[(i + 1) * width + j + 1] + 1
            } else {
                staying[(i + 1) * width + j].max(staying[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j, mut from) = (0, 0, (0, 0));
    while i < old.len() && j < new.len() {
        if old_names[i] == new_names[j] {
            replace(&old[from.0..i], &new[from.1..j], &mut way);
            way.push(Step::Keep(old[i], new[j]));
            (i, j) = (i + 1, j + 1);
            from = (i, j);
        } else if staying[(i + 1) * width + j] >= staying[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    replace(&old[from.0..], &new[from.1..], &mut way);
    way
}

/// Whether every item is where it was, if changed: called the same, or a number as before. Most lists only ever
/// change like that, and then nothing has to be found again.
fn are_in_place(old: &[Value<'_>], new: &[Value<'_>]) -> bool {
    let is_number = |item: Value<'_>| matches!(item.text()[0], b'-' | b'0'..=b'9');
    let same = |(old, new): (&Value<'_>, &Value<'_>)| {
        old.hash() == new.hash() || (is_number(*old) && is_number(*new)) || name(*old) == name(*new)
    };
    // One item that changed is in its place, whatever it is called.
    old.len() == new.len() && (old.len() == 1 || old.iter().zip(new).all(same))
}

/// The way from a list to another one in its place.
fn replace<'a>(old: &[Value<'a>], new: &[Value<'a>], way: &mut Way<'a>) {
    let both = old.len().min(new.len());
    way.extend(old[..both].iter().zip(&new[..both]).map(|(old, new)| Step::Keep(*old, *new)));
    way.extend(old[both..].iter().map(|_| Step::Remove));
    way.extend(new[both..].iter().map(|item| Step::Insert(*item)));
}

/// What tells an item from others in its list: its name, the words in it, or all of it if it is plain. Two
/// items of one name are taken for the same thing, so nothing depends on names being unique.
fn name(item: Value<'_>) -> u64 {
    let fold = |name: u64, part: Value<'_>| {
        (name.rotate_left(5) ^ part.hash()).wrapping_mul(0x517c_c1b7_2722_0a95)
    };
    let is_name = |part: &Value<'_>| NAMES.iter().any(|name| part.is_called(name));
    let named = match item.shape() {
        Shape::Plain | Shape::Whole => return item.hash(),
        Shape::List => None,
        Shape::Object => item.parts().find(is_name),
    };
    named.map_or_else(|| item.words().fold(0, fold), Value::hash)
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

#[cfg(test)]
mod tests {
    use kontor_engine::Generator;
    use kontor_engine::tape::Tape;
    use serde_json::json;

    use super::*;

    fn diff(old: &Json, new: &Json) -> Json {
        let tapes = [old, new].map(|value| {
            let mut tape = Tape::new();
            tape.write(value);
            tape
        });
        let mut delta = Vec::new();
        write(tapes[0].value(), tapes[1].value(), &mut Memo::default(), &mut delta);
        serde_json::from_slice(&delta).expect("a delta is JSON")
    }

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
