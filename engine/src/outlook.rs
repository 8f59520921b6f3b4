//! How likely each seat is to win: signs that a good player would look at, and what self-play has shown them
//! to be worth.
//!
//! A seat's signs, each by its weight, add up to a score, and the seats share the chance of winning by the
//! exponentials of their scores (the conditional logit of McFadden). What a sign is worth depends on how far
//! the game has come: a sheet gives each a weight at the beginning, in the middle and at the end, and in
//! between it changes evenly.

use std::fmt::Write;

use arrayvec::ArrayVec;

use crate::data::{DataError, Sheet, check_order};
use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat};

/// The most signs that a game can have.
pub const MAX_SIGNS: usize = 16;
/// The moments that a sign has a weight for: the beginning, the middle and the end.
pub const MOMENTS: usize = 3;

/// The signs of one seat, in the order of their names; each about as large as 1.
pub type Signs = ArrayVec<f64, MAX_SIGNS>;
/// What each seat has of something.
pub type BySeat = ArrayVec<f64, MAX_SEATS>;
/// The weights of one sign.
pub type Weights = [f64; MOMENTS];

/// What the signs of a game are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    weights: ArrayVec<Weights, MAX_SIGNS>,
}

/// How an outlook is written.
static SHEET: Sheet =
    Sheet { file: "outlook.tsv", columns: &["sign", "beginning", "middle", "end"] };

impl Outlook {
    /// With these weights, in the order of the signs' names.
    pub fn new(weights: impl IntoIterator<Item = Weights>) -> Outlook {
        Outlook { weights: weights.into_iter().collect() }
    }

    /// Reads a sheet that has a row for each of these signs, in their order.
    pub fn read(text: &str, names: &[&'static str]) -> Result<Outlook, DataError> {
        let rows = SHEET.rows(text)?;
        check_order(&rows, "sign", names)?;
        let mut weights = ArrayVec::new();
        for row in &rows {
            let moments = ["beginning", "middle", "end"];
            let [beginning, middle, end] = moments.map(|moment| row.number::<f64>(moment));
            weights.push([beginning?, middle?, end?]);
        }
        Ok(Outlook { weights })
    }

    /// Writes such a sheet, with lines of comment before it.
    pub fn written(&self, names: &[&'static str], comments: &[String]) -> String {
        let mut text: String = comments.iter().map(|line| format!("# {line}\n")).collect();
        text += &(SHEET.columns.join("\t") + "\n");
        for (name, [beginning, middle, end]) in names.iter().zip(&self.weights) {
            let row = writeln!(text, "{name}\t{beginning:.4}\t{middle:.4}\t{end:.4}");
            row.expect("a text can be written to");
        }
        text
    }

    /// Each seat's share of winning; together they are 1.
    pub fn shares<G: Game>(&self, game: &G) -> BySeat {
        let parts = parts(game.progress());
        let mut signs = Signs::new();
        let scores = Seat::all(game.seats()).map(|seat| {
            signs.clear();
            game.read_signs(seat, &mut signs);
            self.score(&parts, &signs)
        });
        shared(scores.collect())
    }

    /// The same from the signs of all seats, this far into a game.
    pub fn of_signs(&self, progress: f64, seats: &[Signs]) -> BySeat {
        let parts = parts(progress);
        shared(seats.iter().map(|signs| self.score(&parts, signs)).collect())
    }

    fn score(&self, parts: &Weights, signs: &Signs) -> f64 {
        let each = signs.iter().zip(&self.weights);
        each.map(|(sign, weights)| sign * weighed(weights, parts)).sum()
    }
}

/// How much each moment counts at this progress, from 0 to 1.
pub fn parts(progress: f64) -> Weights {
    let along = 2.0 * progress.clamp(0.0, 1.0);
    if along <= 1.0 { [1.0 - along, along, 0.0] } else { [0.0, 2.0 - along, along - 1.0] }
}

fn weighed(weights: &Weights, parts: &Weights) -> f64 {
    weights.iter().zip(parts).map(|(weight, part)| weight * part).sum()
}

/// Shares by the exponentials of scores.
pub fn shared(mut scores: BySeat) -> BySeat {
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    scores.iter_mut().for_each(|score| *score = (*score - most).exp());
    let all: f64 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= all);
    scores
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_pass_into_each_other() {
        assert_eq!(parts(0.0), [1.0, 0.0, 0.0]);
        assert_eq!(parts(0.25), [0.5, 0.5, 0.0]);
        assert_eq!(parts(0.75), [0.0, 0.5, 0.5]);
        assert_eq!(parts(7.0), [0.0, 0.0, 1.0]);
    }

    #[test]
    fn equal_scores_share_equally_and_large_ones_do_not_overflow() {
        let shares = |scores: &[f64]| shared(scores.iter().copied().collect());
        assert_eq!(shares(&[3.0, 3.0]).as_slice(), [0.5, 0.5]);
        assert_eq!(shares(&[9_000.0, -9_000.0]).as_slice(), [1.0, 0.0]);
        let one = shares(&[3f64.ln(), 0.0]);
        assert!((one[0] - 0.75).abs() < 1e-12, "three to one");
    }

    #[test]
    fn a_sheet_is_read_as_it_was_written() {
        let outlook = Outlook::new([[0.5, -1.25, 2.0], [0.0, 0.0625, 1.0]]);
        let names = &["wealth", "cards"];
        let text = outlook.written(names, &["how it was made".to_string()]);
        assert!(
            text.starts_with("# how it was made\nsign\tbeginning\tmiddle\tend\nwealth\t0.5000\t")
        );
        assert_eq!(Outlook::read(&text, names), Ok(outlook));
        let wrong = Outlook::read(&text, &["wealth", "tokens"]).unwrap_err();
        assert!(wrong.to_string().contains("should be tokens"), "{wrong}");
    }
}
