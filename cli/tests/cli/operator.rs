//! What an operator does in a terminal, on the data alone: `kontor admin` and `kontor bot`.

use std::path::Path;

use kontor_engine::record::{Record, verify};
use rusqlite::Connection;

use crate::backup::data;
use crate::{Ran, command, fed};

fn kontor(args: &[&str], data: &Path) -> Ran {
    let mut command = command("");
    command.args(args).arg("--data").arg(data);
    fed(command, "")
}

/// The first table in a state.
fn table(data: &Path, status: &str) -> String {
    let connection = Connection::open(data.join("kontor.db")).unwrap();
    let sql = "SELECT id FROM tables WHERE status = $1 AND game = 'mercurius' LIMIT 1";
    connection.query_row(sql, [status], |row| row.get(0)).unwrap()
}

#[test]
fn tables_are_listed_inspected_closed_and_exported() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let (playing, finished) = (table(&data, "playing"), table(&data, "finished"));
    let listed = kontor(&["admin", "list"], &data).ok();
    let line = listed.lines().find(|line| line.starts_with(&playing)).expect("it is listed");
    assert!(line.contains("playing") && line.contains("mercurius"), "{line}");
    assert!(!listed.contains(&finished), "{listed}");
    let known = kontor(&["admin", "inspect", &playing], &data).ok();
    let known: serde_json::Value = serde_json::from_str(&known).unwrap();
    assert_eq!((&known["table"], &known["status"]), (&playing.as_str().into(), &"playing".into()));
    assert!(known.get("seed").is_none(), "nothing that players hide");
    assert!(kontor(&["admin", "export", &playing], &data).refused().contains("over"));
    let record = kontor(&["admin", "export", &finished], &data).ok();
    let record = Record::load(&record).expect("a record");
    let game = kontor_games::find(&record.game).expect("a game of ours");
    assert!(verify(game, &record).expect("a true record").finished);
    assert_eq!(kontor(&["admin", "close", &playing], &data).ok(), "Done.\n");
    assert!(!kontor(&["admin", "list"], &data).ok().contains(&playing));
    assert!(kontor(&["admin", "close", &playing], &data).refused().contains("over already"));
    assert!(kontor(&["admin", "link", "Anna"], &data).refused().contains("start it first"));
}

#[test]
fn people_are_removed_and_get_bots() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let connection = Connection::open(data.join("kontor.db")).unwrap();
    let sql = "SELECT name FROM people WHERE password IS NULL AND deleted IS NULL LIMIT 1";
    let guest: String = connection.query_row(sql, [], |row| row.get(0)).unwrap();
    let make = |name: &str| kontor(&["bot", "make", name, "--of", &guest], &data);
    assert!(make("Robo").refused().contains("password first"));
    connection.execute("UPDATE people SET password = 'x' WHERE name = $1", [&guest]).unwrap();
    connection.close().unwrap();
    let said = make("Robo").ok();
    let key = said.lines().last().expect("a key").to_string();
    assert!(said.starts_with("Robo may play.") && key.len() > 40, "{said}");
    assert!(make("Robo").refused().contains("has this name"));
    let list = || kontor(&["bot", "list", "--of", &guest], &data).ok();
    assert_eq!(list(), "Robo\n");
    let other = kontor(&["bot", "renew", "Robo"], &data).ok();
    assert_ne!(other.lines().last(), Some(key.as_str()));
    // A person is no bot.
    assert!(kontor(&["bot", "remove", &guest], &data).refused().contains("no such bot"));
    assert_eq!(kontor(&["bot", "remove", "Robo"], &data).ok(), "Done.\n");
    assert_eq!(list(), "");
    assert_eq!(kontor(&["admin", "remove", &guest], &data).ok(), "Done.\n");
    assert!(!kontor(&["admin", "remove", &guest], &data).refused().is_empty());
}
