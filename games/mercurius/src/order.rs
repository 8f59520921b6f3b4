//! In which order the cards on a board act (M20).

use kontor_engine::{Choices, Refusal, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Event, Template};
use crate::card::{Card, Slot};
use crate::kind::KINDS;
use crate::options::Order;
use crate::prices::moved;
use crate::state::Mercurius;

/// How many slots a board has.
const SLOTS: usize = 3;

/// Slots of a board one after another, each once at most. As JSON a list, 0 for the first slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>", export_to = "mercurius/"))]
pub struct Slots {
    slots: [u8; SLOTS],
    len: u8,
}

impl Slots {
    /// The newest card first.
    pub const NEWEST: Slots = Slots { slots: [0, 1, 2], len: 3 };
    /// The oldest card first.
    pub const OLDEST: Slots = Slots { slots: [2, 1, 0], len: 3 };
    const NONE: Slots = Slots { slots: [0; SLOTS], len: 0 };

    /// These slots, if each is one and none comes twice.
    pub fn new(slots: &[u8]) -> Option<Slots> {
        let mut own = Slots::NONE;
        for &slot in slots {
            if usize::from(slot) >= SLOTS || own.iter().any(|other| other == usize::from(slot)) {
                return None;
            }
            own = own.with(slot);
        }
        Some(own)
    }

    fn with(mut self, slot: u8) -> Slots {
        self.slots[usize::from(self.len)] = slot;
        self.len += 1;
        self
    }

    /// The slots, the first to act first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.slots.into_iter().take(self.len.into()).map(usize::from)
    }
}

impl TryFrom<Vec<u8>> for Slots {
    type Error = String;

    fn try_from(slots: Vec<u8>) -> Result<Slots, String> {
        Slots::new(&slots).ok_or_else(|| "an order is a list of slots from 0 to 2".to_string())
    }
}

impl From<Slots> for Vec<u8> {
    fn from(slots: Slots) -> Vec<u8> {
        slots.slots[..slots.len.into()].to_vec()
    }
}

/// Every way to put three things in a row.
const PERMUTATIONS: [[usize; SLOTS]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Orders that lead to different prices, and where each leads.
#[derive(Clone, Copy)]
pub(crate) struct Orders {
    found: [(Slots, [i8; KINDS]); PERMUTATIONS.len()],
    len: usize,
}

impl Orders {
    pub fn iter(&self) -> impl Iterator<Item = &(Slots, [i8; KINDS])> {
        self.found[..self.len].iter()
    }
}

impl Mercurius {
    /// M20: the order that the table's rule gives; `None` where the owner's choice makes a difference.
    #[inline]
    pub(crate) fn fixed_order(&self, seat: Seat) -> Option<Slots> {
        match self.agreed.order {
            Order::Newest => Some(Slots::NEWEST),
            Order::Oldest => Some(Slots::OLDEST),
            Order::Owner if self.orders(seat).len > 1 => None,
            Order::Owner => Some(Slots::NEWEST),
        }
    }

    /// The order in which the cards on a board are expected to act.
    #[inline]
    pub(crate) fn usual_order(&self) -> Slots {
        match self.agreed.order {
            Order::Oldest => Slots::OLDEST,
            Order::Newest | Order::Owner => Slots::NEWEST,
        }
    }

    /// The orders of the cards on a board that lead to different prices, the newest first.
    pub(crate) fn orders(&self, seat: Seat) -> Orders {
        let board = self.player(seat).board;
        let mut orders =
            Orders { found: [(Slots::NONE, self.markers); PERMUTATIONS.len()], len: 0 };
        for permutation in PERMUTATIONS {
            let mut slots = Slots::NONE;
            let mut markers = self.markers;
            for slot in permutation {
                if let Slot::Card(card) = board[slot] {
                    slots = slots.with(slot as u8);
                    move_markers(&mut markers, card);
                }
            }
            if orders.iter().all(|(_, other)| *other != markers) {
                orders.found[orders.len] = (slots, markers);
                orders.len += 1;
            }
        }
        orders
    }

    /// Where an order of the cards on a board leads the markers.
    pub(crate) fn markers_after(&self, seat: Seat, order: Slots) -> [i8; KINDS] {
        let mut markers = self.markers;
        for card in self.cards_in_order(seat, order) {
            move_markers(&mut markers, card);
        }
        markers
    }

    /// The price cards on a board in an order.
    pub(crate) fn cards_in_order(&self, seat: Seat, order: Slots) -> impl Iterator<Item = Card> {
        let board = self.player(seat).board;
        order.iter().filter_map(move |slot| match board[slot] {
            Slot::Card(card) => Some(card),
            Slot::News | Slot::Empty => None,
        })
    }

    /// M20: the orders to choose from: one for each way that the prices can end.
    pub(crate) fn list_orders(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let orders = self.orders(seat);
        choices.exact_all(orders.iter().map(|&(slots, _)| Action::Order { slots }));
    }

    /// M20: the owner of the board says in which order its cards act.
    pub(crate) fn choose_order(
        &mut self,
        seat: Seat,
        draws: bool,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Action::Order { slots } = action else {
            return Err(Refusal::new(Rule("M20"), "refused-order-first"));
        };
        if self.orders(seat).iter().all(|(listed, _)| *listed != slots) {
            return Err(Refusal::new(Rule("M20"), "refused-order"));
        }
        sink.event(|| Event::Ordered { seat, cards: self.cards_in_order(seat, slots).collect() });
        self.move_prices(seat, slots, draws, sink);
        Ok(())
    }
}

/// M9, M19: a card moves its two markers.
fn move_markers(markers: &mut [i8; KINDS], card: Card) {
    let effect = card.data();
    for (kind, by) in [(effect.share, effect.share_move), (effect.good, effect.good_move)] {
        markers[kind] = moved(markers[kind], by);
    }
}
