//! What is said to people: a message's id and its arguments. The words come later, at the edge, for
//! one reader in one language.
//!
//! The words of a message stand in Fluent files, one a language; see `docs/texts.md`. As JSON a text is
//! a list: its id and, where it has some, an object of its arguments. `["bought", {"who": {"seat": 1},
//! "what": ["kind-silk"], "cost": {"money": 14}}]`.

mod joined;
mod spare;

use std::borrow::Cow;

use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

use crate::money::Money;
use crate::seat::Seat;
use crate::tape::WHOLE;
pub(crate) use joined::joined;

/// Something to say, in no language yet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(type = "[string] | [string, Record<string, number | string | Text | \
               { money: number } | { seat: number } | { list: Text[] }>]")
)]
pub struct Text {
    /// The message's id in the files of words: `bought`, `square-bakery`.
    pub id: Cow<'static, str>,
    /// What the message mentions, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something that a text mentions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; languages bend words after it.
    Number(i64),
    /// A sum of the game's money, shown with its sign.
    Money(Money),
    /// A player, shown by name.
    Seat(Seat),
    /// Another text: the name of a thing, a part of a sentence.
    Text(Text),
    /// Several texts, shown one after another.
    List(Vec<Text>),
    /// A word that the message chooses by and never shows, or words of somebody's own.
    Word(Cow<'static, str>),
}

impl Text {
    /// The message of this id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// The message of a thing of this sort by its id: `Text::named("kind-", "silk")`.
    pub fn named(sort: &'static str, id: &'static str) -> Text {
        Text::new(joined(sort, id))
    }

    /// Words of somebody's own, said as they are in every language.
    pub fn as_is(words: impl Into<Cow<'static, str>>) -> Text {
        Text { id: "as-is".into(), args: vec![("words", Arg::Word(words.into()))] }
    }

    /// The same with something that it mentions.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        if self.args.capacity() == 0 {
            self.args = spare::take();
        }
        self.args.push((name, arg.into()));
        self
    }
}

impl Drop for Text {
    #[inline]
    fn drop(&mut self) {
        if self.args.capacity() > 0 {
            spare::give(std::mem::take(&mut self.args));
        }
    }
}

/// Where nothing is to be said.
impl Default for Text {
    fn default() -> Text {
        Text::new("nothing-to-say")
    }
}

impl From<&'static str> for Text {
    fn from(id: &'static str) -> Text {
        Text::new(id)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Money> for Arg {
    fn from(money: Money) -> Arg {
        Arg::Money(money)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Arg {
        Arg::List(texts)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word.into())
    }
}

impl From<bool> for Arg {
    fn from(holds: bool) -> Arg {
        Arg::Word(if holds { "yes" } else { "no" }.into())
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(WHOLE, &Parts(self))
    }
}

/// A text with all that is in it. On a tape it is an object of parts, of which one may change.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a>(pub &'a Text);

impl Serialize for Parts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Text { id, args } = self.0;
        let mut list = serializer.serialize_seq(None)?;
        list.serialize_element(id)?;
        if !args.is_empty() {
            list.serialize_element(&Args(args))?;
        }
        list.end()
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Number(number) => number.serialize(serializer),
            Arg::Word(word) => word.serialize(serializer),
            Arg::Text(text) => text.serialize(serializer),
            Arg::Money(money) => marked(serializer, "money", money),
            Arg::Seat(seat) => marked(serializer, "seat", seat),
            Arg::List(texts) => marked(serializer, "list", texts),
        }
    }
}

/// An object of one key, which says what the value is.
fn marked<S: Serializer>(
    serializer: S,
    mark: &str,
    value: &impl Serialize,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    map.serialize_entry(mark, value)?;
    map.end()
}

/// Turns texts into words for one reader: in a language, with the names of those at the table.
pub trait Say {
    /// The text in words.
    fn say(&self, text: &Text) -> String;
}

impl<S: Say + ?Sized> Say for &S {
    fn say(&self, text: &Text) -> String {
        (**self).say(text)
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Telling {
    /// What happened; without the name of who did it where [`Telling::by`] says it.
    pub text: Text,
    /// Who did it. The name stands before the text, unless it is clear already.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by: Option<Seat>,
    /// What the line is in the log.
    #[serde(skip_serializing_if = "LineKind::is_plain")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<LineKind>"))]
    pub line: LineKind,
    /// Whether it is a bid, or staying out, in an auction that may be in the turn of somebody else.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bidding: bool,
}

/// What a line is in the log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// A line like others.
    #[default]
    Plain,
    /// A consequence of the line before.
    Nested,
    /// The heading of a turn that begins; `by` says whose.
    Turn,
}

impl LineKind {
    pub(crate) fn is_plain(&self) -> bool {
        *self == LineKind::Plain
    }
}

impl Telling {
    /// What happened, done by nobody in particular.
    pub fn of(text: Text) -> Telling {
        Telling { text, by: None, line: LineKind::Plain, bidding: false }
    }

    /// What a seat did.
    pub fn by(seat: Seat, text: Text) -> Telling {
        Telling { text, by: Some(seat), line: LineKind::Plain, bidding: false }
    }

    /// What followed from the line before.
    pub fn nested(text: Text) -> Telling {
        Telling { text, by: None, line: LineKind::Nested, bidding: false }
    }

    /// The heading of a seat's turn.
    pub fn turn(seat: Seat, text: Text) -> Telling {
        Telling { text, by: Some(seat), line: LineKind::Turn, bidding: false }
    }

    /// The same as something that is said in an auction.
    #[must_use]
    pub fn bidding(self) -> Telling {
        Telling { bidding: true, ..self }
    }

    /// The line in words, with the name of who did it.
    pub fn said(&self, say: &impl Say) -> String {
        let words = say.say(&self.text);
        match (self.line, self.by) {
            (LineKind::Nested, _) => format!("   {words}"),
            (LineKind::Turn, Some(seat)) => {
                let heading = Text::new("line-turn").with("who", seat).with("what", words);
                say.say(&heading)
            }
            (_, Some(seat)) => say.say(&Text::new("line-by").with("who", seat).with("what", words)),
            (LineKind::Turn | LineKind::Plain, None) => words,
        }
    }
}

/// What a choice is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Label {
    /// What it is, in a few words.
    pub label: Text,
    /// The same under a heading that says what all choices of its kind do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub short: Option<Text>,
    /// What follows from it: what it leaves, what it brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub follows: Option<Text>,
    /// How much it brings compared with others of its kind, so that the best of many stand first and
    /// those that bring nothing, 0, can be folded away; `None` where that is nothing to choose by.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub brings: Option<u32>,
    /// How much weight it has among the others.
    #[serde(skip_serializing_if = "Weight::is_plain")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Weight>"))]
    pub weight: Weight,
}

/// How much weight a choice has among the others.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// One of several.
    #[default]
    Plain,
    /// What goes on with the game: the one clear button.
    Main,
    /// Ends something for good: worth a question before it is done.
    Final,
}

impl Weight {
    pub(crate) fn is_plain(&self) -> bool {
        *self == Weight::Plain
    }
}

impl Label {
    /// A choice that is called this.
    pub fn new(label: Text) -> Label {
        Label { label, short: None, follows: None, brings: None, weight: Weight::Plain }
    }

    /// The same with its name under a heading.
    #[must_use]
    pub fn short(self, short: Text) -> Label {
        Label { short: Some(short), ..self }
    }

    /// The same with what follows from it.
    #[must_use]
    pub fn follows(self, follows: Text) -> Label {
        Label { follows: Some(follows), ..self }
    }

    /// The same with how much it brings compared with others of its kind.
    #[must_use]
    pub fn brings(self, much: u32) -> Label {
        Label { brings: Some(much), ..self }
    }

    /// The same as what goes on with the game.
    #[must_use]
    pub fn main(self) -> Label {
        Label { weight: Weight::Main, ..self }
    }

    /// The same as something that cannot be mended afterwards.
    #[must_use]
    pub fn ends(self) -> Label {
        Label { weight: Weight::Final, ..self }
    }

    /// The choice in words, with what follows from it.
    pub fn said(&self, say: &impl Say) -> String {
        let label = say.say(&self.label);
        match &self.follows {
            None => label,
            Some(follows) => {
                let follows = say.say(follows);
                say.say(&Text::new("label-follows").with("label", label).with("follows", follows))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_a_list_of_its_id_and_its_arguments() {
        let text = Text::new("bought")
            .with("who", Seat::new(1).expect("a seat"))
            .with("what", Text::new("kind-silk"))
            .with("cost", Money::new(14))
            .with("left", 3u8)
            .with("last", true)
            .with("also", vec![Text::new("kind-spices")]);
        assert_eq!(
            serde_json::to_string(&text).expect("a text has a JSON form"),
            r#"["bought",{"who":{"seat":1},"what":["kind-silk"],"cost":{"money":14},"left":3,"last":"yes","also":{"list":[["kind-spices"]]}}]"#
        );
        assert_eq!(serde_json::to_string(&Text::new("pass")).expect("so has it"), r#"["pass"]"#);
    }
}
