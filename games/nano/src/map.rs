//! The map (N5): what is on its hexes.

mod reading;

use serde::Serialize;

use crate::asset::Asset;
use crate::data::{ASSETS, AssetKind};
use crate::hex::{HEXES, Hex, HexSet};
pub(crate) use reading::read_map;

/// How many hexes the Business-centre has (N5).
pub const CENTRE: usize = 7;

/// What is on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
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

    /// What stands for it.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Open => "open",
            Terrain::BusinessCentre => "business-centre",
            Terrain::Frontier => "frontier",
            Terrain::UniversityI => "university-1",
            Terrain::UniversityII => "university-2",
            Terrain::LabourExchange => "labour-exchange",
            Terrain::Dealership => "dealership",
            Terrain::Asset(kind) => kind.id(),
        }
    }

    /// All that can be on a hex.
    pub fn all() -> impl Iterator<Item = Terrain> {
        Terrain::GLYPHS.iter().map(|&(_, terrain, _)| terrain)
    }

    /// The glyph of the map file.
    pub fn glyph(self) -> char {
        let found = Terrain::GLYPHS.iter().find(|(_, terrain, _)| *terrain == self);
        found.map_or('?', |&(glyph, _, _)| glyph)
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
