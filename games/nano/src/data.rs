//! The figures of the game, read from the files in `data/` and checked (N2, N3, N6, N12, N22 … N25).
//! The map has a file of its own; see `map.rs`.

use std::sync::LazyLock;

use kontor_engine::data::{NOTHING, Row, Sheet, check_count, check_ids, check_order};
use kontor_engine::words;
use serde::Serialize;

use crate::map::{Map, read_map};

pub use kontor_engine::data::DataError;

/// How many kinds of assets there are (N2).
pub const KINDS: usize = 5;
/// How many assets there are (N2).
pub const ASSETS: usize = 28;
/// How many resources the exchange trades in (N6).
pub const RESOURCES: usize = 4;
/// How many technology cards there are (N3).
pub const TECHNOLOGIES: usize = 30;
/// How many action cards there are (N3).
pub const CARDS: usize = 50;
/// How many of the action cards are contracts (N22).
pub const CONTRACTS: usize = 12;
/// How many positions a price scale has (N6).
pub const POSITIONS: u8 = 12;
/// What the dearest technology of University I costs (N15).
pub const UNIVERSITY_I_LIMIT: i64 = 50;

/// All figures of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// The map.
    pub map: Map,
    /// The kinds of assets, in the order of [`AssetKind::ALL`].
    pub assets: [AssetData; KINDS],
    /// The resources, in the order of [`Resource::ALL`].
    pub resources: [ResourceData; RESOURCES],
    /// The transports, in the order of [`Transport::ALL`].
    pub transports: [TransportData; 3],
    /// The different technologies.
    pub technologies: Vec<TechnologyData>,
    /// The different action cards, contracts first.
    pub cards: Vec<CardData>,
}

/// A kind of asset (N2), with its basic technology (N12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssetData {
    /// What it costs.
    pub cost: i64,
    /// What a dividend card pays for it.
    pub dividend: i64,
    /// What it makes, from what, by how many.
    pub basic: Recipe,
}

/// What an asset needs and makes in a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Recipe {
    /// Units of each resource that are used up.
    pub inputs: [u8; RESOURCES],
    /// Workers that have to stand there.
    pub workers: u8,
    /// Units of the product.
    pub makes: u8,
}

/// A resource of the exchange (N3, N6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceData {
    /// The price at the Contract position.
    pub top: i64,
    /// How much a point is.
    pub step: i64,
    /// Tokens in the box.
    pub tokens: u16,
}

/// A transport (N3, N13, N15).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TransportData {
    /// How many cards of it there are.
    pub cards: u8,
    /// What it costs; 0 for the train, which is never sold.
    pub cost: i64,
    /// Hexes a move.
    pub speed: u8,
    /// Whether it passes anything.
    pub flies: bool,
}

/// A technology (N12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechnologyData {
    /// What stands for it: `twin-mine`.
    pub id: String,
    /// The kind of asset it works on.
    pub kind: AssetKind,
    /// What it costs.
    pub cost: i64,
    /// What an asset needs and makes with it.
    pub recipe: Recipe,
    /// How many cards of it there are.
    pub copies: u8,
}

/// An action card (N22 … N25).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardData {
    /// What stands for it: `great-order`.
    pub id: String,
    /// What it does.
    pub effect: Effect,
    /// How far it moves each price, in points.
    pub prices: [i8; RESOURCES],
    /// How many of it there are.
    pub copies: u8,
}

/// What an action card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// N22: so many units can be sold at the Contract price.
    Contract([u8; RESOURCES]),
    /// N23: so much for each own asset of each kind.
    Subsidy([i64; KINDS]),
    /// N24: the dividend of each own asset of these kinds.
    Dividend([bool; KINDS]),
    /// N25: so much is paid.
    Tax(Tax),
}

/// N25: what has to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tax {
    /// For each own asset of each kind.
    pub assets: [i64; KINDS],
    /// For each technology, used or not.
    pub technology: i64,
    /// For each transport but the train.
    pub transport: i64,
}

words! {
    /// A resource of the exchange (N6).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
    Resource: "resource" {
        /// From mines.
        Coal = "coal",
        /// From excavating plants.
        Ore = "ore",
        /// From steel plants.
        Steel = "steel",
        /// From power plants.
        Energy = "energy",
    }
}

words! {
    /// What an asset makes.
    #[allow(missing_docs, reason = "the names say it")]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
    Product: "product" {
        Coal = "coal",
        Ore = "ore",
        Steel = "steel",
        Energy = "energy",
        /// What the game is about (N33).
        Biobot = "biobot",
    }
}

words! {
    /// A kind of asset (N2).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
    AssetKind: "kind of asset" {
        /// Coal.
        Mine = "mine",
        /// Ore.
        ExcavatingPlant = "excavating-plant",
        /// Steel.
        SteelPlant = "steel-plant",
        /// Energy.
        PowerPlant = "power-plant",
        /// BIObots.
        TechnologyPark = "technology-park",
    }
}

words! {
    /// How a chip travels (N13).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
    Transport: "transport" {
        /// Everybody's.
        Train = "train",
        /// Faster.
        ElectricVehicle = "electric-vehicle",
        /// Faster still, and passes anything.
        Quadcopter = "quadcopter",
    }
}

impl Resource {
    /// What the data files say of it.
    #[inline]
    pub fn data(self) -> &'static ResourceData {
        &data().resources[self as usize]
    }

    /// The kind of asset that makes it.
    #[inline]
    pub const fn made_by(self) -> AssetKind {
        match self {
            Resource::Coal => AssetKind::Mine,
            Resource::Ore => AssetKind::ExcavatingPlant,
            Resource::Steel => AssetKind::SteelPlant,
            Resource::Energy => AssetKind::PowerPlant,
        }
    }
}

impl AssetKind {
    /// What the data files say of it.
    #[inline]
    pub fn data(self) -> &'static AssetData {
        &data().assets[self as usize]
    }

    /// How many there are (N2).
    pub const fn count(self) -> usize {
        match self {
            AssetKind::Mine | AssetKind::ExcavatingPlant => 8,
            AssetKind::SteelPlant | AssetKind::PowerPlant | AssetKind::TechnologyPark => 4,
        }
    }

    /// What it makes (N2).
    #[inline]
    pub const fn product(self) -> Product {
        match self {
            AssetKind::Mine => Product::Coal,
            AssetKind::ExcavatingPlant => Product::Ore,
            AssetKind::SteelPlant => Product::Steel,
            AssetKind::PowerPlant => Product::Energy,
            AssetKind::TechnologyPark => Product::Biobot,
        }
    }

    /// The resource it makes; none for a technology park.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            AssetKind::Mine => Some(Resource::Coal),
            AssetKind::ExcavatingPlant => Some(Resource::Ore),
            AssetKind::SteelPlant => Some(Resource::Steel),
            AssetKind::PowerPlant => Some(Resource::Energy),
            AssetKind::TechnologyPark => None,
        }
    }

    /// N11: level 1 runs first, then 2, then 3.
    #[inline]
    pub const fn level(self) -> u8 {
        match self {
            AssetKind::Mine | AssetKind::ExcavatingPlant => 1,
            AssetKind::SteelPlant | AssetKind::PowerPlant => 2,
            AssetKind::TechnologyPark => 3,
        }
    }
}

impl Transport {
    /// Those that are bought and sold.
    pub const BOUGHT: [Transport; 2] = [Transport::ElectricVehicle, Transport::Quadcopter];

    /// What the data files say of it.
    #[inline]
    pub fn data(self) -> &'static TransportData {
        &data().transports[self as usize]
    }
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    Files::EMBEDDED.read().unwrap_or_else(|error| panic!("the data of NANO Corporation: {error}"))
});

/// The game's figures.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `map.txt`
    pub map: &'a str,
    /// `assets.tsv`
    pub assets: &'a str,
    /// `resources.tsv`
    pub resources: &'a str,
    /// `transports.tsv`
    pub transports: &'a str,
    /// `technologies.tsv`
    pub technologies: &'a str,
    /// `cards.tsv`
    pub cards: &'a str,
}

impl Files<'static> {
    /// The files as they are in `data/`.
    pub const EMBEDDED: Files<'static> = Files {
        map: include_str!("../data/map.txt"),
        assets: include_str!("../data/assets.tsv"),
        resources: include_str!("../data/resources.tsv"),
        transports: include_str!("../data/transports.tsv"),
        technologies: include_str!("../data/technologies.tsv"),
        cards: include_str!("../data/cards.tsv"),
    };
}

impl Files<'_> {
    /// Reads and checks the files; names the file, the line and the field or hex that is wrong.
    pub fn read(&self) -> Result<Data, DataError> {
        Ok(Data {
            map: read_map(self.map)?,
            assets: read_assets(self.assets)?,
            resources: read_resources(self.resources)?,
            transports: read_transports(self.transports)?,
            technologies: read_technologies(self.technologies)?,
            cards: read_cards(self.cards)?,
        })
    }
}

/// Resources with numbers before them, `2 steel, 2 energy`.
fn units(row: &Row<'_>, field: &'static str) -> Result<[u8; RESOURCES], DataError> {
    let mut units = [0; RESOURCES];
    for part in row.list(field)? {
        let pair = part
            .split_once(' ')
            .and_then(|(number, word)| Some((number.parse().ok()?, word.trim())));
        let Some((number @ 1..=20, word)) = pair else {
            return Err(row.error(field, format!("\"{part}\" is no number of a resource")));
        };
        let resource: Resource = word.parse().map_err(|reason| row.error(field, reason))?;
        if units[resource as usize] > 0 {
            return Err(row.error(field, format!("{word} is named twice")));
        }
        units[resource as usize] = number;
    }
    Ok(units)
}

/// The most that anything costs.
const DEAREST: i64 = 10_000;

static ASSET_SHEET: Sheet = Sheet {
    file: "assets.tsv",
    columns: &["kind", "count", "cost", "dividend", "product", "level", "inputs", "workers"],
};

/// N2, N12: the five kinds; what they are for and how many there are is fixed.
fn read_assets(text: &str) -> Result<[AssetData; KINDS], DataError> {
    let rows = ASSET_SHEET.rows(text)?;
    let ids: Vec<_> = AssetKind::ALL.iter().map(|kind| kind.id()).collect();
    check_order(&rows, "kind", &ids)?;
    let read = |row: &Row<'_>| {
        let kind: AssetKind = row.word("kind")?;
        row.same("count", row.number("count")?, kind.count(), "N2")?;
        row.same("product", row.filled("product")?, kind.product().id(), "N2")?;
        row.same("level", row.number("level")?, kind.level(), "N11")?;
        Ok(AssetData {
            cost: row.amount("cost", DEAREST)?,
            dividend: row.amount("dividend", DEAREST)?,
            basic: Recipe { makes: 1, ..read_recipe(row, kind)? },
        })
    };
    let assets: Vec<AssetData> = rows.iter().map(read).collect::<Result<_, _>>()?;
    Ok(assets.try_into().expect("counted above"))
}

/// Inputs and workers; level 1 uses workers alone, and each level uses what the one below makes.
fn read_recipe(row: &Row<'_>, kind: AssetKind) -> Result<Recipe, DataError> {
    let inputs = units(row, "inputs")?;
    for &resource in Resource::ALL {
        if inputs[resource as usize] > 0 && resource.made_by().level() + 1 != kind.level() {
            let reason = format!("a {} does not use {} (N11)", kind.id(), resource.id());
            return Err(row.error("inputs", reason));
        }
    }
    if kind.level() > 1 && inputs == [0; RESOURCES] {
        return Err(row.error("inputs", format!("a {} makes nothing from nothing", kind.id())));
    }
    Ok(Recipe { inputs, workers: row.amount("workers", 20)? as u8, makes: 1 })
}

static RESOURCE_SHEET: Sheet =
    Sheet { file: "resources.tsv", columns: &["resource", "top", "step", "tokens"] };

/// N3, N6: the four resources with their scales, which never come down to nothing.
fn read_resources(text: &str) -> Result<[ResourceData; RESOURCES], DataError> {
    let rows = RESOURCE_SHEET.rows(text)?;
    let ids: Vec<_> = Resource::ALL.iter().map(|resource| resource.id()).collect();
    check_order(&rows, "resource", &ids)?;
    let read = |row: &Row<'_>| {
        let (top, step) = (row.amount("top", DEAREST)?, row.amount("step", DEAREST)?);
        if top - step * i64::from(POSITIONS - 1) < 1 {
            let reason = format!("{} steps of {step} lead from {top} below 1", POSITIONS - 1);
            return Err(row.error("step", reason));
        }
        Ok(ResourceData { top, step, tokens: row.amount("tokens", 255)? as u16 })
    };
    let resources: Vec<ResourceData> = rows.iter().map(read).collect::<Result<_, _>>()?;
    Ok(resources.try_into().expect("counted above"))
}

static TRANSPORT_SHEET: Sheet =
    Sheet { file: "transports.tsv", columns: &["transport", "cards", "cost", "speed", "flies"] };

/// The fastest that any transport is: further than the map is wide in a move.
const FASTEST: i64 = 20;

/// N3, N13: 9 transports; a train for everybody, and each faster than the one before.
fn read_transports(text: &str) -> Result<[TransportData; 3], DataError> {
    let rows = TRANSPORT_SHEET.rows(text)?;
    let ids: Vec<_> = Transport::ALL.iter().map(|transport| transport.id()).collect();
    check_order(&rows, "transport", &ids)?;
    let read = |row: &Row<'_>| {
        let train = row.text("transport") == Transport::Train.id();
        Ok(TransportData {
            cards: row.amount("cards", 9)? as u8,
            cost: match train {
                true if row.text("cost") == NOTHING => 0,
                true => return Err(row.error("cost", "a train is never sold (N21)")),
                false => row.amount("cost", DEAREST)?,
            },
            speed: row.amount("speed", FASTEST)? as u8,
            flies: row.yes_or_no("flies")?,
        })
    };
    let transports: Vec<TransportData> = rows.iter().map(read).collect::<Result<_, _>>()?;
    check_count(&rows, transports.iter().map(|t| t.cards.into()), "cards", "transports (N3)", 9)?;
    rows[0].same("cards", transports[0].cards, 4, "N1")?;
    for (row, pair) in rows[1..].iter().zip(transports.windows(2)) {
        if pair[1].speed <= pair[0].speed {
            return Err(row.error("speed", "should be faster than the transport above"));
        }
    }
    Ok(transports.try_into().expect("counted above"))
}

static TECHNOLOGY_SHEET: Sheet = Sheet {
    file: "technologies.tsv",
    columns: &["id", "for", "cost", "inputs", "workers", "makes", "copies"],
};

/// N3: 30 technology cards, each better than the basic technology in something.
fn read_technologies(text: &str) -> Result<Vec<TechnologyData>, DataError> {
    let rows = TECHNOLOGY_SHEET.rows(text)?;
    check_ids(&rows, "id")?;
    let read = |row: &Row<'_>| {
        let kind: AssetKind = row.word("for")?;
        let makes = row.amount("makes", 2)? as u8;
        if kind == AssetKind::TechnologyPark && makes != 1 {
            return Err(row.error("makes", "a technology park makes one BIObot at a time (N33)"));
        }
        Ok(TechnologyData {
            id: row.filled("id")?.into(),
            kind,
            cost: row.amount("cost", DEAREST)?,
            recipe: Recipe { makes, ..read_recipe(row, kind)? },
            copies: row.amount("copies", TECHNOLOGIES as i64)? as u8,
        })
    };
    let technologies: Vec<TechnologyData> = rows.iter().map(read).collect::<Result<_, _>>()?;
    let copies = technologies.iter().map(|technology| technology.copies.into());
    check_count(&rows, copies, "copies", "technology cards (N3)", TECHNOLOGIES)?;
    Ok(technologies)
}

static CARD_SHEET: Sheet =
    Sheet { file: "cards.tsv", columns: &["id", "kind", "terms", "prices", "copies"] };

/// N22 … N25: 12 contracts, 9 subsidies, 9 dividends, 20 taxes; contracts come first.
fn read_cards(text: &str) -> Result<Vec<CardData>, DataError> {
    let rows = CARD_SHEET.rows(text)?;
    check_ids(&rows, "id")?;
    for (kind, wanted) in [("contract", CONTRACTS), ("subsidy", 9), ("dividend", 9), ("tax", 20)] {
        let copies: Vec<usize> = rows
            .iter()
            .map(|row| match row.text("kind") == kind {
                true => row.amount("copies", CARDS as i64).map(|copies| copies as usize),
                false => Ok(0),
            })
            .collect::<Result<_, _>>()?;
        check_count(&rows, copies.into_iter(), "copies", &format!("kind {kind}"), wanted)?;
    }
    for pair in rows.windows(2) {
        if pair[1].text("kind") == "contract" && pair[0].text("kind") != "contract" {
            return Err(pair[1].error("kind", "contracts stand above all other cards"));
        }
    }
    rows.iter().map(read_card).collect()
}

fn read_card(row: &Row<'_>) -> Result<CardData, DataError> {
    let terms = "terms";
    let kind = |word: &str| -> Result<AssetKind, DataError> {
        word.parse().map_err(|reason| row.error(terms, reason))
    };
    let most = (1, 1_000);
    let effect = match row.filled("kind")? {
        "contract" => {
            row.filled(terms)?;
            Effect::Contract(units(row, terms)?)
        }
        "subsidy" => {
            row.filled(terms)?;
            let mut sums = [0; KINDS];
            for (word, sum) in row.pairs(terms, most)? {
                sums[kind(word)? as usize] = sum;
            }
            Effect::Subsidy(sums)
        }
        "dividend" => {
            row.filled(terms)?;
            let mut paid = [false; KINDS];
            for word in row.list(terms)? {
                paid[kind(word)? as usize] = true;
            }
            Effect::Dividend(paid)
        }
        "tax" => {
            row.filled(terms)?;
            let mut tax = Tax::default();
            for (word, sum) in row.pairs(terms, most)? {
                match word {
                    "technology" => tax.technology = sum,
                    "transport" => tax.transport = sum,
                    asset => tax.assets[kind(asset)? as usize] = sum,
                }
            }
            Effect::Tax(tax)
        }
        other => {
            let reason = format!("\"{other}\" is no contract, subsidy, dividend or tax");
            return Err(row.error("kind", reason));
        }
    };
    let mut prices = [0; RESOURCES];
    for (word, points) in row.pairs("prices", (-11, 11))? {
        let resource: Resource = word.parse().map_err(|reason| row.error("prices", reason))?;
        prices[resource as usize] = points as i8;
    }
    if matches!(effect, Effect::Contract(_)) && prices != [0; RESOURCES] {
        return Err(row.error("prices", "a contract moves no price (N22)"));
    }
    Ok(CardData {
        id: row.filled("id")?.into(),
        effect,
        prices,
        copies: row.amount("copies", CARDS as i64)? as u8,
    })
}
