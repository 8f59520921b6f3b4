//! Games and tables: what there is, what is wanted, what is chosen, who sits where.

use std::collections::BTreeMap;

use kontor_engine::Seat;
use kontor_engine::record::Record;
use kontor_engine::{Info, OptionValue, Text};
use kontor_store::{Moment, PersonId, Status, TableId, Version};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::protocol::{PersonShown, Problem};

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameShown {
    /// What is fixed about it: id, name, seats, editions, options.
    #[schema(value_type = Object)]
    pub info: &'static Info,
    /// The levels of bots to choose from, weakest first.
    pub policies: Vec<PolicyShown>,
    /// The words of name, money, banks, editions, options, endings, reasons and bots by their ids in the
    /// files of texts (`game-name`, `option-rounds`), in the language that was asked for.
    pub words: BTreeMap<String, String>,
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
    /// The level of bots that stand in for who leaves or runs out of time; `medium` if none is named.
    #[serde(default)]
    pub level: Option<String>,
    /// What becomes of the game when only bots are left.
    #[serde(default)]
    pub bots_alone: BotsAlone,
    /// Whether programs may sit down that others than who opened the table answer for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub programs: bool,
    /// Whether its dice could be known beforehand: the server's word, whatever is wanted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub known_dice: bool,
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
            programs: false,
            known_dice: false,
        }
    }
}

impl Settings {
    /// Whether all of it makes sense.
    pub fn check(&self) -> Result<(), Problem> {
        self.clock.check()?;
        match self.spectators {
            Spectators::Delayed { steps } => Problem::unless((1..=200).contains(&steps), "delay"),
            Spectators::None | Spectators::Open => Ok(()),
        }
    }
}

/// A moment of a game that somebody wants to play on from, against bots.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionWanted {
    /// The table of a finished game here.
    #[serde(default)]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub table: Option<TableId>,
    /// Or the record of any game.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub record: Option<Box<Record>>,
    /// After how many of its steps.
    pub step: usize,
    /// The seat to play; bots have the others.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Everything else; the level is that of the bots.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub settings: Settings,
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

/// Some of the tables in the lobby: first those where a seat is free, of those the newest first.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LobbyPage {
    /// The tables.
    pub tables: Vec<TableShown>,
    /// What to name to be told the next; none after the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
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
    /// What the seat is called in this game, in no language: the names of its people, or the id of its bot
    /// with a number. A bot's name in words is `bot-ID-name` of the texts.
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
    /// The version of the game's rules that it is played by; a new table has the newest.
    pub rules: u32,
    /// The edition's id.
    pub edition: String,
    /// The game's options, each with its value by that version.
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, OptionValue>,
    /// Whether it plays by the printed rules.
    pub printed: bool,
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
    /// When the time of each of them is up, in milliseconds since 1970, where there is a clock; told to
    /// those who sit there alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "Array<number | null>")]
    #[schema(value_type = Vec<Option<i64>>)]
    pub deadlines: Vec<Option<Moment>>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub created: Moment,
    /// Why it does not go on, if its log cannot be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub halted: Option<Halted>,
}

/// Where the log of a table cannot be played, and by which rule or why. What is in it is not told: it may be
/// hidden from who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Halted {
    /// The entry of the log, from 1; 0 if the table cannot even be set up.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub entry: Version,
    /// The rule of the game that refuses it; none if it cannot be read, or if nothing can be played at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Why nothing of it can be played here, where that is so: its rules are of a newer program, or its game is
    /// gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub why: Option<Box<Text>>,
    /// Whom to tell, as who runs the server says; none if they do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub whom: Option<String>,
}
