//! What others cannot know: the buyers' cash (V3).

use kontor_engine::{Account, Game, Generator, Money, Rule, Seat, Silent, Viewer};

use crate::action::Action;
use crate::auction::RULES;
use crate::state::{NEW_BANK, Phase, ReverseMonopoly, Task};

/// How much more appraised property goes with 1 less of cash, among `steady` buyers: in 400 games each of
/// three, four and five, 16 to 17.
const BOUGHT_FOR_ONE: i64 = 16;
/// How far a buyer's cash is from what would be expected: so many times up to so much either way, which
/// makes a standard deviation of 6.3. In the same games it is 5.6, 6.3 and 6.5.
const STEPS_OFF: usize = 4;
const STEP_OFF: i64 = 5;

impl ReverseMonopoly {
    /// Whether an action tells others something of a buyer's cash: a bid shows that there is as much,
    /// what ends in a forced sale that there is too little, and the end of such a sale whether that
    /// was enough (V27).
    pub(crate) fn tells_of_cash(&self, seat: Seat, action: Action) -> bool {
        let mut after = *self;
        match action {
            Action::Bid { .. } => true,
            Action::Sell { .. } => false,
            Action::Pass => self.unpaid().is_some() && self.ends_auction(seat),
            _ => after.act(seat, action, &mut Silent).is_ok() && after.unpaid().is_some(),
        }
    }

    /// Whether an auction is over when this seat passes.
    fn ends_auction(&self, seat: Seat) -> bool {
        let Phase::Auction { mut auction, .. } = self.phase else { return false };
        auction.pass(&RULES, seat).is_ok() && auction.hammer().is_some()
    }

    /// Who is seen to be unable to pay, and what.
    fn unpaid(&self) -> Option<(Seat, Money)> {
        if let Phase::MustSell { debt, .. } = self.phase {
            return Some((debt.debtor, debt.amount));
        }
        self.tasks.iter().find_map(|task| match task {
            Task::Settle { debt, .. } => Some((debt.debtor, debt.amount)),
            _ => None,
        })
    }

    /// The least and the most that all can see a buyer to have: a leading bid is covered, a forced
    /// sale is not. Nobody has more than `all`.
    pub(crate) fn seen_bounds(&self, seat: Seat, all: Money) -> (Money, Money) {
        let least = match self.phase {
            Phase::Auction { auction, .. } => {
                auction.best().filter(|bid| bid.seat == seat).map_or(Money::ZERO, |bid| bid.amount)
            }
            _ => Money::ZERO,
        };
        let most = match self.unpaid() {
            Some((debtor, amount)) if debtor == seat => all.min(amount - Money::new(1)),
            _ => all,
        };
        (least, most)
    }

    /// V3: the same state with the cash that the viewer cannot see shared out anew. How much it is
    /// together, everybody knows: all money, less the banks and the own. Who has bought more has a little
    /// less of it; beyond that a share of it is about as large as another.
    pub(crate) fn imagine_cash(
        &self,
        viewer: Viewer,
        generator: &mut Generator,
    ) -> ReverseMonopoly {
        let mut game = *self;
        let seats = self.table_size();
        let first = Seat::all(seats).nth(generator.below(seats as u32) as usize);
        let hidden = first.into_iter().flat_map(|first| first.round(seats));
        let hidden = || hidden.clone().filter(|&seat| !self.may_know(viewer, seat));
        let mut left: Money = hidden().map(|seat| self.cash(seat)).sum();
        let all = left;
        let mut others = hidden().count() as i64;
        let appraised: i64 = hidden().map(|seat| self.appraised(seat).units()).sum();
        let usual = appraised / others.max(1);
        let mut later: (Money, Money) = (Money::ZERO, Money::ZERO);
        for (least, most) in hidden().map(|seat| self.seen_bounds(seat, all)) {
            later = (later.0 + least, later.1 + most);
        }
        for seat in hidden() {
            game.shift(seat.into(), NEW_BANK, self.cash(seat));
        }
        for seat in hidden() {
            let (least, most) = self.seen_bounds(seat, all);
            later = (later.0 - least, later.1 - most);
            let least = least.max(left - later.1);
            let most = most.min(left - later.0);
            let bought = (self.appraised(seat).units() - usual) / BOUGHT_FOR_ONE;
            let off: i64 = (0..STEPS_OFF).map(|_| generator.between(-STEP_OFF, STEP_OFF)).sum();
            let likely = left.units() / others - bought + off;
            let cash = Money::new(likely.clamp(least.units(), most.units()));
            others -= 1;
            game.shift(NEW_BANK, seat.into(), cash);
            left -= cash;
        }
        game
    }

    fn shift(&mut self, from: Account, to: Account, amount: Money) {
        self.transfer(from, to, amount, "imagined", Rule("V3"), &mut Silent);
    }
}
