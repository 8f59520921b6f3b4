//! What happens.

use kontor_engine::{Money, Seat, Text};
use serde::Serialize;

use crate::board::{Lot, Square};
use crate::cards::{Card, Kept};
use crate::data::{Deck, Stage};
use crate::deals::Bundle;
use crate::debt::Debt;
use crate::moving::Dice;
use crate::rent::Multiple;
use crate::state::{About, Place};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    /// A red token was laid (K4).
    TokenLaid {
        square: Square,
    },
    /// A throw for the first turn (K2).
    ThrewForFirst {
        seat: Seat,
        dice: Dice,
    },
    /// Several threw the best and throw again (K2).
    FirstTied {
        /// What they threw.
        sum: u8,
    },
    /// The first player is known (K2).
    First {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    /// A turn was skipped (K11).
    Skipped {
        seat: Seat,
        /// How many more will be.
        left: u8,
    },
    /// The next turn will be skipped (K11).
    WillSkip {
        seat: Seat,
        /// How many in all.
        turns: u8,
    },
    /// Dice were thrown (K7).
    Threw {
        seat: Seat,
        dice: Dice,
    },
    /// A throw was too low to get out (K13, K14).
    HeldBack {
        seat: Seat,
        /// What was thrown.
        sum: u8,
        needed: u8,
    },
    /// A piece walked (K7, K15).
    Walked {
        seat: Seat,
        from: Square,
        /// Every square on the way, the last included.
        path: Vec<Square>,
        /// Whether it walked backwards.
        back: bool,
    },
    /// A piece was placed (K13, K15).
    Placed {
        seat: Seat,
        from: Place,
        to: Square,
    },
    /// A lap was completed (K10).
    Lap {
        seat: Seat,
        /// How many in all.
        laps: u16,
        /// What the dividends came to.
        dividends: Money,
    },
    /// Start was crossed, but the crossing had been taken back before (K10).
    CrossedAgain {
        seat: Seat,
    },
    /// Start was crossed, but not all of both rings was walked since the last time (K10).
    CrossedShort {
        seat: Seat,
    },
    /// The card on top of a deck was turned up (K5).
    TurnedUp {
        deck: Deck,
        card: Card,
        /// What is written on it.
        text: Text,
        /// What it does.
        effect: Text,
    },
    /// A red token was taken (K4).
    TokenTaken {
        seat: Seat,
        square: Square,
    },
    /// A card was drawn and shown (K5).
    Drew {
        seat: Seat,
        card: Card,
        deck: Deck,
        /// What is written on it.
        text: Text,
        /// What it does.
        effect: Text,
    },
    /// There was no building to lose (K15).
    NothingToLose {
        seat: Seat,
        stage: Stage,
    },
    /// A building was lost (K15).
    BuildingLost {
        seat: Seat,
        lot: Lot,
        stage: Stage,
    },
    /// The Fine or Profit square (K12).
    Charged {
        seat: Seat,
        square: Square,
        /// Received, or to pay if below zero.
        amount: Money,
    },
    /// The Tax Service was paid (K14).
    TaxPaid {
        seat: Seat,
        /// Whether by a kept exemption.
        exempt: bool,
    },
    /// The centre was entered (K13).
    EnteredCentre {
        seat: Seat,
    },
    /// A free lot was bought (K16, K18).
    Bought {
        seat: Seat,
        lot: Lot,
        price: Money,
    },
    /// A red token was spent (K18).
    TokenSpent {
        seat: Seat,
        /// Whether it was a red-token card.
        card: bool,
    },
    /// A free lot was not bought (K17).
    Declined {
        seat: Seat,
        lot: Lot,
    },
    /// The Banker kept a lot with the bank (K17).
    NotOffered {
        /// The Banker.
        seat: Seat,
        lot: Lot,
    },
    /// An auction began (K17).
    AuctionOpened {
        lot: Lot,
        /// The least bid.
        opening: Money,
    },
    /// A bid (K17).
    Bid {
        seat: Seat,
        amount: Money,
    },
    /// A bidder passed (K17).
    Passed {
        seat: Seat,
    },
    /// An auction was won (K17).
    Sold {
        seat: Seat,
        lot: Lot,
        price: Money,
    },
    /// Nobody bid (K17).
    Unsold {
        lot: Lot,
    },
    /// Nothing is charged on another's lot (K21).
    NoRent {
        /// Who landed.
        seat: Seat,
        lot: Lot,
        /// Because it is mortgaged; otherwise because the group is not full.
        mortgaged: bool,
    },
    /// Rent falls due (K20, K22).
    RentDue {
        /// Who landed.
        seat: Seat,
        /// Whose it is.
        owner: Seat,
        lot: Lot,
        /// How far it is built.
        stage: Stage,
        /// How often the printed rent.
        multiple: Multiple,
        rent: Money,
    },
    /// A loan was taken (K33).
    Borrowed {
        seat: Seat,
        sum: Money,
        owed: Money,
    },
    /// Loans were repaid (K34).
    Repaid {
        seat: Seat,
        /// How much, interest included.
        amount: Money,
    },
    /// A loan fell due (K34).
    LoanDue {
        seat: Seat,
        /// How much, interest included.
        amount: Money,
    },
    /// A step was built (K24).
    Built {
        seat: Seat,
        lot: Lot,
        /// What it is now.
        stage: Stage,
        price: Money,
    },
    /// A building step went back to the bank (K26).
    BuildingSold {
        seat: Seat,
        lot: Lot,
        /// What was sold.
        stage: Stage,
        price: Money,
    },
    /// A lot was mortgaged (K29).
    Mortgaged {
        seat: Seat,
        lot: Lot,
        sum: Money,
    },
    /// A lot was redeemed (K29).
    Redeemed {
        seat: Seat,
        lot: Lot,
        sum: Money,
    },
    /// A lot was sold to the bank (K30).
    SoldToBank {
        seat: Seat,
        lot: Lot,
        price: Money,
    },
    /// An offer was made (K18, K27, K31).
    Offered {
        seat: Seat,
        to: Seat,
        about: About,
        /// What the offerer gives.
        gives: Bundle,
        /// What the other gives.
        gets: Bundle,
    },
    /// An offer was countered (K27).
    Countered {
        seat: Seat,
        to: Seat,
        /// What the counterer gives.
        gives: Bundle,
        /// What the first offerer gives.
        gets: Bundle,
    },
    /// An offer was accepted and carried out (K32).
    Traded {
        /// Who made the offer first.
        seat: Seat,
        /// The other side.
        partner: Seat,
        /// What the first gave.
        gave: Bundle,
        /// What the other gave.
        got: Bundle,
    },
    /// An offer was declined (K27).
    OfferDeclined {
        seat: Seat,
    },
    /// A player turned racketeer (K35).
    TurnedRacketeer {
        seat: Seat,
    },
    /// A racketeer stopped (K35).
    StoppedRacket {
        seat: Seat,
    },
    /// A racketeer takes half of what a property cost (K35).
    Robbed {
        /// The racketeer.
        seat: Seat,
        /// Whose it is.
        owner: Seat,
        lot: Lot,
        /// How much; nothing on a bare lot.
        amount: Money,
    },
    /// A racketeer met a police card and lost all cash (K35).
    Caught {
        /// The racketeer.
        seat: Seat,
        /// Who keeps the card.
        owner: Seat,
        lot: Lot,
        /// How much went to the bank.
        lost: Money,
    },
    /// A player owes more than their cash (K36).
    InDebt {
        /// What, to whom and why.
        debt: Debt,
        /// What selling everything to the bank would bring, cash included.
        means: Money,
    },
    /// A debt was paid (K36).
    DebtPaid {
        /// What, to whom and why.
        debt: Debt,
    },
    /// A player is bankrupt (K36).
    Bankrupt {
        /// What could not be paid.
        debt: Debt,
        /// What the creditor got.
        paid: Money,
    },
    /// A player left (K38).
    Left {
        seat: Seat,
    },
    /// A kept card went under its deck (K14, K18, K36).
    CardReturned {
        seat: Seat,
        kept: Kept,
    },
    /// The office of the Banker passed on (K38).
    NewBanker {
        seat: Seat,
    },
    /// The game is over (K37).
    Ended {
        /// Whether one player alone is left.
        last_left: bool,
    },
}
