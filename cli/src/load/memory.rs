//! What memory a server holds while it is under load.

use kontor_engine::Text;
use serde::Serialize;

use crate::failure::Failure;
use crate::say::decimal;

/// How many figures are written for programs, at most.
const WRITTEN: usize = 120;

/// What memory was held, second by second.
#[derive(Default)]
pub struct Samples(Vec<u64>);

impl Samples {
    /// Adds what is held now, in bytes.
    pub fn note(&mut self, bytes: u64) {
        self.0.push(bytes);
    }

    /// The mean of a part of the time, in bytes.
    fn mean(&self, part: std::ops::Range<usize>) -> f64 {
        let part = &self.0[part];
        part.iter().sum::<u64>() as f64 / part.len().max(1) as f64
    }

    /// How many percent more was held in the last quarter of the time than in the second.
    pub fn growth(&self) -> f64 {
        let quarter = self.0.len() / 4;
        let before = self.mean(quarter..2 * quarter);
        let after = self.mean(self.0.len() - quarter..self.0.len());
        if before > 0.0 { (after - before) * 100.0 / before } else { 0.0 }
    }

    /// The most that was held, in bytes.
    pub fn most(&self) -> u64 {
        self.0.iter().copied().max().unwrap_or(0)
    }

    /// Fails if more percent were added than that.
    pub fn must_be_flat(&self, most: u32) -> Result<(), Failure> {
        let growth = self.growth();
        if growth <= f64::from(most) {
            return Ok(());
        }
        let text = Text::new("memory-grew").with("growth", decimal(growth, 1));
        Err(Failure::new(text.with("most", most.to_string())))
    }
}

impl Serialize for Samples {
    /// In KiB, evenly taken over the time.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let step = self.0.len().div_ceil(WRITTEN).max(1);
        serializer.collect_seq(self.0.iter().step_by(step).map(|bytes| bytes / 1_024))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_from_the_second_quarter_to_the_last() {
        let samples = Samples([9, 9, 100, 100, 105, 108, 110, 110].map(|kib| kib * 1_024).into());
        assert_eq!(samples.growth(), 10.0);
        assert!(samples.must_be_flat(10).is_ok() && samples.must_be_flat(9).is_err());
        assert_eq!(Samples::default().growth(), 0.0);
    }
}
