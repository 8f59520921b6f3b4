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

const SNAPSHOT_EVERY: i64 = 100;

/// How much is done to measure.
struct Effort {
    one_by_one: i64,
    tables: usize,
    steps_each: i64,
    long: i64,
}

impl Effort {
    const FULL: Effort = Effort { one_by_one: 2_000, tables: 200, steps_each: 100, long: 5_000 };
    const TRIAL: Effort = Effort { one_by_one: 10, tables: 5, steps_each: 5, long: 120 };
}

fn main() {
    // Only `cargo bench` says so; `cargo test --all-targets` wants to see that it runs.
    let effort =
        if std::env::args().any(|arg| arg == "--bench") { Effort::FULL } else { Effort::TRIAL };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure(&effort));
}

async fn measure(effort: &Effort) {
    let &Effort { one_by_one, tables: count, steps_each, long: steps } = effort;
    let directory = tempfile::tempdir().expect("a directory");
    let store = Sqlite::open(&directory.path().join("bench.db")).await.expect("a store");
    let store = Arc::new(store);
    let name = Name::new("Bench").expect("a name");
    let person = NewPerson { id: PersonId::random(), name, at: Moment::now() };
    let creator = store.add_person(person).await.expect("a person").id;

    println!("| what | result |");
    println!("|---|--:|");
    let table = new_table(&store, &creator).await;
    let took = play(&store, &table, one_by_one).await;
    println!("| durable steps one by one | {:.0}/s |", rate(one_by_one, took));

    let mut tables = Vec::new();
    for _ in 0..count {
        tables.push(new_table(&store, &creator).await);
    }
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for table in tables {
        let store = store.clone();
        playing.spawn(async move { play(&store, &table, steps_each).await });
    }
    playing.join_all().await;
    let all = steps_each * count as i64;
    println!("| durable steps, {count} tables at once | {:.0}/s |", rate(all, start.elapsed()));

    let long = new_table(&store, &creator).await;
    play(&store, &long, steps).await;
    let (read, entries) = open(&store, &long, Version(0)).await;
    println!("| opening {steps} steps without a snapshot, {entries} read | {} |", shown(read));
    let (read, entries) = open(&store, &long, Version(i64::MAX)).await;
    println!("| opening {steps} steps by the last snapshot, {entries} read | {} |", shown(read));
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
