//! Who loses their time in a moment without a connection still has a say.

use std::sync::Arc;

use serde_json::json;
use tokio::time::{Duration, sleep};

use super::tests::{At, House};
use crate::protocol::{Clock, PersonShown, Settings, TableWanted};
use crate::tables::Tables;

const HOUR: Duration = Duration::from_secs(3_600);

/// A game of three with an hour a turn, Ann first.
async fn begun<'a>(at: &'a House, tables: &'a Arc<Tables>) -> At<'a> {
    begun_by(Clock::Live { turn: 3_600, bank: 0 }, at, tables).await
}

/// The same with another clock.
async fn begun_by<'a>(clock: Clock, at: &'a House, tables: &'a Arc<Tables>) -> At<'a> {
    let settings = Settings { clock, ..Default::default() };
    let options = serde_json::from_value(json!({"first": "seat0"})).unwrap();
    let game = "mercurius".to_string();
    let wanted = TableWanted { game, edition: None, options, seats: 3, settings };
    let id = tables.create(&at.people[0].id, wanted).await.unwrap();
    let table = At { tables, id };
    table.begin(&at.people).await;
    table
}

/// Lets the hour of who is to act run out, and the bot end the turn.
async fn lose_time(at: &At<'_>, seat: usize, who: &PersonShown) {
    lose(HOUR, at, seat, who).await;
}

/// The same where a turn has so much time.
async fn lose(turn: Duration, at: &At<'_>, seat: usize, who: &PersonShown) {
    at.tables.time.skip(turn);
    while at.look(who).await["to_act"] != json!([(seat + 1) % 3]) {
        sleep(Duration::from_millis(20)).await;
    }
    assert!(at.look(who).await["seats"][seat]["bot"].is_string());
}

#[tokio::test]
async fn a_short_clock_lets_nobody_close_the_game_of_who_is_away_for_a_moment() {
    let (house, tables) = House::new().await;
    let [_, bo, cy] = &house.people[..] else { panic!() };
    let at = begun(&house, &tables).await;
    lose_time(&at, 0, cy).await;
    lose_time(&at, 1, cy).await;
    // Ann has been away for an hour, Bo for a moment.
    at.tell(cy, json!({"id": "vote", "do": "vote_to_close", "close": true})).await.unwrap();
    assert_eq!(at.look(cy).await["status"], "playing");
    // Bo is back in time, and the game goes on.
    at.tell(bo, json!({"id": "back", "do": "return_to_seat"})).await.unwrap();
    tables.time.skip(tables.config.grace);
    sleep(Duration::from_millis(100)).await;
    assert_eq!(at.look(cy).await["status"], "playing");
}

#[tokio::test]
async fn who_does_not_come_back_within_the_grace_no_longer_counts() {
    let (house, tables) = House::new().await;
    let cy = &house.people[2];
    let at = begun(&house, &tables).await;
    lose_time(&at, 0, cy).await;
    lose_time(&at, 1, cy).await;
    at.tell(cy, json!({"id": "vote", "do": "vote_to_close", "close": true})).await.unwrap();
    assert_eq!(at.look(cy).await["status"], "playing");
    tables.time.skip(tables.config.grace);
    while at.look(cy).await["status"] != "closed" {
        sleep(Duration::from_millis(20)).await;
    }
}

/// A game by correspondence where Ann lost her two days first, and Bo just now; Cy wants to close it.
async fn asleep<'a>(house: &'a House, tables: &'a Arc<Tables>) -> At<'a> {
    let cy = &house.people[2];
    let at = begun_by(Clock::Correspondence { hours: 48 }, house, tables).await;
    lose(48 * HOUR, &at, 0, cy).await;
    lose(48 * HOUR, &at, 1, cy).await;
    at.tell(cy, json!({"id": "vote", "do": "vote_to_close", "close": true})).await.unwrap();
    assert_eq!(at.look(cy).await["status"], "playing");
    at
}

#[tokio::test]
async fn by_correspondence_who_sleeps_has_a_day_and_nobody_closes_the_game_meanwhile() {
    let (house, tables) = House::new().await;
    let [_, bo, cy] = &house.people[..] else { panic!() };
    let at = asleep(&house, &tables).await;
    // More than the grace is over, and it is counted anew with each vote.
    for (number, time) in [tables.config.grace, 22 * HOUR].into_iter().enumerate() {
        tables.time.skip(time);
        let vote = json!({"id": format!("{number}"), "do": "vote_to_close", "close": true});
        at.tell(cy, vote).await.unwrap();
        assert_eq!(at.look(cy).await["status"], "playing", "after {time:?}");
    }
    // Bo is back on the same day.
    at.tell(bo, json!({"id": "back", "do": "return_to_seat"})).await.unwrap();
    tables.time.skip(3 * HOUR);
    at.tell(cy, json!({"id": "more", "do": "vote_to_close", "close": true})).await.unwrap();
    assert_eq!(at.look(cy).await["status"], "playing");
}

#[tokio::test]
async fn by_correspondence_who_does_not_come_back_for_a_day_no_longer_counts() {
    let (house, tables) = House::new().await;
    let cy = &house.people[2];
    let at = asleep(&house, &tables).await;
    tables.time.skip(24 * HOUR);
    while at.look(cy).await["status"] != "closed" {
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_was_revealed_is_not_taken_back_behind_the_back_of_who_is_away_for_a_moment() {
    let (house, tables) = House::new().await;
    let [ann, _, cy] = &house.people[..] else { panic!() };
    let at = begun(&house, &tables).await;
    let choices = at.look(ann).await["play"]["choices"].clone();
    let plays = |choice: &&serde_json::Value| choice["action"]["do"] == "play";
    let play = choices.as_array().unwrap().iter().find(plays).unwrap()["action"].clone();
    at.tell(ann, json!({"id": "play", "do": "act", "action": play})).await.unwrap();
    lose_time(&at, 1, ann).await;
    lose_time(&at, 2, ann).await;
    let steps = at.look(ann).await["play"]["steps"].clone();
    at.tell(ann, json!({"id": "ask", "do": "undo"})).await.unwrap();
    let asked = at.look(ann).await;
    assert_eq!((&asked["undo"]["seat"], &asked["play"]["steps"]), (&json!(0), &steps));
    at.tell(cy, json!({"id": "no", "do": "answer_undo", "agree": false})).await.unwrap();
    assert_eq!(at.look(ann).await["play"]["steps"], steps);
}
