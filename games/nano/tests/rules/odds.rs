//! Chance with its odds: what can come, and how likely.

use kontor_engine::{Game, Generator, Odds, Silent};
use kontor_nano::{Nano, Outcome};
use serde_json::json;

use crate::common::{Bench, Scene, table};

const SAMPLES: u32 = 20_000;

/// The odds add up to all ways, every listed outcome is accepted, and samples agree with them: by
/// chi-square within five deviations of what it comes to by itself.
fn odds_hold(game: &Nano, outcomes: usize) {
    let mut odds = Odds::new();
    game.odds(&mut odds);
    let list = odds.as_slice();
    assert_eq!(list.len(), outcomes);
    assert_eq!(list.iter().map(|(_, ways)| ways).sum::<u32>(), odds.total());
    for &(outcome, _) in list {
        let mut after = *game;
        after.chance(outcome, &mut Silent).expect("what is listed can be");
    }
    let mut generator = Generator::from_number(7);
    let mut counts = vec![0_u32; list.len()];
    for _ in 0..SAMPLES {
        let sample: Outcome = game.sample(&mut generator);
        let at = list.iter().position(|&(outcome, _)| outcome == sample);
        counts[at.expect("what comes is listed")] += 1;
    }
    let deviation = |(&count, &(_, ways)): (&u32, &(Outcome, u32))| {
        let expected = f64::from(SAMPLES) * f64::from(ways) / f64::from(odds.total());
        (f64::from(count) - expected).powi(2) / expected
    };
    let chi_square: f64 = counts.iter().zip(list).map(deviation).sum();
    let free = (outcomes - 1) as f64;
    assert!(chi_square < free + 5.0 * (2.0 * free).sqrt(), "{chi_square} with {free} free");
}

#[test]
fn n4_every_seat_is_as_likely_to_begin() {
    for seats in 2..=4 {
        odds_hold(&Bench::fresh(seats, &[]).game, seats);
    }
}

#[test]
fn n14_every_card_of_the_deck_is_as_likely() {
    let mut scene = table(2).at(0, "e5").play();
    scene.does(0, json!({"do": "move", "hex": "e4", "crossing": true}));
    odds_hold(&scene.game, 50);
}

#[test]
fn n15_every_card_of_the_university_is_as_likely() {
    let mut scene = table(2).at(0, "d7").play();
    scene.goes(0, "d8");
    let mut odds = Odds::new();
    scene.game.odds(&mut odds);
    let first = odds.as_slice().len();
    assert_eq!(first, 18, "all that cost at most 50");
    odds_hold(&scene.game, first);
    let mut after = scene.game;
    after.chance(odds.as_slice()[0].0, &mut Silent).expect("a card is shown");
    odds_hold(&after, first - 1);
}

#[test]
fn n14_the_choice_to_cross_says_how_often_the_card_helps() {
    let cross = |scene: &Bench| {
        let choices = scene.choices(0);
        let crossing = choices.into_iter().find(|choice| choice["action"]["crossing"] == true);
        crossing.expect("a way over a frontier")["follows"].clone()
    };
    // Who owns nothing but the train gets nothing, and where it is taxed pays by three cards of 50.
    let poor = Scene::new(2, &[("train", "taxed")]).at(0, "e5").play();
    let others = "the others are contracts, or about what you do not own";
    let said = format!("0 % of the cards bring you money, 6 % cost you some; {others}");
    assert_eq!(cross(&poor), said);
    // Where all of them do nothing at once, no share is named.
    let none = "no card brings you money or costs you any: they are contracts, or about what you do not own";
    assert_eq!(cross(&table(2).at(0, "e5").play()), none);
    // These are about mines: subsidies 1 + 2, dividends 2 + 1 + 1, taxes 3 + 1 + 1.
    let miner = table(2).owns(0, &["mine-1"]).at(0, "e5").play();
    let said = format!("14 % of the cards bring you money, 10 % cost you some; {others}");
    assert_eq!(cross(&miner), said);
}
