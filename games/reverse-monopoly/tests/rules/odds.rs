//! The odds of what chance decides: exact, whole, and as it is drawn (V4, V7, V18, V26).

use crate::common::{Bench, random_game, scene};
use kontor_engine::{Game, Generator, Next, Odds, Silent};
use kontor_reverse_monopoly::{Outcome, ReverseMonopoly};

const SAMPLES: u32 = 20_000;

fn odds_of(game: &ReverseMonopoly) -> Odds<Outcome> {
    let mut odds = Odds::new();
    game.odds(&mut odds);
    odds
}

#[test]
fn odds_add_up_and_every_outcome_can_be() {
    let mut decided = 0;
    for number in 0..12 {
        random_game(3 + number as usize % 3, number, |game, _| {
            if game.next() != Next::Chance {
                return;
            }
            decided += 1;
            let odds = odds_of(game);
            let ways: u32 = odds.as_slice().iter().map(|(_, ways)| ways).sum();
            assert_eq!(ways, odds.total());
            assert!(odds.total() > 0, "chance has something to decide");
            for &(outcome, _) in odds.as_slice() {
                let mut after = *game;
                after.chance(outcome, &mut Silent).expect("what is listed can be");
            }
        });
    }
    assert!(decided > 1000, "{decided} decisions");
}

/// Draws often and compares with the odds: each outcome comes as often as listed, within chance.
#[track_caller]
fn drawn_as_listed(game: &ReverseMonopoly, listed: usize) {
    let odds = odds_of(game);
    assert_eq!(odds.as_slice().len(), listed);
    let mut generator = Generator::from_number(1991);
    let mut drawn = vec![0u32; listed];
    for _ in 0..SAMPLES {
        let outcome = game.sample(&mut generator);
        let at = odds.as_slice().iter().position(|(one, _)| *one == outcome);
        drawn[at.expect("only what is listed is drawn")] += 1;
    }
    let squares = odds.as_slice().iter().zip(&drawn).map(|((_, ways), &drawn)| {
        let expected = f64::from(SAMPLES) * f64::from(*ways) / f64::from(odds.total());
        (f64::from(drawn) - expected).powi(2) / expected
    });
    let (sum, free) = (squares.sum::<f64>(), listed as f64 - 1.0);
    let most = free + 5.0 * (2.0 * free).sqrt();
    assert!(sum <= most, "chi-square {sum:.1} of {free} degrees of freedom, at most {most:.1}");
}

#[test]
fn v4_dealing_any_single_number_property_is_as_likely() {
    let mut table = Bench::fresh(3, &[]);
    drawn_as_listed(&table.game, 12);
    table.chance(serde_json::json!({ "is": "dealt", "card": "circus" }));
    drawn_as_listed(&table.game, 11);
}

#[test]
fn v7_red_and_white_show_each_number_as_likely() {
    let table = scene(3).play();
    drawn_as_listed(&table.game, 81);
    let odds = odds_of(&table.game);
    let doubles = |outcome: &Outcome| matches!(outcome, Outcome::Dice { dice } if dice.is_double());
    assert!((odds.chance_of(doubles) - 1.0 / 9.0).abs() < 1e-12, "one roll in nine draws a card");
}

#[test]
fn v18_the_four_sided_die_shows_1_to_4() {
    let mut table = scene(3).owns(1, &["tass"]).play();
    table.rolls(35).kgb_idles();
    assert_eq!(table.waits_for(), "rent");
    drawn_as_listed(&table.game, 4);
}

#[test]
fn v26_unseen_cards_are_as_likely_and_used_ones_come_in_their_order() {
    let mut table = scene(3).play();
    table.rolls(55);
    assert_eq!(table.waits_for(), "draw");
    drawn_as_listed(&table.game, 24);
    let mut table = scene(3).all_seen(&["jeans", "sugar"]).play();
    table.rolls(55);
    drawn_as_listed(&table.game, 1);
}
