//! `kontor rules`: the rules as played.

use std::io::Write;

use kontor_engine::table::AnyGame;

use crate::failure::Failure;
use crate::markdown;
use crate::table_args::GameParser;

/// Print a game's rules as played, or one of them
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor rules mercurius\n  \
    kontor rules mercurius --rule M12\n  \
    kontor rules mercurius > mercurius.md")]
pub struct Args {
    /// The game; `kontor games` lists them
    #[arg(value_parser = GameParser, hide_possible_values = true)]
    game: &'static dyn AnyGame,

    /// The language
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,

    /// Only the rule of this id
    #[arg(long, value_name = "ID")]
    rule: Option<String>,
}

/// The languages that rules may be written in.
const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// Prints the rules.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(text) = args.game.rules(&args.lang) else {
        let known: Vec<&str> =
            LANGUAGES.into_iter().filter(|language| args.game.rules(language).is_some()).collect();
        return Err(Failure::new(format!(
            "the rules of {} are not written in \"{}\"; there is {}",
            args.game.info().name,
            args.lang,
            known.join(", "),
        )));
    };
    let text = match &args.rule {
        None => text.to_string(),
        Some(id) => one_rule(args.game, text, id).map_err(Failure::new)?,
    };
    Ok(out.write_all(markdown::for_terminal(&text).as_bytes())?)
}

/// The paragraph of one rule, or which rules there are.
pub fn one_rule(game: &dyn AnyGame, rules: &str, id: &str) -> Result<String, String> {
    let paragraphs: Vec<&str> = paragraphs(rules);
    let of = |paragraph: &&&str| rule_id(paragraph).is_some_and(|own| own.eq_ignore_ascii_case(id));
    paragraphs.iter().find(of).map(|paragraph| format!("{paragraph}\n")).ok_or_else(|| {
        let ids: Vec<&str> = paragraphs.iter().filter_map(|paragraph| rule_id(paragraph)).collect();
        let (first, last) = (ids.first().unwrap_or(&""), ids.last().unwrap_or(&""));
        format!("{} has no rule \"{id}\"; it has {first} to {last}", game.info().name)
    })
}

/// The text cut before each line that begins a rule, a heading or a paragraph of its own. What is
/// indented belongs to what stands before it, even after a blank line.
fn paragraphs(text: &str) -> Vec<&str> {
    let mut starts = vec![];
    let (mut at, mut blank) = (0, true);
    for line in text.split_inclusive('\n') {
        let apart = blank && !line.starts_with([' ', '\n']);
        if at == 0 || apart || line.starts_with('#') || rule_id(line).is_some() {
            starts.push(at);
        }
        blank = line.trim().is_empty();
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(&start, end)| text[start..end].trim_end()).collect()
}

/// The id of the rule that a paragraph states: it stands first, in bold, `- **M12 (S)**`.
fn rule_id(paragraph: &str) -> Option<&str> {
    let bold = paragraph.strip_prefix("- **")?;
    let id = bold.split(['*', ' ']).next()?;
    let number = id.strip_prefix(|letter: char| letter.is_ascii_alphabetic())?;
    (!number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Toy\n\nAn **introduction**.\n\n## Play\n- **T1 (S)** Two play.\n  \
        *Example:* one.\n\n  | a | table |\n- **T2 (D) Luck.** Roll.\n- **T20 (D)** Roll again.\n\n## End\n- **T3 (S)** It ends.\n";

    fn find(id: &str) -> Option<&'static str> {
        paragraphs(RULES).into_iter().find(|paragraph| rule_id(paragraph) == Some(id))
    }

    #[test]
    fn a_rule_ends_where_the_next_begins() {
        assert_eq!(
            find("T1"),
            Some("- **T1 (S)** Two play.\n  *Example:* one.\n\n  | a | table |")
        );
        assert_eq!(find("T2"), Some("- **T2 (D) Luck.** Roll."));
        assert_eq!(find("T3"), Some("- **T3 (S)** It ends."));
        assert_eq!(find("T4"), None);
    }

    #[test]
    fn no_text_is_lost_between_paragraphs() {
        let ids: Vec<_> = paragraphs(RULES).into_iter().filter_map(rule_id).collect();
        assert_eq!(ids, ["T1", "T2", "T20", "T3"]);
        let length = |text: &str| text.split_whitespace().count();
        assert_eq!(paragraphs(RULES).into_iter().map(length).sum::<usize>(), length(RULES));
    }
}
