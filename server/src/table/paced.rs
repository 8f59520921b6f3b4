//! Bots keep their pace from the first step on, and wait for what pages have to show.

use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Duration, advance};

use super::tests::{At, House};
use crate::protocol::{Settings, TableWanted};
use crate::table::{Message, OUTBOX};
use crate::testing::StandingStill;

/// Less than bots wait for a page at most.
const PAUSE: Duration = Duration::from_secs(5);
const MOMENT: Duration = Duration::from_millis(2);

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

/// Looks so often that whatever was to happen by now has happened.
async fn stays(at: &At<'_>, house: &House, before: u64) -> bool {
    for _ in 0..200 {
        if steps(at, house).await != before {
            return false;
        }
    }
    true
}

#[tokio::test]
async fn bots_keep_their_pace_also_before_anybody_looks() {
    let (house, tables) = House::paced(PAUSE).await;
    let at = At { tables: &tables, id: begun(&house, &tables).await };
    let _still = StandingStill::begin();
    at.tell(&house.people[0], json!({"id": "s", "do": "start"})).await.unwrap();
    let first = steps(&at, &house).await;
    advance(PAUSE - MOMENT).await;
    assert!(stays(&at, &house, first).await, "the first bot acted within the pause");
    advance(2 * MOMENT).await;
    while steps(&at, &house).await == first {}
}

#[tokio::test]
async fn bots_wait_until_the_page_has_shown_what_happened() {
    let (house, tables) = House::paced(MOMENT).await;
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
    let _still = StandingStill::begin();
    tables.ask(&at.id, watch).await.unwrap();
    let shown = |id: &str, version: i64| json!({"id": id, "do": "shown", "version": version});
    at.tell(ann, shown("a", 0)).await.unwrap();
    let done = at.tell(ann, json!({"id": "s", "do": "start"})).await.unwrap();
    let before = steps(&at, &house).await;
    advance(PAUSE).await;
    assert!(stays(&at, &house, before).await, "the board is not there yet");
    at.tell(ann, shown("b", done.version.0)).await.unwrap();
    while steps(&at, &house).await == before {
        advance(MOMENT).await;
    }
    // Who wants no pause is not waited for.
    let now = json!({"id": "c", "do": "shown", "version": 0, "pace": "at_once"});
    at.tell(ann, now).await.unwrap();
    let before = steps(&at, &house).await;
    let mine = |document: &serde_json::Value| document["to_act"] == json!([0]);
    while !mine(&at.look(ann).await) {
        advance(MOMENT).await;
    }
    assert!(steps(&at, &house).await >= before);
}
