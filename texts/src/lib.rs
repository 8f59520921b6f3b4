//! Texts in words: the engine's and a game's messages, for one reader in one language.
//!
//! A [`Text`] is a message's id and its arguments. Here it meets the Fluent files that hold the words: what
//! all games share in `words/`, each game's own in its crate. `docs/texts.md` describes both.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{LazyLock, Mutex};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kontor_engine::any::AnyGame;
use kontor_engine::listed::{Names, numbers};
use kontor_engine::{Arg, Money, OptionKind, Say, Text};
use unic_langid::LanguageIdentifier;

/// The languages that everything is said in; the first is said where words are missing.
pub const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// The space within sums, which no line breaks at.
const NARROW_SPACE: char = '\u{202f}';

/// The shared words in a language.
pub fn shared(language: &str) -> &'static str {
    match language {
        "ru" => include_str!("../words/ru.ftl"),
        "pl" => include_str!("../words/pl.ftl"),
        _ => include_str!("../words/en.ftl"),
    }
}

/// All that a page needs to say a game's texts in a language: the shared words and its own, as one
/// Fluent file.
pub fn file(game: &dyn AnyGame, language: &str) -> String {
    format!("{}\n{}", shared(language), game.texts(language).unwrap_or_default())
}

/// What a game, its money, banks, editions, options, endings, reasons and bots are called: the words of
/// the ids that every game has by convention.
pub fn of_game<'a>(
    game: &dyn AnyGame,
    bots: impl Iterator<Item = &'a str>,
    language: &'static str,
) -> BTreeMap<String, String> {
    let info = game.info();
    let mut ids: Vec<String> = ["game-name", "game-about", "currency"].map(String::from).to_vec();
    ids.extend((0..info.banks.len()).map(|bank| format!("bank-{bank}")));
    for edition in info.editions {
        ids.push(format!("edition-{}", edition.id));
        for option in edition.options {
            ids.push(format!("option-{}", option.id));
            if let OptionKind::OneOf { values, .. } = option.kind {
                ids.extend(values.iter().map(|value| format!("option-{}-{value}", option.id)));
            }
        }
    }
    ids.extend(info.endings.iter().map(|ending| format!("ending-{}", ending.id)));
    ids.extend(info.reasons.iter().map(|reason| format!("reason-{}", reason.id)));
    for bot in bots {
        ids.extend(["", "-name", "-about"].map(|kind| format!("bot-{bot}{kind}")));
    }
    let words = Words::of(game, language);
    let said = |id: String| {
        let id = id.replace([' ', '.', '_'], "-");
        words.message(&id, &FluentArgs::new()).map(|said| (id, said))
    };
    ids.into_iter().filter_map(said).collect()
}

/// The id of a bot's name.
fn named(bot: &str) -> String {
    format!("bot-{bot}-name").replace([' ', '.', '_'], "-")
}

/// The language of ours that a tag means: `ru_RU.UTF-8` and `ru` both mean Russian.
pub fn language(tag: &str) -> Option<&'static str> {
    let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default().to_lowercase();
    LANGUAGES.into_iter().find(|known| *known == primary)
}

/// The words of one game, or of what all share, in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a game in a language.
    pub fn of(game: &dyn AnyGame, language: &'static str) -> &'static Words {
        Words::kept(Some(game), language)
    }

    /// The words that all games share.
    pub fn shared(language: &'static str) -> &'static Words {
        Words::kept(None, language)
    }

    /// Made once and kept: there are few games and languages.
    fn kept(game: Option<&dyn AnyGame>, language: &'static str) -> &'static Words {
        type Kept = HashMap<(&'static str, &'static str), &'static Words>;
        static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);
        let id = game.map_or("", |game| game.info().id);
        let mut kept = KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        kept.entry((id, language)).or_insert_with(|| {
            let own = game.and_then(|game| game.texts(language)).unwrap_or_default();
            Box::leak(Box::new(Words::read(language, &[shared(language), own])))
        })
    }

    /// Words out of Fluent files. What of a file is no Fluent is left out; tests find it.
    pub fn read(language: &str, files: &[&str]) -> Words {
        let language: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around what is filled in would show in a terminal.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_string())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { bundle }
    }

    /// Whether there are words for this id.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// For a reader who knows those at the table by these names.
    pub fn with<'a>(&'a self, names: Names<'a>) -> Speaker<'a> {
        Speaker { words: self, names }
    }

    /// What those at a table are called: people by their names, bots by the words of their ids, with a
    /// number where several are called alike. A bot that there are no words for keeps its name.
    pub fn called(&self, names: &[String], bots: &[Option<String>]) -> Vec<String> {
        let bot = |seat: usize| bots.get(seat).and_then(Option::as_ref);
        let words = |seat| bot(seat).and_then(|bot| self.message(&named(bot), &FluentArgs::new()));
        let said: Vec<Option<String>> = (0..names.len()).map(words).collect();
        let alike: Vec<&String> = said.iter().flatten().collect();
        let mut numbers = numbers(&alike).into_iter();
        let name = |(said, name): (&Option<String>, &String)| match said {
            None => name.clone(),
            Some(said) => match numbers.next().flatten() {
                Some(number) => format!("{said} {number}"),
                None => said.clone(),
            },
        };
        said.iter().zip(names).map(name).collect()
    }

    /// A sum with its sign: `1 200 ₽`.
    pub fn money(&self, money: Money) -> String {
        let sum = money.to_string().replace('\u{2009}', &NARROW_SPACE.to_string());
        match self.message("currency", &FluentArgs::new()) {
            Some(sign) => format!("{sum}{NARROW_SPACE}{sign}"),
            None => sum,
        }
    }

    fn message(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.formatted(id, args, &mut Vec::new())
    }

    fn formatted(
        &self,
        id: &str,
        args: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(args), errors).into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

/// Says texts in words, with the names of those at the table.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    words: &'a Words,
    names: Names<'a>,
}

impl Speaker<'_> {
    /// What is wrong with saying a text, and the texts within it: ids without words, and arguments that
    /// the words mention and the text does not have. Nothing, where all is well.
    pub fn faults(&self, text: &Text) -> Vec<String> {
        let mut faults = Vec::new();
        self.find_faults(text, &mut faults);
        faults
    }

    fn find_faults(&self, text: &Text, faults: &mut Vec<String>) {
        for (_, arg) in &text.args {
            match arg {
                Arg::Text(inner) => self.find_faults(inner, faults),
                Arg::List(list) => list.iter().for_each(|inner| self.find_faults(inner, faults)),
                Arg::Number(_) | Arg::Money(_) | Arg::Seat(_) | Arg::Word(_) => {}
            }
        }
        let mut errors = Vec::new();
        match self.words.formatted(&text.id, &self.args(text), &mut errors) {
            Some(_) => faults.extend(errors.iter().map(|error| format!("{}: {error}", text.id))),
            None => faults.push(format!("{}: there are no words for it", text.id)),
        }
    }

    fn args(&self, text: &Text) -> FluentArgs<'static> {
        FluentArgs::from_iter(text.args.iter().map(|(name, arg)| (*name, self.value(arg))))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        let words = match arg {
            Arg::Number(number) => {
                // With the options that literals in the files have: a number of others fits no `[1]`.
                return FluentValue::from(*number as f64);
            }
            Arg::Money(money) => self.words.money(*money),
            Arg::Seat(seat) => self.names.of(*seat).to_string(),
            Arg::Text(text) => self.say(text),
            Arg::List(texts) => {
                let separator = self.words.message("list-separator", &FluentArgs::new());
                let said: Vec<String> = texts.iter().map(|text| self.say(text)).collect();
                said.join(separator.as_deref().unwrap_or(", "))
            }
            Arg::Word(word) => word.to_string(),
        };
        FluentValue::String(Cow::Owned(words))
    }
}

impl Say for Speaker<'_> {
    /// What has no words is said by its id: that is a mistake, and it is better seen than hidden.
    fn say(&self, text: &Text) -> String {
        self.words.message(&text.id, &self.args(text)).unwrap_or_else(|| text.id.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_engine::Seat;

    const RUSSIAN: &str = "currency = ₽\n\
        took = { $who } берёт { $tokens ->\n\
        \u{20}   [one] { $tokens } жетон\n\
        \u{20}   [few] { $tokens } жетона\n\
        \u{20}  *[many] { $tokens } жетонов\n\
        } за { $cost }: { $things }\n\
        bread = хлеб\n\
        salt = соль\n";

    fn took(tokens: u8) -> Text {
        Text::new("took")
            .with("who", Seat::new(0).expect("a seat"))
            .with("tokens", tokens)
            .with("cost", Money::new(1_200))
            .with("things", vec![Text::new("bread"), Text::new("salt")])
    }

    #[test]
    fn numbers_bend_words_as_the_language_does() {
        let words = Words::read("ru", &[shared("ru"), RUSSIAN]);
        let names = ["Анна".to_string()];
        let said = |tokens| words.with(Names(&names)).say(&took(tokens));
        assert_eq!(said(1), "Анна берёт 1 жетон за 1\u{202f}200\u{202f}₽: хлеб, соль");
        assert!(said(2).contains("2 жетона за"));
        assert!(said(5).contains("5 жетонов за"));
        assert!(said(21).contains("21 жетон за"));
    }

    #[test]
    fn a_number_in_brackets_means_that_number() {
        let file = "left = { $n ->\n    [0] none\n    [1] the last\n   *[other] { $n }\n}\n";
        let words = Words::read("en", &[file]);
        let said = |n: u16| words.with(Names(&[])).say(&Text::new("left").with("n", n));
        assert_eq!([said(0), said(1), said(2), said(1200)], ["none", "the last", "2", "1200"]);
    }

    #[test]
    fn what_cannot_be_said_is_found() {
        let words = Words::read("ru", &[shared("ru"), RUSSIAN]);
        let speaker = words.with(Names(&[]));
        assert_eq!(speaker.faults(&took(1)), Vec::<String>::new());
        let bare = Text::new("took").with("things", vec![Text::new("pepper")]);
        let faults = speaker.faults(&bare);
        assert_eq!(faults[0], "pepper: there are no words for it");
        for missing in ["$who", "$tokens", "$cost"] {
            let named = |fault: &String| fault.starts_with("took: ") && fault.contains(missing);
            assert!(faults.iter().any(named), "{missing}: {faults:?}");
        }
        assert!(!faults.iter().any(|fault| fault.contains("$things")), "{faults:?}");
    }

    #[test]
    fn somebodys_own_words_are_said_as_they_are() {
        let words = Words::read("en", &[shared("en")]);
        let speaker = words.with(Names(&[]));
        assert_eq!(speaker.say(&Text::as_is("{ $who } \\ <b>")), "{ $who } \\ <b>");
        assert_eq!(speaker.say(&Text::new("no-such-text")), "no-such-text");
    }

    #[test]
    fn bots_are_called_in_the_language_and_people_as_they_are() {
        let names = ["steady", "steady 1", "steady 2", "genius", "random"].map(String::from);
        let bots = [None, Some("steady"), Some("steady"), Some("genius"), Some("random")];
        let bots = bots.map(|bot| bot.map(String::from));
        let called = |language| Words::read(language, &[shared(language)]).called(&names, &bots);
        assert_eq!(called("en"), ["steady", "Steady 1", "Steady 2", "genius", "Random"]);
        assert_eq!(called("ru"), ["steady", "Толковый 1", "Толковый 2", "genius", "Случайный"]);
        assert_eq!(called("pl"), ["steady", "Rozważny 1", "Rozważny 2", "genius", "Losowy"]);
        let words = Words::read("ru", &[shared("ru")]);
        let alike = [Some("steady".to_string()), Some("medium".to_string())];
        let called = words.called(&names[1..3], &alike);
        assert_eq!(called, ["Толковый 1", "Толковый 2"], "of old and of new they are told apart");
        assert_eq!(words.called(&names, &[]), names, "old records do not say who is a bot");
        let alone = words.called(&names[1..3], &bots[1..2]);
        assert_eq!(alone, ["Толковый", "steady 2"], "a list that is too short is no fault");
    }

    #[test]
    fn languages_are_known_by_their_tags() {
        assert_eq!(language("ru_RU.UTF-8"), Some("ru"));
        assert_eq!(language("pl-PL"), Some("pl"));
        assert_eq!(language("EN"), Some("en"));
        assert_eq!(language("C"), None);
    }

    #[test]
    fn the_shared_words_are_whole_in_every_language() {
        for language in LANGUAGES {
            let read = FluentResource::try_new(shared(language).to_string());
            assert!(read.is_ok(), "{language}: {:?}", read.err().map(|(_, errors)| errors));
        }
    }
}
