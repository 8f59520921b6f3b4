//! The rules, one by one, and what else is particular to this game. One program: linking many takes long.

mod business;
mod common;
mod contract;
mod data;
mod debt_and_end;
mod golden;
mod helping;
mod market;
mod odds;
mod readings;
mod setting_up;
mod steady;
mod texts;
mod turn;
