//! What bots do, in one program: linking all games takes longer than most of these tests.

mod analysis;
mod course;
mod levels;
mod measure;
mod outlook;
mod search;
mod simulate;
