//! Buying: from the bank (K16, K19), in auctions (K17), state enterprises (K18).

use crate::common::*;
use serde_json::json;

#[test]
fn k16_a_free_lot_is_bought_at_its_price() {
    for (scene, lot, price) in [
        (online(2), "grocery-store", 30_000),
        (boxed(2), "grocery-store", 30_000),
        (online(2).at(0, "fine"), "vacant-lot-1", 15_000),
    ] {
        let mut table = scene.play();
        table.throws(0, &[1]).says(0, "buy");
        assert_eq!(table.owner(lot), Some(0));
        assert_eq!(table.cash(0), 250_000 - price);
        assert_eq!(table.to_act(), [1]);
    }
}

#[test]
fn k16_the_bank_sells_only_to_who_has_just_landed() {
    let table = online(2).at(0, "grocery-store").play();
    table.refuses(0, json!({ "do": "buy" }), "K16", &[]);
    table.refuses(1, json!({ "do": "buy" }), "K2", &[]);
}

#[test]
fn k16_only_who_landed_decides() {
    let mut table = online(2).play();
    table.throws(0, &[1]);
    table.refuses_for(1, json!({ "do": "buy" }), "K2", 0);
}

/// Seat 0 lands on the Grocery Store (30,000) and does not want it.
fn declined(scene: Scene) -> Bench {
    let mut table = scene.play();
    table.throws(0, &[1]).says(0, "decline");
    table
}

#[test]
fn k17_online_all_bid_the_decliner_too_from_the_printed_price() {
    let mut table = declined(online(3));
    assert_eq!(table.to_act(), [0, 1, 2]);
    table.refuses(1, json!({ "do": "bid", "amount": 29_000 }), "K17", &[30_000, 29_000]);
    table.bids(1, 30_000).bids(0, 31_000).says(2, "pass").says(1, "pass");
    assert_eq!((table.owner("grocery-store"), table.cash(0)), (Some(0), 219_000));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k17_bids_are_whole_thousands_and_1_000_above_the_last() {
    let mut table = declined(online(3));
    table.bids(1, 35_000);
    table.refuses(2, json!({ "do": "bid", "amount": 35_000 }), "K17", &[36_000, 35_000]);
    table.refuses(2, json!({ "do": "bid", "amount": 36_500 }), "K17", &[1_000, 36_500]);
    table.bids(2, 36_000).bids(1, 50_000);
    assert_eq!(table.to_act(), [0, 2]);
}

#[test]
fn k17_a_pass_is_final_and_the_leader_neither_raises_nor_passes() {
    let mut table = declined(online(3));
    table.says(2, "pass").bids(1, 30_000);
    table.refuses(2, json!({ "do": "bid", "amount": 40_000 }), "K17", &[]);
    table.refuses(1, json!({ "do": "bid", "amount": 40_000 }), "K17", &[]);
    table.refuses(1, json!({ "do": "pass" }), "K17", &[]);
    table.says(0, "pass");
    assert_eq!((table.owner("grocery-store"), table.cash(1)), (Some(1), 220_000));
}

#[test]
fn k17_without_a_bid_the_lot_stays_with_the_bank() {
    let mut table = declined(online(2));
    table.says(0, "pass").says(1, "pass");
    assert_eq!((table.owner("grocery-store"), table.to_act()), (None, vec![1]));
}

#[test]
fn k17_no_bid_exceeds_cash_and_unused_credit() {
    let mut table = declined(online(2).cash(1, 12_300).loan(1, 60_000, 3));
    table.refuses(1, json!({ "do": "bid", "amount": 53_000 }), "K17", &[52_300, 53_000]);
    table.bids(1, 52_000).says(0, "pass");
    assert_eq!(table.cash(1), 300, "40,000 were borrowed");
    assert_eq!(table.borrowed(1), [0, 0, 100]);
}

#[test]
fn k17_in_1991_the_banker_decides_and_the_decliner_is_left_out() {
    let mut table = boxed(3).banker(1).play();
    table.throws(0, &[1]).says(0, "decline");
    assert_eq!(table.to_act(), [1], "the Banker");
    table.says(1, "hold_auction");
    assert_eq!(table.to_act(), [1, 2]);
    table.refuses(0, json!({ "do": "bid", "amount": 30_000 }), "K17", &[]);
    table.bids(2, 30_000).says(1, "pass");
    assert_eq!((table.owner("grocery-store"), table.cash(2)), (Some(2), 220_000));
}

#[test]
fn k17_in_1991_the_banker_may_keep_the_lot_with_the_bank() {
    let mut table = boxed(3).banker(1).play();
    table.throws(0, &[1]).says(0, "decline").says(1, "decline");
    assert_eq!((table.owner("grocery-store"), table.to_act()), (None, vec![1]));
}

#[test]
fn k17_in_1991_a_banker_who_declined_does_not_bid() {
    let mut table = declined(boxed(3));
    table.says(0, "hold_auction");
    assert_eq!(table.to_act(), [1, 2]);
}

#[test]
fn k17_nobody_else_acts_as_banker() {
    let mut table = boxed(3).banker(1).play();
    table.throws(0, &[1]).says(0, "decline");
    table.refuses_for(0, json!({ "do": "hold_auction" }), "K38", 1);
    table.refuses_for(2, json!({ "do": "hold_auction" }), "K38", 1);
    table.refuses_for(2, json!({ "do": "decline" }), "K38", 1);
    let mut table = online(2).play();
    table.throws(0, &[1]);
    table.refuses(0, json!({ "do": "hold_auction" }), "K17", &[]);
}

#[test]
fn k18_a_state_enterprise_takes_a_red_token() {
    let mut table = online(2).at(0, "surprise-1").tokens(0, 2).play();
    table.throws(0, &[1]).says(0, "buy").token("bakery");
    assert_eq!((table.owner("toy-factory"), table.cash(0)), (Some(0), 210_000));
    assert_eq!(table.of(0, "tokens"), 1);
}

#[test]
fn k18_without_a_token_it_cannot_be_bought() {
    let mut table = online(2).at(0, "surprise-1").play();
    table.throws(0, &[1]);
    table.refuses(0, json!({ "do": "buy" }), "K18", &[]);
}

#[test]
fn k18_who_has_no_token_may_ask_each_holder_once() {
    let mut table = online(4).at(0, "surprise-1").tokens(1, 1).tokens(2, 1).play();
    table.throws(0, &[1]);
    let ask = |to, price| json!({ "do": "offer_for_token", "to": to, "price": price });
    table.refuses(0, ask(3, 5_000), "K18", &[]);
    table.does(0, ask(1, 5_000)).says(1, "decline");
    table.refuses(0, ask(1, 9_000), "K18", &[]);
    table.does(0, ask(2, 12_000)).says(2, "accept");
    assert_eq!((table.cash(0), table.cash(2)), (238_000, 262_000));
    assert_eq!((table.of(0, "tokens"), table.of(2, "tokens")), (json!(1), json!(0)));
    table.says(0, "buy").token("bakery");
    assert_eq!((table.owner("toy-factory"), table.cash(0)), (Some(0), 198_000));
}

#[test]
fn k18_a_holder_of_a_red_token_card_can_be_asked_too() {
    let mut table = online(2).at(0, "surprise-1").keeps(1, "red_token").play();
    table.throws(0, &[1]);
    table.does(0, json!({ "do": "offer_for_token", "to": 1, "price": 5_000 })).says(1, "accept");
    table.says(0, "buy");
    assert_eq!(table.owner("toy-factory"), Some(0));
    assert_eq!(table.under(0), ["privatisation-permit"]);
}

#[test]
fn k18_an_offer_for_a_token_is_paid_from_cash() {
    let mut table = online(2).at(0, "surprise-1").cash(0, 4_000).tokens(1, 1).play();
    table.throws(0, &[1]);
    let ask = json!({ "do": "offer_for_token", "to": 1, "price": 5_000 });
    table.refuses(0, ask, "K18", &[5_000, 4_000]);
}

#[test]
fn k18_state_enterprises_are_never_auctioned() {
    for scene in [online(2), boxed(2)] {
        let mut table = scene.at(0, "surprise-1").tokens(0, 1).play();
        table.throws(0, &[1]).says(0, "decline");
        assert_eq!((table.owner("toy-factory"), table.to_act()), (None, vec![1]));
    }
}

#[test]
fn k19_what_cash_does_not_cover_is_lent_for_a_purchase() {
    let mut table = online(2).cash(0, 10_000).play();
    table.throws(0, &[1]).says(0, "buy");
    assert_eq!((table.owner("grocery-store"), table.cash(0)), (Some(0), 0));
    assert_eq!(table.borrowed(0), [0, 0, 20]);
}
