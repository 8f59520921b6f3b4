//! What the store promises, in one program: linking many takes long.

mod archive;
mod carry;
mod common;
mod copies;
mod disk;
mod failing;
mod faults;
mod file;
mod kill;
mod log;
mod people;
mod postgres;
mod stretches;
mod tables;
