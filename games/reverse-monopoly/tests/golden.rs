//! The golden records hold what they are kept for.

use std::fs;
use std::path::Path;

use kontor_engine::record::RecordedStep;
use kontor_engine::{Collected, Game, Record, Setup, Told, Viewer};
use kontor_reverse_monopoly::{Ending, Event, ReverseMonopoly};
use serde::Deserialize;

/// A golden record played to its end, with all that happened in it.
fn played(name: &str) -> (ReverseMonopoly, Vec<Event>) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.record.json"));
    let record = Record::load(&fs::read_to_string(path).unwrap()).unwrap();
    let options = record.options.clone().into_iter().collect();
    let setup =
        Setup::new(ReverseMonopoly::info(), Some(&record.edition), record.seats.len(), &options)
            .unwrap();
    let mut game = ReverseMonopoly::set_up(&setup).unwrap();
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
    (game, sink.told.into_iter().filter_map(event).collect())
}

fn is_stolen_escape(event: &Event) -> bool {
    matches!(event, Event::EscapeTaken { by_kgb: true, .. })
}

#[test]
fn three_tripled_families_win_without_an_escape() {
    let (game, events) = played("three-buyers-families");
    let Some(Event::Ended { ending: Ending::Families { seat } }) = events.last() else {
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
fn a_buyer_has_to_sell_and_another_buys() {
    let (_, events) = played("five-buyers-forced-sale");
    let forced = events.iter().position(|event| matches!(event, Event::MustSell { .. })).unwrap();
    let sold = |event: &Event| matches!(event, Event::Sold { seller: Some(_), .. });
    assert!(events[forced..].iter().any(sold));
}

#[test]
fn the_old_bank_goes_broke_and_the_richest_wins() {
    let (game, events) = played("four-buyers-broken-bank");
    assert_eq!(events.last(), Some(&Event::Ended { ending: Ending::BankBroke }));
    let standing = game.standing(Viewer::All);
    let most = standing.wealth.iter().max().unwrap();
    let winner = standing.winners().iter().next().unwrap();
    assert_eq!(&standing.wealth[winner.index()], most);
}
