//! Ratings of several players, after Bradley and Terry: the better one of two is placed before the other
//! in as many games as their ratings say. On the scale of chess: 400 points are ten to one.

/// How often each was placed before each; a shared place is half a time for both.
#[derive(Clone, PartialEq, Debug)]
pub struct Duels {
    players: usize,
    before: Vec<f64>,
}

/// Points for a tenfold chance.
const SCALE: f64 = 400.0;
/// More steps change no rating by a tenth of a point.
const STEPS: usize = 300;
/// What everybody is taken to have won and lost against everybody beforehand, so that who never lost has
/// a rating, too.
const BEFOREHAND: f64 = 0.5;

impl Duels {
    /// None yet.
    pub fn among(players: usize) -> Duels {
        Duels { players, before: vec![0.0; players * players] }
    }

    /// Counts a game: the player in each seat, and the seat's place. Seats of the same player do not count
    /// against each other.
    pub fn add(&mut self, players: &[usize], places: &[u8]) {
        for (&one, &place) in players.iter().zip(places) {
            for (&other, &others) in players.iter().zip(places) {
                if one != other {
                    self.before[one * self.players + other] += match place.cmp(&others) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }

    /// Adds all that others have counted.
    pub fn merge(&mut self, other: &Duels) {
        for (own, other) in self.before.iter_mut().zip(&other.before) {
            *own += other;
        }
    }

    /// The ratings, around 0.
    pub fn ratings(&self) -> Vec<f64> {
        let count = self.players;
        let won = |one: usize, other: usize| self.before[one * count + other] + BEFOREHAND;
        let mut strength = vec![1.0; count];
        for _ in 0..STEPS {
            for one in 0..count {
                let others = || (0..count).filter(|&other| other != one);
                let wins: f64 = others().map(|other| won(one, other)).sum();
                let met = |other: usize| {
                    (won(one, other) + won(other, one)) / (strength[one] + strength[other])
                };
                let expected: f64 = others().map(met).sum();
                if expected > 0.0 {
                    strength[one] = wins / expected;
                }
            }
            let mean = strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / count as f64;
            strength.iter_mut().for_each(|one| *one /= mean.exp());
        }
        strength.into_iter().map(|one| SCALE * one.log10()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let mut duels = Duels::among(2);
        (0..10_000).for_each(|_| duels.add(&[0, 1], &[1, 2]));
        (0..1_000).for_each(|_| duels.add(&[0, 1], &[2, 1]));
        let ratings = duels.ratings();
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 0.5, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-6);
    }

    #[test]
    fn equals_have_equal_ratings_and_own_seats_do_not_count() {
        let mut duels = Duels::among(3);
        duels.add(&[0, 0, 1, 2], &[1, 2, 2, 2]);
        duels.add(&[1, 2, 0, 0], &[1, 2, 2, 3]);
        duels.add(&[0, 1, 2], &[1, 1, 1]);
        let before = |one: usize, other: usize| duels.before[one * 3 + other];
        assert_eq!(before(0, 0), 0.0);
        assert_eq!((before(0, 1), before(1, 0)), (2.0, 3.0), "a shared place is half a time");
        let mut equals = Duels::among(3);
        equals.add(&[0, 1, 2], &[1, 1, 1]);
        assert!(equals.ratings().iter().all(|rating| rating.abs() < 1e-9));
    }

    #[test]
    fn who_never_lost_has_a_rating() {
        let mut duels = Duels::among(2);
        (0..20).for_each(|_| duels.add(&[0, 1], &[1, 2]));
        assert!(duels.ratings().iter().all(|rating| rating.is_finite()));
    }
}
