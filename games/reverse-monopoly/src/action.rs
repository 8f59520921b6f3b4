//! What buyers do, what chance decides, and what happens.

use kontor_engine::{Money, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Card, CardSet, Dice, Square};
use crate::debt::Debt;
use crate::end::{Ending, Triples};
use crate::market::MarketCard;

/// What a buyer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Action {
    /// Moves the KGB car (V15).
    MoveKgb {
        /// Where it ends.
        square: Square,
    },
    /// Puts the KGB car on a square by a Black Market card (V26).
    PlaceKgb { square: Square },
    /// Draws a Black Market card (V24).
    TakeCard,
    /// Takes 1 from the Old Commie Bank instead (V24).
    TakeMillion,
    /// Bids (V16).
    Bid { amount: Money },
    /// Passes until somebody raises (V16).
    Pass,
    /// Puts an own property up for auction (V26, V27).
    Sell { card: Card },
    /// Takes an Escape from the stack by a Black Market card (V26), or of its holder by the KGB (V23).
    TakeEscape { card: Card },
    /// Spends an Escape (V21).
    SpendEscape { card: Card },
    /// Keeps all Escapes (V21), or sells nothing (V26).
    Decline,
}

/// An action with something to fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Template {
    /// [`Action::Bid`].
    Bid,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Outcome {
    /// A single-number property that is dealt (V4).
    Dealt { card: Card },
    /// The red and the white die (V6, V12).
    Dice {
        /// What they show.
        dice: Dice,
    },
    /// The four-sided die (V18).
    Pyramid {
        /// What it shows.
        die: u8,
    },
    /// The Black Market card drawn (V13, V24).
    Drawn { card: MarketCard },
}

/// What an Escape is spent for (V21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Purpose {
    /// The owner triples the rent, where an Escape does so by use (V20).
    Triple {
        /// What the factor would be without it.
        factor: u8,
    },
    /// The auctioneer pays no rent.
    NoRent {
        /// How much it would be.
        rent: Money,
    },
    /// The owner keeps the rent that the KGB would take.
    KeepRent { rent: Money },
    /// The auctioneer keeps the commission that the KGB would take.
    KeepCommission { commission: Money },
}

/// What happened. Everything that happens is open to all; what a buyer has is in none of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    /// A property was dealt (V4).
    Dealt { seat: Seat, card: Card },
    /// A roll for the first turn (V6).
    RolledForFirst { seat: Seat, dice: Dice },
    /// Several rolled the highest and roll again (V6).
    FirstTied {
        /// What they rolled.
        number: u8,
    },
    /// The first auctioneer is known (V6).
    First { seat: Seat },
    /// A turn began (V11).
    TurnBegan {
        auctioneer: Seat,
        /// Who moves the KGB.
        mover: Seat,
        /// Which turn, from 1.
        turn: u16,
        /// Whether it is an extra turn (V25).
        extra: bool,
    },
    /// A turn was passed over (V25).
    TurnLost { seat: Seat },
    /// The red and the white die were rolled (V12).
    Rolled {
        seat: Seat,
        dice: Dice,
        /// The card with that number.
        card: Card,
    },
    /// The auctioneer has that card already (V12).
    RollsAgain { seat: Seat, card: Card },
    /// The plane flew (V14).
    PlaneFlew { from: Card, to: Card },
    /// A Black Market card was drawn and shown (V13, V24).
    Drew { seat: Seat, card: MarketCard },
    /// There was no Escape in the stack (V26).
    NoEscapeLeft {
        /// Who would have got one.
        seat: Seat,
    },
    /// There was no property to sell (V26).
    NothingToSell {
        /// Who could have.
        seat: Seat,
    },
    /// The KGB car was put somewhere by a card (V26).
    KgbPlaced { seat: Seat, from: Square, to: Square },
    /// The KGB car moved (V15).
    KgbMoved {
        seat: Seat,
        from: Square,
        /// Every square on the way, the last included.
        way: Vec<Square>,
    },
    /// The KGB car did not move: the mover lost that (V25), or there was no way (V15).
    KgbStayed {
        /// Who would have moved it.
        seat: Seat,
        /// Whether the mover lost that by a card.
        lost: bool,
    },
    /// An Escape changed hands (V19, V23, V26).
    EscapeTaken {
        seat: Seat,
        card: Card,
        /// From whom; nobody if it was in the stack.
        from: Option<Seat>,
        /// Whether the KGB took it (V23).
        by_kgb: bool,
    },
    /// An Escape was spent and is back in the stack (V21).
    EscapeSpent {
        seat: Seat,
        card: Card,
        /// What for.
        purpose: Purpose,
    },
    /// An auction began (V16, V26, V27).
    AuctionOpened {
        /// Of what.
        card: Card,
        /// Who sells; nobody if it was never sold before.
        seller: Option<Seat>,
    },
    /// A bid (V16).
    Bid { seat: Seat, amount: Money },
    /// A bidder passed (V16).
    Passed { seat: Seat },
    /// An auction was won (V16).
    Sold {
        seat: Seat,
        card: Card,
        price: Money,
        /// Who sold it; nobody if it was never sold before.
        seller: Option<Seat>,
    },
    /// Nobody bid (V16, V27).
    Unsold { card: Card },
    /// The KGB takes the commission (V22).
    CommissionSeized {
        /// Whose it would have been.
        from: Seat,
        /// Who moved the KGB.
        seat: Seat,
        commission: Money,
    },
    /// Rent falls due (V18, V20).
    RentDue {
        /// Who pays.
        seat: Seat,
        /// Whose it is.
        owner: Seat,
        card: Card,
        /// The four-sided die.
        die: u8,
        /// Times this.
        factor: u8,
        rent: Money,
    },
    /// The KGB takes the rent (V22).
    RentSeized {
        /// Whose it would have been.
        from: Seat,
        /// Who moved the KGB.
        seat: Seat,
        rent: Money,
    },
    /// A buyer cannot pay and has to sell (V27).
    MustSell {
        /// What is owed, to whom and why.
        debt: Debt,
    },
    /// A buyer paid what there was; the rest is dropped (V27).
    DebtDropped {
        /// What was owed.
        debt: Debt,
        /// How much of it is dropped.
        dropped: Money,
        /// The properties that nobody wanted: they stay.
        unwanted: CardSet,
    },
    /// The game is over (V28 … V30).
    Ended {
        ending: Ending,
        /// The families that won, and the Escape (V28); nothing where wealth decides.
        #[serde(skip_serializing_if = "Option::is_none")]
        triples: Option<Triples>,
    },
}
