//! Investments (N15), and technologies and transports (N21).

use crate::common::{Bench, offer, seat, table};
use kontor_engine::{Game, Viewer};
use kontor_nano::{Event, Nano};
use serde_json::json;

#[test]
fn n15_a_free_asset_is_bought_where_the_move_ended() {
    let mut game = table(2).at(0, "c6").play();
    assert_eq!(
        game.refuses_to(0, "buy_asset"),
        "N15: this is not asked for: you set prices and move"
    );
    game.goes(0, "c6").says(0, "buy_asset");
    assert_eq!((game.cash(0), game.asset("mine-1", "owner")), (100, json!(0)));
    assert_eq!(game.refuses_to(0, "buy_asset"), "N15: there is no free asset where you stand");
    let poor = table(2).at(0, "a2").stage("investment").play();
    assert_eq!(
        poor.refuses_to(0, "buy_asset"),
        "N15: this costs 250\u{202f}nAn; you have 150\u{202f}nAn"
    );
}

#[test]
fn n15_a_university_shows_two_cards_and_the_player_buys_one() {
    let mut game = table(2).at(0, "d8").play();
    game.goes(0, "d8");
    assert_eq!(game.stage(), "study");
    game.shows("twin-mine-1").shows("solo-digger-2");
    assert_eq!(game.stage(), "investment");
    let dear = game.refuses(0, json!({"do": "buy_technology", "technology": "twin-mine-2"}));
    assert_eq!(dear, "N15: no university shows you this card");
    game.does(0, json!({"do": "buy_technology", "technology": "twin-mine-1"}));
    assert_eq!((game.cash(0), game.of(0, "kept")), (110, json!(["twin-mine-1"])));
    let other = game.refuses(0, json!({"do": "buy_technology", "technology": "solo-digger-2"}));
    assert_eq!(other, "N15: no university shows you this card");
    assert_eq!(game.view()["decks"]["universities"], json!([16, 12]));
    assert_eq!(game.view()["decks"]["thrown"], json!([1, 0]));
}

#[test]
fn n15_both_cards_can_be_thrown_away_and_a_used_up_deck_is_reshuffled() {
    let mut game = table(2).at(0, "d8").university(0, &["solo-mine-1"]).play();
    game.goes(0, "d8").shows("solo-mine-1");
    let mut sink = kontor_engine::Silent;
    let gone = serde_json::from_value(json!({"is": "technology", "technology": "solo-mine-1"}));
    assert!(game.game.chance(gone.unwrap(), &mut sink).is_err(), "it is on the table");
    game.shows("twin-mine-3");
    assert_eq!(
        game.view()["decks"]["thrown"],
        json!([0, 0]),
        "what was thrown away is the deck now"
    );
    game.says(0, "plan");
    assert_eq!(game.view()["decks"]["thrown"], json!([2, 0]));
    assert_eq!(game.view()["decks"]["universities"], json!([16, 12]));
}

#[test]
fn n15_university_ii_sells_what_costs_more_than_50() {
    let mut game = table(2).at(0, "e13").play();
    game.goes(0, "e13");
    let wrong = serde_json::from_value(json!({"is": "technology", "technology": "twin-mine-1"}));
    assert!(game.game.chance(wrong.unwrap(), &mut kontor_engine::Silent).is_err());
    game.shows("nano-cell-1").shows("twin-steel-1");
    let seen = game.view()["seen"].clone();
    assert_eq!(seen, json!(["twin-steel-1", "nano-cell-1"]));
}

#[test]
fn n15_the_player_alone_sees_the_cards() {
    let mut game = table(3).at(0, "d8").play();
    game.goes(0, "d8").shows("twin-mine-1");
    let event = Event::Saw {
        seat: seat(0),
        technology: kontor_nano::technology::Technology::named("twin-mine-1"),
    };
    assert_eq!(game.events(), [&event]);
    assert_eq!(Nano::witness(&event, Viewer::Seat(seat(0))), Some(event.clone()));
    let hidden = Some(Event::Saw { seat: seat(0), technology: None });
    assert_eq!(Nano::witness(&event, Viewer::Seat(seat(1))), hidden);
    assert_eq!(Nano::witness(&event, Viewer::Spectator), hidden);
    assert_eq!(game.view_of(Viewer::Seat(seat(0)))["seen"], json!(["twin-mine-1"]));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = game.view_of(viewer);
        assert_eq!((&view["seen"], &view["shown"]), (&json!([]), &json!(1)));
    }
}

#[test]
fn n15_workers_are_hired_at_10_each() {
    let mut game = table(2).at(0, "e6").stage("investment").play();
    assert_eq!(game.form(0, "hire")[0]["max"], 15);
    game.does(0, json!({"do": "hire", "workers": 4}));
    assert_eq!(
        (game.cash(0), game.of(0, "workers"), game.of(0, "idle")),
        (110, json!(7), json!(7))
    );
    let none = game.refuses(0, json!({"do": "hire", "workers": 0}));
    assert_eq!(none, "N15: at least one worker is hired");
    let elsewhere = table(2)
        .at(0, "e5")
        .stage("investment")
        .play()
        .refuses(0, json!({"do": "hire", "workers": 1}));
    assert_eq!(elsewhere, "N15: workers are hired at the labour exchange");
}

#[test]
fn n15_a_transport_counts_from_the_next_move_and_goes_back_for_half() {
    let mut game = table(2).at(0, "d10").stage("investment").cash(0, 200).play();
    game.does(0, json!({"do": "buy_transport", "transport": "quadcopter"}));
    assert_eq!((game.cash(0), game.of(0, "transport")), (100, json!("train")));
    game.does(0, json!({"do": "buy_transport", "transport": "electric-vehicle"}));
    game.ends_move(0).goes(1, "e8").ends_move(1);
    assert_eq!((game.of(0, "transport"), game.of(0, "speed")), (json!("quadcopter"), json!(8)));
    game.goes(0, "d10").does(0, json!({"do": "return_transport", "transport": "quadcopter"}));
    assert_eq!((game.cash(0), game.of(0, "transport")), (100, json!("electric-vehicle")));
    game.does(0, json!({"do": "return_transport", "transport": "electric-vehicle"}));
    assert_eq!(game.cash(0), 125);
    let train = game.refuses(0, json!({"do": "return_transport", "transport": "train"}));
    assert_eq!(train, "N21: a train is never bought or sold");
    let elsewhere = table(2)
        .at(0, "e5")
        .stage("investment")
        .transports(0, [1, 0])
        .play()
        .refuses(0, json!({"do": "return_transport", "transport": "electric-vehicle"}));
    assert_eq!(elsewhere, "N15: transports are traded at the dealership");
}

#[test]
fn n21_a_transport_that_comes_by_trade_counts_from_the_owners_next_move() {
    let mut game = table(2).transports(1, [1, 0]).play();
    game.does(0, offer(1, (30, &[], &[]), (0, &["electric-vehicle"], &[]))).says(1, "accept");
    assert_eq!(
        (game.of(0, "transport"), game.of(0, "transports")),
        (json!("train"), json!([1, 0]))
    );
    game.goes(0, "e7").ends_move(0).goes(1, "e8").ends_move(1);
    assert_eq!(game.of(0, "transport"), "electric-vehicle");
}

#[test]
fn n21_one_technology_works_on_an_asset_and_the_other_is_kept() {
    let mut game = table(2)
        .owns(0, &["mine-1"])
        .fitted(0, "solo-mine-1", "mine-1")
        .keeps(0, "twin-mine-1")
        .stage("planning")
        .play();
    game.does(0, json!({"do": "fit", "technology": "twin-mine-1", "asset": "mine-1"}));
    assert_eq!(game.asset("mine-1", "technology"), "twin-mine-1");
    assert_eq!(game.of(0, "kept"), json!(["solo-mine-1"]));
    game.does(0, json!({"do": "unfit", "asset": "mine-1"}));
    assert_eq!(game.asset("mine-1", "needs"), json!({"inputs": [], "workers": 2, "makes": 1}));
    assert_eq!(game.of(0, "kept"), json!(["solo-mine-1", "twin-mine-1"]));
}

#[test]
fn n21_the_train_is_never_sold_or_traded() {
    let train = json!({"do": "offer", "to": 1, "give_cash": 0, "give_goods": ["train"],
        "give_property": [], "get_cash": 5, "get_goods": [], "get_property": []});
    assert!(serde_json::from_value::<kontor_nano::Action>(train).is_err());
}

#[test]
fn n25_every_transport_that_was_bought_is_taxed() {
    let mut game = table(2).at(0, "e5").play();
    game.crosses(0, "e4", "road-tax-1");
    assert_eq!(game.cash(0), 150);
    let mut two = table(2).at(0, "e5").transports(0, [1, 1]).play();
    two.crosses(0, "e4", "road-tax-1");
    assert_eq!(two.cash(0), 140);
}

#[test]
fn n15_transports_are_offered_and_told_with_their_article() {
    let mut game = table(2).at(0, "d10").stage("investment").play();
    let labels: Vec<String> = game
        .choices(0)
        .iter()
        .map(|choice| choice["label"].as_str().expect("words").to_string())
        .collect();
    assert!(
        labels.contains(&"Buy an electric vehicle for 50\u{202f}nAn (6 hexes a move)".to_string())
    );
    assert!(labels.contains(&"Buy a quadcopter for 100\u{202f}nAn (8 hexes a move)".to_string()));
    game.does(0, json!({"do": "buy_transport", "transport": "electric-vehicle"}));
    assert_eq!(game.told(), ["P0: buys an electric vehicle for 50\u{202f}nAn."]);
    game.does(0, json!({"do": "return_transport", "transport": "electric-vehicle"}));
    assert_eq!(game.told(), ["P0: gives an electric vehicle back for 25\u{202f}nAn."]);
    let none = game.refuses(0, json!({"do": "return_transport", "transport": "quadcopter"}));
    assert_eq!(none, "N15: you have no quadcopter to give back");
}

#[test]
fn n21_what_comes_to_a_player_in_anothers_move_counts_in_their_next() {
    let mut game = table(2).transports(0, [1, 0]).play();
    game.does(0, offer(1, (0, &["electric-vehicle"], &[]), (30, &[], &[]))).says(1, "accept");
    assert_eq!((game.of(0, "transport"), game.of(0, "speed")), (json!("train"), json!(4)));
    assert_eq!(
        (game.of(1, "transport"), game.of(1, "speed")),
        (json!("electric-vehicle"), json!(6))
    );
    game.goes(0, "e7").ends_move(0);
    assert_eq!(game.of(1, "speed"), 6);
}

#[test]
fn n15_n17_hiring_says_what_it_comes_to_now_and_in_every_move() {
    let each = |game: &Bench| -> Vec<(String, i64)> {
        let fields = game.form(0, "hire");
        let totals = fields[0]["totals"].as_array().unwrap().iter();
        totals
            .map(|total| {
                (total["what"][0].as_str().unwrap().into(), total["each"].as_i64().unwrap())
            })
            .collect()
    };
    let follows = |game: &Bench| {
        let choices = game.choices(0);
        choices.into_iter().find(|one| one["base"]["do"] == "hire").unwrap()["follows"].clone()
    };
    let scene = || table(2).at(0, "e6").stage("investment");
    let without = scene().play();
    assert_eq!(each(&without), [("total-now".into(), 10), ("total-salaries-later".into(), 1)]);
    let mut owner = scene().owns(0, &["mine-2"]).workers(0, 3).play();
    assert_eq!(each(&owner), [("total-now".into(), 10), ("total-salaries".into(), 1)]);
    assert!(follows(&owner).is_null());
    owner.says(0, "pay_salary");
    let paid = "your salaries are paid: those of new workers are due in this move as well";
    assert_eq!(follows(&owner), paid);
    owner.does(0, json!({"do": "hire", "workers": 2}));
    assert!(owner.may(0, "pay_salary"));
}
