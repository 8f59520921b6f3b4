//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.

use kontor_kommersant::Kommersant;

kontor_contract::no_allocation!(Kommersant, games: 8, bytes: 1024);
