//! A table: one task that owns its course. Everything that is done there goes through its inbox,
//! one after another.
//!
//! What changes the table is checked, appended to the log with the version it must have, and only
//! then applied, acknowledged and shown. So nothing that anybody saw is ever lost.

mod alone;
mod auctions;
mod chat;
mod commit;
mod message;
mod presence;
mod requests;
mod watching;
mod wishes;

use std::collections::{HashMap, VecDeque};
use std::pin::pin;
use std::sync::Arc;

use kontor_engine::{Rule, Seat, SeatSet, Viewer};
use kontor_store::{
    LogEntry, PersonId, Snapshot, Status, StoreError, TableId, TableState, Version,
};
use tokio::time::{Duration, Instant, sleep_until};

use crate::bots::LeftAlone;
use crate::course::{Before, Course, Page, PeopleNames, Stored, not_set_up};
use crate::entry::Entry;
use crate::feed::{Feed, text_of};
use crate::limits::Limit;
use crate::lobby::Life;
use crate::pace::Paces;
use crate::protocol::{Done, Halted, PersonShown, Problem, TableMessage};
use crate::tables::Tables;
use commit::News;
pub use message::{Asked, Inbox, Mail, Message, Outbox, Past, Reply};
use presence::Presence;

/// After so long without anything happening a table lets go of what can be made again.
const REST: Duration = Duration::from_secs(30);

/// After so long a game that is over and that nobody looks at is put away.
const OVER: Duration = Duration::from_secs(45);

/// How many messages a slow reader may be behind before it is let go, to come back and resume.
pub const OUTBOX: usize = 256;

struct Watcher {
    number: u64,
    person: Option<PersonShown>,
    viewer: Viewer,
    outbox: Outbox,
}

/// The task of a table.
pub struct Table {
    tables: Arc<Tables>,
    course: Course,
    people: PeopleNames,
    watchers: Vec<Watcher>,
    next_watcher: u64,
    presence: Presence,
    /// When a crowd of spectators is told who is here.
    presence_due: Option<Instant>,
    feeds: Vec<Feed>,
    /// What all saw alike when something was last shown.
    page: Option<Page>,
    /// What is durable and not shown yet: first who waits for an answer gets it.
    news: Option<News>,
    thinking: bool,
    chat: Limit<PersonId>,
    answers: VecDeque<(PersonId, Done)>,
    kept: Version,
    /// How far the steps are stored to open by.
    stored: Stored,
    busy: Instant,
    /// That bots may play here alone.
    alone: Option<LeftAlone>,
    /// Whose turn it was, and where the table stood, when those who sit here were last told.
    told: (SeatSet, Status),
    /// What the pages of those who sit here have shown.
    paces: Paces,
    /// When the people of each seat were last here.
    seen: HashMap<Seat, Instant>,
    /// Whether its people are here, and when they last were or did something.
    life: Life,
    inbox: Inbox,
}

impl Table {
    /// Reads a table from the store.
    pub async fn load(tables: Arc<Tables>, id: &TableId, inbox: Inbox) -> Result<Table, Problem> {
        let stored = tables.store.table(id).await?.ok_or_else(|| Problem::missing("table"))?;
        let mut table = Table {
            course: Course::begin(&stored).map_err(|error| {
                tracing::error!(table = %id, %error, "a table cannot be set up");
                let whom = tables.config.contact.clone();
                Problem::halted(&not_set_up(&stored, whom))
            })?,
            people: PeopleNames::new(),
            watchers: Vec::new(),
            next_watcher: 0,
            presence: Presence::default(),
            presence_due: None,
            feeds: Vec::new(),
            page: None,
            news: None,
            thinking: false,
            chat: Limit::new(tables.config.rates.chat),
            answers: VecDeque::new(),
            kept: Version::START,
            stored: Stored::NONE,
            busy: Instant::now(),
            alone: None,
            told: (SeatSet::EMPTY, Status::Waiting),
            paces: Paces::default(),
            seen: HashMap::new(),
            life: Life { here: false, at: stored.updated },
            inbox,
            tables,
        };
        if let Some(snapshot) = table.tables.store.snapshot(id, stored.version).await?
            && table.restore(&snapshot).await.is_err()
        {
            // The log is the truth; a snapshot of another version only saved time. What is wrong with it
            // could name what it holds, and that is hidden: only what it claims to be is told.
            let (version, TableState { format, rules, .. }) = (snapshot.version, &snapshot.table);
            tracing::warn!(table = %id, %version, format, rules, "a snapshot cannot be used");
            table.course = Course::begin(&stored)?;
        }
        let log = table.tables.store.log(id, table.course.version).await?;
        table.follow(log).await?;
        let live = table.course.play.as_ref().is_some_and(|play| play.clocks.is_live());
        if live && table.course.halted.is_none() {
            let stopped = table.tables.stopped;
            table.commit(vec![Entry::Resumed { stopped }], None).await?;
        }
        // Who was here before the server stopped has not come back yet.
        table.seen = Seat::all(table.course.chairs.len()).map(|seat| (seat, table.busy)).collect();
        Ok(table)
    }

    /// Goes to where a snapshot was taken: by the steps that were stored for it, or else by the log.
    async fn restore(&mut self, snapshot: &Snapshot) -> Result<(), StoreError> {
        let (id, store, version) = (&self.course.id, &self.tables.store, snapshot.version);
        let stretches = match store.stretches(id, version).await {
            Ok(stretches) => stretches,
            Err(_) => {
                tracing::warn!(table = %id, "stretches of steps cannot be used");
                Vec::new()
            }
        };
        if stretches.is_empty() {
            let mut log = store.log(id, Version::START).await?;
            log.retain(|entry| entry.version <= version);
            self.course.restore(version, &snapshot.table, log)?;
        } else {
            let before = Before::Stretches(stretches);
            self.course.restore(version, &snapshot.table, before)?;
            self.stored = self.course.all_stored();
        }
        self.kept = version;
        Ok(())
    }

    /// Applies what others appended to the log.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let log = self.tables.store.log(&self.course.id, self.course.version).await?;
        self.follow(log).await
    }

    /// Applies what the log goes on with. An entry that cannot be played halts the table: it stays as it
    /// was before, for everybody to see, and nothing is added to its log.
    async fn follow(&mut self, log: Vec<LogEntry>) -> Result<(), Problem> {
        for stored in log {
            let (entry, at) = (stored.version, stored.at);
            let played = match Entry::read(stored) {
                // Only the rule is told: the reason may name what is hidden.
                Ok(entry) => {
                    let today = self.course.today(entry);
                    let played = today.and_then(|entry| self.course.apply(&entry, at));
                    played.map(drop).map_err(|refusal| {
                        (refusal.rule != Rule::FORM).then(|| refusal.rule.to_string())
                    })
                }
                Err(_) => Err(None),
            };
            if let Err(rule) = played {
                let (table, by) = (&self.course.id, rule.as_deref().unwrap_or("none"));
                tracing::error!(%table, %entry, rule = by, "a table is halted: its log cannot be played");
                let (why, whom) = (self.course.why_unknown(), self.tables.config.contact.clone());
                self.course.halted = Some(Halted { entry, rule, why, whom });
                break;
            }
        }
        let known = self.course.chairs.iter().flat_map(|chair| chair.people.clone());
        let asking = self.course.talks.waiting().map(|asked| asked.person.clone());
        let known: Vec<PersonId> = known.chain(asking).collect();
        for person in self.tables.store.people(&known).await? {
            self.people.insert(person.id.clone(), person.into());
        }
        Ok(())
    }

    /// Runs until the server stops or nobody needs the table any more.
    pub async fn run(mut self, mut inbox: Mail) {
        self.show_in_lobby();
        let tables = Arc::clone(&self.tables);
        let mut skips = tables.time.skips();
        let mut stopped = pin!(tables.stop.cancelled());
        let mut alarm = pin!(sleep_until(Instant::now()));
        // Kept here: a timer that is set to a moment gone by counts as elapsed before it was waited for.
        let mut is_set = false;
        loop {
            self.show_news().await;
            self.think();
            // Every action puts off what is due: the alarm is set again only when it has rung, or when
            // something is due before.
            if let Some(due) = self.next_due()
                && (!is_set || due < alarm.deadline())
            {
                alarm.as_mut().reset(due);
                is_set = true;
            }
            tokio::select! {
                () = &mut stopped => break,
                message = inbox.recv() => match message {
                    // What is done meanwhile takes room only then.
                    Some(message) => Box::pin(self.receive(*message)).await,
                    None => break,
                },
                Ok(()) = skips.changed() => {}
                () = &mut alarm, if is_set => {
                    is_set = false;
                    if Box::pin(self.do_what_is_due(&mut inbox)).await {
                        break;
                    }
                }
            }
        }
        let stopping = text_of(&TableMessage::Stopping);
        for watcher in &self.watchers {
            // A full outbox is let go anyway.
            let _ = watcher.outbox.try_send(stopping.clone());
        }
        Box::pin(self.keep()).await;
        self.tables.freed.note(self.room());
    }

    /// When the table lets go of what can be made again.
    fn rests(&self) -> Option<Instant> {
        self.is_awake().then_some(self.busy + REST)
    }

    /// When the table is put away.
    fn idles(&self) -> Option<Instant> {
        let after = put_away_after(self.course.status, self.tables.config.idle);
        self.is_idle().then_some(self.busy + after)
    }

    /// When something is to be done next, whoever comes.
    fn next_due(&self) -> Option<Instant> {
        let showing = self.paces.waits_until(Instant::now());
        let all = [self.deadline(), self.presence_due, showing, self.rests(), self.idles()];
        all.into_iter().flatten().min()
    }

    /// Does what is due by now. Says whether the table is put away.
    async fn do_what_is_due(&mut self, inbox: &mut Mail) -> bool {
        let now = Instant::now();
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        if is_due(self.deadline()) {
            self.time_is_up().await;
        }
        if is_due(self.presence_due) {
            self.show_presence_to_all();
        }
        if is_due(self.rests()) {
            self.rest();
        }
        if is_due(self.idles()) {
            if self.tables.unload(&self.course.id, inbox) {
                return true;
            }
            self.busy = now;
        }
        false
    }

    /// Whether nobody looks and nothing will happen by itself.
    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && !self.thinking && self.deadline().is_none()
    }

    /// When something happens by itself.
    fn deadline(&self) -> Option<Instant> {
        let play = self.course.play.as_ref().filter(|_| self.course.is_played())?;
        let clock = play.clocks.next_deadline().map(|(_, deadline)| deadline);
        let without = self.course.closes_without_the_late(self.tables.config.grace);
        let all = [clock, self.course.vote_ends(), without, self.alone_ends()];
        Some(self.tables.time.instant(all.into_iter().flatten().min()?))
    }

    async fn receive(&mut self, message: Message) {
        self.busy = Instant::now();
        // Who no longer waits for an answer does not miss it.
        match message {
            Message::Request { asked, reply } => {
                let Asked { caller, request } = &*asked;
                let done = self.carry_out(caller, request).await;
                if done.is_ok() {
                    self.note_life(&caller.id);
                }
                let _ = reply.send(done);
                self.note_attended(Some(&caller.id)).await;
            }
            Message::Watch { caller, since, said, outbox, reply } => {
                let person = caller.as_ref().map(|caller| caller.id.clone());
                let _ = reply.send(self.watch(caller, since, said, outbox).await);
                self.note_attended(person.as_ref()).await;
            }
            Message::Unwatch { watcher } => {
                let gone = self.watchers.iter().find(|other| other.number == watcher);
                if let Some(Viewer::Seat(seat)) = gone.map(|gone| gone.viewer) {
                    self.seen.insert(seat, Instant::now());
                }
                let person =
                    gone.and_then(|gone| gone.person.as_ref()).map(|person| person.id.clone());
                self.let_go(|other| other.number == watcher);
                self.forget_page(person);
                self.show_presence(None);
                self.show_in_lobby();
            }
            Message::Look { caller, reply } => {
                let _ = reply.send(self.look(caller.as_ref()));
                self.note_attended(caller.as_ref()).await;
            }
            Message::Past { caller, reply } => {
                let _ = reply.send(self.past(caller.as_ref()));
            }
            Message::Shown { reply } => {
                let _ = reply.send(Ok(self.course.shown_as_own(&self.people)));
            }
            Message::Close { reply } => {
                let _ = reply.send(self.close().await);
            }
            Message::Renamed { person } => self.rename(person),
            Message::CloseIfUnused => {
                if self.course.status == Status::Waiting && self.watchers.is_empty() {
                    // If it cannot be closed now it is tried again later.
                    let _ = self.commit(vec![Entry::Closed], None).await;
                }
            }
            Message::Decided { played, seat, action } => self.decided(played, seat, action).await,
        }
    }

    /// Closes the table, whoever plays there.
    async fn close(&mut self) -> Result<(), Problem> {
        match self.course.status {
            Status::Waiting | Status::Playing => {
                self.commit(vec![Entry::Closed], None).await.map(drop)
            }
            Status::Finished | Status::Closed => Err(Problem::conflict("over-already")),
        }
    }

    fn rename(&mut self, person: PersonShown) {
        let here = self.presence.rename(&person);
        if self.people.contains_key(&person.id) {
            self.wake();
            self.people.insert(person.id.clone(), person.into());
            self.publish(&News::default());
        }
        if here {
            self.show_presence(None);
        }
    }
}

/// After how long without anybody a table is put away: one that is over is not come back to soon.
fn put_away_after(status: Status, idle: Duration) -> Duration {
    match status {
        Status::Waiting | Status::Playing => idle,
        Status::Finished | Status::Closed => idle.min(OVER),
    }
}

#[cfg(test)]
mod games;
#[cfg(test)]
mod late;
#[cfg(test)]
mod left;
#[cfg(test)]
mod old;
#[cfg(test)]
mod ordered;
#[cfg(test)]
mod over;
#[cfg(test)]
mod paced;
#[cfg(test)]
pub mod tests;
#[cfg(test)]
mod upgraded;
