//! Deals: trades (K27, K28, K32), vacant lots (K31), mortgages (K29), sales to the bank (K30).

use kontor_engine::trade::Trade;
use kontor_engine::{Choices, Form, Money, Naming, Refusal, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Event, Template};
use crate::board::{Lot, LotSet};
use crate::cards::{Kept, KeptCards};
use crate::data::SquareKind;
use crate::state::{About, Kommersant, Offer, Phase};

const TRADE: Rule = Rule("K27");
const BUILT: Rule = Rule("K28");
const MORTGAGE: Rule = Rule("K29");
const SALE: Rule = Rule("K30");
const VACANT: Rule = Rule("K31");

/// What one side of a deal gives.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Bundle {
    /// Cash.
    pub cash: Money,
    /// Lots, with the mortgages on them.
    pub lots: LotSet,
    /// Red tokens.
    pub tokens: u8,
    /// Kept cards.
    pub cards: KeptCards,
}

impl Bundle {
    /// Just cash.
    pub fn cash(cash: Money) -> Bundle {
        Bundle { cash, ..Bundle::default() }
    }

    /// Just lots.
    pub fn lots(lots: LotSet) -> Bundle {
        Bundle { lots, ..Bundle::default() }
    }

    /// Whether it is nothing at all.
    pub fn is_nothing(&self) -> bool {
        *self == Bundle::default()
    }
}

pub(crate) static LOT_NAMES: Naming = Naming {
    id: |code| Lot::coded(code).id(),
    label: |code| {
        let lot = Lot::coded(code);
        format!("{} ({} ₽)", lot.name(), lot.price())
    },
};
pub(crate) static CARD_NAMES: Naming = Naming {
    id: |code| Kept::coded(code).id(),
    label: |code| Kept::coded(code).name().to_string(),
};

/// The items of a form for these lots.
fn lot_items(lots: LotSet) -> impl Iterator<Item = (u8, u8)> {
    lots.iter().map(|lot| (lot.index() as u8, 1))
}

impl Kommersant {
    /// K28: the lots a player can sell, exchange or mortgage: none in a group with a building.
    #[inline]
    pub(crate) fn movable(&self, seat: Seat) -> LotSet {
        let lots = self.player(seat).lots;
        let mut fixed = lots.and(self.stages.built());
        for lot in fixed.iter() {
            fixed = fixed.or(lot.group().map_or(LotSet::EMPTY, LotSet::group));
        }
        lots.minus(fixed)
    }

    /// The vacant lots of a player (K31).
    #[inline]
    pub(crate) fn vacant_lots(&self, seat: Seat) -> LotSet {
        self.player(seat).lots.and(LotSet::of_kind(SquareKind::VacantLot))
    }

    pub(crate) fn check_own(&self, seat: Seat, lot: Lot, rule: Rule) -> Result<(), Refusal> {
        if self.player(seat).lots.contains(lot) {
            return Ok(());
        }
        Err(match self.owner(lot) {
            Some(owner) => Refusal::new(rule, "{lot} belongs to {owner}")
                .with("lot", lot.name())
                .with("owner", owner),
            None => Refusal::new(rule, "{lot} belongs to the bank").with("lot", lot.name()),
        })
    }

    /// K28: refuses lots with buildings, and lots of a group with a building.
    fn check_movable(&self, seat: Seat, lot: Lot) -> Result<(), Refusal> {
        if self.movable(seat).contains(lot) {
            return Ok(());
        }
        Err(Refusal::new(
            BUILT,
            "{lot} cannot change hands or be mortgaged while it or its group has a building",
        )
        .with("lot", lot.name()))
    }

    /// K29: mortgages a lot for half its price, before the throw or to meet a debt.
    pub(crate) fn mortgage(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals_or_debt()?;
        self.check_own(seat, lot, MORTGAGE)?;
        self.check_movable(seat, lot)?;
        if self.mortgaged.contains(lot) {
            return Err(
                Refusal::new(MORTGAGE, "{lot} is mortgaged already").with("lot", lot.name())
            );
        }
        let sum = lot.half_price();
        self.mortgaged.insert(lot);
        self.mortgaged_now.insert(lot);
        sink.event(|| Event::Mortgaged { seat, lot, sum });
        self.pay_out(seat, sum, "mortgage", MORTGAGE, sink);
        self.settle_if_decided(sink);
        Ok(())
    }

    /// K29: redeems a lot in a later turn, for what it was mortgaged for and a tenth more.
    pub(crate) fn redeem(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        self.check_own(seat, lot, MORTGAGE)?;
        if !self.mortgaged.contains(lot) {
            return Err(Refusal::new(MORTGAGE, "{lot} is not mortgaged").with("lot", lot.name()));
        }
        if self.mortgaged_now.contains(lot) {
            return Err(Refusal::new(
                MORTGAGE,
                "{lot} was mortgaged this turn: redeem it in a later one",
            )
            .with("lot", lot.name()));
        }
        let sum = redemption(lot);
        if sum > self.cash(seat) {
            return Err(Refusal::new(MORTGAGE, "redeeming {lot} costs {sum}; you have {cash}")
                .with("lot", lot.name())
                .with("sum", sum)
                .with("cash", self.cash(seat)));
        }
        self.mortgaged.remove(lot);
        sink.event(|| Event::Redeemed { seat, lot, sum });
        self.pay_in(seat, sum, "mortgage redeemed", MORTGAGE, sink);
        Ok(())
    }

    /// K30: what the bank pays for a lot without buildings.
    #[inline]
    pub(crate) fn sale_price(&self, lot: Lot) -> Money {
        if self.mortgaged.contains(lot) { lot.half_price() } else { lot.price() }
    }

    /// K30: sells a lot to the bank, before the throw or to meet a debt.
    pub(crate) fn sell_lot(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals_or_debt()?;
        self.check_own(seat, lot, SALE)?;
        self.check_movable(seat, lot)?;
        let price = self.sale_price(lot);
        self.player_mut(seat).lots.remove(lot);
        self.mortgaged.remove(lot);
        self.mortgaged_now.remove(lot);
        sink.event(|| Event::SoldToBank { seat, lot, price });
        self.pay_out(seat, price, "lot sold", SALE, sink);
        self.settle_if_decided(sink);
        Ok(())
    }

    /// A partner is another player still in.
    pub(crate) fn check_partner(&self, seat: Seat, to: Seat, rule: Rule) -> Result<(), Refusal> {
        if to != seat && self.playing.contains(to) {
            return Ok(());
        }
        Err(Refusal::new(rule, "{to} is nobody to trade with").with("to", to))
    }

    /// K27: at most three offers a turn.
    fn check_offers_left(&self) -> Result<(), Refusal> {
        if self.offers_left > 0 {
            return Ok(());
        }
        Err(Refusal::new(TRADE, "you have made your {most} offers of this turn")
            .with("most", crate::state::OFFERS))
    }

    /// K27, K28, K32: whether a player has what a bundle holds, and may give it away.
    pub(crate) fn check_bundle(&self, giver: Seat, bundle: &Bundle) -> Result<(), Refusal> {
        let cash = self.cash(giver);
        if bundle.cash.is_negative() || bundle.cash > cash {
            return Err(Refusal::new(TRADE, "{seat} has {cash} and cannot give {sum}")
                .with("seat", giver)
                .with("cash", cash)
                .with("sum", bundle.cash));
        }
        if let Some(lot) = bundle.lots.minus(self.player(giver).lots).iter().next() {
            return Err(Refusal::new(TRADE, "{lot} does not belong to {seat}")
                .with("lot", lot.name())
                .with("seat", giver));
        }
        if let Some(lot) = bundle.lots.minus(self.movable(giver)).iter().next() {
            return self.check_movable(giver, lot);
        }
        let player = self.player(giver);
        if bundle.tokens > player.tokens {
            return Err(Refusal::new(TRADE, "{seat} has {held} red tokens, not {wanted}")
                .with("seat", giver)
                .with("held", player.tokens)
                .with("wanted", bundle.tokens));
        }
        if let Some(kept) = player.kept.lacks(&bundle.cards) {
            return Err(Refusal::new(TRADE, "{seat} keeps {held} of {card}, not {wanted}")
                .with("seat", giver)
                .with("held", player.kept.count(kept))
                .with("card", kept.name())
                .with("wanted", bundle.cards.count(kept)));
        }
        Ok(())
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
        self.check_bundle(seat, &gives)?;
        self.check_bundle(to, &gets)?;
        self.open_offer(About::Anything, TRADE, (seat, gives), (to, gets), sink)?;
        self.offers_left -= 1;
        Ok(())
    }

    /// K31: whether a player may offer vacant lots now, outside of the deals before the throw: at any
    /// point of the own turn, or while owing a debt.
    #[inline]
    pub(crate) fn may_offer_vacant(&self, seat: Seat) -> bool {
        match self.phase {
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
            return Err(Refusal::new(VACANT, "at least one vacant lot is offered"));
        }
        if let Some(lot) = lots.minus(self.vacant_lots(seat)).iter().next() {
            return Err(
                Refusal::new(VACANT, "{lot} is no vacant lot of yours").with("lot", lot.name())
            );
        }
        let gets = Bundle::cash(price);
        self.check_bundle(to, &gets)?;
        self.open_offer(About::VacantLots, VACANT, (seat, Bundle::lots(lots)), (to, gets), sink)?;
        match &mut self.phase {
            Phase::Debt { offers, .. } => *offers -= 1,
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
        let trade = Trade::offer(rule, (seat, gives), (to, gets))?;
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
        let check = |giver: Seat, _: Seat, bundle: &Bundle| self.check_bundle(giver, bundle);
        let agreed = offer.trade.accept(TRADE, seat, check)?;
        let [(proposer, gave), (partner, got)] = agreed.gives;
        self.offer = None;
        sink.event(|| Event::Traded { seat: proposer, partner, gave, got });
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
        let mut offer = self.check_counter(seat, About::Anything)?;
        let to = offer.trade.proposer();
        self.check_bundle(seat, &gives)?;
        self.check_bundle(to, &gets)?;
        offer.trade.counter(TRADE, seat, gets, gives)?;
        self.offer = Some(offer);
        sink.event(|| Event::Countered { seat, to, gives, gets });
        Ok(())
    }

    /// K27, K31: another price for the vacant lots on offer, once.
    pub(crate) fn counter_price(
        &mut self,
        seat: Seat,
        price: Money,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let mut offer = self.check_counter(seat, About::VacantLots)?;
        let to = offer.trade.proposer();
        let gives = Bundle::cash(price);
        self.check_bundle(seat, &gives)?;
        let gets = offer.trade.gives(to).copied().unwrap_or_default();
        offer.trade.counter(TRADE, seat, gets, gives)?;
        self.offer = Some(offer);
        sink.event(|| Event::Countered { seat, to, gives, gets });
        Ok(())
    }

    fn check_counter(&self, seat: Seat, about: About) -> Result<Offer, Refusal> {
        let Some(offer) = self.offer else { return Err(self.not_now(TRADE)) };
        offer.trade.check_answer(TRADE, seat)?;
        if offer.trade.is_countered() {
            return Err(Refusal::new(TRADE, "a counter-offer is accepted or declined"));
        }
        if offer.about != about {
            return Err(Refusal::new(TRADE, "this offer cannot be countered in this way"));
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
            About::VacantLots => choices.template(Template::CounterPrice),
            About::RedToken => {}
        }
    }

    /// K29, K30: the lots that can be mortgaged and sold to the bank.
    pub(crate) fn list_sales(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let movable = self.movable(seat);
        for lot in movable.minus(self.mortgaged).iter() {
            choices.exact(Action::Mortgage { lot });
        }
        for lot in movable.iter() {
            choices.exact(Action::SellLot { lot });
        }
    }

    /// K29: the lots that can be redeemed.
    pub(crate) fn list_redemptions(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let mortgaged = self.player(seat).lots.and(self.mortgaged).minus(self.mortgaged_now);
        let cash = self.cash(seat);
        for lot in mortgaged.iter().filter(|&lot| redemption(lot) <= cash) {
            choices.exact(Action::Redeem { lot });
        }
    }

    /// K31: to whom vacant lots can be offered.
    pub(crate) fn list_vacant_offers(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.may_offer_vacant(seat) && !self.vacant_lots(seat).is_empty() {
            for other in self.others(seat).iter() {
                choices.template(Template::OfferVacant(other));
            }
        }
    }

    /// K27: to whom a trade can be offered.
    pub(crate) fn list_offers(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.offers_left > 0 {
            for other in self.others(seat).iter() {
                choices.template(Template::Offer(other));
            }
        }
    }

    /// K27: what `giver` could give and `taker` give back, as fields to fill in.
    pub(crate) fn trade_form(&self, giver: Seat, taker: Seat) -> Form {
        let mut form = Form::new();
        let names = ["give_cash", "give_lots", "give_tokens", "give_cards"];
        self.add_side(&mut form, giver, names);
        self.add_side(&mut form, taker, ["get_cash", "get_lots", "get_tokens", "get_cards"]);
        form
    }

    fn add_side(&self, form: &mut Form, seat: Seat, names: [&'static str; 4]) {
        let [cash, lots, tokens, cards] = names;
        let player = self.player(seat);
        let kept = Kept::ALL.map(|kept| (kept as u8, player.kept.count(kept)));
        form.add_amount(cash, 0, self.cash(seat).units(), 1);
        form.add_pick(lots, (0, u8::MAX), lot_items(self.movable(seat)), &LOT_NAMES);
        form.add_amount(tokens, 0, player.tokens.into(), 1);
        form.add_pick(cards, (0, u8::MAX), kept, &CARD_NAMES);
    }

    /// K31: vacant lots for cash, as fields to fill in.
    pub(crate) fn vacant_form(&self, seat: Seat, to: Seat) -> Form {
        Form::new()
            .pick("lots", (1, u8::MAX), lot_items(self.vacant_lots(seat)), &LOT_NAMES)
            .amount("price", 0, self.cash(to).units(), 1)
    }
}

/// K29: what redeeming a lot costs.
#[inline]
pub fn redemption(lot: Lot) -> Money {
    let half = lot.half_price().units();
    Money::new(half + half / 10)
}
