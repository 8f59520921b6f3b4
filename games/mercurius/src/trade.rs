//! The trade phase: buying and selling one token an action (M11 … M16).

use kontor_engine::{Money, Refusal, Rule, Seat, Sink};

use crate::action::Event;
use crate::kind::Kind;
use crate::state::{Mercurius, Phase, TRADES, Trades};

impl Mercurius {
    /// M12: what the next token of a kind costs. All bought this turn cost the same each, one
    /// guilder more with each further token; so the next one costs its own surcharge and one
    /// guilder for each token bought before.
    #[inline]
    pub(crate) fn cost_of_next(&self, trades: &Trades, kind: Kind) -> Money {
        self.price(kind) + Money::new(2 * i64::from(trades.bought[kind.index()]))
    }

    /// M13: what the next token of a kind brings. All sold this turn bring the same each, one
    /// guilder less with each further token but never under 1; so the next one can even cost.
    #[inline]
    pub(crate) fn gain_of_next(&self, trades: &Trades, kind: Kind) -> Money {
        let sold = i64::from(trades.sold[kind.index()]);
        let price = self.price(kind).units();
        let total = |count: i64| count * (price - (count - 1)).max(1);
        Money::new(total(sold + 1) - total(sold))
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
            return Err(
                Refusal::new(Rule("M15"), "the bank has no {kind} left").with("kind", kind.name())
            );
        }
        let cost = self.cost_of_next(&trades, kind);
        let cash = self.accounts.cash(seat);
        if cash < cost {
            return Err(Refusal::new(Rule("M15"), "{kind} costs {cost} now; you have {cash}")
                .with("kind", kind.name())
                .with("cost", cost)
                .with("cash", cash));
        }
        self.pay_in(seat, cost, "bought", Rule("M12"), sink);
        self.bank[kind.index()] -= 1;
        self.player_mut(seat).tokens[kind.index()] += 1;
        trades.bought[kind.index()] += 1;
        trades.left -= 1;
        self.phase = Phase::Turn { seat, trades };
        sink.event(|| Event::Bought { seat, kind, cost });
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
            return Err(Refusal::new(Rule("M15"), "you hold no {kind}").with("kind", kind.name()));
        }
        let gain = self.gain_of_next(&trades, kind);
        let cash = self.accounts.cash(seat);
        if (cash + gain).is_negative() {
            return Err(Refusal::new(
                Rule("M15"),
                "selling one more {kind} lowers what all of them bring by {loss}; you have {cash}",
            )
            .with("kind", kind.name())
            .with("loss", -gain)
            .with("cash", cash));
        }
        if gain.is_negative() {
            self.pay_in(seat, -gain, "sold for less", Rule("M13"), sink);
        } else {
            self.pay_out(seat, gain, "sold", Rule("M13"), sink);
        }
        self.bank[kind.index()] += 1;
        self.player_mut(seat).tokens[kind.index()] -= 1;
        trades.sold[kind.index()] += 1;
        trades.left -= 1;
        self.phase = Phase::Turn { seat, trades };
        sink.event(|| Event::Sold { seat, kind, gain });
        Ok(())
    }
}

/// M11, M17: three actions a turn, and none after a special card took their place.
#[inline]
fn check_actions(trades: &Trades) -> Result<(), Refusal> {
    if trades.left == 0 {
        return Err(Refusal::new(Rule("M11"), "all {actions} trade actions of this turn are used")
            .with("actions", TRADES));
    }
    Ok(())
}
