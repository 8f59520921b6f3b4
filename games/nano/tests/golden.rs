//! The golden records hold what they are kept for.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kontor_engine::record::RecordedStep;
use kontor_engine::{Collected, Game, Record, Setup, Told};
use kontor_nano::{Event, Nano};
use serde::Deserialize;

/// All that happened in a golden record.
fn events(name: &str) -> Vec<Event> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.record.json"));
    let record = Record::load(&fs::read_to_string(path).unwrap()).unwrap();
    let options = record.options.clone().into_iter().collect();
    let setup =
        Setup::new(Nano::info(), Some(&record.edition), record.seats.len(), &options).unwrap();
    let mut game = Nano::set_up(&setup).unwrap();
    let mut sink = Collected::default();
    for step in &record.steps {
        match step {
            RecordedStep::Action(seat, action) => {
                let action = Deserialize::deserialize(action).unwrap();
                game.act(*seat, action, &mut sink).unwrap();
            }
            RecordedStep::Chance(outcome) => {
                game.chance(Deserialize::deserialize(outcome).unwrap(), &mut sink).unwrap();
            }
            RecordedStep::Undo(_) => panic!("nothing was taken back in these games"),
        }
    }
    let event = |told| match told {
        Told::Event(event) => Some(event),
        Told::Posting(_) => None,
    };
    sink.told.into_iter().filter_map(event).collect()
}

fn is_trade_of_things(event: &Event) -> bool {
    let Event::Traded { gave, got, .. } = event else { return false };
    [gave, got].iter().any(|bundle| bundle.goods.count() + bundle.property.count() > 0)
}

/// A contract by which something was sold in two different moves of the same holding.
fn is_contract_used_over_two_moves(events: &[Event]) -> bool {
    let mut moves = 0;
    let mut used = BTreeMap::new();
    for event in events {
        match event {
            Event::MoveBegan { .. } => moves += 1,
            Event::Drew { card, .. } => drop(used.remove(card)),
            Event::Sold { contract: Some(contract), .. }
                if used.insert(*contract, moves).is_some_and(|before| before != moves) =>
            {
                return true;
            }
            _ => {}
        }
    }
    false
}

#[test]
fn a_contract_is_used_over_two_moves_and_a_trade_is_made_between_two_players() {
    let events = events("two-players-contract-and-trade");
    assert!(is_contract_used_over_two_moves(&events));
    assert!(events.iter().any(is_trade_of_things));
    assert!(matches!(events.last(), Some(Event::Ended { winner: Some(_) })));
}

#[test]
fn a_raider_supplies_an_asset_and_gets_what_it_makes_among_three() {
    let events = events("three-players-raid-with-supply");
    assert!(events.iter().any(|event| matches!(event, Event::Raided { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::Supplied { .. })));
    let for_raider =
        |event: &Event| matches!(event, Event::Produced { seat, to, .. } if seat != to);
    assert!(events.iter().any(for_raider));
    assert!(events.iter().any(is_trade_of_things));
}

#[test]
fn a_raider_is_arrested_and_workers_strike_among_four() {
    let events = events("four-players-arrest-and-strike");
    assert!(events.iter().any(|event| matches!(event, Event::Arrested { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::SentenceServed { left: 0, .. })));
    assert!(events.iter().any(|event| matches!(event, Event::StrikeBegan { .. })));
}
