//! The log of a table, its snapshots and its stretches, as they are read and kept.

use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

use super::error::Failed;
use super::row::{self, storable};
use crate::columns::damaged;
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::log::{LogEntry, Snapshot, Stretch, TableState, Version};
use crate::moment::Moment;
use crate::packed;

/// How many snapshots of a table are kept. A reader that learnt the version of a table just before the
/// newest was taken still finds the one before.
const SNAPSHOTS_KEPT: i64 = 2;

/// The entries after a version. One statement, so that nothing is packed between one look and the next:
/// what is packed comes first, as a row without a kind; whatever else is in the log came later.
pub async fn after(
    client: &ClientWrapper,
    table: &TableId,
    after: Version,
) -> Result<Vec<LogEntry>, Failed> {
    let sql = "SELECT version, NULL AS kind, NULL AS payload, NULL AS person_id, NULL AS message, \
               0::BIGINT AS at, entries FROM archives WHERE table_id = $1 AND version > $2 \
               UNION ALL SELECT version, kind, payload, person_id, message, at, NULL FROM log \
               WHERE table_id = $1 AND version > $2 ORDER BY version";
    let mut entries = Vec::new();
    for row in row::rows(client, sql, &[&table.as_str(), &after.0]).await? {
        let kind: Option<&str> = row.try_get(1).map_err(|_| damaged("kind"))?;
        if kind.is_some() {
            entries.push(read(&row)?);
            continue;
        }
        let until = Version(row.get(0));
        let lines = packed::lines(table, row::bytes(&row, "entries")?)?;
        entries = packed::entries(table, &lines, until, after)?;
    }
    Ok(entries)
}

/// By number and not by name: a log is long.
fn read(row: &Row) -> Result<LogEntry, StoreError> {
    let payload: &str = row.try_get(2).map_err(|_| damaged("payload"))?;
    let person: Option<&str> = row.try_get(3).map_err(|_| damaged("person_id"))?;
    Ok(LogEntry {
        version: Version(row.get(0)),
        kind: row.get(1),
        payload: serde_json::from_str(payload).map_err(|_| damaged("payload"))?,
        person: person.map(|id| id.parse().map_err(|_| damaged("person_id"))).transpose()?,
        message: row.get(4),
        at: Moment(row.get(5)),
    })
}

pub async fn of_message(
    client: &ClientWrapper,
    table: &TableId,
    person: &PersonId,
    message: &str,
) -> Result<Option<Version>, Failed> {
    let message = storable(message);
    let sql = "SELECT version, NULL AS entries FROM log \
               WHERE table_id = $1 AND person_id = $2 AND message = $3 \
               UNION ALL SELECT version, entries FROM archives WHERE table_id = $1";
    let found = row::rows(client, sql, &[&table.as_str(), &person.as_str(), &message]).await?;
    for row in &found {
        let blob: Option<&[u8]> = row.try_get(1).map_err(|_| damaged("entries"))?;
        let until = Version(row.get(0));
        let Some(blob) = blob else { return Ok(Some(until)) };
        let lines = packed::lines(table, blob)?;
        let entries = packed::entries(table, &lines, until, Version::START)?;
        if let Some(version) = packed::version_of(&entries, person, &message) {
            return Ok(Some(version));
        }
    }
    Ok(None)
}

pub async fn put_snapshot(
    client: &ClientWrapper,
    table: &TableId,
    version: Version,
    state: &TableState,
) -> Result<(), Failed> {
    let (format, rules) = (i64::from(state.format), i64::from(state.rules));
    let state = state.state.to_string();
    row::execute(
        client,
        "INSERT INTO snapshots (table_id, version, format, rules, state) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, version) DO UPDATE SET \
         format = excluded.format, rules = excluded.rules, state = excluded.state",
        &[&table.as_str(), &version.0, &format, &rules, &state],
    )
    .await?;
    // Where there are fewer, the inner query finds nothing and so nothing is older.
    row::execute(
        client,
        "DELETE FROM snapshots WHERE table_id = $1 AND version < \
         (SELECT version FROM snapshots WHERE table_id = $1 ORDER BY version DESC LIMIT 1 OFFSET $2)",
        &[&table.as_str(), &(SNAPSHOTS_KEPT - 1)],
    )
    .await?;
    Ok(())
}

pub async fn snapshot(
    client: &ClientWrapper,
    table: &TableId,
    at_most: Version,
) -> Result<Option<Snapshot>, Failed> {
    let sql = "SELECT version, format, rules, state FROM snapshots \
               WHERE table_id = $1 AND version <= $2 ORDER BY version DESC LIMIT 1";
    row::first(client, sql, &[&table.as_str(), &at_most.0], Snapshot::read).await
}

pub async fn put_stretch(
    client: &ClientWrapper,
    table: &TableId,
    stretch: &Stretch,
    steps: &[u8],
) -> Result<(), Failed> {
    let sql = "INSERT INTO stretches (table_id, version, after, steps) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (table_id, version) DO UPDATE \
               SET after = excluded.after, steps = excluded.steps";
    let (until, after) = (stretch.until.0, stretch.after.0);
    row::execute(client, sql, &[&table.as_str(), &until, &after, &steps]).await?;
    Ok(())
}

pub async fn stretches(
    client: &ClientWrapper,
    table: &TableId,
    until: Version,
) -> Result<Vec<Stretch>, Failed> {
    let sql = "SELECT version, after, steps FROM stretches WHERE table_id = $1 AND version <= $2";
    let found = row::all(client, sql, &[&table.as_str(), &until.0], |row| {
        let steps = packed::unpack_steps(row::bytes(row, "steps")?);
        let steps = steps.ok_or_else(|| damaged("steps"))?;
        Ok(Stretch { after: Version(row.get(1)), until: Version(row.get(0)), steps })
    })
    .await?;
    Ok(packed::way(found, until))
}
