//! Text in columns.

/// Lines of cells, the first column to the left and the others to the right, two spaces apart.
pub fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    rows.iter().map(|row| line(row, &widths) + "\n").collect()
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

/// Numbered lines, in as many columns as fit the width, read down each column.
pub fn numbered(labels: &[String], width: usize) -> String {
    const GAP: usize = 3;
    let digits = labels.len().to_string().len();
    let cells: Vec<String> = labels
        .iter()
        .zip(1..)
        .map(|(label, number): (&String, usize)| format!("{number:>digits$}  {label}"))
        .collect();
    let widest = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let columns = ((width + GAP) / (widest + GAP)).clamp(1, cells.len().div_ceil(6).max(1));
    let rows = cells.len().div_ceil(columns);
    (0..rows)
        .map(|row| {
            let line: Vec<String> = cells
                .iter()
                .skip(row)
                .step_by(rows)
                .map(|cell| format!("{cell:<widest$}"))
                .collect();
            line.join(&" ".repeat(GAP)).trim_end().to_string() + "\n"
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
    fn numbered_labels_share_the_width() {
        let few = strings(&["buy silk", "end the turn"]);
        assert_eq!(numbered(&few, 80), "1  buy silk\n2  end the turn\n");
        let many: Vec<String> = (0..13).map(|i| format!("buy {i}")).collect();
        let text = numbered(&many, 40);
        assert_eq!(text.lines().count(), 5);
        assert_eq!(text.lines().next(), Some(" 1  buy 0     6  buy 5    11  buy 10"));
        assert_eq!(numbered(&many, 5).lines().count(), 13);
    }
}
