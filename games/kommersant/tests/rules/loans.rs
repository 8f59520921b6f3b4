//! Loans (K33, K34).

use crate::common::*;
use serde_json::json;

#[test]
fn k33_the_bank_lends_what_is_missing_rounded_up_to_1_000() {
    let mut table = online(2).cash(0, 10_500).play();
    table.throws(0, &[1]).says(0, "buy");
    assert_eq!(table.borrowed(0), [0, 0, 20], "19,500 are missing");
    assert_eq!(table.cash(0), 500);
}

#[test]
fn k33_who_has_the_cash_borrows_nothing() {
    let mut table = online(2).cash(0, 30_000).play();
    table.throws(0, &[1]).says(0, "buy");
    assert_eq!((table.cash(0), table.borrowed(0)), (0, [0, 0, 0]));
}

#[test]
fn k33_at_most_100_000_are_open_at_once() {
    let mut table = online(2).cash(0, 9_000).loan(0, 80_000, 2).play();
    table.throws(0, &[1]);
    table.refuses(0, json!({ "do": "buy" }), "K33", &[30_000, 9_000, 100_000, 80_000]);
    let mut table = online(2).cash(0, 10_000).loan(0, 80_000, 2).play();
    table.throws(0, &[1]).says(0, "buy");
    assert_eq!(table.borrowed(0), [0, 80, 20]);
}

#[test]
fn k33_a_building_step_beyond_the_limit_is_refused() {
    let table = lot_by_lot(2).cash(0, 9_000).owns(0, &FOOD).loan(0, 90_000, 1).play();
    let build = json!({ "do": "build", "lot": "grocery-store" });
    table.refuses(0, build, "K33", &[20_000, 9_000, 100_000, 90_000]);
}

#[test]
fn k33_an_auction_won_may_be_paid_with_a_loan() {
    let mut table = online(2).cash(1, 1_000).play();
    table.throws(0, &[1]).says(0, "decline").bids(1, 41_000).says(0, "pass");
    assert_eq!((table.cash(1), table.borrowed(1)), (0, [0, 0, 40]));
}

#[test]
fn k33_nothing_is_lent_for_rent_fines_or_redeeming() {
    let mut table = online(2).cash(0, 20_000).play();
    table.throws(0, &[5]);
    assert!(table.is_over(), "20,000 do not pay a fine of 25,000");
    let table = online(2).cash(0, 0).owns(0, &["market"]).mortgaged("market").play();
    table.refuses(0, json!({ "do": "redeem", "lot": "market" }), "K29", &[26_400, 0]);
}

#[test]
fn k34_for_50_000_taken_60_000_are_owed_also_when_repaid_at_once() {
    let mut table = online(2).cash(0, 30_000).at(0, "profit-2").tokens(0, 1).play();
    table.throws(0, &[1]).says(0, "buy").token("bakery");
    assert_eq!(table.borrowed(0), [0, 0, 50], "the State Farm costs 80,000");
    assert_eq!(table.view()["players"][0]["loans"], json!([0, 0, 60_000]));
    assert_eq!(table.wealth(0), 80_000 - 60_000);
    table.throws(1, &[5]).cash_is(0, 60_000);
    table.refuses(0, json!({ "do": "repay", "amount": 61_200 }), "K34", &[60_000, 61_200]);
    table.repays(0, 60_000);
    assert_eq!((table.cash(0), table.borrowed(0)), (0, [0, 0, 0]));
    assert_eq!(table.wealth(0), 80_000);
}

#[test]
fn k34_loans_are_repaid_in_units_of_1_200_the_oldest_first() {
    let mut table = online(2).loan(0, 20_000, 1).loan(0, 30_000, 3).play();
    table.refuses(0, json!({ "do": "repay", "amount": 1_000 }), "K34", &[1_200, 1_000]);
    table.refuses(0, json!({ "do": "repay", "amount": 0 }), "K34", &[1_200, 0]);
    table.refuses(0, json!({ "do": "repay", "amount": -1_200 }), "K34", &[]);
    table.repays(0, 1_200);
    assert_eq!((table.cash(0), table.borrowed(0)), (248_800, [19, 0, 30]));
    table.repays(0, 24_000);
    assert_eq!((table.cash(0), table.borrowed(0)), (224_800, [0, 0, 29]));
}

#[test]
fn k34_repaying_is_paid_from_cash() {
    let table = online(2).cash(0, 2_000).loan(0, 20_000, 1).play();
    table.refuses(0, json!({ "do": "repay", "amount": 2_400 }), "K34", &[24_000, 2_000, 2_400]);
}

#[test]
fn k34_a_loan_is_due_at_the_third_lap_after_taking_it() {
    let mut table = online(2).cash(0, 0).loan(0, 10_000, 3).play();
    for lap in [1, 2] {
        table.cash_is(0, 37_000).at(0, "treatment").throws(0, &[6]);
        assert_eq!(table.cash(0), 12_000, "lap {lap}: only the fine");
        table.at(1, "start").throws(1, &[5]);
    }
    table.cash_is(0, 37_000).at(0, "treatment").throws(0, &[6]);
    assert_eq!((table.cash(0), table.borrowed(0)), (0, [0, 0, 0]));
}

#[test]
fn k34_that_laps_dividends_come_first() {
    let mut table = online(2).cash(0, 11_400).loan(0, 10_000, 1).owns(0, &["market"]).play();
    table.at(0, "treatment").throws(0, &[1]);
    assert_eq!((table.cash(0), table.to_act()), (0, vec![1]), "600 were just enough");
}

#[test]
fn k34_a_loan_due_that_cannot_be_paid_is_a_debt() {
    let mut table = online(2).cash(0, 0).loan(0, 10_000, 1).owns(0, &["market"]).play();
    table.at(0, "treatment").throws(0, &[1]);
    assert_eq!(table.to_act(), [0]);
    table.lot(0, "mortgage", "market");
    assert_eq!(table.cash(0), 600 + 24_000 - 12_000);
}
