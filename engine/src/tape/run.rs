//! Members and items one after another that are the same on another tape: noted one by one, and copied at once.

use super::Tape;
use super::models::NOWHERE;

/// Parts of a model that lie side by side and are to be copied.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// Which model.
    model: usize,
    /// The first of them.
    first: u32,
    /// The first part that is not to be copied.
    next: u32,
    /// Where the text of the last of them ends.
    end: u32,
}

/// How a part is known to be the same as its counterpart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sameness {
    /// By the hash of the value that comes next.
    Hashed,
    /// It is the same for who looks beside.
    Beside,
}

impl Tape {
    /// Notes that the next member of this key, or the next item, is what comes next on a model, too. Says whether it is.
    #[inline]
    pub(super) fn runs_on(&mut self, key: Option<&str>, sameness: Sameness) -> bool {
        let Tape { models, open, nodes, node, run, beside, hashed, .. } = self;
        let Some(open) = open.last_mut().filter(|_| *hashed || sameness == Sameness::Beside) else {
            return false;
        };
        let found = models.iter().enumerate().position(|(index, model)| {
            let at = open.next[index];
            if open.models[index] == NOWHERE
                || at >= model.parts[open.models[index] as usize].next
                || run.is_some_and(|run| (run.model, run.next) != (index, at))
            {
                return false;
            }
            let same = match sameness {
                Sameness::Hashed => model.parts[at as usize].hash == nodes[*node].hash,
                Sameness::Beside => *beside == Some(index),
            };
            same && key.is_none_or(|key| model.is_keyed(at, key))
        });
        let Some(model) = found else { return false };
        let at = open.next[model];
        let part = models[model].parts[at as usize];
        let first = run.map_or(at, |run| run.first);
        *run = Some(Run { model, first, next: part.next, end: part.end });
        // Members mostly come in the same order everywhere.
        for (index, model) in models.iter().enumerate() {
            if let Some(part) = model.parts.get(open.next[index] as usize) {
                open.next[index] = part.next;
            }
        }
        open.after = open.next;
        if sameness == Sameness::Hashed {
            *node = nodes[*node].next as usize;
        }
        true
    }

    /// Copies what was noted.
    #[inline]
    pub(super) fn copy_run(&mut self) {
        if let Some(run) = self.run.take() {
            self.copy_all_of(run);
        }
    }

    fn copy_all_of(&mut self, Run { model, first, next, end }: Run) {
        self.separate();
        let Tape { text, parts, models, .. } = self;
        let model = &models[model];
        let from = model.parts[first as usize].key;
        let moved = (text.len() as u32).wrapping_sub(from);
        let counted = (parts.len() as u32).wrapping_sub(first);
        text.extend_from_slice(&model.text[from as usize..end as usize]);
        let run = &model.parts[first as usize..next as usize];
        parts.extend(run.iter().map(|part| part.moved(moved, counted)));
    }
}
