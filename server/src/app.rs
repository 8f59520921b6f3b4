//! What every request can use.

use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use tokio::sync::Semaphore;

use crate::limits::Limit;
use crate::people::Door;
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
    /// How often one address may change something.
    pub requests: Limit<std::net::IpAddr>,
    /// How often one person may make a table.
    pub new_tables: Limit<kontor_store::PersonId>,
    /// How often games are replayed for one address.
    pub replays: Limit<std::net::IpAddr>,
    /// How many games are replayed at once.
    pub replaying: Semaphore,
}

/// The key that cookies are signed with. Not to be shown.
#[derive(Clone)]
pub struct SigningKey(pub Key);

impl std::fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SigningKey(hidden)")
    }
}
