//! The weights that make what happened most likely.

use kontor_engine::outlook::{BySeat, MOMENTS, Outlook, Weights, parts, shared};
use rayon::prelude::*;

use super::Position;

/// More steps of Newton's method change nothing that is written.
const STEPS: usize = 12;
/// How much weights are held back, so that a sign that hardly ever differs gets none: as if as many
/// positions had shown it to be worth nothing.
const HELD_BACK: f64 = 20.0;
/// Positions are added up by so many, in order, so that the sum is the same on any number of threads.
const CHUNK: usize = 1_024;

/// The weights of so many signs.
pub(super) fn fit(positions: &[Position], signs: usize) -> Outlook {
    let size = signs * MOMENTS;
    let mut weights = vec![0.0; size];
    for _ in 0..STEPS {
        let mut slope = Slope::flat(size);
        let chunks: Vec<Slope> = positions
            .par_chunks(CHUNK)
            .map(|chunk| {
                let mut slope = Slope::flat(size);
                chunk.iter().for_each(|position| slope.add(position, &weights));
                slope
            })
            .collect();
        chunks.iter().for_each(|chunk| slope.merge(chunk));
        for (at, weight) in weights.iter().enumerate() {
            slope.first[at] -= HELD_BACK * weight;
            slope.second[at * size + at] += HELD_BACK;
        }
        let step = solved(slope.second, slope.first);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    Outlook::new(
        weights
            .chunks(MOMENTS)
            .map(|chunk| -> Weights { std::array::from_fn(|moment| chunk[moment]) }),
    )
}

/// How likelihood changes with the weights: the first derivatives, and the second ones turned about.
struct Slope {
    first: Vec<f64>,
    second: Vec<f64>,
}

impl Slope {
    fn flat(size: usize) -> Slope {
        Slope { first: vec![0.0; size], second: vec![0.0; size * size] }
    }

    fn merge(&mut self, other: &Slope) {
        self.first.iter_mut().zip(&other.first).for_each(|(own, other)| *own += other);
        self.second.iter_mut().zip(&other.second).for_each(|(own, other)| *own += other);
    }

    fn add(&mut self, position: &Position, weights: &[f64]) {
        let size = weights.len();
        let parts = parts(position.progress);
        let spread: Vec<Vec<f64>> = position
            .signs
            .iter()
            .map(|signs| signs.iter().flat_map(|sign| parts.map(|part| sign * part)).collect())
            .collect();
        let score = |signs: &Vec<f64>| -> f64 {
            signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
        };
        let foretold = shared(spread.iter().map(score).collect::<BySeat>());
        let mut mean = vec![0.0; size];
        for (signs, foretold) in spread.iter().zip(&foretold) {
            mean.iter_mut().zip(signs).for_each(|(mean, sign)| *mean += foretold * sign);
        }
        for ((signs, foretold), came) in spread.iter().zip(&foretold).zip(&position.shares) {
            let apart: Vec<f64> = signs.iter().zip(&mean).map(|(sign, mean)| sign - mean).collect();
            for (at, own) in apart.iter().enumerate() {
                self.first[at] += (came - foretold) * signs[at];
                if *own != 0.0 {
                    let row = &mut self.second[at * size..(at + 1) * size];
                    let part = foretold * own;
                    row.iter_mut().zip(&apart).for_each(|(second, other)| *second += part * other);
                }
            }
        }
    }
}

/// Solves a system of linear equations by Gauss, the largest pivot first.
fn solved(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let largest = (column..size).max_by(|&a, &b| {
            matrix[a * size + column].abs().total_cmp(&matrix[b * size + column].abs())
        });
        let pivot = largest.unwrap_or(column);
        for at in 0..size {
            matrix.swap(column * size + at, pivot * size + at);
        }
        right.swap(column, pivot);
        let head = matrix[column * size + column];
        if head == 0.0 {
            continue;
        }
        for row in (0..size).filter(|&row| row != column) {
            let times = matrix[row * size + column] / head;
            if times != 0.0 {
                for at in column..size {
                    matrix[row * size + at] -= times * matrix[column * size + at];
                }
                right[row] -= times * right[column];
            }
        }
    }
    let each = (0..size).map(|at| {
        let head = matrix[at * size + at];
        if head == 0.0 { 0.0 } else { right[at] / head }
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use kontor_engine::Generator;
    use kontor_engine::outlook::Signs;

    use super::*;

    #[test]
    fn equations_are_solved() {
        let found = solved(vec![0.0, 2.0, 1.0, 1.0], vec![4.0, 5.0]);
        assert_eq!(found, [3.0, 2.0], "2y = 4 and x + y = 5");
    }

    /// Games whose winners are drawn by known weights give these weights back.
    #[test]
    fn weights_that_made_the_games_are_found_again() {
        let made = Outlook::new([[2.0, 1.0, 0.0], [-1.0, -1.0, -1.0], [0.0, 0.0, 0.0]]);
        let mut generator = Generator::from_number(1);
        let mut number = || f64::from(generator.below(1_000)) / 1_000.0;
        let positions: Vec<Position> = (0..40_000)
            .map(|_| {
                let progress = number();
                let mut signs = || (0..3).map(|_| 2.0 * number() - 1.0).collect::<Signs>();
                let signs = vec![signs(), signs(), signs()];
                let foretold = made.of_signs(progress, &signs);
                let mut left = number();
                let winner = foretold.iter().position(|share| {
                    left -= share;
                    left < 0.0
                });
                let came = |seat| f64::from(Some(seat) == winner.or(Some(2)));
                let shares: BySeat = (0..3).map(came).collect();
                Position { progress, signs, richest: shares.clone(), shares }
            })
            .collect();
        let found = fit(&positions, 3);
        for progress in [0.0, 0.5, 1.0] {
            let one = |at: usize| -> Vec<Signs> {
                let sign = |own: bool| (0..3).map(|of| f64::from(own && of == at)).collect();
                vec![sign(true), sign(false)]
            };
            for sign in 0..3 {
                let [found, made] = [&found, &made].map(|of| of.of_signs(progress, &one(sign))[0]);
                assert!((found - made).abs() < 0.03, "sign {sign} at {progress}: {found}, {made}");
            }
        }
    }
}
