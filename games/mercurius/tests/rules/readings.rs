//! What a table can choose where the rulebook can be read in two ways: M20, M27, M28; and how tables of
//! older rules go on.

use std::collections::BTreeMap;

use crate::common::{Scene, kinds_moved, news, play, seat_at};
use kontor_contract::english;
use kontor_engine::any::{AnyGame, AnyState};
use kontor_engine::listing::Listing;
use kontor_engine::{Choice, Choices, Game, Listed, Names, Next, OptionValue, Say, Setup, Viewer};
use kontor_mercurius::order::Slots;
use kontor_mercurius::{Action, Event, Mercurius, Moment};
use serde_json::json;

const UP: &str = "amsterdam+1/silk-2";
const DOWN: &str = "amsterdam-1/silk+2";

fn order(slots: &[u8]) -> Action {
    Action::Order { slots: Slots::new(slots).expect("slots of a board") }
}

/// The orders that seat 0 may choose from.
fn orders(scene: &Scene) -> Vec<Action> {
    let mut choices = Choices::new();
    scene.game.choices(seat_at(0), &mut choices);
    let listed = choices.as_slice().iter().map(|choice| match choice {
        Choice::Exact(action @ Action::Order { .. }) => *action,
        other => panic!("{other:?} is no order"),
    });
    listed.collect()
}

fn names() -> Vec<String> {
    (0..3).map(|seat| format!("P{seat}")).collect()
}

fn table_of(scene: &Scene) -> Box<dyn AnyState> {
    let state = serde_json::to_value(scene.game).expect("a state can be written");
    Listing::<Mercurius>::new().restore(&state).expect("a state can be read")
}

/// The board in a terminal, as seat 0 reads it.
fn shown(scene: &Scene) -> String {
    let names = names();
    let say = english::<Mercurius>(Names(&names));
    table_of(scene).show(Viewer::Seat(seat_at(0)), Names(&names), &say)
}

/// What seat 0 may choose, as far as it begins so.
fn labels(scene: &Scene, beginning: &str) -> Vec<String> {
    let names = names();
    let say = english::<Mercurius>(Names(&names));
    let choices = table_of(scene).choices(seat_at(0), Names(&names));
    let labels = choices.iter().map(|choice| choice.label.said(&say).replace('\u{202f}', " "));
    labels.filter(|label| label.starts_with(beginning)).collect()
}

#[test]
fn m28_once_the_main_stack_is_empty_news_draws_nothing() {
    for discard in 1..=3 {
        let mut scene = Scene::of(3).hand(0, &[UP, UP, UP]).rounds_left(2);
        scene.act(0, news(&[UP, UP, UP][..discard]));
        assert_eq!(scene.on_turn(), Some(1), "no card is drawn");
        assert_eq!(scene.hand_of(0).len(), 5 - discard);
        assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (0, 12));
    }
}

#[test]
fn m28_with_late_news_a_player_ends_with_as_few_cards_as_are_left() {
    let mut scene = Scene::of(5).rounds_left(2);
    for seat in 0..5 {
        let hand = scene.hand_of(seat);
        scene.news(seat, &hand[..seat % 3 + 1]);
    }
    scene.round();
    assert_eq!(scene.game.next(), Next::Over);
    let hands: Vec<usize> = (0..5).map(|seat| scene.hand_of(seat).len()).collect();
    assert_eq!(hands, [3, 2, 1, 3, 2]);
}

#[test]
fn m28_before_the_main_stack_is_empty_both_readings_are_one() {
    for reading in ["rulebook", "reserve"] {
        let mut scene = Scene::with(3, &[("late-news", reading)]).hand(0, &[UP, UP, UP]);
        scene.news(0, &[UP, UP, UP]);
        assert_eq!(scene.hand_of(0).len(), 5);
        assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (44, 10));
    }
}

#[test]
fn m28_the_label_says_how_many_cards_news_draws() {
    let label = |reading, rounds| {
        labels(&Scene::with(3, &[("late-news", reading)]).rounds_left(rounds), "News").remove(0)
    };
    let early = "News: discard 1 to 3 cards of your hand, draw as many, instead of a price card";
    assert_eq!(label("rulebook", 5), early);
    assert_eq!(label("reserve", 5), early);
    assert_eq!(
        label("rulebook", 2),
        "News: discard 1 to 3 cards of your hand, draw none, instead of a price card"
    );
    assert_eq!(
        label("reserve", 2),
        "News: discard 1 to 3 cards of your hand, draw one fewer, instead of a price card"
    );
}

#[test]
fn m28_a_table_of_the_first_rules_draws_from_the_reserve() {
    let info = Mercurius::info();
    let chosen = BTreeMap::from([("first".to_string(), OptionValue::Word("seat0".into()))]);
    let old = Setup::under(info, 1, None, 3, &chosen).expect("older rules are known");
    assert_eq!((old.word("late-news"), old.word("order")), ("reserve", "newest"));
    assert!(!old.flag("empty-news"));
    let new = Setup::new(info, None, 3, &chosen).expect("a table");
    assert_eq!(new.word("late-news"), "rulebook");
    let view = |setup| Mercurius::set_up(setup).expect("a table").view(Viewer::All);
    assert_eq!(
        serde_json::to_value(view(&old).agreed).unwrap(),
        json!({"late_news": "reserve", "order": "newest", "empty_news": false})
    );
}

/// What was begun by the rules of version 1 is played by one reading alone.
#[test]
fn older_tables_know_the_first_readings_only() {
    let word = |word: &str| OptionValue::Word(word.to_string());
    let under = |rules: u32, option: &str, value: &OptionValue| {
        let chosen = BTreeMap::from([(option.to_string(), value.clone())]);
        Setup::under(Mercurius::info(), rules, None, 3, &chosen).is_ok()
    };
    for (option, first, other) in [
        ("late-news", word("reserve"), word("rulebook")),
        ("order", word("newest"), word("oldest")),
        ("empty-news", OptionValue::Flag(false), OptionValue::Flag(true)),
    ] {
        assert!(under(1, option, &first) && !under(1, option, &other), "{option}");
        assert!(under(2, option, &first) && under(2, option, &other), "{option}");
    }
    assert!(under(1, "first", &word("seat2")), "who begins could be chosen");
}

#[test]
fn m20_oldest_first_the_older_cards_stop_at_the_end_before_the_newest() {
    // Oldest first 26, 27, 28; newest first it would be 28, held at 28, 27.
    let mut scene = Scene::with(3, &[("order", "oldest")])
        .price("amsterdam", 27)
        .board(0, ["", UP, DOWN])
        .hand(0, &[UP]);
    scene.play(0, UP);
    assert_eq!(scene.marker_of("amsterdam"), 28);
}

#[test]
fn m20_oldest_first_is_foreseen_and_told_in_that_order() {
    let (older, oldest) = ("hoorn-1/coffee+2", "rotterdam+1/copper-2");
    let mut scene =
        Scene::with(3, &[("order", "oldest")]).board(0, ["", older, oldest]).hand(0, &[UP]);
    let coming: Vec<_> = scene.view().moves().take(4).map(|coming| coming.kind.id()).collect();
    assert_eq!(coming, ["rotterdam", "copper", "hoorn", "coffee"]);
    let events = scene.act(0, play(UP));
    let moved = kinds_moved(&events);
    assert_eq!(moved, ["rotterdam", "copper", "hoorn", "coffee", "amsterdam", "silk"]);
}

#[test]
fn m20_the_owner_is_asked_where_the_order_makes_a_difference() {
    let mut scene = Scene::with(3, &[("order", "owner")])
        .price("amsterdam", 27)
        .board(0, ["", UP, DOWN])
        .hand(0, &[UP]);
    scene.act(0, play(UP));
    assert_eq!(scene.view().moment, Moment::Order { seat: seat_at(0) });
    assert_eq!(scene.marker_of("amsterdam"), 27, "nothing has moved yet");
    // Each way that the prices can end is offered once: 27 with the fall last, 28 with a rise last.
    assert_eq!(orders(&scene), [order(&[0, 1, 2]), order(&[0, 2, 1])]);
    let mut rise_last = scene.clone();
    scene.act(0, order(&[0, 1, 2]));
    assert_eq!(scene.marker_of("amsterdam"), 27);
    let events = rise_last.act(0, order(&[0, 2, 1]));
    assert_eq!(rise_last.marker_of("amsterdam"), 28);
    let Event::Ordered { cards, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(cards.iter().map(|card| card.id()).collect::<Vec<_>>(), [UP, DOWN, UP]);
}

#[test]
fn m20_after_the_owners_order_the_turn_ends_with_its_draw() {
    let mut scene = Scene::with(3, &[("order", "owner")])
        .price("amsterdam", 27)
        .board(0, ["", UP, DOWN])
        .hand(0, &[UP]);
    scene.act(0, play(UP));
    scene.act(0, order(&[0, 2, 1]));
    assert_eq!(scene.view().moment, Moment::Draw { seat: seat_at(0) });
    scene.draw("rotterdam-1/copper+2");
    assert_eq!((scene.on_turn(), scene.board_of(0)), (Some(1), ["", UP, UP].map(String::from)));
}

#[test]
fn m20_the_owner_is_not_asked_where_every_order_leads_to_the_same_prices() {
    let mut scene = Scene::with(3, &[("order", "owner")])
        .price("amsterdam", 15)
        .board(0, ["", UP, DOWN])
        .hand(0, &[UP]);
    scene.play(0, UP);
    assert_eq!((scene.on_turn(), scene.marker_of("amsterdam")), (Some(1), 16));
}

#[test]
fn m20_only_the_owner_chooses_and_nothing_else_is_done_meanwhile() {
    let mut scene = Scene::with(3, &[("order", "owner")])
        .price("amsterdam", 27)
        .board(0, ["", UP, DOWN])
        .hand(0, &[UP, UP]);
    assert_eq!(scene.refusal(0, order(&[0, 1, 2])), "M20: there is no order to choose now");
    scene.act(0, play(UP));
    assert_eq!(scene.refusal(1, order(&[0, 1, 2])), "M7: it is the turn of seat 0, not yours");
    assert_eq!(scene.refusal(0, play(UP)), "M20: first say in which order your cards act");
    for other in [&[2, 1, 0][..], &[0, 1], &[]] {
        assert_eq!(
            scene.refusal(0, order(other)),
            "M20: this is none of the orders to choose from",
            "{other:?} leads where another does, or leaves a card out"
        );
    }
}

#[test]
fn m20_the_label_of_an_order_says_where_it_leads() {
    let mut scene = Scene::with(3, &[("order", "owner")])
        .price("amsterdam", 27)
        .price("silk", 10)
        .board(0, ["", UP, DOWN])
        .hand(0, &[UP]);
    scene.act(0, play(UP));
    assert_eq!(
        labels(&scene, "In this order")[0],
        "In this order: Amsterdam +1, silk −2; Amsterdam +1, silk −2; Amsterdam −1, silk +2, \
         prices: Amsterdam 25 (2 deep) → 25 (2 deep), silk 10 → 8"
    );
    let names = names();
    assert_eq!(
        english::<Mercurius>(Names(&names)).say(&scene.game.prompt(seat_at(0), Names(&names))),
        "The order of your cards makes a difference now. Which of them acts first?"
    );
}

#[test]
fn m27_without_a_discard_news_draws_nothing_and_the_turn_draws_its_card() {
    let mut scene = Scene::with(3, &[("empty-news", "yes")]);
    scene.act(0, news(&[]));
    assert_eq!(scene.view().moment, Moment::Draw { seat: seat_at(0) });
    scene.draw("rotterdam-1/copper+2");
    assert_eq!(scene.board_of(0), ["", "news", ""]);
    assert_eq!((scene.hand_of(0).len(), scene.on_turn()), (6, Some(1)));
    assert_eq!((scene.view().main_stack, scene.view().reserve_stack), (44, 12));
}

#[test]
fn m27_whoever_played_news_without_a_discard_ends_with_a_card_more() {
    let mut scene = Scene::with(3, &[("empty-news", "yes")]);
    scene.news(0, &[]);
    (1..3).for_each(|seat| scene.pass(seat));
    while scene.game.next() != Next::Over {
        scene.round();
    }
    let hands: Vec<usize> = (0..3).map(|seat| scene.hand_of(seat).len()).collect();
    assert_eq!(hands, [4, 3, 3]);
}

#[test]
fn m27_the_label_says_that_nothing_need_be_discarded() {
    assert_eq!(
        labels(&Scene::with(3, &[("empty-news", "yes")]), "News"),
        ["News: discard 0 to 3 cards of your hand, draw as many, instead of a price card"]
    );
}

#[test]
fn m20_m27_m28_what_we_decided_is_marked_in_the_rules() {
    kontor_contract::are_marked_as_readings::<Mercurius>(&["M20", "M27", "M28"]);
    let open = ["the discards lie face up", "сброшенное лежит открыто", "odrzucone leżą odkryte"];
    let last = [
        "News that takes the last card of the main stack still draws its others. *(Reading.)*",
        "которые берут последнюю карту основной колоды, ещё берут остальные. *(Толкование.)*",
        "które biorą ostatnią kartę stosu głównego, dobierają jeszcze pozostałe. *(Wykładnia.)*",
    ];
    for (language, words) in ["en", "ru", "pl"].into_iter().zip(open.into_iter().zip(last)) {
        let rules = Mercurius::rules(language).expect("there are rules");
        let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
        for words in [words.0, words.1] {
            assert!(rules.contains(words), "{language}: {words}");
        }
    }
}

#[test]
fn m10_a_price_is_said_with_how_deep_its_marker_lies() {
    let board = shown(&Scene::of(3).price("amsterdam", 28).price("silk", -4).price("hoorn", 25));
    let row = |name: &str| {
        let line = board.lines().find(|line| line.trim_start().starts_with(name));
        line.unwrap_or_else(|| panic!("{name}\n{board}")).split_whitespace().collect::<Vec<_>>()
    };
    assert_eq!(row("Amsterdam"), ["Amsterdam", "(pays", "7)", "25", "(3", "deep)", "5"]);
    assert_eq!(row("silk"), ["silk", "1", "(5", "deep)", "5"]);
    assert_eq!(row("Hoorn"), ["Hoorn", "(pays", "7)", "25", "5"], "the first of the 25s");
}

#[test]
fn m12_the_surcharge_is_explained_in_the_label() {
    let mut scene = Scene::of(3).holds(0, "tea", 3).price("tea", 2);
    assert_eq!(labels(&scene, "Buy Hoorn"), ["Buy Hoorn for 10 ƒ"]);
    scene.buy(0, "hoorn");
    assert_eq!(labels(&scene, "Buy Hoorn"), ["Buy Hoorn for 12 ƒ, 2 tokens: 11 ƒ each"]);
    scene.sell(0, "tea");
    assert_eq!(labels(&scene, "Sell tea"), ["Sell tea for 0 ƒ, 2 tokens: 1 ƒ each"]);
}

#[test]
fn m21_a_card_that_can_act_no_more_is_shown_without_how_often() {
    let mut scene = Scene::of(3).rounds_left(2).hand(0, &[UP, UP]);
    scene.play(0, UP);
    assert_eq!(scene.view().players[0].acts, [1, 1, 1], "one turn is left");
    assert!(shown(&scene).contains("board Amsterdam +1, silk −2 (×1)"), "{}", shown(&scene));
    (1..3).for_each(|seat| scene.pass(seat));
    scene.play(0, UP);
    assert_eq!(scene.view().players[0].acts, [0, 0, 0], "no turn is left");
    let board = shown(&scene);
    let line = board.lines().find(|line| line.contains("board Amsterdam"));
    assert_eq!(
        line.map(str::trim),
        Some("board Amsterdam +1, silk −2 · Amsterdam +1, silk −2"),
        "{board}"
    );
}
