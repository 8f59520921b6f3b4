//! What changed with version 2 of the rules, and the readings that a table can choose.

use std::collections::BTreeMap;

use crate::common::{Bench, Scene, offer, seat, table};
use kontor_engine::{Game, OptionValue, Setup, Viewer};
use kontor_nano::Nano;
use kontor_nano::data::Resource;
use serde_json::json;

/// What can be read in two ways: the option, what was played before there was a choice, and what else can be.
const READINGS: [(&str, &str, &str); 7] = [
    ("decks", "face-down", "face-up"),
    ("strikes", "by-themselves", "called"),
    ("arrest", "by-themselves", "asked"),
    ("frontier", "entering", "staying"),
    ("contracts", "once", "freely"),
    ("train", "untaxed", "taxed"),
    ("prices", "each-purchase", "new-enterprise"),
];

fn with(option: &str, value: &str) -> Scene {
    Scene::new(2, &[(option, value)])
}

/// Seat 1 owns steel plant 1 (b4) with two workers and has four more; seat 0 supplies it, and in the
/// owner's move is arrested there.
fn raider_arrested(scene: Scene) -> Bench {
    let mut game = scene
        .owns(1, &["steel-plant-1", "mine-1"])
        .workers(1, 6)
        .crew("steel-plant-1", 2)
        .fitted(1, "lean-steel-1", "steel-plant-1")
        .at(0, "b4")
        .at(1, "b2")
        .goods(0, [0, 2, 0, 0])
        .stage("investment")
        .play();
    game.says(0, "raid").says(0, "supply").says(0, "plan");
    assert_eq!(game.of(1, "due"), 4, "two of six are paid by the raider");
    game.goes(1, "b4");
    game
}

#[test]
fn n17_n31_what_a_raider_pays_ends_with_the_workers_of_that_asset() {
    let dismissal = json!({"do": "dismiss", "workers": ["steel-plant-1", "steel-plant-1"]});
    let mut game = raider_arrested(table(2));
    game.does(1, dismissal.clone());
    assert_eq!(game.of(1, "due"), 4, "the four others were paid by nobody");
    game.says(1, "pay_salary");
    assert_eq!(game.cash(1), 146);

    let mut old = raider_arrested(Scene::of_version_1(2));
    old.does(1, dismissal);
    assert_eq!(old.of(1, "due"), 2, "as it was by the first version");
}

#[test]
fn n30_who_is_dismissed_elsewhere_leaves_the_raiders_pay_alone() {
    let mut game = raider_arrested(table(2));
    game.does(1, json!({"do": "dismiss", "workers": ["off", "off", "off"]}));
    assert_eq!(game.of(1, "due"), 1);
    game.does(1, json!({"do": "dismiss", "workers": ["steel-plant-1", "off"]}));
    assert_eq!(game.of(1, "due"), 0, "one is left, whom the raider has paid");
}

#[test]
fn n30_workers_of_a_sold_asset_stay_paid() {
    let mut game = raider_arrested(table(2));
    game.does(1, json!({"do": "sell_asset", "asset": "steel-plant-1"}));
    assert_eq!(game.of(1, "due"), 4, "two of six are still paid");
    game.does(1, json!({"do": "dismiss", "workers": ["off", "off", "off", "off", "off"]}));
    assert_eq!(game.of(1, "due"), 0);
}

#[test]
fn n29_n30_money_on_an_assets_card_is_an_account_with_a_name() {
    let info = Nano::info();
    assert_eq!(info.banks.len(), 2);
    assert_ne!(info.banks[0], info.banks[1]);
    let mut game = table(2)
        .owns(1, &["mine-1"])
        .workers(1, 2)
        .crew("mine-1", 2)
        .at(0, "c6")
        .stage("investment")
        .play();
    game.says(0, "raid").says(0, "supply");
    assert_eq!(game.accounts(), [("seat 0".into(), "the raided asset’s card".into(), 2)]);
    game.says(0, "plan");
    let to_bank = ("the raided asset’s card".into(), "the bank".into(), 2);
    assert_eq!(game.accounts(), [to_bank]);
}

fn arrested(scene: Scene) -> Bench {
    let scene = scene.arrested(0, 2).owns(0, &["mine-1"]).owns(1, &["mine-2"]);
    scene.crew("mine-1", 2).begin(0)
}

#[test]
fn n19_n32_workers_are_dismissed_under_arrest_too() {
    let mut game = arrested(table(2));
    assert_eq!(game.stage(), "sentence", "though no price is to be set");
    assert_eq!(game.of(0, "due"), 3);
    game.does(0, json!({"do": "dismiss", "workers": ["off"]}));
    assert_eq!(game.of(0, "due"), 2);
    assert_eq!(game.follows(0, "end_move"), "salaries of 2\u{202f}nAn are paid");
    game.says(0, "end_move");
    assert_eq!((game.cash(0), game.of(0, "sentence")), (148, json!(1)));

    let old = arrested(Scene::of_version_1(2));
    assert_eq!((old.on_turn(), old.cash(0)), (1, 147), "the first version asked nothing");
}

#[test]
fn n19_n32_also_while_something_could_run() {
    let mut game = table(2)
        .arrested(0, 2)
        .owns(0, &["steel-plant-1"])
        .crew("steel-plant-1", 3)
        .goods(0, [0, 2, 0, 0])
        .begin(0);
    assert_eq!(game.stage(), "production");
    game.does(0, json!({"do": "dismiss", "workers": ["steel-plant-1"]}));
    assert_eq!(game.stage(), "sentence", "two are too few to run it");
}

#[test]
fn n19_also_while_a_tax_is_owed() {
    let owing = |scene: Scene| {
        let mut game =
            scene.at(0, "e5").owns(0, &["mine-1", "mine-2"]).crew("mine-1", 2).cash(0, 1).play();
        game.crosses(0, "e4", "pit-tax-1");
        assert_eq!(game.stage(), "debt");
        game
    };
    let dismissal = || json!({"do": "dismiss", "workers": ["mine-1"]});
    let mut game = owing(table(2));
    assert!(game.may(0, "dismiss"));
    game.does(0, dismissal());
    assert_eq!((game.stage(), game.of(0, "workers")), ("debt".into(), json!(2)));
    assert_eq!(game.cash(0), 1, "it brings nothing towards the tax");

    let old = owing(Scene::of_version_1(2));
    assert!(!old.may(0, "dismiss"));
    assert!(old.refuses(0, dismissal()).starts_with("N27: you owe "), "as it was by the first");
}

#[test]
fn n32_salaries_under_arrest_are_paid_by_themselves_unless_the_table_wants_to_be_asked() {
    let by_itself = arrested(table(2));
    let refusal = by_itself.refuses_to(0, "pay_salary");
    assert_eq!(refusal, "N17: this is not asked for: you are under arrest");

    let mut game = arrested(Scene::new(2, &[("arrest", "asked"), ("strikes", "called")]));
    assert!(game.may(0, "pay_salary"));
    assert_eq!(game.follows(0, "end_move"), "salaries of 3\u{202f}nAn stay unpaid");
    game.says(0, "pay_salary").says(0, "end_move");
    assert_eq!((game.cash(0), game.of(0, "striking")), (147, json!(false)));
    game.goes(1, "e8").ends_move(1);
    game.says(0, "end_move");
    assert_eq!((game.cash(0), game.of(0, "unpaid")), (147, json!(true)), "they were not paid");
    game.does(1, json!({"do": "call_strike", "owner": 0}));
    assert_eq!(game.of(0, "striking"), true);
}

#[test]
fn n14_who_stays_on_a_frontier_post_draws_where_the_table_wants_it_so() {
    let mut game = with("frontier", "staying").at(0, "e4").play();
    let stay = game.choices(0).into_iter().find(|choice| choice["action"]["hex"] == "e4");
    let stay = stay.expect("staying is a choice");
    assert!(stay["label"].as_str().unwrap().starts_with("Stay and draw a card: "), "{stay}");
    game.goes(0, "e4");
    assert_eq!(game.stage(), "card");
    game.chance(json!({"is": "card", "card": "pit-tax-1"}));
    assert_eq!(game.stage(), "investment");

    let mut elsewhere = with("frontier", "staying").at(0, "e4").play();
    elsewhere.goes(0, "e3");
    assert_eq!(elsewhere.stage(), "investment", "leaving a post draws none");
    let mut open = with("frontier", "staying").at(0, "e7").play();
    open.goes(0, "e7");
    assert_eq!(open.stage(), "investment", "nor does staying where there is none");
    let mut entering = table(2).at(0, "e4").play();
    entering.goes(0, "e4");
    assert_eq!(entering.stage(), "investment", "nothing was entered");
}

/// Seat 0 owns a mine with two workers and goes on to planning without paying them; a strike is called.
fn unpaid() -> Bench {
    let mut game = with("strikes", "called").owns(0, &["mine-1"]).crew("mine-1", 2).play();
    game.goes(0, "e7").says(0, "plan");
    game
}

#[test]
fn n18_a_strike_is_called_by_a_competitor_where_the_table_wants_it_so() {
    let mut game = unpaid();
    assert_eq!((game.of(0, "striking"), game.of(0, "unpaid")), (json!(false), json!(true)));
    let own = game.refuses(0, json!({"do": "call_strike", "owner": 0}));
    assert_eq!(own, "N18: the workers of this player cannot be called out now");
    game.says(0, "end_move");
    game.does(1, json!({"do": "call_strike", "owner": 0}));
    assert_eq!(game.told()[0], "P1: calls out the unpaid workers of P0.");
    assert_eq!(game.of(0, "striking"), true);
    let again = game.refuses(1, json!({"do": "call_strike", "owner": 0}));
    assert_eq!(again, "N18: the workers of this player cannot be called out now");
    game.goes(1, "e8").ends_move(1);
    assert_eq!(game.goods(0), json!([0, 0, 0, 0]), "nothing is made");
    game.goes(0, "e7").says(0, "plan");
    assert_eq!(game.of(0, "striking"), true, "a strike goes on until it is paid");
}

#[test]
fn n18_what_nobody_notices_until_the_next_move_has_no_strike() {
    let mut game = unpaid();
    game.says(0, "end_move").goes(1, "e8").ends_move(1);
    assert_eq!(game.goods(0), json!([1, 0, 0, 0]), "the mine makes its coal");
    assert_eq!(game.of(0, "unpaid"), json!(null), "it is too late to call them out");
    let mut paid = with("strikes", "called").owns(0, &["mine-1"]).crew("mine-1", 2).play();
    paid.goes(0, "e7").ends_move(0);
    assert!(!paid.may(1, "call_strike"));
}

#[test]
fn n18_under_arrest_a_strike_is_called_too() {
    let mut game = with("strikes", "called")
        .owns(0, &["mine-1", "mine-3"])
        .owns(1, &["mine-2"])
        .crew("mine-1", 2)
        .arrested(1, 2)
        .workers(1, 0)
        .play();
    game.goes(0, "e7").says(0, "plan").says(0, "end_move");
    assert_eq!((game.stage(), game.on_turn()), ("sentence".into(), 1));
    game.does(1, json!({"do": "call_strike", "owner": 0})).says(1, "end_move");
    assert_eq!(game.of(0, "striking"), true);
}

#[test]
fn n22_a_contract_is_sold_once_unless_the_table_says_freely() {
    let sold = |contracts: &str| {
        let mut game =
            Scene::new(3, &[("contracts", contracts)]).contract(0, "winter-coal", 1).play();
        game.does(0, offer(1, (0, &["winter-coal"], &[]), (5, &[], &[]))).says(1, "accept");
        game.goes(0, "e7").ends_move(0);
        game
    };
    let on = || offer(2, (0, &["winter-coal"], &[]), (9, &[], &[]));
    let once = sold("once").refuses(1, on());
    assert_eq!(once, "N22: seat 1 cannot sell the contract Coal for the winter");
    let mut freely = sold("freely");
    assert_eq!(freely.of(1, "contracts")[0]["sellable"], true);
    freely.does(1, on()).says(2, "accept");
    assert_eq!(freely.of(2, "contracts")[0]["moves"], 2);
}

#[test]
fn n25_the_train_is_not_taxed_unless_the_table_says_so() {
    let tax = |scene: Scene| {
        let mut game = scene.at(0, "e5").transports(0, [1, 0]).play();
        game.crosses(0, "e4", "road-tax-1");
        150 - game.cash(0)
    };
    assert_eq!(tax(table(2)), 5, "the electric vehicle alone");
    assert_eq!(tax(with("train", "taxed")), 10, "the train and the electric vehicle");
}

#[test]
fn n7_a_price_falls_at_each_purchase_unless_the_table_says_for_a_new_enterprise_alone() {
    let coal = |scene: Scene| {
        let mut game = scene.cash(0, 300).at(0, "c6").stage("investment").play();
        game.says(0, "buy_asset").does(0, json!({"do": "sell_asset", "asset": "mine-1"}));
        game.says(0, "buy_asset");
        game.price(Resource::Coal)
    };
    assert_eq!(coal(table(2)), 14, "each purchase takes a point");
    assert_eq!(coal(with("prices", "new-enterprise")), 15, "the mine was there before");
}

fn face_up() -> Scene {
    with("decks", "face-up").open("pit-tax-1", ["solo-mine-1", "nano-cell-1"])
}

#[test]
fn n1_decks_that_lie_face_up_are_set_out_before_the_first_player_is_drawn() {
    let mut game = Bench::fresh(2, &[("decks", "face-up")]);
    game.chance(json!({"is": "card", "card": "pit-tax-1"}));
    game.shows("solo-mine-1").shows("nano-cell-1");
    game.chance(json!({"is": "first", "seat": 0}));
    let open = json!({"card": "pit-tax-1", "technologies": ["solo-mine-1", "nano-cell-1"]});
    let viewers = [Viewer::Spectator, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))];
    for viewer in viewers {
        assert_eq!(game.view_of(viewer)["decks"]["open"], open);
    }
    assert_eq!(table(2).play().view()["decks"].get("open"), None, "nobody sees it else");
    assert!(game.shown().contains("On top of the action cards: “Pit tax”"), "{}", game.shown());
}

#[test]
fn n14_the_open_action_card_is_drawn_and_the_next_turned_up() {
    let mut game = face_up().owns(0, &["mine-1"]).at(0, "e5").play();
    game.does(0, json!({"do": "move", "hex": "e4", "crossing": true}));
    assert_eq!(game.stage(), "card");
    game.chance(json!({"is": "card", "card": "great-order"}));
    assert_eq!(game.cash(0), 149, "the tax that lay on top");
    assert_eq!(game.view()["decks"]["open"]["card"], "great-order");
    assert_eq!(game.view()["decks"]["actions"], 49);
    assert_eq!(game.stage(), "investment");
}

#[test]
fn n15_everybody_sees_what_a_visitor_takes_from_an_open_deck() {
    let mut game = face_up().at(0, "d8").play();
    game.goes(0, "d8").shows("twin-mine-1").shows("solo-digger-2");
    assert_eq!(game.stage(), "investment");
    let seen = json!(["solo-mine-1", "twin-mine-1"]);
    assert_eq!(game.view_of(Viewer::Seat(seat(1)))["seen"], seen);
    assert_eq!(game.view()["decks"]["open"]["technologies"][0], "solo-digger-2");
    game.does(0, json!({"do": "buy_technology", "technology": "twin-mine-1"}));
    assert_eq!(game.view()["decks"]["thrown"], json!([1, 0]));
}

#[test]
fn n15_an_open_deck_that_is_used_up_is_reshuffled() {
    let mut game = face_up().at(0, "d8").university(0, &["solo-mine-1"]).play();
    game.goes(0, "d8");
    assert_eq!(game.stage(), "study", "the next comes from what was thrown away");
    game.shows("twin-mine-3").shows("twin-mine-2").says(0, "plan");
    assert_eq!(game.view()["decks"]["thrown"], json!([2, 0]));
    assert_eq!(game.view()["decks"]["open"]["technologies"][0], "twin-mine-2");
}

#[test]
fn n19_nothing_for_nothing_is_no_offer() {
    let nothing = || offer(1, (0, &[], &[]), (0, &[], &[]));
    let mut game = table(2).play();
    let refusal = game.refuses(0, nothing());
    assert!(refusal.starts_with("N19: nothing for nothing is no offer"), "{refusal}");
    game.does(0, offer(1, (5, &[], &[]), (0, &[], &[])));
    let empty = json!({"do": "counter", "give_cash": 0, "give_goods": [], "give_property": [],
        "get_cash": 0, "get_goods": [], "get_property": []});
    assert!(game.refuses(1, empty).starts_with("N19: nothing for nothing is no offer"));

    let poor = table(2).cash(0, 0).cash(1, 0).play();
    assert!(!poor.may(0, "offer"), "who have nothing between them have nothing to trade");
    assert!(poor.refuses(0, nothing()).starts_with("N19"));

    let mut old = Scene::of_version_1(2).play();
    old.does(0, nothing()).says(1, "decline");
}

#[test]
fn n29_raided_assets_say_whether_they_are_supplied_or_sabotaged() {
    let scene = || {
        table(2)
            .owns(1, &["steel-plant-1"])
            .workers(1, 2)
            .crew("steel-plant-1", 2)
            .fitted(1, "lean-steel-1", "steel-plant-1")
            .at(0, "b4")
            .at(1, "b2")
            .goods(0, [0, 2, 0, 0])
            .stage("investment")
    };
    let to_the_raider = |game: &Bench| {
        let choices = game.choices(1);
        let choice = choices.into_iter().find(|choice| choice["action"]["hex"] == "b4");
        choice.expect("the owner can go there")["label"].clone()
    };
    let mut sabotaged = scene().play();
    sabotaged.says(0, "raid");
    let shown = sabotaged.shown();
    assert!(shown.contains("raided by P0, sabotaged"), "{shown}");
    sabotaged.says(0, "plan");
    let label = to_the_raider(&sabotaged);
    assert_eq!(label, "Go to Steel plant 1, yours, sabotaged by seat 0: arrest the raider");
    let mut supplied = scene().play();
    supplied.says(0, "raid").says(0, "supply");
    assert!(supplied.shown().contains("raided by P0, supplied"), "{}", supplied.shown());
}

#[test]
fn n21_the_terminal_says_which_transports_are_owned() {
    let game = table(2).transports(1, [2, 1]).play();
    let shown = game.shown();
    assert!(shown.contains("owns 2 electric vehicles, 1 quadcopter"), "{shown}");
    assert_eq!(shown.matches("owns ").count(), 1, "{shown}");
}

#[test]
fn n16_who_stands_idle_is_said_before_the_move_ends() {
    let mut game = table(2).owns(0, &["mine-1"]).crew("mine-1", 1).play();
    game.goes(0, "e7").says(0, "pay_salary").says(0, "plan");
    assert_eq!(game.follows(0, "end_move"), "2 workers stand idle");
    game.does(0, json!({"do": "place", "workers": ["mine-1", "mine-1", "guard-mine-1"]}));
    assert_eq!(game.follows(0, "end_move"), json!(null));
}

/// What the booklet says in another way, or not at all, is said to be our decision.
#[test]
fn n18_n20_n22_n32_what_we_decided_is_marked_in_the_rules() {
    kontor_contract::are_marked_as_readings::<Nano>(&["N18", "N20", "N22", "N32"]);
}

/// What everybody played before there was a choice, unless a table says otherwise: the booklet can be read
/// either way, so that every table plays by it.
#[test]
fn the_first_readings_are_the_default() {
    let info = Nano::info();
    let standard = Setup::standard(info, 3).unwrap();
    assert!(standard.is_printed(info));
    let with = |id: &str, value: OptionValue| {
        let chosen = BTreeMap::from([(id.to_string(), value)]);
        Setup::new(info, None, 3, &chosen).unwrap().is_printed(info)
    };
    for (option, first, other) in READINGS {
        assert_eq!(standard.word(option), first);
        assert!(with(option, OptionValue::Word(other.into())), "{option} can be read as {other}");
    }
    for (option, value) in [("salary", 3), ("biobots", 2), ("rounds", 12)] {
        assert!(with(option, OptionValue::Number(value)), "{option} is left to the table");
    }
}

/// What was begun by the rules of version 1 is played by one reading alone.
#[test]
fn older_tables_know_the_first_readings_only() {
    let info = Nano::info();
    let under = |rules: u32, option: &str, value: &str| {
        let chosen = BTreeMap::from([(option.to_string(), OptionValue::Word(value.to_string()))]);
        Setup::under(info, rules, None, 3, &chosen).is_ok()
    };
    for (option, first, other) in READINGS {
        assert!(under(1, option, first) && !under(1, option, other), "{option}");
        assert!(under(2, option, first) && under(2, option, other), "{option}");
    }
}
