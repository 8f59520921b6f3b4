//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.

use kontor_contract::deciding_allocates_nothing;
use kontor_kommersant::{Kommersant, Steady};

kontor_contract::no_allocation!(Kommersant, games: 8, bytes: 1024);

#[test]
fn steady_allocates_nothing() {
    let mut steady = Steady::NOW;
    deciding_allocates_nothing::<Kommersant>(&mut steady, 2);
}
