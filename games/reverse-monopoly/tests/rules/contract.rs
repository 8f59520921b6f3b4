//! What every game promises.

use kontor_reverse_monopoly::ReverseMonopoly;

kontor_contract::contract!(ReverseMonopoly, games: 6000, rules: "reverse-monopoly.md");
