//! People: guests, and those who claimed their name.

use crate::id::PersonId;
use crate::moment::Moment;
use crate::name::Name;

/// Somebody who is about to come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// A fresh id.
    pub id: PersonId,
    /// The name they chose.
    pub name: Name,
    /// When.
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
    /// Grows whenever all who are signed in as this person must sign in anew: with a new
    /// password, and when the account is deleted. A cookie of another epoch is void.
    pub epoch: i64,
    /// When they first came.
    pub created: Moment,
    /// When they were last here, as far as it was stored.
    pub seen: Moment,
    /// Whether the account was deleted.
    pub deleted: bool,
}

impl Person {
    /// Whether the name belongs to nobody for good.
    pub fn is_guest(&self) -> bool {
        self.password.is_none()
    }
}

/// A hash in a log would invite guessing.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("guest", &self.is_guest())
            .field("epoch", &self.epoch)
            .field("deleted", &self.deleted)
            .finish_non_exhaustive()
    }
}
