//! Disks that are full, broken or slow: nothing that was acknowledged is lost, and the store goes on
//! when the disk does.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use crate::common::{one, open_file, person, table};
use kontor_store::{AppendError, Faults, Sqlite, Store, StoreError, TableId, Version};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// A store on a disk with faults, and tables in it.
async fn faulty(tables: usize) -> (Arc<Sqlite>, Faults, Vec<TableId>, TempDir) {
    let directory = tempfile::tempdir().unwrap();
    let faults = Faults::default();
    let path = directory.path().join("kontor.db");
    let store = Sqlite::open_with_faults(&path, &faults).await.unwrap();
    let anna = person(&store, "Anna").await;
    let mut ids = Vec::new();
    for _ in 0..tables {
        ids.push(table(&store, &anna).await.id);
    }
    (Arc::new(store), faults, ids, directory)
}

/// Appends large steps to all tables at once until each has so many or fails; says how many each has
/// and why it failed, table by table.
pub async fn fill(
    store: &Arc<Sqlite>,
    tables: &[(TableId, i64)],
    most: i64,
) -> Vec<(TableId, i64, Option<AppendError>)> {
    let mut filling = JoinSet::new();
    for (id, version) in tables.iter().cloned() {
        let store = Arc::clone(store);
        filling.spawn(async move {
            for version in version..most {
                let mut append = one(&id, version);
                append.entries[0].payload = format!("\"{}\"", "x".repeat(10_000));
                if let Err(error) = store.append(append).await {
                    return (id, version, Some(error));
                }
            }
            (id, most, None)
        });
    }
    let mut filled = filling.join_all().await;
    // Who fails first is first to come back.
    filled.sort_by_key(|(id, ..)| tables.iter().position(|(other, _)| other == id));
    filled
}

/// Every table has what was acknowledged and nothing else, now and after it is opened again.
pub async fn check(store: &Sqlite, tables: &[(TableId, i64)]) {
    for (id, version) in tables {
        assert_eq!(store.table(id).await.unwrap().unwrap().version, Version(*version));
        assert_eq!(store.log(id, Version::START).await.unwrap().len() as i64, *version);
        assert_eq!(store.log_fault(id).await, Ok(None));
    }
    assert_eq!(store.faults().await, Ok(vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_the_store_goes_on_when_there_is_room() {
    let (store, faults, ids, directory) = faulty(5).await;
    assert_eq!(store.ready().await, Ok(()));
    faults.limit(Some(150));
    let started: Vec<_> = ids.iter().map(|id| (id.clone(), 0)).collect();
    let filled = fill(&store, &started, 1000).await;
    for (id, _, error) in &filled {
        assert_eq!(*error, Some(StoreError::DiskFull.into()), "{id}");
    }
    let reached: Vec<_> = filled.into_iter().map(|(id, version, _)| (id, version)).collect();
    assert!(reached.iter().any(|(_, version)| *version > 0));
    assert_eq!(store.ready().await, Err(StoreError::DiskFull));
    check(&store, &reached).await;
    faults.limit(None);
    assert_eq!(store.ready().await, Ok(()));
    let more = reached.iter().map(|(_, version)| version + 3).max().unwrap();
    let filled = fill(&store, &reached, more).await;
    assert!(filled.iter().all(|(_, version, error)| *version == more && error.is_none()));
    let reached: Vec<_> = ids.into_iter().map(|id| (id, more)).collect();
    check(&store, &reached).await;
    store.close().await;
    check(&open_file(&directory).await, &reached).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_to_write_loses_nothing_and_the_store_goes_on_after_it() {
    let (store, faults, ids, directory) = faulty(5).await;
    let started: Vec<_> = ids.iter().map(|id| (id.clone(), 0)).collect();
    // It breaks after the tenth commit, while all of them are at it.
    let (breaking, commits) = (faults.clone(), AtomicUsize::new(0));
    let count = move |_| {
        if commits.fetch_add(1, Ordering::SeqCst) == 9 {
            breaking.break_writes(true);
        }
    };
    store.queue().watch(|_| (), count);
    let filled = fill(&store, &started, i64::MAX).await;
    assert!(filled.iter().any(|(_, version, _)| *version > 0));
    let reached: Vec<_> = filled.into_iter().map(|(id, version, _)| (id, version)).collect();
    assert!(matches!(store.ready().await, Err(StoreError::Other(_))));
    check(&store, &reached).await;
    faults.break_writes(false);
    assert_eq!(store.ready().await, Ok(()));
    for (id, version) in &reached {
        assert_eq!(store.append(one(id, *version)).await, Ok(Version(version + 1)));
    }
    let reached: Vec<_> = reached.into_iter().map(|(id, version)| (id, version + 1)).collect();
    store.close().await;
    check(&open_file(&directory).await, &reached).await;
}

/// On one thread, so that who was let in has been let in whole before anybody looks.
#[tokio::test]
async fn a_slow_disk_keeps_nobody_from_reading_and_is_shared_by_all_who_write() {
    let (store, faults, ids, _directory) = faulty(20).await;
    let (waits, commits) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(Vec::new())));
    let (waited, committed) = (Arc::clone(&waits), Arc::clone(&commits));
    store.queue().watch(
        move |wait| waited.lock().unwrap().push(wait),
        move |commit| committed.lock().unwrap().push(commit),
    );
    let held = faults.hold_commits();
    let mut writing = JoinSet::new();
    let mut write = |id: &TableId| {
        let (store, append) = (Arc::clone(&store), one(id, 0));
        writing.spawn(async move { store.append(append).await });
    };
    write(&ids[0]);
    held.reached().await;
    let began = Instant::now();
    // The first is being written, and the others come.
    ids[1..].iter().for_each(write);
    while store.queue().waiting() < 19 {
        tokio::task::yield_now().await;
    }
    assert_eq!(store.log(&ids[0], Version::START).await, Ok(vec![]), "not durable, not seen");
    assert!(commits.lock().unwrap().is_empty(), "it was read while the first was written");
    let took = began.elapsed();
    drop(held);
    for appended in writing.join_all().await {
        assert_eq!(appended, Ok(Version(1)));
    }
    assert_eq!((store.queue().waiting(), waits.lock().unwrap().len()), (0, 20));
    // All who came while the disk was busy share the next commit.
    let commits = commits.lock().unwrap();
    assert_eq!(commits.iter().map(|commit| commit.changes).collect::<Vec<_>>(), [1, 19]);
    assert!(commits[0].took >= took, "{commits:?}");
}
