//! Wealth and the end (N34), and what holds at every step (N35).

use crate::common::{Scene, table};
use kontor_engine::{Game, Money};
use kontor_nano::Nano;
use serde_json::{Value as Json, json};

#[test]
fn n34_wealth_is_cash_goods_at_market_price_and_property_at_half_cost() {
    let game = table(2)
        .owns(0, &["excavating-plant-1", "power-plant-1"])
        .keeps(0, "solo-mine-1")
        .keeps(0, "thrifty-power-1")
        .transports(0, [1, 1])
        .goods(0, [1, 0, 2, 0])
        .positions([6, 0, 1, 0])
        .play();
    let goods = 10 + 2 * 58;
    let property = 37 + 75 + 7 + 32 + 25 + 50;
    assert_eq!(game.standing().wealth[0], Some(Money::new(150 + goods + property)));
}

#[test]
fn n34_a_round_limit_ends_the_game_by_wealth() {
    let mut game = Scene::new(3, &[("rounds", "2")]).round(2).cash(1, 200).on_turn(2).play();
    game.goes(2, "f7").ends_move(2);
    assert!(game.is_over());
    let standing = game.standing();
    assert_eq!(standing.places.unwrap().as_slice(), [2, 1, 2]);
    assert_eq!(standing.ending, Some("rounds"));
}

#[test]
fn n34_without_a_limit_the_game_goes_on() {
    let mut game = table(2).round(1_000).on_turn(1).play();
    game.goes(1, "e8").ends_move(1);
    assert_eq!((game.is_over(), game.view()["round"].clone()), (false, json!(1_001)));
    assert_eq!(Nano::simulated(), [("rounds", 60)]);
}

#[test]
fn n34_the_maker_of_the_biobot_is_first_and_the_others_are_ranked_by_wealth() {
    let mut game = table(3)
        .owns(0, &["technology-park-1"])
        .workers(0, 4)
        .crew("technology-park-1", 4)
        .goods(0, [0, 0, 2, 2])
        .cash(0, 5)
        .cash(2, 170)
        .begin(0);
    game.does(0, json!({"do": "run", "asset": "technology-park-1"}));
    assert_eq!(game.standing().places.unwrap().as_slice(), [1, 3, 2]);
}

/// A state with something changed by hand, and what is wrong with it.
fn broken(change: impl Fn(&mut Json)) -> String {
    let game = table(2).owns(0, &["mine-1"]).crew("mine-1", 2).play().game;
    let mut state = serde_json::to_value(game).unwrap();
    change(&mut state);
    let changed: Nano = serde_json::from_value(state).unwrap();
    changed.check().unwrap_err()
}

#[test]
fn n35_what_must_hold_is_checked_at_every_step() {
    assert_eq!(broken(|s| s["players"][0]["workers"] = json!(60)), "more workers than there are");
    assert_eq!(broken(|s| s["players"][0]["workers"] = json!(1)), "more workers placed than hired");
    assert_eq!(
        broken(|s| s["players"][1]["assets"] = json!(["mine-1"])),
        "an asset has two owners"
    );
    assert_eq!(broken(|s| s["players"][1]["chip"] = json!("e7")), "two chips on a hex");
    assert_eq!(
        broken(|s| s["players"][0]["transports"] = json!([4, 0])),
        "more transports than there are"
    );
    assert_eq!(
        broken(|s| s["technology"][0] = json!("lean-steel-1")),
        "a technology on another kind of asset"
    );
    assert_eq!(
        broken(|s| s["technology"][0] = json!("twin-mine-1")),
        "a technology on another's asset"
    );
    assert_eq!(broken(|s| s["deck"] = json!([])), "an action card is lost or twice");
    assert_eq!(
        broken(|s| s["thrown"][0] = json!(["twin-mine-1"])),
        "a technology card is lost or there twice"
    );
    assert_eq!(broken(|s| s["accounts"]["seats"][0] = json!(-1)), "somebody has less than nothing");
    assert_eq!(broken(|s| s["accounts"]["seats"][0] = json!(151)), "money appeared or vanished");
    assert_eq!(broken(|s| s["workers"][5] = json!(1)), "something stands on a free asset");
    assert_eq!(broken(|s| s["positions"] = json!([12, 0, 0, 0])), "a price is off its scale");
    assert_eq!(broken(|s| s["players"][0]["raid"] = json!("sabotage")), "a raid on nobody's asset");
}
