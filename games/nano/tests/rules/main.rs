//! The rules, one by one, and what else is particular to this game. One program: linking many takes long.

mod cards;
mod common;
mod contract;
mod data;
mod deals;
mod end;
mod exchange;
mod golden;
mod helping;
mod investing;
mod movement;
mod odds;
mod planning;
mod production;
mod raids;
mod readings;
mod setting_up;
mod steady;
