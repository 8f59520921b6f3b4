//! What several programs on one database, and a database that goes away, come to.

use std::sync::Arc;

use crate::common::{one, person, step, table};
use kontor_store::{
    Address, Append, AppendError, Moment, NewChatLine, Postgres, PostgresAddress, Status, Store,
    StoreError, TableChange, TableId, TableState, Version,
};
use kontor_testbed::Database;
use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinSet;

fn address(database: &Database) -> PostgresAddress {
    database.address().parse().unwrap()
}

async fn open(database: &Database) -> Arc<Postgres> {
    Arc::new(Postgres::open(&address(database)).await.unwrap())
}

/// The migrations of the program of today, and one more as a later program might have.
fn later_migrations() -> Vec<&'static str> {
    let today = [
        include_str!("../../migrations/1.sql"),
        include_str!("../../migrations/2.sql"),
        include_str!("../../migrations/3.sql"),
        include_str!("../../migrations/4.sql"),
        include_str!("../../migrations/5.sql"),
        include_str!("../../migrations/6.sql"),
        include_str!("../../migrations/7.sql"),
    ];
    let later = "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';
                 ALTER TABLE people ADD COLUMN motto TEXT;
                 CREATE TABLE moods (table_id TEXT PRIMARY KEY REFERENCES tables (id))";
    today.into_iter().chain([later]).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_that_start_at_once_one_makes_the_schema_and_all_go_on() {
    let database = Database::fresh();
    let mut opening = JoinSet::new();
    for _ in 0..6 {
        let address = address(&database);
        opening.spawn(async move { Postgres::open(&address).await });
    }
    let stores: Vec<_> = opening.join_all().await.into_iter().collect::<Result<_, _>>().unwrap();
    let anna = person(&stores[0], "Anna").await;
    for store in &stores {
        assert_eq!(store.person(&anna.id).await, Ok(Some(anna.clone())));
    }
    assert_eq!(database.run_sql("SELECT COUNT(*) FROM schema_versions"), "7");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_programs_that_race_for_a_version_exactly_one_wins() {
    let database = Database::fresh();
    let nodes = [open(&database).await, open(&database).await, open(&database).await];
    let anna = person(&*nodes[0], "Anna").await;
    let mut ids = Vec::new();
    for _ in 0..12 {
        ids.push(table(&*nodes[0], &anna).await.id);
    }
    // Every node wants every version of every table, so that their groups hold the same tables.
    for version in 0..15 {
        let mut racing = JoinSet::new();
        for (number, node) in nodes.iter().enumerate() {
            for id in &ids {
                let (node, id) = (Arc::clone(node), id.clone());
                racing.spawn(async move {
                    let entry = kontor_store::NewEntry::new("step", json!({"node": number}));
                    let append = Append::new(id.clone(), Version(version), vec![entry]);
                    (id, number, node.append(append).await)
                });
            }
        }
        let results = racing.join_all().await;
        for id in &ids {
            let of_table: Vec<_> = results.iter().filter(|(of, ..)| of == id).collect();
            let won: Vec<_> = of_table.iter().filter(|(.., result)| result.is_ok()).collect();
            assert_eq!(won.len(), 1, "{of_table:?}");
            let lost = Err(AppendError::Conflict { actual: Version(version + 1) });
            assert_eq!(of_table.iter().filter(|(.., result)| *result == lost).count(), 2);
            let log = nodes[0].log(id, Version(version)).await.unwrap();
            assert_eq!(log.len(), 1);
            assert_eq!(log[0].payload, json!({"node": won[0].1}), "who was told so was first");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_and_comes_back_loses_and_doubles_nothing() {
    let database = Database::fresh();
    let store = open(&database).await;
    let anna = person(&*store, "Anna").await;
    let mut playing = JoinSet::new();
    let reached = watch::Sender::new([0; 10]);
    for number in 0..10 {
        let id = table(&*store, &anna).await.id;
        let (store, anna, reached) = (Arc::clone(&store), anna.id.clone(), reached.clone());
        playing.spawn(async move {
            for version in 0..60 {
                let entry = step(version + 1).by(anna.clone(), Some(format!("m-{version}")));
                let mut append = Append::new(id.clone(), Version(version), vec![entry]);
                // Some with more to it, which go by themselves.
                if version % 7 == number as i64 % 7 {
                    let state = json!({"at": version + 1});
                    append.snapshot = Some(TableState { format: 1, rules: 1, state });
                }
                assert_eq!(store.append(append).await, Ok(Version(version + 1)));
                reached.send_modify(|reached| reached[number] = version + 1);
            }
            id
        });
    }
    // Again and again, each time when every table has got on since the last: so none meets more of it than a
    // database that restarts has in store for it.
    let mut told = reached.subscribe();
    let cutting = tokio::spawn(async move {
        for _ in 0..12 {
            let before = *told.borrow_and_update();
            let on = |reached: &[i64; 10]| {
                reached.iter().zip(before).all(|(now, before)| *now > before || *now == 60)
            };
            drop(told.wait_for(on).await);
            database.cut_connections();
        }
        database
    });
    let tables = playing.join_all().await;
    let database = cutting.await.unwrap();
    assert!(database.run_sql("SELECT COUNT(*) FROM log").parse::<i64>().unwrap() == 600);
    for id in &tables {
        let log = store.log(id, Version::START).await.unwrap();
        let numbers: Vec<_> = log.iter().map(|entry| entry.payload["number"].clone()).collect();
        assert_eq!(numbers, (1..=60).map(|number| json!(number)).collect::<Vec<_>>());
        assert_eq!(store.log_fault(id).await, Ok(None));
    }
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let database = Database::fresh();
    let later = Postgres::open_by(&address(&database), &later_migrations()).await.unwrap();
    let refused = Postgres::open(&address(&database)).await.unwrap_err();
    assert_eq!(refused, StoreError::Newer { found: 8, known: 7 });
    let looked = Postgres::look(&address(&database)).await.unwrap_err();
    assert_eq!(looked, StoreError::Newer { found: 8, known: 7 });
    person(&later, "Anna").await;
}

/// Nodes are brought up to date one after another: the older ones go on until it is their turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_of_before_goes_on_beside_one_that_brought_the_schema_up_to_date() {
    let database = Database::fresh();
    let old = open(&database).await;
    let (anna, boris) = (person(&*old, "Anna").await, person(&*old, "Boris").await);
    let id = table(&*old, &anna).await.id;
    // So that its statements are prepared before the tables change.
    let everything = async |store: &Postgres, version: i64| {
        assert_eq!(store.append(one(&id, version)).await, Ok(Version(version + 1)));
        assert_eq!(store.log(&id, Version(version)).await.unwrap().len(), 1);
        assert_eq!(store.table(&id).await.unwrap().unwrap().version, Version(version + 1));
        assert_eq!(store.tables(&Status::ALL).await.unwrap().len(), 1);
        assert_eq!(store.tables_of(&anna.id, &Status::ALL).await.unwrap().len(), 1);
        assert_eq!(store.people(&[anna.id.clone(), boris.id.clone()]).await.unwrap().len(), 2);
        assert_eq!(store.set_language(&anna.id, "pl").await.unwrap().name, "Anna");
        let text = format!("{version}");
        let (table, person) = (id.clone(), anna.id.clone());
        let line = NewChatLine { table, person, text, message: None, at: Moment(1) };
        store.say(line).await.unwrap();
        assert_eq!(store.chat(&id, 100).await.unwrap().len() as i64, version + 1);
        let state = TableState { format: 1, rules: 1, state: json!(version) };
        store.put_snapshot(&id, Version(version + 1), &state).await.unwrap();
        let found = store.snapshot(&id, Version(version + 1)).await.unwrap().unwrap();
        assert_eq!(found.table, state);
    };
    for version in 0..3 {
        everything(&old, version).await;
    }
    let new = Postgres::open_by(&address(&database), &later_migrations()).await.unwrap();
    for version in 3..12 {
        everything(if version % 2 == 0 { &new } else { &old }, version).await;
    }
    let made = table(&*old, &boris).await.id;
    assert_eq!(new.table(&made).await.unwrap().unwrap().creator, boris.id);
    let over = TableChange::status(Status::Closed);
    old.change_table(&made, over, Moment(5)).await.unwrap();
    assert_eq!(new.table(&made).await.unwrap().unwrap().status, Status::Closed);
    // But once it has stopped it does not start again.
    old.close().await;
    let refused = Postgres::open(&address(&database)).await.unwrap_err();
    assert_eq!(refused, StoreError::Newer { found: 8, known: 7 });
}

#[tokio::test]
async fn a_server_that_wants_no_other_beside_it_has_none() {
    let database = Database::fresh();
    let address: Address = database.address().parse().unwrap();
    let first = address.serve().await.unwrap();
    let refused = address.serve().await.unwrap_err();
    assert_eq!(refused, StoreError::Served { process: None });
    first.close().await;
    address.serve().await.unwrap();
}

#[tokio::test]
async fn who_only_looks_changes_nothing() {
    let database = Database::fresh();
    let nothing = Postgres::look(&address(&database)).await.unwrap_err();
    assert_eq!(nothing, StoreError::Older { found: 0, known: 7 });
    let store = open(&database).await;
    let anna = person(&*store, "Anna").await;
    let id = table(&*store, &anna).await.id;
    let looking = Postgres::look(&address(&database)).await.unwrap();
    assert_eq!(looking.person(&anna.id).await, Ok(Some(anna.clone())));
    assert_eq!(looking.append(one(&id, 0)).await, Err(StoreError::ReadOnly.into()));
    assert_eq!(looking.end_sessions(&anna.id).await, Err(StoreError::ReadOnly));
    assert_eq!(looking.ready().await, Err(StoreError::ReadOnly));
    assert_eq!(store.ready().await, Ok(()));
}

#[tokio::test]
async fn a_database_that_is_not_there_is_said_to_be_and_why() {
    let database = Database::fresh();
    let elsewhere = database.address().replace("/test_", "/nothing_");
    let refused = Postgres::open(&elsewhere.parse().unwrap()).await.unwrap_err();
    let StoreError::Unreachable(why) = refused else { panic!("{refused}") };
    assert!(why.contains("nothing_"), "{why}");
    let nobody: PostgresAddress = "postgres://kontor@127.0.0.1:1/club".parse().unwrap();
    let refused = Postgres::open(&nobody).await.unwrap_err();
    assert!(matches!(refused, StoreError::Unreachable(_)), "{refused}");
}

/// PostgreSQL has no place for the character NUL; the ids of messages may hold any.
#[tokio::test]
async fn a_message_whose_id_is_odd_is_played_once_too() {
    let database = Database::fresh();
    let store = open(&database).await;
    let anna = person(&*store, "Anna").await;
    let id = table(&*store, &anna).await.id;
    let append = |expected| {
        let entry = step(1).by(anna.id.clone(), Some("m\0 \u{1f3b2}\n'".to_string()));
        Append::new(id.clone(), Version(expected), vec![entry])
    };
    assert_eq!(store.append(append(0)).await, Ok(Version(1)));
    let again = Err(AppendError::Repeated { version: Version(1) });
    assert_eq!(store.append(append(1)).await, again);
    let found = store.message(&id, &anna.id, "m\0 \u{1f3b2}\n'").await;
    assert_eq!(found, Ok(Some(Version(1))));
}

/// A step that goes on from a packed log, which another node may be packing just then.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_pack_and_append_at_once_do_each_other_no_harm() {
    let database = Database::fresh();
    let nodes = [open(&database).await, open(&database).await];
    let anna = person(&*nodes[0], "Anna").await;
    let mut ids: Vec<TableId> = Vec::new();
    for _ in 0..8 {
        let id = table(&*nodes[0], &anna).await.id;
        let over = TableChange::status(Status::Finished);
        nodes[0].append(one(&id, 0)).await.unwrap();
        nodes[0].change_table(&id, over, Moment(1)).await.unwrap();
        ids.push(id);
    }
    let mut working = JoinSet::new();
    for node in &nodes {
        let node = Arc::clone(node);
        working.spawn(async move {
            for _ in 0..10 {
                node.pack(Moment(1)).await.unwrap();
            }
        });
    }
    for id in ids.clone() {
        let node = Arc::clone(&nodes[1]);
        working.spawn(async move {
            for version in 1..12 {
                assert_eq!(node.append(one(&id, version)).await, Ok(Version(version + 1)));
            }
        });
    }
    working.join_all().await;
    for id in &ids {
        assert_eq!(nodes[0].log(id, Version::START).await.unwrap().len(), 12);
        assert_eq!(nodes[0].log_fault(id).await, Ok(None));
    }
}
