//! Production (N11, N12) and victory (N33).

use crate::common::{Scene, table};
use kontor_nano::data::{AssetKind, TECHNOLOGIES, data};
use serde_json::json;

fn run(asset: &str) -> serde_json::Value {
    json!({"do": "run", "asset": asset})
}

#[test]
fn n11_what_was_made_in_this_move_can_be_used_in_the_same_move() {
    let scene = table(2)
        .owns(0, &["excavating-plant-1", "excavating-plant-2", "steel-plant-1"])
        .workers(0, 7)
        .crew("excavating-plant-1", 2)
        .crew("excavating-plant-2", 2)
        .crew("steel-plant-1", 3);
    let mut game = scene.begin(0);
    assert_eq!(game.goods(0), json!([0, 2, 0, 0]));
    assert_eq!(game.stage(), "production");
    game.does(0, run("steel-plant-1"));
    assert_eq!(game.goods(0), json!([0, 0, 1, 0]));
    assert_eq!(game.stage(), "market");
}

#[test]
fn n11_the_view_foresees_a_chain_that_feeds_itself() {
    let game = table(2)
        .owns(0, &["excavating-plant-1", "excavating-plant-2", "steel-plant-1", "steel-plant-2"])
        .workers(0, 10)
        .crew("excavating-plant-1", 2)
        .crew("excavating-plant-2", 2)
        .crew("steel-plant-1", 3)
        .crew("steel-plant-2", 3)
        .goods(0, [0, 1, 0, 0])
        .stage("market")
        .play();
    let next = |asset: &str| game.asset(asset, "next");
    assert_eq!(next("excavating-plant-1")["makes"], 1);
    assert_eq!(next("steel-plant-1")["makes"], 1, "two ore come from the plants");
    assert_eq!(next("steel-plant-2")["makes"], 0, "one ore is left");
    assert_eq!(next("steel-plant-2")["lacks"], json!(["ore"]));
}

#[test]
fn n11_where_inputs_do_not_suffice_for_all_the_player_chooses() {
    let scene = table(2)
        .owns(0, &["steel-plant-1", "steel-plant-2"])
        .workers(0, 6)
        .crew("steel-plant-1", 3)
        .crew("steel-plant-2", 3)
        .goods(0, [0, 3, 0, 0]);
    let mut game = scene.begin(0);
    assert_eq!(game.view()["moment"]["runnable"], json!(["steel-plant-1", "steel-plant-2"]));
    game.does(0, run("steel-plant-2"));
    assert_eq!((game.stage(), game.goods(0)), ("market".to_string(), json!([0, 1, 1, 0])));
    let refusal = game.refuses(0, run("steel-plant-1"));
    assert_eq!(refusal, "N11: this is not asked for: you set prices and move");
}

#[test]
fn n11_running_an_asset_of_level_2_is_optional() {
    let scene =
        table(2).owns(0, &["power-plant-1"]).crew("power-plant-1", 3).goods(0, [2, 0, 0, 0]);
    let mut game = scene.begin(0);
    game.says(0, "end_production");
    assert_eq!((game.stage(), game.goods(0)), ("market".to_string(), json!([2, 0, 0, 0])));
}

#[test]
fn n11_level_2_runs_before_biobots() {
    let scene = Scene::new(2, &[("biobots", "2")])
        .owns(0, &["technology-park-1", "steel-plant-1"])
        .workers(0, 7)
        .crew("technology-park-1", 4)
        .crew("steel-plant-1", 3)
        .goods(0, [0, 2, 2, 2]);
    let mut game = scene.begin(0);
    game.does(0, run("technology-park-1"));
    assert_eq!(game.stage(), "market", "the steel plant would have had to run before");
    assert_eq!((game.goods(0), game.of(0, "biobots")), (json!([0, 2, 0, 0]), json!(1)));
}

#[test]
fn n11_an_asset_runs_once_a_move() {
    let scene = table(2)
        .owns(0, &["steel-plant-1", "steel-plant-2"])
        .workers(0, 6)
        .crew("steel-plant-1", 3)
        .crew("steel-plant-2", 3)
        .goods(0, [0, 8, 0, 0]);
    let mut game = scene.begin(0);
    game.does(0, run("steel-plant-1"));
    assert_eq!(game.refuses(0, run("steel-plant-1")), "N11: Steel plant 1 has run in this move");
    assert_eq!(game.refuses(0, run("power-plant-1")), "N11: Power plant 1 is not yours");
}

#[test]
fn n12_two_workers_or_one_and_the_chip_make_a_coal_and_one_alone_makes_none() {
    let mine_2 = kontor_nano::asset::Asset::named("mine-2").unwrap().hex().id();
    let scene = table(2)
        .owns(0, &["mine-1", "mine-2", "mine-3"])
        .workers(0, 4)
        .crew("mine-1", 2)
        .crew("mine-2", 1)
        .crew("mine-3", 1)
        .at(0, mine_2);
    let game = scene.begin(0);
    assert_eq!(game.goods(0), json!([2, 0, 0, 0]));
    let made: Vec<String> = game.told().into_iter().filter(|line| line.contains("makes")).collect();
    assert_eq!(made, ["P0: Mine 1 makes 1 coal.", "P0: Mine 2 makes 1 coal."]);
}

#[test]
fn n12_the_basic_technologies_and_the_cards_are_those_of_the_rules() {
    let basic = |kind: AssetKind| {
        let recipe = kind.data().basic;
        (recipe.inputs, recipe.workers, recipe.makes)
    };
    assert_eq!(basic(AssetKind::Mine), ([0, 0, 0, 0], 2, 1));
    assert_eq!(basic(AssetKind::ExcavatingPlant), ([0, 0, 0, 0], 2, 1));
    assert_eq!(basic(AssetKind::SteelPlant), ([0, 2, 0, 0], 3, 1));
    assert_eq!(basic(AssetKind::PowerPlant), ([2, 0, 0, 0], 3, 1));
    assert_eq!(basic(AssetKind::TechnologyPark), ([0, 0, 2, 2], 4, 1));
    let copies: usize = data().technologies.iter().map(|t| usize::from(t.copies)).sum();
    assert_eq!(copies, TECHNOLOGIES);
    let known =
        data().technologies.iter().find(|t| t.kind == AssetKind::SteelPlant && t.cost == 25);
    let recipe = known.expect("the steel technology of the rulebook").recipe;
    assert_eq!((recipe.inputs, recipe.workers, recipe.makes), ([0, 2, 0, 0], 2, 1));
}

fn park(biobots: &str, made: u8) -> Scene {
    Scene::new(2, &[("biobots", biobots)])
        .owns(0, &["technology-park-1"])
        .workers(0, 4)
        .crew("technology-park-1", 4)
        .goods(0, [0, 0, 2, 2])
        .biobots(0, made)
}

#[test]
fn n33_the_first_biobot_wins_at_that_instant() {
    let mut game = park("1", 0).begin(0);
    game.does(0, run("technology-park-1"));
    assert!(game.is_over());
    let standing = game.standing();
    assert_eq!(standing.places.unwrap().as_slice(), [1, 2]);
    assert_eq!(standing.ending, Some("first-biobot"));
    assert_eq!(game.refuses(0, json!({"do": "plan"})), "N33: the game is over");
}

#[test]
fn n33_a_table_can_agree_on_two_or_three_biobots() {
    for (agreed, before, over) in [("2", 0, false), ("2", 1, true), ("3", 1, false), ("3", 2, true)]
    {
        let mut game = park(agreed, before).begin(0);
        game.does(0, run("technology-park-1"));
        assert_eq!(game.is_over(), over, "{agreed} agreed on, {before} made before");
        assert_eq!(game.of(0, "biobots"), before + 1);
    }
}

#[test]
fn n33_a_park_without_its_workers_makes_nothing() {
    let game = park("1", 0).crew("technology-park-1", 3).begin(0);
    assert_eq!(game.stage(), "market");
    let helped = park("1", 0)
        .crew("technology-park-1", 3)
        .at(0, kontor_nano::asset::Asset::named("technology-park-1").unwrap().hex().id())
        .begin(0);
    assert_eq!(helped.stage(), "production", "the owner's chip is the fourth worker");
}

#[test]
fn n12_the_30_technology_cards_are_those_of_the_table() {
    let found: Vec<_> = data()
        .technologies
        .iter()
        .map(|t| (t.kind.id(), t.cost, t.recipe.inputs, t.recipe.workers, t.recipe.makes, t.copies))
        .collect();
    let table = [
        ("mine", 15, [0, 0, 0, 0], 1, 1, 3),
        ("mine", 40, [0, 0, 0, 0], 3, 2, 4),
        ("excavating-plant", 20, [0, 0, 0, 0], 1, 1, 3),
        ("excavating-plant", 50, [0, 0, 0, 0], 3, 2, 4),
        ("steel-plant", 25, [0, 2, 0, 0], 2, 1, 2),
        ("power-plant", 25, [2, 0, 0, 0], 2, 1, 2),
        ("steel-plant", 60, [0, 1, 0, 0], 3, 1, 2),
        ("power-plant", 65, [1, 0, 0, 0], 3, 1, 2),
        ("steel-plant", 110, [0, 4, 0, 0], 4, 2, 2),
        ("power-plant", 120, [4, 0, 0, 0], 4, 2, 2),
        ("technology-park", 55, [0, 0, 1, 2], 4, 1, 1),
        ("technology-park", 55, [0, 0, 2, 1], 4, 1, 1),
        ("technology-park", 80, [0, 0, 1, 1], 4, 1, 2),
    ];
    assert_eq!(found, table);
}
