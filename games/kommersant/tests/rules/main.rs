//! The rules, one by one, and what else is particular to this game. One program: linking many takes long.

mod building;
mod buying;
mod common;
mod contract;
mod data;
mod deals;
mod debt_and_end;
mod golden;
mod loans;
mod moving;
mod odds;
mod on_the_board;
mod racket;
mod readings;
mod rent;
mod setting_up;
mod squares;
mod steady;
mod weighing;
mod words;
