//! The schema, and how an older one becomes it.

use rusqlite::{Connection, TransactionBehavior, params};

use crate::error::StoreError;
use crate::migrations::MIGRATIONS;
use crate::moment::Moment;

/// Brings the schema up to date, each step whole or not at all.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    connection.execute_batch(
        "CREATE TABLE IF NOT EXISTS schema_versions \
         (version BIGINT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
    )?;
    for (migration, version) in MIGRATIONS.iter().zip(1i64..) {
        // Another program may be doing the same: the lock is taken before looking.
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if current(&transaction)? < version {
            transaction.execute_batch(migration)?;
            transaction.execute(
                "INSERT INTO schema_versions (version, at) VALUES ($1, $2)",
                params![version, Moment::now().0],
            )?;
        }
        transaction.commit()?;
    }
    known(connection)
}

/// Whether this program knows the schema of the file, its own or an older one.
pub fn known(connection: &Connection) -> Result<(), StoreError> {
    let (found, known) = (current(connection)?, MIGRATIONS.len() as i64);
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

/// Whether the schema of the file is this program's own.
pub fn up_to_date(connection: &Connection) -> Result<(), StoreError> {
    known(connection)?;
    let (found, known) = (current(connection)?, MIGRATIONS.len() as i64);
    if found < known { Err(StoreError::Older { found, known }) } else { Ok(()) }
}

fn current(connection: &Connection) -> Result<i64, StoreError> {
    let sql = "SELECT COALESCE(MAX(version), 0) FROM schema_versions";
    Ok(connection.query_row(sql, [], |row| row.get(0))?)
}
