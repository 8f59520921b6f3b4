//! Seats at the table, sets of them, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0. Always below [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, if a table can have it.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// The first `count` seats in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The index of this seat, below [`MAX_SEATS`].
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes no valid seat; it lets the compiler see the bound.
        (self.0 & 7) as usize
    }

    /// The next seat clockwise at a table of `count`.
    #[inline]
    pub const fn next(self, count: usize) -> Seat {
        if self.index() + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Whether the way clockwise from one seat to another reaches or passes this one; the way from a seat to
    /// itself is once round the table.
    #[inline]
    pub const fn is_reached(self, from: Seat, to: Seat) -> bool {
        // Distances that wrap stand in the same order as at a table of any size, without a division.
        let way = to.0.wrapping_sub(from.0).wrapping_sub(1);
        self.0.wrapping_sub(from.0).wrapping_sub(1) <= way
    }

    /// The seats of a table of `count` clockwise, beginning with this one.
    pub fn round(self, count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |step| Seat(((self.index() + step) % count) as u8))
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        Seat::new(index.into()).ok_or_else(|| {
            format!("there is no seat {index}: seats go from 0 to {}", MAX_SEATS - 1)
        })
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// The first `count` seats.
    pub fn first(count: usize) -> SeatSet {
        Seat::all(count).collect()
    }

    /// Those of all seats that a table can have of which this is true. All are asked: where that is quickly said, it
    /// takes no branch that is hard to foresee.
    #[inline]
    pub fn of_those(is_true: impl Fn(Seat) -> bool) -> SeatSet {
        let bit = |seat: u8| u8::from(is_true(Seat(seat))) << seat;
        SeatSet((0..MAX_SEATS as u8).fold(0, |bits, seat| bits | bit(seat)))
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::one(seat).0 != 0
    }

    /// This set and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::one(seat).0)
    }

    /// This set less `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::one(seat).0)
    }

    /// This set less all of `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seats that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no seat in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = lowest(left)?;
            left &= left - 1;
            Some(seat)
        })
    }

    /// The next seat of the set clockwise after this one, which is the last; `None` if there is none.
    #[inline]
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 & (u8::MAX << seat.index() << 1);
        lowest(if later == 0 { self.0 } else { later })
    }

    /// The only seat of a set of one.
    #[inline]
    pub fn single(self) -> Option<Seat> {
        if self.len() == 1 { Seat::new(self.0.trailing_zeros() as usize) } else { None }
    }
}

#[inline]
fn lowest(bits: u8) -> Option<Seat> {
    if bits == 0 { None } else { Some(Seat(bits.trailing_zeros() as u8)) }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

/// Who is looking at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player: sees what that seat may know.
    Seat(Seat),
    /// Somebody beside the table: sees what is open to all.
    Spectator,
    /// The whole truth: for tests, finished games and the table itself. Never for a player.
    All,
}

impl Viewer {
    /// Whether this viewer may see what only `seat` knows.
    #[inline]
    pub fn sees_hand_of(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::All => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn turns_go_round_the_table() {
        assert_eq!(seat(2).next(3), seat(0));
        assert_eq!(seat(1).next(3), seat(2));
        let order: Vec<_> = seat(2).round(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn a_way_round_the_table_reaches_what_lies_on_it() {
        for count in 1..=MAX_SEATS {
            for (from, to) in
                Seat::all(count).flat_map(|from| Seat::all(count).map(move |to| (from, to)))
            {
                let mut way: Vec<Seat> =
                    from.round(count).skip(1).take_while(|&on| on != to).collect();
                way.push(to);
                for seat in Seat::all(count) {
                    assert_eq!(
                        seat.is_reached(from, to),
                        way.contains(&seat),
                        "{seat}: {from} to {to} of {count}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_next_of_a_set_is_found_clockwise() {
        let set = SeatSet::first(6).without(seat(1)).without(seat(5));
        let next = |from: usize| set.next_after(seat(from)).map(Seat::index);
        assert_eq!([0, 1, 2, 3, 4, 5].map(next), [2, 2, 3, 4, 0, 0].map(Some));
        assert_eq!(SeatSet::one(seat(3)).next_after(seat(3)), Some(seat(3)), "all round the table");
        assert_eq!(SeatSet::EMPTY.next_after(seat(3)), None);
    }

    #[test]
    fn no_table_has_a_seventh_seat() {
        assert_eq!(Seat::new(6), None);
        assert!(serde_json::from_str::<Seat>("6").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
        assert_eq!(serde_json::from_str::<Seat>("5").unwrap(), seat(5));
    }

    #[test]
    fn sets_add_and_remove() {
        let set = SeatSet::first(4).without(seat(1));
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 3]);
        assert_eq!(set.len(), 3);
        assert_eq!(set.single(), None);
        assert_eq!(set.minus(SeatSet::first(3)).single(), Some(seat(3)));
        let late = SeatSet::of_those(|seat| seat.index() > 1);
        assert_eq!((late.len(), set.and(late)), (4, set.without(seat(0))));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,0,2]").unwrap(), set);
    }

    #[test]
    fn only_the_own_hand_is_seen() {
        assert!(Viewer::Seat(seat(1)).sees_hand_of(seat(1)));
        assert!(!Viewer::Seat(seat(1)).sees_hand_of(seat(0)));
        assert!(!Viewer::Spectator.sees_hand_of(seat(0)));
        assert!(Viewer::All.sees_hand_of(seat(0)));
    }
}
