//! What chance can decide, and how likely each of it is.

/// The outcomes that chance has to choose from, each with its odds: in so many ways of all.
///
/// The odds are whole numbers, so they are exact: two dice come to 7 in 6 of 36 ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds<O> {
    total: u32,
    list: Vec<(O, u32)>,
}

impl<O> Odds<O> {
    /// No outcomes yet.
    pub const fn new() -> Odds<O> {
        Odds { total: 0, list: Vec::new() }
    }

    /// Begins anew: there are so many ways in all. Keeps its room, so that asking again costs no memory.
    pub fn begin(&mut self, total: u32) {
        self.list.clear();
        self.total = total;
    }

    /// An outcome that comes about in so many of the ways; in none is no outcome.
    pub fn add(&mut self, outcome: O, ways: u32) {
        if ways > 0 {
            self.list.push((outcome, ways));
        }
    }

    /// How many ways there are in all.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// Every outcome with its ways.
    pub fn as_slice(&self) -> &[(O, u32)] {
        &self.list
    }

    /// Whether the outcomes are not listed.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How likely an outcome of this kind is, from 0 to 1.
    pub fn chance_of(&self, fits: impl Fn(&O) -> bool) -> f64 {
        let ways: u32 = self.list.iter().filter(|(one, _)| fits(one)).map(|(_, ways)| ways).sum();
        if self.total == 0 { 0.0 } else { f64::from(ways) / f64::from(self.total) }
    }
}

impl<O> Odds<O> {
    /// What something is worth on average, exactly: each outcome by its odds. `None` where they are not
    /// listed.
    pub fn expectation(&self, mut worth: impl FnMut(&O) -> f64) -> Option<f64> {
        let sum = |(outcome, ways): &(O, u32)| worth(outcome) * f64::from(*ways);
        (!self.is_empty()).then(|| self.list.iter().map(sum).sum::<f64>() / f64::from(self.total))
    }
}

impl<O> Default for Odds<O> {
    fn default() -> Odds<O> {
        Odds::new()
    }
}

/// So many ways of all as whole percent, for people; 0 where there is no way at all.
pub fn percent(ways: u32, all: u32) -> u32 {
    (100 * ways + all / 2).checked_div(all).unwrap_or(0)
}

/// In how many ways so many dice come to each sum: at index `s` the ways of `s`, of `6ⁿ` in all.
pub fn ways_of_dice(dice: u8) -> [u32; 19] {
    let mut ways = [0; 19];
    ways[0] = 1;
    for _ in 0..dice.min(3) {
        let before = std::mem::take(&mut ways);
        for (sum, count) in before.into_iter().enumerate() {
            for face in 1..=6 {
                if let Some(way) = ways.get_mut(sum + face) {
                    *way += count;
                }
            }
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_ways_of_all() {
        let mut odds = Odds::new();
        odds.begin(36);
        for (sum, ways) in ways_of_dice(2).into_iter().enumerate() {
            odds.add(sum, ways);
        }
        assert_eq!(odds.as_slice().len(), 11);
        assert_eq!(odds.as_slice().iter().map(|(_, ways)| ways).sum::<u32>(), odds.total());
        assert!((odds.chance_of(|&sum| sum == 7) - 1.0 / 6.0).abs() < 1e-12);
        assert!(odds.expectation(|&sum| sum as f64).is_some_and(|sum| (sum - 7.0).abs() < 1e-12));
        odds.begin(6);
        assert_eq!(odds.expectation(|_| 1.0), None);
        assert!(odds.is_empty() && odds.chance_of(|_| true) == 0.0);
    }

    #[test]
    fn fourteen_or_more_with_three_dice_is_one_in_six() {
        let ways = ways_of_dice(3);
        assert_eq!(ways.iter().sum::<u32>(), 216);
        let fit = ways[14..].iter().sum::<u32>();
        assert_eq!((fit, percent(fit, 216)), (35, 16), "35 of 216: 16 %");
        assert_eq!((percent(1, 3), percent(2, 3), percent(0, 0)), (33, 67, 0));
    }
}
