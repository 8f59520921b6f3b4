//! Prices and what moves them: M8 … M10, M16, M19 … M21.

use crate::common::{Scene, kinds_moved, play};
use kontor_engine::{Game, Viewer};
use kontor_mercurius::Event;
use kontor_mercurius::prices::price_at;

const UP: &str = "amsterdam+1/silk-2";
const DOWN: &str = "amsterdam-1/silk+2";

/// Where the markers come to rest when seat 0 plays a card.
fn markers_after(scene: Scene, card: &str) -> (i8, i8) {
    let mut scene = scene.hand(0, &[card]);
    scene.play(0, card);
    (scene.marker_of("amsterdam"), scene.marker_of("silk"))
}

#[test]
fn m8_a_track_has_33_fields() {
    let prices: Vec<u8> = (-4..=28).map(price_at).collect();
    assert_eq!(prices.len(), 33);
    assert_eq!(prices[..6], [1; 6], "1 and five more 1s below it");
    assert_eq!(prices[6..29], (2..=24).collect::<Vec<_>>());
    assert_eq!(prices[29..], [25; 4], "25 and three more 25s above it");
}

#[test]
fn m8_price_and_marker_are_both_open() {
    let scene = Scene::of(3).price("tea", -3).price("hoorn", 27);
    let shown = |kind: &str| {
        let view = scene.game.view(Viewer::Spectator);
        let row = view.kinds.iter().find(|row| row.kind.id() == kind).unwrap().clone();
        (row.marker, row.price.units())
    };
    assert_eq!(shown("tea"), (-3, 1));
    assert_eq!(shown("hoorn"), (27, 25));
}

#[test]
fn m9_a_move_past_the_upper_end_stops_at_the_last_field() {
    let scene = Scene::of(3).price("amsterdam", 28).price("silk", 10);
    assert_eq!(markers_after(scene, UP), (28, 8));
    let scene = Scene::of(3).price("amsterdam", 10).price("silk", 27);
    assert_eq!(markers_after(scene, DOWN), (9, 28), "two steps where there is one");
}

#[test]
fn m9_a_move_past_the_lower_end_stops_at_the_last_field() {
    let scene = Scene::of(3).price("amsterdam", -4).price("silk", 10);
    assert_eq!(markers_after(scene, DOWN), (-4, 12));
    let scene = Scene::of(3).price("amsterdam", 10).price("silk", -3);
    assert_eq!(markers_after(scene, UP), (11, -4), "two steps where there is one");
}

#[test]
fn m9_the_move_is_told_as_far_as_it_went() {
    let mut scene = Scene::of(3).price("silk", -3).hand(0, &[UP]);
    let events = scene.act(0, play(UP));
    let silk = events.iter().find_map(|event| match *event {
        Event::PricesMoved { ref cards, .. } => Some((cards[0].from[1], cards[0].to[1])),
        _ => None,
    });
    assert_eq!(silk, Some((-3, -4)));
}

#[test]
fn m10_a_marker_deep_in_the_1s_comes_back_step_by_step() {
    let mut scene = Scene::of(3)
        .price("silk", -4)
        .hand(0, &[DOWN])
        .hand(1, &[DOWN])
        .hand(2, &["hoorn-1/silk+2"]);
    let mut seen = Vec::new();
    for (seat, card) in [(0, DOWN), (1, DOWN), (2, "hoorn-1/silk+2")] {
        scene.play(seat, card);
        seen.push((scene.marker_of("silk"), scene.price_of("silk")));
    }
    assert_eq!(seen, [(-2, 1), (0, 1), (2, 2)]);
}

#[test]
fn m10_a_marker_deep_in_the_25s_comes_back_step_by_step() {
    let mut scene = Scene::of(3).price("amsterdam", 28);
    scene = scene.hand(0, &[DOWN]).hand(1, &[DOWN]).hand(2, &[DOWN]);
    let mut seen = vec![scene.price_of("amsterdam")];
    for seat in 0..3 {
        scene.play(seat, DOWN);
        seen.push(scene.price_of("amsterdam"));
    }
    assert_eq!(seen, [25, 25, 25, 25]);
    scene.pass(0);
    assert_eq!(scene.price_of("amsterdam"), 24, "the first card acts again");
}

#[test]
fn m10_a_price_at_the_edge_changes_at_once() {
    let scene = Scene::of(3).price("amsterdam", 1).price("silk", 25);
    assert_eq!(markers_after(scene.clone(), UP), (2, 23));
    assert_eq!(markers_after(scene, DOWN), (0, 27));
}

#[test]
fn m16_prices_do_not_move_during_the_trade_phase() {
    let mut scene = Scene::of(3).cash(0, 200).holds(0, "tea", 1).board(0, ["", UP, UP]);
    let prices = |scene: &Scene| scene.view().kinds.iter().map(|row| row.price).collect::<Vec<_>>();
    let before = prices(&scene);
    scene.buy(0, "silk");
    scene.buy(0, "silk");
    scene.sell(0, "tea");
    assert_eq!(prices(&scene), before);
}

#[test]
fn m16_a_dividend_moves_no_price() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 3);
    scene.act(0, crate::common::dividend("hoorn"));
    assert_eq!(scene.price_of("hoorn"), 10);
}

#[test]
fn m19_every_card_on_the_own_board_moves_its_share_and_its_good() {
    let mut scene = Scene::of(3);
    for (chamber, share, good, price) in [
        ("amsterdam", 12, "silk", 11),
        ("hoorn", 11, "coffee", 13),
        ("delft", 8, "porcelain", 19),
        ("rotterdam", 9, "copper", 17),
        ("enkhuizen", 10, "spices", 17),
        ("middelburg", 11, "tea", 13),
    ] {
        scene = scene.price(chamber, share).price(good, price);
    }
    scene = scene.board(0, ["", "amsterdam+1/coffee-2", "rotterdam-1/copper+2"]).hand(0, &[UP]);
    scene.play(0, UP);
    for (chamber, share, good, price) in [
        ("amsterdam", 14, "silk", 9),
        ("hoorn", 11, "coffee", 11),
        ("delft", 8, "porcelain", 19),
        ("rotterdam", 8, "copper", 19),
        ("enkhuizen", 10, "spices", 17),
        ("middelburg", 11, "tea", 13),
    ] {
        assert_eq!((scene.price_of(chamber), scene.price_of(good)), (share, price), "{chamber}");
    }
}

#[test]
fn m19_cards_on_other_boards_do_not_act() {
    let mut scene = Scene::of(3).board(1, ["", UP, UP]).hand(0, &["hoorn+1/coffee-2"]);
    scene.play(0, "hoorn+1/coffee-2");
    assert_eq!((scene.price_of("amsterdam"), scene.price_of("silk")), (10, 15));
    assert_eq!((scene.price_of("hoorn"), scene.price_of("coffee")), (11, 13));
}

#[test]
fn m19_one_card_acts_in_the_first_turn_two_in_the_second_three_from_then_on() {
    let mut scene = Scene::of(3).hand(0, &[UP, UP, UP, UP]);
    let mut rises = Vec::new();
    for _ in 0..4 {
        let before = scene.price_of("amsterdam");
        scene.play(0, UP);
        rises.push(scene.price_of("amsterdam") - before);
        scene.pass(1);
        scene.pass(2);
    }
    assert_eq!(rises, [1, 2, 3, 3]);
}

#[test]
fn m20_cards_act_newest_first_each_stopping_at_the_end_by_itself() {
    // Newest first 28, held at 28, 27. Oldest first it would be 26, 27, 28; netted 28.
    let mut scene = Scene::of(3).price("amsterdam", 27).board(0, ["", UP, DOWN]).hand(0, &[UP]);
    scene.play(0, UP);
    assert_eq!(scene.marker_of("amsterdam"), 27);
}

#[test]
fn m20_the_newest_card_may_be_the_one_that_leads_away_from_the_end() {
    // Silk: the newest card takes 2 off 28, then the older two put 4 on and stop at 28.
    let mut scene = Scene::of(3).price("silk", 28).board(0, ["", DOWN, DOWN]).hand(0, &[UP]);
    scene.play(0, UP);
    assert_eq!(scene.marker_of("silk"), 28);
    // The other way round the fall comes last and stays.
    let mut scene = Scene::of(3).price("silk", 28).board(0, ["", DOWN, UP]).hand(0, &[DOWN]);
    scene.play(0, DOWN);
    assert_eq!(scene.marker_of("silk"), 26);
}

#[test]
fn m20_moves_are_told_in_slot_order() {
    let older = "hoorn-1/coffee+2";
    let oldest = "rotterdam+1/copper-2";
    let mut scene = Scene::of(3).board(0, ["", older, oldest]).hand(0, &[UP]);
    let events = scene.act(0, play(UP));
    let moved = kinds_moved(&events);
    assert_eq!(moved, ["amsterdam", "silk", "hoorn", "coffee", "rotterdam", "copper"]);
}

#[test]
fn m21_the_third_slot_is_discarded_and_the_others_move_on() {
    let older = "hoorn-1/coffee+2";
    let oldest = "rotterdam+1/copper-2";
    let mut scene = Scene::of(3).board(0, ["", older, oldest]).hand(0, &[UP]);
    let before = scene.discarded().iter().filter(|&&id| id == oldest).count();
    scene.play(0, UP);
    assert_eq!(scene.board_of(0), ["", UP, older]);
    let after = scene.discarded().iter().filter(|&&id| id == oldest).count();
    assert_eq!(after, before + 1);
}

#[test]
fn m21_each_card_acts_three_times() {
    let other = ["hoorn+1/coffee-2", "hoorn+1/coffee-2", "hoorn+1/coffee-2"];
    let mut scene = Scene::of(3).hand(0, &[UP, other[0], other[1], other[2]]);
    let mut prices = Vec::new();
    for card in [UP, other[0], other[1], other[2]] {
        scene.play(0, card);
        prices.push((scene.price_of("amsterdam"), scene.price_of("silk")));
        scene.pass(1);
        scene.pass(2);
    }
    assert_eq!(prices, [(11, 13), (12, 11), (13, 9), (13, 9)]);
    assert!(scene.discarded().contains(&UP));
}

#[test]
fn m21_nothing_is_discarded_while_the_third_slot_is_empty() {
    let mut scene = Scene::of(3);
    scene.round();
    scene.round();
    assert_eq!(scene.discarded(), Vec::<&str>::new());
    scene.round();
    assert_eq!(scene.discarded().len(), 3);
}

#[test]
fn m21_boards_discards_and_cash_are_public() {
    let mut scene = Scene::of(3).board(0, ["", UP, DOWN]).cash(1, 23).hand(0, &[DOWN]);
    let before = scene.discarded().len();
    scene.play(0, DOWN);
    let beside = scene.game.view(Viewer::Spectator);
    let all = scene.view();
    assert_eq!(beside.discard, all.discard);
    assert_eq!(beside.discard.len(), before + 1);
    assert_eq!(beside.players[0].board, all.players[0].board);
    assert_eq!(scene.board_of(0), ["", DOWN, UP]);
    assert_eq!(beside.players[1].cash.units(), 23);
}
