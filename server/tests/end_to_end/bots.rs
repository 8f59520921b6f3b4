//! Bots: how well they play, and those that are slow, for which nobody waits but their own table, and that not for long.

use std::time::Duration;

use crate::common::{Client, Player, Running, Socket, connect, seated, started};
use kontor_server::Config;
use serde_json::{Value as Json, json};

/// A table where Anna has the first seat and bots have the others; she has played, and it is the
/// first bot's turn.
async fn waiting_for_a_bot(anna: &Client) -> (String, Socket) {
    let table = started(&[anna], json!({})).await;
    let mut player = Player::new(anna, &table, 1, 0).await;
    player.socket.until(Socket::is_to_act).await;
    player.play_while(Socket::is_to_act).await;
    player.socket.until(|socket| socket.document["to_act"] == json!([1])).await;
    (table, player.socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_bot_delays_nobody() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara", "Dora"]).await;
    // Every thread of the bots is busy, for as long as we like.
    let thinking = server.occupy_bots();
    let (table, mut anna) = waiting_for_a_bot(&people[3]).await;
    let steps = anna.steps_shown();
    // At the very table of the slow bot people are answered.
    anna.tell(json!({"do": "say", "text": "what does it think about?"})).await;
    anna.fail(json!({"do": "act", "action": {"do": "buy", "kind": "silk"}})).await;
    // Another table is played from beginning to end over its sockets.
    let three: Vec<&Client> = people[..3].iter().collect();
    let other = started(&three, json!({})).await;
    let mut playing = tokio::task::JoinSet::new();
    for (client, number) in three.iter().zip(1..) {
        let mut player = Player::new(client, &other, number, 0).await;
        playing.spawn(async move { player.play().await });
    }
    playing.join_all().await;
    assert_eq!(people[0].look(&other).await["status"], "finished");
    // The lobby, the games so far and new tables are as quick as ever.
    people[3].get(&format!("/api/tables/{table}/history")).await.good();
    connect(server.address(), "/api/lobby", None, None).await.expect("the lobby is open");
    let new = seated(&three[..1], json!({"game": "mercurius", "seats": 3})).await;
    assert!(people[1].get("/api/tables").await.text.contains(&new));
    assert_eq!(people[3].look(&table).await["play"]["steps"], steps, "the bot still thinks");
    // When it may think it plays, and it is Anna's turn again.
    drop(thinking);
    anna.until(|socket| socket.is_to_act() && socket.steps_shown() > steps).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_overruns_its_time_is_replaced_by_a_quick_decision() {
    // With known dice they would think as long as it takes.
    let set = |config: &mut Config| {
        (config.dice, config.bot_budget) = (None, Duration::from_millis(20));
    };
    let server = Running::start_with(set).await;
    let thinking = server.occupy_bots();
    let anna = server.guest("Anna").await;
    let (_, mut socket) = waiting_for_a_bot(&anna).await;
    // No bot ever gets to think, and yet the table comes round to her.
    socket.until(Socket::is_to_act).await;
    let seats = |socket: &Socket| socket.document["seats"].to_string();
    assert!(seats(&socket).contains("medium"), "the bots keep their seats: {}", seats(&socket));
    drop(thinking);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_bots_of_the_levels_that_were_chosen_and_they_play() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let games = anna.get("/api/games").await.good();
    for game in games.as_array().expect("a list") {
        let policies = game["policies"].as_array().expect("a list").iter();
        let levels: Vec<&str> = policies.filter_map(|one| one["name"].as_str()).collect();
        assert_eq!(levels, ["easy", "medium", "hard", "expert"]);
        for word in ["bot-hard", "bot-hard-name", "bot-hard-about", "bot-steady-name"] {
            assert!(game["words"][word].is_string(), "{word}");
        }
    }
    let wanted = json!({"game": "mercurius", "seats": 5, "options": {"first": "seat0"},
                        "settings": {"level": "easy"}});
    let table = anna.make_table(wanted).await;
    // What tables of earlier versions name is understood as ever.
    for policy in ["hard", "easy", "steady", "random"] {
        anna.tell(&table, json!({"do": "add_bot", "policy": policy})).await;
    }
    let bots = |look: &Json| -> Vec<Json> {
        look["seats"].as_array().expect("a list").iter().map(|seat| seat["bot"].clone()).collect()
    };
    let seated = json!([null, "hard", "easy", "steady", "random"]);
    assert_eq!(json!(bots(&anna.look(&table).await)), seated);
    anna.tell(&table, json!({"do": "start"})).await;
    let mut player = Player::new(&anna, &table, 1, 0).await;
    player.socket.until(Socket::is_to_act).await;
    player.play_while(Socket::is_to_act).await;
    // All of them play, and it is her turn again.
    player.socket.until(Socket::is_to_act).await;
    let look = anna.look(&table).await;
    assert_eq!(json!(bots(&look)), seated);
    assert_eq!(look["settings"]["level"], "easy");
}
