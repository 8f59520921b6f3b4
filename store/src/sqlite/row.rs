//! Reading the columns of a row as what they mean.

use std::str::FromStr;

use serde_json::Value as Json;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use crate::error::StoreError;
use crate::moment::Moment;

/// A row whose columns are read as what they mean. What cannot be read is damage.
pub struct Columns<'r>(pub &'r SqliteRow);

impl Columns<'_> {
    pub fn number(&self, column: &'static str) -> Result<i64, StoreError> {
        Ok(self.0.try_get(column)?)
    }

    pub fn moment(&self, column: &'static str) -> Result<Moment, StoreError> {
        self.number(column).map(Moment)
    }

    pub fn text(&self, column: &'static str) -> Result<String, StoreError> {
        Ok(self.0.try_get(column)?)
    }

    pub fn maybe_text(&self, column: &'static str) -> Result<Option<String>, StoreError> {
        Ok(self.0.try_get(column)?)
    }

    pub fn is_null(&self, column: &'static str) -> Result<bool, StoreError> {
        Ok(self.0.try_get::<Option<i64>, _>(column)?.is_none())
    }

    pub fn parsed<T: FromStr>(&self, column: &'static str) -> Result<T, StoreError> {
        self.text(column)?.parse().map_err(|_| damaged(column))
    }

    pub fn maybe_parsed<T: FromStr>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        let parse = |text: String| text.parse().map_err(|_| damaged(column));
        self.maybe_text(column)?.map(parse).transpose()
    }

    pub fn json(&self, column: &'static str) -> Result<Json, StoreError> {
        serde_json::from_str(&self.text(column)?).map_err(|_| damaged(column))
    }

    pub fn maybe_json(&self, column: &'static str) -> Result<Option<Json>, StoreError> {
        let read = |text: String| serde_json::from_str(&text).map_err(|_| damaged(column));
        self.maybe_text(column)?.map(read).transpose()
    }
}

/// A column does not hold what it should.
pub fn damaged(column: &'static str) -> StoreError {
    StoreError::Corrupt(format!("the column {column} cannot be read"))
}
