//! Finds out by self-play what the signs of a game are worth (see [`kontor_engine::outlook`]).
//!
//! `steady` players play each other, now and then at random so that unusual positions come about. At the
//! beginning of turns the signs of all seats are noted, and at the end who won. The weights are those that make
//! what happened most likely, found by Newton's method; a fifth of the games is kept apart to see how well the
//! outlook foretells games that it has not been made from.

mod fit;

use kontor_engine::game::simulated;
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::outlook::{BySeat, Outlook, Signs};
use kontor_engine::play::quickest;
use kontor_engine::{Game, Listed, Next, Policy, Random, Refusal, Seat, Setup, Silent, Viewer};
use kontor_games::Visitor;
use rayon::prelude::*;
use serde::Serialize;

use crate::players::quick;
use crate::simulate::{PLAYERS_STREAM, STEP_LIMIT};

/// What to learn from.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// How many games, shared out evenly over all numbers of players.
    pub games: u64,
    /// The number that everything comes from.
    pub seed: u64,
}

/// What was learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct Learnt {
    /// What the signs are worth.
    pub outlook: Outlook,
    /// How well that foretells games that it was not made from.
    pub test: Test,
}

/// How well an outlook foretells games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Test {
    /// How many positions it was tried on.
    pub positions: usize,
    /// The mean of the squared differences between what was foretold and what came, added up over the seats
    /// (Brier): 0 is perfect.
    pub brier: f64,
    /// The same where every seat is said to win as likely as the others.
    pub brier_of_equals: f64,
    /// The same where the richest seat, by all that is known, is said to win.
    pub brier_of_richest: f64,
    /// What was foretold and what came, by tenths of what was foretold.
    pub reliability: Vec<Reliability>,
}

/// What was foretold and what came, of seats about which about the same was foretold.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Reliability {
    /// How many seats in how many positions.
    pub seats: usize,
    /// The share of winning that was foretold, on average.
    pub foretold: f64,
    /// The share that came.
    pub came: f64,
}

/// A position, and what came of it.
pub(crate) struct Position {
    progress: f64,
    signs: Vec<Signs>,
    shares: BySeat,
    richest: BySeat,
}

/// One of so many choices is made at random.
const AT_RANDOM: u32 = 25;
/// One of so many turns is noted.
const NOTED: u32 = 3;
/// One of so many games is kept apart.
const APART: usize = 5;
/// Into how many parts the reliability is parted.
const TENTHS: usize = 10;

/// Learns what the signs of a game are worth. The same lesson teaches the same, however many threads there are.
pub fn train<G: Listed>(lesson: &Lesson) -> Result<Learnt, Refusal> {
    let (least, most) = (usize::from(G::info().min_seats), usize::from(G::info().max_seats));
    let tables: Result<Vec<G>, Refusal> = (least..=most)
        .map(|players| G::set_up(&Setup::new(G::info(), None, players, &simulated::<G>())?))
        .collect();
    let tables = tables?;
    let games: Vec<Vec<Position>> = (0..lesson.games)
        .into_par_iter()
        .map(|game| {
            let start = &tables[(game % tables.len() as u64) as usize];
            observe(start, Seed::derived(lesson.seed, game))
        })
        .collect();
    let (mut taught, mut tested) = (Vec::new(), Vec::new());
    for (game, positions) in games.into_iter().enumerate() {
        // By deals of all numbers of players, so that both parts have all of them.
        let apart = (game / tables.len()).is_multiple_of(APART);
        if apart { tested.extend(positions) } else { taught.extend(positions) }
    }
    let outlook = fit::fit(&taught, G::signs().len());
    let test = Test::of(&outlook, &tested);
    Ok(Learnt { outlook, test })
}

/// Learns what the signs of the listed game of this id are worth; with the sheet that says so, and how it was
/// made. A game that names no signs has nothing to learn.
pub fn train_listed(game: &str, lesson: &Lesson) -> Result<(Learnt, String), Refusal> {
    struct ById<'a> {
        id: &'a str,
        lesson: &'a Lesson,
        learnt: Option<Result<(Learnt, String), Refusal>>,
    }
    impl Visitor for ById<'_> {
        fn visit<G: Listed>(&mut self) {
            if G::info().id == self.id {
                self.learnt = Some(train::<G>(self.lesson).map(|learnt| {
                    let sheet = sheet::<G>(self.lesson, &learnt);
                    (learnt, sheet)
                }));
            }
        }
    }
    kontor_games::find(game)?;
    let mut by_id = ById { id: game, lesson, learnt: None };
    kontor_games::each(&mut by_id);
    by_id.learnt.expect("a game that is found is listed")
}

/// What was learnt as a file, with how it was made.
fn sheet<G: Listed>(lesson: &Lesson, learnt: &Learnt) -> String {
    let (id, Lesson { games, seed }) = (G::info().id, lesson);
    let Test { positions, brier, brier_of_equals, .. } = learnt.test;
    let comments = [
        "What the signs of a seat are worth for its share of winning: docs/bots.md. Made by"
            .to_string(),
        format!(
            "kontor train {id} --games {games} --seed {seed} --out games/{id}/data/outlook.tsv"
        ),
        format!(
            "Brier score {brier:.4} on {positions} positions kept apart; {brier_of_equals:.4} if all were equal."
        ),
    ];
    learnt.outlook.written(G::signs(), &comments)
}

/// Plays a game, and notes positions.
fn observe<G: Listed>(start: &G, seed: Seed) -> Vec<Position> {
    let mut chance = Generator::new(seed, CHANCE_STREAM);
    let mut deciding = Generator::new(seed, PLAYERS_STREAM);
    let (mut steady, mut random) = (quick::<G>()(), Random::<G>::default());
    let mut game = start.clone();
    let mut noted = Vec::new();
    let mut turn = game.turns();
    for _ in 0..STEP_LIMIT {
        match game.next() {
            Next::Over => break,
            Next::Chance => {
                let outcome = game.sample(&mut chance);
                game.chance(outcome, &mut Silent).expect("what was drawn can be");
            }
            Next::Seats(seats) => {
                let seat = quickest(seats, &mut deciding);
                let action = match deciding.below(AT_RANDOM) {
                    0 => random.choose(&game, seat, &mut deciding),
                    _ => steady.choose(&game, seat, &mut deciding),
                };
                game.act(seat, action, &mut Silent).expect("a policy chooses what is allowed");
            }
        }
        if game.turns() != turn && game.next() != Next::Over {
            turn = game.turns();
            if deciding.below(NOTED) == 0 {
                noted.push(Position::of(&game));
            }
        }
    }
    let winners = game.standing(Viewer::All).winners();
    let share = |seat: Seat| match winners.contains(seat) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    };
    let shares: BySeat = Seat::all(game.seats()).map(share).collect();
    noted.iter_mut().for_each(|position| position.shares = shares.clone());
    noted
}

impl Position {
    fn of<G: Game>(game: &G) -> Position {
        let signs = Seat::all(game.seats()).map(|seat| {
            let mut signs = Signs::new();
            game.read_signs(seat, &mut signs);
            signs
        });
        let wealth = game.standing(Viewer::All).wealth;
        let most = wealth.iter().max();
        let richest = wealth.iter().filter(|&own| Some(own) == most).count() as f64;
        Position {
            progress: game.progress(),
            signs: signs.collect(),
            shares: BySeat::new(),
            richest: wealth
                .iter()
                .map(|own| if Some(own) == most { 1.0 / richest } else { 0.0 })
                .collect(),
        }
    }
}

impl Test {
    fn of(outlook: &Outlook, positions: &[Position]) -> Test {
        let mut test = Test {
            positions: positions.len(),
            brier: 0.0,
            brier_of_equals: 0.0,
            brier_of_richest: 0.0,
            reliability: vec![Reliability::default(); TENTHS],
        };
        let off = |foretold: &BySeat, came: &BySeat| -> f64 {
            foretold.iter().zip(came).map(|(foretold, came)| (foretold - came).powi(2)).sum()
        };
        for position in positions {
            let foretold = outlook.of_signs(position.progress, &position.signs);
            let seats = position.shares.len();
            let equals: BySeat = (0..seats).map(|_| 1.0 / seats as f64).collect();
            test.brier += off(&foretold, &position.shares);
            test.brier_of_equals += off(&equals, &position.shares);
            test.brier_of_richest += off(&position.richest, &position.shares);
            for (&foretold, &came) in foretold.iter().zip(&position.shares) {
                let tenth = ((foretold * TENTHS as f64) as usize).min(TENTHS - 1);
                let part = &mut test.reliability[tenth];
                part.seats += 1;
                part.foretold += foretold;
                part.came += came;
            }
        }
        let all = positions.len().max(1) as f64;
        for brier in [&mut test.brier, &mut test.brier_of_equals, &mut test.brier_of_richest] {
            *brier /= all;
        }
        for part in &mut test.reliability {
            let seats = part.seats.max(1) as f64;
            part.foretold /= seats;
            part.came /= seats;
        }
        test
    }
}
