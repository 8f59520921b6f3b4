//! The golden records hold what they are kept for.

use std::collections::BTreeMap;

use kontor_contract::golden;
use kontor_nano::{Event, Nano};

/// All that happened in a golden record.
fn events(name: &str) -> Vec<Event> {
    golden::<Nano>(env!("CARGO_MANIFEST_DIR"), name).1
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
fn by_the_other_readings_a_strike_is_called_among_two_and_four() {
    for name in
        ["other-readings-two-players-strike-called", "other-readings-four-players-strike-called"]
    {
        let events = events(name);
        assert!(events.iter().any(|event| matches!(event, Event::StrikeCalled { .. })), "{name}");
        assert!(events.iter().any(|event| matches!(event, Event::CardTurnedUp { .. })), "{name}");
    }
}

#[test]
fn by_the_first_readings_three_play_for_two_biobots_with_hidden_decks() {
    let events = events("first-readings-three-players-two-biobots");
    assert!(!events.iter().any(|event| matches!(event, Event::CardTurnedUp { .. })));
    assert!(matches!(events.last(), Some(Event::Ended { winner: Some(_) })));
}

#[test]
fn a_raider_is_arrested_and_workers_strike_among_four() {
    let events = events("four-players-arrest-and-strike");
    assert!(events.iter().any(|event| matches!(event, Event::Arrested { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::SentenceServed { left: 0, .. })));
    assert!(events.iter().any(|event| matches!(event, Event::StrikeBegan { .. })));
}
