//! The line of play: the steps in force and the table they lead to. Steps can be taken back.

use std::collections::BTreeMap;

use crate::record::RecordedStep;
use crate::refusal::Refusal;
use crate::table::{Happened, Table};

/// How many steps lie between two tables that are kept to go back to.
const BETWEEN_MARKS: usize = 64;

/// A game under way with the way it came.
///
/// Taking back plays on from the last table that was kept before, so it costs a few dozen steps
/// however long the game is.
#[derive(Debug)]
pub struct Line {
    table: Box<dyn Table>,
    steps: Vec<RecordedStep>,
    marks: BTreeMap<usize, Box<dyn Table>>,
}

impl Line {
    /// The line that begins at `table`.
    pub fn new(table: Box<dyn Table>) -> Line {
        Line { marks: BTreeMap::from([(0, table.fork())]), table, steps: Vec::new() }
    }

    /// The line that began at `start` and came to `table` by `steps`, all of them actions and
    /// chance: one that was stored.
    pub fn resumed(start: Box<dyn Table>, table: Box<dyn Table>, steps: Vec<RecordedStep>) -> Line {
        Line { marks: BTreeMap::from([(0, start), (steps.len(), table.fork())]), table, steps }
    }

    /// The table as it is now.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The steps in force: actions and chance, none that was taken back.
    pub fn steps(&self) -> &[RecordedStep] {
        &self.steps
    }

    /// Plays a step, or refuses and changes nothing. Taking back tells of nothing that happened.
    pub fn play(&mut self, step: &RecordedStep) -> Result<Vec<Happened>, Refusal> {
        let happened = match step {
            RecordedStep::Action(seat, action) => self.table.act(*seat, action)?,
            RecordedStep::Chance(outcome) => self.table.chance(outcome)?,
            RecordedStep::Undo(count) => {
                self.take_back(*count)?;
                return Ok(Vec::new());
            }
        };
        self.steps.push(step.clone());
        if self.steps.len().is_multiple_of(BETWEEN_MARKS) {
            self.marks.insert(self.steps.len(), self.table.fork());
        }
        Ok(happened)
    }

    /// Takes the last `count` steps back, or refuses and changes nothing.
    fn take_back(&mut self, count: usize) -> Result<(), Refusal> {
        let left = self.steps.len().checked_sub(count).filter(|_| count > 0).ok_or_else(|| {
            Refusal::form("{count} steps cannot be taken back; {steps} are in force")
                .with("count", count)
                .with("steps", self.steps.len())
        })?;
        let (&from, mark) = self.marks.range(..=left).next_back().expect("the first mark stays");
        let mut table = mark.fork();
        for step in &self.steps[from..left] {
            match step {
                RecordedStep::Action(seat, action) => table.act(*seat, action)?,
                RecordedStep::Chance(outcome) => table.chance(outcome)?,
                RecordedStep::Undo(_) => continue,
            };
        }
        self.table = table;
        self.steps.truncate(left);
        self.marks.split_off(&(left + 1));
        Ok(())
    }
}
