//! What is sent to those who look at a table: a document when they come, then only what changes.
//!
//! Everybody who sees the same, the people of a seat or all spectators, shares one feed: each change
//! is worked out and written once. Who is not there has none.

mod desk;

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::sync::Arc;

use kontor_engine::any::{Happened, Looked};
use kontor_engine::line::Line;
use kontor_engine::listed::Names;
use kontor_engine::record::RecordedStep;
use kontor_engine::tape::Tape;
use kontor_engine::{Refusal, Seat, Viewer};
use kontor_store::{Status, Version};
use serde_json::Value as Json;
use tokio::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::course::{Course, Page, PeopleNames};
use crate::delta;
use crate::protocol::{HappenedShown, Spectators, StepShown};
pub use desk::Desk;

/// How many bytes of changes are kept for those who come back: beyond that everything is shorter, or
/// not much longer.
const KEPT: usize = 16 * 1_024;

/// So long a feed that nobody looks at goes on for who lost the connection.
const COMING_BACK: Duration = Duration::from_secs(30);

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
                told: event.told(viewer, names)?,
            }),
        };
        let (seat, undo) = self.by();
        let happened = self.happened.iter().filter_map(one).collect();
        StepShown { step: self.number, seat, undo, happened }
    }

    /// Whose action it was, or how many steps it took back.
    fn by(&self) -> (Option<Seat>, Option<usize>) {
        match self.step {
            RecordedStep::Action(seat, _) => (Some(seat), None),
            RecordedStep::Chance(_) => (None, None),
            RecordedStep::Undo(count) => (None, Some(count)),
        }
    }

    /// Whether two viewers saw the same of it.
    fn is_alike(&self, one: Viewer, other: Viewer) -> bool {
        self.happened.iter().all(|happened| match happened {
            Happened::Posting(_) => true,
            Happened::Event(event) => event.is_alike(one, other),
        })
    }

    /// Writes the step as a viewer saw it: the same as [`Played::shown`], without a tree in between.
    fn write(&self, viewer: Viewer, names: Names<'_>, tape: &mut Tape) {
        let (seat, undo) = self.by();
        tape.object(|tape| {
            tape.member("step", &self.number);
            if let Some(seat) = seat {
                tape.member("seat", &seat);
            }
            if let Some(undo) = undo {
                tape.member("undo", &undo);
            }
            tape.key("happened");
            tape.list(|tape| {
                for happened in &self.happened {
                    match happened {
                        Happened::Posting(posting) => {
                            tape.object(|tape| tape.member("posting", posting));
                        }
                        Happened::Event(event) => event.write(viewer, names, tape),
                    }
                }
            });
        });
    }
}

/// What one viewer is sent.
pub struct Feed {
    viewer: Viewer,
    /// How many steps later this viewer sees things.
    delay: usize,
    /// The newest version, sent or held back.
    version: Version,
    latest: Latest,
    /// What who comes now is shown, where that is not the latest.
    late: Option<Late>,
    /// What was sent, the last of it.
    changes: VecDeque<Sent>,
    /// How many bytes that is.
    kept: usize,
    /// What is still to be sent.
    held: VecDeque<Held>,
    /// Since when nobody has looked.
    unwatched: Option<Instant>,
}

/// The document of the newest version.
enum Latest {
    /// It is at hand.
    Tape(Arc<Tape>),
    /// Nothing happened for a while: it can be made again, and then has this hash.
    Resting(u64),
}

/// A document that is shown later than it was made.
#[derive(Clone)]
struct Late {
    version: Version,
    document: String,
}

struct Sent {
    since: Version,
    text: Utf8Bytes,
}

struct Held {
    /// How long the record was.
    steps: usize,
    sent: Sent,
    late: Late,
}

impl Feed {
    /// The feed of a viewer from now on, or, for spectators of a table with a delay, from as many
    /// steps ago.
    pub fn new(course: &Course, viewer: Viewer, people: &PeopleNames) -> Result<Feed, Refusal> {
        let delay = delay(course, viewer);
        let mut feed = Feed {
            viewer,
            delay,
            version: course.version,
            latest: Latest::Tape(Arc::default()),
            late: None,
            changes: VecDeque::new(),
            kept: 0,
            held: VecDeque::new(),
            unwatched: None,
        };
        if delay > 0 && course.status == Status::Playing {
            feed.go_back(course, people)?;
        } else {
            let mut tape = Tape::new();
            let looked = &mut Looked::default();
            course.write_document(viewer, &course.page(people), looked, &mut tape);
            feed.latest = Latest::Tape(Arc::new(tape.cut()));
        }
        Ok(feed)
    }

    /// Begins as many steps ago as this viewer sees things later.
    fn go_back(&mut self, course: &Course, people: &PeopleNames) -> Result<(), Refusal> {
        let Some(play) = &course.play else { return Ok(()) };
        let begin = play.record.len().saturating_sub(self.delay);
        let mut line = Line::new(course.set_up()?);
        for step in play.record.iter().take(begin) {
            line.play(&step)?;
        }
        let mut tape = Tape::new();
        course.write_past(self.viewer, people, line.state(), begin, &mut tape);
        self.version = begin.checked_sub(1).map_or(Version::START, |last| play.versions[last]);
        self.late = Some(Late { version: self.version, document: tape.text().to_string() });
        self.latest = Latest::Tape(Arc::new(tape));
        let mut desk = Desk::default();
        for (at, step) in play.record.iter().enumerate().skip(begin) {
            let happened = line.play(&step)?;
            let played = [Played { number: at + 1, step, happened }];
            desk.clear(1);
            self.follow_with(&mut desk);
            let page = course.write_past(self.viewer, people, line.state(), at + 1, &mut desk.tape);
            self.hold(&mut desk, play.versions[at], &page, &played, at + 1);
        }
        Ok(())
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Notes whether somebody looks.
    pub fn note_watched(&mut self, watched: bool, now: Instant) {
        self.unwatched = if watched { None } else { self.unwatched.or(Some(now)) };
    }

    /// Whether everybody who looked has been away for long.
    pub fn is_abandoned(&self, now: Instant) -> bool {
        self.unwatched.is_some_and(|since| now.duration_since(since) > COMING_BACK)
    }

    /// The table has changed: returns what is to be sent now.
    pub fn advance(
        &mut self,
        course: &Course,
        page: &Page,
        played: &[Played],
        desk: &mut Desk,
    ) -> Vec<Utf8Bytes> {
        self.follow_with(desk);
        course.write_document(self.viewer, page, &mut desk.looked, &mut desk.tape);
        let recorded = course.play.as_ref().map_or(0, |play| play.record.len());
        let waits = self.delay > 0 && course.status == Status::Playing;
        if !waits && self.held.is_empty() {
            let sent = self.step_on(desk, course.version, page, played);
            let texts = vec![sent.text.clone()];
            self.note(sent);
            return texts;
        }
        self.hold(desk, course.version, page, played, recorded);
        let wait = if waits { self.delay } else { 0 };
        let mut texts = Vec::new();
        while self.held.front().is_some_and(|held| held.steps + wait <= recorded) {
            if let Some(held) = self.held.pop_front() {
                texts.push(held.sent.text.clone());
                self.late = Some(held.late);
                self.note(held.sent);
            }
        }
        if !waits {
            self.late = None;
        }
        texts
    }

    /// Has the next document written as it goes on from the latest, and from that of others.
    fn follow_with(&self, desk: &mut Desk) {
        desk.tape.clear();
        let own = match &self.latest {
            Latest::Tape(tape) => Some(Arc::clone(tape)),
            Latest::Resting(_) => None,
        };
        desk.tape.follow(own, desk.beside.clone());
    }

    /// The change to the next document, which becomes the latest.
    fn step_on(
        &mut self,
        desk: &mut Desk,
        version: Version,
        page: &Page,
        played: &[Played],
    ) -> Sent {
        let since = std::mem::replace(&mut self.version, version);
        desk.tape.let_go();
        let next = Arc::new(desk.tape.cut());
        // Whoever lets it rest wakes it before the table changes.
        let Latest::Tape(old) =
            std::mem::replace(&mut self.latest, Latest::Tape(Arc::clone(&next)))
        else {
            unreachable!("a feed is awake when its table changes")
        };
        let text = change((since, version), (&old, &next), self.viewer, page, played, desk);
        desk.beside = Some(next);
        if let Ok(old) = Arc::try_unwrap(old) {
            desk.tape.use_room_of(old);
        }
        Sent { since, text }
    }

    fn hold(
        &mut self,
        desk: &mut Desk,
        version: Version,
        page: &Page,
        played: &[Played],
        steps: usize,
    ) {
        let late = Late { version, document: desk.tape.text().to_string() };
        let sent = self.step_on(desk, version, page, played);
        self.held.push_back(Held { steps, sent, late });
    }

    /// Keeps what was sent for those who come back, and forgets what is too long ago.
    fn note(&mut self, sent: Sent) {
        self.kept += sent.text.len();
        self.changes.push_back(sent);
        while self.kept > KEPT
            && let Some(oldest) = self.changes.pop_front()
        {
            self.kept -= oldest.text.len();
        }
    }

    /// Forgets what was sent: who comes back gets everything.
    pub fn forget(&mut self) {
        self.changes.clear();
        self.kept = 0;
    }

    /// How many bytes it takes in memory, as far as that is much.
    pub fn room(&self) -> usize {
        let latest = match &self.latest {
            Latest::Tape(tape) => tape.room(),
            Latest::Resting(_) => 0,
        };
        latest + self.kept
    }

    /// Lets go of what can be made again, while nothing happens.
    pub fn rest(&mut self) {
        if self.delay == 0
            && let Latest::Tape(tape) = &self.latest
        {
            self.latest = Latest::Resting(hash(tape.text()));
            self.changes = VecDeque::new();
            self.kept = 0;
        }
    }

    /// Whether it has let go of its document.
    pub fn is_resting(&self) -> bool {
        matches!(self.latest, Latest::Resting(_))
    }

    /// Whether there is something to let go of: what is held back cannot be made again.
    pub fn can_rest(&self) -> bool {
        self.delay == 0 && !self.is_resting()
    }

    /// Makes the document again after a rest; has to be done before the table changes. Says whether it
    /// is the one that was sent.
    #[must_use]
    pub fn wake(&mut self, course: &Course, page: &Page) -> bool {
        let Latest::Resting(before) = self.latest else { return true };
        let mut tape = Tape::new();
        course.write_document(self.viewer, page, &mut Looked::default(), &mut tape);
        let same = hash(tape.text()) == before;
        self.latest = Latest::Tape(Arc::new(tape.cut()));
        same
    }

    /// The version that is shown now, and the document as JSON.
    fn document(&self) -> Option<(Version, &str)> {
        match (&self.late, &self.latest) {
            (Some(late), _) => Some((late.version, &late.document)),
            (None, Latest::Tape(tape)) => Some((self.version, tape.text())),
            (None, Latest::Resting(_)) => None,
        }
    }

    /// Everything, as it is shown now. The feed has to be awake.
    pub fn state(&self, seat: Option<Seat>) -> Utf8Bytes {
        let (version, document) = self.document().expect("who is shown a feed has woken it");
        let seat = seat.map_or("null".to_string(), |seat| seat.index().to_string());
        let head = r#"{"is":"state","version":"#;
        format!(r#"{head}{version},"seat":{seat},"document":{document}}}"#).into()
    }

    /// The version that is shown now, and the document. The feed has to be awake.
    pub fn shown(&self) -> (Version, Json) {
        let (version, document) = self.document().expect("who is shown a feed has woken it");
        (version, serde_json::from_str(document).expect("a document is JSON"))
    }

    /// What who has version `since` has missed; `None` if that is no longer known.
    pub fn missed(&self, since: Version) -> Option<Vec<Utf8Bytes>> {
        let shown = self.late.as_ref().map_or(self.version, |late| late.version);
        if since == shown {
            return Some(Vec::new());
        }
        let from = self.changes.iter().position(|change| change.since == since)?;
        Some(self.changes.iter().skip(from).map(|change| change.text.clone()).collect())
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// A change as it is sent.
fn change(
    (since, version): (Version, Version),
    (old, new): (&Tape, &Tape),
    viewer: Viewer,
    page: &Page,
    played: &[Played],
    desk: &mut Desk,
) -> Utf8Bytes {
    let mut text = std::mem::take(&mut desk.text);
    text.clear();
    let head = r#"{"is":"change","since":"#;
    write!(text, r#"{head}{since},"version":{version},"delta":"#).expect("memory takes it");
    delta::write(old.value(), new.value(), &mut desk.memo, &mut text);
    text.extend(br#","steps":"#);
    text.extend(desk.steps(viewer, page, played));
    text.push(b'}');
    // What is sent is kept for a while, so it takes no more room than it has to.
    let sent = Utf8Bytes::try_from(text.to_vec()).expect("JSON is text");
    desk.text = text;
    sent
}

/// How many steps later a viewer sees things.
pub fn delay(course: &Course, viewer: Viewer) -> usize {
    match (viewer, course.settings.spectators) {
        (Viewer::Spectator, Spectators::Delayed { steps }) => steps as usize,
        _ => 0,
    }
}

/// A message as it is sent.
pub fn text_of(message: &impl serde::Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have a JSON form").into()
}

#[cfg(test)]
mod tests;
