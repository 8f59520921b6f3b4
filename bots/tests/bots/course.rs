//! Games to look at.

use kontor_bots::STEP_LIMIT;
use kontor_bots::players::quick;
use kontor_engine::game::simulated;
use kontor_engine::play::{Step, quickest};
use kontor_engine::{Generator, Listed, Next, Seat, Seed, Setup, Silent};

/// Shows some of the decisions of a game among quick players, one in `every`.
pub fn decisions<G: Listed>(
    seed: Seed,
    every: u32,
    mut show: impl FnMut(&G, Seat, &mut Generator),
) {
    let players = usize::from(G::info().min_seats).max(3);
    let setup = Setup::new(G::info(), None, players, &simulated::<G>()).unwrap();
    let mut game = G::set_up(&setup).unwrap();
    let mut generator = Generator::new(seed, 3);
    let mut steady = quick::<G>()();
    for _ in 0..STEP_LIMIT {
        let step = match game.next() {
            Next::Over => return,
            Next::Chance => Step::Chance(game.sample(&mut generator)),
            Next::Seats(seats) => {
                let seat = quickest(seats, &mut generator);
                if generator.below(every) == 0 {
                    show(&game, seat, &mut generator);
                }
                Step::Action(seat, steady.choose(&game, seat, &mut generator))
            }
        };
        step.apply(&mut game, &mut Silent).unwrap();
    }
}
