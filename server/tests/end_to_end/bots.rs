//! Bots that are slow: nobody waits for them but their own table, and that not for long.

use std::time::Duration;

use crate::common::{Client, Player, Running, Socket, connect, seated, started};
use serde_json::json;

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
    let server = Running::start_with(|config| config.bot_budget = Duration::from_secs(3_600)).await;
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
    let server = Running::start_with(|config| config.bot_budget = Duration::from_millis(20)).await;
    let thinking = server.occupy_bots();
    let anna = server.guest("Anna").await;
    let (_, mut socket) = waiting_for_a_bot(&anna).await;
    // No bot ever gets to think, and yet the table comes round to her.
    socket.until(Socket::is_to_act).await;
    let seats = |socket: &Socket| socket.document["seats"].to_string();
    assert!(seats(&socket).contains("steady"), "the bots keep their seats: {}", seats(&socket));
    drop(thinking);
}
