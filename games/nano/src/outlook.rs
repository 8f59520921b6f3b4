//! What tells how a player stands.

use kontor_engine::outlook::Signs;
use kontor_engine::{Money, Seat};

use crate::asset::Asset;
use crate::data::{AssetKind, RESOURCES};
use crate::state::Nano;
use crate::steady::Mind;

/// The signs: wealth; what a move earns; means beyond what a BIObot costs, and whether they suffice with two
/// moves more; how many of the goods for it are there; a technology park, and one with its workers; assets,
/// workers and technologies; BIObots; moves to sit out; a strike; how many turns come before the own.
pub(crate) const NAMES: &[&str] = &[
    "wealth",
    "income",
    "surplus",
    "within-reach",
    "goods",
    "park",
    "staffed-park",
    "assets",
    "workers",
    "technologies",
    "biobots",
    "sentence",
    "strike",
    "waiting",
];

/// What is a lot of money here.
const LOT: f64 = 100.0;
/// Rounds that a game among good players takes.
const USUAL_ROUNDS: f64 = 30.0;

impl Nano {
    /// How many rounds were played, of those that a game usually has.
    pub(crate) fn how_far(&self) -> f64 {
        f64::from(self.round.saturating_sub(1)) / USUAL_ROUNDS
    }

    pub(crate) fn turns_begun(&self) -> u32 {
        let seats = self.table_size();
        let since = (self.on_turn.index() + seats - self.first.index()) % seats;
        u32::from(self.round) * seats as u32 + since as u32
    }

    pub(crate) fn add_signs(&self, seat: Seat, signs: &mut Signs) {
        let player = self.player(seat);
        let mind = Mind::of(self, seat);
        let money = |money: Money| money.units() as f64 / LOT;
        let surplus = mind.liquid(&[0; RESOURCES]) - mind.cost_of_winning();
        let recipe = mind.park_recipe();
        let needed: u8 = recipe.inputs.iter().sum();
        let lacking: u8 = mind.lacking().iter().sum();
        let parks = mind.parks();
        let is_staffed = |asset: Asset| self.workers[asset.index()] >= self.recipe(asset).workers;
        let works = player.assets.iter().filter(|asset| asset.kind() != AssetKind::TechnologyPark);
        let seats = self.table_size();
        let waiting = (seat.index() + seats - self.on_turn.index()) % seats;
        signs.push(money(self.wealth(seat)));
        signs.push(mind.income() / 20.0);
        signs.push(surplus.clamp(-5.0 * LOT, 2.0 * LOT) / LOT);
        signs.push(f64::from(surplus + 2.0 * mind.income().max(0.0) >= 0.0));
        signs.push(1.0 - f64::from(lacking) / f64::from(needed.max(1)));
        signs.push(f64::from(!parks.is_empty()));
        signs.push(f64::from(parks.iter().any(is_staffed)));
        signs.push(works.count() as f64 / 4.0);
        signs.push(f64::from(player.workers) / 8.0);
        signs.push(player.technologies.len() as f64 / 2.0);
        signs.push(f64::from(player.biobots));
        signs.push(f64::from(player.sentence));
        signs.push(f64::from(player.striking));
        signs.push(waiting as f64 / seats as f64);
    }
}
