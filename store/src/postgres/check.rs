//! Whether what is stored is whole. Pages and indexes are PostgreSQL's own to check, with `pg_amcheck`.

use deadpool_postgres::ClientWrapper;

use super::error::Failed;
use super::row;
use crate::damage::Damage;
use crate::error::StoreError;
use crate::id::TableId;
use crate::log::Version;
use crate::packed;

/// Who names whom: a table and its column, and the other table, whose ids those are.
const NAMES: &[(&str, &str, &str)] = &[
    ("people", "owner", "people"),
    ("tables", "creator", "people"),
    ("sittings", "person_id", "people"),
    ("sittings", "table_id", "tables"),
    ("log", "table_id", "tables"),
    ("log", "person_id", "people"),
    ("snapshots", "table_id", "tables"),
    ("stretches", "table_id", "tables"),
    ("archives", "table_id", "tables"),
    ("chat", "table_id", "tables"),
    ("chat", "person_id", "people"),
];

/// What is wrong apart from the logs: rows that name others which are not there. PostgreSQL sees to it
/// that there are none, unless somebody told it not to.
pub async fn faults(client: &ClientWrapper) -> Result<Vec<Damage>, Failed> {
    let mut faults = Vec::new();
    for (table, column, other) in NAMES {
        let sql = format!(
            "SELECT 1 FROM {table} one WHERE {column} IS NOT NULL \
             AND NOT EXISTS (SELECT 1 FROM {other} other WHERE other.id = one.{column}) LIMIT 1"
        );
        if !row::rows(client, &sql, &[]).await?.is_empty() {
            faults.push(Damage::stray(table.to_string(), other.to_string()));
        }
    }
    Ok(faults)
}

/// What is wrong with the log of a table: it must have every version up to that of the table.
pub async fn log_fault(client: &ClientWrapper, table: &TableId) -> Result<Option<Damage>, Failed> {
    // One statement, so that nothing is appended between one look and the next.
    let sql = "SELECT t.version, a.version, a.entries, ARRAY(SELECT version FROM log \
               WHERE table_id = t.id AND version > COALESCE(a.version, 0) ORDER BY version) \
               FROM tables t LEFT JOIN archives a ON a.table_id = t.id WHERE t.id = $1";
    let found = row::rows(client, sql, &[&table.as_str()]).await?;
    let found = found.first().ok_or(StoreError::Missing("table"))?;
    let expected = Version(found.get(0));
    let packed = Version(found.get::<_, Option<i64>>(1).unwrap_or(0));
    if let Some(blob) = found.get::<_, Option<&[u8]>>(2) {
        let read = packed::lines(table, blob)
            .and_then(|lines| packed::entries(table, &lines, packed, Version::START));
        match read {
            Err(StoreError::Corrupt(why)) => return Ok(Some(why)),
            Err(error) => return Err(error.into()),
            Ok(_) => {}
        }
    }
    let versions: Vec<i64> = found.get(3);
    Ok(packed::gap(packed, &versions, expected))
}
