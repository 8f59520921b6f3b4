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
use crate::delta::diff;
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
        let delta = diff(&self.latest.document, &document);
        let text = text_of(&TableMessage::Change(Change { since, version, delta, steps }));
        self.latest = Shown { version, document };
        let shown = self.latest.clone();
        self.held.push_back(Held { steps: recorded, sent: Sent { since, text }, shown });
    }

    /// Forgets what was sent: who comes back gets everything.
    pub fn forget(&mut self) {
        self.changes.clear();
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
    let names = course.seat_names(people);
    document.play = Some(play_shown(table, viewer, Names(&names), steps));
    to_json(&document)
}

/// A message as it is sent.
pub fn text_of(message: &impl serde::Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have a JSON form").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::delta::apply;
    use crate::testing::{play_on, started};
    use serde_json::json;

    fn viewers(course: &Course) -> Vec<Viewer> {
        Seat::all(course.chairs.len()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// What a client has after a change.
    fn changed(document: &Json, text: &str) -> Json {
        let change: Json = serde_json::from_str(text).unwrap();
        let mut document = document.clone();
        apply(&mut document, &change["delta"]).unwrap();
        document
    }

    #[test]
    fn changes_lead_to_what_is_seen_and_are_small() {
        let people = PeopleNames::new();
        let mut sizes = Vec::new();
        for players in [3, 4, 5] {
            let (mut course, _) = started(players);
            let mut clients: Vec<(Feed, Json)> = viewers(&course)
                .into_iter()
                .map(|viewer| {
                    let feed = Feed::new(&course, viewer, &people).unwrap();
                    let document = feed.shown().1.clone();
                    (feed, document)
                })
                .collect();
            while course.status == Status::Playing {
                let played = play_on(&mut course);
                for (feed, document) in &mut clients {
                    let texts = feed.advance(&course, &people, &played);
                    assert_eq!(texts.len(), 1);
                    *document = changed(document, &texts[0]);
                    assert_eq!(document, feed.shown().1);
                    sizes.extend(vec![texts[0].len() / played.len(); played.len()]);
                }
            }
        }
        sizes.sort_unstable();
        let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        println!("bytes a step and viewer: median {median}, most {most}, of {}", sizes.len());
        assert!(median < 1024, "median {median}");
    }

    #[test]
    fn who_comes_back_gets_what_was_missed_or_everything() {
        let people = PeopleNames::new();
        let (mut course, _) = started(3);
        let mut feed = Feed::new(&course, Viewer::Spectator, &people).unwrap();
        let (version, document) = feed.shown();
        let (version, mut document) = (version, document.clone());
        for _ in 0..20 {
            let played = play_on(&mut course);
            feed.advance(&course, &people, &played);
        }
        for text in feed.missed(version).expect("it is not long ago") {
            document = changed(&document, &text);
        }
        assert_eq!(&document, feed.shown().1);
        assert_eq!(feed.missed(course.version), Some(Vec::new()));
        assert_eq!(feed.missed(Version(version.0 - 1)), None);
        assert_eq!(feed.missed(course.version.plus(1)), None);
    }

    #[test]
    fn spectators_with_a_delay_see_what_was_and_then_everything() {
        let people = PeopleNames::new();
        let (mut course, _) = started(3);
        course.settings.spectators = Spectators::Delayed { steps: 10 };
        let mut live = Feed::new(&course, Viewer::Spectator, &people).unwrap();
        let steps = |feed: &Feed| feed.shown().1["play"]["steps"].as_u64().unwrap() as usize;
        while course.status == Status::Playing {
            let played = play_on(&mut course);
            live.advance(&course, &people, &played);
            let recorded = course.play.as_ref().unwrap().record.len();
            if course.status == Status::Playing {
                let late = Feed::new(&course, Viewer::Spectator, &people).unwrap();
                assert!(steps(&live) + 10 <= recorded && steps(&late) + 10 <= recorded);
            } else {
                assert_eq!(steps(&live), recorded);
            }
        }
        let seats = Feed::new(&course, Viewer::Seat(Seat::new(0).unwrap()), &people).unwrap();
        assert_eq!(steps(&seats), course.play.as_ref().unwrap().record.len());
        assert_ne!(live.shown().1["seed"], json!(null));
    }
}
