//! Deals: trades (K27, K28, K32), mortgages (K29), sales to the bank (K30), vacant lots (K31).

use crate::common::*;
use kontor_engine::shown::shown;
use kontor_engine::{Choice, Choices, Game, Names};
use kontor_kommersant::Template;
use serde_json::{Value as Json, json};

#[test]
fn k27_anything_can_be_traded_in_any_mix() {
    let mut table = online(2)
        .owns(0, &["market", "vacant-lot-1"])
        .owns(1, &["state-farm"])
        .tokens(0, 2)
        .keeps(1, "police")
        .play();
    let give = Gives { cash: 10_000, lots: &["market", "vacant-lot-1"], tokens: 1, cards: &[] };
    let get = Gives { cash: 5_000, lots: &["state-farm"], tokens: 0, cards: &["police"] };
    table.does(0, offer(1, give, get));
    assert_eq!(table.to_act(), [1]);
    table.says(1, "accept");
    assert_eq!((table.owner("market"), table.owner("vacant-lot-1")), (Some(1), Some(1)));
    assert_eq!(table.owner("state-farm"), Some(0));
    assert_eq!((table.cash(0), table.cash(1)), (245_000, 255_000));
    assert_eq!((table.of(0, "tokens"), table.of(1, "tokens")), (json!(1), json!(1)));
    assert_eq!(table.of(0, "kept"), json!(["police"]));
    assert_eq!(table.to_act(), [0], "the throw is still to come");
}

#[test]
fn k27_a_declined_offer_changes_nothing() {
    let mut table = online(2).owns(0, &["market"]).play();
    table.does(0, offer(1, lots(&["market"]), rubles(90_000))).says(1, "decline");
    assert_eq!((table.owner("market"), table.cash(0), table.cash(1)), (Some(0), 250_000, 250_000));
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k27_the_other_side_counters_once_and_the_first_answers() {
    let mut table = online(2).owns(0, &["market"]).play();
    table.does(0, offer(1, lots(&["market"]), rubles(90_000)));
    table.does(1, counter(rubles(60_000), lots(&["market"])));
    assert_eq!(table.to_act(), [0]);
    table.refuses(0, counter(lots(&["market"]), rubles(80_000)), "K27", &[]);
    table.says(0, "accept");
    assert_eq!((table.owner("market"), table.cash(0)), (Some(1), 310_000));
}

#[test]
fn k27_a_counter_can_be_declined() {
    let mut table = online(2).owns(0, &["market"]).play();
    table.does(0, offer(1, lots(&["market"]), rubles(90_000)));
    table.does(1, counter(rubles(1), lots(&["market"]))).says(0, "decline");
    assert_eq!((table.owner("market"), table.to_act()), (Some(0), vec![0]));
}

#[test]
fn k27_one_offer_is_open_at_a_time_and_three_are_made_a_turn() {
    let mut table = online(3).play();
    let small = || offer(1, rubles(1_000), rubles(500));
    table.does(0, small());
    table.refuses(0, small(), "K27", &[]);
    table.refuses(0, json!({ "do": "throw", "dice": 1 }), "K27", &[]);
    table.refuses(2, json!({ "do": "accept" }), "K27", &[]);
    table.says(1, "decline").does(0, small()).says(1, "decline").does(0, small());
    table.says(1, "decline");
    table.refuses(0, small(), "K27", &[3]);
    table.throws(0, &[5]).at(1, "start").throws(1, &[5]).throws(2, &[5]);
    table.does(0, small()).says(1, "decline");
}

#[test]
fn k27_nobody_trades_with_themselves_or_with_who_is_out() {
    let table = online(3).out(2, 1).play();
    table.refuses_for(0, offer(0, rubles(1), rubles(2)), "K27", 0);
    table.refuses_for(0, offer(2, rubles(1), rubles(2)), "K27", 2);
    table.refuses_for(0, offer(5, rubles(1), rubles(2)), "K27", 5);
}

#[test]
fn k27_nobody_gives_what_they_do_not_have() {
    let table = online(2).cash(0, 20_000).owns(1, &["market"]).play();
    table.refuses(0, offer(1, rubles(20_001), lots(&["market"])), "K27", &[20_000, 20_001]);
    table.refuses(0, offer(1, rubles(-1), lots(&["market"])), "K27", &[]);
    table.refuses(0, offer(1, lots(&["market"]), rubles(1)), "K27", &[]);
    table.refuses(0, offer(1, lots(&["kiosk"]), rubles(1)), "K27", &[]);
    table.refuses(0, offer(1, rubles(1), rubles(250_001)), "K27", &[250_000, 250_001]);
    let token = Gives { tokens: 1, ..Gives::default() };
    table.refuses(0, offer(1, token, rubles(1)), "K27", &[0, 1]);
    let card = Gives { cards: &["police"], ..Gives::default() };
    table.refuses(0, offer(1, card, rubles(1)), "K27", &[0, 1]);
}

#[test]
fn k28_nothing_with_a_building_or_in_a_group_with_one_changes_hands() {
    let table = lot_by_lot(2).owns(0, &FOOD).built("bakery", "office").play();
    for lot in FOOD {
        table.refuses(0, offer(1, lots(&[lot]), rubles(1_000)), "K28", &[]);
        table.refuses(0, json!({ "do": "mortgage", "lot": lot }), "K28", &[]);
        table.refuses(0, json!({ "do": "sell_lot", "lot": lot }), "K28", &[]);
    }
    let table = online(2).owns(1, &["cannery"]).built("cannery", "office").play();
    table.refuses(0, offer(1, rubles(1_000), lots(&["cannery"])), "K28", &[]);
}

#[test]
fn k28_lots_of_other_groups_stay_free_to_sell() {
    let mut table =
        lot_by_lot(2).owns(0, &FOOD).owns(0, &["market"]).built("bakery", "office").play();
    table.lot(0, "sell_lot", "market");
    assert_eq!(table.cash(0), 298_000);
}

#[test]
fn k28_a_mortgaged_lot_passes_on_mortgaged() {
    let mut table = online(2).owns(0, &["market"]).mortgaged("market").play();
    table.does(0, offer(1, lots(&["market"]), rubles(20_000))).says(1, "accept");
    assert_eq!(table.owner("market"), Some(1));
    assert!(table.is_mortgaged("market"));
}

#[test]
fn k29_a_mortgage_brings_half_the_price() {
    let mut table = online(2).owns(0, &["grocery-store", "vacant-lot-1", "cannery"]).play();
    table.lot(0, "mortgage", "grocery-store");
    assert_eq!(table.cash(0), 265_000);
    table.lot(0, "mortgage", "vacant-lot-1").lot(0, "mortgage", "cannery");
    assert_eq!(table.cash(0), 265_000 + 7_500 + 29_000);
    table.refuses(0, json!({ "do": "mortgage", "lot": "grocery-store" }), "K29", &[]);
}

#[test]
fn k29_it_is_redeemed_in_a_later_turn_for_that_sum_and_a_tenth() {
    let mut table = online(2).owns(0, &["grocery-store"]).play();
    let redeem = json!({ "do": "redeem", "lot": "grocery-store" });
    table.lot(0, "mortgage", "grocery-store");
    table.refuses(0, redeem.clone(), "K29", &[]);
    table.throws(0, &[5]).throws(1, &[5]);
    assert_eq!(table.cash(0), 240_000);
    table.does(0, redeem.clone());
    assert_eq!(table.cash(0), 240_000 - 16_500);
    assert!(!table.is_mortgaged("grocery-store"));
    table.refuses(0, redeem, "K29", &[]);
}

#[test]
fn k29_redeeming_is_paid_from_cash() {
    let table =
        online(2).cash(0, 16_000).owns(0, &["grocery-store"]).mortgaged("grocery-store").play();
    table.refuses(0, json!({ "do": "redeem", "lot": "grocery-store" }), "K29", &[16_500, 16_000]);
}

#[test]
fn k29_nobody_mortgages_what_is_not_theirs() {
    let table = online(2).owns(1, &["market"]).play();
    table.refuses_for(0, json!({ "do": "mortgage", "lot": "market" }), "K29", 1);
    table.refuses(0, json!({ "do": "mortgage", "lot": "kiosk" }), "K29", &[]);
}

#[test]
fn k30_the_bank_buys_a_lot_at_its_full_price() {
    let mut table = online(2).owns(0, &["market", "vacant-lot-5", "state-farm"]).play();
    table.lot(0, "sell_lot", "market");
    assert_eq!((table.cash(0), table.owner("market")), (298_000, None));
    table.lot(0, "sell_lot", "vacant-lot-5").lot(0, "sell_lot", "state-farm");
    assert_eq!(table.cash(0), 298_000 + 60_000 + 80_000);
}

#[test]
fn k30_a_mortgaged_lot_brings_half_and_is_free_again() {
    let mut table = online(2).owns(0, &["market"]).mortgaged("market").play();
    table.lot(0, "sell_lot", "market");
    assert_eq!((table.cash(0), table.owner("market")), (274_000, None));
    assert!(!table.is_mortgaged("market"));
}

#[test]
fn k30_nobody_sells_what_is_not_theirs() {
    let table = online(2).owns(1, &["market"]).play();
    table.refuses_for(0, json!({ "do": "sell_lot", "lot": "market" }), "K30", 1);
}

#[test]
fn k31_vacant_lots_are_offered_after_the_throw_too() {
    let mut table = online(2).owns(0, &["vacant-lot-5", "market"]).play();
    table.throws(0, &[1]);
    let offer = |lot: &str, price: i64| json!({ "do": "offer_vacant", "to": 1, "lots": [lot], "price": price });
    table.refuses(0, offer("market", 50_000), "K31", &[]);
    table.refuses(0, offer("vacant-lot-1", 50_000), "K31", &[]);
    table.does(0, offer("vacant-lot-5", 70_000)).says(1, "accept");
    assert_eq!((table.owner("vacant-lot-5"), table.cash(0)), (Some(1), 320_000));
    table.says(0, "buy");
    assert_eq!(table.owner("grocery-store"), Some(0));
}

#[test]
fn k31_the_partner_may_name_another_price() {
    let mut table = online(2).owns(0, &["vacant-lot-5"]).play();
    table.throws(0, &[1]);
    table.does(
        0,
        json!({ "do": "offer_vacant", "to": 1, "lots": ["vacant-lot-5"], "price": 70_000 }),
    );
    table.does(1, json!({ "do": "counter_price", "price": 55_000 })).says(0, "accept");
    assert_eq!((table.owner("vacant-lot-5"), table.cash(0)), (Some(1), 305_000));
}

#[test]
fn k31_vacant_lots_are_offered_while_owing_a_debt() {
    let mut table = online(2).cash(0, 5_000).owns(0, &["vacant-lot-2"]).play();
    table.throws(0, &[5]);
    assert_eq!(table.to_act(), [0]);
    table.does(
        0,
        json!({ "do": "offer_vacant", "to": 1, "lots": ["vacant-lot-2"], "price": 30_000 }),
    );
    table.says(1, "accept");
    assert_eq!((table.cash(0), table.owner("vacant-lot-2")), (10_000, Some(1)));
    assert_eq!(table.to_act(), [1], "the fine is paid");
}

#[test]
fn k32_both_sides_are_checked_again_when_a_deal_is_accepted() {
    let mut table = online(2).owns(0, &["market"]).play();
    table.does(0, offer(1, lots(&["market"]), rubles(90_000)));
    table.cash_is(1, 80_000);
    table.refuses(1, json!({ "do": "accept" }), "K27", &[80_000, 90_000]);
    table.cash_is(1, 90_000).says(1, "accept");
    assert_eq!((table.cash(0), table.cash(1)), (340_000, 0));
}

#[test]
fn k32_a_deal_with_something_that_is_gone_changes_nothing_at_all() {
    let mut table = online(3).owns(0, &["market", "kiosk"]).play();
    table.does(0, offer(1, lots(&["market", "kiosk"]), rubles(90_000)));
    table.moves_to(2, "kiosk");
    table.refuses(1, json!({ "do": "accept" }), "K27", &[]);
    assert_eq!((table.owner("market"), table.cash(1)), (Some(0), 250_000));
}

#[test]
fn k27_nothing_for_nothing_is_no_offer() {
    let mut table = online(2).owns(0, &["market"]).play();
    table.refuses(0, offer(1, rubles(0), rubles(0)), "K27", &[]);
    // A gift is one.
    table.does(0, offer(1, lots(&["market"]), rubles(0)));
    table.refuses(1, counter(rubles(0), rubles(0)), "K27", &[]);
    table.says(1, "accept");
    assert_eq!((table.owner("market"), table.cash(0)), (Some(1), 250_000));
}

#[test]
fn k27_who_has_nothing_between_them_is_not_offered_a_trade() {
    let offered = |scene: Scene| {
        let table = scene.play();
        let mut choices = Choices::new();
        table.game.choices(seat(0), &mut choices);
        let to = |other| Choice::Template(Template::Offer(seat(other)));
        (1..3).filter(|&other| choices.as_slice().contains(&to(other))).collect::<Vec<_>>()
    };
    let poor = || online(3).cash(0, 0).cash(1, 0);
    assert_eq!(offered(poor()), [2]);
    assert_eq!(offered(poor().owns(1, &["market"])), [1, 2]);
    assert_eq!(offered(poor().tokens(0, 1)), [1, 2]);
    assert_eq!(offered(poor().keeps(1, "police")), [1, 2]);
}

#[test]
fn k27_by_the_first_rules_nothing_is_offered_for_nothing() {
    let mut table = Scene::of(of_first_rules("online", 2)).owns(0, &["market"]).play();
    table.does(0, offer(1, rubles(0), rubles(0)));
    assert_eq!(table.to_act(), [1]);
    table.does(1, counter(rubles(0), rubles(0))).says(0, "accept");
    assert_eq!((table.cash(0), table.cash(1)), (250_000, 250_000));
    assert_eq!((table.owner("market"), table.to_act()), (Some(0), vec![0]));
}

/// A field of a form that a seat has.
fn field(table: &Bench, who: usize, template: Template, name: &str) -> Json {
    let form = shown(&table.game, seat(who), &Choice::Template(template), Names(&[]));
    let fields = serde_json::to_value(form).unwrap()["fields"].clone();
    let named = fields.as_array().unwrap().iter().find(|field| field["name"] == name);
    named.unwrap_or_else(|| panic!("no field {name}")).clone()
}

#[test]
fn k37_lots_in_a_deal_say_what_they_are_worth_and_whose_they_are() {
    let table = online(2)
        .owns(0, &["grocery-store"])
        .owns(1, &["bakery", "vacant-lot-1"])
        .mortgaged("bakery")
        .play();
    let sale = field(&table, 0, Template::OfferSale(seat(1)), "lots");
    assert_eq!((&sale["items"][0]["worth"], &sale["side"]), (&json!(30_000), &json!("give")));
    assert_eq!(field(&table, 0, Template::OfferSale(seat(1)), "price")["side"], "get");
    let vacant = field(&table, 1, Template::OfferVacant(seat(0)), "lots");
    assert_eq!(
        (&vacant["items"][0]["id"], &vacant["side"]),
        (&json!("vacant-lot-1"), &json!("give"))
    );
    let price = field(&table, 1, Template::OfferVacant(seat(0)), "price");
    assert_eq!(
        (&price["side"], &price["min"]),
        (&json!("get"), &json!(0)),
        "a gift is asked about"
    );
    let purchase = field(&table, 0, Template::OfferPurchase(seat(1)), "lots");
    assert_eq!(
        (&purchase["items"][0]["worth"], &purchase["side"]),
        (&json!(17_000), &json!("get"))
    );
    assert_eq!(field(&table, 0, Template::OfferPurchase(seat(1)), "price")["side"], "give");
    let trade = field(&table, 0, Template::Offer(seat(1)), "give_lots");
    assert_eq!(trade["items"][0]["worth"], 30_000);
}

#[test]
fn k27_an_answer_begins_with_what_is_offered() {
    let mut table = online(2).owns(0, &["market", "bakery"]).tokens(0, 2).play();
    let give = Gives { cash: 0, lots: &["market"], tokens: 1, cards: &[] };
    table.does(0, offer(1, give, rubles(90_000)));
    let begins = |name: &str| field(&table, 1, Template::Counter, name);
    assert_eq!(begins("give_cash")["first"], 90_000);
    assert!(begins("get_cash").get("first").is_none());
    assert_eq!(begins("get_tokens")["first"], 1);
    let lots = begins("get_lots");
    let picked = lots["items"].as_array().unwrap().iter().filter(|item| item["picked"] == 1);
    assert_eq!(picked.map(|item| item["id"].clone()).collect::<Vec<_>>(), ["market"]);
}

#[test]
fn k31_another_price_begins_with_the_one_that_was_named() {
    let mut table = online(2).owns(0, &["vacant-lot-5"]).play();
    table.throws(0, &[1]);
    let offer = json!({ "do": "offer_vacant", "to": 1, "lots": ["vacant-lot-5"], "price": 70_000 });
    table.does(0, offer);
    assert_eq!(field(&table, 1, Template::CounterPrice, "price")["first"], 70_000);
}
