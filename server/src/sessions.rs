//! Who is signed in with a socket open: when a person signs out or changes the password, all of
//! that person's sockets end at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use kontor_store::PersonId;
use tokio_util::sync::CancellationToken;

/// The open sockets of every person.
#[derive(Default, Debug)]
pub struct Sessions {
    open: Mutex<HashMap<PersonId, Open>>,
}

#[derive(Debug)]
struct Open {
    over: CancellationToken,
    sockets: usize,
}

/// One socket of a person, until it is dropped.
#[derive(Debug)]
pub struct Session {
    sessions: Arc<Sessions>,
    person: PersonId,
    /// Says when the person signed out.
    pub over: CancellationToken,
}

impl Sessions {
    fn open(&self) -> MutexGuard<'_, HashMap<PersonId, Open>> {
        self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A socket of this person opens.
    pub fn begin(self: &Arc<Sessions>, person: &PersonId) -> Session {
        let mut open = self.open();
        let fresh = || Open { over: CancellationToken::new(), sockets: 0 };
        let own = open.entry(person.clone()).or_insert_with(fresh);
        own.sockets += 1;
        let over = own.over.clone();
        Session { sessions: Arc::clone(self), person: person.clone(), over }
    }

    /// Ends every socket of this person.
    pub fn end(&self, person: &PersonId) {
        if let Some(open) = self.open().remove(person) {
            open.over.cancel();
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut open = self.sessions.open();
        // After all were ended, those who came back count anew.
        if self.over.is_cancelled() {
            return;
        }
        if let Some(own) = open.get_mut(&self.person) {
            own.sockets -= 1;
            if own.sockets == 0 {
                open.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sockets_of_a_person_end_at_once_and_nobody_elses() {
        let sessions = Arc::new(Sessions::default());
        let (ann, bo) = (PersonId::random(), PersonId::random());
        let own = [sessions.begin(&ann), sessions.begin(&ann)];
        let other = sessions.begin(&bo);
        sessions.end(&ann);
        let back = sessions.begin(&ann);
        assert!(own.iter().all(|session| session.over.is_cancelled()));
        assert!(!other.over.is_cancelled() && !back.over.is_cancelled());
        drop((own, other));
        sessions.end(&ann);
        assert!(back.over.is_cancelled(), "the old ones took nothing of it along");
        drop(back);
        assert!(sessions.open().is_empty());
    }
}
