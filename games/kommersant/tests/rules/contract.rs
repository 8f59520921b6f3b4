//! What every game promises.

use kontor_kommersant::Kommersant;

kontor_contract::contract!(Kommersant, games: 20000, rules: "kommersant.md");
