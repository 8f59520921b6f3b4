//! NANO Corporation: mines, steel, energy and raids on the way to the first BIObot, for 2 to 4
//! players.
//!
//! The rules as played, by id, are in `docs/rules/nano.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | N1, N3, N4 set-up; N6 … N8 prices, monopoly | `state.rs` |
//! | N2, N16 assets and places of workers | `asset.rs` |
//! | N5 map, N13 what can be reached | `map.rs` |
//! | N9, N19, N20, N22 setting prices, sales, contracts | `market.rs` |
//! | course of a move | `turn.rs` |
//! | N11, N12, N30, N33 production and victory | `production.rs` |
//! | N1, N13, N14, N23 … N27 movement and cards | `moving.rs` |
//! | N10, N15, N21 investments | `investing.rs` |
//! | N16 … N19, N21 planning, salaries, strikes, dismissals | `planning.rs` |
//! | N19, N20, N22, N31 trades | `deals.rs`, `bundle.rs` |
//! | N28 … N32 guards, raids, arrest | `raids.rs` |
//! | N33, N34 end and wealth | `end.rs` |
//! | N35 invariants | `invariants.rs` |
//! | table options | `options.rs` |
//! | figures and texts | `data.rs`, `technology.rs`, `card.rs` and `data/` |
//! | what is printed on map and cards | `board.rs` |
//! | what a player sees | `view.rs`, `text.rs` |

mod action;
pub mod asset;
pub mod board;
pub mod bundle;
pub mod card;
pub mod data;
mod deals;
mod end;
mod invariants;
pub mod investing;
pub mod map;
mod market;
mod moving;
pub mod options;
mod planning;
mod production;
mod raids;
mod state;
mod steady;
pub mod technology;
mod text;
mod turn;
mod view;

use kontor_engine::{
    Choices, Form, Game, Generator, Info, Money, Next, Refusal, Rule, Seat, Setup, Sink, Standing,
    Values, Viewer,
};

use technology::TechnologySet;

pub use action::{Action, Event, Outcome, PriceMove, RaidEnd, Template};
pub use raids::SENTENCE;
pub use state::{CAPITAL, FIRST_WORKERS, MOST_PLAYERS, Nano, OFFERS, PLANS, Raid, WORKERS};
pub use steady::Steady;
pub use view::{AssetView, ContractView, Moment, OfferView, PlayerView, PriceView, RaidView, View};

static INFO: Info = Info {
    id: "nano",
    name: "NANO Corporation",
    about: "From coal and ore to steel and energy, past raiders and frontier posts, to the first \
            BIObot.",
    rules_version: 1,
    currency: "nAn",
    banks: &["the bank"],
    min_seats: 2,
    max_seats: 4,
    seats_rule: Rule("N1"),
    has_hidden: true,
    editions: &options::EDITIONS,
};

impl Game for Nano {
    type Action = Action;
    type Template = Template;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    /// N34: without a limit random players would hardly ever end.
    fn simulated() -> &'static [(&'static str, i64)] {
        &[("rounds", options::SIMULATED_ROUNDS)]
    }

    fn set_up(setup: &Setup) -> Result<Nano, Refusal> {
        Nano::lay_out(setup)
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
        Nano::fill_in(template, values)
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

    /// N15: a technology that is bought was seen by the buyer alone until then.
    fn reveals(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::BuyTechnology { .. })
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

    /// N15: which cards a university shows, only the one who looks knows.
    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Saw { seat, .. } if !viewer.sees_hand_of(seat) => {
                Event::Saw { seat, technology: None }
            }
            _ => event.clone(),
        })
    }

    fn standing(&self, _viewer: Viewer) -> Standing {
        self.standing_now()
    }

    /// N15: nobody knows which technologies lie in a university's deck and which were thrown away, nor
    /// what another looks at.
    fn determinize(&self, viewer: Viewer, generator: &mut Generator) -> Nano {
        let mut game = *self;
        if viewer == Viewer::All {
            return game;
        }
        let looked_at = match viewer.sees_hand_of(self.on_turn) {
            true => TechnologySet::EMPTY,
            false => self.seen,
        };
        for at in 0..game.universities.len() {
            let deck = self.universities[at];
            let shown: TechnologySet =
                looked_at.iter().filter(|card| card.university() as usize == at).collect();
            let mut unknown = deck.or(self.thrown[at]).or(shown);
            let mut draw = |count: usize| -> TechnologySet {
                let mut drawn = TechnologySet::EMPTY;
                for _ in 0..count {
                    let card = unknown.at(generator.below(unknown.len() as u32));
                    unknown.remove(card);
                    drawn.insert(card);
                }
                drawn
            };
            game.universities[at] = draw(deck.len());
            game.seen = game.seen.minus(shown).or(draw(shown.len()));
            game.thrown[at] = unknown;
        }
        game
    }

    fn money(&self) -> Money {
        self.accounts.total()
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
