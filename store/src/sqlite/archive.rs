//! The logs of tables that are over, packed: read like any other log, in a tenth of the room.

use rusqlite::{Connection, params};

use super::row;
use crate::columns::{Columns, damaged};
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::log::{LogEntry, Version};
use crate::moment::Moment;
use crate::packed::{self, Head, Packer};

/// How many entries are taken out of the log in one commit, and how many tables are looked for at
/// once: others wait for no longer than this.
const AT_ONCE: i64 = 1000;

/// A log, packed but not yet put away.
pub struct Packed {
    table: TableId,
    version: Version,
    entries: Vec<u8>,
}

/// Tables that were over by a moment and whose logs are not packed, some of them.
pub fn to_pack(connection: &Connection, over_by: Moment) -> Result<Vec<TableId>, StoreError> {
    row::all(
        connection,
        "SELECT id FROM tables WHERE ended IS NOT NULL AND packed < version AND ended <= $1 \
         ORDER BY ended LIMIT $2",
        [over_by.0, AT_ONCE],
        |row| row.parsed("id"),
    )
}

/// Packs the log of a table.
pub fn pack(connection: &Connection, table: &TableId) -> Result<Packed, StoreError> {
    let reading = connection.unchecked_transaction()?;
    let connection = &*reading;
    let sql = "SELECT version FROM tables WHERE id = $1";
    let version: i64 = row::first(connection, sql, [table.as_str()], |row| Ok(row.get(0)?))?
        .ok_or(StoreError::Missing("table"))?;
    let mut packer = Packer::new(table, unpacked(connection, table)?)?;
    let mut statement = connection.prepare_cached(
        "SELECT version, kind, payload, person_id, message, at FROM log \
         WHERE table_id = $1 AND version BETWEEN $2 AND $3 ORDER BY version",
    )?;
    let mut rows = statement.query(params![table.as_str(), packer.next(), version])?;
    while let Some(row) = rows.next()? {
        let payload = row.get_ref(2)?.as_str().map_err(|_| damaged("payload"))?;
        let person: Option<String> = row.get(3)?;
        let head = Head {
            kind: row.get(1)?,
            at: Moment(row.get(5)?),
            person: person.map(|id| id.parse().map_err(|_| damaged("person_id"))).transpose()?,
            message: row.get(4)?,
        };
        packer.push(row.get(0)?, &head, payload)?;
    }
    let entries = packer.finish(Version(version))?;
    Ok(Packed { table: table.clone(), version: Version(version), entries })
}

/// Puts a packed log away. The entries are in the log as well until they are taken out.
pub fn put(connection: &Connection, packed: &Packed) -> Result<(), StoreError> {
    row::execute(
        connection,
        "INSERT INTO archives (table_id, version, entries) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, entries = excluded.entries \
         WHERE archives.version < excluded.version",
        params![packed.table.as_str(), packed.version.0, packed.entries],
    )?;
    Ok(())
}

/// Takes some entries out of the log that have been put away; says whether those were the last.
pub fn take_out(connection: &Connection, packed: &Packed) -> Result<bool, StoreError> {
    let (table, version) = (packed.table.as_str(), packed.version.0);
    let taken = row::execute(
        connection,
        "DELETE FROM log WHERE table_id = $1 AND version <= $2 AND version < $3 + \
         (SELECT MIN(version) FROM log WHERE table_id = $1)",
        params![table, version, AT_ONCE],
    )?;
    if taken > 0 {
        return Ok(false);
    }
    row::execute(
        connection,
        "UPDATE tables SET packed = $1 WHERE id = $2",
        params![version, table],
    )?;
    // Nothing comes after: of the two newest snapshots the last is enough.
    row::execute(
        connection,
        "DELETE FROM snapshots WHERE table_id = $1 AND version < \
         (SELECT MAX(version) FROM snapshots WHERE table_id = $1)",
        [table],
    )?;
    Ok(true)
}

/// How much of a log is packed, and its entries after a version.
pub fn after(
    connection: &Connection,
    table: &TableId,
    after: Version,
) -> Result<(Version, Vec<LogEntry>), StoreError> {
    let until = packed_until(connection, table)?;
    if until <= after {
        return Ok((until, Vec::new()));
    }
    match unpacked(connection, table)? {
        Some((until, lines)) => Ok((until, packed::entries(table, &lines, until, after)?)),
        None => Ok((Version::START, Vec::new())),
    }
}

/// The version that a message became, if it is in what is packed.
pub fn of_message(
    connection: &Connection,
    table: &TableId,
    person: &PersonId,
    message: &str,
) -> Result<Option<Version>, StoreError> {
    let (_, entries) = after(connection, table, Version::START)?;
    Ok(packed::version_of(&entries, person, message))
}

fn packed_until(connection: &Connection, table: &TableId) -> Result<Version, StoreError> {
    let sql = "SELECT version FROM archives WHERE table_id = $1";
    let found = row::first(connection, sql, [table.as_str()], |row| Ok(Version(row.get(0)?)))?;
    Ok(found.unwrap_or(Version::START))
}

fn unpacked(
    connection: &Connection,
    table: &TableId,
) -> Result<Option<(Version, Vec<u8>)>, StoreError> {
    let sql = "SELECT version, entries FROM archives WHERE table_id = $1";
    row::first(connection, sql, [table.as_str()], |row| {
        let blob = row.get_ref(1)?.as_blob().map_err(|_| damaged("entries"))?;
        Ok((Version(row.get(0)?), packed::lines(table, blob)?))
    })
}
