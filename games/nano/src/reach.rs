//! What can be reached (N13).

use std::sync::LazyLock;

use crate::data::data;
use crate::hex::{HEXES, Hex, HexSet};

/// N13: where a move can end: without entering a frontier post, and with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reach {
    /// By a way that enters no frontier post; the hex itself among them.
    pub plain: HexSet,
    /// By a way that enters at least one.
    pub crossing: HexSet,
}

impl Reach {
    /// One more step over hexes that are not `blocked`.
    #[inline]
    fn step(self, blocked: HexSet, frontier: HexSet) -> Reach {
        let next = self.plain.neighbours().minus(blocked);
        let beyond = self.crossing.neighbours().minus(blocked);
        Reach {
            plain: self.plain.or(next.minus(frontier)),
            crossing: self.crossing.or(beyond).or(next.and(frontier)),
        }
    }

    /// N13: all that can be reached in so many steps without passing a hex of `blocked`, ending on
    /// none of these but `goals`.
    pub fn of(from: Hex, steps: u8, blocked: HexSet, goals: HexSet) -> Reach {
        let table = lookup();
        if blocked.or(goals).and(table.within(from, steps)).is_empty() {
            return table.free(from, steps);
        }
        // As far as nothing is in the way, the lookup knows it.
        let clear = |taken: &u8| blocked.and(table.within(from, *taken)).is_empty();
        let (taken, mut reach) = match (1..steps).rev().find(clear) {
            Some(taken) => (taken, table.free(from, taken)),
            None => (0, Reach { plain: HexSet::one(from), crossing: HexSet::EMPTY }),
        };
        for _ in taken + 1..steps {
            reach = reach.step(blocked, table.frontier);
        }
        reach.step(blocked.minus(goals), table.frontier)
    }

    /// N13: all that can be reached in so many steps over anything.
    #[inline]
    pub fn over_anything(from: Hex, steps: u8) -> Reach {
        lookup().free(from, steps)
    }
}

/// The longest move that the lookup holds.
const LONGEST: usize = 8;

/// What can be reached when nothing is in the way.
struct Lookup {
    frontier: HexSet,
    /// For each number of steps from 1, and each hex.
    reach: Vec<[Reach; HEXES]>,
}

impl Lookup {
    #[inline]
    fn free(&self, from: Hex, steps: u8) -> Reach {
        match self.reach.get(usize::from(steps).wrapping_sub(1)) {
            Some(reach) => reach[from.index()],
            None => self.walk(from, steps),
        }
    }

    #[inline]
    fn within(&self, from: Hex, steps: u8) -> HexSet {
        let reach = self.free(from, steps);
        reach.plain.or(reach.crossing)
    }

    fn walk(&self, from: Hex, steps: u8) -> Reach {
        let mut reach = Reach { plain: HexSet::one(from), crossing: HexSet::EMPTY };
        for _ in 0..steps {
            reach = reach.step(HexSet::EMPTY, self.frontier);
        }
        reach
    }
}

fn lookup() -> &'static Lookup {
    static LOOKUP: LazyLock<Lookup> = LazyLock::new(|| {
        let mut lookup = Lookup { frontier: data().map.frontier, reach: Vec::new() };
        for steps in 1..=LONGEST as u8 {
            let mut row = [Reach::default(); HEXES];
            Hex::all().for_each(|hex| row[hex.index()] = lookup.walk(hex, steps));
            lookup.reach.push(row);
        }
        lookup
    });
    &LOOKUP
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_in_the_way_are_walked_around() {
        let mut generator = kontor_engine::Generator::from_number(5);
        let frontier = data().map.frontier;
        for hex in Hex::all() {
            for steps in [1, 4, 6] {
                let mut any = || Hex(generator.below(HEXES as u32) as u8);
                let blocked: HexSet =
                    (0..25).map(|_| any()).filter(|&other| other != hex).collect();
                let goals: HexSet = blocked.iter().take(8).collect();
                // Step by step over pairs of a hex and whether a frontier post was entered.
                let mut found = vec![(hex, false)];
                for step in 1..=steps {
                    for (from, crossed) in found.clone() {
                        for next in Hex::all().filter(|&next| from.distance(next) == 1) {
                            let open =
                                !blocked.contains(next) || (step == steps && goals.contains(next));
                            let at = (next, crossed || frontier.contains(next));
                            if open && !found.contains(&at) {
                                found.push(at);
                            }
                        }
                    }
                }
                let ends = |wanted: bool| -> HexSet {
                    found.iter().filter(|(_, crossed)| *crossed == wanted).map(|at| at.0).collect()
                };
                let reach = Reach { plain: ends(false), crossing: ends(true) };
                assert_eq!(Reach::of(hex, steps, blocked, goals), reach, "{} {steps}", hex.id());
            }
        }
    }

    #[test]
    fn what_the_tables_hold_is_what_walking_finds() {
        for steps in [4, 6, 8] {
            for hex in Hex::all() {
                let near: HexSet =
                    Hex::all().filter(|&other| hex.distance(other) <= usize::from(steps)).collect();
                let reach = Reach::over_anything(hex, steps);
                assert_eq!(reach.plain.or(reach.crossing), near);
                assert_eq!(Reach::of(hex, steps, HexSet::EMPTY, HexSet::EMPTY), reach);
            }
        }
    }
}
