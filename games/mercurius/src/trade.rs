//! The trade phase: buying and selling one token an action (M11 … M16).

use kontor_engine::{Money, Refusal, Rule, Seat, Sink};

use crate::action::Event;
use crate::data::{LOWEST, data};
use crate::kind::{Kind, KindSet};
use crate::prices::price_at;
use crate::state::{Mercurius, Phase, TRADES, Trades};

impl Mercurius {
    /// What the next token of a kind costs (M12).
    #[inline]
    pub(crate) fn cost_of_next(&self, trades: &Trades, kind: Kind) -> Money {
        let price = price_at(self.markers[kind.index()]);
        Money::new(cost(price, trades.bought[kind.index()]).into())
    }

    /// What the next token of a kind brings (M13).
    #[inline]
    pub(crate) fn gain_of_next(&self, trades: &Trades, kind: Kind) -> Money {
        let price = price_at(self.markers[kind.index()]);
        Money::new(gain(price, trades.sold[kind.index()]).into())
    }

    /// The kinds that a player can buy now (M15).
    ///
    /// Collected without branches: what is allowed is hard to predict, and listing choices is most
    /// of a random game's work.
    #[inline]
    pub(crate) fn buyable(&self, seat: Seat, trades: &Trades) -> KindSet {
        let cash = self.accounts.cash(seat).units().min(u8::MAX.into()) as u8;
        let track = &data().track;
        KindSet::of(|at| {
            let price = track[(self.markers[at] - LOWEST) as usize];
            (cost(price, trades.bought[at]) <= cash) & (self.bank[at] > 0)
        })
    }

    /// The kinds that a player can sell now (M15). A sale costs a guilder at most (M13), so only who
    /// has none needs a closer look.
    #[inline]
    pub(crate) fn sellable(&self, seat: Seat, trades: &Trades) -> KindSet {
        let tokens = &self.player(seat).tokens;
        if self.accounts.cash(seat) > Money::ZERO {
            return KindSet::of(|at| tokens[at] > 0);
        }
        let track = &data().track;
        KindSet::of(|at| {
            let price = track[(self.markers[at] - LOWEST) as usize];
            (gain(price, trades.sold[at]) >= 0) & (tokens[at] > 0)
        })
    }

    /// M12, M15: buys one token from the bank.
    #[inline]
    pub(crate) fn buy(
        &mut self,
        seat: Seat,
        mut trades: Trades,
        kind: Kind,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        check_actions(&trades)?;
        if self.bank[kind.index()] == 0 {
            return Err(Refusal::new(Rule("M15"), "refused-bank-empty").with("kind", kind.none()));
        }
        let cost = self.cost_of_next(&trades, kind);
        let cash = self.accounts.cash(seat);
        if cash < cost {
            return Err(Refusal::new(Rule("M15"), "refused-too-dear")
                .with("kind", kind.text())
                .with("cost", cost)
                .with("cash", cash));
        }
        sink.event(|| Event::Bought { seat, kind, cost });
        self.pay_in(seat, cost, "bought", Rule("M12"), sink);
        self.bank[kind.index()] -= 1;
        self.player_mut(seat).tokens[kind.index()] += 1;
        trades.bought[kind.index()] += 1;
        trades.left -= 1;
        self.phase = Phase::Turn { seat, trades };
        Ok(())
    }

    /// M13, M15: sells one token to the bank.
    #[inline]
    pub(crate) fn sell(
        &mut self,
        seat: Seat,
        mut trades: Trades,
        kind: Kind,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        check_actions(&trades)?;
        if self.player(seat).tokens[kind.index()] == 0 {
            return Err(Refusal::new(Rule("M15"), "refused-none-held").with("kind", kind.none()));
        }
        let gain = self.gain_of_next(&trades, kind);
        let cash = self.accounts.cash(seat);
        if (cash + gain).is_negative() {
            return Err(Refusal::new(Rule("M15"), "refused-loss")
                .with("kind", kind.one())
                .with("loss", -gain)
                .with("cash", cash));
        }
        sink.event(|| Event::Sold { seat, kind, gain });
        if gain.is_negative() {
            self.pay_in(seat, -gain, "sold-for-less", Rule("M13"), sink);
        } else {
            self.pay_out(seat, gain, "sold", Rule("M13"), sink);
        }
        self.bank[kind.index()] += 1;
        self.player_mut(seat).tokens[kind.index()] -= 1;
        trades.sold[kind.index()] += 1;
        trades.left -= 1;
        self.phase = Phase::Turn { seat, trades };
        Ok(())
    }
}

/// M12: what one more token costs. All bought this turn cost the same each, one guilder more with each
/// further token; so the next one costs its own surcharge and a guilder for each bought before.
#[inline]
fn cost(price: u8, bought: u8) -> u8 {
    price + 2 * bought
}

/// M13: what one more token brings. All sold this turn bring the same each, one guilder less with each
/// further token but never under 1; so the next one can even cost.
#[inline]
fn gain(price: u8, sold: u8) -> i8 {
    let total = |count: i8| count * (price as i8 - (count - 1)).max(1);
    let sold = sold as i8;
    total(sold + 1) - total(sold)
}

/// M12: what all tokens of a kind cost each, with so many bought before the last.
pub(crate) fn cost_each(price: Money, before: u8) -> Money {
    price + Money::new(before.into())
}

/// M13: what all tokens of a kind bring each, with so many sold before the last.
pub(crate) fn gain_each(price: Money, before: u8) -> Money {
    (price - Money::new(before.into())).max(Money::new(1))
}

/// M11, M17: three actions a turn, and none after a special card took their place.
#[inline]
fn check_actions(trades: &Trades) -> Result<(), Refusal> {
    if trades.left == 0 {
        return Err(Refusal::new(Rule("M11"), "refused-actions-used").with("actions", TRADES));
    }
    Ok(())
}
