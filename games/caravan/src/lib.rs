//! Caravan: how far do you dare to go? A whole game in a page, and the example of
//! `docs/adding-a-game.md`. The rules by id are in `docs/rules/caravan.md`.

mod listed;

use kontor_engine::{
    Account, Accounts, Bank, Choices, Credit, Difficulty, Edition, Form, Game, Generator, Info,
    Money, Next, Odds, OptionSpec, Refusal, Rule, Seat, SeatSet, Setup, Silent, Sink, Standing,
    Value, Values, Viewer, Worded,
};
use serde::{Deserialize, Serialize};

/// What everybody begins with (C1).
const PURSE: Money = Money::new(20);
/// The most that goods for one leg may cost (C3).
const DEAREST: Money = Money::new(10);
/// Who comes home to this much wins (C6).
const RICH: Money = Money::new(100);
const BANK: Account = Account::Bank(0);

static INFO: Info = Info {
    id: "caravan",
    name: "Caravan",
    about: "Send a caravan from town to town, and come home before the robbers come.",
    rules_version: 1,
    older_rules: &[],
    currency: "¤",
    banks: &["the bank"],
    min_seats: 2,
    max_seats: 4,
    minutes: [5, 15],
    difficulty: Difficulty::Easy,
    endings: &[
        Worded { id: "rich", words: "somebody came home rich" },
        Worded { id: "rounds", words: "the agreed rounds were played" },
    ],
    old_endings: &[],
    reasons: &[
        Worded { id: "purse", words: "starting money" },
        Worded { id: "goods", words: "goods" },
        Worded { id: "sale", words: "sale at home" },
    ],
    seats_rule: Rule("C1"),
    has_hidden: false,
    credits: &[Credit { role: "example", names: &[] }],
    editions: &[Edition {
        id: "plain",
        about: "the game as it is",
        options: &[OptionSpec::number(
            "rounds",
            "after how many rounds the richest wins",
            &["C6"],
            (1, 100),
            20,
            &[1, 3],
        )
        .open()],
    }],
};

/// A game under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Caravan {
    accounts: Accounts<1>,
    seats: u8,
    rounds: u16,
    round: u16,
    on_turn: Seat,
    /// What the caravan's goods are worth.
    load: Money,
    /// What was paid for the leg that it is on.
    under_way: Option<Money>,
    ending: Option<Ending>,
}

/// What ended the game (C6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody came home rich.
    Rich,
    /// The agreed rounds were played.
    Rounds,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Action {
    /// Buys goods and sends the caravan on (C3).
    GoOn { goods: Money },
    /// Comes home and sells what it carries (C5).
    ComeHome,
}

/// [`Action::GoOn`], for a sum to be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoingOn;

/// What the die shows (C4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// Its face.
    Die {
        /// From 1 to 6.
        face: u8,
    },
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    TurnBegan { seat: Seat, round: u16 },
    WentOn { seat: Seat, goods: Money },
    Traded { face: u8, load: Money },
    Robbed { load: Money },
    CameHome { seat: Seat, load: Money },
    Ended { ending: Ending },
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct View {
    pub on_turn: Seat,
    pub round: u16,
    pub load: Money,
    pub cash: Vec<Money>,
}

impl Caravan {
    /// C3: the most that the next goods may cost.
    fn dearest(&self) -> Money {
        DEAREST.min(self.accounts.cash(self.on_turn))
    }

    fn pay(
        &mut self,
        from: Account,
        to: Account,
        amount: Money,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let posting = kontor_engine::Posting { from, to, amount, reason: why.0, rule: why.1 };
        self.accounts.post(posting, sink).expect("checked before");
    }

    /// C6: the game ends, or the next in turn goes on.
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.load = Money::ZERO;
        let next = self.on_turn.next(self.seats());
        let last_of_all = next.index() == 0 && self.round == self.rounds;
        self.ending = match self.accounts.cash(self.on_turn) >= RICH {
            true => Some(Ending::Rich),
            false => last_of_all.then_some(Ending::Rounds),
        };
        if let Some(ending) = self.ending {
            return sink.event(|| Event::Ended { ending });
        }
        self.round += u16::from(next.index() == 0);
        self.on_turn = next;
        let round = self.round;
        sink.event(|| Event::TurnBegan { seat: next, round });
    }
}

/// What money is paid for, and by which rule.
struct Why(&'static str, Rule);

impl Game for Caravan {
    type Action = Action;
    type Template = GoingOn;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn set_up(setup: &Setup) -> Result<Caravan, Refusal> {
        let mut game = Caravan {
            accounts: Accounts::open([Bank::ENDLESS]),
            seats: setup.seats() as u8,
            rounds: setup.number("rounds") as u16,
            round: 1,
            on_turn: Seat::new(0).expect("a table has seats"),
            load: Money::ZERO,
            under_way: None,
            ending: None,
        };
        for seat in Seat::all(setup.seats()) {
            game.pay(BANK, seat.into(), PURSE, Why("purse", Rule("C1")), &mut Silent);
        }
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn next(&self) -> Next {
        match (self.ending, self.under_way) {
            (Some(_), _) => Next::Over,
            (None, Some(_)) => Next::Chance,
            (None, None) => Next::Seats(SeatSet::one(self.on_turn)),
        }
    }

    fn choices(&self, seat: Seat, choices: &mut Choices<Action, GoingOn>) {
        if self.next() == Next::Seats(SeatSet::one(seat)) {
            if self.dearest() > Money::ZERO {
                choices.template(GoingOn);
            }
            choices.exact(Action::ComeHome);
        }
    }

    fn fields(&self, _seat: Seat, _template: GoingOn, form: &mut Form) {
        form.add_money("goods", 1, self.dearest().units(), 1);
    }

    fn fill(_template: GoingOn, values: &Values) -> Action {
        let goods = match values.first() {
            Some(Value::Amount(units)) => Money::new(*units),
            _ => Money::ZERO,
        };
        Action::GoOn { goods }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if self.next() != Next::Seats(SeatSet::one(seat)) {
            return Err(Refusal::new(Rule("C2"), "refused-turn"));
        }
        match action {
            Action::GoOn { goods } => {
                let most = self.dearest();
                if goods < Money::new(1) || goods > most {
                    return Err(Refusal::new(Rule("C3"), "refused-goods").with("most", most));
                }
                sink.event(|| Event::WentOn { seat, goods });
                self.pay(seat.into(), BANK, goods, Why("goods", Rule("C3")), sink);
                self.under_way = Some(goods);
            }
            Action::ComeHome => {
                let load = self.load;
                sink.event(|| Event::CameHome { seat, load });
                self.pay(BANK, seat.into(), load, Why("sale", Rule("C5")), sink);
                self.end_turn(sink);
            }
        }
        Ok(())
    }

    fn sample(&self, generator: &mut Generator) -> Outcome {
        Outcome::Die { face: generator.below(6) as u8 + 1 }
    }

    fn odds(&self, odds: &mut Odds<Outcome>) {
        odds.begin(6);
        (1..=6).for_each(|face| odds.add(Outcome::Die { face }, 1));
    }

    fn chance(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let (Outcome::Die { face }, Some(goods)) = (outcome, self.under_way) else {
            return Err(Refusal::new(Rule("C4"), "refused-die"));
        };
        let times = match face {
            1 => 0,
            2 | 3 => 1,
            4..=6 => 2,
            _ => return Err(Refusal::new(Rule("C4"), "refused-die")),
        };
        self.under_way = None;
        self.load += goods * times;
        let load = self.load;
        if times == 0 {
            sink.event(|| Event::Robbed { load });
            self.end_turn(sink);
        } else {
            sink.event(|| Event::Traded { face, load });
        }
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> View {
        let cash = Seat::all(self.seats()).map(|seat| self.accounts.cash(seat)).collect();
        View { on_turn: self.on_turn, round: self.round, load: self.load, cash }
    }

    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn standing(&self, _viewer: Viewer) -> Standing {
        let cash: Vec<Money> =
            Seat::all(self.seats()).map(|seat| self.accounts.cash(seat)).collect();
        Standing {
            places: self.ending.map(|_| Standing::places_by(&cash)),
            ending: self.ending.map(|ending| match ending {
                Ending::Rich => "rich",
                Ending::Rounds => "rounds",
            }),
            wealth: cash.into_iter().map(Some).collect(),
        }
    }

    fn cash(&self, seat: Seat) -> Money {
        self.accounts.cash(seat)
    }

    /// Nothing is hidden.
    fn determinize(&self, _viewer: Viewer, _generator: &mut Generator) -> Caravan {
        *self
    }

    fn money(&self) -> Money {
        self.accounts.total()
    }

    fn check(&self) -> Result<(), String> {
        let paid = self.under_way.unwrap_or(Money::new(1));
        let seats = Seat::all(self.seats());
        let holds = seats.len() >= 2
            && self.on_turn.index() < self.seats()
            && (1..=self.rounds).contains(&self.round)
            && self.accounts.total() == Money::ZERO
            && seats.into_iter().all(|seat| !self.accounts.cash(seat).is_negative())
            && !self.load.is_negative()
            && paid >= Money::new(1)
            && paid <= DEAREST
            && (self.ending.is_none() || self.under_way.is_none());
        if holds { Ok(()) } else { Err("C7: a caravan that cannot be".to_string()) }
    }
}
