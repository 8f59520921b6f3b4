//! The ids that records and the ledger hold, and what they mean in words.

use kontor_engine::Worded;

/// What can end the game.
pub(crate) const ENDINGS: &[Worded] = &[
    Worded { id: "rounds", words: "the agreed rounds were played" },
    Worded { id: "first-biobot", words: "the first BIObot was made" },
    Worded { id: "last-biobot", words: "the last BIObot that was needed was made" },
];

/// What records of format 1 say for it.
pub(crate) const OLD_ENDINGS: &[(&str, &str)] = &[
    ("the agreed rounds were played", "rounds"),
    ("the first BIObot was made", "first-biobot"),
    ("the last BIObot that was needed was made", "last-biobot"),
];

/// What money is paid for.
pub(crate) const REASONS: &[Worded] = &[
    Worded { id: "starting-money", words: "starting money" },
    Worded { id: "salaries", words: "salaries" },
    Worded { id: "salaries-put-on-an-asset", words: "salaries put on an asset’s card" },
    Worded { id: "salaries-of-a-raider", words: "salaries paid by a raider" },
    Worded { id: "salaries-taken-back", words: "salaries taken back from the asset’s card" },
    Worded { id: "asset-bought", words: "asset bought" },
    Worded { id: "asset-sold", words: "asset sold" },
    Worded { id: "technology-bought", words: "technology bought" },
    Worded { id: "workers-hired", words: "workers hired" },
    Worded { id: "transport-bought", words: "transport bought" },
    Worded { id: "transport-given-back", words: "transport given back" },
    Worded { id: "resources-bought", words: "resources bought" },
    Worded { id: "resources-sold", words: "resources sold" },
    Worded { id: "resources-sold-by-contract", words: "resources sold by contract" },
    Worded { id: "trade", words: "trade" },
    Worded { id: "subsidy", words: "subsidy" },
    Worded { id: "dividend", words: "dividend" },
    Worded { id: "tax", words: "tax" },
];
