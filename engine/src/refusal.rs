//! Why something is not allowed: the rule, the reason, the figures.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use crate::listed::Names;
use crate::money::Money;
use crate::seat::Seat;

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
    /// A player, shown by name where the names are known.
    Player {
        /// Where the player sits.
        seat: Seat,
    },
}

impl From<Seat> for Figure {
    fn from(seat: Seat) -> Figure {
        Figure::Player { seat }
    }
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
            Figure::Player { seat } => seat.fmt(f),
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
        self.fill_in(Figure::to_string)
    }

    /// The same with the players called by their names.
    pub fn text_for(&self, names: Names<'_>) -> String {
        self.fill_in(|figure| match figure {
            Figure::Player { seat } => names.of(*seat).to_string(),
            other => other.to_string(),
        })
    }

    /// Rule and reason with the players called by their names.
    pub fn told(&self, names: Names<'_>) -> String {
        self.with_rule(&self.text_for(names))
    }

    fn with_rule(&self, reason: &str) -> String {
        if self.rule == Rule::FORM {
            reason.to_string()
        } else {
            format!("{}: {reason}", self.rule)
        }
    }

    /// The reason with its figures as `show` shows them. What stands in a figure stays as it is,
    /// braces included: it may come from outside.
    fn fill_in(&self, show: impl Fn(&Figure) -> String) -> String {
        let mut text = String::new();
        let mut rest = &*self.reason;
        while let Some((before, from)) = rest.split_once('{') {
            text.push_str(before);
            let closed = |name: &str| from.strip_prefix(name)?.strip_prefix('}');
            let named =
                self.figures.iter().find_map(|(name, figure)| Some((closed(name)?, figure)));
            match named {
                Some((after, figure)) => {
                    text.push_str(&show(figure));
                    rest = after;
                }
                None => {
                    text.push('{');
                    rest = from;
                }
            }
        }
        text + rest
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with_rule(&self.text()))
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
    fn braces_in_figures_and_unknown_names_stay() {
        let refusal = Refusal::form("no {what} in {{place}, only {known}")
            .with("what", "{known}".to_string())
            .with("known", "silk");
        assert_eq!(refusal.to_string(), "no {known} in {{place}, only silk");
    }

    #[test]
    fn players_are_called_by_their_names_where_they_are_known() {
        let seat = Seat::new(1).expect("a seat");
        let refusal = Refusal::new(Rule("K2"), "{who} is to act, not you").with("who", seat);
        assert_eq!(refusal.to_string(), "K2: seat 1 is to act, not you");
        let names = ["Ann", "Bo"].map(String::from);
        assert_eq!(refusal.told(Names(&names)), "K2: Bo is to act, not you");
        let json = serde_json::to_value(&refusal).expect("a refusal has a JSON form");
        assert_eq!(json["figures"]["who"]["seat"], 1);
    }

    #[test]
    fn what_is_no_action_names_no_rule() {
        assert_eq!(Refusal::form("no such card").to_string(), "no such card");
    }
}
