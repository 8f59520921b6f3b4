//! Racket (K35).

use kontor_engine::{Money, Refusal, Rule, Seat, Sink};

use crate::board::Lot;
use crate::cards::Kept;
use crate::data::Stage;
use crate::debt::{Debt, Why};
use crate::edition::Loot;
use crate::event::Event;
use crate::state::{Kommersant, Phase};

/// K35: full laps before a racketeer can stop.
pub const RACKET_LAPS: u8 = 2;

impl Kommersant {
    /// K35: the player turns racketeer.
    pub(crate) fn turn_racketeer(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Racket { .. } = self.phase else { return Err(self.not_now(Rule("K35"))) };
        self.player_mut(seat).racket = Some(0);
        self.phase = Phase::Going;
        sink.event(|| Event::TurnedRacketeer { seat });
        Ok(())
    }

    /// K35: two full laps allow to stop.
    #[inline]
    pub(crate) fn pass_lap_as_racketeer(&mut self, seat: Seat) {
        if let Some(laps) = &mut self.player_mut(seat).racket {
            *laps = (*laps + 1).min(RACKET_LAPS);
        }
    }

    /// K35: whether a player is a racketeer who may stop.
    #[inline]
    pub(crate) fn may_stop_racket(&self, seat: Seat) -> bool {
        self.player(seat).racket == Some(RACKET_LAPS)
    }

    /// K35: a racketeer stops before a throw.
    pub(crate) fn stop_racket(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        match self.player(seat).racket {
            None => Err(Refusal::new(Rule("K35"), "refused-no-racketeer")),
            Some(laps) if laps < RACKET_LAPS => {
                Err(Refusal::new(Rule("K35"), "refused-racket-laps")
                    .with("needed", RACKET_LAPS)
                    .with("laps", laps))
            }
            Some(_) => {
                self.player_mut(seat).racket = None;
                sink.event(|| Event::StoppedRacket { seat });
                Ok(())
            }
        }
    }

    /// K35: what a racketeer would take on a lot: half of its price and building steps, or of the steps
    /// alone; nothing from a bare one.
    pub fn loot(&self, lot: Lot) -> Money {
        match self.stages.of(lot) {
            Stage::Lot => Money::ZERO,
            stage => {
                let ground = match self.agreed.loot {
                    Loot::LotAndSteps => lot.price(),
                    Loot::Steps => Money::ZERO,
                };
                Money::new((ground + lot.steps_paid(stage)).units() / 2)
            }
        }
    }

    /// K35: whether a police card of its owner guards a lot: not a mortgaged one, unless the table says so.
    #[inline]
    pub(crate) fn guards(&self, owner: Seat, lot: Lot) -> bool {
        self.player(owner).kept.has(Kept::Police)
            && (self.agreed.police_on_mortgaged || !self.mortgaged.contains(lot))
    }

    /// K35: a racketeer lands on another's property: takes from the owner, or is caught.
    pub(crate) fn rob(&mut self, seat: Seat, owner: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        if self.guards(owner, lot) {
            let lost = self.cash(seat);
            sink.event(|| Event::Caught { seat, owner, lot, lost });
            self.pay_in(seat, lost, "confiscated-from-a-racketeer", Rule("K35"), sink);
            return;
        }
        if self.mortgaged.contains(lot) {
            sink.event(|| Event::NoRent { seat, lot, mortgaged: true });
            return;
        }
        let amount = self.loot(lot);
        sink.event(|| Event::Robbed { seat, owner, lot, amount });
        if amount > Money::ZERO {
            self.owe(Debt {
                debtor: owner,
                creditor: Some(seat),
                amount,
                why: Why::Robbery { lot },
            });
        }
    }
}
