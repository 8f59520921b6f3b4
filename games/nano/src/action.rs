//! What players do, and what chance decides.

use kontor_engine::{Money, Seat};
use serde::{Deserialize, Serialize};

use crate::asset::{Asset, Workers};
use crate::bundle::{Goods, Property, Things};
use crate::card::Card;
use crate::data::{Resource, Transport};
use crate::hex::Hex;
use crate::technology::Technology;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Action {
    /// Lets an asset of level 2 or 3 run (N11).
    Run {
        asset: Asset,
    },
    /// Lets no more assets run (N11).
    EndProduction,
    /// Moves a monopolised price by one point (N9).
    SetPrice {
        /// Of what.
        resource: Resource,
        /// Up, or down.
        up: bool,
    },
    /// Puts the chip on a hex of the Business-centre (N1).
    Enter {
        hex: Hex,
    },
    /// Moves the chip, or stays (N13).
    Move {
        /// To where.
        hex: Hex,
        /// By a way that enters a frontier post (N14).
        crossing: bool,
    },
    /// Buys the free asset under the chip (N15).
    BuyAsset,
    /// Buys one of the technologies that the university shows (N15).
    BuyTechnology {
        technology: Technology,
    },
    /// Hires workers at the labour exchange (N15).
    Hire {
        workers: u8,
    },
    /// Buys a transport at the dealership (N15).
    BuyTransport {
        transport: Transport,
    },
    /// Gives a transport back to the dealership (N15).
    ReturnTransport {
        transport: Transport,
    },
    /// Buys a resource in the Business-centre (N10).
    Buy {
        resource: Resource,
        /// How many units.
        units: u8,
    },
    /// Declares a raid on the asset under the chip (N29).
    Raid,
    /// Supplies the raided asset (N29).
    Supply,
    /// Pays the salaries (N17).
    PaySalary,
    /// Dismisses workers (N19).
    Dismiss {
        workers: Workers,
    },
    /// Sells resources to the bank (N19).
    Sell {
        goods: Goods,
    },
    /// Sells resources by a contract (N22).
    Deliver {
        contract: Card,
        goods: Goods,
    },
    /// Sells an asset to the bank (N20).
    SellAsset {
        asset: Asset,
    },
    /// Calls out the workers of another who has not paid them (N18).
    CallStrike {
        owner: Seat,
    },
    /// Ends investments and begins planning (N16, N18).
    Plan,
    /// Puts all workers in their places; those not named stand beside (N16).
    Place {
        /// Where they stand then.
        workers: Workers,
    },
    /// Puts a technology on an asset (N16).
    Fit {
        technology: Technology,
        /// On which.
        asset: Asset,
    },
    /// Takes the technology off an asset (N16).
    Unfit {
        /// Off which.
        asset: Asset,
    },
    EndMove,
    /// Offers a trade (N19).
    Offer {
        to: Seat,
        /// Cash given.
        give_cash: Money,
        /// Resources, transports, contracts and releases given.
        give_goods: Things,
        /// Assets and technologies given.
        give_property: Property,
        /// Cash wanted.
        get_cash: Money,
        /// Resources, transports, contracts and releases wanted.
        get_goods: Things,
        /// Assets and technologies wanted.
        get_property: Property,
    },
    /// Accepts the open offer (N19).
    Accept,
    /// Declines the open offer (N19).
    Decline,
    /// Answers an offer by another, once (N19).
    Counter {
        /// Cash given.
        give_cash: Money,
        /// Resources, transports, contracts and releases given.
        give_goods: Things,
        /// Assets and technologies given.
        give_property: Property,
        /// Cash wanted.
        get_cash: Money,
        /// Resources, transports, contracts and releases wanted.
        get_goods: Things,
        /// Assets and technologies wanted.
        get_property: Property,
    },
}

/// An action with something to fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Template {
    /// [`Action::Hire`].
    Hire,
    /// [`Action::Buy`].
    Buy(Resource),
    /// [`Action::Dismiss`].
    Dismiss,
    /// [`Action::Sell`].
    Sell,
    /// [`Action::Deliver`] by a contract.
    Deliver(Card),
    /// [`Action::Place`].
    Place,
    /// [`Action::Offer`] to a seat.
    Offer(Seat),
    /// [`Action::Counter`].
    Counter,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Outcome {
    /// The first player (N4).
    First { seat: Seat },
    /// The action card drawn (N14).
    Card { card: Card },
    /// A technology card that a university shows (N15).
    Technology { technology: Technology },
}
