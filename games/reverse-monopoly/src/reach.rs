//! Where the KGB can go (V15): every square and every number of steps worked out once, a lookup in
//! play.

use std::sync::LazyLock;

use crate::board::{HIGHEST_FACE, Square, SquareSet};
use crate::data::{SquareData, StreetData, data};

/// The most steps of one move.
const MOST: usize = HIGHEST_FACE as usize;

/// A way from square to square; the first is where it begins.
type Way = [Square; MOST + 1];

/// Which squares can be reached from each in exactly so many steps, and a way to each.
#[derive(Debug)]
pub struct Reach {
    squares: usize,
    reached: Vec<[SquareSet; MOST]>,
    ways: Vec<Way>,
    rolls: Vec<u8>,
}

static REACH: LazyLock<Reach> = LazyLock::new(|| Reach::along(&data().squares, &data().streets));

/// The reach of the board's squares.
#[inline]
pub fn reach() -> &'static Reach {
    &REACH
}

impl Reach {
    /// The squares that a move of exactly `steps` from `from` can end on.
    #[inline]
    pub fn from(&self, from: Square, steps: u8) -> SquareSet {
        self.reached[from.index()][usize::from(steps) - 1]
    }

    /// A way of exactly `steps` from one square to another, without the first square.
    pub fn way(&self, from: Square, steps: u8, to: Square) -> Option<&[Square]> {
        let way = &self.ways[self.place(from, steps.into(), to)];
        self.from(from, steps).contains(to).then(|| &way[1..=usize::from(steps)])
    }

    /// By how many faces of the red die a move from one square can end on another.
    #[inline]
    pub fn rolls(&self, from: Square, to: Square) -> u8 {
        self.rolls[from.index() * self.squares + to.index()]
    }

    /// Works out the reach along streets, and by Metro (V15).
    pub fn along(squares: &[SquareData], streets: &[StreetData]) -> Reach {
        let map = Map::of(squares, streets);
        let count = squares.len();
        let mut reach = Reach {
            squares: count,
            reached: vec![[SquareSet::EMPTY; MOST]; count],
            ways: vec![[Square::at(0); MOST + 1]; count * MOST * count],
            rolls: vec![0; count * count],
        };
        for to in (0..count).map(Square::at) {
            let distance = map.distances(to);
            for from in (0..count).map(Square::at) {
                for steps in 1..=MOST {
                    let mut search =
                        Search { map: &map, distance: &distance, way: [from; MOST + 1] };
                    if search.go_on(0, steps, SquareSet::one(from)) {
                        reach.reached[from.index()][steps - 1].insert(to);
                        reach.rolls[from.index() * count + to.index()] += 1;
                        let place = reach.place(from, steps, to);
                        reach.ways[place] = search.way;
                    }
                }
            }
        }
        reach
    }

    fn place(&self, from: Square, steps: usize, to: Square) -> usize {
        (from.index() * MOST + steps - 1) * self.squares + to.index()
    }
}

/// The steps there are: along the streets, and from each Metro square to every other.
struct Map {
    beside: Vec<Vec<Square>>,
}

impl Map {
    fn of(squares: &[SquareData], streets: &[StreetData]) -> Map {
        let mut beside = vec![Vec::new(); squares.len()];
        for (one, two) in streets.iter().flat_map(StreetData::pairs) {
            beside[one.index()].push(two);
            beside[two.index()].push(one);
        }
        let metro: Vec<Square> =
            (0..squares.len()).filter(|&index| squares[index].metro).map(Square::at).collect();
        for &one in &metro {
            for &two in &metro {
                if one != two && !beside[one.index()].contains(&two) {
                    beside[one.index()].push(two);
                }
            }
        }
        Map { beside }
    }

    /// How many steps each square is away from `to`, at least.
    fn distances(&self, to: Square) -> Vec<usize> {
        let mut distance = vec![usize::MAX; self.beside.len()];
        distance[to.index()] = 0;
        let mut edge = vec![to];
        let mut steps = 0;
        while !edge.is_empty() {
            steps += 1;
            let mut beyond = Vec::new();
            for square in edge.iter().flat_map(|square| &self.beside[square.index()]) {
                if distance[square.index()] == usize::MAX {
                    distance[square.index()] = steps;
                    beyond.push(*square);
                }
            }
            edge = beyond;
        }
        distance
    }
}

/// Looks for a way that passes over no square twice (V15), and gives up early where the end is too
/// far.
struct Search<'a> {
    map: &'a Map,
    distance: &'a [usize],
    way: Way,
}

impl Search<'_> {
    /// Whether the way so far, of `done` steps, can be made one of exactly `steps`.
    fn go_on(&mut self, done: usize, steps: usize, passed: SquareSet) -> bool {
        let here = self.way[done];
        if self.distance[here.index()] > steps - done {
            return false;
        }
        if done == steps {
            return true;
        }
        // The end itself may only come last.
        if self.distance[here.index()] == 0 {
            return false;
        }
        for &next in &self.map.beside[here.index()] {
            if !passed.contains(next) {
                self.way[done + 1] = next;
                let mut passed = passed;
                passed.insert(next);
                if self.go_on(done + 1, steps, passed) {
                    return true;
                }
            }
        }
        false
    }
}
