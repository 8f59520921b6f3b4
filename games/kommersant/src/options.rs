//! What a table can choose, in the order of what matters most.

use kontor_engine::OlderOption;
use kontor_engine::{Edition, OptionKind, OptionSpec};

use crate::edition::{BOXED, Differences, ONLINE};

/// K1: the option's values for the Banker's seat.
pub(crate) const BANKERS: &[&str] = &["seat0", "seat1", "seat2", "seat3", "seat4", "seat5"];

/// The last version of the rules before the options for sentences that can be read in two ways.
const FIRST_RULES: u32 = 1;
/// The first version with these options.
const READINGS: u32 = FIRST_RULES + 1;

const fn rounds(edition: &Differences) -> OptionSpec {
    OptionSpec::number(
        "rounds",
        "after how many rounds the richest wins; 0 for no agreed end",
        &["K37"],
        (0, 1_000),
        edition.rounds,
        &[10, 100],
    )
    .open()
}

const DOUBLINGS: &[&str] = &["bare-lots", "every-stage"];

const DOUBLING_ONLINE: OptionSpec = OptionSpec::one_of(
    "doubling",
    "where a full group multiplies the rent",
    &["K22"],
    DOUBLINGS,
    "bare-lots",
)
.open();

const DOUBLING_BOXED: OptionSpec = OptionSpec {
    kind: OptionKind::OneOf { values: DOUBLINGS, default: "every-stage" },
    older: &[OlderOption {
        up_to: FIRST_RULES,
        kind: OptionKind::OneOf { values: DOUBLINGS, default: "bare-lots" },
    }],
    ..DOUBLING_ONLINE
};

const EVENS: &[&str] = &["together", "within-one"];

const EVEN: OptionSpec =
    OptionSpec::one_of("even", "what building evenly means", &["K24"], EVENS, "together").older(&[
        OlderOption {
            up_to: FIRST_RULES,
            kind: OptionKind::OneOf { values: EVENS, default: "within-one" },
        },
    ]);

const LENDING: OptionSpec = OptionSpec::one_of(
    "lending",
    "what the bank lends for",
    &["K33"],
    &["property", "bank"],
    "property",
)
.older(&[OlderOption {
    up_to: FIRST_RULES,
    kind: OptionKind::OneOf { values: &["bank"], default: "bank" },
}]);

const CAPITAL: OptionSpec = OptionSpec::number(
    "capital",
    "what each player starts with",
    &["K1"],
    (10_000, 10_000_000),
    250_000,
    &[60_000],
);

const TOKENS: OptionSpec =
    OptionSpec::number("tokens", "how many red tokens are laid out", &["K4"], (0, 30), 6, &[0, 12])
        .open();

const FULL_LAP: OptionSpec = OptionSpec::one_of(
    "full-lap",
    "what makes a full lap",
    &["K10"],
    &["start", "both-rings"],
    "start",
)
.open()
.since(READINGS);

const VACANT_AUCTIONS: OptionSpec = OptionSpec::flag(
    "vacant-auctions",
    "vacant lots that were not bought are auctioned",
    &["K17"],
    true,
)
.open()
.since(READINGS);

const BUILDING_SALES: OptionSpec = OptionSpec::one_of(
    "building-sales",
    "when buildings can be sold back",
    &["K26"],
    &["debt", "before-throw"],
    "debt",
)
.open()
.since(READINGS);

const MORTGAGE_BUILT: OptionSpec =
    OptionSpec::flag("mortgage-built", "lots with buildings can be mortgaged", &["K28"], false)
        .open()
        .since(READINGS);

const LOOT: OptionSpec = OptionSpec::one_of(
    "loot",
    "half of what a racketeer takes",
    &["K35"],
    &["lot-and-steps", "steps"],
    "lot-and-steps",
)
.open()
.since(READINGS);

const POLICE_ON_MORTGAGED: OptionSpec = OptionSpec::flag(
    "police-on-mortgaged",
    "the police guard mortgaged property, too",
    &["K35"],
    false,
)
.open()
.since(READINGS);

const POLICE_TRADED: OptionSpec =
    OptionSpec::flag("police-traded", "police cards can be traded", &["K27"], true)
        .open()
        .since(READINGS);

const LEAVING: OptionSpec = OptionSpec::flag(
    "leaving",
    "whether a player may leave the game before a throw",
    &["K38"],
    false,
);

const BANKER: OptionSpec =
    OptionSpec::one_of("banker", "who is the Banker", &["K1"], BANKERS, BANKERS[0]).open();

const FACE_UP: OptionSpec = OptionSpec::flag(
    "face-up",
    "the decks lie face up, their top cards seen by all",
    &["K5"],
    false,
)
.open()
.since(READINGS);

/// The editions as they are offered; the first is the default. Their first three options are those that matter most to who
/// opens a table: how long it takes, how much there is to begin with, and who or what is in play besides.
pub(crate) static EDITIONS: [Edition; 2] = [
    Edition {
        id: ONLINE.id,
        about: "the rules of the online game: auctions among all",
        options: &[
            rounds(&ONLINE),
            CAPITAL,
            TOKENS,
            EVEN,
            DOUBLING_ONLINE,
            LENDING,
            FULL_LAP,
            VACANT_AUCTIONS,
            BUILDING_SALES,
            MORTGAGE_BUILT,
            LOOT,
            POLICE_ON_MORTGAGED,
            POLICE_TRADED,
            LEAVING,
        ],
    },
    Edition {
        id: BOXED.id,
        about: "the boxed game of 1991: a Banker among the players, rent for full groups only",
        options: &[
            rounds(&BOXED),
            CAPITAL,
            BANKER,
            TOKENS,
            EVEN,
            DOUBLING_BOXED,
            LENDING,
            FULL_LAP,
            VACANT_AUCTIONS,
            BUILDING_SALES,
            MORTGAGE_BUILT,
            LOOT,
            POLICE_ON_MORTGAGED,
            POLICE_TRADED,
            FACE_UP,
            LEAVING,
        ],
    },
];
