//! People, tables and steps to store.
use std::sync::Arc;
use std::time::Duration;

use kontor_engine::generator::Seed;
use kontor_store::{
    Address, Append, Moment, Name, NewEntry, NewPerson, NewTable, Person, PersonId, Sitting,
    Sqlite, Store, StoredTable, TableId, Version,
};
use kontor_testbed::Database;
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

/// The kinds of stores, which promise the same.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// Where a test stores things.
pub enum Place {
    File(TempDir),
    Database(Database),
}

impl Place {
    /// A new place, in which nothing is stored.
    pub fn fresh(kind: Kind) -> Place {
        match kind {
            Kind::Sqlite => Place::File(tempfile::tempdir().expect("a directory for a test")),
            Kind::Postgres => Place::Database(Database::fresh()),
        }
    }

    /// Where that is, as programs are told.
    pub fn address(&self) -> Address {
        match self {
            Place::File(directory) => Address::Sqlite(directory.path().join("kontor.db")),
            Place::Database(database) => database.address().parse().expect("an address"),
        }
    }

    /// Does something behind the store's back.
    pub fn run_sql(&self, sql: &str) {
        match self {
            Place::File(directory) => {
                let file = Connection::open(directory.path().join("kontor.db")).unwrap();
                file.execute_batch(sql).unwrap();
            }
            Place::Database(database) => drop(database.run_sql(sql)),
        }
    }

    /// Waits until nobody has it open any more: a database carries out what a program that was killed had sent.
    pub async fn left(&self) {
        let others = "SELECT COUNT(*) FROM pg_stat_activity \
                      WHERE datname = current_database() AND pid <> pg_backend_pid() \
                      AND backend_type = 'client backend'";
        while matches!(self, Place::Database(_)) && self.number(others) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The number that a statement finds.
    pub fn number(&self, sql: &str) -> i64 {
        match self {
            Place::File(directory) => {
                let file = Connection::open(directory.path().join("kontor.db")).unwrap();
                file.query_row(sql, [], |row| row.get(0)).unwrap()
            }
            Place::Database(database) => database.run_sql(sql).parse().unwrap(),
        }
    }
}

/// A test for every kind of store.
macro_rules! on_all {
    ($($name:ident),+ $(,)?) => {$(
        mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn sqlite() {
                super::$name(crate::common::Kind::Sqlite).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn postgres() {
                super::$name(crate::common::Kind::Postgres).await;
            }
        }
    )+};
}
pub(crate) use on_all;

/// A new store of a kind, and where it is.
pub async fn fresh(kind: Kind) -> (Arc<dyn Store>, Place) {
    let place = Place::fresh(kind);
    (open(&place).await, place)
}

/// The store in this place.
pub async fn open(place: &Place) -> Arc<dyn Store> {
    place.address().open().await.expect("a store opens")
}

/// A new store in a file, and the directory.
pub async fn fresh_file() -> (Sqlite, TempDir) {
    let directory = tempfile::tempdir().expect("a directory for a test");
    (open_file(&directory).await, directory)
}

/// The store in the file of this directory.
pub async fn open_file(directory: &TempDir) -> Sqlite {
    Sqlite::open(&directory.path().join("kontor.db")).await.expect("a store opens")
}

/// Somebody of this name.
pub async fn person(store: &dyn Store, name: &str) -> Person {
    let name = Name::new(name).expect("a name");
    let new = NewPerson { id: PersonId::random(), name, owner: None, at: Moment(1) };
    store.add_person(new).await.expect("the name is free")
}

/// A table of the person, who has the first of two seats; a bot has the other.
pub async fn table(store: &dyn Store, creator: &Person) -> StoredTable {
    let seats = vec![
        Sitting { people: vec![creator.id.clone()], bot: None, owner: None },
        Sitting { people: vec![], bot: Some("steady".into()), owner: None },
    ];
    let new = NewTable {
        id: TableId::random(),
        creator: creator.id.clone(),
        game: "mercurius".into(),
        rules: 4,
        edition: "2012".into(),
        options: json!({"first": "random"}),
        settings: json!({"open": true}),
        seats,
        seed: Seed::derived(1, 2),
        at: Moment(10),
    };
    store.create_table(new).await.expect("a table is made")
}

/// A step that says its number.
pub fn step(number: i64) -> NewEntry {
    NewEntry { at: Moment(number), ..NewEntry::new("step", json!({"number": number})) }
}

/// One step on top of `expected`.
pub fn one(table: &TableId, expected: i64) -> Append {
    Append::new(table.clone(), Version(expected), vec![step(expected + 1)])
}
