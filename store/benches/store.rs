//! How fast the store is on this machine: steps a second one by one and by many tables at once, with
//! the disk alone beside it, and how long a long table takes to open. In a file; or, where
//! `KONTOR_BENCH_DATABASE` says which, in an empty PostgreSQL database.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use kontor_engine::generator::Seed;
use kontor_store::{
    Address, Append, Moment, Name, NewEntry, NewPerson, NewTable, PersonId, Status, Store,
    TableChange, TableId, TableState, Version,
};
use serde_json::json;
use tokio::task::JoinSet;

const SNAPSHOT_EVERY: i64 = 200;

/// How many bytes a step has in the log, about.
const STEP: usize = 150;

/// How much is done to measure.
struct Effort {
    one_by_one: i64,
    tables: [usize; 2],
    steps: i64,
    long: i64,
}

impl Effort {
    const FULL: Effort =
        Effort { one_by_one: 2_000, tables: [200, 1_000], steps: 50_000, long: 30_000 };
    const TRIAL: Effort = Effort { one_by_one: 10, tables: [5, 10], steps: 50, long: 220 };
}

fn main() {
    // Only `cargo bench` says so; `cargo test --all-targets` wants to see that it runs.
    let effort =
        if std::env::args().any(|arg| arg == "--bench") { Effort::FULL } else { Effort::TRIAL };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure(&effort));
}

async fn measure(effort: &Effort) {
    let &Effort { one_by_one, tables, steps, long } = effort;
    let directory = tempfile::tempdir().expect("a directory");
    let address = match std::env::var("KONTOR_BENCH_DATABASE") {
        Ok(address) => address.parse().expect("the address of a database"),
        Err(_) => Address::Sqlite(directory.path().join("bench.db")),
    };
    let store = address.open().await.expect("a store");
    let name = Name::new("Bench").expect("a name");
    let person = NewPerson { id: PersonId::random(), name, owner: None, at: Moment::now() };
    let creator = store.add_person(person).await.expect("a person").id;

    println!("| what | result |");
    println!("|---|--:|");
    let table = new_table(&*store, &creator).await;
    let took = play(&*store, &creator, &table, one_by_one, 1).await;
    println!("| durable steps one by one | {:.0}/s |", rate(one_by_one, took));

    for count in tables {
        let busy = ProcessTime::now();
        let took = play_many(&store, &creator, count, steps / count as i64).await;
        let each = busy.elapsed().as_secs_f64() * 1e6 / steps as f64;
        let speed = rate(steps, took);
        println!(
            "| durable steps, {count} tables at once | {speed:.0}/s, {each:.1} µs of CPU each |"
        );
    }
    for count in tables {
        let took = write_raw(&directory.path().join("raw"), count, steps);
        println!("| the disk alone, {count} steps in one write | {:.0}/s |", rate(steps, took));
    }

    let table = new_table(&*store, &creator).await;
    play(&*store, &creator, &table, long, 100).await;
    println!("| opening a table of {long} steps | {} |", open(&*store, &table).await);
    let over = TableChange::status(Status::Finished);
    store.change_table(&table, over, Moment(0)).await.expect("a table");
    let start = Instant::now();
    store.pack(Moment(0)).await.expect("it can be packed");
    println!("| packing it when it is over | {} |", shown(start.elapsed()));
    println!("| opening it then | {} |", open(&*store, &table).await);
    store.close().await;
}

async fn new_table(store: &dyn Store, creator: &PersonId) -> TableId {
    let new = NewTable {
        id: TableId::random(),
        creator: creator.clone(),
        game: "mercurius".into(),
        rules: 1,
        edition: "2012".into(),
        options: json!({}),
        settings: json!({}),
        seats: vec![],
        seed: Seed::derived(1, 1),
        at: Moment::now(),
    };
    store.create_table(new).await.expect("a table").id
}

/// Plays at so many tables at once.
async fn play_many(
    store: &Arc<dyn Store>,
    person: &PersonId,
    count: usize,
    steps: i64,
) -> Duration {
    let mut tables = Vec::new();
    for _ in 0..count {
        tables.push(new_table(&**store, person).await);
    }
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for table in tables {
        let (store, person) = (Arc::clone(store), person.clone());
        playing.spawn(async move { play(&*store, &person, &table, steps, 1).await });
    }
    playing.join_all().await;
    start.elapsed()
}

/// Plays at one table, so many steps at a time.
async fn play(
    store: &dyn Store,
    person: &PersonId,
    table: &TableId,
    steps: i64,
    at_once: usize,
) -> Duration {
    let state = TableState { format: 1, rules: 1, state: "s".repeat(2_000).into() };
    let start = Instant::now();
    for version in (0..steps).step_by(at_once) {
        let step = |version| {
            let action = json!({"seat": 1, "action": {"do": "buy", "kind": "silk"}});
            NewEntry::new("step", action).by(person.clone(), Some(format!("message-{version}")))
        };
        let entries: Vec<_> = (version..steps.min(version + at_once as i64)).map(step).collect();
        let next = Version(version).plus(entries.len());
        let snapshot = (next.0 % SNAPSHOT_EVERY == 0).then(|| state.clone());
        let append = Append { snapshot, ..Append::new(table.clone(), Version(version), entries) };
        store.append(append).await.expect("nobody else appends");
    }
    start.elapsed()
}

/// What the disk takes at most: plain writes of as many bytes, so many steps in each, each durable.
fn write_raw(path: &Path, at_once: usize, steps: i64) -> Duration {
    let mut file = File::create(path).expect("a file");
    let bytes = vec![b's'; STEP * at_once];
    let start = Instant::now();
    for _ in 0..steps / at_once as i64 {
        file.write_all(&bytes).expect("room");
        file.sync_data().expect("a disk");
    }
    start.elapsed()
}

/// The fastest of some readings of a table, and the CPU it took: what is read when it is opened.
async fn open(store: &dyn Store, table: &TableId) -> String {
    let mut best = (Duration::MAX, Duration::MAX);
    for _ in 0..10 {
        let (start, busy) = (Instant::now(), ProcessTime::now());
        let stored = store.table(table).await.expect("readable").expect("there");
        let snapshot = store.snapshot(table, stored.version).await.expect("readable");
        let log = store.log(table, Version::START).await.expect("readable");
        assert!(snapshot.is_some() && Version::START.plus(log.len()) == stored.version);
        best = (best.0.min(start.elapsed()), best.1.min(busy.elapsed()));
    }
    format!("{}, {} of CPU", shown(best.0), shown(best.1))
}

fn rate(count: i64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64()
}

fn shown(took: Duration) -> String {
    format!("{:.2} ms", took.as_secs_f64() * 1000.0)
}
