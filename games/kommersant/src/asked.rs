//! What is asked of a player.

use kontor_engine::{Next, Seat, Text};

use crate::board::Lot;
use crate::data::SquareKind;
use crate::deals::Bundle;
use crate::edition::Loot;
use crate::loans::LAPS;
use crate::moving::{CENTRE_EXIT, TAX, TAX_EXIT, percent_of_throws};
use crate::racket::RACKET_LAPS;
use crate::rent::Rent;
use crate::state::{Kommersant, Phase, Place};
use crate::text::{bundle_texts, cash_text, why_text};
use crate::view::OfferView;

impl Kommersant {
    /// What is going on and what is asked of a seat.
    pub(crate) fn asked_of(&self, seat: Seat) -> Text {
        let asked = matches!(self.who_is_next(), Next::Seats(seats) if seats.contains(seat));
        if !asked {
            let beside = self.who_acts_beside().contains(seat);
            return Text::new(if beside { "asked-beside" } else { "asked-nothing" });
        }
        if let Some(offer) = self.offer_view() {
            return asked_by_offer(&offer, seat);
        }
        let cash = self.cash(seat);
        match self.phase {
            Phase::Deals => self.asked_before_throw(seat),
            Phase::Doubling { sum } => {
                Text::new("asked-doubling").with("sum", sum).with("twice", 2 * sum)
            }
            Phase::Purchase { lot, .. } => {
                let id = match (lot.kind(), self.tokens_held(seat)) {
                    (SquareKind::StateEnterprise, 0) => "asked-purchase-no-token",
                    (SquareKind::StateEnterprise, _) => "asked-purchase-token",
                    _ => "asked-purchase",
                };
                let text = Text::new(id)
                    .with("lot", lot.text())
                    .with("price", lot.price())
                    .with("cash", cash);
                if id == "asked-purchase" {
                    text.with("rent", self.rent_text(seat, lot))
                } else {
                    text
                }
            }
            Phase::Banker { lot, .. } => {
                Text::new("asked-banker").with("lot", lot.text()).with("price", lot.price())
            }
            Phase::Auction { lot, auction } => {
                let asked = match auction.best() {
                    Some(bid) => {
                        Text::new("asked-auction-bid").with("who", bid.seat).with("bid", bid.amount)
                    }
                    None => Text::new("asked-auction"),
                };
                asked
                    .with("lot", lot.text())
                    .with("price", lot.price())
                    .with("rent", self.rent_text(seat, lot))
                    .with("most", self.means_text(seat))
            }
            Phase::Centre { .. } => with_chance("asked-centre", CENTRE_EXIT),
            Phase::Racket { .. } => Text::new("asked-racket")
                .with(
                    "loot",
                    match self.agreed.loot {
                        Loot::LotAndSteps => "lot-and-steps",
                        Loot::Steps => "steps",
                    },
                )
                .with("laps", RACKET_LAPS),
            Phase::Naming { piece, .. } if piece == seat => Text::new("asked-name"),
            Phase::Naming { piece, .. } => Text::new("asked-name-for").with("who", piece),
            Phase::Debt { debt, .. } => Text::new("asked-debt")
                .with("amount", debt.amount)
                .with("why", why_text(debt.why))
                .with("cash", cash)
                .with("missing", debt.amount - cash),
            _ => Text::new("asked-nothing"),
        }
    }

    /// K33, K34: the most a player can pay the bank, how much of it is cash, and on what terms the rest is lent.
    fn means_text(&self, seat: Seat) -> Text {
        let (cash, most) = (self.cash(seat), self.spendable(seat));
        if most == cash {
            return cash_text(cash);
        }
        Text::new("means-credit").with("most", most).with("cash", cash).with("laps", LAPS)
    }

    /// K21, K22: the rent that a player would take for a lot that is for sale, with what they own beside it.
    fn rent_text(&self, seat: Seat, lot: Lot) -> Text {
        let mut bought = *self;
        bought.player_mut(seat).lots.insert(lot);
        match bought.rent(seat, lot) {
            Rent::GroupNotFull => Text::new("rent-with-group"),
            rent => Text::new("rent-from").with("rent", rent.amount()),
        }
    }

    fn asked_before_throw(&self, seat: Seat) -> Text {
        let asked = if self.player(seat).place == Place::Centre {
            with_chance("asked-deals-centre", CENTRE_EXIT)
        } else if self.is_held_by_tax(seat) {
            with_chance("asked-deals-tax", TAX_EXIT).with("tax", TAX)
        } else {
            Text::new("asked-deals")
        };
        asked.with("cash", self.cash(seat))
    }
}

/// A text about a throw that has to reach so much, with how likely it is.
fn with_chance(id: &'static str, needed: u8) -> Text {
    Text::new(id).with("needed", needed).with("percent", percent_of_throws(needed))
}

/// What a seat would give and get by an offer.
pub(crate) fn sides(offer: &OfferView, seat: Seat) -> (&Bundle, &Bundle) {
    if seat == offer.proposer {
        (&offer.proposer_gives, &offer.partner_gives)
    } else {
        (&offer.partner_gives, &offer.proposer_gives)
    }
}

fn asked_by_offer(offer: &OfferView, seat: Seat) -> Text {
    let (gives, gets) = sides(offer, seat);
    let other = if seat == offer.proposer { offer.partner } else { offer.proposer };
    Text::new(if offer.countered { "asked-counter-offer" } else { "asked-offer" })
        .with("who", other)
        .with("gives", bundle_texts(gives))
        .with("gets", bundle_texts(gets))
}
