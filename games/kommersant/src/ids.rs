//! The ids that records and the ledger hold, and what they mean in words.

use kontor_engine::Worded;

/// What can end the game.
pub(crate) const ENDINGS: &[Worded] = &[
    Worded { id: "one-left", words: "only one player was left" },
    Worded { id: "rounds", words: "the agreed rounds were played" },
];

/// What records of format 1 say for it.
pub(crate) const OLD_ENDINGS: &[(&str, &str)] =
    &[("only one player was left", "one-left"), ("the agreed rounds were played", "rounds")];

/// What money is paid for.
pub(crate) const REASONS: &[Worded] = &[
    Worded { id: "starting-capital", words: "starting capital" },
    Worded { id: "lot-bought", words: "lot bought" },
    Worded { id: "auction", words: "auction" },
    Worded { id: "rent", words: "rent" },
    Worded { id: "dividends", words: "dividends" },
    Worded { id: "profit", words: "profit" },
    Worded { id: "fine", words: "fine" },
    Worded { id: "card", words: "card" },
    Worded { id: "collection", words: "collection" },
    Worded { id: "tax-service", words: "Tax Service" },
    Worded { id: "building", words: "building" },
    Worded { id: "building-sold", words: "building sold" },
    Worded { id: "lot-sold", words: "lot sold" },
    Worded { id: "mortgage", words: "mortgage" },
    Worded { id: "mortgage-redeemed", words: "mortgage redeemed" },
    Worded { id: "loan", words: "loan" },
    Worded { id: "loan-repaid", words: "loan repaid" },
    Worded { id: "loan-due", words: "loan due" },
    Worded { id: "trade", words: "trade" },
    Worded { id: "racket", words: "racket" },
    Worded { id: "confiscated-from-a-racketeer", words: "confiscated from a racketeer" },
    Worded { id: "property-taken-back", words: "property taken back" },
    Worded { id: "left-the-game", words: "left the game" },
];
