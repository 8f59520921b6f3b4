//! Copies of a database: made while it is in use, and put in its place again.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::{Place, check, schema};
use crate::error::StoreError;
use crate::lock;

/// Writes all that is committed into a new file, whole or not at all.
pub fn back_up(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    let part = make_part(to)?;
    let written = write_copy(connection, &part).and_then(|()| move_to(&part, to));
    if written.is_err() {
        remove_part(to);
    }
    written
}

/// Makes the file that becomes another when it is whole: empty, and readable by its owner alone, as it is
/// to hold seeds and the hashes of passwords. [`StoreError::Exists`] if there is something of its name.
pub fn make_part(of: &Path) -> Result<PathBuf, StoreError> {
    if of.exists() {
        return Err(StoreError::Exists(of.to_path_buf()));
    }
    let part = named(of, ".part");
    remove(&part)?;
    make_private(&part)?;
    Ok(part)
}

/// Removes what is left of a file that did not become whole. It is of no use; if it cannot be removed, it
/// says by its name what it is.
pub fn remove_part(of: &Path) {
    for beside in ["", "-journal"] {
        let _ = fs::remove_file(named(&named(of, ".part"), beside));
    }
}

fn make_private(path: &Path) -> Result<File, StoreError> {
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    file.map_err(|error| lock::failed(&error))
}

/// Puts a copy where the database is, after it was found to be whole. Refuses while a program serves
/// the data, and where there is some already unless it is to be replaced; then the old database is
/// kept beside the new one, with `.replaced` after its name.
pub fn restore(from: &Path, database: &Path, replace: bool) -> Result<(), StoreError> {
    let copy = Place::of(from).look()?;
    schema::known(&copy)?;
    if let Some(fault) = check::file_faults(&copy)?.first() {
        return Err(StoreError::Corrupt(fault.clone()));
    }
    let _alone = lock::Lock::take(database)?;
    let taken = fs::metadata(database).is_ok_and(|found| found.len() > 0);
    if taken && !replace {
        return Err(StoreError::Exists(database.to_path_buf()));
    }
    let part = named(database, ".part");
    remove(&part)?;
    make_private(&part)?;
    write_copy(&copy, &part)?;
    if taken {
        // What was committed last may still be in the write-ahead log; the two belong together.
        for beside in ["", "-wal"] {
            let old = named(database, beside);
            if old.exists() {
                let kept = named(&named(database, ".replaced"), beside);
                fs::rename(&old, kept).map_err(|error| lock::failed(&error))?;
            }
        }
    }
    for beside in ["-wal", "-shm"] {
        remove(&named(database, beside))?;
    }
    move_to(&part, database)
}

/// Writes everything into a file that is empty yet.
fn write_copy(connection: &Connection, part: &Path) -> Result<(), StoreError> {
    let name = part.to_str().ok_or_else(|| StoreError::Other("the name is no text".into()))?;
    let file = File::open(part).map_err(|error| lock::failed(&error))?;
    connection.execute("VACUUM INTO $1", [name])?;
    file.sync_all().map_err(|error| lock::failed(&error))
}

/// Removes what an earlier attempt may have left.
fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(lock::failed(&error)),
        _ => Ok(()),
    }
}

/// Gives a file its name, durably.
pub fn move_to(part: &Path, to: &Path) -> Result<(), StoreError> {
    let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty());
    fs::rename(part, to)
        .and_then(|()| File::open(directory.unwrap_or(Path::new("."))))
        .and_then(|directory| directory.sync_all())
        .map_err(|error| lock::failed(&error))
}

fn named(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}
