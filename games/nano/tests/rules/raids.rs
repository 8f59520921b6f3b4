//! Guards (N28), raids (N29, N30), arrest (N31), the sentence (N32).

use crate::common::{Bench, Scene, offer, table};
use serde_json::json;

/// Seat 1 owns steel plant 1 (b4) with the 2-worker technology; seat 0 stands on it.
fn plant() -> Scene {
    plant_of(table(2))
}

fn plant_of(scene: Scene) -> Scene {
    scene
        .owns(1, &["steel-plant-1"])
        .workers(1, 2)
        .crew("steel-plant-1", 2)
        .fitted(1, "lean-steel-1", "steel-plant-1")
        .at(0, "b4")
        .goods(0, [0, 2, 0, 0])
        .stage("investment")
}

#[test]
fn n28_a_guard_makes_nothing_is_paid_and_keeps_raiders_off() {
    let game =
        table(2).owns(0, &["mine-1"]).workers(0, 2).crew("mine-1", 1).guard("mine-1").begin(0);
    assert_eq!(game.goods(0), json!([0, 0, 0, 0]), "a guard is no worker");
    assert_eq!(game.of(0, "due"), 2);
    let raid = plant().workers(1, 3).guard("steel-plant-1").play();
    assert_eq!(raid.refuses_to(0, "raid"), "N28: Steel plant 1 is guarded");
}

#[test]
fn n29_a_raid_is_declared_on_anothers_asset_and_visiting_without_one_is_legal() {
    let mut game = plant().play();
    assert!(game.may(0, "raid"));
    game.says(0, "plan");
    assert_eq!(game.of(0, "raid"), "none", "just a visit");
    let mut raid = plant().play();
    raid.says(0, "raid");
    assert_eq!(raid.asset("steel-plant-1", "raid"), json!({"raider": 0, "state": "sabotage"}));
    assert_eq!(raid.refuses_to(0, "raid"), "N29: you are raiding it already");
    let own = table(2).owns(0, &["steel-plant-1"]).at(0, "b4").stage("investment").play();
    assert_eq!(own.refuses_to(0, "raid"), "N29: you do not stand on another player's asset");
}

#[test]
fn n29_supplying_takes_inputs_and_salaries_and_enough_workers_without_the_raiders_chip() {
    let mut game = plant().goods(0, [0, 1, 0, 0]).play();
    game.says(0, "raid");
    assert_eq!(game.refuses_to(0, "supply"), "N29: seat 0 has 1 ore, not 2");
    let mut few = plant().crew("steel-plant-1", 1).play();
    few.says(0, "raid");
    assert_eq!(few.refuses_to(0, "supply"), "N29: Steel plant 1 needs 2 workers and has 1");
    let mut poor = plant().cash(0, 1).play();
    poor.says(0, "raid");
    assert_eq!(poor.refuses_to(0, "supply"), "N29: this costs 2\u{202f}nAn; you have 1\u{202f}nAn");
    assert_eq!(plant().play().refuses_to(0, "supply"), "N29: you raid nothing");
}

#[test]
fn n29_a_technology_park_cannot_be_supplied() {
    let mut game = table(2)
        .owns(1, &["technology-park-1"])
        .workers(1, 4)
        .crew("technology-park-1", 4)
        .at(0, "a2")
        .goods(0, [0, 0, 2, 2])
        .stage("investment")
        .play();
    game.says(0, "raid");
    assert_eq!(
        game.refuses_to(0, "supply"),
        "N29: a technology park cannot be supplied by a raider"
    );
}

#[test]
fn n29_each_move_of_the_raider_asks_anew_and_doing_nothing_sabotages() {
    let mut game = plant().goods(0, [0, 4, 0, 0]).play();
    game.says(0, "raid").says(0, "supply").says(0, "plan");
    game.goes(1, "e8").ends_move(1);
    assert_eq!(game.asset("steel-plant-1", "raid")["state"], "sabotage");
    game.goes(0, "b4").says(0, "plan").goes(1, "e8");
    assert_eq!(game.goods(0), json!([0, 2, 1, 0]), "nothing the second time");
}

#[test]
fn n30_a_supplied_asset_runs_for_the_raider_in_the_owners_move() {
    let mut game = plant().play();
    game.says(0, "raid").says(0, "supply");
    assert_eq!((game.cash(0), game.goods(0)), (148, json!([0, 0, 0, 0])));
    assert_eq!(game.view()["prices"][1]["stock"], 20, "the ore lies on the asset");
    game.says(0, "plan");
    assert_eq!(game.goods(0), json!([0, 0, 1, 0]), "1 steel for 2 ore and 2\u{202f}nAn");
    assert_eq!(game.goods(1), json!([0, 0, 0, 0]));
    assert_eq!(game.of(1, "due"), 0, "these workers are paid");
    assert!(
        game.told().contains(&"P1: Steel plant 1 makes 1 steel from 2 ore for P0.".to_string())
    );
    game.goes(1, "e8").says(1, "plan");
    assert_eq!(game.of(1, "striking"), false);
    let place = game.refuses(1, json!({"do": "place", "workers": ["steel-plant-1"]}));
    assert_eq!(place, "N16: you have 0 workers to place, not 1");
    let unfit = game.refuses(1, json!({"do": "unfit", "asset": "steel-plant-1"}));
    assert_eq!(unfit, "N30: a raid keeps this technology where it is");
}

#[test]
fn n30_a_sabotaged_asset_makes_nothing_and_its_workers_may_leave() {
    let mut game = plant().goods(1, [0, 2, 0, 0]).owns(1, &["mine-1"]).workers(1, 3).play();
    game.says(0, "raid").says(0, "plan");
    assert_eq!((game.stage(), game.goods(1)), ("market".to_string(), json!([0, 2, 0, 0])));
    game.goes(1, "e8").says(1, "pay_salary").says(1, "plan");
    game.does(1, json!({"do": "place", "workers": ["mine-1", "mine-1", "steel-plant-1"]}));
    assert_eq!(game.asset("steel-plant-1", "workers"), 1);
    let back =
        game.refuses(1, json!({"do": "place", "workers": ["steel-plant-1", "steel-plant-1"]}));
    assert_eq!(back, "N30: Steel plant 1 is raided: nobody may come there");
    let guard = game.refuses(1, json!({"do": "place", "workers": ["guard-steel-plant-1"]}));
    assert_eq!(guard, "N30: Steel plant 1 is raided: nobody may come there");
    let unfit = game.refuses(1, json!({"do": "unfit", "asset": "steel-plant-1"}));
    assert_eq!(unfit, "N30: a raid keeps this technology where it is");
}

#[test]
fn n30_a_strike_does_not_empty_an_asset_that_a_raider_supplies() {
    for strikes in ["by-themselves", "called"] {
        let plant = plant_of(Scene::new(2, &[("strikes", strikes)])).owns(1, &["mine-1"]);
        let mut game = plant.workers(1, 4).crew("mine-1", 2).goods(0, [0, 4, 0, 0]).play();
        game.says(0, "raid").says(0, "supply").says(0, "plan");
        game.goes(1, "e8").says(1, "plan").says(1, "end_move");
        if strikes == "called" {
            game.does(0, json!({"do": "call_strike", "owner": 1}));
        }
        assert_eq!(game.of(1, "striking"), true);
        assert_eq!(
            (game.asset("steel-plant-1", "striking"), game.asset("mine-1", "striking")),
            (json!(false), json!(true))
        );
        game.goes(0, "b4").says(0, "supply").says(0, "plan");
        assert_eq!(game.goods(0), json!([0, 0, 2, 0]), "its workers stayed and work on");
        assert_eq!(game.goods(1), json!([1, 0, 0, 0]), "the coal of the move before the strike");
    }
}

#[test]
fn n31_the_owner_arrests_the_raider_by_ending_a_move_there() {
    let mut game = plant().at(1, "b2").play();
    game.says(0, "raid").says(0, "plan");
    assert_eq!(game.view()["reach"]["arrests"], json!(["b4"]));
    game.goes(1, "b4");
    assert_eq!((game.of(1, "chip"), game.of(0, "chip")), (json!("b4"), json!("e7")));
    assert_eq!((game.of(0, "sentence"), game.of(0, "raid")), (json!(2), json!("none")));
    assert!(game.told().iter().any(|line| line.starts_with("P1 arrests P0")));
}

#[test]
fn n31_only_the_owner_comes_to_a_raiders_hex() {
    let game = table(3)
        .owns(1, &["steel-plant-1"])
        .at(0, "b4")
        .raiding(0)
        .at(1, "b2")
        .at(2, "b5")
        .on_turn(2)
        .play();
    assert!(!game.can_reach(2, "b4"));
}

#[test]
fn n31_a_raid_ends_when_the_raider_leaves() {
    let mut game = plant().raiding(0).stage("market").play();
    game.goes(0, "b3");
    assert_eq!(
        (game.of(0, "raid"), game.asset("steel-plant-1", "raid")),
        (json!("none"), json!(null))
    );
}

#[test]
fn n31_a_ransom_ends_the_raid_at_once_and_bars_another_until_the_chip_has_left() {
    let mut game = plant().play();
    game.says(0, "raid").says(0, "supply");
    game.does(0, offer(1, (0, &["release"], &[]), (30, &[], &[]))).says(1, "accept");
    assert_eq!(
        (game.cash(0), game.goods(0)),
        (180, json!([0, 2, 0, 0])),
        "what was supplied comes back"
    );
    assert_eq!(game.asset("steel-plant-1", "raid"), json!(null));
    let again = game.refuses_to(0, "raid");
    assert_eq!(again, "N31: you have released Steel plant 1: leave it before you raid it again");
    game.says(0, "plan").goes(1, "e8").ends_move(1);
    game.goes(0, "b3").says(0, "plan").goes(1, "e8").ends_move(1);
    game.goes(0, "b4").says(0, "raid");
}

#[test]
fn n31_a_raided_asset_goes_to_its_raider_alone() {
    let mut game = table(3).owns(1, &["steel-plant-1"]).at(0, "b4").raiding(0).on_turn(1).play();
    let bank = game.refuses(1, json!({"do": "sell_asset", "asset": "steel-plant-1"}));
    assert_eq!(bank, "N31: Steel plant 1 is raided: sell it to its raider alone");
    let third = game.refuses(1, offer(2, (0, &[], &["steel-plant-1"]), (90, &[], &[])));
    assert_eq!(third, "N31: Steel plant 1 is raided: only its raider can get it");
    game.does(1, offer(0, (0, &[], &["steel-plant-1"]), (90, &[], &[]))).says(0, "accept");
    assert_eq!(game.asset("steel-plant-1", "owner"), 0);
    assert_eq!(game.asset("steel-plant-1", "raid"), json!(null));
}

#[test]
fn n32_the_arrested_miss_two_moves_but_their_assets_go_on_producing() {
    let mut game = table(2)
        .arrested(0, 2)
        .owns(0, &["excavating-plant-1", "steel-plant-1"])
        .workers(0, 5)
        .crew("excavating-plant-1", 2)
        .crew("steel-plant-1", 3)
        .goods(0, [0, 1, 0, 0])
        .contract(0, "great-order", 2)
        .begin(0);
    assert_eq!(game.stage(), "production");
    for word in ["sell_asset", "offer"] {
        assert!(!game.may(0, word), "{word}");
    }
    assert!(game.may(0, "dismiss"));
    game.does(0, json!({"do": "run", "asset": "steel-plant-1"}));
    assert_eq!(game.goods(0), json!([0, 0, 1, 0]));
    assert_eq!(game.stage(), "sentence", "monopolist of ore and steel");
    game.says(0, "end_move");
    assert_eq!((game.cash(0), game.of(0, "sentence"), game.on_turn()), (145, json!(1), 1));
    game.goes(1, "e8").ends_move(1);
    assert_eq!(game.of(0, "contracts")[0]["moves"], 1);
    let moved = game.refuses(0, json!({"do": "move", "hex": "e6", "crossing": false}));
    assert_eq!(moved, "N13: this is not asked for: you are under arrest");
    game.says(0, "end_move");
    assert_eq!(game.of(0, "contracts"), json!([]), "contracts run out");
    game.goes(1, "e8").ends_move(1);
    game.says(0, "end_production");
    assert_eq!(
        (game.stage(), game.of(0, "sentence")),
        ("market".to_string(), json!(0)),
        "free again"
    );
}

#[test]
fn n32_salaries_are_paid_by_themselves_while_the_cash_suffices() {
    let mut game = table(2)
        .arrested(0, 2)
        .owns(0, &["mine-1"])
        .owns(1, &["mine-2"])
        .crew("mine-1", 2)
        .cash(0, 4)
        .begin(0);
    assert_eq!(game.follows(0, "end_move"), "salaries of 3\u{202f}nAn are paid");
    game.says(0, "end_move");
    assert_eq!((game.cash(0), game.of(0, "striking")), (1, json!(false)));
    game.goes(1, "e8").ends_move(1).says(0, "end_move");
    assert_eq!(
        (game.cash(0), game.of(0, "striking")),
        (1, json!(true)),
        "3 are due and 1 is there"
    );
}

#[test]
fn n32_the_view_says_what_becomes_of_the_salaries_of_the_arrested() {
    let arrested = |arrest: &str, cash: i64| {
        let scene = Scene::new(2, &[("arrest", arrest)]).arrested(0, 2).owns(0, &["mine-1"]);
        scene.crew("mine-1", 2).cash(0, cash).begin(0)
    };
    let at_end = |game: &Bench| game.of(0, "at_end");
    for (arrest, cash, becomes) in [
        ("by-themselves", 3, "paid"),
        ("by-themselves", 2, "unpaid"),
        ("asked", 3, "unpaid"),
        ("asked", 2, "unpaid"),
    ] {
        let game = arrested(arrest, cash);
        assert_eq!((game.of(0, "due"), at_end(&game)), (json!(3), json!(becomes)), "{arrest}");
        assert_eq!(game.of(1, "at_end"), json!(null), "it is not their move");
    }
    let mut paid = arrested("asked", 3);
    paid.says(0, "pay_salary");
    assert_eq!(at_end(&paid), json!(null), "nothing is due any more");
    let free = table(2).owns(0, &["mine-1"]).crew("mine-1", 2).begin(0);
    assert_eq!((free.of(0, "due"), at_end(&free)), (json!(3), json!(null)));
}

#[test]
fn n32_the_arrested_set_prices_and_can_win() {
    let scene = || table(2).arrested(0, 2).owns(0, &["mine-1"]).positions([3, 0, 0, 0]);
    let mut game = scene().begin(0);
    game.does(0, json!({"do": "set_price", "resource": "coal", "up": true}));
    assert_eq!(game.view()["prices"][0]["price"], 14);
    let mut winner = scene()
        .owns(0, &["technology-park-1"])
        .workers(0, 4)
        .crew("technology-park-1", 4)
        .goods(0, [0, 0, 2, 2])
        .begin(0);
    winner.does(0, json!({"do": "run", "asset": "technology-park-1"}));
    assert!(winner.is_over());
}

#[test]
fn n32_the_arrested_give_nothing_away_in_trade() {
    let mut game = table(2).arrested(1, 2).goods(1, [2, 0, 0, 0]).play();
    let refusal = game.refuses(0, offer(1, (5, &[], &[]), (0, &["coal"], &[])));
    assert_eq!(refusal, "N32: seat 1 is under arrest and gives nothing away");
    game.does(0, offer(1, (5, &[], &[]), (0, &[], &[])));
    assert!(!game.may(1, "counter"));
    game.says(1, "accept");
    assert_eq!(game.cash(1), 155);
}

#[test]
fn n32_the_arrested_chip_goes_to_the_first_free_hex_of_the_business_centre() {
    let mut game = table(3)
        .owns(1, &["mine-1"])
        .at(0, "c6")
        .raiding(0)
        .at(1, "c7")
        .at(2, "e7")
        .on_turn(1)
        .play();
    game.goes(1, "c6");
    assert_eq!(game.of(0, "chip"), "e8");
}

#[test]
fn n31_a_raider_who_goes_out_over_a_frontier_and_comes_back_has_left() {
    // Excavating plant 3 (e5) lies beside the frontier post e4.
    let scene =
        || table(2).owns(1, &["excavating-plant-3"]).crew("excavating-plant-3", 2).at(0, "e5");
    let mut game = scene().raiding(0).play();
    game.crosses(0, "e5", "pit-tax-1");
    assert_eq!((game.of(0, "chip"), game.of(0, "raid")), (json!("e5"), json!("none")));
    game.says(0, "raid");
    let mut released = scene().raiding(0).play();
    released.does(0, offer(1, (0, &["release"], &[]), (0, &[], &[]))).says(1, "accept");
    assert_eq!(released.of(0, "raid"), "released");
    released.crosses(0, "e5", "pit-tax-1");
    released.says(0, "raid");
}

#[test]
fn n31_who_bought_the_raided_asset_has_released_nothing() {
    let mut game = table(3).owns(1, &["steel-plant-1"]).at(0, "b4").raiding(0).play();
    game.does(0, offer(1, (90, &[], &[]), (0, &[], &["steel-plant-1"]))).says(1, "accept");
    assert_eq!(game.of(0, "raid"), "none");
    game.does(0, offer(2, (0, &[], &["steel-plant-1"]), (95, &[], &[]))).says(2, "accept");
    game.goes(0, "b4").says(0, "raid");
    assert_eq!(game.asset("steel-plant-1", "raid"), json!({"raider": 0, "state": "sabotage"}));
}

#[test]
fn n31_a_quadcopter_flies_over_chips_and_guards_to_an_arrest() {
    let mut game = table(4)
        .owns(1, &["steel-plant-1"])
        .owns(3, &["technology-park-1"])
        .workers(3, 1)
        .guard("technology-park-1")
        .at(0, "b4")
        .raiding(0)
        .at(1, "a1")
        .at(2, "b1")
        .at(3, "b2")
        .transports(1, [0, 1])
        .on_turn(1)
        .play();
    game.goes(1, "b4");
    assert_eq!((game.of(1, "chip"), game.of(0, "sentence")), (json!("b4"), json!(2)));
    assert_eq!(game.of(0, "chip"), "e7");
}

#[test]
fn n31_the_way_to_an_arrest_that_is_told_does_not_pass_the_raider() {
    // The raider stands on e5 beside the frontier; the owner goes round to come over a post.
    let mut game = table(2)
        .owns(1, &["excavating-plant-3"])
        .at(0, "e5")
        .raiding(0)
        .at(1, "f6")
        .on_turn(1)
        .play();
    game.does(1, json!({"do": "move", "hex": "e5", "crossing": true}));
    let event = serde_json::to_value(game.events()[0]).unwrap();
    assert_eq!(event["path"], json!(["f5", "e4", "e5"]));
}

#[test]
fn n32_who_has_nobody_to_pay_pays_nothing_by_itself() {
    let game = table(2).arrested(0, 2).owns(0, &["mine-1"]).owns(1, &["mine-2"]).workers(0, 0);
    let game = game.begin(0);
    assert!(!game.told().iter().any(|line| line.contains("pays salaries")), "{:?}", game.told());
    assert_eq!(game.of(0, "sentence"), 1);
}

#[test]
fn n29_a_raider_pays_all_workers_who_stand_there() {
    let mut game = plant().workers(1, 3).crew("steel-plant-1", 3).play();
    game.says(0, "raid").says(0, "supply");
    assert_eq!(game.cash(0), 147, "three stand there, though two would suffice");
    game.says(0, "plan");
    assert_eq!(game.of(1, "due"), 0);
}

#[test]
fn n29_what_a_raider_does_is_told_in_plain_words() {
    let mut mine = table(2).owns(1, &["mine-1"]).crew("mine-1", 2).at(0, "c6").stage("investment");
    mine = mine.workers(1, 2);
    let mut game = mine.play();
    game.says(0, "raid").says(0, "supply");
    assert_eq!(game.told(), ["P0: supplies Mine 1 with 2\u{202f}nAn of salaries."]);
    let mut steel = plant().play();
    steel.says(0, "raid").says(0, "supply");
    assert_eq!(
        steel.told(),
        ["P0: supplies Steel plant 1 with 2 ore and 2\u{202f}nAn of salaries."]
    );
    let raid = |table: &Bench| {
        let choices = table.choices(0);
        let raid = choices.into_iter().find(|choice| choice["action"]["do"] == "raid");
        raid.expect("a raid")["label"].clone()
    };
    let park = table(2).owns(1, &["technology-park-1"]).at(0, "a2").stage("investment").play();
    assert_eq!(raid(&park), "Raid Technology park 1; it makes nothing while you stand there");
    let plant = plant().play();
    assert_eq!(raid(&plant), "Raid Steel plant 1; it makes nothing until you supply it");
}

#[test]
fn n30_a_supplied_asset_leaves_the_owners_goods_alone_and_the_others_are_to_be_paid() {
    let mut game =
        plant().owns(1, &["mine-1"]).workers(1, 5).crew("mine-1", 2).goods(1, [0, 2, 0, 0]).play();
    game.says(0, "raid").says(0, "supply").says(0, "plan");
    assert_eq!(game.postings(), [("salaries-of-a-raider", 2)], "from the asset to the bank");
    assert_eq!(game.goods(1), json!([1, 2, 0, 0]), "the mine's coal; the ore is still there");
    assert_eq!(game.view()["prices"][1]["stock"], 20, "the raider's ore is the bank's");
    assert_eq!(game.of(1, "due"), 3, "two of five are paid");
}

#[test]
fn n30_no_technology_is_put_on_a_raided_asset_or_traded_off_it() {
    let scene = || {
        table(2)
            .owns(0, &["mine-1", "mine-2"])
            .fitted(0, "solo-mine-1", "mine-1")
            .keeps(0, "twin-mine-1")
            .at(1, "c6")
            .raiding(1)
    };
    let mut game = scene().stage("planning").play();
    let fit = |technology: &str, asset: &str| json!({"do": "fit", "technology": technology, "asset": asset});
    for (technology, asset) in [("twin-mine-1", "mine-1"), ("solo-mine-1", "mine-2")] {
        let refusal = game.refuses(0, fit(technology, asset));
        assert_eq!(refusal, "N30: a raid keeps this technology where it is");
    }
    game.does(0, fit("twin-mine-1", "mine-2"));
    let trade = scene().play();
    let refusal = trade.refuses(0, offer(1, (0, &[], &["solo-mine-1"]), (5, &[], &[])));
    assert_eq!(refusal, "N30: a raid keeps One-man mine where it is");
}

#[test]
fn n32_under_arrest_nothing_is_sold_delivered_planned_or_offered() {
    let game = table(2)
        .arrested(0, 2)
        .owns(0, &["mine-1"])
        .keeps(0, "twin-mine-1")
        .goods(0, [2, 0, 0, 0])
        .contract(0, "winter-coal", 2)
        .begin(0);
    assert_eq!(game.stage(), "sentence");
    for action in [
        json!({"do": "sell", "goods": ["coal"]}),
        json!({"do": "deliver", "contract": "winter-coal", "goods": ["coal"]}),
        json!({"do": "sell_asset", "asset": "mine-1"}),
        json!({"do": "place", "workers": ["mine-1"]}),
        json!({"do": "fit", "technology": "twin-mine-1", "asset": "mine-1"}),
        offer(1, (1, &[], &[]), (0, &[], &[])),
    ] {
        let refusal = game.refuses(0, action);
        assert!(refusal.ends_with("you are under arrest"), "{refusal}");
    }
}
