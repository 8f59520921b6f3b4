//! What a table can choose where the booklets can be read in two ways, and what is played unless it does.

use std::collections::BTreeMap;

use crate::common::{Bench, FOOD, Scene, THEATRES, boxed, of_first_rules, online, seat};
use crate::words::{board, labels};
use kontor_engine::any::AnyGame;
use kontor_engine::listing::Listing;
use kontor_engine::{Game, Listed, Names, OptionValue, Setup};
use kontor_kommersant::Kommersant;
use kontor_kommersant::board::Square;
use serde_json::{Value as Json, json};

fn with(option: &str, value: &str) -> Scene {
    Scene::new("online", 3, &[(option, value)])
}

fn vacant(to: usize, lot: &str, price: i64) -> Json {
    json!({ "do": "offer_vacant", "to": to, "lots": [lot], "price": price })
}

/// Who may do something while the game waits for others.
fn beside(table: &Bench) -> Vec<usize> {
    table.game.beside().iter().map(|seat| seat.index()).collect()
}

/// Seat 0 stands on the Grocery Store, which it has just declined.
fn declined(scene: Scene) -> Bench {
    let mut table = scene.at(0, "treatment").play();
    table.throws(0, &[2]).says(0, "decline");
    table
}

// K24: even building.

#[test]
fn k24_in_both_editions_a_group_is_raised_level_by_level() {
    for scene in [online(2), boxed(2)] {
        let mut table = scene.owns(0, &FOOD).play();
        table.refuses(0, json!({ "do": "build", "lot": "bakery" }), "K24", &[]);
        table.does(0, json!({ "do": "build_group", "group": "food_trade" }));
        assert!(FOOD.iter().all(|lot| table.stage(lot) == "office"));
        assert_eq!(table.cash(0), 250_000 - 20_000 - 24_000 - 26_000);
    }
}

#[test]
fn k24_a_table_of_the_first_rules_builds_lot_by_lot() {
    let mut table = Scene::of(of_first_rules("online", 2)).owns(0, &FOOD).play();
    table.lot(0, "build", "bakery");
    assert_eq!(
        (table.stage("bakery"), table.stage("grocery-store")),
        ("office".into(), "lot".into())
    );
}

// K22: doubling.

#[test]
fn k22_in_1991_a_full_group_doubles_every_stage_and_online_bare_lots() {
    let rent = |scene: Scene, stage: &str| {
        let scene = scene.owns(1, &FOOD).at(0, "treatment");
        let scene = if stage == "lot" { scene } else { scene.all_built(&FOOD, stage) };
        let mut table = scene.play();
        table.throws(0, &[2]);
        250_000 - table.cash(0)
    };
    let stages = ["lot", "office", "department"];
    assert_eq!(stages.map(|stage| rent(boxed(2), stage)), [8_000, 24_000, 100_000]);
    assert_eq!(stages.map(|stage| rent(online(2), stage)), [8_000, 12_000, 50_000]);
    let first = || Scene::of(of_first_rules("1991", 2));
    assert_eq!(stages.map(|stage| rent(first(), stage)), [8_000, 12_000, 50_000]);
}

// K31: vacant lots at any time of the own turn.

#[test]
fn k31_vacant_lots_are_offered_while_ones_own_auction_is_open() {
    let mut table = declined(online(3).owns(0, &["vacant-lot-1"]));
    assert_eq!((table.to_act(), beside(&table)), (vec![0, 1, 2], vec![]));
    table.bids(0, 30_000);
    assert_eq!((table.to_act(), beside(&table)), (vec![1, 2], vec![0]), "the leader may offer");
    table.does(0, vacant(1, "vacant-lot-1", 9_000));
    assert_eq!(table.to_act(), [1]);
    table.says(1, "accept");
    assert_eq!((table.owner("vacant-lot-1"), table.cash(0)), (Some(1), 259_000));
    table.says(1, "pass").says(2, "pass");
    assert_eq!((table.owner("grocery-store"), table.cash(0)), (Some(0), 229_000));
}

#[test]
fn k31_whoever_passed_in_their_own_auction_may_still_offer() {
    let mut table = declined(online(3).owns(0, &["vacant-lot-1"]));
    table.says(0, "pass").does(0, vacant(2, "vacant-lot-1", 9_000)).says(2, "decline");
    assert_eq!((table.to_act(), beside(&table)), (vec![1, 2], vec![0]));
}

#[test]
fn k31_vacant_lots_are_offered_while_the_banker_decides() {
    let mut table = boxed(3).on_turn(1).at(1, "treatment").owns(1, &["vacant-lot-1"]).play();
    table.throws(1, &[2]).says(1, "decline");
    assert_eq!((table.to_act(), beside(&table)), (vec![0], vec![1]));
    table.does(1, vacant(2, "vacant-lot-1", 9_000)).says(2, "accept");
    assert_eq!((table.to_act(), table.owner("vacant-lot-1")), (vec![0], Some(2)));
    table.says(0, "hold_auction");
}

#[test]
fn k31_vacant_lots_are_offered_while_another_owes_a_debt_in_ones_own_turn() {
    let owing = |scene: Scene| {
        let scene = scene.at(0, "vacant-lot-1").owns(0, &["vacant-lot-5"]);
        let mut table = scene.cash(1, 1_000).owns(1, &["market"]).play();
        table.throws(0, &[1]).card("anniversary");
        assert_eq!(table.to_act(), [1], "seat 1 lacks 9,000 of what it gives seat 0");
        table
    };
    let mut table = owing(online(3));
    assert_eq!(beside(&table), [0]);
    table.refuses(0, vacant(1, "vacant-lot-5", 1_001), "K27", &[1_000, 1_001]);
    table.does(0, vacant(2, "vacant-lot-5", 70_000)).says(2, "accept");
    assert_eq!((table.owner("vacant-lot-5"), table.cash(0)), (Some(2), 320_000));
    assert_eq!(table.to_act(), [1], "the debt is still open");
    table.lot(1, "sell_lot", "market");
    assert_eq!([0, 1, 2].map(|who| table.cash(who)), [340_000, 39_000, 170_000]);
    let first = owing(Scene::of(of_first_rules("online", 3)));
    assert!(beside(&first).is_empty());
    first.refuses(0, vacant(2, "vacant-lot-5", 70_000), "K36", &[]);
}

#[test]
fn k31_vacant_lots_are_offered_while_a_neighbour_whom_one_placed_decides() {
    let placed = |scene: Scene| {
        let mut table = scene.at(0, "vacant-lot-1").owns(0, &["vacant-lot-5"]).play();
        table.throws(0, &[1]).card("left-neighbour").names(0, "grocery-store");
        assert_eq!(table.to_act(), [1]);
        table
    };
    let mut table = placed(online(3));
    assert_eq!(beside(&table), [0]);
    table.does(0, vacant(2, "vacant-lot-5", 70_000)).says(2, "accept");
    assert_eq!((table.owner("vacant-lot-5"), table.cash(0)), (Some(2), 320_000));
    table.says(1, "buy");
    assert_eq!((table.owner("grocery-store"), table.to_act()), (Some(1), vec![1]));
    let first = placed(Scene::of(of_first_rules("online", 3)));
    assert!(beside(&first).is_empty());
    first.refuses(0, vacant(2, "vacant-lot-5", 70_000), "K2", &[]);
}

#[test]
fn k31_nobody_but_the_player_on_turn_offers_beside() {
    let table = declined(online(3).owns(1, &["vacant-lot-1"]));
    table.refuses(1, vacant(2, "vacant-lot-1", 9_000), "K31", &[]);
}

#[test]
fn k31_the_offers_of_a_turn_are_three_beside_the_auction_too() {
    let mut table = declined(online(3).owns(0, &["vacant-lot-1"]));
    table.bids(0, 30_000);
    for _ in 0..3 {
        table.does(0, vacant(1, "vacant-lot-1", 9_000)).says(1, "decline");
    }
    assert!(beside(&table).is_empty());
}

#[test]
fn k31_nobody_pays_for_a_vacant_lot_with_what_their_leading_bid_binds() {
    let mut table = declined(online(3).owns(0, &["vacant-lot-1"]).cash(1, 50_000));
    table.bids(1, 120_000);
    // 50,000 and 100,000 of credit, less the bid.
    table.refuses(0, vacant(1, "vacant-lot-1", 31_000), "K27", &[30_000, 31_000]);
    table.does(0, vacant(1, "vacant-lot-1", 30_000)).says(1, "accept");
    table.says(0, "pass").says(2, "pass");
    assert_eq!((table.owner("grocery-store"), table.cash(1)), (Some(1), 0));
}

#[test]
fn k31_by_the_first_rules_only_who_is_asked_offers_vacant_lots() {
    let mut table = declined(Scene::of(of_first_rules("online", 3)).owns(0, &["vacant-lot-1"]));
    table.refuses(0, vacant(1, "vacant-lot-1", 9_000), "K31", &[]);
    table.bids(0, 30_000);
    assert!(beside(&table).is_empty());
}

// K33: loans for any purchase of property.

fn purchase(to: usize, lot: &str, price: i64) -> Json {
    json!({ "do": "offer_purchase", "to": to, "lots": [lot], "price": price })
}

fn sale(to: usize, lot: &str, price: i64) -> Json {
    json!({ "do": "offer_sale", "to": to, "lots": [lot], "price": price })
}

#[test]
fn k33_property_of_another_player_is_bought_with_a_loan() {
    let mut table = online(2).cash(0, 10_500).owns(1, &["bakery"]).play();
    table.does(0, purchase(1, "bakery", 40_000)).says(1, "accept");
    assert_eq!((table.owner("bakery"), table.cash(0), table.cash(1)), (Some(0), 500, 290_000));
    assert_eq!(table.borrowed(0), [0, 0, 30]);
}

#[test]
fn k33_property_is_offered_to_who_has_to_borrow_for_it_and_another_price_may_be_named() {
    let mut table = online(2).owns(0, &["bakery"]).cash(1, 5_000).play();
    table.does(0, sale(1, "bakery", 60_000));
    table.does(1, json!({ "do": "counter_price", "price": 45_000 })).says(0, "accept");
    assert_eq!((table.owner("bakery"), table.cash(0), table.cash(1)), (Some(1), 295_000, 0));
    assert_eq!(table.borrowed(1), [0, 0, 40]);
}

#[test]
fn k33_the_seller_may_ask_another_price_of_who_borrows() {
    let mut table = online(2).cash(0, 10_000).owns(1, &["bakery"]).play();
    table.does(0, purchase(1, "bakery", 40_000));
    table.refuses(1, json!({ "do": "counter_price", "price": 110_001 }), "K27", &[110_000]);
    table.does(1, json!({ "do": "counter_price", "price": 110_000 })).says(0, "accept");
    assert_eq!((table.cash(0), table.borrowed(0)), (0, [0, 0, 100]));
}

#[test]
fn k33_vacant_lots_are_bought_with_a_loan_too() {
    let mut table = declined(online(3).owns(0, &["vacant-lot-1"]).cash(1, 1_000));
    table.does(0, vacant(1, "vacant-lot-1", 20_000)).says(1, "accept");
    assert_eq!((table.owner("vacant-lot-1"), table.borrowed(1)), (Some(1), [0, 0, 19]));
}

#[test]
fn k33_no_more_is_lent_for_a_players_property_than_for_the_banks() {
    let mut table = online(2).cash(0, 10_000).loan(0, 80_000, 3).owns(1, &["bakery"]).play();
    table.refuses(0, purchase(1, "bakery", 30_001), "K27", &[30_000, 30_001]);
    table.does(0, purchase(1, "bakery", 30_000));
    let full = online(2).loan(0, 100_000, 3).owns(1, &["bakery"]).play();
    full.refuses(0, purchase(1, "bakery", 1_000), "K33", &[]);
}

#[test]
fn k33_who_buys_or_sells_at_a_price_names_a_lot() {
    let table = online(2).owns(0, &["kiosk"]).owns(1, &["bakery"]).play();
    for offer in ["offer_purchase", "offer_sale"] {
        let nothing = json!({ "do": offer, "to": 1, "lots": [], "price": 40_000 });
        table.refuses(0, nothing.clone(), "K27", &[]);
        assert_eq!(table.refused(0, &nothing).reason().id, "refused-no-lot-named");
    }
}

#[test]
fn k33_where_the_bank_lends_for_its_own_sales_alone_players_pay_cash() {
    let table = with("lending", "bank").cash(0, 10_000).owns(1, &["bakery"]).play();
    table.refuses(0, purchase(1, "bakery", 40_000), "K33", &[]);
    table.refuses(0, sale(1, "bakery", 40_000), "K33", &[]);
    let first = Scene::of(of_first_rules("1991", 2)).cash(0, 10_000).owns(1, &["bakery"]).play();
    first.refuses(0, purchase(1, "bakery", 40_000), "K33", &[]);
}

#[test]
fn k36_who_owes_a_debt_gets_no_loan_for_a_players_vacant_lot() {
    let scene = online(2).owns(0, &["vacant-lot-1"]).owns(0, &THEATRES).owns(1, &["bakery"]);
    let mut table = scene.on_turn(1).at(1, "treatment").cash(1, 3_000).play();
    // Seat 1 owes 25,000 on the Fine square, in its own turn; seat 0 is not on turn.
    table.throws(1, &[6]);
    assert_eq!(table.to_act(), [1]);
    assert!(beside(&table).is_empty());
    table.refuses(0, vacant(1, "vacant-lot-1", 1_000), "K36", &[]);
    table.lot(1, "mortgage", "bakery");
}

// K28: mortgages with buildings.

#[test]
fn k28_lots_with_buildings_are_mortgaged_only_where_the_table_says_so() {
    let built = |scene: Scene| scene.owns(0, &FOOD).all_built(&FOOD, "office").play();
    let because = |table: &Bench, what: &str| {
        let refused = table.refused(0, &json!({ "do": what, "lot": "bakery" }));
        (refused.rule.to_string(), refused.reason().id.to_string())
    };
    let as_it_is = built(with("mortgage-built", "no"));
    for what in ["mortgage", "sell_lot"] {
        assert_eq!(because(&as_it_is, what), ("K28".into(), "refused-built-up".into()));
    }
    assert!(labels(&as_it_is.game, 0, "Mortgage").is_empty());
    let mut table = built(with("mortgage-built", "yes"));
    assert_eq!(labels(&table.game, 0, "Mortgage").len(), FOOD.len());
    let sale = because(&table, "sell_lot");
    assert_eq!(sale, ("K28".into(), "refused-built-up-but-mortgageable".into()));
    table.lot(0, "mortgage", "bakery");
    assert_eq!((table.cash(0), table.stage("bakery")), (267_000, "office".into()));
    table.refuses(0, json!({ "do": "sell_lot", "lot": "bakery" }), "K28", &[]);
    table.refuses(0, json!({ "do": "build_group", "group": "food_trade" }), "K24", &[]);
    table.throws(0, &[2]);
    table.at(1, "treatment").throws(1, &[4]);
    assert_eq!(table.cash(1), 250_000, "no rent for the Bakery");
}

// K17: vacant lots under the hammer.

#[test]
fn k17_vacant_lots_are_auctioned_unless_the_table_says_otherwise() {
    let decline = |scene: Scene| {
        let mut table = scene.at(0, "start").play();
        table.throws(0, &[6]).says(0, "decline");
        table.to_act()
    };
    assert_eq!(decline(with("vacant-auctions", "yes")), [0, 1, 2]);
    assert_eq!(decline(with("vacant-auctions", "no")), [1], "the turn is over");
    let boxed = |value| Scene::new("1991", 3, &[("vacant-auctions", value), ("banker", "seat2")]);
    assert_eq!(decline(boxed("yes")), [2], "the Banker decides");
    assert_eq!(decline(boxed("no")), [1]);
}

// K10: what makes a lap.

#[test]
fn k10_a_lap_of_both_rings_needs_every_square_walked() {
    let ends = |skipped: Option<&str>| {
        let all = Square::all().map(Square::id).skip(1).take(58);
        let walked: Vec<&str> = all.filter(|&id| Some(id) != skipped).collect();
        let scene = with("full-lap", "both-rings").owns(0, &["bakery"]).at(0, "shoe-factory");
        let mut table = scene.walked(0, &walked).play();
        table.throws(0, &[4]);
        assert_eq!(table.square(0), "start");
        (table.of(0, "laps"), table.cash(0), table.of(0, "walked"))
    };
    assert_eq!(ends(None), (json!(1), 250_400, json!([])));
    assert_eq!(ends(Some("market")), (json!(0), 250_000, json!([])), "and the next lap begins");
}

#[test]
fn k10_the_squares_walked_are_noted_from_start_to_start() {
    let mut table = with("full-lap", "both-rings").play();
    table.throws(0, &[5]);
    let noted = ["grocery-store", "confectionery-shop", "bakery", "letter-1", "fine"];
    assert_eq!(table.of(0, "walked"), json!(noted));
    let plain = with("full-lap", "start").play();
    assert_eq!(plain.of(0, "walked"), json!([]), "nobody asks for it");
}

#[test]
fn k10_a_piece_that_was_put_ahead_completes_no_lap_of_both_rings() {
    for (reading, laps, paid) in [("start", 1, 400), ("both-rings", 0, 0)] {
        let scene = with("full-lap", reading).owns(0, &["bakery"]).racketeer(0, 0);
        let mut table = scene.in_centre(0).play();
        table.throws(0, &[5, 5, 5]).names(0, "treatment");
        assert_eq!(table.view()["players"][0]["completes_lap"], json!(reading == "start"));
        for who in [1, 2] {
            table.at(who, "start").throws(who, &[5]);
        }
        // The turn after Treatment is skipped; then one square leads to Start.
        for who in [1, 2] {
            table.at(who, "start").throws(who, &[5]);
        }
        table.throws(0, &[1]);
        assert_eq!(table.square(0), "start");
        assert_eq!(
            (table.of(0, "laps"), table.cash(0)),
            (json!(laps), 250_000 + paid),
            "{reading}"
        );
        let left = table.view()["players"][0]["racket_laps_left"].clone();
        assert_eq!(left, json!(2 - laps), "{reading}: the same for racketeers");
    }
}

#[test]
fn k10_squares_beyond_a_crossing_taken_back_count_for_the_lap_of_both_rings() {
    let all: Vec<&str> = Square::all().map(Square::id).skip(1).collect();
    let back = |crossings| {
        // Walked to the Surprise (7), and from there 10 squares back.
        let scene = with("full-lap", "both-rings").at(0, "letter-5").walked(0, &all[..7]);
        scene.taken_back(0, crossings).play()
    };
    let mut table = back(1);
    table.throws(0, &[6, 5, 1]);
    assert_eq!((table.square(0), table.of(0, "laps")), ("profit-1".into(), json!(0)));
    assert_eq!(table.of(0, "walked"), json!(all[..9]), "8 and 9 are walked now");
    assert_eq!(table.of(0, "taken_back"), json!(0));
    let mut table = back(1);
    table.throws(0, &[1]);
    assert_eq!(table.of(0, "walked"), json!(all[..7]), "60 is of the lap that is over");
    let mut table = back(2);
    table.throws(0, &[6, 5, 1]);
    assert_eq!(table.of(0, "walked"), json!(all[..7]), "Start is still to be passed once more");
}

// K26: selling buildings.

#[test]
fn k26_buildings_go_back_before_the_throw_where_the_table_says_so() {
    let scene = with("building-sales", "before-throw").owns(0, &FOOD).all_built(&FOOD, "office");
    let mut table = scene.play();
    table.does(0, json!({ "do": "sell_group_buildings", "group": "food_trade" }));
    assert_eq!((table.cash(0), table.stage("bakery")), (320_000, "lot".into()));
    table.throws(0, &[2]);
    let other = with("building-sales", "debt").owns(0, &FOOD).all_built(&FOOD, "office").play();
    let sell = json!({ "do": "sell_group_buildings", "group": "food_trade" });
    other.refuses(0, sell, "K26", &[]);
}

#[test]
fn k26_lot_by_lot_a_single_building_goes_back_before_the_throw() {
    let scene = |sales| {
        let options = [("building-sales", sales), ("even", "within-one")];
        Scene::new("online", 3, &options).owns(0, &FOOD).all_built(&FOOD, "office")
    };
    let mut table = scene("before-throw").built("bakery", "department").play();
    let sell = |lot: &str| json!({ "do": "sell_building", "lot": lot });
    table.refuses(0, sell("grocery-store"), "K26", &[]);
    table.lot(0, "sell_building", "bakery");
    assert_eq!((table.cash(0), table.stage("bakery")), (276_000, "office".into()));
    table.lot(0, "sell_building", "grocery-store");
    assert_eq!((table.cash(0), table.stage("grocery-store")), (296_000, "lot".into()));
    table.throws(0, &[2]);
    scene("debt").play().refuses(0, sell("bakery"), "K26", &[]);
}

// K35: loot and police.

#[test]
fn k35_loot_is_half_of_lot_and_steps_or_of_the_steps_alone() {
    for (reading, taken) in [("lot-and-steps", 35_000), ("steps", 20_000)] {
        let scene = with("loot", reading).owns(1, &FOOD).all_built(&FOOD, "department");
        let mut table = scene.at(0, "treatment").racketeer(0, 0).play();
        assert_eq!(table.view()["squares"][1]["lot"]["loot"], json!(taken), "{reading}");
        table.throws(0, &[2]);
        assert_eq!(table.cash(0), 250_000 + taken, "{reading}");
    }
}

#[test]
fn k35_the_police_guard_mortgaged_property_where_the_table_says_so() {
    for (value, cash) in [("no", 250_000), ("yes", 0)] {
        let scene = with("police-on-mortgaged", value).owns(1, &["grocery-store"]);
        let scene = scene.mortgaged("grocery-store").keeps(1, "police").racketeer(0, 0);
        let mut table = scene.at(0, "treatment").play();
        table.throws(0, &[2]);
        assert_eq!(table.cash(0), cash, "{value}");
    }
}

#[test]
fn k27_police_cards_are_traded_unless_the_table_says_otherwise() {
    let offer = json!({
        "do": "offer", "to": 1,
        "give_cash": 0, "give_lots": [], "give_tokens": 0, "give_cards": ["police"],
        "get_cash": 5_000, "get_lots": [], "get_tokens": 0, "get_cards": [],
    });
    let kept = |value| with("police-traded", value).keeps(0, "police").play();
    // Whether the card can be picked in the form of an offer.
    let picked = |table: &Bench| {
        let state = Listing::<Kommersant>::new().restore(&table.state()).expect("it can be read");
        json!(state.choices(seat(0), Names(&[]))).to_string().contains("kept-police")
    };
    assert!(picked(&kept("yes")) && !picked(&kept("no")));
    kept("yes").does(0, offer.clone());
    kept("no").refuses(0, offer, "K27", &[]);
}

// K5: decks that lie face up.

#[test]
fn k5_face_up_decks_show_their_top_cards_before_anybody_plays() {
    let mut table = Bench::fresh("1991", 2, &[("face-up", "yes"), ("tokens", "0")]);
    for card in ["inheritance", "samovar", "races"] {
        assert!(table.waits_for_chance());
        table.card(card);
    }
    let tops = [0, 1, 2].map(|deck| table.view()["decks"][deck]["top"].clone());
    assert_eq!(tops, ["inheritance", "samovar", "races"].map(|card| json!(card)));
    assert_eq!(table.view()["decks"][0]["unseen"], json!(35));
    table.dice(&[6, 6, 5]).dice(&[1, 2, 3]);
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k5_the_card_that_lies_face_up_is_the_one_drawn_and_the_next_is_turned_up() {
    let scene = Scene::new("1991", 2, &[("face-up", "yes")]).at(0, "bakery");
    let mut table = scene.play();
    for card in ["inheritance", "samovar", "races"] {
        table.card(card);
    }
    table.throws(0, &[1]);
    assert_eq!(table.happened().iter().filter(|event| *event == "drew").count(), 1);
    assert!(table.waits_for_chance(), "the next card of the deck is turned up");
    table.card("bond-interest");
    assert_eq!(table.view()["decks"][0]["top"], json!("bond-interest"));
    assert_eq!(table.under(0), ["inheritance"]);
    assert_eq!((table.to_act(), table.waits_for_chance()), (vec![1], false));
}

#[test]
fn k5_decks_lie_face_down_unless_the_table_says_otherwise() {
    for game in [online(2).play(), boxed(2).play()] {
        assert!(game.view()["decks"][0].get("top").is_none());
    }
}

#[test]
fn k1_everybody_sees_what_the_banker_began_with() {
    let table = Bench::fresh("1991", 3, &[("banker", "seat1")]);
    let began = [0, 1, 2].map(|who| table.view()["players"][who]["began_with"].clone());
    assert_eq!(began, [250_000, 280_000, 250_000].map(|sum| json!(sum)));
    assert_eq!(table.view()["banker"], json!(1));
    assert_eq!(table.game.cash(seat(1)).units(), 280_000);
}

#[test]
fn k1_the_terminal_says_who_has_the_bankers_office() {
    let said = board(&boxed(3).banker(1).play().game);
    let offices: Vec<&str> = said.lines().filter(|line| line.ends_with(", Banker")).collect();
    assert!(matches!(offices[..], [line] if line.contains("B Борис")), "{said}");
    assert!(!board(&online(3).play().game).contains("Banker"));
}

/// A rule as it stands in a language, spaces within sums as ordinary ones.
fn rule(language: &str, id: &str) -> String {
    let rules = Kommersant::rules(language).expect("there are rules");
    let beginning = format!("- **{id}**");
    let line = rules.lines().find(|line| line.starts_with(&beginning));
    line.expect("a rule of this id").replace(['\u{202f}', '\u{a0}'], " ")
}

#[test]
fn k22_k24_the_rules_say_why_they_are_read_so() {
    let rents = ["8,000, 24,000, 100,000 and 240,000", "8 000, 24 000, 100 000 и 240 000"];
    let rents = [rents[0], rents[1], "8 000, 24 000, 100 000 i 240 000"];
    let printed = [
        "By the letter of this printed sentence a group is raised level by level",
        "По букве этих слов группа поднимается ступень за ступенью",
        "Według litery tego zdania grupa rośnie poziom po poziomie",
    ];
    for (language, (rents, printed)) in
        ["en", "ru", "pl"].into_iter().zip(rents.into_iter().zip(printed))
    {
        let doubling = rule(language, "K22");
        assert!(doubling.contains("(K21)") && doubling.contains(rents), "{language}: {doubling}");
        let even = rule(language, "K24");
        assert!(even.contains(printed) && even.contains("`within-one`"), "{language}: {even}");
    }
}

#[test]
fn k26_k28_k31_k34_what_we_decided_is_marked_in_the_rules() {
    kontor_contract::are_marked_as_readings::<Kommersant>(&["K26", "K28", "K31", "K34"]);
}

/// What was begun by the rules of version 1 is played by one reading alone, but for what could be chosen then.
#[test]
fn older_tables_know_the_first_readings_only() {
    let word = |word: &str| OptionValue::Word(word.to_string());
    let under = |rules: u32, edition: &str, option: &str, value: &OptionValue| {
        let chosen = BTreeMap::from([(option.to_string(), value.clone())]);
        Setup::under(Kommersant::info(), rules, Some(edition), 3, &chosen).is_ok()
    };
    let readings = [
        ("lending", word("bank"), word("property")),
        ("full-lap", word("start"), word("both-rings")),
        ("vacant-auctions", OptionValue::Flag(true), OptionValue::Flag(false)),
        ("building-sales", word("debt"), word("before-throw")),
        ("mortgage-built", OptionValue::Flag(false), OptionValue::Flag(true)),
        ("loot", word("lot-and-steps"), word("steps")),
        ("police-on-mortgaged", OptionValue::Flag(false), OptionValue::Flag(true)),
        ("police-traded", OptionValue::Flag(true), OptionValue::Flag(false)),
    ];
    let of_both = readings.iter().flat_map(|reading| [("online", reading), ("1991", reading)]);
    let face_up = ("face-up", OptionValue::Flag(false), OptionValue::Flag(true));
    for (edition, (option, first, other)) in of_both.chain([("1991", &face_up)]) {
        assert!(under(1, edition, option, first), "{edition}: {option}");
        assert!(!under(1, edition, option, other), "{edition}: {option}");
        assert!(under(2, edition, option, first), "{edition}: {option}");
        assert!(under(2, edition, option, other), "{edition}: {option}");
    }
    for (option, value) in [("even", "together"), ("doubling", "every-stage"), ("banker", "seat1")]
    {
        assert!(under(1, "1991", option, &word(value)), "{option} could be chosen");
    }
}
