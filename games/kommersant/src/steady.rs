//! `steady`: a sensible player by rule of thumb.
//!
//! The bank takes lots and buildings back at what they cost, so what matters is what property earns
//! until the end. `steady` estimates that: visits still to come, times rent, more for groups that are
//! nearly or wholly its own. It buys, bids, builds, borrows and trades by this estimate, sells first
//! what earns least, and throws as many dice as promise the best square.

mod buying;
mod dealing;
mod moving;
mod raising;
mod trading;
mod weighing;
mod worth;

use std::sync::LazyLock;

use kontor_engine::{Generator, Money, Policy, Seat};

use crate::action::Action;
use crate::auction::RULES;
use crate::board::{LOTS, Lot};
use crate::data::{GROUPS, SQUARES, Stage};
use crate::state::{Kommersant, Phase};

/// Rounds to reckon with where no end is agreed, and at most.
const HORIZON: f64 = 60.0;
/// How far a piece comes in a turn.
const PACE: f64 = 9.0;
/// A trade has to promise at least this much.
const WORTHWHILE: f64 = 2_000.0;

/// The policy.
#[derive(Clone, Copy, Debug)]
pub struct Steady {
    reckoning: Reckoning,
}

/// What is reckoned with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reckoning {
    /// As if nobody had to borrow for a trade (K33), and every crossing of Start paid.
    AtFirst,
    /// With the interest on loans for trades, and only with laps that will be complete (K10).
    Now,
}

impl Steady {
    /// As it plays today.
    pub const NOW: Steady = Steady { reckoning: Reckoning::Now };
    /// As it was at first.
    pub const FIRST: Steady = Steady { reckoning: Reckoning::AtFirst };
}

impl Policy<Kommersant> for Steady {
    fn choose(&mut self, game: &Kommersant, seat: Seat, _generator: &mut Generator) -> Action {
        let mind = Mind { reckoning: self.reckoning, ..Mind::of(game, seat) };
        if game.offer.is_some() {
            return mind.answer();
        }
        match game.phase {
            Phase::Deals => mind.deal(),
            Phase::Doubling { sum } => mind.double_or_not(sum),
            Phase::Purchase { lot, asked, .. } => mind.buy_or_not(lot, asked),
            Phase::Banker { lot, decliner } => mind.hold_auction_or_not(lot, decliner),
            Phase::Auction { lot, auction } => mind.bid_or_pass(lot, auction.least(&RULES)),
            Phase::Centre { .. } => mind.enter_centre_or_not(),
            Phase::Racket { .. } if mind.racket_pays() => Action::TurnRacketeer,
            Phase::Naming { piece, .. } if piece == seat => mind.best_square(),
            Phase::Naming { piece, .. } => mind.worst_square_for(piece),
            Phase::Debt { debt, .. } => mind.raise(debt.amount - game.cash(seat)),
            _ => Action::Decline,
        }
    }
}

/// A player's view of the game, with what the estimates need.
pub(crate) struct Mind<'a> {
    game: &'a Kommersant,
    seat: Seat,
    /// Rounds still to come.
    rounds: f64,
    /// How often a piece that is not one's own will come to a square until the end.
    visits: f64,
    /// Laps still to come.
    laps: f64,
    reckoning: Reckoning,
}

/// What never changes about lots and groups, as numbers to reckon with.
struct Figures {
    rent: [[f64; 4]; LOTS],
    dividend: [[f64; 4]; LOTS],
    /// The rent of a group with all its head enterprises.
    full_rent: [f64; GROUPS],
    /// How likely one, two or three dice show each sum.
    odds: [[f64; 19]; 3],
}

static FIGURES: LazyLock<Figures> = LazyLock::new(|| {
    const STAGES: [Stage; 4] = [Stage::Lot, Stage::Office, Stage::Department, Stage::Enterprise];
    let mut figures = Figures {
        rent: [[0.0; 4]; LOTS],
        dividend: [[0.0; 4]; LOTS],
        full_rent: [0.0; GROUPS],
        odds: [[0.0; 19]; 3],
    };
    for lot in Lot::all() {
        figures.rent[lot.index()] = STAGES.map(|stage| float(lot.rent_at(stage)));
        figures.dividend[lot.index()] = STAGES.map(|stage| float(lot.dividend_at(stage)));
        if let Some(group) = lot.group() {
            figures.full_rent[group as usize] += float(lot.rent_at(Stage::Enterprise));
        }
    }
    figures.odds[0][1..=6].fill(1.0 / 6.0);
    for dice in 1..3 {
        for sum in 1..=12 {
            let odds = figures.odds[dice - 1][sum];
            (1..=6).for_each(|face| figures.odds[dice][sum + face] += odds / 6.0);
        }
    }
    figures
});

fn float(money: Money) -> f64 {
    money.units() as f64
}

/// Whole thousands, rounded down.
fn thousands(amount: f64) -> Money {
    Money::new((amount.max(0.0) / 1_000.0) as i64 * 1_000)
}

impl<'a> Mind<'a> {
    pub(crate) fn of(game: &'a Kommersant, seat: Seat) -> Mind<'a> {
        let rounds = match game.agreed.rounds {
            0 => HORIZON,
            agreed => (f64::from(agreed) - f64::from(game.round) + 1.0).clamp(0.0, HORIZON),
        };
        let others = (game.playing.len() - 1) as f64;
        Mind {
            game,
            seat,
            rounds,
            visits: others * rounds / SQUARES as f64,
            laps: rounds * PACE / SQUARES as f64,
            reckoning: Reckoning::Now,
        }
    }
}
