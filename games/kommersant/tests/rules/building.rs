//! Building (K24, K25) and giving buildings back (K26).

use crate::common::*;
use serde_json::{Value as Json, json};

fn build(lot: &str) -> Json {
    json!({ "do": "build", "lot": lot })
}

/// Lets a round go by in which nothing happens, until seat 0 is on turn again.
fn next_turn(table: &mut Bench) {
    table.at(0, "inner-circle").throws(0, &[6, 6]);
    table.at(1, "inner-circle").throws(1, &[6, 6]);
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k24_the_grocery_store_costs_30_000_and_three_times_20_000() {
    let mut table = online(2).cash(0, 400_000).play();
    table.throws(0, &[1]).says(0, "buy");
    assert_eq!(table.cash(0), 400_000 - 30_000);

    let mut table = lot_by_lot(2).cash(0, 400_000).owns(0, &FOOD).play();
    let mut before = 400_000;
    for stage in ["office", "department", "enterprise"] {
        table.lot(0, "build", "grocery-store");
        assert_eq!(table.cash(0), before - 20_000);
        assert_eq!(table.stage("grocery-store"), stage);
        table.lot(0, "build", "confectionery-shop").lot(0, "build", "bakery");
        before -= 20_000 + 24_000 + 26_000;
        assert_eq!(table.cash(0), before);
        next_turn(&mut table);
    }
    table.refuses(0, build("grocery-store"), "K24", &[]);
}

#[test]
fn k24_building_needs_all_three_lots_of_the_group() {
    let table =
        lot_by_lot(3).owns(0, &["grocery-store", "bakery"]).owns(1, &["confectionery-shop"]).play();
    table.refuses(0, build("grocery-store"), "K24", &[3, 2]);
    table.refuses(0, build("confectionery-shop"), "K24", &[]);
    table.refuses(0, build("market"), "K24", &[]);
}

#[test]
fn k24_no_lot_of_the_group_may_be_mortgaged() {
    let table = lot_by_lot(2).owns(0, &FOOD).mortgaged("bakery").play();
    table.refuses(0, build("grocery-store"), "K24", &[]);
}

#[test]
fn k24_a_lot_rises_one_step_a_turn() {
    let mut table = lot_by_lot(2).owns(0, &FOOD).play();
    for lot in FOOD {
        table.lot(0, "build", lot);
    }
    table.refuses(0, build("grocery-store"), "K24", &[]);
    next_turn(&mut table);
    table.lot(0, "build", "grocery-store");
    assert_eq!(table.stage("grocery-store"), "department");
}

#[test]
fn k24_stages_within_a_group_differ_by_one_at_most() {
    let mut table = lot_by_lot(2).owns(0, &FOOD).built("grocery-store", "office").play();
    table.refuses(0, build("grocery-store"), "K24", &[]);
    table.lot(0, "build", "bakery");
    table.refuses(0, build("grocery-store"), "K24", &[]);
    table.lot(0, "build", "confectionery-shop").lot(0, "build", "grocery-store");
    assert_eq!(table.stage("grocery-store"), "department");
}

#[test]
fn k24_nothing_is_built_on_a_vacant_lot() {
    let table = online(2).owns(0, &["vacant-lot-1"]).play();
    table.refuses(0, build("vacant-lot-1"), "K24", &[]);
}

#[test]
fn k24_the_strict_reading_builds_on_all_three_lots_together() {
    let together = || Scene::new("online", 2, &[("even", "together")]).owns(0, &FOOD);
    let mut table = together().play();
    table.refuses(0, build("grocery-store"), "K24", &[]);
    let group = json!({ "do": "build_group", "group": "food_trade" });
    table.does(0, group.clone());
    assert!(FOOD.iter().all(|lot| table.stage(lot) == "office"));
    assert_eq!(table.cash(0), 250_000 - 20_000 - 24_000 - 26_000);
    table.refuses(0, group, "K24", &[]);
}

#[test]
fn k24_where_lots_are_built_one_by_one_no_group_is_built_at_once() {
    let table = lot_by_lot(2).owns(0, &FOOD).play();
    table.refuses(0, json!({ "do": "build_group", "group": "food_trade" }), "K24", &[]);
}

#[test]
fn k24_a_building_step_may_take_a_loan() {
    let mut table = lot_by_lot(2).owns(0, &FOOD).cash(0, 5_000).play();
    table.lot(0, "build", "grocery-store");
    assert_eq!((table.cash(0), table.borrowed(0)), (0, [0, 0, 15]));
}

#[test]
fn k25_a_state_enterprise_is_built_without_a_group() {
    let mut table = boxed(2).cash(0, 400_000).owns(0, &["state-farm"]).play();
    for stage in ["office", "department", "enterprise"] {
        table.lot(0, "build", "state-farm");
        assert_eq!(table.stage("state-farm"), stage);
        table.refuses(0, build("state-farm"), "K24", &[]);
        next_turn(&mut table);
    }
    assert_eq!(table.cash(0), 400_000 - 3 * 60_000);
}

#[test]
fn k25_a_mortgaged_state_enterprise_is_not_built() {
    let table = online(2).owns(0, &["cannery"]).mortgaged("cannery").play();
    table.refuses(0, build("cannery"), "K24", &[]);
}

#[test]
fn k26_buildings_go_back_only_to_meet_a_debt() {
    let table = online(2).owns(0, &FOOD).all_built(&FOOD, "office").play();
    table.refuses(0, json!({ "do": "sell_building", "lot": "bakery" }), "K26", &[]);
}

#[test]
fn k26_buildings_go_back_evenly_at_the_price_paid() {
    let mut table = lot_by_lot(2)
        .cash(0, 0)
        .owns(0, &FOOD)
        .all_built(&FOOD, "office")
        .built("bakery", "department")
        .at(0, "start")
        .play();
    table.throws(0, &[5]);
    let sell = |lot: &str| json!({ "do": "sell_building", "lot": lot });
    table.refuses(0, sell("grocery-store"), "K26", &[]);
    table.lot(0, "sell_building", "bakery");
    assert_eq!((table.cash(0), table.stage("bakery")), (1_000, "office".into()));
    assert_eq!(table.to_act(), [1], "26,000 pay the fine of 25,000");
}

#[test]
fn k26_where_groups_are_built_together_they_are_sold_together() {
    let mut table = Scene::new("online", 2, &[("even", "together")])
        .cash(0, 0)
        .owns(0, &FOOD)
        .all_built(&FOOD, "office")
        .play();
    table.throws(0, &[5]);
    table.refuses(0, json!({ "do": "sell_building", "lot": "bakery" }), "K26", &[]);
    table.does(0, json!({ "do": "sell_group_buildings", "group": "food_trade" }));
    assert!(FOOD.iter().all(|lot| table.stage(lot) == "lot"));
    assert_eq!(table.cash(0), 20_000 + 24_000 + 26_000 - 25_000);
}
