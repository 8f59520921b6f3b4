//! Choices, ready to be shown, and what to send to choose one.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json};

use crate::choice::{Choice, Field, FieldKind, Form, Side, Unit};
use crate::letter::to_json;
use crate::listed::{Listed, Names, Place};
use crate::money::Money;
use crate::seat::Seat;
use crate::text::{Label, Text};

/// A choice, ready to be shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownChoice {
    /// What it is called, and how much weight it has.
    #[serde(flatten)]
    pub label: Label,
    /// The places on the board that it touches.
    pub touches: Vec<Place>,
    /// What to send to choose it.
    #[serde(flatten)]
    pub what: What,
}

/// What to send to choose something.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum What {
    /// This action.
    Action {
        /// The action, complete.
        action: Json,
    },
    /// An action with fields to fill in.
    Form {
        /// The action without the fields.
        base: Map<String, Json>,
        /// The fields, each a key to add.
        fields: Vec<ShownField>,
        /// Whether some field has to hold more than its least.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        wants_something: bool,
    },
}

/// A field to fill in.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownField {
    /// The key in the action.
    pub name: &'static str,
    /// What goes there.
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub kind: ShownKind,
    /// In a deal, whose things it is about.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub side: Option<Side>,
    /// What a number is before anybody changes it, where that is not the least.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<f64>"))]
    pub first: Option<i64>,
    /// What a number comes to: so much for each.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Total>>"))]
    pub totals: Vec<Total>,
}

/// What a number comes to, now or later.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Total {
    /// What it is.
    pub what: Text,
    /// What one counts.
    pub each: Money,
}

/// One object, with the kind beside the name. Flat by itself: serde's own way takes a detour for every member.
impl Serialize for ShownField {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut field = serializer.serialize_struct("ShownField", 9)?;
        field.serialize_field("name", self.name)?;
        match &self.kind {
            ShownKind::Amount { min, max, step, unit } => {
                field.serialize_field("kind", "amount")?;
                field.serialize_field("min", min)?;
                field.serialize_field("max", max)?;
                field.serialize_field("step", step)?;
                field.serialize_field("unit", unit)?;
            }
            ShownKind::Pick { min, max, items } => {
                field.serialize_field("kind", "pick")?;
                field.serialize_field("min", min)?;
                field.serialize_field("max", max)?;
                field.serialize_field("items", items)?;
            }
        }
        if let Some(side) = &self.side {
            field.serialize_field("side", side)?;
        }
        if let Some(first) = &self.first {
            field.serialize_field("first", first)?;
        }
        if !self.totals.is_empty() {
            field.serialize_field("totals", &self.totals)?;
        }
        field.end()
    }
}

/// What goes into a field.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ShownKind {
    /// A number from `min` to `max` in steps of `step` from `min`.
    Amount {
        /// The least.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        min: i64,
        /// The most.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        max: i64,
        /// The step.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: i64,
        /// What the number counts.
        unit: Unit,
    },
    /// A list of from `min` to `max` item ids.
    Pick {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// What there is.
        items: Vec<Item>,
    },
}

/// Something to pick.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Item {
    /// What stands for it in the action.
    pub id: &'static str,
    /// What a person reads.
    pub label: Text,
    /// How many there are.
    pub count: u8,
    /// How many of them are picked already, before anybody changes it.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub picked: u8,
    /// What one of them is worth by the game's own figures, where it has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub worth: Option<Money>,
}

fn is_zero(picked: &u8) -> bool {
    *picked == 0
}

impl ShownField {
    /// A field of a form, with what the game knows of it beside its bounds.
    fn new<G: Listed>(
        game: &G,
        (seat, template): (Seat, G::Template),
        form: &Form,
        field: &Field,
    ) -> ShownField {
        let kind = match field.kind {
            FieldKind::Amount { min, max, step, unit } => {
                ShownKind::Amount { min, max, step, unit }
            }
            FieldKind::Pick { min, max, items, naming } => ShownKind::Pick {
                min,
                max,
                items: form
                    .items(items)
                    .iter()
                    .map(|&(code, count)| Item {
                        id: (naming.id)(code),
                        label: (naming.label)(code),
                        count,
                        picked: game.picked(seat, template, field.name, code).min(count),
                        worth: game.worth(seat, template, field.name, code),
                    })
                    .collect(),
            },
        };
        let first = match kind {
            ShownKind::Amount { min, max, .. } => game
                .first(seat, template, field.name)
                .map(|first| first.clamp(min, max))
                .filter(|&first| first > min),
            ShownKind::Pick { .. } => None,
        };
        let totals = game.totals(seat, template, field.name);
        ShownField { name: field.name, kind, side: field.side, first, totals }
    }
}

pub(crate) struct ShownForm {
    pub base: Map<String, Json>,
    pub fields: Vec<ShownField>,
    pub wants_something: bool,
}

/// An action with fields to fill in, as it is shown to the seat that has it.
pub(crate) fn shown_form<G: Listed>(game: &G, seat: Seat, template: G::Template) -> ShownForm {
    let form = game.form(seat, template);
    let Json::Object(mut base) = to_json(&G::fill(template, &form.fill_least())) else {
        panic!("an action is written as an object")
    };
    let shown = |field: &Field| ShownField::new(game, (seat, template), &form, field);
    let fields: Vec<ShownField> = form.fields().iter().map(shown).collect();
    for field in &fields {
        base.shift_remove(field.name);
    }
    ShownForm { base, fields, wants_something: form.wants_something }
}

/// A choice as it is shown to the seat that has it.
pub fn shown<G: Listed>(
    game: &G,
    seat: Seat,
    choice: &Choice<G::Action, G::Template>,
    names: Names<'_>,
) -> ShownChoice {
    let what = match *choice {
        Choice::Exact(action) => What::Action { action: to_json(&action) },
        Choice::Template(template) => {
            let ShownForm { base, fields, wants_something } = shown_form(game, seat, template);
            What::Form { base, fields, wants_something }
        }
    };
    ShownChoice {
        label: game.label(seat, choice, names),
        touches: game.touches(seat, choice),
        what,
    }
}

impl What {
    /// Whether sending `action` would be choosing this: for a form, its fields filled within bounds.
    pub fn covers(&self, action: &Json) -> bool {
        match self {
            What::Action { action: own } => own == action,
            What::Form { base, fields, wants_something } => {
                let Json::Object(given) = action else { return false };
                let value_of = |field: &ShownField| given.get(field.name);
                let more = |field: &ShownField| {
                    value_of(field).is_some_and(|value| !field.kind.is_least(value))
                };
                given.len() == base.len() + fields.len()
                    && base.iter().all(|(key, value)| given.get(key) == Some(value))
                    && fields
                        .iter()
                        .all(|field| value_of(field).is_some_and(|value| field.kind.covers(value)))
                    && (!wants_something || fields.iter().any(more))
            }
        }
    }
}

impl ShownKind {
    /// Whether this is the least that can be filled in.
    fn is_least(&self, value: &Json) -> bool {
        match self {
            ShownKind::Amount { min, .. } => value.as_i64() == Some(*min),
            ShownKind::Pick { min, .. } => {
                value.as_array().is_some_and(|picked| picked.len() == usize::from(*min))
            }
        }
    }

    fn covers(&self, value: &Json) -> bool {
        match self {
            ShownKind::Amount { min, max, step, .. } => {
                value.as_i64().is_some_and(|n| (min..=max).contains(&&n) && (n - min) % step == 0)
            }
            ShownKind::Pick { min, max, items } => {
                let Json::Array(given) = value else { return false };
                let fits = |item: &Item| {
                    given.iter().filter(|id| id.as_str() == Some(item.id)).count()
                        <= usize::from(item.count)
                };
                let known = |id: &Json| items.iter().any(|item| id.as_str() == Some(item.id));
                (usize::from(*min)..=usize::from(*max)).contains(&given.len())
                    && given.iter().all(known)
                    && items.iter().all(fits)
            }
        }
    }
}
