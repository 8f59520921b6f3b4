//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.

use kontor_mercurius::Mercurius;

kontor_contract::no_allocation!(Mercurius, games: 30, bytes: 1024);
