//! `steady` plays well, and knows what an Escape is worth.

use std::collections::BTreeMap;

use crate::common::{BLUE, ORANGE, RED, scene, seat};
use kontor_engine::play::{Sources, play_out};
use kontor_engine::{Game, Generator, Money, OptionValue, Policy, Random, Seed, Setup, Viewer};
use kontor_reverse_monopoly::{Action, ReverseMonopoly, Steady};

/// A game of `steady` in the seats that are its own and random players in the others.
fn played(players: usize, number: u64, own: impl Fn(usize) -> bool) -> ReverseMonopoly {
    played_by(&[], players, number, own)
}

/// The same by other readings.
fn played_by(
    readings: &[(&str, &str)],
    players: usize,
    number: u64,
    own: impl Fn(usize) -> bool,
) -> ReverseMonopoly {
    let mut chosen = BTreeMap::from([("turns".to_string(), OptionValue::Number(300))]);
    let read = |(id, value): &(&str, &str)| (id.to_string(), OptionValue::Word(value.to_string()));
    chosen.extend(readings.iter().map(read));
    let setup = Setup::new(ReverseMonopoly::info(), None, players, &chosen).unwrap();
    let seed = Seed::derived(1991, number);
    let mut policies: Vec<Box<dyn Policy<ReverseMonopoly>>> = (0..players)
        .map(|seat| -> Box<dyn Policy<ReverseMonopoly>> {
            if own(seat) { Box::new(Steady) } else { Box::new(Random::default()) }
        })
        .collect();
    let mut sources = Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
    let mut game = ReverseMonopoly::set_up(&setup).unwrap();
    play_out(&mut game, &mut policies, &mut sources, u32::MAX, |_, _| {});
    game
}

/// How many of the games `steady` wins against random players, its seat changing from game to game.
fn wins(players: usize, games: u64) -> usize {
    wins_by(&[], players, games)
}

/// The same by other readings.
fn wins_by(readings: &[(&str, &str)], players: usize, games: u64) -> usize {
    let won = |&number: &u64| {
        let own = (number % players as u64) as usize;
        let game = played_by(readings, players, number, |seat| seat == own);
        game.standing(Viewer::All).winners().single() == Some(seat(own))
    };
    (0..games).filter(won).count()
}

#[test]
fn steady_wins_nine_in_ten_games_against_three_random_players() {
    let won = wins(4, 200);
    assert!(won >= 180, "{won} of 200 games");
}

#[test]
fn steady_wins_at_tables_of_every_size() {
    for players in [3, 5] {
        let won = wins(players, 60);
        assert!(won >= 54, "{won} of 60 games with {players} players");
    }
}

#[test]
fn steady_plays_the_other_readings_as_well() {
    let others = [("tripling", "use"), ("stolen-escape", "any"), ("escapes-appraised", "5")];
    let won = wins_by(&others, 4, 200);
    assert!(won >= 180, "{won} of 200 games");
}

/// V30: what to expect of good buyers: about 32, 42 and 52 turns with 3, 4 and 5 of them, ended by
/// three tripled families, mostly with the wild Escape.
#[test]
fn v30_good_buyers_end_by_families_in_about_as_many_turns_as_expected() {
    let games = 200;
    for (players, expected) in [(3, 32.0), (4, 42.0), (5, 52.0)] {
        let (mut turns, mut by_families, mut wild) = (0.0, 0, 0);
        for number in 0..games {
            let game = played(players, number, |_| true);
            let standing = game.standing(Viewer::All);
            by_families += u32::from(standing.ending == Some("families"));
            let view = game.view(Viewer::All);
            turns += f64::from(view.turn);
            let winner = standing.winners().iter().next().unwrap();
            wild += u32::from(view.players[winner.index()].progress.wild);
        }
        let turns = turns / games as f64;
        assert!((turns - expected).abs() < 4.0, "{turns} turns with {players} buyers");
        assert!(by_families >= 196 && wild >= 120, "{by_families} by families, {wild} wild");
    }
}

/// Raised one by one, a card worth 15 would ask everybody 15 times.
#[test]
fn steady_bids_in_steps_that_come_to_an_end_soon() {
    let mut table = scene(3).owns(1, &RED[..2]).owns(2, &ORANGE[..1]).play();
    table.rolls(58).kgb_idles();
    let mut bids = 0;
    while table.waits_for() == "auction" {
        let who = table.to_act()[0];
        match choice(&table, who) {
            Action::Bid { amount } => {
                table.bids(who, amount.units());
                bids += 1;
            }
            _ => {
                table.says(who, "pass");
            }
        }
    }
    let price = 35 - table.cash(1);
    assert_eq!(table.owner("white-house"), Some(1), "it has two of the family");
    assert!(price >= 10 && 3 * bids <= 2 * price, "{bids} bids up to {price}");
}

fn choice(table: &crate::common::Bench, who: usize) -> Action {
    Steady.choose(&table.game, seat(who), &mut Generator::from_number(1))
}

#[test]
fn steady_pays_all_it_has_for_what_wins_and_for_what_would_win_for_another() {
    let cards = [&RED[..3], &ORANGE, &BLUE[..2]].concat();
    let mut table = scene(3).owns(1, &cards).play();
    table.rolls(35).kgb_idles().bids(0, 34);
    assert_eq!(choice(&table, 1), Action::Bid { amount: Money::new(35) });
    assert_eq!(choice(&table, 2), Action::Bid { amount: Money::new(35) });
}

#[test]
fn steady_does_not_spend_the_escape_that_its_win_hangs_on() {
    let cards = [&RED[..3], &["gum", "kiev-station"]].concat();
    let mut table = scene(3).owns(0, &cards).owns(1, &["tass"]).play();
    table.rolls(35).kgb_idles().throws(2);
    assert_eq!(choice(&table, 0), Action::Decline, "2 are paid instead");
}

#[test]
fn steady_takes_an_escape_with_the_kgb() {
    let mut table =
        scene(3).owns(1, &["kiev-station", "gum"]).owns(2, &RED[..3]).car_before(27, 6).play();
    table.rolls(62);
    assert_eq!(choice(&table, 2), Action::MoveKgb { square: crate::common::square_of(27) });
}
