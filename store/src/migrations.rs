//! The schema, step by step: the same for every database.

/// What brings schema number n, from 0, to number n + 1. Never changed once released, only added to;
/// and only so that a program of the number before can go on: while the nodes of a cluster are brought
/// up to date one after another, both are at work.
pub const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
    include_str!("../migrations/4.sql"),
    include_str!("../migrations/5.sql"),
    include_str!("../migrations/6.sql"),
    include_str!("../migrations/7.sql"),
];
