//! Whole games among policies: playing thousands of them, comparing who plays better, and measuring how fast
//! that goes; a player that looks ahead, and a look back at what was played.

pub mod analysis;
pub mod arena;
pub mod easy;
pub mod levels;
pub mod measure;
pub mod players;
pub mod report;
pub mod search;
pub mod simulate;
pub mod statistics;
pub mod train;

pub use analysis::{Analysis, analyse};
pub use arena::Contest;
pub use levels::Level;
pub use report::Report;
pub use search::{Budget, Search, Threads};
pub use simulate::{Run, STEP_LIMIT, Seating, Stopped, simulate, simulate_listed};
