//! A running server: starts, listens, stops in order.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use kontor_store::{Address, Damage, Lock, Moment, NotLocked, Store, StoreError};
use tokio::net::TcpListener;
use tokio::time::{Duration, interval, timeout};

use crate::admin;
use crate::app::{App, SigningKey};
use crate::bots::Bots;
use crate::config::Config;
use crate::connections::{self, Terms};
use crate::http::router;
use crate::memory;
use crate::metrics;
use crate::tables::Tables;

/// The file of everything, in the data directory.
const DATABASE: &str = "kontor.db";

/// Where everything is that a data directory holds.
pub fn database(data: &Path) -> PathBuf {
    data.join(DATABASE)
}

/// The file in the data directory that a server holds while it runs.
const LOCK: &str = "kontor.lock";

/// The name of the secret that cookies are signed with, and its length.
const COOKIE_SECRET: &str = "cookies";
const SECRET_LENGTH: usize = 64;

/// After how long guests who do not come any more are forgotten, in milliseconds.
const FORGET_GUESTS: i64 = 30 * 24 * 3_600_000;

/// After how long tables that nobody came to are closed, in milliseconds.
const CLOSE_UNUSED: i64 = 3 * 24 * 3_600_000;

/// How often it is kept how far the time of tables has come: what a server that is killed forgets.
const KEEP_TIME: Duration = Duration::from_secs(5);

/// How often memory that was let go of is given back to the system.
const GIVE_BACK: Duration = Duration::from_secs(4);

/// How often both are looked for, in minutes; the lobby is swept every minute.
const HOUR: u64 = 60;
const MINUTE: Duration = Duration::from_secs(60);

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// It cannot listen there.
    Listen(SocketAddr, std::io::Error),
    /// The data directory cannot be used.
    Data(PathBuf, std::io::Error),
    /// Another server has the data directory in its hands, the process where it can be told.
    Served(PathBuf, Option<u32>),
    /// What is stored cannot be used.
    Store(StoreError),
    /// The bots have no threads.
    Bots(String),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}; --listen takes another address")
            }
            StartError::Data(path, error) => {
                let path = path.display();
                write!(f, "the data directory {path} cannot be used: {error}")
            }
            StartError::Served(path, process) => {
                let (path, served) = (path.display(), StoreError::Served { process: *process });
                write!(f, "{path}: {served}; --data takes another directory")
            }
            StartError::Store(error) => error.fmt(f),
            StartError::Bots(error) => write!(f, "the bots get no threads: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl From<StoreError> for StartError {
    fn from(error: StoreError) -> StartError {
        StartError::Store(error)
    }
}

/// A server that runs until it is stopped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    figures: Option<SocketAddr>,
    tables: Arc<Tables>,
    listening: tokio::task::JoinHandle<()>,
    /// Keeps other servers away from the data directory.
    alone: Option<Lock>,
}

impl Server {
    /// Starts a server on what is stored in the data directory, or in the database that is named. When this returns it listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        std::fs::create_dir_all(&config.data)
            .map_err(|error| StartError::Data(config.data.clone(), error))?;
        let alone = Some(serve_alone(config.data.clone()).await?);
        let usual = || Address::Sqlite(database(&config.data));
        let store = config.database.clone().unwrap_or_else(usual).serve().await?;
        Ok(Server { alone, ..Server::start_on(store, config).await? })
    }

    /// Starts a server on a store. Whether another has the data directory is not looked at.
    pub async fn start_on(store: Arc<dyn Store>, config: Config) -> Result<Server, StartError> {
        let bots = Bots::new(config.bot_threads, config.bot_budget, config.alone.share)
            .map_err(|error| StartError::Bots(error.to_string()))?;
        // Who knows the dice knows the bots, too: how fast the machine is must not decide.
        let bots = if config.dice.is_some() { bots.by_tries() } else { bots };
        let key = signing_key(&*store).await?;
        let listen = config.listen;
        let listening = |error| StartError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(listening)?;
        let address = listener.local_addr().map_err(listening)?;
        let tables = Tables::new(store, bots, config);
        tables.resume().await?;
        let app = Arc::new(App::new(Arc::clone(&tables), key));
        tables.tasks.spawn(tidy_up(Arc::clone(&tables)));
        tables.tasks.spawn(keep_time(Arc::clone(&tables)));
        tables.tasks.spawn(give_back_memory(Arc::clone(&tables)));
        let terms = Terms {
            patience: tables.config.patience,
            places: Arc::clone(&app.places),
            behind_proxy: tables.config.behind_proxy,
            tables: Arc::clone(&tables),
            stop: tables.stop.clone(),
        };
        match admin::open(&tables.config.data) {
            Ok(socket) => drop(tables.tasks.spawn(admin::serve(socket, Arc::clone(&app)))),
            Err(error) => tracing::warn!(%error, "there is no socket for the operator"),
        }
        let figures = match tables.config.metrics {
            Some(at) => Some(publish_figures(at, Arc::clone(&app)).await?),
            None => None,
        };
        let listening = tokio::spawn(connections::serve(listener, router(app), terms));
        tracing::info!(%address, data = %tables.config.data.display(), "the server is open");
        Ok(Server { address, figures, tables, listening, alone: None })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it says its figures.
    pub fn figures(&self) -> Option<SocketAddr> {
        self.figures
    }

    /// Lets so much time pass at once, for all clocks: how tests wait for hours.
    #[doc(hidden)]
    pub fn skip_time(&self, time: Duration) {
        self.tables.time.skip(time);
    }

    /// Takes out of the lobby what was abandoned, as is done every minute: how tests do not wait for it.
    #[doc(hidden)]
    pub fn sweep_lobby(&self) {
        self.tables.lobby.sweep(self.tables.time.now());
    }

    /// Logs which limits were hit, as is done every minute: how tests do not wait for it.
    #[doc(hidden)]
    pub fn tell_limits(&self) {
        self.tables.metrics.tell_hits();
    }

    /// Keeps the bots from thinking until what is returned is dropped: how tests make them slow.
    #[doc(hidden)]
    pub fn occupy_bots(&self) -> Vec<std::sync::mpsc::Sender<()>> {
        self.tables.bots.occupy()
    }

    /// Stops: takes no more connections, tells those who are connected, lets every table finish
    /// what it is doing, and lets go of the store.
    pub async fn stop(self) {
        tracing::info!("the server stops");
        self.tables.stop.cancel();
        self.tables.tasks.close();
        let both = async {
            self.tables.tasks.wait().await;
            // Had it failed, there would be nothing left to wait for.
            let _ = self.listening.await;
        };
        if timeout(self.tables.config.farewell, both).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.tables.store.close().await;
        drop(self.alone);
    }
}

/// Keeps other servers away from a data directory, also those that store elsewhere: the operator's socket and the
/// time of tables are there.
async fn serve_alone(data: PathBuf) -> Result<Lock, StartError> {
    let path = data.join(LOCK);
    // Another that just ends is waited for, which holds up nothing else.
    let taken = tokio::task::spawn_blocking(move || Lock::on(&path)).await;
    match taken.map_err(|error| NotLocked::Failed(error.into())).flatten() {
        Ok(lock) => Ok(lock),
        Err(NotLocked::Held { process }) => Err(StartError::Served(data, process)),
        Err(NotLocked::Failed(error)) => Err(StartError::Data(data, error)),
    }
}

/// Answers with figures on an address of their own, which is not for everybody.
async fn publish_figures(at: SocketAddr, app: Arc<App>) -> Result<SocketAddr, StartError> {
    let failed = |error| StartError::Listen(at, error);
    let listener = TcpListener::bind(at).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let stop = app.tables.stop.clone();
    let serving = axum::serve(listener, metrics::router(Arc::clone(&app)))
        .with_graceful_shutdown(stop.cancelled_owned());
    app.tables.tasks.spawn(async move {
        if let Err(error) = serving.await {
            tracing::warn!(%error, "figures are no longer served");
        }
    });
    Ok(address)
}

async fn signing_key(store: &dyn Store) -> Result<SigningKey, StoreError> {
    let mut fresh = [0; SECRET_LENGTH];
    getrandom::fill(&mut fresh).expect("the system gives randomness");
    let secret = store.secret(COOKIE_SECRET, &fresh).await?;
    let key = Key::try_from(secret.as_slice())
        .map_err(|_| StoreError::Corrupt(Damage::new("damaged-secret")))?;
    Ok(SigningKey(key))
}

/// Keeps how far the time of tables has come, now and then and at the end.
async fn keep_time(tables: Arc<Tables>) {
    let mut often = interval(KEEP_TIME);
    loop {
        let stops = tokio::select! {
            () = tables.stop.cancelled() => true,
            _ = often.tick() => false,
        };
        let own = Arc::clone(&tables);
        if let Err(error) = tokio::task::spawn_blocking(move || own.keep_time()).await {
            tracing::warn!(%error, "the time of tables could not be kept");
        }
        if stops {
            return;
        }
    }
}

/// Gives memory back to the system now and then, if tables let go of some.
async fn give_back_memory(tables: Arc<Tables>) {
    let mut often = interval(GIVE_BACK);
    loop {
        tokio::select! {
            () = tables.stop.cancelled() => return,
            _ = often.tick() => {}
        }
        if tables.freed.is_worth() {
            // It cannot fail, and if the server stops meanwhile nobody waits for it.
            let _ = tokio::task::spawn_blocking(memory::give_back).await;
        }
    }
}

async fn tidy_up(tables: Arc<Tables>) {
    let mut minutes = interval(MINUTE);
    for minute in 0u64.. {
        tokio::select! {
            () = tables.stop.cancelled() => return,
            _ = minutes.tick() => {}
        }
        tables.lobby.sweep(tables.time.now());
        tables.metrics.tell_hits();
        if minute % HOUR != 0 {
            continue;
        }
        let now = tables.time.now().0;
        match tables.store.delete_guests(Moment(now - FORGET_GUESTS)).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "guests who did not come any more are forgotten"),
            Err(error) => tracing::warn!(%error, "guests could not be forgotten"),
        }
        if let Err(error) = tables.close_unused(Moment(now - CLOSE_UNUSED)).await {
            tracing::warn!(%error, "unused tables could not be closed");
        }
    }
}
