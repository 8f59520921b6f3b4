//! The board's nouns (K3): squares, the lots that can be owned, colour groups, and sets of them.

use std::sync::LazyLock;

use kontor_engine::{Money, Text, indexed, set};
use serde::{Deserialize, Serialize};

use crate::data::{GROUP_SIZE, GROUPS, Group, SQUARES, SquareData, SquareKind, Stage, data};

/// How many properties there are: 24 enterprises, 6 state enterprises, 5 vacant lots (K3).
pub const LOTS: usize = 35;

indexed! {
    /// A square of the board, counted from Start.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "kommersant/"))]
    #[derive(Default)]
    Square: SQUARES, "K3: there is no square"
}

impl Square {
    /// Where all begin and laps end.
    pub const START: Square = Square(0);

    /// The square of this index.
    #[inline]
    pub const fn new(index: usize) -> Option<Square> {
        if index < SQUARES { Some(Square(index as u8)) } else { None }
    }

    /// What the data files say of it.
    #[inline]
    pub fn data(self) -> &'static SquareData {
        &data().squares[self.index()]
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        &self.data().id
    }

    /// What is written on it.
    pub fn name(self) -> Text {
        Text::named("square-", self.id())
    }

    /// What a person reads: its name, and its number where several have the same.
    pub fn text(self) -> Text {
        match self.kind() {
            SquareKind::VacantLot
            | SquareKind::Racket
            | SquareKind::Letter
            | SquareKind::Surprise
            | SquareKind::Risk
            | SquareKind::Profit
            | SquareKind::MoveToCentre => Text::new("square-numbered")
                .with("square", self.name())
                .with("number", self.index()),
            _ => self.name(),
        }
    }

    /// What happens there.
    #[inline]
    pub fn kind(self) -> SquareKind {
        facts().kinds[self.index()]
    }

    /// K12: what the bank pays there, or takes if below zero; nothing on most squares.
    pub fn amount(self) -> Option<Money> {
        let amount = self.data().amount;
        (amount != 0).then_some(Money::new(amount))
    }

    /// The property on it, if it is one.
    #[inline]
    pub fn lot(self) -> Option<Lot> {
        facts().lot_on[self.index()]
    }

    /// The square this many steps on.
    #[inline]
    #[must_use]
    pub const fn forward(self, steps: u8) -> Square {
        Square(((self.0 as u16 + steps as u16) % SQUARES as u16) as u8)
    }

    /// The square this many steps back; no more than once round the board.
    #[inline]
    #[must_use]
    pub const fn back(self, steps: u8) -> Square {
        self.forward(SQUARES as u8 - steps)
    }

    /// How many steps forwards lead from here to `to`.
    #[inline]
    pub const fn steps_to(self, to: Square) -> u8 {
        (to.0 + SQUARES as u8 - self.0) % SQUARES as u8
    }
}

indexed! {
    /// A property: an enterprise, a state enterprise or a vacant lot, counted in the order of the board.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "kommersant/"))]
    Lot: LOTS, "there is no lot"
}

impl Lot {
    #[inline]
    fn facts(self) -> &'static LotFacts {
        &facts().lots[self.index()]
    }

    /// The square it lies on.
    #[inline]
    pub fn square(self) -> Square {
        self.facts().square
    }

    /// What stands for it in actions and records.
    pub fn id(self) -> &'static str {
        self.square().id()
    }

    /// What a person reads.
    pub fn text(self) -> Text {
        self.square().text()
    }

    /// The lot as what something is done to, where languages bend words: somebody buys *it*.
    pub fn as_object(self) -> Text {
        match self.kind() {
            SquareKind::VacantLot => Text::new("lot-vacant").with("number", self.square().index()),
            _ => Text::new("lot-named").with("name", self.text()),
        }
    }

    /// Enterprise, state enterprise or vacant lot.
    #[inline]
    pub fn kind(self) -> SquareKind {
        self.facts().kind
    }

    /// The colour group of an enterprise.
    #[inline]
    pub fn group(self) -> Option<Group> {
        self.facts().group
    }

    /// What the lot costs.
    #[inline]
    pub fn price(self) -> Money {
        self.facts().price
    }

    /// K29, K30: half the price, what it is mortgaged for.
    #[inline]
    pub fn half_price(self) -> Money {
        Money::new(self.price().units() / 2)
    }

    /// What each building step costs.
    #[inline]
    pub fn development(self) -> Money {
        self.facts().development
    }

    /// The printed rent at a stage.
    #[inline]
    pub fn rent_at(self, stage: Stage) -> Money {
        self.facts().rents[stage as usize]
    }

    /// The printed dividend at a stage.
    #[inline]
    pub fn dividend_at(self, stage: Stage) -> Money {
        self.facts().dividends[stage as usize]
    }

    /// K37: what the building steps up to this stage cost.
    #[inline]
    pub fn steps_paid(self, stage: Stage) -> Money {
        self.development() * stage as i64
    }

    /// The lot of an item code in a form.
    pub(crate) const fn coded(code: u8) -> Lot {
        Lot(if (code as usize) < LOTS { code } else { LOTS as u8 - 1 })
    }
}

set! {
    /// A set of lots.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Lot>", export_to = "kommersant/"))]
    LotSet(u64) of Lot
}

impl LotSet {
    /// The three lots of a group.
    #[inline]
    pub fn group(group: Group) -> LotSet {
        facts().groups[group as usize]
    }

    /// All lots of a kind.
    #[inline]
    pub fn of_kind(kind: SquareKind) -> LotSet {
        let facts = facts();
        match kind {
            SquareKind::StateEnterprise => facts.state,
            SquareKind::VacantLot => facts.vacant,
            SquareKind::Enterprise => facts.enterprises,
            _ => LotSet::EMPTY,
        }
    }

    /// The lots of all groups, in their order.
    #[inline]
    pub fn groups() -> &'static [LotSet; GROUPS] {
        &facts().groups
    }

    /// These lots, and all others of their groups.
    #[must_use]
    pub fn with_groups(self) -> LotSet {
        let touched = LotSet::groups().iter().filter(|group| !group.and(self).is_empty());
        touched.fold(self, |all, &group| all.or(group))
    }

    /// Whether all of `other` are in the set.
    #[inline]
    pub const fn contains_all(self, other: LotSet) -> bool {
        self.0 & other.0 == other.0
    }
}

set! {
    /// A set of squares.
    SquareSet(u64) of Square
}

impl SquareSet {
    /// K10: all squares of both rings but Start.
    #[inline]
    pub const fn rings() -> SquareSet {
        SquareSet(((1 << SQUARES) - 1) & !1)
    }

    /// K4: the squares a red token can be laid on: all but Start and the state enterprises.
    #[inline]
    pub fn for_tokens() -> SquareSet {
        facts().for_tokens
    }
}

/// The stage of each lot. As JSON a map of the lots that are built on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stages {
    of: [Stage; LOTS],
    built: LotSet,
}

impl Default for Stages {
    fn default() -> Stages {
        Stages { of: [Stage::Lot; LOTS], built: LotSet::EMPTY }
    }
}

impl Stages {
    /// The stage of a lot.
    #[inline]
    pub const fn of(&self, lot: Lot) -> Stage {
        self.of[lot.index()]
    }

    /// Sets the stage of a lot.
    #[inline]
    pub const fn set(&mut self, lot: Lot, stage: Stage) {
        self.of[lot.index()] = stage;
        if matches!(stage, Stage::Lot) {
            self.built.remove(lot);
        } else {
            self.built.insert(lot);
        }
    }

    /// The lots that are built on.
    #[inline]
    pub const fn built(&self) -> LotSet {
        self.built
    }
}

impl Serialize for Stages {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.built().iter().map(|lot| (lot, self.of(lot))))
    }
}

impl<'de> Deserialize<'de> for Stages {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Stages, D::Error> {
        let built = std::collections::BTreeMap::<Lot, Stage>::deserialize(deserializer)?;
        let mut stages = Stages::default();
        built.into_iter().for_each(|(lot, stage)| stages.set(lot, stage));
        Ok(stages)
    }
}

/// The stage after this one.
#[inline]
pub(crate) const fn next_stage(stage: Stage) -> Option<Stage> {
    match stage {
        Stage::Lot => Some(Stage::Office),
        Stage::Office => Some(Stage::Department),
        Stage::Department => Some(Stage::Enterprise),
        Stage::Enterprise => None,
    }
}

/// The stage before this one.
#[inline]
pub(crate) const fn stage_before(stage: Stage) -> Option<Stage> {
    match stage {
        Stage::Lot => None,
        Stage::Office => Some(Stage::Lot),
        Stage::Department => Some(Stage::Office),
        Stage::Enterprise => Some(Stage::Department),
    }
}

/// What is asked of the board at every step, laid out to be found at once.
struct Facts {
    kinds: [SquareKind; SQUARES],
    lot_on: [Option<Lot>; SQUARES],
    lots: [LotFacts; LOTS],
    groups: [LotSet; GROUPS],
    enterprises: LotSet,
    state: LotSet,
    vacant: LotSet,
    for_tokens: SquareSet,
    state_farm: Lot,
    tax_service: Square,
}

#[derive(Clone, Copy)]
struct LotFacts {
    square: Square,
    kind: SquareKind,
    group: Option<Group>,
    price: Money,
    development: Money,
    rents: [Money; 4],
    dividends: [Money; 4],
}

static FACTS: LazyLock<Facts> = LazyLock::new(Facts::gather);

#[inline]
fn facts() -> &'static Facts {
    &FACTS
}

/// K22: the lot that makes rents triple.
#[inline]
pub fn state_farm() -> Lot {
    facts().state_farm
}

/// K14: the square of the Tax Service.
#[inline]
pub fn tax_service() -> Square {
    facts().tax_service
}

impl Facts {
    fn gather() -> Facts {
        let owned: Vec<Square> =
            Square::all().filter(|square| square.data().deed.is_some()).collect();
        let lots: Vec<LotFacts> = owned.iter().map(|&square| LotFacts::of(square)).collect();
        let lots: [LotFacts; LOTS] = match lots.try_into() {
            Ok(lots) => lots,
            Err(_) => panic!("the loader counts the properties (K3)"),
        };
        let with = |test: &dyn Fn(&LotFacts) -> bool| -> LotSet {
            Lot::all().filter(|lot| test(&lots[lot.index()])).collect()
        };
        let of_kind = |kind: SquareKind| with(&|lot| lot.kind == kind);
        let mut for_tokens = SquareSet::default();
        for square in Square::all() {
            let kind = square.data().kind;
            if !matches!(kind, SquareKind::Start | SquareKind::StateEnterprise) {
                for_tokens.insert(square);
            }
        }
        let find = |test: &dyn Fn(&SquareData) -> bool| {
            Square::all()
                .find(|square| test(square.data()))
                .expect("the loader checks the board (K3)")
        };
        let farm = find(&|square| square.id == "state-farm");
        Facts {
            kinds: std::array::from_fn(|index| data().squares[index].kind),
            lot_on: std::array::from_fn(|index| {
                owned.iter().position(|square| square.index() == index).map(|lot| Lot(lot as u8))
            }),
            groups: std::array::from_fn(|group| {
                let set = with(&|lot| lot.group == Some(Group::ALL[group]));
                assert_eq!(set.len(), GROUP_SIZE, "the loader counts the groups (K3)");
                set
            }),
            enterprises: of_kind(SquareKind::Enterprise),
            state: of_kind(SquareKind::StateEnterprise),
            vacant: of_kind(SquareKind::VacantLot),
            for_tokens,
            state_farm: Lot::all()
                .find(|lot| lots[lot.index()].square == farm)
                .expect("the State Farm is a state enterprise"),
            tax_service: find(&|square| square.kind == SquareKind::TaxService),
            lots,
        }
    }
}

impl LotFacts {
    fn of(square: Square) -> LotFacts {
        let data = square.data();
        let deed = data.deed.expect("only properties are asked for");
        LotFacts {
            square,
            kind: data.kind,
            group: data.group,
            price: Money::new(deed.price),
            development: Money::new(deed.development),
            rents: deed.rents.map(Money::new),
            dividends: deed.dividends.map(Money::new),
        }
    }
}
