//! Who can sit where.

use kontor_engine::Refusal;

/// The most seatings that a contest can have.
pub const MOST: usize = 10_000;

/// All the ways that bots can sit at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seatings {
    /// The bots, each once, in the order they were named.
    bots: Vec<String>,
    /// For each seating the bot in each seat, by its place among the bots.
    all: Vec<Vec<usize>>,
}

impl Seatings {
    /// All the ways that these bots can take so many seats. Where there are as many bots as seats, each has
    /// one; where there are fewer, each has at least one; where there are more, each has at most one. A bot
    /// that is named several times has as many.
    pub fn of(named: &[String], seats: usize) -> Result<Seatings, Refusal> {
        let mut bots: Vec<String> = Vec::new();
        for name in named {
            if !bots.contains(name) {
                bots.push(name.clone());
            }
        }
        let named_times: Vec<usize> =
            bots.iter().map(|bot| named.iter().filter(|&name| name == bot).count()).collect();
        let fits = |seating: &[usize]| {
            (0..bots.len()).all(|bot| {
                let times = seating.iter().filter(|&&sits| sits == bot).count();
                if named.len() <= seats {
                    times >= named_times[bot]
                } else {
                    times <= named_times[bot]
                }
            })
        };
        let mut all: Vec<Vec<usize>> = Vec::new();
        let mut seating = vec![0; seats];
        loop {
            if fits(&seating) {
                all.push(seating.clone());
            }
            if all.len() > MOST {
                return Err(Refusal::form("refused-seatings").with("most", MOST));
            }
            let Some(at) = seating.iter().rposition(|&bot| bot + 1 < bots.len()) else { break };
            seating[at] += 1;
            seating[at + 1..].fill(0);
        }
        if bots.is_empty() || all.is_empty() {
            return Err(Refusal::form("refused-nobody-plays"));
        }
        Ok(Seatings { bots, all })
    }

    /// The bots, each once.
    pub fn bots(&self) -> &[String] {
        &self.bots
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// There is always one.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Who sits where in a game, and the number of its deal: all seatings play a deal before the next comes.
    pub fn of_game(&self, game: u64) -> (&[usize], u64) {
        let count = self.all.len() as u64;
        (&self.all[(game % count) as usize], game / count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(named: &[&str], seats: usize) -> Seatings {
        let named: Vec<String> = named.iter().map(|name| name.to_string()).collect();
        Seatings::of(&named, seats).unwrap()
    }

    #[test]
    fn one_among_equals_has_every_seat_once() {
        let all = seatings(&["hard", "steady", "steady", "steady"], 4);
        assert_eq!(all.bots(), ["hard", "steady"]);
        let mut seats: Vec<usize> = (0..4)
            .map(|game| all.of_game(game).0.iter().position(|&bot| bot == 0).unwrap())
            .collect();
        seats.sort_unstable();
        assert_eq!((all.len(), seats), (4, vec![0, 1, 2, 3]));
        assert_eq!([3, 4, 11].map(|game| all.of_game(game).1), [0, 1, 2], "four games a deal");
    }

    #[test]
    fn three_bots_have_six_seatings_and_four_take_turns_at_three_seats() {
        assert_eq!(seatings(&["a", "b", "c"], 3).len(), 6);
        assert_eq!(seatings(&["a", "b", "c", "d"], 3).len(), 24);
        assert_eq!(seatings(&["a", "b"], 3).len(), 6, "one of them twice");
        assert_eq!(seatings(&["a"], 3).len(), 1);
    }

    #[test]
    fn too_many_seatings_are_refused() {
        let named: Vec<String> = (0..12).map(|name| name.to_string()).collect();
        assert!(Seatings::of(&named, 6).is_err());
        assert!(Seatings::of(&[], 3).is_err());
    }
}
