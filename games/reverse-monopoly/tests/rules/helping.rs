//! What helps buyers to choose and to understand: names of squares, what moves bring, who is ahead, what
//! decided the game.

use std::collections::BTreeSet;

use crate::common::{BLUE, ORANGE, RED, asked, in_english, scene, seat};
use kontor_engine::text::Weight;
use kontor_engine::{Choice, Choices, Game, Listed, Names, Viewer};
use kontor_reverse_monopoly::{Action, board::Square};
use serde_json::json;

#[test]
fn v10_every_square_has_a_name_of_its_own_and_no_code() {
    let names: Vec<String> = Square::all().map(|square| in_english(&square.place())).collect();
    let different: BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "two squares of one name: {names:?}");
    for (square, name) in Square::all().zip(&names) {
        let words = name.split(|letter: char| !letter.is_alphanumeric());
        assert!(words.into_iter().all(|word| word != square.id()), "{name} has the code");
    }
}

#[test]
fn v15_moves_of_the_kgb_say_how_much_they_bring() {
    let mut table = scene(3).owns(1, &["kiev-station"]).car_before(27, 7).play();
    table.rolls(72);
    let mover = table.mover();
    let mut choices = Choices::new();
    table.game.choices(seat(mover), &mut choices);
    let brings = |choice: &Choice<Action, _>| {
        let label = table.game.label(seat(mover), choice, Names(&[]));
        (label.follows.is_some(), label.brings.expect("a move says what it brings"))
    };
    let all: Vec<(bool, u32)> = choices.as_slice().iter().map(brings).collect();
    assert!(all.iter().all(|&(follows, much)| follows == (much > 0)), "what brings says what");
    assert!(all.iter().any(|&(_, much)| much == 50), "the Escape of another");
    assert!(all.iter().filter(|&&(_, much)| much == 0).count() > all.len() / 2);
}

#[test]
fn v22_a_move_of_the_kgb_that_takes_rent_says_whose_it_is() {
    for (cards, said) in [
        (&["izvestia"][..], "the rent of B"),
        (&["izvestia", "kiev-station"], "the rent of B, 3 times the die"),
    ] {
        let mut table = scene(3).owns(1, cards).car_before(37, 3).play();
        table.rolls(37);
        let mover = seat(table.mover());
        let mut choices = Choices::new();
        table.game.choices(mover, &mut choices);
        let follows: Vec<String> = choices
            .as_slice()
            .iter()
            .filter_map(|choice| table.game.label(mover, choice, Names(&[])).follows)
            .map(|text| in_english(&text))
            .collect();
        assert!(follows.iter().any(|one| one == said), "{said}: {follows:?}");
    }
}

#[test]
fn v28_who_lacks_the_fewest_cards_is_ahead() {
    let ahead = |cards: [&[&str]; 3]| {
        let table = (0..3).fold(scene(3), |scene, who| scene.owns(who, cards[who])).play();
        let ahead = table.game.ahead(Viewer::Spectator);
        ahead.iter().map(kontor_engine::Seat::index).collect::<Vec<_>>()
    };
    assert!(ahead([&[], &[], &[]]).is_empty(), "all alike");
    assert_eq!(ahead([&["gum"], &RED[..2], &["tass"]]), [1], "two of a family before one");
    let with_escape = [&ORANGE[..], &["kiev-station"]].concat();
    assert_eq!(ahead([&RED[..2], &with_escape, &[]]), [1], "an Escape makes the third family");
}

#[test]
fn v28_the_line_of_the_table_says_what_wins_and_how_many_cards_the_nearest_lacks() {
    let near = |cards: [&[&str]; 3]| {
        let table = (0..3).fold(scene(3), |scene, who| scene.owns(who, cards[who])).play();
        in_english(&table.game.nearest(Viewer::Spectator))
    };
    // Red and orange are tripled; with the Escape any card of a third family wins.
    let with_escape = [&RED[..], &ORANGE[..], &["kiev-station"]].concat();
    assert_eq!(near([&[], &with_escape, &[]]), "nearest: B, 1 card short");
    assert!(near([&RED[..1], &[], &RED[1..2]]).starts_with("nearest: A, C, "));
    assert!(near([&[], &[], &[]]).starts_with("all are "));
    // One card each of two families of three: one is tripled by two more, orange by two, and the other is made by
    // an Escape.
    let begun = [RED[0], BLUE[0]];
    assert_eq!(near([&begun, &[], &[]]), "nearest: A, 4 cards and an Escape short");
    let but_escape = [&RED[..3], &BLUE[..1], &ORANGE[..]].concat();
    assert_eq!(near([&but_escape, &[], &[]]), "nearest: A, an Escape short");
    let but_one = [&RED[..3], &BLUE[..2], &ORANGE[..]].concat();
    assert_eq!(near([&but_one, &[], &[]]), "nearest: A, 1 card short", "not by an Escape");
    let table = scene(3).play();
    assert_eq!(in_english(&table.game.wins()), "Three tripled families win, otherwise the richest");
}

#[test]
fn v3_who_is_nearest_says_nothing_of_hidden_cash() {
    let near = |cash: i64| {
        let table = scene(3).owns(1, &RED[..2]).cash(0, cash).cash(2, 3).play();
        [Viewer::Spectator, Viewer::Seat(seat(1))].map(|viewer| table.game.nearest(viewer))
    };
    assert_eq!(near(1), near(60));
}

#[test]
fn v28_the_families_that_won_are_named_and_the_escape_with_them() {
    let cards = [&RED[..3], &ORANGE, &BLUE[..2]].concat();
    let mut table = scene(3).owns(1, &cards).cash(1, 2).play();
    assert!(table.game.decided().is_empty(), "nothing is decided yet");
    table.rolls(35).kgb_idles().buys(1, 1);
    let decided: Vec<String> = table.game.decided().iter().map(in_english).collect();
    assert_eq!(decided.len(), 1);
    for part in ["B holds three tripled families: ", "orange (", "red (", "blue ("] {
        assert!(decided[0].contains(part), "{part} is not in {decided:?}");
    }
    let cards = [&RED[..3], &ORANGE, &["gum"]].concat();
    let mut table = scene(3).owns(0, &cards).play();
    table.rolls(41);
    let decided: Vec<String> = table.game.decided().iter().map(in_english).collect();
    assert!(decided[0].contains("by the Escape 41"), "{decided:?}");
}

#[test]
fn v29_when_the_bank_is_broke_the_richest_is_named_with_cash_and_property() {
    let mut table = scene(3).old_bank(2).owns(2, &["gum"]).play();
    table.rolls(58).kgb_idles().buys(1, 10);
    let decided: Vec<String> = table.game.decided().iter().map(in_english).collect();
    assert!(decided[0].contains("is the richest: "), "{decided:?}");
    assert_eq!(decided.len(), table.standing().winners().len());
}

#[test]
fn v27_a_sale_says_what_a_card_is_worth_and_what_becomes_of_its_family() {
    let cards = [&RED[..3], &BLUE[..2], &ORANGE[..1]].concat();
    let table = scene(3).owns(0, &cards).play();
    let said = |card: &str| {
        let action: Action = serde_json::from_value(json!({"do": "sell", "card": card})).unwrap();
        let label = table.game.label(seat(0), &Choice::Exact(action), Names(&[]));
        in_english(&label.follows.expect("what a sale costs"))
    };
    assert!(said(RED[0]).ends_with("; this family is no longer tripled"), "{}", said(RED[0]));
    assert!(said(BLUE[0]).ends_with("; leaves you 1 of 3"), "{}", said(BLUE[0]));
    assert!(said(ORANGE[0]).starts_with("orange (Airports), appraised at "), "{}", said(ORANGE[0]));
    assert!(!said(ORANGE[0]).contains(';'), "{}", said(ORANGE[0]));
}

#[test]
fn v20_an_auction_says_what_rent_the_property_would_bring_to_whoever_reads() {
    let mut table = scene(3).owns(0, &RED[..1]).play();
    table.rolls(58).kgb_idles();
    let white_house = [asked(&table.game, 0), asked(&table.game, 1)];
    assert!(white_house[0].contains("; its rent would bring you the die × 2; "), "{white_house:?}");
    assert!(white_house[1].contains("; its rent would bring you the die; "), "{white_house:?}");
}

/// Rent that one cannot pay is not what one simply goes on with: an Escape may be the better way.
#[test]
fn v21_v27_who_cannot_pay_the_rent_reads_what_spending_no_escape_means() {
    let cannot = "Spend none: sell property at auction to pay 6\u{202f}mln\u{a0}₽";
    for (cash, own, said, weight) in [
        (6, &["kiev-station", "gum"][..], "Spend none and pay 6\u{202f}mln\u{a0}₽", Weight::Main),
        (5, &["kiev-station", "gum"], cannot, Weight::Plain),
        (
            5,
            &["kiev-station"],
            "Spend none and pay all you have, 5\u{202f}mln\u{a0}₽",
            Weight::Main,
        ),
    ] {
        let mut table = scene(4)
            .owns(1, &["tass", "izvestia"])
            .owns(0, own)
            .cash(0, cash)
            .car_before(35, 3)
            .play();
        table.rolls(36);
        table.kgb_idles();
        table.throws(3);
        let mut choices = Choices::new();
        table.game.choices(seat(0), &mut choices);
        let decline = choices
            .as_slice()
            .iter()
            .find(|choice| matches!(choice, Choice::Exact(Action::Decline)))
            .expect("an Escape need not be spent");
        let label = table.game.label(seat(0), decline, Names(&[]));
        assert_eq!((in_english(&label.label).as_str(), label.weight), (said, weight));
    }
}
