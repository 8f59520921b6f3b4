//! What chance can decide, and how likely each of it is.

use crate::common::{Bench, THEATRES, lot_by_lot, online, set_up};
use kontor_engine::{Choice, Game, Generator, Listed, Names, Next, Odds, Silent};
use kontor_kommersant::{Action, Kommersant, Outcome};
use serde_json::json;

const SAMPLES: u32 = 20_000;

/// The odds of what chance decides now, checked: they add up, each outcome is accepted, no other is
/// drawn, and draws come as often as they say.
fn checked(game: &Kommersant) -> Odds<Outcome> {
    assert_eq!(game.next(), Next::Chance);
    let mut odds = Odds::new();
    game.odds(&mut odds);
    let listed = odds.as_slice();
    assert!(!listed.is_empty());
    assert_eq!(listed.iter().map(|(_, ways)| ways).sum::<u32>(), odds.total());
    for (outcome, _) in listed {
        let mut after = *game;
        after.chance(*outcome, &mut Silent).unwrap_or_else(|no| panic!("{outcome:?}: {no}"));
    }
    let mut drawn = vec![0u32; listed.len()];
    let mut generator = Generator::from_number(1991);
    for _ in 0..SAMPLES {
        let sample = game.sample(&mut generator);
        let at = listed.iter().position(|(outcome, _)| *outcome == sample);
        drawn[at.unwrap_or_else(|| panic!("{sample:?} is not listed"))] += 1;
    }
    for ((outcome, ways), count) in listed.iter().zip(drawn) {
        let share = f64::from(*ways) / f64::from(odds.total());
        let expected = share * f64::from(SAMPLES);
        let sigma = (expected * (1.0 - share)).sqrt();
        let off = (f64::from(count) - expected).abs();
        assert!(off <= 5.0 * sigma, "{outcome:?}: {count} times, not {expected:.0}");
    }
    odds
}

fn throwing(dice: u8) -> Bench {
    let mut table = online(2).play();
    table.does(0, json!({ "do": "throw", "dice": dice }));
    table
}

#[test]
fn k7_every_throw_of_one_to_three_dice_is_as_likely() {
    for (dice, throws) in [(1, 6), (2, 36), (3, 216)] {
        let odds = checked(&throwing(dice).game);
        assert_eq!((odds.as_slice().len(), odds.total()), (throws, throws as u32));
    }
}

#[test]
fn k13_fourteen_or_more_with_three_dice_comes_in_35_of_216() {
    let reaches = |least: u8| {
        let fits = move |outcome: &Outcome| matches!(outcome, Outcome::Dice { dice } if dice.sum() >= least);
        (checked(&throwing(3).game).chance_of(fits) * 216.0).round() as u32
    };
    assert_eq!((reaches(14), reaches(13)), (35, 56));
}

#[test]
fn k2_all_throws_for_the_first_turn_are_listed() {
    let game = set_up("1991", 3, &[("tokens", "0")]).expect("a table");
    assert_eq!(checked(&game).total(), 216);
}

#[test]
fn k4_a_token_is_laid_on_every_fitting_square_alike() {
    let mut table = Bench::fresh("online", 2, &[]);
    assert_eq!(checked(&table.game).total(), 55, "62 squares but Start and 6 state enterprises");
    table.token("bakery");
    assert_eq!(checked(&table.game).total(), 54);
}

#[test]
fn k5_a_card_is_as_likely_as_it_has_unseen_copies() {
    let mut table = online(2).keeps(1, "police").at(0, "vacation").play();
    table.throws(0, &[1]);
    let odds = checked(&table.game);
    assert_eq!(odds.total(), 25, "one of 26 Risk cards is kept");
    let ways = |id: &str| {
        let is_it = |outcome: &&(Outcome, u32)| matches!(outcome.0, Outcome::Card { card } if card.id() == id);
        odds.as_slice().iter().find(is_it).map(|(_, ways)| *ways)
    };
    assert_eq!(
        (ways("police-protection"), ways("fire"), ways("inheritance")),
        (Some(3), Some(1), None)
    );
}

#[test]
fn k15_each_building_that_can_be_lost_is_lost_alike() {
    let mut table =
        lot_by_lot(2).at(0, "vacation").owns(0, &THEATRES).all_built(&THEATRES, "office").play();
    table.throws(0, &[1]).card("office-burnt");
    assert_eq!(checked(&table.game).total(), 3);
}

#[test]
fn the_choice_to_throw_says_how_likely_it_gets_out() {
    let said = |table: &Bench| {
        let throw: Action =
            serde_json::from_value(json!({ "do": "throw", "dice": 3 })).expect("one");
        let label = table.game.label(crate::common::seat(0), &Choice::Exact(throw), Names(&[]));
        label.said(&kontor_contract::english::<Kommersant>(Names(&[])))
    };
    assert_eq!(
        said(&online(2).in_centre(0).play()),
        "Throw three dice: 14 or more leaves the centre, 16\u{a0}% of throws"
    );
    assert_eq!(
        said(&online(2).at(0, "tax-service").play()),
        "Throw three dice: 13 or more leaves the Tax Service, 26\u{a0}% of throws"
    );
}
