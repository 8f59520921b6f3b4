//! Chance agrees with its odds.

use kontor_engine::{Game, Generator, Next, Odds, Silent};

use crate::mutation::Numbers;
use crate::variants::each_state;

/// One in so many chance states is sampled again and again; the others once.
const SAMPLED: usize = 400;
/// How often.
const SAMPLES: u32 = 4_000;

/// A game with chance lists its outcomes somewhere. In random games, wherever it does: the odds add up to 1, no outcome is
/// listed twice, each is accepted and leads to a state that can be, and what is drawn is listed. Now and
/// then many are drawn, and come as often as the odds say.
pub fn chance_agrees_with_its_odds<G: Game>(games: u32) {
    let mut odds = Odds::new();
    let (mut decided, mut listed, mut sampled) = (0, 0, 0);
    each_state::<G>(games, 7, |game, _, generator| {
        if game.next() != Next::Chance {
            return;
        }
        decided += 1;
        odds.begin(0);
        game.odds(&mut odds);
        if odds.is_empty() {
            return;
        }
        listed += 1;
        add_up(&odds);
        let drawn = game.sample(generator);
        let known = odds.as_slice().iter().any(|(outcome, _)| *outcome == drawn);
        assert!(known, "{drawn:?} came and is not listed\n{game:?}");
        // Every outcome of a state is tried now and then, and one of it always.
        if generator.number(SAMPLED / 10) == 0 {
            listed_once(&odds);
            odds.as_slice().iter().for_each(|(outcome, _)| accepted(game, *outcome));
        } else {
            accepted(game, odds.as_slice()[generator.number(odds.as_slice().len())].0);
        }
        if listed == 1 || generator.number(SAMPLED) == 0 {
            sampled += 1;
            come_as_often_as_they_should(game, &odds, generator);
        }
    });
    let seen = [listed, sampled].iter().all(|count| *count > 0);
    assert!(decided == 0 || seen, "chance decided {decided} times, but of {listed} with odds");
}

fn add_up<O: std::fmt::Debug>(odds: &Odds<O>) {
    let list = odds.as_slice();
    let ways: u64 = list.iter().map(|(_, ways)| u64::from(*ways)).sum();
    assert_eq!(ways, u64::from(odds.total()), "the odds do not add up to 1: {list:?}");
}

fn listed_once<O: PartialEq + std::fmt::Debug>(odds: &Odds<O>) {
    let list = odds.as_slice();
    for (at, (outcome, _)) in list.iter().enumerate() {
        let again = list[..at].iter().any(|(other, _)| other == outcome);
        assert!(!again, "{outcome:?} is listed twice");
    }
}

fn accepted<G: Game>(game: &G, outcome: G::Outcome) {
    let mut after = game.clone();
    if let Err(refusal) = after.chance(outcome, &mut Silent) {
        panic!("{outcome:?} is listed, but: {refusal}\n{game:?}");
    }
    after.check().unwrap_or_else(|broken| panic!("after {outcome:?}: {broken}\n{game:?}"));
}

/// By chi-square, within six deviations of what it comes to by itself.
fn come_as_often_as_they_should<G: Game>(
    game: &G,
    odds: &Odds<G::Outcome>,
    generator: &mut Generator,
) {
    let list = odds.as_slice();
    let mut counts = vec![0_u32; list.len()];
    for _ in 0..SAMPLES {
        let drawn = game.sample(generator);
        let at = list.iter().position(|(outcome, _)| *outcome == drawn);
        counts[at.unwrap_or_else(|| panic!("{drawn:?} came and is not listed"))] += 1;
    }
    let off = |(&count, &(_, ways)): (&u32, &(G::Outcome, u32))| {
        let expected = f64::from(SAMPLES) * f64::from(ways) / f64::from(odds.total());
        (f64::from(count) - expected).powi(2) / expected
    };
    let chi_square: f64 = counts.iter().zip(list).map(off).sum();
    let free = (list.len() - 1) as f64;
    let most = free + 6.0 * (2.0 * free).sqrt();
    assert!(chi_square <= most, "{chi_square} with {free} free: {counts:?}\n{list:?}\n{game:?}");
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    fn odds(total: u32, list: &[(u8, u32)]) -> Odds<u8> {
        let mut odds = Odds::new();
        odds.begin(total);
        list.iter().for_each(|&(outcome, ways)| odds.add(outcome, ways));
        odds
    }

    #[test]
    fn odds_that_do_not_add_up_or_stand_twice_are_found() {
        add_up(&odds(6, &[(1, 3), (2, 2), (3, 1)]));
        assert!(
            catch_unwind(|| add_up(&odds(6, &[(1, 3), (2, 2)]))).is_err(),
            "one way is missing"
        );
        listed_once(&odds(2, &[(1, 1), (2, 1)]));
        assert!(catch_unwind(|| listed_once(&odds(2, &[(1, 1), (1, 1)]))).is_err());
    }
}
