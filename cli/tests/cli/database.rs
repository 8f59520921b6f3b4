//! What is stored in PostgreSQL: moved there and back, checked, backed up, and never shown with its password.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use kontor_testbed::Database;
use rusqlite::Connection;

use crate::backup::data;
use crate::{Ran, command, fed};

fn kontor(args: &[&str]) -> Ran {
    let mut command = command("");
    command.args(args);
    fed(command, "")
}

fn file(data: &Path) -> String {
    format!("sqlite:{}", data.join("kontor.db").display())
}

#[test]
fn a_whole_server_moves_to_postgres_and_back() {
    let directory = tempfile::tempdir().unwrap();
    let (data, database) = (data(directory.path()), Database::fresh());
    let (from, to) = (file(&data), database.address());
    let moved = kontor(&["move", "--from", &from, "--to", &to]).ok();
    let said = format!("moved: everything in {from} to {to}: 20 tables, every record the same\n");
    assert_eq!(moved, said);
    let checked = kontor(&["check", "--database", &to]).ok();
    assert!(checked.starts_with("whole: the database and 20 tables"), "{checked}");
    // Nothing is put beside what is there.
    let again = kontor(&["move", "--from", &from, "--to", &to]).refused();
    assert_eq!(again, "something is stored there already");
    let backup = directory.path().join("backup.db");
    let path = backup.display().to_string();
    let written = kontor(&["backup", &path, "--database", &to]).ok();
    assert_eq!(written, format!("written: everything in {to} to {path}, an SQLite file\n"));
    let back = format!("sqlite:{}", directory.path().join("back.db").display());
    kontor(&["move", "--from", &to, "--to", &back]).ok();
    // The backup, and what was moved back, hold what was there at first.
    let counted = |file: &Path| {
        let connection = Connection::open(file).unwrap();
        let count = |table: &str| {
            let sql = format!("SELECT COUNT(*) FROM {table}");
            connection.query_row(&sql, [], |row| row.get::<_, i64>(0)).unwrap()
        };
        ["people", "tables", "sittings", "chat", "secrets"].map(count)
    };
    assert_eq!(counted(&backup), counted(&data.join("kontor.db")));
    assert_eq!(counted(&directory.path().join("back.db")), counted(&backup));
    let restore = kontor(&["restore", &path, "--database", &to]).refused();
    assert!(restore.contains("kontor move --from sqlite:"), "{restore}");
}

#[test]
fn what_cannot_be_moved_is_said_and_nothing_is_changed() {
    let directory = tempfile::tempdir().unwrap();
    let (data, database) = (data(directory.path()), Database::fresh());
    let (from, to) = (file(&data), database.address());
    let other = file(directory.path());
    let refused = kontor(&["move", "--from", &from, "--to", &other]).refused();
    assert!(refused.contains("from sqlite:… to postgres://…"), "{refused}");
    let refused = kontor(&["move", "--from", &other, "--to", &to]).refused();
    assert!(refused.starts_with("nothing is stored in "), "{refused}");
    let refused = kontor(&["move", "--from", "kontor.db", "--to", &to]).refused();
    assert!(refused.contains("sqlite:PATH or postgres://"), "{refused}");
    let nothing = kontor(&["check", "--database", &to]).refused();
    assert!(nothing.contains("schema 0"), "{nothing}");
    let secret = "postgres://kontor:topsecret@127.0.0.1:1/club";
    let refused = kontor(&["check", "--database", secret]).refused();
    assert!(refused.starts_with("the database cannot be reached: "), "{refused}");
    assert!(!refused.contains("topsecret"), "{refused}");
}

#[test]
fn a_server_serves_what_is_in_postgres_alone_and_an_operator_talks_to_it() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data").display().to_string();
    let database = Database::fresh();
    let address = database.address();
    let serve = |data: &str| {
        let mut command = command("serve --listen 127.0.0.1:0 --data");
        command.arg(data).env("KONTOR_DATABASE", &address);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let admin = || kontor(&["admin", "list", "--data", &data, "--database", &address]);
    let refused = admin().refused();
    assert!(refused.starts_with("no server runs on "), "{refused}");
    let mut server = serve(&data).spawn().unwrap();
    let began = std::time::Instant::now();
    let listed = loop {
        let listed = admin();
        if listed.code == 0 || began.elapsed() > Duration::from_secs(300) {
            break listed;
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(listed.ok(), "", "no tables yet");
    // Also one that has a directory of its own.
    let other = directory.path().join("other").display().to_string();
    let second = serve(&other).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    let said = String::from_utf8_lossy(&second.stderr);
    assert!(said.contains("already served by another kontor"), "{said}");
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn a_database_is_a_setting_like_others_and_its_password_is_not_shown() {
    let file = crate::directory("database").join("kontor.toml");
    let named = "postgres://kontor:topsecret@db.example/club";
    std::fs::write(&file, format!("database = \"{named}\"\n")).unwrap();
    let check = |environment: Option<&str>, flag: Option<&str>| {
        let mut command = command("serve --check --config");
        command.arg(&file);
        command.envs(environment.map(|value| ("KONTOR_DATABASE", value)));
        command.args(flag.map(|value| format!("--database={value}")));
        fed(command, "")
    };
    let line = |ran: Ran| {
        assert!(!ran.out.contains("topsecret") && !ran.err.contains("topsecret"), "{}", ran.out);
        let found = ran.out.lines().find(|line| line.starts_with("database ")).unwrap();
        found.split_whitespace().map(str::to_string).collect::<Vec<_>>()
    };
    let hidden = "postgres://kontor:***@db.example/club";
    assert_eq!(line(check(None, None)), ["database", hidden, "file"]);
    let other = "postgres://kontor@other.example/club";
    assert_eq!(line(check(Some(other), None)), ["database", other, "environment"]);
    let kept = "sqlite:/var/lib/kontor/other.db";
    assert_eq!(line(check(Some(other), Some(kept))), ["database", kept, "flag"]);
    let wrong = check(None, Some("mysql://kontor:topsecret@db.example/club"));
    assert_eq!(wrong.code, 2);
    assert!(wrong.out.contains("wrong: database (flag): \"mysql\" does not fit"), "{}", wrong.out);
    assert!(!wrong.out.contains("topsecret"), "{}", wrong.out);
}
