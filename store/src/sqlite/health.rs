//! Whether the store can read and write now.

use std::path::Path;

use rusqlite::{Connection, params};

use super::row;
use crate::error::StoreError;
use crate::moment::Moment;

/// How many bytes must be free for the store to be well: enough to go on until somebody makes room.
const RESERVE: u64 = 16 * 1024 * 1024;

/// How many pages the file must be able to grow by.
const SPARE_PAGES: i64 = 16;

/// Whether the disk has room. What SQLite has set aside within the file does not count: it may not
/// be enough for the next change.
pub fn has_room(database: &Path) -> Result<(), StoreError> {
    let directory = database.parent().filter(|parent| !parent.as_os_str().is_empty());
    let disk = rustix::fs::statvfs(directory.unwrap_or(Path::new(".")))
        .map_err(|error| StoreError::Other(error.to_string()))?;
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    if free < RESERVE { Err(StoreError::DiskFull) } else { Ok(()) }
}

/// Reads something.
pub fn read(connection: &Connection) -> Result<(), StoreError> {
    row::first(connection, "SELECT MAX(version) FROM schema_versions", [], |_| Ok(()))?;
    Ok(())
}

/// Writes something that nobody misses.
pub fn write(connection: &Connection) -> Result<(), StoreError> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let used = number("page_count")? - number("freelist_count")?;
    if used + SPARE_PAGES > number("max_page_count")? {
        return Err(StoreError::DiskFull);
    }
    row::execute(
        connection,
        "INSERT INTO heartbeat (only_row, at) VALUES (1, $1) \
         ON CONFLICT (only_row) DO UPDATE SET at = excluded.at",
        params![Moment::now().0],
    )?;
    Ok(())
}
