//! Who is here.
//!
//! What a change costs does not grow with the number of spectators: names are counted as people come
//! and go, only so many of them are told, and a crowd is told now and then.

use std::collections::BTreeMap;

use kontor_engine::Viewer;
use kontor_store::PersonId;
use tokio::time::{Duration, Instant};

use crate::course::Course;
use crate::feed::text_of;
use crate::protocol::{PersonShown, TableMessage};
use crate::table::{Table, Watcher};

/// How many of those without a seat are named.
const NAMED: usize = 32;

/// So many spectators are told at once who is here; more of them now and then.
const CROWD: usize = 32;

/// How often a crowd is told.
const NOW_AND_THEN: Duration = Duration::from_secs(5);

/// Who looks at a table, counted.
#[derive(Default)]
pub struct Presence {
    /// Who they are, and how often they are here.
    named: BTreeMap<PersonId, (PersonShown, usize)>,
    nameless: usize,
}

impl Presence {
    pub(super) fn come(&mut self, person: Option<&PersonShown>) {
        match person {
            None => self.nameless += 1,
            Some(person) => {
                let known = self.named.entry(person.id.clone());
                known.or_insert_with(|| (person.clone(), 0)).1 += 1;
            }
        }
    }

    pub(super) fn go(&mut self, person: Option<&PersonShown>) {
        let Some(person) = person else {
            self.nameless = self.nameless.saturating_sub(1);
            return;
        };
        if let Some((_, times)) = self.named.get_mut(&person.id) {
            *times -= 1;
            if *times == 0 {
                self.named.remove(&person.id);
            }
        }
    }

    /// Somebody has another name. Says whether they are here.
    pub(super) fn rename(&mut self, person: &PersonShown) -> bool {
        let here = self.named.get_mut(&person.id);
        here.map(|(known, _)| known.name.clone_from(&person.name)).is_some()
    }

    /// Those with a seat come first; of the others only so many are named.
    fn shown(&self, course: &Course) -> TableMessage {
        let person = |(known, _): &(PersonShown, usize)| known.clone();
        let seated = course.chairs.iter().flat_map(|chair| &chair.people);
        let mut here: Vec<PersonShown> =
            seated.filter_map(|id| self.named.get(id)).map(person).collect();
        let room = here.len() + NAMED;
        let spectators = self.named.iter().filter(|(id, _)| course.seat_of(id).is_none());
        here.extend(spectators.take(room - here.len()).map(|(_, known)| person(known)));
        let others = self.named.len() - here.len() + self.nameless;
        TableMessage::Presence { here, others }
    }
}

impl Table {
    /// Tells who is here: those with a seat and `newcomer` at once, spectators only if they are few.
    pub(super) fn show_presence(&mut self, newcomer: Option<u64>) {
        let text = text_of(&self.presence.shown(&self.course));
        let spectates = |watcher: &&Watcher| watcher.viewer == Viewer::Spectator;
        let crowded = self.watchers.iter().filter(spectates).nth(CROWD).is_some();
        let told = |watcher: &Watcher| {
            !crowded || watcher.viewer != Viewer::Spectator || newcomer == Some(watcher.number)
        };
        self.let_go(|watcher| told(watcher) && watcher.outbox.try_send(text.clone()).is_err());
        if crowded && self.presence_due.is_none() {
            self.presence_due = Some(Instant::now() + NOW_AND_THEN);
        }
    }

    /// Tells everybody who is here.
    pub(super) fn show_presence_to_all(&mut self) {
        self.presence_due = None;
        let text = text_of(&self.presence.shown(&self.course));
        self.let_go(|watcher| watcher.outbox.try_send(text.clone()).is_err());
    }
}
