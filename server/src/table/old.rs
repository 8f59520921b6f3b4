//! Databases of earlier versions: every table opens, goes on by people and bots, and its record holds.

use std::path::Path;

use kontor_engine::Generator;
use kontor_engine::record::{Replay, verify};
use kontor_store::{PersonId, Status, StoredTable, TableId};
use serde_json::json;
use tokio::time::{Duration, sleep};

use super::games::chosen;
use super::tests::{At, House};
use crate::protocol::PersonShown;
use crate::table::Message;

/// How many actions people play on.
const ACTIONS: usize = 12;

fn shown(person: &PersonId) -> PersonShown {
    PersonShown { id: person.clone(), name: "somebody".into(), owner: None }
}

/// The people of a table, by seat; a bot's seat has none.
fn seated(stored: &StoredTable) -> Vec<Option<PersonShown>> {
    let person = |seat: &kontor_store::Sitting| seat.people.first().map(shown);
    stored.seats.iter().map(person).collect()
}

/// Plays any choice, unless a bot is faster.
async fn act(at: &At<'_>, who: &PersonShown, id: &str, generator: &mut Generator) {
    let play = at.look(who).await["play"].clone();
    if play["choices"].as_array().is_none_or(Vec::is_empty) {
        return;
    }
    let action = chosen(&play["choices"], generator);
    if let Err(problem) = at.tell(who, json!({"id": id, "do": "act", "action": action})).await {
        assert_ne!(at.look(who).await["play"]["steps"], play["steps"], "{problem:?}");
    }
}

/// Who stands aside for a bot comes back, and everybody plays on.
async fn people_play_on(at: &At<'_>, people: &[Option<PersonShown>]) {
    let mut generator = Generator::from_number(1);
    let anybody = people.iter().flatten().next().expect("somebody sits here");
    for person in people.iter().flatten() {
        // Most of them play themselves already.
        let _ = at.tell(person, json!({"id": "old back", "do": "return_to_seat"})).await;
    }
    for number in 0..ACTIONS {
        let document = at.look(anybody).await;
        let Some(seat) = document["to_act"][0].as_u64() else { return };
        let Some(person) = &people[seat as usize] else {
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        act(at, person, &format!("old {number}"), &mut generator).await;
    }
}

/// Everybody but the first leaves, and bots play on whenever it is their turn.
async fn bots_play_on(at: &At<'_>, people: &[Option<PersonShown>]) {
    let mut own = people.iter().enumerate().filter_map(|(seat, own)| Some((seat, own.as_ref()?)));
    let (first, stays) = own.next().expect("somebody sits here");
    for (_, person) in own {
        // A bot may play there already.
        let _ = at.tell(person, json!({"id": "old leave", "do": "leave_seat"})).await;
    }
    let mut generator = Generator::from_number(2);
    let before = at.look(stays).await["play"]["steps"].as_u64().unwrap();
    for number in 0.. {
        let document = at.look(stays).await;
        let steps = document["play"]["steps"].as_u64().unwrap();
        if document["status"] != "playing" || steps > before + 15 {
            return;
        }
        if document["to_act"][0] == first {
            act(at, stays, &format!("with bots {number}"), &mut generator).await;
        } else {
            sleep(Duration::from_millis(10)).await;
        }
    }
}

async fn goes_on(database: &str) {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1");
    let (house, tables) = House::on(&fixtures.join(database)).await;
    let stored = tables.store.tables(&Status::ALL).await.unwrap();
    assert!(stored.len() >= 3, "{database} has tables");
    for stored in &stored {
        let at = At { tables: &tables, id: stored.id.clone() };
        let listed = tables.ask(&stored.id, |reply| Message::Shown { reply }).await.unwrap();
        assert_eq!((listed.halted, listed.status), (None, stored.status), "{}", stored.id);
        if stored.status == Status::Playing {
            let people = seated(stored);
            people_play_on(&at, &people).await;
            bots_play_on(&at, &people).await;
        }
    }
    // What was added is there after a restart, and everything is what the rules allow.
    let tables = house.reopen(tables).await;
    for stored in tables.store.tables(&[Status::Playing, Status::Finished]).await.unwrap() {
        let at = At { tables: &tables, id: stored.id.clone() };
        let person = seated(&stored).into_iter().flatten().next().expect("somebody sits here");
        let past = at.past(&person).await;
        let game = kontor_games::find(&stored.game).unwrap();
        let record = past.record();
        if stored.status == Status::Finished {
            assert!(verify(game, &record).unwrap().finished, "{}", stored.id);
        }
        let mut replay = Replay::new(game, &record).unwrap();
        replay.play_to(record.steps.len()).unwrap();
        // Bots may have gone on meanwhile.
        let steps = at.look(&person).await["play"]["steps"].as_u64().unwrap();
        assert!(steps >= record.steps.len() as u64);
    }
}

/// What is left out of a table that was begun by the first rules was played as they say, not as those of today
/// do: so it is shown, and so another game of these people is played.
#[tokio::test]
async fn a_table_of_the_first_rules_says_what_it_plays_and_a_rematch_plays_the_same() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1");
    let (_house, tables) = House::on(&fixtures.join("stopped.db")).await;
    for (id, left_out) in [
        ("9jmsqt9vn1xxscaj", [("late-news", "reserve"), ("order", "newest")]),
        ("1wej468neb07d8gn", [("lending", "bank"), ("full-lap", "start")]),
    ] {
        let id: TableId = id.parse().unwrap();
        let stored = tables.store.table(&id).await.unwrap().unwrap();
        let person = seated(&stored).into_iter().flatten().next().expect("somebody sits here");
        let at = At { tables: &tables, id };
        let shown = at.look(&person).await;
        assert_eq!((&shown["rules"], &shown["printed"]), (&json!(1), &json!(false)));
        for (option, value) in left_out {
            assert_eq!(stored.options.get(option), None, "nobody could choose it");
            assert_eq!(shown["options"][option], value, "{option}");
        }
        if stored.status != Status::Finished {
            continue;
        }
        let done = at.tell(&person, json!({"id": "again", "do": "rematch"})).await.unwrap();
        let again = At { tables: &tables, id: done.table.expect("a table") };
        let next = again.look(&person).await;
        assert_eq!((&next["rules"], &next["options"]), (&json!(2), &shown["options"]));
    }
}

/// What waited for its people when the server was stopped is begun by the rules it was opened under, by those who sit
/// there and bots.
#[tokio::test]
async fn waiting_tables_of_the_first_rules_begin_by_them() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1");
    let (_house, tables) = House::on(&fixtures.join("stopped.db")).await;
    let mut games = Vec::new();
    for stored in tables.store.tables(&[Status::Waiting]).await.unwrap() {
        let at = At { tables: &tables, id: stored.id.clone() };
        let game = kontor_games::find(&stored.game).unwrap();
        let host = shown(&stored.creator);
        let sitting = |seat: &kontor_store::Sitting| !seat.people.is_empty() || seat.bot.is_some();
        let seated_before = stored.seats.iter().filter(|seat| sitting(seat)).count();
        for bot in seated_before..usize::from(game.info().min_seats) {
            let add = json!({"id": format!("bot {bot}"), "do": "add_bot", "policy": "easy"});
            at.tell(&host, add).await.unwrap();
        }
        at.tell(&host, json!({"id": "start", "do": "start"})).await.unwrap();
        let begun = at.look(&host).await;
        assert_eq!((&begun["rules"], &begun["status"]), (&json!(1), &json!("playing")));
        // Who sits where is as it is from the start on.
        let people: Vec<Option<PersonShown>> = begun["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| Some(shown(&seat["people"][0]["id"].as_str()?.parse().unwrap())))
            .collect();
        people_play_on(&at, &people).await;
        let mut record = at.past(&host).await.record();
        assert_eq!((record.rules, record.result.as_ref()), (1, None), "{}", stored.game);
        record.seed = Some(stored.seed);
        let verified = verify(game, &record).expect("what was played is what the rules allow");
        assert!(verified.outcomes > 0, "chance had a part: {}", stored.game);
        games.push(stored.game);
    }
    games.sort();
    assert_eq!(games.len(), 5, "{games:?}");
    games.dedup();
    assert_eq!(games.len(), 4, "one of each game waits: {games:?}");
}

#[tokio::test]
async fn tables_of_a_server_that_was_stopped_go_on() {
    goes_on("stopped.db").await;
}

#[tokio::test]
async fn tables_of_a_server_that_was_killed_go_on() {
    goes_on("killed.db").await;
}
