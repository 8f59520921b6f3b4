//! Why something is not allowed: the rule, the reason, the figures.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use crate::money::Money;

/// The id of a rule, as in `docs/rules/`: `M12`, `K22`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rule(pub &'static str);

impl Rule {
    /// Not a rule of a game but of the table: what was sent is no action that the game knows.
    pub const FORM: Rule = Rule("form");
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// A figure or name that a refusal's reason mentions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Figure {
    /// A sum of money.
    Money(Money),
    /// A number.
    Number(i64),
    /// A name.
    Name(Cow<'static, str>),
}

impl From<Money> for Figure {
    fn from(money: Money) -> Figure {
        Figure::Money(money)
    }
}

impl From<i64> for Figure {
    fn from(number: i64) -> Figure {
        Figure::Number(number)
    }
}

impl From<usize> for Figure {
    fn from(number: usize) -> Figure {
        Figure::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Figure {
    fn from(number: u8) -> Figure {
        Figure::Number(number.into())
    }
}

impl From<&'static str> for Figure {
    fn from(name: &'static str) -> Figure {
        Figure::Name(name.into())
    }
}

impl From<String> for Figure {
    fn from(name: String) -> Figure {
        Figure::Name(name.into())
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::Money(money) => money.fmt(f),
            Figure::Number(number) => number.fmt(f),
            Figure::Name(name) => name.fmt(f),
        }
    }
}

/// An action that is not allowed. Whoever returns one has changed nothing.
///
/// The reason names its figures in braces, `{cost}`, so that it can be translated; as text it is
/// shown with the figures filled in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// Why, in plain words.
    pub reason: Cow<'static, str>,
    /// The figures that the reason mentions, by name.
    #[serde(serialize_with = "as_map")]
    pub figures: Vec<(&'static str, Figure)>,
}

impl Refusal {
    /// A refusal by `rule`.
    #[cold]
    pub fn new(rule: Rule, reason: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal { rule, reason: reason.into(), figures: Vec::new() }
    }

    /// A refusal of something that is no action, set-up or value that the game knows.
    #[cold]
    pub fn form(reason: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal::new(Rule::FORM, reason)
    }

    /// The same with a figure that the reason mentions.
    #[must_use]
    pub fn with(mut self, name: &'static str, figure: impl Into<Figure>) -> Refusal {
        self.figures.push((name, figure.into()));
        self
    }

    /// The reason with its figures filled in, without the rule.
    pub fn text(&self) -> String {
        self.figures.iter().fold(self.reason.to_string(), |text, (name, figure)| {
            text.replace(&format!("{{{name}}}"), &figure.to_string())
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rule == Rule::FORM {
            f.write_str(&self.text())
        } else {
            write!(f, "{}: {}", self.rule, self.text())
        }
    }
}

impl std::error::Error for Refusal {}

fn as_map<S: serde::Serializer>(
    figures: &[(&'static str, Figure)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(figures.iter().map(|(name, figure)| (name, figure)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_rule_reason_and_figures() {
        let refusal = Refusal::new(Rule("K33"), "at most {most} may be open; you have {open}")
            .with("most", Money::new(100_000))
            .with("open", Money::new(80_000));
        assert_eq!(
            refusal.to_string(),
            "K33: at most 100\u{2009}000 may be open; you have 80\u{2009}000"
        );
        assert_eq!(
            serde_json::to_string(&refusal).unwrap(),
            r#"{"rule":"K33","reason":"at most {most} may be open; you have {open}","figures":{"most":100000,"open":80000}}"#
        );
    }

    #[test]
    fn what_is_no_action_names_no_rule() {
        assert_eq!(Refusal::form("no such card").to_string(), "no such card");
    }
}
