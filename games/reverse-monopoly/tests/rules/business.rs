//! V16 … V23: auctions, commissions, rent, Escapes, and what the KGB takes.

use crate::common::{Bench, ORANGE, RED, scene, seat};
use kontor_engine::{Choices, Game};
use kontor_reverse_monopoly::Progress;
use kontor_reverse_monopoly::board::{Card, CardSet, Square};
use kontor_reverse_monopoly::data::{Family, SquareKind};
use kontor_reverse_monopoly::reach::reach;
use serde_json::json;

#[test]
fn v16_an_auction_goes_on_until_all_others_have_passed_since_the_last_bid() {
    let mut table = scene(4).play();
    table.rolls(54).kgb_idles();
    assert_eq!(table.happened(), ["kgb_moved", "auction_opened"]);
    table.bids(3, 1).says(0, "pass").says(1, "pass").bids(2, 2);
    assert_eq!(table.to_act(), [0, 1, 3], "a raise calls back those who passed");
    table.says(3, "pass").bids(0, 9).says(1, "pass").says(2, "pass").says(3, "pass");
    assert_eq!(table.owner("foreign-ministry"), Some(0));
    assert_eq!(
        table.purses(),
        [35 - 9 + 2, 35, 35, 35],
        "the auctioneer bought it, for the commission"
    );
    assert_eq!(table.banks(), (98, 9));
}

#[test]
fn v16_each_bid_is_at_least_1_above_the_last_and_the_first_at_least_1() {
    let mut table = scene(3).play();
    table.rolls(54).kgb_idles();
    let bid = |amount: i64| json!({"do": "bid", "amount": amount});
    table.refuses(0, bid(0), "V16", &["at least 1\u{202f}mln\u{a0}₽, not 0\u{202f}mln\u{a0}₽"]);
    table.refuses(0, bid(-5), "V16", &["at least 1"]);
    table.bids(0, 7);
    table.refuses(1, bid(7), "V16", &["at least 8\u{202f}mln\u{a0}₽, not 7\u{202f}mln\u{a0}₽"]);
    table.refuses(0, bid(8), "V16", &["yours already"]);
    table.says(1, "pass");
    table.refuses(1, bid(8), "V16", &["wait for a raise"]);
    table.bids(2, 8);
    table.bids(1, 9);
}

#[test]
fn v16_nobody_bids_more_than_their_cash() {
    let mut table = scene(3).cash(1, 6).play();
    table.rolls(54).kgb_idles();
    table.refuses(
        1,
        json!({"do": "bid", "amount": 7}),
        "V16",
        &["6\u{202f}mln\u{a0}₽ at most, not 7\u{202f}mln\u{a0}₽"],
    );
    table.bids(1, 6);
    table.bids(2, 7);
    let mut choices = Choices::new();
    table.game.choices(seat(1), &mut choices);
    assert_eq!(choices.as_slice().len(), 1, "only a pass is left");
}

#[test]
fn v16_it_stays_unsold_if_all_pass_without_a_bid() {
    let mut table = scene(3).play();
    table.rolls(54).kgb_idles().all_pass();
    assert_eq!(table.happened(), ["passed", "unsold", "turn_began"]);
    assert_eq!(table.owner("foreign-ministry"), None);
    assert_eq!(table.banks(), (100, 0), "no sale, no commission");
    assert_eq!(table.auctioneer(), 1);
}

#[test]
fn v16_who_must_be_asked_first_is_asked_clockwise_from_the_auctioneers_left() {
    let mut table = scene(5).auctioneer(2).play();
    table.rolls(54).kgb_idles();
    assert_eq!(table.moment()["to_act"], json!([3, 4, 0, 1, 2]));
    table.bids(0, 3).says(4, "pass");
    let moment = table.moment();
    assert_eq!(moment["to_act"], json!([3, 1, 2]));
    assert_eq!(moment["passed"], json!([4]));
    assert_eq!(moment["best"], json!({"seat": 0, "amount": 3}));
    assert_eq!(moment["least"], 4);
}

#[test]
fn v9_a_property_is_appraised_at_5_for_each_number() {
    let appraised = |id: &str| Card::named(id).unwrap().appraised().units();
    assert_eq!(appraised("tass"), 10, "35/36");
    assert_eq!(appraised("moscow-news"), 5, "34");
    assert_eq!(appraised("white-house"), 15, "57/58/59");
    assert_eq!(appraised("kiev-station"), 0, "an Escape");
}

#[test]
fn v17_the_auctioneer_gets_1_for_each_number_from_the_old_bank() {
    for (number, commission) in [(34, 1), (36, 2), (58, 3)] {
        let mut table = scene(4).play();
        table.rolls(number).kgb_idles().buys(2, 5);
        assert_eq!(table.purses(), [35 + commission, 35, 30, 35]);
        assert_eq!(table.banks(), (100 - commission, 5));
    }
}

#[test]
fn v17_the_auctioneer_gets_it_also_as_buyer() {
    let mut table = scene(3).play();
    table.rolls(58).kgb_idles().buys(0, 10);
    assert_eq!(table.purses(), [28, 35, 35]);
}

#[test]
fn v18_for_sold_property_the_auctioneer_pays_rent_to_its_owner() {
    let mut table = scene(4).owns(2, &["tass", "izvestia"]).play();
    table.rolls(36).kgb_idles();
    assert_eq!(table.moment(), json!({"is": "rent", "seat": 0, "owner": 2, "factor": 2}));
    table.chance_refuses(json!({"is": "pyramid", "die": 0}), "V18");
    table.chance_refuses(json!({"is": "pyramid", "die": 5}), "V18");
    table.throws(3);
    let due = json!({"event": "rent_due", "seat": 0, "owner": 2, "card": "tass", "die": 3,
        "factor": 2, "rent": 6});
    assert_eq!(table.events()[0], due);
    assert_eq!(table.purses(), [29, 35, 41, 35]);
    assert_eq!(table.banks(), (100, 0), "no bank has a part in it");
}

/// The KGB mover draws, has to sell, and the auctioneer buys the very property: no rent is due.
#[test]
fn v18_what_the_auctioneer_bought_since_the_roll_costs_no_rent() {
    let is_market = |square: &Square| square.kind() == SquareKind::BlackMarket;
    let to = Square::all().find(is_market).unwrap();
    let from = Square::all().find(|&from| reach().from(from, 3).contains(to)).unwrap();
    let mut table = scene(3).owns(2, &["tass"]).cash(2, 0).cash(1, 0).car(from.id()).play();
    table.rolls(35).kgb(to.id()).says(2, "take_card").draws("militia");
    assert_eq!(table.happened(), ["drew", "must_sell", "auction_opened"], "its only property");
    table.bids(0, 4).says(1, "pass");
    assert_eq!(table.owner("tass"), Some(0));
    assert_eq!(table.purses(), [31, 0, 2], "2 went to the bank");
    assert_eq!(table.auctioneer(), 1, "the turn is over without rent");
}

#[test]
fn v19_an_escape_is_taken_free_before_the_kgb_moves() {
    let mut table = scene(3).play();
    table.rolls(41);
    assert_eq!(table.happened(), ["rolled", "plane_flew", "escape_taken"]);
    assert_eq!(table.owner("belorussky-station"), Some(0));
    assert_eq!((table.waits_for().as_str(), table.cash(0)), ("kgb", 35));
    table.kgb_idles();
    assert_eq!(table.happened(), ["kgb_moved", "turn_began"], "no auction, no commission");
    assert_eq!(table.banks(), (100, 0));
}

#[test]
fn v19_an_escape_is_taken_from_the_buyer_who_holds_it() {
    let mut table = scene(3).owns(2, &["belorussky-station"]).play();
    table.rolls(41);
    let taken = json!({"event": "escape_taken", "seat": 0, "card": "belorussky-station", "from": 2,
        "by_kgb": false});
    assert_eq!(table.events()[2], taken);
    assert_eq!(table.owner("belorussky-station"), Some(0));
}

fn factor(cards: &[&str], family: Family) -> u8 {
    scene(3).owns(1, cards).play().game.factor(seat(1), family)
}

#[test]
fn v20_the_factor_goes_by_the_cards_of_the_family() {
    assert_eq!(factor(&RED[..1], Family::Red), 1);
    assert_eq!(factor(&RED[..2], Family::Red), 2);
    assert_eq!(factor(&RED[..3], Family::Red), 3);
    assert_eq!(factor(&RED, Family::Red), 4);
    assert_eq!(factor(&ORANGE[..1], Family::Orange), 2);
    assert_eq!(factor(&ORANGE, Family::Orange), 4);
}

#[test]
fn v20_an_escape_makes_it_at_least_3_and_is_not_used_up() {
    assert_eq!(factor(&["kgb-headquarters", "kiev-station"], Family::Red), 3);
    assert_eq!(factor(&["vnukovo-airport", "kiev-station"], Family::Orange), 3);
    let all_red = [&RED[..], &["kiev-station"]].concat();
    assert_eq!(factor(&all_red, Family::Red), 4, "more is more");
    let mut table = scene(3).owns(1, &["tass", "kiev-station"]).play();
    table.rolls(35).kgb_idles().throws(4);
    assert_eq!(table.purses(), [23, 47, 35]);
    assert_eq!(table.owner("kiev-station"), Some(1));
}

/// A rent of 3 × 2, about to be paid by seat 0 to seat 1, with the KGB of seat 3 on the square or not.
fn rent_scene(watched: bool, escapes: &[(usize, &str)]) -> Bench {
    let mut scene = scene(4).owns(1, &["tass", "izvestia"]).car_before(35, 3);
    for &(who, escape) in escapes {
        scene = scene.owns(who, &[escape]);
    }
    let mut table = scene.play();
    table.rolls(36);
    if watched {
        table.kgb_to(35)
    } else {
        table.kgb_idles()
    };
    table.throws(3);
    table
}

#[test]
fn v21_the_auctioneer_may_spend_an_escape_to_pay_no_rent() {
    let mut table = rent_scene(false, &[(0, "kiev-station")]);
    assert_eq!(
        table.moment(),
        json!({"is": "escape", "seat": 0,
        "purpose": {"for": "no_rent", "rent": 6}})
    );
    for card in ["kazan-station", "tass"] {
        let spend = json!({"do": "spend_escape", "card": card});
        table.refuses(0, spend, "V21", &["is no Escape of yours; spend one of your own, or none"]);
    }
    table.refuses(1, json!({"do": "decline"}), "V21", &["decides on an Escape, not you"]);
    table.card(0, "spend_escape", "kiev-station");
    assert_eq!(
        table.told()[0],
        "A spends the Escape 27 Kiev Station instead of 6\u{202f}mln\u{a0}₽ of rent"
    );
    assert_eq!(table.purses(), [35, 35, 35, 35], "nobody gets anything");
    assert_eq!(table.owner("kiev-station"), None, "back in the stack");
}

#[test]
fn v21_spent_by_the_auctioneer_the_kgb_gets_nothing_either() {
    let mut table = rent_scene(true, &[(0, "kiev-station"), (1, "kazan-station")]);
    table.card(0, "spend_escape", "kiev-station");
    assert_eq!(table.purses(), [35, 35, 35, 35]);
    assert_eq!(table.owner("kazan-station"), Some(1), "the owner is not asked any more");
}

#[test]
fn v21_else_the_owner_may_spend_one_to_keep_the_rent_from_the_kgb() {
    let mut table = rent_scene(true, &[(0, "kiev-station"), (1, "kazan-station")]);
    table.says(0, "decline");
    // An Escape of the owner makes the factor 3: 3 × 3.
    assert_eq!(
        table.moment(),
        json!({"is": "escape", "seat": 1,
        "purpose": {"for": "keep_rent", "rent": 9}})
    );
    table.card(1, "spend_escape", "kazan-station");
    assert_eq!(table.purses(), [26, 44, 35, 35], "the amount is not computed again");
    assert_eq!(table.owner("kazan-station"), None);
}

#[test]
fn v21_an_owner_who_keeps_the_escape_loses_the_rent_to_the_kgb() {
    let mut table = rent_scene(true, &[(1, "kazan-station")]);
    assert_eq!((table.waits_for().as_str(), table.to_act()), ("escape", vec![1]));
    table.says(1, "decline");
    assert_eq!(table.purses(), [26, 35, 35, 44]);
    assert_eq!(table.owner("kazan-station"), Some(1));
}

#[test]
fn v21_the_owner_is_asked_only_if_the_kgb_stands_there() {
    let table = rent_scene(false, &[(1, "kazan-station")]);
    assert_eq!(table.purses(), [26, 44, 35, 35]);
}

#[test]
fn v21_the_auctioneer_may_spend_one_after_the_sale_to_keep_the_commission() {
    let sold = || {
        let mut table = scene(4).owns(0, &["kiev-station"]).car_before(57, 5).play();
        table.rolls(58).kgb_to(57).buys(1, 10);
        assert_eq!(
            table.moment(),
            json!({"is": "escape", "seat": 0,
            "purpose": {"for": "keep_commission", "commission": 3}})
        );
        table
    };
    let mut table = sold();
    table.card(0, "spend_escape", "kiev-station");
    assert_eq!(table.purses(), [38, 25, 35, 35]);
    let mut table = sold();
    table.says(0, "decline");
    assert_eq!(table.purses(), [35, 25, 35, 38]);
    assert_eq!(table.owner("kiev-station"), Some(0));
}

#[test]
fn v22_the_kgb_takes_the_commission_for_its_mover() {
    let mut table = scene(4).car_before(57, 5).play();
    table.rolls(58).kgb_to(57).buys(1, 10);
    assert!(table.happened().contains(&"commission_seized".to_string()));
    assert_eq!(table.purses(), [35, 25, 35, 38]);
    assert_eq!(table.banks(), (97, 10));
}

#[test]
fn v22_without_a_sale_there_is_nothing_to_take() {
    let mut table = scene(4).car_before(57, 5).play();
    table.rolls(58).kgb_to(57).all_pass();
    assert_eq!(table.purses(), [35; 4]);
}

#[test]
fn v22_the_kgb_takes_the_rent_in_the_owners_place() {
    let table = rent_scene(true, &[]);
    assert_eq!(table.purses(), [29, 35, 35, 41]);
    assert!(table.happened().contains(&"rent_seized".to_string()));
}

/// The mover is the creditor, and what cannot be paid is sold for.
#[test]
fn v22_who_cannot_pay_the_rent_that_the_kgb_takes_sells_for_it() {
    let mut table = scene(4)
        .owns(0, &["gum"])
        .owns(1, &["tass", "izvestia"])
        .cash(0, 1)
        .car_before(35, 3)
        .play();
    table.rolls(36).kgb_to(35).throws(3);
    assert_eq!(table.waits_for(), "auction", "6 are owed");
    table.buys(2, 7);
    assert_eq!(table.purses(), [1 + 7 - 6, 35, 28, 41]);
}

#[test]
fn v22_a_mover_who_is_the_owner_gets_plain_rent() {
    let mut table = scene(4).owns(3, &["tass", "kiev-station"]).car_before(35, 3).play();
    table.rolls(36).kgb_to(35).throws(2);
    assert_eq!(table.purses(), [29, 35, 35, 41], "2 × 3, and no Escape is asked for");
    assert!(!table.happened().contains(&"rent_seized".to_string()));
}

/// The car has stood there since the turn before, and the mover lost this move.
#[test]
fn v22_only_this_turns_move_counts() {
    let mut table = scene(4).car(crate::common::square_of(57).id()).lost(3, 0, 1).play();
    table.rolls(58).buys(1, 10);
    assert_eq!(table.purses(), [38, 25, 35, 35]);
}

#[test]
fn v23_the_kgb_takes_an_escape_that_another_holds() {
    let mut table = scene(4).owns(1, &["kiev-station"]).car_before(27, 6).play();
    table.rolls(62).kgb_to(27);
    let taken = json!({"event": "escape_taken", "seat": 3, "card": "kiev-station", "from": 1,
        "by_kgb": true});
    assert_eq!(table.events()[1], taken);
    assert_eq!(table.told()[1], "The KGB takes the Escape 27 Kiev Station from B for D");
    assert_eq!(table.owner("kiev-station"), Some(3));
    assert_eq!(table.waits_for(), "auction", "it cannot be escaped");
}

#[test]
fn v23_also_one_that_the_auctioneer_took_this_turn() {
    let mut table = scene(4).car_before(27, 2).play();
    table.rolls(27);
    assert_eq!(table.owner("kiev-station"), Some(0));
    table.kgb_to(27);
    assert_eq!(table.owner("kiev-station"), Some(3));
}

#[test]
fn v23_one_in_the_stack_or_the_movers_own_is_left() {
    let mut table = scene(4).car_before(27, 6).play();
    table.rolls(62).kgb_to(27);
    assert_eq!(table.owner("kiev-station"), None);
    let mut table = scene(4).owns(3, &["kiev-station"]).car_before(27, 6).play();
    table.rolls(62).kgb_to(27);
    assert_eq!(table.happened(), ["kgb_moved", "auction_opened"]);
}

#[test]
fn v28_progress_counts_tripled_families_and_one_wild() {
    let progress = |cards: &[&str]| {
        let set: CardSet = cards.iter().map(|id| Card::named(id).unwrap()).collect();
        let Progress { tripled, wild } = Progress::of(set);
        (tripled, wild)
    };
    assert_eq!(progress(&[]), (0, false));
    assert_eq!(progress(&["kiev-station"]), (0, false), "an Escape alone triples nothing");
    assert_eq!(progress(&["kiev-station", "tass"]), (1, true));
    assert_eq!(progress(&["kiev-station", "kazan-station", "tass", "gum"]), (1, true), "one only");
    assert_eq!(progress(&ORANGE), (1, false));
    assert_eq!(progress(&RED), (1, false), "four are no more than three");
    let red_and_wild = [&RED[..3], &["kiev-station"]].concat();
    assert_eq!(progress(&red_and_wild), (1, false), "a further family is needed");
}
