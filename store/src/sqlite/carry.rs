//! Everything in a file, row by row, on its way to another database or from there.

use std::path::{Path, PathBuf};

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, ToSql, params_from_iter};
use tokio::sync::mpsc;

use super::{Place, copy, schema};
use crate::carry::{Carried, LOT, Row, Sum, Value};
use crate::damage::Damage;
use crate::error::StoreError;
use crate::lock::Lock;

/// A file that is carried elsewhere, and that nobody serves meanwhile.
pub struct Source {
    connection: Connection,
    lock: Lock,
}

impl Source {
    /// Opens the file, and brings an older one up to date.
    pub async fn open(path: &Path) -> Result<Source, StoreError> {
        let place = Place::of(path);
        let opening = tokio::task::spawn_blocking(move || {
            // Nothing is made where there is nothing.
            place.look()?;
            place.open_patiently()
        });
        let opened = opening.await.map_err(|_| StoreError::Closed)??;
        Ok(Source { connection: opened.writer, lock: opened.lock })
    }

    /// Hands over all rows of a table, and says what they add up to.
    pub async fn read(
        self,
        carried: &'static Carried,
        to: mpsc::Sender<Vec<Row>>,
    ) -> Result<(Source, Sum), StoreError> {
        let reading = tokio::task::spawn_blocking(move || {
            let sum = read(&self.connection, carried, &to)?;
            Ok((self, sum))
        });
        reading.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets go of the file.
    pub fn close(self) {
        let Source { connection, lock } = self;
        // Nothing was changed; an error here can only be about tidying up.
        let _ = connection.close();
        drop(lock);
    }
}

fn read(
    connection: &Connection,
    carried: &Carried,
    to: &mpsc::Sender<Vec<Row>>,
) -> Result<Sum, StoreError> {
    let mut statement = connection.prepare(&carried.select(""))?;
    let mut rows = statement.query([])?;
    let (mut sum, mut lot) = (Sum::default(), Vec::with_capacity(LOT));
    while let Some(row) = rows.next()? {
        let values = (0..carried.columns.len()).map(|at| value(row.get_ref(at)?));
        let row = values.collect::<Result<Row, StoreError>>()?;
        sum.add(&row);
        lot.push(row);
        if lot.len() == LOT {
            to.blocking_send(std::mem::take(&mut lot)).map_err(|_| StoreError::Closed)?;
        }
    }
    to.blocking_send(lot).map_err(|_| StoreError::Closed)?;
    Ok(sum)
}

fn value(stored: ValueRef<'_>) -> Result<Value, StoreError> {
    let no_text = || StoreError::Corrupt(Damage::new("damaged-no-text"));
    Ok(match stored {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|_| no_text())?;
            Value::Text(crate::postgres::storable(text).into_owned())
        }
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        ValueRef::Real(_) => return Err(no_text()),
    })
}

/// A file that is being filled, under another name until it is whole.
pub struct Target {
    connection: Connection,
    part: PathBuf,
    path: PathBuf,
}

impl Target {
    /// Makes a file. [`StoreError::Exists`] if there is something already.
    pub async fn make(path: &Path) -> Result<Target, StoreError> {
        let path = path.to_path_buf();
        let making = tokio::task::spawn_blocking(move || {
            let part = copy::make_part(&path)?;
            let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let mut connection = Connection::open_with_flags(&part, flags)?;
            schema::migrate(&mut connection)?;
            // All comes in one transaction, in an order in which whoever is named is there, but for people
            // who name each other.
            connection.execute_batch("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE")?;
            Ok(Target { connection, part, path })
        });
        making.await.map_err(|_| StoreError::Closed)?
    }

    /// Puts rows into a table, as long as some come, and says what they add up to there.
    pub async fn write(
        self,
        carried: &'static Carried,
        mut from: mpsc::Receiver<Vec<Row>>,
    ) -> Result<(Target, Sum), StoreError> {
        let writing = tokio::task::spawn_blocking(move || {
            let connection = &self.connection;
            let places: Vec<_> = (1..=carried.columns.len()).map(|at| format!("${at}")).collect();
            let (table, names, places) = (carried.table, carried.names(), places.join(", "));
            let mut insert =
                connection.prepare(&format!("INSERT INTO {table} ({names}) VALUES ({places})"))?;
            while let Some(lot) = from.blocking_recv() {
                for row in lot {
                    insert.execute(params_from_iter(row))?;
                }
            }
            drop(insert);
            let mut sum = Sum::default();
            let mut statement = connection.prepare(&carried.select(""))?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                let values = (0..carried.columns.len()).map(|at| value(row.get_ref(at)?));
                sum.add(&values.collect::<Result<Row, StoreError>>()?);
            }
            drop(rows);
            drop(statement);
            Ok((self, sum))
        });
        writing.await.map_err(|_| StoreError::Closed)?
    }

    /// Keeps what was put in, and gives the file its name.
    pub async fn keep(self) -> Result<(), StoreError> {
        let keeping = tokio::task::spawn_blocking(move || {
            let Target { connection, part, path } = self;
            connection.execute_batch("COMMIT")?;
            connection.close().map_err(|(_, error)| StoreError::from(error))?;
            copy::move_to(&part, &path)
        });
        keeping.await.map_err(|_| StoreError::Closed)?
    }

    /// Removes what is left of it, if it did not become whole.
    pub fn give_up(part_of: &Path) {
        copy::remove_part(part_of);
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}
