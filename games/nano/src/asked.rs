//! Prompts: what is going on and what is asked of a player.

use kontor_engine::{Money, Next, Seat, Text};

use crate::map::Terrain;
use crate::state::{Nano, Phase};
use crate::text::{bundle, sentences};
use crate::view::OfferView;

impl Nano {
    /// What is asked of a seat.
    pub(crate) fn asked(&self, seat: Seat) -> Text {
        let asked = matches!(self.who_is_next(), Next::Seats(seats) if seats.contains(seat));
        if !asked {
            return Text::new("asked-nothing");
        }
        if let Some(offer) = self.offer_view() {
            return asked_about(&offer, seat);
        }
        let cash = self.cash(seat);
        match self.phase {
            Phase::Production => self.with_salary(seat, Text::new("asked-production")),
            Phase::Market if self.player(seat).chip.is_none() => Text::new("asked-enter"),
            Phase::Market => {
                let transport = self.transport(seat);
                let text = Text::new("asked-move")
                    .with("speed", transport.data().speed)
                    .with("transport", transport.by())
                    .with("cash", cash);
                self.with_salary(seat, text)
            }
            Phase::Debt { owed } => Text::new("asked-debt").with("owed", owed).with("cash", cash),
            Phase::Investment => {
                let text = match (self.terrain_of(seat), self.player(seat).chip) {
                    (Terrain::Open | Terrain::Frontier, _) | (_, None) => {
                        Text::new("asked-nothing-for-sale")
                    }
                    (_, Some(hex)) => Text::new("asked-invest").with("place", hex.place()),
                };
                self.with_salary(seat, text.with("cash", cash))
            }
            Phase::Planning if self.player(seat).striking => Text::new("asked-plan-in-strike"),
            Phase::Planning => Text::new("asked-plan").with("idle", self.idle(seat)),
            Phase::Sentence => self.with_salary(seat, Text::new("asked-under-arrest")),
            _ => Text::new("asked-nothing"),
        }
    }

    /// The same with the salaries that are due.
    fn with_salary(&self, seat: Seat, text: Text) -> Text {
        match self.salary_due(seat) {
            Money::ZERO => text,
            due => sentences(text, Text::new("asked-salary").with("due", due)),
        }
    }
}

fn asked_about(offer: &OfferView, seat: Seat) -> Text {
    let (gives, gets) = offer.sides(seat);
    let other = if seat == offer.proposer { offer.partner } else { offer.proposer };
    let id = if offer.countered { "asked-counter-offer" } else { "asked-offer" };
    Text::new(id).with("who", other).with("gives", bundle(gives)).with("gets", bundle(gets))
}
