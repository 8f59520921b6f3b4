//! The server's own words: why it did not do something. `docs/texts.md` says how the files work.

use std::sync::LazyLock;

use kontor_engine::listed::Names;
use kontor_engine::{Say, Text};
use kontor_texts::{LANGUAGES, Words, shared};

/// The server's words in a language, as a Fluent file.
pub fn file(language: &str) -> &'static str {
    match language {
        "ru" => include_str!("../texts/ru.ftl"),
        "pl" => include_str!("../texts/pl.ftl"),
        _ => include_str!("../texts/en.ftl"),
    }
}

/// A problem in English, for programs.
pub fn in_english(text: &Text) -> String {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| read(LANGUAGES[0]));
    ENGLISH.with(Names(&[])).say(text)
}

/// A problem in a language.
pub fn said(text: &Text, language: &str) -> String {
    read(language).with(Names(&[])).say(text)
}

fn read(language: &str) -> Words {
    Words::read(language, &[shared(language), file(language)])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The ids in a file, in its order.
    fn ids(language: &str) -> Vec<String> {
        let lines = file(language).lines().filter(|line| line.starts_with("problem-"));
        lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_string())).collect()
    }

    /// All that the server says, as its source writes it.
    fn said() -> BTreeSet<String> {
        let mut left = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        let mut said = BTreeSet::new();
        while let Some(path) = left.pop() {
            if path.is_dir() {
                left.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            let source = fs::read_to_string(path).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for word in source.split('"').skip(1).step_by(2) {
                let beginnings = ["problem-", "problem-no-such-", "problem-too-many-"];
                said.extend(beginnings.map(|beginning| format!("{beginning}{word}")));
                said.insert(word.to_string());
            }
        }
        said
    }

    #[test]
    fn the_words_are_whole_in_every_language() {
        let english = ids("en");
        assert!(english.len() > 80, "{}", english.len());
        let codes = ["kontor", "HTTP"];
        kontor_contract::words_agree(&LANGUAGES.map(|language| (language, file(language))), &codes);
    }

    #[test]
    fn all_words_are_said_somewhere() {
        // A store says what is missing by itself.
        let stores = ["problem-no-such-person-or-table", "problem-no-such-person"];
        let said = said();
        let unsaid: Vec<_> = ids("en")
            .into_iter()
            .filter(|id| !said.contains(id) && !stores.contains(&id.as_str()))
            .collect();
        assert_eq!(unsaid, Vec::<String>::new());
    }

    #[test]
    fn what_the_server_says_has_words() {
        let english = ids("en");
        let makers = [
            ("Problem::bad(\"", "problem-"),
            ("Problem::forbidden(\"", "problem-"),
            ("Problem::conflict(\"", "problem-"),
            ("Problem::unavailable(\"", "problem-"),
            ("Problem::missing(\"", "problem-no-such-"),
            ("Problem::too_many(\"", "problem-too-many-"),
        ];
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        kontor_contract::words_are_there(
            |id| english.contains(&id.to_string()),
            &[source],
            &makers,
        );
    }
}
