//! What changed for one who looks at a table mostly changed for the others as well: it is worked out once.

use kontor_engine::tape::Value;

use crate::delta::changed;
use crate::delta::each::Each;

/// Shorter values are compared as fast as they are looked up.
const LEAST: usize = 48;

/// Changes of parts of documents, for as long as one change of a table is shown.
#[derive(Default, Debug)]
pub struct Memo {
    /// The deltas that are known, one after another.
    deltas: Vec<u8>,
    known: Vec<Remembered>,
    /// Whether others will ask.
    shared: bool,
}

/// A change: the hashes of the value before and after, and where its delta is.
#[derive(Clone, Copy, Debug)]
struct Remembered {
    hashes: (u64, u64),
    start: usize,
    end: usize,
}

impl Memo {
    /// Forgets everything, and is used from now on by several who look, or by one.
    pub fn clear(&mut self, shared: bool) {
        self.deltas.clear();
        self.known.clear();
        self.shared = shared;
    }

    /// Writes the delta from one value to another that is not the same, and says whether there is one.
    pub(super) fn changed(&mut self, old: Value<'_>, new: Value<'_>, out: &mut Vec<u8>) -> bool {
        if !self.shared || old.text().len().max(new.text().len()) < LEAST {
            return changed(old, new, &Each::default(), self, out);
        }
        let hashes = (old.hash(), new.hash());
        if let Some(known) = self.known.iter().find(|known| known.hashes == hashes) {
            out.extend_from_slice(&self.deltas[known.start..known.end]);
            return true;
        }
        let from = out.len();
        let any = changed(old, new, &Each::default(), self, out);
        if any {
            let start = self.deltas.len();
            self.deltas.extend_from_slice(&out[from..]);
            self.known.push(Remembered { hashes, start, end: self.deltas.len() });
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use kontor_engine::tape::Tape;
    use serde_json::json;

    use super::*;
    use crate::delta::write;

    #[test]
    fn what_is_known_is_told_in_the_same_words() {
        let list = |price: i64| {
            json!((0..20).map(|at| json!({"id": at, "price": price * at})).collect::<Vec<_>>())
        };
        let document = |own: &str, price: i64| {
            let mut tape = Tape::new();
            tape.write(
                &json!({"hand": own, "market": list(price), "deep": {"er": list(price + 1)}}),
            );
            tape
        };
        let mut memo = Memo::default();
        memo.clear(true);
        for (before, after) in [("queen", "king"), ("ten", "ten"), ("ace", "two")] {
            let (old, new) = (document(before, 2), document(after, 3));
            let (mut shared, mut alone) = (Vec::new(), Vec::new());
            write(old.value(), new.value(), &mut memo, &mut shared);
            write(old.value(), new.value(), &mut Memo::default(), &mut alone);
            assert_eq!(String::from_utf8(shared), String::from_utf8(alone));
        }
        // The market, what is deep, and the list in it: each once, however many look.
        assert_eq!(memo.known.len(), 3);
    }
}
