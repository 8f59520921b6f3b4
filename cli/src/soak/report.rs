//! What came of it, as a table and for programs.

use std::io::Write;

use kontor_engine::Text;
use serde::Serialize;

use crate::columns::aligned;
use crate::failure::Failure;
use crate::load::report::{Spread, milliseconds};
use crate::say::{grouped, said};
use crate::soak::ledger::Played;

/// What came of it.
#[derive(Serialize)]
pub struct Report {
    pub kills: u32,
    /// How many more were killed before they listened.
    pub killed_starting: u32,
    pub tables: u32,
    pub connections: usize,
    /// Microseconds from a kill until everybody is back at another server.
    pub pause: Spread,
    /// Microseconds that stopping in order took in the end.
    pub stop: u32,
    /// How many connections were told of it.
    pub told: usize,
    #[serde(flatten)]
    pub played: Played,
}

impl Report {
    /// Writes the table that people read.
    pub fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let milliseconds = |micros: u32| milliseconds(f64::from(micros), 0);
        let count = |number: usize| grouped(number as u64);
        let told = Text::new("soak-told-of").with("told", count(self.told));
        let rows = [
            ("soak-kills", grouped(u64::from(self.kills))),
            ("soak-kills-starting", grouped(u64::from(self.killed_starting))),
            ("load-tables", grouped(u64::from(self.tables))),
            ("soak-finished", count(self.played.finished)),
            ("soak-acknowledged", count(self.played.acknowledged)),
            ("soak-lost", count(self.played.lost)),
            ("soak-doubled", count(self.played.doubled)),
            ("soak-faults", count(self.played.faults.len())),
            ("soak-pause-median", milliseconds(self.pause.p50)),
            ("soak-pause-most", milliseconds(self.pause.p99)),
            ("soak-stop", milliseconds(self.stop)),
            ("soak-told", said(told.with("all", count(self.connections)))),
        ]
        .map(|(head, value)| vec![said(head), value]);
        write!(out, "{}", aligned(&rows))?;
        for fault in &self.played.faults {
            writeln!(out, "{}: {fault}", said("label-fault"))?;
        }
        Ok(())
    }

    /// Fails if anything was lost, played twice, or is damaged.
    pub fn must_be_whole(&self) -> Result<(), Failure> {
        let Played { lost, doubled, faults, .. } = &self.played;
        if (*lost, *doubled, faults.len()) == (0, 0, 0) && self.told == self.connections {
            return Ok(());
        }
        Err(Failure::new("soak-failed"))
    }
}
