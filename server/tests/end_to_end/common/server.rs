//! A server for one test.

use std::net::SocketAddr;
use std::time::Duration;

use kontor_server::{Config, Server};
use tempfile::TempDir;

use super::Client;

/// A server for one test, with a directory of its own.
pub struct Running {
    server: Server,
    data: TempDir,
}

impl Running {
    /// A server with nothing in it.
    pub async fn start() -> Running {
        Running::start_with(|_| ()).await
    }

    /// The same, set up otherwise.
    pub async fn start_with(set: impl FnOnce(&mut Config)) -> Running {
        Running::start_in(tempfile::tempdir().expect("a directory for a test"), set).await
    }

    /// A server on what another left behind.
    pub async fn start_in(data: TempDir, set: impl FnOnce(&mut Config)) -> Running {
        let mut config = Config::for_tests(data.path());
        set(&mut config);
        Running { server: Server::start(config).await.expect("the server starts"), data }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Lets so much time pass at once, for all clocks of tables.
    pub fn skip_time(&self, time: Duration) {
        self.server.skip_time(time);
    }

    /// Keeps the bots from thinking until what is returned is dropped.
    pub fn occupy_bots(&self) -> impl Sized {
        self.server.occupy_bots()
    }

    /// Stops it and starts another on the same data. Clients have to be told the new address.
    pub async fn restart(self) -> Running {
        let Running { server, data } = self;
        server.stop().await;
        Running::start_in(data, |_| ()).await
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
