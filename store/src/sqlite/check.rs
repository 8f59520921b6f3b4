//! Whether a database is whole.

use rusqlite::Connection;

use super::{archive, row};
use crate::damage::Damage;
use crate::error::StoreError;
use crate::id::TableId;
use crate::log::Version;
use crate::packed;

/// What is wrong with the file itself: pages, indexes, and rows that name others which are not there.
pub fn file_faults(connection: &Connection) -> Result<Vec<Damage>, StoreError> {
    let found: Vec<String> =
        row::all(connection, "PRAGMA integrity_check", [], |row| Ok(row.get(0)?))?;
    let mut faults: Vec<Damage> =
        found.into_iter().filter(|fault| fault != "ok").map(Damage::said).collect();
    let strays = row::all(connection, "PRAGMA foreign_key_check", [], |row| {
        Ok(Damage::stray(row.get(0)?, row.get(2)?))
    })?;
    faults.extend(strays);
    Ok(faults)
}

/// What is wrong with the log of a table: it must have every version up to that of the table.
pub fn log_fault(connection: &Connection, table: &TableId) -> Result<Option<Damage>, StoreError> {
    // One transaction, so that nothing is appended between one look and the next.
    let reading = connection.unchecked_transaction()?;
    let sql = "SELECT version FROM tables WHERE id = $1";
    let found = row::first(&reading, sql, [table.as_str()], |row| Ok(Version(row.get(0)?)))?;
    let expected = found.ok_or(StoreError::Missing("table"))?;
    let packed = match archive::after(&reading, table, Version::START) {
        Ok((until, _)) => until,
        Err(StoreError::Corrupt(why)) => return Ok(Some(why)),
        Err(error) => return Err(error),
    };
    let sql = "SELECT version FROM log WHERE table_id = $1 AND version > $2 ORDER BY version";
    let versions: Vec<i64> =
        row::all(&reading, sql, (table.as_str(), packed.0), |row| Ok(row.get(0)?))?;
    Ok(packed::gap(packed, &versions, expected))
}
