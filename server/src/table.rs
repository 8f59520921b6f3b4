//! A table: one task that owns its course. Everything that is done there goes through its inbox,
//! one after another.
//!
//! What changes the table is checked, appended to the log with the version it must have, and only
//! then applied, acknowledged and shown. So nothing that anybody saw is ever lost.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use kontor_engine::game::Next;
use kontor_engine::listed::Names;
use kontor_engine::play::quickest;
use kontor_engine::record::{Record, RecordedResult};
use kontor_engine::{Refusal, Seat, SeatSet, Viewer};
use kontor_store::{
    Append, AppendError, Moment, NewChatLine, PersonId, Sitting, Spoken, Status, StoreError,
    TableChange, TableId, Version,
};
use serde_json::Value as Json;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep, sleep_until};

use crate::bots::{Bots, secret_generator};
use crate::course::{Course, PeopleNames, name_of, reseat};
use crate::entry::{Entry, Why};
use crate::feed::{Feed, Played, delay, text_of};
use crate::limits::Limit;
use crate::protocol::{
    CHAT_LINES, Clock, Command, Done, Look, MAX_CHAT, MAX_MESSAGE_ID, PersonShown, Problem,
    Request, Said, Spectators, TableMessage, TableShown, UndoOffer,
};
use crate::tables::Tables;

/// After so many entries a snapshot is kept, so that a long game opens quickly.
const BETWEEN_SNAPSHOTS: i64 = 200;

/// How many messages a slow reader may be behind before it is let go, to come back and resume.
pub const OUTBOX: usize = 256;

/// How many answers are remembered for clients that ask again.
const ANSWERS: usize = 256;

/// What a watcher is sent through.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

/// An answer that somebody waits for.
pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table is told.
pub enum Message {
    /// Somebody wants something done.
    Request {
        /// Who.
        caller: PersonShown,
        /// What.
        request: Request,
        /// The answer.
        reply: Reply<Done>,
    },
    /// Somebody comes to look.
    Watch {
        /// Who, if they have a name.
        caller: Option<PersonShown>,
        /// The version they have from before.
        since: Option<Version>,
        /// The last line of chat they have.
        said: i64,
        /// Where to send what they see.
        outbox: Outbox,
        /// The number of this watcher.
        reply: Reply<u64>,
    },
    /// A watcher went away.
    Unwatch {
        /// Its number.
        watcher: u64,
    },
    /// Somebody takes one look.
    Look {
        /// Who, if they have a name.
        caller: Option<PersonId>,
        /// What they see.
        reply: Reply<Look>,
    },
    /// Somebody wants to know how it came about.
    Past {
        /// Who, if they have a name.
        caller: Option<PersonId>,
        /// The game so far.
        reply: Reply<Past>,
    },
    /// The table as a list shows it.
    Shown {
        /// The table.
        reply: Reply<TableShown>,
    },
    /// A person has another name.
    Renamed {
        /// Who, with the new name.
        person: PersonShown,
    },
    /// Nobody has come for long: a table that still waits is closed.
    CloseIfUnused,
    /// A bot has decided.
    Decided {
        /// What had been played when it was asked.
        played: Version,
        /// In which seat.
        seat: Seat,
        /// What.
        action: Option<Json>,
    },
}

impl Message {
    /// Answers that it cannot be done.
    pub fn refuse(self, problem: Problem) {
        // Who no longer waits for the answer does not miss it.
        match self {
            Message::Request { reply, .. } => drop(reply.send(Err(problem))),
            Message::Watch { reply, .. } => drop(reply.send(Err(problem))),
            Message::Look { reply, .. } => drop(reply.send(Err(problem))),
            Message::Past { reply, .. } => drop(reply.send(Err(problem))),
            Message::Shown { reply } => drop(reply.send(Err(problem))),
            Message::Unwatch { .. }
            | Message::Renamed { .. }
            | Message::CloseIfUnused
            | Message::Decided { .. } => {}
        }
    }
}

/// A game so far, with what its reader may see of it.
pub struct Past {
    /// The game. The seed is in it only when it is over.
    pub record: Record,
    /// Whether it was played to its end: then everybody may see everything.
    pub finished: bool,
    /// What the reader sees by right.
    pub viewer: Viewer,
    /// How many steps of it the reader may see.
    pub steps: usize,
}

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
    feeds: Vec<Feed>,
    thinking: bool,
    chat: Limit<PersonId>,
    answers: VecDeque<(PersonId, Done)>,
    kept: Version,
    busy: Instant,
    /// Since when somebody has waited for answers of the others.
    asked: Option<Instant>,
    inbox: mpsc::Sender<Message>,
}

impl Table {
    /// Reads a table from the store.
    pub async fn load(
        tables: Arc<Tables>,
        id: &TableId,
        inbox: mpsc::Sender<Message>,
    ) -> Result<Table, Problem> {
        let stored = tables.store.table(id).await?.ok_or_else(|| Problem::missing("table"))?;
        let mut table = Table {
            course: Course::begin(&stored)?,
            people: PeopleNames::new(),
            watchers: Vec::new(),
            next_watcher: 0,
            feeds: Vec::new(),
            thinking: false,
            chat: Limit::new(tables.config.rates.chat),
            answers: VecDeque::new(),
            kept: Version::START,
            busy: Instant::now(),
            asked: None,
            inbox,
            tables,
        };
        if let Some(snapshot) = table.tables.store.snapshot(id, stored.version).await? {
            match table.course.restore(snapshot.version, &snapshot.state) {
                Ok(()) => table.kept = snapshot.version,
                Err(error) => {
                    // The log is the truth; a snapshot of another version only saved time.
                    tracing::warn!(table = %id, %error, "a snapshot cannot be used");
                    table.course = Course::begin(&stored)?;
                }
            }
        }
        table.catch_up().await?;
        if table.course.play.as_ref().is_some_and(|play| play.clocks.is_live()) {
            table.commit(vec![Entry::Resumed], None).await?;
        }
        table.note_wish();
        Ok(table)
    }

    /// Applies what others appended to the log.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        for stored in self.tables.store.log(&self.course.id, self.course.version).await? {
            let entry = Entry::read(&stored)?;
            self.course.apply(&entry, stored.at).map_err(|refusal| {
                // Only the rule: the reason may name what is hidden, and this is logged.
                StoreError::Corrupt(format!(
                    "entry {} of the log of table {} is refused by {}",
                    stored.version, self.course.id, refusal.rule
                ))
            })?;
        }
        let known: Vec<PersonId> =
            self.course.chairs.iter().flat_map(|chair| chair.people.clone()).collect();
        for person in self.tables.store.people(&known).await? {
            self.people.insert(person.id, person.name);
        }
        Ok(())
    }

    /// Runs until the server stops or nobody needs the table any more.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        self.tables.lobby.update(&self.course.shown(&self.people));
        let tables = Arc::clone(&self.tables);
        let mut skips = tables.time.skips();
        loop {
            self.think();
            let (deadline, wish) = (self.deadline(), self.wish_ends());
            let idle = self.busy + self.tables.config.idle;
            tokio::select! {
                () = self.tables.stop.cancelled() => break,
                message = inbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => break,
                },
                () = sleep_until(deadline.unwrap_or(idle)), if deadline.is_some() => {
                    self.time_is_up().await;
                }
                Ok(()) = skips.changed() => {}
                () = sleep_until(wish.unwrap_or(idle)), if wish.is_some() => self.end_wish().await,
                () = sleep_until(idle), if self.is_idle() => {
                    if self.tables.unload(&self.course.id, &mut inbox) {
                        break;
                    }
                    self.busy = Instant::now();
                }
            }
        }
        let stopping = text_of(&TableMessage::Stopping);
        for watcher in &self.watchers {
            // A full outbox is let go anyway.
            let _ = watcher.outbox.try_send(stopping.clone());
        }
        self.keep().await;
    }

    /// Whether nobody looks and nothing will happen by itself.
    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && !self.thinking && self.deadline().is_none()
    }

    fn deadline(&self) -> Option<Instant> {
        let play = self.course.play.as_ref().filter(|_| self.course.status == Status::Playing)?;
        let (_, deadline) = play.clocks.next_deadline()?;
        Some(self.tables.time.instant(deadline))
    }

    async fn receive(&mut self, message: Message) {
        self.busy = Instant::now();
        // Who no longer waits for an answer does not miss it.
        match message {
            Message::Request { caller, request, reply } => {
                let _ = reply.send(self.carry_out(&caller, request).await);
            }
            Message::Watch { caller, since, said, outbox, reply } => {
                let _ = reply.send(self.watch(caller, since, said, outbox).await);
            }
            Message::Unwatch { watcher } => {
                self.watchers.retain(|other| other.number != watcher);
                self.show_presence();
            }
            Message::Look { caller, reply } => {
                let _ = reply.send(self.look(caller.as_ref()));
            }
            Message::Past { caller, reply } => {
                let _ = reply.send(self.past(caller.as_ref()));
            }
            Message::Shown { reply } => {
                let _ = reply.send(Ok(self.course.shown(&self.people)));
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

    fn rename(&mut self, person: PersonShown) {
        for watcher in self.watchers.iter_mut().filter_map(|watcher| watcher.person.as_mut()) {
            if watcher.id == person.id {
                watcher.name.clone_from(&person.name);
            }
        }
        if self.people.insert(person.id, person.name).is_some() {
            self.publish(&[]);
            self.show_presence();
        }
    }

    // What people do.

    /// Carries a message out, once: the same again gets the same answer.
    async fn carry_out(&mut self, caller: &PersonShown, request: Request) -> Result<Done, Problem> {
        let Request { id, command } = request;
        let fits = (1..=MAX_MESSAGE_ID).contains(&id.chars().count());
        Problem::unless(fits, "a message has an id of 1 to 64 characters")?;
        let answered = |(person, done): &&(PersonId, Done)| *person == caller.id && done.id == id;
        if let Some((_, done)) = self.answers.iter().find(answered) {
            return Ok(done.clone());
        }
        if let Some(version) = self.tables.store.message(&self.course.id, &caller.id, &id).await? {
            let table = self.course.rematch.clone().filter(|_| matches!(command, Command::Rematch));
            return Ok(Done { id, version, table });
        }
        self.people.entry(caller.id.clone()).or_insert_with(|| caller.name.clone());
        let done = match command {
            Command::Say { text } => {
                self.say(caller, text, &id).await?;
                Done { id, version: self.course.version, table: None }
            }
            Command::Rematch => self.rematch(caller, id).await?,
            command => {
                let entries = self.entries_for(&caller.id, command)?;
                let version = self.commit(entries, Some((&caller.id, &id))).await?;
                Done { id, version, table: None }
            }
        };
        self.answers.push_back((caller.id.clone(), done.clone()));
        let surplus = self.answers.len().saturating_sub(ANSWERS);
        self.answers.drain(..surplus);
        Ok(done)
    }

    /// What a command puts into the log, or why it is not allowed.
    fn entries_for(&self, person: &PersonId, command: Command) -> Result<Vec<Entry>, Problem> {
        let course = &self.course;
        match command {
            Command::Act { action, seat, version } => {
                course.playing()?;
                let own = course.own_seat(person)?;
                if seat.is_some_and(|seat| seat != own) {
                    return Err(Problem::forbidden("this is not your seat"));
                }
                if version.is_some_and(|version| version < course.played) {
                    return Err(Problem::stale());
                }
                if course.chairs[own.index()].bot.is_some() {
                    return Err(Problem::conflict(
                        "a bot plays for you; take your seat back first",
                    ));
                }
                let names = course.seat_names(&self.people);
                course.act(own, action).map_err(|refusal| Problem::refused(refusal, Names(&names)))
            }
            Command::Undo => {
                course.playing()?;
                self.ask_undo(course.own_seat(person)?)
            }
            Command::AnswerUndo { agree } => {
                course.playing()?;
                self.answer_undo(course.own_seat(person)?, agree)
            }
            Command::TakeSeat { seat, share } => course.take_seat(person, seat, share),
            Command::LeaveSeat => course.leave_seat(person),
            Command::ReturnToSeat => course.return_to_seat(person),
            Command::AddBot { seat, policy } => course.add_bot(person, seat, policy.as_deref()),
            Command::RemoveBot { seat } => course.remove_bot(person, seat),
            Command::Start => course.start(person),
            Command::VoteToClose { close } => course.vote_to_close(person, close, self.voters()),
            // Chat is kept beside the log, and a rematch makes its table before its entry.
            Command::Say { .. } | Command::Rematch => Ok(Vec::new()),
        }
    }

    fn ask_undo(&self, seat: Seat) -> Result<Vec<Entry>, Problem> {
        let back = self
            .course
            .take_back(seat)
            .ok_or_else(|| Problem::conflict("you have done nothing that could be taken back"))?;
        let steps = back.steps;
        let others = self.course.seats_of_people().without(seat);
        if back.offer == UndoOffer::Free || others.is_empty() {
            return Ok(vec![Entry::Undone { seat, steps }]);
        }
        match &self.course.undo {
            None => Ok(vec![Entry::UndoAsked { seat, steps }]),
            // Those who had not answered may have left meanwhile.
            Some(asked) if asked.seat == seat && others.minus(set(&asked.agreed)).is_empty() => {
                Ok(vec![Entry::Undone { seat, steps }])
            }
            Some(_) => {
                Err(Problem::conflict("somebody has asked already; the others have to answer"))
            }
        }
    }

    fn answer_undo(&self, seat: Seat, agree: bool) -> Result<Vec<Entry>, Problem> {
        let asked = self
            .course
            .undo
            .as_ref()
            .filter(|asked| asked.seat != seat && !asked.agreed.contains(&seat))
            .ok_or_else(|| Problem::conflict("nobody waits for your answer"))?;
        let mut entries = vec![Entry::UndoAnswered { seat, agree }];
        let agreed = set(&asked.agreed).with(asked.seat).with(seat);
        if agree && self.course.seats_of_people().minus(agreed).is_empty() {
            entries.push(Entry::Undone { seat: asked.seat, steps: asked.steps });
        }
        Ok(entries)
    }

    /// The seats that have a say in closing the table. With a clock, all that people play: who went
    /// away for good loses the seat to a bot in time. Without one, those whose people are here.
    fn voters(&self) -> SeatSet {
        if self.course.settings.clock != Clock::None {
            return self.course.seats_of_people();
        }
        let here = self.watchers.iter().filter_map(|watcher| match watcher.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::All => None,
        });
        here.filter(|seat| self.course.seats_of_people().contains(*seat)).collect()
    }

    async fn say(&mut self, caller: &PersonShown, text: String, id: &str) -> Result<(), Problem> {
        // Line breaks and other things that cannot be seen would make room for mischief.
        let text = text.replace(char::is_control, " ").trim().to_string();
        let fits = (1..=MAX_CHAT).contains(&text.chars().count());
        Problem::unless(fits, "a line of chat has 1 to 500 characters")?;
        if self.course.seat_of(&caller.id).is_none() {
            self.may_watch()?;
        }
        if !self.chat.take(caller.id.clone()) {
            return Err(Problem::too_many("lines"));
        }
        let (table, person) = (self.course.id.clone(), caller.id.clone());
        let (message, at) = (Some(id.to_string()), self.tables.time.now());
        let line = NewChatLine { table, person, text, message, at };
        // What was said before has been shown.
        let Spoken::Now(line) = self.tables.store.say(line).await? else { return Ok(()) };
        let name = name_of(&self.people, &caller.id).to_string();
        let person = PersonShown { id: caller.id.clone(), name };
        let said = Said { number: line.number, person, text: line.text, at };
        let said = text_of(&TableMessage::Said(said));
        let course = &self.course;
        self.watchers.retain(|watcher| {
            !hears(course, watcher.viewer) || watcher.outbox.try_send(said.clone()).is_ok()
        });
        Ok(())
    }

    async fn rematch(&mut self, caller: &PersonShown, id: String) -> Result<Done, Problem> {
        if matches!(self.course.status, Status::Waiting | Status::Playing) {
            return Err(Problem::conflict("this game is not over yet"));
        }
        self.course.own_seat(&caller.id)?;
        if let Some(table) = self.course.rematch.clone() {
            return Ok(Done { id, version: self.course.version, table: Some(table) });
        }
        let table = self.tables.again(&self.course, &caller.id).await?;
        let entries = vec![Entry::Rematch { table: table.clone() }];
        let version = self.commit(entries, Some((&caller.id, &id))).await?;
        Ok(Done { id, version, table: Some(table) })
    }

    // What happens by itself.

    /// A bot stands in for the seat whose time is up.
    async fn time_is_up(&mut self) {
        let due = self.course.play.as_ref().and_then(|play| play.clocks.next_deadline());
        let Some((seat, deadline)) = due else { return };
        if deadline > self.tables.time.now() {
            return;
        }
        let entry = self.course.stand_in(seat, Why::Time);
        let done = match entry {
            Ok(entry) => self.commit(vec![entry], None).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = done {
            tracing::error!(table = %self.course.id, problem = problem.error, "no bot could stand in");
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// When a bot that waits for people's answers to a wish plays on without them.
    fn wish_ends(&self) -> Option<Instant> {
        self.course.holds_bots_up()?;
        Some(self.asked? + self.tables.config.undo_wait)
    }

    /// Whoever did not answer in time said no.
    async fn end_wish(&mut self) {
        let Some(seat) = self.course.holds_bots_up() else { return };
        let entries = vec![Entry::UndoAnswered { seat, agree: false }];
        if let Err(problem) = self.commit(entries, None).await {
            tracing::error!(table = %self.course.id, problem = problem.error, "a wish did not end");
            sleep(Duration::from_secs(1)).await;
        }
    }

    fn note_wish(&mut self) {
        match (&self.course.undo, self.asked) {
            (None, _) => self.asked = None,
            (Some(_), None) => self.asked = Some(Instant::now()),
            (Some(_), Some(_)) => {}
        }
    }

    /// Asks a bot that is to act, if no other is thinking.
    fn think(&mut self) {
        let seats = self.course.bots_to_act();
        let Some(play) = self.course.play.as_ref().filter(|_| !self.thinking && !seats.is_empty())
        else {
            return;
        };
        let seat = quickest(seats, &mut secret_generator());
        let Some(policy) = self.course.chairs[seat.index()].bot.clone() else { return };
        let (table, played) = (play.line.table().fork(), self.course.played);
        let pause =
            if self.watchers.is_empty() { Duration::ZERO } else { self.tables.config.bot_pause };
        let (bots, inbox) = (self.tables.bots.clone(), self.inbox.clone());
        self.thinking = true;
        tokio::spawn(async move {
            sleep(pause).await;
            let action = bots.decide(table, policy, seat).await;
            // A table that is gone needs no decision.
            let _ = inbox.send(Message::Decided { played, seat, action }).await;
        });
    }

    async fn decided(&mut self, played: Version, seat: Seat, action: Option<Json>) {
        self.thinking = false;
        let waits = played == self.course.played && self.course.bots_to_act().contains(seat);
        if !waits {
            return;
        }
        let action = action.unwrap_or_default();
        let entries = self.course.act(seat, action).or_else(|refusal| {
            tracing::error!(table = %self.course.id, rule = %refusal.rule, "a bot was refused");
            let table = self.course.play.as_ref().map(|play| play.line.table());
            let action = table.and_then(|table| Bots::anything(table, seat)).unwrap_or_default();
            self.course.act(seat, action)
        });
        let done = match entries {
            Ok(entries) => self.commit(entries, None).await.map(drop),
            Err(refusal) => Err(refusal.into()),
        };
        if let Err(problem) = done {
            // Which action it was, and why not, may be nobody's business: only the kind is told.
            tracing::error!(table = %self.course.id, problem = problem.error, "a bot could not act");
            sleep(Duration::from_secs(1)).await;
        }
    }

    // How the table changes.

    /// Appends entries to the log; when they are durable, applies and shows them. Says the version
    /// after them, or, for a message that was carried out before, the version it made.
    async fn commit(
        &mut self,
        entries: Vec<Entry>,
        by: Option<(&PersonId, &str)>,
    ) -> Result<Version, Problem> {
        let at = self.tables.time.now();
        let mut stored: Vec<_> = entries.iter().map(Entry::stored).collect();
        stored.iter_mut().for_each(|entry| entry.at = at);
        if let Some((person, message)) = by {
            stored.iter_mut().take(1).for_each(|first| first.person = Some(person.clone()));
            // With the last, so that who sends it again is told the same version.
            if let Some(last) = stored.last_mut() {
                (last.person, last.message) = (Some(person.clone()), Some(message.to_string()));
            }
        }
        let mut append = Append::new(self.course.id.clone(), self.course.version, stored);
        append.change = self.change_by(&entries);
        match self.tables.store.append(append).await {
            Ok(_) => {}
            Err(AppendError::Repeated { version }) => return Ok(version),
            Err(AppendError::Conflict { .. }) => {
                self.catch_up().await?;
                self.feeds.clear();
                self.show_state_to_all();
                return Err(Problem::stale());
            }
            Err(AppendError::Store(error)) => return Err(error.into()),
        }
        let eyes_change = entries.iter().any(|entry| matches!(entry, Entry::Left { .. }));
        let played = self.apply(entries, at);
        self.note_wish();
        self.publish(&played);
        if eyes_change {
            self.feeds.iter_mut().for_each(Feed::forget);
        }
        if self.course.version.0 - self.kept.0 >= BETWEEN_SNAPSHOTS {
            self.keep().await;
        }
        Ok(self.course.version)
    }

    /// What the entries change of how the store lists the table.
    fn change_by(&self, entries: &[Entry]) -> TableChange {
        let mut change = TableChange::default();
        let mut chairs = self.course.chairs.clone();
        entries.iter().for_each(|entry| reseat(&mut chairs, entry));
        if chairs != self.course.chairs {
            change.seats = Some(chairs.iter().map(Sitting::from).collect());
        }
        for entry in entries {
            match entry {
                Entry::Started { .. } => change.status = Some(Status::Playing),
                Entry::Closed => change.status = Some(Status::Closed),
                _ => {}
            }
        }
        if let Some(result) = self.result_after(entries) {
            change.status = Some(Status::Finished);
            change.result = Some(kontor_engine::table::to_json(&result));
        }
        change
    }

    /// How the game ends with these entries, if it does.
    fn result_after(&self, entries: &[Entry]) -> Option<RecordedResult> {
        let mut table = self.course.play.as_ref()?.line.table().fork();
        for entry in entries {
            match entry {
                Entry::Action { seat, action, .. } => table.act(*seat, action).ok()?,
                Entry::Chance { outcome, .. } => table.chance(outcome).ok()?,
                _ => continue,
            };
        }
        let over = entries.iter().any(Entry::is_step) && table.next() == Next::Over;
        over.then(|| RecordedResult::of(&table.standing(Viewer::All))).flatten()
    }

    fn apply(&mut self, entries: Vec<Entry>, at: Moment) -> Vec<Played> {
        let mut played = Vec::new();
        for entry in entries {
            let happened = self.course.apply(&entry, at).expect("the entry was checked");
            let Some(play) = self.course.play.as_ref().filter(|_| entry.is_step()) else {
                continue;
            };
            if let Some(step) = play.record.last().cloned() {
                played.push(Played { number: play.record.len(), step, happened });
            }
        }
        played
    }

    /// Keeps a snapshot. If that fails, opening the table takes longer, nothing else.
    async fn keep(&mut self) {
        if self.course.version == self.kept {
            return;
        }
        let state = self.course.snapshot();
        match self.tables.store.put_snapshot(&self.course.id, self.course.version, &state).await {
            Ok(()) => self.kept = self.course.version,
            Err(error) => tracing::warn!(table = %self.course.id, %error, "no snapshot was kept"),
        }
    }

    // What is shown.

    /// Shows what changed to all who look, and everything to who sees with other eyes now.
    fn publish(&mut self, played: &[Played]) {
        // Seats that stayed free are gone when the game begins.
        let seats = self.course.chairs.len();
        self.feeds.retain(|feed| seat_of(feed.viewer()).is_none_or(|seat| seat.index() < seats));
        let mut texts: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::new();
        for feed in &mut self.feeds {
            texts.push((feed.viewer(), feed.advance(&self.course, &self.people, played)));
        }
        let mut moved = Vec::new();
        self.watchers.retain(|watcher| {
            let viewer = viewer_of(&self.course, watcher.person.as_ref().map(|person| &person.id));
            if viewer != watcher.viewer {
                moved.push(watcher.number);
                return true;
            }
            let own = texts.iter().find(|(viewer, _)| *viewer == watcher.viewer);
            own.is_none_or(|(_, texts)| {
                texts.iter().all(|text| watcher.outbox.try_send(text.clone()).is_ok())
            })
        });
        moved.iter().for_each(|number| self.show_state(*number));
        if self.course.status != Status::Waiting && self.may_watch().is_err() {
            self.send_spectators_away();
        }
        let steps_alone = !played.is_empty() && self.course.status == Status::Playing;
        if !steps_alone || played.iter().any(|step| step.number == 1) {
            self.tables.lobby.update(&self.course.shown(&self.people));
        }
    }

    fn show_state_to_all(&mut self) {
        let numbers: Vec<u64> = self.watchers.iter().map(|watcher| watcher.number).collect();
        numbers.into_iter().for_each(|number| self.show_state(number));
    }

    fn show_state(&mut self, number: u64) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.number == number) else {
            return;
        };
        let person = self.watchers[at].person.as_ref().map(|person| person.id.clone());
        let viewer = viewer_of(&self.course, person.as_ref());
        self.watchers[at].viewer = viewer;
        let sent = self.feed(viewer).map(|feed| text_of(&feed.state(seat_of(viewer))));
        let shown = sent.is_ok_and(|text| self.watchers[at].outbox.try_send(text).is_ok());
        if !shown {
            self.watchers.remove(at);
        }
    }

    fn send_spectators_away(&mut self) {
        let Err(problem) = self.may_watch() else { return };
        let away = text_of(&TableMessage::Refused { id: None, problem });
        self.watchers.retain(|watcher| {
            let stays = watcher.viewer != Viewer::Spectator;
            if !stays {
                // Whoever does not read it is gone all the same.
                let _ = watcher.outbox.try_send(away.clone());
            }
            stays
        });
    }

    fn feed(&mut self, viewer: Viewer) -> Result<&Feed, Refusal> {
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
    fn may_watch(&self) -> Result<(), Problem> {
        let closed = self.course.settings.spectators == Spectators::None;
        if closed && matches!(self.course.status, Status::Playing | Status::Closed) {
            return Err(Problem::forbidden("only those who play may look at this table"));
        }
        Ok(())
    }

    fn viewer_for(&self, caller: Option<&PersonId>) -> Result<Viewer, Problem> {
        let viewer = viewer_of(&self.course, caller);
        if viewer == Viewer::Spectator {
            self.may_watch()?;
        }
        Ok(viewer)
    }

    async fn watch(
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
            None => vec![text_of(&feed.state(seat))],
        };
        texts.extend(lines);
        if texts.into_iter().any(|text| outbox.try_send(text).is_err()) {
            return Err(Problem::unavailable("the connection broke; come back"));
        }
        let number = self.next_watcher;
        self.next_watcher += 1;
        self.watchers.push(Watcher { number, person: caller, viewer, outbox });
        self.show_presence();
        Ok(number)
    }

    async fn chat_since(&mut self, said: i64, viewer: Viewer) -> Result<Vec<Utf8Bytes>, Problem> {
        if !hears(&self.course, viewer) {
            return Ok(Vec::new());
        }
        let lines = self.tables.store.chat(&self.course.id, CHAT_LINES).await?;
        let unknown: Vec<PersonId> = lines
            .iter()
            .map(|line| line.person.clone())
            .filter(|person| !self.people.contains_key(person))
            .collect();
        if !unknown.is_empty() {
            for person in self.tables.store.people(&unknown).await? {
                self.people.insert(person.id, person.name);
            }
        }
        let shown = lines.into_iter().filter(|line| line.number > said).map(|line| {
            let name = name_of(&self.people, &line.person).to_string();
            let person = PersonShown { id: line.person, name };
            text_of(&TableMessage::Said(Said {
                number: line.number,
                person,
                text: line.text,
                at: line.at,
            }))
        });
        Ok(shown.collect())
    }

    fn show_presence(&mut self) {
        let mut here: Vec<PersonShown> = Vec::new();
        for person in self.watchers.iter().filter_map(|watcher| watcher.person.as_ref()) {
            if !here.iter().any(|other| other.id == person.id) {
                here.push(person.clone());
            }
        }
        let others = self.watchers.iter().filter(|watcher| watcher.person.is_none()).count();
        let text = text_of(&TableMessage::Presence { here, others });
        self.watchers.retain(|watcher| watcher.outbox.try_send(text.clone()).is_ok());
    }

    fn look(&mut self, caller: Option<&PersonId>) -> Result<Look, Problem> {
        let viewer = self.viewer_for(caller)?;
        let (version, document) = self.feed(viewer)?.shown();
        Ok(Look { version, seat: seat_of(viewer), document: document.clone() })
    }

    fn past(&self, caller: Option<&PersonId>) -> Result<Past, Problem> {
        let finished = self.course.status == Status::Finished;
        let viewer = self.viewer_for(caller)?;
        let record = self
            .course
            .record(&self.people)
            .ok_or_else(|| Problem::conflict("the game has not begun"))?;
        let hidden = if finished { 0 } else { delay(&self.course, viewer) };
        let steps = record.steps.len().saturating_sub(hidden);
        Ok(Past { record, finished, viewer, steps })
    }
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

fn viewer_of(course: &Course, person: Option<&PersonId>) -> Viewer {
    person.and_then(|person| course.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    }
}

/// Whether a viewer hears what is said: not those who see things later, as players talk of the game.
fn hears(course: &Course, viewer: Viewer) -> bool {
    course.status != Status::Playing || delay(course, viewer) == 0
}

#[cfg(test)]
mod tests;
