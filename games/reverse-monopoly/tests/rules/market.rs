//! V24 … V26: the Black Market.

use crate::common::{Bench, Scene, scene};
use kontor_engine::Viewer;
use kontor_reverse_monopoly::board::Square;
use kontor_reverse_monopoly::data::SquareKind;
use kontor_reverse_monopoly::reach::reach;
use serde_json::json;

/// A Black Market square, and one from which a move of so many squares can end there.
fn market_within(steps: u8) -> (Square, Square) {
    let market = |square: &Square| square.kind() == SquareKind::BlackMarket;
    let to = Square::all().find(market).expect("there are six");
    let from = Square::all().find(|&from| reach().from(from, steps).contains(to));
    (from.expect("some square"), to)
}

/// Seat 2 of 3 has moved the KGB to a Black Market square, seat 0 having rolled 35.
fn at_market(scene: Scene) -> Bench {
    let (from, to) = market_within(3);
    let mut table = scene.car(from.id()).play();
    table.rolls(35).kgb(to.id());
    assert_eq!(table.waits_for(), "market");
    table
}

/// Seat 0 has rolled doubles, 66, and draws.
fn drawn(scene: Scene, card: &str) -> Bench {
    let mut table = scene.play();
    table.rolls(66).draws(card);
    table
}

#[test]
fn v24_the_mover_chooses_a_card_or_1_before_seeing_it() {
    let mut table = at_market(scene(3));
    assert_eq!(table.to_act(), [2]);
    table.refuses(2, json!({"do": "pass"}), "V16", &["a card or the money"]);
    table.says(2, "take_million");
    assert_eq!((table.cash(2), table.banks().0), (36, 99));
    assert_eq!(table.waits_for(), "auction");

    let mut table = at_market(scene(3));
    table.says(2, "take_card");
    assert_eq!(table.waits_for(), "draw");
    table.draws("party-gold");
    assert_eq!((table.cash(2), table.banks().0), (38, 97));
    assert_eq!(table.waits_for(), "auction");
}

#[test]
fn v24_an_empty_old_bank_is_broke_when_the_1_is_taken() {
    let mut table = at_market(scene(3).old_bank(1));
    table.says(2, "take_million");
    assert!(!table.is_over(), "it could pay in full");
    let mut table = at_market(scene(3).old_bank(0));
    table.says(2, "take_million");
    assert!(table.is_over());
}

/// Plays the rest of a turn in which nobody buys and the KGB does nothing.
fn idle_turn(table: &mut Bench, number: u8) {
    table.rolls(number);
    if table.waits_for() == "kgb" {
        table.kgb_idles();
    }
    table.all_pass();
}

#[test]
fn v25_an_extra_turn_held_at_the_beginning_follows_right_after() {
    let mut table = scene(3).extra_turns(0, &["second-shift", "lost-gavel"]).play();
    idle_turn(&mut table, 62);
    assert_eq!((table.auctioneer(), table.mover()), (0, 2), "the same again");
    assert_eq!(table.events().last().unwrap()["extra"], true);
    assert_eq!(table.of(0, "extra_turns"), json!(["lost-gavel"]), "one is used");
    assert_eq!(table.state()["deck"]["under"], json!(["second-shift"]));
    idle_turn(&mut table, 34);
    assert_eq!(table.auctioneer(), 0, "each gives one");
    idle_turn(&mut table, 48);
    assert_eq!(table.auctioneer(), 1);
    assert_eq!(table.state()["turn"], 4);
}

#[test]
fn v25_one_drawn_in_the_turn_waits_for_the_next() {
    let mut table = drawn(scene(3), "second-shift");
    assert_eq!(table.of(0, "extra_turns"), json!(["second-shift"]));
    table.kgb_idles().all_pass();
    for (auctioneer, number) in [(1, 62), (2, 34), (0, 48), (0, 97)] {
        assert_eq!(table.auctioneer(), auctioneer);
        idle_turn(&mut table, number);
    }
    assert_eq!(table.auctioneer(), 1);
}

#[test]
fn v25_a_lost_turn_is_passed_over_once_as_auctioneer_and_once_as_mover() {
    let mut table = drawn(scene(3), "propiska");
    assert_eq!((table.of(0, "lost_turns"), table.of(0, "lost_moves")), (json!(1), json!(1)));
    assert_eq!(table.waits_for(), "kgb", "the current turn goes on");
    table.kgb_idles().all_pass();
    let car = table.car();
    assert_eq!((table.auctioneer(), table.mover()), (1, 0));
    table.rolls(62);
    assert_eq!(table.happened(), ["rolled", "plane_flew", "kgb_stayed", "auction_opened"]);
    assert_eq!((table.car(), table.of(0, "lost_moves")), (car, json!(0)));
    table.all_pass();
    idle_turn(&mut table, 34);
    assert_eq!(table.happened(), ["passed", "unsold", "turn_lost", "turn_began"]);
    assert_eq!((table.auctioneer(), table.mover()), (1, 0), "who lost the turn moves the KGB");
    table.rolls(48);
    assert_eq!(table.waits_for(), "kgb", "only the next move was lost");
}

#[test]
fn v25_lost_turns_add_up() {
    let table = scene(3).lost(0, 1, 1);
    let table = drawn(table, "dacha");
    assert_eq!((table.of(0, "lost_turns"), table.of(0, "lost_moves")), (json!(2), json!(2)));
}

/// An extra turn is a turn as auctioneer: losing one takes it.
#[test]
fn v25_a_lost_turn_takes_an_extra_turn() {
    let mut table = drawn(scene(3).extra_turns(0, &["lost-gavel"]), "paper-queue");
    table.kgb_idles().all_pass();
    assert_eq!(table.happened(), ["passed", "unsold", "turn_lost", "turn_began"]);
    assert_eq!(table.auctioneer(), 1);
    assert_eq!(table.of(0, "extra_turns"), json!([]));
    assert_eq!(table.of(0, "lost_turns"), json!(0));
}

#[test]
fn v26_there_are_24_cards_of_these_effects() {
    let market = &kontor_reverse_monopoly::data::data().market;
    assert_eq!(market.len(), 24);
    let mut counts = std::collections::BTreeMap::new();
    for card in market {
        let effect = serde_json::to_value(card.effect).unwrap();
        let amount = effect.get("amount").map_or(0, |amount| amount.as_u64().unwrap());
        *counts.entry((effect["effect"].as_str().unwrap().to_string(), amount)).or_insert(0) += 1;
    }
    let counts: Vec<_> =
        counts.iter().map(|((effect, amount), count)| (effect.as_str(), *amount, *count)).collect();
    assert_eq!(
        counts,
        [
            ("extra_turn", 0, 2),
            ("from_bank", 1, 3),
            ("from_bank", 2, 3),
            ("from_bank", 3, 2),
            ("from_each", 1, 2),
            ("lose_turn", 0, 3),
            ("place_kgb", 0, 1),
            ("sell", 0, 1),
            ("take_escape", 0, 2),
            ("to_bank", 1, 2),
            ("to_bank", 2, 2),
            ("to_each", 1, 1),
        ]
    );
}

#[test]
fn v26_money_from_and_to_the_old_bank() {
    for (card, cash) in [
        ("empty-bottles", 36),
        ("consultant", 37),
        ("party-gold", 38),
        ("street-lamp", 34),
        ("militia", 33),
    ] {
        let table = drawn(scene(3), card);
        assert_eq!((table.cash(0), table.banks().0), (cash, 135 - cash), "{card}");
    }
}

#[test]
fn v26_payments_among_buyers_go_clockwise_from_the_drawers_left() {
    let payers = |table: &Bench| -> Vec<String> {
        table
            .postings()
            .iter()
            .map(|posting| format!("{:?} {:?}", posting.from, posting.to))
            .collect()
    };
    let table = drawn(scene(4).auctioneer(1), "video-night");
    assert_eq!(table.purses(), [34, 38, 34, 34]);
    let from = |who: usize| format!("Seat(Seat({who})) Seat(Seat(1))");
    assert_eq!(payers(&table), [from(2), from(3), from(0)]);
    let table = drawn(scene(4).auctioneer(1), "birthday");
    assert_eq!(table.purses(), [36, 32, 36, 36]);
    let to = |who: usize| format!("Seat(Seat(1)) Seat(Seat({who}))");
    assert_eq!(payers(&table), [to(2), to(3), to(0)]);
}

#[test]
fn v26_each_payment_is_settled_before_the_next() {
    let mut table = drawn(scene(4).owns(1, &["gum"]).cash(1, 0), "sugar");
    assert_eq!(table.waits_for(), "auction", "seat 1 has to sell before seat 2 pays");
    assert_eq!(table.purses(), [35, 0, 35, 35]);
    table.bids(2, 3).all_pass();
    assert_eq!(table.purses(), [38, 2, 31, 34]);
}

#[test]
fn v26_an_escape_of_choice_from_the_stack_if_there_is_any() {
    let mut table = drawn(scene(3).owns(1, &["kiev-station"]), "foreign-passport");
    assert_eq!(table.waits_for(), "choose_escape");
    let take = |card: &str| json!({"do": "take_escape", "card": card});
    table.refuses(0, take("kiev-station"), "V26", &["no Escape in the stack"]);
    table.refuses(0, take("tass"), "V26", &["no Escape in the stack"]);
    table.card(0, "take_escape", "kazan-station");
    assert_eq!(table.owner("kazan-station"), Some(0));

    let taken =
        ["leningrad-station", "belorussky-station", "northern-river-terminal", "kazan-station"];
    let table = drawn(scene(3).owns(1, &taken).owns(2, &["kiev-station"]), "foreign-passport");
    assert_eq!(table.owner("paveletsky-station"), Some(0), "the only one needs no choice");
    let all = [&taken[..], &["paveletsky-station"]].concat();
    let table = drawn(scene(3).owns(1, &all).owns(2, &["kiev-station"]), "foreign-passport");
    assert_eq!(table.happened(), ["drew", "no_escape_left", "plane_flew"]);
}

#[test]
fn v26_the_car_is_put_anywhere_without_effect_and_moves_on_from_there() {
    let mut table = drawn(scene(3).owns(1, &["kiev-station"]), "anonymous-call");
    assert_eq!((table.waits_for().as_str(), table.to_act()), ("place_kgb", vec![0]));
    let escape = crate::common::square_of(27);
    table.does(0, json!({"do": "place_kgb", "square": escape.id()}));
    assert_eq!(table.owner("kiev-station"), Some(1), "no effect on arrival");
    assert_eq!(table.car(), escape.id());
    assert_eq!(table.moment(), json!({"is": "kgb", "seat": 2, "steps": 6}));
    let shown = table.view(Viewer::Seat(crate::common::seat(2)))["destinations"].clone();
    assert_eq!(shown.as_array().unwrap().len(), reach().from(escape, 6).len());
}

#[test]
fn v26_put_on_the_auctioned_property_by_the_mover_it_takes_nothing() {
    let mut table = at_market(scene(3));
    table.says(2, "take_card").draws("anonymous-call");
    table.does(2, json!({"do": "place_kgb", "square": crate::common::square_of(35).id()}));
    table.buys(1, 4);
    assert_eq!(table.purses(), [37, 31, 35], "the commission stays with the auctioneer");
}

#[test]
fn v26_one_own_property_may_be_sold_at_auction() {
    let mut table = drawn(scene(3).owns(0, &["gum", "kiev-station"]), "foreign-buyer");
    assert_eq!(table.waits_for(), "may_sell");
    let sell = |card: &str| json!({"do": "sell", "card": card});
    table.refuses(0, sell("tass"), "V26", &["no property of yours"]);
    table.refuses(0, sell("kiev-station"), "V26", &["no property of yours"]);
    table.card(0, "sell", "gum");
    assert_eq!(table.to_act(), [1, 2], "the seller does not bid");
    table.bids(2, 8).says(1, "pass");
    assert_eq!(table.owner("gum"), Some(2));
    assert_eq!((table.purses(), table.banks()), (vec![43, 35, 27], (100, 0)), "no commission");

    let mut table = drawn(scene(3).owns(0, &["gum"]), "foreign-buyer");
    table.says(0, "decline");
    assert_eq!((table.owner("gum"), table.waits_for().as_str()), (Some(0), "kgb"));
    let mut table = drawn(scene(3).owns(0, &["gum"]), "foreign-buyer");
    table.card(0, "sell", "gum").all_pass();
    assert_eq!(table.owner("gum"), Some(0), "without a bid it stays");
    let table = drawn(scene(3).owns(0, &["kiev-station"]), "foreign-buyer");
    assert_eq!(table.happened(), ["drew", "nothing_to_sell", "plane_flew"]);
}

#[test]
fn v26_used_cards_go_under_the_deck() {
    let mut table = scene(3).play();
    table.rolls(66).draws("jeans");
    assert_eq!(table.state()["deck"]["under"], json!(["jeans"]));
    table.kgb_idles().all_pass();
    table.rolls(66);
    table.chance_refuses(json!({"is": "drawn", "card": "jeans"}), "V26");

    let mut table = scene(3).all_seen(&["sugar", "jeans"]).play();
    table.rolls(66);
    table.chance_refuses(json!({"is": "drawn", "card": "jeans"}), "V26");
    table.draws("sugar");
    let under = table.state()["deck"]["under"].clone();
    assert_eq!((&under[0], &under[23]), (&json!("jeans"), &json!("sugar")));
}
