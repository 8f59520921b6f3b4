//! Buying and bidding.

use kontor_engine::{Money, Seat, SeatSet};

use super::{Mind, float, thousands};
use crate::action::Action;
use crate::board::Lot;
use crate::data::SquareKind;

impl Mind<'_> {
    pub(super) fn buy_or_not(&self, lot: Lot, asked: SeatSet) -> Action {
        let game = self.game;
        let gain = self.added(self.seat, lot).max(self.denied(lot));
        let wanted =
            lot.price() <= game.spendable(self.seat) && self.is_worth_borrowing(lot.price(), gain);
        if !wanted {
            return Action::Decline;
        }
        let state = lot.kind() == SquareKind::StateEnterprise;
        if !state || game.tokens_held(self.seat) > 0 {
            return Action::Buy;
        }
        let price = thousands((gain / 3.0).min(self.cash() / 3.0));
        match game.token_holders(self.seat, lot, asked).iter().next() {
            Some(to) if price > Money::ZERO => Action::OfferForToken { to, price },
            _ => Action::Decline,
        }
    }

    pub(super) fn hold_auction_or_not(&self, lot: Lot, decliner: Seat) -> Action {
        let bids = decliner != self.seat
            && lot.price() <= self.game.spendable(self.seat)
            && float(lot.price()) <= self.worth(lot);
        if bids { Action::HoldAuction } else { Action::Decline }
    }

    /// Bids up to the worth, a quarter of the way at a time.
    pub(super) fn bid_or_pass(&self, lot: Lot, least: Money) -> Action {
        let worth = thousands(self.worth(lot)).min(self.game.spendable(self.seat));
        if least > worth {
            return Action::Pass;
        }
        let raise = float(worth - least) / 4.0;
        Action::Bid { amount: least + thousands(raise) }
    }
}
