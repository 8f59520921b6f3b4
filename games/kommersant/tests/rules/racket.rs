//! Racket (K35).

use crate::common::*;
use serde_json::json;

#[test]
fn k35_on_a_racket_square_the_player_may_turn_racketeer() {
    let mut table = online(2).at(0, "surprise-2").play();
    table.throws(0, &[1]).says(0, "turn_racketeer");
    assert_eq!((table.of(0, "racket"), table.to_act()), (json!(0), vec![1]));
    let mut table = online(2).at(0, "surprise-2").play();
    table.throws(0, &[1]).says(0, "decline");
    assert_eq!((table.of(0, "racket"), table.to_act()), (json!(null), vec![1]));
}

#[test]
fn k35_everybody_sees_who_is_a_racketeer() {
    let table = online(2).racketeer(0, 1).play();
    assert_eq!(table.view()["players"][0]["racket_laps_left"], 1);
    assert_eq!(table.view()["players"][1].get("racket_laps_left"), None);
}

#[test]
fn k35_nobody_turns_racketeer_elsewhere() {
    let table = online(2).at(0, "racket-1").play();
    table.refuses(0, json!({ "do": "turn_racketeer" }), "K35", &[]);
}

/// A racketeer lands on the Grocery Store of seat 1.
fn robbed(scene: Scene) -> Bench {
    let mut table = scene.racketeer(0, 0).play();
    table.throws(0, &[1]);
    table
}

#[test]
fn k35_a_racketeer_pays_nothing_and_takes_half_of_lot_and_buildings() {
    let table = robbed(online(2).owns(1, &FOOD).all_built(&FOOD, "office"));
    assert_eq!((table.cash(0), table.cash(1)), (275_000, 225_000), "half of 30,000 + 20,000");
    assert_eq!(table.stage("grocery-store"), "office", "the buildings stay");
    let table = robbed(online(2).owns(1, &FOOD).all_built(&FOOD, "enterprise"));
    assert_eq!((table.cash(0), table.cash(1)), (295_000, 205_000), "half of 30,000 + 60,000");
}

#[test]
fn k35_from_bare_and_vacant_lots_a_racketeer_takes_nothing() {
    let table = robbed(online(2).owns(1, &FOOD));
    assert_eq!((table.cash(0), table.cash(1), table.to_act()), (250_000, 250_000, vec![1]));
    let table = robbed(online(2).at(0, "fine").owns(1, &["vacant-lot-1"]));
    assert_eq!((table.cash(0), table.cash(1)), (250_000, 250_000));
}

#[test]
fn k35_on_a_mortgaged_lot_nothing_happens_even_with_police() {
    let scene = || online(2).owns(1, &FOOD).mortgaged("grocery-store");
    assert_eq!(robbed(scene()).cash(0), 250_000);
    assert_eq!(robbed(scene().keeps(1, "police")).cash(0), 250_000);
}

#[test]
fn k35_an_owner_with_a_police_card_costs_the_racketeer_all_cash() {
    let table = robbed(online(2).owns(1, &FOOD).all_built(&FOOD, "office").keeps(1, "police"));
    assert_eq!((table.cash(0), table.cash(1)), (0, 250_000), "it goes to the bank");
    assert_eq!(table.of(1, "kept"), json!(["police"]), "the card stays for good");
    assert_eq!(table.of(0, "racket"), 0, "and the racketeer remains one");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k35_police_protects_bare_lots_too() {
    assert_eq!(robbed(online(2).owns(1, &["grocery-store"]).keeps(1, "police")).cash(0), 0);
    let table = robbed(boxed(2).owns(1, &["grocery-store"]).keeps(1, "police"));
    assert_eq!(table.cash(0), 0);
}

#[test]
fn k35_police_does_not_help_against_honest_visitors() {
    let mut table = online(2).owns(1, &["grocery-store"]).keeps(1, "police").play();
    table.throws(0, &[1]);
    assert_eq!((table.cash(0), table.cash(1)), (246_000, 254_000));
}

#[test]
fn k35_a_robbed_owner_without_cash_has_a_debt_to_the_racketeer() {
    let mut table = robbed(lot_by_lot(2).cash(1, 5_000).owns(1, &FOOD).all_built(&FOOD, "office"));
    assert_eq!(table.to_act(), [1]);
    table.lot(1, "sell_building", "grocery-store");
    assert_eq!((table.cash(0), table.cash(1)), (275_000, 0));
}

#[test]
fn k35_stopping_takes_two_full_laps() {
    let stop = json!({ "do": "stop_racket" });
    for laps in [0, 1] {
        let table = online(2).racketeer(0, laps).play();
        table.refuses(0, stop.clone(), "K35", &[2, laps.into()]);
    }
    let mut table = online(2).racketeer(0, 0).play();
    for _ in 0..2 {
        table.at(0, "treatment").throws(0, &[6]).at(1, "start").throws(1, &[5]);
    }
    table.does(0, stop.clone());
    assert_eq!((table.of(0, "racket"), table.to_act()), (json!(null), vec![0]));
    table.refuses(0, stop, "K35", &[]);
}

#[test]
fn k35_a_crossing_that_was_taken_back_is_no_lap_towards_stopping() {
    let mut table = online(2).racketeer(0, 1).taken_back(0, 1).at(0, "treatment").play();
    table.throws(0, &[6]).throws(1, &[5]);
    table.refuses(0, json!({ "do": "stop_racket" }), "K35", &[2, 1]);
}

#[test]
fn k35_stopping_is_done_before_a_throw() {
    let mut table = online(2).racketeer(0, 2).play();
    table.throws(0, &[1]);
    table.refuses(0, json!({ "do": "stop_racket" }), "K6", &[]);
}

#[test]
fn k35_one_may_turn_again_later() {
    let mut table = online(2).racketeer(0, 2).at(0, "surprise-2").play();
    table.says(0, "stop_racket").throws(0, &[1]).says(0, "turn_racketeer");
    assert_eq!(table.of(0, "racket"), 0, "the two laps begin anew");
}

#[test]
fn k35_a_racketeer_on_a_racket_square_simply_remains_one() {
    let mut table = online(2).racketeer(0, 1).at(0, "surprise-2").play();
    table.throws(0, &[1]);
    assert_eq!((table.of(0, "racket"), table.to_act()), (json!(1), vec![1]));
}

#[test]
fn k35_racketeers_rob_racketeers() {
    let table = robbed(online(2).racketeer(1, 1).owns(1, &FOOD).all_built(&FOOD, "department"));
    assert_eq!((table.cash(0), table.cash(1)), (285_000, 215_000), "half of 30,000 + 40,000");
}

#[test]
fn k35_a_racketeers_own_property_costs_visitors_as_usual() {
    let mut table = online(2).racketeer(1, 0).owns(1, &["grocery-store"]).play();
    table.throws(0, &[1]);
    assert_eq!(table.cash(1), 254_000);
}

#[test]
fn k35_a_racketeer_buys_trades_and_builds_like_anybody() {
    let mut table = lot_by_lot(2).racketeer(0, 0).owns(0, &THEATRES).owns(0, &["market"]).play();
    table.lot(0, "build", "puppet-theatre");
    table.does(0, offer(1, lots(&["market"]), rubles(50_000))).says(1, "accept");
    table.throws(0, &[1]).says(0, "buy");
    assert_eq!(table.owner("grocery-store"), Some(0));
}
