//! All tables: opened when somebody comes, closed when nobody needs them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use kontor_engine::setup::Setup;
use kontor_engine::table::to_json;
use kontor_store::{
    Moment, NewTable, PersonId, Sitting, Status, Store, StoreError, StoredTable, TableId,
};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bots::{Bots, secret_seed};
use crate::clock::Time;
use crate::config::Config;
use crate::course::Course;
use crate::lobby::Lobby;
use crate::protocol::{Command, PersonShown, Problem, Request, Spectators, TableWanted};
use crate::seating::level;
use crate::table::{Message, Reply, Table};

/// How many messages may wait at a table before who sends more has to wait, too.
const INBOX: usize = 256;

/// How often a message is sent to a table that just went away.
const TRIES: usize = 3;

/// All tables, and what they need.
#[derive(Debug)]
pub struct Tables {
    /// Where everything is stored.
    pub store: Arc<dyn Store>,
    /// The list of open tables.
    pub lobby: Lobby,
    /// The threads that bots think on.
    pub bots: Bots,
    /// What time it is.
    pub time: Time,
    /// How the server was set up.
    pub config: Config,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// Everything that has to end before the server has stopped.
    pub tasks: TaskTracker,
    open: Mutex<HashMap<TableId, mpsc::Sender<Message>>>,
}

impl Tables {
    /// No table is open yet.
    pub fn new(store: Arc<dyn Store>, bots: Bots, config: Config) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            lobby: Lobby::default(),
            bots,
            time: Time::start(),
            config,
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            open: Mutex::default(),
        })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Message>>> {
        self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Opens the tables that wait or play: so that the lobby is full, bots play on and clocks run.
    pub async fn resume(self: &Arc<Tables>) -> Result<(), StoreError> {
        for stored in self.store.tables(&[Status::Waiting, Status::Playing]).await? {
            self.inbox(&stored.id);
        }
        Ok(())
    }

    /// The inbox of a table, which is opened if need be.
    fn inbox(self: &Arc<Tables>, id: &TableId) -> mpsc::Sender<Message> {
        let mut open = self.open();
        if let Some(inbox) = open.get(id).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (sender, receiver) = mpsc::channel(INBOX);
        open.insert(id.clone(), sender.clone());
        self.tasks.spawn(Arc::clone(self).serve(id.clone(), sender.clone(), receiver));
        sender
    }

    async fn serve(
        self: Arc<Tables>,
        id: TableId,
        sender: mpsc::Sender<Message>,
        mut receiver: mpsc::Receiver<Message>,
    ) {
        match Table::load(Arc::clone(&self), &id, sender).await {
            Ok(table) => table.run(receiver).await,
            Err(problem) => {
                if problem.error != "not_found" {
                    tracing::error!(table = %id, problem = problem.text, "a table does not open");
                }
                self.open().remove(&id);
                receiver.close();
                while let Some(message) = receiver.recv().await {
                    message.refuse(problem.clone());
                }
            }
        }
    }

    /// Forgets a table that nobody needs. Says whether it may go: not if somebody came meanwhile.
    pub fn unload(&self, id: &TableId, inbox: &mut mpsc::Receiver<Message>) -> bool {
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
            if self.inbox(id).send(message(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Problem::unavailable("the server is about to stop; try again in a moment"))
    }

    /// Tells a table something that needs no answer, if it is open.
    pub async fn tell(&self, id: &TableId, message: Message) {
        let inbox = self.open().get(id).cloned();
        if let Some(inbox) = inbox {
            // A table that went away will find out when it is opened again.
            let _ = inbox.send(message).await;
        }
    }

    /// Tells all open tables that somebody has another name.
    pub async fn renamed(&self, person: &PersonShown) {
        let inboxes: Vec<_> = self.open().values().cloned().collect();
        for inbox in inboxes {
            let _ = inbox.send(Message::Renamed { person: person.clone() }).await;
        }
    }

    /// Closes the tables that have waited for players for too long.
    pub async fn close_unused(self: &Arc<Tables>, since: Moment) -> Result<(), StoreError> {
        for stored in self.store.tables(&[Status::Waiting]).await? {
            if stored.updated < since
                && self.inbox(&stored.id).send(Message::CloseIfUnused).await.is_err()
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
            let leave = |reply| Message::Request {
                caller: person.clone(),
                request: request.clone(),
                reply,
            };
            match self.ask(&stored.id, leave).await {
                // A bot plays there already, or the game has just ended.
                Err(problem) if problem.error != "conflict" => return Err(problem),
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
        settings.clock.check()?;
        if let Spectators::Delayed { steps } = settings.spectators {
            Problem::unless((1..=200).contains(&steps), "a delay has 1 to 200 steps")?;
        }
        level(game, settings.level.as_deref())?;
        let mut sittings = vec![Sitting::default(); seats];
        sittings[0].people.push(creator.clone());
        let options: serde_json::Map<_, _> =
            setup.options().map(|(id, value)| (id.to_string(), to_json(value))).collect();
        let table = NewTable {
            id: TableId::random(),
            creator: creator.clone(),
            game: game.info().id.to_string(),
            edition: setup.edition().to_string(),
            options: options.into(),
            settings: to_json(&settings),
            seats: sittings,
            seed: secret_seed(),
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
            })
            .collect();
        let table = NewTable {
            id: TableId::random(),
            creator: creator.clone(),
            game: course.game.info().id.to_string(),
            edition: course.edition.clone(),
            options: to_json(&course.options),
            settings: to_json(&course.settings),
            seats,
            seed: secret_seed(),
            at: self.time.now(),
        };
        self.add(table).await
    }

    async fn add(self: &Arc<Tables>, table: NewTable) -> Result<TableId, Problem> {
        let StoredTable { id, .. } = self.store.create_table(table).await?;
        // Opening it puts it into the lobby.
        self.inbox(&id);
        Ok(id)
    }
}
