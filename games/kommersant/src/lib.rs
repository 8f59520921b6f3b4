//! Kommersant: enterprises, state property, racket and loans in the Russia of 1991, for 2 to 6
//! players, in the online edition and the boxed one.
//!
//! The rules as played, by id, are in `docs/rules/kommersant.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | differences between the editions, table options | `edition.rs`, `options.rs` |
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
//! | K27, K31 … K33 offers among players | `offers.rs` |
//! | K28 … K30 mortgages and sales to the bank | `deals.rs` |
//! | K33, K34 loans | `loans.rs` |
//! | K35 racket | `racket.rs` |
//! | K36 debts, K38 leaving | `debt.rs` |
//! | K37 end | `end.rs` |
//! | K39 invariants | `invariants.rs` |
//! | figures | `data.rs` and `data/` |
//! | what a player sees | `view.rs`, and what never changes of it `printed.rs` |
//! | what is said: names, log, prompts, choices, the board in a terminal | `text.rs`, `told.rs`, `asked.rs`, `labelled.rs`, `shown.rs`; the words in `texts/` |

mod action;
mod asked;
pub mod auction;
pub mod board;
mod building;
mod buying;
pub mod cards;
mod credits;
pub mod data;
mod deals;
mod debt;
pub mod edition;
mod end;
mod event;
mod ids;
mod invariants;
mod labelled;
mod landing;
pub mod loans;
pub mod moving;
mod offers;
mod options;
mod outlook;
mod printed;
mod prospect;
mod racket;
mod rent;
mod shown;
mod state;
mod steady;
mod text;
mod told;
mod turn;
mod view;

use kontor_engine::versions::{GoesOn, Older};
use kontor_engine::{Difficulty, Generator, Info, Seat, SeatSet, Standing, Viewer, foreseen, game};

pub use action::{Action, Outcome, Template};
pub use deals::{Bundle, redemption};
pub use debt::{Debt, Why};
pub use event::Event;
pub use printed::{Board, PrintedDeed, PrintedSquare, board};
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
    credits: credits::CREDITS,
    rules_version: 2,
    older_rules: &[Older { version: 1, goes_on: GoesOn::AsItWas }],
    currency: "₽",
    banks: &["the bank"],
    min_seats: 2,
    max_seats: 6,
    minutes: [35, 100],
    difficulty: Difficulty::Easy,
    endings: ids::ENDINGS,
    old_endings: ids::OLD_ENDINGS,
    reasons: ids::REASONS,
    seats_rule: edition::PLAYERS,
    has_hidden: false,
    editions: &options::EDITIONS,
};

game! { Kommersant, &INFO, {
    fn beside(&self) -> SeatSet {
        self.who_acts_beside()
    }

    fn view_is_open() -> bool {
        true
    }

    fn wealth_is_open() -> bool {
        true
    }

    foreseen! {}

    fn proposals(
        &self,
        seat: Seat,
        template: Template,
        generator: &mut Generator,
        propose: &mut dyn FnMut(Action),
    ) {
        let known = steady::Mind::of(self, seat).weighs(template, propose);
        if !known || template == Template::Bid {
            let form = self.form(seat, template);
            form.spread(generator, |values| propose(Kommersant::fill(template, values)));
        }
    }

    fn lapses() -> u32 {
        20
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.see()
    }

    /// Everything in this game is open to all.
    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn is_open(_event: &Event) -> bool {
        true
    }

    fn standing(&self, _viewer: Viewer) -> Standing {
        self.standing_now()
    }

    /// Nothing is hidden: which unseen card lies on top, nobody knows.
    fn determinize(&self, _viewer: Viewer, _generator: &mut Generator) -> Kommersant {
        *self
    }
} }
