//! What a viewer sees of a table.

use kontor_engine::auction::AuctionShown;
use kontor_engine::shown::ShownChoice;
use kontor_engine::trade::OfferShown;
use kontor_engine::{Money, Seat, SeatSet, Standing, Text};
use kontor_store::{Moment, PersonId, TableId, Version};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::orders::Order;
use crate::protocol::{PersonShown, TableShown};

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
    /// How many of the first steps were laid out from another game; left out where it began at its beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub laid: Option<usize>,
    /// Somebody wants to take back what others have to agree to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoAsked>,
    /// The seats that want to close the table.
    #[schema(value_type = Vec<u8>)]
    pub closing: Vec<Seat>,
    /// When the vote about that ends, in milliseconds since 1970, where those who are away are waited
    /// for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    #[schema(value_type = Option<i64>)]
    pub closes: Option<Moment>,
    /// Who asks to share a seat, before the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ShareAsked>>")]
    pub sharing: Vec<ShareAsked>,
    /// The ids of those who were asked to leave the table, for good.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "string[]")]
    #[schema(value_type = Vec<String>)]
    pub removed: Vec<PersonId>,
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

/// Somebody who asks to share a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ShareAsked {
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who asks.
    pub person: PersonShown,
    /// The ids of those who sit there and agreed so far.
    #[ts(type = "string[]")]
    #[schema(value_type = Vec<String>)]
    pub agreed: Vec<PersonId>,
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
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// How the seats stand.
    #[ts(type = "{ wealth: (number | null)[]; places: number[] | null; ending: string | null }")]
    #[schema(value_type = Object)]
    pub standing: Standing,
    /// Who is nearest to winning, as far as the viewer may know; nobody where all are alike.
    #[schema(value_type = Vec<u8>)]
    pub ahead: SeatSet,
    /// What wins at this table.
    #[schema(value_type = Object)]
    pub wins: Text,
    /// Who is nearest to that and how near, as far as the viewer may know; after the end, who has won.
    #[schema(value_type = Object)]
    pub nearest: Text,
    /// When the game is over, what decided it, where that was not wealth alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Text>>")]
    #[schema(value_type = Vec<Object>)]
    pub decided: Vec<Text>,
    /// What each seat has in hand; none where the viewer may not know.
    #[ts(type = "(number | null)[]")]
    #[schema(value_type = Vec<Option<i64>>)]
    pub cash: Vec<Option<Money>>,
    /// The time of each seat; none where there is no clock.
    pub clocks: Vec<ClockShown>,
    /// What is asked of this viewer's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub prompt: Option<Text>,
    /// The auction that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub auction: Option<AuctionShown>,
    /// The offer that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub offer: Option<OfferShown>,
    /// What this viewer's seat may do now.
    #[schema(value_type = Vec<Object>)]
    pub choices: Vec<ShownChoice>,
    /// What this viewer's seat has done by itself in the auction that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub order: Option<Order>,
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
