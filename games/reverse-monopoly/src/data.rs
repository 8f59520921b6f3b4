//! The cards, the streets and the Black Market, read from the files in `data/` and checked (V8, V10,
//! V26).

use std::sync::LazyLock;

pub use kontor_engine::data::DataError;
use kontor_engine::data::{Row, Sheet, check_count, check_ids};
use kontor_engine::words;
use serde::Serialize;

use crate::board::{Square, SquareSet};

/// How many cards there are (V8).
pub const CARDS: usize = 44;
/// How many of them are Escapes (V8).
pub const ESCAPES: usize = 6;
/// How many Black Market cards there are (V26).
pub const MARKET_CARDS: usize = 24;
/// How many Black Market squares there are (V10).
pub const MARKET_SQUARES: usize = 6;
/// How many squares carry a Metro M (V10).
pub const METRO_SQUARES: usize = 8;
/// How many squares there are, about: at least and at most (V10).
pub const SQUARES: (usize, usize) = (100, 120);
/// How many neighbours a square has along the streets: at least and at most (V10).
pub const NEIGHBOURS: (usize, usize) = (2, 4);
/// Properties of one, two and three numbers (V8).
const SIZES: [(usize, usize); 3] = [(1, 12), (2, 15), (3, 11)];
/// The number of KGB headquarters (V5, V8).
const HEADQUARTERS: u8 = 55;
/// What the rulebook prints: cards with exactly these numbers, none of them an Escape (V8).
const PRINTED: [&[u8]; 6] =
    [&[34], &[35, 36], &[45, 46, 47], &[HEADQUARTERS], &[57, 58, 59], &[66, 67, 68]];
/// Numbers that the rulebook calls properties (V8).
const NO_ESCAPES: [u8; 3] = [54, 62, 85];

/// All that is printed on the board and the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// The cards in order of their numbers.
    pub cards: Vec<CardData>,
    /// The squares.
    pub squares: Vec<SquareData>,
    /// The streets along them.
    pub streets: Vec<StreetData>,
    /// The Black Market cards.
    pub market: Vec<MarketData>,
}

/// A property or an Escape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardData {
    /// What stands for it in actions and records: `tass`.
    pub id: String,
    /// Its numbers, which follow each other.
    pub numbers: Vec<u8>,
    /// Its family; `None` for an Escape.
    pub family: Option<Family>,
}

/// A gold square of the streets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareData {
    /// What stands for it in actions and records: `g7`.
    pub id: String,
    /// How far from the left, of 1000.
    pub x: u16,
    /// How far from the top, of 1000.
    pub y: u16,
    /// What is on it.
    pub kind: SquareKind,
    /// Whether it carries a Metro M.
    pub metro: bool,
}

/// What is on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareKind {
    /// Nothing.
    Plain,
    /// The card of this index.
    Card(u8),
    /// The Black Market.
    BlackMarket,
    /// Where the KGB car begins.
    Start,
}

/// A street: squares that follow each other.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct StreetData {
    pub id: String,
    /// Whether it closes.
    pub ring: bool,
    /// The squares along it.
    pub squares: Vec<Square>,
}

/// A Black Market card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarketData {
    /// What stands for it in records: `party-gold`.
    pub id: String,
    /// What it does.
    pub effect: Effect,
}

words! {
    /// A colour family of properties.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
    Family: "family" {
        /// The only one of two properties.
        Orange = "orange",
        /// Four properties.
        Red = "red",
        /// Four properties.
        Yellow = "yellow",
        /// Four properties.
        Green = "green",
        /// Four properties.
        Blue = "blue",
        /// Four properties.
        Violet = "violet",
        /// Four properties.
        Brown = "brown",
        /// Four properties.
        Grey = "grey",
        /// Four properties.
        Pink = "pink",
        /// Four properties.
        Teal = "teal",
    }
}

words! {
    /// The two kinds of streets.
    StreetKind: "kind of street" {
        /// Closes.
        Ring = "ring",
        /// Ends.
        Radial = "radial",
    }
}

impl Family {
    /// How many properties it has (V8).
    pub const fn size(self) -> usize {
        match self {
            Family::Orange => 2,
            _ => 4,
        }
    }

    /// How many of them triple the rent (V20, V28).
    pub const fn tripled_by(self) -> usize {
        match self {
            Family::Orange => 2,
            _ => 3,
        }
    }
}

/// What a Black Market card does (V25, V26). Sums are millions of rubles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "effect", content = "amount", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub enum Effect {
    /// Kept; one more turn after the next one as auctioneer.
    ExtraTurn,
    /// The next turn as auctioneer and the next move of the KGB are lost.
    LoseTurn,
    /// This much from the Old Commie Bank.
    FromBank(u8),
    /// This much to the Old Commie Bank.
    ToBank(u8),
    /// This much from every other buyer.
    FromEach(u8),
    /// This much to every other buyer.
    ToEach(u8),
    /// An Escape of choice from the stack.
    TakeEscape,
    /// The KGB car is put on any square.
    PlaceKgb,
    /// One own property may be sold at auction.
    Sell,
}

/// How many cards of each effect there are (V26).
const EFFECTS: [(Effect, usize); 12] = [
    (Effect::ExtraTurn, 2),
    (Effect::LoseTurn, 3),
    (Effect::FromBank(1), 3),
    (Effect::FromBank(2), 3),
    (Effect::FromBank(3), 2),
    (Effect::ToBank(1), 2),
    (Effect::ToBank(2), 2),
    (Effect::FromEach(1), 2),
    (Effect::ToEach(1), 1),
    (Effect::TakeEscape, 2),
    (Effect::PlaceKgb, 1),
    (Effect::Sell, 1),
];

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let read = Files::EMBEDDED.read();
    read.unwrap_or_else(|error| panic!("the data of Reverse Monopoly: {error}"))
});

/// What is printed on the board and the cards.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `cards.tsv`
    pub cards: &'a str,
    /// `squares.tsv`
    pub squares: &'a str,
    /// `streets.tsv`
    pub streets: &'a str,
    /// `black-market.tsv`
    pub black_market: &'a str,
}

impl Files<'static> {
    /// The files as they are in `data/`.
    pub const EMBEDDED: Files<'static> = Files {
        cards: include_str!("../data/cards.tsv"),
        squares: include_str!("../data/squares.tsv"),
        streets: include_str!("../data/streets.tsv"),
        black_market: include_str!("../data/black-market.tsv"),
    };
}

impl Files<'_> {
    /// Reads and checks the files; names the file, the line and the field that is wrong.
    pub fn read(&self) -> Result<Data, DataError> {
        let cards = read_cards(self.cards)?;
        let squares = read_squares(self.squares, &cards)?;
        let streets = read_streets(self.streets, &squares, &cards)?;
        let market = read_market(self.black_market)?;
        Ok(Data { cards, squares, streets, market })
    }
}

static CARD_SHEET: Sheet = Sheet { file: "cards.tsv", columns: &["numbers", "family", "id"] };

/// V8: 44 cards over all numbers, so many of each size and family, and what the rulebook prints.
fn read_cards(text: &str) -> Result<Vec<CardData>, DataError> {
    let rows = CARD_SHEET.rows(text)?;
    check_ids(&rows, "id")?;
    let mut cards = Vec::new();
    let mut expected = all_numbers();
    for row in &rows {
        let card = read_card(row, &mut expected)?;
        check_printed(row, &card)?;
        cards.push(card);
    }
    if let (Some(number), Some(row)) = (expected.next(), rows.last()) {
        return Err(row.error("numbers", format!("{number} belongs to no card (V8)")));
    }
    let escapes = cards.iter().map(|card| usize::from(card.family.is_none()));
    check_count(&rows, escapes, "family", "the Escapes (V8)", ESCAPES)?;
    for &family in Family::ALL {
        let members = cards.iter().map(|card| usize::from(card.family == Some(family)));
        let what = format!("the {} family (V8)", family.id());
        check_count(&rows, members, "family", &what, family.size())?;
    }
    for (size, wanted) in SIZES {
        let fits = |card: &CardData| card.family.is_some() && card.numbers.len() == size;
        let what = format!("the properties with {size} numbers (V8)");
        check_count(&rows, cards.iter().map(|card| fits(card).into()), "numbers", &what, wanted)?;
    }
    Ok(cards)
}

/// V7: every number that two dice from 1 to 9 can show, in order.
fn all_numbers() -> impl Iterator<Item = u8> {
    (1..=9).flat_map(|tens| (1..=9).map(move |ones| 10 * tens + ones))
}

fn read_card(
    row: &Row<'_>,
    expected: &mut impl Iterator<Item = u8>,
) -> Result<CardData, DataError> {
    const FIELD: &str = "numbers";
    let mut numbers: Vec<u8> = Vec::new();
    for text in row.filled(FIELD)?.split('/') {
        let number = text.parse().ok();
        let number = number.ok_or_else(|| row.error(FIELD, format!("\"{text}\" is no number")))?;
        match expected.next() {
            Some(next) if next == number => {}
            Some(next) => return Err(row.error(FIELD, format!("{next} should come, not {number}"))),
            None => return Err(row.error(FIELD, format!("{number} comes after the last number"))),
        }
        if numbers.first().is_some_and(|first| first / 10 != number / 10) {
            return Err(row.error(FIELD, "a card's numbers lie in one row of ten (V8)"));
        }
        numbers.push(number);
    }
    let family = match row.text("family") {
        "-" => None,
        _ => Some(row.word("family")?),
    };
    let most = if family.is_some() { SIZES.len() } else { 1 };
    if numbers.len() > most {
        let reason = format!("{} numbers where at most {most} belong (V8)", numbers.len());
        return Err(row.error(FIELD, reason));
    }
    Ok(CardData { id: row.filled("id")?.into(), numbers, family })
}

/// V8: the cards that the rulebook names are as it names them.
fn check_printed(row: &Row<'_>, card: &CardData) -> Result<(), DataError> {
    let has = |number: &u8| card.numbers.contains(number);
    let printed = PRINTED.iter().find(|numbers| numbers.iter().any(has));
    if let Some(printed) = printed.filter(|&&printed| printed != card.numbers) {
        let reason = format!("the rulebook has a card of {} (V8)", written(printed));
        return Err(row.error("numbers", reason));
    }
    let named = printed.is_some() || NO_ESCAPES.iter().any(has);
    if named && card.family.is_none() {
        return Err(row.error("family", "the rulebook calls this a property, no Escape (V8)"));
    }
    Ok(())
}

/// Numbers as a card shows them: `45/46/47`.
pub fn written(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
}

static SQUARE_SHEET: Sheet =
    Sheet { file: "squares.tsv", columns: &["square", "x", "y", "what", "metro"] };

/// V10: about 110 squares, one for each card, six for the Black Market, one to start from; eight
/// carry an M.
fn read_squares(text: &str, cards: &[CardData]) -> Result<Vec<SquareData>, DataError> {
    let rows = SQUARE_SHEET.rows(text)?;
    check_ids(&rows, "square")?;
    let squares: Vec<_> =
        rows.iter().map(|row| read_square(row, cards)).collect::<Result<_, _>>()?;
    let (least, most) = SQUARES;
    if let Some(row) = rows.last().filter(|_| !(least..=most).contains(&squares.len())) {
        let reason = format!("{} squares where {least} to {most} belong (V10)", squares.len());
        return Err(row.error("square", reason));
    }
    let of = |kind: SquareKind| squares.iter().map(move |square| usize::from(square.kind == kind));
    let place = |(index, card): (usize, &CardData)| {
        let what = format!("the squares of {} (V10)", card.numbers[0]);
        check_count(&rows, of(SquareKind::Card(index as u8)), "what", &what, 1)
    };
    cards.iter().enumerate().try_for_each(place)?;
    let what = "the Black Market squares (V10)";
    check_count(&rows, of(SquareKind::BlackMarket), "what", what, MARKET_SQUARES)?;
    check_count(&rows, of(SquareKind::Start), "what", "the KGB's start squares (V10)", 1)?;
    let metro = squares.iter().map(|square| usize::from(square.metro));
    check_count(&rows, metro, "metro", "the Metro squares (V10)", METRO_SQUARES)?;
    Ok(squares)
}

fn read_square(row: &Row<'_>, cards: &[CardData]) -> Result<SquareData, DataError> {
    let place = |field| match row.number(field)? {
        place @ 0..=1000 => Ok(place),
        place => Err(row.error(field, format!("{place} is off the board, which is 1000 wide"))),
    };
    let kind = match row.text("what") {
        "-" => SquareKind::Plain,
        "black-market" => SquareKind::BlackMarket,
        "start" => SquareKind::Start,
        text => {
            let starts = |card: &CardData| text == card.numbers[0].to_string();
            let index = cards.iter().position(starts).ok_or_else(|| {
                let reason = format!("\"{text}\" is no card's first number, nor a kind of square");
                row.error("what", reason)
            })?;
            SquareKind::Card(index as u8)
        }
    };
    let metro = match row.text("metro") {
        "M" => true,
        "-" => false,
        other => return Err(row.error("metro", format!("\"{other}\" is neither M nor -"))),
    };
    Ok(SquareData { id: row.filled("square")?.into(), x: place("x")?, y: place("y")?, kind, metro })
}

static STREET_SHEET: Sheet = Sheet { file: "streets.tsv", columns: &["street", "kind", "squares"] };

/// V10: streets that connect all squares, each with two to four neighbours; the KGB starts beside its
/// headquarters.
fn read_streets(
    text: &str,
    squares: &[SquareData],
    cards: &[CardData],
) -> Result<Vec<StreetData>, DataError> {
    let rows = STREET_SHEET.rows(text)?;
    check_ids(&rows, "street")?;
    let mut streets: Vec<StreetData> = Vec::new();
    let mut neighbours = vec![SquareSet::EMPTY; squares.len()];
    for row in &rows {
        let street = read_street(row, squares)?;
        for (one, two) in street.pairs() {
            if neighbours[one.index()].contains(two) {
                let [one, two] = [one, two].map(|square| &squares[square.index()].id);
                return Err(row.error("squares", format!("{one} and {two} are neighbours already")));
            }
            neighbours[one.index()].insert(two);
            neighbours[two.index()].insert(one);
            check_neighbours(row, squares, &neighbours, [one, two])?;
        }
        streets.push(street);
    }
    let Some(last) = rows.last() else { return Ok(streets) };
    let lonely = neighbours.iter().position(|set| set.len() < NEIGHBOURS.0);
    let apart = squares_apart(&neighbours);
    if let Some(index) = lonely.or(apart) {
        let (id, found) = (&squares[index].id, neighbours[index].len());
        let reason = match lonely {
            Some(_) => format!("{id} has {found} neighbours; each has 2 to 4 (V10)"),
            None => format!("no way leads to {id} (V10)"),
        };
        return Err(last.error("squares", reason));
    }
    let at = |kind: SquareKind| squares.iter().position(|square| square.kind == kind);
    let headquarters = cards.iter().position(|card| card.numbers == [HEADQUARTERS]);
    let headquarters = headquarters.and_then(|index| at(SquareKind::Card(index as u8)));
    let beside = match (at(SquareKind::Start), headquarters) {
        (Some(start), Some(at)) => neighbours[start].contains(Square::at(at)),
        _ => false,
    };
    if !beside {
        return Err(last.error("squares", "the KGB starts beside its headquarters at 55 (V5)"));
    }
    Ok(streets)
}

fn read_street(row: &Row<'_>, squares: &[SquareData]) -> Result<StreetData, DataError> {
    let find = |id: &str| {
        let index = squares.iter().position(|square| square.id == id);
        index.map(Square::at).ok_or_else(|| row.error("squares", format!("no square \"{id}\"")))
    };
    let along: Vec<Square> =
        row.filled("squares")?.split(' ').map(find).collect::<Result<_, _>>()?;
    let twice = along.iter().enumerate().find(|(index, square)| along[..*index].contains(square));
    if let Some((_, square)) = twice {
        let reason = format!("{} stands there twice", squares[square.index()].id);
        return Err(row.error("squares", reason));
    }
    Ok(StreetData {
        id: row.filled("street")?.into(),
        ring: row.word::<StreetKind>("kind")? == StreetKind::Ring,
        squares: along,
    })
}

/// V10: at most four neighbours.
fn check_neighbours(
    row: &Row<'_>,
    squares: &[SquareData],
    neighbours: &[SquareSet],
    touched: [Square; 2],
) -> Result<(), DataError> {
    for square in touched {
        let found = neighbours[square.index()].len();
        if found > NEIGHBOURS.1 {
            let id = &squares[square.index()].id;
            let reason = format!("{id} has {found} neighbours; each has 2 to 4 (V10)");
            return Err(row.error("squares", reason));
        }
    }
    Ok(())
}

/// A square to which no way leads from the first one.
fn squares_apart(neighbours: &[SquareSet]) -> Option<usize> {
    let mut reached = SquareSet::one(Square::at(0));
    let mut edge = reached;
    while !edge.is_empty() {
        let beyond = edge.iter().map(|square| neighbours[square.index()]);
        edge = beyond.fold(SquareSet::EMPTY, SquareSet::or).minus(reached);
        reached = reached.or(edge);
    }
    (0..neighbours.len()).find(|&index| !reached.contains(Square::at(index)))
}

impl StreetData {
    /// Its squares two by two: those that are neighbours.
    pub fn pairs(&self) -> impl Iterator<Item = (Square, Square)> {
        let closing = match (self.squares.first(), self.squares.last()) {
            (Some(&first), Some(&last)) if self.ring && self.squares.len() > 2 => {
                Some((last, first))
            }
            _ => None,
        };
        self.squares.windows(2).map(|pair| (pair[0], pair[1])).chain(closing)
    }
}

static MARKET: Sheet = Sheet { file: "black-market.tsv", columns: &["id", "effect", "amount"] };

/// V26: 24 cards, so many of each effect.
fn read_market(text: &str) -> Result<Vec<MarketData>, DataError> {
    let rows = MARKET.rows(text)?;
    check_ids(&rows, "id")?;
    let cards: Vec<MarketData> = rows.iter().map(read_market_card).collect::<Result<_, _>>()?;
    for (row, card) in rows.iter().zip(&cards) {
        if !EFFECTS.iter().any(|(effect, _)| *effect == card.effect) {
            return Err(row.error("amount", "there is no such card in V26"));
        }
    }
    for (effect, wanted) in EFFECTS {
        let counts = cards.iter().map(|card| usize::from(card.effect == effect));
        check_count(&rows, counts, "effect", &format!("the cards {effect:?} (V26)"), wanted)?;
    }
    Ok(cards)
}

fn read_market_card(row: &Row<'_>) -> Result<MarketData, DataError> {
    let amount = "amount";
    let effect = match row.filled("effect")? {
        "extra_turn" => Effect::ExtraTurn,
        "lose_turn" => Effect::LoseTurn,
        "from_bank" => Effect::FromBank(row.number(amount)?),
        "to_bank" => Effect::ToBank(row.number(amount)?),
        "from_each" => Effect::FromEach(row.number(amount)?),
        "to_each" => Effect::ToEach(row.number(amount)?),
        "take_escape" => Effect::TakeEscape,
        "place_kgb" => Effect::PlaceKgb,
        "sell" => Effect::Sell,
        other => return Err(row.error("effect", format!("\"{other}\" is no effect"))),
    };
    if !matches!(
        effect,
        Effect::FromBank(_) | Effect::ToBank(_) | Effect::FromEach(_) | Effect::ToEach(_)
    ) {
        row.nothing(amount)?;
    }
    Ok(MarketData { id: row.filled("id")?.into(), effect })
}
