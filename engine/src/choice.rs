//! What a seat may do now: concrete actions, and templates with bounds.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::generator::Generator;
use crate::text::Text;

/// One thing a seat may do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice<A, T> {
    /// This action.
    Exact(A),
    /// Any action that fills in this template within its [`Form`].
    Template(T),
}

/// The most choices a seat may have at one moment.
pub const MAX_CHOICES: usize = 384;

/// All that a seat may do at one moment, in the order it is shown. Anything else is refused.
#[derive(Clone, Debug)]
pub struct Choices<A, T> {
    list: ArrayVec<Choice<A, T>, MAX_CHOICES>,
}

impl<A, T> Choices<A, T> {
    /// No choices yet. Make one and use it again: it is large.
    pub fn new() -> Choices<A, T> {
        Choices { list: ArrayVec::new() }
    }

    /// Forgets all choices.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// Adds an action.
    #[inline]
    pub fn exact(&mut self, action: A) {
        self.list.push(Choice::Exact(action));
    }

    /// Adds all these actions.
    #[inline]
    pub fn exact_all(&mut self, actions: impl Iterator<Item = A>) {
        actions.for_each(|action| self.exact(action));
    }

    /// Adds a template.
    #[inline]
    pub fn template(&mut self, template: T) {
        self.list.push(Choice::Template(template));
    }

    /// The choices so far.
    #[inline]
    pub fn as_slice(&self) -> &[Choice<A, T>] {
        &self.list
    }

    /// Whether there is nothing to do.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

impl<A, T> Default for Choices<A, T> {
    fn default() -> Choices<A, T> {
        Choices::new()
    }
}

/// The most fields of one template.
pub const MAX_FIELDS: usize = 8;
/// The most different items one field can offer.
pub const MAX_ITEMS: usize = 64;
/// The most different items that all fields of one template can offer together.
pub const MAX_FORM_ITEMS: usize = 2 * MAX_ITEMS;

/// How many fillings by chance [`Form::spread`] gives.
const SPREAD: usize = 4;

/// What has to be filled in to make an action of a template, with the bounds of each field.
///
/// Every filling within the bounds is allowed; where the form wants something, every one but that of
/// all fields with the least. As JSON, an action is one object; each field is one of its keys, filled
/// with a number, or with a list of item ids.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// The fields, in the order they are asked for.
    fields: ArrayVec<Field, MAX_FIELDS>,
    /// The items of all fields.
    items: ArrayVec<(u8, u8), MAX_FORM_ITEMS>,
    /// Whether some field has to hold more than its least: nothing for nothing is no offer.
    pub wants_something: bool,
    side: Option<Side>,
}

/// One field of a form.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The key in the action's JSON.
    pub name: &'static str,
    /// What goes there.
    pub kind: FieldKind,
    /// In a deal, whose things it is about.
    pub side: Option<Side>,
}

/// What goes into a field.
#[derive(Clone, Copy, Debug)]
pub enum FieldKind {
    /// A number from `min` to `max` in steps of `step` from `min`.
    Amount {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
        /// The step, at least 1.
        step: i64,
        /// What the number counts.
        unit: Unit,
    },
    /// From `min` to `max` of the items, each at most as often as there are of it.
    Pick {
        /// The fewest, all kinds together.
        min: u8,
        /// The most, all kinds together.
        max: u8,
        /// Which items; [`Form::items`] tells them.
        items: Items,
        /// What the codes mean.
        naming: &'static Naming,
    },
}

/// Where the items of a field stand among those of its form.
#[derive(Clone, Copy, Debug)]
pub struct Items {
    from: u8,
    to: u8,
}

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Things.
    Count,
    /// The game's money.
    Money,
    /// The game's money, bid in the auction that is on.
    Bid,
}

/// Whose things a field of a deal is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// What one gives.
    Give,
    /// What one gets.
    Get,
}

/// What the codes of a field's items mean.
#[derive(Debug)]
pub struct Naming {
    /// The id that stands for it in an action's JSON.
    pub id: fn(u8) -> &'static str,
    /// What a person reads.
    pub label: fn(u8) -> Text,
}

/// What was filled into one field.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number.
    Amount(i64),
    /// Codes of items.
    Pick(ArrayVec<u8, MAX_ITEMS>),
}

/// What was filled into all fields of a form, in their order.
pub type Values = ArrayVec<Value, MAX_FIELDS>;

impl Form {
    /// A form without fields.
    pub fn new() -> Form {
        Form::default()
    }

    /// Takes all fields out, to use the form again.
    #[inline]
    pub fn clear(&mut self) {
        self.fields.clear();
        self.items.clear();
        self.wants_something = false;
        self.side = None;
    }

    /// The fields, in the order they are asked for.
    #[inline]
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The codes of a field's items, and how many of each there are.
    #[inline]
    pub fn items(&self, items: Items) -> &[(u8, u8)] {
        &self.items[usize::from(items.from)..usize::from(items.to)]
    }

    /// The fields added from here on are about what one gives, or gets.
    pub fn begin_side(&mut self, side: Side) {
        self.side = Some(side);
    }

    /// Adds a field for a number.
    #[inline]
    pub fn add_amount(&mut self, name: &'static str, min: i64, max: i64, step: i64) {
        self.add(name, FieldKind::Amount { min, max, step, unit: Unit::Count });
    }

    /// Adds a field for a sum of money.
    #[inline]
    pub fn add_money(&mut self, name: &'static str, min: i64, max: i64, step: i64) {
        self.add(name, FieldKind::Amount { min, max, step, unit: Unit::Money });
    }

    /// Adds a field for a bid in the auction that is on.
    #[inline]
    pub fn add_bid(&mut self, name: &'static str, min: i64, max: i64, step: i64) {
        self.add(name, FieldKind::Amount { min, max, step, unit: Unit::Bid });
    }

    /// Adds a field for a selection, of no more than there are.
    #[inline]
    pub fn add_pick(
        &mut self,
        name: &'static str,
        (min, max): (u8, u8),
        items: impl IntoIterator<Item = (u8, u8)>,
        naming: &'static Naming,
    ) {
        let from = self.items.len();
        let there = items.into_iter().filter(|&(_, count)| count > 0);
        there.for_each(|item| self.items.push(item));
        let max = max.min(total(&self.items[from..]) as u8);
        let items = Items { from: from as u8, to: self.items.len() as u8 };
        self.add(name, FieldKind::Pick { min, max, items, naming });
    }

    #[inline]
    fn add(&mut self, name: &'static str, kind: FieldKind) {
        self.fields.push(Field { name, kind, side: self.side });
    }

    /// Fills the form by chance, within its bounds.
    pub fn fill_by_chance(&self, generator: &mut Generator) -> Values {
        let mut values = Values::new();
        self.fill_by_chance_into(&mut values, generator);
        values
    }

    /// Writes a filling by chance over these values, which are large: a loop uses them again.
    pub fn fill_by_chance_into(&self, values: &mut Values, generator: &mut Generator) {
        values.clear();
        for field in &self.fields {
            match field.kind {
                FieldKind::Amount { min, max, step, .. } => {
                    let steps = if step == 1 { max - min } else { (max - min) / step };
                    values.push(Value::Amount(min + step * generator.between(0, steps)));
                }
                FieldKind::Pick { min, max, items, .. } => {
                    values.push(Value::Pick(ArrayVec::new()));
                    let wanted = generator.between(min.into(), max.into()) as usize;
                    if let Some(Value::Pick(picked)) = values.last_mut() {
                        pick_by_chance(self.items(items), wanted, picked, generator);
                    }
                }
            }
        }
        if self.wants_something && self.is_least(values) {
            *values = self.fill_least();
        }
    }

    /// Fills every field with the least it allows: the smallest number, the fewest first items. Where
    /// the form wants something, the first field that can hold more holds a little more.
    pub fn fill_least(&self) -> Values {
        let mut values: Values = self.fields.iter().map(|field| self.least_of(field)).collect();
        if self.wants_something {
            let mut fields = values.iter_mut().zip(&self.fields);
            if let Some((value, field)) = fields.find(|(_, field)| field.kind.has_more()) {
                *value = self.a_little_of(field);
            }
        }
        values
    }

    fn is_least(&self, values: &Values) -> bool {
        values.iter().zip(&self.fields).all(|(value, field)| match (value, &field.kind) {
            (Value::Amount(amount), FieldKind::Amount { min, .. }) => amount == min,
            (Value::Pick(picked), FieldKind::Pick { min, .. }) => picked.len() == usize::from(*min),
            _ => false,
        })
    }

    /// Fills every field with the most it allows.
    pub fn fill_most(&self) -> Values {
        let most = |field: &Field| match field.kind {
            FieldKind::Amount { min, max, step, .. } => Value::Amount(max - (max - min) % step),
            FieldKind::Pick { max, items, .. } => self.first_of(items, max.into()),
        };
        self.fields.iter().map(most).collect()
    }

    /// Fillings that are spread over what the form allows: the least and the most, for a form of one number
    /// some in between, each twice as far from the least as the one before, else some by chance.
    pub fn spread(&self, generator: &mut Generator, mut filled: impl FnMut(&Values)) {
        filled(&self.fill_least());
        if let [Field { kind: FieldKind::Amount { min, max, step, .. }, .. }] = self.fields[..] {
            let mut steps = 1;
            while steps * step < max - min {
                filled(&Values::from_iter([Value::Amount(min + steps * step)]));
                steps *= 2;
            }
        } else {
            (0..SPREAD).for_each(|_| filled(&self.fill_by_chance(generator)));
        }
        filled(&self.fill_most());
    }

    fn least_of(&self, field: &Field) -> Value {
        match field.kind {
            FieldKind::Amount { min, .. } => Value::Amount(min),
            FieldKind::Pick { min, items, .. } => self.first_of(items, min.into()),
        }
    }

    /// One step more than the least, or one item.
    fn a_little_of(&self, field: &Field) -> Value {
        match field.kind {
            FieldKind::Amount { min, step, .. } => Value::Amount(min + step),
            FieldKind::Pick { min, items, .. } => self.first_of(items, usize::from(min) + 1),
        }
    }

    fn first_of(&self, items: Items, count: usize) -> Value {
        let each = self.items(items).iter();
        let codes = each.flat_map(|&(code, copies)| std::iter::repeat_n(code, copies.into()));
        Value::Pick(codes.take(count.min(MAX_ITEMS)).collect())
    }
}

impl FieldKind {
    /// Whether more than the least can be filled in.
    fn has_more(&self) -> bool {
        match *self {
            FieldKind::Amount { min, max, step, .. } => max - min >= step,
            FieldKind::Pick { min, max, .. } => max > min,
        }
    }
}

/// Picks so many of the items, each that is left as likely as any other.
fn pick_by_chance(
    items: &[(u8, u8)],
    wanted: usize,
    picked: &mut ArrayVec<u8, MAX_ITEMS>,
    generator: &mut Generator,
) {
    if wanted == 0 {
        return;
    }
    let mut left: ArrayVec<(u8, u8), MAX_FORM_ITEMS> = ArrayVec::new();
    left.try_extend_from_slice(items).expect("a field has no more items than its form");
    while picked.len() < wanted && !left.is_empty() {
        let at = generator.below(left.len() as u32) as usize;
        picked.push(left[at].0);
        left[at].1 -= 1;
        if left[at].1 == 0 {
            left.swap_remove(at);
        }
    }
}

fn total(items: &[(u8, u8)]) -> usize {
    items.iter().map(|&(_, count)| usize::from(count)).sum::<usize>().min(MAX_ITEMS)
}

#[cfg(test)]
mod tests {
    use super::*;

    static LETTERS: Naming = Naming { id: |_| "a", label: |code| Text::as_is(code.to_string()) };

    #[test]
    fn fillings_stay_within_bounds() {
        let mut form = Form::new();
        form.add_amount("bid", 31, 187, 10);
        form.add_pick("tokens", (1, 3), [(0, 2), (1, 0), (2, 1)], &LETTERS);
        let mut generator = Generator::from_number(1);
        let mut bids = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let values = form.fill_by_chance(&mut generator);
            let [Value::Amount(bid), Value::Pick(tokens)] = values.as_slice() else {
                panic!("two fields")
            };
            bids.insert(*bid);
            assert!((1..=3).contains(&tokens.len()));
            assert!(tokens.iter().filter(|&&code| code == 0).count() <= 2);
            assert!(tokens.iter().filter(|&&code| code == 2).count() <= 1);
            assert!(!tokens.contains(&1), "there is none of it");
        }
        assert_eq!(bids.first(), Some(&31));
        assert_eq!(bids.last(), Some(&181));
        assert_eq!(bids.len(), 16);
    }

    #[test]
    fn a_form_that_wants_something_is_never_filled_with_nothing() {
        let form = |most: i64| {
            let mut form = Form::new();
            form.add_amount("give", 0, most, 1);
            form.add_pick("get", (0, 3), [(4, 1)], &LETTERS);
            form.wants_something = true;
            form
        };
        let nothing = |values: &Values| {
            values.iter().all(|value| match value {
                Value::Amount(amount) => *amount == 0,
                Value::Pick(picked) => picked.is_empty(),
            })
        };
        let mut generator = Generator::from_number(1);
        for most in [0, 1] {
            assert!(!nothing(&form(most).fill_least()));
            for _ in 0..100 {
                assert!(!nothing(&form(most).fill_by_chance(&mut generator)));
            }
        }
    }

    #[test]
    fn a_form_that_is_used_again_is_as_a_new_one() {
        let mut form = Form::new();
        form.begin_side(Side::Give);
        form.add_pick("cards", (1, 3), [(4, 2), (9, 1)], &LETTERS);
        form.wants_something = true;
        form.clear();
        form.add_pick("tokens", (0, 1), [(7, 1)], &LETTERS);
        let [field] = form.fields() else { panic!("one field") };
        let FieldKind::Pick { max, items, .. } = field.kind else { panic!("a selection") };
        assert_eq!((field.side, max, form.items(items)), (None, 1, &[(7, 1)][..]));
        assert_eq!(form.fill_least().as_slice(), [Value::Pick(ArrayVec::new())]);
        let mut values = form.fill_most();
        form.fill_by_chance_into(&mut values, &mut Generator::from_number(1));
        assert_eq!(values.len(), 1);
    }

    #[test]
    fn a_spread_reaches_from_the_least_to_the_most() {
        let mut form = Form::new();
        form.add_amount("bid", 31, 187, 10);
        let spread = |form: &Form| {
            let mut all = Vec::new();
            form.spread(&mut Generator::from_number(1), |values| all.push(values.clone()));
            all
        };
        let bids: Vec<Value> = spread(&form).into_iter().flatten().collect();
        let expected = [31, 41, 51, 71, 111, 181].map(Value::Amount);
        assert_eq!(bids, expected, "steps of 10 from 31, twice as many each time");
        form.add_pick("cards", (1, 3), [(4, 2), (9, 1)], &LETTERS);
        let all = spread(&form);
        assert_eq!(all.len(), 2 + SPREAD);
        assert_eq!((&all[0], &all[1 + SPREAD]), (&form.fill_least(), &form.fill_most()));
    }

    #[test]
    fn least_and_most() {
        let mut form = Form::new();
        form.add_amount("bid", 31, 187, 10);
        form.add_pick("cards", (1, 3), [(4, 2), (9, 1)], &LETTERS);
        let pick = |codes: &[u8]| Value::Pick(codes.iter().copied().collect());
        assert_eq!(form.fill_least().as_slice(), [Value::Amount(31), pick(&[4])]);
        assert_eq!(form.fill_most().as_slice(), [Value::Amount(181), pick(&[4, 4, 9])]);
    }
}
