//! The log of a table, and its snapshots.

use rusqlite::{Connection, Row, params};

use super::error::is_taken;
use super::row;
use super::{archive, tables};
use crate::columns::damaged;
use crate::error::{AppendError, StoreError};
use crate::id::{PersonId, TableId};
use crate::log::{Append, LogEntry, NewEntry, Snapshot, TableState, Version};
use crate::moment::Moment;
use crate::table::TableChange;

/// How many snapshots of a table are kept. A reader that learnt the version of a table just before the
/// newest was taken still finds the one before.
const SNAPSHOTS_KEPT: i64 = 2;

/// What is appended, with what takes time to write out already written.
pub struct Written {
    append: Append,
    snapshot: Option<WrittenState>,
}

impl From<Append> for Written {
    fn from(append: Append) -> Written {
        Written { snapshot: append.snapshot.as_ref().map(WrittenState::from), append }
    }
}

/// The state of a table, written out.
pub struct WrittenState {
    format: u32,
    rules: u32,
    state: String,
}

impl From<&TableState> for WrittenState {
    fn from(table: &TableState) -> WrittenState {
        let TableState { format, rules, state } = table;
        WrittenState { format: *format, rules: *rules, state: state.to_string() }
    }
}

/// A table that goes on needs no look first: its log has no message twice, so what was played before cannot be
/// inserted again, and who brought it is undone. What is over may be packed, and is looked at.
pub fn append(connection: &Connection, written: &Written) -> Result<Version, AppendError> {
    let Written { append, snapshot } = written;
    let Append { table, expected, entries, change, .. } = append;
    let version = expected.plus(entries.len());
    let at = entries.last().map_or_else(Moment::now, |entry| entry.at);
    let raise = Raise { table, from: *expected, to: version, at };
    if !raise.if_it_goes_on(connection)? {
        for entry in entries {
            if let Some(version) = played(connection, table, entry)? {
                return Err(AppendError::Repeated { version });
            }
        }
        if !raise.anyhow(connection)? {
            let actual = current_version(connection, table)?;
            return Err(AppendError::Conflict { actual });
        }
    }
    for (entry, number) in entries.iter().zip(1..) {
        if let Err(error) = insert(connection, table, expected.plus(number), entry) {
            return Err(match played(connection, table, entry)? {
                Some(version) if is_taken(&error) => AppendError::Repeated { version },
                _ => error.into(),
            });
        }
    }
    if *change != TableChange::default() {
        tables::change(connection, table, change, at)?;
    }
    if let Some(state) = snapshot {
        put_snapshot(connection, table, version, state)?;
    }
    Ok(version)
}

/// A table's version that is to be raised, if it is what it is expected to be.
struct Raise<'a> {
    table: &'a TableId,
    from: Version,
    to: Version,
    at: Moment,
}

impl Raise<'_> {
    fn if_it_goes_on(&self, connection: &Connection) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET version = $1, updated = $2 \
                   WHERE id = $3 AND version = $4 AND ended IS NULL";
        self.by(connection, sql)
    }

    fn anyhow(&self, connection: &Connection) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET version = $1, updated = $2 WHERE id = $3 AND version = $4";
        self.by(connection, sql)
    }

    fn by(&self, connection: &Connection, sql: &str) -> Result<bool, StoreError> {
        let params = params![self.to.0, self.at.0, self.table.as_str(), self.from.0];
        Ok(row::execute(connection, sql, params)? == 1)
    }
}

fn current_version(connection: &Connection, table: &TableId) -> Result<Version, StoreError> {
    let sql = "SELECT version FROM tables WHERE id = $1";
    row::first(connection, sql, [table.as_str()], |row| Ok(Version(row.get(0)?)))?
        .ok_or(StoreError::Missing("table"))
}

fn played(
    connection: &Connection,
    table: &TableId,
    entry: &NewEntry,
) -> Result<Option<Version>, StoreError> {
    match entry {
        NewEntry { person: Some(person), message: Some(message), .. } => {
            of_message(connection, table, person, message)
        }
        _ => Ok(None),
    }
}

fn insert(
    connection: &Connection,
    table: &TableId,
    version: Version,
    entry: &NewEntry,
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO log (table_id, version, kind, payload, person_id, message, at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    connection.prepare_cached(sql)?.execute(params![
        table.as_str(),
        version.0,
        entry.kind,
        entry.payload,
        entry.person.as_ref().map(PersonId::as_str),
        entry.message,
        entry.at.0
    ])?;
    Ok(())
}

pub fn after(
    connection: &Connection,
    table: &TableId,
    after: Version,
) -> Result<Vec<LogEntry>, StoreError> {
    // One transaction, so that nothing is packed between one look and the next.
    let reading = connection.unchecked_transaction()?;
    let (packed, mut entries) = archive::after(&reading, table, after)?;
    entries.extend(row::all(
        &reading,
        "SELECT version, kind, payload, person_id, message, at FROM log \
         WHERE table_id = $1 AND version > $2 ORDER BY version",
        params![table.as_str(), after.max(packed).0],
        read,
    )?);
    Ok(entries)
}

pub fn of_message(
    connection: &Connection,
    table: &TableId,
    person: &PersonId,
    message: &str,
) -> Result<Option<Version>, StoreError> {
    let found = row::first(
        connection,
        "SELECT version FROM log WHERE table_id = $1 AND person_id = $2 AND message = $3",
        [table.as_str(), person.as_str(), message],
        |row| Ok(Version(row.get(0)?)),
    )?;
    match found {
        Some(version) => Ok(Some(version)),
        // Looked at second: what is packed meanwhile is in one of them.
        None => archive::of_message(connection, table, person, message),
    }
}

pub fn put_snapshot(
    connection: &Connection,
    table: &TableId,
    version: Version,
    state: &WrittenState,
) -> Result<(), StoreError> {
    row::execute(
        connection,
        "INSERT INTO snapshots (table_id, version, format, rules, state) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, version) DO UPDATE SET \
         format = excluded.format, rules = excluded.rules, state = excluded.state",
        params![table.as_str(), version.0, state.format, state.rules, state.state],
    )?;
    // Where there are fewer, the inner query finds nothing and so nothing is older.
    row::execute(
        connection,
        "DELETE FROM snapshots WHERE table_id = $1 AND version < \
         (SELECT version FROM snapshots WHERE table_id = $1 ORDER BY version DESC LIMIT 1 OFFSET $2)",
        params![table.as_str(), SNAPSHOTS_KEPT - 1],
    )?;
    Ok(())
}

pub fn snapshot(
    connection: &Connection,
    table: &TableId,
    at_most: Version,
) -> Result<Option<Snapshot>, StoreError> {
    row::first(
        connection,
        "SELECT version, format, rules, state FROM snapshots \
         WHERE table_id = $1 AND version <= $2 ORDER BY version DESC LIMIT 1",
        params![table.as_str(), at_most.0],
        |row| Snapshot::read(row),
    )
}

/// By number and not by name: a log is long.
fn read(row: &Row<'_>) -> Result<LogEntry, StoreError> {
    let payload = row.get_ref(2)?.as_str().map_err(|_| damaged("payload"))?;
    let person = row.get_ref(3)?.as_str_or_null().map_err(|_| damaged("person_id"))?;
    Ok(LogEntry {
        version: Version(row.get(0)?),
        kind: row.get(1)?,
        payload: serde_json::from_str(payload).map_err(|_| damaged("payload"))?,
        person: person.map(|id| id.parse().map_err(|_| damaged("person_id"))).transpose()?,
        message: row.get(4)?,
        at: Moment(row.get(5)?),
    })
}
