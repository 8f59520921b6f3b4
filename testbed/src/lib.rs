//! What tests need from the system.

mod postgres;

pub use postgres::Database;
