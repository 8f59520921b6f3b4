//! Kontor's server: people, lobby, tables and clocks, over HTTP and WebSocket.
//!
//! A table is one task that owns its course, the fold over its durable log. The
//! protocol is described in `docs/protocol.md`.

mod app;
mod bots;
mod clock;
mod config;
mod connections;
mod course;
pub mod delta;
mod entry;
mod feed;
mod http;
mod limits;
mod lobby;
mod origin;
mod page;
mod past;
mod people;
mod problem;
pub mod protocol;
mod seating;
mod server;
mod socket;
mod table;
mod tables;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod types;
mod undo;

pub use config::{Config, Rates};
pub use limits::Rate;
pub use server::{Server, StartError};
