//! Backups: made while the store is written to, and put in its place again.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::common::{fresh_file, one, open_file, person, table};
use kontor_store::{Sqlite, Store, StoreError, Version};
use tempfile::TempDir;
use tokio::task::JoinSet;

fn path(directory: &TempDir, name: &str) -> PathBuf {
    directory.path().join(name)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_during_writes_has_every_log_up_to_some_version() {
    let (store, directory) = fresh_file().await;
    let store = Arc::new(store);
    let anna = person(&*store, "Anna").await;
    let stop = Arc::new(AtomicBool::new(false));
    let mut writing = JoinSet::new();
    for _ in 0..8 {
        let id = table(&*store, &anna).await.id;
        store.append(one(&id, 0)).await.unwrap();
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        writing.spawn(async move {
            let mut version = 1;
            while !stop.load(Ordering::SeqCst) {
                version = store.append(one(&id, version)).await.unwrap().0;
            }
            id
        });
    }
    // By the store itself, and by another program that only looks at the file.
    let backups = [path(&directory, "one.db"), path(&directory, "two.db")];
    store.back_up(&backups[0]).await.unwrap();
    let (from, to) = (path(&directory, "kontor.db"), backups[1].clone());
    tokio::task::spawn_blocking(move || Sqlite::back_up(&from, &to)).await.unwrap().unwrap();
    stop.store(true, Ordering::SeqCst);
    let tables = writing.join_all().await;
    for backup in &backups {
        let copy = Sqlite::open(backup).await.unwrap();
        assert_eq!(copy.faults().await, Ok(vec![]));
        for id in &tables {
            assert_eq!(copy.log_fault(id).await, Ok(None));
            let (kept, all) = (
                copy.log(id, Version::START).await.unwrap(),
                store.log(id, Version::START).await.unwrap(),
            );
            assert!(!kept.is_empty());
            assert_eq!(kept, all[..kept.len()]);
        }
        copy.close().await;
    }
    assert_eq!(store.back_up(&backups[0]).await, Err(StoreError::Exists(backups[0].clone())));
}

#[tokio::test]
async fn a_backup_is_put_in_place_and_goes_on() {
    let (store, directory) = fresh_file().await;
    let anna = person(&store, "Anna").await;
    let id = table(&store, &anna).await.id;
    store.append(one(&id, 0)).await.unwrap();
    let (database, backup) = (path(&directory, "kontor.db"), path(&directory, "backup.db"));
    store.back_up(&backup).await.unwrap();
    let mode = std::fs::metadata(&backup).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "seeds and passwords are for the owner alone");
    store.append(one(&id, 1)).await.unwrap();
    let served = StoreError::Served { process: Some(std::process::id()) };
    assert_eq!(Sqlite::restore(&backup, &database, true), Err(served), "while it is served");
    store.close().await;
    let exists = StoreError::Exists(database.clone());
    assert_eq!(Sqlite::restore(&backup, &database, false), Err(exists));
    assert_eq!(Sqlite::restore(&backup, &database, true), Ok(()));
    let store = open_file(&directory).await;
    assert_eq!(store.append(one(&id, 1)).await, Ok(Version(2)), "the second step is gone");
    store.close().await;
    let old = Sqlite::open(&path(&directory, "kontor.db.replaced")).await.unwrap();
    assert_eq!(old.log(&id, Version::START).await.unwrap().len(), 2);
    old.close().await;
    // Into a place where nothing is.
    let elsewhere = path(&directory, "elsewhere.db");
    assert_eq!(Sqlite::restore(&backup, &elsewhere, false), Ok(()));
    let copy = Sqlite::open(&elsewhere).await.unwrap();
    assert_eq!(copy.log(&id, Version::START).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_is_no_whole_backup_is_not_put_in_place() {
    let (store, directory) = fresh_file().await;
    let anna = person(&store, "Anna").await;
    for _ in 0..200 {
        table(&store, &anna).await;
    }
    let (backup, database) = (path(&directory, "backup.db"), path(&directory, "new.db"));
    store.back_up(&backup).await.unwrap();
    let whole = std::fs::read(&backup).unwrap();
    let mut torn = whole.clone();
    torn.truncate(whole.len() / 2);
    let mut scribbled = whole.clone();
    let middle = whole.len() / 2;
    scribbled[middle..middle + 9000].fill(0x55);
    for bytes in [b"no database, but long enough to look like one".repeat(200), torn, scribbled] {
        std::fs::write(&backup, bytes).unwrap();
        let refused = Sqlite::restore(&backup, &database, false).unwrap_err();
        assert!(matches!(refused, StoreError::Corrupt(_)), "{refused}");
        assert!(!database.exists());
    }
    let nowhere = Sqlite::restore(&path(&directory, "nothing.db"), &database, false);
    assert_eq!(nowhere, Err(StoreError::ReadOnly));
    std::fs::write(&backup, whole).unwrap();
    assert_eq!(Sqlite::restore(&backup, &database, false), Ok(()));
}
