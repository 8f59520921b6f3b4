//! Where changes are written.

use std::cell::RefCell;
use std::sync::Arc;

use kontor_engine::Viewer;
use kontor_engine::any::Looked;
use kontor_engine::tape::Tape;

use super::Played;
use crate::course::Page;
use crate::delta::memo::Memo;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// What changes are written on. A table writes all of a change at once, so those of a thread share one: its room is
/// still at hand in the processor's caches, and no table keeps any.
#[derive(Default)]
pub struct Desk {
    /// The next document.
    pub(super) tape: Tape,
    pub(super) memo: Memo,
    /// The document that was made last: others see much the same.
    pub(super) beside: Option<Arc<Tape>>,
    /// What was made for others who look.
    pub(super) looked: Looked,
    /// Who was told last what happened, and how.
    told: Option<Viewer>,
    steps: Tape,
    /// The change that is being written.
    pub(super) text: Vec<u8>,
}

impl Desk {
    /// Writes a change of a table that so many feeds show.
    pub fn with<T>(feeds: usize, write: impl FnOnce(&mut Desk) -> T) -> T {
        DESK.with_borrow_mut(|desk| {
            desk.clear(feeds);
            let written = write(desk);
            desk.tidy_up();
            written
        })
    }

    /// Gets ready for a change of the table that so many feeds show.
    pub fn clear(&mut self, feeds: usize) {
        self.memo.clear(feeds > 1);
        self.tidy_up();
    }

    /// Lets go of what is of no use for the next change.
    fn tidy_up(&mut self) {
        (self.beside, self.told, self.looked) = (None, None, Looked::default());
    }

    /// What happened, as a viewer may know it: mostly as another was told it already.
    pub(super) fn steps(&mut self, viewer: Viewer, page: &Page, played: &[Played]) -> &[u8] {
        let alike = |other: Viewer| played.iter().all(|step| step.is_alike(viewer, other));
        if !self.told.is_some_and(alike) {
            self.steps.clear();
            self.steps.list(|tape| {
                for step in played {
                    step.write(viewer, page.names(), tape);
                }
            });
            self.told = Some(viewer);
        }
        self.steps.value().text()
    }
}
