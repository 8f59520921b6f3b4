//! What helps players to choose and to understand: what moves bring, whose assets are, warnings, who is ahead,
//! what decided the game.

use crate::common::{Bench, seat, table};
use kontor_engine::{Listed, Names, Say, Seat, Viewer};
use kontor_nano::Nano;
use kontor_nano::asset::Asset;
use serde_json::{Value as Json, json};

fn choice(table: &Bench, what: impl Fn(&Json) -> bool) -> Json {
    let found = table.choices(0).into_iter().find(|choice| what(&choice["action"]));
    found.expect("the choice is there")
}

fn said(text: &kontor_engine::Text) -> String {
    let names: Vec<String> = (0..4).map(|index| seat(index).to_string()).collect();
    kontor_contract::english::<Nano>(Names(&names)).say(text)
}

fn ahead(table: &Bench) -> Vec<usize> {
    table.game.ahead(Viewer::Spectator).iter().map(Seat::index).collect()
}

#[test]
fn n13_moves_say_how_much_they_bring_and_whose_an_asset_is() {
    let game = table(2).owns(1, &["mine-1"]).transports(0, [0, 1]).play();
    let moves: Vec<Json> =
        game.choices(0).into_iter().filter(|one| one["action"]["do"] == "move").collect();
    let brings = |what: &str| {
        let found = moves.iter().find(|one| one["label"].as_str().unwrap().contains(what));
        found.unwrap_or_else(|| panic!("no move to {what}"))["brings"].as_u64().unwrap()
    };
    assert_eq!(brings("open country"), 0);
    assert!(brings("for sale at") > brings("Mine 1 of seat 1"), "to buy before to raid");
    assert!(brings("Mine 1 of seat 1") > 0);
    assert!(moves.iter().all(|one| one["brings"].is_u64()));
}

#[test]
fn n12_what_is_for_sale_says_what_it_makes() {
    let place = Asset::named("mine-1").unwrap().hex().id();
    let near = table(2).play();
    let labels: Vec<String> =
        near.choices(0).iter().map(|one| one["label"].as_str().unwrap().to_string()).collect();
    assert!(
        labels.iter().any(|label| label.contains("Mine 1 (1 coal), for sale at 50")),
        "{labels:?}"
    );
    let there = table(2).at(0, place).stage("investment").play();
    let buy = choice(&there, |action| action["do"] == "buy_asset");
    assert_eq!(buy["follows"], "2 workers → 1 coal a move; leaves you 100\u{202f}nAn");
}

#[test]
fn n19_dismissing_says_that_nothing_is_paid_for_it() {
    let game = table(2).workers(0, 3).play();
    let dismiss = game.choices(0).into_iter().find(|one| one["base"]["do"] == "dismiss");
    let dismiss = dismiss.expect("a form");
    assert_eq!(dismiss["follows"], "without refund; each saves 1\u{202f}nAn of salary a move");
}

#[test]
fn n18_ending_a_move_with_idle_workers_and_open_places_is_not_the_main_choice() {
    let planning = |idle: bool| {
        let scene = table(2).owns(0, &["mine-1"]).workers(0, 3).stage("planning");
        let table = if idle { scene } else { scene.crew("mine-1", 3) }.play();
        choice(&table, |action| action["do"] == "end_move")
    };
    assert_eq!(planning(false)["weight"], "main");
    let idle = planning(true);
    assert_eq!(idle["weight"], Json::Null);
    assert_eq!(idle["follows"], "3 workers stand idle");
    let place = Asset::named("mine-1").unwrap().hex().id();
    let beside = table(2).at(0, place).owns(0, &["mine-1"]).workers(0, 3).crew("mine-1", 1);
    let staffed = choice(&beside.stage("planning").play(), |action| action["do"] == "end_move");
    assert_eq!(staffed["follows"], "2 workers stand idle");
    assert_eq!(staffed["weight"], "main", "the chip fills the second place");
}

#[test]
fn n18_leaving_salaries_unpaid_is_never_the_main_choice() {
    let weight = |cash: i64| {
        let works = table(2).at(0, "e5").owns(0, &["mine-1"]).workers(0, 3);
        let game = works.cash(0, cash).stage("investment").play();
        choice(&game, |action| action["do"] == "plan")["weight"].clone()
    };
    assert_eq!(weight(10), Json::Null, "they can be paid");
    assert_eq!(weight(1), Json::Null, "the mine can be sold for them");
}

/// What can be chosen, in its order, and which of it is the main choice.
fn weights(table: &Bench) -> Vec<(String, bool)> {
    let name = |one: &Json| {
        let action = if one["action"].is_null() { &one["base"] } else { &one["action"] };
        action["do"].as_str().unwrap().to_string()
    };
    table.choices(0).iter().map(|one| (name(one), one["weight"] == "main")).collect()
}

#[test]
fn n15_what_the_place_sells_comes_before_ending_the_move() {
    let main = |table: &Bench| -> Vec<String> {
        weights(table).into_iter().filter(|one| one.1).map(|one| one.0).collect()
    };
    let last = |table: &Bench| weights(table).last().unwrap().0.clone();
    let at = |hex: &str| table(2).at(0, hex).stage("investment");
    let mine = Asset::named("mine-1").unwrap().hex().id();
    let game = at(mine).play();
    assert_eq!(main(&game), ["buy_asset"]);
    assert_eq!(last(&game), "plan");
    let works = at(mine).owns(0, &["mine-2"]).workers(0, 3).play();
    assert_eq!(main(&works), ["buy_asset"], "before the salaries");
    let poor = at(mine).cash(0, 10).workers(0, 0).play();
    assert_eq!(main(&poor), ["plan"], "what cannot be paid is not in the way");
    let bought = at(mine).owns(0, &["mine-1"]).workers(0, 0).play();
    assert_eq!(main(&bought), ["plan"]);
    let hiring = at("a4").workers(0, 0).play();
    assert!(weights(&hiring).iter().any(|one| one.0 == "hire"), "a4 is a labour exchange");
    assert!(main(&hiring).is_empty());
    assert_eq!(last(&hiring), "plan");
}

#[test]
fn n14_a_way_with_a_card_says_that_it_goes_over_a_frontier_and_stands_second() {
    let game = table(2).at(0, "e5").play();
    let moves: Vec<Json> =
        game.choices(0).into_iter().filter(|one| one["action"]["do"] == "move").collect();
    let with_card = |one: &Json| one["action"]["crossing"] == true;
    let (with, without): (Vec<usize>, Vec<usize>) =
        (0..moves.len()).partition(|&at| with_card(&moves[at]));
    assert!(without.last() < with.first(), "the ways without a card come first");
    let hex = |at: &usize| moves[*at]["action"]["hex"].clone();
    let twice = |at: &&usize| without.iter().any(|other| hex(other) == hex(at));
    assert!(with.iter().any(|at| twice(&at)), "some places are reached by both ways");
    for at in with {
        let label = moves[at]["label"].as_str().unwrap();
        assert!(label.ends_with(", over a frontier, and draw a card"), "{label}");
    }
}

#[test]
fn n13_where_to_go_comes_before_prices_and_ending_a_plan_is_last() {
    let game = table(2).owns(0, &["mine-1"]).play();
    let kinds: Vec<String> = weights(&game).into_iter().map(|one| one.0).collect();
    let first = |kind: &str| kinds.iter().position(|one| one == kind).unwrap();
    assert!(first("move") < first("set_price"), "{kinds:?}");
    let planning = table(2).owns(0, &["mine-1"]).workers(0, 3).stage("planning").play();
    assert_eq!(weights(&planning).last().unwrap().0, "end_move");
}

#[test]
fn n31_a_raid_warns_of_arrest_and_says_whether_the_owner_is_near() {
    let raid = |owner_at: &str| {
        let scene = table(2).owns(1, &["technology-park-1"]).at(0, "a2").at(1, owner_at);
        let table = scene.stage("investment").play();
        let raid = choice(&table, |action| action["do"] == "raid");
        raid["follows"].as_str().unwrap_or_default().to_string()
    };
    assert!(raid("a3").contains("can be here in one move"), "{}", raid("a3"));
    assert!(raid("k14").contains("cannot be here in one move"), "{}", raid("k14"));
}

#[test]
fn n33_who_could_soonest_pay_for_a_biobot_is_ahead_not_the_richest() {
    assert!(ahead(&table(2).play()).is_empty(), "all alike");
    let game = table(2)
        .owns(0, &["technology-park-1"])
        .workers(0, 4)
        .goods(0, [0, 0, 2, 2])
        .cash(0, 5)
        .cash(1, 400)
        .owns(1, &["mine-1", "mine-2", "power-plant-1", "steel-plant-1"])
        .play();
    assert!(game.standing().wealth[0] < game.standing().wealth[1], "poorer");
    assert_eq!(ahead(&game), [0]);
    assert_eq!(ahead(&table(3).biobots(2, 1).cash(0, 9_000).play()), [2], "a BIObot counts most");
    let near = |game: &Bench| said(&game.game.nearest(Viewer::Spectator));
    assert_eq!(near(&table(2).play()), "nobody is near a BIObot yet");
    assert_eq!(near(&game), "nearest: seat 0, with money for a BIObot");
    let rich = table(3).cash(0, 9_000).play();
    assert_eq!(near(&rich), "nearest: seat 0, with money for a BIObot");
    let made = table(3).biobots(2, 1).cash(0, 9_000).play();
    assert_eq!(near(&made), "nearest: seat 2, 1 BIObot made");
    assert_eq!(said(&game.game.wins()), "The first to make a BIObot wins");
}

#[test]
fn n33_who_builds_is_not_behind_who_saves() {
    let near = |game: &Bench| said(&game.game.nearest(Viewer::Spectator));
    let built = table(2).owns(0, &["mine-1"]).cash(0, 22).cash(1, 72).play();
    assert!(ahead(&built).is_empty(), "money for a mine is far from a BIObot");
    assert_eq!(near(&built), "nobody is near a BIObot yet");
    let park = table(2).owns(0, &["technology-park-1"]).cash(0, 0).cash(1, 300).play();
    assert_eq!(ahead(&park), [0], "a technology park is most of the way");
    assert!(near(&park).starts_with("nearest: seat 0, "), "{}", near(&park));
    assert!(near(&park).ends_with(" short of a BIObot"), "{}", near(&park));
    let parks = table(2).owns(0, &["technology-park-1"]).owns(1, &["technology-park-2"]).play();
    assert_eq!(near(&parks), "nobody is ahead", "near, and all alike");
}

#[test]
fn n33_the_biobot_decided_it() {
    let mut game = table(3)
        .owns(0, &["technology-park-1"])
        .workers(0, 4)
        .crew("technology-park-1", 4)
        .goods(0, [0, 0, 2, 2])
        .begin(0);
    assert!(game.game.decided().is_empty());
    game.does(0, json!({"do": "run", "asset": "technology-park-1"}));
    let decided: Vec<String> = game.game.decided().iter().map(said).collect();
    assert_eq!(decided, ["seat 0 made the first BIObot"]);
}
