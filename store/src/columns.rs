//! Reading the columns of a row as what they mean, whichever database it comes from.

use std::str::FromStr;

use serde::de::DeserializeOwned;

use crate::damage::Damage;
use crate::error::StoreError;
use crate::log::Version;
use crate::moment::Moment;

/// A row whose columns are read by their names. What cannot be read is damage.
pub trait Columns {
    fn maybe_number(&self, column: &'static str) -> Result<Option<i64>, StoreError>;

    fn maybe_words(&self, column: &'static str) -> Result<Option<&str>, StoreError>;

    fn number(&self, column: &'static str) -> Result<i64, StoreError> {
        self.maybe_number(column)?.ok_or_else(|| damaged(column))
    }

    fn words(&self, column: &'static str) -> Result<&str, StoreError> {
        self.maybe_words(column)?.ok_or_else(|| damaged(column))
    }

    /// A number that is never negative, as a smaller type.
    fn count<T: TryFrom<i64>>(&self, column: &'static str) -> Result<T, StoreError> {
        T::try_from(self.number(column)?).map_err(|_| damaged(column))
    }

    fn version(&self, column: &'static str) -> Result<Version, StoreError> {
        self.number(column).map(Version)
    }

    fn moment(&self, column: &'static str) -> Result<Moment, StoreError> {
        self.number(column).map(Moment)
    }

    fn text(&self, column: &'static str) -> Result<String, StoreError> {
        self.words(column).map(str::to_string)
    }

    fn maybe_text(&self, column: &'static str) -> Result<Option<String>, StoreError> {
        Ok(self.maybe_words(column)?.map(str::to_string))
    }

    fn parsed<T: FromStr>(&self, column: &'static str) -> Result<T, StoreError> {
        self.words(column)?.parse().map_err(|_| damaged(column))
    }

    fn maybe_parsed<T: FromStr>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        let parse = |text: &str| text.parse().map_err(|_| damaged(column));
        self.maybe_words(column)?.map(parse).transpose()
    }

    fn json<T: DeserializeOwned>(&self, column: &'static str) -> Result<T, StoreError> {
        serde_json::from_str(self.words(column)?).map_err(|_| damaged(column))
    }

    fn maybe_json<T: DeserializeOwned>(
        &self,
        column: &'static str,
    ) -> Result<Option<T>, StoreError> {
        let read = |text: &str| serde_json::from_str(text).map_err(|_| damaged(column));
        self.maybe_words(column)?.map(read).transpose()
    }
}

/// A column does not hold what it should.
pub fn damaged(column: &'static str) -> StoreError {
    StoreError::Corrupt(Damage::new("damaged-column").with("column", column))
}
