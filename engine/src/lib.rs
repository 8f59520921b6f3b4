//! The vocabulary that all of Kontor's games share: seats, money, chance, choices, refusals,
//! auctions, trades, the [`Game`] trait, and records of games.
//!
//! A game is a pure fold over a record: set-up and steps in, state out. Nothing here reads a clock,
//! a file or a network.
//!
//! The examples play Caravan, the game of a page that `docs/adding-a-game.md` adds.
//!
//! # Setting a game up
//!
//! A set-up is checked before anything is made of it: the number of players, the edition, the options.
//!
//! ```
//! use kontor_caravan::Caravan;
//! use kontor_engine::{Game, Next, OptionValue, Setup};
//!
//! let options = [("rounds".to_string(), OptionValue::Number(3))].into();
//! let setup = Setup::new(Caravan::info(), None, 3, &options)?;
//! let game = Caravan::set_up(&setup)?;
//! assert_eq!(game.seats(), 3);
//! assert!(matches!(game.next(), Next::Seats(_)));
//!
//! let refusal = Setup::standard(Caravan::info(), 5).unwrap_err();
//! assert_eq!(refusal.rule.0, "C1");
//! # Ok::<(), kontor_engine::Refusal>(())
//! ```
//!
//! # Listing choices
//!
//! A choice is an action, or a template whose form says what can be filled in. Any of it is allowed, and
//! nothing else is.
//!
//! ```
//! use kontor_caravan::{Action, Caravan};
//! use kontor_engine::{Choice, Choices, Game, Money, Seat, Setup, Silent};
//!
//! let mut game = Caravan::set_up(&Setup::standard(Caravan::info(), 2)?)?;
//! let seat = Seat::new(0).unwrap();
//! let mut choices = Choices::new();
//! game.choices(seat, &mut choices);
//! let actions: Vec<Action> = choices
//!     .as_slice()
//!     .iter()
//!     .map(|choice| match *choice {
//!         Choice::Exact(action) => action,
//!         Choice::Template(template) => {
//!             Caravan::fill(template, &game.form(seat, template).fill_least())
//!         }
//!     })
//!     .collect();
//! assert_eq!(actions, [Action::GoOn { goods: Money::new(1) }, Action::ComeHome]);
//! game.act(seat, actions[1], &mut Silent)?;
//! assert!(game.act(seat, actions[1], &mut Silent).is_err(), "it is another's turn now");
//! # Ok::<(), kontor_engine::Refusal>(())
//! ```
//!
//! # Playing a game out
//!
//! ```
//! use kontor_caravan::Caravan;
//! use kontor_engine::play::{Sources, play_out};
//! use kontor_engine::{Game, Generator, Listed, Seed, Setup, Viewer};
//!
//! let mut game = Caravan::set_up(&Setup::standard(Caravan::info(), 2)?)?;
//! let mut policies: Vec<_> = Caravan::policies().iter().map(|offered| (offered.make)()).collect();
//! let seed = Seed::derived(7, 0);
//! let mut sources =
//!     Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
//! let steps = play_out(&mut game, &mut policies, &mut sources, u32::MAX, |_, _| {});
//! let standing = game.standing(Viewer::All);
//! assert!(steps > 0 && standing.places.is_some());
//! # Ok::<(), kontor_engine::Refusal>(())
//! ```
//!
//! # Replaying a record
//!
//! Without its type a game is an [`AnyGame`](any::AnyGame), as server and terminal know it.
//!
//! ```
//! use kontor_caravan::Caravan;
//! use kontor_engine::listing::Listing;
//! use kontor_engine::record::{Replay, verify};
//! use kontor_engine::{Next, Record};
//!
//! # let text = include_str!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"), "/../games/caravan/tests/golden/two-players.record.json",
//! # ));
//! let game = Listing::<Caravan>::new();
//! let record = Record::load(text)?;
//! let mut replay = Replay::new(&game, &record)?;
//! replay.play_to(5)?;
//! assert!(matches!(replay.state().next(), Next::Seats(_) | Next::Chance));
//! replay.play_to(usize::MAX)?;
//! assert_eq!(replay.state().next(), Next::Over);
//! // Whether its dice are those of the seed that was promised, and its result the one of its steps.
//! verify(&game, &record)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod any;
pub mod auction;
pub mod choice;
pub mod data;
pub mod event;
pub mod first;
pub mod game;
pub mod generator;
pub mod indexed;
pub mod info;
pub mod json;
pub mod ledger;
pub mod letter;
pub mod line;
pub mod listed;
pub mod listing;
pub mod money;
pub mod odds;
pub mod options;
pub mod outlook;
pub mod play;
pub mod policy;
pub mod record;
pub mod refusal;
pub mod seat;
mod set;
pub mod setup;
pub mod shown;
pub mod stack;
pub mod steps;
pub mod tape;
pub mod text;
pub mod trade;
pub mod versions;

pub use choice::{Choice, Choices, Form, Naming, Value, Values};
pub use event::{Collected, Silent, Sink, Told};
pub use first::{FirstTurn, Threw};
pub use game::{Game, Next, Standing};
pub use generator::{Generator, Seed};
pub use info::{Credit, Difficulty, Edition, Info, Worded};
pub use ledger::{Account, Accounts, Bank, Posting, Shortfall};
pub use listed::{Listed, Names, most_of};
pub use money::Money;
pub use odds::Odds;
pub use options::{OlderOption, OptionKind, OptionSpec, OptionValue};
pub use policy::{Offered, Policy, Random};
pub use record::Record;
pub use refusal::{Refusal, Rule};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::Setup;
pub use stack::Stack;
pub use text::{Arg, Label, Say, Telling, Text};
pub use versions::{GoesOn, Older};
