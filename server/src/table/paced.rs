//! Bots keep their pace from the first step on, and wait for what pages have to show.

use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep};

use super::tests::{At, House};
use crate::protocol::{Settings, TableWanted};
use crate::table::{Message, OUTBOX};

const PAUSE: Duration = Duration::from_millis(150);

async fn steps(at: &At<'_>, house: &House) -> u64 {
    at.look(&house.people[0]).await["play"]["steps"].as_u64().unwrap_or(0)
}

/// A table at which Ann plays last, so that bots begin.
async fn begun(house: &House, tables: &std::sync::Arc<super::Tables>) -> super::TableId {
    let ann = &house.people[0];
    let options = serde_json::from_value(json!({"first": "seat1"})).unwrap();
    let (game, settings) = ("mercurius".into(), Settings::default());
    let wanted = TableWanted { game, edition: None, options, seats: 3, settings };
    let id = tables.create(&ann.id, wanted).await.unwrap();
    let at = At { tables, id: id.clone() };
    for bot in ["1", "2"] {
        at.tell(ann, json!({"id": bot, "do": "add_bot", "policy": "random"})).await.unwrap();
    }
    id
}

#[tokio::test]
async fn bots_keep_their_pace_also_before_anybody_looks() {
    let (house, tables) = House::paced(PAUSE).await;
    let at = At { tables: &tables, id: begun(&house, &tables).await };
    let began = Instant::now();
    at.tell(&house.people[0], json!({"id": "s", "do": "start"})).await.unwrap();
    let first = steps(&at, &house).await;
    while steps(&at, &house).await == first {
        sleep(Duration::from_millis(5)).await;
    }
    assert!(began.elapsed() >= PAUSE, "the first bot acted after {:?}", began.elapsed());
}

#[tokio::test]
async fn bots_wait_until_the_page_has_shown_what_happened() {
    let (house, tables) = House::paced(Duration::from_millis(1)).await;
    let ann = &house.people[0];
    let at = At { tables: &tables, id: begun(&house, &tables).await };
    let (outbox, _mail) = mpsc::channel(OUTBOX);
    let watch = |reply| Message::Watch {
        caller: Some(ann.clone()),
        since: None,
        said: 0,
        outbox: outbox.clone(),
        reply,
    };
    tables.ask(&at.id, watch).await.unwrap();
    let shown = |id: &str, version: i64| json!({"id": id, "do": "shown", "version": version});
    at.tell(ann, shown("a", 0)).await.unwrap();
    let done = at.tell(ann, json!({"id": "s", "do": "start"})).await.unwrap();
    let before = steps(&at, &house).await;
    sleep(Duration::from_millis(200)).await;
    assert_eq!(steps(&at, &house).await, before, "the board is not there yet");
    at.tell(ann, shown("b", done.version.0)).await.unwrap();
    while steps(&at, &house).await == before {
        sleep(Duration::from_millis(5)).await;
    }
    // Who wants no pause is not waited for.
    let now = json!({"id": "c", "do": "shown", "version": 0, "pace": "at_once"});
    at.tell(ann, now).await.unwrap();
    let before = steps(&at, &house).await;
    let mine = |document: &serde_json::Value| document["to_act"] == json!([0]);
    while !mine(&at.look(ann).await) {
        sleep(Duration::from_millis(5)).await;
    }
    assert!(steps(&at, &house).await >= before);
}
