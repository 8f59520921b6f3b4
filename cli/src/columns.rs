//! Text in columns.

use crate::wrap::wrapped;

/// Lines of cells, the first column to the left and the others to the right, two spaces apart.
pub fn aligned(rows: &[Vec<String>]) -> String {
    let widths = widths(rows);
    rows.iter().map(|row| line(row, &widths) + "\n").collect()
}

fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    (0..columns).map(width).collect()
}

/// Lines of cells, all to the left.
pub fn aligned_left(rows: &[Vec<String>]) -> String {
    let widths = widths(rows);
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
    };
    rows.iter().map(line).collect()
}

/// A table for a terminal that is too narrow for it: each row by itself, a figure a line with what it is.
pub fn stacked(rows: &[Vec<String>]) -> String {
    let Some((head, rows)) = rows.split_first() else { return String::new() };
    let row = |row: &Vec<String>| {
        let figures = head.iter().zip(row).skip(1);
        let figures: Vec<Vec<String>> =
            figures.map(|(head, figure)| vec![format!("    {head}"), figure.clone()]).collect();
        format!("{}\n{}", row.first().map_or("", String::as_str), aligned(&figures))
    };
    rows.iter().map(row).collect()
}

fn line(row: &[String], widths: &[usize]) -> String {
    let cells: Vec<String> = row
        .iter()
        .zip(widths)
        .enumerate()
        .map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        })
        .collect();
    cells.join("  ").trim_end().to_string()
}

/// Numbered labels. Long ones have lines of their own; where several short ones follow each other
/// they share lines, in columns that are read downwards.
pub fn numbered(labels: &[String], columns: usize) -> String {
    numbered_from(1, labels.len(), labels, columns)
}

/// A part of so many numbered labels, from this number on.
pub fn numbered_from(first: usize, all: usize, labels: &[String], columns: usize) -> String {
    const GAP: usize = 3;
    let digits = all.to_string().len();
    let cells: Vec<String> = labels
        .iter()
        .zip(first..)
        .map(|(label, number): (&String, usize)| format!("{number:>digits$}  {label}"))
        .collect();
    let is_short = |cell: &String| 2 * cell.chars().count() + GAP <= columns;
    cells
        .chunk_by(|one, next| is_short(one) == is_short(next))
        .map(|run| {
            if !is_short(&run[0]) {
                return run.iter().map(|cell| in_lines(cell, columns, digits + 2)).collect();
            }
            let widest = run.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
            // A few choices read better as a plain list.
            let most = if run.len() < 6 { 1 } else { run.len() };
            in_columns(run, widest, ((columns + GAP) / (widest + GAP)).clamp(1, most), GAP)
        })
        .collect()
}

fn in_lines(cell: &str, columns: usize, indent: usize) -> String {
    wrapped(cell, columns, indent, |word| word.chars().count()).join("\n") + "\n"
}

fn in_columns(cells: &[String], width: usize, columns: usize, gap: usize) -> String {
    let rows = cells.len().div_ceil(columns);
    (0..rows)
        .map(|row| {
            let line: Vec<String> = cells
                .iter()
                .skip(row)
                .step_by(rows)
                .map(|cell| format!("{cell:<width$}"))
                .collect();
            line.join(&" ".repeat(gap)).trim_end().to_string() + "\n"
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|cell| cell.to_string()).collect()
    }

    #[test]
    fn names_to_the_left_and_figures_to_the_right() {
        let rows = [strings(&["", "wins"]), strings(&["seat 0", "7"]), strings(&["Łódź", "12"])];
        assert_eq!(aligned(&rows), "        wins\nseat 0     7\nŁódź      12\n");
        assert_eq!(aligned(&[]), "");
    }

    #[test]
    fn a_wide_table_is_told_row_by_row() {
        let rows = [strings(&["", "won", "of"]), strings(&["  Ann", "7", "12"])];
        assert_eq!(stacked(&rows), "  Ann\n    won   7\n    of   12\n");
    }

    #[test]
    fn short_labels_share_lines() {
        let few = strings(&["buy silk", "end the turn"]);
        assert_eq!(numbered(&few, 80), "1  buy silk\n2  end the turn\n");
        let mut many: Vec<String> = (1..=12).map(|i| format!("buy {i}")).collect();
        assert_eq!(numbered(&many, 40).lines().next(), Some(" 1  buy 1     5  buy 5     9  buy 9"));
        assert_eq!(numbered(&many, 5).lines().count(), 24);
        many.push("a choice that explains itself at some length".to_string());
        let text = numbered(&many, 40);
        assert_eq!(text.lines().count(), 6);
        assert!(
            text.ends_with("\n13  a choice that explains itself at\n    some length\n"),
            "{text}"
        );
    }
}
