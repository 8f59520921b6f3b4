//! Hexes and sets of them.
//!
//! Rows have 14 and 15 hexes by turns. Counted row by row, the six neighbours of hex `i` are always
//! `i ± 1`, `i ± 14` and `i ± 15`, save at the ends of rows; so a set of hexes is 159 bits, and all
//! neighbours of a whole set are six shifts.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::asset::Asset;
use crate::data::data;
use crate::map::Terrain;

/// How many hexes the map has.
pub const HEXES: usize = 159;
/// How many rows.
pub const ROWS: usize = 11;
/// How many hexes the rows a, c, e … have; the others have one more.
pub const SHORT_ROW: usize = 14;

/// A hex of the map, counted row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "nano/"))]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// All hexes, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Hex> + ExactSizeIterator {
        (0..HEXES as u8).map(Hex)
    }

    /// The hex of this name: `f8`.
    pub fn named(id: &str) -> Option<Hex> {
        Hex::all().find(|hex| hex.id() == id)
    }

    /// The names of the first and the last hex of each row.
    fn rows() -> impl Iterator<Item = [&'static str; 2]> {
        let first = Hex::all().filter(|hex| hex.row_and_column().1 == 0);
        first.map(|hex| {
            let row = hex.row_and_column().0;
            let last = Hex::all().rfind(|hex| hex.row_and_column().0 == row);
            [hex.id(), last.unwrap_or(hex).id()]
        })
    }

    /// Its index, below [`HEXES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name: the letter of its row, and its number from the left.
    pub fn id(self) -> &'static str {
        static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
            let name = |hex: Hex| {
                let (row, column) = hex.row_and_column();
                format!("{}{}", char::from(b'a' + row as u8), column + 1)
            };
            Hex::all().map(name).collect()
        });
        &NAMES[self.index()]
    }

    /// Row and place in it, from 0.
    pub const fn row_and_column(self) -> (usize, usize) {
        let pair = 2 * SHORT_ROW + 1;
        let (pairs, rest) = (self.index() / pair, self.index() % pair);
        if rest < SHORT_ROW { (2 * pairs, rest) } else { (2 * pairs + 1, rest - SHORT_ROW) }
    }

    /// How far right it lies, in half hexes.
    pub const fn across(self) -> usize {
        let (row, column) = self.row_and_column();
        2 * column + (row + 1) % 2
    }

    /// The steps of a shortest way, over anything.
    pub const fn distance(self, other: Hex) -> usize {
        let (down, across) = (
            self.row_and_column().0.abs_diff(other.row_and_column().0),
            self.across().abs_diff(other.across()),
        );
        if across > down { down + (across - down) / 2 } else { down }
    }

    /// The hex in the same place when the map is turned by 180°.
    #[must_use]
    pub const fn opposite(self) -> Hex {
        Hex(HEXES as u8 - 1 - self.0)
    }

    /// What is there.
    #[inline]
    pub fn terrain(self) -> Terrain {
        data().map.terrain[self.index()]
    }

    /// The asset there.
    #[inline]
    pub fn asset(self) -> Option<Asset> {
        data().map.asset_on[self.index()]
    }
}

impl TryFrom<String> for Hex {
    type Error = String;

    fn try_from(id: String) -> Result<Hex, String> {
        Hex::named(&id).ok_or_else(|| {
            let rows: Vec<String> = Hex::rows().map(|[a, z]| format!("{a} to {z}")).collect();
            format!("N5: there is no hex \"{id}\"; there are {}", rows.join(", "))
        })
    }
}

impl From<Hex> for &'static str {
    fn from(hex: Hex) -> &'static str {
        hex.id()
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Hex>", into = "Vec<Hex>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Hex>", export_to = "nano/"))]
pub struct HexSet([u64; 3]);

impl HexSet {
    /// No hex.
    pub const EMPTY: HexSet = HexSet([0; 3]);
    /// The whole map.
    pub const ALL: HexSet = HexSet([u64::MAX, u64::MAX, (1 << (HEXES - 128)) - 1]);

    /// Just this hex.
    #[inline]
    pub const fn one(hex: Hex) -> HexSet {
        let mut words = [0; 3];
        words[hex.index() / 64] = 1 << (hex.index() % 64);
        HexSet(words)
    }

    /// Whether the hex is in the set.
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 != 0
    }

    /// Adds a hex.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: HexSet) -> HexSet {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        HexSet([a & x, b & y, c & z])
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: HexSet) -> HexSet {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        HexSet([a | x, b | y, c | z])
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: HexSet) -> HexSet {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        HexSet([a & !x, b & !y, c & !z])
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// The hexes, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        (0..3).flat_map(move |word| {
            let mut left = self.0[word];
            std::iter::from_fn(move || {
                let bit = (left != 0).then_some(left.trailing_zeros())?;
                left &= left - 1;
                Some(Hex((64 * word) as u8 + bit as u8))
            })
        })
    }

    /// Every hex moved on by so many places.
    #[inline]
    const fn up(self, by: u32) -> HexSet {
        let [a, b, c] = self.0;
        HexSet([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)])
    }

    /// Every hex moved back by so many places.
    #[inline]
    const fn down(self, by: u32) -> HexSet {
        let [a, b, c] = self.0;
        HexSet([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by])
    }

    /// All hexes next to one of these.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> HexSet {
        let no_west = self.minus(Edges::NOW.west);
        let no_east = self.minus(Edges::NOW.east);
        let inner_west = self.minus(Edges::NOW.far_west);
        let inner_east = self.minus(Edges::NOW.far_east);
        let row = no_east.up(1).or(no_west.down(1));
        let south = inner_west.up(14).or(inner_east.up(15));
        let north = inner_east.down(14).or(inner_west.down(15));
        row.or(south).or(north).and(HexSet::ALL)
    }
}

/// The ends of rows: of all, and of the longer ones, which have no neighbours beyond in other rows.
struct Edges {
    west: HexSet,
    east: HexSet,
    far_west: HexSet,
    far_east: HexSet,
}

impl Edges {
    const NOW: Edges = Edges::find();

    const fn find() -> Edges {
        let none = HexSet::EMPTY;
        let mut edges = Edges { west: none, east: none, far_west: none, far_east: none };
        let mut first = 0;
        let mut row = 0;
        while row < ROWS {
            let length = SHORT_ROW + row % 2;
            let (west, east) = (Hex(first as u8), Hex((first + length - 1) as u8));
            edges.west.insert(west);
            edges.east.insert(east);
            if row % 2 == 1 {
                edges.far_west.insert(west);
                edges.far_east.insert(east);
            }
            first += length;
            row += 1;
        }
        edges
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl From<Vec<Hex>> for HexSet {
    fn from(hexes: Vec<Hex>) -> HexSet {
        hexes.into_iter().collect()
    }
}

impl From<HexSet> for Vec<Hex> {
    fn from(set: HexSet) -> Vec<Hex> {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_step_away() {
        for hex in Hex::all() {
            let beside: HexSet = Hex::all().filter(|&other| hex.distance(other) == 1).collect();
            assert_eq!(HexSet::one(hex).neighbours(), beside, "{}", hex.id());
        }
    }

    #[test]
    fn hexes_are_named_by_row_and_number() {
        let middle = Hex::named("f8").expect("the middle");
        assert_eq!((middle.row_and_column(), middle.across()), ((5, 7), 14));
        assert_eq!(middle.opposite(), middle);
        assert_eq!(Hex::named("a1").map(Hex::opposite), Hex::named("k14"));
        assert_eq!(Hex::named("a15"), None);
        assert_eq!(Hex::named("b15").map(Hex::across), Some(28));
    }
}
