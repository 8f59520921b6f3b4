//! V1 … V6: who plays, what they get, and what they may know.

use crate::common::{Bench, Scene, scene, set_up};
use kontor_contract::english;
use kontor_engine::{Game, Names, Say, Seat, Viewer};
use kontor_reverse_monopoly::ReverseMonopoly;
use serde_json::{Value as Json, json};

#[test]
fn v1_three_to_five_buyers_play() {
    for seats in 3..=5 {
        assert_eq!(set_up(seats, &[]).unwrap().seats(), seats);
    }
    for seats in [0, 1, 2, 6, 7] {
        let refusal = set_up(seats, &[]).unwrap_err();
        assert_eq!(refusal.rule.0, "V1");
        let said = english::<ReverseMonopoly>(Names(&[])).say(&refusal.reason());
        assert!(said.ends_with(&format!("for 3 to 5 players, not {seats}")), "{said}");
    }
}

/// A team is several people on one seat. To the game there is only the seat: what one of them does is
/// done, and the same sent again by another finds the seat no longer asked.
#[test]
fn v1_of_two_actions_of_a_team_the_first_counts() {
    let mut table = scene(4).play();
    table.rolls(62).kgb_idles();
    table.bids(2, 5);
    table.refuses(2, json!({"do": "bid", "amount": 6}), "V16", &["highest bid is yours already"]);
    table.refuses(2, json!({"do": "pass"}), "V16", &["highest bid is yours already"]);
}

#[test]
fn v2_each_buyer_has_35_and_the_old_bank_100() {
    for seats in 3..=5 {
        let table = Bench::fresh(seats, &[]);
        assert_eq!(table.purses(), vec![35; seats]);
        assert_eq!(table.banks(), (100, 0));
        assert_eq!(table.game.money().units(), 35 * seats as i64 + 100);
    }
}

#[test]
fn v2_the_new_bank_takes_what_is_paid_for_property() {
    let mut table = scene(3).play();
    table.rolls(62).kgb_idles().buys(1, 12);
    assert_eq!(table.banks(), (97, 12), "3 of commission came from the old bank");
    assert_eq!(table.purses(), [38, 23, 35]);
}

/// Every number in a JSON value, with where it stands.
fn numbers(value: &Json, at: String, found: &mut Vec<(String, i64)>) {
    match value {
        Json::Number(number) => found.extend(number.as_i64().map(|number| (at, number))),
        Json::Array(list) => {
            for (index, item) in list.iter().enumerate() {
                numbers(item, format!("{at}/{index}"), found);
            }
        }
        Json::Object(map) => {
            for (key, item) in map {
                numbers(item, format!("{at}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// Purses that appear nowhere else, so that any sight of one is a leak.
fn rich_scene() -> Scene {
    scene(4).old_bank(91).cash(0, 31).cash(1, 32).cash(2, 33).cash(3, 34)
}

#[test]
fn v3_nobody_sees_the_cash_of_others() {
    let mut table = rich_scene().play();
    table.rolls(62).kgb_idles().bids(1, 2);
    for viewer in
        (0..4).map(|who| Viewer::Seat(crate::common::seat(who))).chain([Viewer::Spectator])
    {
        let view = table.view(viewer);
        let standing = serde_json::to_value(table.game.standing(viewer)).unwrap();
        let mut found = Vec::new();
        numbers(&json!([view, standing]), String::new(), &mut found);
        for (who, cash) in [31, 32, 33, 34].into_iter().enumerate() {
            let own = viewer == Viewer::Seat(crate::common::seat(who));
            let told: Vec<_> = found.iter().filter(|(_, number)| *number == cash).collect();
            assert_eq!(!told.is_empty(), own, "{viewer:?} sees {told:?}");
            assert_eq!(view["players"][who]["cash"], if own { json!(cash) } else { Json::Null });
            assert_eq!(view["players"][who]["wealth"].is_null(), !own);
            assert_eq!(standing["wealth"][who].is_null(), !own);
        }
        assert_eq!(view["banks"], json!({"old": 91, "new": 19}), "both banks are open to all");
    }
}

#[test]
fn v3_when_the_game_is_over_everybody_sees_everything() {
    let mut table = scene(3).old_bank(0).cash(0, 11).play();
    table.rolls(62).kgb_idles().buys(1, 2);
    assert!(table.is_over(), "the bank owes 3 of commission and has nothing");
    for viewer in [Viewer::Seat(crate::common::seat(2)), Viewer::Spectator] {
        let cash: Vec<Json> = table.view(viewer)["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|player| player["cash"].clone())
            .collect();
        assert_eq!(cash, [json!(11), json!(33), json!(35)]);
        assert!(table.game.standing(viewer).wealth.iter().all(Option::is_some));
    }
}

#[test]
fn v3_who_has_nothing_is_asked_like_all_others() {
    let mut table = scene(4).cash(2, 0).play();
    table.rolls(62).kgb_idles();
    assert_eq!(table.to_act(), [0, 1, 2, 3]);
    table.bids(1, 1);
    assert_eq!(table.to_act(), [0, 2, 3]);
    table.says(0, "pass").says(3, "pass");
    assert_eq!(table.to_act(), [2], "it is not sold before seat 2 has said so");
    table.says(2, "pass");
    assert_eq!(table.owner("rossiya"), Some(1));
}

/// The limit is told to the bidder alone: nobody else can even ask.
#[test]
fn v3_only_the_bidder_is_told_that_a_bid_is_too_high() {
    let mut table = scene(3).cash(1, 4).play();
    table.rolls(62).kgb_idles();
    let bid = json!({"do": "bid", "amount": 5});
    table.refuses(1, bid.clone(), "V16", &["you can pay 4", "at most, not 5"]);
    table.does(2, bid);
    assert_eq!(table.events(), [json!({"event": "bid", "seat": 2, "amount": 5})]);
}

/// A bid shows what one has at least, and what leads to a forced sale shows that it is too little:
/// neither is taken back without the others' agreement. A pass shows nothing.
#[test]
fn v3_bids_and_what_leads_to_a_forced_sale_tell_of_cash() {
    let act = |action: Json| serde_json::from_value(action).unwrap();
    let mut table = scene(3).play();
    table.rolls(62).kgb_idles();
    let who = crate::common::seat(1);
    assert!(table.game.reveals(who, act(json!({"do": "bid", "amount": 1}))));
    assert!(!table.game.reveals(who, act(json!({"do": "pass"}))));

    let broke = |cash: i64| {
        let mut table = scene(3)
            .owns(0, &["leningrad-station", "gum"])
            .owns(1, &["rossiya"])
            .cash(0, cash)
            .play();
        table.rolls(62).kgb_idles().throws(4);
        assert_eq!(table.waits_for(), "escape");
        table.game.reveals(crate::common::seat(0), act(json!({"do": "decline"})))
    };
    assert!(broke(3), "4 are owed");
    assert!(!broke(4));
}

/// The last pass of a forced sale shows whether the price was enough, or how little there was: it is
/// not taken back without the others' agreement, as if nothing had been learnt.
#[test]
fn v3_the_last_pass_of_a_forced_sale_tells_of_the_sellers_cash() {
    let pass = || serde_json::from_value(json!({"do": "pass"})).unwrap();
    let mut table =
        scene(3).owns(0, &["gum", "circus"]).owns(1, &["tass", "izvestia"]).cash(0, 3).play();
    table.rolls(36).kgb_idles().throws(4);
    let sell = serde_json::from_value(json!({"do": "sell", "card": "gum"})).unwrap();
    assert!(!table.game.reveals(crate::common::seat(0), sell), "all know that there is too little");
    table.card(0, "sell", "gum");
    assert!(!table.game.reveals(crate::common::seat(1), pass()), "seat 2 is still to be asked");
    table.bids(2, 1);
    assert!(table.game.reveals(crate::common::seat(1), pass()));
    table.says(1, "pass");
    assert_eq!(table.waits_for(), "auction", "4 are not enough for 8");

    let mut table = scene(3).owns(0, &["gum"]).play();
    table.rolls(66).draws("foreign-buyer").card(0, "sell", "gum").bids(1, 1);
    assert!(!table.game.reveals(crate::common::seat(2), pass()), "no debt hangs on this sale");
}

#[test]
fn v4_two_single_number_properties_are_dealt_to_each_buyer() {
    let singles = [
        "gastronom-no-1",
        "moscow-zoo",
        "moscow-news",
        "metropol",
        "taganka-theatre",
        "circus",
        "kgb-headquarters",
        "national",
        "cosmos",
        "red-october",
        "aragvi",
        "polytechnic-museum",
    ];
    let mut table = Bench::fresh(5, &[]);
    table.chance_refuses(json!({"is": "dealt", "card": "tass"}), "V4");
    table.chance_refuses(json!({"is": "dealt", "card": "leningrad-station"}), "V4");
    for (index, card) in singles.iter().take(10).enumerate() {
        assert_eq!(table.waits_for(), "deal");
        table.chance(json!({"is": "dealt", "card": card}));
        assert_eq!(table.owner(card), Some(index % 5));
    }
    assert_eq!(table.waits_for(), "first_turn");
    assert_eq!(table.purses(), [35; 5], "they are free");
    let mut again = Bench::fresh(3, &[]);
    again.chance(json!({"is": "dealt", "card": "circus"}));
    again.chance_refuses(json!({"is": "dealt", "card": "circus"}), "V4");
}

#[test]
fn v4_the_table_may_deal_none() {
    let table = Bench::fresh(3, &[("deal", "no")]);
    assert_eq!(table.waits_for(), "first_turn");
    assert_eq!(table.view(Viewer::Spectator)["owners"], json!(vec![Json::Null; 44]));
}

#[test]
fn v5_the_plane_starts_at_the_airport_and_the_kgb_beside_its_headquarters() {
    let view = Bench::fresh(3, &[]).view(Viewer::Spectator);
    assert_eq!(view["plane"], "sheremetyevo-airport");
    let start = kontor_reverse_monopoly::board::Square::start();
    assert_eq!(view["car"], start.id());
    let beside = kontor_reverse_monopoly::reach::reach().from(start, 1);
    assert!(beside.contains(crate::common::square_of(55)));
}

#[test]
fn v6_the_highest_number_starts_and_ties_roll_again() {
    let mut table = Bench::fresh(4, &[("deal", "no")]);
    table.rolls(62).rolls(91).rolls(38).rolls(91);
    assert_eq!(table.happened(), ["rolled_for_first", "first_tied"]);
    assert_eq!(table.events()[1]["number"], 91);
    assert_eq!(table.moment()["to_roll"], json!([1, 3]), "only those who tied");
    table.rolls(11).rolls(12);
    assert_eq!(table.happened(), ["rolled_for_first", "first", "turn_began"]);
    assert_eq!((table.auctioneer(), table.mover()), (3, 2));
    assert_eq!(table.state()["turn"], 1);
}

#[test]
fn v6_doubles_for_the_first_turn_draw_no_card() {
    let mut table = Bench::fresh(3, &[("deal", "no")]);
    table.rolls(99).rolls(11).rolls(22);
    assert_eq!(table.waits_for(), "roll");
    assert_eq!(table.auctioneer(), Seat::all(3).next().unwrap().index());
}
