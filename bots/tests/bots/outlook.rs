//! The outlook of every game: its signs can always be read, and it foretells better than guessing.

use kontor_bots::STEP_LIMIT;
use kontor_bots::players::quick;
use kontor_bots::train::{Lesson, train};
use kontor_engine::game::simulated;
use kontor_engine::outlook::Signs;
use kontor_engine::play::{Sources, next_step};
use kontor_engine::{Generator, Listed, Next, Policy, Seat, Seed, Setup, Silent, Viewer};
use kontor_games::Visitor;

/// Shows every state of a game among quick players.
fn states<G: Listed>(players: usize, number: u64, mut show: impl FnMut(&G)) {
    let setup = Setup::new(G::info(), None, players, &simulated::<G>()).unwrap();
    let mut game = G::set_up(&setup).unwrap();
    let seed = Seed::derived(16, number);
    let mut sources = Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
    let mut policies: Vec<Box<dyn Policy<G>>> = (0..players).map(|_| quick::<G>()()).collect();
    for _ in 0..STEP_LIMIT {
        show(&game);
        let Some(step) = next_step(&game, &mut policies, &mut sources) else { return };
        step.apply(&mut game, &mut Silent).unwrap();
    }
}

#[test]
fn every_state_has_its_signs_and_shares_of_winning_that_make_one() {
    struct All;
    impl Visitor for All {
        fn visit<G: Listed>(&mut self) {
            let Some(outlook) = G::outlook() else { return };
            for players in G::info().min_seats..=G::info().max_seats {
                let mut turns = 0;
                states::<G>(players.into(), 0, |game| {
                    for seat in Seat::all(game.seats()) {
                        let mut signs = Signs::new();
                        game.read_signs(seat, &mut signs);
                        assert_eq!(signs.len(), G::signs().len(), "{}", G::info().name);
                        assert!(signs.iter().all(|sign| sign.is_finite()), "{signs:?}");
                    }
                    let shares = outlook.shares(game);
                    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
                    assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
                    assert!(game.progress() >= 0.0 && game.progress().is_finite());
                    assert!(game.turns() >= turns || game.next() == Next::Over, "turns go on");
                    turns = game.turns();
                });
                assert!(turns > u32::from(players), "{turns} turns of {}", G::info().name);
            }
        }
    }
    kontor_games::each(&mut All);
}

/// The sheets that the games are built with, on games of other seeds than they were made from.
#[test]
fn the_outlook_of_a_game_foretells_games_it_was_not_made_from() {
    struct All;
    impl Visitor for All {
        fn visit<G: Listed>(&mut self) {
            let Some(outlook) = G::outlook() else { return };
            let (mut off, mut of_equals) = (0.0, 0.0);
            for number in 0..30 {
                let mut foretold = Vec::new();
                let mut over = None;
                states::<G>(G::info().max_seats.into(), number, |game| {
                    foretold.push(outlook.shares(game));
                    over = Some(game.standing(Viewer::All).winners());
                });
                let winners = over.expect("a game has states");
                let seats = usize::from(G::info().max_seats);
                let came = |seat: Seat| match winners.contains(seat) {
                    true => 1.0 / winners.len() as f64,
                    false => 0.0,
                };
                for shares in &foretold {
                    for seat in Seat::all(seats) {
                        off += (shares[seat.index()] - came(seat)).powi(2);
                        of_equals += (1.0 / seats as f64 - came(seat)).powi(2);
                    }
                }
            }
            assert!(off < 0.95 * of_equals, "{}: {off} of {of_equals}", G::info().name);
        }
    }
    kontor_games::each(&mut All);
}

#[test]
fn what_is_learnt_foretells_better_than_equal_chances() {
    struct All;
    impl Visitor for All {
        fn visit<G: Listed>(&mut self) {
            if G::signs().is_empty() {
                return;
            }
            let learnt = train::<G>(&Lesson { games: 250, seed: 1 }).unwrap();
            let test = &learnt.test;
            assert!(test.brier < 0.95 * test.brier_of_equals, "{}: {test:?}", G::info().name);
            let seats: usize = test.reliability.iter().map(|part| part.seats).sum();
            assert!(seats >= 2 * test.positions, "every seat of every position is counted");
        }
    }
    kontor_games::each(&mut All);
}
