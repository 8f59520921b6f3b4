//! The table of what can be chosen, as the rules of a language have it.

use std::collections::BTreeSet;

use kontor_engine::{Edition, OptionKind};

/// Every option of the editions has a row, `| option | values | default | what it does |`: with all values that
/// can be typed, in backticks, and no others; with what is played unless one is chosen, by each edition; with the
/// bounds of a number.
pub(super) fn options_are_in_the_rules(language: &str, rules: &str, editions: &[Edition]) {
    let options = || editions.iter().flat_map(|edition| edition.options);
    for option in options() {
        let Row { values, default } = Row::of(rules, option.id).unwrap_or_else(|| {
            panic!("the rules in {language} have no row of what {} can be", option.id)
        });
        let alike = options().filter(|other| other.id == option.id);
        let defaults = alike.map(|other| other.kind.default_value().to_string()).collect();
        let (named, played) = match option.kind {
            OptionKind::OneOf { values: words, .. } => {
                let words: BTreeSet<String> = words.iter().map(|word| word.to_string()).collect();
                // Beside a default may stand the edition that has it.
                let played = typed(default).intersection(&words).cloned().collect();
                (typed(values) == words, played)
            }
            OptionKind::Number { min, max, .. } => {
                let named = numbers(values);
                let bounds = [min, max].map(|bound| bound.to_string());
                let played = numbers(default).intersection(&defaults).cloned().collect();
                (bounds.iter().all(|bound| named.contains(bound)), played)
            }
            OptionKind::Flag { .. } => {
                let [yes, no] = yes_and_no(language);
                let said = |(word, flag): (&str, &str)| (default == word).then(|| flag.to_string());
                let played = [(yes, "yes"), (no, "no")].into_iter().filter_map(said).collect();
                (values == format!("{yes}, {no}"), played)
            }
        };
        assert!(named, "the rules in {language} say that {} can be {values}", option.id);
        assert_eq!(defaults, played, "{} unless chosen, as the rules in {language} say", option.id);
    }
}

/// What the table says of an option.
struct Row<'a> {
    values: &'a str,
    default: &'a str,
}

impl Row<'_> {
    fn of<'a>(rules: &'a str, option: &str) -> Option<Row<'a>> {
        let cells =
            rules.lines().find_map(|line| line.strip_prefix(&format!("| `{option}` | ")))?;
        let mut cells = cells.split(" | ");
        Some(Row { values: cells.next()?, default: cells.next()? })
    }
}

/// What stands in backticks.
fn typed(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(String::from).collect()
}

/// The numbers of a cell, without what sets off their thousands.
fn numbers(cell: &str) -> BTreeSet<String> {
    let letters: Vec<char> = cell.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let mut joined = String::new();
    for (at, &letter) in letters.iter().enumerate() {
        let sets_off = matches!(letter, ',' | ' ' | '\u{a0}' | '\u{202f}');
        if !(sets_off && at > 0 && is_digit(at - 1) && is_digit(at + 1)) {
            joined.push(letter);
        }
    }
    let digits = joined.split(|letter: char| !letter.is_ascii_digit());
    digits.filter(|number| !number.is_empty()).map(String::from).collect()
}

fn yes_and_no(language: &str) -> [&'static str; 2] {
    match language {
        "en" => ["yes", "no"],
        "ru" => ["да", "нет"],
        "pl" => ["tak", "nie"],
        other => panic!("nobody knows yes and no in {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_whole() {
        let read = |cell: &str| numbers(cell).into_iter().collect::<Vec<_>>();
        assert_eq!(read("10,000 to 10\u{a0}000\u{a0}000"), ["10000", "10000000"]);
        assert_eq!(read("40 online, 60 in 1991"), ["1991", "40", "60"]);
    }
}
