//! Components and set-up: M1 … M7.

use std::collections::BTreeSet;

use crate::common::{Scene, card, dividend, news, seat_at, set_up};
use kontor_engine::{Collected, Game, Generator, Next, Setup, Silent, Text, Told, Viewer};
use kontor_mercurius::card::{Card, Pile};
use kontor_mercurius::kind::{Chamber, Kind};
use kontor_mercurius::{Event, Mercurius, Moment, Outcome, Specials};

const CHAMBERS: [(&str, &str, &str); 6] = [
    ("amsterdam", "silk", "coffee"),
    ("hoorn", "coffee", "silk"),
    ("delft", "porcelain", "copper"),
    ("rotterdam", "copper", "porcelain"),
    ("enkhuizen", "spices", "tea"),
    ("middelburg", "tea", "spices"),
];

#[test]
fn m1_three_to_five_play() {
    for players in 3..=5 {
        assert_eq!(set_up(players, "random").unwrap().seats(), players);
    }
}

#[test]
fn m1_any_other_number_is_refused() {
    for players in [0, 1, 2, 6, 7, 255, 256, 259, 1 << 40] {
        let refusal = set_up(players, "random").unwrap_err();
        assert_eq!(refusal.to_string(), "M1: refused-seat-count");
        let figures = Text::new("").with("game", "Mercurius").with("min", 3u8).with("max", 5u8);
        assert_eq!(refusal.figures, figures.with("seats", players).args);
    }
}

#[test]
fn m2_six_shares_and_six_goods_are_traded() {
    let kinds: Vec<_> = Kind::all().map(Kind::id).collect();
    let shares = CHAMBERS.map(|(chamber, ..)| chamber);
    let goods = CHAMBERS.map(|(_, main, _)| main);
    assert_eq!(kinds, [shares, goods].concat());
    assert!(shares.iter().all(|id| Chamber::named(id).is_some()));
    assert!(goods.iter().all(|id| Chamber::named(id).is_none()), "a good is no chamber");
}

#[test]
fn m2_each_chamber_has_its_main_and_its_occasional_good() {
    for (chamber, main, occasional) in CHAMBERS {
        assert_eq!(Chamber::named(chamber).unwrap().main_good().id(), main);
        let moved: BTreeSet<_> = Card::all()
            .filter(|card| card.id().starts_with(chamber))
            .map(|card| Kind::new(card.data().good).unwrap().id())
            .collect();
        assert_eq!(moved, BTreeSet::from([main, occasional]));
    }
}

#[test]
fn m2_chambers_form_pairs() {
    for (chamber, main, occasional) in CHAMBERS {
        let partner = CHAMBERS.iter().find(|other| other.1 == occasional).unwrap();
        assert_eq!(partner.2, main, "{chamber} and {} trade in the same goods", partner.0);
    }
}

#[test]
fn m3_the_bank_holds_5_7_or_9_of_every_kind() {
    for (players, tokens) in [(3, 5), (4, 7), (5, 9)] {
        let view = set_up(players, "random").unwrap().view(Viewer::Spectator);
        assert!(view.kinds.iter().all(|kind| kind.bank == tokens), "with {players} players");
    }
}

#[test]
fn m4_shares_start_at_10_and_goods_at_15() {
    let scene = Scene::of(3);
    for (share, good, _) in CHAMBERS {
        assert_eq!((scene.price_of(share), scene.price_of(good)), (10, 15));
    }
}

#[test]
fn m4_each_starts_with_70_guilders_three_special_cards_and_no_tokens() {
    for players in 3..=5 {
        let view = Scene::of(players).view();
        assert_eq!(view.players.len(), players);
        for player in &view.players {
            assert_eq!(player.cash.units(), 70);
            assert_eq!(player.tokens, [0; 12]);
            let all = Specials { dividend: true, black_market: true, news: true };
            assert_eq!(player.specials, all);
        }
    }
}

#[test]
fn m4_a_special_card_is_used_once_a_game() {
    let mut scene = Scene::of(3);
    scene.act(0, dividend("hoorn"));
    scene.news(0, &["delft+1/porcelain-2"]);
    scene.pass(1);
    scene.pass(2);
    assert_eq!(
        scene.refusal(0, dividend("delft")),
        "M4: you have used Dividend already: once a game"
    );
    let left = scene.hand_of(0)[0];
    assert_eq!(scene.refusal(0, news(&[left])), "M4: you have used News already: once a game");
}

#[test]
fn m4_a_used_black_market_card_is_gone() {
    let scene = Scene::of(3).holds(0, "silk", 1).without(0, "black_market");
    assert_eq!(
        scene.refusal(0, crate::common::black_market(&["silk"])),
        "M4: you have used Black Market already: once a game"
    );
}

#[test]
fn m4_the_banks_money_is_unlimited() {
    let mut scene = Scene::of(3).cash(0, 1_000_000).price("delft", 28).holds(0, "delft", 5);
    assert_eq!(scene.sell(0, "delft"), 25);
    assert_eq!(scene.cash_of(0), 1_000_025);
}

#[test]
fn m5_there_are_72_price_cards_12_a_chamber() {
    assert_eq!(Pile::full().len(), 72);
    for (chamber, main, occasional) in CHAMBERS {
        for (id, copies) in [
            (format!("{chamber}+1/{main}-2"), 5),
            (format!("{chamber}+1/{occasional}-2"), 2),
            (format!("{chamber}-1/{main}+2"), 4),
            (format!("{chamber}-1/{occasional}+2"), 1),
        ] {
            assert_eq!(Pile::full().count(card(&id)), copies, "{id}");
        }
    }
}

#[test]
fn m5_a_card_does_what_its_name_says() {
    let mut scene = Scene::of(3).hand(0, &["hoorn-1/silk+2"]);
    scene.play(0, "hoorn-1/silk+2");
    assert_eq!((scene.price_of("hoorn"), scene.price_of("silk")), (9, 17));
    assert_eq!((scene.price_of("amsterdam"), scene.price_of("coffee")), (10, 15));
}

#[test]
fn m6_five_cards_each_come_from_a_main_stack_of_60() {
    for (players, left) in [(3, 45), (4, 40), (5, 35)] {
        let before = set_up(players, "seat0").unwrap().view(Viewer::All);
        assert_eq!((before.main_stack, before.reserve_stack), (60, 12));
        let dealt = Scene::of(players).view();
        assert_eq!((dealt.main_stack, dealt.reserve_stack), (left, 12));
        assert!(dealt.players.iter().all(|player| player.cards == 5));
    }
}

#[test]
fn m6_a_player_sees_only_the_own_hand() {
    let scene = Scene::of(4);
    for viewer in 0..4 {
        let view = scene.game.view(Viewer::Seat(seat_at(viewer)));
        for (seat, player) in view.players.iter().enumerate() {
            assert_eq!(player.hand.is_some(), seat == viewer);
            assert_eq!(player.cards, 5, "how many there are is open");
        }
    }
    let beside = scene.game.view(Viewer::Spectator);
    assert!(beside.players.iter().all(|player| player.hand.is_none()));
}

#[test]
fn m6_others_do_not_learn_what_is_dealt() {
    let mut game = set_up(3, "seat0").unwrap();
    let mut sink = Collected::default();
    let five = ["delft+1/copper-2", "hoorn+1/silk-2", "hoorn-1/silk+2"];
    let five = five.iter().chain(&["rotterdam-1/copper+2", "enkhuizen-1/tea+2"]);
    for id in five.clone() {
        game.chance(Outcome::Card { card: card(id) }, &mut sink).unwrap();
    }
    let [Told::Event(dealt)] = sink.told.as_slice() else { panic!("one hand was dealt") };
    let seen = |viewer| match Mercurius::witness(dealt, viewer) {
        Some(Event::Dealt { hand, .. }) => hand,
        other => panic!("dealing is seen by all: {other:?}"),
    };
    let own = seen(Viewer::Seat(seat_at(0))).expect("the own hand");
    assert!(five.clone().all(|id| own.count(card(id)) == 1));
    assert_eq!(seen(Viewer::Seat(seat_at(1))), None);
    assert_eq!(seen(Viewer::Spectator), None);
}

#[test]
fn m6_no_card_comes_more_often_than_there_are_copies() {
    let mut game = set_up(3, "seat0").unwrap();
    let only = Outcome::Card { card: card("hoorn-1/silk+2") };
    game.chance(only, &mut Silent).unwrap();
    let before = game;
    let refusal = game.chance(only, &mut Silent).unwrap_err();
    assert_eq!(crate::common::said(&refusal), "M6: no stack holds Hoorn −1, silk +2 any more");
    assert_eq!(game, before);
}

#[test]
fn m6_any_card_can_be_the_first() {
    let game = set_up(3, "seat0").unwrap();
    let mut generator = Generator::from_number(6);
    let came: BTreeSet<_> = (0..2_000)
        .map(|_| match game.sample(&mut generator) {
            Outcome::Card { card } => card,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(came.len(), 24, "each of the different cards");
}

#[test]
fn m7_the_first_player_is_drawn_at_random() {
    let game = set_up(4, "random").unwrap();
    assert_eq!(game.next(), Next::Chance);
    assert_eq!(game.view(Viewer::Spectator).moment, Moment::First);
    let mut generator = Generator::from_number(7);
    let mut came = [0; 4];
    for _ in 0..400 {
        match game.sample(&mut generator) {
            Outcome::First { seat } => came[seat.index()] += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(came.iter().all(|times| (60..=140).contains(times)), "{came:?} of 400");
}

#[test]
fn m7_unless_named_the_first_player_is_random() {
    let standard = Setup::standard(Mercurius::info(), 3).unwrap();
    assert_eq!(Mercurius::set_up(&standard), set_up(3, "random"));
}

#[test]
fn m7_chance_names_only_seats_of_the_table() {
    let mut game = set_up(3, "random").unwrap();
    let before = game;
    assert!(game.chance(Outcome::First { seat: seat_at(3) }, &mut Silent).is_err());
    assert_eq!(game, before);
    game.chance(Outcome::First { seat: seat_at(2) }, &mut Silent).unwrap();
    assert_eq!(game.view(Viewer::Spectator).moment, Moment::Deal { first: seat_at(2) });
}

#[test]
fn m7_the_host_may_name_the_first_seat() {
    let game = set_up(5, "seat4").unwrap();
    assert_eq!(game.view(Viewer::Spectator).moment, Moment::Deal { first: seat_at(4) });
}

#[test]
fn m7_a_seat_that_nobody_has_cannot_be_first() {
    assert_eq!(
        crate::common::said(&set_up(3, "seat3").unwrap_err()),
        "M7: there is no seat3 at a table of 3 players"
    );
    assert_eq!(
        crate::common::said(&set_up(4, "seat4").unwrap_err()),
        "M7: there is no seat4 at a table of 4 players"
    );
    assert!(set_up(5, "seat5").is_err());
    assert!(set_up(5, "").is_err());
}

#[test]
fn m7_turns_go_clockwise_from_the_first() {
    let mut game = set_up(3, "seat1").unwrap();
    for _ in 0..15 {
        let outcome = game.sample(&mut Generator::from_number(1));
        game.chance(outcome, &mut Silent).unwrap();
    }
    let mut scene = Scene::on(game);
    for seat in [1, 2, 0, 1] {
        assert_eq!(scene.on_turn(), Some(seat));
        scene.pass(seat);
    }
}

#[test]
fn m7_nobody_acts_out_of_turn() {
    let scene = Scene::of(3);
    assert_eq!(
        scene.refusal(2, crate::common::buy("tea")),
        "M7: it is the turn of seat 0, not yours"
    );
}

#[test]
fn m7_nobody_acts_while_cards_are_dealt() {
    let game = set_up(3, "seat0").unwrap();
    assert_eq!(
        Scene::on(game).refusal(0, crate::common::buy("tea")),
        "M7: cards are being drawn; nobody acts now"
    );
}
