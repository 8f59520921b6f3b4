//! The rules, one by one, and what else is particular to this game. One program: linking many takes long.

mod bad_input;
mod common;
mod contract;
mod data;
mod end;
mod odds;
mod prices;
mod readings;
mod setup;
mod special;
mod swift;
mod trade;
mod turn;
mod words;
