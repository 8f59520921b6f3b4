//! Mercurius: shares and goods on the Amsterdam exchange, for 3 to 5 players.
//!
//! The rules as played, by id, are in `docs/rules/mercurius.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | M1 … M7 set-up, M31 invariants | `state.rs` |
//! | M2 kinds, M5 cards | `kind.rs`, `card.rs` |
//! | M8 … M10 track, M19 … M21 price moves | `prices.rs` |
//! | M11 … M16 trade | `trade.rs` |
//! | M17, M23 … M28 special cards | `special.rs` |
//! | M18, M22, M29 course of a turn | `turn.rs` |
//! | M30 end | `lib.rs` |
//! | figures | `data.rs` and `data/` |
//! | what a player sees | `view.rs`, `text.rs` |

mod action;
pub mod card;
pub mod data;
pub mod kind;
pub mod prices;
mod special;
mod state;
mod steady;
mod text;
mod trade;
mod turn;
mod view;

use kontor_engine::{
    Choices, Edition, Form, Game, Generator, Info, Money, Next, OptionKind, OptionSpec, Refusal,
    Rule, Seat, Setup, Sink, Standing, Values, Viewer,
};

pub use action::{Action, Event, Outcome, Stack, Template};
pub use state::{Mercurius, Specials};
pub use steady::Steady;
pub use view::{Coming, KindView, Lead, Moment, PlayerView, Track, View};

use card::{Hand, Pile};
use state::Phase;

static INFO: Info = Info {
    id: "mercurius",
    name: "Mercurius",
    about: "Buy and sell shares and goods on the Amsterdam exchange, and move their prices by the \
            cards you play.",
    rules_version: 1,
    currency: "ƒ",
    banks: &["the bank"],
    min_seats: 3,
    max_seats: 5,
    seats_rule: Rule("M1"),
    has_hidden: true,
    editions: &[Edition {
        id: "2012",
        about: "the boxed game",
        options: &[OptionSpec {
            id: "first",
            about: "who plays first (M7)",
            kind: OptionKind::OneOf {
                values: &[
                    state::RANDOM_FIRST,
                    state::FIRST_SEATS[0],
                    state::FIRST_SEATS[1],
                    state::FIRST_SEATS[2],
                    state::FIRST_SEATS[3],
                    state::FIRST_SEATS[4],
                ],
                default: state::RANDOM_FIRST,
            },
        }],
    }],
};

impl Game for Mercurius {
    type Action = Action;
    type Template = Template;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn set_up(setup: &Setup) -> Result<Mercurius, Refusal> {
        Mercurius::lay_out(setup)
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
        Mercurius::fill_in(template, values)
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

    /// Playing a card and News show cards of the hand; trade is open.
    fn reveals(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Play { .. } | Action::News { .. })
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
        self.view_for(viewer)
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

    /// M30: the richest wins; a tie is a shared win. Wealth is open to all at any time.
    fn standing(&self, _viewer: Viewer) -> Standing {
        let wealth: Vec<Money> =
            Seat::all(self.table_size()).map(|seat| self.wealth(seat)).collect();
        let over = self.phase == Phase::Over;
        Standing {
            places: over.then(|| Standing::places_by(&wealth)),
            ending: over.then_some("the last turns were played"),
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

    fn money(&self) -> Money {
        self.accounts.total()
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
