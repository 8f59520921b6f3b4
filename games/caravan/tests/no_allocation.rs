//! Playing takes no memory from the heap.

use kontor_caravan::Caravan;

kontor_contract::no_allocation!(Caravan, games: 20, bytes: 256);
