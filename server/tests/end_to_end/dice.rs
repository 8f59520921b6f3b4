//! Known dice: the same presses give the same games, and everybody is told.

use kontor_engine::Generator;
use serde_json::{Value as Json, json};

use crate::common::{Client, Running, choose, seated};

/// How often the person decides before a bot goes on.
const DECISIONS: usize = 25;

/// One game at a new server: a person who plays by lot and acts when nobody else is to, then bots to the end.
async fn played(server: &Running, game: &str) -> Json {
    let anna = server.guest("Anna").await;
    let settings = json!({"listed": false, "bots_alone": "finish"});
    let table = seated(&[&anna], json!({"game": game, "seats": 3, "settings": settings})).await;
    anna.tell(&table, json!({"do": "start"})).await;
    let mut socket = anna.open(&table).await;
    let mut generator = Generator::from_number(3);
    for _ in 0..DECISIONS {
        let alone = |socket: &crate::common::Socket| {
            socket.status() != "playing" || socket.document["to_act"] == json!([0])
        };
        socket.until(alone).await;
        if socket.status() != "playing" {
            break;
        }
        let action = choose(socket.choices(), &mut generator);
        let version = socket.version;
        anna.tell(&table, json!({"do": "act", "action": action, "version": version})).await;
        socket.until(|socket| socket.version > version).await;
    }
    socket
        .until(|socket| socket.status() != "playing" || socket.document["to_act"] == json!([0]))
        .await;
    if socket.status() == "playing" {
        anna.tell(&table, json!({"do": "leave_seat"})).await;
    }
    socket.until(|socket| socket.status() == "finished").await;
    anna.get(&format!("/api/tables/{table}/record")).await.good()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_presses_give_the_same_games_step_by_step() {
    let (server, again) = (Running::start().await, Running::start().await);
    for game in kontor_games::all().map(|game| game.info().id) {
        let (first, second) = (played(&server, game).await, played(&again, game).await);
        let steps = |record: &Json| record["steps"].as_array().expect("steps").clone();
        let (here, there) = (steps(&first), steps(&second));
        for (number, (one, other)) in here.iter().zip(&there).enumerate() {
            assert_eq!(one, other, "{game}: step {}", number + 1);
        }
        assert_eq!(first, second, "{game}");
        assert_eq!(first["known_dice"], true, "{game}: the record says so");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_goes_on_with_the_dice_and_does_not_repeat_them() {
    let wanted = json!({"game": "mercurius", "seats": 3});
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let commitment =
        async |client: &Client, table: &str| client.look(table).await["commitment"].clone();
    let mut told = Vec::new();
    for _ in 0..2 {
        let table = anna.make_table(wanted.clone()).await;
        told.push(commitment(&anna, &table).await);
    }
    let server = server.restart().await;
    let anna = anna.at(server.address());
    let table = anna.make_table(wanted.clone()).await;
    told.push(commitment(&anna, &table).await);
    let seeds: Vec<Json> =
        (0..3).map(|made| kontor_engine::Seed::derived(1, made).commitment().into()).collect();
    assert_eq!(told, seeds);
}

#[tokio::test(flavor = "multi_thread")]
async fn known_dice_are_said_by_the_server_and_not_by_who_opens_a_table() {
    let known = Running::start().await;
    let secret = Running::start_with(|config| config.dice = None).await;
    for (server, claimed) in [(&known, false), (&secret, true)] {
        let anna = server.guest("Anna").await;
        let settings = json!({"known_dice": claimed});
        let wanted = json!({"game": "mercurius", "seats": 3, "settings": settings});
        let table = anna.make_table(wanted).await;
        let said = anna.look(&table).await["settings"].get("known_dice").cloned();
        assert_eq!(said, (!claimed).then_some(json!(true)));
    }
}
