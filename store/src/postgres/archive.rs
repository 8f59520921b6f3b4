//! Packing the logs of tables that are over.

use deadpool_postgres::{ClientWrapper, Transaction};

use super::error::Failed;
use crate::columns::damaged;
use crate::error::StoreError;
use crate::id::TableId;
use crate::log::Version;
use crate::moment::Moment;
use crate::packed::{self, Head, Packer};

/// How many tables are looked for at once.
const AT_ONCE: i64 = 1000;

/// Tables that were over by a moment and whose logs are not packed, some of them.
pub async fn to_pack(client: &ClientWrapper, over_by: Moment) -> Result<Vec<TableId>, Failed> {
    let sql = "SELECT id FROM tables WHERE ended IS NOT NULL AND packed = 0 AND version > 0 \
               AND ended <= $1 ORDER BY ended LIMIT $2";
    let found = client.query(sql, &[&over_by.0, &AT_ONCE]).await?;
    let id = |row: &tokio_postgres::Row| row.get::<_, &str>(0).parse();
    Ok(found.iter().map(id).collect::<Result<_, _>>().map_err(|_| damaged("id"))?)
}

/// Packs the log of a table, whole or not at all. Says whether it did: not where another node does.
pub async fn pack(client: &mut ClientWrapper, table: &TableId) -> Result<bool, Failed> {
    let transaction = client.transaction().await?;
    let sql = "SELECT version FROM tables WHERE id = $1 AND packed = 0 \
               FOR NO KEY UPDATE SKIP LOCKED";
    let Some(row) = transaction.query_opt(sql, &[&table.as_str()]).await? else {
        return Ok(false);
    };
    let version = Version(row.get(0));
    let entries = packed_log(&transaction, table, version).await?;
    let put = "INSERT INTO archives (table_id, version, entries) VALUES ($1, $2, $3) \
               ON CONFLICT (table_id) DO UPDATE \
               SET version = excluded.version, entries = excluded.entries";
    transaction.execute(put, &[&table.as_str(), &version.0, &entries]).await?;
    let take_out = "DELETE FROM log WHERE table_id = $1 AND version <= $2";
    transaction.execute(take_out, &[&table.as_str(), &version.0]).await?;
    let note = "UPDATE tables SET packed = version WHERE id = $1";
    transaction.execute(note, &[&table.as_str()]).await?;
    // Nothing comes after: of the two newest snapshots the last is enough.
    let thin = "DELETE FROM snapshots WHERE table_id = $1 AND version < \
                (SELECT MAX(version) FROM snapshots WHERE table_id = $1)";
    transaction.execute(thin, &[&table.as_str()]).await?;
    transaction.commit().await?;
    Ok(true)
}

async fn packed_log(
    transaction: &Transaction<'_>,
    table: &TableId,
    version: Version,
) -> Result<Vec<u8>, Failed> {
    let sql = "SELECT version, entries FROM archives WHERE table_id = $1";
    let before = match transaction.query_opt(sql, &[&table.as_str()]).await? {
        Some(row) => Some((Version(row.get(0)), packed::lines(table, row.get(1))?)),
        None => None,
    };
    let mut packer = Packer::new(table, before)?;
    let sql = "SELECT version, kind, payload, person_id, message, at FROM log \
               WHERE table_id = $1 AND version >= $2 ORDER BY version";
    let rows = transaction.query(sql, &[&table.as_str(), &packer.next()]).await?;
    // A long log takes a while: others need not wait for it.
    let packing = tokio::task::spawn_blocking(move || {
        for row in &rows {
            let person: Option<&str> = row.get(3);
            let head = Head {
                kind: row.get(1),
                at: Moment(row.get(5)),
                person: person.map(str::parse).transpose().map_err(|_| damaged("person_id"))?,
                message: row.get(4),
            };
            packer.push(row.get(0), &head, row.get(2))?;
        }
        packer.finish(version)
    });
    Ok(packing.await.map_err(|_| StoreError::Closed)??)
}
