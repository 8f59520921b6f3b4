//! How fast the store is on this machine: steps a second one by one and by many tables at once,
//! and how long a table of 5,000 steps takes to open.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kontor_engine::generator::Seed;
use kontor_store::{
    Append, Moment, Name, NewEntry, NewPerson, NewTable, PersonId, Sqlite, Store, TableId, Version,
};
use serde_json::{Value as Json, json};
use tokio::task::JoinSet;

const ONE_BY_ONE: i64 = 2_000;
const TABLES: usize = 200;
const STEPS_EACH: i64 = 100;
const LONG: i64 = 5_000;
const SNAPSHOT_EVERY: i64 = 100;

fn main() {
    // What `cargo test` asks of a benchmark is only whether it builds.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure());
}

async fn measure() {
    let directory = tempfile::tempdir().expect("a directory");
    let store = Sqlite::open(&directory.path().join("bench.db")).await.expect("a store");
    let store = Arc::new(store);
    let name = Name::new("Bench").expect("a name");
    let person = NewPerson { id: PersonId::random(), name, at: Moment::now() };
    let creator = store.add_person(person).await.expect("a person").id;

    println!("| what | result |");
    println!("|---|--:|");
    let table = new_table(&store, &creator).await;
    let took = play(&store, &table, ONE_BY_ONE).await;
    println!("| durable steps one by one | {:.0}/s |", rate(ONE_BY_ONE, took));

    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(new_table(&store, &creator).await);
    }
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for table in tables {
        let store = store.clone();
        playing.spawn(async move { play(&store, &table, STEPS_EACH).await });
    }
    playing.join_all().await;
    let all = STEPS_EACH * TABLES as i64;
    println!("| durable steps, {TABLES} tables at once | {:.0}/s |", rate(all, start.elapsed()));

    let long = new_table(&store, &creator).await;
    play(&store, &long, LONG).await;
    let (read, entries) = open(&store, &long, Version(0)).await;
    println!("| opening {LONG} steps without a snapshot, {entries} read | {} |", shown(read));
    let (read, entries) = open(&store, &long, Version(i64::MAX)).await;
    println!("| opening {LONG} steps by the last snapshot, {entries} read | {} |", shown(read));
    store.close().await;
}

async fn new_table(store: &Sqlite, creator: &PersonId) -> TableId {
    let new = NewTable {
        id: TableId::random(),
        creator: creator.clone(),
        game: "mercurius".into(),
        edition: "2012".into(),
        options: json!({}),
        settings: json!({}),
        seats: vec![],
        seed: Seed::derived(1, 1),
        at: Moment::now(),
    };
    store.create_table(new).await.expect("a table").id
}

async fn play(store: &Sqlite, table: &TableId, steps: i64) -> Duration {
    let state = Json::String("s".repeat(2_000));
    let start = Instant::now();
    for version in 0..steps {
        let action = json!({"seat": 1, "action": {"do": "buy", "kind": "silk"}});
        let entries = vec![NewEntry::new("step", action)];
        let snapshot = ((version + 1) % SNAPSHOT_EVERY == 0).then(|| state.clone());
        let append = Append { snapshot, ..Append::new(table.clone(), Version(version), entries) };
        store.append(append).await.expect("nobody else appends");
    }
    start.elapsed()
}

/// The fastest of some readings of a table, from the newest snapshot not after a version.
async fn open(store: &Sqlite, table: &TableId, snapshot: Version) -> (Duration, usize) {
    let mut best = (Duration::MAX, 0);
    for _ in 0..10 {
        let start = Instant::now();
        let stored = store.table(table).await.expect("readable").expect("there");
        let from = store.snapshot(table, snapshot).await.expect("readable");
        let from = from.map_or(Version::START, |snapshot| snapshot.version);
        let log = store.log(table, from).await.expect("readable");
        assert_eq!(from.plus(log.len()), stored.version);
        best = best.min((start.elapsed(), log.len()));
    }
    best
}

fn rate(count: i64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64()
}

fn shown(took: Duration) -> String {
    format!("{:.2} ms", took.as_secs_f64() * 1000.0)
}
