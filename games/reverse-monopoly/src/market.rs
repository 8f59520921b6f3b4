//! The Black Market (V13, V24 … V26): its deck, and what each card does.

use kontor_engine::{Generator, Money, Refusal, Rule, Seat, Sink, indexed, set};
use serde::{Deserialize, Serialize};

use crate::action::Event;
use crate::board::{Card, CardSet, Square};
use crate::data::{Effect, MARKET_CARDS, MarketData, data};
use crate::debt::{Debt, Why};
use crate::kgb::FROM_MARKET;
use crate::state::{Phase, ReverseMonopoly, Task};

indexed! {
    /// A Black Market card.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "reverse-monopoly/"))]
    MarketCard: MARKET_CARDS, "V26: there is no Black Market card"
}

impl MarketCard {
    /// What the data files say of it.
    #[inline]
    pub fn data(self) -> &'static MarketData {
        &data().market[self.index()]
    }

    /// What stands for it in records.
    pub fn id(self) -> &'static str {
        &self.data().id
    }

    /// What it does.
    #[inline]
    pub fn effect(self) -> Effect {
        self.data().effect
    }
}

set! {
    /// A set of Black Market cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<MarketCard>", export_to = "reverse-monopoly/"))]
    MarketCards(u32) of MarketCard, each once: "a Black Market card"
}

impl MarketCards {
    /// Every card.
    const ALL: MarketCards = MarketCards((1 << MARKET_CARDS) - 1);

    /// Takes the first one out.
    #[inline]
    pub(crate) fn take_first(&mut self) -> Option<MarketCard> {
        let card = self.iter().next()?;
        self.remove(card);
        Some(card)
    }
}

/// The deck as all know it: which cards nobody has seen since the shuffle, and in which order the
/// used ones lie under them (V26). Which unseen card lies on top is settled only when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenDeck", into = "WrittenDeck")]
pub struct Deck {
    unseen: MarketCards,
    under: [MarketCard; MARKET_CARDS],
    under_len: u8,
}

#[derive(Serialize, Deserialize)]
struct WrittenDeck {
    unseen: MarketCards,
    under: Vec<MarketCard>,
}

impl Deck {
    /// All cards, shuffled.
    pub const SHUFFLED: Deck =
        Deck { unseen: MarketCards::ALL, under: [MarketCard(0); MARKET_CARDS], under_len: 0 };

    /// The cards that nobody has seen since the shuffle.
    pub const fn unseen(&self) -> MarketCards {
        self.unseen
    }

    /// The used cards, the first to come first.
    #[inline]
    pub fn under(&self) -> &[MarketCard] {
        &self.under[..usize::from(self.under_len)]
    }

    /// How many cards the deck holds now.
    pub fn len(&self) -> usize {
        self.unseen.len() + self.under().len()
    }

    /// Whether there is no card; never in play, as at most two are kept.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that may lie on top, each as likely: one that nobody has seen, or else the first of
    /// those under them.
    #[inline]
    pub(crate) fn could_come(&self) -> MarketCards {
        if self.unseen.is_empty() {
            self.under().iter().take(1).copied().collect()
        } else {
            self.unseen
        }
    }

    /// Any card that may lie on top, each as likely.
    #[inline]
    pub(crate) fn sample(&self, generator: &mut Generator) -> MarketCard {
        if self.unseen.is_empty() {
            return self.under[0];
        }
        let place = generator.below(self.unseen.len() as u32) as usize;
        self.unseen.iter().nth(place).expect("below their number")
    }

    #[inline]
    fn draw(&mut self, card: MarketCard) {
        if self.unseen.is_empty() {
            let len = usize::from(self.under_len);
            self.under.copy_within(1..len, 0);
            self.under[len - 1] = MarketCard(0);
            self.under_len -= 1;
        } else {
            self.unseen.remove(card);
        }
    }

    #[inline]
    pub(crate) fn put_under(&mut self, card: MarketCard) {
        self.under[usize::from(self.under_len)] = card;
        self.under_len += 1;
    }
}

impl From<Deck> for WrittenDeck {
    fn from(deck: Deck) -> WrittenDeck {
        WrittenDeck { unseen: deck.unseen, under: deck.under().to_vec() }
    }
}

impl TryFrom<WrittenDeck> for Deck {
    type Error = String;

    fn try_from(written: WrittenDeck) -> Result<Deck, String> {
        let under: MarketCards = written.under.iter().copied().collect();
        if under.len() < written.under.len() {
            return Err("a Black Market card stands there twice".into());
        }
        if !under.and(written.unseen).is_empty() {
            return Err("a Black Market card is seen and unseen".into());
        }
        let mut deck = Deck { unseen: written.unseen, ..Deck::SHUFFLED };
        written.under.into_iter().for_each(|card| deck.put_under(card));
        Ok(deck)
    }
}

const MARKET: Rule = Rule("V26");

impl ReverseMonopoly {
    /// V13, V24: chance names the card drawn; it goes under the deck unless it is kept (V25).
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        card: MarketCard,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.deck.could_come().contains(card) {
            return Err(Refusal::new(MARKET, "refused-not-on-top").with("card", card.words()));
        }
        self.phase = Phase::Going;
        sink.event(|| Event::Drew { seat, card });
        self.deck.draw(card);
        if card.effect() == Effect::ExtraTurn {
            self.player_mut(seat).extra_turns.insert(card);
        } else {
            self.deck.put_under(card);
            self.carry_out(seat, card.effect(), sink);
        }
        Ok(())
    }

    /// V25, V26: what a card does that is not kept.
    fn carry_out(&mut self, seat: Seat, effect: Effect, sink: &mut impl Sink<Event>) {
        let owes = |creditor, amount: u8| Debt {
            debtor: seat,
            creditor,
            amount: Money::new(amount.into()),
            why: Why::Card,
        };
        match effect {
            Effect::ExtraTurn => {}
            Effect::LoseTurn => {
                let player = self.player_mut(seat);
                player.lost_turns = player.lost_turns.saturating_add(1);
                player.lost_moves = player.lost_moves.saturating_add(1);
            }
            Effect::FromBank(amount) => {
                let amount = Money::new(amount.into());
                self.old_bank_pays(seat, amount, "black-market", MARKET, sink);
            }
            Effect::ToBank(amount) => self.owe(owes(None, amount)),
            Effect::FromEach(amount) => {
                let next = seat.next(self.table_size());
                self.tasks.push(Task::Collect { to: seat, from: next, amount });
            }
            Effect::ToEach(amount) => {
                let next = seat.next(self.table_size());
                self.tasks.push(Task::HandOut { from: seat, to: next, amount });
            }
            Effect::TakeEscape => self.offer_escapes(seat, sink),
            Effect::PlaceKgb => self.phase = Phase::PlaceKgb { seat },
            Effect::Sell => {
                if self.properties(seat).is_empty() {
                    sink.event(|| Event::NothingToSell { seat });
                } else {
                    self.phase = Phase::MaySell { seat };
                }
            }
        }
    }

    /// V26: the next buyer pays the drawer, clockwise from the drawer's left.
    pub(crate) fn collect(&mut self, to: Seat, from: Seat, amount: u8) {
        if from != to {
            let next = from.next(self.table_size());
            self.tasks.push(Task::Collect { to, from: next, amount });
            let amount = Money::new(amount.into());
            self.owe(Debt { debtor: from, creditor: Some(to), amount, why: Why::Card });
        }
    }

    /// V26: the drawer pays the next buyer, clockwise from the drawer's left.
    pub(crate) fn hand_out(&mut self, from: Seat, to: Seat, amount: u8) {
        if from != to {
            let next = to.next(self.table_size());
            self.tasks.push(Task::HandOut { from, to: next, amount });
            let amount = Money::new(amount.into());
            self.owe(Debt { debtor: from, creditor: Some(to), amount, why: Why::Card });
        }
    }

    /// V26: an Escape of choice from the stack. Where there is but one, it is that one.
    fn offer_escapes(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let stack = self.escapes_in_stack();
        match (stack.single(), stack.is_empty()) {
            (_, true) => sink.event(|| Event::NoEscapeLeft { seat }),
            (Some(card), _) => self.gain_escape(seat, card, None, sink),
            (None, false) => self.phase = Phase::ChooseEscape { seat, from: None },
        }
    }

    /// V26: takes the chosen Escape; V23: or the KGB takes it.
    pub(crate) fn take_escape(
        &mut self,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::ChooseEscape { from, .. } = self.phase else {
            return Err(self.not_now(MARKET));
        };
        if !self.escapes_of(from).contains(card) {
            let refusal = match from {
                None => Refusal::new(MARKET, "refused-not-in-stack"),
                Some(holder) => {
                    Refusal::new(Rule("V23"), "refused-not-held").with("holder", holder)
                }
            };
            return Err(refusal.with("card", card.name()));
        }
        self.phase = Phase::Going;
        match from {
            None => self.gain_escape(seat, card, None, sink),
            Some(holder) => self.seize_escape(seat, card, holder, sink),
        }
        Ok(())
    }

    /// V26: puts the KGB car on a square, which has no effect there.
    pub(crate) fn place_kgb(
        &mut self,
        seat: Seat,
        square: Square,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::PlaceKgb { .. } = self.phase else {
            return Err(self.not_now(MARKET));
        };
        self.phase = Phase::Going;
        let from = self.car;
        self.car = square;
        self.kgb_watches = false;
        sink.event(|| Event::KgbPlaced { seat, from, to: square });
        Ok(())
    }

    /// V24: a Black Market card, chosen before it is seen.
    pub(crate) fn take_card(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Phase::Market { .. } = self.phase else {
            return Err(self.not_now(Rule("V24")));
        };
        self.phase = Phase::Draw { seat };
        Ok(())
    }

    /// V24: 1 from the Old Commie Bank instead.
    pub(crate) fn take_million(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Market { .. } = self.phase else {
            return Err(self.not_now(Rule("V24")));
        };
        self.phase = Phase::Going;
        self.old_bank_pays(seat, FROM_MARKET, "black-market-square", Rule("V24"), sink);
        Ok(())
    }

    /// The Escapes of a buyer, or of the stack.
    #[inline]
    pub(crate) fn escapes_of(&self, holder: Option<Seat>) -> CardSet {
        holder.map_or_else(|| self.escapes_in_stack(), |seat| self.escapes(seat))
    }

    /// The Escapes that nobody holds.
    #[inline]
    pub(crate) fn escapes_in_stack(&self) -> CardSet {
        CardSet::escapes().minus(self.sold())
    }
}
