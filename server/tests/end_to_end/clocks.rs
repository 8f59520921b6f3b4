//! Clocks that run out, bots that stand in, and people who take their seats back.

use crate::common::{Client, Player, Running, Socket, started};
use serde_json::{Value as Json, json};

fn bot_of(socket: &Socket, seat: usize) -> Option<&str> {
    socket.document["seats"][seat]["bot"].as_str()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_is_replaced_and_can_come_back() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let clock = json!({"kind": "live", "turn": 1, "bank": 0});
    let table = started(&people, json!({"clock": clock, "level": "random"})).await;
    let mut anna = people[0].open(&table).await;
    let deadline = anna.document["play"]["clocks"][0]["deadline"].as_i64();
    assert!(
        deadline.is_some(),
        "who is to act has a deadline: {}",
        anna.document["play"]["clocks"]
    );
    assert!(anna.document["play"]["clocks"][1]["deadline"].is_null(), "the others have none");
    // Anna does nothing: a bot of the table's level plays for her, and then for the others.
    anna.until(|socket| bot_of(socket, 0) == Some("random")).await;
    anna.until(|socket| socket.document["seats"][0]["people"][0]["name"] == "Anna").await;
    assert_eq!(anna.seat, Some(0), "the seat is still hers");
    anna.until(|socket| bot_of(socket, 1).is_some() && bot_of(socket, 2).is_some()).await;
    // Only bots are left, so the game stops until somebody comes back.
    let steps = anna.steps_shown();
    anna.fail(json!({"do": "act", "action": {"do": "buy", "kind": "silk"}})).await;
    anna.tell(json!({"do": "return_to_seat"})).await;
    assert_eq!(bot_of(&anna, 0), None);
    // The bots play on until it is her turn; then she plays.
    anna.until(|socket| socket.is_to_act() || socket.steps_shown() > steps).await;
    loop {
        anna.until(Socket::is_to_act).await;
        let action =
            crate::common::choose(anna.choices(), &mut kontor_engine::Generator::from_number(1));
        let answer = anna.ask(json!({"do": "act", "action": action})).await;
        if answer["is"] == "done" {
            break;
        }
        // On a slow machine the time may be up again.
        anna.ask(json!({"do": "return_to_seat"})).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bank_is_used_after_the_turn_and_is_not_refilled() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let clock = json!({"kind": "live", "turn": 1, "bank": 3000});
    let table = started(&people, json!({"clock": clock})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
    assert_eq!(anna.document["play"]["clocks"][0]["bank"], 3_000_000);
    tokio::time::sleep(std::time::Duration::from_millis(2_500)).await;
    // Beyond the turn, but the bank pays for it.
    let mut player = Player::new(people[0], &table, 3, 0).await;
    player.play_while(Socket::is_to_act).await;
    let bank = player.socket.document["play"]["clocks"][0]["bank"].as_i64().unwrap();
    assert!(bank <= 3_000_000 - 1_400, "{bank}");
    assert_eq!(player.socket.document["play"]["clocks"][1]["bank"], 3_000_000);
    assert_eq!(bot_of(&player.socket, 0), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_by_a_bot_and_takes_the_seat_back() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({"level": "random"})).await;
    let mut boris = people[1].open(&table).await;
    people[0].tell(&table, json!({"do": "leave_seat"})).await;
    boris.until(|socket| bot_of(socket, 0) == Some("random")).await;
    // The bot plays, without a clock, and it becomes Boris's turn.
    boris.until(Socket::is_to_act).await;
    let mut anna = people[0].open(&table).await;
    assert_eq!(anna.seat, Some(0), "what she left is still hers to look at");
    anna.tell(json!({"do": "return_to_seat"})).await;
    assert_eq!(bot_of(&anna, 0), None);
    let mut player = Player::new(people[1], &table, 1, 0).await;
    player.play_while(Socket::is_to_act).await;
    let mut player = Player::new(people[2], &table, 2, 0).await;
    player.socket.until(Socket::is_to_act).await;
    player.play_while(Socket::is_to_act).await;
    // Now it is hers again, and no bot acts for her.
    anna.until(Socket::is_to_act).await;
    let version = anna.version;
    anna.tell(json!({"do": "act", "action": crate::common::choose(anna.choices(), &mut kontor_engine::Generator::from_number(3))})).await;
    assert!(anna.version > version);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_only_bots_left_finishes_where_its_creator_chose_so() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let settings = json!({"level": "random", "bots_alone": "finish"});
    let table = started(&people, settings).await;
    let mut watcher = server.guest("Watcher").await.open(&table).await;
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    watcher.until(|socket| socket.status() == "finished").await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    let record = kontor_engine::record::Record::load(&record.text).unwrap();
    let game = kontor_games::find("mercurius").unwrap();
    assert!(kontor_engine::record::verify(game, &record).unwrap().finished);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_only_bots_left_stops_otherwise() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({"level": "random", "bots_alone": "stop"})).await;
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    // A bot that was already thinking may still act; then the table stands still.
    let mut before = Json::Null;
    loop {
        let now = people[0].look(&table).await;
        assert_eq!(now["status"], "playing");
        if now == before {
            break;
        }
        before = now;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    }
    people[0].tell(&table, json!({"do": "return_to_seat"})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
}
