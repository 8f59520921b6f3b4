//! What comes from outside: refused clearly, without any change, and never a panic.

use crate::common::{Scene, said, seat_at};
use kontor_engine::any::{AnyGame, AnyState};
use kontor_engine::listing::Listing;
use kontor_engine::{Game, Generator, Names, Next, Refusal, Setup, Text, Viewer};
use kontor_mercurius::{Action, Mercurius, Outcome};
use serde_json::{Value as Json, json};

const UP: &str = "amsterdam+1/silk-2";

fn table_of(scene: &Scene) -> Box<dyn AnyState> {
    let state = serde_json::to_value(scene.game).unwrap();
    Listing::<Mercurius>::new().restore(&state).unwrap()
}

/// A turn of seat 0, who has everything that an action could need.
fn rich() -> Box<dyn AnyState> {
    table_of(&Scene::of(3).cash(0, 100).holds(0, "tea", 3).hand(0, &[UP, UP]))
}

fn unchanged(
    table: &mut dyn AnyState,
    act: impl FnOnce(&mut dyn AnyState) -> Option<Refusal>,
) -> String {
    let before = table.written();
    let refusal = act(table).expect("to be refused");
    assert_eq!(table.written(), before, "what is refused changes nothing");
    said(&refusal)
}

/// Why an action is refused.
fn refusal(table: &mut dyn AnyState, seat: usize, action: &Json) -> String {
    unchanged(table, |table| table.act(seat_at(seat), action).err())
}

/// Why an outcome of chance is refused.
fn no_outcome(table: &mut dyn AnyState, outcome: &Json) -> String {
    unchanged(table, |table| table.chance(outcome).err())
}

#[test]
fn m7_actions_out_of_turn_are_refused() {
    let mut table = rich();
    for seat in 1..6 {
        for action in [
            json!({"do": "buy", "kind": "tea"}),
            json!({"do": "play", "card": UP}),
            json!({"do": "dividend", "chamber": "hoorn"}),
        ] {
            assert_eq!(
                refusal(&mut *table, seat, &action),
                "M7: it is the turn of seat 0, not yours"
            );
        }
    }
}

#[test]
fn a_seat_that_nobody_has_sees_no_hand_and_has_no_choices() {
    let table = rich();
    for seat in 3..6 {
        assert!(table.choices(seat_at(seat), Names(&[])).is_empty());
        assert_ne!(table.prompt(seat_at(seat), Names(&[])), Text::default());
        let view = table.view(Viewer::Seat(seat_at(seat)));
        assert!(view["players"].as_array().unwrap().iter().all(|player| player["hand"].is_null()));
    }
}

#[test]
fn nobody_can_act_for_another_seat() {
    let mut table = rich();
    let forged = json!({"do": "buy", "kind": "tea", "seat": 1});
    assert!(refusal(&mut *table, 0, &forged).contains("unknown field `seat`"));
}

#[test]
fn unknown_kinds_are_named() {
    let mut table = rich();
    for kind in ["gold", "", "Tea", "tea ", "0"] {
        for what in ["buy", "sell"] {
            let reason = refusal(&mut *table, 0, &json!({"do": what, "kind": kind}));
            assert!(reason.contains(&format!("there is no share or good \"{kind}\"")), "{reason}");
            let known = "there are amsterdam, hoorn, delft, rotterdam, enkhuizen, middelburg, silk, \
                         coffee, porcelain, copper, spices, tea";
            assert!(reason.contains(known), "it says what there is: {reason}");
        }
    }
}

#[test]
fn unknown_chambers_are_named() {
    let mut table = rich();
    for chamber in ["tea", "london"] {
        let reason = refusal(&mut *table, 0, &json!({"do": "dividend", "chamber": chamber}));
        assert!(reason.contains(&format!("there is no chamber \"{chamber}\"")), "{reason}");
        let known = "there are amsterdam, hoorn, delft, rotterdam, enkhuizen, middelburg";
        assert!(reason.contains(known), "{reason}");
    }
}

#[test]
fn unknown_cards_are_named() {
    let mut table = rich();
    for card in ["news", "amsterdam+2/silk-2", "Amsterdam +1, silk −2", "amsterdam+1/tea-2"] {
        for action in
            [json!({"do": "play", "card": card}), json!({"do": "news", "discard": [UP, card]})]
        {
            let reason = refusal(&mut *table, 0, &action);
            let known = format!("there is no price card \"{card}\"; there are amsterdam+1/");
            assert!(reason.contains(&known), "{reason}");
        }
    }
}

#[test]
fn figures_where_names_belong_are_refused() {
    let mut table = rich();
    let figures = [
        json!(0),
        json!(-1),
        json!(256),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(1e300),
        json!(0.5),
    ];
    for figure in figures {
        for action in [
            json!({"do": "buy", "kind": figure}),
            json!({"do": "dividend", "chamber": figure}),
            json!({"do": "play", "card": figure}),
            json!({"do": "black_market", "tokens": [figure]}),
            json!({"do": "black_market", "tokens": figure}),
            json!({"do": "news", "discard": [figure]}),
        ] {
            let reason = refusal(&mut *table, 0, &action);
            assert!(reason.starts_with("this is no action that Mercurius knows: "), "{reason}");
        }
    }
}

#[test]
fn what_is_no_action_is_refused() {
    let mut table = rich();
    for json in [
        json!(null),
        json!(true),
        json!(7),
        json!("buy"),
        json!([]),
        json!(["buy", "tea"]),
        json!({}),
        json!({"kind": "tea"}),
        json!({"do": "buy"}),
        json!({"do": "buy", "kind": null}),
        json!({"do": "buy", "kind": ["tea"]}),
        json!({"do": "buy", "kind": {"id": "tea"}}),
        json!({"do": "Buy", "kind": "tea"}),
        json!({"do": "steal", "kind": "tea"}),
        json!({"do": null}),
        json!({"do": "play"}),
        json!({"do": "news"}),
        json!({"do": "black_market"}),
    ] {
        let reason = refusal(&mut *table, 0, &json);
        assert!(reason.starts_with("this is no action that Mercurius knows: "), "{json}: {reason}");
    }
}

#[test]
fn unknown_fields_are_refused() {
    let mut table = rich();
    for (json, field) in [
        (json!({"do": "buy", "kind": "tea", "count": 3}), "count"),
        (json!({"do": "sell", "kind": "tea", "price": 1000}), "price"),
        (json!({"do": "play", "card": UP, "kind": "tea"}), "kind"),
        (json!({"do": "news", "discard": [UP], "draw": [UP]}), "draw"),
    ] {
        let reason = refusal(&mut *table, 0, &json);
        assert!(reason.contains(&format!("unknown field `{field}`")), "{reason}");
    }
}

#[test]
fn a_field_given_twice_is_refused() {
    for text in [
        r#"{"do": "buy", "kind": "tea", "kind": "silk"}"#,
        r#"{"do": "buy", "do": "sell", "kind": "tea"}"#,
    ] {
        let error = serde_json::from_str::<Action>(text).unwrap_err().to_string();
        assert!(error.contains("duplicate field"), "{error}");
    }
}

#[test]
fn text_that_is_no_json_is_refused() {
    for text in ["", "{", "buy", "{\"do\":\"buy\",\"kind\":\"tea\"", "\u{0}"] {
        assert!(serde_json::from_str::<Action>(text).is_err());
    }
}

#[test]
fn m23_more_than_three_tokens_are_refused() {
    let mut table = rich();
    let action = json!({"do": "black_market", "tokens": ["tea", "tea", "tea", "tea"]});
    assert!(refusal(&mut *table, 0, &action).contains("at most 3 tokens, not 4"));
    let many = json!({"do": "black_market", "tokens": vec!["tea"; 10_000]});
    assert!(refusal(&mut *table, 0, &many).contains("at most 3 tokens, not 10000"));
    let none = json!({"do": "black_market", "tokens": []});
    assert!(refusal(&mut *table, 0, &none).starts_with("M23: "));
}

#[test]
fn m27_more_than_three_cards_are_refused() {
    let mut table = rich();
    let action = json!({"do": "news", "discard": [UP, UP, UP, UP]});
    assert!(refusal(&mut *table, 0, &action).contains("at most 3 cards, not 4"));
    let many = json!({"do": "news", "discard": vec![UP; 10_000]});
    assert!(refusal(&mut *table, 0, &many).contains("at most 3 cards, not 10000"));
    let none = json!({"do": "news", "discard": []});
    assert_eq!(refusal(&mut *table, 0, &none), "M27: News discards at least one card");
}

#[test]
fn the_order_of_tokens_and_cards_makes_no_difference() {
    let after = |tokens: Json| {
        let mut table = table_of(&Scene::of(3).holds(0, "tea", 1).holds(0, "hoorn", 1));
        table.act(seat_at(0), &json!({"do": "black_market", "tokens": tokens})).unwrap();
        table.written()
    };
    assert_eq!(after(json!(["tea", "hoorn"])), after(json!(["hoorn", "tea"])));
}

#[test]
fn chance_out_of_turn_is_refused() {
    let mut table = rich();
    for outcome in [json!({"is": "first", "seat": 1}), json!({"is": "card", "card": UP})] {
        assert_eq!(
            no_outcome(&mut *table, &outcome),
            "chance has nothing of this kind to decide now"
        );
    }
}

#[test]
fn what_is_no_outcome_is_refused() {
    let setup = Setup::standard(Mercurius::info(), 3).unwrap();
    let mut table = Listing::<Mercurius>::new().set_up(&setup).unwrap();
    for outcome in [json!({"is": "first", "seat": 3}), json!({"is": "card", "card": UP})] {
        assert_eq!(
            no_outcome(&mut *table, &outcome),
            "chance has nothing of this kind to decide now"
        );
    }
    for outcome in [
        json!(null),
        json!({"is": "first"}),
        json!({"is": "first", "seat": -1}),
        json!({"is": "first", "seat": 6}),
        json!({"is": "first", "seat": u64::MAX}),
        json!({"is": "first", "seat": "0"}),
        json!({"is": "first", "seat": 0, "card": UP}),
        json!({"is": "card", "card": "joker"}),
        json!({"is": "dice"}),
    ] {
        let reason = no_outcome(&mut *table, &outcome);
        assert!(
            reason.starts_with("this is no outcome of chance that Mercurius knows: "),
            "{outcome}: {reason}"
        );
    }
    let twice = r#"{"is": "first", "seat": 0, "seat": 1}"#;
    assert!(serde_json::from_str::<Outcome>(twice).is_err());
}

#[test]
fn m29_after_the_end_everything_is_refused() {
    let mut scene = Scene::of(3).rounds_left(1);
    scene.round();
    let mut table = table_of(&scene);
    assert_eq!(table.next(), Next::Over);
    for seat in 0..6 {
        let action = json!({"do": "buy", "kind": "tea"});
        assert_eq!(refusal(&mut *table, seat, &action), "M29: the game is over");
    }
    assert_eq!(
        no_outcome(&mut *table, &json!({"is": "card", "card": UP})),
        "chance has nothing of this kind to decide now"
    );
}

#[test]
fn a_state_that_is_none_is_refused() {
    let entry = Listing::<Mercurius>::new();
    let state = serde_json::to_value(Scene::of(3).game).unwrap();
    let spoiled = |change: &dyn Fn(&mut Json)| {
        let mut state = state.clone();
        change(&mut state);
        said(&entry.restore(&state).expect_err("no state"))
    };
    for reason in [
        spoiled(&|state| *state = json!(null)),
        spoiled(&|state| *state = json!({})),
        spoiled(&|state| state["markers"] = json!([1, 2, 3])),
        spoiled(&|state| state["markers"][0] = json!(1000)),
        spoiled(&|state| state["bank"][0] = json!(-1)),
        spoiled(&|state| state["phase"] = json!("lunch")),
        spoiled(&|state| state["discard"] = json!(vec![UP; 6])),
        spoiled(&|state| state["players"][0]["hand"] = json!(vec![UP; 7])),
    ] {
        assert!(reason.starts_with("this is no state that Mercurius knows: "), "{reason}");
    }
}

#[test]
fn a_state_that_cannot_be_is_refused() {
    let entry = Listing::<Mercurius>::new();
    for (place, value, reason) in [
        ("/markers/0", json!(29), "the marker of amsterdam is at 29"),
        ("/seats", json!(9), "9 seats"),
        ("/bank/6", json!(4), "4 tokens of silk instead of 5"),
        ("/players/0/tokens/6", json!(255), "260 tokens of silk instead of 5"),
        ("/phase/turn/seat", json!(5), "seat 5 is to play at a table of 3"),
        ("/phase/turn/trades/left", json!(4), "0 trades made and 4 left"),
        ("/phase/turn/trades/sold/0", json!(255), "255 trades made and 3 left"),
        ("/main", json!(44), "the stacks do not hold what they should"),
    ] {
        let mut state = serde_json::to_value(Scene::of(3).game).unwrap();
        *state.pointer_mut(place).expect("a place in the state") = value;
        let refusal = entry.restore(&state).expect_err("no state");
        assert_eq!(said(&refusal), "this state cannot be", "what is broken may be hidden");
        let broken = serde_json::from_value::<Mercurius>(state).unwrap().check();
        assert_eq!(broken, Err(reason.to_string()));
    }
}

#[test]
fn a_table_goes_on_after_refusals() {
    let mut table = rich();
    let mut generator = Generator::from_number(1);
    refusal(&mut *table, 0, &json!({"do": "buy", "kind": "gold"}));
    table.act(seat_at(0), &json!({"do": "sell", "kind": "tea"})).unwrap();
    refusal(&mut *table, 1, &json!({"do": "sell", "kind": "tea"}));
    table.act(seat_at(0), &json!({"do": "play", "card": UP})).unwrap();
    let drawn = table.sample(&mut generator);
    table.chance(&drawn).unwrap();
    assert_eq!(table.view(Viewer::Spectator)["moment"]["seat"], 1);
}
