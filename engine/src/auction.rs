//! Open auctions: several seats may bid at once, and the highest bid wins.
//!
//! A game says by an [`AuctionRules`] what a bid must be and how long a pass holds. Limits are given
//! by the game at each bid and are not kept, so a secret limit stays secret: only the bidder is told
//! that a bid was too high.

use serde::{Deserialize, Serialize};

use crate::choice::{Choices, Form};
use crate::listed::Place;
use crate::money::Money;
use crate::refusal::{Refusal, Rule};
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

/// How long a pass holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    /// For the whole auction.
    Final,
    /// Until somebody raises.
    UntilRaise,
}

/// How a game's auctions go.
#[derive(Debug)]
pub struct AuctionRules {
    /// The rule that refusals name.
    pub rule: Rule,
    /// Bids are multiples of this.
    pub unit: Money,
    /// Each bid is at least this much above the last.
    pub raise: Money,
    /// How long a pass holds.
    pub passing: Passing,
}

/// An auction as everybody sees it, in the one shape for all games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AuctionShown {
    /// What is sold.
    pub what: Text,
    /// Where it is on the board.
    pub place: Place,
    /// Who sells it, where a seat does.
    pub seller: Option<Seat>,
    /// The highest bid so far.
    pub best: Option<Bid>,
    /// The least that can be bid now.
    pub least: Money,
    /// Who may still bid or pass.
    pub to_act: SeatSet,
    /// Who has passed.
    pub passed: SeatSet,
    /// Whether who passes is out of this auction for good.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub final_pass: bool,
}

/// The highest bid so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Bid {
    /// Who made it.
    pub seat: Seat,
    pub amount: Money,
}

/// What an action is in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bidding {
    /// A bid of this much.
    Bid(Money),
    /// Staying out.
    Pass,
}

/// How an auction ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hammer {
    /// Sold to the highest bidder at that bid.
    Sold(Bid),
    /// Everybody passed without a bid.
    Unsold,
}

/// An auction under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    bidders: SeatSet,
    passed: SeatSet,
    opening: Money,
    best: Option<Bid>,
}

impl Auction {
    /// An auction among `bidders`, whose first bid is at least `opening`.
    pub const fn open(bidders: SeatSet, opening: Money) -> Auction {
        Auction { bidders, passed: SeatSet::EMPTY, opening, best: None }
    }

    /// The highest bid so far.
    pub const fn best(&self) -> Option<Bid> {
        self.best
    }

    /// Those who may bid or pass now: all bidders but the leader and those whose pass holds.
    pub fn to_act(&self) -> SeatSet {
        let open = self.bidders.minus(self.passed);
        self.best.map_or(open, |bid| open.without(bid.seat))
    }

    /// Those whose pass holds.
    pub const fn passed(&self) -> SeatSet {
        self.passed
    }

    /// The least that can be bid now.
    pub fn least(&self, rules: &AuctionRules) -> Money {
        let floor = self.best.map_or(self.opening, |bid| bid.amount + rules.raise);
        let unit = rules.unit.units();
        Money::new((floor.units() + unit - 1).div_euclid(unit) * unit)
    }

    /// The bids open to a seat that can pay `limit`: least, most and step. `None` if there is none.
    pub fn bounds(&self, rules: &AuctionRules, limit: Money) -> Option<(Money, Money, Money)> {
        let least = self.least(rules);
        let unit = rules.unit.units();
        let most = Money::new(limit.units().div_euclid(unit) * unit);
        (least <= most).then_some((least, most, rules.unit))
    }

    /// Lists what a seat that can pay `limit` may do, by the game's own words for it.
    pub fn list<A, T>(
        &self,
        rules: &AuctionRules,
        limit: Money,
        (bid, pass): (T, A),
        choices: &mut Choices<A, T>,
    ) {
        if self.bounds(rules, limit).is_some() {
            choices.template(bid);
        }
        choices.exact(pass);
    }

    /// Asks a seat that can pay `limit` how much it bids.
    pub fn ask(&self, rules: &AuctionRules, limit: Money, form: &mut Form) {
        let none = (rules.unit, rules.unit, rules.unit);
        let (least, most, step) = self.bounds(rules, limit).unwrap_or(none);
        form.add_bid("amount", least.units(), most.units(), step.units());
    }

    /// The auction as everybody sees it: of what, where on the board, by whom if a seat sells it.
    pub fn shown(
        &self,
        rules: &AuctionRules,
        what: Text,
        place: Place,
        seller: Option<Seat>,
    ) -> AuctionShown {
        let (to_act, passed) = (self.to_act(), self.passed);
        AuctionShown {
            what,
            place,
            seller,
            best: self.best,
            least: self.least(rules),
            to_act,
            passed,
            final_pass: rules.passing == Passing::Final,
        }
    }

    /// A bid by a seat that can pay `limit`.
    pub fn bid(
        &mut self,
        rules: &AuctionRules,
        seat: Seat,
        amount: Money,
        limit: Money,
    ) -> Result<(), Refusal> {
        self.check_turn(rules, seat)?;
        let least = self.least(rules);
        if amount < least {
            return Err(Refusal::new(rules.rule, "refused-bid-low")
                .with("least", least)
                .with("bid", amount));
        }
        if amount.units() % rules.unit.units() != 0 {
            return Err(Refusal::new(rules.rule, "refused-bid-unit")
                .with("unit", rules.unit)
                .with("bid", amount));
        }
        if amount > limit {
            return Err(Refusal::new(rules.rule, "refused-bid-limit")
                .with("limit", limit)
                .with("bid", amount));
        }
        self.best = Some(Bid { seat, amount });
        if rules.passing == Passing::UntilRaise {
            self.passed = SeatSet::EMPTY;
        }
        Ok(())
    }

    /// A pass.
    pub fn pass(&mut self, rules: &AuctionRules, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(rules, seat)?;
        self.passed = self.passed.with(seat);
        Ok(())
    }

    /// How the auction ended, once nobody is left to bid.
    pub fn hammer(&self) -> Option<Hammer> {
        if !self.to_act().is_empty() {
            return None;
        }
        Some(self.best.map_or(Hammer::Unsold, Hammer::Sold))
    }

    fn check_turn(&self, rules: &AuctionRules, seat: Seat) -> Result<(), Refusal> {
        if self.best.is_some_and(|bid| bid.seat == seat) {
            return Err(Refusal::new(rules.rule, "refused-bid-leads"));
        }
        if self.passed.contains(seat) {
            let why = match rules.passing {
                Passing::Final => "refused-passed",
                Passing::UntilRaise => "refused-passed-until-raise",
            };
            return Err(Refusal::new(rules.rule, why));
        }
        if !self.bidders.contains(seat) {
            return Err(Refusal::new(rules.rule, "refused-no-bidder"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THOUSANDS: AuctionRules = AuctionRules {
        rule: Rule("K17"),
        unit: Money::new(1000),
        raise: Money::new(1000),
        passing: Passing::Final,
    };
    const ONES: AuctionRules = AuctionRules {
        rule: Rule("V16"),
        unit: Money::new(1),
        raise: Money::new(1),
        passing: Passing::UntilRaise,
    };
    const RICH: Money = Money::new(1_000_000);

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn rubles(amount: i64) -> Money {
        Money::new(amount)
    }

    fn refused(result: Result<(), Refusal>) -> String {
        result.unwrap_err().to_string().replace('\u{2009}', " ")
    }

    #[test]
    fn sold_when_all_others_have_passed() {
        let mut auction = Auction::open(SeatSet::first(3), rubles(30_000));
        assert_eq!(auction.to_act(), SeatSet::first(3));
        auction.bid(&THOUSANDS, seat(1), rubles(30_000), RICH).unwrap();
        auction.pass(&THOUSANDS, seat(0)).unwrap();
        auction.bid(&THOUSANDS, seat(2), rubles(45_000), RICH).unwrap();
        assert_eq!(auction.hammer(), None);
        auction.pass(&THOUSANDS, seat(1)).unwrap();
        let won = Bid { seat: seat(2), amount: rubles(45_000) };
        assert_eq!(auction.hammer(), Some(Hammer::Sold(won)));
        assert!(auction.to_act().is_empty());
    }

    #[test]
    fn it_is_shown_whether_a_pass_is_for_good() {
        let auction = Auction::open(SeatSet::first(2), rubles(1000));
        let shown = |rules: &AuctionRules| {
            serde_json::to_value(auction.shown(rules, Text::new("lot"), Place::default(), None))
                .unwrap()
        };
        assert_eq!(shown(&THOUSANDS)["final_pass"], true);
        assert!(shown(&ONES).get("final_pass").is_none());
    }

    #[test]
    fn unsold_when_all_pass_without_a_bid() {
        let mut auction = Auction::open(SeatSet::first(2), rubles(30_000));
        auction.pass(&THOUSANDS, seat(0)).unwrap();
        auction.pass(&THOUSANDS, seat(1)).unwrap();
        assert_eq!(auction.hammer(), Some(Hammer::Unsold));
    }

    #[test]
    fn a_final_pass_stays_and_the_other_kind_ends_with_a_raise() {
        let mut auction = Auction::open(SeatSet::first(3), rubles(1000));
        auction.pass(&THOUSANDS, seat(0)).unwrap();
        auction.bid(&THOUSANDS, seat(1), rubles(1000), RICH).unwrap();
        assert_eq!(
            refused(auction.bid(&THOUSANDS, seat(0), rubles(5000), RICH)),
            "K17: refused-passed"
        );

        let mut auction = Auction::open(SeatSet::first(3), rubles(1));
        auction.pass(&ONES, seat(0)).unwrap();
        assert_eq!(refused(auction.pass(&ONES, seat(0))), "V16: refused-passed-until-raise");
        auction.bid(&ONES, seat(1), rubles(1), rubles(35)).unwrap();
        auction.bid(&ONES, seat(0), rubles(2), rubles(35)).unwrap();
        assert_eq!(auction.best(), Some(Bid { seat: seat(0), amount: rubles(2) }));
    }

    #[test]
    fn bids_that_do_not_fit_are_refused_without_change() {
        let mut auction = Auction::open(SeatSet::first(2), rubles(30_000));
        auction.bid(&THOUSANDS, seat(0), rubles(30_000), RICH).unwrap();
        let before = auction;
        let bid = |auction: &mut Auction, who, amount, limit| {
            refused(auction.bid(&THOUSANDS, seat(who), rubles(amount), rubles(limit)))
        };
        assert_eq!(bid(&mut auction, 1, 30_000, 99_000), "K17: refused-bid-low");
        assert_eq!(bid(&mut auction, 1, 31_500, 99_000), "K17: refused-bid-unit");
        assert_eq!(bid(&mut auction, 1, 40_000, 39_999), "K17: refused-bid-limit");
        assert_eq!(
            bid(&mut auction, 1, i64::MIN, 39_999).split(':').next(),
            Some("K17"),
            "a huge negative bid is only a small bid"
        );
        assert_eq!(bid(&mut auction, 0, 40_000, 99_000), "K17: refused-bid-leads");
        assert_eq!(bid(&mut auction, 5, 40_000, 99_000), "K17: refused-no-bidder");
        assert_eq!(auction, before);
    }

    #[test]
    fn bounds_are_the_bids_that_are_taken() {
        let mut auction = Auction::open(SeatSet::first(2), rubles(30_500));
        assert_eq!(
            auction.bounds(&THOUSANDS, rubles(187_900)),
            Some((rubles(31_000), rubles(187_000), rubles(1000)))
        );
        auction.bid(&THOUSANDS, seat(0), rubles(187_000), rubles(187_900)).unwrap();
        assert_eq!(auction.bounds(&THOUSANDS, rubles(187_900)), None);
    }
}
