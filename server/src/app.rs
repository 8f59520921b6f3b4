//! What every request can use.

use std::net::IpAddr;
use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use kontor_store::PersonId;

use crate::limits::Limit;
use crate::links::Links;
use crate::people::Door;
use crate::places::Places;
use crate::replays::Replays;
use crate::sessions::Sessions;
use crate::tables::Tables;

/// What every request can use.
#[derive(Debug)]
pub struct App {
    /// All tables, and the store.
    pub tables: Arc<Tables>,
    /// What cookies are signed with.
    pub key: SigningKey,
    /// What guards the door.
    pub door: Door,
    /// Links to sign in by.
    pub links: Links,
    /// Who has sockets open.
    pub sessions: Arc<Sessions>,
    /// How many connections there is room for.
    pub places: Arc<Places>,
    /// How often one address may change something.
    pub requests: Limit<IpAddr>,
    /// How often one person may make a table.
    pub new_tables: Limit<PersonId>,
    /// Looking back at games.
    pub replays: Replays,
}

impl App {
    /// What is needed for these tables; nobody has come yet.
    pub fn new(tables: Arc<Tables>, key: SigningKey) -> App {
        let rates = tables.config.rates;
        App {
            key,
            door: Door::new(rates),
            requests: Limit::new(rates.requests),
            new_tables: Limit::new(rates.tables),
            links: Links::default(),
            sessions: Arc::new(Sessions::default()),
            places: Places::new(tables.config.room),
            replays: Replays::new(rates.replays),
            tables,
        }
    }
}

/// The key that cookies are signed with. Not to be shown.
#[derive(Clone)]
pub struct SigningKey(pub Key);

impl std::fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SigningKey(hidden)")
    }
}
