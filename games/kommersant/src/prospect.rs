//! What awaits a piece on a square: for the road ahead of a player and for the labels of choices.

use kontor_engine::{Money, Seat};
use serde::Serialize;

use crate::board::{Lot, Square};
use crate::data::SquareKind;
use crate::moving::MOST_DICE;
use crate::rent::Rent;
use crate::state::{Kommersant, Place};

/// How many squares ahead one throw can lead, three alike aside.
const REACH: u8 = 6 * MOST_DICE;

/// What a square would mean for a certain player who came to rest there now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Prospect {
    /// K16, K18: it is free and can be bought.
    Free { amount: Money },
    /// K23: it is the player's own.
    Own,
    /// K20: rent is to be paid.
    Rent { amount: Money },
    /// K21, K35: it is another's, and nothing is paid or taken.
    NoRent,
    /// K35: a racketeer takes this from the owner.
    Loot { amount: Money },
    /// K35: a racketeer meets the police and loses all cash.
    Police,
    /// K12: the bank pays.
    Receive { amount: Money },
    /// K12: the bank is paid.
    Pay { amount: Money },
    /// K10: a lap ends here and pays dividends.
    Lap { amount: Money },
    /// K15: a card is drawn.
    Card,
    /// K11: a turn is skipped.
    Skip,
    /// K13: the centre can be entered.
    Centre,
    /// K14: the Tax Service holds the piece.
    Tax,
    /// K35: one may turn racketeer.
    Racket,
    /// Nothing happens.
    Nothing,
}

/// A square on the road ahead, and what it would mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Stop {
    pub square: Square,
    /// What awaits there.
    #[serde(flatten)]
    pub prospect: Prospect,
}

impl Kommersant {
    /// The squares that one throw can lead a player to, the next first; none from the centre, which
    /// is left for any square, and none for who is out.
    pub(crate) fn road(&self, seat: Seat) -> Vec<Stop> {
        let Place::Square(from) = self.player(seat).place else { return Vec::new() };
        if !self.playing.contains(seat) {
            return Vec::new();
        }
        (1..=REACH)
            .map(|steps| from.forward(steps))
            .map(|square| Stop { square, prospect: self.prospect(seat, square) })
            .collect()
    }

    /// What a square would mean for a player who came to rest there now.
    pub(crate) fn prospect(&self, seat: Seat, square: Square) -> Prospect {
        if let Some(lot) = square.lot() {
            return self.prospect_of_lot(seat, lot);
        }
        let amount = Money::new(square.data().amount);
        match square.kind() {
            SquareKind::Profit => Prospect::Receive { amount },
            SquareKind::Fine => Prospect::Pay { amount: -amount },
            SquareKind::Letter | SquareKind::Surprise | SquareKind::Risk => Prospect::Card,
            SquareKind::Vacation | SquareKind::Treatment => Prospect::Skip,
            SquareKind::MoveToCentre => Prospect::Centre,
            SquareKind::TaxService => Prospect::Tax,
            SquareKind::Racket if self.player(seat).racket.is_none() => Prospect::Racket,
            SquareKind::Start if self.completes_next(seat) => {
                Prospect::Lap { amount: self.dividends(seat) }
            }
            _ => Prospect::Nothing,
        }
    }

    fn prospect_of_lot(&self, seat: Seat, lot: Lot) -> Prospect {
        let Some(owner) = self.owner(lot) else { return Prospect::Free { amount: lot.price() } };
        if owner == seat {
            return Prospect::Own;
        }
        if self.player(seat).racket.is_some() {
            return self.prospect_of_robbery(owner, lot);
        }
        match self.rent(owner, lot) {
            Rent::Mortgaged => Prospect::NoRent,
            Rent::GroupNotFull => Prospect::NoRent,
            Rent::Due { amount, .. } => Prospect::Rent { amount },
        }
    }

    fn prospect_of_robbery(&self, owner: Seat, lot: Lot) -> Prospect {
        if self.guards(owner, lot) {
            return Prospect::Police;
        }
        match self.loot(lot) {
            _ if self.mortgaged.contains(lot) => Prospect::NoRent,
            Money::ZERO => Prospect::NoRent,
            amount => Prospect::Loot { amount },
        }
    }
}
