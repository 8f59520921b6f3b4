//! Kommersant: enterprises, state property, racket and loans in the Russia of 1991, for 2 to 6
//! players, in the boxed edition and the on-line one.
//!
//! The rules as played, by id, are in `docs/rules/kommersant.md`.

pub mod data;
