//! Rules texts on a terminal: wrapped to its width, what is bold in bold, tables aligned.

use std::io::{IsTerminal, stdout};

use crate::paint::{HEAD, STRESS};
use crate::wrap::{columns, wrapped};

/// The text as a terminal shows it best; where the output is none, as it is.
pub fn for_terminal(text: &str) -> String {
    if stdout().is_terminal() { rendered(text, columns()) } else { text.to_string() }
}

/// The parts of Markdown that rules are written in.
enum Block {
    Heading(String),
    Blank,
    /// A paragraph or an item of a list, its lines joined, with its indent.
    Text(String),
    Table {
        indent: usize,
        rows: Vec<Vec<String>>,
    },
}

fn rendered(text: &str, columns: usize) -> String {
    blocks(text)
        .iter()
        .map(|block| match block {
            Block::Heading(heading) => format!("{HEAD}{heading}{HEAD:#}\n"),
            Block::Blank => "\n".to_string(),
            Block::Text(text) => rendered_text(text, columns),
            Block::Table { indent, rows } => rendered_table(*indent, rows),
        })
        .collect()
}

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for line in text.lines() {
        let words = line.trim();
        match blocks.last_mut() {
            _ if words.is_empty() => blocks.push(Block::Blank),
            _ if line.starts_with('#') => {
                blocks.push(Block::Heading(line.trim_start_matches(['#', ' ']).to_string()));
            }
            // The line under a table's head says only that it is one.
            Some(Block::Table { .. }) if words.starts_with("|--") => {}
            Some(Block::Table { rows, .. }) if words.starts_with('|') => rows.push(cells(words)),
            _ if words.starts_with('|') => {
                let indent = line.len() - line.trim_start().len();
                blocks.push(Block::Table { indent, rows: vec![cells(words)] });
            }
            Some(Block::Text(text)) if !begins_anew(words) => {
                text.push(' ');
                text.push_str(words);
            }
            _ => blocks.push(Block::Text(line.trim_end().to_string())),
        }
    }
    blocks
}

/// Whether these words do not go on with the line before: an item of a list, or a remark that
/// begins with a stressed word, as `*Example:*`.
fn begins_anew(words: &str) -> bool {
    words.starts_with("- ") || (words.starts_with('*') && !words.starts_with("**"))
}

fn cells(row: &str) -> Vec<String> {
    row.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()
}

fn rendered_table(indent: usize, rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    rows.iter()
        .map(|row| {
            let cells = row.iter().enumerate();
            let cells: Vec<String> =
                cells.map(|(at, cell)| format!("{cell:<width$}", width = width(at))).collect();
            format!("{:indent$}{}\n", "", cells.join("  ").trim_end())
        })
        .collect()
}

fn rendered_text(text: &str, columns: usize) -> String {
    let indent = text.len() - text.trim_start_matches([' ', '-']).len();
    // Marks take no room: they are gone when the text is shown.
    let width = |word: &str| word.chars().filter(|&c| c != '*').count();
    let mut marks = Marks::default();
    wrapped(text, columns, indent, width).iter().map(|line| marks.styled(line) + "\n").collect()
}

/// Which marks are open; they may be closed on a later line.
#[derive(Default)]
struct Marks {
    bold: bool,
    stressed: bool,
}

impl Marks {
    /// The line with its marks turned into styles.
    fn styled(&mut self, line: &str) -> String {
        let mut text = String::new();
        for (bold, at) in line.split("**").zip(0..) {
            self.bold ^= at > 0;
            for (part, at) in bold.split('*').zip(0..) {
                self.stressed ^= at > 0;
                let style = match self {
                    Marks { bold: true, .. } => HEAD,
                    Marks { stressed: true, .. } => STRESS,
                    _ => anstyle::Style::new(),
                };
                text += &format!("{style}{part}{style:#}");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str, columns: usize) -> String {
        anstream::adapter::strip_str(&rendered(text, columns)).to_string()
    }

    #[test]
    fn bold_goes_on_over_the_end_of_a_line() {
        let text = "## Head\n- **M1 Black Market.** Up to *three*";
        assert_eq!(plain(text, 10), "Head\n- M1 Black\n  Market.\n  Up to\n  three\n");
        let styled = rendered(text, 10);
        assert!(styled.contains(&format!("{HEAD}  Market.{HEAD:#}")), "{styled:?}");
        assert!(styled.contains(&format!("{STRESS}three{STRESS:#}")), "{styled:?}");
    }

    #[test]
    fn lines_of_a_paragraph_are_joined_and_remarks_stand_apart() {
        let text = "- **M1** one\n  two.\n  *Example:* three\n  four.\n- **M2** five\n\nsix\nseven";
        let shown = "- M1 one two.\n  Example: three four.\n- M2 five\n\nsix seven\n";
        assert_eq!(plain(text, 80), shown);
    }

    #[test]
    fn tables_are_aligned() {
        let text = "  | good | price |\n  |---|---|\n  | silk | 15 |\n  | porcelain | 9 |";
        assert_eq!(plain(text, 80), "  good       price\n  silk       15\n  porcelain  9\n");
    }
}
