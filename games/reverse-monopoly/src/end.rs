//! Wealth, tripled families, and the end of the game (V28 … V30).

use kontor_engine::{MAX_SEATS, Money, Seat, Sink, Standing, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Event;
use crate::board::{Card, CardSet};
use crate::data::Family;
use crate::state::{Phase, ReverseMonopoly, Tasks};

/// V28: how many tripled families win.
pub const FAMILIES_TO_WIN: usize = 3;

/// What ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody has three tripled families (V28).
    Families {
        /// Who.
        seat: Seat,
    },
    /// The Old Commie Bank could not pay (V29).
    BankBroke,
    /// The agreed number of turns was played (V30).
    TurnLimit,
}

impl Ending {
    /// In words.
    pub const fn text(self) -> &'static str {
        match self {
            Ending::Families { .. } => "three tripled families",
            Ending::BankBroke => "the Old Commie Bank is broke",
            Ending::TurnLimit => "the agreed turns were played",
        }
    }
}

/// How far a buyer is on the way to three tripled families (V28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// Tripled families, the one that an Escape makes included.
    pub tripled: usize,
    /// Whether an Escape makes one of them.
    pub wild: bool,
}

impl Progress {
    /// V28: what these cards amount to.
    #[inline]
    pub fn of(cards: CardSet) -> Progress {
        let (mut tripled, mut begun) = (0, 0);
        for &family in Family::ALL {
            let members = cards.and(CardSet::family(family)).len();
            if members >= family.tripled_by() {
                tripled += 1;
            } else if members > 0 {
                begun += 1;
            }
        }
        let wild = begun > 0 && !cards.and(CardSet::escapes()).is_empty();
        Progress { tripled: tripled + usize::from(wild), wild }
    }

    /// Whether that wins.
    #[inline]
    pub const fn wins(self) -> bool {
        self.tripled >= FAMILIES_TO_WIN
    }
}

impl ReverseMonopoly {
    /// V28: a buyer gains a card, and wins at once if that makes three tripled families.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.player_mut(seat).cards.insert(card);
        if Progress::of(self.player(seat).cards).wins() {
            self.end_game(Ending::Families { seat }, sink);
        }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    pub(crate) fn end_game(&mut self, ending: Ending, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over(ending);
        self.tasks = Tasks::default();
        sink.event(|| Event::Ended { ending });
    }

    /// V9: what a buyer's properties are appraised at; open to all.
    pub fn appraised(&self, seat: Seat) -> Money {
        self.player(seat).cards.iter().map(Card::appraised).sum()
    }

    /// V29: cash and appraised values.
    pub fn wealth(&self, seat: Seat) -> Money {
        self.cash(seat) + self.appraised(seat)
    }

    /// V3: whether a viewer may know what a buyer has.
    pub(crate) fn may_know(&self, viewer: Viewer, seat: Seat) -> bool {
        self.is_over() || viewer.sees_hand_of(seat)
    }

    /// V3, V28, V29: the wealth that a viewer may know; at the end, the places.
    pub(crate) fn standing_for(&self, viewer: Viewer) -> Standing {
        let seats = || Seat::all(self.table_size());
        let known = |seat: Seat| self.may_know(viewer, seat).then(|| self.wealth(seat));
        let wealth = seats().map(known).collect();
        let Phase::Over(ending) = self.phase else {
            return Standing { wealth, places: None, ending: None };
        };
        let mut scores = [(false, Money::ZERO); MAX_SEATS];
        for seat in seats() {
            scores[seat.index()] = (ending == Ending::Families { seat }, self.wealth(seat));
        }
        Standing {
            wealth,
            places: Some(Standing::places_by(&scores[..self.table_size()])),
            ending: Some(ending.text()),
        }
    }
}
