//! What servers of earlier versions stored, asked for as pages do.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value as Json;

use crate::common::{Client, Running, encoded};

/// The ids of the endings of every game.
async fn endings(nobody: &Client) -> BTreeMap<String, Vec<Json>> {
    let games = nobody.get("/api/games").await.good();
    let text = |json: &Json| json.as_str().expect("an id").to_string();
    let of = |game: &Json| {
        let game = &game["info"];
        let endings = game["endings"].as_array().expect("endings");
        (text(&game["id"]), endings.iter().map(|ending| ending["id"].clone()).collect())
    };
    games.as_array().expect("games").iter().map(of).collect()
}

/// A server of version 0.1.0 wrote a sentence where an id stands today: it is told by its id.
#[tokio::test(flavor = "multi_thread")]
async fn finished_games_of_a_person_name_their_ending_by_its_id() {
    let data = tempfile::tempdir().expect("a directory for a test");
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1/stopped.db");
    let database = data.path().join("kontor.db");
    fs::copy(stored, &database).expect("what was stored");
    let opened = rusqlite::Connection::open(&database).expect("a database");
    let prose = "SELECT count(*) FROM tables WHERE status = 'finished' \
                 AND json_extract(result, '$.ending') LIKE '% %'";
    let written: i64 = opened.query_row(prose, [], |row| row.get(0)).expect("a number");
    assert_eq!(written, 5, "finished games whose ending is a sentence");
    opened.close().expect("it is closed");

    let server = Running::start_in(data, |_| ()).await;
    let nobody = Client::nobody(server.address());
    let endings = endings(&nobody).await;
    let mut told = BTreeMap::new();
    for name in ["Anna", "Bo", "Кирилл"] {
        let games = nobody.get(&format!("/api/people/{}/games", encoded(name))).await.good();
        for game in games.as_array().expect("games") {
            let known = &endings[game["game"].as_str().expect("a game")];
            let ending = &game["result"]["ending"];
            assert!(known.contains(ending), "{name}: {game}");
            told.insert(game["table"].to_string(), ending.clone());
        }
    }
    assert_eq!(told.len(), 5, "every finished game was somebody's: {told:?}");
}
