//! Trying candidates in a world that could be.

use kontor_engine::play::quickest;
use kontor_engine::{Game, Generator, Next, Odds, Policy, Seat, Seed, Silent, Viewer};

use super::Quick;

/// The steps after which a world is taken to go on for ever: it is judged as it stands.
const ENOUGH: u32 = 20_000;

/// The horizon of those who play on to the end of the game.
const TO_THE_END: u32 = u32::MAX;

/// The part of a circle whose multiples are spread most evenly over it, for so many of them as may be.
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// What is tried, by whom and where.
pub(super) struct Trial<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    pub actions: &'a [G::Action],
    /// Where worlds and all that happens in them come from.
    pub seed: Seed,
    /// How many rounds are played on before a position is valued, if not to the end.
    pub rounds: Option<u32>,
}

/// Those who play on in a world.
pub(super) struct Players<G: Game> {
    each: Vec<Box<dyn Policy<G>>>,
    odds: Odds<G::Outcome>,
}

impl<G: Game> Trial<'_, G> {
    pub(super) fn players(&self, quick: Quick<G>) -> Players<G> {
        Players { each: (0..self.game.seats()).map(|_| quick()).collect(), odds: Odds::new() }
    }

    /// The turn with which looking ahead ends; where nothing values positions, that is the end of the game.
    fn horizon(&self) -> u32 {
        match (G::outlook(), self.rounds) {
            (Some(_), Some(rounds)) => self.game.turns() + rounds * self.game.seats() as u32,
            _ => TO_THE_END,
        }
    }

    /// What each of these candidates comes to in the world of this number: the share of winning.
    pub(super) fn world(&self, number: u32, left: &[usize], players: &mut Players<G>) -> Vec<f64> {
        let stream = 3 * u64::from(number);
        let mut unknown = Generator::new(self.seed, stream);
        let imagined = self.game.determinize(Viewer::Seat(self.seat), &mut unknown);
        let each = left.iter().map(|&at| {
            let mut game = imagined.clone();
            if game.act(self.seat, self.actions[at], &mut Silent).is_err() {
                // What cannot be done wins nothing.
                return 0.0;
            }
            players.draw_evenly(&mut game, quantile(number));
            let chance = Generator::new(self.seed, stream + 1);
            let deciding = Generator::new(self.seed, stream + 2);
            players.play_on(&mut game, chance, deciding, self.horizon());
            share(&game, self.seat)
        });
        each.collect()
    }
}

impl<G: Game> Players<G> {
    /// Where chance comes right after a candidate and its odds are listed, each outcome comes in as many
    /// worlds as its odds say, not by luck.
    fn draw_evenly(&mut self, game: &mut G, quantile: f64) {
        if game.next() != Next::Chance {
            return;
        }
        self.odds.begin(0);
        game.odds(&mut self.odds);
        let mut ways = quantile * f64::from(self.odds.total());
        for &(outcome, of) in self.odds.as_slice() {
            ways -= f64::from(of);
            if ways < 0.0 {
                game.chance(outcome, &mut Silent).expect("an outcome that has odds can be");
                return;
            }
        }
    }

    /// Plays to the end, or to the beginning of turn `horizon`.
    fn play_on(
        &mut self,
        game: &mut G,
        mut chance: Generator,
        mut deciding: Generator,
        horizon: u32,
    ) {
        for _ in 0..ENOUGH {
            if horizon != TO_THE_END && game.turns() >= horizon {
                return;
            }
            match game.next() {
                Next::Over => return,
                Next::Chance => {
                    let outcome = game.sample(&mut chance);
                    game.chance(outcome, &mut Silent).expect("what was drawn can be");
                }
                Next::Seats(seats) => {
                    let seat = quickest(seats, &mut deciding);
                    let action = self.each[seat.index()].choose(game, seat, &mut deciding);
                    game.act(seat, action, &mut Silent).expect("a policy chooses what is allowed");
                }
            }
        }
    }
}

/// Where among all ways of chance the world of this number lies, from 0 to 1.
fn quantile(number: u32) -> f64 {
    (GOLDEN * f64::from(number)).fract()
}

/// A seat's share of winning. Before the end it is what the outlook says; without one, whoever is richest
/// counts as the winner.
pub(crate) fn share<G: Game>(game: &G, seat: Seat) -> f64 {
    if let (Some(outlook), false) = (G::outlook(), game.next() == Next::Over) {
        return outlook.shares(game)[seat.index()];
    }
    let standing = game.standing(Viewer::All);
    let share_of = |first: bool, winners: usize| if first { 1.0 / winners as f64 } else { 0.0 };
    match standing.places {
        Some(places) => {
            let winners = places.iter().filter(|&&place| place == 1).count();
            share_of(places[seat.index()] == 1, winners)
        }
        None => {
            let most = standing.wealth.iter().max();
            let winners = standing.wealth.iter().filter(|&wealth| Some(wealth) == most).count();
            share_of(Some(&standing.wealth[seat.index()]) == most, winners)
        }
    }
}

#[cfg(test)]
mod tests {
    use kontor_engine::Setup;
    use kontor_games::Mercurius;

    use super::*;

    /// By luck a first player of three would be off by 15 of a thousand worlds.
    #[test]
    fn outcomes_come_in_as_many_worlds_as_their_odds_say() {
        const WORLDS: u32 = 1_000;
        let setup = Setup::standard(Mercurius::info(), 3).unwrap();
        let mut game = Mercurius::set_up(&setup).unwrap();
        let mut generator = Generator::new(Seed::derived(11, 1), 0);
        let mut players: Players<Mercurius> = Players { each: Vec::new(), odds: Odds::new() };
        for _ in 0..3 {
            assert_eq!(game.next(), Next::Chance);
            let mut odds = Odds::new();
            game.odds(&mut odds);
            for &(outcome, ways) in odds.as_slice() {
                let mut then = game;
                then.chance(outcome, &mut Silent).unwrap();
                let mut came = 0;
                for number in 0..WORLDS {
                    let mut world = game;
                    players.draw_evenly(&mut world, quantile(number));
                    came += u32::from(world == then);
                }
                let due = f64::from(WORLDS) * f64::from(ways) / f64::from(odds.total());
                assert!((f64::from(came) - due).abs() < 5.0, "{came} of {due}: {outcome:?}");
            }
            let drawn = game.sample(&mut generator);
            game.chance(drawn, &mut Silent).unwrap();
        }
    }
}
