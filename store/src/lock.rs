//! One store, one program, and one data directory, one server: a lock that ends with the process that holds it.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::StoreError;

/// How long to wait for who holds the lock: as long as a program takes that is just about to end.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long to wait before trying again.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// A lock on a file of its own. The system lets go of it with the process, however that
/// ends; the file stays, and says which process held it last.
#[derive(Debug)]
pub struct Lock {
    _held: File,
}

/// Why a lock is not taken.
#[derive(Debug)]
pub enum NotLocked {
    /// Another has it.
    Held {
        /// The process, where it can be told.
        process: Option<u32>,
    },
    /// The file cannot be made, or not be locked.
    Failed(io::Error),
}

impl From<NotLocked> for StoreError {
    fn from(not: NotLocked) -> StoreError {
        match not {
            NotLocked::Held { process } => StoreError::Served { process },
            NotLocked::Failed(error) => failed(&error),
        }
    }
}

impl Lock {
    /// Takes the lock of a database, or says which process has it.
    pub(crate) fn take(database: &Path) -> Result<Lock, StoreError> {
        Ok(Lock::on(&beside(database))?)
    }

    /// Takes the lock that this file is, and makes it if it is not there. Who has it is waited for as long as a
    /// program takes to end.
    pub fn on(path: &Path) -> Result<Lock, NotLocked> {
        let open =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = open.map_err(NotLocked::Failed)?;
        let began = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if began.elapsed() < PATIENCE => {
                    thread::sleep(BETWEEN_TRIES);
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(NotLocked::Held { process: holder(&mut file) });
                }
                Err(TryLockError::Error(error)) => return Err(NotLocked::Failed(error)),
            }
        }
        sign(&mut file).map_err(NotLocked::Failed)?;
        Ok(Lock { _held: file })
    }
}

/// The file that is locked for a database.
fn beside(database: &Path) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(".lock");
    name.into()
}

/// Writes down who holds the lock.
fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    write!(file, "{}", std::process::id())
}

/// Who signed, if that can be read.
fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.rewind().ok()?;
    file.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

/// What it means that a file could not be made, written or moved.
pub(crate) fn failed(error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::DiskFull,
        io::ErrorKind::PermissionDenied
        | io::ErrorKind::ReadOnlyFilesystem
        | io::ErrorKind::NotFound
        | io::ErrorKind::NotADirectory
        | io::ErrorKind::IsADirectory => StoreError::ReadOnly,
        _ => StoreError::Other(error.to_string()),
    }
}
