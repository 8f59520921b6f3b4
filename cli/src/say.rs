//! What the program itself says, in the language of the terminal. `docs/texts.md` says how the files of
//! words work.

use std::path::Path;
use std::sync::LazyLock;

use kontor_engine::listed::Names;
use kontor_engine::money::Money;
use kontor_engine::{Arg, Say, Text};
use kontor_texts::{Words, shared};

use crate::language::spoken;

/// The words of the program in a language, as a Fluent file.
fn file(language: &str) -> &'static str {
    match language {
        "ru" => include_str!("../texts/ru.ftl"),
        "pl" => include_str!("../texts/pl.ftl"),
        _ => include_str!("../texts/en.ftl"),
    }
}

/// The text in words.
pub fn said<T: Into<Text>>(text: T) -> String {
    static OWN: LazyLock<Words> =
        LazyLock::new(|| Words::read(spoken(), &[shared(spoken()), file(spoken())]));
    let (text, own) = (text.into(), OWN.with(Names(&[])));
    debug_assert_eq!(own.faults(&text), Vec::<String>::new());
    own.say(&text)
}

/// A text with a count: as a number, `n`, by which words are bent, and as it is shown, `count`.
pub fn counted(id: &'static str, count: u64) -> Text {
    let number = i64::try_from(count).unwrap_or(i64::MAX);
    Text::new(id).with("n", number).with("count", grouped(count))
}

/// A count, its digits in groups of three.
pub fn grouped(count: u64) -> String {
    Money::new(i64::try_from(count).unwrap_or(i64::MAX)).to_string()
}

/// A path, as an argument of a text.
pub fn path(path: &Path) -> Arg {
    path.display().to_string().into()
}

/// A number with so many decimals, as the language writes it, its digits in groups of three.
pub fn decimal(number: f64, places: usize) -> String {
    let text = format!("{:.places$}", number.abs());
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
    let sign = if number.is_sign_negative() { "−" } else { "" };
    let whole = grouped(whole.parse().unwrap_or(u64::MAX));
    match decimals {
        "" => format!("{sign}{whole}"),
        decimals => format!("{sign}{whole}{}{decimals}", said("decimal-mark")),
    }
}

/// A part of one in per cent with so many decimals, as the language writes it.
pub fn percent(part: f64, places: usize) -> String {
    said(Text::new("percent").with("number", decimal(100.0 * part, places)))
}

#[cfg(test)]
mod tests {
    use kontor_texts::LANGUAGES;

    use super::*;

    /// What stands in Russian texts in Latin letters: what is typed so.
    const CODES: &str = "kontor serve help check replace listen data save at id value spectator all text \
        json true false Ctrl C https games example connections reserve each bot threads alone share \
        metrics error warn info debug trace ulimit n cookie PostgreSQL SQLite postgres sqlite move from to database \
        sslmode require bots JSON RUST LOG SHA SQL UTF";

    #[test]
    fn the_words_are_whole_in_every_language_and_none_is_left_over() {
        let files = LANGUAGES.map(|language| (language, file(language)));
        let folder = env!("CARGO_MANIFEST_DIR");
        // Settings and damages are named where they are found.
        let [server, store] = ["server", "store"].map(|part| format!("{folder}/../{part}/src"));
        kontor_contract::words_agree(&files, &CODES.split_whitespace().collect::<Vec<_>>());
        kontor_contract::words_are_said(file("en"), &[&format!("{folder}/src"), &server, &store]);
    }

    #[test]
    fn what_the_program_asks_for_has_words() {
        let own = Words::read("en", &[shared("en"), file("en")]);
        let makers = ["Text::new(\"", "said(\"", "counted(\"", "Failure::new(\""];
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        // What games have words for by convention is said by them.
        let of_games = |id: &str| ["game-name", "game-about", "currency"].contains(&id);
        kontor_contract::words_are_there(
            |id| own.knows(id) || of_games(id),
            &[source],
            &makers.map(|maker| (maker, "")),
        );
    }

    #[test]
    fn decimals_are_grouped_like_whole_numbers() {
        assert_eq!(decimal(10057.833, 2), "10\u{2009}057.83");
        assert_eq!(decimal(-46792.5, 1), "−46\u{2009}792.5");
        assert_eq!(decimal(0.25, 1), "0.2");
        assert_eq!(decimal(1250.4, 0), "1\u{2009}250");
    }
}
