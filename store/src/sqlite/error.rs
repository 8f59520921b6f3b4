//! What SQLite's errors mean to who runs the program.

use sqlx::error::DatabaseError;

use crate::error::{AppendError, StoreError};

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Database(error) => meaning(&*error),
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StoreError::Closed,
            other => StoreError::Other(other.to_string()),
        }
    }
}

impl From<sqlx::Error> for AppendError {
    fn from(error: sqlx::Error) -> AppendError {
        AppendError::Store(error.into())
    }
}

/// See <https://www.sqlite.org/rescode.html>: the lowest byte is the kind, the rest a detail.
fn meaning(error: &dyn DatabaseError) -> StoreError {
    if error.is_foreign_key_violation() {
        return StoreError::Missing("person or table");
    }
    let code: Option<i32> = error.code().and_then(|code| code.parse().ok());
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => StoreError::Locked,
        Some(8 | 14) => StoreError::ReadOnly,
        Some(11 | 26) => StoreError::Corrupt(error.message().to_string()),
        Some(13) => StoreError::DiskFull,
        _ => StoreError::Other(error.message().to_string()),
    }
}

/// Whether something that must be there only once was there already.
pub fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(DatabaseError::is_unique_violation)
}
