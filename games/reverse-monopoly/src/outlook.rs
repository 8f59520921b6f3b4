//! What tells how a buyer stands.

use kontor_engine::Seat;
use kontor_engine::outlook::Signs;

use crate::board::{Card, CardSet};
use crate::data::CARDS;
use crate::end::{Missing, Progress};
use crate::rent::WILD;
use crate::state::ReverseMonopoly;
use crate::steady::{Mind, WIN};

/// The signs: cash; how near three tripled families are by the estimate of `steady`, by itself and times the
/// cash; how many cards are missing, and whether it is one or two; tripled families; an Escape and a second;
/// what the Escapes risk by the KGB; the properties and their numbers; the rent they bring; turns lost and won;
/// whether the next turn is one's own, or the next move of the KGB.
pub(crate) const NAMES: &[&str] = &[
    "cash",
    "prospect",
    "prospect-cash",
    "missing",
    "missing-one",
    "missing-two",
    "tripled",
    "escape",
    "second-escape",
    "danger",
    "properties",
    "rent",
    "extra-turns",
    "auctioneer",
    "mover",
];

/// What is a lot of money here.
const LOT: f64 = 10.0;

impl ReverseMonopoly {
    /// How many of the cards are sold.
    pub(crate) fn how_far(&self) -> f64 {
        self.sold().len() as f64 / CARDS as f64
    }

    pub(crate) fn turns_begun(&self) -> u32 {
        self.turn.into()
    }

    pub(crate) fn add_signs(&self, seat: Seat, signs: &mut Signs) {
        let player = self.player(seat);
        let mind = Mind::of(self, seat);
        let cash = self.cash(seat).units() as f64 / LOT;
        let prospect = mind.prospect() / WIN;
        let lacks = Missing::to(player.cards).count();
        let escapes = self.escapes(seat).len();
        let properties = self.properties(seat);
        let factor = |card: Card| {
            let family = card.family().map_or(CardSet::EMPTY, CardSet::family);
            let own = player.cards.and(family).len() as f64;
            if escapes > 0 { own.max(f64::from(WILD)) } else { own }
        };
        let rent: f64 = properties.iter().map(|card| factor(card) * card.size() as f64).sum();
        signs.push(cash);
        signs.push(prospect);
        signs.push(prospect * cash);
        signs.push(lacks as f64 / 4.0);
        signs.push(f64::from(lacks <= 1));
        signs.push(f64::from(lacks <= 2));
        signs.push(Progress::of(player.cards).tripled as f64);
        signs.push(f64::from(escapes > 0));
        signs.push(f64::from(escapes > 1));
        signs.push(mind.danger_now() / LOT);
        signs.push(properties.len() as f64 / 5.0);
        signs.push(rent / 20.0);
        signs.push(player.extra_turns.len() as f64 - f64::from(player.lost_turns));
        signs.push(f64::from(self.auctioneer == seat));
        signs.push(f64::from(self.mover() == seat));
    }
}
