//! The twelve kinds of tokens (M2), and the six chambers whose shares are among them.

use kontor_engine::set;
use serde::{Deserialize, Serialize};

use crate::data::data;

/// How many chambers there are.
pub const CHAMBERS: usize = 6;
/// How many kinds can be traded: a share and a main good for each chamber.
pub const KINDS: usize = 2 * CHAMBERS;

/// A kind of token: one of six shares or one of six goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Kind(u8);

impl Kind {
    /// The kind of this index: shares from 0, goods from [`CHAMBERS`] on.
    #[inline]
    pub const fn new(index: usize) -> Option<Kind> {
        if index < KINDS { Some(Kind(index as u8)) } else { None }
    }

    /// All kinds, shares first.
    #[inline]
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// The kind of this id.
    pub fn named(id: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.id() == id)
    }

    /// Its index, below [`KINDS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &data().kinds[self.index()].id
    }

    /// What a person reads.
    pub fn name(self) -> &'static str {
        &data().kinds[self.index()].name
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

impl TryFrom<String> for Kind {
    type Error = String;

    fn try_from(id: String) -> Result<Kind, String> {
        Kind::named(&id).ok_or_else(|| {
            let known: Vec<_> = Kind::all().map(Kind::id).collect();
            format!("there is no share or good \"{id}\"; there are {}", known.join(", "))
        })
    }
}

impl From<Kind> for &'static str {
    fn from(kind: Kind) -> &'static str {
        kind.id()
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

/// One of the six chambers of the Company.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Chamber(u8);

impl Chamber {
    /// All chambers.
    #[inline]
    pub fn all() -> impl Iterator<Item = Chamber> {
        (0..CHAMBERS as u8).map(Chamber)
    }

    /// The chamber of this id.
    pub fn named(id: &str) -> Option<Chamber> {
        Kind::named(id)?.chamber()
    }

    /// Its index, below [`CHAMBERS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
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

    /// What a person reads.
    pub fn name(self) -> &'static str {
        self.share().name()
    }
}

impl TryFrom<String> for Chamber {
    type Error = String;

    fn try_from(id: String) -> Result<Chamber, String> {
        Chamber::named(&id).ok_or_else(|| {
            let known: Vec<_> = Chamber::all().map(|chamber| chamber.share().id()).collect();
            format!("there is no chamber \"{id}\"; there are {}", known.join(", "))
        })
    }
}

impl From<Chamber> for &'static str {
    fn from(chamber: Chamber) -> &'static str {
        chamber.share().id()
    }
}

set! {
    /// A set of chambers.
    ChamberSet(u8) of Chamber
}

/// Up to three tokens, in order of their kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
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
