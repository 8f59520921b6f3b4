//! Messages in fewer bytes, as `permessage-deflate` (RFC 7692) has them: each by itself, so that no connection keeps
//! anything of what it said, and by the fixed codes of DEFLATE (RFC 1951), since for a message of a few hundred bytes
//! codes of its own would take longer to say than they save.

use std::cell::RefCell;

use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Shorter texts are said as they are: little in them stands twice.
const LEAST: usize = 160;

/// So many bytes are found again at once. Three would save a few bits where they are near; they hardly ever are.
const SHORTEST: usize = 4;

/// The longest run of bytes that one code stands for.
const LONGEST: usize = 258;

/// How far back a code can point.
const FAR: usize = 32 * 1_024;

/// How many places are remembered, as a power of two.
const PLACES: u32 = 12;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk::new());
}

/// Where messages are made shorter: the same room for all connections of a thread.
struct Desk {
    /// Where four bytes that were read last stood, by their hash, counted from `before` on.
    places: Box<[u32; 1 << PLACES]>,
    /// How much was read before this message: what was remembered of it counts no more.
    before: u32,
    /// The text that was packed last, and how: a crowd is told the same.
    last: Utf8Bytes,
    packed: Vec<u8>,
}

/// Hands over the text as it goes over the wire to who reads packed messages; none where it is as short as it is.
pub fn with_packed<T>(text: &Utf8Bytes, take: impl FnOnce(Option<&[u8]>) -> T) -> T {
    if text.len() < LEAST {
        return take(None);
    }
    DESK.with_borrow_mut(|desk| {
        let is_last = desk.last.as_ptr() == text.as_ptr() && desk.last.len() == text.len();
        if !is_last {
            desk.pack(text.as_bytes());
            // It is kept, so nothing else comes to stand where it does.
            desk.last = text.clone();
        }
        take(Some(&desk.packed).filter(|packed| packed.len() < text.len()).map(Vec::as_slice))
    })
}

impl Desk {
    fn new() -> Desk {
        let places = Box::new([0; 1 << PLACES]);
        Desk { places, before: 0, last: Utf8Bytes::default(), packed: Vec::new() }
    }

    fn pack(&mut self, text: &[u8]) {
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        if self.before.checked_add(length).is_none_or(|after| after == u32::MAX) {
            self.places.fill(0);
            self.before = 0;
        }
        let mut bits = Bits::new(std::mem::take(&mut self.packed));
        // Not the last block, with the fixed codes.
        bits.push(0b010, 3);
        let (mut at, mut said) = (0, 0);
        while let Some(four) = text.get(at..).and_then(<[u8]>::first_chunk::<SHORTEST>) {
            let found = self.look_up(*four, at).filter(|found| {
                at - found <= FAR && text[*found..].first_chunk::<SHORTEST>() == Some(four)
            });
            let Some(found) = found else {
                at += 1;
                continue;
            };
            let rest = (&text[found + SHORTEST..], &text[at + SHORTEST..]);
            let length = SHORTEST + alike(rest.0, rest.1);
            bits.literals(&text[said..at]);
            bits.again(length, at - found);
            // A few places within what was found again: enough to find what follows it.
            for inside in [at + 1, at + length - 1] {
                if let Some(four) = text[inside..].first_chunk::<SHORTEST>() {
                    self.look_up(*four, inside);
                }
            }
            at += length;
            said = at;
        }
        bits.literals(&text[said..]);
        // The end of the block, and the head of an empty one, whose rest goes without saying.
        bits.push(0, 7);
        bits.push(0, 3);
        self.packed = bits.end();
        self.before += length;
    }

    /// Where these four bytes stood in this message before, perhaps; they stand here now.
    fn look_up(&mut self, four: [u8; SHORTEST], at: usize) -> Option<usize> {
        let hash = u32::from_le_bytes(four).wrapping_mul(0x9e37_79b1) >> (32 - PLACES);
        // Counted from one: nothing was ever read at zero.
        let place = self.before + at as u32 + 1;
        let found = std::mem::replace(&mut self.places[hash as usize], place);
        (found > self.before).then(|| (found - self.before - 1) as usize)
    }
}

/// How many bytes two texts have in common from their beginning on, as far as one code reaches beyond the shortest run.
fn alike(one: &[u8], other: &[u8]) -> usize {
    const MOST: usize = LONGEST - SHORTEST;
    let (one, other) = (&one[..one.len().min(MOST)], &other[..other.len().min(MOST)]);
    let (words, others) = (one.as_chunks::<8>().0, other.as_chunks::<8>().0);
    for (at, (word, other)) in words.iter().zip(others).enumerate() {
        let apart = u64::from_le_bytes(*word) ^ u64::from_le_bytes(*other);
        if apart != 0 {
            return 8 * at + apart.trailing_zeros() as usize / 8;
        }
    }
    let from = 8 * words.len().min(others.len());
    let same = one[from..].iter().zip(&other[from..]).take_while(|(byte, other)| byte == other);
    from + same.count()
}

/// A code: its bits, the first of them lowest, and how many.
type Code = (u32, u32);

/// Bits that are put together, the first of them lowest.
struct Bits {
    out: Vec<u8>,
    open: u64,
    count: u32,
}

impl Bits {
    fn new(mut room: Vec<u8>) -> Bits {
        room.clear();
        Bits { out: room, open: 0, count: 0 }
    }

    #[inline]
    fn push(&mut self, bits: u32, count: u32) {
        self.open |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.out.extend_from_slice(&(self.open as u32).to_le_bytes());
            self.open >>= 32;
            self.count -= 32;
        }
    }

    /// Bytes as they are.
    #[inline]
    fn literals(&mut self, bytes: &[u8]) {
        let (fours, rest) = bytes.as_chunks::<4>();
        for four in fours {
            // Nearly all text is of bytes whose codes have eight bits: four at once.
            if u32::from_le_bytes(*four) & 0x8080_8080 == 0 {
                self.push(u32::from_le_bytes(four.map(|byte| PLAIN[usize::from(byte)])), 32);
            } else {
                self.each(four);
            }
        }
        self.each(rest);
    }

    #[inline]
    fn each(&mut self, bytes: &[u8]) {
        for byte in bytes {
            let (bits, count) = fixed(u32::from(*byte));
            self.push(bits, count);
        }
    }

    /// So many bytes again that stood so far before.
    fn again(&mut self, length: usize, distance: usize) {
        let (bits, count) = LENGTHS[length];
        self.push(bits, count);
        let from = distance as u32 - 1;
        // Four distances have codes of their own; beyond, each two codes share a number of further bits.
        let further = from.max(3).ilog2() - 1;
        let code = if from < 4 { from } else { 2 * further + (from >> further) };
        self.push(reversed(code, 5), 5);
        if from >= 4 {
            self.push(from & ((1 << further) - 1), further);
        }
    }

    fn end(mut self) -> Vec<u8> {
        let rest = self.count.div_ceil(8) as usize;
        self.out.extend_from_slice(&self.open.to_le_bytes()[..rest]);
        self.out
    }
}

const fn reversed(bits: u32, count: u32) -> u32 {
    bits.reverse_bits() >> (32 - count)
}

/// The fixed code of a symbol: of a byte, of the end of a block, or of a length.
const fn fixed(symbol: u32) -> Code {
    let (code, count) = match symbol {
        0..=143 => (0x30 + symbol, 8),
        144..=255 => (0x190 + symbol - 144, 9),
        256..=279 => (symbol - 256, 7),
        _ => (0xc0 + symbol - 280, 8),
    };
    (reversed(code, count), count)
}

/// The codes of bytes below 144: eight bits each.
const PLAIN: [u8; 144] = {
    let mut codes = [0; 144];
    let mut byte = 0;
    while byte < codes.len() {
        codes[byte] = fixed(byte as u32).0 as u8;
        byte += 1;
    }
    codes
};

/// The codes of all lengths, with the bits that follow them.
const LENGTHS: [Code; LONGEST + 1] = {
    let mut codes = [(0, 0); LONGEST + 1];
    let mut length = 3;
    while length < LONGEST {
        let from = length as u32 - 3;
        // Eight lengths have codes of their own; beyond, each four codes share a number of further bits.
        let (symbol, further) = if from < 8 {
            (257 + from, 0)
        } else {
            let further = from.ilog2() - 2;
            (257 + 4 * further + (from >> further), further)
        };
        let (code, count) = fixed(symbol);
        let rest = from & ((1 << further) - 1);
        codes[length] = (code | (rest << count), count + further);
        length += 1;
    }
    codes[LONGEST] = fixed(285);
    codes
};

#[cfg(test)]
mod tests {
    use kontor_engine::Generator;

    use super::*;
    use crate::socket::inflate::inflated;

    fn packed(text: &str) -> Option<Vec<u8>> {
        with_packed(&Utf8Bytes::from(text), |packed| packed.map(<[u8]>::to_vec))
    }

    fn check(text: &str) -> usize {
        let Some(packed) = packed(text) else { return text.len() };
        let again = inflated(&packed, text.len()).expect("what was packed can be unpacked");
        assert_eq!(String::from_utf8(again).as_deref(), Ok(text));
        packed.len()
    }

    #[test]
    fn what_is_packed_comes_out_as_it_was() {
        let mut generator = Generator::from_number(3);
        for _ in 0..3_000 {
            let letters = 1 + generator.below(40);
            let mut text = String::new();
            while text.len() < 200 || generator.below(40) > 0 {
                match generator.below(3) {
                    // Something again, near or far, short or long.
                    0 if !text.is_empty() => {
                        let from = generator.below(text.len() as u32) as usize;
                        let end = text.len().min(from + 1 + generator.below(600) as usize);
                        text.extend(text.get(from..end).map(str::to_string));
                    }
                    1 => text.push(char::from(b'0' + generator.below(10) as u8)),
                    _ => text.push(char::from_u32(0x40 + generator.below(letters)).unwrap_or('ф')),
                }
            }
            check(&text);
        }
    }

    #[test]
    fn runs_of_every_length_and_distance_come_out() {
        for length in 3..600 {
            check(&format!("{}|{}", "x".repeat(length), "ab".repeat(100 + length / 3)));
        }
        let mut generator = Generator::from_number(4);
        let mut any = |count: usize| -> String {
            (0..count).map(|_| char::from(b' ' + generator.below(90) as u8)).collect()
        };
        for distance in [1_000, 4_097, 20_000, 32_000, 32_768, 32_769, 40_000, 70_000] {
            let head = any(40);
            check(&format!("{head}{}{head}", any(distance - 40)));
        }
    }

    #[test]
    fn what_says_things_twice_becomes_shorter_and_what_is_short_stays() {
        let players: Vec<String> = (0..8)
            .map(|at| format!(r#"{{"seat":{at},"cash":{},"wealth":12}}"#, 100 + at))
            .collect();
        let text = players.join(",");
        assert!(check(&text) < text.len() / 2, "{}", check(&text));
        assert_eq!(packed("short"), None);
    }

    #[test]
    fn the_same_text_is_packed_once_and_another_in_its_place_is_not_taken_for_it() {
        let text = Utf8Bytes::from("one and one and one ".repeat(20));
        let pack = |text: &Utf8Bytes| with_packed(text, |packed| packed.map(<[u8]>::to_vec));
        assert_eq!(pack(&text), pack(&text.clone()));
        for number in 0..100 {
            check(&format!("number {number} ").repeat(20));
        }
    }

    #[test]
    fn places_of_long_ago_are_not_mistaken_for_new_ones() {
        let mut desk = Desk { before: u32::MAX - 700, ..Desk::new() };
        for number in 0..10 {
            let text =
                format!("{number}: what is said over and over is said over and over. ").repeat(3);
            desk.pack(text.as_bytes());
            let again = inflated(&desk.packed, text.len()).expect("it can be unpacked");
            assert_eq!(String::from_utf8(again), Ok(text));
        }
        assert!(desk.before < 10_000);
    }
}
