//! Where the rulebook can be read in two ways: each reading as an option of the table.

use std::collections::BTreeMap;

use crate::common::{Bench, ORANGE, RED, Scene, VIOLET, seat};
use kontor_engine::{Game, OptionValue, Setup, Viewer};
use kontor_reverse_monopoly::ReverseMonopoly;
use kontor_reverse_monopoly::data::Family;
use serde_json::json;

fn by_use(seats: usize) -> Scene {
    Scene::new(seats, &[("tripling", "use")])
}

#[test]
fn v20_by_use_an_escape_that_is_only_held_triples_nothing() {
    let table = by_use(3).owns(1, &["kgb-headquarters", "kiev-station"]).play();
    assert_eq!(table.game.factor(seat(1), Family::Red), 1);
}

#[test]
fn v20_by_use_the_owner_may_spend_an_escape_before_the_rent_is_thrown() {
    let rolled = || {
        let mut table = by_use(3).owns(1, &["tass", "izvestia", "kiev-station"]).play();
        table.rolls(35).kgb_idles();
        table
    };
    let mut table = rolled();
    let purpose = json!({"for": "triple", "factor": 2});
    assert_eq!(table.moment(), json!({"is": "escape", "seat": 1, "purpose": purpose}));
    table.refuses(0, json!({"do": "decline"}), "V21", &["decides on an Escape, not you"]);
    table.card(1, "spend_escape", "kiev-station");
    assert_eq!(table.told(), ["B spends the Escape 27 Kiev Station to triple the rent"]);
    assert_eq!(table.owner("kiev-station"), None, "it goes back to the stack");
    assert_eq!(table.moment()["factor"], 3);
    table.throws(4);
    assert_eq!(table.purses(), [23, 47, 35], "4 × 3");

    let mut table = rolled();
    table.says(1, "decline").throws(4);
    assert_eq!(table.purses(), [27, 43, 35], "4 × 2");
    assert_eq!(table.owner("kiev-station"), Some(1));
}

#[test]
fn v20_by_use_it_triples_one_rent_only() {
    let mut table = by_use(3).owns(1, &["tass", "kiev-station"]).play();
    table.rolls(35).kgb_idles().card(1, "spend_escape", "kiev-station").throws(2);
    assert_eq!(table.purses(), [29, 41, 35]);
    table.rolls(12).kgb_idles().all_pass();
    assert_eq!(table.auctioneer(), 2);
    table.rolls(35).kgb_idles();
    assert_eq!((table.waits_for().as_str(), table.moment()["factor"].clone()), ("rent", json!(1)));
}

#[test]
fn v20_by_use_nobody_is_asked_where_three_cards_triple_already() {
    let cards = [&RED[..3], &["kiev-station"]].concat();
    let mut table = by_use(3).owns(1, &cards).play();
    table.rolls(55).draws("bread-subsidy").kgb_idles();
    assert_eq!((table.waits_for().as_str(), table.moment()["factor"].clone()), ("rent", json!(3)));
}

/// Holding an Escape still counts towards the win, whatever it takes to triple a rent.
#[test]
fn v28_by_use_one_of_the_three_may_still_be_a_card_with_an_escape() {
    let cards = [&RED[..3], &ORANGE, &["gum"]].concat();
    let mut table = by_use(3).owns(0, &cards).play();
    table.rolls(41);
    assert!(table.is_over());
}

#[test]
fn v23_any_escape_of_the_holder_may_be_taken_by_choice_where_the_table_says_so() {
    let held = ["kiev-station", "kazan-station"];
    let any = Scene::new(4, &[("stolen-escape", "any")]);
    let scene = any.owns(1, &held).owns(2, &["paveletsky-station"]);
    let mut table = scene.car_before(27, 7).play();
    table.rolls(72).kgb_to(27);
    let moment = table.moment();
    assert_eq!((&moment["is"], &moment["seat"]), (&json!("choose_escape"), &json!(3)));
    assert_eq!(moment["from"], 1);
    assert_eq!(moment["cards"], json!(["kiev-station", "kazan-station"]));
    let take = |card: &str| json!({"do": "take_escape", "card": card});
    let words = ["is no Escape of B"];
    table.refuses(3, take("paveletsky-station"), "V23", &words);
    table.refuses(3, take("leningrad-station"), "V23", &words);
    table.card(3, "take_escape", "kazan-station");
    let taken = json!({"event": "escape_taken", "seat": 3, "card": "kazan-station", "from": 1,
        "by_kgb": true});
    assert_eq!(table.events()[0], taken);
    assert_eq!((table.owner("kazan-station"), table.owner("kiev-station")), (Some(3), Some(1)));
}

#[test]
fn v23_the_only_escape_of_the_holder_is_taken_without_a_choice() {
    let any = Scene::new(4, &[("stolen-escape", "any")]);
    let mut table = any.owns(1, &["kiev-station"]).car_before(27, 7).play();
    table.rolls(72).kgb_to(27);
    assert_eq!(table.owner("kiev-station"), Some(3));
    assert_eq!(table.waits_for(), "auction");
}

#[test]
fn v23_the_escape_of_the_square_is_taken() {
    let held = ["kiev-station", "kazan-station"];
    let mut table = crate::common::scene(4).owns(1, &held).car_before(27, 7).play();
    table.rolls(72).kgb_to(27);
    assert_eq!((table.owner("kazan-station"), table.owner("kiev-station")), (Some(1), Some(3)));
}

fn wealth_with(value: &str) -> (Vec<i64>, Vec<u8>) {
    let mut table = Scene::new(3, &[("escapes-appraised", value)])
        .old_bank(0)
        .cash(0, 20)
        .cash(2, 25)
        .owns(0, &["moscow-news"])
        .owns(2, &["kiev-station"])
        .play();
    table.rolls(62).kgb_idles().buys(1, 35);
    let wealth = table.standing().wealth.iter().map(|wealth| wealth.unwrap().units()).collect();
    (wealth, table.places())
}

#[test]
fn v29_an_escape_counts_nothing_unless_the_table_says_5() {
    assert_eq!(wealth_with("0"), (vec![25, 15, 25], vec![1, 3, 1]));
    assert_eq!(wealth_with("5"), (vec![25, 15, 30], vec![2, 3, 1]));
    let table = crate::common::scene(3).owns(2, &["kiev-station", "kazan-station", "gum"]).play();
    let view = table.view(Viewer::Spectator);
    assert_eq!(view["players"][2]["appraised"], 15, "GUM alone");
}

/// No bid above cash, a lost turn at the KGB's wheel, who gets the price of a forced sale, the two orange cards, and
/// what an Escape counts.
#[test]
fn v16_v25_v27_v28_v29_what_we_decided_is_marked_in_the_rules() {
    let decided = ["V16", "V25", "V27", "V28", "V29"];
    kontor_contract::are_marked_as_readings::<ReverseMonopoly>(&decided);
}

/// What everybody played before there was a choice, unless a table says otherwise; what the booklet leaves
/// to the table, or says so that it can be read either way, is open.
#[test]
fn the_first_readings_are_the_default() {
    let info = ReverseMonopoly::info();
    let standard = Setup::standard(info, 3).unwrap();
    assert!(standard.is_printed(info));
    for (option, first) in
        [("tripling", "possession"), ("stolen-escape", "that-one"), ("escapes-appraised", "0")]
    {
        assert_eq!(standard.word(option), first);
    }
    let with = |id: &str, value: OptionValue| {
        let chosen = BTreeMap::from([(id.to_string(), value)]);
        Setup::new(info, None, 3, &chosen).unwrap().is_printed(info)
    };
    assert!(with("deal", OptionValue::Flag(false)), "the booklet calls the deal optional");
    assert!(!with("turns", OptionValue::Number(40)), "it knows no end by turns");
    assert!(with("stolen-escape", OptionValue::Word("any".into())), "\"ANY ESCAPE from holder\"");
    assert!(with("escapes-appraised", OptionValue::Word("5".into())), "\"ESCAPE Properties\"");
    assert!(!with("tripling", OptionValue::Word("use".into())), "\"possession … triples\"");
}

/// What was begun by the rules of version 1 is played by one reading alone.
#[test]
fn older_tables_know_the_first_readings_only() {
    let info = ReverseMonopoly::info();
    let under = |rules: u32, option: &str, value: &str| {
        let chosen = BTreeMap::from([(option.to_string(), OptionValue::Word(value.to_string()))]);
        Setup::under(info, rules, None, 3, &chosen).is_ok()
    };
    for (option, first, other) in [
        ("tripling", "possession", "use"),
        ("stolen-escape", "that-one", "any"),
        ("escapes-appraised", "0", "5"),
    ] {
        assert!(under(1, option, first) && !under(1, option, other), "{option}");
        assert!(under(2, option, first) && under(2, option, other), "{option}");
    }
}

/// Seat 0 owes seat 1 a rent of 8 and has 3.
fn in_debt(scene: Scene) -> Bench {
    let mut table = scene.owns(1, &["tass", "izvestia"]).cash(0, 3).play();
    table.rolls(36).kgb_idles().throws(4);
    table
}

#[test]
fn v27_what_nobody_wants_is_not_called_nothing() {
    let mut table = in_debt(crate::common::scene(3).owns(0, &["gum"]));
    table.all_pass();
    let told = table.told();
    let dropped =
        told.iter().find(|line| line.contains("is dropped")).expect("the rest is dropped");
    assert!(dropped.starts_with("Nobody wants what A has left ("), "{dropped}");
    assert!(dropped.contains("GUM"), "{dropped}");

    let table = in_debt(crate::common::scene(3));
    let told = table.told();
    assert!(told.iter().any(|line| line.starts_with("A has nothing left to sell")), "{told:?}");
}

#[test]
fn v16_v27_an_auction_says_who_sells_and_who_has_passed() {
    let mut table = in_debt(crate::common::scene(4).owns(0, &["gum", "circus"]));
    table.card(0, "sell", "circus").bids(1, 2).says(2, "pass");
    let asked = crate::common::asked(&table.game, 3);
    assert!(asked.contains(" of A, ") && asked.contains("; B bids 2"), "{asked}");
    assert!(asked.contains("; passed: C."), "{asked}");
    let shown = crate::common::shown(&table.game, 3);
    let headline = shown.lines().next().expect("a headline");
    assert!(headline.contains("A sells 49 Circus"), "{headline}");
    assert!(headline.ends_with("; passed: C"), "{headline}");
}

#[test]
fn v28_the_end_names_the_families_and_the_escape_that_won() {
    let cards = [&RED[..3], &ORANGE, &VIOLET[1..3]].concat();
    let mut table = crate::common::scene(3).owns(1, &cards).play();
    table.rolls(49).kgb_idles().buys(1, 1);
    let families = json!(["orange", "red", "violet"]);
    assert_eq!(table.moment()["triples"], json!({"families": families}));
    assert_eq!(
        table.told().last().expect("the end is told"),
        "The game is over: B has three tripled families: orange (Airports), red (Power), violet (Stages)"
    );

    let cards = [&RED[..3], &ORANGE, &VIOLET[1..3], &["gum"]].concat();
    let mut table = crate::common::scene(3).owns(0, &cards).play();
    table.rolls(41);
    let wild = json!({"family": "violet", "escape": "belorussky-station"});
    assert_eq!(table.moment()["triples"]["wild"], wild, "of those begun, the one with most cards");
    let end = table.told().last().expect("the end is told").clone();
    assert!(
        end.ends_with("and with the Escape 41 Belorussky Station also violet (Stages)"),
        "{end}"
    );
}

#[test]
fn v28_v29_v30_what_is_done_after_the_end_is_refused_by_the_rule_that_ended_it() {
    let pass = json!({"do": "pass"});
    let cards = [&RED[..3], &ORANGE, &["gum"]].concat();
    let mut table = crate::common::scene(3).owns(0, &cards).play();
    table.rolls(41);
    table.refuses(1, pass.clone(), "V28", &["the game is over: A has three tripled families"]);

    let mut table = crate::common::scene(3).old_bank(2).play();
    table.rolls(58).kgb_idles().buys(1, 10);
    table.refuses(1, pass.clone(), "V29", &["the game is over: the Old Commie Bank is broke"]);

    let mut table = Bench::fresh(3, &[("deal", "no"), ("turns", "1")]);
    table.rolls(91).rolls(11).rolls(12);
    table.rolls(34).kgb_idles().all_pass();
    table.refuses(1, pass, "V30", &["the game is over: the agreed turns were played"]);
}

#[test]
fn v16_bidders_are_asked_clockwise_from_the_auctioneers_left() {
    use kontor_engine::Listed;
    let mut table = crate::common::scene(4).auctioneer(1).play();
    table.rolls(54).kgb_idles();
    let asked = |table: &Bench| table.game.asked_first().expect("somebody is asked").index();
    let mut order = Vec::new();
    for word in ["pass", "bid", "pass", "bid", "pass", "pass", "pass"] {
        let who = asked(&table);
        order.push(who);
        match word {
            "bid" => table.bids(who, order.len() as i64),
            word => table.says(who, word),
        };
    }
    assert_eq!(order, [2, 3, 0, 1, 2, 3, 0]);
    assert_eq!(table.owner("foreign-ministry"), Some(1));
}
