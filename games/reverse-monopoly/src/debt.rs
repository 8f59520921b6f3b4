//! Paying, and money running out (V27, V29).

use kontor_engine::{Account, Money, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::action::Event;
use crate::board::CardSet;
use crate::end::Ending;
use crate::state::{OLD_BANK, Phase, ReverseMonopoly, Task};

/// Who owes what to whom, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Debt {
    /// Who owes.
    pub debtor: Seat,
    /// To whom; `None` for the Old Commie Bank.
    pub creditor: Option<Seat>,
    pub amount: Money,
    pub why: Why,
}

/// Why somebody owes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub enum Why {
    /// The roll was another's property (V18).
    Rent,
    /// A Black Market card (V26).
    Card,
}

impl Why {
    /// What the payment is for, in the ledger.
    pub const fn reason(self) -> &'static str {
        match self {
            Why::Rent => "rent",
            Why::Card => "black-market",
        }
    }

    /// The rule that asks for it.
    pub const fn rule(self) -> Rule {
        match self {
            Why::Rent => Rule("V18"),
            Why::Card => Rule("V26"),
        }
    }
}

impl ReverseMonopoly {
    /// V27: a debt arises; it is settled before anything else goes on.
    #[inline]
    pub(crate) fn owe(&mut self, debt: Debt) {
        self.tasks.push(Task::Settle { debt, offered: CardSet::EMPTY });
    }

    /// V27: whoever has the cash pays; whoever has not has to sell, card by card, until it is there or
    /// nothing is left to offer. Then what there is is paid, and the rest is dropped.
    pub(crate) fn settle(&mut self, debt: Debt, offered: CardSet, sink: &mut impl Sink<Event>) {
        let Debt { debtor, amount, why, .. } = debt;
        let to = debt.creditor.map_or(OLD_BANK, Account::Seat);
        let cash = self.cash(debtor);
        if amount <= cash {
            self.transfer(debtor.into(), to, amount, why.reason(), why.rule(), sink);
            return;
        }
        let left = self.properties(debtor).minus(offered);
        if left.is_empty() {
            self.transfer(debtor.into(), to, cash, why.reason(), Rule("V27"), sink);
            let dropped = amount - cash;
            self.player_mut(debtor).dropped += dropped;
            let unwanted = self.properties(debtor);
            sink.event(|| Event::DebtDropped { debt, dropped, unwanted });
            return;
        }
        if offered.is_empty() {
            sink.event(|| Event::MustSell { debt });
        }
        match left.single() {
            Some(card) => {
                self.tasks.push(Task::Settle { debt, offered: offered.with(card) });
                self.open_auction(card, Some(debtor), sink);
            }
            None => self.phase = Phase::MustSell { debt, offered },
        }
    }

    /// V29: the Old Commie Bank pays; when it cannot pay in full, it pays what is left and the game
    /// ends.
    pub(crate) fn old_bank_pays(
        &mut self,
        seat: Seat,
        amount: Money,
        reason: &'static str,
        rule: Rule,
        sink: &mut impl Sink<Event>,
    ) {
        let left = self.accounts.balance(OLD_BANK);
        self.transfer(OLD_BANK, seat.into(), amount.min(left), reason, rule, sink);
        if left < amount {
            self.end_game(Ending::BankBroke, sink);
        }
    }
}
