//! An object written member by member: what is known to be the same for who looks beside is copied without a look
//! at it.

use serde::Serialize;
use serde::ser::{Error as _, SerializeStruct, Serializer};

use super::run::Sameness;
use super::{Tape, is_same};

/// Writes an object; nothing else.
pub(super) struct Members<'a> {
    pub(super) tape: &'a mut Tape,
    /// The keys of what is the same.
    pub(super) shared: &'a [&'a str],
}

fn no_object<T>() -> Result<T, serde_json::Error> {
    Err(serde_json::Error::custom("only an object has members"))
}

impl<'a> Serializer for Members<'a> {
    type SerializeStruct = Members<'a>;

    refuses! { no_object }

    refuses! { no_object as ():
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_char(char),
        serialize_str(&str),
        serialize_unit_variant(&'static str, u32, &'static str),
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), serde_json::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        value.serialize(self)
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Members<'a>, serde_json::Error> {
        self.tape.begin(b'{');
        Ok(self)
    }
}

impl SerializeStruct for Members<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        let is_this = |shared: &&str| is_same(shared.as_bytes(), key.as_bytes());
        let shared = self.shared.iter().any(is_this);
        if shared && self.tape.runs_on(Some(key), Sameness::Beside) {
            return Ok(());
        }
        self.tape.key(key);
        if !(shared && self.tape.same_as_beside()) {
            self.tape.write(value);
        }
        Ok(())
    }

    fn end(self) -> Result<(), serde_json::Error> {
        self.tape.end(b'}');
        Ok(())
    }
}
