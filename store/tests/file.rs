//! The file: made, opened again, of an older or newer schema, damaged, or not to be written.

mod common;

use common::{fresh, one, open, person, table};
use kontor_store::{Moment, Name, NewChatLine, Spoken, Sqlite, Store, StoreError, Version};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};

#[tokio::test]
async fn a_file_is_made_and_opened_again() {
    let (store, directory) = fresh().await;
    let anna = person(&store, "Anna").await;
    let id = table(&store, &anna).await.id;
    for version in 0..3 {
        store.append(one(&id, version)).await.unwrap();
        // Without closing: another store sees what was acknowledged.
        let other = open(&directory).await;
        assert_eq!(other.log(&id, Version::START).await.unwrap().len() as i64, version + 1);
        other.close().await;
    }
    store.close().await;
    let store = open(&directory).await;
    assert_eq!(store.append(one(&id, 3)).await, Ok(Version(4)));
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("kontor.db"), b"").unwrap();
    person(&open(&directory).await, "Anna").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_programs_may_open_a_new_file_at_once() {
    for _ in 0..10 {
        let directory = tempfile::tempdir().unwrap();
        let mut opening = tokio::task::JoinSet::new();
        for _ in 0..6 {
            let path = directory.path().join("kontor.db");
            opening.spawn(async move { Sqlite::open(&path).await.expect("a store opens") });
        }
        let stores = opening.join_all().await;
        for (store, number) in stores.iter().zip(1..) {
            person(store, &format!("Person {number}")).await;
            store.close().await;
        }
    }
}

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("kontor.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    for sql in [
        include_str!("../migrations/1.sql"),
        "CREATE TABLE schema_versions (version BIGINT NOT NULL PRIMARY KEY, at BIGINT NOT NULL);
         INSERT INTO schema_versions VALUES (1, 0)",
        "INSERT INTO people VALUES ('aaaaaaaaaaaaaaaa', 'Anna', 'anna', NULL, 0, 1, 1, NULL)",
    ] {
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = open(&directory).await;
    let anna = store.person_named(&Name::new("Anna").unwrap()).await.unwrap().unwrap();
    let id = table(&store, &anna).await.id;
    let (person, message) = (anna.id, Some("m-1".to_string()));
    let line = NewChatLine { table: id, person, text: "hello".into(), message, at: Moment(1) };
    store.say(line.clone()).await.unwrap();
    assert!(matches!(store.say(line).await.unwrap(), Spoken::Before(_)));
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let (store, directory) = fresh().await;
    store.close().await;
    let path = directory.path().join("kontor.db");
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::raw_sql("INSERT INTO schema_versions VALUES (77, 0); CREATE TABLE later (x)")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let refused = Sqlite::open(&path).await.unwrap_err();
    assert_eq!(refused, StoreError::Newer { found: 77, known: 2 });
    assert_eq!(
        refused.to_string(),
        "the database has schema 77; this program knows up to schema 2. Use a newer kontor"
    );
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("kontor.db");
    std::fs::write(&path, "This is a shopping list. ".repeat(1000)).unwrap();
    let refused = Sqlite::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::Corrupt(_)), "{refused}");
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("This is"), "left as it was");
}

#[tokio::test]
async fn a_directory_that_is_not_there_is_named_as_the_reason() {
    let directory = tempfile::tempdir().unwrap();
    let refused = Sqlite::open(&directory.path().join("nowhere/kontor.db")).await.unwrap_err();
    assert_eq!(refused, StoreError::ReadOnly);
}

#[tokio::test]
async fn a_full_disk_is_said_to_be_one_and_hurts_nobody_later() {
    let (store, directory) = fresh().await;
    let anna = person(&store, "Anna").await;
    let id = table(&store, &anna).await.id;
    store.append(one(&id, 0)).await.unwrap();
    store.close().await;
    let path = directory.path().join("kontor.db");
    let store = Sqlite::open_limited(&path, 60).await.unwrap();
    let mut version = 1;
    let full = loop {
        let mut append = one(&id, version);
        append.entries[0].payload = "x".repeat(10_000).into();
        match store.append(append).await {
            Ok(next) => version = next.0,
            Err(error) => break error,
        }
        assert!(version < 1000, "the limit is never reached");
    };
    assert_eq!(full, StoreError::DiskFull.into());
    assert_eq!(store.log(&id, Version::START).await.unwrap().len() as i64, version);
    store.close().await;
    let store = open(&directory).await;
    assert_eq!(store.append(one(&id, version)).await, Ok(Version(version + 1)));
}
