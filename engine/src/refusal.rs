//! Why something is not allowed: the rule, the reason, the figures.

use std::fmt;

use serde::Serialize;

use crate::text::{Arg, Text};

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

/// An action that is not allowed. Whoever returns one has changed nothing.
///
/// It holds no words: its reason is the id of a message, which says it in the reader's language with the figures as
/// its arguments. Printed, it is the rule and the id alone: figures may tell what is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// Why: the id of a message.
    pub reason: &'static str,
    /// The figures that the message mentions, by name.
    #[serde(serialize_with = "as_map")]
    pub figures: Vec<(&'static str, Arg)>,
}

impl Refusal {
    /// A refusal by `rule`, for the reason that the message of this id says.
    #[cold]
    pub fn new(rule: Rule, reason: &'static str) -> Refusal {
        debug_assert!(is_id(reason), "a reason is the id of a message, not \"{reason}\"");
        Refusal { rule, reason, figures: Vec::new() }
    }

    /// A refusal of something that is no action, set-up or value that the game knows.
    #[cold]
    pub fn form(reason: &'static str) -> Refusal {
        Refusal::new(Rule::FORM, reason)
    }

    /// The same with a figure that the message mentions.
    #[must_use]
    pub fn with(mut self, name: &'static str, figure: impl Into<Arg>) -> Refusal {
        self.figures.push((name, figure.into()));
        self
    }

    /// The reason as a text to be put into words.
    pub fn reason(&self) -> Text {
        Text { id: self.reason.into(), args: self.figures.clone() }
    }

    /// The same for somebody who may not know the figures, which may tell what players hold: each is left out.
    pub fn without_figures(&self) -> Text {
        let left_out = |(name, _): &(&'static str, Arg)| (*name, Arg::from("…"));
        Text { id: self.reason.into(), args: self.figures.iter().map(left_out).collect() }
    }
}

/// Whether this can be the id of a message: words of small letters and digits with `-` between them.
fn is_id(reason: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    reason.split('-').all(|word| !word.is_empty() && word.chars().all(allowed))
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Rule::FORM => f.write_str(self.reason),
            rule => write!(f, "{rule}: {}", self.reason),
        }
    }
}

impl std::error::Error for Refusal {}

fn as_map<S: serde::Serializer>(
    figures: &[(&'static str, Arg)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(figures.iter().map(|(name, figure)| (name, figure)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Money;
    use crate::seat::Seat;

    fn seats() -> Refusal {
        Refusal::new(Rule("K2"), "refused-turn")
            .with("who", Seat::new(1).expect("a seat"))
            .with("has", Money::new(80_000))
    }

    #[test]
    fn a_refusal_has_a_rule_an_id_and_figures() {
        assert_eq!(
            serde_json::to_string(&seats()).unwrap(),
            r#"{"rule":"K2","reason":"refused-turn","figures":{"who":{"seat":1},"has":{"money":80000}}}"#
        );
        let (who, has) = (Seat::new(1).expect("a seat"), Money::new(80_000));
        let text = Text::new("refused-turn").with("who", who).with("has", has);
        assert_eq!(seats().reason(), text);
    }

    #[test]
    fn figures_are_not_printed_and_can_be_left_out() {
        assert_eq!(seats().to_string(), "K2: refused-turn");
        let left_out = Text::new("refused-turn").with("who", "…").with("has", "…");
        assert_eq!(seats().without_figures(), left_out);
    }

    #[test]
    fn what_is_no_action_names_no_rule() {
        assert_eq!(Refusal::form("refused-chance").to_string(), "refused-chance");
    }

    #[test]
    fn only_ids_are_reasons() {
        assert!(is_id("refused-no-game") && is_id("refused-2"));
        for prose in ["there is no game", "", "refused-", "Refused", "no{game}", "refused--no"] {
            assert!(!is_id(prose), "{prose}");
        }
    }
}
