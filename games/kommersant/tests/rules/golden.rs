//! The golden records hold what they are kept for.

use kontor_contract::golden;
use kontor_engine::Money;
use kontor_kommersant::{Event, Kommersant, Multiple};

/// All that happened in a golden record.
fn events(name: &str) -> Vec<Event> {
    golden::<Kommersant>(env!("CARGO_MANIFEST_DIR"), name).1
}

fn is_trade_of_lots(event: &Event) -> bool {
    matches!(event, Event::Traded { gave, got, .. } if !gave.lots.is_empty() || !got.lots.is_empty())
}

#[test]
fn a_trade_is_agreed_between_two_players() {
    assert!(events("online-two-players").iter().any(is_trade_of_lots));
}

#[test]
fn a_trade_is_completed_and_a_triple_rent_is_charged() {
    let events = events("online-four-players-triple-rent");
    assert!(events.iter().any(is_trade_of_lots));
    let triple = |event: &Event| matches!(event, Event::RentDue { multiple: Multiple::Triple, .. });
    assert!(events.iter().any(triple));
}

#[test]
fn a_player_goes_bankrupt_to_another_and_a_lot_is_auctioned() {
    let events = events("online-six-players-bankruptcy");
    let to_another =
        |event: &Event| matches!(event, Event::Bankrupt { debt, .. } if debt.creditor.is_some());
    assert!(events.iter().any(to_another));
    assert!(events.iter().any(|event| matches!(event, Event::Sold { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::EnteredCentre { .. })));
}

#[test]
fn a_bankruptcy_ends_the_boxed_game_of_two() {
    let events = events("1991-two-players");
    assert!(events.iter().any(|event| matches!(event, Event::Bankrupt { .. })));
    assert_eq!(events.last(), Some(&Event::Ended { last_left: true }));
}

#[test]
fn a_racketeer_meets_a_police_card() {
    let events = events("1991-four-players-police");
    let caught = |event: &Event| matches!(event, Event::Caught { lost, .. } if *lost > Money::ZERO);
    assert!(events.iter().any(caught));
    assert!(events.iter().any(is_trade_of_lots));
}

#[test]
fn the_bankers_office_passes_on_among_six() {
    let events = events("1991-six-players");
    let robbed =
        |event: &Event| matches!(event, Event::Robbed { amount, .. } if *amount > Money::ZERO);
    assert!(events.iter().any(robbed));
    assert!(events.iter().any(|event| matches!(event, Event::NewBanker { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::LoanDue { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::BuildingLost { .. })));
}
