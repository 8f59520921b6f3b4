//! What is printed on the price cards. It never changes, so the view leaves it out.

use std::sync::LazyLock;

use serde::Serialize;

use crate::card::Card;
use crate::kind::Kind;

/// What is printed on the price cards (M5).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub struct Board {
    /// The different price cards.
    pub cards: Vec<PrintedCard>,
}

/// A price card as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedCard {
    pub id: Card,
    /// What it moves: a share, then a good.
    pub faces: Vec<Face>,
}

/// A price that a card moves.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub struct Face {
    /// Of what.
    pub kind: Kind,
    /// By how many fields; down if below zero.
    pub by: i8,
}

static BOARD: LazyLock<Board> =
    LazyLock::new(|| Board { cards: Card::all().map(printed).collect() });

/// What is printed on the price cards.
pub fn board() -> &'static Board {
    &BOARD
}

fn printed(id: Card) -> PrintedCard {
    let data = id.data();
    let face = |(kind, by): (usize, i8)| Face { kind: Kind::coded(kind as u8), by };
    let moved = [(data.share, data.share_move), (data.good, data.good_move)];
    PrintedCard { id, faces: moved.map(face).into() }
}
