//! What a client says to a table, and the answer.

use kontor_engine::json::unique;
use kontor_engine::{Seat, Text};
use kontor_store::{PersonId, TableId, Version};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::orders::Order;
use crate::pace::Pace;

/// The longest line of chat, in characters.
pub const MAX_CHAT: usize = 500;

/// The longest id of a client's message.
pub const MAX_MESSAGE_ID: usize = 64;

/// A message to a table, with an id of the client's own choice. Of the same person, the same id is
/// carried out once, however often it is sent.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Request {
    /// 1 to 64 characters.
    pub id: String,
    /// What to do.
    #[serde(flatten)]
    pub command: Command,
}

impl Request {
    /// Reads a message. Nearly all are actions, and those are read without being kept in pieces until it is known what
    /// they are; whatever is wrong with one is said as of any other message.
    pub fn read(text: &str) -> Result<Request, serde_json::Error> {
        // Of a list it would be asked what stands where.
        let is_object = text.trim_start().starts_with('{');
        let acting = if is_object { serde_json::from_str(text).ok() } else { None };
        match acting {
            Some(Acting { id, doing: "act", action, seat, version }) => {
                Ok(Request { id, command: Command::Act { action, seat, version } })
            }
            _ => serde_json::from_str(text),
        }
    }
}

/// A message that is an action.
#[derive(Deserialize)]
struct Acting<'a> {
    id: String,
    #[serde(rename = "do")]
    doing: &'a str,
    #[serde(deserialize_with = "unique")]
    action: Json,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    version: Option<Version>,
}

/// What can be done at a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Plays an action of the own seat.
    Act {
        /// The action, from the choices.
        #[serde(deserialize_with = "unique")]
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        action: Json,
        /// The seat, where one wants to be sure.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// Only if nothing was played after this version.
        #[serde(default)]
        #[ts(optional, type = "number")]
        #[schema(value_type = Option<i64>)]
        version: Option<Version>,
    },
    /// Takes the own last action back, or asks for it.
    Undo,
    /// Answers somebody who asked to take back.
    AnswerUndo {
        /// Whether it is agreed to.
        agree: bool,
    },
    /// Says something to all at the table.
    Say {
        /// Up to 500 characters.
        text: String,
    },
    /// Takes a seat before the game.
    TakeSeat {
        /// Which; if none is named the first free one, or the place of a bot, which gives way.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// Whether to ask who has it already to share it.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        share: bool,
    },
    /// Answers who asked to share the own seat; or, as who asked, no longer wants to.
    AnswerShare {
        /// Who asked.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        person: PersonId,
        /// Whether it is agreed to.
        agree: bool,
    },
    /// Asks somebody to leave the table before the game, for good.
    RemovePerson {
        /// Whom.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        person: PersonId,
    },
    /// Leaves the seat; in a game, a bot plays on.
    LeaveSeat,
    /// Takes the own seat back from the bot.
    ReturnToSeat,
    /// Gives a free seat to a bot.
    AddBot {
        /// Which seat; the first free one if none is named, or if somebody was quicker.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// Its level; `medium` if none is named.
        #[serde(default)]
        #[ts(optional)]
        policy: Option<String>,
    },
    /// Sends a bot away before the game.
    RemoveBot {
        /// From which seat.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Starts the game with the seats that are taken.
    Start,
    /// Votes to close the table, or no longer.
    VoteToClose {
        /// Whether to close it.
        close: bool,
    },
    /// Makes a table for another game with the same choices.
    Rematch,
    /// Has something done by itself in the auction that is on; without `order`, no longer.
    Order {
        /// What. Nobody else is told.
        #[serde(default)]
        #[ts(optional)]
        order: Option<Order>,
    },
    /// The page has shown what happened: bots wait for it.
    Shown {
        /// Up to which version.
        #[ts(type = "number")]
        #[schema(value_type = i64)]
        version: Version,
        /// How fast this person wants bots to play.
        #[serde(default)]
        #[ts(optional, as = "Option<Pace>")]
        pace: Pace,
    },
}

/// The answer to a message that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Done {
    /// The message's id.
    pub id: String,
    /// The version after it.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub version: Version,
    /// The table that was made, for a rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub table: Option<TableId>,
}

/// Why something was not done, in plain words. Nothing was changed.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of problem, in one word.
    pub error: &'static str,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Why, to be put into words of the reader's language.
    #[schema(value_type = Object)]
    pub say: Box<Text>,
    /// The same in English, for programs.
    pub text: String,
    /// After how many seconds it may be tried again, where waiting helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub retry_after: Option<u64>,
    /// Which limit was hit, for the operator's figures.
    #[serde(skip)]
    #[ts(skip)]
    #[schema(ignore)]
    pub limit: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_as_any_message_is() {
        for text in [
            r#"{"id":"c7","do":"act","action":{"do":"buy","kind":"silk"},"version":31}"#,
            r#"{"action":{"do":"pass","of":[1,-2,0.5,null,"ф\u0444"]},"seat":2,"do":"act","id":"\n","what":{"a":1}}"#,
            r#"{"id":"c7","do":"act","action":null,"seat":null,"version":null}"#,
            r#"{"id":"c7","do":"act"}"#,
            r#"{"do":"act","action":{}}"#,
            r#"{"id":7,"do":"act","action":{}}"#,
            r#"{"id":"a","do":"act","action":{},"seat":300}"#,
            r#"{"id":"a","do":"act","action":{},"seat":"2"}"#,
            r#"{"id":"a","id":"b","do":"act","action":{}}"#,
            r#"{"id":"a","do":"act","do":"undo","action":{}}"#,
            r#"{"id":"a","do":"act","action":{},"action":{}}"#,
            r#"{"id":"a","do":"act","action":{"x":1,"x":2}}"#,
            r#"{"id":"a","do":"act","action":{}} and more"#,
            r#"{"id":"a","do":"undo"}"#,
            r#"{"id":"a","do":"say","text":"hm"}"#,
            r#"{"id":"a","do":"fly"}"#,
            r#"["a","act",{},null,null]"#,
            r#"{"id":"a","do":{"act":null},"action":{}}"#,
            r#"{"id":"a","do":"\u0061ct","action":{}}"#,
            r#"{"id":"a","do":"answer_undo","agree":true,"action":{}}"#,
            "",
        ] {
            let told = |request: Result<Request, serde_json::Error>| match request {
                Ok(request) => format!("{request:?}"),
                Err(error) => error.to_string(),
            };
            assert_eq!(told(Request::read(text)), told(serde_json::from_str(text)), "{text}");
        }
    }
}
