//! Ids that are put together of two: made once, however often they are said.

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::{LazyLock, Mutex, PoisonError};

/// How many ids a thread finds at once. There are more in all games together than in one.
const PLACES: usize = 512;

/// Two texts of the program or of a game's data, told from all others by where they stand: they are never freed.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pair {
    starts: (usize, usize),
    lengths: (usize, usize),
}

impl Pair {
    #[inline]
    fn new(one: &'static str, other: &'static str) -> Pair {
        let starts = (one.as_ptr() as usize, other.as_ptr() as usize);
        Pair { starts, lengths: (one.len(), other.len()) }
    }

    #[inline]
    fn place(self) -> usize {
        let mixed = self.starts.0.rotate_left(20) ^ self.starts.1 ^ self.lengths.1;
        ((mixed as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize % PLACES
    }
}

thread_local! {
    static KNOWN: [Cell<Option<(Pair, &'static str)>>; PLACES] =
        const { [const { Cell::new(None) }; PLACES] };
}

/// The one text that two make.
#[inline]
pub(crate) fn joined(one: &'static str, other: &'static str) -> &'static str {
    let pair = Pair::new(one, other);
    KNOWN.with(|known| {
        let place = &known[pair.place()];
        match place.get() {
            Some((known, joined)) if known == pair => joined,
            _ => {
                let joined = kept([one, other].concat());
                place.set(Some((pair, joined)));
                joined
            }
        }
    })
}

/// A text that is kept for good: there are no more of them than pairs in the program and its data.
fn kept(text: String) -> &'static str {
    static ALL: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    match all.get(&*text) {
        Some(known) => known,
        None => {
            let text: &'static str = text.leak();
            all.insert(text);
            text
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_joined_is_the_same_however_often() {
        let parts = ["", "a", "b", "ab", "abc", "kind-", "silk", "silk and more"];
        for _ in 0..3 {
            for (one, other) in parts.iter().flat_map(|one| parts.map(|other| (*one, other))) {
                assert_eq!(joined(one, other), format!("{one}{other}"));
            }
        }
        let long = "kind-silk";
        assert_eq!(joined(&long[..5], &long[5..]), joined("kind-", "silk"));
        assert_eq!(joined(&long[..4], &long[5..]), "kindsilk");
    }
}
