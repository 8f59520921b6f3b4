//! The game in words, in the three languages.

use crate::common::{Scene, buy, seat_at};
use kontor_engine::any::{AnyGame, AnyState, Happened};
use kontor_engine::listing::Listing;
use kontor_engine::{Names, Say, Telling, Text, Viewer};
use kontor_mercurius::Mercurius;
use kontor_texts::{Speaker, Words};
use serde_json::{Value as Json, json};

const UP: &str = "amsterdam+1/silk-2";

fn names() -> Vec<String> {
    ["Anna", "Bartek", "Celina"].map(String::from).to_vec()
}

fn speaker<'a>(language: &'static str, names: &'a [String]) -> Speaker<'a> {
    Words::of(&Listing::<Mercurius>::new(), language).with(Names(names))
}

/// A text in English, Russian and Polish, spaces within sums as ordinary ones.
fn in_three(say: impl Fn(&Speaker<'_>) -> String) -> [String; 3] {
    let names = names();
    ["en", "ru", "pl"].map(|language| say(&speaker(language, &names)).replace('\u{202f}', " "))
}

fn table_of(scene: &Scene) -> Box<dyn AnyState> {
    let state = serde_json::to_value(scene.game).expect("a state can be written");
    Listing::<Mercurius>::new().restore(&state).expect("a state can be read")
}

/// What a seat reads of an action of seat 0, line by line.
fn told(scene: &Scene, action: &Json) -> Vec<Telling> {
    let names = names();
    let happened = table_of(scene).act(seat_at(0), action).expect("it is allowed");
    let told = |one: Happened| match one {
        Happened::Event(event) => event.told(Viewer::Seat(seat_at(0)), Names(&names)),
        Happened::Posting(_) => None,
    };
    happened.into_iter().filter_map(told).collect()
}

/// What seat 0 may choose, where it begins so in English; in the three languages.
fn labels(scene: &Scene, beginning: &str) -> Vec<[String; 3]> {
    let names = names();
    table_of(scene)
        .choices(seat_at(0), Names(&names))
        .iter()
        .map(|choice| in_three(|say| choice.label.said(&say)))
        .filter(|[english, ..]| english.starts_with(beginning))
        .collect()
}

#[test]
fn m30_the_line_of_the_table_says_what_wins_and_who_is_nearest() {
    let table = table_of(&Scene::of(3).cash(1, 90).cash(2, 90));
    let line = Text::new("aim")
        .with("wins", table.wins())
        .with("nearest", table.nearest(Viewer::Seat(seat_at(0))));
    assert_eq!(
        in_three(|say| say.say(&line)),
        [
            "The richest wins when the cards run out; ahead: Bartek, Celina with 90 ƒ each",
            "Когда кончатся карты, победит самый богатый; впереди Bartek, Celina: по 90 ƒ",
            "Gdy skończą się karty, wygra najbogatszy; prowadzą Bartek, Celina: po 90 ƒ",
        ]
    );
}

#[test]
fn a_purchase_is_told_with_the_name_in_front() {
    let scene = Scene::of(3);
    let coffee = &told(&scene, &json!({"do": "buy", "kind": "coffee"}))[0];
    assert_eq!(
        in_three(|say| coffee.said(&say)),
        [
            "Anna: bought coffee for 15 ƒ.",
            "Anna: покупает кофе за 15 ƒ.",
            "Anna: kupuje kawę za 15 ƒ."
        ]
    );
    let share = &told(&scene, &json!({"do": "buy", "kind": "hoorn"}))[0];
    assert_eq!(
        in_three(|say| share.said(&say)),
        [
            "Anna: bought Hoorn for 10 ƒ.",
            "Anna: покупает акцию Хорна за 10 ƒ.",
            "Anna: kupuje akcję komory Hoorn za 10 ƒ."
        ]
    );
}

#[test]
fn a_price_that_moves_is_told_under_the_card() {
    let scene = Scene::of(3).hand(0, &[UP]);
    let lines = told(&scene, &json!({"do": "play", "card": UP}));
    let lines = lines.iter().map(|line| in_three(|say| line.said(&say))).collect::<Vec<_>>();
    assert_eq!(
        lines[..2],
        [
            [
                "Anna: played Amsterdam +1, silk −2.",
                "Anna: разыгрывает карту: Амстердам +1, шёлк −2.",
                "Anna: zagrywa kartę Amsterdam +1, jedwab −2."
            ],
            [
                "   Amsterdam 10 → 11, silk 15 → 13.",
                "   Амстердам 10 → 11, шёлк 15 → 13.",
                "   Amsterdam 10 → 11, jedwab 15 → 13."
            ]
        ]
    );
}

#[test]
fn a_price_that_several_cards_move_is_told_once_and_one_that_cannot_move_stays() {
    let scene =
        Scene::of(3).price("silk", -4).board(0, ["", UP, "hoorn-1/coffee+2"]).hand(0, &[UP]);
    let lines = told(&scene, &json!({"do": "play", "card": UP}));
    assert_eq!(
        in_three(|say| lines[1].said(&say)),
        [
            "   Amsterdam 10 → 12, silk stays at 1 (5 deep), Hoorn 10 → 9, coffee 15 → 17.",
            "   Амстердам 10 → 12, шёлк: цена прежняя, 1 (глубина 5), Хорн 10 → 9, кофе 15 → 17.",
            "   Amsterdam 10 → 12, jedwab: cena bez zmian, 1 (5\u{a0}w\u{a0}głąb), Hoorn 10 → 9, kawa 15 → 17."
        ]
    );
}

#[test]
fn cards_stand_apart_by_semicolons_for_each_has_a_comma() {
    let scene = Scene::of(3).hand(0, &[UP, "hoorn-1/silk+2"]);
    let news = json!({"do": "news", "discard": [UP, "hoorn-1/silk+2"]});
    assert_eq!(
        in_three(|say| told(&scene, &news)[0].said(&say)),
        [
            "Anna: played News and discarded Amsterdam +1, silk −2; Hoorn −1, silk +2.",
            "Anna: разыгрывает «Новости» и сбрасывает: Амстердам +1, шёлк −2; Хорн −1, шёлк +2.",
            "Anna: zagrywa Wiadomości i odrzuca: Amsterdam +1, jedwab −2; Hoorn −1, jedwab +2."
        ]
    );
}

#[test]
fn tokens_are_told_with_their_number() {
    let scene = Scene::of(3).holds(0, "hoorn", 2).holds(0, "spices", 1);
    let market = json!({"do": "black_market", "tokens": ["hoorn", "hoorn", "spices"]});
    assert_eq!(
        in_three(|say| told(&scene, &market)[0].said(&say)),
        [
            "Anna: put 2 Hoorn, 1 spices on the black market.",
            "Anna: кладёт на карту «Чёрный рынок»: Хорн ×2, пряности.",
            "Anna: kładzie na karcie Czarny Rynek: Hoorn ×2, przyprawy."
        ]
    );
}

#[test]
fn turns_to_go_bend_the_word() {
    let heading = |turns: u8| {
        let text = Text::new("told-turn").with("turns", turns);
        in_three(|say| Telling::turn(seat_at(1), text.clone()).said(&say))
    };
    assert_eq!(
        heading(2),
        ["— Bartek: 2 turns to go —", "— Bartek: осталось 2 хода —", "— Bartek: zostały 2 tury —"]
    );
    assert_eq!(
        heading(15),
        [
            "— Bartek: 15 turns to go —",
            "— Bartek: осталось 15 ходов —",
            "— Bartek: zostało 15 tur —"
        ]
    );
    assert_eq!(heading(21)[1], "— Bartek: остался 21 ход —");
}

#[test]
fn a_choice_says_what_follows_from_it() {
    let scene = Scene::of(3).hand(0, &[UP]).holds(0, "hoorn", 2).holds(1, "hoorn", 1);
    assert_eq!(
        labels(&scene, "Play Amsterdam"),
        [[
            "Play Amsterdam +1, silk −2, prices: Amsterdam 10 → 11, silk 15 → 13",
            "Сыграть карту: Амстердам +1, шёлк −2, цены: Амстердам 10 → 11, шёлк 15 → 13",
            "Zagraj kartę Amsterdam +1, jedwab −2, ceny: Amsterdam 10 → 11, jedwab 15 → 13"
        ]]
    );
    assert_eq!(
        labels(&scene, "Dividend: Hoorn"),
        [[
            "Dividend: Hoorn pays 3 ƒ a share, you get 6 ƒ, the others 3 ƒ",
            "Дивиденды: Хорн платит 3 ƒ за акцию, вам 6 ƒ, остальным 3 ƒ",
            "Dywidenda: Hoorn płaci 3 ƒ za akcję, dla ciebie 6 ƒ, dla pozostałych 3 ƒ"
        ]]
    );
    assert_eq!(
        labels(&scene, "Buy tea"),
        [["Buy tea for 15 ƒ", "Купить чай за 15 ƒ", "Kup herbatę za 15 ƒ"]]
    );
}

#[test]
fn the_prompt_says_how_many_trades_are_left() {
    let names = names();
    let mut scene = Scene::of(3);
    let prompt = |scene: &Scene| {
        let text = table_of(scene).prompt(seat_at(0), Names(&names));
        in_three(|say| say.say(&text))
    };
    assert_eq!(
        prompt(&scene),
        [
            "You may trade up to 3 tokens, then play a card. You have 70 ƒ.",
            "Можно заключить до 3 сделок, затем сыграйте карту. У вас 70 ƒ.",
            "Wykonaj do 3 akcji handlu, a potem zagraj kartę. Masz 70 ƒ."
        ]
    );
    scene.act(0, buy("tea"));
    scene.act(0, buy("delft"));
    assert_eq!(prompt(&scene)[0], "You may trade one more token, or play a card. You have 45 ƒ.");
    scene.act(0, buy("hoorn"));
    assert_eq!(prompt(&scene)[2], "Zagraj kartę, by zakończyć turę. Masz 35 ƒ.");
}

#[test]
fn a_refusal_is_said_in_the_language_of_the_reader() {
    let refused = |seat: usize, action: Json| {
        let refusal = table_of(&Scene::of(3)).act(seat_at(seat), &action);
        let reason = refusal.expect_err("to be refused").reason();
        in_three(|say| say.say(&reason))
    };
    assert_eq!(
        refused(1, json!({"do": "buy", "kind": "tea"})),
        [
            "it is the turn of Anna, not yours",
            "сейчас ходит Anna, а не вы",
            "teraz gra Anna, nie ty"
        ]
    );
    assert_eq!(
        refused(0, json!({"do": "sell", "kind": "coffee"})),
        ["you hold no coffee", "у вас нет кофе", "nie masz kawy"]
    );
}

#[test]
fn the_board_in_a_terminal_is_in_one_language() {
    let names = names();
    let table = table_of(&Scene::of(3).holds(0, "hoorn", 2));
    let shown = |language| {
        let say = speaker(language, &names);
        table.show(Viewer::Seat(seat_at(0)), Names(&names), &say).replace('\u{202f}', " ")
    };
    let english = shown("en");
    for line in [
        "Anna's turn, 3 trade actions left.",
        "Exchange                 price bank   coming",
        "Amsterdam (pays 3)          10    5",
        "    holds 2 Hoorn",
        "Your hand",
    ] {
        assert!(english.contains(line), "{line}\n{english}");
    }
    let polish = shown("pl");
    for line in [
        "Teraz gra Anna, zostały 3 akcje handlu.",
        "Giełda                     cena bank   dalej",
        "Amsterdam (dywidenda 3)      10    5",
        "    żetony: Hoorn ×2",
        "Twoja ręka",
    ] {
        assert!(polish.contains(line), "{line}\n{polish}");
    }
    assert!(shown("ru").contains("Ходит Anna, осталось 3 сделки."));
}
