//! Loans from the bank (K33, K34).

use kontor_engine::{Money, Refusal, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::debt::{Debt, Why};
use crate::edition::Lending;
use crate::event::Event;
use crate::state::{Kommersant, Phase};

/// K33: the most principal open at once.
pub const MOST_OPEN: Money = Money::new(100_000);
/// K33: loans are whole multiples of this.
pub const UNIT: Money = Money::new(1_000);
const MOST_UNITS: u16 = (MOST_OPEN.units() / UNIT.units()) as u16;
/// K34: what is owed for each [`UNIT`] borrowed.
pub const UNIT_OWED: Money = Money::new(1_200);
/// K34: a loan is due at this lap after taking it.
pub const LAPS: usize = 3;

/// A player's open loans. Those that fall due at the same lap are one: nothing tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Loans {
    /// Units of principal due at the next lap, at the one after, and at the third: oldest first.
    due_in: [u8; LAPS],
}

impl Loans {
    #[inline]
    fn units(&self) -> u16 {
        self.due_in.iter().map(|&units| u16::from(units)).sum()
    }

    /// The principal that is open.
    #[inline]
    pub fn principal(&self) -> Money {
        UNIT * i64::from(self.units())
    }

    /// K34: what is owed, interest included.
    #[inline]
    pub fn owed(&self) -> Money {
        UNIT_OWED * i64::from(self.units())
    }

    /// K33: what may still be borrowed.
    #[inline]
    pub fn credit(&self) -> Money {
        MOST_OPEN - self.principal()
    }

    /// K33: whether anything may still be borrowed.
    #[inline]
    pub(crate) fn has_credit(&self) -> bool {
        self.units() < MOST_UNITS
    }

    /// What is owed at the next lap, at the one after, and at the third.
    #[inline]
    pub fn falling_due(&self) -> [Money; LAPS] {
        self.due_in.map(|units| UNIT_OWED * i64::from(units))
    }

    #[inline]
    fn take(&mut self, units: u8) {
        self.due_in[LAPS - 1] += units;
    }

    /// K34: a lap brings every loan nearer; returns the units due now.
    #[inline]
    fn pass_lap(&mut self) -> u8 {
        let [due, next, last] = self.due_in;
        self.due_in = [next, last, 0];
        due
    }

    /// K34: the oldest loans first.
    #[inline]
    fn repay(&mut self, units: u8) {
        let mut left = units;
        for due in &mut self.due_in {
            let part = left.min(*due);
            *due -= part;
            left -= part;
        }
    }
}

/// K33: the loan that a purchase takes: what is missing, rounded up.
#[inline]
pub fn loan_for(price: Money, cash: Money) -> Money {
    let missing = (price - cash).max(Money::ZERO).units();
    Money::new((missing + UNIT.units() - 1) / UNIT.units() * UNIT.units())
}

impl Kommersant {
    /// K33: the most a player can pay the bank for a lot, an auction won or a building step.
    #[inline]
    pub fn spendable(&self, seat: Seat) -> Money {
        self.cash(seat) + self.player(seat).loans.credit()
    }

    /// K17, K33: the most a player can pay another for property: cash, and credit where the bank lends
    /// for it; not what a leading bid binds, and no loan while there is a debt (K36).
    #[inline]
    pub(crate) fn payable(&self, seat: Seat) -> Money {
        let lends = self.agreed.lending == Lending::Property;
        match self.phase {
            Phase::Debt { debt, .. } if debt.debtor == seat => self.cash(seat),
            Phase::Auction { auction, .. } => {
                let leading = auction.best().filter(|bid| bid.seat == seat);
                let bound = leading.map_or(Money::ZERO, |bid| bid.amount);
                let most = if lends { self.spendable(seat) } else { self.cash(seat) };
                most.min(self.spendable(seat) - bound).max(Money::ZERO)
            }
            _ if lends => self.spendable(seat),
            _ => self.cash(seat),
        }
    }

    /// K33: checks that cash and unused credit suffice.
    pub(crate) fn check_spendable(&self, seat: Seat, price: Money) -> Result<(), Refusal> {
        if price <= self.spendable(seat) {
            return Ok(());
        }
        let open = self.player(seat).loans.principal();
        Err(Refusal::new(Rule("K33"), "refused-too-dear")
            .with("price", price)
            .with("cash", self.cash(seat))
            .with("most", MOST_OPEN)
            .with("open", open))
    }

    /// K33: takes the loan for what is missing to pay a price; checked before that it is not too much.
    pub(crate) fn borrow_for(&mut self, seat: Seat, price: Money, sink: &mut impl Sink<Event>) {
        let sum = loan_for(price, self.cash(seat));
        if sum > Money::ZERO {
            let units = (sum.units() / UNIT.units()) as u8;
            self.player_mut(seat).loans.take(units);
            let owed = UNIT_OWED * i64::from(units);
            sink.event(|| Event::Borrowed { seat, sum, owed });
            self.pay_out(seat, sum, "loan", Rule("K33"), sink);
        }
    }

    /// K33: pays the bank for a lot or a building step, with a loan for what is missing; checked by
    /// [`Kommersant::check_spendable`] before.
    pub(crate) fn spend(
        &mut self,
        seat: Seat,
        price: Money,
        reason: &'static str,
        rule: Rule,
        sink: &mut impl Sink<Event>,
    ) {
        self.borrow_for(seat, price, sink);
        self.pay_in(seat, price, reason, rule, sink);
    }

    /// K34: the most a player could repay now; a multiple of [`UNIT_OWED`].
    #[inline]
    pub(crate) fn repayable(&self, seat: Seat) -> Money {
        let most = self.cash(seat).min(self.player(seat).loans.owed());
        UNIT_OWED * (most.units() / UNIT_OWED.units())
    }

    /// K34: repays loans before the throw.
    pub(crate) fn repay(
        &mut self,
        seat: Seat,
        amount: Money,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        let loans = &self.player(seat).loans;
        if amount > loans.owed() || amount > self.cash(seat) {
            return Err(Refusal::new(Rule("K34"), "refused-repay-too-much")
                .with("owed", loans.owed())
                .with("cash", self.cash(seat))
                .with("amount", amount));
        }
        if amount < UNIT_OWED || amount.units() % UNIT_OWED.units() != 0 {
            return Err(Refusal::new(Rule("K34"), "refused-repay-units")
                .with("unit", UNIT_OWED)
                .with("amount", amount));
        }
        self.player_mut(seat).loans.repay((amount.units() / UNIT_OWED.units()) as u8);
        sink.event(|| Event::Repaid { seat, amount });
        self.pay_in(seat, amount, "loan-repaid", Rule("K34"), sink);
        Ok(())
    }

    /// K34: at a lap, loans come nearer, and the oldest may fall due.
    pub(crate) fn call_loans(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let units = self.player_mut(seat).loans.pass_lap();
        if units == 0 {
            return;
        }
        let amount = UNIT_OWED * i64::from(units);
        sink.event(|| Event::LoanDue { seat, amount });
        self.owe(Debt { debtor: seat, creditor: None, amount, why: Why::Loan });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_loans_are_repaid_first() {
        let mut loans = Loans::default();
        loans.take(20);
        assert_eq!(loans.pass_lap(), 0);
        loans.take(30);
        assert_eq!(loans.owed(), Money::new(60_000));
        loans.repay(25);
        assert_eq!(loans.falling_due(), [0, 0, 30_000].map(Money::new));
        assert_eq!((loans.pass_lap(), loans.pass_lap(), loans.pass_lap()), (0, 0, 25));
    }

    #[test]
    fn what_is_missing_is_rounded_up() {
        let loan = |price, cash| loan_for(Money::new(price), Money::new(cash)).units();
        assert_eq!(loan(30_000, 30_000), 0);
        assert_eq!(loan(30_000, 29_950), 1_000);
        assert_eq!(loan(30_000, 8_000), 22_000);
    }
}
