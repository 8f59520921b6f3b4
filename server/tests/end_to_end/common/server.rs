//! A server for one test.

use std::net::SocketAddr;
use std::time::Duration;

use kontor_server::{Config, Server};
use kontor_testbed::Database;
use tempfile::TempDir;

use super::Client;

/// A server for one test, with a directory of its own.
pub struct Running {
    server: Server,
    data: TempDir,
    /// Where it stores everything, if not in the directory.
    database: Option<Database>,
}

/// Has all servers of the tests store in PostgreSQL that begin with nothing: to see that nobody notices.
const ON_POSTGRES: &str = "KONTOR_TEST_POSTGRES";

impl Running {
    /// A server with nothing in it.
    pub async fn start() -> Running {
        Running::start_with(|_| ()).await
    }

    /// The same, set up otherwise.
    pub async fn start_with(set: impl FnOnce(&mut Config)) -> Running {
        let data = tempfile::tempdir().expect("a directory for a test");
        let database = std::env::var_os(ON_POSTGRES).map(|_| Database::fresh());
        Running::start_on(data, database, set).await
    }

    /// A server with nothing in it, which stores everything in a PostgreSQL database.
    pub async fn start_on_postgres() -> Running {
        let data = tempfile::tempdir().expect("a directory for a test");
        Running::start_on(data, Some(Database::fresh()), |_| ()).await
    }

    /// A server on what another left behind.
    pub async fn start_in(data: TempDir, set: impl FnOnce(&mut Config)) -> Running {
        Running::start_on(data, None, set).await
    }

    async fn start_on(
        data: TempDir,
        database: Option<Database>,
        set: impl FnOnce(&mut Config),
    ) -> Running {
        let mut config = Config::for_tests(data.path());
        let address = database.as_ref().map(Database::address);
        config.database = address.map(|address| address.parse().expect("an address"));
        set(&mut config);
        Running { server: Server::start(config).await.expect("the server starts"), data, database }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    pub fn data(&self) -> &std::path::Path {
        self.data.path()
    }

    /// Where it says its figures.
    pub fn figures(&self) -> Option<SocketAddr> {
        self.server.figures()
    }

    /// Lets so much time pass at once, for all clocks of tables.
    pub fn skip_time(&self, time: Duration) {
        self.server.skip_time(time);
    }

    /// Takes out of the lobby what was abandoned, as is done every minute.
    pub fn sweep_lobby(&self) {
        self.server.sweep_lobby();
    }

    /// Keeps the bots from thinking until what is returned is dropped.
    pub fn occupy_bots(&self) -> impl Sized {
        self.server.occupy_bots()
    }

    /// Stops it; what it left behind stays.
    pub async fn stop(self) -> TempDir {
        let Running { server, data, .. } = self;
        server.stop().await;
        data
    }

    /// Stops it and starts another on the same data. Clients have to be told the new address.
    pub async fn restart(self) -> Running {
        self.restart_with(|_| ()).await
    }

    /// The same, set up otherwise.
    pub async fn restart_with(self, set: impl FnOnce(&mut Config)) -> Running {
        let Running { server, data, database } = self;
        server.stop().await;
        Running::start_on(data, database, set).await
    }

    /// A guest of this name.
    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await
    }

    /// Guests of these names.
    pub async fn guests<const N: usize>(&self, names: [&str; N]) -> [Client; N] {
        let mut guests = Vec::new();
        for name in names {
            guests.push(self.guest(name).await);
        }
        guests.try_into().unwrap_or_else(|_| unreachable!("one guest a name"))
    }
}
