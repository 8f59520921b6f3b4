//! Logs that are over, and stretches of steps, compressed (zlib, with a checksum).
//!
//! A packed log has two lines for every entry from the first: who, when and what kind as JSON, and the
//! payload as it was stored.

use std::collections::HashMap;
use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};

use crate::damage::Damage;
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::log::{LogEntry, Stretch, Version};
use crate::moment::Moment;

/// All of an entry but its payload.
#[derive(Serialize, Deserialize)]
pub struct Head {
    pub kind: String,
    pub at: Moment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// Packs the log of a table, entry by entry from the first.
pub struct Packer {
    table: TableId,
    next: i64,
    lines: ZlibEncoder<Vec<u8>>,
}

impl Packer {
    /// Begins with what was packed before, if anything was.
    pub fn new(table: &TableId, before: Option<(Version, Vec<u8>)>) -> Result<Packer, StoreError> {
        let mut lines = ZlibEncoder::new(Vec::new(), Compression::default());
        let mut next = 1;
        if let Some((until, packed)) = before {
            lines.write_all(&packed).map_err(failed)?;
            next = until.0 + 1;
        }
        Ok(Packer { table: table.clone(), next, lines })
    }

    /// The version of the entry that comes next.
    pub fn next(&self) -> i64 {
        self.next
    }

    /// Packs an entry, with its payload as it is stored. It must be the next.
    pub fn push(&mut self, version: i64, head: &Head, payload: &str) -> Result<(), StoreError> {
        let (next, table) = (self.next, &self.table);
        if version != next || payload.contains('\n') {
            return Err(StoreError::Corrupt(missing(next).with("table", table.to_string())));
        }
        let head = serde_json::to_string(head).map_err(|error| failed(error.into()))?;
        self.lines.write_all(format!("{head}\n{payload}\n").as_bytes()).map_err(failed)?;
        self.next += 1;
        Ok(())
    }

    /// The packed log, which must have come to this version.
    pub fn finish(self, version: Version) -> Result<Vec<u8>, StoreError> {
        let (last, table) = (self.next - 1, &self.table);
        if last != version.0 {
            return Err(StoreError::Corrupt(short(last, version).with("table", table.to_string())));
        }
        self.lines.finish().map_err(failed)
    }
}

/// The lines of a packed log.
pub fn lines(table: &TableId, blob: &[u8]) -> Result<Vec<u8>, StoreError> {
    let mut lines = Vec::new();
    ZlibDecoder::new(blob).read_to_end(&mut lines).map_err(|_| unreadable(table))?;
    Ok(lines)
}

/// The entries after a version, of lines that go until another.
pub fn entries(
    table: &TableId,
    lines: &[u8],
    until: Version,
    after: Version,
) -> Result<Vec<LogEntry>, StoreError> {
    let mut lines = lines.split(|byte| *byte == b'\n');
    let mut entries = Vec::new();
    for number in 1..=until.0 {
        let (Some(head), Some(payload)) = (lines.next(), lines.next()) else {
            return Err(unreadable(table));
        };
        if number <= after.0 {
            continue;
        }
        let head: Head = serde_json::from_slice(head).map_err(|_| unreadable(table))?;
        entries.push(LogEntry {
            version: Version(number),
            kind: head.kind,
            payload: serde_json::from_slice(payload).map_err(|_| unreadable(table))?,
            person: head.person,
            message: head.message,
            at: head.at,
        });
    }
    Ok(entries)
}

/// The version that a message became, if it is among these entries.
pub fn version_of(entries: &[LogEntry], person: &PersonId, message: &str) -> Option<Version> {
    let sent = |entry: &&LogEntry| {
        entry.person.as_ref() == Some(person) && entry.message.as_deref() == Some(message)
    };
    entries.iter().find(sent).map(|entry| entry.version)
}

/// What is wrong with a log that has these versions beyond what is packed of it, and should come to
/// another.
pub fn gap(packed: Version, versions: &[i64], expected: Version) -> Option<Damage> {
    let gap = versions.iter().zip(packed.0 + 1..).find(|(version, next)| *version != next);
    let length = packed.plus(versions.len());
    match gap {
        Some((_, next)) => Some(missing(next)),
        None if length != expected => Some(short(length.0, expected)),
        None => None,
    }
}

fn missing(entry: i64) -> Damage {
    Damage::new("damaged-missing").with("entry", entry.to_string())
}

fn short(length: i64, expected: Version) -> Damage {
    let damage = Damage::new("damaged-short").with("length", length.to_string());
    damage.with("expected", expected.to_string())
}

/// The steps of a stretch, packed.
pub fn pack_steps(stretch: &Stretch) -> Result<Vec<u8>, StoreError> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(stretch.steps.as_bytes()).map_err(failed)?;
    packer.finish().map_err(failed)
}

/// The steps of a stretch, unpacked; nothing if they are damaged.
pub fn unpack_steps(packed: &[u8]) -> Option<String> {
    let mut steps = String::new();
    ZlibDecoder::new(packed).read_to_string(&mut steps).ok()?;
    Some(steps)
}

/// Of all stretches of a table those that lead from the first step to this version, in order; none if
/// one is missing. Each begins where another ended; what was written and then not built upon is left out.
pub fn way(found: Vec<Stretch>, until: Version) -> Vec<Stretch> {
    let mut found: HashMap<Version, Stretch> =
        found.into_iter().map(|stretch| (stretch.until, stretch)).collect();
    let (mut way, mut at) = (Vec::new(), until);
    while at > Version::START {
        let Some(stretch) = found.remove(&at) else { return Vec::new() };
        at = stretch.after;
        way.push(stretch);
    }
    way.reverse();
    way
}

fn unreadable(table: &TableId) -> StoreError {
    StoreError::Corrupt(Damage::new("damaged-packed").with("table", table.to_string()))
}

fn failed(error: io::Error) -> StoreError {
    StoreError::Other(error.to_string())
}
