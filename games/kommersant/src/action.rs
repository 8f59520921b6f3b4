//! What players do, what chance decides, and what happens.

use kontor_engine::{Money, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Lot, LotSet, Square};
use crate::cards::{Card, Kept, KeptCards};
use crate::data::{Deck, Group, Stage};
use crate::deals::Bundle;
use crate::debt::Debt;
use crate::moving::Dice;
use crate::rent::Multiple;
use crate::state::{About, Place};

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Throws one, two or three dice (K7); three in the centre (K13) and to get out of the Tax
    /// Service (K14).
    Throw {
        /// How many.
        dice: u8,
    },
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
    Bid {
        /// How much.
        amount: Money,
    },
    /// Leaves the bidding for good (K17).
    Pass,
    /// Enters the centre (K13).
    EnterCentre,
    /// Names the square for a piece (K13, K15).
    Name {
        /// Which.
        square: Square,
    },
    /// Turns racketeer (K35).
    TurnRacketeer,
    /// Stops being one (K35).
    StopRacket,
    /// Builds one step (K24, K25).
    Build {
        /// Where.
        lot: Lot,
    },
    /// Builds one step on all three lots of a group (K24).
    BuildGroup {
        /// Which.
        group: Group,
    },
    /// Sells a building step back to meet a debt (K26).
    SellBuilding {
        /// Where.
        lot: Lot,
    },
    /// Sells a building step of all three lots of a group back to meet a debt (K26).
    SellGroupBuildings {
        /// Which.
        group: Group,
    },
    /// Mortgages a lot (K29).
    Mortgage {
        /// Which.
        lot: Lot,
    },
    /// Redeems a mortgaged lot (K29).
    Redeem {
        /// Which.
        lot: Lot,
    },
    /// Sells a lot to the bank (K30).
    SellLot {
        /// Which.
        lot: Lot,
    },
    /// Offers a trade (K27).
    Offer {
        /// To whom.
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
    OfferVacant {
        /// To whom.
        to: Seat,
        /// Which.
        lots: LotSet,
        /// For how much.
        price: Money,
    },
    /// Offers cash for a red token (K18).
    OfferForToken {
        /// To whom.
        to: Seat,
        /// How much.
        price: Money,
    },
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
    CounterPrice {
        /// For how much.
        price: Money,
    },
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
pub enum Outcome {
    /// Dice (K2, K7, K13, K14).
    Dice {
        /// Their faces.
        dice: Dice,
    },
    /// The top card of a deck (K5).
    Card {
        /// Which.
        card: Card,
    },
    /// Where a red token is laid (K4).
    Token {
        /// On which square.
        square: Square,
    },
    /// The building that is lost (K15).
    Lost {
        /// Where.
        lot: Lot,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A red token was laid (K4).
    TokenLaid {
        /// Where.
        square: Square,
    },
    /// A throw for the first turn (K2).
    ThrewForFirst {
        /// Who.
        seat: Seat,
        /// What.
        dice: Dice,
    },
    /// Several threw the best and throw again (K2).
    FirstTied {
        /// What they threw.
        sum: u8,
    },
    /// The first player is known (K2).
    First {
        /// Who.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// A turn was skipped (K11).
    Skipped {
        /// Whose.
        seat: Seat,
        /// How many more will be.
        left: u8,
    },
    /// The next turn will be skipped (K11).
    WillSkip {
        /// Whose.
        seat: Seat,
        /// How many in all.
        turns: u8,
    },
    /// Dice were thrown (K7).
    Threw {
        /// By whom.
        seat: Seat,
        /// What.
        dice: Dice,
    },
    /// A throw was too low to get out (K13, K14).
    HeldBack {
        /// Who.
        seat: Seat,
        /// What was thrown.
        sum: u8,
        /// What was needed.
        needed: u8,
    },
    /// A piece walked (K7, K15).
    Walked {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Square,
        /// Every square on the way, the last included.
        path: Vec<Square>,
        /// Whether it walked backwards.
        back: bool,
    },
    /// A piece was placed (K13, K15).
    Placed {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Place,
        /// Where.
        to: Square,
    },
    /// A lap was completed (K10).
    Lap {
        /// By whom.
        seat: Seat,
        /// How many in all.
        laps: u16,
        /// What the dividends came to.
        dividends: Money,
    },
    /// Start was crossed, but the crossing had been taken back before (K10).
    CrossedAgain {
        /// By whom.
        seat: Seat,
    },
    /// A red token was taken (K4).
    TokenTaken {
        /// By whom.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// A card was drawn and shown (K5).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// From which deck.
        deck: Deck,
        /// What is written on it.
        text: &'static str,
        /// What it does, in words.
        effect: String,
    },
    /// There was no building to lose (K15).
    NothingToLose {
        /// Whose.
        seat: Seat,
        /// Of which stage.
        stage: Stage,
    },
    /// A building was lost (K15).
    BuildingLost {
        /// Whose.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// Of which stage.
        stage: Stage,
    },
    /// The Fine or Profit square (K12).
    Charged {
        /// Who.
        seat: Seat,
        /// Where.
        square: Square,
        /// Received, or to pay if below zero.
        amount: Money,
    },
    /// The Tax Service was paid (K14).
    TaxPaid {
        /// By whom.
        seat: Seat,
        /// Whether by a kept exemption.
        exempt: bool,
    },
    /// The centre was entered (K13).
    EnteredCentre {
        /// By whom.
        seat: Seat,
    },
    /// A free lot was bought (K16, K18).
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        lot: Lot,
        /// For how much.
        price: Money,
    },
    /// A red token was spent (K18).
    TokenSpent {
        /// By whom.
        seat: Seat,
        /// Whether it was a red-token card.
        card: bool,
    },
    /// A free lot was not bought (K17).
    Declined {
        /// By whom.
        seat: Seat,
        /// Which.
        lot: Lot,
    },
    /// The Banker kept a lot with the bank (K17).
    NotOffered {
        /// The Banker.
        seat: Seat,
        /// Which.
        lot: Lot,
    },
    /// An auction began (K17).
    AuctionOpened {
        /// For what.
        lot: Lot,
        /// The least bid.
        opening: Money,
    },
    /// A bid (K17).
    Bid {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: Money,
    },
    /// A bidder passed (K17).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// An auction was won (K17).
    Sold {
        /// By whom.
        seat: Seat,
        /// What.
        lot: Lot,
        /// For how much.
        price: Money,
    },
    /// Nobody bid (K17).
    Unsold {
        /// For what.
        lot: Lot,
    },
    /// Nothing is charged on another's lot (K21).
    NoRent {
        /// Who landed.
        seat: Seat,
        /// Where.
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
        /// Where.
        lot: Lot,
        /// How far it is built.
        stage: Stage,
        /// How often the printed rent.
        multiple: Multiple,
        /// How much.
        rent: Money,
    },
    /// A loan was taken (K33).
    Borrowed {
        /// By whom.
        seat: Seat,
        /// How much.
        sum: Money,
        /// What is owed for it.
        owed: Money,
    },
    /// Loans were repaid (K34).
    Repaid {
        /// By whom.
        seat: Seat,
        /// How much, interest included.
        amount: Money,
    },
    /// A loan fell due (K34).
    LoanDue {
        /// Whose.
        seat: Seat,
        /// How much, interest included.
        amount: Money,
    },
    /// A step was built (K24).
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// What it is now.
        stage: Stage,
        /// For how much.
        price: Money,
    },
    /// A building step went back to the bank (K26).
    BuildingSold {
        /// By whom.
        seat: Seat,
        /// Where.
        lot: Lot,
        /// What was sold.
        stage: Stage,
        /// For how much.
        price: Money,
    },
    /// A lot was mortgaged (K29).
    Mortgaged {
        /// By whom.
        seat: Seat,
        /// Which.
        lot: Lot,
        /// For how much.
        sum: Money,
    },
    /// A lot was redeemed (K29).
    Redeemed {
        /// By whom.
        seat: Seat,
        /// Which.
        lot: Lot,
        /// For how much.
        sum: Money,
    },
    /// A lot was sold to the bank (K30).
    SoldToBank {
        /// By whom.
        seat: Seat,
        /// Which.
        lot: Lot,
        /// For how much.
        price: Money,
    },
    /// An offer was made (K18, K27, K31).
    Offered {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What about.
        about: About,
        /// What the offerer gives.
        gives: Bundle,
        /// What the other gives.
        gets: Bundle,
    },
    /// An offer was countered (K27).
    Countered {
        /// By whom.
        seat: Seat,
        /// To whom.
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
        /// By whom.
        seat: Seat,
    },
    /// A player turned racketeer (K35).
    TurnedRacketeer {
        /// Who.
        seat: Seat,
    },
    /// A racketeer stopped (K35).
    StoppedRacket {
        /// Who.
        seat: Seat,
    },
    /// A racketeer takes half of what a property cost (K35).
    Robbed {
        /// The racketeer.
        seat: Seat,
        /// Whose it is.
        owner: Seat,
        /// Where.
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
        /// Where.
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
        /// Who.
        seat: Seat,
    },
    /// A kept card went under its deck (K14, K18, K36).
    CardReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        kept: Kept,
    },
    /// The office of the Banker passed on (K38).
    NewBanker {
        /// To whom.
        seat: Seat,
    },
    /// The game is over (K37).
    Ended {
        /// Whether one player alone is left.
        last_left: bool,
    },
}
