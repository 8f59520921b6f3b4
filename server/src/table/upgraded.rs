//! A table that was begun under rules whose steps are written anew: it opens, goes on, is opened again, and
//! its record holds.

use std::collections::BTreeMap;

use kontor_engine::any::AnyGame as _;
use kontor_engine::generator::CHANCE_STREAM;
use kontor_engine::listing::Listing;
use kontor_engine::record::verify;
use kontor_engine::{Generator, Seat, Seed};
use kontor_store::{Append, Moment, NewTable, Sitting, TableId, TableState, Version};
use serde_json::{Value as Json, json};

use super::tests::{At, House};
use crate::check::table_fault;
use crate::entry::{Chair, Entry};
use crate::tables::Tables;
use crate::testing::pebbles::Pebbles;

static GAME: Listing<Pebbles> = Listing::new();

/// How many pebbles there were at first under version 1, and how many are left after what was played.
const LEFT: i64 = 12 - 2;

/// Stores a table as a server of version 1 would have left it: who begins was drawn, and they took two.
/// Says whose turn it is.
async fn store_of_version_1(house: &House, tables: &Tables, id: &TableId) -> usize {
    let seed = Seed::derived(3, 0);
    let people: Vec<_> = house.people[..2].iter().map(|person| person.id.clone()).collect();
    let chair = |person: &kontor_store::PersonId| Chair {
        people: vec![person.clone()],
        ..Chair::default()
    };
    let chairs: Vec<Chair> = people.iter().map(chair).collect();
    let table = NewTable {
        id: id.clone(),
        creator: people[0].clone(),
        game: "pebbles".into(),
        rules: 1,
        edition: "plain".into(),
        options: json!({}),
        settings: json!({}),
        seats: chairs.iter().map(Sitting::from).collect(),
        seed,
        at: Moment(0),
    };
    tables.store.create_table(table).await.unwrap();
    let mut chance = Generator::new(seed, CHANCE_STREAM);
    let first = chance.below(2) as usize;
    let position = u64::try_from(chance.position()).unwrap();
    let entries = [
        Entry::Started { chairs, laid: 0 },
        Entry::Chance { outcome: json!({"is": "coin", "heads": first == 0}), position },
        Entry::Action {
            seat: Seat::new(first).unwrap(),
            action: json!({"do": "draw", "n": 2}),
            reveals: false,
        },
    ];
    let mut append =
        Append::new(id.clone(), Version::START, entries.iter().map(Entry::stored).collect());
    append.change.status = Some(kontor_store::Status::Playing);
    tables.store.append(append).await.unwrap();
    // What that server kept of the state is of its own rules, and means something else by now.
    let state = TableState { format: 2, rules: 1, state: json!({"heap": 10}) };
    tables.store.put_snapshot(id, Version(3), &state).await.unwrap();
    1 - first
}

async fn heap(at: &At<'_>, house: &House) -> Json {
    at.look(&house.people[0]).await["play"]["view"].clone()
}

#[tokio::test]
async fn a_table_whose_steps_are_written_anew_goes_on_and_its_record_holds() {
    kontor_games::find_also(&GAME);
    let (house, tables) = House::new().await;
    let id = TableId::random();
    let mut turn = store_of_version_1(&house, &tables, &id).await;
    let at = At { tables: &tables, id: id.clone() };
    assert_eq!(heap(&at, &house).await, LEFT);
    let take = async |at: &At<'_>, turn: &mut usize, pebbles: i64| {
        let action = json!({"do": "take", "pebbles": pebbles});
        let id = TableId::random().to_string();
        let act = json!({"id": id, "do": "act", "action": action});
        at.tell(&house.people[*turn], act).await.unwrap();
        *turn = 1 - *turn;
    };
    take(&at, &mut turn, 1).await;
    // Stopping keeps a snapshot: of the version that the state is of, neither its first nor the newest.
    let tables = house.reopen(tables).await;
    let kept = tables.store.snapshot(&id, Version(i64::MAX)).await.unwrap().unwrap();
    assert_eq!((kept.version, kept.table.rules), (Version(4), 2));
    let at = At { tables: &tables, id: id.clone() };
    assert_eq!(heap(&at, &house).await, LEFT - 1);
    for pebbles in [3, 2] {
        take(&at, &mut turn, pebbles).await;
    }
    let tables = house.reopen(tables).await;
    let at = At { tables: &tables, id: id.clone() };
    take(&at, &mut turn, 3).await;
    let last = turn;
    take(&at, &mut turn, 1).await;
    let shown = at.look(&house.people[0]).await;
    assert_eq!(shown["status"], "finished");
    // Up to version 2 who takes the last one wins.
    assert_eq!(shown["play"]["standing"]["places"][last], 1, "{shown}");
    let stored = tables.store.table(&id).await.unwrap().unwrap();
    assert_eq!(stored.rules, 1, "what a table was begun by is never written anew");
    assert!(matches!(table_fault(&*tables.store, &stored).await, Ok(None)));
    let record = at.past(&house.people[0]).await.record();
    assert!(verify(&GAME, &record).unwrap().finished);
    assert_eq!(record.upgraded(&GAME).unwrap().rules, 2);
    assert_eq!(GAME.info().rules_version, 3, "a newer one changed how it is won");
    let again = kontor_engine::Setup::under(GAME.info(), 1, None, 2, &BTreeMap::new()).unwrap();
    assert_eq!(again.rules(), 2);
}
