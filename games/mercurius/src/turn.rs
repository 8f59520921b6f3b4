//! A turn from its beginning to its end: what may be done, the compulsory card, the draw (M11, M18, M22, M29).

use kontor_engine::{Choices, Form, Naming, Refusal, Rule, Seat, Sink, Value, Values};

use crate::action::{Action, Event, Template};
use crate::card::{Card, Exchange, NEWS, Slot};
use crate::kind::{Basket, Chamber, Kind};
use crate::order::Slots;
use crate::state::{Mercurius, Phase, TRADES, Trades};

static TOKENS: Naming =
    Naming { id: |code| Kind::coded(code).id(), label: |code| Kind::coded(code).text() };
static CARDS: Naming =
    Naming { id: |code| Card::coded(code).id(), label: |code| Card::coded(code).text() };

impl Mercurius {
    /// A turn begins by settling the Black Market (M23), before anything else.
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Turn { seat, trades: Trades::FRESH };
        sink.event(|| Event::TurnBegan { seat, turns: self.turns_left.div_ceil(self.seats) });
        self.settle_market(seat, sink);
    }

    /// Does what the player on turn wants, or refuses and changes nothing.
    #[inline]
    pub(crate) fn take_action(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let trades = match self.phase {
            Phase::Order { seat: owner, draws } if owner == seat => {
                return self.choose_order(seat, draws, action, sink);
            }
            _ => self.check_turn(seat)?,
        };
        match action {
            Action::Buy { kind } => self.buy(seat, trades, kind, sink),
            Action::Sell { kind } => self.sell(seat, trades, kind, sink),
            Action::Dividend { chamber } => self.pay_dividend(seat, &trades, chamber, sink),
            Action::BlackMarket { tokens } => self.open_market(seat, &trades, tokens, sink),
            Action::Play { card } => self.play_card(seat, card, sink),
            Action::News { discard } => self.play_news(seat, discard, sink),
            Action::Order { .. } => Err(Refusal::new(Rule("M20"), "refused-no-order")),
        }
    }

    /// M7: players act in turn, clockwise.
    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<Trades, Refusal> {
        match self.phase {
            Phase::Turn { seat: on_turn, trades } if on_turn == seat => Ok(trades),
            Phase::Turn { seat: on_turn, .. } | Phase::Order { seat: on_turn, .. } => {
                Err(Refusal::new(Rule("M7"), "refused-other-turn").with("on_turn", on_turn))
            }
            Phase::Over => Err(Refusal::new(Rule("M29"), "refused-over")),
            _ => Err(Refusal::new(Rule("M7"), "refused-drawing")),
        }
    }

    /// M18: one price card from the hand to the board's first slot.
    #[inline]
    fn play_card(
        &mut self,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let player = self.player_mut(seat);
        if !player.hand.remove(card) {
            return Err(Refusal::new(Rule("M18"), "refused-not-in-hand").with("card", card.text()));
        }
        player.board[0] = Slot::Card(card);
        sink.event(|| Event::Played { seat, card });
        self.update_prices(seat, self.main > 0, sink);
        Ok(())
    }

    /// M19 … M22: the prices move, at once or as soon as the owner of the board has said in which order;
    /// then the turn ends, with a draw or without.
    #[inline]
    pub(crate) fn update_prices(&mut self, seat: Seat, draws: bool, sink: &mut impl Sink<Event>) {
        match self.fixed_order(seat) {
            Some(order) => self.move_prices(seat, order, draws, sink),
            None => self.phase = Phase::Order { seat, draws },
        }
    }

    #[inline]
    pub(crate) fn move_prices(
        &mut self,
        seat: Seat,
        order: Slots,
        draws: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.act_cards_on_board(seat, order, sink);
        self.move_cards_on(seat, sink);
        if draws {
            self.phase = Phase::Draw { seat };
        } else {
            self.end_turn(seat, sink);
        }
    }

    /// M29: the next player's turn, or the end of the game after everybody's last.
    #[inline]
    pub(crate) fn end_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.turns_left -= 1;
        if self.turns_left > 0 {
            self.begin_turn(seat.next(self.table_size()), sink);
        } else {
            self.phase = Phase::Over;
            sink.event(|| Event::Ended);
        }
    }

    /// All that a player may do now.
    #[inline]
    pub(crate) fn list_choices(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let (on_turn, trades) = match self.phase {
            Phase::Turn { seat, trades } => (seat, trades),
            Phase::Order { seat: owner, .. } if owner == seat => {
                return self.list_orders(seat, choices);
            }
            _ => return,
        };
        if on_turn != seat {
            return;
        }
        if trades.left > 0 {
            let (buys, sales) = (self.buyable(seat, &trades), self.sellable(seat, &trades));
            choices.exact_all(buys.iter().map(|kind| Action::Buy { kind }));
            choices.exact_all(sales.iter().map(|kind| Action::Sell { kind }));
        }
        if trades.left == TRADES {
            self.list_substitutes(seat, choices);
        }
        let player = self.player(seat);
        choices.exact_all(player.hand.distinct().map(|card| Action::Play { card }));
        if player.specials.news {
            choices.template(Template::News);
        }
    }

    /// M17: what may take the place of the whole trade phase.
    #[inline]
    fn list_substitutes(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let player = self.player(seat);
        if player.specials.dividend {
            let open = Chamber::all().filter(|&chamber| !self.paid.contains(chamber));
            choices.exact_all(open.map(|chamber| Action::Dividend { chamber }));
        }
        let holds_any = player.tokens.iter().any(|&count| count > 0);
        if player.specials.black_market && holds_any && self.has_next_turn() {
            choices.template(Template::BlackMarket);
        }
    }

    pub(crate) fn list_fields(&self, seat: Seat, template: Template, form: &mut Form) {
        match template {
            Template::BlackMarket => {
                let most = Basket::MOST as u8;
                form.add_pick("tokens", (1, most), self.marketable(seat), &TOKENS);
            }
            Template::News => {
                let hand = self.player(seat).hand;
                let cards =
                    hand.distinct().map(|card| (card.index() as u8, hand.count(card) as u8));
                form.add_pick("discard", (self.least_discards(), NEWS as u8), cards, &CARDS);
            }
        }
    }

    /// M27: the fewest cards that News discards.
    pub(crate) fn least_discards(&self) -> u8 {
        u8::from(!self.agreed.empty_news)
    }

    pub(crate) fn fill_in(template: Template, values: &Values) -> Action {
        let codes = match values.first() {
            Some(Value::Pick(codes)) => codes.as_slice(),
            _ => &[],
        };
        match template {
            Template::BlackMarket => Action::BlackMarket {
                tokens: Basket::new(codes.iter().map(|&code| Kind::coded(code))),
            },
            Template::News => {
                Action::News { discard: Exchange::new(codes.iter().map(|&code| Card::coded(code))) }
            }
        }
    }
}
