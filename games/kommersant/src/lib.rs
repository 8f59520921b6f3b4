//! Kommersant: enterprises, state property, racket and loans in the Russia of 1991, for 2 to 6
//! players, in the on-line edition and the boxed one.
//!
//! The rules as played, by id, are in `docs/rules/kommersant.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | differences between the editions, table options | `edition.rs` |
//! | K1, K4, K5 set-up | `state.rs` |
//! | K3 board | `board.rs` |
//! | K2, K6, K11 course of a turn | `turn.rs` |
//! | K7 … K10 throwing and moving, K13, K14 getting out | `moving.rs` |
//! | K4, K11 … K13 squares | `landing.rs` |
//! | K5, K15 cards | `cards.rs` |
//! | K16, K18, K19 buying | `buying.rs` |
//! | K17 auctions | `auction.rs` |
//! | K20 … K23 rent | `rent.rs` |
//! | K24 … K26 building | `building.rs` |
//! | K27 … K32 deals | `deals.rs` |
//! | K33, K34 loans | `loans.rs` |
//! | K35 racket | `racket.rs` |
//! | K36 debts, K38 leaving | `debt.rs` |
//! | K37 end | `end.rs` |
//! | K39 invariants | `invariants.rs` |
//! | figures and texts | `data.rs` and `data/` |
//! | what a player sees | `view.rs`, `text.rs` |

mod action;
pub mod auction;
pub mod board;
mod building;
mod buying;
pub mod cards;
pub mod data;
mod deals;
mod debt;
pub mod edition;
mod end;
mod invariants;
mod landing;
pub mod loans;
pub mod moving;
mod prospect;
mod racket;
mod rent;
mod state;
mod steady;
mod text;
mod turn;
mod view;

use kontor_engine::{
    Choices, Form, Game, Generator, Info, Money, Next, Refusal, Seat, Setup, Sink, Standing,
    Values, Viewer,
};

pub use action::{Action, Event, Outcome, Template};
pub use deals::{Bundle, redemption};
pub use debt::{Debt, Why};
pub use prospect::{Prospect, Stop};
pub use racket::RACKET_LAPS;
pub use rent::{Multiple, Rent};
pub use state::{About, Kommersant, OFFERS, Place, Task};
pub use steady::Steady;
pub use view::{DeckView, LotView, Moment, OfferView, PlayerView, Sale, SquareView, View};

static INFO: Info = Info {
    id: "kommersant",
    name: "Kommersant",
    about: "Buy, build and trade in the Russia of 1991: state property, auctions, loans, and the \
            racket.",
    rules_version: 1,
    currency: "₽",
    banks: &["the bank"],
    min_seats: 2,
    max_seats: 6,
    seats_rule: edition::PLAYERS,
    has_hidden: false,
    editions: &edition::EDITIONS,
};

impl Game for Kommersant {
    type Action = Action;
    type Template = Template;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn set_up(setup: &Setup) -> Result<Kommersant, Refusal> {
        Kommersant::lay_out(setup)
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
        Kommersant::fill_in(template, values)
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

    #[inline]
    fn sample(&self, generator: &mut Generator) -> Outcome {
        self.sample_outcome(generator)
    }

    #[inline]
    fn chance(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.apply_outcome(outcome, sink)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.see()
    }

    /// Everything in this game is open to all.
    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn standing(&self, _viewer: Viewer) -> Standing {
        self.standing_now()
    }

    /// Nothing is hidden: which unseen card lies on top, nobody knows.
    fn determinize(&self, _viewer: Viewer, _generator: &mut Generator) -> Kommersant {
        *self
    }

    fn money(&self) -> Money {
        self.accounts.total()
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
