//! What is printed on board and cards. It never changes, so the view leaves it out.

use std::sync::LazyLock;

use kontor_engine::{Money, Text};
use serde::Serialize;

use crate::board::{Card, Square};
use crate::data::{Effect, Family, SquareKind, data};
use crate::end::FAMILIES_TO_WIN;
use crate::market::MarketCard;

/// What is printed on board and cards, and where: what a page needs to draw them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub struct Board {
    /// How wide and high the board is that places are given on.
    pub size: u16,
    /// The families.
    pub families: Vec<PrintedFamily>,
    /// The cards in the order of their numbers.
    pub cards: Vec<PrintedCard>,
    /// The squares.
    pub squares: Vec<PrintedSquare>,
    /// The streets along them.
    pub streets: Vec<PrintedStreet>,
    /// The Black Market cards.
    pub black_market: Vec<PrintedMarketCard>,
    /// How many tripled families win.
    pub families_to_win: usize,
}

/// A family as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedFamily {
    /// Its id, a colour.
    pub id: Family,
    pub name: Text,
    /// How many properties it has.
    pub size: usize,
    /// How many of them triple it.
    pub tripled_by: usize,
}

/// A card as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedCard {
    pub id: Card,
    pub numbers: &'static [u8],
    /// Its family; nothing for an Escape.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub family: Option<Family>,
    pub name: Text,
    /// The square that stands for it.
    pub square: Square,
    pub appraised: Money,
    /// The commission for selling it.
    pub commission: Money,
}

/// A square as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedSquare {
    pub id: Square,
    /// What it is called.
    pub name: Text,
    /// How far from the left.
    pub x: u16,
    /// How far from the top.
    pub y: u16,
    /// The card it stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// What else is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<PrintedSquareKind>,
    /// Whether it carries a Metro M.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub metro: bool,
}

/// What is printed on a square that stands for no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub enum PrintedSquareKind {
    /// The Black Market.
    BlackMarket,
    /// Where the KGB car begins.
    Start,
}

/// A street as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedStreet {
    pub id: &'static str,
    pub name: Text,
    /// Whether it closes.
    pub ring: bool,
    /// The squares along it.
    pub squares: &'static [Square],
}

/// A Black Market card as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedMarketCard {
    pub id: MarketCard,
    /// What it does.
    #[serde(flatten)]
    pub effect: Effect,
    /// What it says.
    pub text: Text,
}

/// How wide and high the board is.
const SIZE: u16 = 1000;

static BOARD: LazyLock<Board> = LazyLock::new(|| Board {
    size: SIZE,
    families: Family::ALL
        .iter()
        .map(|&id| PrintedFamily {
            id,
            name: id.name(),
            size: id.size(),
            tripled_by: id.tripled_by(),
        })
        .collect(),
    cards: Card::all()
        .map(|card| PrintedCard {
            id: card,
            numbers: &card.data().numbers,
            family: card.family(),
            name: card.name(),
            square: card.square(),
            appraised: card.appraised(),
            commission: if card.is_escape() { Money::ZERO } else { card.commission() },
        })
        .collect(),
    squares: Square::all()
        .map(|square| PrintedSquare {
            id: square,
            name: square.place(),
            x: square.data().x,
            y: square.data().y,
            card: square.card(),
            kind: match square.kind() {
                SquareKind::BlackMarket => Some(PrintedSquareKind::BlackMarket),
                SquareKind::Start => Some(PrintedSquareKind::Start),
                SquareKind::Plain | SquareKind::Card(_) => None,
            },
            metro: square.data().metro,
        })
        .collect(),
    streets: data()
        .streets
        .iter()
        .map(|street| PrintedStreet {
            id: &street.id,
            name: street.name(),
            ring: street.ring,
            squares: &street.squares,
        })
        .collect(),
    black_market: MarketCard::all()
        .map(|card| PrintedMarketCard { id: card, effect: card.effect(), text: card.words() })
        .collect(),
    families_to_win: FAMILIES_TO_WIN,
});

/// What is printed on board and cards.
pub fn board() -> &'static Board {
    &BOARD
}
