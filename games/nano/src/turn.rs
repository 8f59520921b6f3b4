//! The course of a move: production, monopoly, movement, investments, planning; who may do what when.

use kontor_engine::{Choices, Form, Money, Next, Refusal, Rule, Seat, Sink, Text, Value, Values};

use crate::action::{Action, Template};
use crate::asset::{AssetSet, Workers};
use crate::bundle::{Bundle, Goods, Property, Things};
use crate::decks::Pile;
use crate::event::Event;
use crate::state::{Nano, OFFERS, PLANS, Phase, Raid, Turn};

impl Nano {
    /// A move begins: production (N11), then the market, or a sentence (N32).
    pub(crate) fn begin_move(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.on_turn = seat;
        self.turn = Turn { offers_left: OFFERS, plans_left: PLANS, ..Turn::default() };
        let player = self.player_mut(seat);
        player.unpaid = false;
        if !player.striking {
            player.loyal = AssetSet::EMPTY;
        }
        player.new_transports = [0; 2];
        if player.raid == Raid::Used {
            player.raid = Raid::Sabotage;
        }
        let sentence = player.sentence;
        sink.event(|| Event::MoveBegan { seat, round: self.round, sentence });
        self.produce(seat, sink);
    }

    /// Production is over: prices and movement, or the rest of an arrested player's move.
    pub(crate) fn open_market(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.player(seat).sentence == 0 {
            self.phase = Phase::Market;
        } else if self.can_act_under_arrest(seat) {
            self.phase = Phase::Sentence;
        } else {
            self.serve_sentence(seat, sink);
        }
    }

    /// The move ends: contracts run out (N22), and the next player moves, or the agreed rounds are
    /// over (N34).
    pub(crate) fn end_move(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.age_contracts(seat, sink);
        let next = seat.next(self.table_size());
        if next == self.first {
            if self.agreed.rounds > 0 && self.round >= self.agreed.rounds {
                self.phase = Phase::Over { winner: None };
                sink.event(|| Event::Ended { winner: None });
                return;
            }
            self.round = self.round.saturating_add(1);
        }
        self.begin_move(next, sink);
    }

    /// Does what a player wants, or refuses and changes nothing.
    #[inline]
    pub(crate) fn take_action(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if self.offer.is_some() {
            return self.answer(seat, action, sink);
        }
        match action {
            Action::Run { asset } => self.run(seat, asset, sink),
            Action::EndProduction => self.end_production(seat, sink),
            Action::SetPrice { resource, up } => self.set_price(seat, resource, up, sink),
            Action::Enter { hex } => self.enter(seat, hex, sink),
            Action::Move { hex, crossing } => self.travel(seat, hex, crossing, sink),
            Action::BuyAsset => self.buy_asset(seat, sink),
            Action::BuyTechnology { technology } => self.buy_technology(seat, technology, sink),
            Action::Hire { workers } => self.hire(seat, workers, sink),
            Action::BuyTransport { transport } => self.buy_transport(seat, transport, sink),
            Action::ReturnTransport { transport } => self.return_transport(seat, transport, sink),
            Action::Buy { resource, units } => self.buy_goods(seat, resource, units, sink),
            Action::Raid => self.declare_raid(seat, sink),
            Action::Supply => self.supply(seat, sink),
            Action::PaySalary => self.pay_salary(seat, sink),
            Action::Dismiss { workers } => self.dismiss(seat, workers, sink),
            Action::Sell { goods } => self.sell(seat, goods, sink),
            Action::Deliver { contract, goods } => self.deliver(seat, contract, goods, sink),
            Action::SellAsset { asset } => self.sell_asset(seat, asset, sink),
            Action::CallStrike { owner } => self.call_strike(seat, owner, sink),
            Action::Plan => self.begin_planning(seat, sink),
            Action::Place { workers } => self.place(seat, workers, sink),
            Action::Fit { technology, asset } => self.fit(seat, technology, asset, sink),
            Action::Unfit { asset } => self.unfit(seat, asset, sink),
            Action::EndMove => self.finish(seat, sink),
            Action::Offer { to, .. } => self.make_offer(seat, to, bundles(action), sink),
            Action::Accept | Action::Decline | Action::Counter { .. } => {
                Err(Refusal::new(Rule("N19"), "refused-no-offer"))
            }
        }
    }

    fn finish(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Planning => self.end_move(seat, sink),
            Phase::Sentence => self.serve_sentence(seat, sink),
            _ => return Err(self.not_now(Rule("N16"))),
        }
        Ok(())
    }

    /// Only those who are asked may act.
    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.who_is_next() {
            Next::Seats(seats) if seats.contains(seat) => Ok(()),
            Next::Over => Err(Refusal::new(Rule("N33"), "refused-over")),
            Next::Chance => Err(match self.phase {
                Phase::SetOut { .. } => Refusal::new(Rule("N1"), "refused-decks-are-set-out"),
                Phase::First => Refusal::new(Rule("N4"), "refused-first-is-drawn"),
                Phase::Study { .. }
                | Phase::TurnUp { pile: Pile::UniversityI | Pile::UniversityII, .. } => {
                    Refusal::new(Rule("N15"), "refused-university-shows")
                }
                _ => Refusal::new(Rule("N14"), "refused-card-is-drawn"),
            }),
            Next::Seats(seats) => {
                let who = seats.iter().next().unwrap_or(seat);
                Err(match self.offer {
                    Some(_) => Refusal::new(Rule("N19"), "refused-other-answers"),
                    None => Refusal::new(Rule("N4"), "refused-other-acts"),
                }
                .with("who", who))
            }
        }
    }

    /// A refusal of what is not asked for now.
    #[cold]
    pub(crate) fn not_now(&self, rule: Rule) -> Refusal {
        let now = match self.phase {
            Phase::Production => "now-production",
            Phase::Market => "now-market",
            Phase::Debt { owed } => {
                return Refusal::new(Rule("N27"), "refused-in-debt")
                    .with("owed", owed)
                    .with("cash", self.cash(self.on_turn));
            }
            Phase::Investment => "now-investment",
            Phase::Planning => "now-planning",
            Phase::Sentence => "now-sentence",
            Phase::First | Phase::SetOut { .. } => "now-first",
            Phase::Card | Phase::Study { .. } | Phase::TurnUp { .. } => "now-card",
            Phase::Over { .. } => "now-over",
        };
        Refusal::new(rule, "refused-not-now").with("now", Text::new(now))
    }

    /// Stages 2 to 5 of a free player's move.
    #[inline]
    pub(crate) fn is_after_production(&self) -> bool {
        matches!(self.phase, Phase::Market | Phase::Investment | Phase::Planning)
    }

    /// All stages of a free player's move.
    #[inline]
    pub(crate) fn is_any_stage(&self) -> bool {
        match self.phase {
            Phase::Production => self.player(self.on_turn).sentence == 0,
            _ => self.is_after_production(),
        }
    }

    #[inline]
    pub(crate) fn check_investment(&self, rule: Rule) -> Result<(), Refusal> {
        if self.phase == Phase::Investment { Ok(()) } else { Err(self.not_now(rule)) }
    }

    #[inline]
    pub(crate) fn check_planning(&self, rule: Rule) -> Result<(), Refusal> {
        if self.phase == Phase::Planning { Ok(()) } else { Err(self.not_now(rule)) }
    }

    pub(crate) fn check_cash(&self, seat: Seat, price: Money, rule: Rule) -> Result<(), Refusal> {
        let cash = self.cash(seat);
        if price <= cash {
            return Ok(());
        }
        Err(Refusal::new(rule, "refused-too-dear").with("price", price).with("cash", cash))
    }

    /// All that a player may do now.
    #[inline]
    pub(crate) fn list_choices(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if !matches!(self.who_is_next(), Next::Seats(seats) if seats.contains(seat)) {
            return;
        }
        if self.offer.is_some() {
            self.list_answers(seat, choices);
            return;
        }
        match self.phase {
            Phase::Production => self.list_runs(seat, choices),
            Phase::Market => {
                self.list_moves(seat, choices);
                self.list_prices(seat, choices);
            }
            Phase::Debt { .. } => {
                self.list_sales(seat, choices);
                if self.can_dismiss(seat) {
                    choices.template(Template::Dismiss);
                }
                return;
            }
            Phase::Investment => {
                self.list_salary(seat, choices);
                self.list_investments(seat, choices);
            }
            Phase::Planning => self.list_plans(seat, choices),
            Phase::Sentence => {
                choices.exact(Action::EndMove);
                self.list_prices(seat, choices);
            }
            _ => return,
        }
        self.list_any_time(seat, choices);
        match self.phase {
            Phase::Investment => choices.exact(Action::Plan),
            Phase::Planning => choices.exact(Action::EndMove),
            _ => {}
        }
    }

    /// What does not depend on where the chip is. Going on comes after it, as the last.
    #[inline]
    fn list_any_time(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        self.list_calls(seat, choices);
        if self.player(seat).sentence > 0 {
            self.list_salary(seat, choices);
            if self.can_dismiss(seat) {
                choices.template(Template::Dismiss);
            }
            return;
        }
        if self.phase == Phase::Production {
            self.list_asset_sales(seat, choices);
        } else {
            self.list_sales(seat, choices);
            self.list_offers(seat, choices);
        }
        if self.phase != Phase::Investment {
            self.list_salary(seat, choices);
        }
        if self.can_dismiss(seat) {
            choices.template(Template::Dismiss);
        }
    }

    pub(crate) fn list_fields(&self, seat: Seat, template: Template, form: &mut Form) {
        match template {
            Template::Hire => form.add_amount("workers", 1, self.most_hired(seat).into(), 1),
            Template::Buy(resource) => {
                form.add_amount("units", 1, self.most_bought(seat, resource).into(), 1);
            }
            Template::Dismiss => self.ask_dismissal(seat, form),
            Template::Sell => self.ask_sale(seat, form),
            Template::Deliver(contract) => self.ask_delivery(seat, contract, form),
            Template::Place => self.ask_placing(seat, form),
            Template::Offer(to) => self.ask_trade(seat, to, form),
            Template::Counter => {
                let proposer = self.offer.map_or(seat, |offer| offer.proposer());
                self.ask_trade(seat, proposer, form);
            }
        }
    }

    pub(crate) fn fill_in(template: Template, values: &Values) -> Action {
        let amount = |at: usize| match values.get(at) {
            Some(&Value::Amount(amount)) => amount,
            _ => 0,
        };
        let codes = |at: usize| match values.get(at) {
            Some(Value::Pick(codes)) => codes.as_slice(),
            _ => &[],
        };
        let workers = || {
            let mut workers = Workers::default();
            for &code in codes(0) {
                workers.add(code);
            }
            workers
        };
        let bundle = |at: usize| Bundle {
            cash: Money::new(amount(at)),
            goods: Things::from_codes(codes(at + 1)),
            property: Property::from_codes(codes(at + 2)),
        };
        match template {
            Template::Hire => Action::Hire { workers: amount(0) as u8 },
            Template::Buy(resource) => Action::Buy { resource, units: amount(0) as u8 },
            Template::Dismiss => Action::Dismiss { workers: workers() },
            Template::Sell => Action::Sell { goods: Goods::from_codes(codes(0)) },
            Template::Deliver(contract) => {
                Action::Deliver { contract, goods: Goods::from_codes(codes(0)) }
            }
            Template::Place => Action::Place { workers: workers() },
            Template::Offer(to) => offer(to, bundle(0), bundle(3)),
            Template::Counter => counter(bundle(0), bundle(3)),
        }
    }
}

kontor_engine::flat_offers! { Action of Bundle {
    cash: give_cash, get_cash;
    goods: give_goods, get_goods;
    property: give_property, get_property;
} }
