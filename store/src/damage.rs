//! What is wrong with what is stored.

use std::fmt;

use kontor_engine::{Arg, Text};

/// What is wrong with what is stored: a message's id with where it is. Words are put to it for who runs the program; it
/// names nothing that is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage(pub Text);

impl Damage {
    /// The damage that this message tells.
    pub fn new(id: &'static str) -> Damage {
        Damage(Text::new(id))
    }

    /// Where it is, or what is there.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Damage {
        Damage(self.0.with(name, arg))
    }

    /// A row of one table of the database names one of another that is not there.
    pub(crate) fn stray(table: String, other: String) -> Damage {
        Damage::new("damaged-stray").with("table", table).with("other", other)
    }

    /// As the database itself says it.
    pub fn said(words: impl Into<String>) -> Damage {
        Damage(Text::as_is(words.into()))
    }
}

/// For the log: `damaged-entry table=… entry=77`.
impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.id)?;
        for (name, arg) in &self.0.args {
            match arg {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Word(word) => write!(f, " {name}={word}")?,
                other => write!(f, " {name}={other:?}")?,
            }
        }
        Ok(())
    }
}
