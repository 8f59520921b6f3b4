//! NANO Corporation: mines, steel, energy and raids on the way to the first BIObot, for 2 to 4
//! players.
//!
//! The rules as played, by id, are in `docs/rules/nano.md`. Where to find them here:
//!
//! | rules | file |
//! |---|---|
//! | N1, N3, N4 set-up; N6 … N8 prices, monopoly | `state.rs` |
//! | N2, N16 assets and places of workers | `asset.rs` |
//! | N5 map | `map.rs`, `hex.rs` |
//! | N13 what can be reached | `reach.rs` |
//! | N9, N19, N20, N22 setting prices, sales, contracts | `market.rs` |
//! | course of a move | `turn.rs` |
//! | N11, N12, N30, N33 production and victory | `production.rs` |
//! | N1, N13, N14, N23 … N27 movement and cards | `moving.rs` |
//! | N10, N15, N21 investments | `investing.rs` |
//! | N1, N15 decks that lie face up | `decks.rs` |
//! | N16 … N19, N21 planning, salaries, strikes, dismissals | `planning.rs` |
//! | N19, N20, N22, N31 trades | `deals.rs`, `bundle.rs` |
//! | N28 … N32 guards, raids, arrest | `raids.rs` |
//! | N33, N34 end and wealth | `end.rs` |
//! | N35 invariants | `invariants.rs` |
//! | table options | `options.rs` |
//! | figures | `data.rs`, `technology.rs`, `card.rs` and `data/` |
//! | what is printed on map and cards | `board.rs` |
//! | what a player sees | `view.rs` |
//! | what a player reads | `text.rs`, `asked.rs`, `labelled.rs`, `told.rs`, `shown.rs` and `texts/` |

mod action;
mod asked;
pub mod asset;
pub mod board;
pub mod bundle;
pub mod card;
mod credits;
pub mod data;
mod deals;
mod decks;
mod end;
mod event;
pub mod hex;
mod ids;
mod invariants;
pub mod investing;
mod labelled;
pub mod map;
mod market;
mod moving;
pub mod options;
mod outlook;
mod planning;
mod production;
mod raids;
pub mod reach;
mod shown;
mod state;
mod steady;
pub mod technology;
mod text;
mod told;
mod turn;
mod view;

use kontor_engine::{
    Difficulty, Generator, GoesOn, Info, Older, Rule, Seat, Standing, Viewer, foreseen, game,
};

use technology::TechnologySet;

pub use action::{Action, Outcome, Template};
pub use decks::Open;
pub use event::{Event, PriceMove, RaidEnd};
pub use raids::SENTENCE;
pub use state::{CAPITAL, FIRST_WORKERS, MOST_PLAYERS, Nano, OFFERS, PLANS, Raid, WORKERS};
pub use steady::Steady;
pub use view::{AssetView, ContractView, Moment, OfferView, PlayerView, PriceView, RaidView, View};

static INFO: Info = Info {
    id: "nano",
    name: "NANO Corporation",
    about: "From coal and ore to steel and energy, past raiders and frontier posts, to the first \
            BIObot.",
    credits: credits::CREDITS,
    rules_version: 2,
    older_rules: &[Older { version: 1, goes_on: GoesOn::AsItWas }],
    currency: "nAn",
    banks: &["the bank", "the raided asset’s card"],
    min_seats: 2,
    max_seats: 4,
    minutes: [45, 90],
    difficulty: Difficulty::Hard,
    endings: ids::ENDINGS,
    old_endings: ids::OLD_ENDINGS,
    reasons: ids::REASONS,
    seats_rule: Rule("N1"),
    has_hidden: true,
    editions: &options::EDITIONS,
};

game! { Nano, &INFO, {
    /// N34: without a limit random players would hardly ever end.
    fn simulated() -> &'static [(&'static str, i64)] {
        &[("rounds", options::SIMULATED_ROUNDS)]
    }

    /// N15: a technology that is bought was seen by the buyer alone until then.
    fn reveals(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::BuyTechnology { .. })
    }

    /// N15: all but the cards that a university shows to who looks.
    fn open_to_all() -> &'static [&'static str] {
        &[
            "agreed", "round", "on_turn", "first", "moment", "offer", "reach", "card", "shown", "players", "prices",
            "assets", "technologies", "bank", "decks",
        ]
    }

    fn wealth_is_open() -> bool {
        true
    }

    foreseen! {}

    fn lapses() -> u32 {
        15
    }

    fn rounds_ahead() -> Option<u32> {
        None
    }

    fn view(&self, viewer: Viewer) -> View {
        self.see(viewer)
    }

    fn look_as(&self, viewer: Viewer, view: &mut View) {
        view.seen = self.cards_seen_by(viewer);
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

    fn is_open(event: &Event) -> bool {
        !matches!(event, Event::Saw { .. })
    }

    fn standing(&self, _viewer: Viewer) -> Standing {
        self.standing_now()
    }

    /// N15: nobody knows which technologies lie in a university's deck and which were thrown away, nor
    /// what another looks at; unless the decks lie face up.
    fn determinize(&self, viewer: Viewer, generator: &mut Generator) -> Nano {
        let mut game = *self;
        if viewer == Viewer::All || self.decks_are_open() {
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
} }
