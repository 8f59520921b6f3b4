//! Offers to others and answers to theirs.

use kontor_engine::{Money, Seat};

use super::{Mind, Reckoning, WORTHWHILE, float, thousands};
use crate::action::Action;
use crate::board::{Lot, LotSet};
use crate::deals::Bundle;
use crate::state::About;
use crate::turn;

/// A trade has to promise at least this part of what the other side gains.
const FAIR: f64 = 0.6;
/// Trades are proposed every so many rounds, so as not to pester people.
const PROPOSING: u16 = 3;

impl Mind<'_> {
    /// What a seat would gain if it gave one bundle and got another.
    pub(super) fn gain(&self, seat: Seat, gives: &Bundle, gets: &Bundle) -> f64 {
        let before = self.lots(seat);
        let after = before.minus(gives.lots).or(gets.lots);
        self.book(gets) - self.book(gives) + self.earnings(after)
            - self.earnings(before)
            - self.borrowing(seat, gives.cash)
    }

    /// What it costs to borrow for a trade.
    pub(super) fn borrowing(&self, seat: Seat, cash: Money) -> f64 {
        match self.reckoning {
            Reckoning::AtFirst => 0.0,
            Reckoning::Now => self.interest(seat, cash),
        }
    }

    /// Cash, lots at what the bank pays for them, tokens and cards.
    fn book(&self, bundle: &Bundle) -> f64 {
        let lots: Money = bundle.lots.iter().map(|lot| self.game.sale_price(lot)).sum();
        let cards: f64 = bundle.cards.iter().map(|kept| self.card_worth(kept)).sum();
        float(bundle.cash + lots) + f64::from(bundle.tokens) * self.token_worth() + cards
    }

    /// Whether a trade is good for this player and not much better for the other.
    fn agrees(&self, other: Seat, gives: &Bundle, gets: &Bundle) -> bool {
        let own = self.gain(self.seat, gives, gets);
        let theirs = self.gain(other, gets, gives);
        self.is_content(own, theirs)
    }

    /// Whether such a gain is enough for this player beside such a gain of the other.
    pub(super) fn is_content(&self, own: f64, theirs: f64) -> bool {
        own >= WORTHWHILE && own >= FAIR * theirs
    }

    pub(super) fn answer(&self) -> Action {
        let Some(offer) = self.game.offer_view() else { return Action::Decline };
        let (other, gives, gets) = if offer.proposer == self.seat {
            (offer.partner, offer.proposer_gives, offer.partner_gives)
        } else {
            (offer.proposer, offer.partner_gives, offer.proposer_gives)
        };
        if self.agrees(other, &gives, &gets) {
            return Action::Accept;
        }
        let open = !offer.countered && offer.about == About::Anything;
        open.then(|| self.counter(other, gives, gets)).flatten().unwrap_or(Action::Decline)
    }

    /// The same lots for a price that both should like, if there is one.
    fn counter(&self, other: Seat, gives: Bundle, gets: Bundle) -> Option<Action> {
        let bare = |bundle: Bundle| Bundle { cash: Money::ZERO, ..bundle };
        let (gives, gets) = self.priced(other, bare(gives), bare(gets))?;
        Some(turn::counter(gives, gets))
    }

    /// Adds the cash that shares the gain of a trade between both sides.
    fn priced(&self, other: Seat, gives: Bundle, gets: Bundle) -> Option<(Bundle, Bundle)> {
        let own = self.gain(self.seat, &gives, &gets);
        let theirs = self.gain(other, &gets, &gives);
        if own + theirs < 4.0 * WORTHWHILE {
            return None;
        }
        let pay = (own - theirs) / 2.0;
        let (payer, amount) = if pay > 0.0 { (self.seat, pay) } else { (other, -pay) };
        let cash = thousands(amount.min(float(self.game.cash(payer))));
        let (mut gives, mut gets) = (gives, gets);
        if pay > 0.0 {
            gives.cash = cash;
        } else {
            gets.cash = cash;
        }
        let fair = self.agrees(other, &gives, &gets)
            && Mind { seat: other, ..*self }.agrees(self.seat, &gets, &gives);
        fair.then_some((gives, gets))
    }

    /// The trade that gains most: a lot that brings a group nearer, for cash or for another lot.
    pub(super) fn propose(&self) -> Option<Action> {
        let game = self.game;
        let turn = game.round.wrapping_add(self.seat.index() as u16);
        if game.offers_left == 0 || !turn.is_multiple_of(PROPOSING) {
            return None;
        }
        // One offer to each of the others at most, in the order of the seats.
        let made = usize::from(crate::state::OFFERS - game.offers_left);
        let other = game.others(self.seat).iter().nth(made)?;
        let wanted = self.nearer(self.seat, other);
        let spare = self.nearer(other, self.seat);
        let lots = |lots: Option<Lot>| Bundle::lots(lots.into_iter().collect());
        let mut best: Option<(f64, Action)> = None;
        for want in wanted.iter() {
            for give in std::iter::once(None).chain(spare.iter().map(Some)) {
                let priced = self.priced(other, lots(give), lots(Some(want)));
                let Some((gives, gets)) = priced else { continue };
                let gain = self.gain(self.seat, &gives, &gets);
                if best.is_none_or(|(most, _)| gain > most) {
                    best = Some((gain, turn::offer(other, gives, gets)));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// The lots of `holder` that would bring a group of `seat` nearer.
    fn nearer(&self, seat: Seat, holder: Seat) -> LotSet {
        let own = self.lots(seat);
        let begun =
            |lot: &Lot| lot.group().is_some_and(|group| !own.and(LotSet::group(group)).is_empty());
        self.game.movable(holder).iter().filter(begun).collect()
    }
}
