//! A running server: starts, listens, stops in order.

use std::net::SocketAddr;
use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use kontor_store::{Moment, Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::{Duration, interval, timeout};

use crate::app::{App, SigningKey};
use crate::bots::Bots;
use crate::config::Config;
use crate::connections;
use crate::http::router;
use crate::limits::Limit;
use crate::people::Door;
use crate::tables::Tables;

/// The file of everything, in the data directory.
const DATABASE: &str = "kontor.db";

/// The name of the secret that cookies are signed with, and its length.
const COOKIE_SECRET: &str = "cookies";
const SECRET_LENGTH: usize = 64;

/// How many games are replayed at once, so that those who look back do not slow down those who play.
const REPLAYS_AT_ONCE: usize = 2;

/// How long those who are still connected have when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);

/// After how long guests who do not come any more are forgotten, in milliseconds.
const FORGET_GUESTS: i64 = 30 * 24 * 3_600_000;

/// After how long tables that nobody came to are closed, in milliseconds.
const CLOSE_UNUSED: i64 = 3 * 24 * 3_600_000;

/// How often both are looked for.
const HOUR: Duration = Duration::from_secs(3_600);

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// It cannot listen there.
    Listen(SocketAddr, std::io::Error),
    /// The data directory cannot be used.
    Data(std::path::PathBuf, std::io::Error),
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
    tables: Arc<Tables>,
    listening: tokio::task::JoinHandle<()>,
}

impl Server {
    /// Starts a server on what is stored in the data directory. When this returns it listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        std::fs::create_dir_all(&config.data)
            .map_err(|error| StartError::Data(config.data.clone(), error))?;
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.data.join(DATABASE)).await?);
        Server::start_on(store, config).await
    }

    /// Starts a server on a store.
    pub async fn start_on(store: Arc<dyn Store>, config: Config) -> Result<Server, StartError> {
        let bots = Bots::new(config.bot_threads, config.bot_budget)
            .map_err(|error| StartError::Bots(error.to_string()))?;
        let key = signing_key(&*store).await?;
        let listen = config.listen;
        let listening = |error| StartError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(listening)?;
        let address = listener.local_addr().map_err(listening)?;
        let rates = config.rates;
        let tables = Tables::new(store, bots, config);
        tables.resume().await?;
        let app = Arc::new(App {
            tables: Arc::clone(&tables),
            key,
            door: Door::new(rates),
            requests: Limit::new(rates.requests),
            new_tables: Limit::new(rates.tables),
            replays: Limit::new(rates.replays),
            replaying: Semaphore::new(REPLAYS_AT_ONCE),
        });
        tables.tasks.spawn(tidy_up(Arc::clone(&tables)));
        let (patience, stop) = (tables.config.patience, tables.stop.clone());
        let listening = tokio::spawn(connections::serve(listener, router(app), patience, stop));
        Ok(Server { address, tables, listening })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Lets so much time pass at once, for all clocks: how tests wait for hours.
    #[doc(hidden)]
    pub fn skip_time(&self, time: Duration) {
        self.tables.time.skip(time);
    }

    /// Keeps the bots from thinking until what is returned is dropped: how tests make them slow.
    #[doc(hidden)]
    pub fn occupy_bots(&self) -> Vec<std::sync::mpsc::Sender<()>> {
        self.tables.bots.occupy()
    }

    /// Stops: takes no more connections, tells those who are connected, lets every table finish
    /// what it is doing, and lets go of the store.
    pub async fn stop(self) {
        self.tables.stop.cancel();
        self.tables.tasks.close();
        let both = async {
            self.tables.tasks.wait().await;
            // Had it failed, there would be nothing left to wait for.
            let _ = self.listening.await;
        };
        if timeout(FAREWELL, both).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.tables.store.close().await;
    }
}

async fn signing_key(store: &dyn Store) -> Result<SigningKey, StoreError> {
    let mut fresh = [0; SECRET_LENGTH];
    getrandom::fill(&mut fresh).expect("the system gives randomness");
    let secret = store.secret(COOKIE_SECRET, &fresh).await?;
    let key = Key::try_from(secret.as_slice())
        .map_err(|_| StoreError::Corrupt("the secret of the cookies is too short".into()))?;
    Ok(SigningKey(key))
}

async fn tidy_up(tables: Arc<Tables>) {
    let mut hours = interval(HOUR);
    loop {
        tokio::select! {
            () = tables.stop.cancelled() => return,
            _ = hours.tick() => {}
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
