//! Accounts, and the one way money moves between them.

use serde::{Deserialize, Serialize};

use crate::event::Sink;
use crate::money::Money;
use crate::refusal::Rule;
use crate::seat::{MAX_SEATS, Seat};

/// Where money can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Account {
    /// A seat's cash.
    Seat(Seat),
    /// One of the game's banks, counted from 0.
    Bank(u8),
}

impl From<Seat> for Account {
    fn from(seat: Seat) -> Account {
        Account::Seat(seat)
    }
}

/// Money that moved: from where, to where, how much, why, and by which rule.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Posting {
    /// Who pays.
    pub from: Account,
    /// Who gets it.
    pub to: Account,
    /// How much; never negative.
    pub amount: Money,
    /// What for: an id of [`Info::reasons`](crate::Info::reasons).
    pub reason: &'static str,
    /// The rule that asks for it.
    pub rule: Rule,
}

/// A payment that could not be made: the payer has too little.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortfall {
    /// What the payer has.
    pub have: Money,
    /// What was to be paid.
    pub need: Money,
}

/// A bank's money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bank {
    balance: Money,
    endless: bool,
}

impl Bank {
    /// A bank that never runs out. Its balance goes below zero as it pays, so all money still adds up.
    pub const ENDLESS: Bank = Bank { balance: Money::ZERO, endless: true };

    /// A bank that holds `balance` and can pay no more than it has.
    pub const fn holding(balance: Money) -> Bank {
        Bank { balance, endless: false }
    }
}

/// The balances of all seats and of `BANKS` banks.
///
/// Money enters only when the accounts are opened. After that [`Accounts::post`] is the only way it
/// moves, so [`Accounts::total`] stays the same for the whole game, and no seat and no limited bank
/// ever has less than nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Accounts<const BANKS: usize> {
    seats: [Money; MAX_SEATS],
    #[serde(with = "banks")]
    banks: [Bank; BANKS],
}

impl<const BANKS: usize> Accounts<BANKS> {
    /// Accounts in which every seat has nothing and the banks are as given.
    pub const fn open(banks: [Bank; BANKS]) -> Accounts<BANKS> {
        Accounts { seats: [Money::ZERO; MAX_SEATS], banks }
    }

    /// A seat's cash.
    #[inline]
    pub const fn cash(&self, seat: Seat) -> Money {
        self.seats[seat.index()]
    }

    /// What an account holds.
    #[inline]
    pub const fn balance(&self, account: Account) -> Money {
        match account {
            Account::Seat(seat) => self.cash(seat),
            Account::Bank(bank) => self.banks[bank as usize].balance,
        }
    }

    /// All the money there is. Constant for the whole game.
    pub fn total(&self) -> Money {
        self.seats.iter().copied().chain(self.banks.iter().map(|bank| bank.balance)).sum()
    }

    /// Whether `account` could pay `amount` now.
    #[inline]
    pub fn can_pay(&self, account: Account, amount: Money) -> bool {
        self.is_endless(account) || self.balance(account) >= amount
    }

    /// Moves money, and tells the sink of it; the only way money moves.
    ///
    /// A payer who has too little pays nothing and the shortfall is returned. A payment of nothing
    /// is no posting. A negative amount is a mistake of the caller and stops the program.
    #[inline]
    pub fn post<E>(&mut self, posting: Posting, sink: &mut impl Sink<E>) -> Result<(), Shortfall> {
        let Posting { from, to, amount, .. } = posting;
        assert!(!amount.is_negative(), "a posting has a direction, not a sign");
        if amount == Money::ZERO {
            return Ok(());
        }
        if !self.can_pay(from, amount) {
            return Err(Shortfall { have: self.balance(from), need: amount });
        }
        *self.balance_mut(from) -= amount;
        *self.balance_mut(to) += amount;
        sink.posted(posting);
        Ok(())
    }

    #[inline]
    fn is_endless(&self, account: Account) -> bool {
        matches!(account, Account::Bank(bank) if self.banks[bank as usize].endless)
    }

    #[inline]
    fn balance_mut(&mut self, account: Account) -> &mut Money {
        match account {
            Account::Seat(seat) => &mut self.seats[seat.index()],
            Account::Bank(bank) => &mut self.banks[bank as usize].balance,
        }
    }
}

/// The ways money moves in a game with `accounts`, for sums that the payer was seen to have: between
/// two accounts, and where one `bank` serves all, from it and to it.
#[macro_export]
macro_rules! payments {
    ($game:ident, bank: $bank:expr) => {
        $crate::payments!($game);

        impl $game {
            /// Money from the bank, which never runs out.
            #[inline]
            pub(crate) fn pay_out(
                &mut self,
                seat: $crate::Seat,
                amount: $crate::Money,
                reason: &'static str,
                rule: $crate::Rule,
                sink: &mut impl $crate::Sink<<$game as $crate::Game>::Event>,
            ) {
                self.transfer($bank, seat.into(), amount, reason, rule, sink);
            }

            /// Money to the bank, which the player was seen to have.
            #[inline]
            pub(crate) fn pay_in(
                &mut self,
                seat: $crate::Seat,
                amount: $crate::Money,
                reason: &'static str,
                rule: $crate::Rule,
                sink: &mut impl $crate::Sink<<$game as $crate::Game>::Event>,
            ) {
                self.transfer(seat.into(), $bank, amount, reason, rule, sink);
            }
        }
    };
    ($game:ident) => {
        impl $game {
            /// Money that the payer was seen to have.
            #[inline]
            pub(crate) fn transfer(
                &mut self,
                from: $crate::Account,
                to: $crate::Account,
                amount: $crate::Money,
                reason: &'static str,
                rule: $crate::Rule,
                sink: &mut impl $crate::Sink<<$game as $crate::Game>::Event>,
            ) {
                let posting = $crate::Posting { from, to, amount, reason, rule };
                self.accounts.post(posting, sink).expect("checked before");
            }
        }
    };
}

/// Arrays of any length, which serde does not read by itself.
mod banks {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Bank;

    pub fn serialize<S: Serializer, const N: usize>(
        banks: &[Bank; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        banks.as_slice().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[Bank; N], D::Error> {
        let banks = Vec::<Bank>::deserialize(deserializer)?;
        let found = banks.len();
        banks.try_into().map_err(|_| D::Error::custom(format!("{found} banks where {N} belong")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Collected, Silent, Told};

    const ANN: Seat = Seat::new(0).unwrap();
    const BO: Seat = Seat::new(1).unwrap();

    fn pay(from: impl Into<Account>, to: impl Into<Account>, units: i64) -> Posting {
        Posting {
            from: from.into(),
            to: to.into(),
            amount: Money::new(units),
            reason: "rent",
            rule: Rule("K20"),
        }
    }

    fn opened() -> Accounts<2> {
        let mut accounts = Accounts::open([Bank::ENDLESS, Bank::holding(Money::new(10))]);
        accounts.post::<()>(pay(Account::Bank(0), ANN, 70), &mut Silent).unwrap();
        accounts
    }

    #[test]
    fn money_moves_and_is_conserved() {
        let mut accounts = opened();
        let before = accounts.total();
        accounts.post::<()>(pay(ANN, BO, 30), &mut Silent).unwrap();
        assert_eq!((accounts.cash(ANN), accounts.cash(BO)), (Money::new(40), Money::new(30)));
        assert_eq!(accounts.total(), before);
        assert_eq!(accounts.balance(Account::Bank(0)), Money::new(-70));
    }

    #[test]
    fn who_has_too_little_pays_nothing() {
        let mut accounts = opened();
        let before = accounts;
        let short = accounts.post::<()>(pay(ANN, BO, 71), &mut Silent);
        assert_eq!(short, Err(Shortfall { have: Money::new(70), need: Money::new(71) }));
        assert_eq!(accounts, before);
        let short = accounts.post::<()>(pay(Account::Bank(1), BO, 11), &mut Silent);
        assert_eq!(short, Err(Shortfall { have: Money::new(10), need: Money::new(11) }));
        assert_eq!(accounts, before);
    }

    #[test]
    fn every_posting_is_told() {
        let mut accounts = opened();
        let mut sink = Collected::<()>::default();
        accounts.post(pay(ANN, BO, 5), &mut sink).unwrap();
        accounts.post(pay(ANN, BO, 0), &mut sink).unwrap();
        assert_eq!(sink.told, [Told::Posting(pay(ANN, BO, 5))]);
    }

    #[test]
    fn survives_serialization() {
        let accounts = opened();
        let text = serde_json::to_string(&accounts).unwrap();
        assert_eq!(serde_json::from_str::<Accounts<2>>(&text).unwrap(), accounts);
        assert!(serde_json::from_str::<Accounts<1>>(&text).is_err());
    }
}
