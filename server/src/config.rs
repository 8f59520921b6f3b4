//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Rate;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The directory of everything that is stored.
    pub data: PathBuf,
    /// The address that people use, if it is another than where the server listens: that of a
    /// reverse proxy. With `https`, cookies are for `https` alone.
    pub public_url: Option<String>,
    /// Whether a reverse proxy says in `X-Forwarded-For` where people come from.
    pub behind_proxy: bool,
    /// How long a client may take to say what it wants, from when it connects or was last answered.
    pub patience: Duration,
    /// After how long without a word, even an answer to a ping, a socket is let go.
    pub silence: Duration,
    /// How long bots wait before they act, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think.
    pub bot_budget: Duration,
    /// How many threads bots have.
    pub bot_threads: usize,
    /// How long a bot lets a seat wait for the others' answers before it plays on, where that seat
    /// asked them to take something back.
    pub undo_wait: Duration,
    /// After how long without anybody a table is put away.
    pub idle: Duration,
    /// What is done how often.
    pub rates: Rates,
}

/// What one person, or one address, may do how often.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// New guests from one address.
    pub guests: Rate,
    /// Tries of a password, for one name and from one address.
    pub passwords: Rate,
    /// New names of one person.
    pub renames: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// Lines of chat of one person at one table.
    pub chat: Rate,
    /// Games replayed for one address.
    pub replays: Rate,
    /// Messages of one socket, and other requests of one address.
    pub requests: Rate,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            guests: Rate::per(30, Duration::from_secs(3_600)),
            passwords: Rate::per(10, Duration::from_secs(600)),
            renames: Rate::per(10, Duration::from_secs(3_600)),
            tables: Rate::per(20, Duration::from_secs(600)),
            chat: Rate::per(5, Duration::from_secs(10)),
            replays: Rate::per(300, Duration::from_secs(10)),
            requests: Rate::per(100, Duration::from_secs(5)),
        }
    }
}

impl Rates {
    /// As often as one likes, for tests.
    pub fn unlimited() -> Rates {
        let often = Rate::per(1_000_000, Duration::from_secs(1));
        Rates {
            guests: often,
            passwords: often,
            renames: often,
            tables: often,
            chat: often,
            replays: often,
            requests: often,
        }
    }
}

impl Config {
    /// The usual server on `listen`, with its data in `data`.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen,
            data: data.into(),
            public_url: None,
            behind_proxy: false,
            patience: Duration::from_secs(30),
            silence: Duration::from_secs(60),
            bot_pause: Duration::from_millis(700),
            bot_budget: Duration::from_secs(5),
            bot_threads: (cores / 2).max(1),
            undo_wait: Duration::from_secs(30),
            idle: Duration::from_secs(600),
            rates: Rates::default(),
        }
    }

    /// A server for tests: on any free port, bots at once, everything as often as one likes. Who does
    /// not read for a while is not let go: on a slow machine tests may not come to it.
    pub fn for_tests(data: impl Into<PathBuf>) -> Config {
        Config {
            silence: Duration::from_secs(3_600),
            bot_pause: Duration::ZERO,
            rates: Rates::unlimited(),
            ..Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data)
        }
    }
}
