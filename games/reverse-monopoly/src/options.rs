//! What a table can choose, and what it plays by: where a sentence of the rulebook can be read in two
//! ways, each reading is an option.

use kontor_engine::{OptionSpec, Setup};
use serde::{Deserialize, Serialize};

/// The most turns that can be agreed on (V30).
const MOST_TURNS: i64 = 1000;

const THAT_ONE: &str = "that-one";
const ANY: &str = "any";
const POSSESSION: &str = "possession";

/// What a table can choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::flag(
        "deal",
        "whether two single-number properties are dealt to each buyer",
        &["V4"],
        true,
    )
    .open(),
    OptionSpec::number(
        "turns",
        "after how many turns the game ends; 0 for no limit",
        &["V30"],
        (0, MOST_TURNS),
        0,
        &[1, 40, 300],
    ),
    OptionSpec::one_of(
        "tripling",
        "whether an Escape triples rents by being held, or one rent by being spent",
        &["V20"],
        &[POSSESSION, "use"],
        POSSESSION,
    )
    .since(2),
    OptionSpec::one_of(
        "stolen-escape",
        "which Escape the KGB takes from its holder",
        &["V23"],
        &[THAT_ONE, ANY],
        THAT_ONE,
    )
    .open()
    .since(2),
    OptionSpec::one_of(
        "escapes-appraised",
        "what an Escape counts when wealth decides, in millions",
        &["V29"],
        &["0", "5"],
        "0",
    )
    .open()
    .since(2),
];

/// The readings that a table plays by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Readings {
    pub tripling: Tripling,
    pub stolen: Stolen,
    /// V29: whether an Escape counts as much as any property of one number: "six of the properties are
    /// ESCAPE Properties", and "property has an appraised value of 5 million for each property number".
    pub escapes_appraised: bool,
}

/// V20: how an Escape triples rents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Tripling {
    /// Every rent, while it is held: "possession … triples rent".
    Possession,
    /// One rent, by being spent.
    Use,
}

/// V23: which Escape the KGB takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stolen {
    /// The one of the square where it stands: "landing on the street number of the Escape card".
    ThatOne,
    /// Any one of who holds that: "steal ANY ESCAPE from holder".
    Any,
}

impl Readings {
    pub(crate) fn of(setup: &Setup) -> Readings {
        Readings {
            tripling: match setup.word("tripling") {
                POSSESSION => Tripling::Possession,
                _ => Tripling::Use,
            },
            stolen: match setup.word("stolen-escape") {
                THAT_ONE => Stolen::ThatOne,
                _ => Stolen::Any,
            },
            escapes_appraised: setup.word("escapes-appraised") != "0",
        }
    }
}
