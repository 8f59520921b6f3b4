//! What is going on and what is asked of a seat, in words.

use kontor_engine::auction::Bid;
use kontor_engine::{Money, Next, Seat, Text};

use crate::action::Purpose;
use crate::board::Dice;
use crate::kgb::FROM_MARKET;
use crate::state::{Phase, ReverseMonopoly};
use crate::text::passed;
use crate::told;

impl ReverseMonopoly {
    /// What is asked of `seat`; its own cash is the only one that is told (V3).
    pub(crate) fn asked(&self, seat: Seat) -> Text {
        match self.who_is_next() {
            Next::Seats(seats) if seats.contains(seat) => self.asked_now(seat),
            _ => Text::new("prompt-nothing"),
        }
    }

    fn asked_now(&self, seat: Seat) -> Text {
        let cash = self.cash(seat);
        match self.phase {
            Phase::Kgb { .. } => Text::new("prompt-kgb")
                .with("steps", self.dice.map_or(0, Dice::red))
                .with("who", self.auctioneer)
                .with("card", self.plane.titled())
                .with("business", self.business(seat)),
            Phase::Market { .. } => Text::new("prompt-market").with("amount", FROM_MARKET),
            Phase::Auction { card, seller, auction } => {
                let text = match seller {
                    Some(seller) => Text::new("prompt-auction-by-seller").with("seller", seller),
                    None => Text::new("prompt-auction"),
                };
                text.with("card", card.titled())
                    .with("family", card.belongs())
                    .with("appraised", card.appraised())
                    .with("percent", card.percent_of_rolls())
                    .with("factor", self.factor_with(seat, card))
                    .with("bid", best(auction.best()))
                    .with("passed", passed(auction.passed()))
                    .with("cash", cash)
            }
            Phase::Escape { purpose, .. } => self.asked_to_spend(purpose, cash),
            Phase::ChooseEscape { from: None, .. } => Text::new("prompt-choose-escape"),
            Phase::ChooseEscape { from: Some(holder), .. } => {
                Text::new("prompt-steal-escape").with("holder", holder)
            }
            Phase::PlaceKgb { .. } => Text::new("prompt-place-kgb"),
            Phase::MaySell { .. } => Text::new("prompt-may-sell"),
            Phase::MustSell { debt, .. } => {
                Text::new("prompt-must-sell").with("owed", debt.owed()).with("cash", cash)
            }
            _ => Text::new("prompt-nothing"),
        }
    }

    /// What becomes of this turn's roll, for whoever moves the KGB to see.
    fn business(&self, seat: Seat) -> Text {
        match self.owner(self.plane) {
            _ if self.plane.is_escape() => Text::new("business-escape"),
            None => Text::new("business-auction"),
            Some(owner) if owner == seat => Text::new("business-rent-yours"),
            Some(owner) => Text::new("business-rent").with("owner", owner),
        }
    }

    fn asked_to_spend(&self, purpose: Purpose, cash: Money) -> Text {
        match purpose {
            Purpose::Triple { factor } => Text::new("prompt-triple")
                .with("who", self.auctioneer)
                .with("card", self.plane.titled())
                .with("factor", factor),
            Purpose::NoRent { rent } => {
                Text::new("prompt-no-rent").with("rent", rent).with("cash", cash)
            }
            Purpose::KeepRent { rent } => Text::new("prompt-keep-rent").with("rent", rent),
            Purpose::KeepCommission { commission } => {
                Text::new("prompt-keep-commission").with("commission", commission)
            }
        }
    }
}

/// The highest bid, or that there is none.
pub(crate) fn best(bid: Option<Bid>) -> Text {
    bid.map_or(Text::new("bid-none"), |bid| told::bid(bid.seat, bid.amount))
}
