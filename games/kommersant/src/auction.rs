//! Auctions of lots that were not bought (K17).

use kontor_engine::auction::{Auction, AuctionRules, Hammer, Passing};
use kontor_engine::{Choices, Form, Money, Refusal, Rule, Seat, SeatSet, Sink};

use crate::action::{Action, Template};
use crate::board::Lot;
use crate::event::Event;
use crate::state::{Kommersant, Phase};

/// K17: whole thousands, each bid at least 1,000 above the last; a pass is final.
pub static RULES: AuctionRules = AuctionRules {
    rule: Rule("K17"),
    unit: Money::new(1_000),
    raise: Money::new(1_000),
    passing: Passing::Final,
};

impl Kommersant {
    /// K17: bidding begins at the printed price.
    pub(crate) fn open_auction(&mut self, lot: Lot, bidders: SeatSet, sink: &mut impl Sink<Event>) {
        let opening = lot.price();
        sink.event(|| Event::AuctionOpened { lot, opening });
        self.phase = Phase::Auction { lot, auction: Auction::open(bidders, opening) };
    }

    /// K17: the Banker lets all but the decliner bid.
    pub(crate) fn hold_auction(&mut self, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Phase::Banker { lot, decliner } = self.phase else {
            return Err(self.not_now(Rule("K17")));
        };
        self.open_auction(lot, self.others(decliner), sink);
        Ok(())
    }

    /// K17: the Banker keeps the lot with the bank.
    pub(crate) fn keep_with_bank(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        sink.event(|| Event::NotOffered { seat, lot });
        self.phase = Phase::Going;
    }

    /// K17: a bid, up to cash and unused credit (K33).
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        amount: Money,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let limit = self.spendable(seat);
        let Phase::Auction { lot, mut auction } = self.phase else {
            return Err(self.not_now(RULES.rule));
        };
        auction.bid(&RULES, seat, amount, limit)?;
        sink.event(|| Event::Bid { seat, amount });
        self.go_on_bidding(lot, auction, sink);
        Ok(())
    }

    /// K17: a pass, which is final.
    pub(crate) fn pass(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Phase::Auction { lot, mut auction } = self.phase else {
            return Err(self.not_now(RULES.rule));
        };
        auction.pass(&RULES, seat)?;
        sink.event(|| Event::Passed { seat });
        self.go_on_bidding(lot, auction, sink);
        Ok(())
    }

    /// K17: sold when all others have passed; without a bid it stays with the bank.
    fn go_on_bidding(&mut self, lot: Lot, auction: Auction, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Auction { lot, auction };
        match auction.hammer() {
            None => {}
            Some(Hammer::Unsold) => {
                self.phase = Phase::Going;
                sink.event(|| Event::Unsold { lot });
            }
            Some(Hammer::Sold(bid)) => {
                self.phase = Phase::Going;
                sink.event(|| Event::Sold { seat: bid.seat, lot, price: bid.amount });
                self.spend(bid.seat, bid.amount, "auction", RULES.rule, sink);
                self.player_mut(bid.seat).lots.insert(lot);
            }
        }
    }

    /// K17: the bids that a seat could make now.
    pub(crate) fn ask_bid(&self, seat: Seat, form: &mut Form) {
        if let Phase::Auction { auction, .. } = self.phase {
            auction.ask(&RULES, self.spendable(seat), form);
        }
    }

    pub(crate) fn list_bids(
        &self,
        seat: Seat,
        auction: &Auction,
        choices: &mut Choices<Action, Template>,
    ) {
        auction.list(&RULES, self.spendable(seat), (Template::Bid, Action::Pass), choices);
    }
}
