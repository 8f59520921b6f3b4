//! What is printed on the board and its deeds. It never changes, so the view leaves it out.

use std::sync::LazyLock;

use kontor_engine::odds::{percent, ways_of_dice};
use kontor_engine::{Money, Text};
use serde::Serialize;

use crate::board::{Lot, Square};
use crate::data::{Group, Ring, SquareKind, Stage};
use crate::moving::MOST_DICE;

/// What is printed on the board and its deeds.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub struct Board {
    /// The squares, from Start, in the view's order.
    pub squares: Vec<PrintedSquare>,
    /// In how many of a hundred throws of one, two and three dice a piece goes so far: one square, two …
    pub throws: Vec<[u8; MOST_DICE as usize]>,
}

/// A square as it is printed (K3).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedSquare {
    pub id: Square,
    /// What a person reads.
    pub name: Text,
    /// What happens there.
    pub kind: SquareKind,
    /// Whether it lies on the inner ring.
    pub inner: bool,
    /// What a Fine or Profit square takes or pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<Money>,
    /// The deed of the property on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deed: Option<PrintedDeed>,
}

/// The deed of a property as it is printed (K16, K20, K24).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "kommersant/"))]
pub struct PrintedDeed {
    /// Its colour group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Group>,
    /// What the lot costs.
    pub price: Money,
    /// What each building step costs.
    pub development: Money,
    /// The rents, stage by stage.
    pub rents: [Money; 4],
    /// The dividends, stage by stage.
    pub dividends: [Money; 4],
}

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let ways = [1, 2, MOST_DICE].map(ways_of_dice);
    let throws = (1..ways[0].len())
        .map(|steps| ways.map(|ways| percent(ways[steps], ways.iter().sum()) as u8));
    Board { squares: Square::all().map(printed).collect(), throws: throws.collect() }
});

/// What is printed on the board and its deeds.
pub fn board() -> &'static Board {
    &BOARD
}

fn printed(square: Square) -> PrintedSquare {
    let data = square.data();
    PrintedSquare {
        id: square,
        name: square.text(),
        kind: data.kind,
        inner: data.ring == Ring::Inner,
        amount: square.amount(),
        deed: square.lot().map(deed),
    }
}

fn deed(lot: Lot) -> PrintedDeed {
    let stages = [Stage::Lot, Stage::Office, Stage::Department, Stage::Enterprise];
    PrintedDeed {
        group: lot.group(),
        price: lot.price(),
        development: lot.development(),
        rents: stages.map(|stage| lot.rent_at(stage)),
        dividends: stages.map(|stage| lot.dividend_at(stage)),
    }
}
