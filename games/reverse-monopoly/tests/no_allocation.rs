//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.

use kontor_reverse_monopoly::ReverseMonopoly;

kontor_contract::no_allocation!(ReverseMonopoly, games: 20, bytes: 2048);
