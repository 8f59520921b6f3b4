//! Trades by agreement: one offer, at most one counter-offer, then yes or no.
//!
//! What a side gives is the game's own bundle of cash and things. Nothing is set aside while an
//! offer is open, so both sides are checked again at the moment of agreement; either everything
//! changes hands or nothing does.

use serde::{Deserialize, Serialize};

use crate::refusal::{Refusal, Rule};
use crate::seat::Seat;

/// An open offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trade<B> {
    proposer: Seat,
    partner: Seat,
    proposer_gives: B,
    partner_gives: B,
    countered: bool,
}

/// A trade both sides agreed to and can carry out: each seat with what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreed<B> {
    /// The two sides.
    pub gives: [(Seat, B); 2],
}

impl<B> Trade<B> {
    /// An offer from `proposer` to `partner`.
    pub fn offer(
        rule: Rule,
        (proposer, proposer_gives): (Seat, B),
        (partner, partner_gives): (Seat, B),
    ) -> Result<Trade<B>, Refusal> {
        if proposer == partner {
            return Err(Refusal::new(rule, "nobody trades with themselves"));
        }
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

    /// The partner's counter-offer, once.
    pub fn counter(
        &mut self,
        rule: Rule,
        seat: Seat,
        proposer_gives: B,
        partner_gives: B,
    ) -> Result<(), Refusal> {
        self.check_answer(rule, seat)?;
        if self.countered {
            return Err(Refusal::new(rule, "a counter-offer is accepted or declined"));
        }
        self.proposer_gives = proposer_gives;
        self.partner_gives = partner_gives;
        self.countered = true;
        Ok(())
    }

    /// Checks that `seat` is the one to answer.
    pub fn check_answer(&self, rule: Rule, seat: Seat) -> Result<(), Refusal> {
        if seat == self.answers() {
            Ok(())
        } else {
            Err(Refusal::new(rule, "the offer is not yours to answer"))
        }
    }

    /// Acceptance by `seat`: both sides are checked now, with who gives, who takes, and what.
    pub fn accept(
        self,
        rule: Rule,
        seat: Seat,
        mut can_give: impl FnMut(Seat, Seat, &B) -> Result<(), Refusal>,
    ) -> Result<Agreed<B>, Refusal> {
        self.check_answer(rule, seat)?;
        can_give(self.proposer, self.partner, &self.proposer_gives)?;
        can_give(self.partner, self.proposer, &self.partner_gives)?;
        Ok(Agreed {
            gives: [(self.proposer, self.proposer_gives), (self.partner, self.partner_gives)],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: Rule = Rule("K27");
    const ANN: Seat = Seat::new(0).unwrap();
    const BO: Seat = Seat::new(1).unwrap();
    const CY: Seat = Seat::new(2).unwrap();

    fn offer() -> Trade<u32> {
        Trade::offer(RULE, (ANN, 30), (BO, 7)).unwrap()
    }

    #[test]
    fn agreed_when_the_partner_accepts_and_both_can() {
        let agreed = offer().accept(RULE, BO, |_, _, _| Ok(())).unwrap();
        assert_eq!(agreed.gives, [(ANN, 30), (BO, 7)]);
    }

    #[test]
    fn either_side_that_no_longer_can_stops_it() {
        for unable in [ANN, BO] {
            let check = |giver: Seat, taker: Seat, _: &u32| {
                assert_ne!(giver, taker);
                if giver == unable { Err(Refusal::new(RULE, "not yours any more")) } else { Ok(()) }
            };
            let refusal = offer().accept(RULE, BO, check).unwrap_err();
            assert_eq!(refusal.to_string(), "K27: not yours any more");
        }
    }

    #[test]
    fn countered_once_and_then_the_proposer_answers() {
        let mut trade = offer();
        assert_eq!(trade.answers(), BO);
        trade.counter(RULE, BO, 45, 7).unwrap();
        assert_eq!(trade.answers(), ANN);
        assert_eq!(trade.gives(ANN), Some(&45));
        assert_eq!(trade.gives(CY), None);
        assert!(trade.counter(RULE, ANN, 40, 7).is_err());
        assert!(trade.accept(RULE, BO, |_, _, _| Ok(())).is_err());
        assert_eq!(trade.accept(RULE, ANN, |_, _, _| Ok(())).unwrap().gives, [(ANN, 45), (BO, 7)]);
    }

    #[test]
    fn only_the_one_asked_answers() {
        assert!(offer().accept(RULE, ANN, |_, _, _| Ok(())).is_err());
        assert!(offer().accept(RULE, CY, |_, _, _| Ok(())).is_err());
        assert!(offer().counter(RULE, CY, 1, 1).is_err());
        assert!(Trade::offer(RULE, (ANN, 1), (ANN, 2)).is_err());
    }
}
