//! What players do, and what chance decides.

use kontor_engine::{Money, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Lot, LotSet, Square};
use crate::cards::{Card, KeptCards};
use crate::data::Group;
use crate::moving::Dice;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Action {
    /// Throws one, two or three dice (K7); three in the centre (K13) and to get out of the Tax
    /// Service (K14).
    Throw { dice: u8 },
    /// Pays the Tax Service (K14).
    PayTax,
    /// Uses a kept exemption instead of paying (K14).
    UseExemption,
    /// Moves after three alike (K8).
    Move {
        /// Twice the sum.
        double: bool,
    },
    /// Buys the lot under the piece (K16, K18).
    Buy,
    /// Says no: to a lot (K17), an auction (K17), the centre (K13), the racket (K35), an offer (K27).
    Decline,
    /// The Banker lets the others bid (K17).
    HoldAuction,
    /// Bids (K17).
    Bid { amount: Money },
    /// Leaves the bidding for good (K17).
    Pass,
    /// Enters the centre (K13).
    EnterCentre,
    /// Names the square for a piece (K13, K15).
    Name { square: Square },
    /// Turns racketeer (K35).
    TurnRacketeer,
    /// Stops being one (K35).
    StopRacket,
    /// Builds one step (K24, K25).
    Build { lot: Lot },
    /// Builds one step on all three lots of a group (K24).
    BuildGroup { group: Group },
    /// Sells a building step back to meet a debt (K26).
    SellBuilding { lot: Lot },
    /// Sells a building step of all three lots of a group back to meet a debt (K26).
    SellGroupBuildings { group: Group },
    /// Mortgages a lot (K29).
    Mortgage { lot: Lot },
    /// Redeems a mortgaged lot (K29).
    Redeem { lot: Lot },
    /// Sells a lot to the bank (K30).
    SellLot { lot: Lot },
    /// Offers a trade (K27).
    Offer {
        to: Seat,
        /// Cash given.
        give_cash: Money,
        /// Lots given.
        give_lots: LotSet,
        /// Red tokens given.
        give_tokens: u8,
        /// Kept cards given.
        give_cards: KeptCards,
        /// Cash wanted.
        get_cash: Money,
        /// Lots wanted.
        get_lots: LotSet,
        /// Red tokens wanted.
        get_tokens: u8,
        /// Kept cards wanted.
        get_cards: KeptCards,
    },
    /// Offers vacant lots for cash (K31).
    OfferVacant { to: Seat, lots: LotSet, price: Money },
    /// Offers to buy property for cash, with a loan for what is missing (K33).
    OfferPurchase { to: Seat, lots: LotSet, price: Money },
    /// Offers to sell property for cash, for which the buyer may take a loan (K33).
    OfferSale { to: Seat, lots: LotSet, price: Money },
    /// Offers cash for a red token (K18).
    OfferForToken { to: Seat, price: Money },
    /// Accepts the open offer (K27).
    Accept,
    /// Answers an offer by another (K27).
    Counter {
        /// Cash given.
        give_cash: Money,
        /// Lots given.
        give_lots: LotSet,
        /// Red tokens given.
        give_tokens: u8,
        /// Kept cards given.
        give_cards: KeptCards,
        /// Cash wanted.
        get_cash: Money,
        /// Lots wanted.
        get_lots: LotSet,
        /// Red tokens wanted.
        get_tokens: u8,
        /// Kept cards wanted.
        get_cards: KeptCards,
    },
    /// Answers an offer of vacant lots by another price (K27, K31).
    CounterPrice { price: Money },
    /// Repays loans (K34).
    Repay {
        /// How much, interest included.
        amount: Money,
    },
    /// Leaves the game (K38).
    Leave,
}

/// An action with something to fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Template {
    /// [`Action::Offer`] to a seat.
    Offer(Seat),
    /// [`Action::OfferVacant`] to a seat.
    OfferVacant(Seat),
    /// [`Action::OfferPurchase`] to a seat.
    OfferPurchase(Seat),
    /// [`Action::OfferSale`] to a seat.
    OfferSale(Seat),
    /// [`Action::OfferForToken`] to a seat.
    OfferForToken(Seat),
    /// [`Action::Counter`].
    Counter,
    /// [`Action::CounterPrice`].
    CounterPrice,
    /// [`Action::Bid`].
    Bid,
    /// [`Action::Repay`].
    Repay,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Outcome {
    /// Dice (K2, K7, K13, K14).
    Dice {
        /// Their faces.
        dice: Dice,
    },
    /// The top card of a deck (K5).
    Card { card: Card },
    /// Where a red token is laid (K4).
    Token { square: Square },
    /// The building that is lost (K15).
    Lost { lot: Lot },
}
