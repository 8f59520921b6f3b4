//! What the people of a table asked of each other, and how it stands: to share a seat, to take back, to
//! close the table; and who was asked to leave.

use std::time::Duration;

use kontor_engine::{Seat, SeatSet};
use kontor_store::{Moment, PersonId};
use serde::{Deserialize, Serialize};

use crate::entry::{Chair, Entry, Why};
use crate::protocol::Problem;
use crate::undo::Wishes;

/// How long a vote to close lasts where those who are away may still answer: a day.
pub const VOTE_LASTS: Duration = Duration::from_secs(24 * 3_600);

/// How many wishes to share a seat are kept for a table.
const MOST_SHARING: usize = 32;

/// What the people of a table asked of each other.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Talks {
    /// Who wants to share a seat, or was refused.
    pub sharing: Vec<Sharing>,
    /// Whom the host asked to leave, for good.
    pub removed: Vec<PersonId>,
    /// Wishes to take back.
    pub wishes: Wishes,
    /// Since when somebody wants to close the table.
    pub closing_since: Option<Moment>,
    /// The seats whose people did something or were there since then: they count when the vote ends,
    /// wherever they are by then.
    #[serde(default)]
    pub attended: SeatSet,
    /// Since when only bots have played.
    pub alone: Option<Alone>,
    /// Whose time ran out, so that bots play for them now.
    #[serde(default)]
    pub late: Vec<Late>,
}

/// A seat whose time ran out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Late {
    pub seat: Seat,
    pub since: Moment,
}

/// Somebody who wants to share a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sharing {
    /// Whose seat.
    pub seat: Seat,
    /// Who asks.
    pub person: PersonId,
    /// Who of those who sit there agreed so far.
    pub agreed: Vec<PersonId>,
    /// Whether one of them said no: then it is not asked again.
    pub refused: bool,
}

/// A game that only bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Alone {
    pub since: Moment,
    /// How many steps the record had then.
    pub steps: usize,
}

impl Talks {
    /// Notes what an entry says about them; `chairs` are those after it.
    pub fn apply(&mut self, entry: &Entry, chairs: &[Chair], at: Moment) {
        if let Some(seat) = entry.of_seat() {
            self.attend(seat, chairs);
        }
        match entry {
            Entry::StoodIn { seat, why, .. } => {
                self.late.retain(|late| late.seat != *seat);
                let late = Late { seat: *seat, since: at };
                let program = chairs.get(seat.index()).is_some_and(|chair| chair.owner.is_some());
                self.late.extend((*why == Why::Time && !program).then_some(late));
            }
            Entry::Returned { seat } => self.late.retain(|late| late.seat != *seat),
            // While the server had stopped nobody could come back.
            Entry::Resumed { stopped } => {
                for late in &mut self.late {
                    let last = stopped.map_or(late.since, |stopped| stopped.max(late.since));
                    late.since.0 += (at.0 - last.0).max(0);
                }
            }
            Entry::Seated { .. } => {
                // Who sits there now needs not ask, and whose seat is free is not asked.
                self.sharing.retain(|asked| {
                    chairs.get(asked.seat.index()).is_some_and(|chair| {
                        !chair.people.is_empty() && !chair.people.contains(&asked.person)
                    })
                });
            }
            Entry::Started { .. } => self.sharing.clear(),
            Entry::ShareAsked { seat, person } => self.sharing.push(Sharing {
                seat: *seat,
                person: person.clone(),
                agreed: Vec::new(),
                refused: false,
            }),
            Entry::ShareAnswered { seat, person, by, agree } => {
                let fits = |asked: &&mut Sharing| asked.seat == *seat && asked.person == *person;
                match self.sharing.iter_mut().find(fits) {
                    // Who takes the own wish back may ask again.
                    Some(_) if by == person => {
                        self.sharing.retain(|asked| asked.seat != *seat || asked.person != *person);
                    }
                    Some(asked) if *agree => asked.agreed.push(by.clone()),
                    Some(asked) => asked.refused = true,
                    None => {}
                }
            }
            Entry::Removed { person } => {
                self.sharing.retain(|asked| asked.person != *person);
                self.removed.push(person.clone());
            }
            _ => {}
        }
    }

    /// Something was done by a seat: if people play it, they are there while a vote to close is on.
    pub fn attend(&mut self, seat: Seat, chairs: &[Chair]) {
        let by_people = chairs.get(seat.index()).is_some_and(Chair::is_played_by_people);
        if self.closing_since.is_some() && by_people {
            self.attended = self.attended.with(seat);
        }
    }

    /// The seats whose people lost their time a moment ago: they may still come back and have their say.
    pub fn late_since(&self, since: Moment) -> SeatSet {
        self.late.iter().filter(|late| late.since > since).map(|late| late.seat).collect()
    }

    /// When each of those no longer has a say, with this grace, the first first.
    pub fn late_until(&self, grace: Duration) -> Vec<Moment> {
        let mut until: Vec<_> =
            self.late.iter().map(|late| Moment(late.since.0 + milliseconds(grace))).collect();
        until.sort_unstable();
        until
    }

    /// The wishes that wait for answers.
    pub fn waiting(&self) -> impl Iterator<Item = &Sharing> {
        self.sharing.iter().filter(|asked| !asked.refused)
    }

    /// Whether somebody may ask to share a seat.
    pub fn may_ask_to_share(&self, person: &PersonId, seat: Seat) -> Result<(), Problem> {
        let mut own = self.sharing.iter().filter(|asked| asked.person == *person);
        if own.clone().any(|asked| asked.seat == seat && asked.refused) {
            return Err(Problem::conflict("share-declined"));
        }
        if own.any(|asked| !asked.refused) {
            return Err(Problem::conflict("share-asked"));
        }
        if self.sharing.len() >= MOST_SHARING {
            return Err(Problem::conflict("share-too-many"));
        }
        Ok(())
    }
}

/// A time in milliseconds.
pub fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_the_server_was_stopped_the_grace_did_not_run() {
        let seat = Seat::new(1).expect("a seat");
        let grace = Duration::from_millis(300);
        let stood_in = |why| Entry::StoodIn { seat, policy: "steady".into(), why };
        let mut talks = Talks::default();
        talks.apply(&stood_in(Why::Time), &[], Moment(1_000));
        assert_eq!(talks.late_until(grace), [Moment(1_300)]);
        // It ran for 100, stopped, and came back at 9000.
        talks.apply(&Entry::Resumed { stopped: Some(Moment(1_100)) }, &[], Moment(9_000));
        assert_eq!(talks.late_until(grace), [Moment(9_200)]);
        assert_eq!(talks.late_since(Moment(8_899)), SeatSet::one(seat));
        assert!(talks.late_since(Moment(8_900)).is_empty());
        // Where it is not known when it stopped, all of it is given.
        talks.apply(&Entry::Resumed { stopped: None }, &[], Moment(20_000));
        assert_eq!(talks.late_until(grace), [Moment(20_300)]);
        // Who leaves has no say, nor is who came back late.
        talks.apply(&stood_in(Why::Left), &[], Moment(20_100));
        assert!(talks.late.is_empty());
        talks.apply(&stood_in(Why::Time), &[], Moment(20_200));
        talks.apply(&Entry::Returned { seat }, &[], Moment(20_250));
        assert!(talks.late.is_empty());
    }
}
