//! A real server on a real socket, and clients that talk to it as pages do.

mod bots;
mod clocks;
mod common;
mod games;
mod hidden;
mod lobby;
mod page;
mod people;
mod races;
mod restart;
mod undo;
