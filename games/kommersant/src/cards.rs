//! Cards (K5, K15): the three decks, what is kept of them, and what each card does.

use kontor_engine::{Generator, Money, Odds, Refusal, Rule, Seat, Sink, Text, indexed};
use serde::{Deserialize, Serialize};

use crate::action::Outcome;
use crate::board::{Lot, LotSet, Square, stage_before, tax_service};
use crate::data::{CardData, Deck, Effect, Side, Stage, data};
use crate::debt::{Debt, Why};
use crate::event::Event;
use crate::state::{Kommersant, Phase, Place, Task};
use crate::text::{deck_text, effect_text, stage_text};

indexed! {
    /// A card. There are several copies of some.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "kommersant/"))]
    #[derive(Default)]
    Card: data().cards.len(), "there is no card"
}

impl Card {
    /// What the data files say of it.
    #[inline]
    pub fn data(self) -> &'static CardData {
        &data().cards[self.index()]
    }

    /// What stands for it in records.
    pub fn id(self) -> &'static str {
        &self.data().id
    }

    /// What a person reads, without the figures.
    pub fn text(self) -> Text {
        Text::named("card-", self.id())
    }
}

/// The most cards in a deck.
const MOST: usize = 36;

/// A deck as all know it: which cards nobody has seen since the shuffle, and in which order the others
/// were put under them. Which unseen card lies on top is settled only when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pack {
    deck: Deck,
    /// A bit for each copy; of several copies the later ones leave first.
    unseen: u64,
    /// The card on top, where the decks lie face up.
    top: Option<Card>,
    under: [Card; MOST],
    under_len: u8,
}

/// The copies of a deck, one after another.
struct Copies {
    cards: [[Card; MOST]; 3],
    /// The bits of each card's copies within its deck.
    bits: Vec<u64>,
}

static COPIES: std::sync::LazyLock<Copies> = std::sync::LazyLock::new(|| {
    let mut copies = Copies { cards: [[Card::default(); MOST]; 3], bits: Vec::new() };
    let mut filled = [0; 3];
    for card in Card::all() {
        let (deck, number) = (card.data().deck as usize, usize::from(card.data().copies));
        let first = filled[deck];
        copies.cards[deck][first..first + number].fill(card);
        copies.bits.push(((1 << number) - 1) << first);
        filled[deck] += number;
    }
    copies
});

impl Pack {
    /// Which deck it is.
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// The whole deck, shuffled.
    pub fn shuffled(deck: Deck) -> Pack {
        let unseen = (1 << deck.size()) - 1;
        Pack { deck, unseen, top: None, under: [Card::default(); MOST], under_len: 0 }
    }

    /// How many cards nobody has seen.
    #[inline]
    pub const fn unseen(&self) -> u32 {
        self.unseen.count_ones()
    }

    /// How many copies of a card nobody has seen.
    #[inline]
    pub fn unseen_of(&self, card: Card) -> u32 {
        if card.data().deck == self.deck {
            (self.unseen & COPIES.bits[card.index()]).count_ones()
        } else {
            0
        }
    }

    /// The cards put under the unseen ones, the first to come first.
    #[inline]
    pub fn under(&self) -> &[Card] {
        &self.under[..usize::from(self.under_len)]
    }

    /// The card on top, if all see it.
    pub const fn top(&self) -> Option<Card> {
        self.top
    }

    /// How many cards the deck holds now.
    pub fn len(&self) -> usize {
        self.unseen() as usize + usize::from(self.top.is_some()) + self.under().len()
    }

    /// Whether all its cards are kept by players.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Any unseen card, each copy as likely; there must be one.
    #[inline]
    pub(crate) fn sample(&self, generator: &mut Generator) -> Card {
        let place = generator.below(self.unseen());
        let mut left = self.unseen;
        for _ in 0..place {
            left &= left - 1;
        }
        COPIES.cards[self.deck as usize][left.trailing_zeros() as usize]
    }

    /// What the next card can be, as likely as [`Pack::sample`] draws it.
    pub(crate) fn odds(&self, odds: &mut Odds<Outcome>) {
        odds.begin(self.unseen());
        for card in Card::all() {
            odds.add(Outcome::Card { card }, self.unseen_of(card));
        }
    }

    /// Takes an unseen card from the top; `false` if there is no such.
    #[inline]
    fn take_unseen(&mut self, card: Card) -> bool {
        if self.unseen_of(card) == 0 {
            return false;
        }
        let own = self.unseen & COPIES.bits[card.index()];
        self.unseen &= !(1 << own.ilog2());
        true
    }

    /// Turns an unseen card up on top; `false` if there is no such.
    fn turn_up(&mut self, card: Card) -> bool {
        let found = self.take_unseen(card);
        if found {
            self.top = Some(card);
        }
        found
    }

    /// The next card once all unseen ones are gone.
    #[inline]
    fn take_known(&mut self) -> Option<Card> {
        let card = *self.under().first()?;
        let len = usize::from(self.under_len);
        self.under.copy_within(1..len, 0);
        self.under[len - 1] = Card::default();
        self.under_len -= 1;
        Some(card)
    }

    /// Puts a card under the deck.
    #[inline]
    pub(crate) fn put_under(&mut self, card: Card) {
        self.under[usize::from(self.under_len)] = card;
        self.under_len += 1;
    }
}

/// A deck as it is written: its unseen cards, and those under them in their order.
#[derive(Serialize, Deserialize)]
struct WrittenPack {
    deck: Deck,
    unseen: Vec<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    top: Option<Card>,
    under: Vec<Card>,
}

impl Serialize for Pack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let copies = COPIES.cards[self.deck as usize].iter().zip(0..);
        let unseen = copies.filter(|&(_, copy)| self.unseen >> copy & 1 != 0);
        let unseen = unseen.map(|(&card, _)| card).collect();
        let under = self.under().to_vec();
        WrittenPack { deck: self.deck, unseen, top: self.top, under }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pack, D::Error> {
        let written = WrittenPack::deserialize(deserializer)?;
        let wrong = |reason: String| serde::de::Error::custom(reason);
        let mut full = Pack::shuffled(written.deck);
        for &card in written.unseen.iter().chain(&written.top).chain(&written.under) {
            if !full.take_unseen(card) {
                return Err(wrong(format!(
                    "the {} deck has too many {}",
                    written.deck.id(),
                    card.id()
                )));
            }
        }
        let mut pack = Pack { unseen: 0, top: written.top, ..Pack::shuffled(written.deck) };
        for card in written.unseen {
            let free = COPIES.bits[card.index()] & !pack.unseen;
            pack.unseen |= 1 << free.trailing_zeros();
        }
        written.under.into_iter().for_each(|card| pack.put_under(card));
        Ok(pack)
    }
}

/// A kind of card that a player keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub enum Kept {
    /// Serves as a red token (K15).
    RedToken,
    /// Excuses one payment in the Tax Service (K14).
    TaxExemption,
    /// Protects from racketeers (K35).
    Police,
}

/// How many kinds of kept cards there are.
const KEPT: usize = Kept::ALL.len();

impl Kept {
    /// All kinds.
    pub const ALL: [Kept; 3] = [Kept::RedToken, Kept::TaxExemption, Kept::Police];

    /// What stands for it in actions and records.
    pub const fn id(self) -> &'static str {
        match self {
            Kept::RedToken => "red_token",
            Kept::TaxExemption => "tax_exemption",
            Kept::Police => "police",
        }
    }

    /// What a person reads.
    pub fn text(self) -> Text {
        Text::new(match self {
            Kept::RedToken => "kept-red-token",
            Kept::TaxExemption => "kept-tax-exemption",
            Kept::Police => "kept-police",
        })
    }

    /// The card itself.
    #[inline]
    pub fn card(self) -> Card {
        static CARDS: std::sync::LazyLock<[Card; KEPT]> = std::sync::LazyLock::new(|| {
            Kept::ALL.map(|kept| {
                let is_it = |card: &Card| Kept::of(card.data().effect) == Some(kept);
                Card::all().find(is_it).expect("the decks hold every kept card (K5)")
            })
        });
        CARDS[self as usize]
    }

    const fn of(effect: Effect) -> Option<Kept> {
        match effect {
            Effect::RedToken => Some(Kept::RedToken),
            Effect::TaxExemption => Some(Kept::TaxExemption),
            Effect::Police => Some(Kept::Police),
            _ => None,
        }
    }

    /// The kind of an item code in a form.
    pub(crate) const fn coded(code: u8) -> Kept {
        match code {
            0 => Kept::RedToken,
            1 => Kept::TaxExemption,
            _ => Kept::Police,
        }
    }
}

/// Kept cards: how many of each kind. As JSON a list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Kept>", export_to = "kommersant/"))]
pub struct KeptCards([u8; KEPT]);

impl KeptCards {
    /// How many of a kind.
    #[inline]
    pub const fn count(&self, kept: Kept) -> u8 {
        self.0[kept as usize]
    }

    /// Whether there is at least one of a kind.
    #[inline]
    pub const fn has(&self, kept: Kept) -> bool {
        self.count(kept) > 0
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KEPT]
    }

    /// How many there are of all kinds together.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Adds one.
    #[inline]
    pub(crate) const fn insert(&mut self, kept: Kept) {
        self.0[kept as usize] += 1;
    }

    /// Takes one away, which must be there.
    #[inline]
    pub(crate) const fn remove(&mut self, kept: Kept) {
        self.0[kept as usize] -= 1;
    }

    /// A kind of which `other` has more.
    pub(crate) fn lacks(&self, other: &KeptCards) -> Option<Kept> {
        Kept::ALL.into_iter().find(|&kept| self.count(kept) < other.count(kept))
    }

    /// The cards, copies one after another.
    pub fn iter(&self) -> impl Iterator<Item = Kept> {
        Kept::ALL.into_iter().flat_map(|kept| std::iter::repeat_n(kept, self.count(kept).into()))
    }
}

impl FromIterator<Kept> for KeptCards {
    fn from_iter<I: IntoIterator<Item = Kept>>(cards: I) -> KeptCards {
        let mut kept = KeptCards::default();
        cards.into_iter().for_each(|card| kept.insert(card));
        kept
    }
}

impl Serialize for KeptCards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for KeptCards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<KeptCards, D::Error> {
        let cards = Vec::<Kept>::deserialize(deserializer)?;
        if cards.len() > MOST {
            return Err(serde::de::Error::custom(format!(
                "no deck holds {} cards to keep",
                cards.len()
            )));
        }
        Ok(cards.into_iter().collect())
    }
}

impl Kommersant {
    #[inline]
    pub(crate) fn pack(&self, deck: Deck) -> &Pack {
        &self.decks[deck as usize]
    }

    /// K5: where the decks lie face up, a deck whose top card has to be turned up.
    #[inline]
    pub(crate) fn next_to_turn_up(&self) -> Option<Deck> {
        if !self.agreed.face_up {
            return None;
        }
        let hidden = |pack: &&Pack| pack.top().is_none() && pack.unseen() > 0;
        self.decks.iter().find(hidden).map(Pack::deck)
    }

    /// K5: the card that chance turned up.
    pub(crate) fn turn_up_named(
        &mut self,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let deck = self.next_to_turn_up().unwrap_or(card.data().deck);
        if !self.decks[deck as usize].turn_up(card) {
            return Err(no_such_card(deck, card));
        }
        sink.event(|| Event::TurnedUp { deck, card, text: card.text(), effect: effect_text(card) });
        self.begin_when_ready(sink);
        Ok(())
    }

    /// K5, K15: the player draws the top card, the one that lies face up or one that chance names as
    /// long as there are unseen ones.
    pub(crate) fn draw_from(&mut self, seat: Seat, deck: Deck, sink: &mut impl Sink<Event>) {
        let pack = &mut self.decks[deck as usize];
        if let Some(card) = pack.top.take() {
            self.play_card(seat, card, sink);
        } else if pack.unseen() > 0 {
            self.phase = Phase::Draw { seat, deck };
        } else if let Some(card) = pack.take_known() {
            self.play_card(seat, card, sink);
        }
    }

    /// K5: the unseen card that chance named.
    pub(crate) fn draw_named(
        &mut self,
        seat: Seat,
        deck: Deck,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.decks[deck as usize].take_unseen(card) {
            return Err(no_such_card(deck, card));
        }
        self.phase = Phase::Going;
        self.play_card(seat, card, sink);
        Ok(())
    }

    /// K5: the card is shown; unless it is kept it goes under its deck, and then takes effect.
    fn play_card(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        sink.event(|| Event::Drew {
            seat,
            card,
            deck: card.data().deck,
            text: card.text(),
            effect: effect_text(card),
        });
        let effect = card.data().effect;
        if let Some(kept) = Kept::of(effect) {
            self.player_mut(seat).kept.insert(kept);
            return;
        }
        self.decks[card.data().deck as usize].put_under(card);
        self.carry_out(seat, card, effect, sink);
    }

    /// K15: what a card does.
    fn carry_out(&mut self, seat: Seat, card: Card, effect: Effect, sink: &mut impl Sink<Event>) {
        match effect {
            Effect::Money(amount) if amount > 0 => {
                self.pay_out(seat, Money::new(amount), "card", Rule("K15"), sink);
            }
            Effect::Money(amount) => self.owe(Debt {
                debtor: seat,
                creditor: None,
                amount: Money::new(-amount),
                why: Why::Card { card },
            }),
            Effect::FromEachPlayer(_) => {
                self.tasks.push(Task::Collect { card, to: seat, from: self.after(seat) });
            }
            Effect::MoveTo(square) => {
                let target = Square::new(square.into()).expect("the loader checks card targets");
                let steps = self.square_of(seat).steps_to(target);
                self.walk_forward(seat, steps, sink);
            }
            Effect::MoveBy(steps) if steps < 0 => self.walk_back(seat, steps.unsigned_abs(), sink),
            Effect::MoveBy(steps) => self.walk_forward(seat, steps.unsigned_abs(), sink),
            Effect::TaxService => self.put_on(seat, tax_service(), sink),
            Effect::MoveToCentre => self.phase = Phase::Centre { seat },
            Effect::Draw(deck) => self.draw_from(seat, deck, sink),
            Effect::PlaceNeighbour(side) => {
                self.phase = Phase::Naming { seat, piece: self.neighbour(seat, side) };
            }
            Effect::SkipTurn => self.skip_next_turn(seat, sink),
            Effect::LoseBuilding(stage) => self.lose_building(seat, stage, sink),
            Effect::RedToken | Effect::TaxExemption | Effect::Police => {}
        }
    }

    /// K15: the next or the previous player still in.
    fn neighbour(&self, seat: Seat, side: Side) -> Seat {
        match side {
            Side::Left => self.after(seat),
            Side::Right => {
                let others = seat.round(self.table_size()).skip(1);
                others.filter(|&other| self.playing.contains(other)).last().unwrap_or(seat)
            }
        }
    }

    /// K15: the buildings of a stage that a player can lose: those whose loss keeps the group even.
    pub(crate) fn losable(&self, seat: Seat, stage: Stage) -> LotSet {
        let at_stage = self.player(seat).lots.iter().filter(|&lot| self.stages.of(lot) == stage);
        at_stage.filter(|&lot| self.loss_keeps_even(lot)).collect()
    }

    /// K15: one building is lost without pay; chance says which.
    fn lose_building(&mut self, seat: Seat, stage: Stage, sink: &mut impl Sink<Event>) {
        if self.losable(seat, stage).is_empty() {
            sink.event(|| Event::NothingToLose { seat, stage });
        } else {
            self.phase = Phase::Losing { seat, stage };
        }
    }

    /// K15: the building that chance named is lost.
    pub(crate) fn lose_named(
        &mut self,
        seat: Seat,
        stage: Stage,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.losable(seat, stage).contains(lot) {
            return Err(Refusal::new(Rule("K15"), "refused-cannot-lose")
                .with("lot", lot.text())
                .with("stage", stage_text(stage)));
        }
        self.stages.set(lot, stage_before(stage).unwrap_or(Stage::Lot));
        sink.event(|| Event::BuildingLost { seat, lot, stage });
        self.phase = Phase::Going;
        Ok(())
    }

    /// K15: the next player pays the drawer, one after another from the drawer's left.
    pub(crate) fn collect(&mut self, card: Card, to: Seat, from: Seat) {
        if from == to {
            return;
        }
        self.tasks.push(Task::Collect { card, to, from: self.after(from) });
        let Effect::FromEachPlayer(amount) = card.data().effect else { return };
        self.owe(Debt {
            debtor: from,
            creditor: Some(to),
            amount: Money::new(amount),
            why: Why::Collection { card },
        });
    }

    /// K15: a piece is placed on a square; no lap, and whatever happens there happens.
    pub(crate) fn put_on(&mut self, seat: Seat, square: Square, sink: &mut impl Sink<Event>) {
        let from = self.player(seat).place;
        self.player_mut(seat).place = Place::Square(square);
        sink.event(|| Event::Placed { seat, from, to: square });
        self.tasks.push(Task::Arrive { seat });
    }
}

#[cold]
fn no_such_card(deck: Deck, card: Card) -> Refusal {
    Refusal::new(Rule("K5"), "refused-no-such-card")
        .with("deck", deck_text(deck))
        .with("card", card.text())
}
