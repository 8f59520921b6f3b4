//! `kontor backup`, `restore` and `check`, on a database of an earlier program.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use kontor_store::{Sqlite, Status, Store, StoredTable, Version};
use rusqlite::Connection;
use serde_json::Value as Json;

use crate::{Ran, command, fed};

/// What was stored when the server of version 0.1.0 was stopped: games of every kind, some over.
const STORED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/fixtures/v1/stopped.db");

/// A data directory of what was stored then, brought up to date.
pub fn data(directory: &Path) -> PathBuf {
    let data = directory.join("data");
    fs::create_dir(&data).unwrap();
    let database = data.join("kontor.db");
    fs::copy(STORED, &database).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(&database).await.unwrap();
        Store::close(&store).await;
    });
    data
}

fn kontor(verb: &str, file: Option<&Path>, data: &Path, more: &str) -> Ran {
    let mut command = command(verb);
    command.args(file).arg("--data").arg(data).args(more.split_whitespace());
    fed(command, "")
}

#[test]
fn a_backup_is_restored_whole() {
    let directory = tempfile::tempdir().unwrap();
    let (data, other) = (data(directory.path()), directory.path().join("other"));
    let backup = directory.path().join("backup.db");
    assert!(kontor("backup", Some(&backup), &data, "").ok().starts_with("written: everything in"));
    let refused = kontor("backup", Some(&backup), &data, "").refused();
    assert_eq!(refused, format!("{} is there already, and is not overwritten", backup.display()));
    assert!(kontor("restore", Some(&backup), &other, "").ok().starts_with("restored: "));
    let all = kontor("check", None, &data, "").ok();
    assert!(all.starts_with("whole: the file and 20 tables"), "{all}");
    assert_eq!(kontor("check", None, &other, "").ok(), all);
    // What is there is replaced only if that is said.
    let refused = kontor("restore", Some(&backup), &other, "").refused();
    assert!(refused.ends_with("already; --replace puts the backup in its place"), "{refused}");
    kontor("restore", Some(&backup), &other, "--replace").ok();
    assert!(other.join("kontor.db.replaced").exists());
}

/// A server that runs on some data. It stops in order when its input is closed.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn on(data: &Path) -> Serving {
        let mut command = command("load --serve");
        command.arg(data).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("a server starts");
        let mut address = String::new();
        let said = child.stdout.take().expect("its output is a pipe");
        BufReader::new(said).read_line(&mut address).expect("it says where it is");
        Serving { child, address: address.trim().to_string() }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        self.child.wait().expect("it stops");
    }
}

/// All tables of some data, by their ids.
async fn tables(store: &Sqlite) -> Vec<StoredTable> {
    let mut tables = store.tables(&Status::ALL).await.unwrap();
    tables.sort_by_key(|table| table.id.to_string());
    tables
}

/// What the operator gets as the record of a table.
fn exported(table: &StoredTable, data: &Path) -> Json {
    let text = kontor(&format!("admin export {}", table.id), None, data, "").ok();
    serde_json::from_str(&text).expect("a record")
}

#[test]
fn a_backup_beside_a_server_under_play_holds_every_record_as_it_was() {
    let directory = tempfile::tempdir().unwrap();
    let (data, other) = (data(directory.path()), directory.path().join("other"));
    let backup = directory.path().join("backup.db");
    let server = Serving::on(&data);
    let (pid, address) = (server.child.id(), &server.address);
    let load = format!(
        "load --server {pid} --address {address} --game mercurius --tables 4 --seconds 3600"
    );
    // It plays until it is told to stop: however slow the machine, a game comes to its end.
    let mut load = command(&load);
    let mut playing = load.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    // New tables are there, and new games were played to their end.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let finished = || {
        runtime.block_on(async {
            let store = Sqlite::look(&data.join("kontor.db")).await.unwrap();
            let finished = store.tables(&[Status::Finished]).await.unwrap().len();
            store.close().await;
            finished
        })
    };
    let before = finished();
    while finished() == before && playing.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(100));
    }
    kontor("backup", Some(&backup), &data, "").ok();
    assert_eq!(playing.try_wait().unwrap(), None, "it was written while people played");
    playing.kill().unwrap();
    playing.wait().unwrap();
    kontor("restore", Some(&backup), &other, "").ok();
    assert!(kontor("check", None, &other, "").ok().starts_with("whole: "));
    let compared = runtime.block_on(async {
        let copy = Sqlite::look(&other.join("kontor.db")).await.unwrap();
        let origin = Sqlite::look(&data.join("kontor.db")).await.unwrap();
        let mut compared = Vec::new();
        for table in tables(&copy).await {
            let now = origin.table(&table.id).await.unwrap().expect("it is still there");
            let kept = copy.log(&table.id, Version::START).await.unwrap();
            let all = origin.log(&table.id, Version::START).await.unwrap();
            assert_eq!(kept, all[..kept.len()], "{}", table.id);
            assert_eq!((table.seed, table.rules), (now.seed, now.rules));
            if table.status == Status::Finished {
                assert_eq!((&table.result, &table.seats), (&now.result, &now.seats));
                compared.push(table);
            }
        }
        copy.close().await;
        origin.close().await;
        compared
    });
    assert!(compared.len() > before, "{} of {before} and more", compared.len());
    let restored = Serving::on(&other);
    for table in &compared {
        assert_eq!(exported(table, &data), exported(table, &other), "{}", table.id);
    }
    drop((server, restored));
}

#[test]
fn the_data_may_be_named_in_the_environment() {
    let directory = tempfile::tempdir().unwrap();
    let (data, other) = (data(directory.path()), directory.path().join("other"));
    let backup = directory.path().join("backup.db");
    let run = |verb: &str, file: Option<&Path>, data: &Path| {
        let mut command = command(verb);
        command.args(file).env("KONTOR_DATA", data);
        fed(command, "").ok()
    };
    assert!(run("backup", Some(&backup), &data).contains(&data.display().to_string()));
    assert!(run("restore", Some(&backup), &other).contains(&other.display().to_string()));
    assert_eq!(run("check", None, &other), run("check", None, &data));
}

#[test]
fn where_nothing_is_stored_nothing_is_done() {
    let directory = tempfile::tempdir().unwrap();
    let (empty, file) = (directory.path().join("empty"), directory.path().join("file"));
    let nothing = format!("nothing is stored in {}", empty.display());
    assert_eq!(kontor("backup", Some(&file), &empty, "").refused(), nothing);
    assert_eq!(kontor("check", None, &empty, "").refused(), nothing);
    let refused = kontor("restore", Some(&file), &empty, "").refused();
    assert_eq!(refused, format!("{} is not there", file.display()));
    assert!(!empty.exists());
    fs::write(&file, "a shopping list".repeat(1000)).unwrap();
    let refused = kontor("restore", Some(&file), &empty, "").refused();
    assert!(refused.contains("is no whole backup"), "{refused}");
    assert!(!empty.join("kontor.db").exists());
}

#[test]
fn every_fault_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let connection = Connection::open(data.join("kontor.db")).unwrap();
    let finished = |game: &str| -> String {
        let sql = "SELECT id FROM tables WHERE game = $1 AND status = 'finished'";
        connection.query_row(sql, [game], |row| row.get(0)).unwrap()
    };
    let (torn, twisted) = (finished("mercurius"), finished("nano"));
    let sql = "DELETE FROM log WHERE table_id = $1 AND version = 40";
    assert_eq!(connection.execute(sql, [&torn]).unwrap(), 1);
    // Another seed would have drawn other things.
    let sql = "UPDATE tables SET seed = (SELECT seed FROM tables WHERE id = $1), \
               commitment = (SELECT commitment FROM tables WHERE id = $1) WHERE id = $2";
    assert_eq!(connection.execute(sql, [&torn, &twisted]).unwrap(), 1);
    connection.close().unwrap();
    let ran = kontor("check", None, &data, "");
    assert_eq!(ran.code, 2);
    assert_eq!(ran.err, "error: 2 faults in the file and 20 tables\n");
    let torn = format!(
        "fault: table {torn} (mercurius): what is stored of it is damaged: entry 40 of its log is missing"
    );
    assert!(ran.out.lines().any(|line| line == torn), "{}", ran.out);
    let twisted = format!("fault: table {twisted} (nano): its record does not verify: ");
    assert!(ran.out.lines().any(|line| line.starts_with(&twisted)), "{}", ran.out);
}
