//! What changes in all items of a list: told once for a key, with the values of all items, where that is shorter than
//! item by item.

use kontor_engine::tape::{Parts, Shape, Value};
use smallvec::SmallVec;

use super::{Kept, SHORT, counterpart, gone, key, separate};

/// Keys that are told for all items of a list, each with their values.
#[derive(Default)]
pub(super) struct Each<'a> {
    told: Vec<Column<'a>>,
}

/// Keys that are looked at. Few change in all items of a list.
type Columns<'a> = SmallVec<[Column<'a>; 6]>;

/// A key, and its value in each item that has it.
struct Column<'a> {
    key: &'a [u8],
    /// How many bytes it takes to tell it item by item.
    apart: usize,
    values: Vec<Value<'a>>,
}

/// Where a key is among those that are looked at. Keys mostly come in the same order in all items, so it is looked for
/// first after the one that was found last.
#[derive(Default)]
struct Cursor(usize);

impl Cursor {
    fn find<T>(&mut self, keys: &[T], is_it: impl Fn(&T) -> bool) -> Option<usize> {
        let found = if keys.get(self.0).is_some_and(&is_it) {
            self.0
        } else {
            keys.iter().position(is_it)?
        };
        self.0 = found + 1;
        Some(found)
    }
}

impl<'a> Each<'a> {
    /// What is told once for `all` items of a list, of which these were kept and changed.
    pub(super) fn of(kept: &[Kept<'a>], all: Parts<'a>) -> Each<'a> {
        let is_object = |item: Value<'_>| item.shape() == Shape::Object;
        if kept.len() < 2
            || !kept.iter().all(|(_, old, _)| is_object(*old))
            || !all.clone().all(is_object)
        {
            return Each::default();
        }
        let (mut columns, count) = (apart(kept), all.clone().count());
        columns.retain(|column| column.may_be_shorter(all.clone(), count));
        if columns.is_empty() {
            return Each::default();
        }
        for item in all {
            let mut cursor = Cursor::default();
            for member in item.parts() {
                if let Some(at) = cursor.find(&columns, |column| member.is_called(column.key)) {
                    columns[at].values.push(member);
                }
            }
        }
        columns.retain(|column| column.is_shorter(count));
        Each { told: columns.into_vec() }
    }

    /// Whether there is nothing to tell for all items.
    pub(super) fn is_empty(&self) -> bool {
        self.told.is_empty()
    }

    /// Whether this member of an item is told for all of them.
    pub(super) fn tells(&self, member: Value<'_>) -> bool {
        self.told.iter().any(|column| member.is_called(column.key))
    }

    /// Writes the keys with their values.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.push(b'{');
        for column in &self.told {
            key(column.key, out);
            out.push(b'[');
            for value in &column.values {
                separate(out);
                out.extend_from_slice(value.text());
            }
            out.push(b']');
        }
        out.push(b'}');
    }
}

/// The keys that changed, with what telling each of them takes item by item.
fn apart<'a>(kept: &[Kept<'a>]) -> Columns<'a> {
    let mut columns = Columns::new();
    for (_, old, new) in kept {
        let mut cursor = Cursor::default();
        let mut note = |member: Value<'a>, bytes: usize| {
            let (key, apart) = (member.key(), member.key().len() + bytes + 2);
            match cursor.find(&columns, |column| member.is_called(column.key)) {
                Some(at) => columns[at].apart += apart,
                None => columns.push(Column { key, apart, values: Vec::new() }),
            }
        };
        let (mut rest, mut found) = (old.parts(), 0);
        for now in new.parts() {
            let before = counterpart(*old, &mut rest, now.key());
            found += usize::from(before.is_some());
            if before.is_none_or(|before| !before.is(now)) {
                note(now, now.text().len());
            }
        }
        if found < old.parts().count() {
            gone(*old, *new).for_each(|before| note(before, 2));
        }
    }
    columns
}

impl Column<'_> {
    /// How many bytes it takes beside its values.
    fn frame(&self) -> usize {
        self.key.len() + 4
    }

    /// Whether it may be shorter to tell it once for so many items: a value and a comma are two bytes at least; that none
    /// has the key any more is told by less.
    fn may_be_shorter(&self, mut all: Parts<'_>, count: usize) -> bool {
        let least = self.frame() + 2 * count;
        let is_in_first = |all: &mut Parts<'_>| {
            all.next().is_some_and(|item| item.parts().any(|part| part.is_called(self.key)))
        };
        self.frame() < self.apart && (least < self.apart || !is_in_first(&mut all))
    }

    /// Whether it is shorter: all items have the key or none has, and no value is long.
    fn is_shorter(&self, items: usize) -> bool {
        let length = |value: &Value<'_>| value.text().len();
        let bytes: usize = self.values.iter().map(|value| length(value) + 1).sum();
        self.frame() + bytes < self.apart
            && (self.values.is_empty() || self.values.len() == items)
            && self.values.iter().all(|value| length(value) <= SHORT)
    }
}
