//! The golden records hold what they are kept for.

use kontor_contract::golden;
use kontor_engine::{Game, Viewer};
use kontor_reverse_monopoly::{Ending, Event, Purpose, ReverseMonopoly};

/// A golden record played to its end, with all that happened in it.
fn played(name: &str) -> (ReverseMonopoly, Vec<Event>) {
    golden(env!("CARGO_MANIFEST_DIR"), name)
}

fn is_stolen_escape(event: &Event) -> bool {
    matches!(event, Event::EscapeTaken { by_kgb: true, .. })
}

#[test]
fn three_tripled_families_win_without_an_escape() {
    let (game, events) = played("three-buyers-families");
    let Some(Event::Ended { ending: Ending::Families { seat }, .. }) = events.last() else {
        panic!("{:?}", events.last())
    };
    let winner = &game.view(Viewer::All).players[seat.index()];
    assert!(winner.progress.tripled == 3 && !winner.progress.wild, "{winner:?}");
}

#[test]
fn an_escape_is_stolen_by_the_kgb_and_another_is_spent() {
    let (game, events) = played("four-buyers-escape-stolen");
    assert!(events.iter().any(is_stolen_escape));
    assert!(events.iter().any(|event| matches!(event, Event::EscapeSpent { .. })));
    let winner = game.standing(Viewer::All).winners().single().unwrap();
    assert!(game.view(Viewer::All).players[winner.index()].progress.wild);
}

#[test]
fn where_the_table_says_so_the_kgb_steals_an_escape_of_its_choice() {
    let (_, events) = played("other-readings-three-buyers-any-escape");
    assert!(events.iter().any(is_stolen_escape));
    assert!(matches!(events.last(), Some(Event::Ended { ending: Ending::Families { .. }, .. })));
}

#[test]
fn where_the_table_says_so_escapes_are_spent_to_triple_a_rent() {
    let (_, events) = played("four-buyers-tripling-by-use");
    let tripled =
        |event: &Event| matches!(event, Event::EscapeSpent { purpose: Purpose::Triple { .. }, .. });
    assert!(events.iter().any(tripled));
}

#[test]
fn a_buyer_has_to_sell_and_another_buys() {
    let (_, events) = played("five-buyers-forced-sale");
    let forced = events.iter().position(|event| matches!(event, Event::MustSell { .. })).unwrap();
    let sold = |event: &Event| matches!(event, Event::Sold { seller: Some(_), .. });
    assert!(events[forced..].iter().any(sold));
}

#[test]
fn the_old_bank_goes_broke_and_the_richest_wins() {
    let (game, events) = played("four-buyers-broken-bank");
    let broke = Event::Ended { ending: Ending::BankBroke, triples: None };
    assert_eq!(events.last(), Some(&broke));
    let standing = game.standing(Viewer::All);
    let most = standing.wealth.iter().max().unwrap();
    let winner = standing.winners().iter().next().unwrap();
    assert_eq!(&standing.wealth[winner.index()], most);
}
