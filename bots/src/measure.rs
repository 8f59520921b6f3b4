//! How fast a game is played, in CPU time, so that other work on the machine counts little.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use kontor_engine::Setup;
use kontor_engine::event::Silent;
use kontor_engine::game::{Next, simulated};
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::play::{Sources, Step, play_out};
use kontor_engine::policy::Random;
use kontor_engine::{Listed, Refusal, Seat};

use crate::players::{steady, swift};
use crate::search::{Budget, Search};
use crate::simulate::{PLAYERS_STREAM, STEP_LIMIT};
use crate::statistics::median;

/// How thoroughly to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How often each figure is taken; the median counts.
    pub repeats: usize,
    /// How much CPU time each taking lasts at least.
    pub at_least: Duration,
}

impl Effort {
    /// Enough for figures that can be published.
    pub const FULL: Effort = Effort { repeats: 11, at_least: Duration::from_millis(100) };
    /// Just enough to see that it works.
    pub const TRIAL: Effort = Effort { repeats: 1, at_least: Duration::ZERO };

    /// What a benchmark is asked for. Only `cargo bench` says `--bench`; `cargo test --all-targets`
    /// wants to see that it runs.
    pub fn asked() -> Effort {
        if std::env::args().any(|arg| arg == "--bench") { Effort::FULL } else { Effort::TRIAL }
    }
}

/// How fast a game is at one number of players, on one core.
#[derive(Clone, PartialEq, Debug)]
pub struct Speed {
    /// The game's name.
    pub game: &'static str,
    /// How many players.
    pub players: usize,
    /// Whole games among random players in a second.
    pub playouts_per_second: f64,
    /// Steps of a game among random players, on average.
    pub steps_per_game: f64,
    /// Nanoseconds from one step to the next in such a game: listing the choices, choosing,
    /// drawing chance, and applying.
    pub step_ns: f64,
    /// Nanoseconds from one step to the next in a game among `steady` players.
    pub steady_ns: f64,
    /// How many tries a search on one thread makes in a second.
    pub tries_per_second: f64,
    /// Nanoseconds to apply a step that is already chosen.
    pub apply_ns: f64,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
}

impl Speed {
    /// Steps in a second, chance included.
    pub fn steps_per_second(&self) -> f64 {
        1e9 / self.step_ns
    }

    /// Steps in a second among `steady` players, chance included.
    pub fn steady_steps_per_second(&self) -> f64 {
        1e9 / self.steady_ns
    }
}

/// Measures the game at its default edition and the options of simulations among this many random players.
pub fn measure<G: Listed>(players: usize, effort: Effort) -> Result<Speed, Refusal> {
    let start = G::set_up(&Setup::new(G::info(), None, players, &simulated::<G>())?)?;
    let games: Vec<Vec<Step<G>>> = (0..SAMPLE_GAMES).map(|game| steps_of(&start, game)).collect();
    let states: Vec<G> = games.iter().flat_map(|steps| states_of(&start, steps)).collect();
    let steps: usize = games.iter().map(Vec::len).sum();
    let steps_per_game = steps as f64 / games.len() as f64;

    let playouts_ns = effort.ns(|| {
        for game in 0..SAMPLE_GAMES {
            black_box(play_at_random(&start, game, |_, _| ()));
        }
    });
    let mut steady_steps = 0;
    let steady_ns = effort.ns(|| {
        steady_steps = (0..SAMPLE_GAMES).map(|game| play_steadily(&start, game)).sum();
    });
    let decisions = decisions_of(&start);
    let mut tries = 0;
    let searched_ns = effort.ns(|| {
        tries = decisions.iter().map(|(state, seat)| tries_in(state, *seat)).sum();
    });
    let applied_ns = effort.ns(|| {
        for steps in &games {
            black_box(apply_all(&start, steps, |_| ()));
        }
    });
    let cloned_ns = effort.ns(|| {
        for state in &states {
            black_box(black_box(state).clone());
        }
    });
    Ok(Speed {
        game: G::info().name,
        players,
        playouts_per_second: 1e9 * SAMPLE_GAMES as f64 / playouts_ns,
        steps_per_game,
        step_ns: playouts_ns / steps as f64,
        steady_ns: steady_ns / f64::from(steady_steps),
        tries_per_second: 1e9 * f64::from(tries) / searched_ns,
        apply_ns: applied_ns / steps as f64,
        clone_ns: cloned_ns / states.len() as f64,
        state_bytes: size_of::<G>(),
    })
}

/// How many different games the figures are taken from.
const SAMPLE_GAMES: u64 = 20;

fn play_at_random<G: Listed>(start: &G, game: u64, witness: impl FnMut(&G, &Step<G>)) -> G {
    let mut policies: Vec<Box<Random<G>>> =
        (0..start.seats()).map(|_| Box::new(Random::default())).collect();
    let mut state = start.clone();
    play_out(&mut state, &mut policies, &mut sources(game), STEP_LIMIT, witness);
    assert_eq!(state.next(), Next::Over, "a game among random players ends");
    state
}

/// Plays a game among `steady` players; returns how many steps it took.
fn play_steadily<G: Listed>(start: &G, game: u64) -> u32 {
    let mut policies: Vec<_> = (0..start.seats()).map(|_| steady::<G>()()).collect();
    let mut state = start.clone();
    play_out(&mut state, &mut policies, &mut sources(game), STEP_LIMIT, |_, _| ())
}

/// How many decisions lie from one that search is measured at to the next.
const APART: usize = 10;
/// At how many decisions search is measured at most.
const SEARCHED: usize = 12;
/// How many tries it has for each.
const TRIES: u32 = 100;

/// Some decisions of a game among `steady` players.
fn decisions_of<G: Listed>(start: &G) -> Vec<(G, Seat)> {
    let mut decisions = Vec::new();
    let mut policies: Vec<_> = (0..start.seats()).map(|_| steady::<G>()()).collect();
    play_out(&mut start.clone(), &mut policies, &mut sources(0), STEP_LIMIT, |state, step| {
        if let Step::Action(seat, _) = step {
            decisions.push((state.clone(), *seat));
        }
    });
    decisions.into_iter().step_by(APART).take(SEARCHED).collect()
}

/// Looks ahead from a decision; returns how many tries were made. Where there is nothing to choose that is none.
fn tries_in<G: Listed>(state: &G, seat: Seat) -> u32 {
    let mut search = Search::new(swift::<G>(), Budget::tries(TRIES)).in_doubt_as(steady::<G>());
    let weighed = search.weigh(state, seat, &mut Generator::from_number(0));
    weighed.iter().map(|one| one.worlds).sum()
}

fn sources(game: u64) -> Sources {
    let seed = Seed::derived(0, game);
    Sources {
        chance: Generator::new(seed, CHANCE_STREAM),
        players: Generator::new(seed, PLAYERS_STREAM),
    }
}

fn steps_of<G: Listed>(start: &G, game: u64) -> Vec<Step<G>> {
    let mut steps = Vec::new();
    play_at_random(start, game, |_, step| steps.push(step.clone()));
    steps
}

fn states_of<G: Listed>(start: &G, steps: &[Step<G>]) -> Vec<G> {
    let mut states = vec![start.clone()];
    apply_all(start, steps, |state| states.push(state.clone()));
    states
}

fn apply_all<G: Listed>(start: &G, steps: &[Step<G>], mut after: impl FnMut(&G)) -> G {
    let mut state = start.clone();
    for step in steps {
        step.apply(&mut state, &mut Silent).expect("a step that was played can be played again");
        after(&state);
    }
    state
}

impl Effort {
    /// The median nanoseconds of CPU time that `work` takes, after a first go to warm up.
    pub fn ns(self, mut work: impl FnMut()) -> f64 {
        work();
        let mut taken: Vec<f64> = (0..self.repeats).map(|_| self.once(&mut work)).collect();
        median(&mut taken)
    }

    fn once(self, work: &mut impl FnMut()) -> f64 {
        let start = ThreadTime::now();
        let mut rounds = 0;
        loop {
            work();
            rounds += 1;
            let elapsed = start.elapsed();
            if elapsed >= self.at_least {
                return elapsed.as_nanos() as f64 / f64::from(rounds);
            }
        }
    }
}

/// The speeds as a Markdown table, aligned so that it is a table as plain text too.
pub fn table(speeds: &[Speed]) -> String {
    const HEADS: [&str; 11] = [
        "game",
        "players",
        "games/s",
        "steps/s",
        "steps/game",
        "ns/step",
        "steady steps/s",
        "tries/s",
        "ns/apply",
        "ns/clone",
        "bytes",
    ];
    let rows: Vec<[String; 11]> = speeds
        .iter()
        .map(|speed| {
            [
                speed.game.to_string(),
                speed.players.to_string(),
                format!("{:.0}", speed.playouts_per_second),
                format!("{:.0}", speed.steps_per_second()),
                format!("{:.0}", speed.steps_per_game),
                format!("{:.1}", speed.step_ns),
                format!("{:.0}", speed.steady_steps_per_second()),
                format!("{:.0}", speed.tries_per_second),
                format!("{:.1}", speed.apply_ns),
                format!("{:.1}", speed.clone_ns),
                speed.state_bytes.to_string(),
            ]
        })
        .collect();
    let width = |column: usize| {
        rows.iter().map(|row| row[column].len()).fold(HEADS[column].len(), usize::max)
    };
    let widths: [usize; 11] = std::array::from_fn(width);
    let line = |cells: [&str; 11]| {
        let cells: Vec<String> = cells
            .iter()
            .zip(widths)
            .enumerate()
            .map(|(column, (cell, width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            })
            .collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule: Vec<String> = widths
        .iter()
        .enumerate()
        .map(|(column, &width)| match column {
            0 => "-".repeat(width + 2),
            _ => format!("{}:", "-".repeat(width + 1)),
        })
        .collect();
    let mut text = line(HEADS);
    text += &format!("|{}|\n", rule.join("|"));
    for row in &rows {
        text += &line(std::array::from_fn(|column| row[column].as_str()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_aligned() {
        let speed = Speed {
            game: "Mercurius",
            players: 3,
            playouts_per_second: 12_345.6,
            steps_per_game: 210.4,
            step_ns: 125.0,
            steady_ns: 1_000.0,
            tries_per_second: 20_000.4,
            apply_ns: 20.0,
            clone_ns: 9.96,
            state_bytes: 512,
        };
        let text = table(&[speed.clone(), Speed { players: 5, playouts_per_second: 9.0, ..speed }]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{text}");
        assert_eq!(
            lines[2],
            "| Mercurius |       3 |   12346 | 8000000 |        210 |   125.0 |        1000000 |   20000 |     20.0 |     10.0 |   512 |"
        );
    }
}
