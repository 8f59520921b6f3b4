//! The keys of maps on a tape.

use std::fmt::Display;

use serde::Serialize;
use serde::ser::{Error as _, Impossible, Serializer};

/// What keys are written into.
pub(super) trait Keyed {
    /// Writes the key of a member, whose value has to follow.
    fn key(&mut self, key: &str);
}

/// Writes the key of a map, which is a text or becomes one.
pub(super) struct Key<'a, W>(pub(super) &'a mut W);

macro_rules! number_keys {
    ($($method:ident: $type:ty,)*) => {
        $(fn $method(self, value: $type) -> Result<(), serde_json::Error> {
            self.collect_str(&value)
        })*
    };
}

fn no_key<T>() -> Result<T, serde_json::Error> {
    Err(serde_json::Error::custom("a key is a text or a number"))
}

impl<W: Keyed> Serializer for Key<'_, W> {
    type SerializeStruct = Impossible<(), serde_json::Error>;

    refuses! { no_key }

    refuses! { no_key as Self::SerializeStruct: serialize_struct(&'static str, usize), }

    number_keys! {
        serialize_bool: bool,
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_u64: u64,
        serialize_char: char,
    }

    #[inline]
    fn serialize_str(self, key: &str) -> Result<(), serde_json::Error> {
        self.0.key(key);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _value: &T) -> Result<(), serde_json::Error> {
        no_key()
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
        _name: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        value.serialize(self)
    }

    fn collect_str<T: Display + ?Sized>(self, key: &T) -> Result<(), serde_json::Error> {
        self.0.key(&key.to_string());
        Ok(())
    }
}
