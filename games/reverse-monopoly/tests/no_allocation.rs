//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.

use kontor_contract::deciding_allocates_nothing;
use kontor_reverse_monopoly::{ReverseMonopoly, Steady};

kontor_contract::no_allocation!(ReverseMonopoly, games: 20, bytes: 2048);

#[test]
fn steady_allocates_nothing() {
    deciding_allocates_nothing::<ReverseMonopoly>(&mut Steady, 4);
}
