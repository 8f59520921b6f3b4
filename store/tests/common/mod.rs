//! People, tables and steps to store.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use kontor_engine::generator::Seed;
use kontor_store::{
    Append, Moment, Name, NewEntry, NewPerson, NewTable, Person, PersonId, Sitting, Sqlite, Store,
    StoredTable, TableId, Version,
};
use serde_json::json;
use tempfile::TempDir;

/// A store in a directory of its own, and the directory.
pub async fn fresh() -> (Sqlite, TempDir) {
    let directory = tempfile::tempdir().expect("a directory for a test");
    (open(&directory).await, directory)
}

/// The store in this directory.
pub async fn open(directory: &TempDir) -> Sqlite {
    Sqlite::open(&directory.path().join("kontor.db")).await.expect("a store opens")
}

/// Somebody of this name.
pub async fn person(store: &Sqlite, name: &str) -> Person {
    let name = Name::new(name).expect("a name");
    let new = NewPerson { id: PersonId::random(), name, at: Moment(1) };
    store.add_person(new).await.expect("the name is free")
}

/// A table of the person, who has the first of two seats; a bot has the other.
pub async fn table(store: &Sqlite, creator: &Person) -> StoredTable {
    let seats = vec![
        Sitting { people: vec![creator.id.clone()], bot: None },
        Sitting { people: vec![], bot: Some("steady".into()) },
    ];
    let new = NewTable {
        id: TableId::random(),
        creator: creator.id.clone(),
        game: "mercurius".into(),
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
