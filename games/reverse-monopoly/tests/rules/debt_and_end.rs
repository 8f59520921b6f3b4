//! V27 … V30: money running out, and the end.

use crate::common::{BLUE, Bench, ORANGE, RED, Scene, VIOLET, scene};
use kontor_contract::english;
use kontor_engine::{Game, Names, Say, Viewer};
use kontor_reverse_monopoly::ReverseMonopoly;
use serde_json::json;

/// Seat 0 owes seat 1 a rent of 8 for T.A.S.S.: 4 × 2.
fn in_debt(scene: Scene) -> Bench {
    let mut table = scene.owns(1, &["tass", "izvestia"]).play();
    table.rolls(36).kgb_idles().throws(4);
    table
}

#[test]
fn v27_who_cannot_pay_sells_properties_of_choice_until_the_debt_can_be_paid() {
    let mut table = in_debt(scene(3).owns(0, &["gum", "circus", "kgb-headquarters"]).cash(0, 3));
    assert_eq!(table.happened(), ["rent_due", "must_sell"]);
    assert_eq!((table.waits_for().as_str(), table.to_act()), ("must_sell", vec![0]));
    table.refuses(1, json!({"do": "pass"}), "V27", &["has a debt to pay first"]);
    table.refuses(0, json!({"do": "sell", "card": "tass"}), "V27", &["sell one of your own"]);
    table.card(0, "sell", "circus");
    assert_eq!(table.to_act(), [1, 2], "all others bid, the creditor too");
    table.bids(1, 2).says(2, "pass");
    assert_eq!(table.owner("circus"), Some(1));
    assert_eq!(table.purses(), [5, 33, 35], "the money is the seller's, and not yet enough");
    assert_eq!(table.waits_for(), "must_sell");
    table.card(0, "sell", "gum").bids(2, 6).says(1, "pass");
    assert_eq!(table.purses(), [3, 41, 29], "11 were there, 8 are paid");
    assert_eq!(table.owner("kgb-headquarters"), Some(0), "no more than needed is sold");
    assert_eq!(table.banks().0, 100, "without commission");
    assert_eq!(table.auctioneer(), 1);
}

#[test]
fn v27_without_a_bid_a_card_stays_and_is_not_offered_again() {
    let mut table = in_debt(scene(3).owns(0, &["gum", "circus", "aragvi"]).cash(0, 3));
    table.card(0, "sell", "gum").all_pass();
    assert_eq!(table.owner("gum"), Some(0));
    table.refuses(
        0,
        json!({"do": "sell", "card": "gum"}),
        "V27",
        &["not offered again", "sell another"],
    );
    table.card(0, "sell", "circus").all_pass();
    assert_eq!(table.waits_for(), "auction", "the last one needs no choice");
    table.all_pass();
    assert_eq!(table.purses(), [0, 38, 35], "what is there is paid");
    assert_eq!(table.happened()[..3], ["passed", "unsold", "debt_dropped"]);
    assert_eq!(table.events()[2]["dropped"], 5);
    assert!(!table.is_over(), "the buyer plays on");
}

#[test]
fn v27_escapes_cannot_be_sold() {
    let mut table = in_debt(scene(3).owns(0, &["kiev-station"]).cash(0, 3));
    assert_eq!(table.waits_for(), "escape");
    table.says(0, "decline");
    assert_eq!(table.owner("kiev-station"), Some(0));
    assert_eq!(table.purses(), [0, 38, 35]);
    assert_eq!(table.view(Viewer::Spectator)["players"][0]["dropped"], 5);
}

#[test]
fn v27_what_the_debtor_has_is_told_to_the_debtor_alone() {
    let table = in_debt(scene(3).owns(0, &["gum", "circus"]).cash(0, 3));
    let moment = |who: usize| table.view(Viewer::Seat(crate::common::seat(who)))["moment"].clone();
    assert_eq!(moment(0)["missing"], 5);
    for other in [moment(1), moment(2), table.moment()] {
        assert!(other.get("missing").is_none(), "{other}");
        assert_eq!(other["debt"]["amount"], 8);
    }
    let told = json!(table.events()).to_string();
    assert!(
        !told.contains(":3") && !told.contains(":5"),
        "neither cash nor what is missing: {told}"
    );
}

#[test]
fn v27_at_most_one_auction_is_open() {
    let mut table = in_debt(scene(3).owns(0, &["gum", "circus"]).cash(0, 3));
    table.card(0, "sell", "gum");
    let state = table.state();
    assert!(state["phase"].get("auction").is_some());
    assert_eq!(state["tasks"].as_array().unwrap().len(), 1, "only the debt waits");
    let mut broken = state.clone();
    broken["tasks"] = json!([]);
    broken["phase"] = json!("going");
    let game: ReverseMonopoly = serde_json::from_value(broken).unwrap();
    assert!(game.check().is_err());
}

#[test]
fn v27_a_forced_sale_can_win_the_game_for_its_buyer() {
    let cards = [&RED[..3], &ORANGE, &VIOLET[1..3]].concat();
    let mut table = in_debt(scene(3).owns(0, &["circus", "gum"]).owns(2, &cards).cash(0, 3));
    table.card(0, "sell", "circus").bids(2, 1).says(1, "pass");
    assert!(table.is_over());
    assert_eq!(table.standing().ending, Some("families"));
    assert_eq!(table.places()[2], 1);
    assert_eq!(table.cash(1), 35, "the debt that came after is not paid any more");
}

#[test]
fn v28_three_tripled_families_win_at_once_whatever_the_wealth() {
    let cards = [&RED[..3], &ORANGE, &BLUE[..2]].concat();
    let mut table = scene(3).owns(1, &cards).cash(1, 2).play();
    table.rolls(35).kgb_idles().buys(1, 1);
    assert!(table.is_over());
    assert_eq!(table.happened(), ["passed", "sold", "ended"], "before the commission");
    assert_eq!(table.banks(), (100, 34));
    assert_eq!(table.places(), [2, 1, 2], "the others by their wealth, and equal ones share");
    assert_eq!(table.standing().winners().single(), Some(crate::common::seat(1)));
}

#[test]
fn v28_one_of_the_three_may_be_a_card_of_a_further_family_with_an_escape() {
    let cards = [&RED[..3], &ORANGE, &["gum"]].concat();
    let mut table = scene(3).owns(0, &cards).play();
    table.rolls(41);
    assert!(table.is_over(), "an Escape made the third family");
    assert_eq!(table.happened(), ["rolled", "plane_flew", "escape_taken", "ended"]);

    let two_escapes = [&RED[..3], &["gum", "tass"]].concat();
    let mut table = scene(3).owns(0, &two_escapes).owns(0, &["kiev-station"]).play();
    table.rolls(41);
    assert!(!table.is_over(), "only one of the three");
}

#[test]
fn v28_an_escape_taken_by_the_kgb_can_win() {
    let cards = [&RED[..3], &ORANGE, &["gum"]].concat();
    let mut table = scene(4).owns(3, &cards).owns(1, &["kiev-station"]).car_before(27, 7).play();
    table.rolls(72).kgb_to(27);
    assert!(table.is_over());
    assert_eq!(table.places()[3], 1);
}

#[test]
fn v28_an_escape_from_the_black_market_can_win() {
    let cards = [&RED[..3], &ORANGE, &["gum"]].concat();
    let mut table = scene(3).owns(0, &cards).play();
    table.rolls(77).draws("ticket-clerk").card(0, "take_escape", "kiev-station");
    assert!(table.is_over());
    assert_eq!(table.happened(), ["escape_taken", "ended"], "before the plane flies");
    assert_eq!(table.places()[0], 1);
}

/// A property bought from another, by the card that lets one sell, wins like any other.
#[test]
fn v28_what_another_sells_by_a_card_can_win() {
    let cards = [&RED[..3], &ORANGE, &BLUE[..2]].concat();
    let mut table = scene(3).owns(0, &["tass"]).owns(2, &cards).play();
    table.rolls(66).draws("foreign-buyer").card(0, "sell", "tass").bids(2, 1).says(1, "pass");
    assert!(table.is_over());
    assert_eq!((table.places()[2], table.cash(0)), (1, 36));
}

#[test]
fn v28_what_another_gains_makes_nobody_win() {
    let cards = [&RED[..3], &ORANGE].concat();
    let mut table = scene(3).owns(1, &cards).play();
    table.rolls(35).kgb_idles().buys(2, 1);
    assert!(!table.is_over());
}

#[test]
fn v29_the_old_bank_is_broke_when_it_cannot_pay_in_full() {
    let mut table = scene(3).old_bank(2).owns(2, &["gum"]).play();
    table.rolls(58).kgb_idles().buys(1, 10);
    assert!(table.is_over());
    assert_eq!(table.purses(), [37, 25, 35], "what is left is paid out");
    assert_eq!(table.banks().0, 0);
    assert_eq!(table.standing().ending, Some("bank-broke"));
    let wealth: Vec<i64> =
        table.standing().wealth.iter().map(|wealth| wealth.unwrap().units()).collect();
    assert_eq!(wealth, [37, 25 + 15, 35 + 15], "cash and appraised values");
    assert_eq!(table.places(), [3, 2, 1]);
}

#[test]
fn v29_holding_exactly_nothing_is_not_yet_broke() {
    let mut table = scene(3).old_bank(3).play();
    table.rolls(58).kgb_idles().buys(1, 10);
    assert_eq!((table.banks().0, table.is_over()), (0, false));
}

#[test]
fn v29_an_escape_counts_nothing_and_ties_share() {
    let mut table = scene(3)
        .old_bank(0)
        .cash(0, 20)
        .cash(2, 25)
        .owns(0, &["moscow-news"])
        .owns(2, &["kiev-station"])
        .play();
    table.rolls(62).kgb_idles().buys(1, 35);
    assert_eq!(table.places(), [1, 3, 1], "25, 15 and 25");
    assert_eq!(table.standing().winners().len(), 2);
}

#[test]
fn v30_an_agreed_limit_ends_the_game_by_wealth() {
    let mut table = Bench::fresh(3, &[("deal", "no"), ("turns", "2")]);
    table.rolls(91).rolls(11).rolls(12);
    table.rolls(62).kgb_idles().buys(2, 9);
    assert!(!table.is_over());
    table.rolls(34).kgb_idles().all_pass();
    assert!(table.is_over());
    assert_eq!(table.standing().ending, Some("turns"));
    assert_eq!(table.places(), [2, 3, 1], "38, 35 and 26 + 15");
}

#[test]
fn v30_without_a_limit_no_number_of_turns_ends_it() {
    let mut state = serde_json::to_value(scene(3).play().game).unwrap();
    state["turn"] = json!(u16::MAX);
    let game: ReverseMonopoly = serde_json::from_value(state).unwrap();
    assert_eq!(serde_json::to_value(game.view(Viewer::Spectator)).unwrap().get("limit"), None);
    let refusal = crate::common::set_up(3, &[("turns", "1001")]).unwrap_err();
    let said = english::<ReverseMonopoly>(Names(&[])).say(&refusal.reason());
    assert!(said.contains("from 0 to 1000"), "{said}");
}
