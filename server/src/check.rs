//! Whether what is stored can be played: every log leads to what its table is said to be, and every
//! game that was played to its end verifies.

use std::fmt;

use kontor_engine::record::{Record, VerifyError, verify};
use kontor_engine::{Refusal, Rule, Seat, Text};
use kontor_store::{Damage, Status, Store, StoreError, StoredTable, Version};

use crate::course::{Course, PeopleNames};
use crate::entry::Entry;

/// What is wrong with a table. It tells nothing hidden.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Fault {
    /// What is stored cannot be read, as the store says it.
    Damaged(Damage),
    /// It is played by rules that this program does not know.
    Rules(Refusal),
    /// An entry of its log is refused.
    Entry {
        version: Version,
        /// What it is.
        step: Step,
        /// The rule that refuses it and why, without figures: they may tell what is hidden. Nothing where it is
        /// none that the game knows.
        refused: Option<(Rule, Text)>,
    },
    /// Its seed is not the one that was committed to.
    Seed,
    /// Its log leads to something else.
    Status {
        /// What the table is said to be.
        said: Status,
        /// What its log leads to.
        is: Status,
    },
    /// The record of its game does not verify.
    Record(VerifyError),
}

/// What an entry is, without what is in it: that may be hidden.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// An action of a seat.
    Action(Seat),
    /// An outcome of chance.
    Chance,
    /// Steps taken back by a seat.
    Undone(Seat),
    /// No step of the game.
    Other,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Damaged(why) => write!(f, "{why}"),
            Fault::Rules(refusal) => write!(f, "{refusal}"),
            Fault::Entry { version, step, refused } => {
                write!(f, "entry {version} of its log, {step}, ")?;
                match refused {
                    None => f.write_str("is none that the game knows"),
                    Some((rule, reason)) => write!(f, "is refused by {rule}: {}", reason.id),
                }
            }
            Fault::Seed => f.write_str("its seed is not the one that was committed to"),
            Fault::Status { said, is } => {
                let (said, is) = (said.as_str(), is.as_str());
                write!(f, "it is said to be {said}, but its log leads to {is}")
            }
            Fault::Record(error) => write!(f, "its record does not verify: {error}"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Action(seat) => write!(f, "an action of {seat}"),
            Step::Chance => f.write_str("an outcome of chance"),
            Step::Undone(seat) => write!(f, "steps taken back by {seat}"),
            Step::Other => f.write_str("no step of the game"),
        }
    }
}

/// What is wrong with a table; nothing if all is well.
pub async fn table_fault(
    store: &dyn Store,
    stored: &StoredTable,
) -> Result<Option<Fault>, StoreError> {
    if let Some(fault) = store.log_fault(&stored.id).await? {
        return Ok(Some(Fault::Damaged(fault)));
    }
    match unplayable(store, stored).await {
        Err(StoreError::Corrupt(why)) => Ok(Some(Fault::Damaged(why))),
        found => found,
    }
}

async fn unplayable(store: &dyn Store, stored: &StoredTable) -> Result<Option<Fault>, StoreError> {
    Ok(match played(store, stored).await? {
        Ok(course) => fault_of(&course, stored),
        Err(fault) => Some(fault),
    })
}

/// The record of what was played at a table, without names, or what is wrong with it; nothing where no game has begun.
pub async fn table_record(
    store: &dyn Store,
    stored: &StoredTable,
) -> Result<Result<Option<Record>, Fault>, StoreError> {
    Ok(played(store, stored).await?.map(|course| course.record(&PeopleNames::new())))
}

/// What the log of a table leads to, or where it cannot be played.
async fn played(
    store: &dyn Store,
    stored: &StoredTable,
) -> Result<Result<Course, Fault>, StoreError> {
    let log = store.log(&stored.id, Version::START).await?;
    let mut course = Course::begin(stored)?;
    if let Err(unknown) = course.game.info().played_by(stored.rules) {
        return Ok(Err(Fault::Rules(unknown)));
    }
    for entry in log {
        // Who looks at a table that is being played may find it further than it was a moment ago.
        if entry.version > stored.version {
            break;
        }
        let (version, at) = (entry.version, entry.at);
        let entry = Entry::read(entry)?;
        let step = step(&entry);
        let played = course.today(entry).and_then(|entry| course.apply(&entry, at));
        if let Err(refusal) = played {
            return Ok(Err(Fault::Entry { version, step, refused: refused(refusal) }));
        }
    }
    Ok(Ok(course))
}

fn step(entry: &Entry) -> Step {
    match entry {
        Entry::Action { seat, .. } => Step::Action(*seat),
        Entry::Chance { .. } => Step::Chance,
        Entry::Undone { seat, .. } => Step::Undone(*seat),
        _ => Step::Other,
    }
}

fn refused(refusal: Refusal) -> Option<(Rule, Text)> {
    (refusal.rule != Rule::FORM).then(|| (refusal.rule, refusal.without_figures()))
}

fn fault_of(course: &Course, stored: &StoredTable) -> Option<Fault> {
    if stored.seed.commitment() != stored.commitment {
        return Some(Fault::Seed);
    }
    if course.status != stored.status {
        return Some(Fault::Status { said: stored.status, is: course.status });
    }
    if course.status != Status::Finished {
        return None;
    }
    let record = course.record(&PeopleNames::new())?;
    verify(course.game, &record).err().map(Fault::Record)
}
