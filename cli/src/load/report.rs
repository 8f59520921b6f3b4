//! What was measured, as a table and for programs.

use std::io::Write;

use kontor_engine::Text;
use serde::Serialize;

use crate::columns::aligned;
use crate::failure::Failure;
use crate::load::disk::Disk;
use crate::load::memory::Samples;
use crate::say::{decimal, grouped, percent, said};

/// The middle of what was measured, and what all but one in a hundred stay below.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize)]
pub struct Spread {
    pub p50: u32,
    pub p99: u32,
}

/// What was measured.
#[derive(Serialize)]
pub struct Report {
    #[serde(serialize_with = "game_or_all")]
    pub game: Option<String>,
    pub tables: u32,
    pub connections: usize,
    /// Milliseconds between an action and the next at each table.
    pub pace: u64,
    pub seconds: f64,
    pub actions: usize,
    pub actions_per_second: f64,
    /// Microseconds from an action to its answer.
    pub done: Spread,
    /// Microseconds from an action to who looks having seen it.
    pub seen: Spread,
    /// Microseconds of the server on all cores.
    pub cpu_per_action: f64,
    /// Microseconds of those who play, on all cores.
    pub client_cpu_per_action: f64,
    /// What the disk takes, measured right after.
    pub disk: Disk,
    pub bytes_per_step: Spread,
    /// Kibibytes.
    pub memory_per_table: f64,
    /// Kibibytes.
    pub memory_per_connection: f64,
    /// Kibibytes, over the time.
    pub memory: Samples,
}

/// The game's id, or `all`.
fn game_or_all<S: serde::Serializer>(
    game: &Option<String>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.as_deref().unwrap_or("all"))
}

/// A time of so many microseconds.
pub fn micros(micros: f64) -> String {
    said(Text::new("micros").with("time", decimal(micros, 0)))
}

/// The same in milliseconds.
pub fn milliseconds(micros: f64, places: usize) -> String {
    said(Text::new("milliseconds").with("time", decimal(micros / 1e3, places)))
}

/// So many kibibytes.
pub fn kibibytes(size: f64, places: usize) -> String {
    said(Text::new("kibibytes").with("size", decimal(size, places)))
}

fn mebibytes(size: f64) -> String {
    said(Text::new("mebibytes").with("size", decimal(size, 1)))
}

/// The spread of figures.
pub fn spread(figures: &mut [u32]) -> Spread {
    figures.sort_unstable();
    let at = |hundredths: usize| {
        let last = figures.len().checked_sub(1);
        last.map_or(0, |last| figures[last * hundredths / 100])
    };
    Spread { p50: at(50), p99: at(99) }
}

impl Report {
    /// Writes the table that people read.
    pub fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let milliseconds = |micros: u32| milliseconds(f64::from(micros), 2);
        let steps =
            |rate: f64| said(Text::new("load-steps-a-second").with("steps", grouped(rate as u64)));
        let rows = [
            ("load-game", self.game.clone().unwrap_or_else(|| said("load-all-games"))),
            ("load-tables", grouped(u64::from(self.tables))),
            ("load-connections", grouped(self.connections as u64)),
            ("load-actions", grouped(self.actions as u64)),
            ("load-actions-a-second", grouped(self.actions_per_second as u64)),
            ("load-done-median", milliseconds(self.done.p50)),
            ("load-done-most", milliseconds(self.done.p99)),
            ("load-seen-median", milliseconds(self.seen.p50)),
            ("load-seen-most", milliseconds(self.seen.p99)),
            ("load-cpu", micros(self.cpu_per_action)),
            ("load-client-cpu", micros(self.client_cpu_per_action)),
            ("load-bytes", grouped(u64::from(self.bytes_per_step.p50))),
            ("load-memory-table", kibibytes(self.memory_per_table, 1)),
            ("load-memory-connection", kibibytes(self.memory_per_connection, 1)),
            ("load-memory-most", mebibytes(self.memory.most() as f64 / 1_048_576.0)),
            ("load-memory-growth", percent(self.memory.growth() / 100.0, 1)),
            ("load-disk-one", steps(self.disk.one_by_one)),
            ("load-disk-groups", steps(self.disk.in_groups)),
        ]
        .map(|(head, value)| vec![said(head), value]);
        Ok(write!(out, "{}", aligned(&rows))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_the_middle_and_all_but_one_in_a_hundred() {
        let mut figures: Vec<u32> = (1..=101).rev().collect();
        assert_eq!(spread(&mut figures), Spread { p50: 51, p99: 100 });
        assert_eq!(spread(&mut []), Spread::default());
    }
}
