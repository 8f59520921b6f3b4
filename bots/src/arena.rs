//! Who plays better: every seating equally often, each of them with the same dice.

pub mod ratings;
pub mod seatings;
pub mod standings;

use std::time::Duration;

use cpu_time::ThreadTime;
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::play::{Sources, play_out};
use kontor_engine::{Listed, Next, Policy, Refusal, Seat, Setup, Viewer};
use kontor_games::Visitor;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use self::seatings::Seatings;
use self::standings::Standings;
use crate::players::Maker;
use crate::simulate::{PLAYERS_STREAM, STEP_LIMIT, Stopped};

/// What to play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The table.
    pub setup: Setup,
    /// Who plays: see [`Seatings::of`] for more or fewer than there are seats.
    pub bots: Vec<String>,
    /// How many games at least: as many more as it takes for every seating to come equally often.
    pub games: u64,
    /// The number that everything comes from.
    pub seed: u64,
}

/// One game of a contest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number, from 0.
    pub game: u64,
    /// Each seat's place, from 1.
    pub places: Vec<u8>,
    /// How many decisions each seat made.
    pub moves: Vec<u32>,
    /// How many microseconds of CPU time they took.
    pub micros: Vec<u64>,
}

impl Played {
    /// Whether this could be a game at a table of so many seats.
    pub fn fits(&self, seats: usize) -> bool {
        [self.places.len(), self.moves.len(), self.micros.len()] == [seats; 3]
            && self.places.contains(&1)
    }
}

impl Contest {
    /// Who sits where.
    pub fn seatings(&self) -> Result<Seatings, Refusal> {
        Seatings::of(&self.bots, self.setup.seats())
    }

    /// How many games it takes for every seating to come equally often, at least as many as asked for.
    pub fn games(&self) -> Result<u64, Refusal> {
        let seatings = self.seatings()?.len() as u64;
        Ok(self.games.max(1).div_ceil(seatings) * seatings)
    }

    /// Plays the games that are not among those `before`, on the threads of rayon's pool, and says how all
    /// of them ended. `watch` is told of each game as it ends, in any order; if it fails, the contest stops.
    pub fn play<G: Listed, E: Send>(
        &self,
        before: Vec<Played>,
        watch: impl Fn(&Played) -> Result<(), E> + Sync,
    ) -> Result<Standings, Stopped<E>> {
        let start = G::set_up(&self.setup).map_err(Stopped::Refused)?;
        let seatings = self.seatings().map_err(Stopped::Refused)?;
        let makers: Result<Vec<Maker<G>>, Refusal> =
            seatings.bots().iter().map(|bot| Maker::named(bot)).collect();
        let makers = makers.map_err(Stopped::Refused)?;
        let games = self.games().map_err(Stopped::Refused)?;
        let mut known = vec![false; games as usize];
        let mut played = before;
        played.retain(|one| {
            let fits = one.fits(self.setup.seats());
            let new = known.get_mut(one.game as usize).map(|known| !std::mem::replace(known, true));
            fits && new == Some(true)
        });
        let missing: Vec<u64> = (0..games).filter(|&game| !known[game as usize]).collect();
        let new: Result<Vec<Played>, Stopped<E>> = missing
            .into_par_iter()
            .map(|game| {
                let one = self.play_one(&start, &seatings, &makers, game)?;
                watch(&one).map_err(Stopped::Watcher)?;
                Ok(one)
            })
            .collect();
        played.extend(new?);
        played.sort_by_key(|one| one.game);
        Ok(Standings::of(G::info().id, self, &seatings, &played))
    }

    /// Game `game`: with one seating after another, each with the dice of the same deal.
    fn play_one<G: Listed, E>(
        &self,
        start: &G,
        seatings: &Seatings,
        makers: &[Maker<G>],
        game: u64,
    ) -> Result<Played, Stopped<E>> {
        let (seating, deal) = seatings.of_game(game);
        let seed = Seed::derived(self.seed, deal);
        let mut sources = Sources {
            chance: Generator::new(seed, CHANCE_STREAM),
            players: Generator::new(seed, PLAYERS_STREAM),
        };
        let timed = |&bot: &usize| Box::new(Timed::new(makers[bot].make()));
        let mut players: Vec<Box<Timed<G>>> = seating.iter().map(timed).collect();
        let mut state = start.clone();
        let steps = play_out(&mut state, &mut players, &mut sources, STEP_LIMIT, |_, _| ());
        if state.next() != Next::Over {
            return Err(Stopped::Endless { game, steps });
        }
        let places = state.standing(Viewer::All).places.unwrap_or_default();
        Ok(Played {
            game,
            places: places.to_vec(),
            moves: players.iter().map(|player| player.moves).collect(),
            micros: players.iter().map(|player| player.taken.as_micros() as u64).collect(),
        })
    }
}

/// Plays a contest of the listed game of this id. See [`Contest::play`].
pub fn play_listed<E: Send>(
    game: &str,
    contest: &Contest,
    before: Vec<Played>,
    watch: impl Fn(&Played) -> Result<(), E> + Sync,
) -> Result<Standings, Stopped<E>> {
    struct ById<'a, E, W> {
        id: &'a str,
        contest: &'a Contest,
        before: Vec<Played>,
        watch: &'a W,
        played: Option<Result<Standings, Stopped<E>>>,
    }
    impl<E: Send, W: Fn(&Played) -> Result<(), E> + Sync> Visitor for ById<'_, E, W> {
        fn visit<G: Listed>(&mut self) {
            if G::info().id == self.id {
                let before = std::mem::take(&mut self.before);
                self.played = Some(self.contest.play::<G, E>(before, self.watch));
            }
        }
    }
    kontor_games::find(game).map_err(Stopped::Refused)?;
    let mut by_id = ById { id: game, contest, before, watch: &watch, played: None };
    kontor_games::each(&mut by_id);
    by_id.played.expect("a game that is found is listed")
}

/// A player whose decisions are timed.
struct Timed<G> {
    player: Box<dyn Policy<G>>,
    moves: u32,
    taken: Duration,
}

impl<G> Timed<G> {
    fn new(player: Box<dyn Policy<G>>) -> Timed<G> {
        Timed { player, moves: 0, taken: Duration::ZERO }
    }
}

impl<G: Listed> Policy<G> for Timed<G> {
    fn choose(&mut self, game: &G, seat: Seat, generator: &mut Generator) -> G::Action {
        let began = ThreadTime::now();
        let action = self.player.choose(game, seat, generator);
        self.taken += began.elapsed();
        self.moves += 1;
        action
    }
}
