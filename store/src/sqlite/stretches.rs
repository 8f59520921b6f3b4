//! The steps of a game in stretches, compressed (zlib), for a long game to open by.

use rusqlite::{Connection, params};

use super::row;
use crate::columns::damaged;
use crate::error::StoreError;
use crate::id::TableId;
use crate::log::{Stretch, Version};
use crate::packed;

/// A stretch with its steps compressed.
pub struct Packed {
    after: Version,
    until: Version,
    steps: Vec<u8>,
}

impl TryFrom<&Stretch> for Packed {
    type Error = StoreError;

    fn try_from(stretch: &Stretch) -> Result<Packed, StoreError> {
        let steps = packed::pack_steps(stretch)?;
        Ok(Packed { after: stretch.after, until: stretch.until, steps })
    }
}

pub fn put(connection: &Connection, table: &TableId, packed: &Packed) -> Result<(), StoreError> {
    row::execute(
        connection,
        "INSERT INTO stretches (table_id, version, after, steps) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (table_id, version) DO UPDATE SET after = excluded.after, steps = excluded.steps",
        params![table.as_str(), packed.until.0, packed.after.0, packed.steps],
    )?;
    Ok(())
}

/// The stretches that lead from the first step to this version, in order; none if one is missing.
pub fn until(
    connection: &Connection,
    table: &TableId,
    until: Version,
) -> Result<Vec<Stretch>, StoreError> {
    let found = row::all(
        connection,
        "SELECT version, after, steps FROM stretches WHERE table_id = $1 AND version <= $2",
        params![table.as_str(), until.0],
        |row| {
            let blob = row.get_ref(2)?.as_blob().map_err(|_| damaged("steps"))?;
            let steps = packed::unpack_steps(blob).ok_or_else(|| damaged("steps"))?;
            Ok(Stretch { after: Version(row.get(1)?), until: Version(row.get(0)?), steps })
        },
    )?;
    Ok(packed::way(found, until))
}
