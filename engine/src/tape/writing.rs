//! How values write themselves onto a tape.

use std::fmt::Display;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::key::Key;
use super::run::Sameness;
use super::{Tape, WHOLE};

macro_rules! plain {
    ($($method:ident: $type:ty,)*) => {
        $(fn $method(self, value: $type) -> Result<(), serde_json::Error> {
            self.plain(&value)
        })*
    };
}

macro_rules! whole {
    ($($method:ident: $type:ty,)*) => {
        $(fn $method(self, value: $type) -> Result<(), serde_json::Error> {
            self.literal(itoa::Buffer::new().format(value))
        })*
    };
}

impl<'a> Serializer for &'a mut Tape {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Writing<'a>;
    type SerializeTuple = Writing<'a>;
    type SerializeTupleStruct = Writing<'a>;
    type SerializeTupleVariant = Writing<'a>;
    type SerializeMap = Writing<'a>;
    type SerializeStruct = Writing<'a>;
    type SerializeStructVariant = Writing<'a>;

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

    fn serialize_str(self, value: &str) -> Result<(), serde_json::Error> {
        let part = self.here();
        self.note_hash(part);
        super::plain_text(&mut self.text, value);
        self.finish(part);
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

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        if name == WHOLE { self.whole(value) } else { value.serialize(self) }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        self.begin(b'{');
        self.key(variant);
        self.value_of(value)?;
        self.end(b'}');
        Ok(())
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Writing<'a>, serde_json::Error> {
        self.begin(b'[');
        Ok(Writing { tape: self, end: b']', around: false })
    }

    fn serialize_tuple(self, _length: usize) -> Result<Writing<'a>, serde_json::Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Writing<'a>, serde_json::Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Writing<'a>, serde_json::Error> {
        self.begin(b'{');
        self.key(variant);
        self.begin(b'[');
        Ok(Writing { tape: self, end: b']', around: true })
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Writing<'a>, serde_json::Error> {
        self.begin(b'{');
        Ok(Writing { tape: self, end: b'}', around: false })
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Writing<'a>, serde_json::Error> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Writing<'a>, serde_json::Error> {
        self.begin(b'{');
        self.key(variant);
        self.begin(b'{');
        Ok(Writing { tape: self, end: b'}', around: true })
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), serde_json::Error> {
        let part = self.here();
        self.note_hash(part);
        serde_json::Serializer::new(&mut self.text).collect_str(value)?;
        self.finish(part);
        Ok(())
    }
}

/// A list or an object that is being written.
#[derive(Debug)]
pub struct Writing<'a> {
    tape: &'a mut Tape,
    end: u8,
    /// Whether it is the only member of an object around it: a variant with its content.
    around: bool,
}

impl Writing<'_> {
    fn finish(self) -> Result<(), serde_json::Error> {
        self.tape.end(self.end);
        if self.around {
            self.tape.end(b'}');
        }
        Ok(())
    }

    #[inline]
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        if self.tape.runs_on(None, Sameness::Hashed) { Ok(()) } else { self.tape.value_of(value) }
    }

    #[inline]
    fn member<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        if self.tape.runs_on(Some(key), Sameness::Hashed) {
            return Ok(());
        }
        self.tape.key(key);
        self.tape.value_of(value)
    }
}

gathers! { Writing }

impl SerializeMap for Writing<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), serde_json::Error> {
        key.serialize(Key(&mut *self.tape))
    }

    fn serialize_value<T: Serialize + ?Sized>(
        &mut self,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        self.tape.value_of(value)
    }

    fn end(self) -> Result<(), serde_json::Error> {
        self.finish()
    }
}
