//! The tapes that another follows: what is the same there is copied instead of written.

use std::sync::Arc;

use super::{Part, Tape, is_same, is_strange};

/// How many tapes one can follow.
const MODELS: usize = 2;

/// How far an item is looked for that may have moved in its list.
const NEAR: usize = 32;

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

    /// Finds the counterparts of the member that comes next, and says where one of them is. Members mostly come in the
    /// same order.
    #[inline]
    pub(super) fn look_up_key(&mut self, key: &str) -> Option<(usize, u32)> {
        let Tape { open, models, found, .. } = self;
        let open = open.last_mut().filter(|_| !models.is_empty())?;
        // What is written otherwise than it is may look like another key.
        if is_strange(key.as_bytes()) {
            *found = [NOWHERE; MODELS];
            return None;
        }
        let mut first = None;
        for (index, model) in models.iter().enumerate() {
            found[index] = NOWHERE;
            let of = open.models[index];
            if of == NOWHERE {
                continue;
            }
            let next = open.next[index];
            let in_order = next < model.parts[of as usize].next && model.is_keyed(next, key);
            let at = if in_order { Some(next) } else { model.child_keyed(of, key) };
            if let Some(at) = at {
                found[index] = at;
                open.next[index] = model.parts[at as usize].next;
                first = first.or(Some((index, at)));
            }
        }
        first
    }

    /// Finds the counterparts of the item that comes next: those at the same place in their lists.
    #[inline]
    pub(super) fn look_up_item(&mut self) {
        let Tape { open, models, found, .. } = self;
        let Some(open) = open.last_mut() else { return };
        for (index, model) in models.iter().enumerate() {
            found[index] = NOWHERE;
            let (of, next) = (open.models[index], open.next[index]);
            if of != NOWHERE && next < model.parts[of as usize].next {
                found[index] = next;
                open.next[index] = model.parts[next as usize].next;
            }
        }
    }

    /// Whether a part has this key, which needs no escaping.
    #[inline]
    pub(super) fn is_keyed(&self, at: u32, key: &str) -> bool {
        match self.key_of(at) {
            [b'"', own @ .., b'"'] => is_same(own, key.as_bytes()),
            _ => false,
        }
    }

    /// The member of a part that has this key.
    #[cold]
    fn child_keyed(&self, of: u32, key: &str) -> Option<u32> {
        self.children(of).find(|at| self.is_keyed(*at, key))
    }

    #[inline]
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
                if let Some(open) = self.open.last_mut() {
                    open.next[index] = self.models[index].parts[at as usize].next;
                    open.after = open.next;
                }
                true
            }
            None => {
                self.begun = Some(part);
                false
            }
        }
    }

    /// An item of this hash in the lists that are the counterparts of the one being written: what was at one
    /// place may have moved to another, mostly not far, and in the same order.
    fn elsewhere(&self, hash: u64) -> Option<(usize, u32)> {
        let open = self.open.last().filter(|open| open.bracket == b'[')?;
        self.models.iter().zip(open.models).enumerate().find_map(|(index, (model, of))| {
            if of == NOWHERE {
                return None;
            }
            let (mut at, end) = (open.after[index], model.parts[of as usize].next);
            for _ in 0..NEAR {
                if at >= end {
                    break;
                }
                let part = model.parts[at as usize];
                if part.hash == hash {
                    return Some((index, at));
                }
                at = part.next;
            }
            None
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
