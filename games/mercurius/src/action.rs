//! What players do, what chance decides, and what happens.

use kontor_engine::{Money, Seat};
use serde::{Deserialize, Serialize, Serializer};

use crate::card::{Card, Exchange, Hand, Slot};
use crate::kind::{Basket, Chamber, Kind};
use crate::order::Slots;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Action {
    /// Buys one token from the bank (M12).
    Buy { kind: Kind },
    /// Sells one token to the bank (M13).
    Sell { kind: Kind },
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
    Play { card: Card },
    /// Plays News in place of a price card, which ends trading (M27).
    News {
        /// What is discarded from the hand.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        discard: Exchange,
    },
    /// Says in which order the cards on the own board act (M20).
    Order {
        /// Their slots, the first to act first.
        slots: Slots,
    },
}

/// An action with something to pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Template {
    /// [`Action::BlackMarket`] with one to three own tokens.
    BlackMarket,
    /// [`Action::News`] with up to three cards from the hand.
    News,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Outcome {
    /// Who plays first (M7).
    First {
        /// The first player.
        seat: Seat,
    },
    /// The next card of a stack (M6, M22, M27).
    Card { card: Card },
}

/// A stack that cards are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub enum CardStack {
    /// The main stack.
    Main,
    /// The reserve stack, for News alone.
    Reserve,
}

/// What a card on a board did: it moved the marker of its share and that of its good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub struct CardActed {
    /// The card, told as the share and the good that it moves.
    #[serde(rename = "kinds", serialize_with = "kinds_of")]
    #[cfg_attr(feature = "ts", ts(as = "[Kind; 2]"))]
    pub card: Card,
    /// The markers' positions before.
    pub from: [i8; 2],
    /// The markers' positions after.
    pub to: [i8; 2],
}

/// A card told as what it moves, so that nobody has to read it out of the card's id.
pub(crate) fn kinds_of<S: Serializer>(card: &Card, serializer: S) -> Result<S::Ok, S::Error> {
    card.kinds().serialize(serializer)
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "mercurius/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    /// The first player is known.
    First { seat: Seat },
    /// A player has all cards of the first hand.
    Dealt {
        seat: Seat,
        /// The hand; for others hidden.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))]
        hand: Option<Hand>,
    },
    TurnBegan {
        seat: Seat,
        /// How many turns this player has with this one.
        turns: u8,
    },
    /// What lay on the Black Market card was sold.
    MarketSettled {
        seat: Seat,
        tokens: Basket,
        /// For how much in all.
        total: Money,
    },
    /// A token was bought.
    Bought {
        seat: Seat,
        kind: Kind,
        /// For how much, surcharge included.
        cost: Money,
    },
    /// A token was sold.
    Sold {
        seat: Seat,
        kind: Kind,
        /// For how much; less than nothing where the reduction costs more than the token brings.
        gain: Money,
    },
    /// A chamber paid its dividend.
    DividendPaid {
        /// Who called for it.
        seat: Seat,
        chamber: Chamber,
        /// How much for each share.
        each: Money,
    },
    /// Tokens were put on a Black Market card.
    MarketOpened { seat: Seat, tokens: Basket },
    /// A price card was played.
    Played { seat: Seat, card: Card },
    NewsPlayed {
        seat: Seat,
        /// What was discarded for it.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        discard: Exchange,
    },
    /// The order was chosen in which the cards on a board act.
    Ordered {
        seat: Seat,
        /// The cards, the first to act first.
        cards: Vec<Card>,
    },
    /// The cards on a board moved markers, one card after another.
    PricesMoved {
        /// Whose board.
        seat: Seat,
        /// What each card did, in order.
        cards: Vec<CardActed>,
    },
    /// What lay in the third slot left the board.
    LeftBoard {
        /// Whose board.
        seat: Seat,
        slot: Slot,
    },
    /// A card was drawn.
    Drew {
        seat: Seat,
        stack: CardStack,
        /// Which; for others hidden.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The last turn is over.
    Ended,
}
