//! A heap of pebbles from which two take in turn. In version 1 its steps had other words; up to version
//! 2 who took the last one won; since version 3 they lose, and the heap is larger.

use arrayvec::ArrayVec;
use kontor_engine::OlderOption;
use kontor_engine::choice::{Choice, Choices, Form, Values};
use kontor_engine::listed::Place;
use kontor_engine::text::{Label, Say, Telling, Text};
use kontor_engine::versions::{GoesOn, Older};
use kontor_engine::{
    Difficulty, Edition, Game, Generator, Info, Listed, Money, Names, Next, Offered, OptionKind,
    OptionSpec, Random, Refusal, Rule, Seat, SeatSet, Setup, Sink, Standing, Viewer, Worded,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

static INFO: Info = Info {
    id: "pebbles",
    name: "Pebbles",
    about: "Take pebbles from a heap.",
    credits: &[],
    rules_version: 3,
    older_rules: &[
        Older {
            version: 1,
            goes_on: GoesOn::Upgraded { action: action_of_1, outcome: outcome_of_1 },
        },
        Older { version: 2, goes_on: GoesOn::AsItWas },
    ],
    currency: "p",
    banks: &[],
    min_seats: 2,
    max_seats: 2,
    minutes: [5, 5],
    difficulty: Difficulty::Easy,
    seats_rule: Rule("P1"),
    editions: &[Edition {
        id: "plain",
        about: "",
        options: &[
            OptionSpec::number("pebbles", "how many pebbles there are", &[], (1, 50), 15, &[4])
                .older(&[OlderOption {
                    up_to: 2,
                    kind: OptionKind::Number { min: 1, max: 50, default: 12, samples: &[4] },
                }]),
            OptionSpec::number("most", "how many one may take at once", &[], (1, 5), 4, &[2])
                .older(&[OlderOption {
                    up_to: 2,
                    kind: OptionKind::Number { min: 3, max: 3, default: 3, samples: &[] },
                }]),
        ],
    }],
    has_hidden: false,
    endings: &[Worded { id: "last-pebble", words: "no pebble was left" }],
    reasons: &[],
    old_endings: &[("the last pebble was taken", "last-pebble")],
};

/// An action of version 1: `{"do": "draw", "n": 2}`.
fn action_of_1(action: Json) -> Json {
    match action["do"].as_str() {
        Some("draw") => json!({"do": "take", "pebbles": action["n"]}),
        _ => action,
    }
}

/// An outcome of version 1: `{"is": "coin", "heads": true}`.
fn outcome_of_1(outcome: Json) -> Json {
    match outcome["is"].as_str() {
        Some("coin") => json!({"is": "first", "seat": u8::from(outcome["heads"] != true)}),
        _ => outcome,
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    Take { pebbles: i64 },
    Pass,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Outcome {
    First { seat: Seat },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pebbles {
    last_wins: bool,
    left: i64,
    most: i64,
    to_act: Option<Seat>,
    last: Option<Seat>,
}

impl Pebbles {
    fn most_now(&self) -> i64 {
        self.most.min(self.left)
    }

    fn wealth(&self, seat: Seat) -> Money {
        let took_the_last = self.left == 0 && self.last == Some(seat);
        Money::new(i64::from(took_the_last == self.last_wins))
    }
}

impl Game for Pebbles {
    type Action = Action;
    type Template = ();
    type Outcome = Outcome;
    type Event = ();
    type View = i64;

    fn info() -> &'static Info {
        &INFO
    }

    fn set_up(setup: &Setup) -> Result<Pebbles, Refusal> {
        Ok(Pebbles {
            last_wins: setup.rules() <= 2,
            left: setup.number("pebbles"),
            most: setup.number("most"),
            to_act: None,
            last: None,
        })
    }

    fn seats(&self) -> usize {
        2
    }

    fn next(&self) -> Next {
        match self.to_act {
            _ if self.left == 0 => Next::Over,
            None => Next::Chance,
            Some(seat) => Next::Seats(SeatSet::one(seat)),
        }
    }

    fn choices(&self, seat: Seat, choices: &mut Choices<Action, ()>) {
        if self.left > 0 && self.to_act == Some(seat) {
            choices.exact_all((1..=self.most_now()).map(|pebbles| Action::Take { pebbles }));
        }
    }

    fn fields(&self, _: Seat, (): (), _: &mut Form) {}

    fn fill((): (), _: &Values) -> Action {
        Action::Pass
    }

    fn act(&mut self, seat: Seat, action: Action, _: &mut impl Sink<()>) -> Result<(), Refusal> {
        if self.left == 0 || self.to_act != Some(seat) {
            return Err(Refusal::new(Rule("P2"), "refused-turn"));
        }
        match action {
            Action::Take { pebbles } if (1..=self.most_now()).contains(&pebbles) => {
                self.left -= pebbles;
                self.last = Some(seat);
                self.to_act = seat.round(2).nth(1);
                Ok(())
            }
            _ => Err(Refusal::new(Rule("P3"), "refused-none")),
        }
    }

    fn sample(&self, generator: &mut Generator) -> Outcome {
        let seat = Seat::new(generator.below(2) as usize).expect("there are two seats");
        Outcome::First { seat }
    }

    fn chance(&mut self, outcome: Outcome, _: &mut impl Sink<()>) -> Result<(), Refusal> {
        let Outcome::First { seat } = outcome;
        if self.to_act.is_some() || seat.index() > 1 {
            return Err(Refusal::new(Rule("P2"), "refused-now"));
        }
        self.to_act = Some(seat);
        Ok(())
    }

    fn view(&self, _: Viewer) -> i64 {
        self.left
    }

    fn witness((): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn standing(&self, _: Viewer) -> Standing {
        let wealth: ArrayVec<Money, 2> = Seat::all(2).map(|seat| self.wealth(seat)).collect();
        let over = self.left == 0;
        Standing {
            wealth: wealth.iter().copied().map(Some).collect(),
            places: over.then(|| Standing::places_by(&wealth)),
            ending: over.then_some("last-pebble"),
        }
    }

    fn cash(&self, seat: Seat) -> Money {
        self.wealth(seat)
    }

    fn determinize(&self, _: Viewer, _: &mut Generator) -> Pebbles {
        self.clone()
    }

    fn money(&self) -> Money {
        Money::ZERO
    }

    fn check(&self) -> Result<(), String> {
        if self.left >= 0 { Ok(()) } else { Err("less than no pebbles".to_string()) }
    }
}

impl Listed for Pebbles {
    fn policies() -> &'static [Offered<Pebbles>] {
        &[Random::OFFERED]
    }

    fn rules(_: &str) -> Option<&'static str> {
        None
    }

    fn show(left: &i64, _: Names<'_>, _: &impl Say) -> String {
        left.to_string()
    }

    fn tell((): &(), _: Names<'_>) -> Telling {
        Telling::of(Text::default())
    }

    fn prompt(&self, _: Seat, _: Names<'_>) -> Text {
        Text::new("take-some")
    }

    fn label(&self, _: Seat, _: &Choice<Action, ()>, _: Names<'_>) -> Label {
        Label::new(Text::new("take"))
    }

    fn wins(&self) -> Text {
        Text::new("leave-the-last")
    }

    fn touches(&self, _: Seat, _: &Choice<Action, ()>) -> Vec<Place> {
        Vec::new()
    }
}
