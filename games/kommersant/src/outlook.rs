//! What tells how a player stands.

use kontor_engine::outlook::Signs;
use kontor_engine::{Money, Seat};

use crate::board::LotSet;
use crate::cards::Kept;
use crate::data::{Group, SQUARES};
use crate::state::{Kommersant, Place};
use crate::steady::Mind;

/// The signs, money in parts of what those still in own on average: wealth; cash; debts; the rent of all that is
/// owned, each square visited once by everybody; what the lots would still earn by the estimate of `steady`; full groups, groups with one lot missing; red tokens;
/// kept cards; how far round the board; a racketeer; whether still in.
pub(crate) const NAMES: &[&str] = &[
    "wealth",
    "cash",
    "debts",
    "rent",
    "earnings",
    "full-groups",
    "nearly-full",
    "tokens",
    "cards",
    "lap",
    "racket",
    "playing",
];

/// Rounds to reckon with where no end is agreed.
const USUAL_ROUNDS: f64 = 60.0;

impl Kommersant {
    /// How many of the agreed rounds were played.
    pub(crate) fn how_far(&self) -> f64 {
        let rounds = match self.agreed.rounds {
            0 => USUAL_ROUNDS,
            rounds => f64::from(rounds),
        };
        (f64::from(self.round) - 1.0) / rounds
    }

    pub(crate) fn turns_begun(&self) -> u32 {
        let seats = self.table_size();
        let since = (self.on_turn.index() + seats - self.first.index()) % seats;
        u32::from(self.round) * seats as u32 + since as u32
    }

    pub(crate) fn add_signs(&self, seat: Seat, signs: &mut Signs) {
        let player = self.player(seat);
        if !self.playing.contains(seat) {
            signs.extend(NAMES.iter().map(|_| 0.0));
            return;
        }
        // Fortunes grow tenfold in a game: what counts is how they compare.
        let all: Money = self.playing.iter().map(|seat| self.wealth(seat)).sum();
        let mean = all.units() as f64 / self.playing.len() as f64;
        let unit = mean.max(self.agreed.capital.units() as f64);
        let money = |money: Money| money.units() as f64 / unit;
        let mind = Mind::of(self, seat);
        let rent: Money =
            player.lots.minus(self.mortgaged).iter().map(|lot| self.rent(seat, lot).amount()).sum();
        let others = (self.playing.len() - 1) as f64;
        let has = |count: usize| {
            let own = |group: Group| player.lots.and(LotSet::group(group)).len();
            Group::ALL.iter().filter(|&&group| own(group) == count).count() as f64
        };
        let square = match player.place {
            Place::Square(square) => square.index(),
            Place::Centre => 0,
        };
        signs.push(money(self.wealth(seat)));
        signs.push(money(self.cash(seat)));
        signs.push(money(player.loans.owed()));
        signs.push(others * money(rent));
        signs.push(mind.earnings(player.lots) / unit);
        signs.push(has(3));
        signs.push(has(2));
        signs.push(f64::from(self.tokens_held(seat)));
        let kept = [Kept::TaxExemption, Kept::Police].map(|card| player.kept.count(card));
        signs.push(f64::from(kept[0] + kept[1]));
        signs.push(square as f64 / SQUARES as f64);
        signs.push(f64::from(player.racket.is_some()));
        signs.push(1.0);
    }
}
