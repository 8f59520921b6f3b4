//! What is worth weighing where an action has to be filled in: deals that the others would just agree to by
//! the estimate of `steady`, and bids that go as far as they would.

use kontor_engine::{Money, Seat};

use super::{Mind, float, thousands};
use crate::action::{Action, Template};
use crate::auction::RULES;
use crate::board::{Lot, LotSet};
use crate::deals::Bundle;
use crate::state::Phase;
use crate::turn;

/// How many deals of each sort are weighed: lots bought, lots sold, and lots exchanged.
const DEALS: usize = 3;
/// Prices are whole thousands.
const STEP: i64 = 1_000;

/// What two give each other, cash apart, and what the other pays for it: below nothing, what is paid to the other.
struct Deal {
    gives: LotSet,
    gets: LotSet,
    price: Money,
    /// What it gains by the estimate.
    gain: f64,
}

impl Mind<'_> {
    /// Deals and bids to weigh for a template; `false` where none are known.
    pub(crate) fn weighs(&self, template: Template, propose: &mut dyn FnMut(Action)) -> bool {
        match template {
            Template::Offer(to) => {
                let limits = (self.game.cash(self.seat), self.game.cash(to));
                for deal in self.deals(to, self.all_swaps(to), limits) {
                    let (gives, gets) = deal.bundles();
                    propose(turn::offer(to, gives, gets));
                }
            }
            Template::Counter => {
                let Some(to) = self.game.offer_view().map(|offer| offer.proposer) else {
                    return true;
                };
                let limits = (self.game.cash(self.seat), self.game.cash(to));
                for deal in self.deals(to, self.all_swaps(to), limits) {
                    let (gives, gets) = deal.bundles();
                    propose(turn::counter(gives, gets));
                }
            }
            Template::OfferSale(to) => {
                for (lots, price) in self.sales(to, self.game.movable(self.seat)) {
                    propose(Action::OfferSale { to, lots, price });
                }
            }
            Template::OfferVacant(to) => {
                for (lots, price) in self.sales(to, self.game.vacant_lots(self.seat)) {
                    propose(Action::OfferVacant { to, lots, price });
                }
            }
            Template::OfferPurchase(to) => {
                let swaps = self.game.movable(to).iter().map(|lot| (LotSet::EMPTY, one(lot)));
                let limits = (self.game.payable(self.seat), Money::ZERO);
                for deal in self.deals(to, swaps, limits) {
                    propose(Action::OfferPurchase { to, lots: deal.gets, price: -deal.price });
                }
            }
            Template::CounterPrice => self.other_price(propose),
            Template::Bid => self.bids_of_others(propose),
            Template::OfferForToken(_) | Template::Repay => return false,
        }
        true
    }

    /// Every lot that could be bought, sold or exchanged for another.
    fn all_swaps(&self, other: Seat) -> impl Iterator<Item = (LotSet, LotSet)> {
        let none = || std::iter::once(LotSet::EMPTY);
        let own = none().chain(self.game.movable(self.seat).iter().map(one));
        let theirs = self.game.movable(other);
        own.flat_map(move |gives| {
            none().chain(theirs.iter().map(one)).map(move |gets| (gives, gets))
        })
        .filter(|(gives, gets)| !gives.or(*gets).is_empty())
    }

    /// Those that gain most, of each sort so many.
    fn deals(
        &self,
        other: Seat,
        swaps: impl Iterator<Item = (LotSet, LotSet)>,
        limits: (Money, Money),
    ) -> impl Iterator<Item = Deal> {
        let mut best: [Vec<Deal>; 3] = Default::default();
        for (gives, gets) in swaps {
            let sort = if gives.is_empty() { 0 } else { 1 + usize::from(!gets.is_empty()) };
            best[sort].extend(self.dearest(other, (gives, gets), limits));
        }
        best.into_iter().flat_map(|mut deals| {
            deals.sort_by(|a, b| b.gain.total_cmp(&a.gain));
            deals.truncate(DEALS);
            deals
        })
    }

    fn sales(&self, to: Seat, lots: LotSet) -> impl Iterator<Item = (LotSet, Money)> {
        let swaps = lots.iter().map(|lot| (one(lot), LotSet::EMPTY));
        let deals = self.deals(to, swaps, (Money::ZERO, self.game.payable(to)));
        deals.map(|deal| (deal.gives, deal.price))
    }

    /// The highest price that the other would agree to, if there is one within what this player and the other
    /// can pay.
    fn dearest(
        &self,
        other: Seat,
        (gives, gets): (LotSet, LotSet),
        (own, theirs): (Money, Money),
    ) -> Option<Deal> {
        let (given, got) = (Bundle::lots(gives), Bundle::lots(gets));
        let mind = Mind { seat: other, ..*self };
        let gains = [self.gain(self.seat, &given, &got), self.gain(other, &got, &given)];
        let paid = |seat: Seat, amount: Money| float(amount) + self.borrowing(seat, amount);
        let at = |price: Money| {
            let up = price.max(Money::ZERO);
            let down = (-price).max(Money::ZERO);
            [gains[0] + float(up) - paid(self.seat, down), gains[1] + float(down) - paid(other, up)]
        };
        let agrees = |thousand: i64| {
            let [own, theirs] = at(Money::new(thousand * STEP));
            mind.is_content(theirs, own)
        };
        let (mut least, mut most) = (-(own.units() / STEP), theirs.units() / STEP);
        if !agrees(least) {
            return None;
        }
        while least < most {
            let middle = (least + most + 1).div_euclid(2);
            if agrees(middle) {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        let price = Money::new(least * STEP);
        Some(Deal { gives, gets, price, gain: at(price)[0] })
    }

    /// For the lots on offer, the price that is best for this player and that the proposer would agree to.
    fn other_price(&self, propose: &mut dyn FnMut(Action)) {
        let (Some(offer), Some(buyer)) = (self.game.offer_view(), self.game.who_would_pay()) else {
            return;
        };
        let most = self.game.most_for_counter();
        let limits = if buyer == self.seat { (most, Money::ZERO) } else { (Money::ZERO, most) };
        let swap = (offer.partner_gives.lots, offer.proposer_gives.lots);
        if let Some(deal) = self.dearest(offer.proposer, swap, limits) {
            let price = if buyer == self.seat { -deal.price } else { deal.price };
            propose(Action::CounterPrice { price });
        }
    }

    /// The last bid that each of the others would raise in an auction, and the first that they would not.
    fn bids_of_others(&self, propose: &mut dyn FnMut(Action)) {
        let Phase::Auction { lot, auction } = self.game.phase else { return };
        let (least, most) = (auction.least(&RULES), self.game.spendable(self.seat));
        for other in self.game.others(self.seat).minus(auction.passed()).iter() {
            let worth = Mind { seat: other, ..*self }.worth(lot);
            let limit = thousands(worth).min(self.game.spendable(other));
            for amount in [limit - RULES.raise, limit] {
                let amount = thousands(float(amount));
                if (least..=most).contains(&amount) {
                    propose(Action::Bid { amount });
                }
            }
        }
    }
}

impl Deal {
    fn bundles(&self) -> (Bundle, Bundle) {
        let cash = |amount: Money| amount.max(Money::ZERO);
        let gives = Bundle { cash: cash(-self.price), ..Bundle::lots(self.gives) };
        (gives, Bundle { cash: cash(self.price), ..Bundle::lots(self.gets) })
    }
}

fn one(lot: Lot) -> LotSet {
    LotSet::one(lot)
}
