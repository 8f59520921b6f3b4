//! Decks that lie face up (N1, N15): the card on top is known to all, and chance says what comes to lie there
//! when it is taken.

use kontor_engine::{Refusal, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::action::Outcome;
use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::state::{Nano, Phase};
use crate::technology::{Technology, TechnologySet, University};

/// N1: the cards on top of the decks, where these lie face up. They are still in their decks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub struct Open {
    /// The next action card.
    pub card: Option<Card>,
    /// The next technology of each university.
    pub technologies: [Option<Technology>; 2],
}

/// A deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pile {
    Actions,
    UniversityI,
    UniversityII,
}

impl Pile {
    /// The deck of a university.
    pub(crate) const fn of(university: University) -> Pile {
        match university {
            University::I => Pile::UniversityI,
            University::II => Pile::UniversityII,
        }
    }

    /// The university whose deck it is.
    pub(crate) const fn university(self) -> Option<University> {
        match self {
            Pile::Actions => None,
            Pile::UniversityI => Some(University::I),
            Pile::UniversityII => Some(University::II),
        }
    }
}

impl Nano {
    /// N1: chance has named the next card on top of a deck; what waited for it goes on.
    pub(crate) fn turn_up(
        &mut self,
        pile: Pile,
        outcome: Outcome,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match (pile.university(), outcome) {
            (None, Outcome::Card { card }) => self.turn_up_card(card, sink)?,
            (Some(university), Outcome::Technology { technology }) => {
                self.turn_up_technology(university, technology, sink)?;
            }
            _ => return Err(Refusal::form("refused-chance")),
        }
        match (self.phase, pile) {
            (Phase::SetOut { .. }, Pile::Actions) => {
                self.phase = Phase::SetOut { pile: Pile::UniversityI };
            }
            (Phase::SetOut { .. }, Pile::UniversityI) => {
                self.phase = Phase::SetOut { pile: Pile::UniversityII };
            }
            (Phase::SetOut { .. }, Pile::UniversityII) => self.phase = Phase::First,
            (Phase::TurnUp { .. }, Pile::Actions) => self.carry_out_drawn(sink),
            (Phase::TurnUp { left, .. }, _) => self.study(self.on_turn, left, sink),
            _ => {}
        }
        Ok(())
    }

    fn turn_up_card(&mut self, card: Card, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let deck = self.cards_to_draw();
        if !deck.contains(card) {
            return Err(Refusal::new(Rule("N26"), "refused-not-in-deck").with("card", card.text()));
        }
        if self.deck.is_empty() {
            self.discard = CardSet::EMPTY;
        }
        self.deck = deck;
        self.open.card = Some(card);
        sink.event(|| Event::CardTurnedUp { card });
        Ok(())
    }

    fn turn_up_technology(
        &mut self,
        university: University,
        technology: Technology,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let cards = self.cards_to_show(Pile::of(university));
        if !cards.contains(technology) {
            let refusal = Refusal::new(Rule("N15"), "refused-not-in-deck");
            return Err(refusal.with("card", technology.text()));
        }
        let at = university as usize;
        if self.universities[at].is_empty() {
            self.thrown[at] = TechnologySet::EMPTY;
        }
        self.universities[at] = cards;
        self.open.technologies[at] = Some(technology);
        sink.event(|| Event::TechnologyTurnedUp { technology });
        Ok(())
    }

    /// N14: takes the action card on top, and lets chance name the next before it is carried out.
    pub(crate) fn take_open_card(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(card) = self.open.card.take() else { return };
        self.deck.remove(card);
        self.turn.card = Some(card);
        let amount = self.card_amount(seat, card);
        sink.event(|| Event::Drew { seat, card, amount });
        if self.cards_to_draw().is_empty() {
            self.carry_out_drawn(sink);
        } else {
            self.phase = Phase::TurnUp { pile: Pile::Actions, left: 0 };
        }
    }

    /// N15: a visitor takes so many cards from the top of a university's deck, for all to see.
    pub(crate) fn study(&mut self, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Investment;
        let Some(university) = self.university_of(seat) else { return };
        let (at, pile) = (university as usize, Pile::of(university));
        match self.open.technologies[at] {
            Some(technology) if left > 0 => {
                self.open.technologies[at] = None;
                self.universities[at].remove(technology);
                self.seen.insert(technology);
                sink.event(|| Event::Took { seat, technology });
                if !self.cards_to_show(pile).is_empty() {
                    self.phase = Phase::TurnUp { pile, left: left - 1 };
                }
            }
            None if !self.cards_to_show(pile).is_empty() => {
                self.phase = Phase::TurnUp { pile, left };
            }
            _ => {}
        }
    }
}
