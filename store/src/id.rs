//! What people and tables are known by: random, and not to be guessed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The letters of an id: lower case, without those that are mistaken for others.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters an id has: 80 bits of randomness.
const LENGTH: usize = 16;

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id is {LENGTH} letters and digits")]
pub struct BadId;

fn random() -> String {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn check(text: &str) -> Result<String, BadId> {
    let fits = text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter));
    if fits { Ok(text.to_string()) } else { Err(BadId) }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// A new one, drawn from the system's randomness.
            pub fn random() -> $name {
                $name(random())
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
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
                id.0
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
        assert_eq!(one.to_string().parse(), Ok(one));
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "short", "UPPERCASELETTERS", "0123456789abcdefg", "0123456789abcdeé"] {
            assert_eq!(text.parse::<PersonId>(), Err(BadId), "{text}");
        }
        assert!(serde_json::from_str::<PersonId>("\"'; drop table --\"").is_err());
    }
}
