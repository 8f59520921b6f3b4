//! What the board shows beside the position: the road ahead, and what choices light up.

use crate::common::{Bench, FOOD, boxed, online, seat};
use kontor_engine::listed::Place;
use kontor_engine::{Choice, Listed, Names};
use kontor_kommersant::{Action, Kommersant};
use serde_json::{Value as Json, json};

fn stop(table: &Bench, seat: usize, square: &str) -> Json {
    let view = table.view();
    let road = view["players"][seat]["road"].as_array().expect("a road").clone();
    road.into_iter().find(|stop| stop["square"] == square).expect("a square within a throw")
}

#[test]
fn the_road_is_the_next_eighteen_squares_and_leads_through_both_rings_past_start() {
    let table = online(2).at(0, "olympic-sports-complex").at(1, "vacant-lot-5").play();
    let squares = |seat: usize| -> Vec<Json> {
        let view = table.view();
        let road = view["players"][seat]["road"].as_array().expect("a road").clone();
        road.into_iter().map(|stop| stop["square"].clone()).collect()
    };
    assert_eq!(squares(0).len(), 18);
    assert_eq!(squares(0)[..3], [json!("inner-circle"), json!("racket-3"), json!("surprise-3")]);
    assert_eq!(squares(1)[..3], [json!("treatment"), json!("start"), json!("grocery-store")]);
}

#[test]
fn the_road_says_what_each_square_costs_or_brings() {
    let table = online(2).owns(0, &["bakery"]).owns(1, &FOOD[..2]).play();
    assert_eq!(
        stop(&table, 0, "grocery-store"),
        json!({"square": "grocery-store", "is": "rent", "amount": 4_000})
    );
    assert_eq!(stop(&table, 0, "bakery")["is"], "own");
    assert_eq!(stop(&table, 0, "letter-1")["is"], "card");
    assert_eq!(stop(&table, 0, "fine"), json!({"square": "fine", "is": "pay", "amount": 25_000}));
    assert_eq!(stop(&table, 0, "vacant-lot-1")["amount"], 15_000);
    assert_eq!(stop(&table, 0, "profit-1")["is"], "receive");
    assert_eq!(stop(&table, 0, "move-to-centre-1")["is"], "centre");
    assert_eq!(stop(&table, 1, "bakery")["amount"], 4_400);
}

#[test]
fn k10_start_ahead_pays_dividends_unless_the_crossing_was_taken_back() {
    let table = online(2)
        .owns(0, &["bakery"])
        .at(0, "vacant-lot-5")
        .at(1, "vacant-lot-5")
        .taken_back(1, 1)
        .play();
    assert_eq!(stop(&table, 0, "start"), json!({"square": "start", "is": "lap", "amount": 400}));
    assert_eq!(stop(&table, 1, "start")["is"], "nothing");
}

#[test]
fn k21_no_rent_awaits_on_mortgaged_lots_nor_in_1991_in_a_group_that_is_not_full() {
    let table = online(2).owns(1, &["bakery"]).mortgaged("bakery").play();
    assert_eq!(stop(&table, 0, "bakery")["is"], "no_rent");
    let table = boxed(2).owns(1, &["bakery"]).play();
    assert_eq!(stop(&table, 0, "bakery")["is"], "no_rent");
}

#[test]
fn k35_a_racketeer_sees_loot_or_the_police() {
    let scene = || online(2).racketeer(0, 0).owns(1, &FOOD).all_built(&FOOD, "office");
    let robbed = scene().play();
    assert_eq!(
        stop(&robbed, 0, "grocery-store"),
        json!({"square": "grocery-store", "is": "loot", "amount": 25_000})
    );
    let guarded = scene().keeps(1, "police").play();
    assert_eq!(stop(&guarded, 0, "grocery-store")["is"], "police");
}

#[test]
fn no_road_leads_out_of_the_centre() {
    let table = online(2).in_centre(0).play();
    assert_eq!(table.view()["players"][0]["road"], json!([]));
}

fn touched(table: &Bench, who: usize, action: Json) -> Vec<Place> {
    let action: Action = serde_json::from_value(action).expect("an action");
    table.game.touches(seat(who), &Choice::Exact(action))
}

#[test]
fn a_throw_lights_up_that_many_dice() {
    let table = online(2).play();
    assert_eq!(touched(&table, 0, json!({"do": "throw", "dice": 2})), ["dice:2"]);
}

#[test]
fn entering_lights_up_the_centre_and_turning_racketeer_the_square() {
    let mut table = online(2).at(0, "childrens-world").play();
    table.throws(0, &[1, 2]);
    assert_eq!(touched(&table, 0, json!({"do": "enter_centre"})), ["centre"]);
    let mut table = online(2).at(0, "restaurant").play();
    table.throws(0, &[1, 2]);
    assert_eq!(touched(&table, 0, json!({"do": "turn_racketeer"})), ["square:racket-1"]);
}

#[test]
fn a_square_named_for_a_neighbour_says_what_awaits_the_neighbour() {
    let mut table = online(2).at(0, "cannery").owns(0, &["bakery"]).owns(1, &["kiosk"]).play();
    table.throws(0, &[1]).card("left-neighbour");
    let label = |square: &str| {
        let name: Action =
            serde_json::from_value(json!({"do": "name", "square": square})).expect("an action");
        let names = ["Anna".to_string(), "Boris".to_string()];
        let label = table.game.label(seat(0), &Choice::Exact(name), Names(&names));
        label.said(&kontor_contract::english::<Kommersant>(Names(&names)))
    };
    assert_eq!(label("bakery"), "3 Bakery (rent 4\u{202f}400\u{202f}₽)");
    assert_eq!(label("kiosk"), "22 Kiosk (their own)");
}

#[test]
fn a_throw_says_how_likely_it_is_to_cost_money_to_bring_some_and_to_end_on_a_free_lot() {
    let table = online(2).owns(1, &FOOD).play();
    let said = |dice: u8| {
        let label = table.game.label(seat(0), &Choice::Exact(Action::Throw { dice }), Names(&[]));
        let follows = label.follows.expect("what follows from a throw");
        let figures = serde_json::to_value(&follows).expect("a text has a JSON form")[1].clone();
        ["costs", "brings", "free"].map(|name| figures[name].as_u64().expect("a percentage"))
    };
    let road = table.view()["players"][0]["road"].as_array().expect("a road").clone();
    let one_of = |kinds: [&str; 3]| {
        let fits = road[..6].iter().filter(|stop| kinds.iter().any(|kind| stop["is"] == *kind));
        (100 * fits.count() as u64 + 3) / 6
    };
    assert_eq!(
        said(1),
        [
            one_of(["rent", "pay", "police"]),
            one_of(["loot", "receive", "-"]),
            one_of(["free", "-", "-"])
        ]
    );
    assert!(said(1)[0] >= 17, "the other's food shops are ahead: {:?}", said(1));
    assert!(said(3).iter().all(|&percent| percent <= 100));
}

#[test]
fn a_throw_counts_only_lots_that_can_be_paid() {
    let free = |table: &Bench| {
        let throw = Choice::Exact(Action::Throw { dice: 1 });
        let label = table.game.label(seat(0), &throw, Names(&[]));
        let follows = label.follows.expect("what follows from a throw");
        serde_json::to_value(&follows).expect("a text has a JSON form")[1]["free"].clone()
    };
    // Ahead are the Toy Factory, a state enterprise, and three shops.
    let scene = || online(2).at(0, "vacant-lot-1");
    assert_eq!(free(&scene().play()), 50, "three shops, and no token for the factory");
    assert_eq!(free(&scene().tokens(0, 1).play()), 67, "the factory as well");
    let broke = scene().cash(0, 0).loan(0, 100_000, 3).tokens(0, 1).play();
    assert_eq!(free(&broke), 0, "neither money nor credit");
}

#[test]
fn the_board_is_printed_once_and_the_view_leaves_it_out() {
    let board = Kommersant::board().expect("a board");
    let view = online(2).play().view();
    let (printed, now) = (&board["squares"], &view["squares"]);
    assert_eq!(printed.as_array().map(Vec::len), now.as_array().map(Vec::len));
    let ids = |squares: &Json| -> Vec<Json> {
        squares.as_array().expect("squares").iter().map(|square| square["id"].clone()).collect()
    };
    assert_eq!(ids(printed), ids(now), "in the same order");
    let at = ids(now).iter().position(|id| id == "bakery").expect("the bakery");
    assert_eq!(printed[at]["deed"]["price"], 34_000);
    assert_eq!(printed[at]["kind"], "enterprise");
    for key in ["kind", "inner", "amount"] {
        assert_eq!(now[at].get(key), None, "{key} never changes");
    }
    for key in ["group", "price", "development", "rents", "dividends"] {
        assert_eq!(now[at]["lot"].get(key), None, "{key} never changes");
    }
}

#[test]
fn k7_the_board_says_how_likely_dice_lead_how_far() {
    let throws = Kommersant::board().expect("a board")["throws"].clone();
    assert_eq!(throws.as_array().map(Vec::len), Some(18));
    assert_eq!(throws[0], json!([17, 0, 0]), "one square, with one die only");
    assert_eq!(throws[6], json!([0, 17, 7]), "seven squares: 6 of 36, 15 of 216");
    assert_eq!(throws[17], json!([0, 0, 0]), "18 squares: 1 of 216");
}
