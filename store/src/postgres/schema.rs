//! The schema, and how an older one becomes it, whoever starts first.

use deadpool_postgres::ClientWrapper;
use tokio_postgres::Transaction;

use super::error::Failed;
use super::people;
use crate::error::StoreError;
use crate::moment::Moment;

/// What programs lock that bring the same database up to date.
const LOCK: i64 = 0x006b_6f6e_746f_7221;

/// After migration 4. A step changes the version of its table; an index that mentions the version would
/// have to be written with every step, and so would all others of the table. Here `packed` is 0 for
/// whatever is to be packed, also again. Room in every page keeps the new row beside the old.
const AFTER_4: &str = "DROP INDEX tables_to_pack;
    CREATE INDEX tables_to_pack ON tables (ended) WHERE ended IS NOT NULL AND packed = 0;
    ALTER TABLE tables SET (fillfactor = 70)";

/// The schema in PostgreSQL's words.
fn written(migration: &str, version: i64) -> String {
    let migration = migration.replace("BLOB", "BYTEA");
    if version == 4 { format!("{migration}\n{AFTER_4}") } else { migration }
}

/// Brings the schema up to date, all of it or nothing. Of several that start at once one does it, and the
/// others wait for it.
pub async fn migrate(client: &mut ClientWrapper, migrations: &[&str]) -> Result<(), Failed> {
    let transaction = tokio_postgres::Client::transaction(client).await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    transaction
        .batch_execute(
            "CREATE TABLE IF NOT EXISTS schema_versions \
             (version BIGINT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
        )
        .await?;
    let found = current(&transaction).await?;
    for (migration, version) in migrations.iter().zip(1i64..) {
        if found < version {
            transaction.batch_execute(&written(migration, version)).await?;
            let sql = "INSERT INTO schema_versions (version, at) VALUES ($1, $2)";
            transaction.execute(sql, &[&version, &Moment::now().0]).await?;
        }
    }
    known(found, migrations)?;
    people::make_keys_anew(&transaction).await?;
    Ok(transaction.commit().await?)
}

/// Whether the schema is this program's own.
pub async fn up_to_date(client: &mut ClientWrapper, migrations: &[&str]) -> Result<(), Failed> {
    let transaction = tokio_postgres::Client::transaction(client).await?;
    let sql = "SELECT to_regclass('schema_versions') IS NOT NULL";
    let found = match transaction.query_one(sql, &[]).await?.get(0) {
        true => current(&transaction).await?,
        false => 0,
    };
    known(found, migrations)?;
    let known = migrations.len() as i64;
    if found < known {
        return Err(StoreError::Older { found, known }.into());
    }
    Ok(())
}

/// Whether this program knows a schema, its own or an older one.
fn known(found: i64, migrations: &[&str]) -> Result<(), StoreError> {
    let known = migrations.len() as i64;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

async fn current(transaction: &Transaction<'_>) -> Result<i64, Failed> {
    let sql = "SELECT COALESCE(MAX(version), 0) FROM schema_versions";
    Ok(transaction.query_one(sql, &[]).await?.get(0))
}
