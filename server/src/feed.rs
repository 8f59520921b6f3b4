//! What is sent to those who look at a table: a document when they come, then only what changes.
//!
//! Everybody who sees the same, the people of a seat or all spectators, shares one feed: each change
//! is worked out and written once.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use kontor_engine::game::Next;
use kontor_engine::line::Line;
use kontor_engine::listed::Names;
use kontor_engine::record::RecordedStep;
use kontor_engine::table::{Happened, Table, to_json};
use kontor_engine::{Refusal, Seat, Viewer};
use kontor_store::{Status, Version};
use serde_json::Value as Json;

use crate::course::{Course, PeopleNames, play_shown};
use crate::protocol::{Change, HappenedShown, Spectators, StepShown, TableMessage};

/// How many changes are kept for those who come back.
const KEPT: usize = 256;

/// A step of the game with what happened in it.
pub struct Played {
    /// Which step of the record, from 1.
    pub number: usize,
    /// The step.
    pub step: RecordedStep,
    /// What happened.
    pub happened: Vec<Happened>,
}

impl Played {
    /// The step as a viewer saw it.
    pub fn shown(&self, viewer: Viewer, names: Names<'_>) -> StepShown {
        let one = |happened: &Happened| match happened {
            Happened::Posting(posting) => Some(HappenedShown::Posting { posting: *posting }),
            Happened::Event(event) => Some(HappenedShown::Event {
                event: event.seen(viewer)?,
                text: event.told(viewer, names)?,
            }),
        };
        let (seat, undo) = match self.step {
            RecordedStep::Action(seat, _) => (Some(seat), None),
            RecordedStep::Chance(_) => (None, None),
            RecordedStep::Undo(count) => (None, Some(count)),
        };
        let happened = self.happened.iter().filter_map(one).collect();
        StepShown { step: self.number, seat, undo, happened }
    }
}

/// What one viewer is sent.
pub struct Feed {
    viewer: Viewer,
    /// How many steps later this viewer sees things.
    delay: usize,
    latest: Shown,
    sent: Shown,
    /// What was sent, the last of it.
    changes: VecDeque<Sent>,
    /// What is still to be sent.
    held: VecDeque<Held>,
}

#[derive(Clone)]
struct Shown {
    version: Version,
    document: Json,
}

struct Sent {
    since: Version,
    text: Utf8Bytes,
}

struct Held {
    /// How long the record was.
    steps: usize,
    sent: Sent,
    shown: Shown,
}

impl Feed {
    /// The feed of a viewer from now on, or, for spectators of a table with a delay, from as many
    /// steps ago.
    pub fn new(course: &Course, viewer: Viewer, people: &PeopleNames) -> Result<Feed, Refusal> {
        let delay = delay(course, viewer);
        match &course.play {
            Some(play) if delay > 0 && course.status == Status::Playing => {
                Feed::delayed(course, viewer, people, delay, &play.record, &play.versions)
            }
            _ => {
                let document = to_json(&course.document(viewer, people));
                Ok(Feed::at(viewer, delay, Shown { version: course.version, document }))
            }
        }
    }

    fn at(viewer: Viewer, delay: usize, shown: Shown) -> Feed {
        let (changes, held) = (VecDeque::new(), VecDeque::new());
        Feed { viewer, delay, latest: shown.clone(), sent: shown, changes, held }
    }

    fn delayed(
        course: &Course,
        viewer: Viewer,
        people: &PeopleNames,
        delay: usize,
        record: &[RecordedStep],
        versions: &[Version],
    ) -> Result<Feed, Refusal> {
        let names = course.seat_names(people);
        let begin = record.len().saturating_sub(delay);
        let mut line = Line::new(course.set_up()?);
        for step in &record[..begin] {
            line.play(step)?;
        }
        let version = begin.checked_sub(1).map_or(Version::START, |last| versions[last]);
        let document = past_document(course, viewer, people, line.table(), begin);
        let mut feed = Feed::at(viewer, delay, Shown { version, document });
        for at in begin..record.len() {
            let played = Played {
                number: at + 1,
                step: record[at].clone(),
                happened: line.play(&record[at])?,
            };
            let document = past_document(course, viewer, people, line.table(), at + 1);
            let steps = vec![played.shown(viewer, Names(&names))];
            feed.hold(document, versions[at], steps, at + 1);
        }
        Ok(feed)
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table has changed: returns what is to be sent now.
    pub fn advance(
        &mut self,
        course: &Course,
        people: &PeopleNames,
        played: &[Played],
    ) -> Vec<Utf8Bytes> {
        let names = course.seat_names(people);
        let document = to_json(&course.document(self.viewer, people));
        let steps = played.iter().map(|step| step.shown(self.viewer, Names(&names))).collect();
        let recorded = course.play.as_ref().map_or(0, |play| play.record.len());
        self.hold(document, course.version, steps, recorded);
        let wait = if course.status == Status::Playing { self.delay } else { 0 };
        let mut texts = Vec::new();
        while self.held.front().is_some_and(|held| held.steps + wait <= recorded) {
            if let Some(held) = self.held.pop_front() {
                texts.push(held.sent.text.clone());
                self.sent = held.shown;
                self.changes.push_back(held.sent);
            }
        }
        let surplus = self.changes.len().saturating_sub(KEPT);
        self.changes.drain(..surplus);
        texts
    }

    fn hold(&mut self, document: Json, version: Version, steps: Vec<StepShown>, recorded: usize) {
        let since = self.latest.version;
        let patch = json_patch::diff(&self.latest.document, &document);
        let text = text_of(&TableMessage::Change(Change { since, version, patch, steps }));
        self.latest = Shown { version, document };
        let shown = self.latest.clone();
        self.held.push_back(Held { steps: recorded, sent: Sent { since, text }, shown });
    }

    /// Everything, as it is shown now.
    pub fn state(&self, seat: Option<Seat>) -> TableMessage {
        let Shown { version, document } = self.sent.clone();
        TableMessage::State { version, seat, document }
    }

    /// The version that is shown now, and the document.
    pub fn shown(&self) -> (Version, &Json) {
        (self.sent.version, &self.sent.document)
    }

    /// What who has version `since` has missed; `None` if that is no longer known.
    pub fn missed(&self, since: Version) -> Option<Vec<Utf8Bytes>> {
        if since == self.sent.version {
            return Some(Vec::new());
        }
        let from = self.changes.iter().position(|change| change.since == since)?;
        Some(self.changes.iter().skip(from).map(|change| change.text.clone()).collect())
    }
}

/// How many steps later a viewer sees things.
pub fn delay(course: &Course, viewer: Viewer) -> usize {
    match (viewer, course.settings.spectators) {
        (Viewer::Spectator, Spectators::Delayed { steps }) => steps as usize,
        _ => 0,
    }
}

/// What was to be seen when the record had so many steps.
fn past_document(
    course: &Course,
    viewer: Viewer,
    people: &PeopleNames,
    table: &dyn Table,
    steps: usize,
) -> Json {
    let mut document = course.document(viewer, people);
    document.table.to_act = match table.next() {
        Next::Seats(seats) => seats.iter().collect(),
        Next::Chance | Next::Over => Vec::new(),
    };
    document.undo = None;
    document.play = Some(play_shown(table, viewer, steps));
    to_json(&document)
}

/// A message as it is sent.
pub fn text_of(message: &impl serde::Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have a JSON form").into()
}
