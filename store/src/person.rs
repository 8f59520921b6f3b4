//! People: guests, those who claimed their name, and the programs that they let play.

use crate::columns::Columns;
use crate::error::StoreError;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::name::Name;

/// Somebody who is about to come in.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct NewPerson {
    /// A fresh id.
    pub id: PersonId,
    /// The name they chose.
    pub name: Name,
    /// Who answers for it, if it is a program.
    pub owner: Option<PersonId>,
    pub at: Moment,
}

/// Somebody who came in.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// Stays the same for ever.
    pub id: PersonId,
    /// What they are called now; [`ANONYMOUS`](crate::ANONYMOUS) after the account was deleted.
    pub name: String,
    /// The hash of the password with which the name was claimed. Guests have none.
    pub password: Option<String>,
    /// Who answers for it, if it is a program.
    pub owner: Option<PersonId>,
    /// The language they chose to read: `ru`. None for whom the browser says it.
    pub language: Option<String>,
    /// Grows whenever all who are signed in as this person must sign in anew: with a new password,
    /// when the person signs out, and when the account is deleted. A cookie of another epoch is void.
    pub epoch: i64,
    /// When they first came.
    pub created: Moment,
    /// When they were last here, as far as it was stored.
    pub seen: Moment,
    /// Whether the account was deleted.
    pub deleted: bool,
}

impl Person {
    pub(crate) fn read(row: &impl Columns) -> Result<Person, StoreError> {
        Ok(Person {
            id: row.parsed("id")?,
            name: row.text("name")?,
            password: row.maybe_text("password")?,
            owner: row.maybe_parsed("owner")?,
            language: row.maybe_text("language")?,
            epoch: row.number("epoch")?,
            created: row.moment("created")?,
            seen: row.moment("seen")?,
            deleted: row.maybe_number("deleted")?.is_some(),
        })
    }

    /// Whether the name belongs to nobody for good.
    pub fn is_guest(&self) -> bool {
        self.password.is_none() && !self.is_program()
    }

    /// Whether it is a program.
    pub fn is_program(&self) -> bool {
        self.owner.is_some()
    }
}

/// A hash in a log would invite guessing.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("guest", &self.is_guest())
            .field("owner", &self.owner)
            .field("epoch", &self.epoch)
            .field("deleted", &self.deleted)
            .finish_non_exhaustive()
    }
}
