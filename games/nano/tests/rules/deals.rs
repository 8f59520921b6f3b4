//! Dismissals, sales and trades (N19, N20), contracts that change hands (N22).

use crate::common::{Bench, Scene, offer, table};
use serde_json::json;

#[test]
fn n19_workers_are_dismissed_at_any_time_of_the_own_move_without_refund() {
    let mut game = table(2).owns(0, &["mine-1"]).crew("mine-1", 2).play();
    game.does(0, json!({"do": "dismiss", "workers": ["mine-1", "off"]}));
    assert_eq!((game.of(0, "workers"), game.cash(0)), (json!(1), 150));
    assert_eq!(game.view()["bank"]["workers"], 50 - 3 - 1);
    let none = game.refuses(0, json!({"do": "dismiss", "workers": ["off"]}));
    assert_eq!(none, "N19: you have 0 workers in the place “at no asset”, not 1");
    let guard = game.refuses(0, json!({"do": "dismiss", "workers": ["guard-mine-1"]}));
    assert_eq!(guard, "N19: you have 0 workers in the place “guard of Mine 1”, not 1");
}

#[test]
fn n19_workers_of_a_raided_asset_are_not_dismissed() {
    let mut game = table(2).owns(0, &["mine-1"]).crew("mine-1", 2).at(1, "c6").raiding(1).play();
    let refusal = game.refuses(0, json!({"do": "dismiss", "workers": ["mine-1"]}));
    assert_eq!(refusal, "N19: Mine 1 is raided: its workers have to stay");
    game.does(0, json!({"do": "dismiss", "workers": ["off"]}));
}

#[test]
fn n19_resources_are_sold_in_stages_2_to_5() {
    for stage in ["market", "investment", "planning"] {
        let mut game = table(2).goods(0, [3, 1, 0, 0]).owns(0, &["mine-1"]).stage(stage).play();
        game.does(0, json!({"do": "sell", "goods": ["coal", "coal", "ore"]}));
        assert_eq!((game.cash(0), game.goods(0)), (150 + 2 * 16 + 19, json!([1, 0, 0, 0])));
        let more = game.refuses(0, json!({"do": "sell", "goods": ["coal", "coal"]}));
        assert_eq!(more, "N19: seat 0 has 1 coal, not 2");
        let nothing = game.refuses(0, json!({"do": "sell", "goods": []}));
        assert_eq!(nothing, "N19: at least one unit is sold");
    }
    let scene =
        table(2).owns(0, &["steel-plant-1"]).crew("steel-plant-1", 3).goods(0, [0, 2, 0, 0]);
    let early = scene.begin(0).refuses(0, json!({"do": "sell", "goods": ["ore"]}));
    assert_eq!(early, "N19: this is not asked for: you say which assets run");
}

#[test]
fn n19_anything_is_traded_for_anything_by_agreement_at_any_stage_after_production() {
    for stage in ["market", "investment", "planning"] {
        let mut game = table(2)
            .owns(0, &["mine-1"])
            .keeps(0, "twin-mine-1")
            .contract(0, "great-order", 2)
            .goods(1, [0, 4, 0, 0])
            .transports(1, [1, 0])
            .stage(stage)
            .play();
        let gives = (10, &["great-order"][..], &["mine-1", "twin-mine-1"][..]);
        let gets = (25, &["ore", "ore", "electric-vehicle"][..], &[][..]);
        game.does(0, offer(1, gives, gets));
        assert_eq!(game.refuses_to(0, "plan"), "N19: seat 1 has to answer the offer first");
        game.says(1, "accept");
        assert_eq!((game.cash(0), game.cash(1)), (165, 135));
        assert_eq!((game.goods(0), game.goods(1)), (json!([0, 2, 0, 0]), json!([0, 2, 0, 0])));
        assert_eq!(game.asset("mine-1", "owner"), 1);
        assert_eq!(game.of(1, "kept"), json!(["twin-mine-1"]));
        assert_eq!(game.of(0, "transports"), json!([1, 0]));
        assert_eq!(game.of(1, "contracts")[0]["id"], "great-order");
    }
}

#[test]
fn n19_the_other_side_may_decline_or_counter_once() {
    let mut game = table(2).goods(1, [2, 0, 0, 0]).play();
    game.does(0, offer(1, (10, &[], &[]), (0, &["coal"], &[])));
    game.does(
        1,
        json!({"do": "counter", "give_cash": 0, "give_goods": ["coal"], "give_property": [],
        "get_cash": 14, "get_goods": [], "get_property": []}),
    );
    let again = game.refuses(
        0,
        json!({"do": "counter", "give_cash": 0, "give_goods": [],
        "give_property": [], "get_cash": 0, "get_goods": [], "get_property": []}),
    );
    assert_eq!(again, "N19: a counter-offer is accepted or declined");
    game.says(0, "accept");
    assert_eq!((game.cash(0), game.goods(0)), (136, json!([1, 0, 0, 0])));
    game.does(0, offer(1, (10, &[], &[]), (0, &["coal"], &[]))).says(1, "decline");
    assert_eq!((game.cash(0), game.goods(1)), (136, json!([1, 0, 0, 0])));
    assert_eq!(game.refuses_to(0, "accept"), "N19: no offer is open");
}

#[test]
fn n19_nobody_gives_what_they_do_not_have() {
    let game = table(3).goods(1, [1, 0, 0, 0]).owns(2, &["mine-1"]).play();
    for (gives, gets, reason) in [
        (
            (151, &[][..], &[][..]),
            (0, &[][..], &[][..]),
            "N19: seat 0 has 150\u{202f}nAn and cannot give 151\u{202f}nAn",
        ),
        ((0, &[], &[]), (0, &["coal", "coal"], &[]), "N19: seat 1 has 1 coal, not 2"),
        (
            (0, &[], &[]),
            (0, &["quadcopter"], &[]),
            "N19: seat 1 does not have 1 quadcopter to give",
        ),
        ((0, &[], &[]), (0, &[], &["mine-1"]), "N19: Mine 1 does not belong to seat 1"),
        ((0, &[], &["nano-cell-1"]), (0, &[], &[]), "N19: Nano-cell does not belong to seat 0"),
        ((0, &["release"], &[]), (0, &[], &[]), "N31: seat 0 raids nothing of the other"),
    ] {
        assert_eq!(game.refuses(0, offer(1, gives, gets)), reason);
    }
    let own = game.refuses(0, offer(0, (1, &[], &[]), (0, &[], &[])));
    assert_eq!(own, "N19: seat 0 is nobody to trade with");
}

#[test]
fn n19_three_offers_are_made_in_a_move() {
    let mut game = table(2).play();
    for _ in 0..kontor_nano::OFFERS {
        game.does(0, offer(1, (1, &[], &[]), (1, &[], &[]))).says(1, "decline");
    }
    let refusal = game.refuses(0, offer(1, (1, &[], &[]), (1, &[], &[])));
    assert_eq!(refusal, "N19: you have made your 3 offers of this move");
}

#[test]
fn n20_an_asset_goes_to_the_bank_for_half_and_its_workers_and_technology_stay() {
    let mut game = table(2)
        .owns(0, &["excavating-plant-1", "mine-1"])
        .crew("excavating-plant-1", 2)
        .fitted(0, "twin-digger-1", "excavating-plant-1")
        .play();
    game.does(0, json!({"do": "sell_asset", "asset": "excavating-plant-1"}));
    assert_eq!(game.cash(0), 150 + 37, "half of 75, rounded down");
    assert_eq!(game.asset("excavating-plant-1", "owner"), json!(null));
    assert_eq!((game.of(0, "idle"), game.of(0, "kept")), (json!(3), json!(["twin-digger-1"])));
    let gone = game.refuses(0, json!({"do": "sell_asset", "asset": "excavating-plant-1"}));
    assert_eq!(gone, "N20: Excavating plant 1 is not yours");
}

#[test]
fn n20_by_a_trade_workers_stay_and_the_technology_too_unless_it_is_part_of_it() {
    let scene =
        || table(2).owns(0, &["mine-1"]).crew("mine-1", 3).fitted(0, "twin-mine-1", "mine-1");
    let mut bare = scene().play();
    bare.does(0, offer(1, (0, &[], &["mine-1"]), (60, &[], &[]))).says(1, "accept");
    assert_eq!(
        (bare.asset("mine-1", "technology"), bare.asset("mine-1", "workers")),
        (json!(null), json!(0))
    );
    assert_eq!((bare.of(0, "kept"), bare.of(0, "idle")), (json!(["twin-mine-1"]), json!(3)));
    let mut with = scene().play();
    with.does(0, offer(1, (0, &[], &["mine-1", "twin-mine-1"]), (60, &[], &[]))).says(1, "accept");
    assert_eq!((with.of(0, "kept"), with.of(1, "kept")), (json!([]), json!(["twin-mine-1"])));
}

#[test]
fn n22_a_sold_contract_lasts_two_moves_of_the_buyer_and_is_sold_once() {
    let once = Scene::new(3, &[("contracts", "once")]);
    let mut game = once.contract(0, "winter-coal", 1).goods(1, [3, 0, 0, 0]).play();
    game.does(0, offer(1, (0, &["winter-coal"], &[]), (5, &[], &[]))).says(1, "accept");
    assert_eq!(game.of(1, "contracts")[0]["moves"], 2);
    assert_eq!(game.of(1, "contracts")[0]["sellable"], false);
    game.goes(0, "e7").ends_move(0);
    let again = game.refuses(1, offer(2, (0, &["winter-coal"], &[]), (9, &[], &[])));
    assert_eq!(again, "N22: seat 1 cannot sell the contract Coal for the winter");
    game.does(1, json!({"do": "deliver", "contract": "winter-coal", "goods": ["coal"]}));
    game.goes(1, "e8").ends_move(1).goes(2, "f7").ends_move(2).goes(0, "e7").ends_move(0);
    assert_eq!(game.of(1, "contracts")[0]["moves"], 1, "the second of the two");
    game.does(1, json!({"do": "deliver", "contract": "winter-coal", "goods": ["coal"]}));
    game.goes(1, "e8").ends_move(1);
    assert_eq!(game.of(1, "contracts"), json!([]), "gone with one coal open");
    assert_eq!(game.cash(1), 150 - 5 + 32);
}

#[test]
fn n22_a_contract_bought_in_the_own_move_lasts_for_it_and_the_next() {
    let mut game = table(2).contract(1, "winter-coal", 2).play();
    game.does(0, offer(1, (4, &[], &[]), (0, &["winter-coal"], &[]))).says(1, "accept");
    game.goes(0, "e7").ends_move(0);
    assert_eq!(game.of(0, "contracts")[0]["moves"], 1);
    game.goes(1, "e8").ends_move(1).goes(0, "e7").ends_move(0);
    assert_eq!(game.of(0, "contracts"), json!([]));
}

#[test]
fn n19_workers_are_dismissed_in_every_stage_and_trades_wait_for_production_to_end() {
    let scene =
        || table(2).owns(0, &["steel-plant-1"]).crew("steel-plant-1", 3).goods(0, [0, 2, 0, 0]);
    for stage in ["market", "investment", "planning"] {
        let mut game = scene().stage(stage).play();
        game.does(0, json!({"do": "dismiss", "workers": ["steel-plant-1"]}));
    }
    let mut producing = scene().begin(0);
    let early = producing.refuses(0, offer(1, (1, &[], &[]), (0, &[], &[])));
    assert_eq!(early, "N19: this is not asked for: you say which assets run");
    producing.does(0, json!({"do": "dismiss", "workers": ["steel-plant-1"]}));
    assert_eq!(producing.stage(), "market", "two workers are too few to run it");
}

#[test]
fn n19_technologies_are_not_sold_to_the_bank_and_workers_not_traded() {
    for action in [
        json!({"do": "sell", "goods": ["twin-mine-1"]}),
        offer(1, (0, &["worker"], &[]), (0, &[], &[])),
        offer(1, (0, &[], &["worker"]), (0, &[], &[])),
    ] {
        assert!(serde_json::from_value::<kontor_nano::Action>(action).is_err());
    }
}

#[test]
fn n19_a_counter_offer_is_told_in_plain_words() {
    let mut game = table(2).goods(1, [1, 0, 0, 0]).play();
    game.does(0, offer(1, (10, &[], &[]), (0, &["coal"], &[])));
    assert_eq!(game.told(), ["P0: offers P1 10\u{202f}nAn for 1 coal."]);
    game.does(
        1,
        json!({"do": "counter", "give_cash": 0, "give_goods": ["coal"], "give_property": [],
        "get_cash": 14, "get_goods": [], "get_property": []}),
    );
    assert_eq!(game.told(), ["P1: answers by offering P0 1 coal for 14\u{202f}nAn."]);
}

#[test]
fn n19_an_offer_knows_what_things_cost_and_an_answer_begins_with_it() {
    let mut game = table(2).goods(0, [2, 0, 0, 0]).owns(1, &["mine-1"]).play();
    let named = |game: &Bench, who: usize, word: &str, name: &str| {
        let fields = game.form(who, word);
        fields.as_array().unwrap().iter().find(|field| field["name"] == name).unwrap().clone()
    };
    let price = game.view()["prices"][0]["price"].clone();
    assert_eq!(named(&game, 0, "offer", "give_goods")["items"][0]["worth"], price);
    assert_eq!(named(&game, 0, "offer", "get_property")["items"][0]["worth"], 50);
    game.does(0, offer(1, (0, &["coal"], &[]), (7, &[], &[])));
    assert_eq!(named(&game, 1, "counter", "give_cash")["first"], 7);
    assert_eq!(named(&game, 1, "counter", "get_goods")["items"][0]["picked"], 1);
}
