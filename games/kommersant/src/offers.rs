//! Offers among players: trades (K27, K32), property on credit (K33), vacant lots (K31), tokens (K18).

use kontor_engine::choice::Side;
use kontor_engine::trade::{Trade, TradeRules};
use kontor_engine::{Choices, Form, Money, Next, Refusal, Rule, Seat, SeatSet, Sink};

use crate::action::{Action, Template};
use crate::board::{Lot, LotSet};
use crate::cards::Kept;
use crate::deals::{Bundle, CARD_NAMES, LOT_NAMES, lot_items};
use crate::edition::{Lending, VacantOffers};
use crate::event::Event;
use crate::state::{About, Kommersant, OFFERS, Offer, Phase};

const TRADE: Rule = Rule("K27");
const VACANT: Rule = Rule("K31");

impl Kommersant {
    /// How trades go at this table; refusals name `rule`.
    fn trades(&self, rule: Rule) -> TradeRules {
        TradeRules { rule, nothing_for_nothing: self.agreed.nothing_for_nothing }
    }

    /// A partner is another player still in.
    pub(crate) fn check_partner(&self, seat: Seat, to: Seat, rule: Rule) -> Result<(), Refusal> {
        if to != seat && self.playing.contains(to) {
            return Ok(());
        }
        Err(Refusal::new(rule, "refused-no-partner").with("to", to))
    }

    /// K27: at most three offers a turn.
    fn check_offers_left(&self) -> Result<(), Refusal> {
        if self.offers_left > 0 {
            return Ok(());
        }
        Err(Refusal::new(TRADE, "refused-offers-made").with("most", OFFERS))
    }

    /// K18, K27, K33: the most cash that a player can give in a deal of this sort.
    #[inline]
    fn most_cash(&self, giver: Seat, about: About) -> Money {
        match about {
            About::Anything | About::RedToken => self.cash(giver),
            About::VacantLots | About::Purchase | About::Sale => self.payable(giver),
        }
    }

    /// K27, K28, K32, K33: whether a player has what a bundle holds, and may give it away.
    pub(crate) fn check_bundle(
        &self,
        giver: Seat,
        bundle: &Bundle,
        about: About,
    ) -> Result<(), Refusal> {
        let most = self.most_cash(giver, about);
        if bundle.cash.is_negative() || bundle.cash > most {
            return Err(Refusal::new(TRADE, "refused-cannot-give")
                .with("seat", giver)
                .with("cash", most)
                .with("sum", bundle.cash));
        }
        if !bundle.lots.is_empty() {
            self.check_lots(giver, bundle.lots)?;
        }
        let player = self.player(giver);
        if bundle.tokens > player.tokens {
            return Err(Refusal::new(TRADE, "refused-tokens-short")
                .with("seat", giver)
                .with("held", player.tokens)
                .with("wanted", bundle.tokens));
        }
        if bundle.cards.has(Kept::Police) && !self.agreed.police_traded {
            return Err(Refusal::new(TRADE, "refused-police-kept"));
        }
        if let Some(kept) = player.kept.lacks(&bundle.cards) {
            return Err(Refusal::new(TRADE, "refused-cards-short")
                .with("seat", giver)
                .with("held", player.kept.count(kept))
                .with("card", kept.text())
                .with("wanted", bundle.cards.count(kept)));
        }
        Ok(())
    }

    /// K27, K28: whether these lots are a player's, and may be given away.
    fn check_lots(&self, giver: Seat, lots: LotSet) -> Result<(), Refusal> {
        if let Some(lot) = lots.minus(self.player(giver).lots).iter().next() {
            return Err(Refusal::new(TRADE, "refused-not-theirs")
                .with("lot", lot.text())
                .with("seat", giver));
        }
        match lots.minus(self.movable(giver)).iter().next() {
            Some(lot) => self.check_movable(giver, lot),
            None => Ok(()),
        }
    }

    /// K27: offers a trade before the throw.
    pub(crate) fn make_offer(
        &mut self,
        seat: Seat,
        to: Seat,
        (gives, gets): (Bundle, Bundle),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        self.check_offers_left()?;
        self.check_partner(seat, to, TRADE)?;
        self.check_bundle(seat, &gives, About::Anything)?;
        self.check_bundle(to, &gets, About::Anything)?;
        self.open_offer(About::Anything, TRADE, (seat, gives), (to, gets), sink)?;
        self.offers_left -= 1;
        Ok(())
    }

    /// K33: whether property is bought and sold among players with a loan before the throw: where the bank
    /// lends for it, and the buyer has credit left.
    #[inline]
    fn lends_to(&self, buyer: Seat) -> bool {
        self.agreed.lending == Lending::Property && self.player(buyer).loans.has_credit()
    }

    /// K27, K33: offers to buy property for cash, with a loan for what is missing.
    pub(crate) fn offer_purchase(
        &mut self,
        seat: Seat,
        to: Seat,
        (lots, price): (LotSet, Money),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let sides = ((seat, Bundle::cash(price)), (to, Bundle::lots(lots)));
        self.offer_on_credit(About::Purchase, seat, sides, sink)
    }

    /// K27, K33: offers to sell property for cash, for which the buyer may take a loan.
    pub(crate) fn offer_sale(
        &mut self,
        seat: Seat,
        to: Seat,
        (lots, price): (LotSet, Money),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let sides = ((seat, Bundle::lots(lots)), (to, Bundle::cash(price)));
        self.offer_on_credit(About::Sale, to, sides, sink)
    }

    fn offer_on_credit(
        &mut self,
        about: About,
        buyer: Seat,
        ((seat, gives), (to, gets)): ((Seat, Bundle), (Seat, Bundle)),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        self.check_offers_left()?;
        self.check_partner(seat, to, TRADE)?;
        if !self.lends_to(buyer) {
            return Err(Refusal::new(Rule("K33"), "refused-no-credit").with("buyer", buyer));
        }
        if gives.lots.or(gets.lots).is_empty() {
            return Err(Refusal::new(TRADE, "refused-no-lot-named"));
        }
        self.check_bundle(seat, &gives, about)?;
        self.check_bundle(to, &gets, about)?;
        self.open_offer(about, TRADE, (seat, gives), (to, gets), sink)?;
        self.offers_left -= 1;
        Ok(())
    }

    /// K31: who may offer vacant lots while the game waits for others: the player on turn.
    pub(crate) fn who_acts_beside(&self) -> SeatSet {
        let waits = match self.who_is_next() {
            Next::Seats(seats) if self.offer.is_none() => seats,
            _ => return SeatSet::EMPTY,
        };
        let seat = self.on_turn;
        let offers = !waits.contains(seat)
            && self.may_offer_vacant(seat)
            && !self.vacant_lots(seat).is_empty();
        if offers { SeatSet::one(seat) } else { SeatSet::EMPTY }
    }

    /// K31: whether a player may offer vacant lots now, outside of the deals before the throw: at any
    /// point of the own turn, or while owing a debt.
    #[inline]
    pub(crate) fn may_offer_vacant(&self, seat: Seat) -> bool {
        let any_time = self.agreed.vacant_offers == VacantOffers::AnyTime
            && self.on_turn == seat
            && self.playing.contains(seat)
            && self.offers_left > 0;
        match self.phase {
            Phase::Purchase { .. }
            | Phase::Banker { .. }
            | Phase::Auction { .. }
            | Phase::Centre { .. }
            | Phase::Racket { .. }
            | Phase::Naming { .. }
                if any_time =>
            {
                true
            }
            Phase::Debt { debt, .. } if any_time && debt.debtor != seat => true,
            Phase::Debt { debt, offers } => debt.debtor == seat && offers > 0,
            Phase::Doubling { .. } => self.on_turn == seat && self.offers_left > 0,
            Phase::Purchase { seat: asked, .. }
            | Phase::Centre { seat: asked }
            | Phase::Racket { seat: asked }
            | Phase::Naming { seat: asked, .. } => {
                asked == seat && self.on_turn == seat && self.offers_left > 0
            }
            _ => false,
        }
    }

    /// K31: offers vacant lots for cash.
    pub(crate) fn offer_vacant(
        &mut self,
        seat: Seat,
        to: Seat,
        (lots, price): (LotSet, Money),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.may_offer_vacant(seat) {
            return Err(self.not_now(VACANT));
        }
        self.check_partner(seat, to, VACANT)?;
        if lots.is_empty() {
            return Err(Refusal::new(VACANT, "refused-no-lot-offered"));
        }
        if let Some(lot) = lots.minus(self.vacant_lots(seat)).iter().next() {
            return Err(Refusal::new(VACANT, "refused-not-your-vacant-lot").with("lot", lot.text()));
        }
        let gets = Bundle::cash(price);
        self.check_bundle(to, &gets, About::VacantLots)?;
        self.open_offer(About::VacantLots, VACANT, (seat, Bundle::lots(lots)), (to, gets), sink)?;
        match &mut self.phase {
            Phase::Debt { debt, offers } if debt.debtor == seat => *offers -= 1,
            _ => self.offers_left -= 1,
        }
        Ok(())
    }

    /// K18: offers a holder cash for a red token, once each.
    pub(crate) fn offer_for_token(
        &mut self,
        seat: Seat,
        to: Seat,
        price: Money,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let (lot, asked) = self.check_token_offer(seat, to, price)?;
        let token = if self.player(to).tokens > 0 {
            Bundle { tokens: 1, ..Bundle::default() }
        } else {
            Bundle { cards: [Kept::RedToken].into_iter().collect(), ..Bundle::default() }
        };
        let rule = Rule("K18");
        self.open_offer(About::RedToken, rule, (seat, Bundle::cash(price)), (to, token), sink)?;
        self.phase = Phase::Purchase { seat, lot, asked };
        Ok(())
    }

    fn open_offer(
        &mut self,
        about: About,
        rule: Rule,
        (seat, gives): (Seat, Bundle),
        (to, gets): (Seat, Bundle),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let trade = Trade::offer(&self.trades(rule), (seat, gives), (to, gets))?;
        self.offer = Some(Offer { about, trade });
        sink.event(|| Event::Offered { seat, to, about, gives, gets });
        Ok(())
    }

    /// K32: the offer is accepted: both sides are checked now, and all changes hands or nothing.
    pub(crate) fn accept_offer(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Some(offer) = self.offer else { return Err(self.not_now(TRADE)) };
        let check =
            |giver: Seat, _: Seat, bundle: &Bundle| self.check_bundle(giver, bundle, offer.about);
        let agreed = offer.trade.accept(&self.trades(TRADE), seat, check)?;
        let [(proposer, gave), (partner, got)] = agreed.gives;
        self.offer = None;
        sink.event(|| Event::Traded { seat: proposer, partner, gave, got });
        self.borrow_for(proposer, gave.cash, sink);
        self.borrow_for(partner, got.cash, sink);
        self.hand_over(proposer, partner, &gave, sink);
        self.hand_over(partner, proposer, &got, sink);
        self.settle_if_decided(sink);
        Ok(())
    }

    fn hand_over(&mut self, from: Seat, to: Seat, bundle: &Bundle, sink: &mut impl Sink<Event>) {
        self.transfer(from.into(), to.into(), bundle.cash, "trade", TRADE, sink);
        let giver = self.player_mut(from);
        giver.lots = giver.lots.minus(bundle.lots);
        giver.tokens -= bundle.tokens;
        bundle.cards.iter().for_each(|kept| giver.kept.remove(kept));
        let taker = self.player_mut(to);
        taker.lots = taker.lots.or(bundle.lots);
        taker.tokens += bundle.tokens;
        bundle.cards.iter().for_each(|kept| taker.kept.insert(kept));
    }

    /// K27: the offer is declined, and nothing changes hands.
    pub(crate) fn decline_offer(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.offer = None;
        sink.event(|| Event::OfferDeclined { seat });
        Ok(())
    }

    /// K27: a trade is countered, once.
    pub(crate) fn counter(
        &mut self,
        seat: Seat,
        (gives, gets): (Bundle, Bundle),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let anything = |offer: &Offer| offer.about == About::Anything;
        let mut offer = self.check_counter(seat, anything)?;
        let to = offer.trade.proposer();
        self.check_bundle(seat, &gives, About::Anything)?;
        self.check_bundle(to, &gets, About::Anything)?;
        offer.trade.counter(&self.trades(TRADE), seat, gets, gives)?;
        self.offer = Some(offer);
        sink.event(|| Event::Countered { seat, to, gives, gets });
        Ok(())
    }

    /// K27, K31, K33: who would pay by an offer at a price, which can be countered by another price.
    fn buyer(offer: &Offer) -> Option<Seat> {
        match offer.about {
            About::VacantLots | About::Sale => Some(offer.trade.partner()),
            About::Purchase => Some(offer.trade.proposer()),
            About::Anything | About::RedToken => None,
        }
    }

    /// Who would pay the price of the open offer, if it has one.
    pub(crate) fn who_would_pay(&self) -> Option<Seat> {
        self.offer.as_ref().and_then(Kommersant::buyer)
    }

    /// The most that can be named as another price for the open offer.
    pub(crate) fn most_for_counter(&self) -> Money {
        self.who_would_pay().map_or(Money::ZERO, |buyer| self.payable(buyer))
    }

    /// K33: what a player pays by accepting the open offer, if the bank lends or the cash suffices for it.
    pub(crate) fn price_of_accepting(&self, seat: Seat) -> Option<Money> {
        let offer = self.offer.as_ref()?;
        let price = offer.trade.gives(seat)?.cash;
        (price <= self.most_cash(seat, offer.about)).then_some(price)
    }

    /// K27, K31, K33: another price for the lots on offer, once.
    pub(crate) fn counter_price(
        &mut self,
        seat: Seat,
        price: Money,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let mut offer = self.check_counter(seat, |offer| Kommersant::buyer(offer).is_some())?;
        let to = offer.trade.proposer();
        let lots = |of: Seat| offer.trade.gives(of).map_or(LotSet::EMPTY, |bundle| bundle.lots);
        let (gives, gets) = if Kommersant::buyer(&offer) == Some(seat) {
            (Bundle::cash(price), Bundle::lots(lots(to)))
        } else {
            (Bundle::lots(lots(seat)), Bundle::cash(price))
        };
        self.check_bundle(seat, &gives, offer.about)?;
        self.check_bundle(to, &gets, offer.about)?;
        offer.trade.counter(&self.trades(TRADE), seat, gets, gives)?;
        self.offer = Some(offer);
        sink.event(|| Event::Countered { seat, to, gives, gets });
        Ok(())
    }

    fn check_counter(
        &self,
        seat: Seat,
        in_this_way: impl Fn(&Offer) -> bool,
    ) -> Result<Offer, Refusal> {
        let Some(offer) = self.offer else { return Err(self.not_now(TRADE)) };
        offer.trade.check_answer(&self.trades(TRADE), seat)?;
        if offer.trade.is_countered() {
            return Err(Refusal::new(TRADE, "refused-counter-countered"));
        }
        if !in_this_way(&offer) {
            return Err(Refusal::new(TRADE, "refused-other-counter"));
        }
        Ok(offer)
    }

    /// What the one who has to answer may do with the open offer.
    pub(crate) fn list_answers(&self, offer: &Offer, choices: &mut Choices<Action, Template>) {
        choices.exact(Action::Accept);
        choices.exact(Action::Decline);
        match offer.about {
            _ if offer.trade.is_countered() => {}
            About::Anything => choices.template(Template::Counter),
            About::VacantLots | About::Purchase | About::Sale => {
                choices.template(Template::CounterPrice);
            }
            About::RedToken => {}
        }
    }

    /// K31: to whom vacant lots can be offered.
    pub(crate) fn list_vacant_offers(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if !self.vacant_lots(seat).is_empty() && self.may_offer_vacant(seat) {
            for other in self.others(seat).iter() {
                choices.template(Template::OfferVacant(other));
            }
        }
    }

    /// K27, K33: to whom a trade can be offered, and a purchase or a sale on credit.
    pub(crate) fn list_offers(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.offers_left == 0 {
            return;
        }
        let (buys, sells) = (self.lends_to(seat), !self.movable(seat).is_empty());
        for other in self.others(seat).iter() {
            if self.could_trade(seat, other) {
                choices.template(Template::Offer(other));
            }
            if buys && !self.movable(other).is_empty() {
                choices.template(Template::OfferPurchase(other));
            }
            if sells && self.lends_to(other) {
                choices.template(Template::OfferSale(other));
            }
        }
    }

    /// K27: whether the two have anything between them that could be traded: nothing for nothing is no offer.
    fn could_trade(&self, one: Seat, other: Seat) -> bool {
        let has_something = |seat: Seat| {
            self.cash(seat) > Money::ZERO
                || self.player(seat).tokens > 0
                || !self.movable(seat).is_empty()
                || Kept::ALL.into_iter().any(|kept| self.tradeable(seat, kept) > 0)
        };
        self.agreed.nothing_for_nothing || has_something(one) || has_something(other)
    }

    /// How many of its kept cards of this kind a player may give away.
    fn tradeable(&self, seat: Seat, kept: Kept) -> u8 {
        let traded = kept != Kept::Police || self.agreed.police_traded;
        if traded { self.player(seat).kept.count(kept) } else { 0 }
    }

    /// K27: what `giver` could give and `taker` give back, as fields to fill in.
    pub(crate) fn ask_trade(&self, giver: Seat, taker: Seat, form: &mut Form) {
        let names = ["give_cash", "give_lots", "give_tokens", "give_cards"];
        form.begin_side(Side::Give);
        self.add_side(form, giver, names);
        form.begin_side(Side::Get);
        self.add_side(form, taker, ["get_cash", "get_lots", "get_tokens", "get_cards"]);
        form.wants_something = !self.agreed.nothing_for_nothing;
    }

    fn add_side(&self, form: &mut Form, seat: Seat, names: [&'static str; 4]) {
        let [cash, lots, tokens, cards] = names;
        let player = self.player(seat);
        let kept = Kept::ALL.map(|kept| (kept as u8, self.tradeable(seat, kept)));
        form.add_money(cash, 0, self.cash(seat).units(), 1);
        form.add_pick(lots, (0, u8::MAX), lot_items(self.movable(seat)), &LOT_NAMES);
        form.add_amount(tokens, 0, player.tokens.into(), 1);
        form.add_pick(cards, (0, u8::MAX), kept, &CARD_NAMES);
    }

    /// K31, K33: lots for cash that `buyer` pays, as fields to fill in for `seat`.
    pub(crate) fn ask_price(&self, lots: LotSet, (seat, buyer): (Seat, Seat), form: &mut Form) {
        let buys = seat == buyer;
        form.begin_side(if buys { Side::Get } else { Side::Give });
        form.add_pick("lots", (1, u8::MAX), lot_items(lots), &LOT_NAMES);
        form.begin_side(if buys { Side::Give } else { Side::Get });
        form.add_money("price", 0, self.payable(buyer).units(), 1);
    }

    /// What the offer that is countered has in the half that a field is about: `give_…` is what `seat` gives.
    fn countered(&self, seat: Seat, template: Template, field: &str) -> Option<&Bundle> {
        let trade = &self.offer.as_ref().filter(|_| template == Template::Counter)?.trade;
        trade.gives(if field.starts_with("give") { seat } else { trade.proposer() })
    }

    /// A counter-offer begins with what is offered: how many of an item that is.
    pub(crate) fn offered_items(
        &self,
        seat: Seat,
        template: Template,
        field: &str,
        code: u8,
    ) -> u8 {
        let Some(bundle) = self.countered(seat, template, field) else { return 0 };
        match field {
            "give_lots" | "get_lots" => bundle.lots.contains(Lot::coded(code)).into(),
            "give_cards" | "get_cards" => bundle.cards.count(Kept::coded(code)),
            _ => 0,
        }
    }

    /// The same for sums and red tokens. For a token nobody has named a price for yet, a tenth of that of the state
    /// enterprise which it lets one buy.
    pub(crate) fn offered_number(
        &self,
        seat: Seat,
        template: Template,
        field: &str,
    ) -> Option<i64> {
        match (template, self.phase) {
            (Template::CounterPrice, _) => {
                let buyer = self.who_would_pay()?;
                Some(self.offer.as_ref()?.trade.gives(buyer)?.cash.units())
            }
            (Template::OfferForToken(_), Phase::Purchase { lot, .. }) => {
                Some(lot.price().units() / 10)
            }
            _ => {
                let bundle = self.countered(seat, template, field)?;
                match field {
                    "give_cash" | "get_cash" => Some(bundle.cash.units()),
                    "give_tokens" | "get_tokens" => Some(bundle.tokens.into()),
                    _ => None,
                }
            }
        }
    }

    /// K37: what a lot counts for in a deal, where the field is about lots.
    pub(crate) fn figure_of(&self, field: &str, code: u8) -> Option<Money> {
        field.ends_with("lots").then(|| self.bank_value(Lot::coded(code)))
    }
}
