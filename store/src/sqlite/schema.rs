//! The schema, and how an older one becomes it.

use sqlx::{Connection, Row as _, SqliteConnection, query, raw_sql};

use crate::error::StoreError;
use crate::moment::Moment;

/// What brings schema number n, from 0, to number n + 1. Never changed once released, only added
/// to.
const MIGRATIONS: &[&str] =
    &[include_str!("../../migrations/1.sql"), include_str!("../../migrations/2.sql")];

/// Brings the schema up to date, each step whole or not at all.
pub async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    raw_sql(
        "CREATE TABLE IF NOT EXISTS schema_versions \
         (version BIGINT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
    )
    .execute(&mut *connection)
    .await?;
    for (migration, version) in MIGRATIONS.iter().zip(1i64..) {
        // Another program may be doing the same: the lock is taken before looking.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        if current(&mut transaction).await? < version {
            raw_sql(*migration).execute(&mut *transaction).await?;
            query("INSERT INTO schema_versions (version, at) VALUES ($1, $2)")
                .bind(version)
                .bind(Moment::now().0)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
    }
    let (found, known) = (current(connection).await?, MIGRATIONS.len() as i64);
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

async fn current(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let row = query("SELECT COALESCE(MAX(version), 0) FROM schema_versions")
        .fetch_one(connection)
        .await?;
    Ok(row.try_get(0)?)
}
