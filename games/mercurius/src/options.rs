//! What a table can choose: who begins (M7), and how it reads what the rulebook leaves open (M20, M27, M28).

use kontor_engine::OlderOption;
use kontor_engine::{Edition, OptionKind, OptionSpec, Setup};
use serde::{Deserialize, Serialize};

use crate::state::MOST_PLAYERS;

/// M28: what News draws once the main stack is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub enum LateNews {
    /// Nothing: nobody draws any more.
    Rulebook,
    /// What it would draw from the reserve.
    Reserve,
}

/// M20: in which order the cards on a board act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub enum Order {
    /// The newest first.
    Newest,
    /// The oldest first.
    Oldest,
    /// As their owner chooses, where it makes a difference.
    Owner,
}

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub struct Agreed {
    /// M28: what News draws once the main stack is empty.
    pub late_news: LateNews,
    /// M20: in which order the cards on a board act.
    pub order: Order,
    /// M27: whether News may be played without a discard.
    pub empty_news: bool,
}

impl Agreed {
    /// What a checked set-up says.
    pub(crate) fn by(setup: &Setup) -> Agreed {
        Agreed {
            late_news: match setup.word("late-news") {
                "reserve" => LateNews::Reserve,
                _ => LateNews::Rulebook,
            },
            order: match setup.word("order") {
                "oldest" => Order::Oldest,
                "owner" => Order::Owner,
                _ => Order::Newest,
            },
            empty_news: setup.flag("empty-news"),
        }
    }
}

/// The option's value for a first player drawn at random (M7).
pub(crate) const RANDOM_FIRST: &str = "random";
/// The option's values for a named first seat (M7).
pub(crate) const FIRST_SEATS: [&str; MOST_PLAYERS] = ["seat0", "seat1", "seat2", "seat3", "seat4"];

/// The one edition.
pub(crate) static EDITIONS: [Edition; 1] = [Edition {
    id: "2012",
    about: "the boxed game",
    options: &[
        OptionSpec::one_of(
            "late-news",
            "what News draws once the main stack is empty",
            &["M28"],
            &["rulebook", "reserve"],
            "rulebook",
        )
        .older(&[OlderOption {
            up_to: 1,
            kind: OptionKind::OneOf { values: &["reserve"], default: "reserve" },
        }]),
        OptionSpec::one_of(
            "order",
            "in which order the cards on a board move the prices",
            &["M20"],
            &["newest", "oldest", "owner"],
            "newest",
        )
        .open()
        .since(2),
        OptionSpec::one_of(
            "first",
            "who plays first",
            &["M7"],
            &[
                RANDOM_FIRST,
                FIRST_SEATS[0],
                FIRST_SEATS[1],
                FIRST_SEATS[2],
                FIRST_SEATS[3],
                FIRST_SEATS[4],
            ],
            RANDOM_FIRST,
        )
        .open(),
        OptionSpec::flag("empty-news", "News may be played without a discard", &["M27"], false)
            .open()
            .since(2),
    ],
}];
