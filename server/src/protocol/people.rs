//! People, as they sign in and as others see them.

use kontor_store::{Moment, PersonId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Somebody, as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PersonShown {
    /// The person's id.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Who answers for it, if it is a program.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub owner: Option<PersonId>,
}

/// Who the caller is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// The person's id.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Whether the name is not claimed with a password.
    pub guest: bool,
    /// Who answers for it, if it is a program.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub owner: Option<PersonId>,
    /// The language they chose to read; none for whom the browser says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub language: Option<String>,
}

/// A language that somebody wants to read.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LanguageWanted {
    /// `en`, `ru` or `pl`.
    pub language: String,
}

/// A name that somebody wants.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameWanted {
    /// 1 to 24 characters.
    pub name: String,
}

/// A name and its password.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The claimed name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// A password for the own name, with the present one if there is one.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordWanted {
    /// The new password, 8 to 256 characters.
    pub password: String,
    /// The present password; guests have none.
    #[serde(default)]
    #[ts(optional)]
    pub present: Option<String>,
}

/// The present password, for what cannot be taken back.
#[derive(Clone, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The present password; guests have none.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// A link of the operator's that signs one in.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkUsed {
    /// What follows `#link=` in it.
    pub link: String,
    /// A new password, for who lost the old one.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// A program that the caller lets play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ProgramShown {
    /// Its id.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: PersonId,
    /// What it is called.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub created: Moment,
    /// When it was last here, to the hour.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub seen: Moment,
}

/// A program with its key, which is said only now.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ProgramKey {
    /// The program.
    pub program: ProgramShown,
    /// What it says with every request: `Authorization: Bearer KEY`.
    pub key: String,
}
