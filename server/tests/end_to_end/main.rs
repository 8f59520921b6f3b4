//! A real server on a real socket, and clients that talk to it as pages do.

mod admin;
mod beside;
mod bots;
mod clocks;
mod common;
mod described;
mod dice;
mod figures;
mod fuzz;
mod games;
mod hidden;
mod limits;
mod lobby;
mod packed;
mod page;
mod people;
mod positions;
mod programs;
mod races;
mod restart;
mod stored;
mod threats;
mod undo;
