//! Standing orders in auctions: carried out, secret, durable, and taken back.

use std::sync::Arc;

use kontor_engine::Generator;
use serde_json::{Value as Json, json};
use tokio::sync::mpsc;
use tokio::time::{Duration, advance, sleep, timeout};

use super::games::chosen;
use super::tests::{At, House};
use crate::protocol::{PersonShown, Settings, TableWanted};
use crate::table::{Message, OUTBOX};
use crate::tables::Tables;
use crate::testing::StandingStill;

/// How long anything may take on a slow machine: only what never comes about takes longer.
const PATIENCE: Duration = Duration::from_secs(300);

/// After so many actions at random there was an auction.
const ACTIONS: usize = 3_000;

async fn table<'a>(tables: &'a Arc<Tables>, people: &[PersonShown], game: &str) -> At<'a> {
    let options = kontor_games::find(game).unwrap().simulated();
    let (game, settings) = (game.into(), Settings::default());
    let wanted = TableWanted { game, edition: None, options, seats: 3, settings };
    let id = tables.create(&people[0].id, wanted).await.unwrap();
    let at = At { tables, id };
    at.begin(people).await;
    at
}

/// Plays at random until an auction in which these seats may bid is on.
async fn until_auction(at: &At<'_>, people: &[PersonShown], bidders: &[usize]) -> Json {
    let mut generator = Generator::from_number(11);
    for number in 0..ACTIONS {
        let document = at.look(&people[0]).await;
        let auction = &document["play"]["auction"];
        let may = |seat: &usize| auction["to_act"].as_array().unwrap().contains(&json!(seat));
        if auction.is_object() && auction["best"].is_null() && bidders.iter().all(may) {
            let mut can = true;
            for seat in bidders {
                let choices = at.look(&people[*seat]).await["play"]["choices"].clone();
                can &= bid_of(&choices).is_some_and(|bid| {
                    bid["max"].as_i64() > bid["min"].as_i64().map(|min| min + 2 * step(&bid))
                });
            }
            if can {
                return auction.clone();
            }
        }
        let seat = document["to_act"][0].as_u64().expect("the game goes on") as usize;
        let choices = at.look(&people[seat]).await["play"]["choices"].clone();
        let action = chosen(&choices, &mut generator);
        let act = json!({"id": format!("r{number}"), "do": "act", "action": action});
        at.tell(&people[seat], act).await.unwrap();
    }
    panic!("no auction came");
}

fn step(bid: &Json) -> i64 {
    bid["step"].as_i64().unwrap()
}

/// The field of the bid among choices.
fn bid_of(choices: &Json) -> Option<Json> {
    let form = choices.as_array()?.iter().find(|choice| choice["base"]["do"] == "bid")?;
    Some(form["fields"][0].clone())
}

async fn until(at: &At<'_>, who: &PersonShown, holds: impl Fn(&Json) -> bool) -> Json {
    let came_about = async {
        loop {
            let document = at.look(who).await;
            if holds(&document) {
                return document;
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    match timeout(PATIENCE, came_about).await {
        Ok(document) => document,
        Err(_) => panic!("it does not come about: {}", at.look(who).await["play"]["auction"]),
    }
}

fn pass(document: &Json) -> Json {
    let choices = document["play"]["choices"].as_array().unwrap();
    let pass = choices.iter().find(|choice| choice["action"]["do"] == "pass");
    pass.expect("one may pass")["action"].clone()
}

#[tokio::test]
async fn a_limit_bids_the_least_and_no_more_than_it_says() {
    for game in ["kommersant", "reverse-monopoly"] {
        let (house, tables) = House::new().await;
        let people = &house.people;
        let at = table(&tables, people, game).await;
        let auction = until_auction(&at, people, &[1, 2]).await;
        let field = bid_of(&at.look(&people[1]).await["play"]["choices"]).unwrap();
        let least = auction["least"].as_i64().unwrap();
        let limit = least + step(&field);
        let order = json!({"id": "up", "do": "order", "order": {"kind": "up_to", "limit": limit}});
        at.tell(&people[1], order).await.unwrap();
        let best =
            until(&at, &people[2], |document| document["play"]["auction"]["best"]["seat"] == 1);
        let document = best.await;
        assert_eq!(
            document["play"]["auction"]["best"]["amount"], least,
            "{game}: the least is enough"
        );
        let own = at.look(&people[1]).await;
        assert_eq!(own["play"]["order"], json!({"kind": "up_to", "limit": limit}), "shown as mine");

        // Another raises beyond it: then this seat is out, without being asked.
        let field = bid_of(&document["play"]["choices"]).expect("the others may raise");
        let mut bid = json!({"do": "bid"});
        let more = limit + step(&field);
        bid[field["name"].as_str().unwrap()] = json!(more);
        at.tell(&people[2], json!({"id": "raise", "do": "act", "action": bid})).await.unwrap();
        until(&at, &people[2], |document| {
            let auction = &document["play"]["auction"];
            auction.is_null() || auction["passed"].as_array().unwrap().contains(&json!(1))
        })
        .await;
    }
}

#[tokio::test]
async fn out_of_an_auction_passes_until_it_is_over_and_then_is_asked_again() {
    let (house, tables) = House::new().await;
    let people = &house.people;
    let at = table(&tables, people, "reverse-monopoly").await;
    let auction = until_auction(&at, people, &[1, 2]).await;
    at.tell(&people[1], json!({"id": "out", "do": "order", "order": {"kind": "out"}}))
        .await
        .unwrap();
    // A pass holds until somebody raises: whoever is out passes again and again.
    for number in 0..3 {
        let document = until(&at, &people[2], |document| {
            document["to_act"].as_array().unwrap().contains(&json!(2))
                || document["play"]["auction"].is_null()
        })
        .await;
        let Some(field) = bid_of(&document["play"]["choices"]) else { break };
        let mut bid = json!({"do": "bid"});
        bid[field["name"].as_str().unwrap()] = field["min"].clone();
        at.tell(&people[2], json!({"id": format!("b{number}"), "do": "act", "action": bid}))
            .await
            .unwrap();
        let document = until(&at, &people[2], |document| {
            let auction = &document["play"]["auction"];
            auction.is_null() || auction["passed"].as_array().unwrap().contains(&json!(1))
        })
        .await;
        if document["play"]["auction"].is_null() {
            break;
        }
        let act = json!({"id": format!("p{number}"), "do": "act", "action": pass(&at.look(&people[0]).await)});
        let seller = auction["seller"] == 0;
        if !seller && document["to_act"].as_array().unwrap().contains(&json!(0)) {
            at.tell(&people[0], act).await.unwrap();
        }
    }
    assert!(at.look(&people[1]).await["play"]["auction"].is_null(), "it was sold");
    assert!(at.look(&people[1]).await["play"]["order"].is_null(), "an order is for one auction");
}

#[tokio::test]
async fn an_order_is_nobody_elses_business_and_outlives_the_server() {
    // Bots, and what was ordered, wait so long that nothing happens by itself.
    let (house, tables) = House::paced(Duration::from_secs(600)).await;
    let people = &house.people;
    let at = table(&tables, people, "reverse-monopoly").await;
    until_auction(&at, people, &[0, 1, 2]).await;
    let before = (at.look(&people[0]).await, at.look(&people[2]).await);
    at.tell(
        &people[1],
        json!({"id": "out", "do": "order", "order": {"kind": "up_to", "limit": 900}}),
    )
    .await
    .unwrap();
    assert_eq!(at.look(&people[1]).await["play"]["order"]["limit"], 900);
    for (before, who) in [(before.0, &people[0]), (before.1, &people[2])] {
        let after = at.look(who).await;
        assert!(after["play"]["order"].is_null());
        assert_eq!(after, before, "nothing that others see has changed");
    }
    let id = at.id.clone();
    let tables = house.reopen(tables).await;
    let at = At { tables: &tables, id };
    assert_eq!(at.look(&people[1]).await["play"]["order"]["limit"], 900);
    at.tell(&people[1], json!({"id": "back", "do": "order"})).await.unwrap();
    assert!(at.look(&people[1]).await["play"]["order"].is_null(), "and can be taken back");
}

#[tokio::test]
async fn an_order_takes_an_auction_a_seat_and_a_sum_that_is_still_to_come() {
    let (house, tables) = House::new().await;
    let people = &house.people;
    let at = table(&tables, people, "kommersant").await;
    let out = |id: &str| json!({"id": id, "do": "order", "order": {"kind": "out"}});
    assert_eq!(at.tell(&people[0], out("1")).await.unwrap_err().error, "conflict");
    let auction = until_auction(&at, people, &[1, 2]).await;
    let little = auction["least"].as_i64().unwrap() - 1;
    let low = json!({"id": "2", "do": "order", "order": {"kind": "up_to", "limit": little}});
    assert_eq!(at.tell(&people[1], low).await.unwrap_err().error, "conflict");
    assert!(at.look(&people[1]).await["play"]["order"].is_null());
}

/// So long bots, and what was ordered, wait at the usual pace.
const PAUSE: Duration = Duration::from_secs(60);
const MOMENT: Duration = Duration::from_millis(2);

/// What a seat can have ordered that will not beat a raise: each for a reason that is nobody else's business.
const ORDERS: [&str; 3] = ["out", "its limit is reached", "it cannot pay what it would bid"];

/// Looks until something holds, while the time of the server stands still. Says whether it came about.
async fn comes_about(at: &At<'_>, who: &PersonShown, holds: impl Fn(&Json) -> bool) -> bool {
    for _ in 0..200 {
        if holds(&at.look(who).await) {
            return true;
        }
    }
    false
}

fn passed(seat: usize) -> impl Fn(&Json) -> bool {
    move |document| {
        let auction = &document["play"]["auction"];
        auction.is_null() || auction["passed"].as_array().unwrap().contains(&json!(seat))
    }
}

/// How long after a raise a seat passes that ordered this, in the time of the server, with pages that go at
/// these paces; counted in pauses.
async fn pauses_before_the_pass(ordered: &str, paces: &[(usize, &str)]) -> u32 {
    let (house, tables) = House::paced(PAUSE).await;
    let people = &house.people;
    let at = table(&tables, people, "reverse-monopoly").await;
    let auction = until_auction(&at, people, &[1, 2]).await;
    let most = async |seat: usize| {
        let field = bid_of(&at.look(&people[seat]).await["play"]["choices"]).unwrap();
        (field["max"].as_i64().unwrap(), field["name"].as_str().unwrap().to_owned())
    };
    let ((first, _), (second, _)) = (most(1).await, most(2).await);
    // Whoever has more raises beyond what the other has.
    let (orders, raises) = if first > second { (2, 1) } else { (1, 2) };
    let mut pages = Vec::new();
    for (seat, pace) in paces {
        let (outbox, mail) = mpsc::channel(OUTBOX);
        pages.push(mail);
        let caller = Some(people[if *seat == 1 { orders } else { raises }].clone());
        let watch = |reply| Message::Watch {
            caller: caller.clone(),
            since: None,
            said: 0,
            outbox: outbox.clone(),
            reply,
        };
        tables.ask(&at.id, watch).await.unwrap();
        let shown =
            json!({"id": format!("s{seat}"), "do": "shown", "version": 1_000_000, "pace": pace});
        at.tell(caller.as_ref().unwrap(), shown).await.unwrap();
    }

    // From here on the time of the server goes on only when it is told to.
    let _still = StandingStill::begin();
    let least = auction["least"].as_i64().unwrap();
    let order = match ordered {
        "out" => json!({"kind": "out"}),
        "its limit is reached" => json!({"kind": "up_to", "limit": least}),
        _ => json!({"kind": "up_to", "limit": 1_000_000}),
    };
    at.tell(&people[orders], json!({"id": "o", "do": "order", "order": order})).await.unwrap();
    advance(2 * PAUSE + MOMENT).await;
    let acted = |document: &Json| {
        let auction = &document["play"]["auction"];
        auction["best"]["seat"] == orders || passed(orders)(document)
    };
    assert!(comes_about(&at, &people[raises], acted).await, "{ordered}: it did what was ordered");

    let (sum, name) = most(raises).await;
    let raise = json!({"do": "bid", name: sum});
    at.tell(&people[raises], json!({"id": "raise", "do": "act", "action": raise})).await.unwrap();
    // Looked at a moment before and after each pause: a timer rings at the next millisecond, never on the dot.
    let mut pauses = 0;
    let mut until_before = PAUSE - MOMENT;
    while !comes_about(&at, &people[raises], passed(orders)).await {
        advance(until_before).await;
        let early = comes_about(&at, &people[raises], passed(orders)).await;
        assert!(!early, "{ordered}: it passed within a pause");
        advance(2 * MOMENT).await;
        until_before = PAUSE - 2 * MOMENT;
        pauses += 1;
        assert!(pauses < 5, "{ordered}: it never passed");
    }
    pauses
}

#[tokio::test]
async fn how_long_a_pass_takes_does_not_tell_why_it_was_ordered() {
    for ordered in ORDERS {
        assert_eq!(pauses_before_the_pass(ordered, &[]).await, 1, "{ordered}");
        let calm = [(1, "at_once"), (2, "calm")];
        assert_eq!(pauses_before_the_pass(ordered, &calm).await, 2, "{ordered}");
    }
}

#[tokio::test]
async fn who_plays_at_once_does_not_show_others_what_was_ordered() {
    for ordered in ORDERS {
        let own = [(1, "at_once")];
        assert_eq!(pauses_before_the_pass(ordered, &own).await, 1, "{ordered}: alone at once");
        let both = [(1, "at_once"), (2, "brisk")];
        assert_eq!(pauses_before_the_pass(ordered, &both).await, 1, "{ordered}: beside another");
    }
}
