//! What the serializers of a tape have in common.

/// A list or an object that takes its parts one by one: by `part`, by `member` with a key, until `finish`.
macro_rules! gathers {
    ($name:ident) => {
        gathers! { items of $name:
            SerializeSeq::serialize_element,
            SerializeTuple::serialize_element,
            SerializeTupleStruct::serialize_field,
            SerializeTupleVariant::serialize_field,
        }

        gathers! { members of $name:
            SerializeStruct,
            SerializeStructVariant,
        }
    };
    (items of $name:ident: $($trait:ident::$method:ident,)*) => {
        $(impl serde::ser::$trait for $name<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), serde_json::Error> {
                self.part(item)
            }

            #[inline]
            fn end(self) -> Result<(), serde_json::Error> {
                self.finish()
            }
        })*
    };
    (members of $name:ident: $($trait:ident,)*) => {
        $(impl serde::ser::$trait for $name<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), serde_json::Error> {
                self.member(key, value)
            }

            #[inline]
            fn end(self) -> Result<(), serde_json::Error> {
                self.finish()
            }
        })*
    };
}

/// What neither a key nor an object of members can be: refused by the function of this name.
macro_rules! refuses {
    ($refuse:ident) => {
        type Ok = ();
        type Error = serde_json::Error;
        type SerializeSeq = serde::ser::Impossible<(), serde_json::Error>;
        type SerializeTuple = serde::ser::Impossible<(), serde_json::Error>;
        type SerializeTupleStruct = serde::ser::Impossible<(), serde_json::Error>;
        type SerializeTupleVariant = serde::ser::Impossible<(), serde_json::Error>;
        type SerializeMap = serde::ser::Impossible<(), serde_json::Error>;
        type SerializeStructVariant = serde::ser::Impossible<(), serde_json::Error>;

        refuses! { $refuse as ():
            serialize_f32(f32),
            serialize_f64(f64),
            serialize_bytes(&[u8]),
            serialize_none(),
            serialize_unit(),
            serialize_unit_struct(&'static str),
        }

        fn serialize_newtype_variant<T: Serialize + ?Sized>(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: &T,
        ) -> Result<(), serde_json::Error> {
            $refuse()
        }

        refuses! { $refuse as Self::SerializeSeq: serialize_seq(Option<usize>), }
        refuses! { $refuse as Self::SerializeTuple: serialize_tuple(usize), }
        refuses! { $refuse as Self::SerializeTupleStruct:
            serialize_tuple_struct(&'static str, usize),
        }
        refuses! { $refuse as Self::SerializeTupleVariant:
            serialize_tuple_variant(&'static str, u32, &'static str, usize),
        }
        refuses! { $refuse as Self::SerializeMap: serialize_map(Option<usize>), }
        refuses! { $refuse as Self::SerializeStructVariant:
            serialize_struct_variant(&'static str, u32, &'static str, usize),
        }
    };
    ($refuse:ident as $ok:ty: $($method:ident($($type:ty),*),)*) => {
        $(fn $method(self, $(_: $type),*) -> Result<$ok, serde_json::Error> {
            $refuse()
        })*
    };
}
