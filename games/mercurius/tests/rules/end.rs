//! The end of a game, and what holds at every step: M28 … M31.

use crate::common::{Scene, buy, seat_at, set_up, set_up_with};
use kontor_engine::play::{Sources, Step, next_step};
use kontor_engine::{Collected, Game, Generator, Next, Policy, Random, Seed, Told, Viewer};
use kontor_mercurius::{Event, Mercurius};
use serde_json::json;

/// Plays a random game, late News drawing from the reserve, and shows every state with the events that led to it.
fn random_game(players: usize, number: u64, mut show: impl FnMut(&Mercurius, &[Event])) {
    let seed = Seed::derived(number, players as u64);
    let mut sources = Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
    let mut policies: Vec<Box<dyn Policy<Mercurius>>> =
        (0..players).map(|_| Box::new(Random::default()) as Box<dyn Policy<Mercurius>>).collect();
    let mut game = set_up_with(players, "random", &[("late-news", "reserve")]).unwrap();
    while let Some(step) = next_step(&game, &mut policies, &mut sources) {
        let mut sink = Collected::default();
        Step::apply(&step, &mut game, &mut sink).unwrap();
        let events: Vec<Event> = sink
            .told
            .into_iter()
            .filter_map(|told| match told {
                Told::Event(event) => Some(event),
                Told::Posting(_) => None,
            })
            .collect();
        show(&game, &events);
    }
}

/// The position after the last turn, everybody passing in the last round.
fn over(mut scene: Scene) -> Scene {
    scene.round();
    assert_eq!(scene.game.next(), Next::Over);
    scene
}

fn places(scene: &Scene) -> Vec<u8> {
    scene.game.standing(Viewer::Spectator).places.expect("the game is over").to_vec()
}

#[test]
fn m28_with_the_reserve_every_player_ends_with_three_cards() {
    for players in 3..=5 {
        for number in 0..20 {
            let mut last = Vec::new();
            random_game(players, number, |game, _| {
                last = game.view(Viewer::All).players.iter().map(|player| player.cards).collect();
            });
            assert_eq!(last, vec![3; players]);
        }
    }
}

#[test]
fn m28_the_main_stack_loses_one_card_a_turn_with_or_without_news() {
    for players in 3..=5 {
        random_game(players, 28, |game, events| {
            if events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
                let view = game.view(Viewer::Spectator);
                let draws_left = view.turns_left.saturating_sub(2 * players as u8);
                assert_eq!(view.main_stack, draws_left);
            }
        });
    }
}

#[test]
fn m28_the_reserve_is_enough_for_everybodys_news() {
    let mut scene = Scene::of(5);
    for seat in 0..5 {
        let hand = scene.hand_of(seat);
        scene.news(seat, &hand[..3]);
    }
    assert_eq!(scene.view().reserve_stack, 2);
    while scene.game.next() != Next::Over {
        scene.round();
    }
    assert!((0..5).all(|seat| scene.hand_of(seat).len() == 3));
}

#[test]
fn m28_news_from_the_reserve_in_the_last_turn_leaves_three_cards_too() {
    let mut scene = Scene::with(5, &[("late-news", "reserve")]).rounds_left(1);
    for seat in 0..5 {
        let hand = scene.hand_of(seat);
        scene.news(seat, &hand[..3]);
        assert_eq!(scene.hand_of(seat).len(), 3);
    }
    assert_eq!(scene.game.next(), Next::Over);
}

#[test]
fn m29_each_takes_17_12_or_9_turns() {
    for (players, turns) in [(3, 17), (4, 12), (5, 9)] {
        let mut taken = vec![0; players];
        random_game(players, 29, |_, events| {
            for event in events {
                if let Event::TurnBegan { seat, .. } = event {
                    taken[seat.index()] += 1;
                }
            }
        });
        assert_eq!(taken, vec![turns; players]);
    }
}

#[test]
fn m29_everybody_has_two_more_turns_when_the_main_stack_is_empty() {
    let mut scene = Scene::of(4).rounds_left(3);
    assert_eq!(scene.view().main_stack, 4);
    scene.round();
    assert_eq!(scene.view().main_stack, 0);
    scene.round();
    scene.round();
    assert_eq!(scene.game.next(), Next::Over);
}

#[test]
fn m29_after_the_last_turn_nobody_acts() {
    let scene = over(Scene::of(3).rounds_left(1));
    assert_eq!(scene.refusal(0, buy("tea")), "M29: the game is over");
    let card = scene.hand_of(1)[0];
    assert_eq!(scene.refusal(1, crate::common::play(card)), "M29: the game is over");
}

#[test]
fn m29_there_are_no_places_before_the_end() {
    let standing = Scene::of(3).rounds_left(1).game.standing(Viewer::Spectator);
    assert_eq!(standing.places, None);
    assert_eq!(standing.ending, None);
}

#[test]
fn m30_wealth_is_cash_and_every_token_at_its_price() {
    let scene = Scene::of(3)
        .cash(0, 7)
        .price("hoorn", 17)
        .price("silk", -2)
        .price("coffee", 28)
        .holds(0, "hoorn", 2)
        .holds(0, "silk", 3)
        .holds(0, "coffee", 1);
    assert_eq!(scene.wealth_of(0), 7 + 34 + 3 + 25);
    assert_eq!(scene.view().players[0].wealth.units(), 69);
}

#[test]
fn m30_three_tokens_count_at_the_full_price() {
    assert_eq!(Scene::of(3).holds(0, "hoorn", 3).wealth_of(0), 100);
}

#[test]
fn m30_the_richest_wins() {
    let scene = Scene::of(3).rounds_left(1).cash(0, 100).cash(1, 81).cash(2, 99);
    let scene = over(scene.holds(1, "hoorn", 2));
    assert_eq!(places(&scene), [2, 1, 3], "81 in cash and two Hoorn at 10");
    let standing = scene.game.standing(Viewer::Spectator);
    assert_eq!(standing.wealth[1], Some(crate::common::guilders(101)));
    assert_eq!(standing.winners().single(), Some(seat_at(1)));
}

#[test]
fn m30_a_tie_is_a_shared_win() {
    let scene = Scene::of(4).rounds_left(1).cash(0, 90).cash(1, 100).cash(2, 80).cash(3, 99);
    let scene = over(scene.holds(2, "hoorn", 2));
    assert_eq!(places(&scene), [4, 1, 1, 3]);
    let winners: Vec<_> = scene.game.standing(Viewer::Spectator).winners().iter().collect();
    assert_eq!(winners, [seat_at(1), seat_at(2)]);
}

#[test]
fn m30_prices_after_the_last_card_count() {
    let rise = "hoorn+1/coffee-2";
    let mut scene = Scene::of(3).rounds_left(1).hand(2, &[rise]).holds(0, "hoorn", 1);
    scene.pass(0);
    scene.pass(1);
    scene.play(2, rise);
    assert_eq!(scene.wealth_of(0), 81);
    assert_eq!(places(&scene), [1, 2, 2]);
}

#[test]
fn m31_what_must_hold_holds_at_every_step() {
    for players in 3..=5 {
        for number in 0..10 {
            let money = set_up(players, "random").unwrap().money();
            random_game(players, number, |game, _| {
                game.check().unwrap();
                assert_eq!(game.money(), money);
            });
        }
    }
}

#[test]
fn m31_a_lost_or_added_token_is_noticed() {
    let scene = Scene::of(3);
    let lost = scene.spoil(|state| state["bank"][0] = json!(4));
    assert_eq!(lost.game.check(), Err("4 tokens of amsterdam instead of 5".into()));
    let added = scene.spoil(|state| state["players"][2]["tokens"][11] = json!(1));
    assert_eq!(added.game.check(), Err("6 tokens of tea instead of 5".into()));
    let market = scene.spoil(|state| state["players"][0]["market"] = json!(["tea"]));
    assert_eq!(market.game.check(), Err("6 tokens of tea instead of 5".into()));
}

#[test]
fn m31_a_card_in_two_places_is_noticed() {
    let scene = Scene::of(3);
    let id = scene.hand_of(0)[0];
    let on_board = scene.spoil(|state| state["players"][1]["board"][1] = json!({ "card": id }));
    assert_eq!(on_board.game.check(), Err(format!("6 copies of {id}")));
    let discarded = scene.spoil(|state| state["discard"] = json!([id]));
    assert_eq!(discarded.game.check(), Err(format!("6 copies of {id}")));
}

#[test]
fn m31_a_lost_card_is_noticed() {
    let scene = Scene::of(3);
    let lost = scene.spoil(|state| {
        state["stacks"].as_array_mut().unwrap().retain(|id| id != "hoorn-1/silk+2");
    });
    assert_eq!(lost.game.check(), Err("0 copies of hoorn-1/silk+2".into()));
    let stack = scene.spoil(|state| state["reserve"] = json!(11));
    assert!(stack.game.check().is_err());
}

#[test]
fn m31_cash_below_nothing_is_noticed() {
    let broken = Scene::of(3).spoil(|state| state["accounts"]["seats"][1] = json!(-1));
    assert_eq!(broken.game.check(), Err("seat 1 has less than nothing".into()));
}
