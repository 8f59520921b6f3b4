//! What players do, what chance decides, and what happens.

use kontor_engine::{Money, Seat};
use serde::{Deserialize, Serialize};

use crate::asset::{Asset, Workers};
use crate::bundle::{Bundle, Goods, Property, Things};
use crate::card::Card;
use crate::data::{Product, Resource, Transport};
use crate::map::Hex;
use crate::technology::Technology;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lets an asset of level 2 or 3 run (N11).
    Run {
        /// Which.
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
        /// Which.
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
        /// Which.
        technology: Technology,
    },
    /// Hires workers at the labour exchange (N15).
    Hire {
        /// How many.
        workers: u8,
    },
    /// Buys a transport at the dealership (N15).
    BuyTransport {
        /// Which.
        transport: Transport,
    },
    /// Gives a transport back to the dealership (N15).
    ReturnTransport {
        /// Which.
        transport: Transport,
    },
    /// Buys a resource in the Business-centre (N10).
    Buy {
        /// Which.
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
        /// From where.
        workers: Workers,
    },
    /// Sells resources to the bank (N19).
    Sell {
        /// What.
        goods: Goods,
    },
    /// Sells resources by a contract (N22).
    Deliver {
        /// Which contract.
        contract: Card,
        /// What.
        goods: Goods,
    },
    /// Sells an asset to the bank (N20).
    SellAsset {
        /// Which.
        asset: Asset,
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
        /// Which.
        technology: Technology,
        /// On which.
        asset: Asset,
    },
    /// Takes the technology off an asset (N16).
    Unfit {
        /// Off which.
        asset: Asset,
    },
    /// Ends the move.
    EndMove,
    /// Offers a trade (N19).
    Offer {
        /// To whom.
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
pub enum Outcome {
    /// The first player (N4).
    First {
        /// Who.
        seat: Seat,
    },
    /// The action card drawn (N14).
    Card {
        /// Which.
        card: Card,
    },
    /// A technology card that a university shows (N15).
    Technology {
        /// Which.
        technology: Technology,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first player is known (N4).
    First {
        /// Who.
        seat: Seat,
    },
    /// A move began.
    MoveBegan {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u16,
        /// Moves of the sentence left, this one included (N32).
        #[serde(skip_serializing_if = "is_zero")]
        sentence: u8,
    },
    /// An asset made something (N11, N30).
    Produced {
        /// Whose it is.
        seat: Seat,
        /// Which.
        asset: Asset,
        /// What.
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
        /// Why.
        why: PriceMove,
    },
    /// A chip came to the map (N1).
    Entered {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// A chip moved, or stayed (N13).
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Hex,
        /// Every hex of the way, the last included; none if it stayed.
        path: Vec<Hex>,
        /// Whether it entered a frontier post.
        crossing: bool,
    },
    /// An action card was drawn and shown (N14).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// What it pays, or takes if below zero.
        amount: Money,
    },
    /// A tax beyond the cash (N27).
    InDebt {
        /// Whose.
        seat: Seat,
        /// How much.
        owed: Money,
    },
    /// What was left of a tax was dropped (N27).
    TaxDropped {
        /// Whose.
        seat: Seat,
        /// How much.
        amount: Money,
    },
    /// A university showed a card (N15).
    Saw {
        /// To whom.
        seat: Seat,
        /// Which; only the one who looks knows.
        #[serde(skip_serializing_if = "Option::is_none")]
        technology: Option<Technology>,
    },
    /// An asset was bought (N15).
    AssetBought {
        /// By whom.
        seat: Seat,
        /// Which.
        asset: Asset,
        /// For how much.
        price: Money,
    },
    /// A technology was bought (N15).
    TechnologyBought {
        /// By whom.
        seat: Seat,
        /// Which.
        technology: Technology,
        /// For how much.
        price: Money,
    },
    /// Workers were hired (N15).
    Hired {
        /// By whom.
        seat: Seat,
        /// How many.
        workers: u8,
    },
    /// A transport was bought (N15).
    TransportBought {
        /// By whom.
        seat: Seat,
        /// Which.
        transport: Transport,
        /// For how much.
        price: Money,
    },
    /// A transport was given back (N15).
    TransportReturned {
        /// By whom.
        seat: Seat,
        /// Which.
        transport: Transport,
        /// For how much.
        price: Money,
    },
    /// A resource was bought (N10).
    Bought {
        /// By whom.
        seat: Seat,
        /// What.
        resource: Resource,
        /// How many units.
        units: u8,
        /// For how much in all.
        price: Money,
    },
    /// Resources were sold to the bank (N19, N22).
    Sold {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
        /// For how much in all.
        price: Money,
        /// By which contract.
        #[serde(skip_serializing_if = "Option::is_none")]
        contract: Option<Card>,
    },
    /// An asset was sold to the bank (N20).
    AssetSold {
        /// By whom.
        seat: Seat,
        /// Which.
        asset: Asset,
        /// For how much.
        price: Money,
    },
    /// A contract was fulfilled or ran out (N22).
    ContractEnded {
        /// Whose.
        seat: Seat,
        /// Which.
        contract: Card,
        /// Whether all was delivered.
        fulfilled: bool,
    },
    /// Salaries were paid (N17).
    SalaryPaid {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: Money,
    },
    /// Workers went on strike (N18).
    StrikeBegan {
        /// Whose.
        seat: Seat,
    },
    /// The workers are back (N18).
    StrikeEnded {
        /// Whose.
        seat: Seat,
    },
    /// Workers were dismissed (N19).
    Dismissed {
        /// By whom.
        seat: Seat,
        /// From where.
        workers: Workers,
    },
    /// Workers were placed (N16).
    Placed {
        /// Whose.
        seat: Seat,
        /// Where they stand now.
        workers: Workers,
    },
    /// A technology was put on an asset (N16).
    Fitted {
        /// By whom.
        seat: Seat,
        /// Which.
        technology: Technology,
        /// On which.
        asset: Asset,
    },
    /// A technology was taken off an asset (N16).
    Unfitted {
        /// By whom.
        seat: Seat,
        /// Which.
        technology: Technology,
        /// Off which.
        asset: Asset,
    },
    /// A raid was declared (N29).
    Raided {
        /// By whom.
        seat: Seat,
        /// Whose asset.
        owner: Seat,
        /// Which.
        asset: Asset,
    },
    /// A raider supplied the asset (N29).
    Supplied {
        /// Who.
        seat: Seat,
        /// Which.
        asset: Asset,
        /// What was put there.
        goods: Goods,
        /// The salaries put there.
        salary: Money,
    },
    /// A raid ended (N31).
    RaidEnded {
        /// Whose.
        seat: Seat,
        /// On what.
        asset: Asset,
        /// How.
        how: RaidEnd,
    },
    /// A raider was arrested (N31, N32).
    Arrested {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// To where the chip went.
        hex: Hex,
    },
    /// An arrested player's move passed (N32).
    SentenceServed {
        /// Whose.
        seat: Seat,
        /// Moves left.
        left: u8,
    },
    /// An offer (N19).
    Offered {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What they would give.
        gives: Bundle,
        /// What they want.
        gets: Bundle,
    },
    /// A counter-offer (N19).
    Countered {
        /// By whom.
        seat: Seat,
        /// To whom.
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
    OfferDeclined {
        /// By whom.
        seat: Seat,
    },
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
