//! How much a player wins among `steady` ones who sees everything: the dice to come, the cards nobody has seen, and what
//! the others will do. `docs/bots.md` says what that tells of the limit of those who do not see it.
//!
//!     cargo run --profile play -p kontor-bots --example oracle -- GAME PLAYERS GAMES
//!
//! At each decision it plays every candidate on to the end as it will come, itself as `steady` from then on. It does the first
//! by which it wins alone, and what `steady` would do if there is none. Games have the dice that `kontor arena GAME --seed 1`
//! has for the same deals.

use std::process::ExitCode;

use kontor_bots::STEP_LIMIT;
use kontor_bots::players::steady;
use kontor_bots::simulate::PLAYERS_STREAM;
use kontor_bots::statistics::Wins;
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::play::{Sources, Step, play_out, quickest};
use kontor_engine::{Choice, Choices, Listed, Next, Seat, Setup, Silent, Viewer, game::simulated};
use kontor_games::Visitor;

/// The number that deals come from.
const SEED: u64 = 1;

fn main() -> ExitCode {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let mut contest = match &asked[..] {
        [game, players, games] => match (players.parse(), games.parse()) {
            (Ok(players), Ok(games)) => Contest { game, players, games, played: false },
            _ => return usage(),
        },
        _ => return usage(),
    };
    kontor_games::each(&mut contest);
    if contest.played { ExitCode::SUCCESS } else { usage() }
}

fn usage() -> ExitCode {
    eprintln!("oracle GAME PLAYERS GAMES, as in: oracle kommersant 2 100");
    ExitCode::FAILURE
}

struct Contest<'a> {
    game: &'a str,
    players: usize,
    games: u64,
    played: bool,
}

impl Visitor for Contest<'_> {
    fn visit<G: Listed>(&mut self) {
        let setup = Setup::new(G::info(), None, self.players, &simulated::<G>());
        let (true, Ok(setup)) = (G::info().id == self.game, setup) else { return };
        let start = G::set_up(&setup).expect("a checked set-up");
        let mut wins = Wins::default();
        for number in 0..self.games {
            let seats = self.players as u64;
            let seat = Seat::new((number % seats) as usize).expect("a seat of the table");
            let seed = Seed::derived(SEED, number / seats);
            let mut foreseen = Foreseen {
                game: start.clone(),
                sources: Sources {
                    chance: Generator::new(seed, CHANCE_STREAM),
                    players: Generator::new(seed, PLAYERS_STREAM),
                },
            };
            foreseen.play(seat);
            let winners = foreseen.game.standing(Viewer::All).winners();
            if winners.contains(seat) { wins.won(winners.len()) } else { wins.lost() }
        }
        let share = wins.share();
        println!(
            "{}, {} players, {} games: {:.1} % ({:.1} to {:.1} %)",
            self.game,
            self.players,
            self.games,
            100.0 * share.share,
            100.0 * share.low,
            100.0 * share.high
        );
        self.played = true;
    }
}

/// A game, and where all that will happen in it comes from.
#[derive(Clone)]
struct Foreseen<G> {
    game: G,
    sources: Sources,
}

impl<G: Listed> Foreseen<G> {
    /// Plays to the end, with the one who sees everything in this seat.
    fn play(&mut self, oracle: Seat) {
        let mut others = steady::<G>()();
        for _ in 0..STEP_LIMIT {
            let step = match self.game.next() {
                Next::Over => return,
                Next::Chance => Step::Chance(self.game.sample(&mut self.sources.chance)),
                Next::Seats(seats) => {
                    let seat = quickest(seats, &mut self.sources.players);
                    let action = if seat == oracle {
                        self.best(seat)
                    } else {
                        others.choose(&self.game, seat, &mut self.sources.players)
                    };
                    Step::Action(seat, action)
                }
            };
            step.apply(&mut self.game, &mut Silent).expect("what is allowed");
        }
    }

    /// The first of the candidates by which this seat wins alone, `steady`'s own before all others and if there is none.
    fn best(&self, seat: Seat) -> G::Action {
        let mut luck = self.sources.players.clone();
        let own = steady::<G>()().choose(&self.game, seat, &mut luck);
        let mut candidates = vec![own];
        let mut choices = Choices::new();
        self.game.choices(seat, &mut choices);
        for choice in choices.as_slice() {
            match *choice {
                Choice::Exact(action) => candidates.push(action),
                Choice::Template(template) => {
                    self.game.proposals(seat, template, &mut luck, &mut |action| {
                        candidates.push(action);
                    });
                }
            }
        }
        candidates.into_iter().find(|&action| self.wins_by(seat, action)).unwrap_or(own)
    }

    /// Whether this seat may do this, and wins alone if it does.
    fn wins_by(&self, seat: Seat, action: G::Action) -> bool {
        let mut then = self.clone();
        if then.game.act(seat, action, &mut Silent).is_err() {
            return false;
        }
        let mut each: Vec<_> = (0..then.game.seats()).map(|_| steady::<G>()()).collect();
        play_out(&mut then.game, &mut each, &mut then.sources, STEP_LIMIT, |_, _| {});
        then.game.standing(Viewer::All).winners().single() == Some(seat)
    }
}
