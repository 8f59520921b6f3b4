//! Rules texts on a terminal: wrapped to its width, what is bold in bold.

use std::io::{IsTerminal, stdout};

use crate::paint::HEAD;

/// The widest that text is comfortable to read.
const MOST_COLUMNS: usize = 100;
const LEAST_COLUMNS: usize = 20;

/// How many columns there are to write in: the terminal's, or 80.
pub fn columns() -> usize {
    let width = terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into());
    width.clamp(LEAST_COLUMNS, MOST_COLUMNS)
}

/// The text as a terminal shows it best; where the output is none, as it is.
pub fn for_terminal(text: &str) -> String {
    if stdout().is_terminal() { rendered(text, columns()) } else { text.to_string() }
}

fn rendered(text: &str, columns: usize) -> String {
    let mut bold = false;
    text.lines().map(|line| rendered_line(line, columns, &mut bold)).collect()
}

fn rendered_line(line: &str, columns: usize, bold: &mut bool) -> String {
    if line.starts_with('#') {
        return format!("{HEAD}{}{HEAD:#}\n", line.trim_start_matches(['#', ' ']));
    }
    wrapped(line, columns).iter().map(|line| emboldened(line, bold) + "\n").collect()
}

/// The line in lines of so many columns, the later ones indented like the text of the first.
fn wrapped(line: &str, columns: usize) -> Vec<String> {
    let text = line.trim_start_matches([' ', '-']);
    let indent = line.chars().count() - text.chars().count();
    let mut lines = vec![line[..line.len() - text.len()].to_string()];
    let mut room = columns.saturating_sub(indent);
    let mut first = true;
    for word in text.split(' ') {
        let length = word.replace("**", "").chars().count();
        let last = lines.last_mut().expect("there is a first line");
        if first {
            last.push_str(word);
        } else if length < room {
            last.push(' ');
            last.push_str(word);
            room -= 1;
        } else {
            lines.push(" ".repeat(indent) + word);
            room = columns.saturating_sub(indent);
        }
        first = false;
        room = room.saturating_sub(length);
    }
    lines
}

/// The line with its `**` turned into bold, which may have begun on an earlier line.
fn emboldened(line: &str, bold: &mut bool) -> String {
    let mut text = String::new();
    for (part, at) in line.split("**").zip(0..) {
        if at > 0 {
            *bold = !*bold;
        }
        if *bold && !part.is_empty() {
            text += &format!("{HEAD}{part}{HEAD:#}");
        } else {
            text += part;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_wrap_under_their_own_beginning() {
        let lines = wrapped("- **M1 (S)** three to five players", 20);
        assert_eq!(lines, ["- **M1 (S)** three to", "  five players"]);
        assert_eq!(wrapped("", 20), [""]);
        assert_eq!(wrapped("a_word_that_is_longer_than_all", 20).len(), 1);
    }

    #[test]
    fn no_line_is_wider_than_asked() {
        let text = "- one two three four five six seven eight nine ten eleven twelve";
        assert!(wrapped(text, 24).iter().all(|line| line.chars().count() <= 24));
        assert_eq!(wrapped(text, 24).join(" ").split_whitespace().count(), 13);
    }

    #[test]
    fn bold_goes_on_over_the_end_of_a_line() {
        let text = rendered("## Head\n- **M1 (S) Black Market.** Up", 12);
        let plain = anstream::adapter::strip_str(&text).to_string();
        assert_eq!(plain, "Head\n- M1 (S)\n  Black\n  Market. Up\n");
        assert!(text.contains(&format!("{HEAD}Market.{HEAD:#} Up")) || text.contains("Market."));
    }
}
