//! Setting up: players and capital (K1), the first turn (K2), red tokens (K4), the decks (K5).

use crate::common::*;
use kontor_engine::{Game, Viewer};
use kontor_kommersant::{Kommersant, Outcome};
use serde_json::json;

#[test]
fn k1_two_to_six_start_with_250_000_each() {
    for edition in ["online", "1991"] {
        for alone_or_crowd in [1, 7] {
            let refusal = set_up(edition, alone_or_crowd, &[]).unwrap_err();
            assert_eq!(refusal.rule.0, "K1");
        }
    }
    for seats in 2..=6 {
        let table = Bench::fresh("online", seats, &[]);
        assert!((0..seats).all(|seat| table.cash(seat) == 250_000));
    }
}

#[test]
fn k1_in_1991_the_host_is_banker_and_starts_with_280_000() {
    let table = Bench::fresh("1991", 3, &[]);
    assert_eq!([0, 1, 2].map(|seat| table.cash(seat)), [280_000, 250_000, 250_000]);
}

#[test]
fn k1_the_host_may_choose_another_banker() {
    let table = Bench::fresh("1991", 3, &[("banker", "seat2")]);
    assert_eq!([0, 1, 2].map(|seat| table.cash(seat)), [250_000, 250_000, 280_000]);
    let refusal = set_up("1991", 3, &[("banker", "seat3")]).unwrap_err();
    assert_eq!(refusal.rule.0, "K1");
}

#[test]
fn k1_a_table_may_agree_on_another_capital() {
    let table = Bench::fresh("1991", 2, &[("capital", "100000")]);
    assert_eq!([0, 1].map(|seat| table.cash(seat)), [130_000, 100_000]);
}

/// The page shows the first three, and the others on demand.
#[test]
fn k1_how_long_and_with_how_much_is_chosen_before_how_a_rule_is_read() {
    let first = Kommersant::info()
        .editions
        .iter()
        .map(|edition| edition.options.iter().take(3).map(|option| option.id).collect::<Vec<_>>());
    assert_eq!(
        first.collect::<Vec<_>>(),
        [["rounds", "capital", "tokens"], ["rounds", "capital", "banker"]]
    );
}

#[test]
fn k2_online_the_creator_begins_and_the_lobbys_order_follows() {
    let mut table = Bench::fresh("online", 3, &[("tokens", "0")]);
    for seat in [0, 1, 2] {
        assert_eq!(table.to_act(), [seat]);
        table.throws(seat, &[1, 2, 2]);
        assert_eq!(table.square(seat), "fine");
    }
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k2_in_1991_the_highest_throw_begins_and_play_goes_clockwise() {
    let mut table = Bench::fresh("1991", 3, &[("tokens", "0")]);
    table.dice(&[1, 1, 1]).dice(&[6, 6, 5]).dice(&[2, 2, 2]);
    assert_eq!(table.to_act(), [1]);
    table.throws(1, &[5]);
    assert_eq!(table.to_act(), [2]);
    table.throws(2, &[5]);
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k2_in_1991_those_who_tie_throw_again_among_themselves() {
    let mut table = Bench::fresh("1991", 3, &[("tokens", "0")]);
    table.dice(&[6, 6, 3]).dice(&[1, 2, 3]).dice(&[5, 5, 5]);
    assert!(table.waits_for_chance());
    table.dice(&[2, 2, 3]).dice(&[2, 2, 3]);
    assert!(table.waits_for_chance(), "they tie again");
    table.dice(&[1, 1, 1]).dice(&[1, 1, 2]);
    assert_eq!(table.to_act(), [2]);
}

#[test]
fn k4_six_red_tokens_are_laid_on_six_different_squares() {
    let mut table = Bench::fresh("online", 2, &[]);
    let squares =
        ["grocery-store", "letter-1", "vacant-lot-1", "tax-service", "racket-1", "treatment"];
    for square in squares {
        assert!(table.waits_for_chance());
        table.token(square);
    }
    assert_eq!(table.to_act(), [0]);
    assert_eq!(table.state()["tokens"].as_array().unwrap().len(), 6);
}

#[test]
fn k4_no_token_on_start_on_state_enterprises_or_twice_on_a_square() {
    let mut table = Bench::fresh("online", 2, &[]);
    table.token("bakery");
    for square in ["start", "toy-factory", "state-farm", "bakery"] {
        let outcome: Outcome =
            serde_json::from_value(json!({ "is": "token", "square": square })).unwrap();
        let mut game = table.game;
        let refusal = game.chance(outcome, &mut kontor_engine::Silent).unwrap_err();
        assert_eq!(refusal.rule.0, "K4", "{square}");
        assert_eq!(game, table.game);
    }
}

#[test]
fn k4_a_table_may_agree_on_another_number_of_tokens() {
    let table = Bench::fresh("online", 2, &[("tokens", "0")]);
    assert_eq!(table.to_act(), [0]);
    let mut table = Bench::fresh("online", 2, &[("tokens", "1")]);
    table.token("bakery");
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k4_whoever_comes_to_rest_on_a_token_takes_it() {
    let mut table = online(2).token_on("fine").play();
    table.throws(0, &[5]);
    assert_eq!(table.of(0, "tokens"), 1);
    assert_eq!(table.state()["tokens"], json!([]));
}

#[test]
fn k4_passing_a_token_leaves_it() {
    let mut table = online(2).token_on("letter-1").play();
    table.throws(0, &[5]);
    assert_eq!(table.of(0, "tokens"), 0);
}

#[test]
fn k4_a_piece_moved_by_a_card_or_placed_by_a_neighbour_takes_it_too() {
    let mut table = online(2).at(0, "start").token_on("restaurant").play();
    table.throws(0, &[4]).card("foreign-partners");
    assert_eq!(table.of(0, "tokens"), 1);

    let mut table = online(2).at(0, "grocery-store").token_on("vacation").play();
    table.throws(0, &[6]).card("left-neighbour").names(0, "vacation");
    assert_eq!(table.of(1, "tokens"), 1);
}

#[test]
fn k4_a_spent_token_is_laid_again_by_chance() {
    let mut table = online(2).at(0, "letter-1").tokens(0, 1).token_on("fine").play();
    table.throws(0, &[4]).says(0, "buy");
    assert!(table.waits_for_chance());
    table.token("racket-4");
    assert_eq!(table.state()["tokens"], json!(["fine", "racket-4"]));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k4_a_bankrupts_tokens_are_laid_again() {
    let mut table = online(3).cash(0, 0).tokens(0, 2).play();
    table.throws(0, &[5]);
    assert_eq!(table.of(0, "tokens"), 0);
    table.token("bakery").token("market");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k5_a_drawn_card_goes_under_its_deck_and_everybody_sees_it() {
    let mut table = online(2).play();
    table.throws(0, &[4]).card("inheritance");
    assert_eq!(table.under(0), ["inheritance"]);
    assert!(table.happened().contains(&"drew".into()));
    let shown = json!({
        "event": "drew",
        "seat": 0,
        "card": "inheritance",
        "deck": "letter",
        "text": ["card-inheritance"],
        "effect": ["effect-receive", {"amount": {"money": 25_000}}]
    });
    assert!(table.witnessed_by(Viewer::Seat(seat(1))).contains(&shown));
    assert!(table.witnessed_by(Viewer::Spectator).contains(&shown));
}

#[test]
fn k5_a_card_to_keep_does_not_go_under_its_deck() {
    let mut table = online(2).play();
    table.throws(0, &[4]).card("tax-certificate");
    assert_eq!(table.under(0), [""; 0]);
    assert_eq!(table.of(0, "kept"), json!(["tax_exemption"]));
}

#[test]
fn k5_a_card_that_was_drawn_comes_again_only_after_all_others() {
    let mut table = online(2).at(1, "start").play();
    table.throws(0, &[4]).card("inheritance").does(1, json!({ "do": "throw", "dice": 1 }));
    table.dice(&[4]);
    let again: Outcome =
        serde_json::from_value(json!({ "is": "card", "card": "inheritance" })).unwrap();
    let mut game: Kommersant = table.game;
    let refusal = game.chance(again, &mut kontor_engine::Silent).unwrap_err();
    assert_eq!(refusal.rule.0, "K5");
    assert_eq!(game, table.game);
}

#[test]
fn k5_a_deck_that_has_been_seen_begins_again_in_its_old_order() {
    let mut table = online(2).all_seen(0, &["phone-calls", "inheritance"]).play();
    table.throws(0, &[4]);
    assert_eq!(table.cash(0), 249_000);
    table.throws(1, &[4]);
    assert_eq!(table.cash(1), 275_000);
    assert_eq!(table.under(0)[34..], ["phone-calls", "inheritance"]);
}

#[test]
fn k5_a_card_that_says_to_draw_uses_the_deck_it_names() {
    let mut table = online(2).play();
    table.throws(0, &[4]).card("wrong-parcel");
    assert_eq!((table.under(0), table.under(1)), (vec!["wrong-parcel".into()], vec![]));
    table.card("quarter-bonus");
    assert_eq!(table.under(1), ["quarter-bonus"]);
    assert_eq!(table.cash(0), 275_000);
}
