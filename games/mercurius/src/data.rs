//! The game's figures, read from the files in `data/` and checked.

use std::iter::repeat;
use std::sync::LazyLock;

use kontor_engine::Money;
pub use kontor_engine::data::DataError;
use kontor_engine::data::{Row, Sheet, check_count, check_order};

use crate::card::{CARDS, DEALT};
use crate::kind::{CHAMBERS, KINDS};

/// The lowest marker position (M8).
pub const LOWEST: i8 = -4;
/// The highest marker position (M8).
pub const HIGHEST: i8 = 28;
/// How many fields a price track has (M8).
pub const FIELDS: usize = (HIGHEST - LOWEST + 1) as usize;

const LOWEST_PRICE: u8 = 1;
const HIGHEST_PRICE: u8 = 25;
const PRICE_CARDS: u32 = 72;

/// All figures of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Data {
    /// The kinds that can be traded: six shares, then the main good of each of the six chambers.
    pub kinds: [KindData; KINDS],
    /// The different price cards, four a chamber.
    pub cards: [CardData; CARDS],
    /// The price at each position of a track, lowest first.
    pub track: [u8; FIELDS],
    /// What one share pays at which price.
    pub dividends: [u8; HIGHEST_PRICE as usize + 1],
    /// The set-ups for 3, 4 and 5 players.
    pub tables: Vec<TableData>,
}

/// A kind of token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindData {
    /// What stands for it in actions and records.
    pub id: String,
    /// The id of its name in the files of words: `kind-silk`.
    pub name: String,
    /// The id of one of it, as it is bought and sold: `one-silk`.
    pub one: String,
    /// The id of it where there is none: `of-silk`.
    pub none: String,
}

/// A price card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardData {
    /// What stands for it in actions and records: `amsterdam+1/silk-2`.
    pub id: String,
    /// The index of the share it moves.
    pub share: usize,
    /// By how much.
    pub share_move: i8,
    /// The index of the good it moves, as a kind.
    pub good: usize,
    /// By how much.
    pub good_move: i8,
    /// How many there are.
    pub copies: u8,
}

/// What is laid out for a number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableData {
    /// How many play.
    pub players: u8,
    /// Tokens of every kind in the bank.
    pub tokens: u8,
    /// Cash of each player.
    pub cash: Money,
    /// Where the shares' markers start.
    pub share: i8,
    /// Where the goods' markers start.
    pub good: i8,
    /// Cards dealt to each player.
    pub hand: u8,
    /// Cards in the reserve stack.
    pub reserve: u8,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    Files::EMBEDDED.read().unwrap_or_else(|error| panic!("the data of Mercurius: {error}"))
});

/// The game's figures.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `chambers.tsv`
    pub chambers: &'a str,
    /// `cards.tsv`
    pub cards: &'a str,
    /// `track.tsv`
    pub track: &'a str,
    /// `dividends.tsv`
    pub dividends: &'a str,
    /// `table.tsv`
    pub table: &'a str,
}

impl Files<'static> {
    /// The files as they are in `data/`.
    pub const EMBEDDED: Files<'static> = Files {
        chambers: include_str!("../data/chambers.tsv"),
        cards: include_str!("../data/cards.tsv"),
        track: include_str!("../data/track.tsv"),
        dividends: include_str!("../data/dividends.tsv"),
        table: include_str!("../data/table.tsv"),
    };
}

impl Files<'_> {
    /// Reads and checks the files; names the file, the line and the column that is wrong.
    pub fn read(&self) -> Result<Data, DataError> {
        let chambers = read_chambers(self.chambers)?;
        let kinds = name_kinds(&chambers);
        Ok(Data {
            cards: read_cards(self.cards, &chambers, &kinds)?,
            track: read_track(self.track)?,
            dividends: read_dividends(self.dividends)?,
            tables: read_tables(self.table)?,
            kinds,
        })
    }
}

struct Chamber<'a> {
    id: &'a str,
    main: &'a str,
    occasional: &'a str,
}

static CHAMBER_SHEET: Sheet =
    Sheet { file: "chambers.tsv", columns: &["chamber", "main_good", "occasional_good"] };

/// M2: six chambers in pairs, each trading the other's main good on occasion.
fn read_chambers<'a>(text: &'a str) -> Result<[Chamber<'a>; CHAMBERS], DataError> {
    let rows = CHAMBER_SHEET.rows(text)?;
    let read = |row: &Row<'a>| {
        Ok(Chamber {
            id: row.filled("chamber")?,
            main: row.filled("main_good")?,
            occasional: row.filled("occasional_good")?,
        })
    };
    let chambers: Vec<Chamber<'a>> = rows.iter().map(read).collect::<Result<_, _>>()?;
    for (row, chamber) in rows.iter().zip(&chambers) {
        let paired = |other: &&Chamber| {
            other.main == chamber.occasional
                && other.occasional == chamber.main
                && other.id != chamber.id
        };
        if chambers.iter().filter(paired).count() != 1 {
            let reason = format!(
                "{} needs one partner whose main good is {} and whose occasional good is {}",
                chamber.id, chamber.occasional, chamber.main
            );
            return Err(row.error("occasional_good", reason));
        }
        let same = chambers.iter().flat_map(|other| [other.id, other.main]);
        if same.filter(|&id| id == chamber.id).count() > 1 {
            let reason = format!("there is another share or good \"{}\"", chamber.id);
            return Err(row.error("chamber", reason));
        }
    }
    check_count(&rows, repeat(1), "chamber", "the chambers (M2)", CHAMBERS)?;
    Ok(chambers.try_into().unwrap_or_else(|_| unreachable!("counted above")))
}

impl KindData {
    fn new(id: &str) -> KindData {
        KindData {
            id: id.into(),
            name: format!("kind-{id}"),
            one: format!("one-{id}"),
            none: format!("of-{id}"),
        }
    }
}

fn name_kinds(chambers: &[Chamber<'_>; CHAMBERS]) -> [KindData; KINDS] {
    std::array::from_fn(|index| match chambers.get(index) {
        Some(chamber) => KindData::new(chamber.id),
        None => KindData::new(chambers[index - CHAMBERS].main),
    })
}

static CARD_SHEET: Sheet =
    Sheet { file: "cards.tsv", columns: &["share", "good", "good_move", "copies"] };

/// M5: the same cards for every chamber, 72 in all.
fn read_cards(
    text: &str,
    chambers: &[Chamber<'_>; CHAMBERS],
    kinds: &[KindData; KINDS],
) -> Result<[CardData; CARDS], DataError> {
    let rows = CARD_SHEET.rows(text)?;
    let mut cards = Vec::new();
    for (share, chamber) in chambers.iter().enumerate() {
        for row in &rows {
            let good_name = match row.text("good") {
                "main" => chamber.main,
                "occasional" => chamber.occasional,
                other => {
                    let reason = format!("\"{other}\" is neither main nor occasional");
                    return Err(row.error("good", reason));
                }
            };
            let at = kinds[CHAMBERS..].iter().position(|kind| kind.id == good_name);
            let nobodys = || row.error("good", format!("{good_name} is no chamber's main good"));
            let good = CHAMBERS + at.ok_or_else(nobodys)?;
            let (share_move, good_move): (i8, i8) =
                (row.number("share")?, row.number("good_move")?);
            if !matches!((share_move, good_move), (1, -2) | (-1, 2)) {
                let reason = "a card moves its share by 1 and its good by 2 the other way";
                return Err(row.error("good_move", reason));
            }
            let same = |card: &CardData| {
                (card.share, card.good, card.share_move) == (share, good, share_move)
            };
            if cards.iter().any(same) {
                return Err(row.error("good", "the same card as in a line before"));
            }
            cards.push(CardData {
                id: format!("{}{share_move:+}/{good_name}{good_move:+}", chamber.id),
                share,
                share_move,
                good,
                good_move,
                copies: row.number("copies")?,
            });
        }
    }
    let copies = cards.iter().map(|card| CHAMBERS * usize::from(card.copies));
    check_count(&rows, copies, "copies", "the price cards (M5)", PRICE_CARDS as usize)?;
    check_count(&rows, repeat(CHAMBERS), "share", "the different cards (M5)", CARDS)?;
    Ok(cards.try_into().unwrap_or_else(|_| unreachable!("counted above")))
}

/// A stretch of a scale: from, to, and the value on it.
fn read_stretches(
    rows: &[Row<'_>],
    value_field: &'static str,
    (first, last): (i8, i8),
) -> Result<Vec<u8>, DataError> {
    let mut values = Vec::new();
    let mut next = first;
    for (row, left) in rows.iter().zip((0..rows.len()).rev()) {
        let (from, to): (i8, i8) = (row.number("from")?, row.number("to")?);
        let value = row.number(value_field)?;
        if from != next || to < from {
            let reason = format!("should begin at {next} and not end before it begins");
            return Err(row.error("from", reason));
        }
        if to > last {
            return Err(row.error("to", format!("should end at {last} at most")));
        }
        if to < last && left == 0 {
            return Err(row.error("to", format!("ends at {to} instead of {last}")));
        }
        if values.last().is_some_and(|&before| before >= value) {
            return Err(row.error(value_field, "should be more than in the line before"));
        }
        values.extend((from..=to).map(|_| value));
        next = to + 1;
    }
    Ok(values)
}

static TRACK_SHEET: Sheet = Sheet { file: "track.tsv", columns: &["from", "to", "price"] };

/// M8: 33 fields, prices from 1 to 25.
fn read_track(text: &str) -> Result<[u8; FIELDS], DataError> {
    let rows = TRACK_SHEET.rows(text)?;
    let prices = read_stretches(&rows, "price", (LOWEST, HIGHEST))?;
    for (row, found, wanted) in
        [(rows.first(), prices.first(), LOWEST_PRICE), (rows.last(), prices.last(), HIGHEST_PRICE)]
    {
        if let (Some(row), Some(&found)) = (row, found) {
            row.same("price", found, wanted, "M8")?;
        }
    }
    Ok(prices.try_into().expect("from the first field to the last"))
}

static DIVIDEND_SHEET: Sheet = Sheet { file: "dividends.tsv", columns: &["from", "to", "pays"] };

/// M26: a dividend for every price.
fn read_dividends(text: &str) -> Result<[u8; HIGHEST_PRICE as usize + 1], DataError> {
    let ends = (LOWEST_PRICE as i8, HIGHEST_PRICE as i8);
    let pays = read_stretches(&DIVIDEND_SHEET.rows(text)?, "pays", ends)?;
    let mut dividends = [0; HIGHEST_PRICE as usize + 1];
    dividends[LOWEST_PRICE as usize..].copy_from_slice(&pays);
    Ok(dividends)
}

static SETUP_SHEET: Sheet = Sheet {
    file: "table.tsv",
    columns: &["players", "tokens", "cash", "share", "good", "hand", "reserve"],
};

/// M1, M3, M4, M6: what is laid out for 3, 4 and 5 players.
fn read_tables(text: &str) -> Result<Vec<TableData>, DataError> {
    let rows = SETUP_SHEET.rows(text)?;
    check_order(&rows, "players", &["3", "4", "5"])?;
    let mut tables = Vec::new();
    for row in &rows {
        let table = TableData {
            players: row.number("players")?,
            tokens: row.number("tokens")?,
            cash: Money::new(row.number::<u32>("cash")?.into()),
            share: row.number("share")?,
            good: row.number("good")?,
            hand: row.number("hand")?,
            reserve: row.number("reserve")?,
        };
        if usize::from(table.hand) != DEALT {
            let reason = format!("a hand has {DEALT} cards, not {}", table.hand);
            return Err(row.error("hand", reason));
        }
        for (field, marker) in [("share", table.share), ("good", table.good)] {
            if !(LOWEST..=HIGHEST).contains(&marker) {
                return Err(row.error(field, format!("{marker} is not on the track")));
            }
        }
        let dealt = u32::from(table.players) * u32::from(table.hand);
        let left = PRICE_CARDS.checked_sub(dealt + u32::from(table.reserve));
        if !left.is_some_and(|left| left.is_multiple_of(u32::from(table.players.max(1)))) {
            let reason = "the main stack would not run out at the end of a round (M28)";
            return Err(row.error("reserve", reason));
        }
        if u32::from(table.reserve) < 2 * u32::from(table.players) {
            return Err(row.error("reserve", "the reserve could run short (M28)"));
        }
        tables.push(table);
    }
    Ok(tables)
}
