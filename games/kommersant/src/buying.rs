//! Buying the lot one stands on (K16, K18, K19), or not (K17).

use kontor_engine::{Choices, Money, Refusal, Rule, Seat, SeatSet, Sink};

use crate::action::{Action, Template};
use crate::board::Lot;
use crate::cards::Kept;
use crate::data::SquareKind;
use crate::edition::Declined;
use crate::event::Event;
use crate::state::{Kommersant, Phase};

impl Kommersant {
    /// K4, K15: how many red tokens a player could spend, kept cards included.
    #[inline]
    pub fn tokens_held(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.tokens + player.kept.count(Kept::RedToken)
    }

    /// K16, K18, K19: buys the lot at its price, with a red token if it is a state enterprise and a
    /// loan if cash is short.
    pub(crate) fn buy(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Phase::Purchase { lot, .. } = self.phase else {
            return Err(self.not_now(Rule("K16")));
        };
        let is_state = lot.kind() == SquareKind::StateEnterprise;
        if is_state && self.tokens_held(seat) == 0 {
            return Err(Refusal::new(Rule("K18"), "refused-needs-token").with("lot", lot.text()));
        }
        let price = lot.price();
        self.check_spendable(seat, price)?;
        self.phase = Phase::Going;
        sink.event(|| Event::Bought { seat, lot, price });
        if is_state {
            self.spend_token(seat, sink);
        }
        self.spend(seat, price, "lot-bought", Rule("K16"), sink);
        self.player_mut(seat).lots.insert(lot);
        Ok(())
    }

    /// K4, K15, K18: a token from the board is spent before a red-token card; it is laid again, a card
    /// goes under its deck.
    fn spend_token(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let card = self.player(seat).tokens == 0;
        sink.event(|| Event::TokenSpent { seat, card });
        if card {
            self.return_card(seat, Kept::RedToken, sink);
        } else {
            self.player_mut(seat).tokens -= 1;
            self.to_lay += 1;
        }
    }

    /// K17, K18: what follows when a lot is not bought: an auction, the Banker's decision, or nothing
    /// for a state enterprise, or a vacant lot where these are not auctioned.
    pub(crate) fn once_declined(&self, lot: Lot) -> Option<Declined> {
        match lot.kind() {
            SquareKind::StateEnterprise => None,
            SquareKind::VacantLot if !self.agreed.vacant_auctions => None,
            _ => Some(self.agreed.edition().declined),
        }
    }

    /// K17, K18: the lot is not bought.
    pub(crate) fn decline_lot(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        sink.event(|| Event::Declined { seat, lot });
        match self.once_declined(lot) {
            None => self.phase = Phase::Going,
            Some(Declined::BankerDecides) => self.phase = Phase::Banker { lot, decliner: seat },
            Some(Declined::Auction) => self.open_auction(lot, self.playing, sink),
        }
    }

    /// K18: whom a player without a token may still ask for one.
    #[inline]
    pub(crate) fn token_holders(&self, seat: Seat, lot: Lot, asked: SeatSet) -> SeatSet {
        if lot.kind() != SquareKind::StateEnterprise || self.tokens_held(seat) > 0 {
            return SeatSet::EMPTY;
        }
        let holders = self.others(seat).minus(asked).iter();
        holders.filter(|&other| self.tokens_held(other) > 0).collect()
    }

    /// K18: checks an offer of cash for a token, and returns whom was asked with this one.
    pub(crate) fn check_token_offer(
        &self,
        seat: Seat,
        to: Seat,
        price: Money,
    ) -> Result<(Lot, SeatSet), Refusal> {
        let rule = Rule("K18");
        let Phase::Purchase { lot, asked, .. } = self.phase else {
            return Err(self.not_now(rule));
        };
        self.check_partner(seat, to, rule)?;
        if lot.kind() != SquareKind::StateEnterprise || self.tokens_held(seat) > 0 {
            return Err(Refusal::new(rule, "refused-no-token-needed"));
        }
        if asked.contains(to) {
            return Err(Refusal::new(rule, "refused-asked-already").with("to", to));
        }
        if self.tokens_held(to) == 0 {
            return Err(Refusal::new(rule, "refused-has-no-token").with("to", to));
        }
        if price.is_negative() || price > self.cash(seat) {
            return Err(Refusal::new(rule, "refused-cannot-offer")
                .with("cash", self.cash(seat))
                .with("price", price));
        }
        Ok((lot, asked.with(to)))
    }

    /// K16, K18, K19: whether a player has what a lot costs: its price, with a loan if need be, and a red token
    /// for a state enterprise.
    #[inline]
    pub(crate) fn could_buy(&self, seat: Seat, lot: Lot) -> bool {
        let has_right = lot.kind() != SquareKind::StateEnterprise || self.tokens_held(seat) > 0;
        has_right && lot.price() <= self.spendable(seat)
    }

    pub(crate) fn list_purchase(
        &self,
        seat: Seat,
        lot: Lot,
        asked: SeatSet,
        choices: &mut Choices<Action, Template>,
    ) {
        if self.could_buy(seat, lot) {
            choices.exact(Action::Buy);
        }
        for holder in self.token_holders(seat, lot, asked).iter() {
            choices.template(Template::OfferForToken(holder));
        }
        choices.exact(Action::Decline);
    }
}
