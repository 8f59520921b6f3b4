//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.

use kontor_contract::deciding_allocates_nothing;
use kontor_mercurius::{Mercurius, Steady, Swift};

kontor_contract::no_allocation!(Mercurius, games: 30, bytes: 1024);

#[test]
fn steady_allocates_nothing() {
    for mut steady in [Steady::NOW, Steady::FIRST] {
        deciding_allocates_nothing::<Mercurius>(&mut steady, 4);
    }
    deciding_allocates_nothing::<Mercurius>(&mut Swift::of(Steady::FIRST), 4);
}
