//! Games so far and games played.

use kontor_engine::record::RecordedResult;
use kontor_store::{Moment, TableId};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::protocol::{PlayShown, SeatShown, StepShown};

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
