//! Technology cards (N12, N15, N21) and sets of them.

use std::sync::LazyLock;

use kontor_engine::{Money, indexed, set};
use serde::{Deserialize, Serialize};

use crate::data::{AssetKind, Recipe, TECHNOLOGIES, TechnologyData, UNIVERSITY_I_LIMIT, data};

indexed! {
    /// A technology card; several are alike.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "nano/"))]
    Technology: TECHNOLOGIES, "there is no technology"
}

/// Where technologies are sold (N15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub enum University {
    /// Up to 50.
    I,
    /// Above 50.
    II,
}

/// What is asked for again and again of every card.
struct Facts {
    id: String,
    data: &'static TechnologyData,
    recipe: Recipe,
    kind: AssetKind,
}

fn facts() -> &'static [Facts; TECHNOLOGIES] {
    static FACTS: LazyLock<[Facts; TECHNOLOGIES]> = LazyLock::new(|| {
        let cards: Vec<Facts> = data()
            .technologies
            .iter()
            .flat_map(|data| {
                (1..=data.copies).map(move |copy| Facts {
                    id: format!("{}-{copy}", data.id),
                    data,
                    recipe: data.recipe,
                    kind: data.kind,
                })
            })
            .collect();
        let found = cards.len();
        cards.try_into().unwrap_or_else(|_| panic!("{found} technology cards"))
    });
    &FACTS
}

impl Technology {
    /// The card of an item code in a form.
    #[inline]
    pub(crate) const fn coded(code: u8) -> Technology {
        Technology(if (code as usize) < TECHNOLOGIES { code } else { TECHNOLOGIES as u8 - 1 })
    }

    /// What the data files say of it.
    pub fn data(self) -> &'static TechnologyData {
        facts()[self.index()].data
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &facts()[self.index()].id
    }

    /// The kind of asset it works on.
    #[inline]
    pub fn kind(self) -> AssetKind {
        facts()[self.index()].kind
    }

    /// What an asset needs and makes with it.
    #[inline]
    pub fn recipe(self) -> Recipe {
        facts()[self.index()].recipe
    }

    /// What it costs.
    pub fn cost(self) -> Money {
        Money::new(self.data().cost)
    }

    /// Where it is sold.
    pub fn university(self) -> University {
        if self.data().cost <= UNIVERSITY_I_LIMIT { University::I } else { University::II }
    }
}

set! {
    /// A set of technology cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Technology>", export_to = "nano/"))]
    TechnologySet(u32) of Technology
}

impl TechnologySet {
    /// All cards that a university sells.
    #[inline]
    pub fn of_university(university: University) -> TechnologySet {
        static SETS: LazyLock<[TechnologySet; 2]> = LazyLock::new(|| {
            [University::I, University::II].map(|university| {
                Technology::all().filter(|card| card.university() == university).collect()
            })
        });
        SETS[university as usize]
    }

    /// All cards for a kind of asset.
    #[inline]
    pub fn of_kind(kind: AssetKind) -> TechnologySet {
        static SETS: LazyLock<Vec<TechnologySet>> = LazyLock::new(|| {
            let of = |kind: AssetKind| Technology::all().filter(move |card| card.kind() == kind);
            AssetKind::ALL.iter().map(|&kind| of(kind).collect()).collect()
        });
        SETS[kind as usize]
    }

    /// The card at a place in the set, counted from 0; there must be so many.
    pub(crate) fn at(self, place: u32) -> Technology {
        self.iter().nth(place as usize).expect("a place in the set")
    }
}
