//! Reverse Monopoly: Moscow, by the easy rules 5.72: the state's property is sold at auction, the KGB
//! comes round for its share, and nobody shows their money; for 3 to 5 buyers.
//!
//! The rules as played, by id, are in `docs/rules/reverse-monopoly.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | V1 … V5 set-up | `state.rs`, and the table's options in `options.rs` |
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
//! | what a buyer sees | `view.rs`, what never changes of it `printed.rs`, and for a terminal `shown.rs` |
//! | what a buyer reads | `text.rs`, `asked.rs`, `labelled.rs`, `told.rs`, and `texts/` |

mod action;
mod asked;
pub mod auction;
pub mod board;
mod credits;
pub mod data;
mod debt;
mod end;
mod hidden;
mod ids;
mod invariants;
mod kgb;
mod labelled;
pub mod market;
mod options;
mod outlook;
mod printed;
pub mod reach;
mod rent;
mod shown;
mod state;
mod steady;
mod text;
mod told;
mod turn;
mod view;

use kontor_engine::{
    Difficulty, Edition, Generator, GoesOn, Info, Older, Rule, Seat, Standing, Viewer, foreseen,
    game,
};

pub use action::{Action, Event, Outcome, Purpose, Template};
pub use debt::{Debt, Why};
pub use end::{Ending, FAMILIES_TO_WIN, Progress, Triples, Wild};
pub use printed::{Board, board};
pub use state::{CAPITAL, NEW_BANK, OLD_BANK, OLD_BANK_HOLDS, ReverseMonopoly, Task};
pub use steady::Steady;
pub use view::{Brings, Destination, Moment, PlayerView, View};

/// After how many turns simulated games end unless told otherwise (V30).
const SIMULATED_TURNS: i64 = 300;

static INFO: Info = Info {
    id: "reverse-monopoly",
    name: "Reverse Monopoly: Moscow",
    about: "Sell off the Communist monopoly at auction, dodge the KGB, and hide your money.",
    credits: credits::CREDITS,
    rules_version: 2,
    older_rules: &[Older { version: 1, goes_on: GoesOn::AsItWas }],
    currency: "mln ₽",
    banks: &["the Old Commie Bank", "the New Democracy Bank"],
    min_seats: 3,
    max_seats: 5,
    minutes: [45, 90],
    difficulty: Difficulty::Medium,
    endings: ids::ENDINGS,
    old_endings: ids::OLD_ENDINGS,
    reasons: ids::REASONS,
    seats_rule: Rule("V1"),
    has_hidden: true,
    editions: &[Edition {
        id: "easy",
        about: "the easy rules 5.72 of 2006",
        options: options::OPTIONS,
    }],
};

game! { ReverseMonopoly, &INFO, {
    fn simulated() -> &'static [(&'static str, i64)] {
        &[("turns", SIMULATED_TURNS)]
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        self.tells_of_cash(seat, action)
    }

    /// V3: all but what others have, and what the own piece may do.
    fn open_to_all() -> &'static [&'static str] {
        &[
            "turn", "limit", "auctioneer", "mover", "extra_turns", "banks", "plane", "car",
            "kgb_watches", "dice", "pyramid", "owners", "deck", "pending",
        ]
    }

    foreseen! {}

    fn lapses() -> u32 {
        45
    }

    fn proposals(
        &self,
        seat: Seat,
        _template: Template,
        _generator: &mut Generator,
        propose: &mut dyn FnMut(Action),
    ) {
        steady::bids_to_weigh(self, seat, propose);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.see(viewer)
    }

    fn look_as(&self, viewer: Viewer, view: &mut View) {
        self.see_as(viewer, view);
    }

    /// V3: payments, bids and drawn cards are open to all; what a buyer has is in no event.
    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn is_open(_event: &Event) -> bool {
        true
    }

    fn standing(&self, viewer: Viewer) -> Standing {
        self.standing_for(viewer)
    }

    fn determinize(&self, viewer: Viewer, generator: &mut Generator) -> ReverseMonopoly {
        self.imagine_cash(viewer, generator)
    }
} }
