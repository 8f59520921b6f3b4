//! `kontor rules`: the rules as played.

use std::io::Write;

use kontor_engine::Text;
use kontor_engine::any::AnyGame;

use crate::failure::Failure;
use crate::games::name_of;
use crate::language::spoken;
use crate::markdown;
use crate::table_args::GameParser;

/// Print a game's rules as played, or one of them
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor rules mercurius\n  \
    kontor rules mercurius M12\n  \
    kontor rules mercurius --lang pl\n  \
    kontor rules mercurius > mercurius.md")]
pub struct Args {
    /// The game; `kontor games` lists them
    #[arg(value_parser = GameParser, hide_possible_values = true)]
    game: &'static dyn AnyGame,

    /// Only the rule of this id
    #[arg(value_name = "RULE")]
    id: Option<String>,

    /// Only the rule of this id, as RULE
    #[arg(long, value_name = "ID", conflicts_with = "id")]
    rule: Option<String>,
}

/// Prints the rules.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let text = args.game.rules(spoken()).unwrap_or_default();
    let text = match args.id.as_ref().or(args.rule.as_ref()) {
        None => text.to_string(),
        Some(id) => one_rule(args.game, text, id).map_err(Failure::new)?,
    };
    Ok(out.write_all(markdown::for_terminal(&text).as_bytes())?)
}

/// The paragraph of one rule, or which rules there are.
pub fn one_rule(game: &dyn AnyGame, rules: &str, id: &str) -> Result<String, Text> {
    let paragraphs: Vec<&str> = paragraphs(rules);
    let of = |paragraph: &&&str| rule_id(paragraph).is_some_and(|own| own.eq_ignore_ascii_case(id));
    paragraphs.iter().find(of).map(|paragraph| format!("{paragraph}\n")).ok_or_else(|| {
        let ids: Vec<&str> = paragraphs.iter().filter_map(|paragraph| rule_id(paragraph)).collect();
        let (first, last) = (ids.first().unwrap_or(&""), ids.last().unwrap_or(&""));
        let text = Text::new("no-rule").with("game", name_of(game)).with("id", id.to_string());
        text.with("first", first.to_string()).with("last", last.to_string())
    })
}

/// The id of the first rule: an example of what can be asked for.
pub fn first_rule(rules: &str) -> Option<&str> {
    rules.lines().find_map(rule_id)
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
