//! The KGB car (V15, V22 … V24): its move, and what it takes where it ends.

use kontor_engine::{Money, Refusal, Rule, Seat, Sink};

use crate::action::Event;
use crate::board::{Card, Dice, Square};
use crate::data::SquareKind;
use crate::options::Stolen;
use crate::reach::reach;
use crate::state::{Phase, ReverseMonopoly};

/// V24: what the Black Market square pays instead of a card.
pub const FROM_MARKET: Money = Money::new(1);

impl ReverseMonopoly {
    /// V15, V25: the mover has to move, unless that was lost or there is no way; then the KGB has no
    /// effect this turn.
    pub(crate) fn send_kgb(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.mover();
        let player = self.player_mut(seat);
        if player.lost_moves > 0 {
            player.lost_moves -= 1;
            sink.event(|| Event::KgbStayed { seat, lost: true });
        } else if self.kgb_reach().is_empty() {
            sink.event(|| Event::KgbStayed { seat, lost: false });
        } else {
            self.phase = Phase::Kgb { seat };
        }
    }

    /// V15: exactly as many squares as the red die shows.
    pub(crate) fn move_kgb(
        &mut self,
        seat: Seat,
        square: Square,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let (Phase::Kgb { .. }, Some(dice)) = (self.phase, self.dice) else {
            return Err(self.not_now(Rule("V15")));
        };
        if !self.kgb_reach().contains(square) {
            return Err(Refusal::new(Rule("V15"), "refused-no-way")
                .with("from", self.car.place())
                .with("to", square.place())
                .with("steps", dice.red()));
        }
        let from = self.car;
        self.car = square;
        self.phase = Phase::Going;
        sink.event(|| Event::KgbMoved { seat, from, way: way(from, dice, square) });
        self.arrive(seat, square, sink);
        Ok(())
    }

    /// V22: it watches this turn's property. V23: it takes an Escape that another holds. V24: the
    /// Black Market.
    fn arrive(&mut self, seat: Seat, square: Square, sink: &mut impl Sink<Event>) {
        match (square.kind(), square.card()) {
            (SquareKind::BlackMarket, _) => self.phase = Phase::Market { seat },
            (_, Some(card)) if card.is_escape() => {
                if let Some(holder) = self.owner(card).filter(|&holder| holder != seat) {
                    self.steal_escape(seat, card, holder, sink);
                }
            }
            (_, Some(card)) => self.kgb_watches = card == self.plane,
            _ => {}
        }
    }

    /// V23: the Escape of this square, or one of the holder's that the mover chooses.
    fn steal_escape(&mut self, seat: Seat, card: Card, holder: Seat, sink: &mut impl Sink<Event>) {
        if self.readings.stolen == Stolen::Any && self.escapes(holder).len() > 1 {
            self.phase = Phase::ChooseEscape { seat, from: Some(holder) };
        } else {
            self.seize_escape(seat, card, holder, sink);
        }
    }
}

/// A way for the car, square by square.
fn way(from: Square, dice: Dice, to: Square) -> Vec<Square> {
    reach().way(from, dice.red(), to).unwrap_or_default().to_vec()
}
