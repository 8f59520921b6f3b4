//! What happens.

use kontor_engine::{Money, Seat};
use serde::Serialize;

use crate::asset::{Asset, Workers};
use crate::bundle::{Bundle, Goods};
use crate::card::Card;
use crate::data::{Product, Resource, Transport};
use crate::hex::Hex;
use crate::technology::Technology;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    /// The first player is known (N4).
    First { seat: Seat },
    MoveBegan {
        seat: Seat,
        round: u16,
        /// Moves of the sentence left, this one included (N32).
        #[serde(skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>"))]
        sentence: u8,
    },
    /// An asset made something (N11, N30).
    Produced {
        /// Whose it is.
        seat: Seat,
        asset: Asset,
        product: Product,
        /// How many units.
        units: u8,
        /// What it used up.
        used: Goods,
        /// Who got it: the owner, or a raider.
        to: Seat,
    },
    /// A price moved (N7, N9, N23 … N25).
    PriceMoved {
        /// Of what.
        resource: Resource,
        /// From.
        from: Money,
        /// To.
        to: Money,
        why: PriceMove,
    },
    /// A chip came to the map (N1).
    Entered { seat: Seat, hex: Hex },
    /// A chip moved, or stayed (N13).
    Moved {
        seat: Seat,
        from: Hex,
        /// Every hex of the way, the last included; none if it stayed.
        path: Vec<Hex>,
        /// Whether it entered a frontier post.
        crossing: bool,
    },
    /// An action card was drawn and shown (N14).
    Drew {
        seat: Seat,
        card: Card,
        /// What it pays, or takes if below zero.
        amount: Money,
    },
    /// A tax beyond the cash (N27).
    InDebt { seat: Seat, owed: Money },
    /// What was left of a tax was dropped (N27).
    TaxDropped { seat: Seat, amount: Money },
    /// A university showed a card (N15).
    Saw {
        seat: Seat,
        /// Which; only the one who looks knows.
        #[serde(skip_serializing_if = "Option::is_none")]
        technology: Option<Technology>,
    },
    /// A visitor of a university took a card from its open deck (N15).
    Took { seat: Seat, technology: Technology },
    /// An action card came to lie on top, for all to see (N1).
    CardTurnedUp { card: Card },
    /// A technology came to lie on top, for all to see (N1).
    TechnologyTurnedUp { technology: Technology },
    /// An asset was bought (N15).
    AssetBought { seat: Seat, asset: Asset, price: Money },
    /// A technology was bought (N15).
    TechnologyBought { seat: Seat, technology: Technology, price: Money },
    /// Workers were hired (N15).
    Hired { seat: Seat, workers: u8 },
    /// A transport was bought (N15).
    TransportBought { seat: Seat, transport: Transport, price: Money },
    /// A transport was given back (N15).
    TransportReturned { seat: Seat, transport: Transport, price: Money },
    /// A resource was bought (N10).
    Bought {
        seat: Seat,
        resource: Resource,
        /// How many units.
        units: u8,
        /// For how much in all.
        price: Money,
    },
    /// Resources were sold to the bank (N19, N22).
    Sold {
        seat: Seat,
        goods: Goods,
        /// For how much in all.
        price: Money,
        #[serde(skip_serializing_if = "Option::is_none")]
        contract: Option<Card>,
    },
    /// An asset was sold to the bank (N20).
    AssetSold { seat: Seat, asset: Asset, price: Money },
    /// A contract was fulfilled or ran out (N22).
    ContractEnded {
        seat: Seat,
        contract: Card,
        /// Whether all was delivered.
        fulfilled: bool,
    },
    /// Salaries were paid (N17).
    SalaryPaid { seat: Seat, amount: Money },
    /// A competitor called workers out (N18).
    StrikeCalled {
        seat: Seat,
        /// Whose workers.
        owner: Seat,
    },
    /// Workers went on strike (N18).
    StrikeBegan { seat: Seat },
    /// The workers are back (N18).
    StrikeEnded { seat: Seat },
    /// Workers were dismissed (N19).
    Dismissed { seat: Seat, workers: Workers },
    /// Workers were placed (N16).
    Placed {
        seat: Seat,
        /// Where they stand now.
        workers: Workers,
    },
    /// A technology was put on an asset (N16).
    Fitted {
        seat: Seat,
        technology: Technology,
        /// On which.
        asset: Asset,
    },
    /// A technology was taken off an asset (N16).
    Unfitted {
        seat: Seat,
        technology: Technology,
        /// Off which.
        asset: Asset,
    },
    /// A raid was declared (N29).
    Raided {
        seat: Seat,
        /// Whose asset.
        owner: Seat,
        asset: Asset,
    },
    /// A raider supplied the asset (N29).
    Supplied {
        seat: Seat,
        asset: Asset,
        /// What was put there.
        goods: Goods,
        /// The salaries put there.
        salary: Money,
    },
    /// A raid ended (N31).
    RaidEnded {
        seat: Seat,
        /// On what.
        asset: Asset,
        how: RaidEnd,
    },
    /// A raider was arrested (N31, N32).
    Arrested {
        seat: Seat,
        by: Seat,
        /// To where the chip went.
        hex: Hex,
    },
    /// An arrested player's move passed (N32).
    SentenceServed {
        seat: Seat,
        /// Moves left.
        left: u8,
    },
    /// An offer (N19).
    Offered {
        seat: Seat,
        to: Seat,
        /// What they would give.
        gives: Bundle,
        /// What they want.
        gets: Bundle,
    },
    /// A counter-offer (N19).
    Countered {
        seat: Seat,
        to: Seat,
        /// What they would give.
        gives: Bundle,
        /// What they want.
        gets: Bundle,
    },
    /// A trade (N19).
    Traded {
        /// Between whom.
        seat: Seat,
        /// And whom.
        partner: Seat,
        /// What the first gave.
        gave: Bundle,
        /// What the other gave.
        got: Bundle,
    },
    /// An offer was declined (N19).
    OfferDeclined { seat: Seat },
    /// The game is over (N33, N34).
    Ended {
        /// Who made the BIObots; nobody if the agreed rounds were played.
        #[serde(skip_serializing_if = "Option::is_none")]
        winner: Option<Seat>,
    },
}

/// Why a price moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub enum PriceMove {
    /// An asset was bought (N7).
    Asset,
    /// A technology first made two units (N7).
    Technology,
    /// The monopolist wanted it (N9).
    Monopolist,
    /// A card says so.
    Card,
}

/// How a raid ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub enum RaidEnd {
    /// The raider left.
    Left,
    /// The raider was arrested.
    Arrest,
    /// The raider released it in a trade.
    Released,
    /// The raider got the asset.
    Acquired,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}
