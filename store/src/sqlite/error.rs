//! What SQLite's errors mean to who runs the program.

use rusqlite::ffi::{
    ErrorCode, SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE,
};

use crate::damage::Damage;
use crate::error::{AppendError, StoreError};

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        if error.sqlite_extended_error_code() == Some(SQLITE_CONSTRAINT_FOREIGNKEY) {
            return StoreError::Missing("person or table");
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen) => StoreError::ReadOnly,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Corrupt(Damage::said(error.to_string()))
            }
            Some(ErrorCode::DiskFull) => StoreError::DiskFull,
            _ => StoreError::Other(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for AppendError {
    fn from(error: rusqlite::Error) -> AppendError {
        AppendError::Store(error.into())
    }
}

/// Whether something that must be there only once was there already.
pub fn is_taken(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_extended_error_code(),
        Some(SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY)
    )
}
