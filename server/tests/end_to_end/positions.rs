//! Tables that begin at a moment of another game.

use std::time::Duration;

use kontor_engine::record::{Record, verify};
use kontor_server::Rate;
use serde_json::{Value as Json, json};

use crate::common::{Client, Player, Running, Socket, started};

/// A game of Mercurius that is over, and its record.
async fn over(anna: &Client) -> (String, Json) {
    let table = started(&[anna], json!({"bots_alone": "finish"})).await;
    let mut socket = anna.open(&table).await;
    anna.tell(&table, json!({"do": "leave_seat"})).await;
    socket.until(|socket| socket.status() == "finished").await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.good();
    (table, record)
}

async fn lay_out(client: &Client, position: Json) -> String {
    let made = client.post("/api/positions", position).await.good();
    made["table"].as_str().expect("an id").to_string()
}

/// What is shown of a game beside who sits there: the view of a seat.
async fn seen(client: &Client, table: &str, step: usize, seat: usize) -> Json {
    let step = format!("/api/tables/{table}/steps/{step}?as={seat}");
    client.get(&step).await.good()["play"]["view"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_any_step_of_another_with_dice_of_its_own() {
    let server = Running::start().await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let (table, record) = over(&anna).await;
    let steps = record["steps"].as_array().expect("steps");
    // Whose turn it is there comes up twice: where chance is to decide next, it decides anew.
    let to_act = |at: &usize| steps[*at].get("seat").is_some();
    let step = (steps.len() / 2..).find(to_act).expect("somebody acts");
    let seat = steps[step]["seat"].as_u64().expect("a seat") as usize;
    for position in [json!({"table": table}), json!({"record": record})] {
        let mut position = position;
        (position["step"], position["seat"]) = (json!(step), json!(seat));
        position["settings"] = json!({"listed": false, "bots_alone": "finish"});
        // Anybody may: the game is over, and everybody sees all of it.
        let on = lay_out(&boris, position).await;
        let look = boris.look(&on).await;
        assert_eq!((&look["status"], &look["laid"]), (&json!("playing"), &json!(step)));
        assert_eq!(look["to_act"], json!([seat]), "whoever was to act is Boris now");
        assert_eq!(look["play"]["view"], seen(&anna, &table, step, seat).await);
        assert!(look["play"].get("undo").is_none(), "what was laid out nobody can take back");
        let seats = look["seats"].as_array().expect("seats");
        for (at, one) in seats.iter().enumerate() {
            let bot = if at == seat { Json::Null } else { json!("medium") };
            assert_eq!(one["bot"], bot, "{at}");
        }
        let mut player = Player::new(&boris, &on, 1, 0).await;
        player.play().await;
        let played = boris.get(&format!("/api/tables/{on}/record")).await.good();
        assert_eq!(played["steps"].as_array().expect("steps")[..step], steps[..step]);
        assert_eq!(played["laid"], json!(step));
        assert_ne!(played["seed"], record["seed"]);
        let record = Record::load(&played.to_string()).expect("a record");
        let game = kontor_games::find(&record.game).expect("a game of ours");
        let verified = verify(game, &record).expect("a true record");
        assert!(verified.finished && verified.outcomes > 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_laid_out_stays_over_a_restart() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let (table, _) = over(&anna).await;
    let on = lay_out(&anna, json!({"table": table, "step": 20, "seat": 1})).await;
    let mut socket = anna.open(&on).await;
    socket.until(Socket::is_to_act).await;
    let before = anna.look(&on).await;
    drop(socket);
    let server = server.restart().await;
    let anna = anna.at(server.address());
    assert_eq!(anna.look(&on).await, before);
    assert_eq!(before["laid"], 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_one_of_the_new_tables_that_a_person_may_have() {
    let server = Running::start_with(|config| {
        config.rates.tables = Rate::per(2, Duration::from_secs(36_000));
    })
    .await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let (table, record) = over(&anna).await;
    lay_out(&boris, json!({"table": table, "step": 20, "seat": 1})).await;
    // Also one that cannot be laid out: what that takes is not known before.
    let wrong = boris.post("/api/positions", json!({"record": record, "step": 1, "seat": 3})).await;
    assert_eq!(wrong.problem(), "bad_request");
    for position in [
        json!({"table": table, "step": 20, "seat": 1}),
        json!({"record": record, "step": 20, "seat": 1}),
    ] {
        let refused = boris.post("/api/positions", position).await;
        assert_eq!(refused.problem(), "too_many");
        assert!(refused.headers.contains_key("retry-after"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_begins_where_nothing_can_go_on_or_may_be_seen() {
    let server = Running::start().await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let (table, record) = over(&anna).await;
    let last = record["steps"].as_array().expect("steps").len();
    let playing = started(&[&anna, &boris], json!({})).await;
    let mut broken = record.clone();
    broken["steps"][0] = json!({"seat": 0, "action": {"do": "buy", "kind": "silk"}});
    for (position, why) in [
        (json!({"table": table, "step": last, "seat": 0}), "conflict"),
        (json!({"table": table, "step": last + 1, "seat": 0}), "bad_request"),
        (json!({"table": table, "step": 1, "seat": 3}), "bad_request"),
        (json!({"table": playing, "step": 1, "seat": 0}), "conflict"),
        (json!({"record": broken, "step": 1, "seat": 0}), "bad_request"),
        (json!({"record": record, "table": table, "step": 1, "seat": 0}), "bad_request"),
    ] {
        let answer = boris.post("/api/positions", position.clone()).await;
        assert_eq!(answer.problem(), why, "{}", answer.text);
    }
}
