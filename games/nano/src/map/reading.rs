//! N5: the map read from its file, and everything that it has to be.

use super::{Map, Terrain};
use crate::asset::Asset;
use crate::data::{ASSETS, AssetKind, DataError};
use crate::hex::{HEXES, Hex, HexSet, ROWS, SHORT_ROW};

/// The most hexes within one area: a seat has no more choices than the engine can list.
const LARGEST_AREA: usize = 40;
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
                kind_of(hex).id(),
                kind_of(other).id(),
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
            let reason = format!("{} hexes of {} where {wanted} belong", found.len(), kind.id());
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
