//! Sets of things that a game counts from 0, a bit for each: as small as a number, and as quick.

/// A set of things that are each a number, `struct Thing(u8)` of the same module. As JSON a list of
/// them in order. When one is read, a thing may stand in the list twice, unless `each once` follows
/// with what the thing is called.
///
/// ```
/// # use serde::{Deserialize, Serialize};
/// #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
/// pub struct Card(u8);
///
/// kontor_engine::set! {
///     /// A set of cards.
///     CardSet(u64) of Card, each once: "a card"
/// }
///
/// let set = CardSet::one(Card(3)).with(Card(1));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Card(1), Card(3)]);
/// ```
#[macro_export]
macro_rules! set {
    ($(#[$about:meta])* $name:ident($bits:ty) of $member:ident $(, each once: $what:literal)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        pub struct $name($bits);

        impl $name {
            /// None.
            pub const EMPTY: $name = $name(0);

            /// Just this one.
            #[inline]
            pub const fn one(member: $member) -> $name {
                $name(1 << member.0)
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0 & $name::one(member).0 != 0
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0 |= $name::one(member).0;
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !$name::one(member).0;
            }

            /// This set and one more.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $member) -> $name {
                $name(self.0 | $name::one(member).0)
            }

            /// Those in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Those in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Those that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
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

            /// All of them in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let lowest = (left != 0).then(|| $member(left.trailing_zeros() as u8));
                    left &= left.wrapping_sub(1);
                    lowest
                })
            }
        }

        impl FromIterator<$member> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $name {
                members.into_iter().fold($name::EMPTY, $name::with)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let list: Vec<$member> = serde::Deserialize::deserialize(deserializer)?;
                let set: $name = list.iter().copied().collect();
                $(if set.len() < list.len() {
                    let reason = concat!($what, " stands there twice");
                    return Err(serde::de::Error::custom(reason));
                })?
                Ok(set)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct Square(u8);

    set! {
        /// Squares of a board.
        SquareSet(u128) of Square
    }

    set! {
        /// The first eight of them, none of which is read twice.
        FirstSet(u8) of Square, each once: "a square"
    }

    fn set(squares: &[u8]) -> SquareSet {
        squares.iter().copied().map(Square).collect()
    }

    #[test]
    fn members_come_and_go() {
        let mut set = SquareSet::one(Square(5));
        set.insert(Square(127));
        set.insert(Square(5));
        assert!(set.contains(Square(5)) && set.contains(Square(127)));
        assert!(!set.contains(Square(0)) && !set.contains(Square(126)));
        assert_eq!(set.len(), 2);
        set.remove(Square(5));
        set.remove(Square(6));
        assert_eq!(set, SquareSet::one(Square(127)));
        set.remove(Square(127));
        assert!(set.is_empty());
        assert_eq!(set, SquareSet::EMPTY);
    }

    #[test]
    fn members_are_listed_from_the_lowest_to_the_highest() {
        let listed: Vec<u8> = set(&[127, 0, 64, 63]).iter().map(|square| square.0).collect();
        assert_eq!(listed, [0, 63, 64, 127]);
        assert_eq!(SquareSet::EMPTY.iter().next(), None);
        let all: SquareSet = (0..128).map(Square).collect();
        assert_eq!(all.len(), 128);
        assert!(all.iter().map(|square| square.0).eq(0..128));
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (low, high) = (set(&[1, 2, 3]), set(&[3, 100]));
        assert_eq!(low.and(high), set(&[3]));
        assert_eq!(low.or(high), set(&[1, 2, 3, 100]));
        assert_eq!(low.minus(high), set(&[1, 2]));
        assert_eq!(low.with(Square(100)), set(&[1, 2, 3, 100]));
        assert_eq!(low.with(Square(2)), low);
    }

    #[test]
    fn the_smallest_set_holds_eight() {
        let mut all: FirstSet = (0..8).map(Square).collect();
        assert!(all.contains(Square(7)) && all.iter().map(|square| square.0).eq(0..8));
        all.remove(Square(7));
        assert_eq!((all.len(), all.contains(Square(7))), (7, false));
        all.insert(Square(7));
        let last = FirstSet::one(Square(7));
        assert_eq!(all.and(last), last);
        assert_eq!(all.minus(last).or(last), all);
        assert!(last.minus(all).is_empty());
    }

    #[test]
    fn a_set_is_written_as_a_list_in_order() {
        assert_eq!(serde_json::to_string(&set(&[9, 70, 4])).unwrap(), "[4,9,70]");
        assert_eq!(serde_json::to_string(&SquareSet::EMPTY).unwrap(), "[]");
        assert_eq!(serde_json::from_str::<SquareSet>("[70,4,9,4]").unwrap(), set(&[4, 9, 70]));
        assert!(serde_json::from_str::<SquareSet>("7").is_err());
    }

    #[test]
    fn where_each_stands_once_a_second_one_is_refused() {
        let read = serde_json::from_str::<FirstSet>;
        assert_eq!(read("[7,0]").unwrap(), FirstSet::one(Square(0)).with(Square(7)));
        assert_eq!(read("[2,7,2]").unwrap_err().to_string(), "a square stands there twice");
    }
}
