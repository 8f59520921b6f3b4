//! The twelve kinds of tokens (M2), and the six chambers whose shares are among them.

use kontor_engine::{Text, indexed, set};
use serde::{Deserialize, Serialize};

use crate::data::data;

/// How many chambers there are.
pub const CHAMBERS: usize = 6;
/// How many kinds can be traded: a share and a main good for each chamber.
pub const KINDS: usize = 2 * CHAMBERS;

indexed! {
    /// A kind of token: one of six shares or one of six goods.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "mercurius/"))]
    Kind: KINDS, "there is no share or good"
}

impl Kind {
    /// The kind of this index: shares from 0, goods from [`CHAMBERS`] on.
    #[inline]
    pub const fn new(index: usize) -> Option<Kind> {
        if index < KINDS { Some(Kind(index as u8)) } else { None }
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &data().kinds[self.index()].id
    }

    /// Its name.
    pub(crate) fn text(self) -> Text {
        Text::new(&*data().kinds[self.index()].name)
    }

    /// One of it, as it is bought and sold.
    pub(crate) fn one(self) -> Text {
        Text::new(&*data().kinds[self.index()].one)
    }

    pub(crate) fn none(self) -> Text {
        Text::new(&*data().kinds[self.index()].none)
    }

    /// The chamber, if this is a share.
    pub const fn chamber(self) -> Option<Chamber> {
        if self.index() < CHAMBERS { Some(Chamber(self.0)) } else { None }
    }

    /// The kind of an item code in a form.
    pub(crate) fn coded(code: u8) -> Kind {
        Kind(code.min(KINDS as u8 - 1))
    }
}

set! {
    /// A set of kinds.
    KindSet(u16) of Kind
}

impl KindSet {
    /// The kinds at whose index this holds.
    #[inline]
    pub fn of(belongs: impl Fn(usize) -> bool) -> KindSet {
        KindSet((0..KINDS).fold(0, |set, at| set | u16::from(belongs(at)) << at))
    }
}

indexed! {
    /// One of the six chambers of the Company.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "mercurius/"))]
    Chamber: CHAMBERS, "there is no chamber"
}

impl Chamber {
    /// What stands for it in actions and records: its share.
    pub fn id(self) -> &'static str {
        self.share().id()
    }

    /// Its share.
    #[inline]
    pub const fn share(self) -> Kind {
        Kind(self.0)
    }

    /// The good that shares its price track.
    #[inline]
    pub const fn main_good(self) -> Kind {
        Kind(self.0 + CHAMBERS as u8)
    }
}

set! {
    /// A set of chambers.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Chamber>", export_to = "mercurius/"))]
    ChamberSet(u8) of Chamber
}

/// Up to three tokens, in order of their kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Kind>", export_to = "mercurius/"))]
pub struct Basket {
    kinds: [u8; Basket::MOST],
    len: u8,
}

impl Basket {
    /// The most tokens in it.
    pub const MOST: usize = 3;

    /// These tokens, the first three of them.
    pub fn new(kinds: impl IntoIterator<Item = Kind>) -> Basket {
        let mut basket = Basket::default();
        for kind in kinds.into_iter().take(Basket::MOST) {
            basket.kinds[usize::from(basket.len)] = kind.0;
            basket.len += 1;
        }
        basket.kinds[..usize::from(basket.len)].sort_unstable();
        basket
    }

    /// The tokens.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Kind> {
        self.kinds[..usize::from(self.len)].iter().map(|&kind| Kind(kind))
    }

    /// How many there are of a kind.
    pub fn count(&self, kind: Kind) -> u8 {
        self.iter().filter(|&own| own == kind).count() as u8
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Serialize for Basket {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Basket {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Basket, D::Error> {
        let kinds = Vec::<Kind>::deserialize(deserializer)?;
        if kinds.len() > Basket::MOST {
            let reason = format!("at most {} tokens, not {}", Basket::MOST, kinds.len());
            return Err(serde::de::Error::custom(reason));
        }
        Ok(Basket::new(kinds))
    }
}
