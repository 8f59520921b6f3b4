//! The two editions, with every difference between them, and what a table can choose.

use kontor_engine::{Edition, Money, OptionKind, OptionSpec, Rule, Seat, Setup};
use serde::{Deserialize, Serialize};

/// Which edition is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Version {
    /// The rules of the on-line game.
    #[serde(rename = "online")]
    Online,
    /// The boxed game of 1991.
    #[serde(rename = "1991")]
    Boxed,
}

/// Everything in which the editions differ.
#[derive(Debug)]
pub struct Differences {
    /// The edition's id.
    pub id: &'static str,
    /// K1: what the Banker starts with beyond the others; `None` where nobody is Banker.
    pub banker_bonus: Option<Money>,
    /// K2: whether all throw for the first turn; otherwise the host has it.
    pub throw_for_first: bool,
    /// K7: whether everybody's first throw is one of three dice.
    pub first_throw_of_three: bool,
    /// K17: what follows when a lot is not bought.
    pub declined: Declined,
    /// K21: whether an enterprise whose owner lacks the full group is free of rent.
    pub rent_needs_full_group: bool,
    /// K37: the agreed end, unless the table chooses another.
    pub rounds: i64,
}

/// K17: what follows when a lot is not bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// An auction among all, the decliner too.
    Auction,
    /// The Banker decides whether the others may bid.
    BankerDecides,
}

/// The rules of the on-line game.
pub const ONLINE: Differences = Differences {
    id: "online",
    banker_bonus: None,
    throw_for_first: false,
    first_throw_of_three: true,
    declined: Declined::Auction,
    rent_needs_full_group: false,
    rounds: 40,
};

/// The boxed game of 1991.
pub const BOXED: Differences = Differences {
    id: "1991",
    banker_bonus: Some(Money::new(30_000)),
    throw_for_first: true,
    first_throw_of_three: false,
    declined: Declined::BankerDecides,
    rent_needs_full_group: true,
    rounds: 60,
};

impl Version {
    /// How this edition differs.
    #[inline]
    pub const fn differences(self) -> &'static Differences {
        match self {
            Version::Online => &ONLINE,
            Version::Boxed => &BOXED,
        }
    }

    fn of(id: &str) -> Version {
        if id == BOXED.id { Version::Boxed } else { Version::Online }
    }
}

/// K22: where a full group multiplies the rent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doubling {
    /// On bare lots; buildings charge what is printed.
    BareLots,
    /// At every stage.
    EveryStage,
}

/// K24: what building evenly means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Even {
    /// Stages within a group differ by at most one.
    WithinOne,
    /// A step is bought and sold for all three lots at once.
    Together,
}

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agreed {
    /// The edition.
    pub version: Version,
    /// K37: after how many rounds the game ends; 0 for no agreed end.
    pub rounds: u16,
    /// K22: where a full group multiplies the rent.
    pub doubling: Doubling,
    /// K24: what building evenly means.
    pub even: Even,
    /// K4: how many red tokens there are.
    pub tokens: u8,
    /// K38: whether players may leave the game.
    pub leaving: bool,
}

impl Agreed {
    /// What a checked set-up says.
    pub(crate) fn by(setup: &Setup) -> Agreed {
        Agreed {
            version: Version::of(setup.edition()),
            rounds: setup.number("rounds") as u16,
            doubling: match setup.word("doubling") {
                "every-stage" => Doubling::EveryStage,
                _ => Doubling::BareLots,
            },
            even: match setup.word("even") {
                "together" => Even::Together,
                _ => Even::WithinOne,
            },
            tokens: setup.number("tokens") as u8,
            leaving: setup.flag("leaving"),
        }
    }

    /// How the edition that is played differs.
    #[inline]
    pub const fn edition(&self) -> &'static Differences {
        self.version.differences()
    }
}

/// K1: the seat of the Banker, where the edition has one.
pub(crate) fn bankers_seat(setup: &Setup) -> Option<Seat> {
    Version::of(setup.edition()).differences().banker_bonus?;
    let index = BANKERS.iter().position(|&id| id == setup.word("banker"))?;
    Seat::new(index)
}

/// K1: the rule on players and their money.
pub(crate) const PLAYERS: Rule = Rule("K1");

const BANKERS: &[&str] = &["seat0", "seat1", "seat2", "seat3", "seat4", "seat5"];

const fn rounds(edition: &Differences) -> OptionSpec {
    OptionSpec {
        id: "rounds",
        about: "after how many rounds the richest wins; 0 for no agreed end (K37)",
        kind: OptionKind::Number {
            min: 0,
            max: 1_000,
            default: edition.rounds,
            samples: &[10, 100],
        },
    }
}

const DOUBLING: OptionSpec = OptionSpec {
    id: "doubling",
    about: "where a full group multiplies the rent (K22)",
    kind: OptionKind::OneOf { values: &["bare-lots", "every-stage"], default: "bare-lots" },
};

const EVEN: OptionSpec = OptionSpec {
    id: "even",
    about: "building evenly: stages within one of each other, or all three lots together (K24)",
    kind: OptionKind::OneOf { values: &["within-one", "together"], default: "within-one" },
};

const CAPITAL: OptionSpec = OptionSpec {
    id: "capital",
    about: "what each player starts with (K1)",
    kind: OptionKind::Number { min: 10_000, max: 10_000_000, default: 250_000, samples: &[60_000] },
};

const TOKENS: OptionSpec = OptionSpec {
    id: "tokens",
    about: "how many red tokens are laid out (K4)",
    kind: OptionKind::Number { min: 0, max: 30, default: 6, samples: &[0, 12] },
};

const LEAVING: OptionSpec = OptionSpec {
    id: "leaving",
    about: "whether a player may leave the game before a throw (K38)",
    kind: OptionKind::Flag { default: false },
};

const BANKER: OptionSpec = OptionSpec {
    id: "banker",
    about: "who is the Banker (K1)",
    kind: OptionKind::OneOf { values: BANKERS, default: BANKERS[0] },
};

/// The editions as they are offered; the first is the default.
pub(crate) static EDITIONS: [Edition; 2] = [
    Edition {
        id: ONLINE.id,
        about: "the rules of the on-line game: auctions among all",
        options: &[rounds(&ONLINE), DOUBLING, EVEN, CAPITAL, TOKENS, LEAVING],
    },
    Edition {
        id: BOXED.id,
        about: "the boxed game of 1991: a Banker among the players, rent for full groups only",
        options: &[rounds(&BOXED), DOUBLING, EVEN, CAPITAL, TOKENS, LEAVING, BANKER],
    },
];
