//! Assets (N2), sets of them, and the places where workers stand (N16, N28).

use std::sync::LazyLock;

use kontor_engine::indexed::unknown;
use kontor_engine::{Money, Naming, Text, set};
use serde::{Deserialize, Serialize};

use crate::data::{ASSETS, AssetKind, KINDS, data};
use crate::hex::Hex;

/// An asset: mines first, then the other kinds; within a kind by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "nano/"))]
pub struct Asset(u8);

/// The first asset of each kind.
const FIRST: [u8; KINDS] = [0, 8, 16, 20, 24];

impl Asset {
    /// All assets.
    #[inline]
    pub fn all() -> impl Iterator<Item = Asset> + Clone {
        (0..ASSETS as u8).map(Asset)
    }

    /// The asset of this id: `mine-3`.
    pub fn named(id: &str) -> Option<Asset> {
        Asset::all().find(|asset| asset.id() == id)
    }

    /// Its index, below [`ASSETS`].
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes no asset; it lets the compiler see a bound.
        (self.0 & 31) as usize
    }

    /// The asset of an item code in a form.
    #[inline]
    pub(crate) const fn coded(code: u8) -> Asset {
        Asset(if (code as usize) < ASSETS { code } else { ASSETS as u8 - 1 })
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> AssetKind {
        match self.0 {
            0..8 => AssetKind::Mine,
            8..16 => AssetKind::ExcavatingPlant,
            16..20 => AssetKind::SteelPlant,
            20..24 => AssetKind::PowerPlant,
            _ => AssetKind::TechnologyPark,
        }
    }

    /// Its number within its kind, from 1.
    pub const fn number(self) -> u8 {
        self.0 - FIRST[self.kind() as usize] + 1
    }

    /// Where it is.
    #[inline]
    pub fn hex(self) -> Hex {
        data().map.hex_of[self.index()]
    }

    /// What it costs (N2).
    #[inline]
    pub fn cost(self) -> Money {
        Money::new(self.kind().data().cost)
    }

    /// N20: what the bank pays for it.
    #[inline]
    pub fn half_cost(self) -> Money {
        Money::new(self.kind().data().cost / 2)
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        place_id(self.0)
    }
}

impl TryFrom<String> for Asset {
    type Error = String;

    fn try_from(id: String) -> Result<Asset, String> {
        Asset::named(&id)
            .ok_or_else(|| unknown("N2: there is no asset", &id, Asset::all().map(Asset::id)))
    }
}

impl From<Asset> for &'static str {
    fn from(asset: Asset) -> &'static str {
        asset.id()
    }
}

set! {
    /// A set of assets.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Asset>", export_to = "nano/"))]
    AssetSet(u32) of Asset
}

impl AssetSet {
    /// All assets of a kind.
    #[inline]
    pub const fn of_kind(kind: AssetKind) -> AssetSet {
        AssetSet(((1 << kind.count()) - 1) << FIRST[kind as usize])
    }

    /// How many are of a kind.
    #[inline]
    pub const fn count(self, kind: AssetKind) -> usize {
        self.and(AssetSet::of_kind(kind)).len()
    }
}

/// The code of the guard place of an asset: after all places to work at.
const GUARDS: u8 = ASSETS as u8;
/// The code of the place beside all assets.
const OFF: u8 = 2 * ASSETS as u8;

/// What stands for a place of workers: `mine-3`, `guard-mine-3`, `off`.
fn place_id(code: u8) -> &'static str {
    static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let own = |asset: Asset| format!("{}-{}", asset.kind().id(), asset.number());
        let guard = |asset: Asset| format!("guard-{}", own(asset));
        Asset::all().map(own).chain(Asset::all().map(guard)).chain(["off".into()]).collect()
    });
    &IDS[usize::from(code.min(OFF))]
}

/// What a form calls the places of workers.
pub(crate) static PLACE_NAMES: Naming = Naming {
    id: place_id,
    label: |code| match code {
        0..GUARDS => Asset::coded(code).text(),
        GUARDS..OFF => {
            Text::new("place-of-guard").with("asset", Asset::coded(code - GUARDS).text())
        }
        _ => Text::new("place-beside"),
    },
};

/// Workers, by where they stand: at work, on guard, off. As JSON a list of places, one for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<String>", export_to = "nano/"))]
pub struct Workers {
    /// At work on each asset.
    pub at: [u8; ASSETS],
    /// On the guard place of these.
    pub guards: AssetSet,
    /// On no asset.
    pub off: u8,
}

impl Workers {
    /// How many there are.
    pub fn count(&self) -> usize {
        let at: usize = self.at.iter().map(|&count| usize::from(count)).sum();
        at + self.guards.len() + usize::from(self.off)
    }

    /// The code in forms of the guard place of an asset.
    pub(crate) const fn guard_code(asset: Asset) -> u8 {
        GUARDS + asset.0
    }

    /// The code in forms of workers on no asset.
    pub(crate) const OFF_CODE: u8 = OFF;

    /// Adds one where a code says; `false` if that place is taken or full.
    pub(crate) fn add(&mut self, code: u8) -> bool {
        match code {
            0..GUARDS => match self.at[usize::from(code)].checked_add(1) {
                Some(more) => self.at[usize::from(code)] = more,
                None => return false,
            },
            GUARDS..OFF => {
                let asset = Asset::coded(code - GUARDS);
                if self.guards.contains(asset) {
                    return false;
                }
                self.guards.insert(asset);
            }
            _ => match self.off.checked_add(1) {
                Some(more) => self.off = more,
                None => return false,
            },
        }
        true
    }

    fn codes(&self) -> impl Iterator<Item = u8> + '_ {
        let at = Asset::all()
            .flat_map(|asset| std::iter::repeat_n(asset.0, self.at[asset.index()].into()));
        let guards = self.guards.iter().map(Workers::guard_code);
        at.chain(guards).chain(std::iter::repeat_n(OFF, self.off.into()))
    }
}

impl Serialize for Workers {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.codes().map(place_id))
    }
}

impl<'de> Deserialize<'de> for Workers {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Workers, D::Error> {
        let places = Vec::<String>::deserialize(deserializer)?;
        let mut workers = Workers::default();
        for place in places {
            let code = (0..=OFF).find(|&code| place_id(code) == place);
            let known = || (0..=OFF).map(place_id);
            let reason = || unknown("N16: there is no place for a worker", &place, known());
            let code = code.ok_or_else(|| serde::de::Error::custom(reason()))?;
            if !workers.add(code) {
                let reason = format!("N28: too many workers at {place}");
                return Err(serde::de::Error::custom(reason));
            }
        }
        Ok(workers)
    }
}
