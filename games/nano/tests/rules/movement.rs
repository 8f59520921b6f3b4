//! Movement (N13) and the frontier (N14).

use crate::common::table;
use kontor_nano::hex::{Hex, HexSet};
use kontor_nano::reach::Reach;
use serde_json::json;

#[test]
fn n13_a_train_goes_4_hexes_an_electric_vehicle_6_a_quadcopter_8() {
    for (transports, hex, beyond) in
        [([0, 0], "f4", "f3"), ([1, 0], "f2", "f1"), ([0, 1], "a2", "a1")]
    {
        let game = table(2).at(0, "f8").at(1, "k2").transports(0, transports).play();
        assert!(game.can_reach(0, hex), "{transports:?} to {hex}");
        assert!(!game.can_reach(0, beyond), "{transports:?} to {beyond}");
    }
}

#[test]
fn n13_staying_ends_the_move_where_the_chip_stands() {
    let mut game = table(2).at(0, "e6").play();
    game.goes(0, "e6");
    assert_eq!(game.stage(), "investment");
    assert!(game.may(0, "hire"), "the labour exchange is under the chip");
}

#[test]
fn n13_ground_transport_passes_neither_chips_nor_guarded_assets() {
    let corner = || {
        table(4)
            .at(0, "a1")
            .at(1, "b1")
            .at(2, "b2")
            .owns(3, &["technology-park-1"])
            .workers(3, 1)
            .guard("technology-park-1")
    };
    for transports in [[0, 0], [1, 0]] {
        let game = corner().transports(0, transports).play();
        assert_eq!(game.ways(0, false), ["a1"], "there is no way out of the corner");
        assert!(game.ways(0, true).is_empty());
    }
    let flying = corner().transports(0, [0, 1]).play();
    assert!(flying.can_reach(0, "b3") && flying.can_reach(0, "e7"));
    assert!(!flying.can_reach(0, "b1") && !flying.can_reach(0, "a2"), "no stop on these");
    let chip = flying.refuses(0, json!({"do": "move", "hex": "b1", "crossing": false}));
    assert_eq!(chip, "N13: another player's chip stands on b1");
    let guarded = flying.refuses(0, json!({"do": "move", "hex": "a2", "crossing": false}));
    assert_eq!(guarded, "N28: a2 is guarded");
}

#[test]
fn n13_unguarded_assets_and_own_guards_are_passed() {
    let game = table(2)
        .at(0, "a1")
        .at(1, "k2")
        .owns(0, &["technology-park-1"])
        .guard("technology-park-1")
        .play();
    assert!(game.can_reach(0, "a2") && game.can_reach(0, "a5"));
    let game = table(2).at(0, "a1").at(1, "k2").owns(1, &["technology-park-1"]).play();
    assert!(game.can_reach(0, "a2"), "visiting without a raid is legal");
}

#[test]
fn n13_what_is_too_far_is_refused_with_its_figures() {
    let game = table(2).at(0, "f8").play();
    let refusal = game.refuses(0, json!({"do": "move", "hex": "a1", "crossing": true}));
    assert_eq!(refusal, "N13: a1 cannot be reached: Train, 4 hexes");
}

#[test]
fn n13_what_can_be_reached_is_what_walking_hex_by_hex_finds() {
    let hex = |id: &str| Hex::named(id).unwrap();
    let blocked: HexSet = ["e6", "d7", "g7", "c9", "f10", "e4"].map(hex).into_iter().collect();
    let frontier = kontor_nano::data::data().map.frontier;
    for from in Hex::all().filter(|&from| !blocked.contains(from)) {
        for steps in [4, 6] {
            let mut found = vec![(from, false)];
            let mut edge = found.clone();
            for _ in 0..steps {
                let mut next = Vec::new();
                for &(at, crossed) in &edge {
                    for to in Hex::all().filter(|to| to.distance(at) == 1 && !blocked.contains(*to))
                    {
                        let step = (to, crossed || frontier.contains(to));
                        if !found.contains(&step) {
                            found.push(step);
                            next.push(step);
                        }
                    }
                }
                edge = next;
            }
            let reach = Reach::of(from, steps, blocked, HexSet::EMPTY);
            for hex in Hex::all() {
                assert_eq!(reach.plain.contains(hex), found.contains(&(hex, false)));
                assert_eq!(reach.crossing.contains(hex), found.contains(&(hex, true)));
            }
        }
    }
}

#[test]
fn n14_a_move_that_enters_frontier_posts_draws_exactly_one_card_before_investments() {
    let mut game = table(2).at(0, "e5").play();
    game.does(0, json!({"do": "move", "hex": "e3", "crossing": true}));
    assert_eq!(game.stage(), "card");
    assert_eq!(game.refuses(0, json!({"do": "plan"})), "N14: a card is drawn now; nobody acts");
    game.chance(json!({"is": "card", "card": "pit-tax-1"}));
    assert_eq!(game.stage(), "investment");
    assert_eq!(game.view()["decks"]["actions"], 49);
}

#[test]
fn n14_neither_leaving_a_post_nor_standing_still_on_one_draws() {
    let mut game = table(2).at(0, "e4").play();
    game.goes(0, "e4");
    assert_eq!(
        (game.stage(), game.view()["decks"]["actions"].clone()),
        ("investment".into(), json!(50))
    );
    let mut game = table(2).at(0, "e4").play();
    game.goes(0, "e3");
    assert_eq!(game.stage(), "investment");
}

#[test]
fn n14_the_player_picks_the_way() {
    let mut game = table(2).at(0, "e6").play();
    assert!(game.ways(0, false).contains(&"f5".to_string()));
    assert!(game.ways(0, true).contains(&"f5".to_string()));
    game.crosses(0, "f5", "pit-tax-1");
    let path = game.view();
    assert_eq!(path["players"][0]["chip"], "f5");
    let game = table(2).at(0, "e6").play();
    let post = game.refuses(0, json!({"do": "move", "hex": "e4", "crossing": false}));
    assert_eq!(post, "N14: every way to e4 within 4 hexes enters a frontier post");
    let none = game.refuses(0, json!({"do": "move", "hex": "h9", "crossing": true}));
    assert_eq!(none, "N14: no way to h9 within 4 hexes enters a frontier post");
}

#[test]
fn n14_the_way_that_is_told_is_a_way() {
    let mut game = table(2).at(0, "e5").play();
    game.does(0, json!({"do": "move", "hex": "e3", "crossing": true}));
    let event = serde_json::to_value(game.events()[0]).unwrap();
    assert_eq!(event["path"], json!(["e4", "e3"]));
    assert_eq!(event["crossing"], true);
}

#[test]
fn n13_a_visitor_may_stay_where_a_guard_came_but_not_come_back_there() {
    // Excavating plant 3 (e5) lies beside the frontier.
    for transports in [[0, 0], [0, 1]] {
        let game = table(2)
            .owns(1, &["excavating-plant-3"])
            .guard("excavating-plant-3")
            .at(0, "e5")
            .transports(0, transports)
            .play();
        assert!(game.ways(0, false).contains(&"e5".to_string()));
        assert!(!game.ways(0, true).contains(&"e5".to_string()), "no stop on a guarded asset");
    }
}

#[test]
fn n13_the_place_a_chip_goes_to_is_told_with_its_article() {
    let mut game = table(2).play();
    game.goes(0, "e6");
    assert_eq!(game.told(), ["P0: goes to the labour exchange (e6)."]);
}
