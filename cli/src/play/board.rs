//! The board as the person saw it last, so that only what changed need be written again.

/// What of the board the person has seen.
#[derive(Default)]
pub struct Board {
    seen: Option<Vec<String>>,
}

impl Board {
    /// Whether the person has seen the board at all.
    pub fn is_known(&self) -> bool {
        self.seen.is_some()
    }

    /// Takes the board as it is now as seen, and gives the lines that were not there before, each under what it
    /// is about.
    pub fn changes<'b>(&mut self, now: &'b str) -> Vec<&'b str> {
        let mut before = self.seen.take().unwrap_or_default();
        let lines: Vec<&str> = now.lines().collect();
        let mut shown = vec![false; lines.len()];
        for (at, line) in lines.iter().enumerate() {
            let line = without_layout(line);
            if let Some(seen) = before.iter().position(|seen| *seen == line) {
                before.swap_remove(seen);
            } else if !line.is_empty() {
                shown[at] = true;
                if let Some(head) = head_of(&lines, at) {
                    shown[head] = true;
                }
            }
        }
        self.seen = Some(lines.iter().map(|line| without_layout(line)).collect());
        lines.into_iter().zip(shown).filter_map(|(line, shown)| shown.then_some(line)).collect()
    }
}

/// From so many columns on a line belongs to one before it, whose name it does not repeat.
const UNDER: usize = 4;

/// The line that an indented one is about.
fn head_of(lines: &[&str], at: usize) -> Option<usize> {
    let indented =
        |line: &str| line.len() - line.trim_start().len() >= UNDER && !line.trim_start().is_empty();
    if !indented(lines[at]) {
        return None;
    }
    let head = lines[..at].iter().rposition(|line| !indented(line))?;
    (!lines[head].is_empty()).then_some(head)
}

/// A line whose columns may have moved because another line became longer.
fn without_layout(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_that_are_new_are_changes() {
        let mut board = Board::default();
        assert!(!board.is_known());
        assert_eq!(board.changes("Turn 1\n\nsilk  9\ntea   3"), ["Turn 1", "silk  9", "tea   3"]);
        assert!(board.is_known());
        assert_eq!(board.changes("Turn 1\n\nsilk    9\ntea    12"), ["tea    12"]);
        assert_eq!(board.changes("Turn 1\n\nsilk    9\ntea    12"), [""; 0]);
    }

    #[test]
    fn a_line_that_stands_there_once_more_is_a_change() {
        let mut board = Board::default();
        board.changes("Ann\n  a coin\nBo");
        assert_eq!(board.changes("Ann\n  a coin\nBo\n  a coin"), ["  a coin"]);
    }

    #[test]
    fn what_changed_under_a_name_is_shown_with_the_name() {
        let mut board = Board::default();
        board
            .changes("Players\n\n►A Ann  9\n     holds tea\n     owes 3\n B Bo  7\n     holds tea");
        assert_eq!(
            board.changes(
                "Players\n\n►A Ann  9\n     holds tea\n     owes 5\n B Bo  7\n     holds tea"
            ),
            ["►A Ann  9", "     owes 5"]
        );
        assert_eq!(
            board.changes(
                "Players\n\n►A Ann  9\n     holds tea\n     owes 5\n B Bo  8\n     holds silk"
            ),
            [" B Bo  8", "     holds silk"]
        );
    }
}
