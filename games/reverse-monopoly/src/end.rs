//! Wealth, tripled families, and the end of the game (V28 … V30).

use std::cmp::Reverse;

use kontor_engine::listed::named;
use kontor_engine::{
    MAX_SEATS, Money, Rule, Seat, SeatSet, Sink, Standing, Text, Viewer, Worded, most_of,
};
use serde::{Deserialize, Serialize};

use crate::action::Event;
use crate::board::{Card, CardSet};
use crate::data::Family;
use crate::ids::ENDINGS;
use crate::state::{Phase, ReverseMonopoly, Tasks};

/// V28: how many tripled families win.
pub const FAMILIES_TO_WIN: usize = 3;

/// V29: what an Escape is appraised at where the table says so: as any card of one number.
const APPRAISED_ESCAPE: Money = Money::new(5);

/// What ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Ending {
    /// Somebody has three tripled families (V28).
    Families { seat: Seat },
    /// The Old Commie Bank could not pay (V29).
    BankBroke,
    /// The agreed number of turns was played (V30).
    TurnLimit,
}

impl Ending {
    /// Its id in records.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Families { .. } => "families",
            Ending::BankBroke => "bank-broke",
            Ending::TurnLimit => "turns",
        }
    }

    /// The rule by which it ended.
    pub const fn rule(self) -> Rule {
        match self {
            Ending::Families { .. } => Rule("V28"),
            Ending::BankBroke => Rule("V29"),
            Ending::TurnLimit => Rule("V30"),
        }
    }

    /// In words.
    pub fn text(self) -> &'static str {
        Worded::of(ENDINGS, self.id())
    }
}

/// How far a buyer is on the way to three tripled families (V28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
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

/// V28: what is missing to three tripled families.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missing {
    /// Cards of families.
    pub(crate) cards: usize,
    /// Whether an Escape has to be got as well, which makes the third family.
    pub(crate) escape: bool,
}

impl Missing {
    /// V28: by the shortest way with these cards; by an Escape only where that is shorter.
    pub(crate) fn to(cards: CardSet) -> Missing {
        let own = |family: Family| cards.and(CardSet::family(family)).len();
        let mut each: Vec<(usize, Family)> = Family::ALL
            .iter()
            .map(|&family| (family.tripled_by().saturating_sub(own(family)), family))
            .collect();
        each.sort_unstable_by_key(|one| one.0);
        let nearest = |but: Option<Family>, count: usize| -> usize {
            each.iter().filter(|one| Some(one.1) != but).take(count).map(|one| one.0).sum()
        };
        let wild = |&family: &Family| {
            nearest(Some(family), FAMILIES_TO_WIN - 1) + usize::from(own(family) == 0)
        };
        let by_families = Missing { cards: nearest(None, FAMILIES_TO_WIN), escape: false };
        let by_escape = Missing {
            cards: Family::ALL.iter().map(wild).min().unwrap_or(usize::MAX),
            escape: cards.and(CardSet::escapes()).is_empty(),
        };
        if by_escape.count() < by_families.count() { by_escape } else { by_families }
    }

    /// How many in all.
    pub(crate) fn count(self) -> usize {
        self.cards.saturating_add(usize::from(self.escape))
    }
}

/// The tripled families of a buyer who has won, by name (V28).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub struct Triples {
    /// Those that the cards triple.
    pub families: Vec<Family>,
    /// The one that an Escape makes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wild: Option<Wild>,
}

/// A family that an Escape triples (V28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub struct Wild {
    /// The family.
    pub family: Family,
    /// The Escape.
    pub escape: Card,
}

impl Triples {
    /// V28: what of these cards is tripled. An Escape makes a family only where it is needed: of those
    /// begun, the one with the most cards.
    pub fn of(cards: CardSet) -> Triples {
        let members = |family: Family| cards.and(CardSet::family(family)).len();
        let is_tripled = |&family: &Family| members(family) >= family.tripled_by();
        let (families, others): (Vec<Family>, Vec<Family>) =
            Family::ALL.iter().copied().partition(is_tripled);
        let escape = cards.and(CardSet::escapes()).iter().next();
        let begun = others.into_iter().filter(|&family| members(family) > 0).rev();
        let wild = match (escape, begun.max_by_key(|&family| members(family))) {
            (Some(escape), Some(family)) if families.len() < FAMILIES_TO_WIN => {
                Some(Wild { family, escape })
            }
            _ => None,
        };
        Triples { families, wild }
    }
}

impl ReverseMonopoly {
    /// V28: whoever lacks the fewest cards for three tripled families; all cards are open.
    pub(crate) fn nearest_to_win(&self) -> SeatSet {
        let lacks = |seat: Seat| Reverse(Missing::to(self.player(seat).cards).count());
        most_of(&Seat::all(self.table_size()).map(lacks).collect::<Vec<_>>())
    }

    /// V28 … V30: what wins by what the table agreed on.
    pub(crate) fn what_wins(&self) -> Text {
        match self.limit {
            0 => Text::new("wins-families"),
            turns => Text::new("wins-turns").with("turns", turns),
        }
    }

    /// V28: how many cards whoever is nearest lacks for three tripled families, and whether an Escape is one of
    /// them.
    pub(crate) fn how_near(&self) -> Text {
        let ahead = self.nearest_to_win();
        let everybody = || Seat::all(self.table_size());
        let missing = |seat: Seat| Missing::to(self.player(seat).cards);
        let lacks = everybody().map(|seat| missing(seat).count()).min().unwrap_or(0);
        let nearest = || everybody().filter(|&seat| ahead.is_empty() || ahead.contains(seat));
        let escape = nearest().all(|seat| missing(seat).escape);
        let (id, cards) = match (ahead.is_empty(), escape) {
            (true, true) => ("nearest-all-escape", lacks - 1),
            (true, false) => ("nearest-all", lacks),
            (false, true) => ("nearest-families-escape", lacks - 1),
            (false, false) => ("nearest-families", lacks),
        };
        let text = Text::new(id).with("cards", cards);
        if ahead.is_empty() { text } else { named(text, ahead) }
    }

    /// V28, V29: the families that won, or what the richest has.
    pub(crate) fn what_decided(&self) -> Vec<Text> {
        match self.phase {
            Phase::Over(Ending::Families { seat }) => vec![
                Text::new("decided-families")
                    .with("who", seat)
                    .with("families", self.winning_families(seat)),
            ],
            Phase::Over(Ending::BankBroke | Ending::TurnLimit) => {
                let richest = self.standing_for(Viewer::All).winners();
                let decided = |seat: Seat| {
                    Text::new("decided-richest")
                        .with("who", seat)
                        .with("cash", self.cash(seat))
                        .with("appraised", self.appraised(seat))
                };
                richest.iter().map(decided).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The tripled families of a buyer, and the one that an Escape makes, with its Escape.
    fn winning_families(&self, seat: Seat) -> Vec<Text> {
        let Triples { families, wild } = Triples::of(self.player(seat).cards);
        let mut named: Vec<Text> = families.into_iter().map(Family::titled).collect();
        named.extend(wild.map(|Wild { family, escape }| {
            let text = Text::new("decided-by-escape").with("family", family.titled());
            text.with("escape", escape.titled())
        }));
        named
    }

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
        sink.event(|| Event::Ended { ending, triples: self.triples(ending) });
    }

    /// V28: the families that won.
    pub(crate) fn triples(&self, ending: Ending) -> Option<Triples> {
        match ending {
            Ending::Families { seat } => Some(Triples::of(self.player(seat).cards)),
            Ending::BankBroke | Ending::TurnLimit => None,
        }
    }

    /// V9, V29: what a buyer's cards are appraised at; open to all.
    pub fn appraised(&self, seat: Seat) -> Money {
        let properties: Money = self.player(seat).cards.iter().map(Card::appraised).sum();
        let escapes = if self.readings.escapes_appraised { self.escapes(seat).len() } else { 0 };
        properties + APPRAISED_ESCAPE * escapes as i64
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
            ending: Some(ending.id()),
        }
    }
}
