//! What a table can choose (N17, N33, N34).

use kontor_engine::{Edition, OptionKind, OptionSpec, Setup};
use serde::{Deserialize, Serialize};

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agreed {
    /// N34: after how many rounds the richest wins; 0 for never.
    pub rounds: u16,
    /// N17: what a worker is paid in a move.
    pub salary: u8,
    /// N33: how many BIObots win.
    pub biobots: u8,
}

impl Agreed {
    /// What a checked set-up says.
    pub(crate) fn by(setup: &Setup) -> Agreed {
        Agreed {
            rounds: setup.number("rounds") as u16,
            salary: setup.number("salary") as u8,
            biobots: setup.number("biobots") as u8,
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
        OptionSpec {
            id: "rounds",
            about: "after how many rounds the richest wins; 0 for no limit (N34)",
            kind: OptionKind::Number { min: 0, max: 1_000, default: 0, samples: &[12] },
        },
        OptionSpec {
            id: "salary",
            about: "what a worker is paid in a move (N17)",
            kind: OptionKind::Number { min: 1, max: 3, default: 1, samples: &[3] },
        },
        OptionSpec {
            id: "biobots",
            about: "how many BIObots win (N33)",
            kind: OptionKind::Number { min: 1, max: 3, default: 1, samples: &[2] },
        },
    ],
}];
