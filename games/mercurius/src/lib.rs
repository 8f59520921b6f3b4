//! Mercurius: shares and goods on the Amsterdam exchange, for 3 to 5 players.
//!
//! The rules as played, by id, are in `docs/rules/mercurius.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | M1 … M7 set-up, M31 invariants | `state.rs` |
//! | M2 kinds, M5 cards | `kind.rs`, `card.rs` |
//! | what a table can choose | `options.rs` |
//! | M8 … M10 track, M19 … M21 price moves | `prices.rs` |
//! | M11 … M16 trade | `trade.rs` |
//! | M17, M23 … M28 special cards | `special.rs` |
//! | M18, M22, M29 course of a turn | `turn.rs` |
//! | M30 end | `lib.rs` |
//! | figures | `data.rs` and `data/` |
//! | what a player sees | `view.rs` |
//! | what a player reads | `text.rs`, `asked.rs`, `labelled.rs`, `told.rs`, `shown.rs`, words in `texts/` |

mod action;
mod asked;
pub mod card;
mod credits;
pub mod data;
mod ids;
pub mod kind;
mod labelled;
pub mod options;
pub mod order;
mod outlook;
pub mod prices;
mod printed;
mod shown;
mod special;
mod state;
mod steady;
mod text;
mod told;
mod trade;
mod turn;
mod view;

use kontor_engine::versions::{GoesOn, Older};
use kontor_engine::{
    Difficulty, Generator, Info, Money, Rule, Seat, Standing, Viewer, foreseen, game,
};

pub use action::{Action, CardActed, CardStack, Event, Outcome, Template};
pub use printed::Board;
pub use state::{Mercurius, Specials};
pub use steady::{Steady, Swift};
pub use view::{Coming, ComingMove, KindView, Lead, Moment, PlayerView, Sums, Track, View};

use card::{Hand, Pile};
use state::Phase;

static INFO: Info = Info {
    id: "mercurius",
    name: "Mercurius",
    about: "Buy and sell shares and goods on the Amsterdam exchange, and move their prices by the \
            cards you play.",
    credits: credits::CREDITS,
    rules_version: 2,
    older_rules: &[Older { version: 1, goes_on: GoesOn::AsItWas }],
    currency: "ƒ",
    banks: &["the bank"],
    min_seats: 3,
    max_seats: 5,
    minutes: [30, 45],
    difficulty: Difficulty::Medium,
    endings: ids::ENDINGS,
    old_endings: ids::OLD_ENDINGS,
    reasons: ids::REASONS,
    seats_rule: Rule("M1"),
    has_hidden: true,
    editions: &options::EDITIONS,
};

game! { Mercurius, &INFO, {
    /// Playing a card and News show cards of the hand; trade is open.
    fn reveals(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Play { .. } | Action::News { .. })
    }

    /// All but hands, and what follows from the cards that one has not seen.
    fn open_to_all() -> &'static [&'static str] {
        &[
            "moment", "turns_left", "kinds", "main_stack", "reserve_stack", "discard", "paid", "coming",
            "agreed", "track",
        ]
    }

    fn wealth_is_open() -> bool {
        true
    }

    foreseen! {}

    fn lapses() -> u32 {
        17
    }

    fn rounds_ahead() -> Option<u32> {
        None
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn look_as(&self, viewer: Viewer, view: &mut View) {
        self.view_as(viewer, view);
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { seat, hand } if !viewer.sees_hand_of(*seat) => *hand = None,
            Event::Drew { seat, card, .. } if !viewer.sees_hand_of(*seat) => *card = None,
            _ => {}
        }
        Some(event)
    }

    fn is_open(event: &Event) -> bool {
        !matches!(event, Event::Dealt { .. } | Event::Drew { .. })
    }

    /// M30: the richest wins; a tie is a shared win. Wealth is open to all at any time. On the way there what lies on a
    /// Black Market card counts; at the end nothing does (M24).
    fn standing(&self, _viewer: Viewer) -> Standing {
        let wealth: Vec<Money> =
            Seat::all(self.table_size())
                .map(|seat| self.wealth(seat) + self.laid_out(seat))
                .collect();
        let over = self.phase == Phase::Over;
        Standing {
            places: over.then(|| Standing::places_by(&wealth)),
            ending: over.then_some("last-turns"),
            wealth: wealth.into_iter().map(Some).collect(),
        }
    }

    fn determinize(&self, viewer: Viewer, generator: &mut Generator) -> Mercurius {
        let mut game = *self;
        let hidden = |seat: &Seat| !viewer.sees_hand_of(*seat);
        let others: Vec<Seat> = Seat::all(self.table_size()).filter(hidden).collect();
        let mut unseen: Pile = self.stacks;
        for &seat in &others {
            self.player(seat).hand.as_slice().iter().for_each(|&card| unseen.insert(card));
        }
        for &seat in &others {
            let mut hand = Hand::default();
            for _ in 0..self.player(seat).hand.len() {
                let card = unseen.at(generator.below(unseen.len()));
                unseen.remove(card);
                hand.insert(card);
            }
            game.player_mut(seat).hand = hand;
        }
        game.stacks = unseen;
        game
    }
} }
