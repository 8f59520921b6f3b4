//! How fast NANO Corporation finds where a chip can go, on one core: `cargo bench -p kontor-bots
//! --bench reach`.

use std::hint::black_box;

use kontor_bots::measure::Effort;
use kontor_engine::Generator;
use kontor_nano::data::Transport;
use kontor_nano::hex::{HEXES, Hex, HexSet};
use kontor_nano::reach::Reach;

/// From how many random places each figure is taken.
const PLACES: usize = 1_000;
/// Hexes in the way: the chips of three others and nine guarded assets.
const IN_THE_WAY: usize = 12;

fn main() {
    let effort = Effort::asked();
    let hexes: Vec<Hex> = Hex::all().collect();
    let mut generator = Generator::from_number(1);
    let mut any = || hexes[generator.below(HEXES as u32) as usize];
    let places: Vec<(Hex, HexSet)> = (0..PLACES)
        .map(|_| (any(), (0..IN_THE_WAY).map(|_| any()).collect::<HexSet>()))
        .map(|(from, blocked)| (from, blocked.minus(HexSet::one(from))))
        .collect();
    let mean = |reach: &dyn Fn(Hex, HexSet) -> Reach| {
        let all = effort.ns(|| {
            for &(from, blocked) in &places {
                black_box(reach(black_box(from), black_box(blocked)));
            }
        });
        all / PLACES as f64
    };
    println!("| transport        | steps | ns, free way | ns, {IN_THE_WAY} hexes in the way |");
    println!("|------------------|------:|-------------:|------------------------:|");
    for &transport in Transport::ALL {
        let speed = transport.data().speed;
        let free = mean(&|from, _| Reach::over_anything(from, speed));
        let blocked = match transport.data().flies {
            true => "flies over them".to_string(),
            false => {
                format!("{:.1}", mean(&|from, taken| Reach::of(from, speed, taken, HexSet::EMPTY)))
            }
        };
        println!("| {:<16} | {speed:>5} | {free:>12.1} | {blocked:>23} |", transport.id());
    }
}
