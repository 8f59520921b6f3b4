//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.

use kontor_contract::{Counting, allocations, deciding_allocates_nothing};
use kontor_engine::game::simulated;
use kontor_engine::play::quickest;
use kontor_engine::{Game, Generator, Next, Policy, Random, Setup, Silent};
use kontor_nano::{Action, Nano, Steady};

#[global_allocator]
static COUNTING: Counting = Counting;

/// A game that sensible players have begun, so that there are assets and workers to play with.
fn well_begun(mut game: Nano, generator: &mut Generator) -> Nano {
    for _ in 0..150 {
        match game.next() {
            Next::Over => panic!("no game ends so early"),
            Next::Chance => game.chance(game.sample(generator), &mut Silent).unwrap(),
            Next::Seats(seats) => {
                let seat = quickest(seats, generator);
                let action = Steady.choose(&game, seat, generator);
                game.act(seat, action, &mut Silent).unwrap();
            }
        }
    }
    game
}

/// Plays a game to its end by random choices; returns how often each kind of form was filled in.
fn play(mut game: Nano, policy: &mut Random<Nano>, generator: &mut Generator) -> [u32; 5] {
    let mut filled = [0; 5];
    loop {
        match game.next() {
            Next::Over => return filled,
            Next::Chance => {
                let outcome = game.sample(generator);
                game.chance(outcome, &mut Silent).expect("a sampled outcome");
            }
            Next::Seats(seats) => {
                let seat = quickest(seats, generator);
                let action = policy.choose(&game, seat, generator);
                filled[0] += u32::from(matches!(action, Action::Offer { .. }));
                filled[1] += u32::from(matches!(action, Action::Counter { .. }));
                filled[2] += u32::from(matches!(action, Action::Place { .. }));
                filled[3] += u32::from(matches!(action, Action::Hire { .. }));
                filled[4] += u32::from(matches!(action, Action::Move { .. }));
                game.act(seat, action, &mut Silent).expect("a listed choice");
            }
        }
    }
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    let boxed = std::hint::black_box(Box::new(1));
    assert_eq!((allocations() - before, *boxed), (1, 1));
}

#[test]
fn playing_allocates_nothing() {
    let mut policy = Random::default();
    for players in 2..=4 {
        let setup = Setup::new(Nano::info(), None, players, &simulated::<Nano>()).unwrap();
        let mut generator = Generator::from_number(players as u64);
        let game = well_begun(Nano::set_up(&setup).unwrap(), &mut generator);
        // The figures of the game are laid out when they are first asked for.
        for _ in 0..3 {
            play(game, &mut policy, &mut generator);
        }
        let before = allocations();
        let mut filled = [0; 5];
        for _ in 0..40 {
            let more = play(game, &mut policy, &mut generator);
            filled = std::array::from_fn(|form| filled[form] + more[form]);
        }
        assert_eq!(allocations() - before, 0, "{players} players");
        assert!(filled.iter().all(|&times| times > 3), "all forms were used: {filled:?}");
    }
}

#[test]
fn a_game_is_a_small_value() {
    assert!(size_of::<Nano>() < 1024, "{} bytes", size_of::<Nano>());
}

#[test]
fn steady_allocates_nothing() {
    deciding_allocates_nothing::<Nano>(&mut Steady, 1);
}
