//! Everything in the database, row by row, on its way from a file or to one.

use std::path::Path;
use std::pin::pin;

use deadpool_postgres::Pool;
use futures_util::{TryStreamExt, future};
use tokio::sync::mpsc;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{IsolationLevel, Transaction};

use super::Postgres;
use super::error::Failed;
use crate::address::PostgresAddress;
use crate::carry::{CARRIED, Carried, Copied, Kind, LOT, LOTS, Row, Sum, Value};
use crate::columns::damaged;
use crate::error::StoreError;
use crate::sqlite::{Source, Target};
use crate::store::Store as _;

/// The order of letters that SQLite has, too.
const COLLATION: &str = " COLLATE \"C\"";

/// What is carried may be much, and then a file takes longer than a transaction may wait elsewhere.
const UNHURRIED: &str = "SET LOCAL idle_in_transaction_session_timeout = 0";

/// Fills a database in which nothing is stored yet from a file, all of it or nothing.
pub async fn fill(source: Source, to: &PostgresAddress) -> Result<Vec<Copied>, StoreError> {
    let target = Postgres::open(to).await?;
    let filled = fill_pool(source, &target.pool).await;
    target.close().await;
    filled
}

async fn fill_pool(mut source: Source, pool: &Pool) -> Result<Vec<Copied>, StoreError> {
    let mut client = pool.get().await.map_err(Failed::from)?;
    let transaction =
        tokio_postgres::Client::transaction(&mut client).await.map_err(Failed::from)?;
    transaction.batch_execute(UNHURRIED).await.map_err(Failed::from)?;
    make_room(&transaction).await?;
    let mut copied = Vec::new();
    for carried in CARRIED {
        let (to, from) = mpsc::channel(LOTS);
        let (read, put) =
            future::join(source.read(carried, to), put(&transaction, carried, from)).await;
        // Where putting fails, reading does too, but only because nobody takes what was read.
        put?;
        let sum;
        (source, sum) = read?;
        let arrived = read_all(&transaction, carried, None).await?;
        copied.push(Copied { table: carried.table, rows: sum.agree(arrived, carried.table)? });
    }
    transaction.commit().await.map_err(Failed::from)?;
    source.close();
    // So that statements are planned by how much there is; nothing is lost if it fails.
    let _ = client.batch_execute("ANALYZE").await;
    Ok(copied)
}

/// Nothing but what a database is opened with may be there, and that gives way.
async fn make_room(transaction: &Transaction<'_>) -> Result<(), Failed> {
    let locked = "LOCK TABLE people, tables, secrets IN SHARE ROW EXCLUSIVE MODE";
    transaction.batch_execute(locked).await?;
    let sql = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)";
    if transaction.query_one(sql, &[]).await?.get(0) {
        return Err(StoreError::NotEmpty.into());
    }
    transaction.batch_execute("DELETE FROM secrets").await?;
    Ok(())
}

/// Puts rows into a table, as long as some come.
async fn put(
    transaction: &Transaction<'_>,
    carried: &Carried,
    mut from: mpsc::Receiver<Vec<Row>>,
) -> Result<(), Failed> {
    let copy = format!("COPY {} ({}) FROM STDIN BINARY", carried.table, carried.names());
    let types: Vec<Type> = carried.columns.iter().map(|(_, kind)| type_of(*kind)).collect();
    let mut writer = pin!(BinaryCopyInWriter::new(transaction.copy_in(&copy).await?, &types));
    while let Some(lot) = from.recv().await {
        for row in &lot {
            let values = row.iter().zip(carried.columns);
            let values: Vec<_> = values.map(|(value, (_, kind))| as_sql(value, *kind)).collect();
            writer.as_mut().write(&values).await?;
        }
    }
    writer.finish().await?;
    Ok(())
}

/// Reads all rows of a table, hands them over if somebody takes them, and says what they add up to.
async fn read_all(
    transaction: &Transaction<'_>,
    carried: &Carried,
    to: Option<mpsc::Sender<Vec<Row>>>,
) -> Result<Sum, Failed> {
    let none: [&(dyn ToSql + Sync); 0] = [];
    let rows = transaction.query_raw(&carried.select(COLLATION), none).await?;
    let mut rows = pin!(rows);
    let (mut sum, mut lot) = (Sum::default(), Vec::with_capacity(LOT));
    while let Some(row) = rows.try_next().await? {
        let columns = carried.columns.iter().enumerate();
        let values = columns.map(|(at, (name, kind))| value(&row, at, name, *kind));
        let row = values.collect::<Result<Row, StoreError>>()?;
        sum.add(&row);
        let Some(to) = &to else { continue };
        lot.push(row);
        if lot.len() == LOT {
            to.send(std::mem::take(&mut lot)).await.map_err(|_| StoreError::Closed)?;
        }
    }
    if let Some(to) = to {
        to.send(lot).await.map_err(|_| StoreError::Closed)?;
    }
    Ok(sum)
}

/// Writes everything as it is at one moment into a new SQLite file.
pub async fn back_up(pool: &Pool, to: &Path) -> Result<(), StoreError> {
    let target = Target::make(to).await?;
    let written = write_file(pool, target).await;
    if written.is_err() {
        Target::give_up(to);
    }
    written
}

async fn write_file(pool: &Pool, mut target: Target) -> Result<(), StoreError> {
    let mut client = pool.get().await.map_err(Failed::from)?;
    let transaction = tokio_postgres::Client::build_transaction(&mut client)
        .isolation_level(IsolationLevel::RepeatableRead)
        .read_only(true)
        .start()
        .await
        .map_err(Failed::from)?;
    transaction.batch_execute(UNHURRIED).await.map_err(Failed::from)?;
    for carried in CARRIED {
        let (to, from) = mpsc::channel(LOTS);
        let reading = read_all(&transaction, carried, Some(to));
        let (read, wrote) = future::join(reading, target.write(carried, from)).await;
        let arrived;
        (target, arrived) = wrote?;
        read?.agree(arrived, carried.table)?;
    }
    target.keep().await
}

fn type_of(kind: Kind) -> Type {
    match kind {
        Kind::Number => Type::INT8,
        Kind::Text => Type::TEXT,
        Kind::Bytes => Type::BYTEA,
    }
}

/// A value as PostgreSQL's client takes it; nothing has a kind, too.
fn as_sql(value: &Value, kind: Kind) -> &(dyn ToSql + Sync) {
    match (value, kind) {
        (Value::Number(number), _) => number,
        (Value::Text(text), _) => text,
        (Value::Bytes(bytes), _) => bytes,
        (Value::Null, Kind::Number) => &None::<i64>,
        (Value::Null, Kind::Text) => &None::<String>,
        (Value::Null, Kind::Bytes) => &None::<Vec<u8>>,
    }
}

fn value(
    row: &tokio_postgres::Row,
    at: usize,
    name: &'static str,
    kind: Kind,
) -> Result<Value, StoreError> {
    let found = match kind {
        Kind::Number => row.try_get::<_, Option<i64>>(at).map(|found| found.map(Value::Number)),
        Kind::Text => row.try_get::<_, Option<String>>(at).map(|found| found.map(Value::Text)),
        Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(at).map(|found| found.map(Value::Bytes)),
    };
    Ok(found.map_err(|_| damaged(name))?.unwrap_or(Value::Null))
}
