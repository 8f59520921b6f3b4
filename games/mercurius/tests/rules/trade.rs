//! The trade phase: M11 … M15.

use crate::common::{Scene, buy, sell};
use kontor_mercurius::Moment;

/// What three sales of one kind at a price bring, one by one, and in all after each.
fn sales_at(marker: i8) -> ([i64; 3], [i64; 3]) {
    let mut scene = Scene::of(3).price("tea", marker).holds(0, "tea", 3);
    let each = [0; 3].map(|_| scene.sell(0, "tea"));
    (each, [each[0], each[0] + each[1], each[0] + each[1] + each[2]])
}

fn actions_left(scene: &Scene) -> u8 {
    match scene.view().moment {
        Moment::Turn { actions, .. } => actions,
        other => panic!("{other:?}"),
    }
}

#[test]
fn m11_up_to_three_tokens_are_bought_or_sold() {
    let mut scene = Scene::of(3).cash(0, 100).holds(0, "tea", 2);
    assert_eq!(actions_left(&scene), 3);
    scene.buy(0, "silk");
    assert_eq!(actions_left(&scene), 2);
    scene.sell(0, "tea");
    scene.buy(0, "hoorn");
    assert_eq!(actions_left(&scene), 0);
    let used = "M11: all 3 trade actions of this turn are used";
    assert_eq!(scene.refusal(0, buy("silk")), used);
    assert_eq!(scene.refusal(0, sell("tea")), used);
}

#[test]
fn m11_each_action_moves_one_token() {
    let mut scene = Scene::of(3).holds(0, "tea", 2);
    scene.buy(0, "silk");
    assert_eq!((scene.tokens_of(0, "silk"), scene.bank_of("silk")), (1, 4));
    scene.sell(0, "tea");
    assert_eq!((scene.tokens_of(0, "tea"), scene.bank_of("tea")), (1, 4));
}

#[test]
fn m11_trading_less_or_nothing_is_allowed() {
    let mut scene = Scene::of(3);
    scene.pass(0);
    scene.buy(1, "hoorn");
    scene.pass(1);
    assert_eq!(scene.on_turn(), Some(2));
}

#[test]
fn m11_the_actions_come_back_next_turn() {
    let mut scene = Scene::of(3);
    scene.buy(0, "hoorn");
    scene.buy(0, "hoorn");
    scene.round();
    assert_eq!(actions_left(&scene), 3);
    assert_eq!(scene.buy(0, "hoorn"), 10, "and the surcharge starts anew");
}

#[test]
fn m12_two_amsterdam_at_13_and_one_tea_at_17_cost_45() {
    let mut scene = Scene::of(3).price("amsterdam", 13).price("tea", 17);
    let paid = scene.buy(0, "amsterdam") + scene.buy(0, "amsterdam") + scene.buy(0, "tea");
    assert_eq!(paid, 45);
    assert_eq!(scene.cash_of(0), 25);
}

#[test]
fn m12_the_order_of_buying_changes_no_total() {
    let mut scene = Scene::of(3).price("amsterdam", 13).price("tea", 17);
    let paid = scene.buy(0, "amsterdam") + scene.buy(0, "tea") + scene.buy(0, "amsterdam");
    assert_eq!(paid, 45);
}

#[test]
fn m12_one_by_one_tokens_cost_2_more_each_time() {
    let mut scene = Scene::of(3);
    let paid = [0; 3].map(|_| scene.buy(0, "hoorn"));
    assert_eq!(paid, [10, 12, 14], "so three cost 12 each");
}

#[test]
fn m12_each_kind_has_its_own_surcharge() {
    let mut scene = Scene::of(3);
    let paid = ["hoorn", "delft", "silk"].map(|kind| scene.buy(0, kind));
    assert_eq!(paid, [10, 10, 15]);
}

#[test]
fn m12_each_action_is_checked_alone() {
    let mut scene = Scene::of(3).cash(0, 21);
    assert_eq!(scene.buy(0, "hoorn"), 10);
    assert_eq!(
        scene.refusal(0, buy("hoorn")),
        "M15: Hoorn costs 12\u{202f}ƒ now; you have 11\u{202f}ƒ"
    );
    assert_eq!(scene.buy(0, "delft"), 10, "another kind is still to be had");
}

#[test]
fn m12_a_sale_pays_for_the_next_purchase() {
    let mut scene = Scene::of(3).cash(0, 0).holds(0, "tea", 1);
    assert_eq!(
        scene.refusal(0, buy("hoorn")),
        "M15: Hoorn costs 10\u{202f}ƒ now; you have 0\u{202f}ƒ"
    );
    scene.sell(0, "tea");
    assert_eq!(scene.buy(0, "hoorn"), 10);
    assert_eq!(scene.cash_of(0), 5);
}

#[test]
fn m13_two_amsterdam_at_18_and_one_tea_at_21_bring_55() {
    let mut scene = Scene::of(3).price("amsterdam", 18).price("tea", 21);
    scene = scene.holds(0, "amsterdam", 2).holds(0, "tea", 1);
    let got = scene.sell(0, "amsterdam") + scene.sell(0, "amsterdam") + scene.sell(0, "tea");
    assert_eq!(got, 55);
    assert_eq!(scene.cash_of(0), 125);
}

#[test]
fn m13_three_tokens_bring_the_price_less_2_each() {
    assert_eq!(sales_at(10), ([10, 8, 6], [10, 18, 24]));
}

#[test]
fn m13_totals_at_price_2_are_2_2_3() {
    assert_eq!(sales_at(2), ([2, 0, 1], [2, 2, 3]));
}

#[test]
fn m13_totals_at_price_3_are_3_4_3() {
    assert_eq!(sales_at(3), ([3, 1, -1], [3, 4, 3]));
}

#[test]
fn m13_totals_at_price_4_are_4_6_6() {
    assert_eq!(sales_at(4), ([4, 2, 0], [4, 6, 6]));
}

#[test]
fn m13_a_token_at_price_1_always_brings_1() {
    assert_eq!(sales_at(1), ([1, 1, 1], [1, 2, 3]));
    assert_eq!(sales_at(-4), ([1, 1, 1], [1, 2, 3]), "however deep the marker is");
}

#[test]
fn m13_a_third_sale_that_costs_a_guilder_needs_the_guilder() {
    let mut scene = Scene::of(3).price("tea", 3).holds(0, "tea", 3);
    scene.sell(0, "tea");
    scene.sell(0, "tea");
    let poor = scene.clone().cash(0, 0);
    assert_eq!(
        poor.refusal(0, sell("tea")),
        "M15: selling one more tea lowers what all of them bring by 1\u{202f}ƒ; you have 0\u{202f}ƒ"
    );
    let mut able = scene.cash(0, 1);
    assert_eq!(able.sell(0, "tea"), -1);
    assert_eq!((able.cash_of(0), able.tokens_of(0, "tea")), (0, 0));
}

#[test]
fn m13_the_reduction_starts_anew_next_turn() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 2);
    scene.sell(0, "hoorn");
    scene.round();
    assert_eq!(scene.sell(0, "hoorn"), 10);
}

#[test]
fn m14_two_tokens_at_price_1_cost_2_each() {
    for marker in [1, -4] {
        let mut scene = Scene::of(3).price("tea", marker);
        assert_eq!(scene.buy(0, "tea") + scene.buy(0, "tea"), 4);
    }
}

#[test]
fn m14_two_tokens_at_price_25_cost_26_each() {
    for marker in [25, 28] {
        let mut scene = Scene::of(3).price("tea", marker);
        assert_eq!(scene.buy(0, "tea") + scene.buy(0, "tea"), 52);
    }
}

#[test]
fn m14_two_tokens_at_price_25_sell_for_24_each() {
    for marker in [25, 28] {
        let mut scene = Scene::of(3).price("tea", marker).holds(0, "tea", 2);
        assert_eq!(scene.sell(0, "tea") + scene.sell(0, "tea"), 48);
    }
}

#[test]
fn m15_buys_and_sells_of_one_kind_are_counted_apart() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 1);
    assert_eq!(scene.buy(0, "hoorn"), 10);
    assert_eq!(scene.sell(0, "hoorn"), 10, "the first one sold");
    assert_eq!(scene.buy(0, "hoorn"), 12, "the second one bought");
    assert_eq!((scene.tokens_of(0, "hoorn"), scene.cash_of(0)), (2, 58));
}

#[test]
fn m15_what_was_just_sold_can_be_bought_again() {
    let mut scene = Scene::of(3).holds(0, "hoorn", 1).holds(1, "hoorn", 4);
    assert_eq!(scene.sell(0, "hoorn"), 10);
    assert_eq!(scene.buy(0, "hoorn"), 10);
    assert_eq!(scene.cash_of(0), 70);
}

#[test]
fn m15_the_bank_sells_only_what_it_has() {
    let mut scene = Scene::of(3).holds(1, "hoorn", 4);
    scene.buy(0, "hoorn");
    assert_eq!(scene.refusal(0, buy("hoorn")), "M15: the bank has no Hoorn left");
}

#[test]
fn m15_nobody_buys_without_the_cash() {
    let scene = Scene::of(3).cash(0, 14);
    assert_eq!(
        scene.refusal(0, buy("silk")),
        "M15: silk costs 15\u{202f}ƒ now; you have 14\u{202f}ƒ"
    );
}

#[test]
fn m15_the_last_guilder_may_be_spent() {
    let mut scene = Scene::of(3).cash(0, 15);
    scene.buy(0, "silk");
    assert_eq!(scene.cash_of(0), 0);
}

#[test]
fn m15_nobody_sells_what_they_do_not_hold() {
    let mut scene = Scene::of(3).holds(1, "silk", 3).holds(0, "silk", 1);
    scene.sell(0, "silk");
    assert_eq!(scene.refusal(0, sell("silk")), "M15: you hold no silk");
}
