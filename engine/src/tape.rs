//! A tape: a value as JSON text, written in one go, with its parts marked.
//!
//! Where a part begins and ends is noted as it is written, so that two tapes can be compared part by
//! part, as texts, without building a tree of either. A tape that [follows](Tape::follow) others writes only
//! what is not on them: the parts of a value are hashed first, and what has the hash of its counterpart is
//! copied.

#[macro_use]
mod macros;

mod flat;
mod hashing;
mod key;
mod members;
mod models;
mod run;
#[cfg(test)]
mod tests;
mod writing;

use std::sync::Arc;

use flat::Wholes;
use hashing::{Hashing, Node};
use key::Keyed;
use members::Members;
use models::{Cursors, NOWHERE};
use run::Run;
use serde::Serialize;
pub use writing::Writing;

/// The name of what is written as one part, whatever is in it: it changes as a whole or not at all. For
/// [`serde::Serializer::serialize_newtype_struct`].
pub(crate) const WHOLE: &str = "whole";

/// Whether JSON writes any of these bytes otherwise: quotes, backslashes and what is below a space. Eight at a
/// time: a document has hundreds of keys.
#[inline]
fn is_strange(bytes: &[u8]) -> bool {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = ONES << 7;
    // Whether any byte is zero, or below a space.
    let zero = |word: u64| word.wrapping_sub(ONES) & !word & HIGHS;
    let low = |word: u64| word.wrapping_sub(ONES * 0x20) & !word & HIGHS;
    let strange =
        |word: u64| (low(word) | zero(word ^ (ONES * 0x22)) | zero(word ^ (ONES * 0x5c))) != 0;
    if let Some(last) = bytes.last_chunk::<8>() {
        // Of the last eight some may have been looked at already.
        let (words, _) = bytes.as_chunks::<8>();
        return words.iter().any(|word| strange(u64::from_le_bytes(*word)))
            || strange(u64::from_le_bytes(*last));
    }
    match (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        (Some(first), Some(last)) => {
            let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
            strange(u64::from(first) | u64::from(last) << 32)
        }
        _ => bytes.iter().any(|byte| matches!(byte, 0..b' ' | b'"' | b'\\')),
    }
}

/// Writes a text in quotes. Hardly any has a character that JSON writes otherwise.
#[inline]
fn plain_text(out: &mut Vec<u8>, text: &str) {
    let bytes = text.as_bytes();
    if is_strange(bytes) {
        return strange_text(out, text);
    }
    out.reserve(bytes.len() + 2);
    out.push(b'"');
    out.extend_from_slice(bytes);
    out.push(b'"');
}

#[cold]
fn strange_text(out: &mut Vec<u8>, text: &str) {
    serde_json::to_writer(out, text).expect("a text has a JSON form");
}

/// Whether two short texts are the same: keys, which are compared so often that a call for each is worth saving.
#[inline]
fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    match (one.last_chunk::<8>(), other.last_chunk::<8>()) {
        (Some(last), Some(other_last)) => {
            let ((words, _), (others, _)) = (one.as_chunks::<8>(), other.as_chunks::<8>());
            words.iter().zip(others).all(|(word, other)| word == other) && last == other_last
        }
        _ => match (one.split_first_chunk::<4>(), other.split_first_chunk::<4>()) {
            (Some((first, _)), Some((other_first, _))) => {
                first == other_first && one.last_chunk::<4>() == other.last_chunk::<4>()
            }
            _ => one.iter().zip(other).all(|(byte, other)| byte == other),
        },
    }
}

/// A value as JSON text with its parts marked.
#[derive(Clone, Default, Debug)]
pub struct Tape {
    text: Vec<u8>,
    parts: Vec<Part>,
    /// The lists and objects that are being written.
    open: Vec<Open>,
    /// The tapes that parts are copied from.
    models: Vec<Arc<Tape>>,
    /// Which of them is that of who looks beside.
    beside: Option<usize>,
    /// Where the counterparts of the value that comes next are on them.
    found: Cursors,
    /// The hashes of the value that is being written, and how far it has come.
    nodes: Vec<Node>,
    node: usize,
    /// The texts that the value holds as one part each.
    wholes: Wholes,
    /// Whether such a value is being written.
    hashed: bool,
    /// The part of the value that comes next, if it was begun already.
    begun: Option<u32>,
    /// What is the same as on another tape, and is still to be copied from there.
    run: Option<Run>,
}

/// A list or an object that is being written.
#[derive(Clone, Debug)]
struct Open {
    part: u32,
    bracket: u8,
    /// Its counterparts.
    models: Cursors,
    /// The next of their parts to be looked at.
    next: Cursors,
    /// The first of them after the last that was the same.
    after: Cursors,
}

/// A value within a tape: the whole, a member of an object, or an item of a list.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// Where its key begins, in quotes; where the value does if it has none.
    key: u32,
    start: u32,
    end: u32,
    /// The first part after it that is not inside of it.
    next: u32,
    /// The same for the same values; nothing is said by hashes that differ.
    hash: u64,
}

/// What a value is, as far as changes tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A number, a text, `true`, `false` or `null`.
    Plain,
    /// A list.
    List,
    /// An object.
    Object,
    /// A list or an object that is one part, whatever is in it.
    Whole,
}

/// A value on a tape.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    tape: &'a Tape,
    at: u32,
}

impl<'a> Value<'a> {
    #[inline]
    fn part(self) -> Part {
        self.tape.parts[self.at as usize]
    }

    /// What tells it from other values, in all likelihood. Values of different hashes may still be the same.
    #[inline]
    pub fn hash(self) -> u64 {
        self.part().hash
    }

    /// Whether it is the same as a value of another tape.
    #[inline]
    pub fn is(self, other: Value<'_>) -> bool {
        let (one, two) = (self.part(), other.part());
        let as_long = one.end.wrapping_sub(one.start) == two.end.wrapping_sub(two.start);
        one.hash == two.hash || (as_long && self.text() == other.text())
    }

    /// The value as JSON.
    #[inline]
    pub fn text(self) -> &'a [u8] {
        let part = self.part();
        &self.tape.text[part.start as usize..part.end as usize]
    }

    /// The key of a member of an object, in quotes; empty for what has none.
    #[inline]
    pub fn key(self) -> &'a [u8] {
        let part = self.part();
        let end = if part.key < part.start { part.start - 1 } else { part.start };
        &self.tape.text[part.key as usize..end as usize]
    }

    /// Whether it is the member of this key, in quotes.
    #[inline]
    pub fn is_called(self, key: &[u8]) -> bool {
        is_same(self.key(), key)
    }

    /// What it is.
    #[inline]
    pub fn shape(self) -> Shape {
        let Part { start, end, next, .. } = self.part();
        // More than two brackets, and no part of its own.
        let whole = next == self.at + 1 && end - start > 2;
        match self.tape.text[start as usize] {
            b'{' | b'[' if whole => Shape::Whole,
            b'{' => Shape::Object,
            b'[' => Shape::List,
            _ => Shape::Plain,
        }
    }

    /// The members of an object or the items of a list, in order.
    #[inline]
    pub fn parts(self) -> Parts<'a> {
        Parts { tape: self.tape, at: self.at + 1, end: self.part().next }
    }

    /// The texts anywhere in it, but for keys.
    pub fn words(self) -> impl Iterator<Item = Value<'a>> {
        let all = self.at..self.part().next;
        all.map(move |at| Value { tape: self.tape, at }).filter(|value| value.text()[0] == b'"')
    }
}

/// The members of an object or the items of a list, in order.
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    tape: &'a Tape,
    at: u32,
    end: u32,
}

impl<'a> Iterator for Parts<'a> {
    type Item = Value<'a>;

    #[inline]
    fn next(&mut self) -> Option<Value<'a>> {
        if self.at >= self.end {
            return None;
        }
        let value = Value { tape: self.tape, at: self.at };
        self.at = value.part().next;
        Some(value)
    }
}

impl Tape {
    /// A tape with nothing on it.
    pub fn new() -> Tape {
        Tape::default()
    }

    /// Wipes the tape, to be written anew, following none.
    pub fn clear(&mut self) {
        self.wipe();
        self.let_go();
    }

    fn wipe(&mut self) {
        self.text.clear();
        self.parts.clear();
        self.open.clear();
        (self.begun, self.run) = (None, None);
    }

    /// What is written, on a tape that keeps no room to write more; this one is empty then.
    #[must_use]
    pub fn cut(&mut self) -> Tape {
        let (text, parts) = (std::mem::take(&mut self.text), std::mem::take(&mut self.parts));
        Tape { text, parts, ..Tape::default() }
    }

    /// Wipes the tape, to be written anew in the room of one that is not needed any more.
    pub fn use_room_of(&mut self, old: Tape) {
        (self.text, self.parts) = (old.text, old.parts);
        self.wipe();
    }

    /// The whole value. There has to be one.
    pub fn value(&self) -> Value<'_> {
        Value { tape: self, at: 0 }
    }

    /// The whole value as JSON.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.text).expect("JSON is text")
    }

    /// How many bytes it takes in memory.
    pub fn room(&self) -> usize {
        let nodes = self.nodes.capacity() * size_of::<Node>() + self.wholes.room();
        self.text.capacity() + self.parts.capacity() * size_of::<Part>() + nodes
    }

    /// Writes a value: the whole, the value of the key just written, or the next item.
    pub fn write(&mut self, value: &(impl Serialize + ?Sized)) {
        self.nodes.clear();
        self.wholes.clear();
        let hashed = value.serialize(Hashing::new(&mut self.nodes, &mut self.wholes));
        (self.hashed, self.node) = (true, 0);
        let written = hashed.and_then(|()| self.value_of(value));
        self.hashed = false;
        written.expect("the engine's values have a JSON form");
    }

    /// Writes a value, or copies it from where it is already.
    #[inline]
    fn value_of<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        if self.copied() { Ok(()) } else { value.serialize(self) }
    }

    /// Writes an object with what `members` writes into it.
    pub fn object(&mut self, members: impl FnOnce(&mut Tape)) {
        self.begin(b'{');
        members(self);
        self.end(b'}');
    }

    /// Writes a list with what `items` writes into it.
    pub fn list(&mut self, items: impl FnOnce(&mut Tape)) {
        self.begin(b'[');
        items(self);
        self.end(b']');
    }

    /// Writes a member of an object.
    pub fn member(&mut self, key: &str, value: &(impl Serialize + ?Sized)) {
        self.key(key);
        self.write(value);
    }

    /// Writes a member of an object that is the same for who looks beside, if it is open to all.
    pub(crate) fn member_beside<T: Serialize>(
        &mut self,
        key: &str,
        open: bool,
        value: impl FnOnce() -> T,
    ) {
        self.key(key);
        if !(open && self.same_as_beside()) {
            self.write(&value());
        }
    }

    /// Becomes a copy of another tape, and goes on following those that it follows.
    pub fn copy(&mut self, other: &Tape) {
        self.wipe();
        self.text.extend_from_slice(&other.text);
        self.parts.extend_from_slice(&other.parts);
    }

    /// Writes more members into the object that is the whole value.
    pub fn more(&mut self, members: impl FnOnce(&mut Tape)) {
        self.text.pop();
        self.found = self.roots();
        self.open(0, b'{');
        members(self);
        self.end(b'}');
    }

    /// Becomes a copy of another tape, whose value is an object, with another value of one of its members.
    pub fn copy_with(&mut self, other: &Arc<Tape>, key: &str, value: &(impl Serialize + ?Sized)) {
        self.wipe();
        // Little more than the other one takes: growing bit by bit would move it a dozen times.
        self.text.reserve(other.text.len() + other.text.len() / 8);
        self.parts.reserve(other.parts.len() + other.parts.len() / 8);
        self.follow(None, Some(Arc::clone(other)));
        self.object(|tape| {
            for member in other.value().parts() {
                let quoted = member.key();
                let name = std::str::from_utf8(&quoted[1..quoted.len() - 1]);
                let name = name.expect("JSON is text");
                tape.key(name);
                if name == key || !tape.same_as_beside() {
                    tape.write(value);
                }
            }
        });
        self.let_go();
    }

    /// Writes an object of which these members are the same for who looks beside, and all others as they are.
    pub fn write_beside(&mut self, value: &impl Serialize, shared: &[&str]) {
        let written = value.serialize(Members { tape: self, shared });
        written.expect("the engine's values have a JSON form");
    }

    /// Writes the key of a member, whose value has to follow.
    #[inline]
    pub fn key(&mut self, key: &str) {
        self.copy_run();
        self.separate();
        let at = self.text.len() as u32;
        match self.look_up_key(key) {
            // Written there as it is here, with its quotes and the colon.
            Some((model, member)) => {
                let model = &self.models[model];
                let Part { key, start, .. } = model.parts[member as usize];
                self.text.extend_from_slice(&model.text[key as usize..start as usize]);
            }
            None => {
                plain_text(&mut self.text, key);
                self.text.push(b':');
            }
        }
        let start = self.text.len() as u32;
        self.parts.push(Part { key: at, start, end: start, next: 0, hash: 0 });
    }

    /// A comma, if something stands before.
    #[inline]
    fn separate(&mut self) {
        if !matches!(self.text.last(), None | Some(b'{' | b'[' | b':')) {
            self.text.push(b',');
        }
    }

    /// The part of a value that begins here: the one whose key was written, or a new one.
    #[inline]
    fn here(&mut self) -> u32 {
        if let Some(part) = self.begun.take() {
            return part;
        }
        self.copy_run();
        if self.text.last() == Some(&b':') {
            return self.parts.len() as u32 - 1;
        }
        self.separate();
        let at = self.text.len() as u32;
        self.parts.push(Part { key: at, start: at, end: at, next: 0, hash: 0 });
        self.look_up_item();
        self.parts.len() as u32 - 1
    }

    fn begin(&mut self, bracket: u8) {
        let part = self.here();
        self.note_hash(part);
        self.open(part, bracket);
        self.text.push(bracket);
    }

    fn open(&mut self, part: u32, bracket: u8) {
        let models = self.of_shape(bracket);
        let next = models.map(|at| if at == NOWHERE { NOWHERE } else { at + 1 });
        self.open.push(Open { part, bracket, models, next, after: next });
    }

    fn end(&mut self, bracket: u8) {
        self.copy_run();
        self.text.push(bracket);
        let Open { part, .. } = self.open.pop().expect("what ends has begun");
        self.finish(part);
        if !self.hashed {
            let value = Value { tape: self, at: part };
            let parts = value.parts().map(|part| (part.key(), part.hash()));
            let hash = hashing::of_parts(bracket, parts);
            self.parts[part as usize].hash = hash;
        }
    }

    fn finish(&mut self, part: u32) {
        let (end, next) = (self.text.len() as u32, self.parts.len() as u32);
        let part = &mut self.parts[part as usize];
        (part.end, part.next) = (end, next);
    }

    /// Takes the hash of the value that is being written.
    #[inline]
    fn note_hash(&mut self, part: u32) {
        if self.hashed {
            self.parts[part as usize].hash = self.nodes[self.node].hash;
            self.node += 1;
        }
    }

    fn plain<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        let part = self.here();
        self.note_hash(part);
        serde_json::to_writer(&mut self.text, value)?;
        self.finish(part);
        Ok(())
    }

    /// What is one part, whatever is in it: its text was written when it was hashed.
    fn whole<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        if !self.hashed {
            return self.plain(value);
        }
        let part = self.here();
        self.text.extend_from_slice(self.wholes.get(self.nodes[self.node].whole));
        self.note_hash(part);
        self.finish(part);
        Ok(())
    }

    /// What is written as it stands.
    #[inline]
    fn literal(&mut self, text: &str) -> Result<(), serde_json::Error> {
        let part = self.here();
        self.note_hash(part);
        self.text.extend_from_slice(text.as_bytes());
        self.finish(part);
        Ok(())
    }
}

impl Keyed for Tape {
    #[inline]
    fn key(&mut self, key: &str) {
        Tape::key(self, key);
    }
}
