//! Who plans a turn once plays as who plans it anew at every step.

use kontor_engine::{Game, Generator, Next, Policy, Seed, Setup, Silent};
use kontor_mercurius::{Mercurius, Steady, Swift};

#[test]
fn swift_begins_every_turn_as_steady_and_mostly_goes_on_so() {
    let (mut decided, mut others) = (0, 0);
    for players in 3..=5 {
        let start = Mercurius::set_up(&Setup::standard(Mercurius::info(), players).unwrap());
        for number in 0..10 {
            let mut generator = Generator::new(Seed::derived(28, number), 3);
            let mut game = start.clone().unwrap();
            let (mut swift, mut first) = (Swift::of(Steady::FIRST), Steady::FIRST);
            let mut turn = None;
            loop {
                match game.next() {
                    Next::Over => break,
                    Next::Chance => {
                        let outcome = game.sample(&mut generator);
                        game.chance(outcome, &mut Silent).unwrap();
                    }
                    Next::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let action = swift.choose(&game, seat, &mut generator);
                        let steady = first.choose(&game, seat, &mut generator);
                        if turn.replace(game.turns()) != Some(game.turns()) {
                            assert_eq!(action, steady, "at the beginning of a turn\n{game:?}");
                        }
                        decided += 1;
                        others += u32::from(action != steady);
                        game.act(seat, action, &mut Silent).expect("what was planned is allowed");
                    }
                }
            }
        }
    }
    assert!(decided > 3_000, "only {decided} decisions");
    assert!(others * 20 < decided, "{others} of {decided} were others");
}
