//! What a table can choose, by which version of the rules, and the values it chose.

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;
use crate::text::Text;

/// Something a table can choose.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Its id: `rounds`.
    pub id: &'static str,
    /// What it does.
    pub about: &'static str,
    /// The ids of the rules it is about.
    pub rules: &'static [&'static str],
    /// Whether the printed rules leave it to the table: any value is played by them. Of all other
    /// options the default is what is printed.
    pub open: bool,
    /// What may be chosen.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// What could be chosen by older rules, where that was something else, the oldest first. An option
    /// that was not there yet has one value: how it was played.
    #[serde(skip)]
    pub older: &'static [OlderOption],
    /// The first version of the rules that has this option: by those before it was played as its default
    /// says, and nothing else could be chosen.
    #[serde(skip)]
    pub since: u32,
}

/// What could be chosen for an option by older rules, and what was if nobody did.
#[derive(Debug)]
pub struct OlderOption {
    /// The last version of the rules with which it was so.
    pub up_to: u32,
    /// What could be chosen.
    pub kind: OptionKind,
}

/// What may be chosen for an option, and what is if nobody does.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// Yes or no.
    Flag {
        /// Unless chosen otherwise.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The least.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        min: i64,
        /// The most.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        max: i64,
        /// Unless chosen otherwise.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        default: i64,
        /// Values that tests should try.
        #[serde(skip)]
        samples: &'static [i64],
    },
    /// One of these words.
    OneOf {
        /// The words.
        values: &'static [&'static str],
        /// Unless chosen otherwise.
        default: &'static str,
    },
}

/// A value chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// A word.
    Word(String),
}

impl OptionKind {
    /// What is chosen if nobody chooses.
    pub fn default_value(&self) -> OptionValue {
        match *self {
            OptionKind::Flag { default } => OptionValue::Flag(default),
            OptionKind::Number { default, .. } => OptionValue::Number(default),
            OptionKind::OneOf { default, .. } => OptionValue::Word(default.to_string()),
        }
    }

    /// Values for tests to try: all there are, or the samples of a number.
    pub fn samples(&self) -> Vec<OptionValue> {
        match *self {
            OptionKind::Flag { .. } => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
            OptionKind::Number { samples, .. } => {
                samples.iter().map(|&number| OptionValue::Number(number)).collect()
            }
            OptionKind::OneOf { values, .. } => {
                values.iter().map(|&word| OptionValue::Word(word.to_string())).collect()
            }
        }
    }

    /// What may be chosen, as a text of the shared words.
    pub fn allowed(&self) -> Text {
        match *self {
            OptionKind::Flag { .. } => Text::new("allowed-flag"),
            OptionKind::Number { min, max, .. } => {
                Text::new("allowed-number").with("min", min).with("max", max)
            }
            OptionKind::OneOf { values, .. } => {
                Text::new("allowed-values").with("values", values.join(", "))
            }
        }
    }

    pub(crate) fn allows(&self, value: &OptionValue) -> bool {
        match (self, value) {
            (OptionKind::Flag { .. }, OptionValue::Flag(_)) => true,
            (OptionKind::Number { min, max, .. }, OptionValue::Number(number)) => {
                (min..=max).contains(&number)
            }
            (OptionKind::OneOf { values, .. }, OptionValue::Word(word)) => {
                values.contains(&word.as_str())
            }
            _ => false,
        }
    }

    /// The value that a person wrote as text: `yes`, `40`, `every-stage`.
    pub fn read(&self, text: &str) -> Option<OptionValue> {
        let value = match self {
            OptionKind::Flag { .. } => match text {
                "yes" | "true" | "on" => OptionValue::Flag(true),
                "no" | "false" | "off" => OptionValue::Flag(false),
                _ => return None,
            },
            OptionKind::Number { .. } => OptionValue::Number(text.parse().ok()?),
            OptionKind::OneOf { .. } => OptionValue::Word(text.to_string()),
        };
        self.allows(&value).then_some(value)
    }
}

impl OptionSpec {
    /// Yes or no, by the printed rules `default`.
    pub const fn flag(
        id: &'static str,
        about: &'static str,
        rules: &'static [&'static str],
        default: bool,
    ) -> OptionSpec {
        OptionSpec::of(id, about, rules, OptionKind::Flag { default })
    }

    /// A whole number from the first to the second of `range`; tests should try `samples`.
    pub const fn number(
        id: &'static str,
        about: &'static str,
        rules: &'static [&'static str],
        range: (i64, i64),
        default: i64,
        samples: &'static [i64],
    ) -> OptionSpec {
        let (min, max) = range;
        OptionSpec::of(id, about, rules, OptionKind::Number { min, max, default, samples })
    }

    /// One of these words.
    pub const fn one_of(
        id: &'static str,
        about: &'static str,
        rules: &'static [&'static str],
        values: &'static [&'static str],
        default: &'static str,
    ) -> OptionSpec {
        OptionSpec::of(id, about, rules, OptionKind::OneOf { values, default })
    }

    const fn of(
        id: &'static str,
        about: &'static str,
        rules: &'static [&'static str],
        kind: OptionKind,
    ) -> OptionSpec {
        OptionSpec { id, about, rules, open: false, kind, older: &[], since: 0 }
    }

    /// The same, left to the table by the printed rules.
    #[must_use]
    pub const fn open(self) -> OptionSpec {
        OptionSpec { open: true, ..self }
    }

    /// The same with what could be chosen by older rules, the oldest first.
    #[must_use]
    pub const fn older(self, older: &'static [OlderOption]) -> OptionSpec {
        OptionSpec { older, ..self }
    }

    /// The same, not there before version `rules`: until then it was played as the default says.
    #[must_use]
    pub const fn since(self, rules: u32) -> OptionSpec {
        OptionSpec { since: rules, ..self }
    }

    /// What may be chosen by version `rules`.
    pub fn kind_under(&self, rules: u32) -> &OptionKind {
        let then = self.older.iter().find(|older| rules <= older.up_to);
        then.map_or(&self.kind, |older| &older.kind)
    }

    /// Whether version `rules` allows this value.
    pub(crate) fn check(&self, rules: u32, value: &OptionValue) -> Result<(), Refusal> {
        let kind = self.kind_under(rules);
        if rules < self.since {
            let played = kind.default_value();
            if *value == played {
                return Ok(());
            }
            let takes = Text::new("allowed-values").with("values", played.to_string());
            return Err(self.refuse(takes, &value.to_string()));
        }
        if kind.allows(value) {
            return Ok(());
        }
        Err(self.refuse(kind.allowed(), &value.to_string()))
    }

    pub(crate) fn refuse(&self, takes: Text, value: &str) -> Refusal {
        Refusal::form("refused-option-value")
            .with("value", value.to_string())
            .with("option", self.id)
            .with("takes", takes)
    }
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Flag(true) => f.pad("yes"),
            OptionValue::Flag(false) => f.pad("no"),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Word(word) => f.pad(word),
        }
    }
}
