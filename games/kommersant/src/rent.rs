//! Rent (K20 … K23).

use kontor_engine::{Money, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::board::{Lot, LotSet, state_farm};
use crate::data::{Stage, data};
use crate::debt::{Debt, Why};
use crate::edition::Doubling;
use crate::event::Event;
use crate::state::Kommersant;

/// K22: how often the printed rent is charged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Multiple {
    /// As printed.
    Once,
    /// The owner has the full group.
    Double,
    /// The owner has the full group and the State Farm.
    Triple,
}

impl Multiple {
    /// As a number.
    pub const fn times(self) -> i64 {
        match self {
            Multiple::Once => 1,
            Multiple::Double => 2,
            Multiple::Triple => 3,
        }
    }
}

/// What a landing on a lot that belongs to somebody costs, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "is")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Rent {
    /// K21: nothing, as the lot is mortgaged.
    Mortgaged,
    /// K21: nothing, as the owner lacks the full group.
    GroupNotFull,
    /// K20, K22: this.
    Due {
        /// How far it is built.
        stage: Stage,
        /// How often the printed rent.
        multiple: Multiple,
        amount: Money,
    },
}

impl Rent {
    /// How much.
    pub const fn amount(self) -> Money {
        match self {
            Rent::Mortgaged | Rent::GroupNotFull => Money::ZERO,
            Rent::Due { amount, .. } => amount,
        }
    }
}

impl Kommersant {
    /// K20 … K22: the rent that the owner of a lot takes for it now.
    pub fn rent(&self, owner: Seat, lot: Lot) -> Rent {
        self.rent_at(owner, lot, self.stages.of(lot))
    }

    /// The same if the lot were built to this stage.
    pub(crate) fn rent_at(&self, owner: Seat, lot: Lot, stage: Stage) -> Rent {
        if self.mortgaged.contains(lot) {
            return Rent::Mortgaged;
        }
        let full = lot.group().is_some_and(|group| self.has_full_group(owner, group));
        if self.agreed.edition().rent_needs_full_group && lot.group().is_some() && !full {
            return Rent::GroupNotFull;
        }
        let multiple = self.multiple(owner, lot, stage, full);
        Rent::Due { stage, multiple, amount: lot.rent_at(stage) * multiple.times() }
    }

    /// K22: double for a full group, triple with the State Farm where it feeds the group.
    fn multiple(&self, owner: Seat, lot: Lot, stage: Stage, full: bool) -> Multiple {
        let multiplied = match self.agreed.doubling {
            Doubling::BareLots => stage == Stage::Lot,
            Doubling::EveryStage => true,
        };
        match lot.group() {
            Some(group) if full && multiplied => {
                let farm = LotSet::one(state_farm());
                let feeds = data().groups[group as usize].state_farm
                    && self.player(owner).lots.minus(self.mortgaged).contains_all(farm);
                if feeds { Multiple::Triple } else { Multiple::Double }
            }
            _ => Multiple::Once,
        }
    }

    /// K20, K23: whoever lands on another's property owes the rent.
    pub(crate) fn charge_rent(
        &mut self,
        seat: Seat,
        owner: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) {
        match self.rent(owner, lot) {
            Rent::Mortgaged => sink.event(|| Event::NoRent { seat, lot, mortgaged: true }),
            Rent::GroupNotFull => sink.event(|| Event::NoRent { seat, lot, mortgaged: false }),
            Rent::Due { stage, multiple, amount: rent } => {
                sink.event(|| Event::RentDue { seat, owner, lot, stage, multiple, rent });
                self.owe(Debt {
                    debtor: seat,
                    creditor: Some(owner),
                    amount: rent,
                    why: Why::Rent { lot },
                });
            }
        }
    }
}
