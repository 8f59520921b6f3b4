//! Kontor's server: people, lobby, tables and clocks, over HTTP and WebSocket.
//!
//! A table is one task that owns its course, the fold over its durable log. The
//! protocol is described in `docs/protocol.md`.

pub mod admin;
mod app;
mod bots;
mod check;
mod clock;
mod config;
mod connections;
mod course;
pub mod delta;
mod dice;
mod entry;
mod feed;
mod http;
mod laid;
mod limits;
mod links;
mod lobby;
pub mod log;
mod memory;
mod metrics;
mod orders;
mod origin;
mod pace;
mod page;
mod past;
mod people;
mod places;
mod preview;
mod problem;
mod programs;
pub mod protocol;
mod replays;
mod seating;
mod server;
mod sessions;
pub mod settings;
mod socket;
mod table;
mod tables;
mod talks;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod types;
mod undo;
mod words;

pub use bots::AloneBounds;
pub use check::{Fault, Step, table_fault, table_record};
pub use config::{Config, Rates};
pub use http::description;
pub use limits::Rate;
pub use places::Room;
pub use server::{Server, StartError, database};
