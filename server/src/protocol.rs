//! What goes over the wire, in one place. `docs/protocol.md` says how it is used; the types of the
//! page are made from these.

use std::collections::BTreeMap;

use kontor_engine::record::RecordedResult;
use kontor_engine::setup::{Info, OptionValue};
use kontor_engine::table::Shown;
use kontor_engine::{Posting, Seat, Standing};
use kontor_store::{Moment, PersonId, Status, TableId, Version};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;
use utoipa::ToSchema;

/// The longest line of chat, in characters.
pub const MAX_CHAT: usize = 500;

/// The longest id of a client's message.
pub const MAX_MESSAGE_ID: usize = 64;

/// How many lines of chat are sent to who comes to a table.
pub const CHAT_LINES: u32 = 100;

/// Somebody, as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PersonShown {
    /// The person's id.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: PersonId,
    /// What they are called.
    pub name: String,
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

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameShown {
    /// What is fixed about it: id, name, seats, editions, options.
    #[schema(value_type = Object)]
    pub info: &'static Info,
    /// The bots, weakest first.
    pub policies: Vec<PolicyShown>,
}

/// A level of bots.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PolicyShown {
    /// Its name.
    pub name: &'static str,
    /// How it plays.
    pub about: &'static str,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as one likes.
    #[default]
    None,
    /// Everybody plays at the same time: seconds for each turn, and a bank of seconds for the
    /// whole game that turns may overdraw.
    Live {
        /// Seconds for each turn, 1 to 3,600.
        turn: u32,
        /// Seconds for the whole game on top, up to 36,000.
        bank: u32,
    },
    /// One comes back now and then: hours for each move.
    Correspondence {
        /// Hours for each move, 1 to 720.
        hours: u32,
    },
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Spectators {
    /// Only who has a seat.
    None,
    /// Everybody who knows the table.
    #[default]
    Open,
    /// Everybody who knows the table, some steps later.
    Delayed {
        /// How many steps later, 1 to 200.
        steps: u32,
    },
}

/// What becomes of a game when only bots are left.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotsAlone {
    /// It waits until somebody takes a seat back.
    #[default]
    Stop,
    /// The bots play it to its end.
    Finish,
}

/// What was chosen for a table beside the game's own options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Whether it stands in the lobby; otherwise only who has the link finds it.
    #[serde(default = "yes")]
    pub listed: bool,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// Who may watch.
    #[serde(default)]
    pub spectators: Spectators,
    /// The level of bots that stand in for who leaves or runs out of time; the game's best if none
    /// is named.
    #[serde(default)]
    pub level: Option<String>,
    /// What becomes of the game when only bots are left.
    #[serde(default)]
    pub bots_alone: BotsAlone,
}

fn yes() -> bool {
    true
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listed: true,
            clock: Clock::default(),
            spectators: Spectators::default(),
            level: None,
            bots_alone: BotsAlone::default(),
        }
    }
}

/// A table that somebody wants to make.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableWanted {
    /// The game's id.
    pub game: String,
    /// The edition's id, if not the first.
    #[serde(default)]
    #[ts(optional)]
    pub edition: Option<String>,
    /// The game's options that are not to have their defaults.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, OptionValue>,
    /// How many seats at most.
    pub seats: usize,
    /// Everything else.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub settings: Settings,
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct TableMade {
    /// Its id, as in the link.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub table: TableId,
}

/// A seat and who is in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatShown {
    /// What the seat is called in this game.
    pub name: String,
    /// The people who share it, in the order they came.
    pub people: Vec<PersonShown>,
    /// The level of the bot that plays it now.
    pub bot: Option<String>,
}

/// A table in the lobby, or one of one's own.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct TableShown {
    /// Its id, as in the link.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The edition's id.
    pub edition: String,
    /// The game's options.
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, OptionValue>,
    /// What else was chosen.
    pub settings: Settings,
    /// Where it stands.
    #[ts(type = "\"waiting\" | \"playing\" | \"finished\" | \"closed\"")]
    #[schema(value_type = String)]
    pub status: Status,
    /// Who decides when it starts.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub host: PersonId,
    /// The seats in order.
    pub seats: Vec<SeatShown>,
    /// The seats that are to act; the lobby does not tell.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub created: Moment,
}

/// What a viewer sees of a table: the document that changes are told of.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Document {
    /// The table.
    #[serde(flatten)]
    pub table: TableShown,
    /// The SHA-256 of the seed that all chance comes from.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// Somebody wants to take back what others have to agree to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoAsked>,
    /// The seats that want to close the table.
    #[schema(value_type = Vec<u8>)]
    pub closing: Vec<Seat>,
    /// Where the next game of these people is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
    /// The game, once it began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub play: Option<PlayShown>,
}

/// A wish to take steps back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoAsked {
    /// Who asks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many steps would be taken back.
    pub steps: usize,
    /// Who agreed so far.
    #[schema(value_type = Vec<u8>)]
    pub agreed: Vec<Seat>,
}

/// A game as a viewer sees it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PlayShown {
    /// How many steps the record has.
    pub steps: usize,
    /// The game's own view: what this viewer may know.
    #[ts(type = "any")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// How the seats stand.
    #[ts(type = "{ wealth: (number | null)[]; places: number[] | null; ending: string | null }")]
    #[schema(value_type = Object)]
    pub standing: Standing,
    /// The time of each seat; none where there is no clock.
    pub clocks: Vec<ClockShown>,
    /// What is asked of this viewer's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
    /// What this viewer's seat may do now.
    #[schema(value_type = Vec<Object>)]
    pub choices: Vec<Shown>,
    /// Whether this viewer's seat can take its last action back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoOffer>,
}

/// What taking back takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoOffer {
    /// Nothing: it can be done at once.
    Free,
    /// The agreement of the other people at the table.
    Ask,
}

/// The time of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ClockShown {
    /// When the seat's time is up, in milliseconds since 1970, while it is to act.
    #[ts(type = "number | null")]
    #[schema(value_type = Option<i64>)]
    pub deadline: Option<Moment>,
    /// What is left in its bank, in milliseconds.
    #[ts(type = "number")]
    pub bank: i64,
}

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

/// What can be done at a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Plays an action of the own seat.
    Act {
        /// The action, from the choices.
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
        /// Which; the first free one if none is named.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// Whether to sit down beside who has it already.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        share: bool,
    },
    /// Leaves the seat; in a game, a bot plays on.
    LeaveSeat,
    /// Takes the own seat back from the bot.
    ReturnToSeat,
    /// Gives a free seat to a bot.
    AddBot {
        /// Which seat; the first free one if none is named.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// Its level; the game's best if none is named.
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
    /// Why, with the names of figures in braces.
    pub reason: String,
    /// The figures.
    #[ts(type = "Record<string, string | number>")]
    #[schema(value_type = Object)]
    pub figures: Box<serde_json::Map<String, Json>>,
    /// Why, with the figures filled in.
    pub text: String,
}

/// What a socket at a table says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum TableMessage {
    /// Everything, as this viewer sees it.
    State {
        /// The version it shows.
        #[ts(type = "number")]
        version: Version,
        /// The own seat.
        seat: Option<Seat>,
        /// What is seen.
        #[ts(as = "Document")]
        document: Json,
    },
    /// The version the client has is known; what it misses follows as changes.
    Resumed {
        /// The version the client has.
        #[ts(type = "number")]
        version: Version,
        /// The own seat.
        seat: Option<Seat>,
    },
    /// What changed.
    Change(Change),
    /// A message was carried out.
    Done(Done),
    /// A message was not carried out.
    Refused {
        /// The message's id, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        problem: Problem,
    },
    /// Somebody said something.
    Said(Said),
    /// Who is here.
    Presence {
        /// Everybody with a name.
        here: Vec<PersonShown>,
        /// How many look on without one.
        others: usize,
    },
    /// The server stops; come back in a moment.
    Stopping,
}

/// What changed from one version to another.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Change {
    /// The version it applies to.
    #[ts(type = "number")]
    pub since: Version,
    /// The version it leads to.
    #[ts(type = "number")]
    pub version: Version,
    /// How the document changes.
    #[ts(type = "Record<string, unknown> | [unknown]")]
    pub delta: Json,
    /// What happened, in order.
    pub steps: Vec<StepShown>,
}

/// A step of the game, as a viewer saw it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct StepShown {
    /// Which step of the record, from 1.
    pub step: usize,
    /// Whose action it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// How many steps it took back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<usize>,
    /// What happened in it.
    #[schema(value_type = Vec<Object>)]
    pub happened: Vec<HappenedShown>,
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum HappenedShown {
    /// An event of the game.
    Event {
        /// The event, for animation.
        #[ts(type = "any")]
        event: Json,
        /// The event in words.
        text: String,
    },
    /// Money that moved.
    Posting {
        /// From where, to where, how much, why.
        posting: Posting,
    },
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Said {
    /// Lines of a table count from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// Who said it.
    pub person: PersonShown,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub at: Moment,
}

/// What the lobby's socket says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum LobbyMessage {
    /// All tables in the lobby, newest first.
    Tables {
        /// The tables.
        tables: Vec<TableShown>,
    },
    /// A table is new or has changed.
    Table {
        /// The table.
        table: Box<TableShown>,
    },
    /// A table is no longer in the lobby.
    Gone {
        /// Which.
        #[ts(type = "string")]
        table: TableId,
    },
    /// The server stops; come back in a moment.
    Stopping,
}

/// A table and what somebody sees of it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Look {
    /// The version it shows.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub version: Version,
    /// The own seat.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What is seen.
    #[ts(as = "Document")]
    #[schema(value_type = Document)]
    pub document: Json,
}

/// A game at one of its steps.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayedStep {
    /// How many steps were played.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// Everything as the viewer saw it then.
    pub play: PlayShown,
    /// The step that led here; none before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<StepShown>,
}

/// What happened so far, as a viewer saw it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct History {
    /// Every step with what each seat owned after it.
    pub steps: Vec<HistoryStep>,
}

/// A step, and what each seat owned after it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct HistoryStep {
    /// The step.
    #[serde(flatten)]
    pub step: StepShown,
    /// The wealth of each seat; none where the viewer may not know.
    #[ts(type = "(number | null)[]")]
    #[schema(value_type = Vec<Option<i64>>)]
    pub wealth: Vec<Option<kontor_engine::Money>>,
}

/// A finished game of a player.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GamePlayed {
    /// The table.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The edition's id.
    pub edition: String,
    /// The player's seat.
    pub seat: usize,
    /// The seats in order.
    pub seats: Vec<SeatShown>,
    /// How it ended.
    #[ts(type = "{ wealth: number[]; places: number[]; ending: string } | null")]
    #[schema(value_type = Object)]
    pub result: Option<RecordedResult>,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub ended: Moment,
}
