//! The log of a table, and its snapshots.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection, query};

use super::row::Columns;
use super::tables;
use crate::error::{AppendError, StoreError};
use crate::id::{PersonId, TableId};
use crate::log::{Append, LogEntry, NewEntry, Snapshot, Version};
use crate::moment::Moment;
use crate::table::TableChange;

/// How many snapshots of a table are kept. A reader that learnt the version of a table just before the
/// newest was taken still finds the one before.
const SNAPSHOTS_KEPT: i64 = 2;

pub async fn append(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Version, AppendError> {
    let Append { table, expected, entries, change, snapshot } = append;
    let version = expected.plus(entries.len());
    let at = entries.last().map_or_else(Moment::now, |entry| entry.at);
    // Raising the version comes first: it decides who may append, and holds off everybody else
    // until the commit.
    let raised = raise_version(connection, table, *expected, version, at).await?;
    for entry in entries {
        if let Some(version) = played(connection, table, entry).await? {
            return Err(AppendError::Repeated { version });
        }
    }
    if !raised {
        let actual = current_version(connection, table).await?;
        return Err(AppendError::Conflict { actual });
    }
    for (entry, number) in entries.iter().zip(1..) {
        insert(connection, table, expected.plus(number), entry).await?;
    }
    if *change != TableChange::default() {
        tables::change(connection, table, change, at).await?;
    }
    if let Some(state) = snapshot {
        put_snapshot(connection, table, version, &state.to_string()).await?;
    }
    Ok(version)
}

async fn raise_version(
    connection: &mut SqliteConnection,
    table: &TableId,
    from: Version,
    to: Version,
    at: Moment,
) -> Result<bool, StoreError> {
    let raised =
        query("UPDATE tables SET version = $1, updated = $2 WHERE id = $3 AND version = $4")
            .bind(to.0)
            .bind(at.0)
            .bind(table.as_str())
            .bind(from.0)
            .execute(connection)
            .await?;
    Ok(raised.rows_affected() == 1)
}

async fn current_version(
    connection: &mut SqliteConnection,
    table: &TableId,
) -> Result<Version, StoreError> {
    let row = query("SELECT version FROM tables WHERE id = $1")
        .bind(table.as_str())
        .fetch_optional(connection)
        .await?
        .ok_or(StoreError::Missing("table"))?;
    Ok(Version(row.try_get(0)?))
}

async fn played(
    connection: &mut SqliteConnection,
    table: &TableId,
    entry: &NewEntry,
) -> Result<Option<Version>, StoreError> {
    match entry {
        NewEntry { person: Some(person), message: Some(message), .. } => {
            of_message(connection, table, person, message).await
        }
        _ => Ok(None),
    }
}

async fn insert(
    connection: &mut SqliteConnection,
    table: &TableId,
    version: Version,
    entry: &NewEntry,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO log (table_id, version, kind, payload, person_id, message, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(table.as_str())
    .bind(version.0)
    .bind(&entry.kind)
    .bind(entry.payload.to_string())
    .bind(entry.person.as_ref().map(PersonId::as_str))
    .bind(entry.message.as_deref())
    .bind(entry.at.0)
    .execute(connection)
    .await?;
    Ok(())
}

pub async fn after(
    connection: &mut SqliteConnection,
    table: &TableId,
    after: Version,
) -> Result<Vec<LogEntry>, StoreError> {
    let rows = query(
        "SELECT version, kind, payload, person_id, message, at FROM log \
         WHERE table_id = $1 AND version > $2 ORDER BY version",
    )
    .bind(table.as_str())
    .bind(after.0)
    .fetch_all(connection)
    .await?;
    rows.iter().map(read).collect()
}

pub async fn of_message(
    connection: &mut SqliteConnection,
    table: &TableId,
    person: &PersonId,
    message: &str,
) -> Result<Option<Version>, StoreError> {
    let row =
        query("SELECT version FROM log WHERE table_id = $1 AND person_id = $2 AND message = $3")
            .bind(table.as_str())
            .bind(person.as_str())
            .bind(message)
            .fetch_optional(connection)
            .await?;
    row.map(|row| Ok(Version(row.try_get(0)?))).transpose()
}

pub async fn put_snapshot(
    connection: &mut SqliteConnection,
    table: &TableId,
    version: Version,
    state: &str,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO snapshots (table_id, version, state) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id, version) DO UPDATE SET state = excluded.state",
    )
    .bind(table.as_str())
    .bind(version.0)
    .bind(state)
    .execute(&mut *connection)
    .await?;
    // Where there are fewer, the inner query finds nothing and so nothing is older.
    query(
        "DELETE FROM snapshots WHERE table_id = $1 AND version < \
         (SELECT version FROM snapshots WHERE table_id = $1 ORDER BY version DESC LIMIT 1 OFFSET $2)",
    )
    .bind(table.as_str())
    .bind(SNAPSHOTS_KEPT - 1)
    .execute(connection)
    .await?;
    Ok(())
}

pub async fn snapshot(
    connection: &mut SqliteConnection,
    table: &TableId,
    at_most: Version,
) -> Result<Option<Snapshot>, StoreError> {
    let row = query(
        "SELECT version, state FROM snapshots WHERE table_id = $1 AND version <= $2 \
         ORDER BY version DESC LIMIT 1",
    )
    .bind(table.as_str())
    .bind(at_most.0)
    .fetch_optional(connection)
    .await?;
    let read = |row: SqliteRow| {
        let columns = Columns(&row);
        let version = Version(columns.number("version")?);
        Ok(Snapshot { version, state: columns.json("state")? })
    };
    row.map(read).transpose()
}

fn read(row: &SqliteRow) -> Result<LogEntry, StoreError> {
    let columns = Columns(row);
    Ok(LogEntry {
        version: Version(columns.number("version")?),
        kind: columns.text("kind")?,
        payload: columns.json("payload")?,
        person: columns.maybe_parsed("person_id")?,
        message: columns.maybe_text("message")?,
        at: columns.moment("at")?,
    })
}
