//! A value as JSON in one go, without marks: what a tape has as one part, whatever is in it.

use std::fmt::Display;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::key::{Key, Keyed};
use super::plain_text;

/// Texts one after another, each with a number: written when they are hashed, and copied to the tape if it has
/// no such part yet. So a text is gone through once.
#[derive(Clone, Default, Debug)]
pub(super) struct Wholes {
    text: Vec<u8>,
    /// Where each of them ends.
    ends: Vec<u32>,
}

impl Wholes {
    /// Forgets all of them.
    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }

    /// Writes one more.
    pub(super) fn add<T: Serialize + ?Sized>(
        &mut self,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        value.serialize(Flat(&mut self.text))?;
        self.ends.push(self.text.len() as u32);
        Ok(())
    }

    /// How many there are.
    pub(super) fn count(&self) -> u32 {
        self.ends.len() as u32
    }

    /// The one of this number, from 0.
    pub(super) fn get(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start as usize..self.ends[number] as usize]
    }

    /// How many bytes it takes in memory.
    pub(super) fn room(&self) -> usize {
        self.text.capacity() + self.ends.capacity() * size_of::<u32>()
    }
}

/// Writes a value as JSON.
struct Flat<'a>(&'a mut Vec<u8>);

impl<'a> Flat<'a> {
    #[inline]
    fn literal(self, text: &str) -> Result<(), serde_json::Error> {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }

    #[inline]
    fn begin(self, bracket: u8) -> Flatten<'a> {
        self.0.push(bracket);
        let end = if bracket == b'[' { b']' } else { b'}' };
        Flatten { text: self.0, first: true, end, around: false }
    }

    /// A list or an object that is the only member of an object around it.
    fn begin_within(self, variant: &str, bracket: u8) -> Flatten<'a> {
        self.0.push(b'{');
        plain_text(self.0, variant);
        self.0.push(b':');
        Flatten { around: true, ..self.begin(bracket) }
    }
}

macro_rules! plain {
    ($($method:ident: $type:ty,)*) => {
        $(fn $method(self, value: $type) -> Result<(), serde_json::Error> {
            serde_json::to_writer(self.0, &value)
        })*
    };
}

macro_rules! whole {
    ($($method:ident: $type:ty,)*) => {
        $(#[inline]
        fn $method(self, value: $type) -> Result<(), serde_json::Error> {
            self.literal(itoa::Buffer::new().format(value))
        })*
    };
}

impl<'a> Serializer for Flat<'a> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Flatten<'a>;
    type SerializeTuple = Flatten<'a>;
    type SerializeTupleStruct = Flatten<'a>;
    type SerializeTupleVariant = Flatten<'a>;
    type SerializeMap = Flatten<'a>;
    type SerializeStruct = Flatten<'a>;
    type SerializeStructVariant = Flatten<'a>;

    whole! {
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_i128: i128,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_u64: u64,
        serialize_u128: u128,
    }

    plain! {
        serialize_f32: f32,
        serialize_f64: f64,
        serialize_char: char,
    }

    fn serialize_bool(self, value: bool) -> Result<(), serde_json::Error> {
        self.literal(if value { "true" } else { "false" })
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), serde_json::Error> {
        plain_text(self.0, value);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), serde_json::Error> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), serde_json::Error> {
        self.literal("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), serde_json::Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), serde_json::Error> {
        self.literal("null")
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), serde_json::Error> {
        self.literal("null")
    }

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
        _name: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        let mut object = self.begin(b'{');
        object.member(variant, value)?;
        object.finish()
    }

    #[inline]
    fn serialize_seq(self, _length: Option<usize>) -> Result<Flatten<'a>, serde_json::Error> {
        Ok(self.begin(b'['))
    }

    fn serialize_tuple(self, _length: usize) -> Result<Flatten<'a>, serde_json::Error> {
        Ok(self.begin(b'['))
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Flatten<'a>, serde_json::Error> {
        Ok(self.begin(b'['))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Flatten<'a>, serde_json::Error> {
        Ok(self.begin_within(variant, b'['))
    }

    #[inline]
    fn serialize_map(self, _length: Option<usize>) -> Result<Flatten<'a>, serde_json::Error> {
        Ok(self.begin(b'{'))
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Flatten<'a>, serde_json::Error> {
        Ok(self.begin(b'{'))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Flatten<'a>, serde_json::Error> {
        Ok(self.begin_within(variant, b'{'))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), serde_json::Error> {
        serde_json::Serializer::new(self.0).collect_str(value)
    }
}

/// A list or an object that is being written.
struct Flatten<'a> {
    text: &'a mut Vec<u8>,
    /// Whether nothing stands in it yet.
    first: bool,
    end: u8,
    /// Whether it is the only member of an object around it.
    around: bool,
}

impl Flatten<'_> {
    #[inline]
    fn separate(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.text.push(b',');
        }
    }

    #[inline]
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        self.separate();
        value.serialize(Flat(self.text))
    }

    #[inline]
    fn member<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        self.key(key);
        value.serialize(Flat(self.text))
    }

    #[inline]
    fn finish(self) -> Result<(), serde_json::Error> {
        self.text.push(self.end);
        if self.around {
            self.text.push(b'}');
        }
        Ok(())
    }
}

gathers! { Flatten }

impl Keyed for Flatten<'_> {
    #[inline]
    fn key(&mut self, key: &str) {
        self.separate();
        plain_text(self.text, key);
        self.text.push(b':');
    }
}

impl SerializeMap for Flatten<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), serde_json::Error> {
        key.serialize(Key(self))
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(
        &mut self,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        value.serialize(Flat(self.text))
    }

    #[inline]
    fn end(self) -> Result<(), serde_json::Error> {
        self.finish()
    }
}
