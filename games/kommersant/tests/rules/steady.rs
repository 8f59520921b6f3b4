//! `steady` plays well, and without end only if the table agreed on none.

use std::collections::BTreeMap;

use kontor_engine::play::{Sources, Step, play_out};
use kontor_engine::{Game, Generator, Next, OptionValue, Policy, Random, Seed, Setup, Viewer};
use kontor_kommersant::{Action, Kommersant, Steady};

/// How many of the games `steady` wins against random players, its seat changing from game to game.
fn wins(edition: &str, even: &str, players: usize, games: u64) -> usize {
    let chosen = BTreeMap::from([("even".to_string(), OptionValue::Word(even.to_string()))]);
    let setup = Setup::new(Kommersant::info(), Some(edition), players, &chosen).unwrap();
    let won = |game: &u64| {
        let seed = Seed::derived(1991, *game);
        let own = (*game % players as u64) as usize;
        let mut policies: Vec<Box<dyn Policy<Kommersant>>> = (0..players)
            .map(|seat| -> Box<dyn Policy<Kommersant>> {
                if seat == own { Box::new(Steady::NOW) } else { Box::new(Random::default()) }
            })
            .collect();
        let mut sources =
            Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
        let mut game = Kommersant::set_up(&setup).unwrap();
        play_out(&mut game, &mut policies, &mut sources, u32::MAX, |_, _| {});
        game.standing(Viewer::All).winners().single().is_some_and(|seat| seat.index() == own)
    };
    (0..games).filter(won).count()
}

#[test]
fn steady_wins_nine_in_ten_games_against_three_random_players() {
    for edition in ["online", "1991"] {
        for even in ["together", "within-one"] {
            let won = wins(edition, even, 4, 200);
            assert!(won >= 180, "{won} of 200 games of the edition {edition}, built {even}");
        }
    }
}

#[test]
fn steady_wins_at_tables_of_every_size() {
    for players in [2, 3, 5, 6] {
        let won = wins("online", "together", players, 40);
        assert!(won >= 36, "{won} of 40 games with {players} players");
    }
}

/// Random players offer what takes a loan, which `steady` never does.
#[test]
fn steady_was_the_same_at_first_but_for_loans_and_laps() {
    let setup = Setup::standard(Kommersant::info(), 4).unwrap();
    let (mut decided, mut accepted, mut thrown) = (0, 0, 0);
    for number in 0..400 {
        let seed = Seed::derived(1992, number);
        let mut sources =
            Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
        let mut game = Kommersant::set_up(&setup).unwrap();
        let mut players: [Box<dyn Policy<Kommersant>>; 4] = [
            Box::new(Steady::FIRST),
            Box::new(Random::default()),
            Box::new(Steady::FIRST),
            Box::new(Random::default()),
        ];
        play_out(&mut game, &mut players, &mut sources, u32::MAX, |game, step| {
            let (seat, was) = match *step {
                Step::Action(seat, action) if seat.index() % 2 == 0 => (seat, action),
                _ => return,
            };
            decided += 1;
            let (mut steady, mut nothing) = (Steady::NOW, Generator::from_number(0));
            match (was, steady.choose(game, seat, &mut nothing)) {
                (was, now) if was == now => {}
                (Action::Accept, Action::Decline | Action::Counter { .. }) => accepted += 1,
                (Action::Throw { .. }, Action::Throw { .. }) => thrown += 1,
                other => panic!("it did and does {other:?}"),
            }
        });
        assert_eq!(game.next(), Next::Over);
    }
    assert!(accepted > 0, "no offer that takes a loan in {decided} decisions");
    assert!(1_000 * (accepted + thrown) < decided, "{accepted} and {thrown} of {decided}");
}
