//! Action cards (N22 … N26), sets of them, and contracts that players hold (N22).

use std::sync::LazyLock;

use kontor_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::asset::bits;
use crate::data::{CARDS, CONTRACTS, CardData, Effect, RESOURCES, data};

/// An action card; several are alike. Contracts come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Card(u8);

struct Facts {
    id: String,
    data: &'static CardData,
}

fn facts() -> &'static [Facts; CARDS] {
    static FACTS: LazyLock<[Facts; CARDS]> = LazyLock::new(|| {
        let cards: Vec<Facts> = data()
            .cards
            .iter()
            .flat_map(|data| {
                (1..=data.copies).map(move |copy| Facts {
                    id: match data.copies {
                        1 => data.id.clone(),
                        _ => format!("{}-{copy}", data.id),
                    },
                    data,
                })
            })
            .collect();
        let found = cards.len();
        cards.try_into().unwrap_or_else(|_| panic!("{found} action cards"))
    });
    &FACTS
}

impl Card {
    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The card of this id: `great-order`, `pit-tax-2`.
    pub fn named(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// Its index; below [`CONTRACTS`] for contracts.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The contract of an item code in a form.
    #[inline]
    pub(crate) const fn contract(code: u8) -> Card {
        Card(if (code as usize) < CONTRACTS { code } else { CONTRACTS as u8 - 1 })
    }

    /// Whether it is a contract.
    #[inline]
    pub const fn is_contract(self) -> bool {
        self.index() < CONTRACTS
    }

    /// What the data files say of it.
    pub fn data(self) -> &'static CardData {
        facts()[self.index()].data
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &facts()[self.index()].id
    }

    /// What a person reads above the figures.
    pub fn name(self) -> &'static str {
        &self.data().name.en
    }

    /// N22: the units that a contract names; none for other cards.
    pub fn units(self) -> [u8; RESOURCES] {
        match self.data().effect {
            Effect::Contract(units) => units,
            _ => [0; RESOURCES],
        }
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(id: String) -> Result<Card, String> {
        Card::named(&id).ok_or_else(|| {
            format!("there is no action card \"{id}\"; they are written like {}", Card(0).id())
        })
    }
}

impl From<Card> for &'static str {
    fn from(card: Card) -> &'static str {
        card.id()
    }
}

/// A set of action cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All cards.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);
    /// All contracts.
    pub const CONTRACTS: CardSet = CardSet((1 << CONTRACTS) - 1);

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at a place in the set, counted from 0; there must be so many.
    #[inline]
    pub(crate) fn at(self, place: u32) -> Card {
        let mut left = self.0;
        for _ in 0..place {
            left &= left - 1;
        }
        Card(left.trailing_zeros() as u8)
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0).map(Card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> CardSet {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Vec<Card> {
        set.iter().collect()
    }
}

/// N22: a contract as somebody holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Who.
    pub holder: Seat,
    /// What can still be sold by it.
    pub left: [u8; RESOURCES],
    /// In how many moves of the holder it can be used, the present one included.
    pub moves: u8,
    /// Whether it was sold, which it can be once.
    pub sold: bool,
}

/// N22: how many moves a contract lasts for whoever gets it.
pub const CONTRACT_MOVES: u8 = 2;
