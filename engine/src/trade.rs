//! Trades by agreement: one offer, at most one counter-offer, then yes or no.
//!
//! What a side gives is the game's own bundle of cash and things. Nothing is set aside while an
//! offer is open, so both sides are checked again at the moment of agreement; either everything
//! changes hands or nothing does.

use serde::{Deserialize, Serialize};

use crate::refusal::{Refusal, Rule};
use crate::seat::Seat;
use crate::text::Text;

/// How a game's trades go.
#[derive(Debug)]
pub struct TradeRules {
    /// The rule that refusals name.
    pub rule: Rule,
    /// Whether nothing can be offered for nothing, as older versions of some games let people do.
    pub nothing_for_nothing: bool,
}

/// What a side of a trade gives.
pub trait Given {
    /// Whether that is nothing at all.
    fn is_nothing(&self) -> bool;
}

impl TradeRules {
    fn check_something(&self, one: &impl Given, other: &impl Given) -> Result<(), Refusal> {
        if !self.nothing_for_nothing && one.is_nothing() && other.is_nothing() {
            return Err(Refusal::new(self.rule, "refused-nothing-for-nothing"));
        }
        Ok(())
    }
}

/// An open offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trade<B> {
    proposer: Seat,
    partner: Seat,
    proposer_gives: B,
    partner_gives: B,
    countered: bool,
}

/// An open offer as everybody sees it, in the one shape for all games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct OfferShown {
    /// Who made the first offer.
    pub proposer: Seat,
    pub partner: Seat,
    /// Who has to answer now.
    pub answers: Seat,
    /// Whether this is the counter-offer.
    pub countered: bool,
    /// What the proposer would give, thing by thing.
    pub proposer_gives: Vec<Text>,
    /// What the partner would give.
    pub partner_gives: Vec<Text>,
}

/// A trade both sides agreed to and can carry out: each seat with what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreed<B> {
    /// The two sides.
    pub gives: [(Seat, B); 2],
}

impl<B: Given> Trade<B> {
    /// An offer from `proposer` to `partner`.
    pub fn offer(
        rules: &TradeRules,
        (proposer, proposer_gives): (Seat, B),
        (partner, partner_gives): (Seat, B),
    ) -> Result<Trade<B>, Refusal> {
        if proposer == partner {
            return Err(Refusal::new(rules.rule, "refused-self-trade"));
        }
        rules.check_something(&proposer_gives, &partner_gives)?;
        Ok(Trade { proposer, partner, proposer_gives, partner_gives, countered: false })
    }

    /// Who made the first offer.
    pub const fn proposer(&self) -> Seat {
        self.proposer
    }

    /// To whom it was made.
    pub const fn partner(&self) -> Seat {
        self.partner
    }

    /// Whether the offer is the partner's counter-offer.
    pub const fn is_countered(&self) -> bool {
        self.countered
    }

    /// Who has to answer now.
    pub const fn answers(&self) -> Seat {
        if self.countered { self.proposer } else { self.partner }
    }

    /// What a side would give; `None` for a seat that has no part in it.
    pub fn gives(&self, seat: Seat) -> Option<&B> {
        if seat == self.proposer {
            Some(&self.proposer_gives)
        } else if seat == self.partner {
            Some(&self.partner_gives)
        } else {
            None
        }
    }

    /// As everybody sees it, with what each side gives thing by thing.
    pub fn shown(&self, things: impl Fn(&B) -> Vec<Text>) -> OfferShown {
        OfferShown {
            proposer: self.proposer,
            partner: self.partner,
            answers: self.answers(),
            countered: self.countered,
            proposer_gives: things(&self.proposer_gives),
            partner_gives: things(&self.partner_gives),
        }
    }

    /// The partner's counter-offer, once.
    pub fn counter(
        &mut self,
        rules: &TradeRules,
        seat: Seat,
        proposer_gives: B,
        partner_gives: B,
    ) -> Result<(), Refusal> {
        self.check_answer(rules, seat)?;
        if self.countered {
            return Err(Refusal::new(rules.rule, "refused-countered"));
        }
        rules.check_something(&proposer_gives, &partner_gives)?;
        self.proposer_gives = proposer_gives;
        self.partner_gives = partner_gives;
        self.countered = true;
        Ok(())
    }

    /// Checks that `seat` is the one to answer.
    pub fn check_answer(&self, rules: &TradeRules, seat: Seat) -> Result<(), Refusal> {
        if seat == self.answers() {
            Ok(())
        } else {
            Err(Refusal::new(rules.rule, "refused-not-your-offer"))
        }
    }

    /// Acceptance by `seat`: both sides are checked now, with who gives, who takes, and what.
    pub fn accept(
        self,
        rules: &TradeRules,
        seat: Seat,
        mut can_give: impl FnMut(Seat, Seat, &B) -> Result<(), Refusal>,
    ) -> Result<Agreed<B>, Refusal> {
        self.check_answer(rules, seat)?;
        can_give(self.proposer, self.partner, &self.proposer_gives)?;
        can_give(self.partner, self.proposer, &self.partner_gives)?;
        Ok(Agreed {
            gives: [(self.proposer, self.proposer_gives), (self.partner, self.partner_gives)],
        })
    }
}

/// How a game writes offers as actions: flat, each part of what is given and of what is wanted under a name of its own,
/// in `Action::Offer` and `Action::Counter`.
#[macro_export]
macro_rules! flat_offers {
    ($action:ident of $bundle:ident { $($part:ident: $give:ident, $get:ident;)* }) => {
        /// An offer of one bundle for another.
        pub(crate) fn offer(to: $crate::Seat, gives: $bundle, gets: $bundle) -> $action {
            $action::Offer { to, $($give: gives.$part,)* $($get: gets.$part,)* }
        }

        /// A counter-offer of one bundle for another.
        pub(crate) fn counter(gives: $bundle, gets: $bundle) -> $action {
            $action::Counter { $($give: gives.$part,)* $($get: gets.$part,)* }
        }

        /// What an offer or counter-offer gives, and what it gets.
        pub(crate) fn bundles(action: $action) -> ($bundle, $bundle) {
            match action {
                $action::Offer { $($give,)* $($get,)* .. }
                | $action::Counter { $($give,)* $($get,)* } => {
                    ($bundle { $($part: $give,)* }, $bundle { $($part: $get,)* })
                }
                _ => ($bundle::default(), $bundle::default()),
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: Rule = Rule("K27");
    const RULES: TradeRules = TradeRules { rule: RULE, nothing_for_nothing: false };
    const ANN: Seat = Seat::new(0).unwrap();
    const BO: Seat = Seat::new(1).unwrap();
    const CY: Seat = Seat::new(2).unwrap();

    impl Given for u32 {
        fn is_nothing(&self) -> bool {
            *self == 0
        }
    }

    fn offer() -> Trade<u32> {
        Trade::offer(&RULES, (ANN, 30), (BO, 7)).unwrap()
    }

    #[test]
    fn agreed_when_the_partner_accepts_and_both_can() {
        let agreed = offer().accept(&RULES, BO, |_, _, _| Ok(())).unwrap();
        assert_eq!(agreed.gives, [(ANN, 30), (BO, 7)]);
    }

    #[test]
    fn either_side_that_no_longer_can_stops_it() {
        for unable in [ANN, BO] {
            let check = |giver: Seat, taker: Seat, _: &u32| {
                assert_ne!(giver, taker);
                if giver == unable { Err(Refusal::new(RULE, "refused-not-yours")) } else { Ok(()) }
            };
            let refusal = offer().accept(&RULES, BO, check).unwrap_err();
            assert_eq!(refusal.to_string(), "K27: refused-not-yours");
        }
    }

    #[test]
    fn countered_once_and_then_the_proposer_answers() {
        let mut trade = offer();
        assert_eq!(trade.answers(), BO);
        trade.counter(&RULES, BO, 45, 7).unwrap();
        assert_eq!(trade.answers(), ANN);
        assert_eq!(trade.gives(ANN), Some(&45));
        assert_eq!(trade.gives(CY), None);
        assert!(trade.counter(&RULES, ANN, 40, 7).is_err());
        assert!(trade.accept(&RULES, BO, |_, _, _| Ok(())).is_err());
        assert_eq!(
            trade.accept(&RULES, ANN, |_, _, _| Ok(())).unwrap().gives,
            [(ANN, 45), (BO, 7)]
        );
    }

    #[test]
    fn only_the_one_asked_answers() {
        assert!(offer().accept(&RULES, ANN, |_, _, _| Ok(())).is_err());
        assert!(offer().accept(&RULES, CY, |_, _, _| Ok(())).is_err());
        assert!(offer().counter(&RULES, CY, 1, 1).is_err());
        assert!(Trade::offer(&RULES, (ANN, 1), (ANN, 2)).is_err());
    }

    #[test]
    fn nothing_for_nothing_is_no_offer() {
        let refused = "K27: refused-nothing-for-nothing";
        let empty = Trade::offer(&RULES, (ANN, 0), (BO, 0)).unwrap_err();
        assert_eq!(empty.to_string(), refused);
        let mut trade = offer();
        assert_eq!(trade.counter(&RULES, BO, 0, 0).unwrap_err().to_string(), refused);
        assert_eq!(trade, offer(), "nothing has changed");
        assert!(Trade::offer(&RULES, (ANN, 30), (BO, 0)).is_ok(), "a present is an offer");
        assert!(trade.counter(&RULES, BO, 0, 7).is_ok());
        let older = TradeRules { rule: RULE, nothing_for_nothing: true };
        assert!(Trade::offer(&older, (ANN, 0), (BO, 0)).is_ok());
    }
}
