//! What a seat may do now: concrete actions, and templates with bounds.

use arrayvec::ArrayVec;

use crate::generator::Generator;

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
        self.list.extend(actions.map(Choice::Exact));
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

/// What has to be filled in to make an action of a template, with the bounds of each field.
///
/// Every filling within the bounds is allowed. As JSON, an action is one object; each field is one
/// of its keys, filled with a number, or with a list of item ids.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// The fields, in the order they are asked for.
    pub fields: ArrayVec<Field, MAX_FIELDS>,
}

/// One field of a form.
#[derive(Clone, Debug)]
pub struct Field {
    /// The key in the action's JSON.
    pub name: &'static str,
    /// What goes there.
    pub kind: FieldKind,
}

/// What goes into a field.
#[derive(Clone, Debug)]
pub enum FieldKind {
    /// A number from `min` to `max` in steps of `step` from `min`.
    Amount {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
        /// The step, at least 1.
        step: i64,
    },
    /// From `min` to `max` of the items, each at most as often as there are of it.
    Pick {
        /// The fewest, all kinds together.
        min: u8,
        /// The most, all kinds together.
        max: u8,
        /// The items' codes, and how many of each there are.
        items: ArrayVec<(u8, u8), MAX_ITEMS>,
        /// What the codes mean.
        naming: &'static Naming,
    },
}

/// What the codes of a field's items mean.
#[derive(Debug)]
pub struct Naming {
    /// The id that stands for it in an action's JSON.
    pub id: fn(u8) -> &'static str,
    /// What a person reads.
    pub label: fn(u8) -> String,
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

    /// The same with one more field for a number.
    #[must_use]
    pub fn amount(mut self, name: &'static str, min: i64, max: i64, step: i64) -> Form {
        self.add_amount(name, min, max, step);
        self
    }

    /// The same with one more field for a selection, of no more than there are.
    #[must_use]
    pub fn pick(
        mut self,
        name: &'static str,
        bounds: (u8, u8),
        items: impl IntoIterator<Item = (u8, u8)>,
        naming: &'static Naming,
    ) -> Form {
        self.add_pick(name, bounds, items, naming);
        self
    }

    /// Adds a field for a number, in place: forms with many fields are large.
    #[inline]
    pub fn add_amount(&mut self, name: &'static str, min: i64, max: i64, step: i64) {
        self.fields.push(Field { name, kind: FieldKind::Amount { min, max, step } });
    }

    /// Adds a field for a selection, of no more than there are, in place.
    #[inline]
    pub fn add_pick(
        &mut self,
        name: &'static str,
        (min, max): (u8, u8),
        items: impl IntoIterator<Item = (u8, u8)>,
        naming: &'static Naming,
    ) {
        let items: ArrayVec<_, MAX_ITEMS> =
            items.into_iter().filter(|&(_, count)| count > 0).collect();
        let max = max.min(total(&items) as u8);
        self.fields.push(Field { name, kind: FieldKind::Pick { min, max, items, naming } });
    }

    /// Fills the form by chance, within its bounds.
    pub fn fill_by_chance(&self, generator: &mut Generator) -> Values {
        self.fields.iter().map(|field| field.kind.fill_by_chance(generator)).collect()
    }

    /// Fills every field with the least it allows: the smallest number, the fewest first items.
    pub fn fill_least(&self) -> Values {
        self.fields.iter().map(|field| field.kind.fill_least()).collect()
    }

    /// Fills every field with the most it allows.
    pub fn fill_most(&self) -> Values {
        self.fields.iter().map(|field| field.kind.fill_most()).collect()
    }
}

impl FieldKind {
    fn fill_by_chance(&self, generator: &mut Generator) -> Value {
        match self {
            &FieldKind::Amount { min, max, step } => {
                Value::Amount(min + step * generator.between(0, (max - min) / step))
            }
            FieldKind::Pick { min, max, items, .. } => {
                let mut left = items.clone();
                let wanted = generator.between((*min).into(), (*max).into()) as usize;
                let mut picked = ArrayVec::new();
                while picked.len() < wanted && !left.is_empty() {
                    let at = generator.below(left.len() as u32) as usize;
                    picked.push(left[at].0);
                    left[at].1 -= 1;
                    if left[at].1 == 0 {
                        left.swap_remove(at);
                    }
                }
                Value::Pick(picked)
            }
        }
    }

    fn fill_least(&self) -> Value {
        match self {
            &FieldKind::Amount { min, .. } => Value::Amount(min),
            FieldKind::Pick { min, items, .. } => Value::Pick(first_items(items, (*min).into())),
        }
    }

    fn fill_most(&self) -> Value {
        match self {
            &FieldKind::Amount { min, max, step } => Value::Amount(max - (max - min) % step),
            FieldKind::Pick { max, items, .. } => Value::Pick(first_items(items, (*max).into())),
        }
    }
}

fn total(items: &[(u8, u8)]) -> usize {
    items.iter().map(|&(_, count)| usize::from(count)).sum::<usize>().min(MAX_ITEMS)
}

fn first_items(items: &[(u8, u8)], count: usize) -> ArrayVec<u8, MAX_ITEMS> {
    items
        .iter()
        .flat_map(|&(code, copies)| std::iter::repeat_n(code, copies.into()))
        .take(count.min(MAX_ITEMS))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    static LETTERS: Naming = Naming { id: |_| "a", label: |code| code.to_string() };

    #[test]
    fn fillings_stay_within_bounds() {
        let form = Form::new().amount("bid", 31, 187, 10).pick(
            "tokens",
            (1, 3),
            [(0, 2), (1, 0), (2, 1)],
            &LETTERS,
        );
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
    fn least_and_most() {
        let form = Form::new().amount("bid", 31, 187, 10).pick(
            "cards",
            (1, 3),
            [(4, 2), (9, 1)],
            &LETTERS,
        );
        let pick = |codes: &[u8]| Value::Pick(codes.iter().copied().collect());
        assert_eq!(form.fill_least().as_slice(), [Value::Amount(31), pick(&[4])]);
        assert_eq!(form.fill_most().as_slice(), [Value::Amount(181), pick(&[4, 4, 9])]);
    }
}
