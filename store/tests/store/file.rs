//! The file: made, opened again, of an older or newer schema, damaged, or not to be written.

use crate::common::{fresh_file, one, open_file, person, table};
use kontor_engine::generator::Seed;
use kontor_store::{
    Moment, Name, NewChatLine, Spoken, Sqlite, Store, StoreError, TableId, TableState, Version,
};
use rusqlite::Connection;
use serde_json::json;

#[tokio::test]
async fn a_file_is_made_and_opened_again() {
    let (store, directory) = fresh_file().await;
    let anna = person(&store, "Anna").await;
    let id = table(&store, &anna).await.id;
    for version in 0..3 {
        store.append(one(&id, version)).await.unwrap();
        // Without closing: who looks at the same file sees what was acknowledged.
        let other = Sqlite::look(&directory.path().join("kontor.db")).await.unwrap();
        assert_eq!(other.log(&id, Version::START).await.unwrap().len() as i64, version + 1);
        assert_eq!(other.append(one(&id, version + 1)).await, Err(StoreError::ReadOnly.into()));
        other.close().await;
    }
    store.close().await;
    let store = open_file(&directory).await;
    assert_eq!(store.append(one(&id, 3)).await, Ok(Version(4)));
}

/// `.cargo/config.toml` says how, and that `fdatasync` makes commits durable, which SQLite does not tell.
#[test]
fn sqlite_is_compiled_as_it_is_asked_to_be() {
    let connection = Connection::open_in_memory().unwrap();
    let mut options = connection.prepare("PRAGMA compile_options").unwrap();
    let options = options.query_map([], |row| row.get::<_, String>(0)).unwrap();
    assert!(options.map(Result::unwrap).any(|option| option == "DEFAULT_MEMSTATUS=0"));
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("kontor.db"), b"").unwrap();
    person(&open_file(&directory).await, "Anna").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_that_open_a_new_file_at_once_one_gets_it() {
    let directory = tempfile::tempdir().unwrap();
    let mut opening = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let path = directory.path().join("kontor.db");
        opening.spawn(async move { Sqlite::open(&path).await });
    }
    let (opened, refused): (Vec<_>, Vec<_>) =
        opening.join_all().await.into_iter().partition(Result::is_ok);
    assert_eq!(opened.len(), 1);
    let process = std::process::id();
    for refused in refused {
        // Who has it may not have said so yet.
        let refused = refused.unwrap_err();
        let known = [None, Some(process)].map(|process| StoreError::Served { process });
        assert!(known.contains(&refused), "{refused:?}");
    }
    // But has, when it is open.
    let refused = Sqlite::open(&directory.path().join("kontor.db")).await.unwrap_err();
    assert_eq!(refused, StoreError::Served { process: Some(process) });
    assert_eq!(
        refused.to_string(),
        format!("this data is already served by another kontor (process {process})")
    );
    let store = opened.into_iter().next().unwrap().unwrap();
    person(&store, "Anna").await;
    store.close().await;
    person(&open_file(&directory).await, "Boris").await;
}

#[tokio::test]
async fn a_store_that_was_dropped_without_closing_is_opened_again() {
    let (store, directory) = fresh_file().await;
    let anna = person(&store, "Anna").await;
    drop(store);
    // The thread that writes lets go of the file when it gets to it.
    let path = directory.path().join("kontor.db");
    let store = loop {
        match Sqlite::open(&path).await {
            Err(StoreError::Served { .. }) => {}
            opened => break opened.unwrap(),
        }
    };
    assert!(store.person(&anna.id).await.unwrap().is_some());
}

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("kontor.db");
    let connection = Connection::open(&path).unwrap();
    for sql in [
        include_str!("../../migrations/1.sql"),
        "CREATE TABLE schema_versions (version BIGINT NOT NULL PRIMARY KEY, at BIGINT NOT NULL);
         INSERT INTO schema_versions VALUES (1, 0)",
        "INSERT INTO people VALUES ('aaaaaaaaaaaaaaaa', 'Anna', 'anna', NULL, 0, 1, 1, NULL)",
        &format!(
            "INSERT INTO tables VALUES ('bbbbbbbbbbbbbbbb', 'aaaaaaaaaaaaaaaa', 'mercurius', \
             '2012', '{{}}', '{{}}', '[]', 'playing', NULL, '{}', '', 1, 1, 1, NULL)",
            Seed::derived(1, 2)
        ),
        "INSERT INTO snapshots VALUES ('bbbbbbbbbbbbbbbb', 1, '{\"kept\": true}')",
    ] {
        connection.execute_batch(sql).unwrap();
    }
    connection.close().unwrap();
    let store = open_file(&directory).await;
    let anna = store.person_named(&Name::new("Anna").unwrap()).await.unwrap().unwrap();
    let id = table(&store, &anna).await.id;
    let (person, message) = (anna.id, Some("m-1".to_string()));
    let line = NewChatLine { table: id, person, text: "hello".into(), message, at: Moment(1) };
    store.say(line.clone()).await.unwrap();
    assert!(matches!(store.say(line).await.unwrap(), Spoken::Before(_)));
    // What is from before rules had versions was played by the first.
    let id: TableId = "bbbbbbbbbbbbbbbb".parse().unwrap();
    assert_eq!(store.table(&id).await.unwrap().unwrap().rules, 1);
    let kept = store.snapshot(&id, Version(1)).await.unwrap().unwrap().table;
    assert_eq!(kept, TableState { format: 1, rules: 1, state: json!({"kept": true}) });
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let (store, directory) = fresh_file().await;
    store.close().await;
    let path = directory.path().join("kontor.db");
    let connection = Connection::open(&path).unwrap();
    let newer = "INSERT INTO schema_versions VALUES (77, 0); CREATE TABLE later (x)";
    connection.execute_batch(newer).unwrap();
    connection.close().unwrap();
    let refused = Sqlite::open(&path).await.unwrap_err();
    assert_eq!(refused, StoreError::Newer { found: 77, known: 7 });
    assert_eq!(
        refused.to_string(),
        "the database has schema 77; this program knows up to schema 7. Use a newer kontor"
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
