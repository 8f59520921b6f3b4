//! Rules texts on a terminal: wrapped to its width, what is bold in bold.

use std::io::{IsTerminal, stdout};

use crate::paint::HEAD;
use crate::wrap::{columns, wrapped};

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
    let indent = line.len() - line.trim_start_matches([' ', '-']).len();
    wrapped(line, columns, indent).iter().map(|line| emboldened(line, bold) + "\n").collect()
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
    fn bold_goes_on_over_the_end_of_a_line() {
        let text = rendered("## Head\n- **M1 (S) Black Market.** Up", 12);
        let plain = anstream::adapter::strip_str(&text).to_string();
        assert_eq!(plain, "Head\n- M1 (S)\n  Black\n  Market. Up\n");
        assert!(text.ends_with(&format!("{HEAD}  Market.{HEAD:#} Up\n")), "{text:?}");
    }
}
