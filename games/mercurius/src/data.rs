//! The game's figures, read from the files in `data/` and checked.

use std::fmt;
use std::sync::LazyLock;

use kontor_engine::Money;

use crate::card::{CARDS, HAND};
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
    /// What a person reads.
    pub name: String,
}

/// A price card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardData {
    /// What stands for it in actions and records: `amsterdam+1/silk-2`.
    pub id: String,
    /// What a person reads.
    pub name: String,
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

/// What is wrong in a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file.
    pub file: &'static str,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.reason),
            line => write!(f, "{} line {line}: {}", self.file, self.reason),
        }
    }
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
    /// Reads and checks the files; names the file and line that is wrong.
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

/// One line of a table, split into its fields.
struct Row<'a> {
    file: &'static str,
    line: usize,
    fields: Vec<&'a str>,
}

impl<'a> Row<'a> {
    fn error(&self, reason: impl Into<String>) -> DataError {
        DataError { file: self.file, line: self.line, reason: reason.into() }
    }

    fn number<T: std::str::FromStr>(&self, column: usize) -> Result<T, DataError> {
        let text = self.fields[column];
        text.parse().map_err(|_| self.error(format!("\"{text}\" is no number that fits here")))
    }

    fn word(&self, column: usize) -> &'a str {
        self.fields[column]
    }
}

/// The rows of a table below its heading; `#` begins a comment.
fn rows<'a>(file: &'static str, text: &'a str, heading: &str) -> Result<Vec<Row<'a>>, DataError> {
    let mut lines = text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(line, number)| Row { file, line: number, fields: line.split('\t').collect() });
    let columns: Vec<&str> = heading.split(' ').collect();
    match lines.next() {
        Some(row) if row.fields == columns => {}
        Some(row) => return Err(row.error(format!("the heading should be {heading}"))),
        None => return Err(whole(file, "empty")),
    }
    lines
        .map(|row| match row.fields.len() {
            found if found == columns.len() => Ok(row),
            found => Err(row.error(format!("{found} fields where {} belong", columns.len()))),
        })
        .collect()
}

fn whole(file: &'static str, reason: impl Into<String>) -> DataError {
    DataError { file, line: 0, reason: reason.into() }
}

struct Chamber<'a> {
    id: &'a str,
    name: &'a str,
    main: &'a str,
    occasional: &'a str,
}

/// M2: six chambers in pairs, each trading the other's main good on occasion.
fn read_chambers(text: &str) -> Result<[Chamber<'_>; CHAMBERS], DataError> {
    const FILE: &str = "chambers.tsv";
    let rows = rows(FILE, text, "chamber name main_good occasional_good")?;
    let chambers: Vec<Chamber> = rows
        .iter()
        .map(|row| Chamber {
            id: row.word(0),
            name: row.word(1),
            main: row.word(2),
            occasional: row.word(3),
        })
        .collect();
    for (row, chamber) in rows.iter().zip(&chambers) {
        let paired = |other: &&Chamber| {
            other.main == chamber.occasional
                && other.occasional == chamber.main
                && other.id != chamber.id
        };
        if chambers.iter().filter(paired).count() != 1 {
            return Err(row.error(format!(
                "{} needs one partner whose main good is {} and whose occasional good is {}",
                chamber.name, chamber.occasional, chamber.main
            )));
        }
        let same = chambers.iter().flat_map(|other| [other.id, other.main]);
        if same.filter(|&id| id == chamber.id).count() > 1 {
            return Err(row.error(format!("there is another share or good \"{}\"", chamber.id)));
        }
    }
    let found = chambers.len();
    chambers
        .try_into()
        .map_err(|_| whole(FILE, format!("{found} chambers where {CHAMBERS} belong")))
}

fn name_kinds(chambers: &[Chamber<'_>; CHAMBERS]) -> [KindData; KINDS] {
    std::array::from_fn(|index| match chambers.get(index) {
        Some(chamber) => KindData { id: chamber.id.into(), name: chamber.name.into() },
        None => {
            let good = chambers[index - CHAMBERS].main;
            KindData { id: good.into(), name: good.into() }
        }
    })
}

/// M5: the same cards for every chamber, 72 in all.
fn read_cards(
    text: &str,
    chambers: &[Chamber<'_>; CHAMBERS],
    kinds: &[KindData; KINDS],
) -> Result<[CardData; CARDS], DataError> {
    const FILE: &str = "cards.tsv";
    let rows = rows(FILE, text, "share good good_move copies")?;
    let mut cards = Vec::new();
    for (share, chamber) in chambers.iter().enumerate() {
        for row in &rows {
            let good_name = match row.word(1) {
                "main" => chamber.main,
                "occasional" => chamber.occasional,
                other => {
                    return Err(row.error(format!("\"{other}\" is neither main nor occasional")));
                }
            };
            let good = CHAMBERS
                + kinds[CHAMBERS..]
                    .iter()
                    .position(|kind| kind.id == good_name)
                    .ok_or_else(|| row.error(format!("{good_name} is no chamber's main good")))?;
            let (share_move, good_move): (i8, i8) = (row.number(0)?, row.number(2)?);
            if !matches!((share_move, good_move), (1, -2) | (-1, 2)) {
                return Err(
                    row.error("a card moves its share by 1 and its good by 2 the other way")
                );
            }
            let same = |card: &CardData| {
                (card.share, card.good, card.share_move) == (share, good, share_move)
            };
            if cards.iter().any(same) {
                return Err(row.error("the same card as in a line before"));
            }
            let sign = |step: i8| format!("{}{}", if step < 0 { '−' } else { '+' }, step.abs());
            cards.push(CardData {
                id: format!("{}{share_move:+}/{good_name}{good_move:+}", chamber.id),
                name: format!(
                    "{} {}, {good_name} {}",
                    chamber.name,
                    sign(share_move),
                    sign(good_move)
                ),
                share,
                share_move,
                good,
                good_move,
                copies: row.number(3)?,
            });
        }
    }
    let copies: u32 = cards.iter().map(|card| u32::from(card.copies)).sum();
    if copies != PRICE_CARDS {
        return Err(whole(FILE, format!("{copies} cards in all where {PRICE_CARDS} belong")));
    }
    let found = cards.len();
    cards
        .try_into()
        .map_err(|_| whole(FILE, format!("{found} different cards where {CARDS} belong")))
}

/// A stretch of a scale: from, to, and the value on it.
fn read_stretches(
    rows: &[Row<'_>],
    file: &'static str,
    (first, last): (i8, i8),
) -> Result<Vec<u8>, DataError> {
    let mut values = Vec::new();
    let mut next = first;
    for row in rows {
        let (from, to, value): (i8, i8, u8) = (row.number(0)?, row.number(1)?, row.number(2)?);
        if from != next || to < from {
            return Err(row.error(format!("should begin at {next} and not end before it begins")));
        }
        if to > last {
            return Err(row.error(format!("should end at {last} at most")));
        }
        if values.last().is_some_and(|&before| before >= value) {
            return Err(row.error("should be more than in the line before"));
        }
        values.extend((from..=to).map(|_| value));
        next = to + 1;
    }
    if next != last + 1 {
        return Err(whole(file, format!("ends at {} instead of {last}", next - 1)));
    }
    Ok(values)
}

/// M8: 33 fields, prices from 1 to 25.
fn read_track(text: &str) -> Result<[u8; FIELDS], DataError> {
    const FILE: &str = "track.tsv";
    let prices = read_stretches(&rows(FILE, text, "from to price")?, FILE, (LOWEST, HIGHEST))?;
    if (prices[0], prices[FIELDS - 1]) != (LOWEST_PRICE, HIGHEST_PRICE) {
        return Err(whole(FILE, format!("prices go from {LOWEST_PRICE} to {HIGHEST_PRICE}")));
    }
    let found = prices.len();
    prices.try_into().map_err(|_| whole(FILE, format!("{found} fields where {FIELDS} belong")))
}

/// M26: a dividend for every price.
fn read_dividends(text: &str) -> Result<[u8; HIGHEST_PRICE as usize + 1], DataError> {
    const FILE: &str = "dividends.tsv";
    let ends = (LOWEST_PRICE as i8, HIGHEST_PRICE as i8);
    let pays = read_stretches(&rows(FILE, text, "from to pays")?, FILE, ends)?;
    let mut dividends = [0; HIGHEST_PRICE as usize + 1];
    dividends[LOWEST_PRICE as usize..].copy_from_slice(&pays);
    Ok(dividends)
}

/// M1, M3, M4, M6: what is laid out for 3, 4 and 5 players.
fn read_tables(text: &str) -> Result<Vec<TableData>, DataError> {
    const FILE: &str = "table.tsv";
    let rows = rows(FILE, text, "players tokens cash share good hand reserve")?;
    let mut tables = Vec::new();
    for row in &rows {
        let table = TableData {
            players: row.number(0)?,
            tokens: row.number(1)?,
            cash: Money::new(row.number::<u32>(2)?.into()),
            share: row.number(3)?,
            good: row.number(4)?,
            hand: row.number(5)?,
            reserve: row.number(6)?,
        };
        if usize::from(table.hand) != HAND {
            return Err(row.error(format!("a hand has {HAND} cards, not {}", table.hand)));
        }
        for marker in [table.share, table.good] {
            if !(LOWEST..=HIGHEST).contains(&marker) {
                return Err(row.error(format!("{marker} is not on the track")));
            }
        }
        let dealt = u32::from(table.players) * u32::from(table.hand);
        let left = PRICE_CARDS.checked_sub(dealt + u32::from(table.reserve));
        if !left.is_some_and(|left| left.is_multiple_of(u32::from(table.players.max(1)))) {
            return Err(row.error("the main stack would not run out at the end of a round (M28)"));
        }
        if u32::from(table.reserve) < 2 * u32::from(table.players) {
            return Err(row.error("the reserve could run short (M28)"));
        }
        tables.push(table);
    }
    if tables.iter().map(|table| table.players).ne([3, 4, 5]) {
        return Err(whole(
            FILE,
            "there should be a line each for 3, 4 and 5 players, in this order",
        ));
    }
    Ok(tables)
}
