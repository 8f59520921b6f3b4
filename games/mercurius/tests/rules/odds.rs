//! The odds of what chance decides.

use std::collections::BTreeMap;

use crate::common::{Scene, card, play, seat_at, set_up};
use kontor_engine::{Game, Generator, Next, Odds, Silent, Viewer};
use kontor_mercurius::{Mercurius, Outcome, View};

const SAMPLES: u32 = 20_000;

/// The odds add up, every listed outcome is accepted, and samples agree with them: none is further from
/// what is expected than five standard deviations, and nothing unlisted comes.
fn checked(game: &Mercurius) -> Vec<(Outcome, u32)> {
    assert_eq!(game.next(), Next::Chance);
    let mut odds = Odds::new();
    game.odds(&mut odds);
    let ways: u32 = odds.as_slice().iter().map(|(_, ways)| ways).sum();
    assert_eq!(ways, odds.total(), "the odds add up");
    for &(outcome, _) in odds.as_slice() {
        let mut after = *game;
        assert_eq!(after.chance(outcome, &mut Silent), Ok(()), "{outcome:?} can be");
    }
    let mut generator = Generator::from_number(7);
    let mut came: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..SAMPLES {
        *came.entry(format!("{:?}", game.sample(&mut generator))).or_default() += 1;
    }
    for &(outcome, ways) in odds.as_slice() {
        let chance = f64::from(ways) / f64::from(odds.total());
        let expected = chance * f64::from(SAMPLES);
        let deviation = (expected * (1.0 - chance)).sqrt();
        let found = came.remove(&format!("{outcome:?}")).unwrap_or(0);
        assert!(
            (f64::from(found) - expected).abs() <= 5.0 * deviation,
            "{outcome:?} came {found} times instead of {expected}"
        );
    }
    assert_eq!(came, BTreeMap::new(), "not listed, and yet it came");
    odds.as_slice().to_vec()
}

fn ways_of(listed: &[(Outcome, u32)], id: &str) -> u32 {
    let wanted = Outcome::Card { card: card(id) };
    listed.iter().find(|(outcome, _)| *outcome == wanted).map_or(0, |(_, ways)| *ways)
}

#[test]
fn m7_each_seat_is_as_likely_to_be_first() {
    for players in 3..=5 {
        let listed = checked(&set_up(players, "random").unwrap());
        assert_eq!(listed.len(), players);
        assert!(listed.iter().all(|(_, ways)| *ways == 1));
    }
}

#[test]
fn m6_a_card_is_as_likely_as_there_are_copies_left() {
    let mut game = set_up(3, "seat0").unwrap();
    let listed = checked(&game);
    assert_eq!(ways_of(&listed, "amsterdam+1/silk-2"), 5);
    assert_eq!(ways_of(&listed, "hoorn-1/silk+2"), 1);
    game.chance(Outcome::Card { card: card("amsterdam+1/silk-2") }, &mut Silent).unwrap();
    game.chance(Outcome::Card { card: card("hoorn-1/silk+2") }, &mut Silent).unwrap();
    let listed = checked(&game);
    assert_eq!(ways_of(&listed, "amsterdam+1/silk-2"), 4);
    assert_eq!(ways_of(&listed, "hoorn-1/silk+2"), 0, "the only one is dealt");
    assert_eq!(listed.iter().map(|(_, ways)| ways).sum::<u32>(), 70);
}

#[test]
fn m22_the_card_that_ends_a_turn_comes_from_all_that_nobody_has_seen() {
    let mut scene = Scene::of(3);
    scene.act(0, play("delft+1/porcelain-2"));
    let listed = checked(&scene.game);
    let left: u32 = listed.iter().map(|(_, ways)| ways).sum();
    let view = scene.view();
    assert_eq!(left, u32::from(view.main_stack) + u32::from(view.reserve_stack));
}

#[test]
fn m27_what_news_draws_has_odds_too() {
    let mut scene = Scene::of(3).hand(0, &["amsterdam+1/silk-2", "hoorn-1/silk+2"]);
    scene.act(0, crate::common::news(&["amsterdam+1/silk-2", "hoorn-1/silk+2"]));
    let listed = checked(&scene.game);
    assert_eq!(ways_of(&listed, "hoorn-1/silk+2"), 0, "it was discarded");
}

#[test]
fn m22_a_viewer_is_told_how_the_cards_not_seen_would_move_each_price() {
    let scene = Scene::of(3);
    let silk = |view: &View| {
        let silk = crate::common::kind("silk").index();
        (view.unseen, view.rises[silk], view.falls[silk])
    };
    let table = scene.game.view(Viewer::Spectator);
    assert_eq!(silk(&table), (72, 5, 7), "amsterdam -1 4 times, hoorn -1 once; +1 5 and 2 times");
    let own = scene.game.view(Viewer::Seat(seat_at(0)));
    let hand = scene.hand_of(0);
    let held = |end: &str| hand.iter().filter(|card| card.ends_with(end)).count() as u32;
    assert_eq!(silk(&own), (67, 5 - held("silk+2"), 7 - held("silk-2")), "the own hand is seen");
}
