//! What every game promises.

use kontor_kommersant::Kommersant;

kontor_contract::contract!(Kommersant, games: 6000, rules: "kommersant.md");
