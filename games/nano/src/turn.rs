//! The course of a move: production, monopoly, movement, investments, planning; who may do what when.

use kontor_engine::{Choices, Form, Money, Next, Refusal, Rule, Seat, Sink, Value, Values};

use crate::action::{Action, Event, Template};
use crate::asset::Workers;
use crate::bundle::{Bundle, Goods, Property, Things};
use crate::state::{Nano, OFFERS, PLANS, Phase, Raid, Turn};

impl Nano {
    /// A move begins: production (N11), then the market, or a sentence (N32).
    pub(crate) fn begin_move(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.on_turn = seat;
        self.turn = Turn { offers_left: OFFERS, plans_left: PLANS, ..Turn::default() };
        let player = self.player_mut(seat);
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
        } else if self.can_set_prices(seat) {
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
            Action::Plan => self.begin_planning(seat, sink),
            Action::Place { workers } => self.place(seat, workers, sink),
            Action::Fit { technology, asset } => self.fit(seat, technology, asset, sink),
            Action::Unfit { asset } => self.unfit(seat, asset, sink),
            Action::EndMove => self.finish(seat, sink),
            Action::Offer { to, .. } => self.make_offer(seat, to, bundles(action), sink),
            Action::Accept | Action::Decline | Action::Counter { .. } => {
                Err(Refusal::new(Rule("N19"), "no offer is open"))
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
            Next::Over => Err(Refusal::new(Rule("N33"), "the game is over")),
            Next::Chance => Err(match self.phase {
                Phase::First => Refusal::new(Rule("N4"), "the first player is drawn now"),
                Phase::Study { .. } => {
                    Refusal::new(Rule("N15"), "the university shows its cards now")
                }
                _ => Refusal::new(Rule("N14"), "a card is drawn now; nobody acts"),
            }),
            Next::Seats(seats) => {
                let who = seats.iter().next().unwrap_or(seat);
                Err(match self.offer {
                    Some(_) => Refusal::new(Rule("N19"), "{who} has to answer the offer first"),
                    None => Refusal::new(Rule("N4"), "{who} is to act, not you"),
                }
                .with("who", who))
            }
        }
    }

    /// A refusal of what is not asked for now.
    #[cold]
    pub(crate) fn not_now(&self, rule: Rule) -> Refusal {
        let now = match self.phase {
            Phase::Production => "you say which assets run",
            Phase::Market => "you set prices and move",
            Phase::Debt { owed } => {
                return Refusal::new(Rule("N27"), "you owe {owed} and have {cash}: raise it first")
                    .with("owed", owed)
                    .with("cash", self.cash(self.on_turn));
            }
            Phase::Investment => "you invest",
            Phase::Planning => "you plan",
            Phase::Sentence => "you are under arrest",
            Phase::First => "the first player is drawn",
            Phase::Card | Phase::Study { .. } => "a card is drawn",
            Phase::Over { .. } => "the game is over",
        };
        Refusal::new(rule, "this is not asked for: {now}").with("now", now)
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
        Err(Refusal::new(rule, "this costs {price}; you have {cash}")
            .with("price", price)
            .with("cash", cash))
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
                self.list_prices(seat, choices);
                self.list_moves(seat, choices);
            }
            Phase::Debt { .. } => {
                self.list_sales(seat, choices);
                return;
            }
            Phase::Investment => {
                self.list_salary(seat, choices);
                self.list_investments(seat, choices);
                choices.exact(Action::Plan);
            }
            Phase::Planning => {
                choices.exact(Action::EndMove);
                self.list_plans(seat, choices);
            }
            Phase::Sentence => {
                choices.exact(Action::EndMove);
                self.list_prices(seat, choices);
                return;
            }
            _ => return,
        }
        if self.player(seat).sentence > 0 {
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
        if self.dismissable(seat).count() > 0 {
            choices.template(Template::Dismiss);
        }
    }

    pub(crate) fn form_of(&self, seat: Seat, template: Template) -> Form {
        match template {
            Template::Hire => Form::new().amount("workers", 1, self.most_hired(seat).into(), 1),
            Template::Buy(resource) => {
                Form::new().amount("units", 1, self.most_bought(seat, resource).into(), 1)
            }
            Template::Dismiss => self.dismissal_form(seat),
            Template::Sell => self.sale_form(seat),
            Template::Deliver(contract) => self.delivery_form(seat, contract),
            Template::Place => self.placing_form(seat),
            Template::Offer(to) => self.trade_form(seat, to),
            Template::Counter => {
                let proposer = self.offer.map_or(seat, |offer| offer.proposer());
                self.trade_form(seat, proposer)
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

/// An offer of one bundle for another.
pub(crate) fn offer(to: Seat, gives: Bundle, gets: Bundle) -> Action {
    Action::Offer {
        to,
        give_cash: gives.cash,
        give_goods: gives.goods,
        give_property: gives.property,
        get_cash: gets.cash,
        get_goods: gets.goods,
        get_property: gets.property,
    }
}

/// A counter-offer of one bundle for another.
pub(crate) fn counter(gives: Bundle, gets: Bundle) -> Action {
    Action::Counter {
        give_cash: gives.cash,
        give_goods: gives.goods,
        give_property: gives.property,
        get_cash: gets.cash,
        get_goods: gets.goods,
        get_property: gets.property,
    }
}

/// What an offer or counter-offer gives, and what it gets.
pub(crate) fn bundles(action: Action) -> (Bundle, Bundle) {
    match action {
        Action::Offer {
            give_cash,
            give_goods,
            give_property,
            get_cash,
            get_goods,
            get_property,
            ..
        }
        | Action::Counter {
            give_cash,
            give_goods,
            give_property,
            get_cash,
            get_goods,
            get_property,
        } => (
            Bundle { cash: give_cash, goods: give_goods, property: give_property },
            Bundle { cash: get_cash, goods: get_goods, property: get_property },
        ),
        _ => (Bundle::default(), Bundle::default()),
    }
}
