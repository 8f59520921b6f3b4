//! What tells how a player stands.

use kontor_engine::outlook::Signs;
use kontor_engine::{Money, Seat};

use crate::card::{Card, Slot};
use crate::kind::{KINDS, Kind};
use crate::prices::price_at;
use crate::state::{Mercurius, Phase};
use crate::steady::drift;

/// The signs: wealth at today's prices; at those that the cards on the boards lead to; the same with what
/// the cards nobody has seen tend to do; what the best card of the hand and all of them would add to the lead;
/// cash; each special card; how many turns come before the own.
pub(crate) const NAMES: &[&str] = &[
    "wealth",
    "foreseen",
    "drift",
    "best-card",
    "hand",
    "cash",
    "dividend",
    "black-market",
    "news",
    "waiting",
];

/// What is a lot of money here.
const LOT: f64 = 20.0;
/// How often a card acts before it leaves the board.
const ACTS: f64 = 3.0;

impl Mercurius {
    /// How many turns of all were played.
    pub(crate) fn how_far(&self) -> f64 {
        let all = f64::from(self.all_turns());
        1.0 - f64::from(self.turns_left) / all
    }

    pub(crate) fn turns_begun(&self) -> u32 {
        u32::from(self.all_turns().saturating_sub(self.turns_left))
    }

    pub(crate) fn add_signs(&self, seat: Seat, signs: &mut Signs) {
        let player = self.player(seat);
        let money = |money: Money| money.units() as f64 / LOT;
        let foreseen = self.foresee(Slot::Empty, |_| ());
        let drift = drift(self, seat);
        let drifted: f64 =
            (0..KINDS).map(|at| f64::from(player.tokens[at]) * f64::from(drift[at])).sum();
        // How many tokens more than the others on average.
        let others = (self.table_size() - 1) as f64;
        let more: [f64; KINDS] = std::array::from_fn(|at| {
            let all: u8 = self.players.iter().map(|player| player.tokens[at]).sum();
            let own = f64::from(player.tokens[at]);
            own - (f64::from(all) - own) / others
        });
        let turns = f64::from(self.turns_left.div_ceil(self.seats)).min(ACTS);
        let helps = |card: Card| {
            let effect = card.data();
            let moved = f64::from(effect.share_move) * more[effect.share]
                + f64::from(effect.good_move) * more[effect.good];
            turns * moved / LOT
        };
        let hand = player.hand;
        let each = || hand.as_slice().iter().map(|&card| helps(card));
        let seats = self.table_size();
        let waiting = match self.phase {
            Phase::Turn { seat: on_turn, .. }
            | Phase::Order { seat: on_turn, .. }
            | Phase::NewsDraw { seat: on_turn, .. }
            | Phase::Draw { seat: on_turn } => (seat.index() + seats - on_turn.index()) % seats,
            Phase::First | Phase::Deal { .. } | Phase::Over => 0,
        };
        let worth = |at: usize| f64::from(price_at(foreseen[at])) * f64::from(player.tokens[at]);
        let tokens: f64 = Kind::all().map(|kind| worth(kind.index())).sum();
        signs.push(money(self.wealth(seat)));
        signs.push(money(self.accounts.cash(seat)) + tokens / LOT);
        signs.push(drifted / LOT);
        signs.push(each().fold(0.0, f64::max));
        signs.push(each().map(|help| help.max(0.0)).sum());
        signs.push(money(self.accounts.cash(seat)));
        for special in
            [player.specials.dividend, player.specials.black_market, player.specials.news]
        {
            signs.push(f64::from(special));
        }
        signs.push(waiting as f64 / self.table_size() as f64);
    }
}
