//! What every game promises.

use kontor_nano::Nano;

kontor_contract::contract!(Nano, games: 1200, rules: "nano.md");
