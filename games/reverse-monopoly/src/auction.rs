//! Auctions (V16), and putting own property up for one (V26, V27).

use kontor_engine::auction::{Auction, AuctionRules, Hammer, Passing};
use kontor_engine::{Account, Choices, Form, Money, Refusal, Rule, Seat, SeatSet, Sink};

use crate::action::{Action, Event, Template};
use crate::board::Card;
use crate::state::{NEW_BANK, Phase, ReverseMonopoly, Task};

/// V16: each bid at least 1 above the last, a pass holds until somebody raises.
pub static RULES: AuctionRules = AuctionRules {
    rule: Rule("V16"),
    unit: Money::new(1),
    raise: Money::new(1),
    passing: Passing::UntilRaise,
};

/// V16: the least first bid.
const OPENING: Money = Money::new(1);

impl ReverseMonopoly {
    /// V16: everybody may bid for what was never sold. V26, V27: all others for what a buyer sells.
    pub(crate) fn open_auction(
        &mut self,
        card: Card,
        seller: Option<Seat>,
        sink: &mut impl Sink<Event>,
    ) {
        let all = self.all_seats();
        let bidders = seller.map_or(all, |seat| all.without(seat));
        sink.event(|| Event::AuctionOpened { card, seller });
        self.phase = Phase::Auction { card, seller, auction: Auction::open(bidders, OPENING) };
    }

    /// V26, V27: a buyer puts an own property up for auction.
    pub(crate) fn sell(
        &mut self,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let (rule, debt) = match self.phase {
            Phase::MaySell { .. } => (Rule("V26"), None),
            Phase::MustSell { debt, offered } => (Rule("V27"), Some((debt, offered))),
            _ => return Err(self.not_now(Rule("V27"))),
        };
        if !self.properties(seat).contains(card) {
            return Err(Refusal::new(rule, "refused-not-yours").with("card", card.name()));
        }
        if debt.is_some_and(|(_, offered)| offered.contains(card)) {
            return Err(Refusal::new(rule, "refused-unwanted").with("card", card.name()));
        }
        if let Some((debt, offered)) = debt {
            self.tasks.push(Task::Settle { debt, offered: offered.with(card) });
        }
        self.open_auction(card, Some(seat), sink);
        Ok(())
    }

    /// V16: a bid, up to the bidder's cash. Only the bidder is told if that is too little (V3).
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        amount: Money,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let limit = self.cash(seat);
        let Phase::Auction { card, seller, mut auction } = self.phase else {
            return Err(self.not_now(RULES.rule));
        };
        auction.bid(&RULES, seat, amount, limit)?;
        sink.event(|| Event::Bid { seat, amount });
        self.go_on_bidding(card, seller, auction, sink);
        Ok(())
    }

    /// V16: a pass, which holds until somebody raises.
    pub(crate) fn pass(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Phase::Auction { card, seller, mut auction } = self.phase else {
            return Err(self.not_now(RULES.rule));
        };
        auction.pass(&RULES, seat)?;
        sink.event(|| Event::Passed { seat });
        self.go_on_bidding(card, seller, auction, sink);
        Ok(())
    }

    /// V16: sold when all others have passed since the last bid; stays if all pass without one.
    fn go_on_bidding(
        &mut self,
        card: Card,
        seller: Option<Seat>,
        auction: Auction,
        sink: &mut impl Sink<Event>,
    ) {
        self.phase = Phase::Auction { card, seller, auction };
        match auction.hammer() {
            None => {}
            Some(Hammer::Unsold) => {
                self.phase = Phase::Going;
                sink.event(|| Event::Unsold { card });
            }
            Some(Hammer::Sold(bid)) => {
                self.phase = Phase::Going;
                let (seat, price) = (bid.seat, bid.amount);
                sink.event(|| Event::Sold { seat, card, price, seller });
                let to = seller.map_or(NEW_BANK, Account::Seat);
                self.transfer(seat.into(), to, price, "auction", RULES.rule, sink);
                if let Some(seller) = seller {
                    self.player_mut(seller).cards.remove(card);
                }
                self.gain(seat, card, sink);
                if seller.is_none() && !self.is_over() {
                    self.pay_commission(card, sink);
                }
            }
        }
    }

    /// V16: the bids that a seat could make now: up to its own cash, which is for its eyes alone.
    pub(crate) fn ask_bid(&self, seat: Seat, form: &mut Form) {
        if let Phase::Auction { auction, .. } = self.phase {
            auction.ask(&RULES, self.cash(seat), form);
        }
    }

    /// V3: who has too little to bid is asked like all others, and passes.
    pub(crate) fn list_bids(
        &self,
        seat: Seat,
        auction: &Auction,
        choices: &mut Choices<Action, Template>,
    ) {
        auction.list(&RULES, self.cash(seat), (Template::Bid, Action::Pass), choices);
    }

    /// V16: those who may bid or pass, clockwise from the auctioneer's left.
    pub fn asked_in_order(&self, auction: &Auction) -> impl Iterator<Item = Seat> {
        self.clockwise_after(self.auctioneer, auction.to_act())
    }

    /// V16: who is asked next where bidders are asked one by one: clockwise, beginning on the auctioneer's
    /// left, and after a bid on the bidder's.
    pub(crate) fn asked_next(&self, auction: &Auction) -> Option<Seat> {
        let last = auction.best().map_or(self.auctioneer, |bid| bid.seat);
        self.clockwise_after(last, auction.to_act()).next()
    }

    fn clockwise_after(&self, seat: Seat, seats: SeatSet) -> impl Iterator<Item = Seat> {
        let size = self.table_size();
        seat.next(size).round(size).filter(move |&seat| seats.contains(seat))
    }
}
