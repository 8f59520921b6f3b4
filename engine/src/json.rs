//! JSON from outside, in which every key stands once.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value as Json};

/// Reads any JSON, and refuses an object in which a key stands twice: of two values, which one counts
/// would depend on who reads it.
pub fn unique<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
    Unique::deserialize(deserializer).map(|Unique(json)| json)
}

/// The same for a field that may be missing.
pub fn some_unique<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Json>, D::Error> {
    unique(deserializer).map(Some)
}

struct Unique(Json);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique, D::Error> {
        deserializer.deserialize_any(UniqueKeys).map(Unique)
    }
}

struct UniqueKeys;

impl<'de> Visitor<'de> for UniqueKeys {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_none<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        unique(deserializer)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(Unique(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut map = Map::new();
        while let Some((key, Unique(value))) = entries.next_entry::<String, Unique>()? {
            if map.contains_key(&key) {
                return Err(A::Error::custom(format_args!("\"{key}\" stands there twice")));
            }
            map.insert(key, value);
        }
        Ok(Json::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::Value as Json;

    #[derive(Deserialize, Debug)]
    struct Message {
        #[serde(deserialize_with = "super::unique")]
        action: Json,
    }

    #[test]
    fn a_key_that_stands_twice_is_refused() {
        let read = |action: &str| {
            let message: Result<Message, _> =
                serde_json::from_str(&format!("{{\"action\":{action}}}"));
            message.map(|message| message.action).map_err(|error| error.to_string())
        };
        for good in
            [r#"{"do":"buy","list":[1,-2,2.5,{"a":null}],"flag":true}"#, "null", "[]", "\"a\""]
        {
            assert_eq!(read(good), Ok(serde_json::from_str(good).unwrap()), "{good}");
        }
        for bad in [r#"{"do":"buy","do":"sell"}"#, r#"[{"deep":{"a":1,"b":2,"a":1}}]"#] {
            assert!(read(bad).unwrap_err().contains("stands there twice"), "{bad}");
        }
    }
}
