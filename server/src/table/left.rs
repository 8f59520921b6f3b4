//! Games that were left to bots: so many of a person go on at a time.

use std::sync::Arc;

use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Duration, advance, pause, resume, sleep};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::alone::LATER;
use super::tests::{At, House};
use super::{Message, OUTBOX};
use crate::protocol::{BotsAlone, PersonShown, Settings, TableWanted};
use crate::tables::Tables;

/// A game that its three people will leave to bots, the first of them to act.
async fn begun<'a>(tables: &'a Arc<Tables>, people: &[PersonShown]) -> At<'a> {
    let level = Some("random".to_string());
    let settings = Settings { bots_alone: BotsAlone::Finish, level, ..Default::default() };
    let options = serde_json::from_value(json!({"first": "seat0"})).unwrap();
    let game = "mercurius".to_string();
    let wanted = TableWanted { game, edition: None, options, seats: 3, settings };
    let at = At { tables, id: tables.create(&people[0].id, wanted).await.unwrap() };
    at.begin(people).await;
    at
}

/// All leave, who is to act last: until then no bot is asked.
async fn leave(at: &At<'_>, people: &[PersonShown]) {
    for person in people.iter().rev() {
        at.tell(person, json!({"id": "leave", "do": "leave_seat"})).await.unwrap();
    }
}

/// Somebody looks on.
async fn watched(at: &At<'_>) -> mpsc::Receiver<Utf8Bytes> {
    let (outbox, mail) = mpsc::channel(OUTBOX);
    let watch = |reply| {
        let outbox = outbox.clone();
        Message::Watch { caller: None, since: None, said: 0, outbox, reply }
    };
    at.tables.ask(&at.id, watch).await.unwrap();
    mail
}

#[tokio::test]
async fn where_a_person_left_too_many_games_to_bots_the_next_waits_until_one_of_them_ends() {
    let (house, tables) = House::with(|config| {
        config.alone.each = 1;
        // Where somebody looks on. Without, bots that are alone do not pause.
        config.bot_pause = Duration::from_secs(3_000);
    })
    .await;
    let ann = &house.people[0];
    let steps = async |at: &At<'_>| at.look(ann).await["play"]["steps"].as_u64().unwrap();
    // Ann's first game has her one place, and keeps it: its bots pause for who looks on.
    let first = begun(&tables, &house.people).await;
    let _watching = watched(&first).await;
    leave(&first, &house.people).await;
    let second = begun(&tables, &house.people).await;
    let before = steps(&second).await;
    leave(&second, &house.people).await;
    // One of Bo's is played to its end meanwhile. They take turns, so Ann's would have come along.
    let mut by_bo = house.people.clone();
    by_bo.rotate_left(1);
    let third = begun(&tables, &by_bo).await;
    leave(&third, &by_bo).await;
    while third.look(ann).await["status"] != "finished" {
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(steps(&second).await, before, "it has no place");
    tables.ask(&first.id, |reply| Message::Close { reply }).await.unwrap();
    assert_eq!(first.look(ann).await["status"], "closed");
    // Now and then it is looked whether there is one; that is not waited for here.
    pause();
    advance(LATER).await;
    resume();
    while steps(&second).await == before {
        sleep(Duration::from_millis(20)).await;
    }
}
