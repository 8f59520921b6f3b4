//! The exchange (N6 … N10).

use crate::common::table;
use kontor_engine::Listed;
use kontor_nano::Nano;
use kontor_nano::data::Resource::{Coal, Energy, Ore, Steel};
use serde_json::json;

#[test]
fn n6_prices_move_on_scales_of_twelve_from_the_top() {
    let game = table(2).play();
    let scales: Vec<Vec<i64>> = Nano::board().unwrap()["resources"]
        .as_array()
        .unwrap()
        .iter()
        .map(|p| p["scale"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect())
        .collect();
    assert_eq!(scales[0], [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    assert_eq!((scales[1][0], scales[1][7], scales[1][11]), (19, 12, 8));
    assert_eq!((scales[2][0], scales[2][1], scales[2][11]), (60, 58, 38));
    assert_eq!((scales[3][0], scales[3][1], scales[3][11]), (56, 54, 34));
    assert_eq!([Coal, Ore, Steel, Energy].map(|r| game.price(r)), [16, 19, 60, 56]);
}

#[test]
fn n7_the_first_mine_bought_lowers_coal_from_16_to_15() {
    let mut game = table(2).at(0, "c6").stage("investment").play();
    game.says(0, "buy_asset");
    assert_eq!(game.price(Coal), 15);
    assert!(
        game.told()
            .contains(&"The price of coal falls from 16 to 15: an asset was bought.".to_string())
    );
    game.does(0, json!({"do": "sell_asset", "asset": "mine-1"}));
    assert_eq!(game.price(Coal), 15, "a sale raises nothing");
}

#[test]
fn n7_an_asset_that_changes_hands_by_trade_lowers_nothing() {
    let mut game = table(2).owns(0, &["mine-1"]).play();
    game.does(0, crate::common::offer(1, (0, &[], &["mine-1"]), (40, &[], &[]))).says(1, "accept");
    assert_eq!((game.price(Coal), game.asset("mine-1", "owner")), (16, json!(1)));
}

#[test]
fn n7_a_technology_of_two_units_lowers_the_price_when_it_first_produces() {
    let scene = table(2).owns(0, &["mine-1"]).crew("mine-1", 3).fitted(0, "twin-mine-1", "mine-1");
    let mut game = scene.begin(0);
    assert_eq!((game.goods(0), game.price(Coal)), (json!([2, 0, 0, 0]), 15));
    game.goes(0, "e7").ends_move(0).goes(1, "e8").ends_move(1);
    assert_eq!((game.goods(0), game.price(Coal)), (json!([4, 0, 0, 0]), 15), "once a card");
}

#[test]
fn n7_prices_stop_at_both_ends() {
    let mut game = table(2).at(0, "c6").stage("investment").positions([11, 0, 0, 0]).play();
    game.says(0, "buy_asset");
    assert_eq!(game.price(Coal), 5);
    let game = table(2).owns(0, &["mine-1"]).play();
    let up = json!({"do": "set_price", "resource": "coal", "up": true});
    assert_eq!(game.refuses(0, up), "N7: the price of coal stands at its end");
}

#[test]
fn n8_the_one_who_can_make_strictly_the_most_is_monopolist() {
    let mut game = table(2).at(0, "c6").at(1, "c9").stage("investment").cash(0, 500).play();
    game.says(0, "buy_asset");
    assert_eq!(game.monopolist(Coal), Some(0));
    game.ends_move(0).goes(1, "c9").says(1, "buy_asset");
    assert_eq!(game.monopolist(Coal), None, "a tie means nobody");

    let second = table(2).owns(0, &["mine-1", "mine-3"]).owns(1, &["mine-2"]).play();
    assert_eq!(second.monopolist(Coal), Some(0));
    let technology = table(2)
        .owns(0, &["mine-1"])
        .owns(1, &["mine-2"])
        .fitted(0, "twin-mine-1", "mine-1")
        .play();
    assert_eq!(technology.monopolist(Coal), Some(0));
    assert_eq!(technology.view()["prices"][0]["capacities"], json!([2, 1]));
    assert_eq!(technology.view()["prices"][0]["monopolist"], 0);
}

#[test]
fn n8_capacity_counts_unstaffed_and_raided_assets() {
    let game = table(2)
        .owns(0, &["mine-1", "mine-2"])
        .owns(1, &["mine-3"])
        .crew("mine-3", 2)
        .at(1, "c6")
        .raiding(1)
        .play();
    assert_eq!(game.monopolist(Coal), Some(0));
}

#[test]
fn n9_the_monopolist_moves_each_monopolised_price_by_one_point_once_a_move() {
    let mut game = table(2)
        .owns(0, &["mine-1", "excavating-plant-1"])
        .owns(1, &["steel-plant-1"])
        .positions([3, 3, 3, 3])
        .play();
    game.does(0, json!({"do": "set_price", "resource": "coal", "up": true}));
    assert_eq!(game.price(Coal), 14);
    let again = game.refuses(0, json!({"do": "set_price", "resource": "coal", "up": false}));
    assert_eq!(again, "N9: you have moved the price of coal already");
    game.does(0, json!({"do": "set_price", "resource": "ore", "up": false}));
    assert_eq!(game.price(Ore), 15);
    let steel = game.refuses(0, json!({"do": "set_price", "resource": "steel", "up": true}));
    assert_eq!(steel, "N8: you are not the monopolist of steel");
    game.goes(0, "e7");
    let late = game.refuses(0, json!({"do": "set_price", "resource": "coal", "up": true}));
    assert_eq!(late, "N9: this is not asked for: you invest");
}

#[test]
fn n9_whoever_is_monopolist_at_that_instant_may_set_the_price() {
    let mut game =
        table(2).owns(0, &["mine-1", "mine-2"]).owns(1, &["mine-3"]).positions([3; 4]).play();
    assert!(game.may(0, "set_price"));
    game.does(0, json!({"do": "sell_asset", "asset": "mine-1"}));
    assert!(!game.may(0, "set_price"), "a tie after the sale");
}

#[test]
fn n10_buying_and_selling_use_the_same_price() {
    let mut game = table(2)
        .at(0, "f8")
        .stage("investment")
        .opened([false, true, false, false])
        .positions([0, 7, 0, 0])
        .cash(0, 100)
        .play();
    game.does(0, json!({"do": "buy", "resource": "ore", "units": 2}));
    assert_eq!((game.cash(0), game.goods(0)), (100 - 24, json!([0, 2, 0, 0])));
    game.does(0, json!({"do": "sell", "goods": ["ore", "ore"]}));
    assert_eq!(game.cash(0), 100);
}

#[test]
fn n10_a_resource_can_be_bought_once_an_asset_that_makes_it_was_bought() {
    let mut game = table(2).at(0, "c6").stage("investment").play();
    game.says(0, "buy_asset").ends_move(0);
    game.goes(1, "f8");
    let steel = game.refuses(1, json!({"do": "buy", "resource": "steel", "units": 1}));
    assert_eq!(steel, "N10: nobody has bought an asset that makes steel yet");
    game.does(1, json!({"do": "buy", "resource": "coal", "units": 1}));
    assert_eq!(game.cash(1), 150 - 15);
    let elsewhere = table(2)
        .at(0, "c7")
        .stage("investment")
        .opened([true; 4])
        .play()
        .refuses(0, json!({"do": "buy", "resource": "coal", "units": 1}));
    assert_eq!(elsewhere, "N10: resources are bought in the Business-centre");
}

#[test]
fn n10_a_biobot_is_never_bought_sold_or_traded() {
    for action in [
        json!({"do": "sell", "goods": ["biobot"]}),
        json!({"do": "buy", "resource": "biobot", "units": 1}),
        json!({"do": "offer", "to": 1, "give_cash": 0, "give_goods": ["biobot"],
               "give_property": [], "get_cash": 0, "get_goods": [], "get_property": []}),
    ] {
        assert!(serde_json::from_value::<kontor_nano::Action>(action).is_err());
    }
}

#[test]
fn n8_a_trade_makes_and_breaks_a_monopoly() {
    let mut game = table(3).owns(0, &["mine-1", "mine-2"]).owns(1, &["mine-3"]).play();
    assert_eq!(game.monopolist(Coal), Some(0));
    game.does(0, crate::common::offer(2, (0, &[], &["mine-1"]), (50, &[], &[]))).says(2, "accept");
    assert_eq!(game.monopolist(Coal), None, "one mine each");
    game.does(0, crate::common::offer(1, (0, &[], &["mine-2"]), (50, &[], &[]))).says(1, "accept");
    assert_eq!(game.monopolist(Coal), Some(1));
}

#[test]
fn n10_a_resource_can_still_be_bought_when_all_its_assets_are_sold_again() {
    let mut game = table(2).at(0, "c6").stage("investment").play();
    game.says(0, "buy_asset").does(0, json!({"do": "sell_asset", "asset": "mine-1"}));
    game.ends_move(0).goes(1, "f8").does(1, json!({"do": "buy", "resource": "coal", "units": 1}));
    assert_eq!(game.goods(1), json!([1, 0, 0, 0]));
}
