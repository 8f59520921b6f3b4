//! Disks that fail while they are used: what was acknowledged is there, nothing is half there, and the store
//! goes on when the disk does.

use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{one, open_file, person, table};
use crate::disk::{Disk, Fault};
use crate::faults::{check, fill};
use kontor_store::{AppendError, Sqlite, Store, StoreError, TableId, Version};
use tempfile::TempDir;

/// A store on a disk that may fail, and tables in it.
async fn failing(tables: usize) -> (Arc<Sqlite>, Arc<Disk>, Vec<(TableId, i64)>, TempDir) {
    let directory = tempfile::tempdir().unwrap();
    let disk = Disk::of(directory.path());
    let store = open_file(&directory).await;
    let anna = person(&store, "Anna").await;
    let mut all = Vec::new();
    for _ in 0..tables {
        all.push((table(&store, &anna).await.id, 0));
    }
    (Arc::new(store), disk, all, directory)
}

/// What the disk has if the machine is switched off now.
fn switched_off(directory: &TempDir) -> TempDir {
    let left = tempfile::tempdir().unwrap();
    for name in ["kontor.db", "kontor.db-wal"] {
        std::fs::copy(directory.path().join(name), left.path().join(name)).unwrap();
    }
    left
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_on_its_way_to_the_disk_loses_nothing_and_the_store_goes_on() {
    for fault in [Fault::Write, Fault::Full, Fault::Sync] {
        let (store, disk, started, directory) = failing(5).await;
        let breaking = {
            let disk = Arc::clone(&disk);
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(50)).await;
                disk.fail(Some(fault));
            })
        };
        let filled = fill(&store, &started, i64::MAX).await;
        breaking.await.unwrap();
        let is_told = |error: &AppendError| match error {
            AppendError::Store(StoreError::DiskFull) => fault == Fault::Full,
            AppendError::Store(StoreError::Other(_)) => fault != Fault::Full,
            _ => false,
        };
        for (_, _, error) in &filled {
            assert!(error.as_ref().is_some_and(is_told), "{fault:?}: {error:?}");
        }
        let reached: Vec<_> = filled.into_iter().map(|(id, version, _)| (id, version)).collect();
        // Others read on, and who asks is told that nothing can be written.
        check(&store, &reached).await;
        assert!(store.ready().await.is_err(), "{fault:?}");
        // Switched off now: what was acknowledged is there, and nothing is half there. What was on its way
        // when it could not be made sure of may have arrived; who sends it again is told so.
        let left = switched_off(&directory);
        let copy = open_file(&left).await;
        for (id, version) in &reached {
            let found = copy.table(id).await.unwrap().unwrap().version.0;
            let most = version + i64::from(fault == Fault::Sync);
            assert!((*version..=most).contains(&found), "{fault:?}: {found} of {version}");
            assert_eq!(copy.log(id, Version::START).await.unwrap().len() as i64, found);
            assert_eq!(copy.log_fault(id).await, Ok(None));
        }
        assert_eq!(copy.faults().await, Ok(vec![]));
        copy.close().await;
        // The disk works again.
        disk.fail(None);
        assert_eq!(store.ready().await, Ok(()));
        for (id, version) in &reached {
            assert_eq!(store.append(one(id, *version)).await, Ok(Version(version + 1)));
        }
        let reached: Vec<_> = reached.into_iter().map(|(id, version)| (id, version + 1)).collect();
        check(&open_file(&switched_off(&directory)).await, &reached).await;
        store.close().await;
        check(&open_file(&directory).await, &reached).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_to_read_is_not_taken_for_an_empty_or_damaged_one() {
    let (store, disk, tables, _directory) = failing(2).await;
    let filled = fill(&store, &tables, 30).await;
    let reached: Vec<_> = filled.into_iter().map(|(id, version, _)| (id, version)).collect();
    disk.fail(Some(Fault::Read));
    let failed = |error: &StoreError| matches!(error, StoreError::Other(_));
    let (first, second) = (&reached[0].0, &reached[1].0);
    assert!(store.log(first, Version::START).await.is_err_and(|error| failed(&error)));
    assert!(store.table(second).await.is_err_and(|error| failed(&error)));
    assert!(store.log_fault(first).await.is_err_and(|error| failed(&error)));
    assert!(store.faults().await.is_err_and(|error| failed(&error)));
    assert!(store.ready().await.is_err_and(|error| failed(&error)));
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy.db");
    assert!(store.back_up(&copy).await.is_err_and(|error| failed(&error)));
    assert!(!copy.exists(), "no half backup looks like a whole one");
    disk.fail(None);
    check(&store, &reached).await;
    assert_eq!(store.ready().await, Ok(()));
}

/// Tells the child where to write.
const WHERE: &str = "KONTOR_TEST_LIMITED_STORE";

/// The system itself refuses to let the child's files grow: the real call of a real program fails.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_the_system_does_not_let_grow_loses_nothing() {
    if let Some(path) = std::env::var_os(WHERE) {
        return write_until_refused(Path::new(&path)).await;
    }
    let directory = tempfile::tempdir().unwrap();
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 2000; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture"])
        .arg("failing::a_file_that_the_system_does_not_let_grow_loses_nothing")
        .env(WHERE, directory.path().join("kontor.db"))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let reached: Vec<(TableId, i64)> = said
        .lines()
        .filter_map(|line| line.strip_prefix("reached ")?.split_once(' '))
        .map(|(id, version)| (id.parse().unwrap(), version.parse().unwrap()))
        .collect();
    assert_eq!(reached.len(), 5, "{said}");
    assert!(reached.iter().any(|(_, version)| *version > 0), "{said}");
    let store = open_file(&directory).await;
    check(&store, &reached).await;
    assert_eq!(store.ready().await, Ok(()));
    for (id, version) in &reached {
        assert_eq!(store.append(one(id, *version)).await, Ok(Version(version + 1)));
    }
}

async fn write_until_refused(path: &Path) {
    let store = Arc::new(Sqlite::open(path).await.unwrap());
    let anna = person(&*store, "Anna").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push((table(&*store, &anna).await.id, 0));
    }
    let filled = fill(&store, &tables, i64::MAX).await;
    let reached: Vec<_> = filled.iter().map(|(id, version, _)| (id.clone(), *version)).collect();
    for (_, _, error) in filled {
        assert!(matches!(error, Some(AppendError::Store(StoreError::Other(_)))), "{error:?}");
    }
    check(&store, &reached).await;
    // What is tried again alone may still find room; nothing that was there before is lost by it.
    let again = fill(&store, &reached, i64::MAX).await;
    assert!(again.iter().zip(&reached).all(|((_, now, _), (_, before))| now >= before));
    let reached: Vec<_> = again.into_iter().map(|(id, version, _)| (id, version)).collect();
    check(&store, &reached).await;
    let mut output = std::io::stdout().lock();
    for (id, version) in &reached {
        writeln!(output, "\nreached {id} {version}").unwrap();
    }
}
