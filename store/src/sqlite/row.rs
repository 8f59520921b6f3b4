//! Asking by prepared statements, and the rows that they find.

use rusqlite::{Connection, Params, Row};

use crate::columns::{Columns, damaged};
use crate::error::StoreError;

/// The first row that a statement finds, if it finds any.
pub fn first<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    rows.next()?.map(read).transpose()
}

/// All rows that a statement finds.
pub fn all<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    mut read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(read(row)?);
    }
    Ok(found)
}

/// Carries out a statement that finds nothing, and says how many rows it changed.
pub fn execute(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<usize, rusqlite::Error> {
    connection.prepare_cached(sql)?.execute(params)
}

impl Columns for Row<'_> {
    fn maybe_number(&self, column: &'static str) -> Result<Option<i64>, StoreError> {
        self.get(column).map_err(|_| damaged(column))
    }

    fn maybe_words(&self, column: &'static str) -> Result<Option<&str>, StoreError> {
        let found = self.get_ref(column).map_err(|_| damaged(column))?;
        found.as_str_or_null().map_err(|_| damaged(column))
    }
}
