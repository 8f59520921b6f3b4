//! Money: whole units of a game's currency, with arithmetic that never wraps.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A sum of money in whole units of the game's currency.
///
/// Arithmetic is checked: a result that does not fit stops the program instead of becoming another sum.
/// Figures that come from outside are compared with what a player has before anything is computed with
/// them; where that is not possible, use the `checked_` forms.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Money(#[cfg_attr(feature = "ts", ts(type = "number"))] i64);

const OVERFLOW: &str = "a sum of money exceeded what can be counted";

impl Money {
    /// Nothing.
    pub const ZERO: Money = Money(0);

    /// This many units.
    #[inline]
    pub const fn new(units: i64) -> Money {
        Money(units)
    }

    /// How many units.
    #[inline]
    pub const fn units(self) -> i64 {
        self.0
    }

    /// Whether this is less than nothing.
    #[inline]
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// The sum, if it can be counted.
    #[inline]
    pub const fn checked_add(self, other: Money) -> Option<Money> {
        match self.0.checked_add(other.0) {
            Some(units) => Some(Money(units)),
            None => None,
        }
    }

    /// The difference, if it can be counted.
    #[inline]
    pub const fn checked_sub(self, other: Money) -> Option<Money> {
        match self.0.checked_sub(other.0) {
            Some(units) => Some(Money(units)),
            None => None,
        }
    }

    /// This many times the sum, if it can be counted.
    #[inline]
    pub const fn checked_mul(self, times: i64) -> Option<Money> {
        match self.0.checked_mul(times) {
            Some(units) => Some(Money(units)),
            None => None,
        }
    }
}

impl Add for Money {
    type Output = Money;

    #[inline]
    fn add(self, other: Money) -> Money {
        self.checked_add(other).expect(OVERFLOW)
    }
}

impl Sub for Money {
    type Output = Money;

    #[inline]
    fn sub(self, other: Money) -> Money {
        self.checked_sub(other).expect(OVERFLOW)
    }
}

impl Mul<i64> for Money {
    type Output = Money;

    #[inline]
    fn mul(self, times: i64) -> Money {
        self.checked_mul(times).expect(OVERFLOW)
    }
}

impl Neg for Money {
    type Output = Money;

    #[inline]
    fn neg(self) -> Money {
        Money::ZERO - self
    }
}

impl AddAssign for Money {
    #[inline]
    fn add_assign(&mut self, other: Money) {
        *self = *self + other;
    }
}

impl SubAssign for Money {
    #[inline]
    fn sub_assign(&mut self, other: Money) {
        *self = *self - other;
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Money>>(sums: I) -> Money {
        sums.fold(Money::ZERO, Add::add)
    }
}

/// Groups of three digits with thin spaces, as on the boards: `1 250 000`.
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.unsigned_abs().to_string();
        let mut text = String::with_capacity(digits.len() * 2);
        if self.0 < 0 {
            text.push('−');
        }
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                text.push('\u{2009}');
            }
            text.push(digit);
        }
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_and_subtracts() {
        let sum: Money = [14, 14, 17].map(Money::new).into_iter().sum();
        assert_eq!(sum, Money::new(45));
        assert_eq!(sum - Money::new(50), Money::new(-5));
        assert_eq!(-Money::new(7) * 3, Money::new(-21));
    }

    #[test]
    fn checked_forms_say_when_a_sum_cannot_be_counted() {
        let most = Money::new(i64::MAX);
        assert_eq!(most.checked_add(Money::new(1)), None);
        assert_eq!(Money::new(i64::MIN).checked_sub(Money::new(1)), None);
        assert_eq!(most.checked_mul(2), None);
    }

    #[test]
    #[should_panic(expected = "exceeded what can be counted")]
    fn never_wraps() {
        let _ = Money::new(i64::MAX) + Money::new(1);
    }

    #[test]
    fn shown_in_groups_of_three() {
        assert_eq!(Money::new(1_250_000).to_string(), "1\u{2009}250\u{2009}000");
        assert_eq!(Money::new(-70).to_string(), "−70");
        assert_eq!(Money::new(0).to_string(), "0");
        assert_eq!(format!("{:>4}", Money::new(7)), "   7");
    }
}
