//! Prices: the track (M8 … M10), and the cards on a board moving the markers (M19 … M21).

use kontor_engine::{Seat, Sink};

use crate::action::{CardActed, Event};
use crate::card::{Card, Slot};
use crate::data::{HIGHEST, LOWEST, data};
use crate::kind::KINDS;
use crate::order::Slots;
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

/// A card moves its two markers.
#[inline]
fn act(card: Card, markers: &mut [i8; KINDS]) -> CardActed {
    let effect = card.data();
    let [share, good] =
        [(effect.share, effect.share_move), (effect.good, effect.good_move)].map(|(kind, by)| {
            let from = markers[kind];
            markers[kind] = moved(from, by);
            (from, markers[kind])
        });
    CardActed { card, from: [share.0, good.0], to: [share.1, good.1] }
}

impl Mercurius {
    /// M19, M20: the cards on a board act one after another.
    #[inline]
    pub(crate) fn act_cards_on_board(
        &mut self,
        seat: Seat,
        order: Slots,
        sink: &mut impl Sink<Event>,
    ) {
        let board = self.player(seat).board;
        let cards = || {
            order.iter().filter_map(|slot| match board[slot] {
                Slot::Card(card) => Some(card),
                Slot::News | Slot::Empty => None,
            })
        };
        let before = self.markers;
        for card in cards() {
            act(card, &mut self.markers);
        }
        if cards().next().is_some() {
            sink.event(|| {
                let mut markers = before;
                let cards = cards().map(|card| act(card, &mut markers)).collect();
                Event::PricesMoved { seat, cards }
            });
        }
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
