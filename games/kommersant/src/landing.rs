//! Coming to rest on a square (K4, K6, K11 … K13): the red token first, then the square's effect.

use kontor_engine::{Money, Refusal, Rule, Seat, SeatSet, Sink};

use crate::board::{Lot, Square};
use crate::cards::Kept;
use crate::data::{Deck, SquareKind};
use crate::debt::{Debt, Why};
use crate::event::Event;
use crate::state::{Kommersant, Phase, Place};

impl Kommersant {
    /// K4, K6: whoever comes to rest takes the red token that lies there, then the square takes effect.
    pub(crate) fn arrive(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let square = self.square_of(seat);
        if self.tokens.contains(square) {
            self.tokens.remove(square);
            self.player_mut(seat).tokens += 1;
            sink.event(|| Event::TokenTaken { seat, square });
        }
        match square.kind() {
            SquareKind::Enterprise | SquareKind::StateEnterprise | SquareKind::VacantLot => {
                if let Some(lot) = square.lot() {
                    self.land_on_lot(seat, lot, sink);
                }
            }
            SquareKind::Letter => self.draw_from(seat, Deck::Letter, sink),
            SquareKind::Surprise => self.draw_from(seat, Deck::Surprise, sink),
            SquareKind::Risk => self.draw_from(seat, Deck::Risk, sink),
            SquareKind::Racket if self.player(seat).racket.is_none() => {
                self.phase = Phase::Racket { seat };
            }
            SquareKind::MoveToCentre => self.phase = Phase::Centre { seat },
            SquareKind::Profit | SquareKind::Fine => self.charge(seat, square, sink),
            SquareKind::Vacation | SquareKind::Treatment => self.skip_next_turn(seat, sink),
            SquareKind::Racket | SquareKind::Start | SquareKind::TaxService | SquareKind::Rest => {}
        }
    }

    /// A lot is free (K16), one's own, or another's (K20, K35).
    fn land_on_lot(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        match self.owner(lot) {
            None => self.phase = Phase::Purchase { seat, lot, asked: SeatSet::EMPTY },
            Some(owner) if owner == seat => {}
            Some(owner) if self.player(seat).racket.is_some() => self.rob(seat, owner, lot, sink),
            Some(owner) => self.charge_rent(seat, owner, lot, sink),
        }
    }

    /// K12: the printed sum from or to the bank.
    fn charge(&mut self, seat: Seat, square: Square, sink: &mut impl Sink<Event>) {
        let amount = Money::new(square.data().amount);
        sink.event(|| Event::Charged { seat, square, amount });
        if amount.is_negative() {
            self.owe(Debt {
                debtor: seat,
                creditor: None,
                amount: -amount,
                why: Why::Fine { square },
            });
        } else {
            self.pay_out(seat, amount, "profit", Rule("K12"), sink);
        }
    }

    /// K11: one more turn to skip.
    pub(crate) fn skip_next_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.skips = player.skips.saturating_add(1);
        let turns = player.skips;
        sink.event(|| Event::WillSkip { seat, turns });
    }

    /// K13: the player enters the centre.
    pub(crate) fn enter_centre(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Centre { .. } = self.phase else { return Err(self.not_now(Rule("K13"))) };
        self.player_mut(seat).place = Place::Centre;
        self.phase = Phase::Going;
        sink.event(|| Event::EnteredCentre { seat });
        Ok(())
    }

    /// K14, K18, K36: a kept card goes under its deck.
    pub(crate) fn return_card(&mut self, seat: Seat, kept: Kept, sink: &mut impl Sink<Event>) {
        self.player_mut(seat).kept.remove(kept);
        let card = kept.card();
        self.decks[card.data().deck as usize].put_under(card);
        sink.event(|| Event::CardReturned { seat, kept });
    }
}
