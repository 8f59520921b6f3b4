//! The log: its version check, its commits shared by many, its snapshots.

use std::collections::BTreeSet;

use crate::common::{Kind, fresh, on_all, one, open, person, step, table};
use kontor_store::{
    Append, AppendError, Moment, NewEntry, Status, StoreError, TableChange, TableId, TableState,
    Version,
};
use serde_json::{Value as Json, json};
use tokio::task::JoinSet;

on_all!(
    entries_come_back_in_order_and_as_they_were,
    of_those_who_race_for_a_version_exactly_one_wins,
    a_conflict_fails_alone_in_its_group,
    many_tables_at_once_lose_and_mix_up_nothing,
    the_same_message_is_not_appended_twice,
    an_append_is_stored_whole_or_not_at_all,
    the_newest_snapshot_not_after_a_version_is_found,
    of_each_table_the_two_newest_snapshots_are_kept,
    who_comes_after_the_end_is_refused_and_who_came_before_is_served
);

/// A state in the third format, by the second rules.
fn state(state: Json) -> TableState {
    TableState { format: 3, rules: 2, state }
}

async fn entries_come_back_in_order_and_as_they_were(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let table = table(&*store, &anna).await;
    let payload = json!({"zeta": 1, "alpha": [null, "Ж \u{1f3b2} \" \\"], "m": {"x": -7}});
    let first = NewEntry { at: Moment(5), ..NewEntry::new("step", payload.clone()) }
        .by(anna.id.clone(), Some("m-1".into()));
    let append = Append::new(table.id.clone(), Version::START, vec![first, step(2)]);
    assert_eq!(store.append(append).await, Ok(Version(2)));
    let log = store.log(&table.id, Version::START).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.version.0).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(log[0].payload.to_string(), payload.to_string(), "even the order of keys");
    assert_eq!(log[0].person.as_ref(), Some(&anna.id));
    assert_eq!(log[0].message.as_deref(), Some("m-1"));
    assert_eq!(log[0].at, Moment(5));
    assert_eq!(log[1].person, None);
    assert_eq!(store.log(&table.id, Version(1)).await.unwrap(), log[1..]);
    assert_eq!(store.log(&table.id, Version(2)).await.unwrap(), []);
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().version, Version(2));
}

async fn of_those_who_race_for_a_version_exactly_one_wins(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let table = table(&*store, &person(&*store, "Anna").await).await;
    for version in 0..20 {
        let mut racers = JoinSet::new();
        for racer in 0..16 {
            let (store, id) = (store.clone(), table.id.clone());
            racers.spawn(async move {
                let entry = NewEntry::new("step", json!({"racer": racer}));
                let append = Append::new(id, Version(version), vec![entry]);
                (racer, store.append(append).await)
            });
        }
        let results = racers.join_all().await;
        let won: Vec<_> = results.iter().filter(|(_, result)| result.is_ok()).collect();
        assert_eq!(won.len(), 1);
        assert_eq!(won[0].1, Ok(Version(version + 1)));
        let lost = Err(AppendError::Conflict { actual: Version(version + 1) });
        assert_eq!(results.iter().filter(|(_, result)| *result == lost).count(), 15);
        let log = store.log(&table.id, Version(version)).await.unwrap();
        assert_eq!(log.len(), 1);
        assert_eq!(log[0].payload, json!({"racer": won[0].0}));
    }
}

async fn a_conflict_fails_alone_in_its_group(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(table(&*store, &anna).await.id);
    }
    // All at once, so that they share commits: good ones, ones behind, and ones for no table.
    let mut appends = JoinSet::new();
    for (index, id) in tables.iter().enumerate() {
        for (what, append) in
            [("good", one(id, 0)), ("ahead", one(id, 7)), ("nowhere", one(&TableId::random(), 0))]
        {
            let store = store.clone();
            appends.spawn(async move { (index, what, store.append(append).await) });
        }
    }
    for (index, what, result) in appends.join_all().await {
        match what {
            "good" => assert_eq!(result, Ok(Version(1)), "table {index}"),
            "ahead" => assert!(matches!(result, Err(AppendError::Conflict { .. })), "{result:?}"),
            _ => assert_eq!(result, Err(StoreError::Missing("table").into())),
        }
    }
    for id in &tables {
        assert_eq!(store.log(id, Version::START).await.unwrap().len(), 1);
    }
}

async fn many_tables_at_once_lose_and_mix_up_nothing(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let mut players = JoinSet::new();
    for _ in 0..25 {
        let id = table(&*store, &anna).await.id;
        let store = store.clone();
        players.spawn(async move {
            for version in 0..40 {
                let entry = NewEntry::new("step", json!({"table": id, "number": version}));
                let append = Append::new(id.clone(), Version(version), vec![entry]);
                assert_eq!(store.append(append).await, Ok(Version(version + 1)));
            }
            id
        });
    }
    let tables = players.join_all().await;
    store.close().await;
    let store = open(&place).await;
    for id in tables {
        let log = store.log(&id, Version::START).await.unwrap();
        let expected: Vec<_> = (0..40).map(|n| json!({"table": id, "number": n})).collect();
        assert_eq!(log.into_iter().map(|entry| entry.payload).collect::<Vec<_>>(), expected);
    }
}

async fn the_same_message_is_not_appended_twice(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let (anna, boris) = (person(&*store, "Anna").await, person(&*store, "Boris").await);
    let (here, there) = (table(&*store, &anna).await.id, table(&*store, &anna).await.id);
    let send = |table: &TableId, expected, person: &kontor_store::PersonId| {
        let entry = step(1).by(person.clone(), Some("m-1".into()));
        Append::new(table.clone(), Version(expected), vec![entry])
    };
    assert_eq!(store.append(send(&here, 0, &anna.id)).await, Ok(Version(1)));
    let again = Err(AppendError::Repeated { version: Version(1) });
    // Whether the resend knows of the first or not.
    assert_eq!(store.append(send(&here, 0, &anna.id)).await, again);
    assert_eq!(store.append(send(&here, 1, &anna.id)).await, again);
    assert_eq!(store.table(&here).await.unwrap().unwrap().version, Version(1));
    assert_eq!(store.message(&here, &anna.id, "m-1").await, Ok(Some(Version(1))));
    assert_eq!(store.message(&here, &boris.id, "m-1").await, Ok(None));
    // The same id of another person, or at another table, is another message.
    assert_eq!(store.append(send(&here, 1, &boris.id)).await, Ok(Version(2)));
    assert_eq!(store.append(send(&there, 0, &anna.id)).await, Ok(Version(1)));
}

async fn an_append_is_stored_whole_or_not_at_all(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let id = table(&*store, &anna).await.id;
    // The last entry names somebody who does not exist; the first two would have been fine.
    let stranger = step(3).by(kontor_store::PersonId::random(), None);
    let bad = Append {
        change: TableChange::status(Status::Playing),
        snapshot: Some(state(json!({"at": 3}))),
        ..Append::new(id.clone(), Version::START, vec![step(1), step(2), stranger])
    };
    assert!(store.append(bad).await.is_err());
    assert_eq!(store.log(&id, Version::START).await.unwrap(), []);
    let stored = store.table(&id).await.unwrap().unwrap();
    assert_eq!((stored.version, stored.status), (Version::START, Status::Waiting));
    assert_eq!(store.snapshot(&id, Version(9)).await, Ok(None));
    let good = Append {
        change: TableChange {
            status: Some(Status::Finished),
            result: Some(json!({"places": [1, 2]})),
            ..TableChange::default()
        },
        snapshot: Some(state(json!({"at": 2}))),
        ..Append::new(id.clone(), Version::START, vec![step(1), step(2)])
    };
    assert_eq!(store.append(good).await, Ok(Version(2)));
    let stored = store.table(&id).await.unwrap().unwrap();
    assert_eq!(stored.status, Status::Finished);
    assert_eq!(stored.result, Some(json!({"places": [1, 2]})));
    assert_eq!(
        store.snapshot(&id, Version(2)).await.unwrap().unwrap().table,
        state(json!({"at": 2}))
    );
}

async fn the_newest_snapshot_not_after_a_version_is_found(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let (id, other) = (table(&*store, &anna).await.id, table(&*store, &anna).await.id);
    for version in [20, 30] {
        store.put_snapshot(&id, Version(version), &state(json!({"at": version}))).await.unwrap();
    }
    store.put_snapshot(&other, Version(25), &state(json!("other"))).await.unwrap();
    store.put_snapshot(&id, Version(20), &state(json!("written again"))).await.unwrap();
    assert_eq!(store.snapshot(&id, Version(19)).await, Ok(None));
    for (at_most, found, at) in [
        (20, 20, json!("written again")),
        (29, 20, json!("written again")),
        (i64::MAX, 30, json!({"at": 30})),
    ] {
        let snapshot = store.snapshot(&id, Version(at_most)).await.unwrap().unwrap();
        assert_eq!((snapshot.version, snapshot.table.state), (Version(found), at));
    }
    let nowhere = store.put_snapshot(&TableId::random(), Version(1), &state(json!(1))).await;
    assert!(matches!(nowhere, Err(StoreError::Missing(_))));
}

async fn of_each_table_the_two_newest_snapshots_are_kept(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let (id, other) = (table(&*store, &anna).await.id, table(&*store, &anna).await.id);
    store.put_snapshot(&other, Version(5), &state(json!("other"))).await.unwrap();
    for version in 0..4 {
        let append =
            Append { snapshot: Some(state(json!({"at": version + 1}))), ..one(&id, version) };
        store.append(append).await.unwrap();
    }
    store.put_snapshot(&id, Version(9), &state(json!({"at": 9}))).await.unwrap();
    assert_eq!(store.snapshot(&id, Version(3)).await, Ok(None), "four and nine superseded them");
    for (at_most, found) in [(8, 4), (9, 9)] {
        let snapshot = store.snapshot(&id, Version(at_most)).await.unwrap().unwrap();
        assert_eq!(
            (snapshot.version, snapshot.table),
            (Version(found), state(json!({"at": found})))
        );
    }
    let untouched = store.snapshot(&other, Version(9)).await.unwrap().unwrap();
    assert_eq!(untouched.version, Version(5));
}

async fn who_comes_after_the_end_is_refused_and_who_came_before_is_served(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let id = table(&*store, &anna).await.id;
    let mut appends = JoinSet::new();
    for version in 0..50 {
        let (store, id) = (store.clone(), id.clone());
        appends.spawn(async move { (version, store.append(one(&id, version)).await) });
    }
    tokio::task::yield_now().await;
    store.close().await;
    assert_eq!(store.append(one(&id, 0)).await, Err(StoreError::Closed.into()));
    assert_eq!(store.person(&anna.id).await, Err(StoreError::Closed));
    let kept: BTreeSet<i64> =
        appends.join_all().await.iter().filter(|(_, r)| r.is_ok()).map(|(v, _)| v + 1).collect();
    let store = open(&place).await;
    let log = store.log(&id, Version::START).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.version.0).collect::<BTreeSet<_>>(), kept);
}
