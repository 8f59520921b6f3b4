//! Whole games, played by several clients at once through WebSockets.

use crate::common::{Client, Player, Running, all_until, encoded, seated};
use kontor_engine::record::{Record, verify};
use serde_json::{Value as Json, json};
use tokio::task::JoinSet;

/// Everybody plays to the end; returns them as they are then.
async fn play_all(players: Vec<Player>) -> Vec<Player> {
    let mut playing = JoinSet::new();
    for (number, mut player) in players.into_iter().enumerate() {
        playing.spawn(async move {
            player.play().await;
            (number, player)
        });
    }
    let mut players = playing.join_all().await;
    players.sort_by_key(|(number, _)| *number);
    players.into_iter().map(|(_, player)| player).collect()
}

/// The record of a finished game, after all that it claims was shown to be true.
async fn verified_record(client: &Client, table: &str, game: &str) -> Record {
    let text = client.get(&format!("/api/tables/{table}/record")).await;
    text.good();
    let record = Record::load(&text.text).expect("a record");
    let game = kontor_games::find(game).expect("a game of ours");
    let verified = verify(game, &record).expect("a true record");
    assert!(verified.finished);
    record
}

/// Every game in the list, at its smallest table, with people in all seats but one.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_through_broken_connections() {
    let server = Running::start().await;
    for game in kontor_games::all() {
        let info = game.info();
        let seats = usize::from(info.min_seats).max(3);
        let names = ["Anna", "Борис", "Chiyo"].map(|name| format!("{name} {}", info.id));
        let mut people = Vec::new();
        for name in &names {
            people.push(server.guest(name).await);
        }
        let people: Vec<&Client> = people.iter().take(seats - 1).collect();
        let wanted = json!({"game": info.id, "seats": seats, "options": game.simulated()});
        let table = seated(&people, wanted).await;
        let mut players = Vec::new();
        for (client, number) in people.iter().zip(1..) {
            players.push(Player::new(client, &table, number, 6).await);
        }
        let commitment = players[0].socket.document["commitment"].clone();
        people[0].tell(&table, json!({"do": "start"})).await;
        for player in &mut players {
            player.socket.until(|socket| socket.status() == "playing").await;
        }
        let players = play_all(players).await;

        let record = verified_record(people[0], &table, info.id).await;
        for player in &players {
            let document = &player.socket.document;
            assert_eq!(document["status"], "finished");
            assert_eq!(document["commitment"], commitment);
            assert_eq!(json!(record.commitment), commitment);
            assert_eq!(document["seed"], json!(record.seed));
            assert_eq!(player.socket.steps_shown(), record.steps.len() as u64);
            assert!(player.socket.resumed > 0, "connections were broken and resumed");
        }
        assert!(record.seats[0].starts_with("Anna"), "{:?}", record.seats);
        for client in &people {
            let path = format!("/api/people/{}/games", encoded(&client.name));
            let games = client.get(&path).await.good();
            assert!(games.to_string().contains(&table), "{games}");
        }
    }
}

/// Four tables, all seats people, all at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn many_tables_are_played_at_once_and_none_disturbs_another() {
    let server = Running::start().await;
    let mut tables = JoinSet::new();
    for number in 0..4 {
        let mut people = Vec::new();
        for name in ["A", "B", "C"] {
            people.push(server.guest(&format!("{name}{number}")).await);
        }
        tables.spawn(async move {
            let people: Vec<&Client> = people.iter().collect();
            let table = crate::common::started(&people, json!({"listed": number % 2 == 0})).await;
            let mut players = Vec::new();
            for (client, seat) in people.iter().zip(0..) {
                players.push(Player::new(client, &table, number * 10 + seat, 20).await);
            }
            let players = play_all(players).await;
            let record = verified_record(people[0], &table, "mercurius").await;
            let expected: Vec<String> = people.iter().map(|client| client.name.clone()).collect();
            assert_eq!(record.seats, expected);
            for player in &players {
                assert_eq!(player.socket.document["play"]["view"]["moment"]["is"], "over");
            }
        });
    }
    tables.join_all().await;
}

/// What is sent a step and viewer stays small in the middle, as changes only, when the game is played as people
/// play it: under 600 bytes, but for the games that have not come so far.
#[tokio::test(flavor = "multi_thread")]
async fn changes_are_small() {
    for game in kontor_games::all().map(|game| game.info().id) {
        let most = match game {
            "mercurius" => 1_024,
            "kommersant" => 850,
            "nano" => 750,
            _ => 600,
        };
        changes_are_small_in(game, most).await;
    }
}

async fn changes_are_small_in(game: &str, most: usize) {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let settings = json!({"level": "steady", "bots_alone": "finish"});
    let wanted = json!({"game": game, "seats": people.len(), "settings": settings});
    let table = seated(&people, wanted).await;
    // Nobody plays before all have left: it is the same game in every run.
    let thinking = server.occupy_bots();
    people[0].tell(&table, json!({"do": "start"})).await;
    // Each looks on with the eyes of the own seat while a bot plays it.
    let mut viewers = vec![Client::nobody(server.address()).open(&table).await];
    for client in &people {
        viewers.push(client.open(&table).await);
    }
    let watching = tokio::spawn(all_until(viewers, |socket| socket.status() == "finished"));
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    drop(thinking);
    let viewers = watching.await.expect("all read to the end");
    let mut sizes: Vec<usize> = Vec::new();
    for viewer in &viewers {
        for text in &viewer.received {
            let message: Json = serde_json::from_str(text).expect("JSON");
            let steps = message["steps"].as_array().map_or(0, Vec::len);
            sizes.extend(std::iter::repeat_n(text.len() / steps.max(1), steps));
        }
        let states = viewer.received.iter().filter(|text| text.contains("\"is\":\"state\""));
        assert_eq!(states.count(), 1, "everything is sent once, then only changes");
    }
    sizes.sort_unstable();
    let median = sizes[sizes.len() / 2];
    println!(
        "{game}: median {median}, largest {} of {} steps",
        sizes[sizes.len() - 1],
        sizes.len()
    );
    assert!(median < most, "{game}: {median} bytes a step and viewer");
}

/// A finished game is gone through step by step, by anybody, as any seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_through_the_api() {
    let server = Running::start().await;
    let [anna] = server.guests(["Anna"]).await;
    let table = crate::common::started(&[&anna], json!({"bots_alone": "finish"})).await;
    let mut player = Player::new(&anna, &table, 1, 0).await;
    player.play().await;
    let record = verified_record(&anna, &table, "mercurius").await;
    let nobody = Client::nobody(server.address());
    let game = kontor_games::find("mercurius").expect("a game of ours");
    let mut replay = kontor_engine::record::Replay::new(game, &record).expect("a record");
    for step in [0, 1, 20, record.steps.len()] {
        replay.play_to(step).expect("a playable record");
        for (viewer, word) in [
            (kontor_engine::Viewer::All, "all"),
            (kontor_engine::Viewer::Spectator, "spectator"),
            (kontor_engine::Viewer::Seat(kontor_engine::Seat::new(2).expect("a seat")), "2"),
        ] {
            let path = format!("/api/tables/{table}/steps/{step}?as={word}");
            let shown = nobody.get(&path).await.good();
            assert_eq!(find(&shown, "view"), Some(&replay.state().view(viewer)), "{step} {word}");
        }
    }
    let history = nobody.get(&format!("/api/tables/{table}/history?as=all")).await.good();
    assert!(history.to_string().contains("\"happened\""));
    let beyond = nobody.get(&format!("/api/tables/{table}/steps/99999?as=all")).await;
    assert!(beyond.status.is_client_error(), "{}", beyond.status);
}

/// The value of a key anywhere in a document.
fn find<'a>(json: &'a Json, key: &str) -> Option<&'a Json> {
    match json {
        Json::Object(map) => map.get(key).or_else(|| map.values().find_map(|v| find(v, key))),
        Json::Array(list) => list.iter().find_map(|v| find(v, key)),
        _ => None,
    }
}
