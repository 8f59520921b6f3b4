//! Price cards (M5), hands of them, and the slots of a player board.

use kontor_engine::indexed;
use serde::{Deserialize, Serialize};

use crate::data::{CardData, data};
use crate::kind::{CHAMBERS, Kind};

/// How many different price cards there are.
pub const CARDS: usize = 4 * CHAMBERS;

indexed! {
    /// A price card. There are several copies of most.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "mercurius/"))]
    #[derive(Default)]
    Card: CARDS, "there is no price card"
}

impl Card {
    /// What it does.
    #[inline]
    pub fn data(self) -> &'static CardData {
        &data().cards[self.index()]
    }

    /// The share and the good that it moves.
    #[inline]
    pub fn kinds(self) -> [Kind; 2] {
        let effect = self.data();
        [effect.share, effect.good]
            .map(|index| Kind::new(index).expect("cards move kinds there are"))
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &self.data().id
    }

    /// The card of an item code in a form.
    pub(crate) fn coded(code: u8) -> Card {
        Card(code.min(CARDS as u8 - 1))
    }
}

/// A pile of cards in which the order does not matter: how many there are of each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pile {
    counts: [u8; CARDS],
}

impl Pile {
    /// All 72 cards.
    pub fn full() -> Pile {
        let mut counts = [0; CARDS];
        for card in Card::all() {
            counts[card.index()] = card.data().copies;
        }
        Pile { counts }
    }

    /// How many copies of a card are in it.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// How many cards are in it.
    #[inline]
    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.counts[card.index()] += 1;
    }

    /// Takes a card out; `false` if there is none.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let count = &mut self.counts[card.index()];
        let found = *count > 0;
        *count -= u8::from(found);
        found
    }

    /// The card at a place below [`Pile::len`], the cards laid out in their order.
    #[inline]
    pub fn at(&self, place: u32) -> Card {
        let mut left = place;
        for (index, &count) in self.counts.iter().enumerate() {
            if left < u32::from(count) {
                return Card(index as u8);
            }
            left -= u32::from(count);
        }
        panic!("place {place} is beyond the pile")
    }

    /// The cards in it, copies one after another.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let mut pile = Pile::default();
        for card in Vec::<Card>::deserialize(deserializer)? {
            if pile.count(card) == card.data().copies {
                let reason = format!("too many copies of {}", card.id());
                return Err(serde::de::Error::custom(reason));
            }
            pile.insert(card);
        }
        Ok(pile)
    }
}

/// Up to `N` cards, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards<const N: usize> {
    cards: [Card; N],
    len: u8,
}

/// The cards dealt to a hand (M6).
pub const DEALT: usize = 5;
/// The most cards in a hand: one more than dealt after News without a discard (M27).
pub const HAND: usize = DEALT + 1;
/// The most cards that News exchanges (M27).
pub const NEWS: usize = 3;

/// A player's hand.
pub type Hand = Cards<HAND>;
/// The cards that News exchanges.
pub type Exchange = Cards<NEWS>;

impl<const N: usize> Default for Cards<N> {
    fn default() -> Cards<N> {
        Cards { cards: [Card::default(); N], len: 0 }
    }
}

impl<const N: usize> Cards<N> {
    /// These cards, the first `N` of them.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Cards<N> {
        let mut own = Cards::default();
        cards.into_iter().take(N).for_each(|card| own.insert(card));
        own
    }

    /// The cards, lowest first.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many copies of a card there are.
    pub fn count(&self, card: Card) -> usize {
        self.as_slice().iter().filter(|&&own| own == card).count()
    }

    /// Each different card once.
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = Card> {
        let cards = self.as_slice();
        (0..cards.len()).filter(move |&i| i == 0 || cards[i - 1] != cards[i]).map(move |i| cards[i])
    }

    /// Puts a card in its place.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let mut at = self.len();
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    /// Takes a card out; `false` if there is none.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let len = self.len();
        let Some(at) = self.as_slice().iter().position(|&own| own == card) else { return false };
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        // The free place always looks the same, so equal hands are equal values.
        self.cards[len - 1] = Card::default();
        true
    }
}

impl<const N: usize> Serialize for Cards<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Cards<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cards<N>, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > N {
            let reason = format!("at most {N} cards, not {}", cards.len());
            return Err(serde::de::Error::custom(reason));
        }
        Ok(Cards::new(cards))
    }
}

/// What lies on a slot of a player board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub enum Slot {
    /// Nothing.
    #[default]
    Empty,
    /// The News card, which moves no price (M27).
    News,
    /// A price card.
    Card(Card),
}
