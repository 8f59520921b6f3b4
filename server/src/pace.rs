//! How fast bots play for those who look: they wait until a page has shown what happened, and then as long as
//! its person likes.

use std::collections::HashMap;

use kontor_store::{PersonId, Version};
use serde::{Deserialize, Serialize};
use tokio::time::{Duration, Instant};
use ts_rs::TS;
use utoipa::ToSchema;

/// So long bots wait for a page to show what happened. One that takes longer catches up by itself.
const PATIENCE: Duration = Duration::from_secs(8);

/// How fast somebody wants bots to play.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Default,
    Debug,
    Serialize,
    Deserialize,
    TS,
    ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Without waiting for anything.
    AtOnce,
    /// When the motion was shown, after the usual pause.
    #[default]
    Brisk,
    /// With twice the pause.
    Calm,
}

/// What the pages of those who sit at a table have shown, and how fast they want to go on.
#[derive(Debug)]
pub struct Paces {
    pages: HashMap<PersonId, (Version, Pace)>,
    /// What they are to show before bots go on, and since when.
    awaited: Version,
    since: Instant,
}

impl Default for Paces {
    fn default() -> Paces {
        Paces { pages: HashMap::new(), awaited: Version::START, since: Instant::now() }
    }
}

impl Paces {
    /// Somebody's page has shown everything up to a version.
    pub fn shown(&mut self, person: &PersonId, version: Version, pace: Pace) {
        self.pages.insert(person.clone(), (version, pace));
    }

    /// Somebody has gone.
    pub fn forget(&mut self, person: &PersonId) {
        self.pages.remove(person);
    }

    /// Something happened that is to be shown.
    pub fn happened(&mut self, version: Version) {
        (self.awaited, self.since) = (version, Instant::now());
    }

    /// How long bots wait before they act: as long as the slowest wants. Who said nothing wants what is usual.
    pub fn pause(&self, usual: Duration) -> Duration {
        match self.pages.values().map(|(_, pace)| *pace).max().unwrap_or_default() {
            Pace::AtOnce => Duration::ZERO,
            Pace::Brisk => usual,
            Pace::Calm => usual * 2,
        }
    }

    /// Until when bots wait for a page that has not shown yet what happened.
    pub fn waits_until(&self, now: Instant) -> Option<Instant> {
        let behind =
            |(version, pace): &(Version, Pace)| *version < self.awaited && *pace != Pace::AtOnce;
        let until = self.since + PATIENCE;
        (now < until && self.pages.values().any(behind)).then_some(until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Duration = Duration::from_millis(700);

    #[test]
    fn the_slowest_sets_the_pace_and_nobody_means_the_usual() {
        let (ann, bo) = (PersonId::random(), PersonId::random());
        let mut paces = Paces::default();
        assert_eq!(paces.pause(USUAL), USUAL);
        paces.shown(&ann, Version(1), Pace::AtOnce);
        assert_eq!(paces.pause(USUAL), Duration::ZERO);
        paces.shown(&bo, Version(1), Pace::Calm);
        assert_eq!(paces.pause(USUAL), 2 * USUAL);
        paces.forget(&bo);
        assert_eq!(paces.pause(USUAL), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn bots_wait_for_what_is_not_shown_yet_and_not_for_ever() {
        let ann = PersonId::random();
        let mut paces = Paces::default();
        paces.happened(Version(5));
        assert_eq!(paces.waits_until(Instant::now()), None, "nobody shows anything");
        paces.shown(&ann, Version(4), Pace::Brisk);
        let until = paces.waits_until(Instant::now()).expect("Ann has not seen it");
        assert_eq!(paces.waits_until(until), None, "not for ever");
        paces.shown(&ann, Version(5), Pace::Brisk);
        assert_eq!(paces.waits_until(Instant::now()), None);
        paces.happened(Version(6));
        paces.shown(&ann, Version(5), Pace::AtOnce);
        assert_eq!(paces.waits_until(Instant::now()), None, "who wants no pause is not waited for");
    }
}
