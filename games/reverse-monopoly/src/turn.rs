//! The course of a turn (V6, V11 … V14, V25): who acts, what may be done, and who is next.

use kontor_engine::{
    Choices, FirstTurn, Form, Money, Next, Refusal, Rule, Seat, SeatSet, Sink, Text, Threw, Value,
    Values,
};

use crate::action::{Action, Event, Template};
use crate::auction::RULES;
use crate::board::{Card, Dice, Square, SquareSet};
use crate::end::Ending;
use crate::reach::reach;
use crate::state::{Phase, ReverseMonopoly, Task};

impl ReverseMonopoly {
    /// V6: one roll for the first turn; the highest number starts, ties roll again.
    pub(crate) fn roll_for_first(
        &mut self,
        first: FirstTurn,
        dice: Dice,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(seat) = first.next() else { return };
        sink.event(|| Event::RolledForFirst { seat, dice });
        self.dice = Some(dice);
        match first.threw(seat, dice.number()) {
            Threw::Waits(first) => self.phase = Phase::FirstTurn(first),
            Threw::Begins(winner) => {
                sink.event(|| Event::First { seat: winner });
                self.begin_turn(winner, false, sink);
            }
            Threw::Tied { best, again } => {
                sink.event(|| Event::FirstTied { number: best });
                self.phase = Phase::FirstTurn(again);
            }
        }
    }

    /// V11, V25: a turn begins; the extra turns held now follow it. V30: unless it is one too many.
    fn begin_turn(&mut self, seat: Seat, extra: bool, sink: &mut impl Sink<Event>) {
        if self.limit > 0 && self.turn >= self.limit {
            self.end_game(Ending::TurnLimit, sink);
            return;
        }
        self.auctioneer = seat;
        self.turn = self.turn.saturating_add(1);
        self.extra_turns = self.player(seat).extra_turns.len() as u8;
        self.kgb_watches = false;
        self.tripled = false;
        self.phase = Phase::Roll;
        let (mover, turn) = (self.mover(), self.turn);
        sink.event(|| Event::TurnBegan { auctioneer: seat, mover, turn, extra });
    }

    /// V11, V25: the turn is over: an extra turn of the same auctioneer, or the next one clockwise;
    /// lost turns are passed over.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let mut seat = self.auctioneer;
        loop {
            let extra = self.extra_turns > 0;
            if extra {
                self.extra_turns -= 1;
                if let Some(card) = self.player_mut(seat).extra_turns.take_first() {
                    self.deck.put_under(card);
                }
            } else {
                seat = seat.next(self.table_size());
            }
            let player = self.player_mut(seat);
            if player.lost_turns == 0 {
                self.begin_turn(seat, extra, sink);
                return;
            }
            player.lost_turns -= 1;
            sink.event(|| Event::TurnLost { seat });
        }
    }

    /// V12, V13: the auctioneer rolls; doubles draw a Black Market card before anything else.
    pub(crate) fn roll(&mut self, dice: Dice, sink: &mut impl Sink<Event>) {
        let (seat, card) = (self.auctioneer, Card::rolled(dice));
        sink.event(|| Event::Rolled { seat, dice, card });
        self.dice = Some(dice);
        self.pyramid = None;
        self.players.iter_mut().for_each(|player| player.dropped = Money::ZERO);
        self.tasks.push(Task::Fly);
        if dice.is_double() {
            self.tasks.push(Task::Draw { seat });
        }
        self.phase = Phase::Going;
    }

    /// V12, V14: what the auctioneer has is rolled again; else the plane flies there. V19: an Escape
    /// is taken before the KGB moves.
    pub(crate) fn fly(&mut self, sink: &mut impl Sink<Event>) {
        let Some(dice) = self.dice else { return };
        let (seat, card) = (self.auctioneer, Card::rolled(dice));
        if self.player(seat).cards.contains(card) {
            sink.event(|| Event::RollsAgain { seat, card });
            self.phase = Phase::Roll;
            return;
        }
        let from = self.plane;
        self.plane = card;
        sink.event(|| Event::PlaneFlew { from, to: card });
        if card.is_escape() {
            self.tasks.push(Task::Kgb);
            self.gain_escape(seat, card, self.owner(card), sink);
        } else {
            self.tasks.push(Task::Business);
            self.tasks.push(Task::Kgb);
        }
    }

    /// Does what a buyer wants, or refuses and changes nothing.
    #[inline]
    pub(crate) fn take_action(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        match action {
            Action::MoveKgb { square } => self.move_kgb(seat, square, sink),
            Action::PlaceKgb { square } => self.place_kgb(seat, square, sink),
            Action::TakeCard => self.take_card(seat),
            Action::TakeMillion => self.take_million(seat, sink),
            Action::Bid { amount } => self.bid(seat, amount, sink),
            Action::Pass => self.pass(seat, sink),
            Action::Sell { card } => self.sell(seat, card, sink),
            Action::TakeEscape { card } => self.take_escape(seat, card, sink),
            Action::SpendEscape { card } => self.spend_escape(seat, card, sink),
            Action::Decline => self.decline(sink),
        }?;
        self.go_on(sink);
        Ok(())
    }

    /// Only those who are asked may act.
    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.who_is_next() {
            Next::Seats(seats) if seats.contains(seat) => Ok(()),
            Next::Over => Err(self.refuse_after_the_end()),
            Next::Chance => Err(Refusal::new(Rule("V12"), "refused-chance")),
            Next::Seats(seats) => Err(self.refuse_out_of_turn(seat, seats)),
        }
    }

    /// Nothing is done after the end, by the rule that ended the game.
    #[cold]
    fn refuse_after_the_end(&self) -> Refusal {
        match self.phase {
            Phase::Over(ending) => Refusal::new(ending.rule(), "refused-over")
                .with("ending", ending.ended_by(self.triples(ending).as_ref())),
            _ => self.not_now(Rule("V28")),
        }
    }

    #[cold]
    fn refuse_out_of_turn(&self, seat: Seat, asked: SeatSet) -> Refusal {
        let who = asked.iter().next().unwrap_or(seat);
        match self.phase {
            Phase::Auction { mut auction, .. } => {
                return match auction.pass(&RULES, seat) {
                    Err(refusal) => refusal,
                    Ok(()) => Refusal::new(RULES.rule, "refused-no-bidder"),
                };
            }
            Phase::Kgb { .. } => Refusal::new(Rule("V11"), "refused-other-moves-kgb"),
            Phase::MustSell { .. } => Refusal::new(Rule("V27"), "refused-other-pays-first"),
            Phase::Escape { .. } => Refusal::new(Rule("V21"), "refused-other-escapes"),
            _ => Refusal::new(Rule("V11"), "refused-other-acts"),
        }
        .with("who", who)
    }

    /// Says no to what is asked: to spending an Escape (V21), to selling (V26).
    fn decline(&mut self, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Escape { purpose, .. } => self.keep_escapes(purpose, sink),
            Phase::MaySell { .. } => self.phase = Phase::Going,
            _ => return Err(self.not_now(Rule("V11"))),
        }
        Ok(())
    }

    /// A refusal of what is not asked for now.
    #[cold]
    pub(crate) fn not_now(&self, rule: Rule) -> Refusal {
        let now = match self.phase {
            Phase::Kgb { .. } => "now-move-kgb",
            Phase::Market { .. } => "now-market",
            Phase::Auction { .. } => "now-bid",
            Phase::Escape { .. } => "now-escape",
            Phase::ChooseEscape { .. } => "now-choose-escape",
            Phase::PlaceKgb { .. } => "now-place-kgb",
            Phase::MaySell { .. } => "now-may-sell",
            Phase::MustSell { .. } => "now-must-sell",
            _ => "now-nobody",
        };
        Refusal::new(rule, "refused-not-now").with("now", Text::new(now))
    }

    /// All that a buyer may do now.
    #[inline]
    pub(crate) fn list_choices(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if !matches!(self.who_is_next(), Next::Seats(seats) if seats.contains(seat)) {
            return;
        }
        match self.phase {
            Phase::Kgb { .. } => {
                let squares = self.kgb_reach().iter();
                choices.exact_all(squares.map(|square| Action::MoveKgb { square }));
            }
            Phase::PlaceKgb { .. } => {
                choices.exact_all(Square::all().map(|square| Action::PlaceKgb { square }));
            }
            Phase::Market { .. } => {
                choices.exact(Action::TakeCard);
                choices.exact(Action::TakeMillion);
            }
            Phase::Auction { auction, .. } => self.list_bids(seat, &auction, choices),
            Phase::Escape { .. } => {
                let escapes = self.escapes(seat).iter();
                choices.exact_all(escapes.map(|card| Action::SpendEscape { card }));
                choices.exact(Action::Decline);
            }
            Phase::ChooseEscape { from, .. } => {
                let escapes = self.escapes_of(from).iter();
                choices.exact_all(escapes.map(|card| Action::TakeEscape { card }));
            }
            Phase::MaySell { .. } => {
                let own = self.properties(seat).iter();
                choices.exact_all(own.map(|card| Action::Sell { card }));
                choices.exact(Action::Decline);
            }
            Phase::MustSell { offered, .. } => {
                let left = self.properties(seat).minus(offered).iter();
                choices.exact_all(left.map(|card| Action::Sell { card }));
            }
            _ => {}
        }
    }

    /// V15: where the KGB can go by the last red die.
    #[inline]
    pub(crate) fn kgb_reach(&self) -> SquareSet {
        let steps = self.dice.map_or(1, Dice::red);
        reach().from(self.car, steps)
    }

    pub(crate) fn list_fields(&self, seat: Seat, template: Template, form: &mut Form) {
        match template {
            Template::Bid => self.ask_bid(seat, form),
        }
    }

    pub(crate) fn fill_in(template: Template, values: &Values) -> Action {
        match (template, values.first()) {
            (Template::Bid, Some(&Value::Amount(amount))) => {
                Action::Bid { amount: Money::new(amount) }
            }
            (Template::Bid, _) => Action::Bid { amount: Money::ZERO },
        }
    }
}
