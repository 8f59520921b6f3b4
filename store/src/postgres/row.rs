//! Asking by prepared statements, and the rows that they find.

use std::borrow::Cow;

use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::error::Failed;
use crate::columns::{Columns, damaged};
use crate::error::StoreError;

/// What a statement is about.
pub type Params<'p> = &'p [&'p (dyn ToSql + Sync)];

/// All rows that a statement finds.
pub async fn rows(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
) -> Result<Vec<Row>, tokio_postgres::Error> {
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, params).await
}

/// The first row that a statement finds, if it finds any.
pub async fn first<T>(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
    read: impl FnOnce(&Row) -> Result<T, StoreError>,
) -> Result<Option<T>, Failed> {
    let found = rows(client, sql, params).await?;
    Ok(found.first().map(read).transpose()?)
}

/// All rows that a statement finds, read.
pub async fn all<T>(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
    read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, Failed> {
    let found = rows(client, sql, params).await?;
    Ok(found.iter().map(read).collect::<Result<_, _>>()?)
}

/// Carries out a statement that finds nothing, and says how many rows it changed.
pub async fn execute(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
) -> Result<u64, tokio_postgres::Error> {
    let statement = client.prepare_cached(sql).await?;
    client.execute(&statement, params).await
}

/// A text as PostgreSQL takes it: it refuses the one character NUL, in whose place its picture is put.
/// Only the ids that programs give their messages can hold one.
pub fn storable(text: &str) -> Cow<'_, str> {
    match text.contains('\0') {
        true => Cow::Owned(text.replace('\0', "\u{2400}")),
        false => Cow::Borrowed(text),
    }
}

impl Columns for Row {
    fn maybe_number(&self, column: &'static str) -> Result<Option<i64>, StoreError> {
        self.try_get(column).map_err(|_| damaged(column))
    }

    fn maybe_words(&self, column: &'static str) -> Result<Option<&str>, StoreError> {
        self.try_get(column).map_err(|_| damaged(column))
    }
}

/// What is packed in a column.
pub fn bytes<'r>(row: &'r Row, column: &'static str) -> Result<&'r [u8], StoreError> {
    row.try_get(column).map_err(|_| damaged(column))
}
