//! Appending to logs: many at once in one commit, or one by itself.

use deadpool_postgres::ClientWrapper;
use futures_util::future::join4;
use serde_json::Value as Json;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::error::Failed;
use super::row::{self, storable};
use super::{log, tables};
use crate::error::{AppendError, StoreError};
use crate::id::{PersonId, TableId};
use crate::log::{Append, LogEntry, NewEntry, Version};
use crate::moment::Moment;
use crate::table::TableChange;

/// Locks the tables in one order, so that no two groups wait for each other. What follows in the same
/// transaction sees what those did that had the lock before.
const LOCK: &str = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";

/// Appends to many logs, to each that has the version it must have, and says what came of each.
/// A log that is packed in part is left to who appends one by one.
const APPEND: &str = "WITH \
    wanted AS MATERIALIZED (SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], \
        $4::BIGINT[]) WITH ORDINALITY AS w (id, expected, next, at, nr)), \
    entry AS MATERIALIZED (SELECT * FROM unnest($5::BIGINT[], $6::BIGINT[], $7::TEXT[], \
        $8::TEXT[], $9::TEXT[], $10::TEXT[], $11::BIGINT[]) \
        AS e (nr, version, kind, payload, person_id, message, at)), \
    repeated AS MATERIALIZED (SELECT e.nr, MIN(log.version) AS version FROM entry e \
        JOIN wanted w ON w.nr = e.nr JOIN log ON log.table_id = w.id \
        AND log.person_id = e.person_id AND log.message = e.message GROUP BY e.nr), \
    apart AS MATERIALIZED (SELECT w.nr FROM wanted w JOIN archives a ON a.table_id = w.id), \
    raised AS (UPDATE tables t SET version = w.next, updated = w.at FROM wanted w \
        WHERE t.id = w.id AND t.version = w.expected \
        AND NOT EXISTS (SELECT 1 FROM repeated r WHERE r.nr = w.nr) \
        AND NOT EXISTS (SELECT 1 FROM apart a WHERE a.nr = w.nr) RETURNING w.nr), \
    added AS (INSERT INTO log (table_id, version, kind, payload, person_id, message, at) \
        SELECT w.id, e.version, e.kind, e.payload, e.person_id, e.message, e.at \
        FROM raised JOIN wanted w ON w.nr = raised.nr JOIN entry e ON e.nr = w.nr) \
    SELECT raised.nr IS NOT NULL AS made, apart.nr IS NOT NULL AS apart, t.version AS actual, \
        r.version AS repeated FROM wanted w LEFT JOIN tables t ON t.id = w.id \
        LEFT JOIN raised ON raised.nr = w.nr LEFT JOIN apart ON apart.nr = w.nr \
        LEFT JOIN repeated r ON r.nr = w.nr ORDER BY w.nr";

const INSERT: &str = "INSERT INTO log (table_id, version, kind, payload, person_id, message, at) \
    SELECT $1, e.* FROM unnest($2::BIGINT[], $3::TEXT[], $4::TEXT[], $5::TEXT[], $6::TEXT[], \
    $7::BIGINT[]) AS e (version, kind, payload, person_id, message, at)";

/// What is appended.
#[derive(Debug)]
pub struct Written {
    pub append: Append,
}

impl From<Append> for Written {
    fn from(append: Append) -> Written {
        Written { append }
    }
}

impl Written {
    /// Whether there is nothing but entries: those can share a statement with others.
    pub fn is_plain(&self) -> bool {
        self.append.change == TableChange::default() && self.append.snapshot.is_none()
    }

    /// The version after it.
    fn next(&self) -> Version {
        self.append.expected.plus(self.append.entries.len())
    }

    fn at(&self) -> Moment {
        self.append.entries.last().map_or_else(Moment::now, |entry| entry.at)
    }
}

/// Entries in columns.
#[derive(Default)]
struct Entries<'w> {
    of: Vec<i64>,
    versions: Vec<i64>,
    kinds: Vec<&'w str>,
    payloads: Vec<&'w str>,
    people: Vec<Option<&'w str>>,
    messages: Vec<Option<std::borrow::Cow<'w, str>>>,
    moments: Vec<i64>,
}

impl<'w> Entries<'w> {
    fn push(&mut self, number: i64, written: &'w Written) {
        let versions = written.append.expected.0 + 1..;
        for (entry, version) in written.append.entries.iter().zip(versions) {
            self.of.push(number);
            self.versions.push(version);
            self.kinds.push(&entry.kind);
            self.payloads.push(&entry.payload);
            self.people.push(entry.person.as_ref().map(PersonId::as_str));
            self.messages.push(entry.message.as_deref().map(storable));
            self.moments.push(entry.at.0);
        }
    }
}

/// What came of one of many.
pub enum Outcome {
    /// It was appended, or refused for good.
    Said(Result<Version, AppendError>),
    /// It has to be appended by itself.
    Apart,
}

/// Appends to many logs, none twice, in one commit: all statements are sent at once, and what comes back
/// comes after the commit. If this fails none was appended, or, if the database was lost, perhaps all.
pub async fn append_all(
    client: &ClientWrapper,
    group: &[&Written],
) -> Result<Vec<Outcome>, Failed> {
    let lock = client.prepare_cached(LOCK).await?;
    let append = client.prepare_cached(APPEND).await?;
    let ids: Vec<&str> = group.iter().map(|written| written.append.table.as_str()).collect();
    let expected: Vec<i64> = group.iter().map(|written| written.append.expected.0).collect();
    let next: Vec<i64> = group.iter().map(|written| written.next().0).collect();
    let at: Vec<i64> = group.iter().map(|written| written.at().0).collect();
    let mut entries = Entries::default();
    for (written, number) in group.iter().zip(1..) {
        entries.push(number, written);
    }
    let locked: &[&(dyn ToSql + Sync)] = &[&ids];
    let appended: &[&(dyn ToSql + Sync)] = &[
        &ids,
        &expected,
        &next,
        &at,
        &entries.of,
        &entries.versions,
        &entries.kinds,
        &entries.payloads,
        &entries.people,
        &entries.messages,
        &entries.moments,
    ];
    let (begun, locked, made, committed) = join4(
        client.batch_execute("BEGIN"),
        client.execute(&lock, locked),
        client.query(&append, appended),
        client.batch_execute("COMMIT"),
    )
    .await;
    begun?;
    locked?;
    // After an error the database makes a commit into a return to what was before.
    let made = made?;
    committed?;
    Ok(made.iter().zip(group).map(|(row, written)| outcome(row, written)).collect())
}

fn outcome(row: &Row, written: &Written) -> Outcome {
    let (made, apart): (bool, bool) = (row.get(0), row.get(1));
    let (actual, repeated): (Option<i64>, Option<i64>) = (row.get(2), row.get(3));
    if made {
        return Outcome::Said(Ok(written.next()));
    }
    if let Some(version) = repeated {
        return Outcome::Said(Err(AppendError::Repeated { version: Version(version) }));
    }
    match actual {
        None => Outcome::Said(Err(StoreError::Missing("table").into())),
        Some(_) if apart => Outcome::Apart,
        Some(actual) => Outcome::Said(Err(AppendError::Conflict { actual: Version(actual) })),
    }
}

/// What came of an append by itself; only what failed is an error.
type Alone = Result<Result<Version, AppendError>, Failed>;

/// Appends to one log, with all that belongs to it. Where the database was lost while the same was tried
/// before, it may have been appended then: if so the log says it.
pub async fn append_one(client: &ClientWrapper, written: &Written, tried: bool) -> Alone {
    client.batch_execute("BEGIN").await?;
    let made = append_within(client, written, tried).await;
    match &made {
        Ok(Ok(_)) => client.batch_execute("COMMIT").await?,
        // What failed because the database was lost cannot be undone, and need not be.
        _ => drop(client.batch_execute("ROLLBACK").await),
    }
    made
}

async fn append_within(client: &ClientWrapper, written: &Written, tried: bool) -> Alone {
    let Append { table, expected, entries, change, snapshot } = &written.append;
    let sql = "SELECT version FROM tables WHERE id = $1 FOR NO KEY UPDATE";
    let found = row::rows(client, sql, &[&table.as_str()]).await?;
    let Some(actual) = found.first().map(|row| Version(row.get(0))) else {
        return Ok(Err(StoreError::Missing("table").into()));
    };
    let next = written.next();
    if tried && actual >= next && is_there(client, written).await? {
        return Ok(Ok(next));
    }
    for entry in entries {
        if let Some(version) = played(client, table, entry).await? {
            return Ok(Err(AppendError::Repeated { version }));
        }
    }
    if actual != *expected {
        return Ok(Err(AppendError::Conflict { actual }));
    }
    // What is packed in part is to be packed again.
    let raise = "UPDATE tables SET version = $1, updated = $2, packed = 0 WHERE id = $3";
    row::execute(client, raise, &[&next.0, &written.at().0, &table.as_str()]).await?;
    let mut columns = Entries::default();
    columns.push(1, written);
    row::execute(
        client,
        INSERT,
        &[
            &table.as_str(),
            &columns.versions,
            &columns.kinds,
            &columns.payloads,
            &columns.people,
            &columns.messages,
            &columns.moments,
        ],
    )
    .await?;
    if *change != TableChange::default() {
        tables::change(client, table, change, written.at()).await?;
    }
    if let Some(state) = snapshot {
        log::put_snapshot(client, table, next, state).await?;
    }
    Ok(Ok(next))
}

async fn played(
    client: &ClientWrapper,
    table: &TableId,
    entry: &NewEntry,
) -> Result<Option<Version>, Failed> {
    match entry {
        NewEntry { person: Some(person), message: Some(message), .. } => {
            log::of_message(client, table, person, message).await
        }
        _ => Ok(None),
    }
}

/// Whether the log holds just these entries where they were to be appended. Nobody else appends the same
/// at the same moment; and if somebody did, the log would be as it should be.
async fn is_there(client: &ClientWrapper, written: &Written) -> Result<bool, Failed> {
    let Append { table, expected, entries, .. } = &written.append;
    let log = log::after(client, table, *expected).await?;
    let is_same = |(stored, new): (&LogEntry, &NewEntry)| {
        let payload = serde_json::from_str::<Json>(&new.payload);
        stored.kind == new.kind
            && payload.is_ok_and(|payload| payload == stored.payload)
            && stored.person == new.person
            && stored.message.as_deref() == new.message.as_deref().map(storable).as_deref()
            && stored.at == new.at
    };
    Ok(!entries.is_empty() && log.len() >= entries.len() && log.iter().zip(entries).all(is_same))
}
