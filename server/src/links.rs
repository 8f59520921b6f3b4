//! Links by which a person can sign in once, made by the operator for who lost the password.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use kontor_store::PersonId;
use tokio::time::{Duration, Instant};

/// How long a link is good.
const GOOD_FOR: Duration = Duration::from_secs(24 * 3_600);

/// The links that were not used yet. They do not outlive the server.
#[derive(Default)]
pub struct Links {
    made: Mutex<HashMap<String, (PersonId, Instant)>>,
}

impl std::fmt::Debug for Links {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Links(hidden)")
    }
}

impl Links {
    fn made(&self) -> MutexGuard<'_, HashMap<String, (PersonId, Instant)>> {
        self.made.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The secret of a new link for this person. Older ones of the same person are void.
    pub fn make(&self, person: &PersonId) -> String {
        // Two ids are 160 random bits.
        let secret = format!("{}{}", PersonId::random(), PersonId::random());
        let mut made = self.made();
        made.retain(|_, (other, made)| other != person && made.elapsed() < GOOD_FOR);
        made.insert(secret.clone(), (person.clone(), Instant::now()));
        secret
    }

    /// Whether somebody can sign in by this link.
    pub fn knows(&self, secret: &str) -> bool {
        self.made().get(secret).is_some_and(|(_, made)| made.elapsed() < GOOD_FOR)
    }

    /// Whose link this is; it is good no longer.
    pub fn take(&self, secret: &str) -> Option<PersonId> {
        let (person, made) = self.made().remove(secret)?;
        (made.elapsed() < GOOD_FOR).then_some(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_link_is_good_once_for_a_day_and_only_the_last_of_a_person() {
        let links = Links::default();
        let (ann, bo) = (PersonId::random(), PersonId::random());
        let (old, new, other) = (links.make(&ann), links.make(&ann), links.make(&bo));
        assert!(!links.knows(&old) && links.knows(&new));
        assert_eq!(links.take(&old), None);
        assert_eq!(links.take(&new), Some(ann.clone()));
        assert_eq!(links.take(&new), None);
        tokio::time::advance(GOOD_FOR).await;
        assert!(!links.knows(&other));
        assert_eq!(links.take(&other), None);
    }
}
