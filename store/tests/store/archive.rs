//! Tables that are over: their logs are packed, and nobody notices.

use crate::common::{Kind, Place, fresh, on_all, one, open, person, step, table};
use kontor_store::{
    Append, AppendError, Damage, LogEntry, Moment, NewEntry, PersonId, Status, Store, StoreError,
    TableChange, TableId, TableState, Version,
};
use rusqlite::Connection;
use serde_json::json;

on_all!(
    a_log_that_is_over_is_packed_and_read_as_before,
    games_under_way_are_not_packed,
    what_comes_after_the_end_is_appended_and_packed_too,
    a_damaged_log_is_not_packed_and_is_named_while_others_are
);

/// A table of 2,500 steps, some sent by a person, that ended at 1000 as it is said.
async fn over(store: &dyn Store, status: Status) -> (TableId, PersonId) {
    let anna = person(store, &format!("Anna {}", status.as_str())).await;
    let id = table(store, &anna).await.id;
    let entries = (1..=2500i64).map(|number| {
        let payload = json!({"number": number, "text": "Ж \u{1f3b2} \n \" \\", "x": 0.1});
        let entry = NewEntry { at: Moment(number), ..NewEntry::new("step", payload) };
        match number % 3 {
            0 => entry,
            1 => entry.by(anna.id.clone(), None),
            _ => entry.by(anna.id.clone(), Some(format!("m-{number}"))),
        }
    });
    let state = TableState { format: 1, rules: 1, state: json!({"at": 2500}) };
    let append = Append {
        snapshot: Some(state),
        ..Append::new(id.clone(), Version::START, entries.collect())
    };
    store.append(append).await.unwrap();
    store.change_table(&id, TableChange::status(status), Moment(1000)).await.unwrap();
    (id, anna.id)
}

/// How many entries of a table are not packed, and how many bytes those have that are.
fn rows(place: &Place, table: &TableId) -> (i64, i64) {
    let number = |sql: &str| place.number(&format!("{sql} WHERE table_id = '{table}'"));
    (
        number("SELECT COUNT(*) FROM log"),
        number("SELECT COALESCE(MAX(LENGTH(entries)), 0) FROM archives"),
    )
}

async fn log(store: &dyn Store, table: &TableId) -> Vec<LogEntry> {
    store.log(table, Version::START).await.unwrap()
}

async fn a_log_that_is_over_is_packed_and_read_as_before(kind: Kind) {
    let (store, place) = fresh(kind).await;
    for status in [Status::Finished, Status::Closed] {
        let (id, anna) = over(&*store, status).await;
        let before = log(&*store, &id).await;
        assert_eq!(store.pack(Moment(999)).await, Ok(0), "not over for long enough");
        assert_eq!(store.pack(Moment(1000)).await, Ok(1));
        assert_eq!(store.pack(Moment(1000)).await, Ok(0), "it is packed already");
        let (left, bytes) = rows(&place, &id);
        let payloads: usize = before.iter().map(|entry| entry.payload.to_string().len()).sum();
        assert_eq!(left, 0);
        assert!(bytes > 0 && (bytes as usize) < payloads / 5, "{bytes} of {payloads}");
        assert_eq!(log(&*store, &id).await, before);
        assert_eq!(store.log(&id, Version(2498)).await.unwrap(), before[2498..]);
        assert_eq!(store.log(&id, Version(2500)).await, Ok(vec![]));
        assert_eq!(store.message(&id, &anna, "m-302").await, Ok(Some(Version(302))));
        assert_eq!(store.message(&id, &anna, "m-303").await, Ok(None));
        let snapshot = store.snapshot(&id, Version(2500)).await.unwrap().unwrap();
        assert_eq!(snapshot.version, Version(2500));
        assert_eq!(store.log_fault(&id).await, Ok(None));
    }
    assert_eq!(store.faults().await, Ok(vec![]));
}

async fn games_under_way_are_not_packed(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let id = table(&*store, &anna).await.id;
    store.append(one(&id, 0)).await.unwrap();
    store.change_table(&id, TableChange::status(Status::Playing), Moment(2)).await.unwrap();
    assert_eq!(store.pack(Moment(i64::MAX)).await, Ok(0));
    assert_eq!(rows(&place, &id), (1, 0));
}

async fn what_comes_after_the_end_is_appended_and_packed_too(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let (id, anna) = over(&*store, Status::Finished).await;
    store.pack(Moment(1000)).await.unwrap();
    let again = Append::new(
        id.clone(),
        Version(2500),
        vec![step(2501).by(anna.clone(), Some("m-302".to_string()))],
    );
    let repeated = Err(AppendError::Repeated { version: Version(302) });
    assert_eq!(store.append(again).await, repeated, "also what is packed is not played twice");
    let conflict = Err(AppendError::Conflict { actual: Version(2500) });
    assert_eq!(store.append(one(&id, 7)).await, conflict);
    assert_eq!(store.append(one(&id, 2500)).await, Ok(Version(2501)));
    let all = log(&*store, &id).await;
    assert_eq!(all.len(), 2501);
    assert_eq!(rows(&place, &id).0, 1);
    assert_eq!(store.pack(Moment(1000)).await, Ok(1));
    assert_eq!(rows(&place, &id).0, 0);
    assert_eq!(log(&*store, &id).await, all);
    store.close().await;
    assert_eq!(log(&*open(&place).await, &id).await, all);
}

/// In a file it is done in small commits; elsewhere it is done whole or not at all.
#[tokio::test]
async fn packing_that_was_cut_short_hurts_nobody_and_is_finished_later() {
    let (store, place) = fresh(Kind::Sqlite).await;
    let (id, _) = over(&*store, Status::Finished).await;
    let before = log(&*store, &id).await;
    store.pack(Moment(1000)).await.unwrap();
    store.close().await;
    // As if the process had been killed after the blob was put away and some entries taken out.
    let Place::File(directory) = &place else { panic!("a file") };
    let connection = Connection::open(directory.path().join("kontor.db")).unwrap();
    connection.execute("UPDATE tables SET packed = 0", []).unwrap();
    for entry in &before[2000..] {
        let sql = "INSERT INTO log VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let person = entry.person.as_ref().map(PersonId::as_str);
        let payload = entry.payload.to_string();
        let row = (
            id.as_str(),
            entry.version.0,
            &entry.kind,
            payload,
            person,
            &entry.message,
            entry.at.0,
        );
        connection.execute(sql, row).unwrap();
    }
    connection.close().unwrap();
    let store = open(&place).await;
    assert_eq!(log(&*store, &id).await, before);
    assert_eq!(store.log_fault(&id).await, Ok(None));
    assert_eq!(store.pack(Moment(1000)).await, Ok(1));
    assert_eq!(rows(&place, &id).0, 0);
    assert_eq!(log(&*store, &id).await, before);
}

async fn a_damaged_log_is_not_packed_and_is_named_while_others_are(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let (damaged, _) = over(&*store, Status::Finished).await;
    let (whole, _) = over(&*store, Status::Closed).await;
    store.close().await;
    place.run_sql(&format!("DELETE FROM log WHERE table_id = '{damaged}' AND version = 77"));
    let store = open(&place).await;
    assert_eq!(store.pack(Moment(1000)).await, Ok(1));
    assert_eq!(rows(&place, &damaged), (2499, 0));
    assert_eq!(rows(&place, &whole).0, 0);
    let missing = Damage::new("damaged-missing").with("entry", "77".to_string());
    assert_eq!(store.log_fault(&damaged).await, Ok(Some(missing)));
    store.close().await;
    // And a blob that is damaged is said to be.
    place.run_sql("UPDATE archives SET entries = SUBSTR(entries, 1, LENGTH(entries) / 2)");
    let store = open(&place).await;
    let refused = store.log(&whole, Version::START).await;
    assert!(
        matches!(&refused, Err(StoreError::Corrupt(why)) if why.to_string().contains(whole.as_str()))
    );
    assert!(store.log_fault(&whole).await.unwrap().is_some());
}
