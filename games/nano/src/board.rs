//! What is printed on map and cards. It never changes, so the view leaves it out.

use std::sync::LazyLock;

use kontor_engine::{Money, Text};
use serde::Serialize;

use crate::asset::Asset;
use crate::bundle::Goods;
use crate::card::Card;
use crate::data::{AssetKind, POSITIONS, Product, Recipe, Resource, Transport, data};
use crate::hex::Hex;
use crate::investing::HIRING;
use crate::map::Terrain;
use crate::technology::{Technology, University};

/// What is printed on map and cards.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub struct Board {
    /// The map, row by row.
    pub hexes: Vec<PrintedHex>,
    /// The kinds of assets, from mine to technology park.
    pub kinds: Vec<PrintedKind>,
    /// All assets, in the view's order.
    pub assets: Vec<PrintedAsset>,
    /// All technology cards, in the view's order.
    pub technologies: Vec<PrintedTechnology>,
    /// Coal, ore, steel, energy.
    pub resources: Vec<PrintedResource>,
    /// Train, electric vehicle, quadcopter.
    pub transports: Vec<PrintedTransport>,
    /// All action cards.
    pub cards: Vec<PrintedCard>,
    /// What hiring a worker costs.
    pub hiring: Money,
}

/// A hex as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
pub struct PrintedHex {
    /// Which: the letter of the row and the number in it.
    pub id: Hex,
    /// The row, from 0 at the top.
    pub row: usize,
    /// How far right, in half hexes.
    pub across: usize,
    /// What is there.
    pub terrain: Terrain,
    /// 0 the middle, 1 to 4 the other areas; none for frontier posts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<u8>,
    /// The asset there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asset: Option<Asset>,
}

/// A kind of asset as it is printed (N2, N12).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedKind {
    pub id: AssetKind,
    /// What a person reads.
    pub name: Text,
    /// What it makes.
    pub product: Product,
    /// What it costs.
    pub cost: Money,
    /// What a dividend pays for it.
    pub dividend: Money,
    /// What it needs and makes by the basic technology.
    pub basic: Needs,
}

/// An asset as it is printed (N2).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedAsset {
    pub id: Asset,
    /// What a person reads.
    pub name: Text,
    pub kind: AssetKind,
    /// Its number within the kind.
    pub number: u8,
    /// Where it is.
    pub hex: Hex,
    /// What it costs.
    pub cost: Money,
    /// What a dividend pays for it.
    pub dividend: Money,
    /// What it makes.
    pub product: Product,
}

/// A technology card as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedTechnology {
    pub id: Technology,
    /// What a person reads.
    pub name: Text,
    /// The kind of asset it is for.
    pub kind: AssetKind,
    /// What it costs.
    pub cost: Money,
    /// Where it is sold.
    pub university: University,
    /// What an asset needs and makes with it.
    pub needs: Needs,
}

/// A resource as it is printed on the exchange (N6).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedResource {
    pub id: Resource,
    /// What a person reads.
    pub name: Text,
    /// All prices of the scale; the first is the Contract price.
    pub scale: Vec<Money>,
}

/// A transport as it is printed (N13, N15).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedTransport {
    pub id: Transport,
    /// What a person reads.
    pub name: Text,
    /// What it costs; nothing for a train.
    pub cost: Money,
    /// Hexes a move.
    pub speed: u8,
    /// Whether it passes anything.
    pub flies: bool,
}

/// An action card as it is printed (N26).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PrintedCard {
    pub id: Card,
    /// Its heading.
    pub name: Text,
    /// All it does, with figures.
    pub text: Text,
}

/// What an asset needs and makes in a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub struct Needs {
    /// What is used up.
    pub inputs: Goods,
    /// Workers.
    pub workers: u8,
    /// Units made.
    pub makes: u8,
}

impl From<Recipe> for Needs {
    fn from(recipe: Recipe) -> Needs {
        Needs { inputs: Goods(recipe.inputs), workers: recipe.workers, makes: recipe.makes }
    }
}

static BOARD: LazyLock<Board> = LazyLock::new(|| Board {
    hexes: Hex::all()
        .map(|hex| PrintedHex {
            id: hex,
            row: hex.row_and_column().0,
            across: hex.across(),
            terrain: hex.terrain(),
            area: data().map.area[hex.index()],
            asset: hex.asset(),
        })
        .collect(),
    kinds: AssetKind::ALL
        .iter()
        .map(|&kind| PrintedKind {
            id: kind,
            name: kind.text(),
            product: kind.product(),
            cost: Money::new(kind.data().cost),
            dividend: Money::new(kind.data().dividend),
            basic: kind.data().basic.into(),
        })
        .collect(),
    assets: Asset::all()
        .map(|asset| PrintedAsset {
            id: asset,
            name: asset.text(),
            kind: asset.kind(),
            number: asset.number(),
            hex: asset.hex(),
            cost: asset.cost(),
            dividend: Money::new(asset.kind().data().dividend),
            product: asset.kind().product(),
        })
        .collect(),
    technologies: Technology::all()
        .map(|card| PrintedTechnology {
            id: card,
            name: card.text(),
            kind: card.kind(),
            cost: card.cost(),
            university: card.university(),
            needs: card.recipe().into(),
        })
        .collect(),
    resources: Resource::ALL
        .iter()
        .map(|&resource| {
            let scale = resource.data();
            let at = |position: u8| Money::new(scale.top - scale.step * i64::from(position));
            PrintedResource {
                id: resource,
                name: resource.text(),
                scale: (0..POSITIONS).map(at).collect(),
            }
        })
        .collect(),
    transports: Transport::ALL
        .iter()
        .map(|&transport| PrintedTransport {
            id: transport,
            name: transport.text(),
            cost: Money::new(transport.data().cost),
            speed: transport.data().speed,
            flies: transport.data().flies,
        })
        .collect(),
    cards: Card::all()
        .map(|card| PrintedCard { id: card, name: card.text(), text: card.explained() })
        .collect(),
    hiring: HIRING,
});

/// What is printed on map and cards.
pub fn board() -> &'static Board {
    &BOARD
}
