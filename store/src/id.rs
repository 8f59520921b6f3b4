//! What people and tables are known by: random, and not to be guessed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// The letters of an id: lower case, without those that are mistaken for others.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters an id has: 80 bits of randomness.
const LENGTH: usize = 16;

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id is {LENGTH} letters and digits")]
pub struct BadId;

/// The letters themselves, and not a text elsewhere in memory: an action passes a dozen ids on.
type Letters = [u8; LENGTH];

fn random() -> Letters {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes.map(|byte| LETTERS[usize::from(byte % 32)])
}

fn check(text: &str) -> Result<Letters, BadId> {
    let letters = Letters::try_from(text.as_bytes()).map_err(|_| BadId)?;
    if letters.iter().all(|letter| LETTERS.contains(letter)) { Ok(letters) } else { Err(BadId) }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(Letters);

        impl $name {
            /// A new one, drawn from the system's randomness.
            pub fn random() -> $name {
                $name(random())
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                str::from_utf8(&self.0).expect("the letters of an id are text")
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($name)).field(&self.as_str()).finish()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                check(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<$name, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }
    };
}

id! {
    /// A person, guest or not. Stays the same when the name changes.
    PersonId
}

id! {
    /// A table. Whoever knows it has been told: it stands in the link of invitation.
    TableId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_are_read_back() {
        let (one, other) = (TableId::random(), TableId::random());
        assert_ne!(one, other);
        assert_eq!(one.to_string().parse(), Ok(one.clone()));
        assert_eq!(format!("{one:?}"), format!("TableId(\"{one}\")"));
        assert_eq!(serde_json::to_string(&one).unwrap(), format!("\"{one}\""));
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "short", "UPPERCASELETTERS", "0123456789abcdefg", "0123456789abcdeé"] {
            assert_eq!(text.parse::<PersonId>(), Err(BadId), "{text}");
        }
        assert!(serde_json::from_str::<PersonId>("\"'; drop table --\"").is_err());
    }
}
