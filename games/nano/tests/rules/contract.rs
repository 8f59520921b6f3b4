//! What every game promises.

use kontor_nano::Nano;

kontor_contract::contract!(Nano, games: 3000, rules: "nano.md");
