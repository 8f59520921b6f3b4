//! The language of the terminal.

use std::ffi::OsString;
use std::sync::OnceLock;

use clap::Arg;
use kontor_engine::Text;
use kontor_texts::LANGUAGES;

use crate::say::said;

/// The variables that say the language, the first that is set before the others.
const VARIABLES: [&str; 4] = ["KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

static SPOKEN: OnceLock<&'static str> = OnceLock::new();

/// A language as it was typed.
pub fn parse(typed: &str) -> Result<&'static str, String> {
    kontor_texts::language(typed).ok_or_else(|| {
        let unknown = Text::new("language-unknown").with("given", typed.to_string());
        said(unknown.with("known", LANGUAGES.join(", ")))
    })
}

/// The language that everything is said in. It is known once [`listen`] has been called; English until
/// then.
pub fn spoken() -> &'static str {
    SPOKEN.get().copied().unwrap_or(LANGUAGES[0])
}

/// Finds out the language, before anything else is read: also what is wrong with the arguments is said
/// in it.
pub fn listen() {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let set = VARIABLES.iter().filter_map(|name| std::env::var(name).ok());
    SPOKEN.get_or_init(|| asked_for(&arguments).unwrap_or_else(|| of_terminal(set)));
}

/// The flag that asks for a language, of every command. What it says is heard before: see [`listen`].
pub fn flag() -> Arg {
    Arg::new("lang")
        .long("lang")
        .value_name("CODE")
        .global(true)
        .value_parser(parse)
        .help("The language: en, ru or pl; that of KONTOR_LANG or LANG unless said")
}

/// The language that the arguments ask for, if it is one of ours.
fn asked_for(arguments: &[OsString]) -> Option<&'static str> {
    let mut flags = arguments.iter().map(|argument| argument.to_string_lossy());
    while let Some(flag) = flags.next() {
        match flag.strip_prefix("--lang") {
            Some("") => return kontor_texts::language(&flags.next()?),
            Some(value) if value.starts_with('=') => return kontor_texts::language(&value[1..]),
            _ if flag == "--" => return None,
            _ => {}
        }
    }
    None
}

/// The first variable that is set counts, as everywhere.
fn of_terminal(mut set: impl Iterator<Item = String>) -> &'static str {
    let tag = set.find(|value| !value.is_empty()).unwrap_or_default();
    kontor_texts::language(&tag).unwrap_or(LANGUAGES[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_says_the_language() {
        let of = |set: &[&str]| of_terminal(set.iter().map(ToString::to_string));
        assert_eq!(of(&["", "ru_RU.UTF-8"]), "ru");
        assert_eq!(of(&["pl_PL", "ru_RU.UTF-8"]), "pl");
        assert_eq!(of(&["C", "ru_RU.UTF-8"]), "en");
        assert_eq!(of(&[]), "en");
    }

    #[test]
    fn a_flag_says_it_wherever_it_stands() {
        let asked = |line: &str| {
            let arguments: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            asked_for(&arguments)
        };
        assert_eq!(asked("play nano --lang ru"), Some("ru"));
        assert_eq!(asked("--lang=pl games"), Some("pl"));
        assert_eq!(asked("play nano --language ru"), None);
        assert_eq!(asked("replay -- --lang ru"), None);
        assert_eq!(asked("games --lang de"), None);
        assert_eq!(asked("games --lang"), None);
    }

    #[test]
    fn a_language_that_is_not_spoken_is_refused_with_those_that_are() {
        assert_eq!(parse("RU"), Ok("ru"));
        assert_eq!(parse("de"), Err("\"de\" is not spoken here; there is en, ru, pl".to_string()));
    }
}
