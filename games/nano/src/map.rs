//! The map (N5): hexes, sets of them, and what can be reached (N13).
//!
//! Rows have 14 and 15 hexes by turns. Counted row by row, the six neighbours of hex `i` are always
//! `i ± 1`, `i ± 14` and `i ± 15`, save at the ends of rows; so a set of hexes is 159 bits, and all
//! neighbours of a whole set are six shifts.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::asset::Asset;
use crate::data::{ASSETS, AssetKind, DataError, data};

/// How many hexes the map has.
pub const HEXES: usize = 159;
/// How many rows.
pub const ROWS: usize = 11;
/// How many hexes the rows a, c, e … have; the others have one more.
pub const SHORT_ROW: usize = 14;
/// How many hexes the Business-centre has (N5).
pub const CENTRE: usize = 7;
/// The most hexes within one area: a seat has no more choices than the engine can list.
const LARGEST_AREA: usize = 40;

/// A hex of the map, counted row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Hex(u8);

impl Hex {
    /// All hexes, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Hex> + ExactSizeIterator {
        (0..HEXES as u8).map(Hex)
    }

    /// The hex of this name: `f8`.
    pub fn named(id: &str) -> Option<Hex> {
        Hex::all().find(|hex| hex.id() == id)
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
        Hex::named(&id)
            .ok_or_else(|| format!("N5: there is no hex \"{id}\"; they are written like f8"))
    }
}

impl From<Hex> for &'static str {
    fn from(hex: Hex) -> &'static str {
        hex.id()
    }
}

/// What is on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Nothing.
    Open,
    /// Business-centre (N1, N15).
    BusinessCentre,
    /// A frontier post (N14).
    Frontier,
    /// University I (N15).
    #[serde(rename = "university-1")]
    UniversityI,
    /// University II (N15).
    #[serde(rename = "university-2")]
    UniversityII,
    /// Labour exchange (N15).
    LabourExchange,
    /// Automobile dealership (N15).
    Dealership,
    /// An asset (N2).
    #[serde(untagged)]
    Asset(AssetKind),
}

impl Terrain {
    /// Every glyph of the map file, what it means, and how many of it there are; any number of open
    /// and frontier hexes.
    const GLYPHS: [(char, Terrain, Option<usize>); 12] = [
        ('.', Terrain::Open, None),
        ('x', Terrain::Frontier, None),
        ('B', Terrain::BusinessCentre, Some(CENTRE)),
        ('1', Terrain::UniversityI, Some(2)),
        ('2', Terrain::UniversityII, Some(2)),
        ('L', Terrain::LabourExchange, Some(4)),
        ('D', Terrain::Dealership, Some(2)),
        ('m', Terrain::Asset(AssetKind::Mine), Some(AssetKind::Mine.count())),
        ('e', Terrain::Asset(AssetKind::ExcavatingPlant), Some(AssetKind::ExcavatingPlant.count())),
        ('s', Terrain::Asset(AssetKind::SteelPlant), Some(AssetKind::SteelPlant.count())),
        ('p', Terrain::Asset(AssetKind::PowerPlant), Some(AssetKind::PowerPlant.count())),
        ('t', Terrain::Asset(AssetKind::TechnologyPark), Some(AssetKind::TechnologyPark.count())),
    ];

    /// What a person reads.
    pub fn name(self) -> &'static str {
        match self {
            Terrain::Open => "open country",
            Terrain::BusinessCentre => "Business-centre",
            Terrain::Frontier => "frontier post",
            Terrain::UniversityI => "University I",
            Terrain::UniversityII => "University II",
            Terrain::LabourExchange => "labour exchange",
            Terrain::Dealership => "automobile dealership",
            Terrain::Asset(kind) => kind.name(),
        }
    }

    /// The glyph of the map file.
    pub fn glyph(self) -> char {
        let found = Terrain::GLYPHS.iter().find(|(_, terrain, _)| *terrain == self);
        found.map_or('?', |&(glyph, _, _)| glyph)
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Hex>", into = "Vec<Hex>")]
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

/// The map as its file shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// What is on each hex.
    pub terrain: [Terrain; HEXES],
    /// The asset on each hex.
    pub asset_on: [Option<Asset>; HEXES],
    /// The hex of each asset.
    pub hex_of: [Hex; ASSETS],
    /// The hexes of the Business-centre.
    pub centre: HexSet,
    /// The frontier posts.
    pub frontier: HexSet,
    /// The area of each hex: 0 for the middle, 1 to 4 for the others, none for frontier posts.
    pub area: [Option<u8>; HEXES],
}

impl Map {
    /// All hexes of a kind.
    pub fn of(&self, terrain: Terrain) -> HexSet {
        Hex::all().filter(|hex| self.terrain[hex.index()] == terrain).collect()
    }
}

/// N13: where a move can end: without entering a frontier post, and with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reach {
    /// By a way that enters no frontier post; the hex itself among them.
    pub plain: HexSet,
    /// By a way that enters at least one.
    pub crossing: HexSet,
}

impl Reach {
    /// One more step over hexes that are not `blocked`.
    #[inline]
    fn step(self, blocked: HexSet, frontier: HexSet) -> Reach {
        let next = self.plain.neighbours().minus(blocked);
        let beyond = self.crossing.neighbours().minus(blocked);
        Reach {
            plain: self.plain.or(next.minus(frontier)),
            crossing: self.crossing.or(beyond).or(next.and(frontier)),
        }
    }

    /// N13: all that can be reached in so many steps without passing a hex of `blocked`, ending on
    /// none of these but `goals`.
    pub fn of(from: Hex, steps: u8, blocked: HexSet, goals: HexSet) -> Reach {
        let table = tables();
        if blocked.or(goals).and(table.within(from, steps)).is_empty() {
            return table.free(from, steps);
        }
        // As far as nothing is in the way, the tables know it.
        let clear = |taken: &u8| blocked.and(table.within(from, *taken)).is_empty();
        let (taken, mut reach) = match (1..steps).rev().find(clear) {
            Some(taken) => (taken, table.free(from, taken)),
            None => (0, Reach { plain: HexSet::one(from), crossing: HexSet::EMPTY }),
        };
        for _ in taken + 1..steps {
            reach = reach.step(blocked, table.frontier);
        }
        reach.step(blocked.minus(goals), table.frontier)
    }

    /// N13: all that can be reached in so many steps over anything.
    #[inline]
    pub fn over_anything(from: Hex, steps: u8) -> Reach {
        tables().free(from, steps)
    }
}

/// The longest move that the tables hold.
const LONGEST: usize = 8;

/// What can be reached when nothing is in the way.
struct Tables {
    frontier: HexSet,
    /// For each number of steps from 1, and each hex.
    reach: Vec<[Reach; HEXES]>,
}

impl Tables {
    #[inline]
    fn free(&self, from: Hex, steps: u8) -> Reach {
        match self.reach.get(usize::from(steps).wrapping_sub(1)) {
            Some(reach) => reach[from.index()],
            None => self.walk(from, steps),
        }
    }

    #[inline]
    fn within(&self, from: Hex, steps: u8) -> HexSet {
        let reach = self.free(from, steps);
        reach.plain.or(reach.crossing)
    }

    fn walk(&self, from: Hex, steps: u8) -> Reach {
        let mut reach = Reach { plain: HexSet::one(from), crossing: HexSet::EMPTY };
        for _ in 0..steps {
            reach = reach.step(HexSet::EMPTY, self.frontier);
        }
        reach
    }
}

fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(|| {
        let mut tables = Tables { frontier: data().map.frontier, reach: Vec::new() };
        for steps in 1..=LONGEST as u8 {
            let mut row = [Reach::default(); HEXES];
            Hex::all().for_each(|hex| row[hex.index()] = tables.walk(hex, steps));
            tables.reach.push(row);
        }
        tables
    });
    &TABLES
}

const FILE: &str = "map.txt";

/// N5: reads the map and checks all that it has to be; names the hex that is wrong.
pub(crate) fn read_map(text: &str) -> Result<Map, DataError> {
    let lines: Vec<(usize, &str)> = text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(line, number)| (number, line))
        .collect();
    let error =
        |line: usize, field: String, reason: String| DataError { file: FILE, line, field, reason };
    if lines.len() != ROWS {
        let line = lines.get(ROWS).or(lines.last()).map_or(1, |&(number, _)| number);
        let reason = format!("{} rows where {ROWS} belong", lines.len());
        return Err(error(line, "rows".into(), reason));
    }
    let mut terrain = Vec::new();
    for (row, &(number, line)) in lines.iter().enumerate() {
        let letter = char::from(b'a' + row as u8);
        let indented = line.starts_with(' ');
        if indented != (row % 2 == 0) {
            let reason = "rows a, c, e … begin with a space and the others with a hex".to_string();
            return Err(error(number, format!("row {letter}"), reason));
        }
        let glyphs: Vec<&str> = line.split(' ').filter(|glyph| !glyph.is_empty()).collect();
        let wanted = SHORT_ROW + row % 2;
        if glyphs.len() != wanted {
            let reason = format!("{} hexes where {wanted} belong", glyphs.len());
            return Err(error(number, format!("row {letter}"), reason));
        }
        for (glyph, column) in glyphs.iter().zip(1..) {
            let known = Terrain::GLYPHS.iter().find(|(own, _, _)| own.to_string() == *glyph);
            match known {
                Some(&(_, found, _)) => terrain.push(found),
                None => {
                    let reason = format!("\"{glyph}\" is no glyph of the map");
                    return Err(error(number, format!("hex {letter}{column}"), reason));
                }
            }
        }
    }
    let terrain: [Terrain; HEXES] = terrain.try_into().expect("counted above");
    check_map(terrain).map_err(|(hex, reason)| {
        let (row, _) = hex.row_and_column();
        error(lines[row].0, format!("hex {}", hex.id()), reason)
    })
}

/// The hexes of a set that can be reached from one of them without leaving the set.
fn connected(from: Hex, within: HexSet) -> HexSet {
    let mut found = HexSet::one(from);
    loop {
        let more = found.or(found.neighbours().and(within));
        if more == found {
            return found;
        }
        found = more;
    }
}

/// N5: everything that a map has to be; names a hex where it is not.
fn check_map(terrain: [Terrain; HEXES]) -> Result<Map, (Hex, String)> {
    let kind_of = |hex: Hex| terrain[hex.index()];
    let all_of =
        |wanted: Terrain| -> HexSet { Hex::all().filter(|&hex| kind_of(hex) == wanted).collect() };
    for hex in Hex::all() {
        if kind_of(hex) != kind_of(hex.opposite()) {
            let other = hex.opposite();
            let reason = format!(
                "{} here but {} on {}: the map should be the same when turned",
                kind_of(hex).name(),
                kind_of(other).name(),
                other.id()
            );
            return Err((hex, reason));
        }
    }
    for (_, kind, count) in Terrain::GLYPHS {
        let found = all_of(kind);
        if let Some(wanted) = count
            && found.len() != wanted
        {
            let at = found.iter().nth(wanted).or(found.iter().last()).unwrap_or(Hex(0));
            let reason = format!("{} hexes of {} where {wanted} belong", found.len(), kind.name());
            return Err((at, reason));
        }
    }
    let centre = all_of(Terrain::BusinessCentre);
    let middle = Hex((HEXES / 2) as u8);
    if let Some(hex) = centre.minus(HexSet::one(middle).neighbours()).iter().find(|&h| h != middle)
    {
        return Err((hex, format!("the Business-centre lies around {}", middle.id())));
    }
    let frontier = all_of(Terrain::Frontier);
    let area = check_areas(middle, frontier)?;
    let assets: HexSet =
        Hex::all().filter(|&hex| matches!(kind_of(hex), Terrain::Asset(_))).collect();
    let ways = connected(middle, HexSet::ALL.minus(assets));
    if let Some(hex) = HexSet::ALL.minus(ways.or(ways.neighbours())).iter().next() {
        return Err((hex, "cannot be reached without passing through an asset".into()));
    }
    check_distances(middle, &all_of)?;
    let mut map =
        Map { terrain, asset_on: [None; HEXES], hex_of: [middle; ASSETS], centre, frontier, area };
    let hexes = AssetKind::ALL.iter().flat_map(|&kind| all_of(Terrain::Asset(kind)).iter());
    for (hex, asset) in hexes.zip(Asset::all()) {
        map.asset_on[hex.index()] = Some(asset);
        map.hex_of[asset.index()] = hex;
    }
    Ok(map)
}

/// N5: the frontier posts cut the map into the middle and four other areas, and each post stands
/// between two of them.
fn check_areas(middle: Hex, frontier: HexSet) -> Result<[Option<u8>; HEXES], (Hex, String)> {
    let country = HexSet::ALL.minus(frontier);
    let mut area = [None; HEXES];
    let mut left = country;
    let mut first = middle;
    for number in 0.. {
        let found = connected(first, country);
        if number > 4 {
            return Err((first, "this is a sixth area; the frontier should make five".into()));
        }
        if found.len() > LARGEST_AREA {
            let reason = format!("an area of {} hexes, more than {LARGEST_AREA}", found.len());
            return Err((first, reason));
        }
        found.iter().for_each(|hex| area[hex.index()] = Some(number));
        left = left.minus(found);
        match left.iter().next() {
            Some(next) => first = next,
            None if number == 4 => break,
            None => {
                let reason = format!("the frontier makes {} areas where 5 belong", number + 1);
                return Err((first, reason));
            }
        }
    }
    for post in frontier.iter() {
        let beside = HexSet::one(post).neighbours().minus(frontier);
        let mut areas = beside.iter().map(|hex| area[hex.index()]);
        let one = areas.next();
        if areas.all(|other| Some(other) == one) && !at_the_rim(post, beside) {
            return Err((post, "a frontier post that divides nothing".into()));
        }
    }
    Ok(area)
}

/// Whether a post closes a line at the rim of the map, or stands where lines meet: beside it there is
/// another post.
fn at_the_rim(post: Hex, beside: HexSet) -> bool {
    HexSet::one(post).neighbours().len() > beside.len()
}

/// N5: dearer assets lie further out on average, and every technology park further than all others.
fn check_distances(middle: Hex, all_of: &impl Fn(Terrain) -> HexSet) -> Result<(), (Hex, String)> {
    let distances = |kind: AssetKind| {
        all_of(Terrain::Asset(kind)).iter().map(|hex| (hex.distance(middle), hex))
    };
    let total = |kind: AssetKind| distances(kind).map(|(steps, _)| steps).sum::<usize>();
    for pair in AssetKind::ALL.windows(2) {
        let [near, far] = [pair[0], pair[1]];
        if total(near) * far.count() >= total(far) * near.count() {
            let (_, hex) = distances(near).max().unwrap_or((0, middle));
            let reason = format!(
                "a {} should lie nearer to the middle than a {} on average",
                near.id(),
                far.id()
            );
            return Err((hex, reason));
        }
    }
    let parks = distances(AssetKind::TechnologyPark).map(|(steps, _)| steps).min().unwrap_or(0);
    for &kind in AssetKind::ALL.iter().filter(|&&kind| kind != AssetKind::TechnologyPark) {
        if let Some((_, hex)) = distances(kind).find(|&(steps, _)| steps >= parks) {
            return Err((hex, "a technology park should lie further out than this".into()));
        }
    }
    Ok(())
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

    #[test]
    fn hexes_in_the_way_are_walked_around() {
        let mut generator = kontor_engine::Generator::from_number(5);
        let frontier = data().map.frontier;
        for hex in Hex::all() {
            for steps in [1, 4, 6] {
                let mut any = || Hex(generator.below(HEXES as u32) as u8);
                let blocked: HexSet =
                    (0..25).map(|_| any()).filter(|&other| other != hex).collect();
                let goals: HexSet = blocked.iter().take(8).collect();
                // Step by step over pairs of a hex and whether a frontier post was entered.
                let mut found = vec![(hex, false)];
                for step in 1..=steps {
                    for (from, crossed) in found.clone() {
                        for next in Hex::all().filter(|&next| from.distance(next) == 1) {
                            let open =
                                !blocked.contains(next) || (step == steps && goals.contains(next));
                            let at = (next, crossed || frontier.contains(next));
                            if open && !found.contains(&at) {
                                found.push(at);
                            }
                        }
                    }
                }
                let ends = |wanted: bool| -> HexSet {
                    found.iter().filter(|(_, crossed)| *crossed == wanted).map(|at| at.0).collect()
                };
                let reach = Reach { plain: ends(false), crossing: ends(true) };
                assert_eq!(Reach::of(hex, steps, blocked, goals), reach, "{} {steps}", hex.id());
            }
        }
    }

    #[test]
    fn what_the_tables_hold_is_what_walking_finds() {
        for steps in [4, 6, 8] {
            for hex in Hex::all() {
                let near: HexSet =
                    Hex::all().filter(|&other| hex.distance(other) <= usize::from(steps)).collect();
                let reach = Reach::over_anything(hex, steps);
                assert_eq!(reach.plain.or(reach.crossing), near);
                assert_eq!(Reach::of(hex, steps, HexSet::EMPTY, HexSet::EMPTY), reach);
            }
        }
    }
}
