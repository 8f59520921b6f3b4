//! The connections to the database.

use std::time::Duration;

use deadpool_postgres::{
    ClientWrapper, Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime,
};
use tokio_postgres::NoTls;

use super::error::Failed;
use super::row;
use crate::address::PostgresAddress;
use crate::error::StoreError;

/// How many connections a program has at most. PostgreSQL takes 100 unless it is told otherwise.
const CONNECTIONS: usize = 16;

/// How long to wait for one of them, and how long one may take to be made if the address does not say.
const WAIT: Duration = Duration::from_secs(10);
const CONNECT: Duration = Duration::from_secs(5);

/// After how long without an answer from the network a connection counts as cut.
const CUT: Duration = Duration::from_secs(5);

/// A commit waits for the disk, whatever the database was told; one that waits for standbys as well stays
/// so. A transaction whose program went away with the network ends by itself and lets go of its tables.
const SESSION: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'; \
     SET idle_in_transaction_session_timeout = '5s'";

/// The connections to a database, made when they are needed.
pub fn connect(address: &PostgresAddress) -> Result<Pool, StoreError> {
    let mut config = address.config().clone();
    if config.get_application_name().is_none() {
        config.application_name("kontor");
    }
    let connect = config.get_connect_timeout().copied().unwrap_or(CONNECT);
    config.connect_timeout(connect);
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(CUT);
    }
    config.keepalives_idle(CUT).keepalives_interval(CUT / 5).keepalives_retries(3);
    let usual = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(config, NoTls, usual);
    let begin = Hook::async_fn(|client: &mut ClientWrapper, _| {
        Box::pin(async move { client.batch_execute(SESSION).await.map_err(HookError::Backend) })
    });
    Pool::builder(manager)
        .max_size(CONNECTIONS)
        .wait_timeout(Some(WAIT))
        .create_timeout(Some(connect))
        .post_create(begin)
        .runtime(Runtime::Tokio1)
        .build()
        .map_err(|error| StoreError::Other(error.to_string()))
}

/// Names are in all scripts.
pub async fn speaks_utf8(client: &ClientWrapper) -> Result<(), Failed> {
    let sql = "SELECT current_setting('server_encoding')";
    let found = row::rows(client, sql, &[]).await?;
    match found.first().map(|row| row.get(0)) {
        Some("UTF8") => Ok(()),
        _ => Err(StoreError::Other("it does not store UTF8: make one with ENCODING 'UTF8'".into())
            .into()),
    }
}
