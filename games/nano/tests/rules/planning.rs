//! Planning (N16), salaries (N17) and strikes (N18).

use crate::common::{Scene, table};
use serde_json::json;

fn place(workers: &[&str]) -> serde_json::Value {
    json!({"do": "place", "workers": workers})
}

#[test]
fn n16_workers_are_put_at_work_on_guard_or_off() {
    let mut game =
        table(2).owns(0, &["mine-1", "mine-2"]).crew("mine-1", 3).stage("planning").play();
    game.does(0, place(&["mine-2", "mine-2", "guard-mine-1"]));
    assert_eq!(
        (game.asset("mine-1", "workers"), game.asset("mine-1", "guard")),
        (json!(0), json!(true))
    );
    assert_eq!(game.asset("mine-2", "workers"), 2);
    game.does(0, place(&["mine-1"]));
    assert_eq!((game.of(0, "idle"), game.asset("mine-1", "guard")), (json!(2), json!(false)));
    let many = game.refuses(0, place(&["mine-1", "mine-1", "mine-1", "mine-2"]));
    assert_eq!(many, "N16: you have 3 workers to place, not 4");
    let others = game.refuses(0, place(&["mine-3"]));
    assert_eq!(others, "N16: Mine 3 is not yours");
}

#[test]
fn n16_new_workers_can_be_placed_in_the_move_they_were_hired_in() {
    let mut game =
        table(2).owns(0, &["mine-1"]).workers(0, 1).at(0, "e6").stage("investment").play();
    game.does(0, json!({"do": "hire", "workers": 1})).says(0, "pay_salary").says(0, "plan");
    game.does(0, place(&["mine-1", "mine-1"])).says(0, "end_move");
    game.goes(1, "e8").ends_move(1);
    assert_eq!(game.goods(0), json!([1, 0, 0, 0]));
}

#[test]
fn n16_technologies_move_only_between_assets_of_the_same_kind() {
    let mut game = table(2)
        .owns(0, &["mine-1", "mine-2", "steel-plant-1"])
        .fitted(0, "twin-mine-1", "mine-1")
        .stage("planning")
        .play();
    game.does(0, json!({"do": "fit", "technology": "twin-mine-1", "asset": "mine-2"}));
    assert_eq!(
        (game.asset("mine-1", "technology"), game.asset("mine-2", "technology")),
        (json!(null), json!("twin-mine-1"))
    );
    let wrong = game
        .refuses(0, json!({"do": "fit", "technology": "twin-mine-1", "asset": "steel-plant-1"}));
    assert_eq!(wrong, "N16: Twin seams does not work on Steel plant 1");
}

#[test]
fn n16_a_bought_technology_may_be_put_on_an_asset_at_once() {
    let mut game = table(2).owns(0, &["mine-1"]).keeps(0, "solo-mine-1").at(0, "d8").play();
    game.goes(0, "d8").shows("twin-mine-1").shows("twin-mine-2");
    game.does(0, json!({"do": "buy_technology", "technology": "twin-mine-1"}));
    let kept =
        game.refuses(0, json!({"do": "fit", "technology": "solo-mine-1", "asset": "mine-1"}));
    assert_eq!(kept, "N16: before planning, only what was just bought is put on");
    game.does(0, json!({"do": "fit", "technology": "twin-mine-1", "asset": "mine-1"}));
    assert_eq!(
        (game.stage(), game.asset("mine-1", "technology")),
        ("investment".to_string(), json!("twin-mine-1"))
    );
}

#[test]
fn n16_one_planning_has_an_end() {
    let mut game = table(2).owns(0, &["mine-1"]).stage("planning").play();
    for _ in 0..kontor_nano::PLANS {
        game.does(0, place(&["mine-1"]));
    }
    assert_eq!(game.refuses(0, place(&[])), "N16: you have planned as often as one move allows");
    assert!(!game.may(0, "place"));
}

#[test]
fn n17_one_nan_a_worker_is_due_for_all_workers_of_an_owner() {
    let mut game = table(2).owns(0, &["mine-1"]).workers(0, 5).crew("mine-1", 2).play();
    assert_eq!(game.of(0, "due"), 5);
    game.says(0, "pay_salary");
    assert_eq!((game.cash(0), game.of(0, "due")), (145, json!(0)));
    assert_eq!(game.postings(), [("salaries", 5)]);
    assert_eq!(game.refuses_to(0, "pay_salary"), "N17: no salary is due");
}

#[test]
fn n17_a_table_can_agree_on_2_or_3() {
    for (salary, left) in [("2", 144), ("3", 141)] {
        let mut game = Scene::new(2, &[("salary", salary)]).owns(0, &["mine-1"]).play();
        game.says(0, "pay_salary");
        assert_eq!(game.cash(0), left);
    }
}

#[test]
fn n17_hires_after_paying_add_theirs() {
    let mut game = table(2).owns(0, &["mine-1"]).at(0, "e6").stage("investment").play();
    game.says(0, "pay_salary").does(0, json!({"do": "hire", "workers": 2}));
    assert_eq!(game.of(0, "due"), 2);
    game.says(0, "pay_salary");
    assert_eq!(game.cash(0), 150 - 3 - 20 - 2);
}

#[test]
fn n17_without_an_asset_nothing_is_due_and_an_asset_makes_it_due() {
    let mut game = table(2).at(0, "c6").stage("investment").play();
    assert_eq!(game.refuses_to(0, "pay_salary"), "N17: no salary is due");
    game.says(0, "buy_asset");
    assert_eq!(game.of(0, "due"), 3);
}

#[test]
fn n17_salaries_are_paid_in_stages_1_to_4() {
    let scene =
        || table(2).owns(0, &["steel-plant-1"]).crew("steel-plant-1", 3).goods(0, [0, 2, 0, 0]);
    let mut producing = scene().begin(0);
    assert_eq!(producing.stage(), "production");
    producing.says(0, "pay_salary");
    let planning = scene().stage("planning").play();
    assert_eq!(planning.refuses_to(0, "pay_salary"), "N17: this is not asked for: you plan");
}

#[test]
fn n18_who_plans_without_having_paid_is_struck_and_makes_nothing_in_the_next_move() {
    let scene = table(2)
        .owns(0, &["mine-1"])
        .workers(0, 4)
        .crew("mine-1", 2)
        .guard("mine-1")
        .stage("investment");
    let mut game = scene.play();
    game.says(0, "plan");
    assert_eq!(game.told(), ["P0: the workers go on strike."]);
    assert_eq!(game.refuses(0, place(&["mine-1"])), "N18: your workers are on strike");
    game.says(0, "end_move");
    game.goes(1, "e8").ends_move(1);
    assert_eq!(game.goods(0), json!([0, 0, 0, 0]), "nothing is produced");
    game.goes(0, "e7").says(0, "pay_salary");
    assert!(game.told().contains(&"P0: the workers are back.".to_string()));
    assert_eq!(game.asset("mine-1", "workers"), 2);
    game.says(0, "plan").says(0, "end_move").goes(1, "e8").ends_move(1);
    assert_eq!(game.goods(0), json!([1, 0, 0, 0]), "produced in the move after");
}

#[test]
fn n18_a_strike_lasts_until_a_move_in_which_the_salary_is_paid() {
    let mut game = table(2).owns(0, &["mine-1"]).crew("mine-1", 2).striking(0).play();
    for _ in 0..3 {
        game.goes(0, "e7").says(0, "plan").says(0, "end_move").goes(1, "e8").ends_move(1);
        assert_eq!(game.of(0, "striking"), true);
        assert_eq!(game.goods(0), json!([0, 0, 0, 0]));
    }
}

#[test]
fn n18_guards_on_strike_guard_nothing() {
    let scene = || {
        table(2).owns(1, &["mine-1"]).workers(1, 3).crew("mine-1", 2).guard("mine-1").at(0, "c7")
    };
    assert!(!scene().play().can_reach(0, "c6"));
    let mut game = scene().striking(1).play();
    game.goes(0, "c6").says(0, "raid");
    let supply = game.refuses_to(0, "supply");
    assert_eq!(supply, "N29: Mine 1 needs 2 workers and has 0");
}

#[test]
fn n18_an_owner_without_workers_is_not_struck() {
    let mut game = table(2).owns(0, &["mine-1"]).workers(0, 0).stage("investment").play();
    game.says(0, "plan");
    assert_eq!(game.of(0, "striking"), false);
}

#[test]
fn n18_nobody_returns_from_a_strike_to_an_asset_that_is_raided_meanwhile() {
    // The guard left with the others, and so a raider could come.
    let mut game = table(2)
        .owns(1, &["mine-1", "mine-2"])
        .workers(1, 5)
        .crew("mine-1", 2)
        .crew("mine-2", 2)
        .guard("mine-1")
        .striking(1)
        .at(0, "c7")
        .play();
    game.goes(0, "c6").says(0, "raid").says(0, "plan");
    game.goes(1, "e8").says(1, "pay_salary");
    assert_eq!(game.of(1, "striking"), false);
    assert_eq!(
        (game.asset("mine-1", "workers"), game.asset("mine-1", "guard"), game.of(1, "idle")),
        (json!(0), json!(false), json!(3)),
        "to a sabotaged asset nobody comes (N30)"
    );
    assert_eq!(game.asset("mine-2", "workers"), 2, "the others are back in their places");
    game.says(1, "plan");
    let back = game.refuses(1, place(&["mine-1", "mine-2", "mine-2"]));
    assert!(back.starts_with("N30: "), "{back}");
    game.does(1, place(&["mine-2", "mine-2", "guard-mine-2"]));
}

#[test]
fn n18_workers_whom_a_raider_stops_supplying_leave_with_the_next_unpaid_planning() {
    let mut game = table(2)
        .owns(1, &["steel-plant-1", "mine-1"])
        .workers(1, 5)
        .crew("steel-plant-1", 3)
        .crew("mine-1", 2)
        .at(0, "b4")
        .goods(0, [0, 4, 0, 0])
        .stage("investment")
        .play();
    game.says(0, "raid").says(0, "supply").says(0, "plan");
    game.goes(1, "e8").says(1, "plan").says(1, "end_move");
    assert_eq!(game.asset("steel-plant-1", "striking"), false, "the raider has paid them");
    game.goes(0, "b4").says(0, "plan");
    game.goes(1, "e8").says(1, "plan").says(1, "end_move");
    assert_eq!(game.asset("steel-plant-1", "striking"), true, "nobody has paid them");
    game.goes(0, "b4");
    assert_eq!(game.refuses_to(0, "supply"), "N29: Steel plant 1 needs 3 workers and has 0");
}

#[test]
fn n18_who_gets_an_asset_in_planning_without_having_paid_is_struck_too() {
    let scene = table(2).owns(0, &["mine-1"]).owns(1, &["mine-2"]);
    let mut game = scene.stage("investment").play();
    game.says(0, "plan");
    assert_eq!(game.of(0, "striking"), true);
    game.does(0, json!({"do": "sell_asset", "asset": "mine-1"}));
    assert_eq!(game.of(0, "striking"), false, "there is no asset to strike at");
    game.does(0, crate::common::offer(1, (30, &[], &[]), (0, &[], &["mine-2"]))).says(1, "accept");
    assert_eq!(game.of(0, "striking"), true);
    assert_eq!(game.refuses(0, place(&["mine-2", "mine-2"])), "N18: your workers are on strike");
}

#[test]
fn n18_swapping_the_only_asset_for_another_ends_no_strike() {
    for (proposer, partner) in [(0, 1), (1, 0)] {
        let mut game =
            table(2).owns(0, &["mine-1"]).owns(1, &["mine-2"]).striking(0).on_turn(proposer).play();
        let (gives, gets) = if proposer == 0 { ("mine-1", "mine-2") } else { ("mine-2", "mine-1") };
        game.does(proposer, crate::common::offer(partner, (0, &[], &[gives]), (0, &[], &[gets])));
        game.says(partner, "accept");
        assert_eq!(game.of(0, "striking"), true, "seat {proposer} proposed it");
    }
}

#[test]
fn n17_who_is_hired_for_a_dismissed_worker_is_paid_as_well() {
    let mut game = table(2).owns(0, &["mine-1"]).at(0, "e6").stage("investment").play();
    game.says(0, "pay_salary").does(0, json!({"do": "dismiss", "workers": ["off", "off"]}));
    game.does(0, json!({"do": "hire", "workers": 2}));
    assert_eq!(game.of(0, "due"), 2, "the two new ones have had nothing");
    game.does(0, json!({"do": "dismiss", "workers": ["off"]}));
    assert_eq!(game.of(0, "due"), 1);
    game.says(0, "pay_salary");
    assert_eq!(game.cash(0), 150 - 3 - 20 - 1);
}

#[test]
fn n16_without_an_asset_nobody_is_placed() {
    let mut game = table(2).owns(0, &["mine-1"]).crew("mine-1", 2).stage("planning").play();
    game.does(0, json!({"do": "sell_asset", "asset": "mine-1"}));
    assert!(!game.may(0, "place"));
    assert_eq!(game.refuses(0, place(&[])), "N16: you own no asset to place workers on");
}

#[test]
fn n16_the_form_for_placing_begins_with_how_things_are() {
    let game = table(2)
        .owns(0, &["mine-1", "mine-2"])
        .workers(0, 4)
        .crew("mine-1", 2)
        .guard("mine-2")
        .stage("planning")
        .play();
    let form = game.form(0, "place");
    let items = form[0]["items"].as_array().unwrap();
    let picked: Vec<(&str, u64)> = items
        .iter()
        .filter_map(|item| Some((item["id"].as_str()?, item["picked"].as_u64()?)))
        .collect();
    assert_eq!(picked, [("mine-1", 2), ("guard-mine-2", 1)]);
}
