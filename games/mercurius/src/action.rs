//! What players do, what chance decides, and what happens.

use kontor_engine::{Money, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Exchange, Hand, Slot};
use crate::kind::{Basket, Chamber, Kind};

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Buys one token from the bank (M12).
    Buy {
        /// What.
        kind: Kind,
    },
    /// Sells one token to the bank (M13).
    Sell {
        /// What.
        kind: Kind,
    },
    /// Uses Dividend in place of trading (M25).
    Dividend {
        /// The chamber that pays.
        chamber: Chamber,
    },
    /// Uses Black Market in place of trading (M23).
    BlackMarket {
        /// What is put on the card.
        tokens: Basket,
    },
    /// Plays a price card, which ends trading (M18).
    Play {
        /// Which.
        card: Card,
    },
    /// Plays News in place of a price card, which ends trading (M27).
    News {
        /// What is discarded from the hand.
        discard: Exchange,
    },
}

/// An action with something to pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Template {
    /// [`Action::BlackMarket`] with one to three own tokens.
    BlackMarket,
    /// [`Action::News`] with one to three cards from the hand.
    News,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// Who plays first (M7).
    First {
        /// The first player.
        seat: Seat,
    },
    /// The next card of a stack (M6, M22, M27).
    Card {
        /// Which.
        card: Card,
    },
}

/// A stack that cards are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    /// The main stack.
    Main,
    /// The reserve stack, for News alone.
    Reserve,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first player is known.
    First {
        /// Who.
        seat: Seat,
    },
    /// A player has all cards of the first hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// The hand; for others hidden.
        #[serde(skip_serializing_if = "Option::is_none")]
        hand: Option<Hand>,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// How many turns this player has with this one.
        turns: u8,
    },
    /// What lay on the Black Market card was sold.
    MarketSettled {
        /// By whom.
        seat: Seat,
        /// What.
        tokens: Basket,
        /// For how much in all.
        total: Money,
    },
    /// A token was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// What.
        kind: Kind,
        /// For how much, surcharge included.
        cost: Money,
    },
    /// A token was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// What.
        kind: Kind,
        /// For how much; less than nothing where the reduction costs more than the token brings.
        gain: Money,
    },
    /// A chamber paid its dividend.
    DividendPaid {
        /// Who called for it.
        seat: Seat,
        /// Which.
        chamber: Chamber,
        /// How much for each share.
        each: Money,
    },
    /// Tokens were put on a Black Market card.
    MarketOpened {
        /// By whom.
        seat: Seat,
        /// What.
        tokens: Basket,
    },
    /// A price card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// News was played.
    NewsPlayed {
        /// By whom.
        seat: Seat,
        /// What was discarded for it.
        discard: Exchange,
    },
    /// A card on a board moved a marker.
    PriceMoved {
        /// Whose board.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Whose marker.
        kind: Kind,
        /// The marker's position before.
        from: i8,
        /// The marker's position after.
        to: i8,
    },
    /// What lay in the third slot left the board.
    LeftBoard {
        /// Whose board.
        seat: Seat,
        /// What.
        slot: Slot,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// From where.
        stack: Stack,
        /// Which; for others hidden.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The last turn is over.
    Ended,
}
