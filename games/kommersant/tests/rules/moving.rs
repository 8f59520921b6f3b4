//! Moving: what comes before and after the throw (K6), dice (K7, K8), pieces (K9), laps (K10).

use crate::common::*;
use serde_json::json;

#[test]
fn k6_deals_wait_for_the_next_turn_once_the_dice_are_thrown() {
    let mut table = online(2).owns(0, &["market"]).loan(0, 10_000, 3).play();
    table.throws(0, &[1]);
    assert_eq!(table.to_act(), [0], "the Grocery Store can be bought");
    table.refuses(0, json!({ "do": "mortgage", "lot": "market" }), "K6", &[]);
    table.refuses(0, json!({ "do": "sell_lot", "lot": "market" }), "K6", &[]);
    table.refuses(0, json!({ "do": "build", "lot": "market" }), "K6", &[]);
    table.refuses(0, json!({ "do": "repay", "amount": 1_200 }), "K6", &[]);
    table.refuses(0, offer(1, rubles(1_000), rubles(2_000)), "K6", &[]);
}

#[test]
fn k6_dividends_then_loans_then_the_token_then_the_square() {
    let mut table = online(2)
        .at(0, "treatment")
        .owns(0, &["market"])
        .loan(0, 10_000, 1)
        .token_on("fine")
        .play();
    table.throws(0, &[6]);
    let order: Vec<_> = table
        .happened()
        .into_iter()
        .filter(|what| !["threw", "turn_began"].contains(&what.as_str()))
        .collect();
    assert_eq!(order, ["walked", "lap", "K10", "loan_due", "K34", "token_taken", "charged", "K12"]);
    assert_eq!(table.cash(0), 250_000 + 600 - 12_000 - 25_000);
}

#[test]
fn k6_a_further_move_by_a_card_repeats_all_this() {
    let mut table = online(2)
        .at(0, "risk-2")
        .owns(0, &["market"])
        .token_on("letter-5")
        .token_on("restaurant")
        .play();
    table.throws(0, &[2]).card("foreign-partners");
    assert_eq!(table.of(0, "tokens"), 2, "one at the letter, one at the restaurant");
    assert_eq!(table.of(0, "laps"), 1);
    assert_eq!(table.cash(0), 250_600);
    table.says(0, "buy");
    assert_eq!(table.owner("restaurant"), Some(0));
}

#[test]
fn k7_one_two_or_three_dice_by_choice() {
    for (dice, square) in [(vec![5], "fine"), (vec![4, 5], "profit-1"), (vec![6, 3, 4], "letter-2")]
    {
        let mut table = online(2).play();
        table.throws(0, &dice);
        assert_eq!(table.square(0), square);
    }
}

#[test]
fn k7_no_dice_or_four_are_refused() {
    for scene in [online(2), boxed(2)] {
        let table = scene.play();
        table.refuses(0, json!({ "do": "throw", "dice": 0 }), "K7", &[0]);
        table.refuses(0, json!({ "do": "throw", "dice": 4 }), "K7", &[4]);
    }
}

#[test]
fn k7_online_everybodys_first_throw_is_of_three() {
    let mut table = online(2).before_first_throw(0).before_first_throw(1).play();
    table.refuses(0, json!({ "do": "throw", "dice": 1 }), "K7", &[1]);
    table.refuses(0, json!({ "do": "throw", "dice": 2 }), "K7", &[2]);
    table.throws(0, &[1, 2, 2]);
    table.refuses(1, json!({ "do": "throw", "dice": 1 }), "K7", &[1]);
    table.throws(1, &[1, 2, 2]).throws(0, &[4]);
    assert_eq!(table.square(0), "profit-1");
}

#[test]
fn k7_in_1991_the_first_throw_is_free_too() {
    let mut table = boxed(2).before_first_throw(0).play();
    table.throws(0, &[5]);
    assert_eq!(table.square(0), "fine");
}

#[test]
fn k8_three_fours_move_12_squares_or_24() {
    for (double, square) in [(false, "central-department-store"), (true, "market")] {
        let mut table = online(2).play();
        table.throws(0, &[4, 4, 4]);
        assert_eq!(table.square(0), "start", "the player is asked first");
        table.does(0, json!({ "do": "move", "double": double }));
        assert_eq!(table.square(0), square);
    }
}

#[test]
fn k8_two_alike_or_two_dice_are_not_doubled() {
    let mut table = online(2).play();
    table.throws(0, &[4, 4, 1]);
    assert_eq!(table.square(0), "profit-1");
    table.throws(1, &[3, 3]);
    assert_eq!(table.square(1), "vacant-lot-1");
}

#[test]
fn k9_pieces_share_a_square() {
    let mut table = online(3).play();
    table.throws(0, &[5]).throws(1, &[5]).throws(2, &[5]);
    assert_eq!([0, 1, 2].map(|seat| table.square(seat)), ["fine"; 3]);
}

/// Passes Start to the Fine square and says what the lap paid.
fn lap_of(scene: Scene) -> i64 {
    let mut table = scene.at(0, "treatment").play();
    table.throws(0, &[6]);
    assert_eq!(table.square(0), "fine");
    assert_eq!(table.of(0, "laps"), 1);
    table.cash(0) + 25_000 - 250_000
}

#[test]
fn k10_a_lap_pays_1_200_for_the_grocery_store_with_an_office() {
    let with_office = lot_by_lot(2).owns(0, &FOOD).built("grocery-store", "office");
    assert_eq!(lap_of(with_office), 1_200 + 400 + 400);
}

#[test]
fn k10_dividends_are_summed_at_the_present_stage_and_never_doubled() {
    let group_with_farm = online(2).owns(0, &FOOD).owns(0, &["state-farm"]);
    assert_eq!(lap_of(group_with_farm), 400 + 400 + 400 + 1_000);
    let built = online(2).owns(0, &THEATRES).all_built(&THEATRES, "enterprise");
    assert_eq!(lap_of(built), 5_600 + 7_500 + 8_000);
    let farm_with_department = boxed(2).owns(0, &["state-farm"]).built("state-farm", "department");
    assert_eq!(lap_of(farm_with_department), 12_000);
}

#[test]
fn k10_mortgaged_property_and_vacant_lots_pay_none() {
    let scene = online(2).owns(0, &["market", "kiosk", "vacant-lot-5"]).mortgaged("market");
    assert_eq!(lap_of(scene), 500);
}

#[test]
fn k10_reaching_start_exactly_is_a_lap() {
    let mut table = online(2).at(0, "treatment").owns(0, &["market"]).play();
    table.throws(0, &[1]);
    assert_eq!((table.square(0), table.cash(0)), ("start".into(), 250_600));
}

#[test]
fn k10_going_to_start_by_a_card_is_a_lap() {
    let mut table = online(2).at(0, "luzhniki").owns(0, &["market"]).play();
    table.throws(0, &[2]).card("start-over");
    assert_eq!((table.square(0), table.cash(0)), ("start".into(), 250_600));
    assert_eq!(table.of(0, "laps"), 1);
}

#[test]
fn k10_a_card_that_names_a_square_moves_forwards_over_start() {
    let mut table = online(2).at(0, "risk-2").owns(0, &["market"]).play();
    table.throws(0, &[2]).card("foreign-partners");
    assert_eq!((table.square(0), table.cash(0)), ("restaurant".into(), 250_600));
}

#[test]
fn k10_leaving_the_centre_is_no_lap() {
    let mut table = online(2).in_centre(0).owns(0, &["market"]).play();
    table.throws(0, &[5, 5, 4]).names(0, "start");
    assert_eq!((table.cash(0), table.of(0, "laps")), (250_000, json!(0)));
}

#[test]
fn k10_being_placed_by_another_player_is_no_lap() {
    let mut table = online(2).at(0, "grocery-store").at(1, "treatment").owns(1, &["market"]).play();
    table.throws(0, &[6]).card("left-neighbour").names(0, "start");
    assert_eq!((table.cash(1), table.of(1, "laps")), (250_000, json!(0)));
}

#[test]
fn k10_the_summons_to_the_tax_service_is_no_lap() {
    let mut table = online(2).at(0, "risk-2").owns(0, &["market"]).play();
    table.throws(0, &[2]).card("tax-summons");
    assert_eq!(table.square(0), "tax-service");
    assert_eq!((table.cash(0), table.of(0, "laps")), (250_000, json!(0)));
}

#[test]
fn k10_a_move_backwards_over_start_takes_the_crossing_back() {
    let mut table = online(2).at(0, "grocery-store").at(1, "start").owns(0, &["market"]).play();
    table.throws(0, &[6]).card("forgot-passport");
    assert_eq!(table.square(0), "letter-5", "ten squares back over Start");
    table.card("phone-calls").throws(1, &[5]);
    table.throws(0, &[3]);
    assert_eq!((table.square(0), table.of(0, "laps")), ("start".into(), json!(0)));
    assert_eq!(table.cash(0), 249_000, "no dividends");
}

#[test]
fn k10_after_a_crossing_taken_back_the_one_after_the_next_pays_again() {
    let mut table = online(2).at(0, "treatment").taken_back(0, 1).owns(0, &["market"]).play();
    table.throws(0, &[6]).throws(1, &[5]);
    assert_eq!((table.cash(0), table.of(0, "laps")), (225_000, json!(0)));
    table.at(0, "treatment").throws(0, &[6]);
    assert_eq!((table.cash(0), table.of(0, "laps")), (200_600, json!(1)));
}
