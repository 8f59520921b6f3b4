//! What cards are worth: how far they bring a buyer towards three tripled families (V28), and their rent.
//!
//! It is asked many times for every bid, so what a family adds is worked out once for all that a
//! buyer can have of it and all that can be unsold.

use std::sync::LazyLock;

use crate::board::{Card, CardSet};
use crate::data::{CARDS, Family};
use crate::end::FAMILIES_TO_WIN;

/// What winning is worth, in millions.
pub(crate) const WIN: f64 = 60.0;
/// How many steps away the prospect of winning falls to about a third.
const REACH: f64 = 2.8;
/// How long it takes to get a property of one, two or three numbers, in steps.
const PATIENCE: [f64; 3] = [1.7, 1.15, 0.9];
/// How long it takes to get an Escape.
const ESCAPE_STEPS: f64 = 1.3;
/// How much easier it is where there are more cards of a family left than are missing.
const SPARE: f64 = 0.65;
/// What a begun family saves where an Escape is to make the third (V28).
const BEGUN: f64 = 0.6;
/// A family that cannot be completed any more.
const NEVER: f64 = 12.0;
/// What a number of a property brings in rent over the rest of the game, for each factor.
const RENT: f64 = 0.5;

/// The most properties of a family, and how many sets of them there are.
const MEMBERS: usize = 4;
const SETS: usize = 1 << MEMBERS;

/// What cards are worth while these others are sold.
pub(super) struct Prospects {
    unsold: CardSet,
}

impl Prospects {
    pub(super) fn beside(sold: CardSet) -> Prospects {
        Prospects { unsold: CardSet::ALL.minus(sold) }
    }

    /// What these cards of a buyer are worth: the prospect of winning, and the rent.
    pub(super) fn of(&self, cards: CardSet) -> f64 {
        let lookup = &*LOOKUP;
        let own = lookup.by_family(cards);
        let unsold = lookup.by_family(self.unsold.minus(cards));
        let escaping = !cards.and(CardSet::escapes()).is_empty();
        let mut nearest = Nearest::default();
        let (mut tripled, mut begun, mut rent) = (0, false, 0.0);
        for (at, family) in lookup.families.iter().enumerate() {
            let set = (own >> (MEMBERS * at)) as usize % SETS;
            let left = (unsold >> (MEMBERS * at)) as usize % SETS;
            let steps = family.steps[set][left];
            let is_tripled = steps == 0.0;
            tripled += usize::from(is_tripled);
            begun |= set != 0 && !is_tripled;
            nearest.add(steps, if set != 0 { 0.0 } else { BEGUN });
            rent += family.rent[set];
        }
        if tripled + usize::from(begun && escaping) >= FAMILIES_TO_WIN {
            return 2.0 * WIN;
        }
        let escape = if escaping { 0.0 } else { ESCAPE_STEPS };
        WIN * (-nearest.steps(escape) / REACH).exp() + rent
    }
}

/// The two families that are nearest to being tripled, and the best of all others.
struct Nearest {
    first: (f64, f64),
    second: (f64, f64),
    others: (f64, f64),
}

impl Default for Nearest {
    fn default() -> Nearest {
        const FAR: (f64, f64) = (f64::INFINITY, f64::INFINITY);
        Nearest { first: FAR, second: FAR, others: FAR }
    }
}

impl Nearest {
    /// One more family: the steps to triple it, and those to begin it. Of equals the first is nearer.
    #[inline]
    fn add(&mut self, steps: f64, begin: f64) {
        let mut farther = (steps, begin);
        if steps < self.first.0 {
            farther = self.second;
            self.second = self.first;
            self.first = (steps, begin);
        } else if steps < self.second.0 {
            std::mem::swap(&mut farther, &mut self.second);
        }
        self.others = (self.others.0.min(farther.0), self.others.1.min(farther.1));
    }

    /// V28: about how many cards are missing, the easiest way: two families, and a third or an Escape
    /// with a family begun.
    fn steps(&self, escape: f64) -> f64 {
        self.first.0 + self.second.0 + self.others.0.min(self.others.1 + escape)
    }
}

/// What every family adds.
struct Lookup {
    families: [FamilyTable; Family::ALL.len()],
    /// Where the cards of each byte of a set stand when they are sorted by family, [`MEMBERS`] bits each.
    places: [[u64; 256]; CARDS.div_ceil(8)],
}

/// What a family adds, by the set of its own properties and by that of those unsold.
struct FamilyTable {
    steps: [[f64; SETS]; SETS],
    rent: [f64; SETS],
}

static LOOKUP: LazyLock<Lookup> = LazyLock::new(|| {
    let families = std::array::from_fn(|at| FamilyTable::of(Family::ALL[at]));
    let mut places = [[0; 256]; CARDS.div_ceil(8)];
    for (at, &family) in Family::ALL.iter().enumerate() {
        for (member, card) in CardSet::family(family).iter().enumerate() {
            let place = 1 << (MEMBERS * at + member);
            let (byte, bit) = (card.index() / 8, 1 << (card.index() % 8));
            let holding = places[byte].iter_mut().enumerate().filter(|(set, _)| set & bit != 0);
            holding.for_each(|(_, spread)| *spread |= place);
        }
    }
    Lookup { families, places }
});

impl Lookup {
    /// The properties of a set sorted by family.
    #[inline]
    fn by_family(&self, cards: CardSet) -> u64 {
        let bytes = cards.bits().to_le_bytes();
        self.places.iter().zip(bytes).map(|(places, byte)| places[usize::from(byte)]).sum()
    }
}

impl FamilyTable {
    fn of(family: Family) -> FamilyTable {
        let members: Vec<Card> = CardSet::family(family).iter().collect();
        let of_set = |set: usize| -> Vec<Card> {
            let own = members.iter().enumerate().filter(|(at, _)| set >> at & 1 != 0);
            own.map(|(_, &card)| card).collect()
        };
        FamilyTable {
            steps: std::array::from_fn(|own| {
                std::array::from_fn(|unsold| {
                    steps_to_triple(family, of_set(own).len(), &of_set(unsold))
                })
            }),
            rent: std::array::from_fn(|own| rent(family, &of_set(own))),
        }
    }
}

/// About how many steps it takes to triple a family of which a buyer has `own` cards.
fn steps_to_triple(family: Family, own: usize, unsold: &[Card]) -> f64 {
    let Some(missing) = family.tripled_by().checked_sub(own).filter(|&missing| missing > 0) else {
        return 0.0;
    };
    let Some(spare) = unsold.len().checked_sub(missing) else { return NEVER };
    let mut waits: Vec<f64> =
        unsold.iter().map(|card| PATIENCE[card.size() as usize - 1]).collect();
    waits.sort_unstable_by(f64::total_cmp);
    let needed: f64 = waits.iter().take(missing).sum();
    needed * if spare > 0 { SPARE } else { 1.0 }
}

/// What properties of a family bring in rent.
fn rent(family: Family, own: &[Card]) -> f64 {
    let factor = if family == Family::Orange { 2 * own.len() } else { own.len() };
    let numbers: i64 = own.iter().map(|card| card.size()).sum();
    RENT * factor as f64 * numbers as f64
}
