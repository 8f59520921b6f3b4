//! What is sold and traded: goods, other things, property, and all of it together (N19).

use std::iter::repeat_n;
use std::sync::LazyLock;

use kontor_engine::choice::MAX_ITEMS;
use kontor_engine::trade::Given;
use kontor_engine::{Money, Naming, Text};
use serde::{Deserialize, Serialize};

use crate::asset::{Asset, AssetSet};
use crate::card::{Card, ContractSet};
use crate::data::{ASSETS, CONTRACTS, RESOURCES, Resource, TECHNOLOGIES, Transport};
use crate::technology::{Technology, TechnologySet};
use crate::text::contract;

/// The most things that one list of an action names.
pub const MOST: usize = MAX_ITEMS;

/// Units of the four resources. As JSON a list of their names, one for each unit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Resource>", export_to = "nano/"))]
pub struct Goods(pub [u8; RESOURCES]);

impl Goods {
    /// Units of one resource.
    pub const fn of(resource: Resource, units: u8) -> Goods {
        let mut goods = [0; RESOURCES];
        goods[resource as usize] = units;
        Goods(goods)
    }

    /// Units of a resource.
    #[inline]
    pub const fn units(&self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// How many units in all.
    #[inline]
    pub fn count(&self) -> usize {
        self.0.iter().map(|&units| usize::from(units)).sum()
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; RESOURCES]
    }

    /// Each resource of which there is some, with its units.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u8)> + '_ {
        Resource::ALL
            .iter()
            .map(|&resource| (resource, self.units(resource)))
            .filter(|&(_, n)| n > 0)
    }

    fn add(&mut self, resource: Resource) -> bool {
        let units = &mut self.0[resource as usize];
        match units.checked_add(1) {
            Some(more) => *units = more,
            None => return false,
        }
        true
    }

    pub(crate) fn from_codes(codes: &[u8]) -> Goods {
        let mut goods = Goods::default();
        for &code in codes {
            goods.0[usize::from(code) % RESOURCES] += 1;
        }
        goods
    }
}

impl Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ids = self.iter().flat_map(|(resource, units)| repeat_n(resource.id(), units.into()));
        serializer.collect_seq(ids)
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
        let mut goods = Goods::default();
        for resource in Vec::<Resource>::deserialize(deserializer)? {
            if !goods.add(resource) {
                return Err(serde::de::Error::custom("too many units"));
            }
        }
        Ok(goods)
    }
}

/// What a form calls the resources.
pub(crate) static GOODS_NAMES: Naming = Naming {
    id: |code| Resource::ALL[usize::from(code) % RESOURCES].id(),
    label: |code| Resource::ALL[usize::from(code) % RESOURCES].text(),
};

/// Everything that is traded but cash and property. As JSON a list: `coal`, `quadcopter`,
/// `great-order`, `release`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<String>", export_to = "nano/"))]
pub struct Things {
    /// Resources.
    pub goods: Goods,
    /// Electric vehicles and quadcopters.
    pub transports: [u8; 2],
    /// Contracts, by their index.
    pub contracts: ContractSet,
    /// N31: the giver's raid on an asset of the other ends.
    pub release: bool,
}

/// The codes of things in forms: resources, the two transports, contracts, release.
const TRANSPORT_CODES: u8 = RESOURCES as u8;
const CONTRACT_CODES: u8 = TRANSPORT_CODES + 2;
const RELEASE_CODE: u8 = CONTRACT_CODES + CONTRACTS as u8;

fn thing_id(code: u8) -> &'static str {
    match code {
        0..TRANSPORT_CODES => Resource::ALL[usize::from(code)].id(),
        TRANSPORT_CODES..CONTRACT_CODES => {
            Transport::BOUGHT[usize::from(code - TRANSPORT_CODES)].id()
        }
        CONTRACT_CODES..RELEASE_CODE => Card::contract(code - CONTRACT_CODES).id(),
        _ => "release",
    }
}

/// What a form calls things.
pub(crate) static THING_NAMES: Naming = Naming {
    id: thing_id,
    label: |code| match code {
        0..TRANSPORT_CODES => Resource::ALL[usize::from(code)].text(),
        TRANSPORT_CODES..CONTRACT_CODES => {
            Transport::BOUGHT[usize::from(code - TRANSPORT_CODES)].item()
        }
        CONTRACT_CODES..RELEASE_CODE => contract(Card::contract(code - CONTRACT_CODES)),
        _ => Text::new("thing-release"),
    },
};

/// What the code of a thing stands for, as far as it has a price.
pub(crate) enum Thing {
    Resource(Resource),
    Transport(Transport),
    /// A contract, or a card that ends an arrest.
    Paper,
}

/// The thing of a code.
pub(crate) fn thing(code: u8) -> Thing {
    match code {
        0..TRANSPORT_CODES => Thing::Resource(Resource::ALL[usize::from(code)]),
        TRANSPORT_CODES..CONTRACT_CODES => {
            Thing::Transport(Transport::BOUGHT[usize::from(code - TRANSPORT_CODES)])
        }
        _ => Thing::Paper,
    }
}

/// What an asset or a technology, by its code, costs.
pub(crate) fn property_cost(code: u8) -> Money {
    match usize::from(code) {
        0..ASSETS => Asset::coded(code).cost(),
        _ => Technology::coded(code - ASSETS as u8).cost(),
    }
}

impl Things {
    /// How many there are.
    pub fn count(&self) -> usize {
        let transports: usize = self.transports.iter().map(|&count| usize::from(count)).sum();
        self.goods.count() + transports + self.contracts.len() + usize::from(self.release)
    }

    /// The items of a form: each code and how many of it there are.
    pub(crate) fn items(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let goods = (0..).zip(self.goods.0);
        let transports = (TRANSPORT_CODES..).zip(self.transports);
        let contracts = self.contracts.iter().map(|card| (CONTRACT_CODES + card.index() as u8, 1));
        goods.chain(transports).chain(contracts).chain([(RELEASE_CODE, self.release.into())])
    }

    fn add(&mut self, code: u8) -> bool {
        match code {
            0..TRANSPORT_CODES => return self.goods.add(Resource::ALL[usize::from(code)]),
            TRANSPORT_CODES..CONTRACT_CODES => {
                let count = &mut self.transports[usize::from(code - TRANSPORT_CODES)];
                match count.checked_add(1) {
                    Some(more) => *count = more,
                    None => return false,
                }
            }
            CONTRACT_CODES..RELEASE_CODE => {
                self.contracts.insert(Card::contract(code - CONTRACT_CODES));
            }
            _ => self.release = true,
        }
        true
    }

    pub(crate) fn from_codes(codes: &[u8]) -> Things {
        let mut things = Things::default();
        for &code in codes {
            things.add(code);
        }
        things
    }
}

impl Serialize for Things {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ids = self.items().flat_map(|(code, count)| repeat_n(thing_id(code), count.into()));
        serializer.collect_seq(ids)
    }
}

impl<'de> Deserialize<'de> for Things {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Things, D::Error> {
        let mut things = Things::default();
        for id in Vec::<String>::deserialize(deserializer)? {
            let code = (0..=RELEASE_CODE).find(|&code| thing_id(code) == id);
            let reason = || format!("N19: \"{id}\" is nothing that can be traded");
            let code = code.ok_or_else(|| serde::de::Error::custom(reason()))?;
            if !things.add(code) {
                return Err(serde::de::Error::custom("too many of one thing"));
            }
        }
        Ok(things)
    }
}

/// Assets and technologies. As JSON a list: `mine-3`, `twin-mine-2`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<String>", export_to = "nano/"))]
pub struct Property {
    /// Assets.
    pub assets: AssetSet,
    /// Technology cards.
    pub technologies: TechnologySet,
}

fn property_id(code: u8) -> &'static str {
    match usize::from(code) {
        0..ASSETS => Asset::coded(code).id(),
        _ => Technology::coded(code - ASSETS as u8).id(),
    }
}

/// What a form calls property.
pub(crate) static PROPERTY_NAMES: Naming = Naming {
    id: property_id,
    label: |code| match usize::from(code) {
        0..ASSETS => Asset::coded(code).text(),
        _ => Technology::coded(code - ASSETS as u8).text(),
    },
};

impl Property {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.assets.len() + self.technologies.len()
    }

    pub(crate) fn items(&self) -> impl Iterator<Item = (u8, u8)> {
        let assets = self.assets.iter().map(|asset| (asset.index() as u8, 1));
        let technologies = self.technologies.iter().map(|card| ((ASSETS + card.index()) as u8, 1));
        assets.chain(technologies)
    }

    fn add(&mut self, code: u8) {
        match usize::from(code) {
            0..ASSETS => self.assets.insert(Asset::coded(code)),
            _ => self.technologies.insert(Technology::coded(code - ASSETS as u8)),
        }
    }

    pub(crate) fn from_codes(codes: &[u8]) -> Property {
        let mut property = Property::default();
        codes.iter().for_each(|&code| property.add(code));
        property
    }
}

impl Serialize for Property {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.items().map(|(code, _)| property_id(code)))
    }
}

impl<'de> Deserialize<'de> for Property {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Property, D::Error> {
        static CODES: LazyLock<Vec<(&'static str, u8)>> = LazyLock::new(|| {
            (0..(ASSETS + TECHNOLOGIES) as u8).map(|code| (property_id(code), code)).collect()
        });
        let mut property = Property::default();
        for id in Vec::<String>::deserialize(deserializer)? {
            let found = CODES.iter().find(|(own, _)| *own == id);
            let reason = || format!("N19: \"{id}\" is no asset or technology");
            let (_, code) = found.ok_or_else(|| serde::de::Error::custom(reason()))?;
            property.add(*code);
        }
        Ok(property)
    }
}

/// What one side of a trade gives. Most sides give one kind of thing: what is not given is not said.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub struct Bundle {
    /// Money.
    #[serde(skip_serializing_if = "is_none_of_it")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Money>"))]
    pub cash: Money,
    /// Resources, transports, contracts, the end of a raid.
    #[serde(skip_serializing_if = "is_none_of_it")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Things>"))]
    pub goods: Things,
    /// Assets and technologies.
    #[serde(skip_serializing_if = "is_none_of_it")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Property>"))]
    pub property: Property,
}

fn is_none_of_it<T: Default + PartialEq>(given: &T) -> bool {
    *given == T::default()
}

impl Bundle {
    /// Just money.
    pub fn cash(cash: Money) -> Bundle {
        Bundle { cash, ..Bundle::default() }
    }
}

impl Given for Bundle {
    fn is_nothing(&self) -> bool {
        *self == Bundle::default()
    }
}
