//! The two editions, with every difference between them, and what a table agreed on.

use kontor_engine::{Money, Rule, Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::options::BANKERS;

/// Which edition is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Version {
    /// The rules of the online game.
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

/// The rules of the online game.
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Doubling {
    /// On bare lots; buildings charge what is printed.
    BareLots,
    /// At every stage.
    EveryStage,
}

/// K24: what building evenly means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Even {
    /// Stages within a group differ by at most one.
    WithinOne,
    /// A step is bought and sold for all three lots at once.
    Together,
}

/// K10: what makes a full lap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum FullLap {
    /// Reaching or passing Start forwards.
    Start,
    /// The same, with every square of both rings walked since the last time.
    BothRings,
}

/// K33: what the bank lends for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Lending {
    /// Any purchase of property, from players too.
    Property,
    /// What is bought from the bank.
    Bank,
}

/// K26: when buildings are sold back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum BuildingSales {
    /// To meet a debt.
    Debt,
    /// Before the throw as well.
    BeforeThrow,
}

/// K35: half of what a racketeer takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Loot {
    /// The price of the lot and its building steps.
    LotAndSteps,
    /// The building steps alone.
    Steps,
}

/// K31: when vacant lots can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum VacantOffers {
    /// At any time within the own turn.
    AnyTime,
    /// Within the own turn, whenever the game waits for oneself: the first version of the rules.
    WhenAsked,
}

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub struct Agreed {
    /// The edition.
    pub version: Version,
    /// K37: after how many rounds the game ends; 0 for no agreed end.
    pub rounds: u16,
    /// K1: what each player starts with; the Banker has more.
    pub capital: Money,
    /// K22: where a full group multiplies the rent.
    pub doubling: Doubling,
    /// K24: what building evenly means.
    pub even: Even,
    /// K4: how many red tokens there are.
    pub tokens: u8,
    /// K38: whether players may leave the game.
    pub leaving: bool,
    /// K10: what makes a full lap.
    pub full_lap: FullLap,
    /// K33: what the bank lends for.
    pub lending: Lending,
    /// K28: whether lots with buildings can be mortgaged.
    pub mortgage_built: bool,
    /// K17: whether vacant lots that were declined are auctioned.
    pub vacant_auctions: bool,
    /// K26: when buildings are sold back.
    pub building_sales: BuildingSales,
    /// K35: half of what a racketeer takes.
    pub loot: Loot,
    /// K35: whether the police guard mortgaged property, too.
    pub police_on_mortgaged: bool,
    /// K27: whether police cards can be traded.
    pub police_traded: bool,
    /// K5: whether the decks lie face up.
    pub face_up: bool,
    /// K31: when vacant lots can be offered.
    pub vacant_offers: VacantOffers,
    /// K27: whether nothing can be offered for nothing, as by the first version of the rules.
    pub nothing_for_nothing: bool,
}

impl Agreed {
    /// What a checked set-up says.
    pub(crate) fn by(setup: &Setup) -> Agreed {
        let version = Version::of(setup.edition());
        Agreed {
            version,
            rounds: setup.number("rounds") as u16,
            capital: Money::new(setup.number("capital")),
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
            full_lap: match setup.word("full-lap") {
                "both-rings" => FullLap::BothRings,
                _ => FullLap::Start,
            },
            lending: match setup.word("lending") {
                "bank" => Lending::Bank,
                _ => Lending::Property,
            },
            mortgage_built: setup.flag("mortgage-built"),
            vacant_auctions: setup.flag("vacant-auctions"),
            building_sales: match setup.word("building-sales") {
                "before-throw" => BuildingSales::BeforeThrow,
                _ => BuildingSales::Debt,
            },
            loot: match setup.word("loot") {
                "steps" => Loot::Steps,
                _ => Loot::LotAndSteps,
            },
            police_on_mortgaged: setup.flag("police-on-mortgaged"),
            police_traded: setup.flag("police-traded"),
            face_up: version == Version::Boxed && setup.flag("face-up"),
            vacant_offers: match setup.rules() {
                1 => VacantOffers::WhenAsked,
                _ => VacantOffers::AnyTime,
            },
            nothing_for_nothing: setup.rules() == 1,
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
