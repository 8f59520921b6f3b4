//! What is going on and what is asked of a seat.

use kontor_engine::{Seat, Text};

use crate::state::{Mercurius, Phase};

impl Mercurius {
    pub(crate) fn ask(&self, seat: Seat) -> Text {
        let (on_turn, trades) = match self.phase {
            Phase::Turn { seat, trades } => (seat, trades),
            Phase::Order { seat: owner, .. } if owner == seat => return Text::new("asked-order"),
            Phase::Order { .. } => return Text::new("asked-to-wait"),
            _ => return Text::new("asked-nothing"),
        };
        if on_turn != seat {
            return Text::new("asked-to-wait");
        }
        let id = if self.has_next_turn() { "asked-turn" } else { "asked-last-turn" };
        Text::new(id)
            .with("asked", Text::new("asked-to-trade").with("left", trades.left))
            .with("cash", self.accounts.cash(seat))
    }
}
