//! Debts and bankruptcy (K36), and leaving the game (K38).

use kontor_engine::{Account, Money, Refusal, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::board::{Lot, LotSet, Square};
use crate::cards::Card;
use crate::data::Stage;
use crate::event::Event;
use crate::state::{BANK, Kommersant, OFFERS, Phase, Task};

/// Who owes what to whom, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Debt {
    /// Who owes.
    pub debtor: Seat,
    /// To whom; `None` for the bank.
    pub creditor: Option<Seat>,
    pub amount: Money,
    pub why: Why,
}

/// Why somebody owes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Why {
    /// Landed on another's property (K20).
    Rent { lot: Lot },
    /// A racketeer came (K35).
    Robbery { lot: Lot },
    /// The Fine square (K12).
    Fine { square: Square },
    /// A card (K15).
    Card { card: Card },
    /// A card by which all pay its drawer (K15).
    Collection { card: Card },
    /// A loan fell due (K34).
    Loan,
}

impl Why {
    /// What the payment is for, in the ledger.
    pub const fn reason(self) -> &'static str {
        match self {
            Why::Rent { .. } => "rent",
            Why::Robbery { .. } => "racket",
            Why::Fine { .. } => "fine",
            Why::Card { .. } => "card",
            Why::Collection { .. } => "collection",
            Why::Loan => "loan-due",
        }
    }

    /// The rule that asks for it.
    pub const fn rule(self) -> Rule {
        match self {
            Why::Rent { .. } => Rule("K20"),
            Why::Robbery { .. } => Rule("K35"),
            Why::Fine { .. } => Rule("K12"),
            Why::Card { .. } | Why::Collection { .. } => Rule("K15"),
            Why::Loan => Rule("K34"),
        }
    }
}

impl Debt {
    fn creditor_account(&self) -> Account {
        self.creditor.map_or(BANK, Account::Seat)
    }
}

impl Kommersant {
    /// K36: a debt arises; it is settled before anything else goes on.
    #[inline]
    pub(crate) fn owe(&mut self, debt: Debt) {
        self.tasks.push(Task::Settle(debt));
    }

    /// What the bank would pay for a lot with all that stands on it (K26, K30).
    #[inline]
    pub fn bank_value(&self, lot: Lot) -> Money {
        let ground = if self.mortgaged.contains(lot) { lot.half_price() } else { lot.price() };
        ground + lot.steps_paid(self.stages.of(lot))
    }

    /// K36: a player's cash, and all that the bank would pay.
    pub fn means(&self, seat: Seat) -> Money {
        self.cash(seat) + self.player(seat).lots.iter().map(|lot| self.bank_value(lot)).sum()
    }

    /// K36: whoever has the cash pays at once; whoever could raise it has to; all others are bankrupt.
    pub(crate) fn settle(&mut self, debt: Debt, sink: &mut impl Sink<Event>) {
        let Debt { debtor, amount, why, .. } = debt;
        if amount <= self.cash(debtor) {
            let to = debt.creditor_account();
            self.transfer(debtor.into(), to, amount, why.reason(), why.rule(), sink);
            return;
        }
        let means = self.means(debtor);
        if means < amount {
            self.go_bankrupt(debt, sink);
        } else {
            sink.event(|| Event::InDebt { debt, means });
            self.phase = Phase::Debt { debt, offers: OFFERS };
        }
    }

    /// K36: after each sale of a debtor, the debt is paid if it can be, or can no longer be raised.
    pub(crate) fn settle_if_decided(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Debt { debt, .. } = self.phase else { return };
        let can_pay = debt.amount <= self.cash(debt.debtor);
        if can_pay || self.means(debt.debtor) < debt.amount {
            self.phase = Phase::Going;
            if can_pay {
                sink.event(|| Event::DebtPaid { debt });
            }
            self.settle(debt, sink);
        }
    }

    /// K36: the bank pays for everything, the creditor gets what there is, and the debtor is out.
    fn go_bankrupt(&mut self, debt: Debt, sink: &mut impl Sink<Event>) {
        let Debt { debtor, why, .. } = debt;
        let paid = self.means(debtor);
        sink.event(|| Event::Bankrupt { debt, paid });
        let raised = paid - self.cash(debtor);
        self.pay_out(debtor, raised, "property-taken-back", Rule("K36"), sink);
        let to = debt.creditor_account();
        self.transfer(debtor.into(), to, paid, why.reason(), Rule("K36"), sink);
        self.go_out(debtor, sink);
    }

    /// K38: a player leaves before the throw; all cash goes to the bank.
    pub(crate) fn leave(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_deals()?;
        if !self.agreed.leaving {
            return Err(Refusal::new(Rule("K38"), "refused-nobody-leaves"));
        }
        sink.event(|| Event::Left { seat });
        self.pay_in(seat, self.cash(seat), "left-the-game", Rule("K38"), sink);
        self.phase = Phase::Going;
        self.go_out(seat, sink);
        Ok(())
    }

    /// K36, K38: a player is out: property free, cards under their decks, tokens to be laid again,
    /// loans lapsed, the Banker's office passed on. The last one left wins at once (K37).
    fn go_out(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let lots = self.player(seat).lots;
        lots.iter().for_each(|lot| self.stages.set(lot, Stage::Lot));
        self.mortgaged = self.mortgaged.minus(lots);
        self.built_now = self.built_now.minus(lots);
        self.mortgaged_now = self.mortgaged_now.minus(lots);
        let kept_cards = self.player(seat).kept;
        for kept in kept_cards.iter() {
            self.return_card(seat, kept, sink);
        }
        self.to_lay += self.player(seat).tokens;
        let before = self.table_size() - self.playing.len();
        self.playing = self.playing.without(seat);
        let player = self.player_mut(seat);
        player.lots = LotSet::EMPTY;
        player.tokens = 0;
        player.loans = Default::default();
        player.racket = None;
        player.skips = 0;
        player.out = before as u8 + 1;
        self.forget_tasks(seat);
        if self.banker == Some(seat) {
            let next = self.after(seat);
            self.banker = Some(next);
            sink.event(|| Event::NewBanker { seat: next });
        }
        if self.playing.len() == 1 {
            self.end_game(sink);
        }
    }

    /// Drops the tasks that a player who is out has no more part in.
    fn forget_tasks(&mut self, seat: Seat) {
        for &task in std::mem::take(&mut self.tasks).iter() {
            let concerns = match task {
                Task::Lap { seat: mover } | Task::Arrive { seat: mover } => mover == seat,
                Task::Settle(debt) => debt.debtor == seat,
                Task::Collect { .. } => false,
            };
            if !concerns {
                self.tasks.push(task);
            }
        }
    }

    /// K36: what a debtor may sell: the phase's debt, if it is this seat's.
    pub(crate) fn debt_of(&self, seat: Seat) -> Option<Debt> {
        match self.phase {
            Phase::Debt { debt, .. } if debt.debtor == seat => Some(debt),
            _ => None,
        }
    }
}
