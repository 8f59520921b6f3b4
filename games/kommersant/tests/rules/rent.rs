//! Rent (K20 … K23).

use crate::common::*;
use crate::words::prompt;

/// What seat 0 pays seat 1 on the Grocery Store.
fn rent(scene: Scene) -> i64 {
    let mut table = scene.play();
    table.throws(0, &[1]);
    assert_eq!(table.to_act(), [1], "the turn is over");
    assert_eq!(table.cash(0) + table.cash(1), 500_000, "what one pays the other gets");
    250_000 - table.cash(0)
}

#[test]
fn k20_the_grocery_store_costs_4_000_12_000_50_000_or_120_000() {
    assert_eq!(rent(online(2).owns(1, &["grocery-store"])), 4_000);
    for edition in ["online", "1991"] {
        let scene = || Scene::new(edition, 2, &[("doubling", "bare-lots")]);
        let built = |stage| scene().cash(0, 250_000).owns(1, &FOOD).all_built(&FOOD, stage);
        assert_eq!(rent(built("office")), 12_000);
        assert_eq!(rent(built("department")), 50_000);
        assert_eq!(rent(built("enterprise")), 120_000);
    }
}

#[test]
fn k20_a_vacant_lot_costs_a_tenth_of_its_price() {
    let mut table = online(2).at(0, "letter-5").owns(1, &["vacant-lot-5"]).play();
    table.throws(0, &[1]);
    assert_eq!((table.cash(0), table.cash(1)), (244_000, 256_000));
}

#[test]
fn k20_a_state_enterprise_costs_its_rent() {
    let mut table =
        online(2).at(0, "profit-2").owns(1, &["state-farm"]).built("state-farm", "office").play();
    table.throws(0, &[1]);
    assert_eq!((table.cash(0), table.cash(1)), (210_000, 290_000));
}

#[test]
fn k21_a_mortgaged_property_costs_nothing() {
    for edition in [online, boxed] {
        assert_eq!(rent(edition(2).owns(1, &FOOD).mortgaged("grocery-store")), 0);
    }
}

#[test]
fn k21_an_incomplete_group_costs_nothing_in_1991_only() {
    let two = ["grocery-store", "bakery"];
    assert_eq!(rent(boxed(2).owns(1, &two)), 0);
    assert_eq!(rent(online(2).owns(1, &two)), 4_000);
}

#[test]
fn k21_in_1991_state_enterprises_and_vacant_lots_cost_rent_as_they_have_no_group() {
    let mut table = boxed(2).at(0, "surprise-1").owns(1, &["toy-factory", "vacant-lot-1"]).play();
    table.throws(0, &[1]);
    assert_eq!(table.cash(0), 244_800);
    let mut table = boxed(2).at(0, "fine").owns(1, &["toy-factory", "vacant-lot-1"]).play();
    table.throws(0, &[1]);
    assert_eq!(table.cash(0), 248_500);
}

#[test]
fn k22_a_bare_grocery_store_of_a_full_group_costs_8_000_and_with_the_state_farm_12_000() {
    for edition in [online, boxed] {
        assert_eq!(rent(edition(2).owns(1, &FOOD)), 8_000);
        assert_eq!(rent(edition(2).owns(1, &FOOD).owns(1, &["state-farm"])), 12_000);
    }
}

#[test]
fn k22_a_mortgaged_state_farm_does_not_triple() {
    let scene = online(2).owns(1, &FOOD).owns(1, &["state-farm"]).mortgaged("state-farm");
    assert_eq!(rent(scene), 8_000);
}

#[test]
fn k22_somebody_elses_state_farm_does_not_triple() {
    let mut table = online(3).owns(1, &FOOD).owns(2, &["state-farm"]).play();
    table.throws(0, &[1]);
    assert_eq!(table.cash(1), 258_000);
}

#[test]
fn k22_the_state_farm_triples_only_food_trade_catering_and_farm_produce() {
    let groups: [(&[&str], &str, i64); 3] = [
        (&["canteen", "cafe", "restaurant"], "vacant-lot-2", 3 * 1_800),
        (&["kiosk", "greengrocer", "market"], "racket-1", 3 * 5_000),
        (&THEATRES, "confectionery-factory", 2 * 1_600),
    ];
    for (group, before, rent) in groups {
        let mut table = online(2).at(0, before).owns(1, group).owns(1, &["state-farm"]).play();
        table.throws(0, &[1]);
        assert_eq!(table.cash(1), 250_000 + rent);
    }
}

#[test]
fn k22_without_the_group_the_state_farm_alone_changes_nothing() {
    assert_eq!(rent(online(2).owns(1, &["grocery-store", "state-farm"])), 4_000);
}

#[test]
fn k22_a_mortgaged_lot_still_makes_the_group_full() {
    for edition in [online, boxed] {
        assert_eq!(rent(edition(2).owns(1, &FOOD).mortgaged("bakery")), 8_000);
    }
}

#[test]
fn k22_built_lots_cost_what_is_printed_even_with_the_state_farm() {
    let scene = online(2).owns(1, &FOOD).owns(1, &["state-farm"]).all_built(&FOOD, "office");
    assert_eq!(rent(scene), 12_000);
}

#[test]
fn k22_a_bare_lot_in_a_group_that_is_being_built_is_still_doubled() {
    assert_eq!(rent(lot_by_lot(2).owns(1, &FOOD).built("bakery", "office")), 8_000);
}

#[test]
fn k22_the_other_reading_doubles_every_stage() {
    let table = || Scene::new("online", 2, &[("doubling", "every-stage")]).owns(1, &FOOD);
    assert_eq!(rent(table()), 8_000);
    assert_eq!(rent(table().all_built(&FOOD, "office")), 24_000);
    assert_eq!(rent(table().all_built(&FOOD, "office").owns(1, &["state-farm"])), 36_000);
    assert_eq!(rent(table().all_built(&FOOD, "department")), 100_000);
}

#[test]
fn k23_nobody_pays_rent_to_themselves() {
    let mut table = online(2).owns(0, &["grocery-store"]).play();
    table.throws(0, &[1]);
    assert_eq!((table.cash(0), table.to_act()), (250_000, vec![1]));
}

#[test]
fn k23_nobody_pays_in_the_centre() {
    let mut table = online(2).in_centre(0).owns(1, &FOOD).play();
    table.throws(0, &[1, 1, 1]);
    assert_eq!((table.cash(0), table.cash(1)), (250_000, 250_000));
}

#[test]
fn k21_k22_the_prompt_names_the_rent_that_will_be_charged() {
    let two = ["confectionery-shop", "bakery"];
    let three = ["confectionery-shop", "bakery", "state-farm"];
    let cases: [(&str, &[&str], &str); 6] = [
        ("online", &[], "rent from 4 000 ₽"),
        ("online", &two, "rent from 8 000 ₽"),
        ("online", &three, "rent from 12 000 ₽"),
        ("1991", &[], "rent only once the group is full"),
        ("1991", &["bakery"], "rent only once the group is full"),
        ("1991", &two, "rent from 8 000 ₽"),
    ];
    for (edition, owned, rent) in cases {
        let banker = [("banker", "seat2")];
        let options = if edition == "1991" { &banker[..] } else { &[] };
        let mut table = Scene::new(edition, 3, options).owns(0, owned).play();
        table.throws(0, &[1]);
        let beginning = format!("Grocery Store: unowned, costs 30 000 ₽, {rent}. You have");
        let asked = prompt(&table.game, 0);
        assert!(asked.starts_with(&beginning), "{asked}");
        // In the auction each reads what it would be worth to them.
        let mut table = Scene::new(edition, 3, options).owns(1, owned).play();
        table.throws(0, &[1]).says(0, "decline");
        if edition == "1991" {
            table.says(2, "hold_auction");
        }
        let asked = prompt(&table.game, 1);
        let beginning = format!("Auction of Grocery Store, {rent}: it opens at 30 000 ₽.");
        assert!(asked.starts_with(&beginning), "{asked}");
        table.bids(2, 30_000);
        let asked = prompt(&table.game, 1);
        let beginning = format!("Auction of Grocery Store, priced 30 000 ₽, {rent}: Wanda bids");
        assert!(asked.starts_with(&beginning), "{asked}");
    }
    let mut table = boxed(2).at(0, "letter-5").play();
    table.throws(0, &[1]);
    assert!(prompt(&table.game, 0).contains(", rent from 6 000 ₽."), "it belongs to no group");
}
