//! The course of a turn (K2, K6, K11): who acts, what may be done, and who is next.

use kontor_engine::{
    Choices, FirstTurn, Form, Money, Next, Refusal, Rule, Seat, SeatSet, Sink, Text, Threw, Value,
    Values,
};

use crate::action::{Action, Template};
use crate::auction::RULES;
use crate::board::{Lot, LotSet, Square};
use crate::cards::{Kept, KeptCards};
use crate::deals::Bundle;
use crate::event::Event;
use crate::loans::UNIT_OWED;
use crate::moving::{Dice, MOST_DICE, TAX};
use crate::state::{Kommersant, OFFERS, Phase};

impl Kommersant {
    /// K2: one throw for the first turn; the highest sum starts, ties throw again.
    pub(crate) fn throw_for_first(
        &mut self,
        first: FirstTurn,
        dice: Dice,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let (Some(seat), MOST_DICE) = (first.next(), dice.faces().len() as u8) else {
            return Err(Refusal::new(Rule("K2"), "refused-three-for-first"));
        };
        sink.event(|| Event::ThrewForFirst { seat, dice });
        self.dice = Some(dice);
        match first.threw(seat, dice.sum()) {
            Threw::Waits(first) => self.phase = Phase::FirstTurn(first),
            Threw::Begins(winner) => {
                self.first = winner;
                sink.event(|| Event::First { seat: winner });
                self.begin_turn(winner, sink);
            }
            Threw::Tied { best, again } => {
                sink.event(|| Event::FirstTied { sum: best });
                self.phase = Phase::FirstTurn(again);
            }
        }
        Ok(())
    }

    fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.on_turn = seat;
        self.offers_left = OFFERS;
        self.tax_settled = false;
        self.built_now = LotSet::EMPTY;
        self.mortgaged_now = LotSet::EMPTY;
        self.phase = Phase::Deals;
        sink.event(|| Event::TurnBegan { seat, round: self.round });
    }

    /// The next player's turn, past those who skip theirs (K11), or the agreed end (K37).
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            let next = self.after(self.on_turn);
            if self.round_ends(self.on_turn, next) {
                self.round = self.round.saturating_add(1);
                if self.agreed.rounds > 0 && self.round > self.agreed.rounds {
                    self.end_game(sink);
                    return;
                }
            }
            self.on_turn = next;
            let player = self.player_mut(next);
            if player.skips == 0 {
                self.begin_turn(next, sink);
                return;
            }
            player.skips -= 1;
            let left = player.skips;
            sink.event(|| Event::Skipped { seat: next, left });
        }
    }

    /// K37: a round ends when the turn comes to the first player's place or passes it.
    fn round_ends(&self, from: Seat, to: Seat) -> bool {
        self.first.is_reached(from, to)
    }

    /// Does what a player wants, or refuses and changes nothing.
    #[inline]
    pub(crate) fn take_action(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.acts_beside(seat, action) {
            self.check_turn(seat)?;
        }
        if self.offer.is_some() {
            self.answer(seat, action, sink)
        } else {
            self.carry_on(seat, action, sink)
        }?;
        self.go_on(sink);
        Ok(())
    }

    /// K31: the player on turn may offer vacant lots while others are asked.
    #[inline]
    fn acts_beside(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::OfferVacant { .. }) && self.who_acts_beside().contains(seat)
    }

    /// Only those who are asked may act.
    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.who_is_next() {
            Next::Seats(seats) if seats.contains(seat) => Ok(()),
            Next::Over => Err(Refusal::new(Rule("K37"), "refused-over")),
            Next::Chance => Err(Refusal::new(Rule("K6"), "refused-chance-decides")),
            Next::Seats(seats) => Err(self.refuse_out_of_turn(seat, seats)),
        }
    }

    #[cold]
    fn refuse_out_of_turn(&self, seat: Seat, asked: SeatSet) -> Refusal {
        if !self.playing.contains(seat) {
            return Refusal::new(Rule("K36"), "refused-out");
        }
        let who = asked.iter().next().unwrap_or(seat);
        match self.phase {
            _ if self.offer.is_some() => Refusal::new(Rule("K27"), "refused-other-answers"),
            Phase::Auction { mut auction, .. } => {
                return match auction.pass(&RULES, seat) {
                    Err(refusal) => refusal,
                    Ok(()) => Refusal::new(RULES.rule, "refused-not-bidding"),
                };
            }
            Phase::Banker { .. } => Refusal::new(Rule("K38"), "refused-banker-decides"),
            Phase::Debt { .. } => Refusal::new(Rule("K36"), "refused-other-debt"),
            _ => Refusal::new(Rule("K2"), "refused-not-your-turn"),
        }
        .with("who", who)
    }

    /// K27: an open offer is answered before anything else.
    fn answer(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Accept => self.accept_offer(seat, sink),
            Action::Decline => self.decline_offer(seat, sink),
            Action::Counter { .. } => self.counter(seat, bundles(action), sink),
            Action::CounterPrice { price } => self.counter_price(seat, price, sink),
            _ => Err(Refusal::new(Rule("K27"), "refused-answer-first")),
        }
    }

    fn carry_on(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Throw { dice } => self.throw(seat, dice),
            Action::PayTax => self.pay_tax(seat, sink),
            Action::UseExemption => self.use_exemption(seat, sink),
            Action::Move { double } => self.move_after_three_alike(seat, double, sink),
            Action::Buy => self.buy(seat, sink),
            Action::Decline => self.decline(seat, sink),
            Action::HoldAuction => self.hold_auction(sink),
            Action::Bid { amount } => self.bid(seat, amount, sink),
            Action::Pass => self.pass(seat, sink),
            Action::EnterCentre => self.enter_centre(seat, sink),
            Action::Name { square } => self.name_square(square, sink),
            Action::TurnRacketeer => self.turn_racketeer(seat, sink),
            Action::StopRacket => self.stop_racket(seat, sink),
            Action::Build { lot } => self.build(seat, lot, sink),
            Action::BuildGroup { group } => self.build_group(seat, group, sink),
            Action::SellBuilding { lot } => self.sell_building(seat, lot, sink),
            Action::SellGroupBuildings { group } => self.sell_group_buildings(seat, group, sink),
            Action::Mortgage { lot } => self.mortgage(seat, lot, sink),
            Action::Redeem { lot } => self.redeem(seat, lot, sink),
            Action::SellLot { lot } => self.sell_lot(seat, lot, sink),
            Action::Offer { to, .. } => self.make_offer(seat, to, bundles(action), sink),
            Action::OfferVacant { to, lots, price } => {
                self.offer_vacant(seat, to, (lots, price), sink)
            }
            Action::OfferPurchase { to, lots, price } => {
                self.offer_purchase(seat, to, (lots, price), sink)
            }
            Action::OfferSale { to, lots, price } => self.offer_sale(seat, to, (lots, price), sink),
            Action::OfferForToken { to, price } => self.offer_for_token(seat, to, price, sink),
            Action::Repay { amount } => self.repay(seat, amount, sink),
            Action::Leave => self.leave(seat, sink),
            Action::Accept | Action::Counter { .. } | Action::CounterPrice { .. } => {
                Err(Refusal::new(Rule("K27"), "refused-no-offer"))
            }
        }
    }

    /// Says no to what is asked.
    fn decline(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Purchase { lot, .. } => self.decline_lot(seat, lot, sink),
            Phase::Banker { lot, .. } => self.keep_with_bank(seat, lot, sink),
            Phase::Centre { .. } | Phase::Racket { .. } => self.phase = Phase::Going,
            _ => return Err(self.not_now(Rule("K6"))),
        }
        Ok(())
    }

    /// A refusal of what is not asked for now. A debt comes before anything else (K36).
    #[cold]
    pub(crate) fn not_now(&self, rule: Rule) -> Refusal {
        let now = match self.phase {
            Phase::Deals => "now-deals",
            Phase::Doubling { .. } => "now-doubling",
            Phase::Purchase { .. } => "now-purchase",
            Phase::Banker { .. } => "now-banker",
            Phase::Auction { .. } => "now-auction",
            Phase::Centre { .. } => "now-centre",
            Phase::Racket { .. } => "now-racket",
            Phase::Naming { .. } => "now-naming",
            Phase::Debt { debt, .. } => {
                return Refusal::new(Rule("K36"), "refused-own-debt")
                    .with("amount", debt.amount)
                    .with("cash", self.cash(debt.debtor));
            }
            _ => "now-nobody",
        };
        Refusal::new(rule, "refused-not-asked").with("now", Text::new(now))
    }

    /// K6: all deals are made before the throw.
    #[inline]
    pub(crate) fn check_deals(&self) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Deals) { Ok(()) } else { Err(self.not_now(Rule("K6"))) }
    }

    /// K6, K36: before the throw, or to meet a debt.
    #[inline]
    pub(crate) fn check_deals_or_debt(&self) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Debt { .. }) { Ok(()) } else { self.check_deals() }
    }

    /// All that a player may do now.
    #[inline]
    pub(crate) fn list_choices(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if !matches!(self.who_is_next(), Next::Seats(seats) if seats.contains(seat)) {
            if self.who_acts_beside().contains(seat) {
                self.list_vacant_offers(seat, choices);
            }
            return;
        }
        if let Some(offer) = &self.offer {
            self.list_answers(offer, choices);
            return;
        }
        match self.phase {
            Phase::Deals => return self.list_deals(seat, choices),
            Phase::Doubling { .. } => {
                choices.exact(Action::Move { double: false });
                choices.exact(Action::Move { double: true });
            }
            Phase::Purchase { lot, asked, .. } => self.list_purchase(seat, lot, asked, choices),
            Phase::Banker { .. } => {
                choices.exact(Action::HoldAuction);
                choices.exact(Action::Decline);
            }
            Phase::Auction { auction, .. } => self.list_bids(seat, &auction, choices),
            Phase::Centre { .. } => {
                choices.exact(Action::EnterCentre);
                choices.exact(Action::Decline);
            }
            Phase::Racket { .. } => {
                choices.exact(Action::TurnRacketeer);
                choices.exact(Action::Decline);
            }
            Phase::Naming { .. } => {
                Square::all().for_each(|square| choices.exact(Action::Name { square }));
            }
            Phase::Debt { .. } => {
                self.list_building_sales(seat, choices);
                self.list_sales(seat, choices);
            }
            _ => {}
        }
        self.list_vacant_offers(seat, choices);
    }

    /// K6: what may be done before the throw, and the throw.
    fn list_deals(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let (least, most) = self.dice_allowed(seat);
        (least..=most).for_each(|dice| choices.exact(Action::Throw { dice }));
        if self.is_held_by_tax(seat) {
            if self.cash(seat) >= TAX {
                choices.exact(Action::PayTax);
            }
            if self.player(seat).kept.has(Kept::TaxExemption) {
                choices.exact(Action::UseExemption);
            }
        }
        if self.may_stop_racket(seat) {
            choices.exact(Action::StopRacket);
        }
        if self.repayable(seat) >= UNIT_OWED {
            choices.template(Template::Repay);
        }
        self.list_building(seat, choices);
        if self.sells_before_throw() {
            self.list_building_sales(seat, choices);
        }
        self.list_redemptions(seat, choices);
        self.list_offers(seat, choices);
        self.list_sales(seat, choices);
        if self.agreed.leaving {
            choices.exact(Action::Leave);
        }
    }

    pub(crate) fn list_fields(&self, seat: Seat, template: Template, form: &mut Form) {
        match template {
            Template::Offer(to) => self.ask_trade(seat, to, form),
            Template::Counter => {
                let proposer = self.offer.map_or(seat, |offer| offer.trade.proposer());
                self.ask_trade(seat, proposer, form);
            }
            Template::OfferVacant(to) => self.ask_price(self.vacant_lots(seat), (seat, to), form),
            Template::OfferPurchase(to) => self.ask_price(self.movable(to), (seat, seat), form),
            Template::OfferSale(to) => self.ask_price(self.movable(seat), (seat, to), form),
            Template::OfferForToken(_) => form.add_money("price", 0, self.cash(seat).units(), 1),
            Template::CounterPrice => {
                form.add_money("price", 0, self.most_for_counter().units(), 1);
            }
            Template::Bid => self.ask_bid(seat, form),
            Template::Repay => {
                let unit = UNIT_OWED.units();
                form.add_money("amount", unit, self.repayable(seat).units(), unit);
            }
        }
    }

    pub(crate) fn fill_in(template: Template, values: &Values) -> Action {
        let money = |at: usize| match values.get(at) {
            Some(&Value::Amount(amount)) => Money::new(amount),
            _ => Money::ZERO,
        };
        let codes = |at: usize| match values.get(at) {
            Some(Value::Pick(codes)) => codes.as_slice(),
            _ => &[],
        };
        let lots =
            |at: usize| -> LotSet { codes(at).iter().map(|&code| Lot::coded(code)).collect() };
        let cards =
            |at: usize| -> KeptCards { codes(at).iter().map(|&code| Kept::coded(code)).collect() };
        let bundle = |at: usize| Bundle {
            cash: money(at),
            lots: lots(at + 1),
            tokens: money(at + 2).units() as u8,
            cards: cards(at + 3),
        };
        match template {
            Template::Offer(to) => offer(to, bundle(0), bundle(4)),
            Template::Counter => counter(bundle(0), bundle(4)),
            Template::OfferVacant(to) => Action::OfferVacant { to, lots: lots(0), price: money(1) },
            Template::OfferPurchase(to) => {
                Action::OfferPurchase { to, lots: lots(0), price: money(1) }
            }
            Template::OfferSale(to) => Action::OfferSale { to, lots: lots(0), price: money(1) },
            Template::OfferForToken(to) => Action::OfferForToken { to, price: money(0) },
            Template::CounterPrice => Action::CounterPrice { price: money(0) },
            Template::Bid => Action::Bid { amount: money(0) },
            Template::Repay => Action::Repay { amount: money(0) },
        }
    }
}

kontor_engine::flat_offers! { Action of Bundle {
    cash: give_cash, get_cash;
    lots: give_lots, get_lots;
    tokens: give_tokens, get_tokens;
    cards: give_cards, get_cards;
} }
