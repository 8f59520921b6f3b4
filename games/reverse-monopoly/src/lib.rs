//! Reverse Monopoly: Moscow, by the easy rules 5.72: the state's property is sold at auction, the KGB
//! comes round for its share, and nobody shows their money; for 3 to 5 buyers.
//!
//! The rules as played, by id, are in `docs/rules/reverse-monopoly.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | V1 … V5 set-up | `state.rs`, and the table's options below |
//! | V3 hidden money | `view.rs`, `end.rs`, `hidden.rs` |
//! | V7 … V10 board and cards | `board.rs`, `data.rs` and `data/` |
//! | V6, V11 … V14, V25 course of a turn | `turn.rs` |
//! | V15, V22 … V24 KGB | `kgb.rs`, `reach.rs` |
//! | V16 auctions | `auction.rs` |
//! | V17 … V22 commission, rent, Escapes | `rent.rs` |
//! | V13, V24 … V26 Black Market | `market.rs` |
//! | V27 debts, V29 the bank | `debt.rs` |
//! | V28 … V30 end | `end.rs` |
//! | V2, V27 invariants | `invariants.rs` |
//! | what a buyer sees | `view.rs`, `text.rs` |

mod action;
pub mod auction;
pub mod board;
pub mod data;
mod debt;
mod end;
mod hidden;
mod invariants;
mod kgb;
pub mod market;
pub mod reach;
mod rent;
mod state;
mod steady;
mod text;
mod turn;
mod view;

use kontor_engine::{
    Choices, Edition, Form, Game, Generator, Info, Money, Next, OptionKind, OptionSpec, Refusal,
    Rule, Seat, Setup, Sink, Standing, Values, Viewer,
};

pub use action::{Action, Event, Outcome, Purpose, Template};
pub use debt::{Debt, Why};
pub use end::{Ending, FAMILIES_TO_WIN, Progress};
pub use state::{CAPITAL, NEW_BANK, OLD_BANK, OLD_BANK_HOLDS, ReverseMonopoly, Task};
pub use steady::Steady;
pub use view::{Board, Brings, Destination, Moment, PlayerView, View, board};

/// After how many turns simulated games end unless told otherwise (V30).
const SIMULATED_TURNS: i64 = 300;

/// The most turns that can be agreed on (V30).
const MOST_TURNS: i64 = 1000;

static INFO: Info = Info {
    id: "reverse-monopoly",
    name: "Reverse Monopoly: Moscow",
    about: "Sell off the Communist monopoly at auction, dodge the KGB, and hide your money.",
    rules_version: 1,
    currency: "mln ₽",
    banks: &["the Old Commie Bank", "the New Democracy Bank"],
    min_seats: 3,
    max_seats: 5,
    seats_rule: Rule("V1"),
    has_hidden: true,
    editions: &[Edition {
        id: "easy",
        about: "the easy rules 5.72 of 2006",
        options: &[
            OptionSpec {
                id: "deal",
                about: "whether two single-number properties are dealt to each buyer (V4)",
                kind: OptionKind::Flag { default: true },
            },
            OptionSpec {
                id: "turns",
                about: "after how many turns the game ends; 0 for no limit (V30)",
                kind: OptionKind::Number {
                    min: 0,
                    max: MOST_TURNS,
                    default: 0,
                    samples: &[1, 40, 300],
                },
            },
        ],
    }],
};

impl Game for ReverseMonopoly {
    type Action = Action;
    type Template = Template;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn simulated() -> &'static [(&'static str, i64)] {
        &[("turns", SIMULATED_TURNS)]
    }

    fn set_up(setup: &Setup) -> Result<ReverseMonopoly, Refusal> {
        Ok(ReverseMonopoly::lay_out(setup))
    }

    fn seats(&self) -> usize {
        self.table_size()
    }

    #[inline]
    fn next(&self) -> Next {
        self.who_is_next()
    }

    #[inline]
    fn choices(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        self.list_choices(seat, choices);
    }

    fn form(&self, seat: Seat, template: Template) -> Form {
        self.form_of(seat, template)
    }

    fn fill(template: Template, values: &Values) -> Action {
        ReverseMonopoly::fill_in(template, values)
    }

    #[inline]
    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.take_action(seat, action, sink)
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        self.tells_of_cash(seat, action)
    }

    #[inline]
    fn sample(&self, generator: &mut Generator) -> Outcome {
        self.sample_outcome(generator)
    }

    #[inline]
    fn chance(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.apply_outcome(outcome, sink)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.see(viewer)
    }

    /// V3: payments, bids and drawn cards are open to all; what a buyer has is in no event.
    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn standing(&self, viewer: Viewer) -> Standing {
        self.standing_for(viewer)
    }

    fn determinize(&self, viewer: Viewer, generator: &mut Generator) -> ReverseMonopoly {
        self.imagine_cash(viewer, generator)
    }

    fn money(&self) -> Money {
        self.accounts.total()
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
