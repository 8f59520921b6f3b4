//! All tables: opened when somebody comes, closed when nobody needs them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use kontor_engine::letter::to_json;
use kontor_engine::{Seed, Setup};
use kontor_store::{
    Moment, NewTable, PersonId, Sitting, Status, Store, StoreError, StoredTable, TableId,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bots::{Bots, LeftToBots};
use crate::clock::{Mark, Time};
use crate::config::Config;
use crate::course::{Course, stored_shown};
use crate::dice::Dice;
use crate::lobby::Lobby;
use crate::memory::Freed;
use crate::metrics::{Metrics, note};
use crate::protocol::{
    Command, Done, PersonShown, Problem, Request, Settings, TableShown, TableWanted,
};
use crate::seating::level;
use crate::table::{Asked, Inbox, Mail, Message, Reply, Table};

/// How many messages may wait at a table before who sends more has to wait, too.
const INBOX: usize = 256;

/// How often a message is sent to a table that just went away.
const TRIES: usize = 3;

/// The file in the data directory that says how far the time of tables has come.
const CLOCK: &str = "clock.json";

/// All tables, and what they need.
#[derive(Debug)]
pub struct Tables {
    /// Where everything is stored.
    pub store: Arc<dyn Store>,
    /// The list of open tables.
    pub lobby: Lobby,
    /// The threads that bots think on.
    pub bots: Bots,
    /// Where the seeds of tables come from.
    dice: Dice,
    /// The games that only bots play on.
    pub left_alone: Arc<LeftToBots>,
    /// What time it is.
    pub time: Time,
    /// When the server that ran before this one is known to have run last.
    pub stopped: Option<Moment>,
    /// How the server was set up.
    pub config: Config,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// What an operator wants to know.
    pub metrics: Metrics,
    /// How much memory tables let go of.
    pub freed: Freed,
    /// Everything that has to end before the server has stopped.
    pub tasks: TaskTracker,
    open: Mutex<HashMap<TableId, Inbox>>,
}

impl Tables {
    /// No table is open yet.
    pub fn new(store: Arc<dyn Store>, bots: Bots, config: Config) -> Arc<Tables> {
        let mark = Mark::load(&config.data.join(CLOCK));
        let metrics = Metrics::default();
        metrics.watch(&*store);
        Arc::new(Tables {
            store,
            lobby: Lobby::default(),
            bots,
            dice: Dice::new(config.dice),
            left_alone: LeftToBots::new(config.alone.each),
            stopped: mark.as_ref().map(Mark::at),
            time: Time::start(mark.as_ref()),
            config,
            metrics,
            freed: Freed::default(),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            open: Mutex::default(),
        })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<TableId, Inbox>> {
        self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Opens the tables that wait or play: so that the lobby is full, bots play on and clocks run.
    pub async fn resume(self: &Arc<Tables>) -> Result<(), StoreError> {
        let stored = self.store.tables(&[Status::Waiting, Status::Playing]).await?;
        // Whatever the machine's clock says: it is not earlier than what was stored.
        stored.iter().for_each(|table| self.time.reach(table.updated));
        for stored in stored {
            self.inbox(&stored.id);
        }
        if self.dice.are_known() {
            self.dice.go_on_after(self.store.tables_made().await?);
        }
        Ok(())
    }

    /// Keeps how far the time of tables has come.
    pub fn keep_time(&self) {
        if let Err(error) = self.time.mark().save(&self.config.data.join(CLOCK)) {
            tracing::warn!(%error, "the time of tables could not be kept");
        }
    }

    /// The inbox of a table, which is opened if need be.
    fn inbox(self: &Arc<Tables>, id: &TableId) -> Inbox {
        let mut open = self.open();
        if let Some(inbox) = open.get(id).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (sender, receiver) = mpsc::channel(INBOX);
        open.insert(id.clone(), sender.clone());
        self.tasks.spawn(Arc::clone(self).serve(id.clone(), sender.clone(), receiver));
        sender
    }

    async fn serve(self: Arc<Tables>, id: TableId, sender: Inbox, mut receiver: Mail) {
        // What opening takes is not kept for as long as the table is open.
        match Box::pin(Table::load(Arc::clone(&self), &id, sender)).await {
            Ok(table) => table.run(receiver).await,
            Err(problem) => {
                let problem = match problem.error {
                    "damaged" => Problem::damaged_table(&id, self.config.contact.as_deref()),
                    _ => problem,
                };
                if problem.error != "not_found" {
                    tracing::error!(table = %id, problem = problem.error, "a table does not open");
                }
                self.open().remove(&id);
                receiver.close();
                while let Some(message) = receiver.recv().await {
                    match *message {
                        // In lists it stands for who has a seat there to know why.
                        Message::Shown { reply } if problem.error == "halted" => {
                            let _ = reply.send(self.shown_by_store(&id).await);
                        }
                        message => message.refuse(problem.clone()),
                    }
                }
            }
        }
    }

    /// Whether a table is open: asking it costs little.
    pub fn is_open(&self, id: &TableId) -> bool {
        self.open().get(id).is_some_and(|inbox| !inbox.is_closed())
    }

    /// How many tables are open, and how many messages wait at them.
    pub fn count_open(&self) -> (usize, usize) {
        let open = self.open();
        let waiting = |inbox: &Inbox| INBOX - inbox.capacity();
        (open.len(), open.values().map(waiting).sum())
    }

    /// Carries out a person's message to a table, and notes how long it took or why not.
    pub async fn carry_out(
        self: &Arc<Tables>,
        id: &TableId,
        caller: PersonShown,
        request: Request,
    ) -> Result<Done, Problem> {
        let began = Instant::now();
        let asked = Arc::new(Asked { caller, request });
        let ask = |reply| Message::Request { asked: Arc::clone(&asked), reply };
        let answer = self.ask(id, ask).await;
        match &answer {
            Ok(_) => {
                self.metrics.actions.inc();
                note(&self.metrics.action_time, began.elapsed());
            }
            Err(problem) => self.metrics.refused(problem.error),
        }
        answer
    }

    /// A table that cannot be set up, as far as the store knows it.
    pub async fn shown_by_store(&self, id: &TableId) -> Result<TableShown, Problem> {
        let stored = self.store.table(id).await?.ok_or_else(|| Problem::missing("table"))?;
        let sitting: Vec<PersonId> =
            stored.seats.iter().flat_map(|seat| seat.people.clone()).collect();
        let people = self.store.people(&sitting).await?;
        let names = people.into_iter().map(|person| (person.id.clone(), person.into())).collect();
        Ok(stored_shown(&stored, &names, self.config.contact.clone()))
    }

    /// Forgets a table that nobody needs. Says whether it may go: not if somebody came meanwhile.
    pub fn unload(&self, id: &TableId, inbox: &mut Mail) -> bool {
        let mut open = self.open();
        let unused = inbox.is_empty();
        if unused {
            open.remove(id);
            inbox.close();
        }
        unused
    }

    /// Tells a table something and waits for the answer. `message` may be asked for more than once:
    /// a table can go away just when it is told something.
    pub async fn ask<T>(
        self: &Arc<Tables>,
        id: &TableId,
        message: impl Fn(Reply<T>) -> Message,
    ) -> Result<T, Problem> {
        for _ in 0..TRIES {
            if self.stop.is_cancelled() {
                break;
            }
            let (reply, answer) = oneshot::channel();
            if self.inbox(id).send(Box::new(message(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer.map_err(|problem| problem.naming(self.config.contact.as_deref()));
            }
        }
        Err(Problem::unavailable("stopping"))
    }

    /// Tells a table something that needs no answer, if it is open.
    pub async fn tell(&self, id: &TableId, message: Message) {
        let inbox = self.open().get(id).cloned();
        if let Some(inbox) = inbox {
            // A table that went away will find out when it is opened again.
            let _ = inbox.send(Box::new(message)).await;
        }
    }

    /// Tells all open tables that somebody has another name.
    pub async fn renamed(&self, person: &PersonShown) {
        let inboxes: Vec<_> = self.open().values().cloned().collect();
        for inbox in inboxes {
            let renamed = Message::Renamed { person: person.clone() };
            let _ = inbox.send(Box::new(renamed)).await;
        }
    }

    /// Closes the tables that have waited for players for too long.
    pub async fn close_unused(self: &Arc<Tables>, since: Moment) -> Result<(), StoreError> {
        for stored in self.store.tables(&[Status::Waiting]).await? {
            if stored.updated < since
                && self.inbox(&stored.id).send(Box::new(Message::CloseIfUnused)).await.is_err()
            {
                tracing::debug!(table = %stored.id, "a table went away while it was looked at");
            }
        }
        Ok(())
    }

    /// Makes somebody leave every table.
    pub async fn leave_all(self: &Arc<Tables>, person: &PersonShown) -> Result<(), Problem> {
        let states = [Status::Waiting, Status::Playing];
        for stored in self.store.tables_of(&person.id, &states).await? {
            let request =
                Request { id: TableId::random().to_string(), command: Command::LeaveSeat };
            let asked = Arc::new(Asked { caller: person.clone(), request });
            let leave = |reply| Message::Request { asked: Arc::clone(&asked), reply };
            match self.ask(&stored.id, leave).await {
                // A bot plays there already, the game has just ended, or it does not go on.
                Err(problem) if !["conflict", "halted"].contains(&problem.error) => {
                    return Err(problem);
                }
                Ok(_) | Err(_) => {}
            }
        }
        Ok(())
    }

    /// Makes a table. Who makes it sits in the first seat.
    pub async fn create(
        self: &Arc<Tables>,
        creator: &PersonId,
        wanted: TableWanted,
    ) -> Result<TableId, Problem> {
        let TableWanted { game, edition, options, seats, settings } = wanted;
        let game = kontor_games::find(&game)?;
        let setup = Setup::new(game.info(), edition.as_deref(), seats, &options)?;
        settings.check()?;
        level(game, settings.level.as_deref())?;
        let mut sittings = vec![Sitting::default(); seats];
        sittings[0].people.push(creator.clone());
        let options: serde_json::Map<_, _> =
            setup.options().map(|(id, value)| (id.to_string(), to_json(value))).collect();
        let table = NewTable {
            id: TableId::random(),
            creator: creator.clone(),
            game: game.info().id.to_string(),
            rules: game.info().rules_version,
            edition: setup.edition().to_string(),
            options: options.into(),
            settings: to_json(&self.with_dice(settings)),
            seats: sittings,
            seed: self.seed(),
            at: self.time.now(),
        };
        self.add(table).await
    }

    /// Makes a table for another game: the same choices and bots, `creator` in the own seat.
    pub async fn again(
        self: &Arc<Tables>,
        course: &Course,
        creator: &PersonId,
    ) -> Result<TableId, Problem> {
        let seats = course
            .chairs
            .iter()
            .map(|chair| Sitting {
                people: chair.people.iter().filter(|person| *person == creator).cloned().collect(),
                bot: chair.bot.clone().filter(|_| chair.people.is_empty()),
                owner: None,
            })
            .collect();
        let table = NewTable {
            id: TableId::random(),
            creator: creator.clone(),
            game: course.game.info().id.to_string(),
            rules: course.game.info().rules_version,
            edition: course.edition.clone(),
            options: to_json(&course.options),
            settings: to_json(&self.with_dice(course.settings.clone())),
            seats,
            seed: self.seed(),
            at: self.time.now(),
        };
        self.add(table).await
    }

    async fn add(self: &Arc<Tables>, table: NewTable) -> Result<TableId, Problem> {
        let StoredTable { id, game, .. } = self.store.create_table(table).await?;
        self.opened(&id, &game);
        Ok(id)
    }

    /// A table was made and is stored: opening it puts it into the lobby.
    pub(crate) fn opened(self: &Arc<Tables>, id: &TableId, game: &str) {
        self.metrics.table("made");
        tracing::info!(table = %id, game, "a table was made");
        self.inbox(id);
    }

    /// The seed of a new table.
    pub(crate) fn seed(&self) -> Seed {
        self.dice.seed()
    }

    /// What was chosen for a new table, and the server's word on whether its dice are known.
    pub(crate) fn with_dice(&self, settings: Settings) -> Settings {
        Settings { known_dice: self.dice.are_known(), ..settings }
    }
}
