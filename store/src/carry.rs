//! Carrying everything from one kind of database to another, and checking that it arrived.

use std::path::Path;

use sha2::{Digest as _, Sha256};

use crate::address::PostgresAddress;
use crate::error::StoreError;
use crate::postgres;
use crate::sqlite;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Number,
    Text,
    Bytes,
}

use Kind::{Bytes, Number, Text};

/// What is carried of a table, and in which order.
#[allow(missing_docs, reason = "the names say it")]
pub struct Carried {
    pub table: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// How many of them, from the first, make the key.
    pub key: usize,
    rows: &'static str,
}

impl Carried {
    const fn new(
        table: &'static str,
        key: usize,
        columns: &'static [(&'static str, Kind)],
    ) -> Carried {
        Carried { table, columns, key, rows: "TRUE" }
    }

    /// The names of the columns, with commas.
    pub fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// What reads the rows, in an order that is the same in every database.
    pub fn select(&self, collation: &str) -> String {
        // In an SQLite file, `packed` may be behind; in PostgreSQL, 0 stands for whatever is to be packed.
        let shown = |(name, _): &(&str, Kind)| match *name {
            "packed" => "CASE WHEN packed < version THEN 0 ELSE packed END".to_string(),
            name => name.to_string(),
        };
        let columns: Vec<_> = self.columns.iter().map(shown).collect();
        let ordered = |(name, kind): &(&str, Kind)| match kind {
            Text => format!("{name}{collation}"),
            Number | Bytes => name.to_string(),
        };
        let order: Vec<_> = self.columns[..self.key].iter().map(ordered).collect();
        let Carried { table, rows, .. } = self;
        let (columns, order) = (columns.join(", "), order.join(", "));
        format!("SELECT {columns} FROM {table} WHERE {rows} ORDER BY {order}")
    }
}

/// Everything, so that what names others comes after them.
pub const CARRIED: &[Carried] = &[
    Carried::new(
        "people",
        1,
        &[
            ("id", Text),
            ("name", Text),
            ("name_key", Text),
            ("password", Text),
            ("epoch", Number),
            ("created", Number),
            ("seen", Number),
            ("deleted", Number),
            ("language", Text),
            ("owner", Text),
        ],
    ),
    Carried::new("secrets", 1, &[("name", Text), ("value", Text)]),
    Carried::new(
        "tables",
        1,
        &[
            ("id", Text),
            ("creator", Text),
            ("game", Text),
            ("edition", Text),
            ("options", Text),
            ("settings", Text),
            ("seats", Text),
            ("status", Text),
            ("result", Text),
            ("seed", Text),
            ("commitment", Text),
            ("version", Number),
            ("created", Number),
            ("updated", Number),
            ("ended", Number),
            ("rules", Number),
            ("packed", Number),
        ],
    ),
    Carried::new("sittings", 3, &[("person_id", Text), ("table_id", Text), ("seat", Number)]),
    Carried {
        // What is packed may still be in the log of a file that was not closed in order.
        rows: "NOT EXISTS (SELECT 1 FROM archives WHERE archives.table_id = log.table_id \
               AND archives.version >= log.version)",
        ..Carried::new(
            "log",
            2,
            &[
                ("table_id", Text),
                ("version", Number),
                ("kind", Text),
                ("payload", Text),
                ("person_id", Text),
                ("message", Text),
                ("at", Number),
            ],
        )
    },
    Carried::new("archives", 1, &[("table_id", Text), ("version", Number), ("entries", Bytes)]),
    Carried::new(
        "snapshots",
        2,
        &[
            ("table_id", Text),
            ("version", Number),
            ("state", Text),
            ("format", Number),
            ("rules", Number),
        ],
    ),
    Carried::new(
        "stretches",
        2,
        &[("table_id", Text), ("version", Number), ("after", Number), ("steps", Bytes)],
    ),
    Carried::new(
        "chat",
        2,
        &[
            ("table_id", Text),
            ("number", Number),
            ("person_id", Text),
            ("text", Text),
            ("at", Number),
            ("message", Text),
        ],
    ),
];

/// What stands in a column of a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Null,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// The columns of a row.
pub type Row = Vec<Value>;

/// How many rows are handed over at once, and how many such lots may wait.
pub const LOT: usize = 500;
pub const LOTS: usize = 4;

/// What all rows of a table add up to.
#[derive(Default)]
pub struct Sum {
    rows: u64,
    hash: Sha256,
}

impl Sum {
    /// Takes a row into account. The length of every value is part of it, so that no two sets of rows are
    /// the same by how they are written.
    pub fn add(&mut self, row: &Row) {
        self.rows += 1;
        for value in row {
            let (kind, bytes): (u8, &[u8]) = match value {
                Value::Null => (0, &[]),
                Value::Number(number) => (1, &number.to_be_bytes()),
                Value::Text(text) => (2, text.as_bytes()),
                Value::Bytes(bytes) => (3, bytes),
            };
            self.hash.update([kind]);
            self.hash.update((bytes.len() as u64).to_be_bytes());
            self.hash.update(bytes);
        }
    }

    /// How many rows, if both add up to the same.
    pub fn agree(self, other: Sum, table: &str) -> Result<u64, StoreError> {
        let rows = self.rows;
        match (rows, self.hash.finalize()) == (other.rows, other.hash.finalize()) {
            true => Ok(rows),
            false => {
                Err(StoreError::Other(format!("the rows of {table} did not arrive as they were")))
            }
        }
    }
}

/// What was carried of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Copied {
    pub table: &'static str,
    /// How many rows.
    pub rows: u64,
}

/// Carries everything that an SQLite file holds into a PostgreSQL database in which nothing is stored yet,
/// else it is [`StoreError::NotEmpty`]. No program may serve the file meanwhile. Every row is read again
/// where it arrived and compared, and only then is it kept; if anything fails, nothing is.
pub async fn carry(from: &Path, to: &PostgresAddress) -> Result<Vec<Copied>, StoreError> {
    let source = sqlite::Source::open(from).await?;
    postgres::fill(source, to).await
}
