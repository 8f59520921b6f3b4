//! What was said in the course of a game, checked in all languages.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;

use kontor_engine::any::AnyGame;
use kontor_engine::{Arg, Names, Say, Text};
use kontor_texts::{LANGUAGES, Speaker, Words};

use super::files::{Message, in_russian_letters};

/// Names without Latin letters, as many as there can be seats.
pub const NAMES: [&str; 6] = ["Анна", "Борис", "Вера", "Глеб", "Дина", "Егор"];

/// What was said so far.
pub struct Heard {
    languages: [(&'static str, &'static Words, BTreeMap<String, Message>); 3],
    names: Vec<String>,
    /// The texts that were checked, by all that can make a difference.
    shapes: HashSet<String>,
    /// The ids that were said.
    ids: BTreeSet<String>,
}

impl Heard {
    pub fn of(
        game: &dyn AnyGame,
        files: [(&'static str, BTreeMap<String, Message>); LANGUAGES.len()],
    ) -> Heard {
        Heard {
            languages: files.map(|(language, file)| (language, Words::of(game, language), file)),
            names: NAMES.map(String::from).to_vec(),
            shapes: HashSet::new(),
            ids: BTreeSet::new(),
        }
    }

    /// A message that is due by convention, for a thing of this id: `do-black-market`.
    pub fn due(&mut self, what: &str, id: &str) {
        let id = if id.is_empty() { what.to_string() } else { format!("{what}-{id}") };
        let id = id.replace([' ', '.', '_'], "-");
        if !self.ids.contains(&id) {
            self.hear(&Text::new(id));
        }
    }

    /// A text: in every language there are words for it and for all within it, all that they mention is
    /// there, and they are in the language's own letters.
    pub fn hear(&mut self, text: &Text) {
        self.hear_in(text, true);
    }

    /// The same, where things may be named by their codes.
    pub fn hear_with_codes(&mut self, text: &Text) {
        self.hear_in(text, false);
    }

    fn hear_in(&mut self, text: &Text, own_letters: bool) {
        let mut shape = String::new();
        shape_of(text, &mut shape);
        if self.shapes.contains(&shape) {
            return;
        }
        self.note(text);
        for (language, words, _) in &self.languages {
            let speaker = words.with(Names(&self.names));
            let faults = speaker.faults(text);
            assert!(faults.is_empty(), "in {language}: {faults:?}\n{text:?}");
            if *language == "ru" && own_letters {
                in_russian_letters(&self.without_currency(&speaker.say(text)));
            }
        }
        self.shapes.insert(shape);
    }

    /// What a game shows in a terminal, in every language.
    pub fn hear_shown(&mut self, show: impl Fn(Names<'_>, &dyn Say) -> String) {
        for at in 0..LANGUAGES.len() {
            let (language, words, _) = &self.languages[at];
            let names = self.names.clone();
            let listening =
                Listening { speaker: words.with(Names(&names)), said: RefCell::default() };
            let shown = show(Names(&names), &listening);
            if *language == "ru" {
                in_russian_letters(&without_signs(&self.without_currency(&shown)));
            }
            listening.said.into_inner().iter().for_each(|text| self.hear(text));
        }
    }

    /// The game's messages that were never said.
    pub fn unsaid(&self) -> impl Iterator<Item = String> {
        let (_, _, file) = &self.languages[0];
        file.keys().filter(|id| !self.ids.contains(*id) && !id.starts_with('-')).cloned()
    }

    /// Notes the ids, and that every argument which some form of the words mentions is there.
    fn note(&mut self, text: &Text) {
        assert_ne!(text.id, "as-is", "words that no translator sees: {text:?}");
        let (_, _, file) = &self.languages[0];
        if let Some(message) = file.get(&*text.id) {
            let given: BTreeSet<&str> = text.args.iter().map(|(name, _)| *name).collect();
            let missing = |name: &&String| !given.contains(name.as_str());
            let missing: Vec<_> = message.variables.iter().filter(missing).collect();
            assert!(missing.is_empty(), "{} comes without {missing:?}", text.id);
        }
        self.ids.insert(text.id.to_string());
        for (_, arg) in &text.args {
            match arg {
                Arg::Text(inner) => self.note(inner),
                Arg::List(list) => list.iter().for_each(|inner| self.note(inner)),
                Arg::Number(_) | Arg::Money(_) | Arg::Seat(_) | Arg::Word(_) => {}
            }
        }
    }

    fn without_currency(&self, words: &str) -> String {
        let (_, russian, _) = &self.languages[1];
        words.replace(&russian.with(Names(&[])).say(&Text::new("currency")), "")
    }
}

/// What is shown without the signs of one to three letters that boards are drawn with.
fn without_signs(shown: &str) -> String {
    let words = shown.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.chars().count() > 3).collect::<Vec<_>>().join(" ")
}

/// All of a text that can make a difference to whether it can be said.
fn shape_of(text: &Text, shape: &mut String) {
    let _ = write!(shape, "({}", text.id);
    for (name, arg) in &text.args {
        let _ = write!(shape, " {name}=");
        match arg {
            Arg::Number(_) => shape.push('#'),
            Arg::Money(_) => shape.push('$'),
            Arg::Seat(_) => shape.push('@'),
            Arg::Word(word) => shape.push_str(word),
            Arg::Text(inner) => shape_of(inner, shape),
            Arg::List(list) => list.iter().for_each(|inner| shape_of(inner, shape)),
        }
    }
    shape.push(')');
}

/// Says texts and remembers them.
struct Listening<'a> {
    speaker: Speaker<'a>,
    said: RefCell<Vec<Text>>,
}

impl Say for Listening<'_> {
    fn say(&self, text: &Text) -> String {
        self.said.borrow_mut().push(text.clone());
        self.speaker.say(text)
    }
}
