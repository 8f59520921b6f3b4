//! The tapes that another follows: what is the same there is copied instead of written.

use std::ops::Range;
use std::sync::Arc;

use super::{Part, Tape, is_same};

/// How many tapes one can follow.
const MODELS: usize = 2;

/// A part of each model.
pub(super) type Cursors = [u32; MODELS];

/// Where there is no such part.
pub(super) const NOWHERE: u32 = u32::MAX;

impl Part {
    /// The same part so many bytes and parts further on.
    #[inline]
    pub(super) fn moved(self, bytes: u32, parts: u32) -> Part {
        Part {
            key: self.key.wrapping_add(bytes),
            start: self.start.wrapping_add(bytes),
            end: self.end.wrapping_add(bytes),
            next: self.next.wrapping_add(parts),
            hash: self.hash,
        }
    }
}

impl Tape {
    /// Copies from these, from now on, what is the same there: the value that was written here before, and that
    /// of somebody beside who sees much the same.
    pub fn follow(&mut self, before: Option<Arc<Tape>>, beside: Option<Arc<Tape>>) {
        self.models.clear();
        let written = |model: &Arc<Tape>| !model.parts.is_empty();
        self.models.extend(before.filter(written));
        self.beside = beside.filter(written).map(|beside| {
            self.models.push(beside);
            self.models.len() - 1
        });
        self.found = self.roots();
    }

    /// Follows none any more.
    pub fn let_go(&mut self) {
        self.models.clear();
        self.beside = None;
        self.found = self.roots();
    }

    /// Copies the value of the key just written from who is beside, whatever it is. Says whether it is there.
    #[must_use]
    pub fn same_as_beside(&mut self) -> bool {
        let Some(beside) = self.beside.filter(|index| self.found[*index] != NOWHERE) else {
            return false;
        };
        let part = self.here();
        self.copy_part(part, beside, self.found[beside]);
        true
    }

    pub(super) fn roots(&self) -> Cursors {
        std::array::from_fn(|index| if index < self.models.len() { 0 } else { NOWHERE })
    }

    /// Of the counterparts that were found, those that begin with this bracket.
    pub(super) fn of_shape(&self, bracket: u8) -> Cursors {
        std::array::from_fn(|index| {
            let at = self.found[index];
            match self.models.get(index) {
                Some(model) if at != NOWHERE => {
                    let start = model.parts[at as usize].start as usize;
                    if model.text[start] == bracket { at } else { NOWHERE }
                }
                _ => NOWHERE,
            }
        })
    }

    /// Finds the counterparts of the value that comes next: of the same key, which stands there in the text, or
    /// at the same place in its list. Members mostly come in the same order.
    pub(super) fn look_up(&mut self, key: Option<Range<usize>>) {
        let Tape { text, open, models, found, .. } = self;
        let Some(open) = open.last_mut() else { return };
        let text: &[u8] = text;
        let key = key.map(|key| &text[key]);
        for (index, model) in models.iter().enumerate() {
            found[index] = NOWHERE;
            let of = open.models[index];
            if of == NOWHERE {
                continue;
            }
            let (next, end) = (open.next[index], model.parts[of as usize].next);
            let has_key = |at: u32| key.is_none_or(|key| is_same(model.key_of(at), key));
            let at = if next < end && has_key(next) {
                Some(next)
            } else {
                key.and_then(|_| model.children(of).find(|at| has_key(*at)))
            };
            if let Some(at) = at {
                found[index] = at;
                open.next[index] = model.parts[at as usize].next;
            }
        }
    }

    pub(super) fn key_of(&self, at: u32) -> &[u8] {
        let Part { key, start, .. } = self.parts[at as usize];
        &self.text[key as usize..(start as usize).saturating_sub(1).max(key as usize)]
    }

    fn children(&self, of: u32) -> impl Iterator<Item = u32> {
        let end = self.parts[of as usize].next;
        let within = move |at: &u32| *at < end;
        let first = Some(of + 1).filter(within);
        std::iter::successors(first, move |at| Some(self.parts[*at as usize].next).filter(within))
    }

    /// Copies the value that comes next, if a counterpart has its hash.
    #[inline]
    pub(super) fn copied(&mut self) -> bool {
        if self.models.is_empty() || !self.hashed {
            return false;
        }
        let part = self.here();
        let node = self.nodes[self.node];
        let same =
            self.models.iter().zip(self.found).position(|(model, at)| {
                at != NOWHERE && model.parts[at as usize].hash == node.hash
            });
        let same = same.map(|index| (index, self.found[index]));
        let is_large = node.next as usize > self.node + 1;
        match same.or_else(|| is_large.then(|| self.elsewhere(node.hash))?) {
            Some((index, at)) => {
                self.copy_part(part, index, at);
                self.node = node.next as usize;
                true
            }
            None => {
                self.begun = Some(part);
                false
            }
        }
    }

    /// An item of this hash in the lists that are the counterparts of the one being written: what was at one
    /// place may have moved to another.
    fn elsewhere(&self, hash: u64) -> Option<(usize, u32)> {
        let open = self.open.last().filter(|open| open.bracket == b'[')?;
        self.models.iter().zip(open.models).enumerate().find_map(|(index, (model, of))| {
            if of == NOWHERE {
                return None;
            }
            let at = model.children(of).find(|at| model.parts[*at as usize].hash == hash)?;
            Some((index, at))
        })
    }

    fn copy_part(&mut self, part: u32, model: usize, at: u32) {
        let Tape { text, parts, models, .. } = self;
        let model = &models[model];
        let Part { start, end, next, hash, .. } = model.parts[at as usize];
        let here = text.len() as u32;
        text.extend_from_slice(&model.text[start as usize..end as usize]);
        let (moved, counted) = (here.wrapping_sub(start), part.wrapping_sub(at));
        let within = &model.parts[at as usize + 1..next as usize];
        parts.extend(within.iter().map(|inner| inner.moved(moved, counted)));
        let whole = &mut parts[part as usize];
        (whole.end, whole.next, whole.hash) =
            (end.wrapping_add(moved), next.wrapping_add(counted), hash);
    }
}
