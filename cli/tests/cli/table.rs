//! `kontor table inspect`, on a database of an earlier program.

use std::path::Path;

use rusqlite::Connection;

use crate::backup::data;
use crate::{Ran, command, fed};

fn inspect(id: &str, data: &Path) -> Ran {
    let mut command = command("table inspect");
    command.arg(id).arg("--data").arg(data);
    fed(command, "")
}

/// A game under way, and the number of its last action with whose it was.
fn playing(connection: &Connection) -> (String, i64, i64) {
    let sql = "SELECT table_id, log.version, json_extract(payload, '$.seat') FROM log \
               JOIN tables ON tables.id = table_id \
               WHERE status = 'playing' AND game = 'mercurius' AND kind = 'action' \
               ORDER BY log.version DESC LIMIT 1";
    connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap()
}

#[test]
fn a_table_whose_log_can_be_played_is_whole() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let connection = Connection::open(data.join("kontor.db")).unwrap();
    let (id, ..) = playing(&connection);
    connection.close().unwrap();
    let said = inspect(&id, &data).ok();
    assert!(said.starts_with(&format!("table:   {id}, playing\ngame:    mercurius, ")), "{said}");
    assert!(said.contains(", rules 1, "), "{said}");
    assert!(said.ends_with("whole:   its log can be played\n"), "{said}");
}

#[test]
fn a_halted_table_says_where_and_why() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let connection = Connection::open(data.join("kontor.db")).unwrap();
    let (id, version, seat) = playing(&connection);
    let put = |action: &str| {
        let sql = "UPDATE log SET payload = json_set(payload, '$.action', json($1)) \
                   WHERE table_id = $2 AND version = $3";
        assert_eq!(connection.execute(sql, (action, &id, version)).unwrap(), 1);
    };
    put(r#"{"do":"dividend","chamber":"nowhere"}"#);
    let ran = inspect(&id, &data);
    let line = format!(
        "halted:  entry {version} of its log, an action of seat {seat}, is none that the game knows"
    );
    assert_eq!((ran.code, ran.out.lines().last()), (2, Some(line.as_str())));
    assert_eq!(ran.err, format!("error: the log of table {id} cannot be played\n"));
    assert!(!ran.out.contains("nowhere"), "what is in the log is not told");
    // Why is said in words, but for the figures, which may be hidden: here whose turn it is.
    put(r#"{"do":"black_market","tokens":[]}"#);
    let other = (seat + 1) % 3;
    let sql = "UPDATE log SET payload = json_set(payload, '$.seat', $1) \
               WHERE table_id = $2 AND version = $3";
    assert_eq!(connection.execute(sql, (other, &id, version)).unwrap(), 1);
    let ran = inspect(&id, &data);
    let line = format!(
        "halted:  entry {version} of its log, an action of seat {other}, is refused by M7: \
         it is the turn of …, not yours"
    );
    assert_eq!(ran.out.lines().last(), Some(line.as_str()));
}

#[test]
fn an_entry_that_cannot_be_read_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let connection = Connection::open(data.join("kontor.db")).unwrap();
    let (id, version, _) = playing(&connection);
    let halts = |payload: &str, why: String| {
        let sql = "UPDATE log SET payload = $1 WHERE table_id = $2 AND version = $3";
        assert_eq!(connection.execute(sql, (payload, &id, version)).unwrap(), 1);
        let ran = inspect(&id, &data);
        let line = format!("halted:  what is stored of it is damaged: {why}");
        assert_eq!((ran.code, ran.out.lines().last()), (2, Some(line.as_str())));
        assert_eq!(ran.err, format!("error: the log of table {id} cannot be played\n"));
        assert!(!ran.out.contains("secret"), "what is in the log is not told");
    };
    halts(
        r#"{"kind":"sorcery","of":"secret"}"#,
        format!("entry {version} of a log cannot be read"),
    );
    halts("secret {", "the column payload cannot be read".into());
}

#[test]
fn a_table_of_rules_that_nobody_knows_says_so() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let connection = Connection::open(data.join("kontor.db")).unwrap();
    let (id, ..) = playing(&connection);
    for (rules, why) in [
        (
            9,
            "played by version 9 of the rules of Mercurius; this program plays up to version 2. Use a newer kontor",
        ),
        (
            0,
            "played by version 0 of the rules of Mercurius, which there never was; this program plays up to version 2",
        ),
    ] {
        let sql = "UPDATE tables SET rules = $1 WHERE id = $2";
        assert_eq!(connection.execute(sql, (rules, &id)).unwrap(), 1);
        let ran = inspect(&id, &data);
        let line = format!("halted:  {why}");
        assert_eq!((ran.code, ran.out.lines().last()), (2, Some(line.as_str())));
        assert_eq!(ran.err, format!("error: the log of table {id} cannot be played\n"));
    }
}

#[test]
fn a_table_that_is_not_there_is_not_inspected() {
    let directory = tempfile::tempdir().unwrap();
    let data = data(directory.path());
    let id = "0".repeat(16);
    assert_eq!(inspect(&id, &data).refused(), format!("there is no table {id}"));
    assert_eq!(inspect("?", &data).refused(), "\"?\" is no id of a table");
}
