//! What every game promises.

use kontor_mercurius::Mercurius;

kontor_contract::contract!(Mercurius, games: 6000, rules: "mercurius.md");
