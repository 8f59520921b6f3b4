//! The vocabulary that all of Kontor's games share: seats, money, chance, choices, refusals,
//! auctions, trades, the [`Game`] trait, and records of games.
//!
//! A game is a pure fold over a record: set-up and steps in, state out. Nothing here reads a clock,
//! a file or a network.

pub mod auction;
pub mod choice;
pub mod data;
pub mod event;
pub mod game;
pub mod generator;
pub mod ledger;
pub mod line;
pub mod listed;
pub mod money;
pub mod play;
pub mod policy;
pub mod record;
pub mod refusal;
pub mod seat;
mod set;
pub mod setup;
pub mod stack;
pub mod table;
pub mod trade;

pub use choice::{Choice, Choices, Form, Naming, Value, Values};
pub use event::{Collected, Silent, Sink, Told};
pub use game::{Game, Next, Standing};
pub use generator::{Generator, Seed};
pub use ledger::{Account, Accounts, Bank, Posting, Shortfall};
pub use listed::{Listed, Names};
pub use money::Money;
pub use policy::{Offered, Policy, Random};
pub use record::Record;
pub use refusal::{Refusal, Rule};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{Edition, Info, OptionKind, OptionSpec, OptionValue, Setup};
pub use stack::Stack;
