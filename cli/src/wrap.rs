//! Fitting text into the width of the terminal.

/// The widest that text is comfortable to read.
const MOST_COLUMNS: usize = 100;
const LEAST_COLUMNS: usize = 20;

/// How many columns there are to write in: the terminal's, or 80.
pub fn columns() -> usize {
    let width = terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into());
    width.clamp(LEAST_COLUMNS, MOST_COLUMNS)
}

/// Whether the terminal has so many columns. Where the output is none, nothing is too wide.
pub fn has_room(columns: usize) -> bool {
    terminal_size::terminal_size().is_none_or(|(width, _)| columns <= width.0.into())
}

/// The text with its long lines broken between words, so that they go on a little further in than
/// they began.
pub fn fitted(text: &str, columns: usize) -> String {
    let further = |line: &str| line.len() - line.trim_start().len() + 4;
    let width = |word: &str| word.chars().count();
    text.lines()
        .flat_map(|line| wrapped(line, columns, further(line), width))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The line in lines of so many columns, all but the first with an indent; `width` says how many
/// columns a word takes.
pub fn wrapped(
    line: &str,
    columns: usize,
    indent: usize,
    width: impl Fn(&str) -> usize,
) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for (word, at) in line.split(' ').zip(0..) {
        let length = width(word);
        let last = lines.last_mut().expect("there is a first line");
        if at > 0 && used + 1 + length > columns && used > indent {
            lines.push(" ".repeat(indent) + word);
            used = indent + length;
        } else if at > 0 {
            last.push(' ');
            last.push_str(word);
            used += 1 + length;
        } else {
            last.push_str(word);
            used += length;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_go_on_with_an_indent() {
        let lines = |line| wrapped(line, 20, 2, |word| word.chars().count());
        assert_eq!(lines("- M1 three to five players"), ["- M1 three to five", "  players"]);
        assert_eq!(lines(""), [""]);
        assert_eq!(lines("a_word_that_is_longer_than_all").len(), 1);
    }

    #[test]
    fn no_line_is_wider_than_asked() {
        let text = "  one two three four five six seven eight nine ten eleven twelve";
        let fitted = fitted(text, 24);
        assert!(fitted.lines().all(|line| line.chars().count() <= 24), "{fitted}");
        assert!(fitted.lines().skip(1).all(|line| line.starts_with("      ")), "{fitted}");
        assert_eq!(fitted.split_whitespace().count(), 12);
    }

    #[test]
    fn tables_that_fit_stay_as_they_are() {
        let table = "silk       15    5   → 17\n  tea       3    4";
        assert_eq!(fitted(table, 80), table);
    }
}
