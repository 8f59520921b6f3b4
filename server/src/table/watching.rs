//! What is shown, and to whom.

use kontor_engine::{Refusal, Seat, Viewer};
use kontor_store::{PersonId, Status, Version};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::course::Course;
use crate::feed::{Desk, Feed, delay, text_of};
use crate::lobby::Life;
use crate::protocol::{Look, PersonShown, Problem, Spectators, TableMessage};
use crate::table::{News, OUTBOX, Outbox, Past, Presence, Table, Watcher};

/// How often the lobby hears that those who sit at a table do something, in milliseconds.
const LIFE_TOLD: i64 = 60_000;

impl Table {
    /// Shows what changed to all who look, and everything to who sees with other eyes now.
    pub(super) fn publish(&mut self, news: &News) {
        // Seats that stayed free are gone when the game begins, and nothing is made for who has gone.
        let (seats, now) = (self.course.chairs.len(), Instant::now());
        for feed in &mut self.feeds {
            let watched = self.watchers.iter().any(|watcher| watcher.viewer == feed.viewer());
            feed.note_watched(watched, now);
        }
        self.feeds.retain(|feed| {
            let there = seat_of(feed.viewer()).is_none_or(|seat| seat.index() < seats);
            there && !feed.is_abandoned(now)
        });
        let mut texts: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::new();
        if !self.feeds.is_empty() {
            let page = self.course.next_page(&self.people, self.page.take());
            texts = Desk::with(self.feeds.len(), |desk| {
                let sent = self.feeds.iter_mut().map(|feed| {
                    (feed.viewer(), feed.advance(&self.course, &page, &news.played, desk))
                });
                sent.collect()
            });
            self.page = Some(page);
        }
        let mut moved = Vec::new();
        let course = &self.course;
        let gone = |watcher: &Watcher| {
            let person = watcher.person.as_ref().map(|person| &person.id);
            if news.seated && viewer_of(course, person) != watcher.viewer {
                moved.push(watcher.number);
                return false;
            }
            let own = texts.iter().find(|(viewer, _)| *viewer == watcher.viewer);
            own.is_some_and(|(_, texts)| {
                texts.iter().any(|text| watcher.outbox.try_send(text.clone()).is_err())
            })
        };
        let_go(&mut self.watchers, &mut self.presence, gone);
        moved.iter().for_each(|number| self.show_state(*number));
        if self.course.status != Status::Waiting && self.may_watch().is_err() {
            self.send_spectators_away();
        }
        self.tell_own();
        let steps_alone = !news.played.is_empty() && self.course.status == Status::Playing;
        if !steps_alone || news.played.iter().any(|step| step.number == 1) {
            self.show_in_lobby();
        }
    }

    /// Tells those who sit here, wherever they look, when it is another's turn or the table begins or ends.
    fn tell_own(&mut self) {
        let now = (self.course.to_act(), self.course.status);
        if std::mem::replace(&mut self.told, now) != now {
            let people = self.course.chairs.iter().flat_map(|chair| &chair.people);
            self.tables.lobby.tell_own(people);
        }
    }

    /// Shows the table in the lobby as it is now. Only its own people keep it there: not who looks at it,
    /// nor that it was opened.
    pub(super) fn show_in_lobby(&mut self) {
        let here = self.watchers.iter().any(|watcher| seat_of(watcher.viewer).is_some());
        let now = self.tables.time.now();
        let at = if here || self.life.here { now } else { self.life.at };
        self.life = Life { here, at };
        self.tables.lobby.update(&self.course.shown(&self.people), self.life, now);
    }

    /// Somebody did something here: if they have a seat, the lobby hears of it now and then.
    pub(super) fn note_life(&mut self, person: &PersonId) {
        let now = self.tables.time.now();
        let lately = now.0.saturating_sub(self.life.at.0) < LIFE_TOLD;
        if !lately && self.course.seat_of(person).is_some() {
            self.life.at = now;
            self.show_in_lobby();
        }
    }

    /// Lets go of those who are gone, or too slow.
    pub(super) fn let_go(&mut self, gone: impl FnMut(&Watcher) -> bool) {
        let_go(&mut self.watchers, &mut self.presence, gone);
    }

    /// Whether there is something to let go of while nothing happens.
    pub(super) fn is_awake(&self) -> bool {
        self.page.is_some() || self.feeds.iter().any(Feed::can_rest)
    }

    /// How many bytes can be let go of.
    pub(super) fn room(&self) -> usize {
        self.feeds.iter().map(Feed::room).sum()
    }

    /// Nothing has happened for a while: lets go of what can be made again.
    pub(super) fn rest(&mut self) {
        self.tables.freed.note(self.room());
        let watchers = &self.watchers;
        self.feeds.retain(|feed| watchers.iter().any(|watcher| watcher.viewer == feed.viewer()));
        self.feeds.iter_mut().for_each(Feed::rest);
        self.page = None;
        self.answers.shrink_to_fit();
    }

    /// Has every feed ready for the table to change; has to be done before it does.
    pub(super) fn wake(&mut self) {
        if self.feeds.iter().all(|feed| !feed.is_resting()) {
            return;
        }
        let page = self.course.page(&self.people);
        let (course, before) = (&self.course, self.feeds.len());
        self.feeds.retain_mut(|feed| feed.wake(course, &page));
        if self.feeds.len() < before {
            // What somebody was sent is not what is made again: they are sent everything.
            tracing::error!(table = %self.course.id, "a document changed while its table did not");
            self.show_state_to_all();
        }
    }

    pub(super) fn show_state_to_all(&mut self) {
        let numbers: Vec<u64> = self.watchers.iter().map(|watcher| watcher.number).collect();
        numbers.into_iter().for_each(|number| self.show_state(number));
    }

    pub(super) fn show_state(&mut self, number: u64) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.number == number) else {
            return;
        };
        let person = self.watchers[at].person.as_ref().map(|person| person.id.clone());
        let viewer = viewer_of(&self.course, person.as_ref());
        self.watchers[at].viewer = viewer;
        let sent = self.feed(viewer).map(|feed| feed.state(seat_of(viewer)));
        let shown = sent.is_ok_and(|text| self.watchers[at].outbox.try_send(text).is_ok());
        if !shown {
            self.let_go(|watcher| watcher.number == number);
        }
    }

    pub(super) fn send_spectators_away(&mut self) {
        let Err(problem) = self.may_watch() else { return };
        let away = text_of(&TableMessage::Refused { id: None, problem });
        self.let_go(|watcher| {
            let goes = watcher.viewer == Viewer::Spectator;
            if goes {
                // Whoever does not read it is gone all the same.
                let _ = watcher.outbox.try_send(away.clone());
            }
            goes
        });
    }

    /// The feed of a viewer, awake.
    fn feed(&mut self, viewer: Viewer) -> Result<&Feed, Refusal> {
        self.wake();
        let at = match self.feeds.iter().position(|feed| feed.viewer() == viewer) {
            Some(at) => at,
            None => {
                self.feeds.push(Feed::new(&self.course, viewer, &self.people)?);
                self.feeds.len() - 1
            }
        };
        Ok(&self.feeds[at])
    }

    /// Whether those without a seat may look.
    pub(super) fn may_watch(&self) -> Result<(), Problem> {
        let closed = self.course.settings.spectators == Spectators::None;
        if closed && matches!(self.course.status, Status::Playing | Status::Closed) {
            return Err(Problem::forbidden("players-only"));
        }
        Ok(())
    }

    pub(super) fn viewer_for(&self, caller: Option<&PersonId>) -> Result<Viewer, Problem> {
        let viewer = viewer_of(&self.course, caller);
        if viewer == Viewer::Spectator {
            self.may_watch()?;
        }
        Ok(viewer)
    }

    pub(super) async fn watch(
        &mut self,
        caller: Option<PersonShown>,
        since: Option<Version>,
        said: i64,
        outbox: Outbox,
    ) -> Result<u64, Problem> {
        let viewer = self.viewer_for(caller.as_ref().map(|person| &person.id))?;
        let seat = seat_of(viewer);
        let lines = self.chat_since(said, viewer).await?;
        let feed = self.feed(viewer)?;
        let missed = since.and_then(|since| Some((since, feed.missed(since)?)));
        let mut texts = match missed.filter(|(_, missed)| missed.len() + lines.len() < OUTBOX / 2) {
            Some((version, missed)) => {
                let resumed = TableMessage::Resumed { version, seat };
                [text_of(&resumed)].into_iter().chain(missed).collect()
            }
            None => vec![feed.state(seat)],
        };
        texts.extend(lines);
        if texts.into_iter().any(|text| outbox.try_send(text).is_err()) {
            return Err(Problem::unavailable("connection-broke"));
        }
        let number = self.next_watcher;
        self.next_watcher += 1;
        self.presence.come(caller.as_ref());
        self.watchers.push(Watcher { number, person: caller, viewer, outbox });
        self.show_presence(Some(number));
        if seat.is_some() {
            self.show_in_lobby();
        }
        Ok(number)
    }

    pub(super) fn look(&mut self, caller: Option<&PersonId>) -> Result<Look, Problem> {
        let viewer = self.viewer_for(caller)?;
        let followed = self.feeds.iter().any(|feed| feed.viewer() == viewer);
        let (version, document) = if followed || delay(&self.course, viewer) > 0 {
            self.feed(viewer)?.shown()
        } else {
            // One look is no reason to follow the table for this viewer.
            Feed::new(&self.course, viewer, &self.people)?.shown()
        };
        Ok(Look { version, seat: seat_of(viewer), document })
    }

    pub(super) fn past(&self, caller: Option<&PersonId>) -> Result<Past, Problem> {
        let finished = self.course.status == Status::Finished;
        let viewer = self.viewer_for(caller)?;
        let recorded = self.course.recorded(&self.people);
        let (head, played) = recorded.ok_or_else(|| Problem::conflict("game-not-begun"))?;
        let hidden = if finished { 0 } else { delay(&self.course, viewer) };
        let steps = played.len().saturating_sub(hidden);
        Ok(Past { head, played, finished, viewer, steps })
    }
}

fn let_go(
    watchers: &mut Vec<Watcher>,
    presence: &mut Presence,
    mut gone: impl FnMut(&Watcher) -> bool,
) {
    watchers.retain(|watcher| {
        let gone = gone(watcher);
        if gone {
            presence.go(watcher.person.as_ref());
        }
        !gone
    });
}

pub(super) fn viewer_of(course: &Course, person: Option<&PersonId>) -> Viewer {
    person.and_then(|person| course.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
}

pub(super) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    }
}
