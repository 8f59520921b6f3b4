//! The ids that records and the ledger hold, and what they mean in words.

use kontor_engine::Worded;

/// What can end the game.
pub(crate) const ENDINGS: &[Worded] = &[
    Worded { id: "families", words: "three tripled families" },
    Worded { id: "bank-broke", words: "the Old Commie Bank is broke" },
    Worded { id: "turns", words: "the agreed turns were played" },
];

/// What records of format 1 say for it.
pub(crate) const OLD_ENDINGS: &[(&str, &str)] = &[
    ("three tripled families", "families"),
    ("the Old Commie Bank is broke", "bank-broke"),
    ("the agreed turns were played", "turns"),
];

/// What money is paid for.
pub(crate) const REASONS: &[Worded] = &[
    Worded { id: "capital", words: "capital" },
    Worded { id: "auction", words: "auction" },
    Worded { id: "rent", words: "rent" },
    Worded { id: "commission", words: "commission" },
    Worded { id: "black-market", words: "Black Market" },
    Worded { id: "black-market-square", words: "Black Market square" },
];
