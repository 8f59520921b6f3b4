//! Action cards (N22 … N26), sets of them, and contracts that players hold (N22).

use std::sync::LazyLock;

use kontor_engine::{Seat, indexed, set};
use serde::{Deserialize, Serialize};

use crate::data::{CARDS, CONTRACTS, CardData, Effect, RESOURCES, data};

indexed! {
    /// An action card; several are alike. Contracts come first.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "nano/"))]
    Card: CARDS, "there is no action card"
}

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
    /// The contract of an item code in a form.
    #[inline]
    pub(crate) const fn contract(code: u8) -> Card {
        Card(if (code as usize) < CONTRACTS { code } else { CONTRACTS as u8 - 1 })
    }

    /// What the data files say of it.
    pub fn data(self) -> &'static CardData {
        facts()[self.index()].data
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &facts()[self.index()].id
    }

    /// N22: the units that a contract names; none for other cards.
    pub fn units(self) -> [u8; RESOURCES] {
        match self.data().effect {
            Effect::Contract(units) => units,
            _ => [0; RESOURCES],
        }
    }
}

set! {
    /// A set of action cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>", export_to = "nano/"))]
    CardSet(u64) of Card
}

impl CardSet {
    /// All cards.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);
    /// All contracts.
    pub const CONTRACTS: CardSet = CardSet((1 << CONTRACTS) - 1);

    /// The card at a place in the set, counted from 0; there must be so many.
    #[inline]
    pub(crate) fn at(self, place: u32) -> Card {
        let mut left = self.0;
        for _ in 0..place {
            left &= left - 1;
        }
        Card(left.trailing_zeros() as u8)
    }
}

set! {
    /// A set of contract cards.
    ContractSet(u16) of Card
}

impl ContractSet {
    /// As a set of cards.
    pub fn cards(self) -> CardSet {
        CardSet(self.0.into())
    }
}

/// N22: a contract as somebody holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Held {
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
