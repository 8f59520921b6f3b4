//! Policies play whole games, and use only what their seat knows.

use kontor_engine::play::{Step, quickest};
use kontor_engine::{Generator, Listed, Next, Seed, Silent, Viewer};

use crate::variants::variants;

/// Every policy of the game plays every variant to the end with itself. Each of its choices is
/// accepted, and would be the same if what is hidden from its seat were different.
pub fn policies_use_what_they_know<G: Listed>(games: u32) {
    let variants = variants::<G>();
    let each = (games / variants.len() as u32).max(1);
    for offered in G::policies() {
        for (number, setup) in variants.iter().enumerate() {
            for index in 0..each {
                let mut generator = Generator::new(Seed::derived(number as u64, index.into()), 3);
                let mut game = G::set_up(setup).expect("a variant can be set up");
                let mut policy = (offered.make)();
                loop {
                    let step = match game.next() {
                        Next::Over => break,
                        Next::Chance => Step::Chance(game.sample(&mut generator)),
                        Next::Seats(seats) => {
                            let seat = quickest(seats, &mut generator);
                            let other = game.determinize(Viewer::Seat(seat), &mut generator);
                            let mut same_luck = generator.clone();
                            let action = policy.choose(&game, seat, &mut generator);
                            let blind = (offered.make)().choose(&other, seat, &mut same_luck);
                            assert_eq!(action, blind, "{} peeps: {seat}\n{game:?}", offered.name);
                            Step::Action(seat, action)
                        }
                    };
                    if let Err(refusal) = step.apply(&mut game, &mut Silent) {
                        panic!("{} chose {step:?}, but: {refusal}\n{game:?}", offered.name);
                    }
                }
            }
        }
    }
}
