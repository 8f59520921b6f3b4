//! The rules of Caravan, one by one.

use kontor_caravan::Caravan;
use kontor_contract::{bench, set_up};
use kontor_engine::listed::nearest_or_won;
use kontor_engine::{Listed, Names, Say, Text, Viewer};
use serde_json::json;

bench! {
    /// A table at which the die is scripted.
    Bench of Caravan
}

impl Bench {
    fn of(seats: usize, options: &[(&str, &str)]) -> Bench {
        Bench(kontor_contract::Bench::on(set_up(None, seats, options).expect("a table")))
    }

    /// A seat goes on with goods of this price, and the die shows this.
    fn goes_on(&mut self, who: usize, goods: i64, face: u8) -> &mut Bench {
        self.does(who, json!({"do": "go_on", "goods": goods}))
            .chance(json!({"is": "die", "face": face}))
    }

    fn cash(&self) -> Vec<i64> {
        self.standing().wealth.iter().map(|wealth| wealth.expect("open to all").units()).collect()
    }
}

#[test]
fn c1_two_to_four_begin_with_20_each() {
    for seats in [1, 5] {
        let refusal = set_up::<Caravan>(None, seats, &[]).expect_err("too few or too many");
        assert_eq!(refusal.rule.0, "C1");
    }
    for seats in 2..=4 {
        assert_eq!(Bench::of(seats, &[]).cash(), vec![20; seats]);
    }
}

#[test]
fn c2_turns_go_in_the_order_of_the_seats() {
    let mut table = Bench::of(3, &[]);
    for who in [0, 1, 2, 0] {
        assert_eq!(table.to_act(), [who]);
        table.refuses(1 - who.min(1), json!({"do": "come_home"}), "C2", &[] as &[&str]);
        table.says(who, "come_home");
    }
}

#[test]
fn c3_goods_cost_from_1_to_10_as_far_as_money_goes() {
    let mut table = Bench::of(2, &[]);
    for goods in [0, 11] {
        table.refuses(0, json!({"do": "go_on", "goods": goods}), "C3", &[10]);
    }
    table.goes_on(0, 10, 2).goes_on(0, 4, 2);
    assert_eq!(table.cash(), [6, 20]);
    table.refuses(0, json!({"do": "go_on", "goods": 7}), "C3", &[6]);
}

#[test]
fn c4_a_1_loses_all_and_high_faces_double_new_goods() {
    for (face, worth) in [(2, 10), (3, 10), (4, 15), (5, 15), (6, 15)] {
        let mut table = Bench::of(2, &[]);
        table.goes_on(0, 5, 2).goes_on(0, 5, face).says(0, "come_home");
        assert_eq!(table.cash(), [10 + worth, 20], "{face}");
    }
    let mut table = Bench::of(2, &[]);
    table.goes_on(0, 5, 6).goes_on(0, 5, 1);
    assert_eq!((table.cash(), table.to_act()), (vec![10, 20], vec![1]));
    let die = json!({"is": "die", "face": 3});
    assert_eq!(table.refused_to_chance(&die).rule.0, "C4", "no die is to be thrown");
    table.does(1, json!({"do": "go_on", "goods": 1}));
    for face in [0, 7] {
        assert_eq!(table.refused_to_chance(&json!({"is": "die", "face": face})).rule.0, "C4");
    }
}

#[test]
fn c5_goods_are_sold_at_home() {
    let mut table = Bench::of(2, &[]);
    table.goes_on(0, 10, 4).says(0, "come_home");
    assert_eq!(table.cash(), [30, 20]);
    table.says(1, "come_home");
    assert_eq!(table.cash(), [30, 20]);
    assert_eq!(table.in_words(&["A", "B"])[0], "B: comes home and sells for 0\u{202f}¤");
}

#[test]
fn c6_who_comes_home_rich_ends_the_game() {
    let mut table = Bench::of(2, &[]);
    while !table.is_over() {
        for _ in 0..2 {
            table.goes_on(0, 10, 6);
        }
        table.says(0, "come_home");
        if !table.is_over() {
            table.says(1, "come_home");
        }
    }
    assert_eq!((table.cash(), table.places()), (vec![100, 20], vec![1, 2]));
    assert_eq!(table.standing().ending, Some("rich"));
}

#[test]
fn c6_after_the_agreed_rounds_the_richest_wins() {
    let mut table = Bench::of(3, &[("rounds", "1")]);
    table.goes_on(0, 3, 1).goes_on(1, 5, 4).says(1, "come_home").says(2, "come_home");
    assert_eq!((table.places(), table.standing().ending), (vec![3, 1, 2], Some("rounds")));
}

#[test]
fn c6_the_line_of_the_table_says_what_wins_and_who_is_nearest() {
    let mut table = Bench::of(3, &[("rounds", "5")]);
    let names = ["Anna", "Boris", "Clara"].map(String::from);
    let english = kontor_contract::english::<Caravan>(Names(&names));
    let plain = |text: &Text| english.say(text).replace('\u{202f}', " ");
    assert_eq!(
        plain(&table.game.wins()),
        "Coming home to 100 ¤ wins, or being the richest after 5 rounds"
    );
    let near = |table: &Bench| plain(&nearest_or_won(&table.game, Viewer::Spectator));
    assert_eq!(near(&table), "nobody is ahead");
    table.goes_on(0, 3, 1);
    assert_eq!(near(&table), "ahead: Boris, Clara with 20 ¤ each");
    table.goes_on(1, 5, 4).says(1, "come_home");
    assert_eq!(near(&table), "ahead: Boris with 25 ¤");
    let mut table = Bench::of(2, &[("rounds", "1")]);
    table.says(0, "come_home").says(1, "come_home");
    assert_eq!(near(&table), "Anna, Boris have won together");
}

#[test]
fn c7_a_state_that_cannot_be_is_not_read() {
    let table = Bench::of(2, &[]);
    let mut state = table.state();
    state["under_way"] = json!(11);
    let broken: Caravan = serde_json::from_value(state).expect("it has the form of a state");
    assert!(kontor_engine::Game::check(&broken).is_err_and(|why| why.starts_with("C7")));
}

/// What every game promises.
mod contract {
    use kontor_caravan::Caravan;

    kontor_contract::contract!(Caravan, games: 2000, rules: "caravan.md");
}
