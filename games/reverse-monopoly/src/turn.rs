//! The course of a turn (V6, V11 … V14, V25): who acts, what may be done, and who is next.

use kontor_engine::{
    Choices, Form, Money, Next, Refusal, Rule, Seat, SeatSet, Sink, Value, Values,
};

use crate::action::{Action, Event, Template};
use crate::auction::RULES;
use crate::board::{Card, Dice, Square, SquareSet};
use crate::end::Ending;
use crate::reach::reach;
use crate::state::{FirstTurn, Phase, ReverseMonopoly, Task};

impl FirstTurn {
    pub(crate) fn among(seats: SeatSet) -> FirstTurn {
        FirstTurn { to_roll: seats, best: 0, leaders: SeatSet::EMPTY }
    }
}

impl ReverseMonopoly {
    /// V6: one roll for the first turn; the highest number starts, ties roll again.
    pub(crate) fn roll_for_first(
        &mut self,
        mut first: FirstTurn,
        dice: Dice,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(seat) = first.to_roll.iter().next() else { return };
        sink.event(|| Event::RolledForFirst { seat, dice });
        self.dice = Some(dice);
        first.to_roll = first.to_roll.without(seat);
        let number = dice.number();
        if number > first.best {
            first.best = number;
            first.leaders = SeatSet::EMPTY;
        }
        if number == first.best {
            first.leaders = first.leaders.with(seat);
        }
        if !first.to_roll.is_empty() {
            self.phase = Phase::FirstTurn(first);
        } else if let Some(winner) = first.leaders.single() {
            sink.event(|| Event::First { seat: winner });
            self.begin_turn(winner, false, sink);
        } else {
            sink.event(|| Event::FirstTied { number: first.best });
            self.phase = Phase::FirstTurn(FirstTurn::among(first.leaders));
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
            Next::Over => Err(Refusal::new(Rule("V28"), "the game is over")),
            Next::Chance => Err(Refusal::new(Rule("V12"), "dice or cards decide now; nobody acts")),
            Next::Seats(seats) => Err(self.refuse_out_of_turn(seat, seats)),
        }
    }

    #[cold]
    fn refuse_out_of_turn(&self, seat: Seat, asked: SeatSet) -> Refusal {
        let who = asked.iter().next().unwrap_or(seat);
        match self.phase {
            Phase::Auction { mut auction, .. } => {
                return match auction.pass(&RULES, seat) {
                    Err(refusal) => refusal,
                    Ok(()) => Refusal::new(RULES.rule, "it is not for you to bid"),
                };
            }
            Phase::Kgb { .. } => Refusal::new(Rule("V11"), "{who} moves the KGB, not you"),
            Phase::MustSell { .. } => Refusal::new(Rule("V27"), "{who} has a debt to pay first"),
            Phase::Escape { .. } => {
                Refusal::new(Rule("V21"), "{who} decides on an Escape, not you")
            }
            _ => Refusal::new(Rule("V11"), "{who} is to act, not you"),
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
            Phase::Kgb { .. } => "you move the KGB",
            Phase::Market { .. } => "you take a card or the money",
            Phase::Auction { .. } => "you bid or pass",
            Phase::Escape { .. } => "you spend an Escape or keep it",
            Phase::ChooseEscape { .. } => "you choose an Escape",
            Phase::PlaceKgb { .. } => "you put the KGB car on a square",
            Phase::MaySell { .. } => "you sell a property or none",
            Phase::MustSell { .. } => "you sell a property to pay your debt",
            _ => "nobody acts",
        };
        Refusal::new(rule, "this is not asked for now: {now}").with("now", now)
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
            Phase::ChooseEscape { .. } => {
                let escapes = self.escapes_in_stack().iter();
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

    pub(crate) fn form_of(&self, seat: Seat, template: Template) -> Form {
        match template {
            Template::Bid => self.bid_form(seat),
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
