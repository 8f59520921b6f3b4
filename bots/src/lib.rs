//! Whole games among policies: playing thousands of them, and measuring how fast that goes.

pub mod measure;
pub mod report;
pub mod simulate;
pub mod statistics;

pub use report::Report;
pub use simulate::{Run, STEP_LIMIT, Seating, Stopped, simulate, simulate_listed};
