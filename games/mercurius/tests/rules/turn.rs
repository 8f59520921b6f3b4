//! The course of a turn: M18, M22, and what a player sees of it.

use crate::common::{Scene, black_market, buy, news, play, seat_at, sell};
use kontor_engine::{Choice, Choices, Game, Money, Viewer};
use kontor_mercurius::{Action, CardStack, Event, Mercurius, Moment, Outcome};

const UP: &str = "amsterdam+1/silk-2";

fn choices(scene: &Scene, seat: usize) -> Vec<Choice<Action, kontor_mercurius::Template>> {
    let mut choices = Choices::new();
    scene.game.choices(seat_at(seat), &mut choices);
    choices.as_slice().to_vec()
}

#[test]
fn m18_the_played_card_leaves_the_hand_for_the_board() {
    let mut scene = Scene::of(3).hand(0, &[UP]);
    scene.act(0, play(UP));
    assert!(!scene.hand_of(0).contains(&UP));
    assert_eq!(scene.board_of(0), ["", UP, ""], "it has acted and moved on");
}

#[test]
fn m18_one_copy_is_played_where_the_hand_has_more() {
    let mut scene = Scene::of(3).hand(0, &[UP, UP]);
    scene.act(0, play(UP));
    assert_eq!(scene.hand_of(0).iter().filter(|&&id| id == UP).count(), 1);
}

#[test]
fn m18_playing_a_card_is_the_only_way_to_end_a_turn() {
    let mut scene = Scene::of(3).without(0, "news").hand(0, &[UP]);
    for kind in ["hoorn", "delft", "hoorn"] {
        scene.buy(0, kind);
    }
    let all = choices(&scene, 0);
    assert!(!all.is_empty());
    assert!(
        all.iter().all(|choice| matches!(choice, Choice::Exact(Action::Play { .. }))),
        "{all:?}"
    );
}

#[test]
fn m18_a_card_that_is_not_in_the_hand_cannot_be_played() {
    let scene = Scene::of(3).hand(1, &[UP]);
    assert_eq!(scene.refusal(0, play(UP)), "M18: Amsterdam +1, silk −2 is not in your hand");
}

#[test]
fn m18_one_card_a_turn_is_played() {
    let mut scene = Scene::of(3).hand(0, &[UP, UP]);
    scene.act(0, play(UP));
    let drawing = "M7: cards are being drawn; nobody acts now";
    assert_eq!(scene.refusal(0, play(UP)), drawing);
    assert_eq!(scene.refusal(0, buy("tea")), drawing, "and trading is over");
    scene.draw("hoorn-1/silk+2");
    assert_eq!(scene.refusal(0, play(UP)), "M7: it is the turn of seat 1, not yours");
}

#[test]
fn m18_the_card_is_played_face_up() {
    let mut scene = Scene::of(3).hand(0, &[UP]);
    let events = scene.act(0, play(UP));
    let played = Event::Played { seat: seat_at(0), card: crate::common::card(UP) };
    assert_eq!(events[0], played);
    assert_eq!(Mercurius::witness(&played, Viewer::Spectator), Some(played));
}

#[test]
fn m22_the_turn_ends_by_drawing_one_card_from_the_main_stack() {
    let mut scene = Scene::of(3);
    scene.act(0, play("delft+1/porcelain-2"));
    assert_eq!(scene.view().moment, Moment::Draw { seat: seat_at(0) });
    assert_eq!(scene.hand_of(0).len(), 4);
    scene.draw("hoorn-1/silk+2");
    assert_eq!(scene.hand_of(0).len(), 5);
    assert!(scene.hand_of(0).contains(&"hoorn-1/silk+2"));
    assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (44, 12));
    assert_eq!(scene.on_turn(), Some(1));
}

#[test]
fn m22_others_do_not_learn_which_card_was_drawn() {
    let mut scene = Scene::of(3);
    scene.act(0, play("delft+1/porcelain-2"));
    let events = scene.draw("hoorn-1/silk+2");
    let drew = |card| Event::Drew { seat: seat_at(0), stack: CardStack::Main, card };
    let card = crate::common::card("hoorn-1/silk+2");
    assert_eq!(events[0], drew(Some(card)));
    let seen = |viewer| Mercurius::witness(&events[0], viewer);
    assert_eq!(seen(Viewer::Seat(seat_at(0))), Some(drew(Some(card))));
    assert_eq!(seen(Viewer::Seat(seat_at(1))), Some(drew(None)));
    assert_eq!(seen(Viewer::Spectator), Some(drew(None)));
}

#[test]
fn m22_nothing_is_drawn_when_the_main_stack_is_empty() {
    let mut scene = Scene::of(3).rounds_left(2);
    assert_eq!(scene.view().main_stack, 0);
    scene.act(0, play("delft+1/porcelain-2"));
    assert_eq!(scene.hand_of(0).len(), 4);
    assert_eq!(scene.on_turn(), Some(1));
    assert_eq!(scene.view().reserve_stack, 12, "nor is the reserve touched");
}

#[test]
fn m22_a_card_that_lies_elsewhere_cannot_be_drawn() {
    let mut scene = Scene::of(3).hand(1, &["hoorn-1/silk+2"]);
    scene.act(0, play("delft+1/porcelain-2"));
    let mut after = scene.game;
    let outcome = Outcome::Card { card: crate::common::card("hoorn-1/silk+2") };
    let refusal = after.chance(outcome, &mut kontor_engine::Silent).unwrap_err();
    assert_eq!(crate::common::said(&refusal), "M6: no stack holds Hoorn −1, silk +2 any more");
    assert_eq!(after, scene.game);
}

#[test]
fn m11_what_may_be_done_is_listed_with_nothing_else() {
    let scene = Scene::of(3).cash(0, 10).holds(0, "tea", 1).hand(0, &[UP, UP]);
    let all = choices(&scene, 0);
    for (action, listed) in [
        (buy("hoorn"), true),
        (buy("silk"), false),
        (sell("tea"), true),
        (sell("silk"), false),
        (play(UP), true),
        (play("hoorn-1/silk+2"), false),
    ] {
        assert_eq!(all.contains(&Choice::Exact(action)), listed, "{action:?}");
    }
    assert!(choices(&scene, 1).is_empty(), "only the player on turn has choices");
}

#[test]
fn m15_who_has_plenty_may_buy_everything() {
    for cash in [29, 255, 256, 1_000_000] {
        let all = choices(&Scene::of(3).cash(0, cash), 0);
        let buys = |choice: &&_| matches!(choice, Choice::Exact(Action::Buy { .. }));
        assert_eq!(all.iter().filter(buys).count(), 12, "with {cash}");
    }
}

#[test]
fn m13_a_sale_that_costs_a_guilder_is_offered_to_who_has_one() {
    let mut scene = Scene::of(3).price("tea", 3).holds(0, "tea", 3);
    scene.sell(0, "tea");
    scene.sell(0, "tea");
    for (cash, offered) in [(0, false), (1, true)] {
        let all = choices(&scene.clone().cash(0, cash), 0);
        assert_eq!(all.contains(&Choice::Exact(sell("tea"))), offered, "with {cash}");
    }
}

#[test]
fn m21_the_view_tells_what_each_visible_card_will_still_do_and_when() {
    let scene = Scene::of(3).board(0, ["", "", UP]).board(1, ["", UP, ""]);
    let coming: Vec<_> = scene
        .game
        .view(Viewer::Spectator)
        .moves()
        .map(|c| (c.turns, c.seat.index(), c.kind.id(), c.price.units()))
        .collect();
    assert_eq!(
        coming,
        [
            (0, 0, "amsterdam", 11),
            (0, 0, "silk", 13),
            (1, 1, "amsterdam", 12),
            (1, 1, "silk", 11),
            (4, 1, "amsterdam", 13),
            (4, 1, "silk", 9),
        ]
    );
}

#[test]
fn m21_the_view_foresees_no_move_after_the_last_turn() {
    let scene = Scene::of(3).rounds_left(1).board(1, ["", UP, ""]);
    let coming: Vec<_> = scene.view().moves().map(|c| (c.turns, c.kind.id())).collect();
    assert_eq!(coming, [(1, "amsterdam"), (1, "silk")]);
}

/// What the next tokens of a kind would cost and bring, as the view says.
fn next_trades(scene: &Scene, kind: &str) -> (Vec<i64>, Vec<i64>) {
    let view = scene.view();
    let row = view.kinds[crate::common::kind(kind).index()].clone();
    let Moment::Turn { actions, .. } = view.moment else { panic!("nobody trades") };
    let units =
        |sums: &[Money]| sums.iter().map(|sum| sum.units()).take(usize::from(actions)).collect();
    (units(&row.costs), units(&row.gains))
}

#[test]
fn m12_the_view_tells_what_the_next_tokens_cost_and_bring() {
    let mut scene = Scene::of(3).cash(0, 100).holds(0, "hoorn", 3);
    assert_eq!(next_trades(&scene, "hoorn").1, [10, 8, 6]);
    assert_eq!(next_trades(&scene, "delft"), (vec![10, 12, 14], vec![]));
    scene.buy(0, "delft");
    assert_eq!(next_trades(&scene, "delft"), (vec![12, 14], vec![10]));
    scene.sell(0, "hoorn");
    assert_eq!(next_trades(&scene, "hoorn"), (vec![10], vec![8]));
    scene.buy(0, "silk");
    assert_eq!(next_trades(&scene, "hoorn"), (vec![], vec![]), "no action is left");
}

#[test]
fn m12_a_trade_of_one_kind_changes_nothing_of_another() {
    let mut scene = Scene::of(3).cash(0, 100).holds(0, "hoorn", 3);
    let of =
        |scene: &Scene, kind: &str| scene.view().kinds[crate::common::kind(kind).index()].clone();
    let (hoorn, tea) = (of(&scene, "hoorn"), of(&scene, "tea"));
    scene.buy(0, "delft");
    scene.buy(0, "delft");
    assert_eq!((of(&scene, "hoorn"), of(&scene, "tea")), (hoorn, tea));
}

#[test]
fn m12_what_the_view_says_of_the_next_tokens_is_what_they_cost() {
    let mut selling = Scene::of(3).price("tea", 3).holds(0, "tea", 3);
    let mut buying = selling.clone();
    let (costs, gains) = next_trades(&selling, "tea");
    assert_eq!([0; 3].map(|_| selling.sell(0, "tea")), gains[..]);
    assert_eq!([0; 2].map(|_| buying.buy(0, "tea")), costs[..], "the bank has two");
}

#[test]
fn m15_the_view_offers_no_more_tokens_than_the_bank_has() {
    let scene = Scene::of(3).holds(1, "hoorn", 4);
    assert_eq!(next_trades(&scene, "hoorn"), (vec![10], vec![]));
}

#[test]
fn m21_the_view_names_the_slot_of_each_coming_move() {
    let scene = Scene::of(3).board(0, ["", UP, ""]).board(1, ["", UP, UP]);
    let coming: Vec<_> = scene
        .view()
        .moves()
        .filter(|c| c.kind.id() == "silk")
        .map(|c| (c.turns, c.seat.index(), c.slot))
        .collect();
    assert_eq!(coming, [(0, 0, 1), (1, 1, 1), (1, 1, 2), (3, 0, 1), (4, 1, 1)]);
}

#[test]
fn m21_slots_are_named_as_they_are_while_the_turn_ends() {
    let mut scene = Scene::of(3).hand(0, &[UP]);
    scene.act(0, play(UP));
    let view = scene.view();
    assert_eq!(view.moment, Moment::Draw { seat: seat_at(0) });
    let slots: Vec<_> = view.moves().map(|c| (c.turns, c.slot)).collect();
    assert_eq!(slots, [(3, 1), (3, 1), (6, 1), (6, 1)]);
}

#[test]
fn m19_the_view_tells_where_each_card_of_the_hand_leads() {
    let scene = Scene::of(3).hand(0, &[UP]).board(0, ["", UP, ""]).board(1, ["", "", UP]);
    let own = scene.game.view(Viewer::Seat(seat_at(0)));
    let leads: Vec<_> = own.players[0].leads[0]
        .iter()
        .map(|lead| (lead.kind.id(), lead.price.units(), lead.last_price.units()))
        .collect();
    assert_eq!(leads, [("amsterdam", 12, 16), ("silk", 11, 3)], "6 moves in all, 2 of them now");
}

#[test]
fn m6_nobody_else_sees_where_a_hand_leads() {
    let scene = Scene::of(3);
    for viewer in [Viewer::Spectator, Viewer::Seat(seat_at(1))] {
        let seen = serde_json::to_value(scene.game.view(viewer)).unwrap();
        for player in seen["players"].as_array().unwrap() {
            assert_eq!(player.get("leads"), None);
        }
    }
}

#[test]
fn m30_the_view_foresees_what_the_visible_cards_make_of_wealth() {
    let scene = Scene::of(3).holds(2, "silk", 2).holds(2, "amsterdam", 1).board(1, ["", UP, ""]);
    let holder = &scene.view().players[2];
    assert_eq!(holder.wealth.units(), 70 + 2 * 15 + 10);
    assert_eq!(holder.foreseen.units(), 70 + 2 * 11 + 12);
}

#[test]
fn m26_the_view_shows_the_track_with_the_dividend_of_each_field() {
    let track = Scene::of(3).view().track;
    assert_eq!((track.lowest, track.prices.len(), track.dividends.len()), (-4, 33, 33));
    let field = |marker: i8| (marker - track.lowest) as usize;
    assert_eq!((track.prices[field(23)], track.dividends[field(23)]), (23, 6));
    assert_eq!((track.prices[field(-4)], track.prices[field(28)]), (1, 25));
}

#[test]
fn m23_everybody_sees_tokens_special_cards_and_stacks() {
    let mut scene = Scene::of(3).holds(0, "silk", 3).paid("delft");
    scene.act(0, black_market(&["silk", "silk"]));
    scene.act(0, news(&["delft+1/porcelain-2"]));
    let seen = serde_json::to_value(scene.game.view(Viewer::Spectator)).unwrap();
    let own = &seen["players"][0];
    assert_eq!(own["market"], serde_json::json!(["silk", "silk"]));
    assert_eq!(own["tokens"][crate::common::kind("silk").index()], 1);
    assert_eq!(own["specials"]["dividend"], true);
    assert_eq!(own["specials"]["black_market"], false);
    assert_eq!(own["specials"]["news"], false);
    assert_eq!(seen["paid"], serde_json::json!(["delft"]));
    assert_eq!((&seen["main_stack"], &seen["reserve_stack"]), (&45.into(), &12.into()));
}
