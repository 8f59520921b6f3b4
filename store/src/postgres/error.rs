//! What PostgreSQL's errors mean to who runs the program.

use std::error::Error as _;
use std::io;

use deadpool_postgres::{HookError, PoolError, TimeoutType};
use tokio_postgres::Error;
use tokio_postgres::error::{DbError, SqlState};

use crate::damage::Damage;
use crate::error::{AppendError, StoreError};

/// Why something did not come about.
#[derive(Clone, PartialEq, Debug)]
pub enum Failed {
    /// The database went away: it is not known what came of it.
    Lost(String),
    /// It got into the way of something else and was undone: it can be tried again.
    Again,
    /// For good.
    Store(StoreError),
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        Failed::Store(error)
    }
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> StoreError {
        match failed {
            Failed::Lost(why) => StoreError::Unreachable(why),
            Failed::Again => StoreError::Busy,
            Failed::Store(error) => error,
        }
    }
}

impl From<Failed> for AppendError {
    fn from(failed: Failed) -> AppendError {
        AppendError::Store(failed.into())
    }
}

impl From<Error> for Failed {
    fn from(error: Error) -> Failed {
        if let Some(error) = error.as_db_error() {
            return said_by_the_database(error);
        }
        let below = error.source();
        // Whatever has to do with the connection: refused, cut, not answered in time.
        let io = below.is_some_and(|below| below.downcast_ref::<io::Error>().is_some());
        let late = error.to_string().contains("timeout");
        let why = below.map_or_else(|| error.to_string(), ToString::to_string);
        match error.is_closed() || io || late {
            true => Failed::Lost(why),
            false => Failed::Store(StoreError::Other(error.to_string())),
        }
    }
}

fn said_by_the_database(error: &DbError) -> Failed {
    let code = error.code();
    let message = || error.message().to_string();
    match code.code() {
        "23503" => Failed::Store(StoreError::Missing("person or table")),
        "53100" => Failed::Store(StoreError::DiskFull),
        // It stops, starts, has no room for another connection, or is no longer the one that writes.
        "57P01" | "57P02" | "57P03" | "53300" | "25006" | "25P03" => Failed::Lost(message()),
        "40P01" | "40001" => Failed::Again,
        "XX001" | "XX002" => Failed::Store(StoreError::Corrupt(Damage::said(message()))),
        code if code.starts_with("08") => Failed::Lost(message()),
        // Nobody of this name, a wrong password, no such database.
        code if code.starts_with("28") || code == "3D000" => {
            Failed::Store(StoreError::Unreachable(message()))
        }
        _ => Failed::Store(StoreError::Other(message())),
    }
}

impl From<PoolError> for Failed {
    fn from(error: PoolError) -> Failed {
        match error {
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
                error.into()
            }
            PoolError::Closed => Failed::Store(StoreError::Closed),
            PoolError::Timeout(TimeoutType::Wait) => Failed::Store(StoreError::Busy),
            error @ PoolError::Timeout(_) => Failed::Lost(error.to_string()),
            error => Failed::Store(StoreError::Other(error.to_string())),
        }
    }
}

/// Whether something that must be there only once was there already.
pub fn is_taken(error: &Error) -> bool {
    error.code() == Some(&SqlState::UNIQUE_VIOLATION)
}
