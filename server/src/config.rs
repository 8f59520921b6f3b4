//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use kontor_store::Address;

use crate::bots::AloneBounds;
use crate::limits::Rate;
use crate::log::Lines;
use crate::places::Room;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The directory of everything that is stored.
    pub data: PathBuf,
    /// Where everything is stored, if not in a file in that directory.
    pub database: Option<Address>,
    /// The address that people use, if it is another than where the server listens: that of a
    /// reverse proxy. With `https`, cookies are for `https` alone.
    pub public_url: Option<String>,
    /// Whether a reverse proxy says in `X-Forwarded-For` where people come from.
    pub behind_proxy: bool,
    /// How lines of the log look.
    pub log: Lines,
    /// What is logged: a level, or levels by the names of parts.
    pub log_level: String,
    /// Where to say figures for Prometheus, if at all: not for everybody.
    pub metrics: Option<SocketAddr>,
    /// Whom to tell when something is damaged, in words for people: a name, an address.
    pub contact: Option<String>,
    /// The number that all chance follows from, if it is to be known; secret otherwise.
    pub dice: Option<u64>,
    /// How many connections there is room for.
    pub room: Room,
    /// How long a client may take to say what it wants, from when it connects or was last answered.
    pub patience: Duration,
    /// How often a client at a socket is asked whether it is still there.
    pub ping: Duration,
    /// After how long without a word, even an answer to a ping, a socket is let go.
    pub silence: Duration,
    /// The longest that answering may take.
    pub answer_within: Duration,
    /// How long reading and writing may take for the server to say that it is ready.
    pub ready_within: Duration,
    /// How long those who are still connected have when the server stops.
    pub farewell: Duration,
    /// How long bots wait before they act, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think.
    pub bot_budget: Duration,
    /// How many threads bots have.
    pub bot_threads: usize,
    /// What games have of the server that only bots play on.
    pub alone: AloneBounds,
    /// How long a seat whose wish to take back was refused waits before it may ask again.
    pub undo_pause: Duration,
    /// How long who loses the connection still counts as being at the table.
    pub grace: Duration,
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
    /// Tries of a password for one name from one address.
    pub passwords: Rate,
    /// New names of one person.
    pub renames: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// Lines of chat of one person at one table.
    pub chat: Rate,
    /// Looks at tables and games by one address; long games count more than once.
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
            database: None,
            public_url: None,
            behind_proxy: false,
            log: Lines::Text,
            log_level: "warn".to_string(),
            metrics: None,
            contact: None,
            dice: None,
            room: Room { all: 8_192, reserve: 1_024, each: 256 },
            patience: Duration::from_secs(30),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(60),
            answer_within: Duration::from_secs(30),
            ready_within: Duration::from_secs(3),
            farewell: Duration::from_secs(10),
            bot_pause: Duration::from_millis(700),
            bot_budget: Duration::from_secs(5),
            bot_threads: (cores / 2).max(1),
            alone: AloneBounds {
                steps: 20_000,
                time: Duration::from_secs(3_600),
                each: 3,
                share: 0.25,
            },
            undo_pause: Duration::from_secs(60),
            grace: Duration::from_secs(300),
            idle: Duration::from_secs(600),
            rates: Rates::default(),
        }
    }

    /// A server for tests: on any free port, bots at once, the same games in every run, everything as often as
    /// one likes. Nobody has to hurry, neither a client nor the server: on a busy machine they may not come to it. Nor is
    /// anybody pinged, so that what ends a socket is what a test is about.
    pub fn for_tests(data: impl Into<PathBuf>) -> Config {
        let long = Duration::from_secs(3_600);
        Config {
            dice: Some(1),
            patience: long,
            ping: long,
            silence: long,
            answer_within: long,
            ready_within: long,
            farewell: Duration::from_secs(300),
            bot_budget: long,
            bot_pause: Duration::ZERO,
            alone: AloneBounds {
                steps: 100_000,
                time: Duration::from_secs(3_600),
                each: 100,
                share: 1.0,
            },
            undo_pause: Duration::ZERO,
            room: Room { all: 100_000, reserve: 0, each: 100_000 },
            rates: Rates::unlimited(),
            ..Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data)
        }
    }
}
