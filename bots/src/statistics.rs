//! The figures of a report: counts that add up in any order, quantiles, intervals.

use std::collections::BTreeMap;

use serde::Serialize;

/// How often each value was seen.
///
/// Histograms can be merged in any order with the same outcome, so figures made from one do not
/// depend on which thread saw what.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Histogram {
    counts: BTreeMap<i64, u64>,
}

impl Histogram {
    /// Counts one more of `value`.
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    /// Adds all that the other has counted.
    pub fn merge(&mut self, other: &Histogram) {
        for (&value, &count) in &other.counts {
            *self.counts.entry(value).or_default() += count;
        }
    }

    /// How many values were counted.
    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The usual quantiles; `None` if nothing was counted.
    pub fn quantiles(&self) -> Option<Quantiles> {
        let count = self.count();
        let sum: i128 =
            self.counts.iter().map(|(&value, &count)| i128::from(value) * i128::from(count)).sum();
        Some(Quantiles {
            least: self.percentile(0)?,
            p5: self.percentile(5)?,
            p25: self.percentile(25)?,
            median: self.percentile(50)?,
            p75: self.percentile(75)?,
            p95: self.percentile(95)?,
            most: self.percentile(100)?,
            mean: sum as f64 / count as f64,
        })
    }

    /// The least value such that at least `percent` of a hundred values are not above it.
    fn percentile(&self, percent: u64) -> Option<i64> {
        let rank = (u128::from(self.count()) * u128::from(percent)).div_ceil(100).max(1);
        let mut seen = 0;
        self.counts.iter().find_map(|(&value, &count)| {
            seen += u128::from(count);
            (seen >= rank).then_some(value)
        })
    }
}

/// How values are spread. Each quantile is a value that was seen, never one in between.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Quantiles {
    /// The least.
    pub least: i64,
    /// 5 of 100 are at most this.
    pub p5: i64,
    /// 25 of 100 are at most this.
    pub p25: i64,
    /// Half are at most this.
    pub median: i64,
    /// 75 of 100 are at most this.
    pub p75: i64,
    /// 95 of 100 are at most this.
    pub p95: i64,
    /// The most.
    pub most: i64,
    /// The sum of all by their number.
    pub mean: f64,
}

/// Parts that a win is counted in, so that it can be shared exactly by up to six.
const WIN_PARTS: u64 = 60;

/// Wins, of which each may be shared.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wins {
    parts: u64,
    tries: u64,
}

impl Wins {
    /// Counts a game that was not won.
    pub fn lost(&mut self) {
        self.tries += 1;
    }

    /// Counts a win shared by `winners`, this one among them: one `winners`th of a win.
    pub fn won(&mut self, winners: usize) {
        self.parts += WIN_PARTS / winners as u64;
        self.tries += 1;
    }

    /// Adds all that the other has counted.
    pub fn merge(&mut self, other: Wins) {
        self.parts += other.parts;
        self.tries += other.tries;
    }

    /// The share of wins, with its interval.
    pub fn share(self) -> Share {
        let wins = self.parts as f64 / WIN_PARTS as f64;
        let (low, high) = wilson(wins, self.tries);
        let share = if self.tries == 0 { 0.0 } else { wins / self.tries as f64 };
        Share { wins, of: self.tries, share, low, high }
    }
}

/// A share of wins, and between what bounds the true one lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// How many wins.
    pub wins: f64,
    /// Of how many tries.
    pub of: u64,
    /// The one by the other.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// How many standard deviations either side of the mean hold 95 % of a normal distribution.
const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's score interval at 95 % for `wins` of `tries`; everything is possible without a try.
pub fn wilson(wins: f64, tries: u64) -> (f64, f64) {
    if tries == 0 {
        return (0.0, 1.0);
    }
    let n = tries as f64;
    let p = wins / n;
    let z2 = Z95 * Z95;
    let centre = p + z2 / (2.0 * n);
    let reach = Z95 * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z2 / n;
    (((centre - reach) / scale).max(0.0), ((centre + reach) / scale).min(1.0))
}

/// The middle of the values, or the mean of the two in the middle. There must be at least one.
pub fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    let half = values.len() / 2;
    if values.len() % 2 == 1 { values[half] } else { (values[half - 1] + values[half]) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: impl IntoIterator<Item = i64>) -> Histogram {
        let mut histogram = Histogram::default();
        values.into_iter().for_each(|value| histogram.add(value));
        histogram
    }

    fn rounded((low, high): (f64, f64)) -> (f64, f64) {
        ((low * 1e4).round() / 1e4, (high * 1e4).round() / 1e4)
    }

    /// The figures that R. G. Newcombe gives for the score method (Statistics in Medicine 17, 1998).
    #[test]
    fn wilson_agrees_with_published_figures() {
        assert_eq!(rounded(wilson(81.0, 263)), (0.2553, 0.3662));
        assert_eq!(rounded(wilson(15.0, 148)), (0.0624, 0.1605));
        assert_eq!(rounded(wilson(0.0, 20)), (0.0, 0.1611));
        assert_eq!(rounded(wilson(1.0, 29)), (0.0061, 0.1718));
    }

    #[test]
    fn wilson_stays_within_0_and_1() {
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        for tries in 1..100 {
            let ((low, _), (_, high)) = (wilson(0.0, tries), wilson(tries as f64, tries));
            assert!((0.0..1e-12).contains(&low) && high <= 1.0 && high > 1.0 - 1e-12);
        }
        let (low, high) = wilson(3.5, 7);
        assert!((low + high - 1.0).abs() < 1e-12, "half of the wins is in the middle");
    }

    #[test]
    fn a_shared_win_is_shared_exactly() {
        let mut wins = Wins::default();
        (0..3).for_each(|_| wins.won(3));
        wins.won(1);
        wins.lost();
        let share = wins.share();
        assert_eq!((share.wins, share.of, share.share), (2.0, 5, 0.4));
        assert_eq!(Wins::default().share().share, 0.0);
    }

    #[test]
    fn quantiles_are_values_that_were_seen() {
        let quantiles = of(1..=100).quantiles().unwrap();
        assert_eq!((quantiles.least, quantiles.p5, quantiles.p25), (1, 5, 25));
        assert_eq!((quantiles.median, quantiles.p75, quantiles.p95), (50, 75, 95));
        assert_eq!((quantiles.most, quantiles.mean), (100, 50.5));
        let two = of([10, -20]).quantiles().unwrap();
        assert_eq!((two.least, two.median, two.p75, two.mean), (-20, -20, 10, -5.0));
        assert_eq!(of([]).quantiles(), None);
    }

    #[test]
    fn histograms_merge_in_any_order() {
        let (mut left, mut right) = (of([1, 1, 5]), of([5, 9]));
        let copy = left.clone();
        left.merge(&right);
        right.merge(&copy);
        assert_eq!(left, right);
        assert_eq!(left.count(), 5);
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&mut [4.0, 1.0, 2.0, 3.0]), 2.5);
    }
}
