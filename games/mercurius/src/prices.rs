//! Prices: the track (M8 … M10), and the cards on a board moving the markers (M19 … M21).

use kontor_engine::{Seat, Sink};

use crate::action::Event;
use crate::card::{Card, Slot};
use crate::data::{HIGHEST, LOWEST, data};
use crate::kind::Kind;
use crate::state::Mercurius;

/// M8: the price at a marker's position.
#[inline]
pub fn price_at(marker: i8) -> u8 {
    data().track[(marker - LOWEST) as usize]
}

/// M9: where a marker comes to rest; at either end of the track it stops.
#[inline]
pub fn moved(marker: i8, by: i8) -> i8 {
    (marker + by).clamp(LOWEST, HIGHEST)
}

impl Mercurius {
    /// M19, M20: the cards on a board act one after another, newest first.
    #[inline]
    pub(crate) fn act_cards_on_board(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        for slot in self.player(seat).board {
            if let Slot::Card(card) = slot {
                let effect = card.data();
                self.move_marker(seat, card, effect.share, effect.share_move, sink);
                self.move_marker(seat, card, effect.good, effect.good_move, sink);
            }
        }
    }

    #[inline]
    fn move_marker(
        &mut self,
        seat: Seat,
        card: Card,
        kind: usize,
        by: i8,
        sink: &mut impl Sink<Event>,
    ) {
        let from = self.markers[kind];
        let to = moved(from, by);
        self.markers[kind] = to;
        sink.event(|| Event::PriceMoved {
            seat,
            card,
            kind: Kind::new(kind).expect("cards move kinds there are"),
            from,
            to,
        });
    }

    /// M21: the third slot is cleared and the other cards move one slot on.
    #[inline]
    pub(crate) fn move_cards_on(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let [first, second, third] = self.player(seat).board;
        self.player_mut(seat).board = [Slot::Empty, first, second];
        if let Slot::Card(card) = third {
            self.discard.insert(card);
        }
        if third != Slot::Empty {
            sink.event(|| Event::LeftBoard { seat, slot: third });
        }
    }
}
