//! What a table can choose (N1, N7, N14, N17, N18, N22, N25, N32 … N34), and what depends on the version of
//! the rules that it was begun by.

use kontor_engine::{Edition, OptionSpec, Setup};
use serde::{Deserialize, Serialize};

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub struct Agreed {
    /// N34: after how many rounds the richest wins; 0 for never.
    pub rounds: u16,
    /// N17: what a worker is paid in a move.
    pub salary: u8,
    /// N33: how many BIObots win.
    pub biobots: u8,
    /// N1, N15: how the decks lie.
    pub decks: Decks,
    /// N7: which purchases of assets lower a price.
    pub prices: PricesFall,
    /// N14: where a frontier post draws a card.
    pub frontier: Frontier,
    /// N18: how a strike comes about.
    pub strikes: Strikes,
    /// N22: how often a contract is sold on.
    pub contracts: SoldOn,
    /// N25: whether the train counts for a tax on transports.
    pub train: Train,
    /// N32: how an arrested player's workers are paid.
    pub arrest: ArrestPay,
}

/// A reading that a table can choose: each of its words stands for one. The booklet can be read either way;
/// the first is how everybody played before there was a choice, and what is played unless a table chooses.
macro_rules! reading {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
        pub enum $name {
            $($(#[$value_doc])* #[serde(rename = $word)] $value,)+
        }

        impl $name {
            const WORDS: &[&str] = &[$($word),+];

            fn of(word: &str) -> $name {
                match word {
                    $($word => $name::$value,)+
                    _ => panic!("a checked set-up has one of {:?}", Self::WORDS),
                }
            }

            const fn spec(
                id: &'static str,
                about: &'static str,
                rules: &'static [&'static str],
            ) -> OptionSpec {
                OptionSpec::one_of(id, about, rules, Self::WORDS, Self::WORDS[0]).open().since(2)
            }
        }
    };
}

reading! {
    /// N1, N15: how the decks lie.
    Decks {
        /// Nobody knows the next card: who crosses a frontier "takes and opens" it.
        FaceDown = "face-down",
        /// Everybody sees the card on top: batches "set out with the face side upwards".
        FaceUp = "face-up",
    }
}

reading! {
    /// N7: which purchases of assets from the bank lower a price.
    PricesFall {
        /// Every one: "each time, if somebody of players buys".
        EachPurchase = "each-purchase",
        /// The first of each asset: "buys a new enterprise".
        NewEnterprise = "new-enterprise",
    }
}

reading! {
    /// N14: where a frontier post draws a card.
    Frontier {
        /// To who enters it: "if player's chip was crossed the gex".
        Entering = "entering",
        /// To who stays there, too: "or if a player finished on the gex with frontier post".
        Staying = "staying",
    }
}

reading! {
    /// N18: how a strike comes about.
    Strikes {
        /// As soon as salaries are left unpaid: "in case of non-payment of salaries … all workers … leave".
        ByThemselves = "by-themselves",
        /// When a competitor calls it, until the next move of who did not pay: "called by
        /// players-competitors".
        Called = "called",
    }
}

reading! {
    /// N22: how often a contract is sold on.
    SoldOn {
        /// Once: who buys it "continues to use it".
        Once = "once",
        /// As often as anybody buys it: "it can be sold to other player", whoever holds it.
        Freely = "freely",
    }
}

reading! {
    /// N25: whether the train counts for a tax on transports.
    Train {
        /// It does not: it was given out, not bought, and cannot be given back.
        Untaxed = "untaxed",
        /// It does: "for every transport vehicle", and the train is "basic transport".
        Taxed = "taxed",
    }
}

reading! {
    /// N32: how an arrested player's workers are paid.
    ArrestPay {
        /// By themselves, while the cash suffices.
        ByThemselves = "by-themselves",
        /// If the player wants to: "workers, to whom the arrested player paid a salary".
        Asked = "asked",
    }
}

impl Agreed {
    /// What a checked set-up says.
    pub(crate) fn by(setup: &Setup) -> Agreed {
        Agreed {
            rounds: setup.number("rounds") as u16,
            salary: setup.number("salary") as u8,
            biobots: setup.number("biobots") as u8,
            decks: Decks::of(setup.word("decks")),
            prices: PricesFall::of(setup.word("prices")),
            frontier: Frontier::of(setup.word("frontier")),
            strikes: Strikes::of(setup.word("strikes")),
            contracts: SoldOn::of(setup.word("contracts")),
            train: Train::of(setup.word("train")),
            arrest: ArrestPay::of(setup.word("arrest")),
        }
    }
}

/// What the version of the rules decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rules {
    /// N30: what a raider paid covers the workers of that asset and nobody else, since version 2; in
    /// version 1 as many workers, whoever they are.
    pub raiders_pay_their_workers: bool,
    /// N19, N32: whether workers can be dismissed under arrest and while a tax is owed, since version 2.
    pub dismissal_under_arrest: bool,
    /// N19: whether nothing can be offered for nothing, in version 1.
    pub nothing_for_nothing: bool,
}

impl Rules {
    pub(crate) fn by(setup: &Setup) -> Rules {
        let first = setup.rules() == 1;
        Rules {
            raiders_pay_their_workers: !first,
            dismissal_under_arrest: !first,
            nothing_for_nothing: first,
        }
    }
}

/// N34: the limit in simulations and tests.
pub(crate) const SIMULATED_ROUNDS: i64 = 60;

/// The one edition.
pub(crate) static EDITIONS: [Edition; 1] = [Edition {
    id: "standard",
    about: "the rules of the box, with what it leaves open decided",
    options: &[
        OptionSpec::number(
            "rounds",
            "after how many rounds the richest wins; 0 for no limit",
            &["N34"],
            (0, 1_000),
            0,
            &[12],
        )
        .open(),
        // "For complication of the game it is possible": the booklet leaves these two to the table, and
        // with the second any other end.
        OptionSpec::number("salary", "what a worker is paid in a move", &["N17"], (1, 3), 1, &[3])
            .open(),
        OptionSpec::number("biobots", "how many BIObots win", &["N33"], (1, 3), 1, &[2]).open(),
        Decks::spec(
            "decks",
            "whether the card on top of each deck is hidden or open to all",
            &["N1", "N15"],
        ),
        Strikes::spec("strikes", "how unpaid workers come to strike", &["N18"]),
        ArrestPay::spec("arrest", "how workers are paid under arrest", &["N32"]),
        Frontier::spec("frontier", "who draws a card at a frontier post", &["N14"]),
        SoldOn::spec("contracts", "how often a contract is sold on", &["N22"]),
        Train::spec("train", "whether the train counts for a tax on transports", &["N25"]),
        PricesFall::spec(
            "prices",
            "which purchases of assets from the bank lower a price",
            &["N7"],
        ),
    ],
}];
