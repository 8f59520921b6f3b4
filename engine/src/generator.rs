//! Where chance comes from: a seed, and a documented stream of numbers made from it.
//!
//! The stream is part of the record format (`docs/record-format.md`) and never changes under a
//! record version: a record's seed must give the same dice and cards for ever. So nothing here
//! relies on how a library turns random words into numbers; only the ChaCha8 words themselves are
//! taken from one, and the tests hold them to fixed values.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The 32 bytes that all chance of one game comes from. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of game `index` in a run that a person started with `number`:
    /// the SHA-256 of both as 8 bytes each, lowest first.
    pub fn derived(number: u64, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(number.to_le_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What is published before the game, so that nobody can choose another seed later:
    /// the SHA-256 of the seed in hexadecimal.
    pub fn commitment(self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A seed in a log or a panic message would give the game away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes)
            .map_err(|_| "a seed is 64 hexadecimal digits".to_string())?;
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Seed, String> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// A stream of numbers made from a seed.
///
/// Words are the 32-bit words of ChaCha8 with the seed as key, block counter from 0, and the
/// stream's number as nonce. Stream 0 is the game's chance. Streams from 1 on are free for
/// policies and tools.
#[derive(Clone)]
pub struct Generator {
    words: ChaCha8Rng,
}

/// The stream that a game's dice and cards come from.
pub const CHANCE_STREAM: u64 = 0;

impl Generator {
    /// The stream of this number, from its beginning.
    pub fn new(seed: Seed, stream: u64) -> Generator {
        let mut words = ChaCha8Rng::from_seed(seed.0);
        words.set_stream(stream);
        Generator { words }
    }

    /// A stream for tests and tools that need no secret.
    pub fn from_number(number: u64) -> Generator {
        Generator::new(Seed::derived(number, 0), CHANCE_STREAM)
    }

    /// The next word.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.words.next_u32()
    }

    /// A number from 0 to `bound` − 1, each as likely as any other.
    ///
    /// Takes a word `w` and returns the upper half of the 64-bit product `w × bound`, unless its
    /// lower half is less than 2³² mod `bound`; then it takes the next word. A bound of 0 is a
    /// mistake of the caller and stops the program.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// A whole number from `least` to `most`, both included.
    #[inline]
    pub fn between(&mut self, least: i64, most: i64) -> i64 {
        assert!(least <= most, "nothing to choose from");
        let span = most.abs_diff(least);
        if span < u64::from(u32::MAX) {
            least + i64::from(self.below(span as u32 + 1))
        } else {
            let wide = u128::from(self.word()) << 32 | u128::from(self.word());
            least.wrapping_add(((wide * (u128::from(span) + 1)) >> 64) as i64)
        }
    }

    /// One of these.
    #[inline]
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// How many words have been taken.
    pub fn position(&self) -> u128 {
        self.words.get_word_pos()
    }

    /// Goes on after this many words: where a stored game left off.
    pub fn go_to(&mut self, position: u128) {
        self.words.set_word_pos(position);
    }
}

impl fmt::Debug for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Generator(at word {})", self.position())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ChaCha8 test vector for an all-zero key and nonce. It must never change.
    #[test]
    fn the_stream_is_chacha8() {
        let mut generator = Generator::new(Seed::new([0; 32]), CHANCE_STREAM);
        let words: Vec<u8> = (0..4).flat_map(|_| generator.word().to_le_bytes()).collect();
        assert_eq!(hex::encode(words), "3e00ef2f895f40d67f5bb8e81f09a5a1");
    }

    /// Fixed for record format 1. A change here breaks every record ever written.
    #[test]
    fn numbers_from_a_seed_never_change() {
        let mut generator = Generator::new(Seed::derived(1, 0), CHANCE_STREAM);
        let dice: Vec<u32> = (0..12).map(|_| generator.below(6) + 1).collect();
        assert_eq!(dice, FIXED_DICE);
        let mut other = Generator::new(Seed::derived(1, 0), 1);
        let dice: Vec<u32> = (0..12).map(|_| other.below(6) + 1).collect();
        assert_eq!(dice, FIXED_DICE_OF_STREAM_1);
        assert_eq!(Seed::derived(1, 0).to_string(), FIXED_SEED);
        assert_eq!(Seed::derived(1, 0).commitment(), FIXED_COMMITMENT);
    }

    const FIXED_DICE: [u32; 12] = [2, 3, 2, 4, 5, 5, 5, 1, 1, 5, 3, 5];
    const FIXED_DICE_OF_STREAM_1: [u32; 12] = [6, 5, 4, 6, 5, 1, 4, 4, 6, 3, 5, 6];
    const FIXED_SEED: &str = "4cbbd8ca5215b8d161aec181a74b694f4e24b001d5b081dc0030ed797a8973e0";
    const FIXED_COMMITMENT: &str =
        "b88bfdc2ef9bad78412b463c5e289e104bca9e873448dd1e29606d1385cee7ef";

    #[test]
    fn a_rejected_word_is_skipped() {
        // Of 2³² words, 2³¹ + 1 leaves nearly half to reject: both paths are taken.
        let bound = (1 << 31) + 1;
        let mut generator = Generator::from_number(7);
        let numbers: Vec<u32> = (0..100).map(|_| generator.below(bound)).collect();
        assert!(numbers.iter().all(|&n| n < bound));
        assert!(generator.position() > 130, "about half of the words are rejected");
    }

    #[test]
    fn each_face_is_as_likely() {
        let mut generator = Generator::from_number(3);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[generator.below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|&n| (9_600..10_400).contains(&n)), "{faces:?}");
    }

    #[test]
    fn whole_ranges_are_reached() {
        let mut generator = Generator::from_number(4);
        let seen: Vec<i64> = (0..200).map(|_| generator.between(-2, 2)).collect();
        assert!((-2..=2).all(|n| seen.contains(&n)));
        assert!(seen.iter().all(|n| (-2..=2).contains(n)));
        let wide: Vec<i64> = (0..50).map(|_| generator.between(i64::MIN, i64::MAX)).collect();
        assert!(wide.iter().any(|&n| n < 0) && wide.iter().any(|&n| n > 0));
    }

    #[test]
    fn goes_on_where_it_left_off() {
        let mut generator = Generator::from_number(5);
        for _ in 0..37 {
            generator.word();
        }
        let position = generator.position();
        let next = generator.word();
        let mut later = Generator::from_number(5);
        later.go_to(position);
        assert_eq!(later.word(), next);
    }

    #[test]
    fn a_seed_is_not_shown_by_accident() {
        assert_eq!(format!("{:?}", Seed::derived(1, 2)), "Seed(hidden)");
        let seed = Seed::derived(1, 2);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!("12".parse::<Seed>().is_err());
    }
}
