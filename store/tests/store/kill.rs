//! Nothing that was acknowledged is lost when the process is killed in the middle of writing.
//!
//! The test starts itself again as a child that appends to many tables at once and prints every
//! version after it was acknowledged; then it kills the child and looks for all of them.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::common::{Kind, Place, on_all, one, open, person, table};
use kontor_store::{Address, Store, TableId, Version};

/// Tells the child where to write.
const WHERE: &str = "KONTOR_TEST_KILLED_STORE";

const TABLES: usize = 8;

on_all!(nothing_acknowledged_is_lost_when_the_process_is_killed);

async fn nothing_acknowledged_is_lost_when_the_process_is_killed(kind: Kind) {
    if let Ok(address) = std::env::var(WHERE) {
        return write_until_killed(&address.parse().unwrap()).await;
    }
    let place = Place::fresh(kind);
    let test = match kind {
        Kind::Sqlite => "sqlite",
        Kind::Postgres => "postgres",
    };
    let mut acknowledged: BTreeMap<TableId, i64> = BTreeMap::new();
    // Again and again on the same file, each time at another point.
    for lines in [1, 40, 333] {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture"])
            .arg(format!("kill::nothing_acknowledged_is_lost_when_the_process_is_killed::{test}"))
            .env(WHERE, place.address().to_string())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        let seen = |line: String, acknowledged: &mut BTreeMap<TableId, i64>| {
            let mut words = line.split(' ').skip_while(|word| *word != "acknowledged").skip(1);
            let (Some(id), Some(version)) = (words.next(), words.next()) else { return false };
            let Ok(version) = version.parse() else { return false };
            acknowledged.insert(id.parse().unwrap(), version);
            true
        };
        let mut count = 0;
        while count < lines {
            let line = output.next().expect("the child writes until it is killed").unwrap();
            count += usize::from(seen(line, &mut acknowledged));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // What it had said before it died counts too; only whole lines, the last may be torn.
        let rest: Vec<String> = output.map_while(Result::ok).collect();
        for line in rest.iter().take(rest.len().saturating_sub(1)) {
            seen(line.clone(), &mut acknowledged);
        }
        place.left().await;
        check(&*open(&place).await, &acknowledged).await;
    }
    assert!(acknowledged.len() >= TABLES);
}

/// Every acknowledged version is there, and every log without gaps and as long as it says.
async fn check(store: &dyn Store, acknowledged: &BTreeMap<TableId, i64>) {
    for (id, version) in acknowledged {
        let log = store.log(id, Version::START).await.unwrap();
        assert!(log.len() as i64 >= *version, "{} of {version} entries", log.len());
        for (entry, number) in log.iter().zip(1i64..) {
            assert_eq!(entry.version, Version(number));
            assert_eq!(entry.payload["number"], number);
        }
        let stored = store.table(id).await.unwrap().unwrap();
        assert_eq!(stored.version, Version(log.len() as i64));
    }
    store.close().await;
}

async fn write_until_killed(address: &Address) {
    let store = address.open().await.unwrap();
    let name = format!("Writer {}", std::process::id());
    let writer = person(&*store, &name).await;
    let mut writing = tokio::task::JoinSet::new();
    for _ in 0..TABLES {
        let id = table(&*store, &writer).await.id;
        let store = store.clone();
        writing.spawn(async move {
            for version in 0.. {
                let version = store.append(one(&id, version)).await.unwrap();
                let mut output = std::io::stdout().lock();
                writeln!(output, "\nacknowledged {id} {version} .").unwrap();
                output.flush().unwrap();
            }
        });
    }
    writing.join_all().await;
}
