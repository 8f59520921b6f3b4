//! The hash of a value and of every part of it, found without writing any text: so it is known which parts of a
//! value are those of another, and only the others are written.

use std::fmt::Display;
use std::fmt::Write as _;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::LazyLock;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::WHOLE;
use super::flat::Wholes;

/// What is hashed first, so that a number, a word and an empty list are not the same. Each process adds a number
/// of its own to it, so that nobody can look for values of the same hash.
const NUMBER: u64 = 0x9e37_79b9_7f4a_7c15;
const WORD: u64 = 0xc2b2_ae3d_27d4_eb4f;
const LITERAL: u64 = 0x1656_67b1_9e37_79f9;
const LIST: u64 = 0x27d4_eb2f_1656_67c5;
const OBJECT: u64 = 0x85eb_ca77_c2b2_ae63;

/// A part of a value, in the order in which a tape has them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) hash: u64,
    /// The first part after it that is not inside of it.
    pub(super) next: u32,
    /// Of what is one part, whatever is in it, the number of its text.
    pub(super) whole: u32,
}

/// What this process adds to every hash.
pub(super) fn seed() -> u64 {
    static SEED: LazyLock<u64> = LazyLock::new(|| RandomState::new().build_hasher().finish());
    *SEED
}

/// Adds to a hash: a product of 64 bits each, folded.
#[inline]
pub(super) fn mixed(hash: u64, word: u64) -> u64 {
    let product = u128::from(hash ^ word) * u128::from(0xa076_1d64_78bd_642f_u64);
    (product as u64 ^ (product >> 64) as u64).wrapping_add(hash.rotate_left(23))
}

/// The hash of a text.
#[inline]
pub(super) fn of_text(seed: u64, text: &[u8]) -> u64 {
    let start = mixed(WORD ^ seed, text.len() as u64);
    if let Some((words, last)) = text.len().checked_sub(8).map(|last| (text, last)) {
        let (whole, _) = words.as_chunks::<8>();
        let hash = whole.iter().fold(start, |hash, word| mixed(hash, u64::from_le_bytes(*word)));
        // The last eight bytes, of which some may have been taken already.
        let mut word = [0; 8];
        word.copy_from_slice(&words[last..]);
        return mixed(hash, u64::from_le_bytes(word));
    }
    mixed(start, of_few(text))
}

/// Fewer than eight bytes as one number, which with their length tells them from any others.
#[inline]
fn of_few(bytes: &[u8]) -> u64 {
    match (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        (Some(first), Some(last)) => {
            u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << 32
        }
        _ => bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)),
    }
}

/// What tells the key of a member from others: where it stands in the program. The same text may stand there
/// twice, which only means that its member is taken for another one.
#[inline]
fn of_key(key: &'static str) -> u64 {
    (key.as_ptr() as u64).wrapping_add((key.len() as u64) << 48).wrapping_mul(NUMBER)
}

/// The hash of a list or an object that is written part by part: their keys and their hashes.
pub(super) fn of_parts<'a>(bracket: u8, parts: impl Iterator<Item = (&'a [u8], u64)>) -> u64 {
    let seed = seed();
    let start = mixed(OBJECT ^ seed, bracket.into());
    parts.fold(start, |hash, (key, part)| mixed(mixed(hash, of_text(seed, key)), part))
}

/// Notes the hash of every part of a value.
#[derive(Debug)]
pub(super) struct Hashing<'a> {
    nodes: &'a mut Vec<Node>,
    wholes: &'a mut Wholes,
    seed: u64,
}

impl<'a> Hashing<'a> {
    /// What is hashed is noted there.
    pub(super) fn new(nodes: &'a mut Vec<Node>, wholes: &'a mut Wholes) -> Hashing<'a> {
        Hashing { nodes, wholes, seed: seed() }
    }

    #[inline]
    fn leaf(self, hash: u64) -> Result<(), serde_json::Error> {
        let next = self.nodes.len() as u32 + 1;
        self.nodes.push(Node { hash, next, whole: 0 });
        Ok(())
    }

    #[inline]
    fn begin(self, start: u64) -> Gathering<'a> {
        let Hashing { nodes, wholes, seed } = self;
        let (at, hash) = (nodes.len(), start ^ seed);
        nodes.push(Node { hash, next: 0, whole: 0 });
        Gathering { nodes, wholes, seed, at, hash, around: None }
    }

    /// A list or an object that is the only member of an object around it.
    fn begin_within(self, variant: &'static str, start: u64) -> Gathering<'a> {
        let seed = self.seed;
        let around = self.begin(mixed(OBJECT, of_text(seed, variant.as_bytes())));
        let Gathering { at, hash, nodes, wholes, .. } = around;
        Gathering { around: Some((at, hash)), ..Hashing { nodes, wholes, seed }.begin(start) }
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty,)*) => {
        $(#[inline]
        fn $method(self, value: $type) -> Result<(), serde_json::Error> {
            let hash = mixed(NUMBER ^ self.seed, value as u64);
            self.leaf(hash)
        })*
    };
}

macro_rules! long_numbers {
    ($($method:ident: $type:ty,)*) => {
        $(fn $method(self, value: $type) -> Result<(), serde_json::Error> {
            let hash = mixed(mixed(NUMBER ^ self.seed, value as u64), (value >> 64) as u64);
            self.leaf(hash)
        })*
    };
}

impl<'a> Serializer for Hashing<'a> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Gathering<'a>;
    type SerializeTuple = Gathering<'a>;
    type SerializeTupleStruct = Gathering<'a>;
    type SerializeTupleVariant = Gathering<'a>;
    type SerializeMap = Gathering<'a>;
    type SerializeStruct = Gathering<'a>;
    type SerializeStructVariant = Gathering<'a>;

    numbers! {
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
    }

    long_numbers! {
        serialize_i128: i128,
        serialize_u128: u128,
    }

    /// Beyond the numbers with a sign it is not the negative one of the same bits.
    #[inline]
    fn serialize_u64(self, value: u64) -> Result<(), serde_json::Error> {
        let hash = mixed(NUMBER ^ self.seed, value);
        self.leaf(if value >> 63 == 0 { hash } else { mixed(hash, 1) })
    }

    fn serialize_f32(self, value: f32) -> Result<(), serde_json::Error> {
        let hash = mixed(mixed(NUMBER ^ self.seed, 32), value.to_bits().into());
        self.leaf(hash)
    }

    fn serialize_f64(self, value: f64) -> Result<(), serde_json::Error> {
        let hash = mixed(mixed(NUMBER ^ self.seed, 64), value.to_bits());
        self.leaf(hash)
    }

    fn serialize_char(self, value: char) -> Result<(), serde_json::Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), serde_json::Error> {
        let hash = mixed(LITERAL ^ self.seed, u64::from(value));
        self.leaf(hash)
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), serde_json::Error> {
        let hash = of_text(self.seed, value.as_bytes());
        self.leaf(hash)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), serde_json::Error> {
        self.collect_seq(bytes)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), serde_json::Error> {
        let hash = mixed(LITERAL ^ self.seed, 2);
        self.leaf(hash)
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), serde_json::Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), serde_json::Error> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), serde_json::Error> {
        self.serialize_none()
    }

    #[inline]
    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Result<(), serde_json::Error> {
        self.serialize_str(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        if name != WHOLE {
            return value.serialize(self);
        }
        let Hashing { nodes, wholes, seed } = self;
        let (next, whole) = (nodes.len() as u32 + 1, wholes.count());
        wholes.add(value)?;
        // Not the hash of a text of the same words.
        let hash = mixed(of_text(seed, wholes.get(whole)), LIST);
        nodes.push(Node { hash, next, whole });
        Ok(())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        let mut object = self.begin(OBJECT);
        object.member(variant, value)?;
        object.finish()
    }

    #[inline]
    fn serialize_seq(self, _length: Option<usize>) -> Result<Gathering<'a>, serde_json::Error> {
        Ok(self.begin(LIST))
    }

    #[inline]
    fn serialize_tuple(self, _length: usize) -> Result<Gathering<'a>, serde_json::Error> {
        Ok(self.begin(LIST))
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Gathering<'a>, serde_json::Error> {
        Ok(self.begin(LIST))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Gathering<'a>, serde_json::Error> {
        Ok(self.begin_within(variant, LIST))
    }

    #[inline]
    fn serialize_map(self, _length: Option<usize>) -> Result<Gathering<'a>, serde_json::Error> {
        Ok(self.begin(OBJECT))
    }

    #[inline]
    fn serialize_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Gathering<'a>, serde_json::Error> {
        Ok(self.begin(OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Gathering<'a>, serde_json::Error> {
        Ok(self.begin_within(variant, OBJECT))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), serde_json::Error> {
        let mut text = String::new();
        write!(text, "{value}").map_err(serde::ser::Error::custom)?;
        self.serialize_str(&text)
    }
}

/// A list or an object whose parts are being hashed.
#[derive(Debug)]
pub(super) struct Gathering<'a> {
    nodes: &'a mut Vec<Node>,
    wholes: &'a mut Wholes,
    seed: u64,
    at: usize,
    hash: u64,
    /// The object around it, of which it is the only member, and that one's hash without it.
    around: Option<(usize, u64)>,
}

impl Gathering<'_> {
    #[inline]
    fn hash_of<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        let Gathering { nodes, wholes, seed, .. } = self;
        value.serialize(Hashing { nodes, wholes, seed: *seed })
    }

    #[inline]
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        let at = self.nodes.len();
        self.hash_of(value)?;
        self.hash = mixed(self.hash, self.nodes[at].hash);
        Ok(())
    }

    #[inline]
    fn member<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        let at = self.nodes.len();
        self.hash_of(value)?;
        self.hash = mixed(self.hash, self.nodes[at].hash.wrapping_add(of_key(key)));
        Ok(())
    }

    #[inline]
    fn finish(self) -> Result<(), serde_json::Error> {
        // A list of lists is not the list of all their items.
        let (hash, next) = (mixed(self.hash, 0), self.nodes.len() as u32);
        self.nodes[self.at] = Node { hash, next, whole: 0 };
        if let Some((at, before)) = self.around {
            self.nodes[at] = Node { hash: mixed(before, hash), next, whole: 0 };
        }
        Ok(())
    }
}

gathers! { Gathering }

impl SerializeMap for Gathering<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), serde_json::Error> {
        self.part(key)?;
        // A key is no part of its own.
        self.nodes.pop();
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(
        &mut self,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        self.part(value)
    }

    fn end(self) -> Result<(), serde_json::Error> {
        self.finish()
    }
}
