//! The board's nouns (V7 … V10): cards and their families, the squares of the streets, and sets of
//! them.

use std::sync::LazyLock;

use kontor_engine::odds::percent;
use kontor_engine::{Money, indexed, set};
use serde::{Deserialize, Serialize};

use crate::data::{CARDS, CardData, Family, SquareData, SquareKind, data};

indexed! {
    /// A property or an Escape, counted in the order of the numbers.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "reverse-monopoly/"))]
    Card: CARDS, "V8: there is no card"
}

impl Card {
    /// The card with this number, from 11 to 99 without a 0.
    pub fn numbered(number: u8) -> Option<Card> {
        Card::all().find(|card| card.data().numbers.contains(&number))
    }

    /// The card that two dice show.
    #[inline]
    pub fn rolled(dice: Dice) -> Card {
        facts().rolled[usize::from(dice.red - 1)][usize::from(dice.white - 1)]
    }

    /// What the data files say of it.
    pub fn data(self) -> &'static CardData {
        &data().cards[self.index()]
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &self.data().id
    }

    /// Its numbers as a person reads them: `45/46/47`.
    pub fn numbers(self) -> String {
        crate::data::written(&self.data().numbers)
    }

    /// Its family; `None` for an Escape.
    #[inline]
    pub fn family(self) -> Option<Family> {
        facts().cards[self.index()].family
    }

    /// Whether it is an Escape.
    #[inline]
    pub fn is_escape(self) -> bool {
        self.family().is_none()
    }

    /// How many numbers it has.
    #[inline]
    pub fn size(self) -> i64 {
        facts().cards[self.index()].size
    }

    /// V12: in how many of a hundred rolls it comes up.
    pub fn percent_of_rolls(self) -> u32 {
        percent(self.size() as u32, u32::from(HIGHEST_FACE) * u32::from(HIGHEST_FACE))
    }

    /// The square that stands for it (V10).
    #[inline]
    pub fn square(self) -> Square {
        facts().cards[self.index()].square
    }

    /// V9: 5 for each number. An Escape is worth nothing (V29).
    #[inline]
    pub fn appraised(self) -> Money {
        if self.is_escape() { Money::ZERO } else { Money::new(5 * self.size()) }
    }

    /// V17: 1 for each number.
    #[inline]
    pub fn commission(self) -> Money {
        Money::new(self.size())
    }
}

set! {
    /// A set of cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>", export_to = "reverse-monopoly/"))]
    CardSet(u64) of Card, each once: "a card"
}

impl CardSet {
    /// Every card.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// All Escapes.
    #[inline]
    pub fn escapes() -> CardSet {
        facts().escapes
    }

    /// All properties with one number (V4).
    #[inline]
    pub fn singles() -> CardSet {
        facts().singles
    }

    /// All properties of a family.
    #[inline]
    pub fn family(family: Family) -> CardSet {
        facts().families[family as usize]
    }

    /// A bit for each card, in their order.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The only card of a set of one.
    #[inline]
    pub fn single(self) -> Option<Card> {
        (self.len() == 1).then(|| Card(self.0.trailing_zeros() as u8))
    }
}

indexed! {
    /// A gold square of the streets, in the order of the data file.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "reverse-monopoly/"))]
    Square: data().squares.len(), "V10: there is no square"
}

impl Square {
    /// The square of this index in the data file.
    pub(crate) const fn at(index: usize) -> Square {
        Square(index as u8)
    }

    /// Where the KGB car begins (V5).
    pub fn start() -> Square {
        facts().start
    }

    /// What the data files say of it.
    pub fn data(self) -> &'static SquareData {
        &data().squares[self.index()]
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &self.data().id
    }

    /// What is on it.
    #[inline]
    pub fn kind(self) -> SquareKind {
        facts().kinds[self.index()]
    }

    /// The card it stands for.
    #[inline]
    pub fn card(self) -> Option<Card> {
        match self.kind() {
            SquareKind::Card(index) => Some(Card(index)),
            _ => None,
        }
    }
}

set! {
    /// A set of squares.
    SquareSet(u128) of Square
}

impl SquareSet {
    /// All squares.
    pub fn all() -> SquareSet {
        Square::all().collect()
    }
}

/// The red and the white die (V7): each from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenDice")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub struct Dice {
    red: u8,
    white: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDice {
    red: u8,
    white: u8,
}

/// The highest face of the red and the white die (V7).
pub const HIGHEST_FACE: u8 = 9;

impl Dice {
    /// These faces, if there are such.
    pub fn new(red: u8, white: u8) -> Option<Dice> {
        let face = |die: u8| (1..=HIGHEST_FACE).contains(&die);
        (face(red) && face(white)).then_some(Dice { red, white })
    }

    /// Every throw.
    pub fn all() -> impl Iterator<Item = Dice> {
        let faces = || 1..=HIGHEST_FACE;
        faces().flat_map(move |red| faces().map(move |white| Dice { red, white }))
    }

    /// What the red die shows: the tens, and how far the KGB moves.
    #[inline]
    pub const fn red(self) -> u8 {
        self.red
    }

    /// V7: red is the tens, white the ones.
    #[inline]
    pub const fn number(self) -> u8 {
        10 * self.red + self.white
    }

    /// Whether both show the same (V13).
    #[inline]
    pub const fn is_double(self) -> bool {
        self.red == self.white
    }
}

impl TryFrom<WrittenDice> for Dice {
    type Error = String;

    fn try_from(written: WrittenDice) -> Result<Dice, String> {
        let WrittenDice { red, white } = written;
        Dice::new(red, white)
            .ok_or_else(|| format!("V7: dice show 1 to {HIGHEST_FACE}, not {red} and {white}"))
    }
}

/// What the data files say, where play needs it: no string, no search.
struct Facts {
    cards: [CardFacts; CARDS],
    rolled: [[Card; 9]; 9],
    escapes: CardSet,
    singles: CardSet,
    families: [CardSet; Family::ALL.len()],
    kinds: [SquareKind; 128],
    start: Square,
}

#[derive(Clone, Copy)]
struct CardFacts {
    family: Option<Family>,
    size: i64,
    square: Square,
}

static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    let data = data();
    let at = |kind: SquareKind| {
        let index = data.squares.iter().position(|square| square.kind == kind);
        Square::at(index.expect("the data were checked"))
    };
    let cards = |fits: &dyn Fn(&CardData) -> bool| -> CardSet {
        Card::all().filter(|card| fits(card.data())).collect()
    };
    let mut kinds = [SquareKind::Plain; 128];
    Square::all().for_each(|square| kinds[square.index()] = square.data().kind);
    let face = |index: usize| index as u8 + 1;
    Facts {
        cards: std::array::from_fn(|index| CardFacts {
            family: data.cards[index].family,
            size: data.cards[index].numbers.len() as i64,
            square: at(SquareKind::Card(index as u8)),
        }),
        rolled: std::array::from_fn(|red| {
            std::array::from_fn(|white| {
                let number = 10 * face(red) + face(white);
                Card::numbered(number).expect("the data were checked")
            })
        }),
        escapes: cards(&|card| card.family.is_none()),
        singles: cards(&|card| card.family.is_some() && card.numbers.len() == 1),
        families: std::array::from_fn(|index| {
            cards(&|card| card.family == Some(Family::ALL[index]))
        }),
        kinds,
        start: at(SquareKind::Start),
    }
});

#[inline]
fn facts() -> &'static Facts {
    &FACTS
}
