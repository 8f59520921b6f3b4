//! The ids that records and the ledger hold, and what they mean in words.

use kontor_engine::Worded;

/// What can end the game.
pub(crate) const ENDINGS: &[Worded] =
    &[Worded { id: "last-turns", words: "the last turns were played" }];

/// What records of format 1 say for it.
pub(crate) const OLD_ENDINGS: &[(&str, &str)] = &[("the last turns were played", "last-turns")];

/// What money is paid for.
pub(crate) const REASONS: &[Worded] = &[
    Worded { id: "starting-money", words: "starting money" },
    Worded { id: "bought", words: "bought" },
    Worded { id: "sold", words: "sold" },
    Worded { id: "sold-for-less", words: "sold for less" },
    Worded { id: "dividend", words: "dividend" },
    Worded { id: "black-market", words: "black market" },
];
