//! The special cards: M17, M23 … M28.

use crate::common::{Scene, black_market, buy, dividend, news, play, seat_at, sell};
use kontor_engine::{Game, Viewer};
use kontor_mercurius::{CardStack, Event, Mercurius, Moment};

const UP: &str = "amsterdam+1/silk-2";
const OTHER: &str = "hoorn+1/coffee-2";
const SPENT: &str = "M11: all 3 trade actions of this turn are used";

/// Everybody but seat 0 passes, up to seat 0's next turn.
fn others_pass(scene: &mut Scene) {
    (1..scene.game.seats()).for_each(|seat| scene.pass(seat));
}

#[test]
fn m17_a_dividend_uses_up_all_three_actions() {
    let mut scene = Scene::of(3).holds(0, "tea", 1);
    scene.act(0, dividend("hoorn"));
    assert_eq!(scene.refusal(0, buy("hoorn")), SPENT);
    assert_eq!(scene.refusal(0, sell("tea")), SPENT);
}

#[test]
fn m17_the_black_market_uses_up_all_three_actions() {
    let mut scene = Scene::of(3).holds(0, "tea", 2);
    scene.act(0, black_market(&["tea"]));
    assert_eq!(scene.refusal(0, buy("hoorn")), SPENT);
    assert_eq!(scene.refusal(0, sell("tea")), SPENT);
}

#[test]
fn m17_after_one_trade_neither_can_be_used() {
    let mut scene = Scene::of(3).holds(0, "tea", 2);
    scene.sell(0, "tea");
    let late = "M17: Dividend and Black Market take all 3 trade actions; you have 2 left";
    assert_eq!(scene.refusal(0, dividend("hoorn")), late);
    assert_eq!(scene.refusal(0, black_market(&["tea"])), late);
}

#[test]
fn m17_only_one_of_them_fits_into_a_turn() {
    let mut scene = Scene::of(3).holds(0, "tea", 2);
    scene.act(0, dividend("hoorn"));
    assert_eq!(
        scene.refusal(0, black_market(&["tea"])),
        "M17: Dividend and Black Market take all 3 trade actions; you have 0 left"
    );
}

#[test]
fn m17_a_price_card_is_still_played() {
    let mut scene = Scene::of(3).hand(0, &[UP]);
    scene.act(0, dividend("hoorn"));
    assert_eq!(scene.on_turn(), Some(0));
    scene.play(0, UP);
    assert_eq!(scene.price_of("amsterdam"), 11);
    assert_eq!(scene.on_turn(), Some(1));
}

#[test]
fn m23_two_hoorn_at_17_and_one_spices_at_20_bring_54() {
    let rise = "hoorn+1/silk-2";
    let spices = "enkhuizen-1/spices+2";
    let mut scene = Scene::of(3).price("hoorn", 15).price("spices", 18);
    scene = scene.holds(0, "hoorn", 2).holds(0, "spices", 1);
    scene = scene.hand(0, &[rise]).hand(1, &[rise]).hand(2, &[spices]);
    scene.act(0, black_market(&["hoorn", "hoorn", "spices"]));
    scene.play(0, rise);
    scene.play(1, rise);
    scene.play(2, spices);
    assert_eq!((scene.price_of("hoorn"), scene.price_of("spices")), (17, 20));
    assert_eq!(scene.cash_of(0), 70 + 54);
}

#[test]
fn m23_the_tokens_come_back_to_the_bank_at_the_start_of_the_next_turn() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 2);
    scene.act(0, black_market(&["hoorn", "hoorn"]));
    assert_eq!(scene.market_of(0), ["hoorn", "hoorn"]);
    scene.pass(0);
    scene.pass(1);
    assert_eq!((scene.bank_of("hoorn"), scene.cash_of(0)), (3, 70), "not before");
    scene.pass(2);
    assert_eq!((scene.bank_of("hoorn"), scene.cash_of(0)), (5, 90));
    assert!(scene.market_of(0).is_empty());
}

#[test]
fn m23_the_sale_comes_before_anything_else_in_the_turn() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 1);
    scene.act(0, black_market(&["hoorn"]));
    scene.pass(0);
    scene.pass(1);
    scene.act(2, play("delft+1/porcelain-2"));
    let events = scene.draw("hoorn-1/silk+2");
    let [Event::Drew { .. }, Event::TurnBegan { .. }, Event::MarketSettled { seat, total, .. }] =
        events.as_slice()
    else {
        panic!("{events:?}")
    };
    assert_eq!((seat.index(), total.units()), (0, 10));
}

#[test]
fn m23_the_price_is_not_reduced_for_number() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 3);
    scene.act(0, black_market(&["hoorn", "hoorn", "hoorn"]));
    scene.pass(0);
    others_pass(&mut scene);
    assert_eq!(scene.cash_of(0), 100);
}

#[test]
fn m23_the_normal_turn_with_three_actions_follows() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 5);
    scene.act(0, black_market(&["hoorn", "hoorn"]));
    scene.pass(0);
    others_pass(&mut scene);
    let sold = [0; 3].map(|_| scene.sell(0, "hoorn"));
    assert_eq!(sold, [10, 8, 6], "what the market sold does not count for M13");
}

#[test]
fn m23_what_was_sold_may_be_bought_again() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 3).holds(1, "hoorn", 2);
    scene.act(0, black_market(&["hoorn", "hoorn", "hoorn"]));
    scene.pass(0);
    others_pass(&mut scene);
    assert_eq!(scene.buy(0, "hoorn"), 10);
}

#[test]
fn m23_dividend_may_be_used_in_the_turn_of_the_sale() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 2);
    scene.act(0, black_market(&["hoorn"]));
    scene.pass(0);
    others_pass(&mut scene);
    scene.act(0, dividend("hoorn"));
    assert_eq!(scene.cash_of(0), 70 + 10 + 3, "one share is left that earns");
}

#[test]
fn m23_tokens_on_the_card_earn_no_dividend() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 3);
    scene.act(0, black_market(&["hoorn", "hoorn"]));
    scene.pass(0);
    scene.act(1, dividend("hoorn"));
    assert_eq!(scene.cash_of(0), 73, "only the share still held pays");
}

#[test]
fn m23_nobody_can_buy_tokens_on_the_card() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 3).holds(2, "hoorn", 2);
    scene.act(0, black_market(&["hoorn", "hoorn", "hoorn"]));
    scene.pass(0);
    assert_eq!(scene.refusal(1, buy("hoorn")), "M15: the bank has no Hoorn left");
}

#[test]
fn m23_tokens_on_the_card_belong_to_nobody() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 3);
    assert_eq!(scene.wealth_of(0), 100);
    scene.act(0, black_market(&["hoorn", "hoorn"]));
    assert_eq!((scene.tokens_of(0, "hoorn"), scene.bank_of("hoorn")), (1, 2));
    assert_eq!(scene.wealth_of(0), 80);
}

/// Who lays tokens out for sale has not lost them: no chart falls by it, and nobody else is ahead for it.
#[test]
fn m23_what_is_shown_of_wealth_counts_the_tokens_on_the_card_at_todays_prices() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 3);
    let shown = |scene: &Scene| {
        let player = &scene.view().players[0];
        let [wealth, foreseen] = [player.wealth, player.foreseen].map(|money| money.units());
        let standing = scene.game.standing(Viewer::Spectator).wealth[0];
        (wealth, foreseen, standing.map(|money| money.units()))
    };
    assert_eq!(shown(&scene), (100, 100, Some(100)));
    scene.act(0, black_market(&["hoorn", "hoorn"]));
    assert_eq!(shown(&scene), (100, 100, Some(100)));
}

#[test]
fn m23_at_least_one_token_goes_on_the_card() {
    let scene = Scene::of(3).holds(0, "hoorn", 3);
    assert_eq!(
        scene.refusal(0, black_market(&[])),
        "M23: from 1 to 3 tokens go on the Black Market card, not none"
    );
}

#[test]
fn m23_only_own_tokens_go_on_the_card() {
    let scene = Scene::of(3).holds(0, "hoorn", 1).holds(1, "silk", 3);
    assert_eq!(
        scene.refusal(0, black_market(&["hoorn", "hoorn"])),
        "M23: you hold 1 of Hoorn, not 2"
    );
    assert_eq!(
        scene.refusal(0, black_market(&["hoorn", "silk"])),
        "M23: you hold 0 of silk, not 1"
    );
}

#[test]
fn m24_black_market_cannot_be_played_in_the_last_turn() {
    let mut scene = Scene::of(3).rounds_left(1);
    for seat in 0..3 {
        scene = scene.holds(seat, "hoorn", 1);
        assert_eq!(
            scene.refusal(seat, black_market(&["hoorn"])),
            "M24: this is your last turn: the Black Market could never be settled"
        );
        scene.pass(seat);
    }
}

#[test]
fn m24_in_the_turn_before_the_last_it_can_and_is_settled() {
    for seat in 0..3 {
        let mut scene = Scene::of(3).rounds_left(2).holds(seat, "hoorn", 2);
        (0..seat).for_each(|before| scene.pass(before));
        scene.act(seat, black_market(&["hoorn", "hoorn"]));
        (seat..3).chain(0..seat).for_each(|next| scene.pass(next));
        assert_eq!((scene.on_turn(), scene.cash_of(seat)), (Some(seat), 90));
    }
}

#[test]
fn m25_rotterdam_at_23_pays_18_6_and_12() {
    let mut scene = Scene::of(4).price("rotterdam", 23).cash(3, 5);
    scene = scene.holds(0, "rotterdam", 3).holds(1, "rotterdam", 1).holds(2, "rotterdam", 2);
    scene.act(0, dividend("rotterdam"));
    let cash = [0, 1, 2, 3].map(|seat| scene.cash_of(seat));
    assert_eq!(cash, [70 + 18, 70 + 6, 70 + 12, 5]);
}

#[test]
fn m25_a_chamber_pays_once_a_game() {
    let mut scene = Scene::of(3).holds(1, "hoorn", 1);
    scene.act(0, dividend("hoorn"));
    scene.pass(0);
    assert_eq!(scene.refusal(1, dividend("hoorn")), "M25: Hoorn has paid its dividend already");
    scene.act(1, dividend("delft"));
}

#[test]
fn m25_a_chamber_whose_shares_nobody_holds_may_be_chosen() {
    let mut scene = Scene::of(3);
    scene.act(0, dividend("hoorn"));
    assert!([0, 1, 2].iter().all(|&seat| scene.cash_of(seat) == 70));
    let paid = serde_json::to_value(scene.view().paid).unwrap();
    assert_eq!(paid, serde_json::json!(["hoorn"]), "and is marked as paid");
}

#[test]
fn m25_shares_are_kept_and_goods_earn_nothing() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 2).holds(0, "coffee", 2);
    scene.act(0, dividend("hoorn"));
    assert_eq!(scene.cash_of(0), 76);
    assert_eq!((scene.tokens_of(0, "hoorn"), scene.tokens_of(0, "coffee")), (2, 2));
}

#[test]
fn m26_the_dividend_bar() {
    let bar = [
        (1..=4, 1),
        (5..=8, 2),
        (9..=12, 3),
        (13..=16, 4),
        (17..=20, 5),
        (21..=24, 6),
        (25..=25, 7),
    ];
    for (prices, pays) in bar {
        for price in prices {
            let mut scene = Scene::of(3).price("delft", price).holds(1, "delft", 1);
            scene.act(0, dividend("delft"));
            assert_eq!(scene.cash_of(1) - 70, pays, "at price {price}");
        }
    }
}

#[test]
fn m26_at_the_ends_the_price_counts_not_the_marker() {
    for (marker, pays) in [(-4, 1), (28, 7)] {
        let mut scene = Scene::of(3).price("delft", marker).holds(0, "delft", 2);
        scene.act(0, dividend("delft"));
        assert_eq!(scene.cash_of(0), 70 + 2 * pays);
    }
}

#[test]
fn m27_news_takes_the_place_of_a_price_card() {
    let mut scene = Scene::of(3).hand(0, &[UP, OTHER]);
    scene.act(0, news(&[UP]));
    scene.draw("rotterdam-1/copper+2");
    assert_eq!(scene.board_of(0), ["", "news", ""]);
    assert_eq!(scene.price_of("amsterdam"), 10, "the discarded card does not act");
    assert_eq!(scene.on_turn(), Some(1));
}

#[test]
fn m27_as_many_cards_are_drawn_the_first_from_the_main_stack_the_others_from_the_reserve() {
    let mut scene = Scene::of(3).hand(0, &[UP, UP, OTHER]);
    scene.act(0, news(&[UP, UP, OTHER]));
    assert_eq!(scene.view().moment, Moment::Draw { seat: seat_at(0) });
    let drawn = ["rotterdam-1/copper+2", "rotterdam+1/copper-2", "hoorn-1/silk+2"];
    let from: Vec<CardStack> = drawn
        .iter()
        .map(|id| match scene.draw(id)[0] {
            Event::Drew { stack, .. } => stack,
            ref other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(from, [CardStack::Main, CardStack::Reserve, CardStack::Reserve]);
    assert!(drawn.iter().all(|id| scene.hand_of(0).contains(id)));
    assert_eq!(scene.hand_of(0).len(), 5);
    assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (44, 10));
}

#[test]
fn m27_the_discarded_cards_are_public_and_the_drawn_ones_are_not() {
    let mut scene = Scene::of(3).hand(0, &[UP, OTHER]);
    scene.act(0, news(&[UP, OTHER]));
    let beside = scene.game.view(Viewer::Spectator);
    let discard: Vec<_> = beside.discard.iter().map(|card| card.id()).collect();
    assert_eq!(discard, [UP, OTHER]);
    let drew = scene.draw("rotterdam-1/copper+2").remove(0);
    let seen = Mercurius::witness(&drew, Viewer::Seat(seat_at(1)));
    assert_eq!(seen, Some(Event::Drew { seat: seat_at(0), stack: CardStack::Main, card: None }));
}

#[test]
fn m27_the_cards_are_drawn_before_prices_move() {
    let mut scene = Scene::of(3).board(0, ["", UP, ""]).hand(0, &[OTHER, OTHER]);
    scene.act(0, news(&[OTHER, OTHER]));
    scene.draw("rotterdam-1/copper+2");
    assert_eq!(scene.price_of("amsterdam"), 10);
    scene.draw("rotterdam-1/copper+2");
    assert_eq!(scene.price_of("amsterdam"), 11);
}

#[test]
fn m27_the_older_cards_act_as_usual() {
    let mut scene = Scene::of(3).board(0, ["", UP, OTHER]).hand(0, &["hoorn-1/silk+2"]);
    scene.news(0, &["hoorn-1/silk+2"]);
    assert_eq!((scene.price_of("amsterdam"), scene.price_of("silk")), (11, 13));
    assert_eq!((scene.price_of("hoorn"), scene.price_of("coffee")), (11, 13));
    assert_eq!(scene.board_of(0), ["", "news", UP]);
}

#[test]
fn m27_news_travels_like_a_price_card_without_effect_and_leaves_the_game() {
    let mut scene = Scene::of(3).hand(0, &[UP, OTHER, OTHER]);
    scene.news(0, &[UP]);
    others_pass(&mut scene);
    scene.play(0, OTHER);
    assert_eq!(scene.board_of(0), ["", OTHER, "news"]);
    others_pass(&mut scene);
    let before = scene.discarded();
    let events = scene.act(0, play(OTHER));
    assert_eq!(scene.board_of(0), ["", OTHER, OTHER]);
    assert!(events.iter().any(|event| matches!(event, Event::LeftBoard { .. })));
    assert_eq!(scene.discarded(), before, "News is none of the 72 cards");
    assert_eq!(scene.price_of("hoorn"), 13, "one card, then both");
}

#[test]
fn m27_at_least_one_card_is_discarded() {
    let scene = Scene::of(3);
    assert_eq!(scene.refusal(0, news(&[])), "M27: News discards at least one card");
}

#[test]
fn m27_only_cards_of_the_hand_are_discarded() {
    let scene = Scene::of(3).hand(0, &[UP]).hand(1, &[OTHER]);
    assert_eq!(
        scene.refusal(0, news(&[UP, UP])),
        "M27: you hold 1 of Amsterdam +1, silk −2, not 2"
    );
    assert_eq!(scene.refusal(0, news(&[OTHER])), "M27: you hold 0 of Hoorn +1, coffee −2, not 1");
}

#[test]
fn m27_dividend_may_be_used_in_the_same_turn() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 1);
    scene.act(0, dividend("hoorn"));
    scene.news(0, &["delft+1/porcelain-2"]);
    assert_eq!((scene.cash_of(0), scene.on_turn()), (73, Some(1)));
    let left = scene.view().players[0].specials;
    assert!(!left.dividend && !left.news && left.black_market);
}

#[test]
fn m27_black_market_may_be_used_in_the_same_turn() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 1);
    scene.act(0, black_market(&["hoorn"]));
    scene.news(0, &["delft+1/porcelain-2"]);
    others_pass(&mut scene);
    assert_eq!(scene.cash_of(0), 80);
}

#[test]
fn m27_trading_before_news_is_allowed() {
    let mut scene = Scene::of(3);
    for _ in 0..3 {
        scene.buy(0, "hoorn");
    }
    scene.news(0, &["delft+1/porcelain-2"]);
    assert_eq!((scene.tokens_of(0, "hoorn"), scene.on_turn()), (3, Some(1)));
}

#[test]
fn m28_the_card_that_news_draws_is_the_turns_draw() {
    let mut scene = Scene::of(3).hand(0, &[UP]);
    scene.act(0, news(&[UP]));
    scene.draw("rotterdam-1/copper+2");
    assert_eq!(scene.on_turn(), Some(1), "no second draw");
    assert_eq!(scene.hand_of(0).len(), 5);
    assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (44, 12));
}

#[test]
fn m28_from_the_reserve_one_card_fewer_is_drawn_with_an_empty_main_stack() {
    for (discard, reserve) in [(1, 12), (2, 11), (3, 10)] {
        let scene = Scene::with(3, &[("late-news", "reserve")]);
        let mut scene = scene.hand(0, &[UP, UP, UP]).rounds_left(2);
        scene.news(0, &[UP, UP, UP][..discard]);
        assert_eq!(scene.hand_of(0).len(), 4, "as after playing a card");
        assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (0, reserve));
        assert_eq!(scene.on_turn(), Some(1));
    }
}

#[test]
fn m28_the_last_card_of_the_main_stack_may_be_drawn_by_news() {
    let mut scene = Scene::of(3).rounds_left(3);
    scene.pass(0);
    scene.pass(1);
    assert_eq!(scene.view().main_stack, 1);
    let hand = scene.hand_of(2);
    scene.news(2, &hand[..3]);
    assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (0, 10));
    assert_eq!(scene.hand_of(2).len(), 5);
}
