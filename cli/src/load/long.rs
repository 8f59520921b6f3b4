//! One table that is played for very long: what a step costs as it goes on, and how fast it opens.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::columns::aligned;
use crate::failure::Failure;
use crate::load::measured::Measured;
use crate::load::party::Party;
use crate::load::process::Process;
use crate::load::progress_bar;
use crate::load::report::{kibibytes, micros, milliseconds};
use crate::say::{grouped, said};

/// How often it is opened; the middle counts.
const OPENINGS: usize = 5;

/// What was measured.
#[derive(Serialize)]
pub struct Report {
    game: String,
    stretches: Vec<Stretch>,
}

/// From one number of steps to the next.
#[derive(Serialize)]
struct Stretch {
    steps: u64,
    /// Microseconds of the server, an action.
    cpu_per_action: f64,
    /// Kibibytes of the server, which has this table alone.
    memory: u64,
    /// Microseconds from asking for the table to having it, of a server that has just started.
    opening: u64,
    /// Microseconds of the server for starting and opening it.
    opening_cpu: u64,
}

/// Plays a table to so many steps, and starts the server anew in between.
pub async fn measure(data: &Path, game: &str, steps: u64) -> Result<Report, Failure> {
    let game = kontor_games::find(game)?.info().id;
    let mut server = Measured::start(data)?;
    let mut party = Party::make_endless(server.address, game).await?;
    let mut stretches = Vec::new();
    let progress = progress_bar(steps, "progress-steps");
    let mut marks: Vec<u64> = (2..)
        .flat_map(|power| [10_u64.pow(power), 3 * 10_u64.pow(power)])
        .take_while(|mark| *mark < steps)
        .collect();
    marks.push(steps);
    for mark in marks {
        let process = Process::of(server.pid())?;
        party.come_back(server.address).await?;
        let (cpu, mut actions) = (process.cpu()?, 0_u32);
        while party.version() < mark as i64 && party.act().await? {
            actions += 1;
            progress.set_position(party.version() as u64);
        }
        let cpu = process.cpu()? - cpu;
        let memory = process.memory()? / 1_024;
        let (mut waits, mut costs) = (Vec::new(), Vec::new());
        for _ in 0..OPENINGS {
            drop(server);
            server = Measured::start(data)?;
            let begun = Instant::now();
            party.come_back(server.address).await?;
            waits.push(begun.elapsed());
            costs.push(Process::of(server.pid())?.cpu()?);
        }
        stretches.push(Stretch {
            steps: party.version() as u64,
            cpu_per_action: cpu.as_secs_f64() * 1e6 / f64::from(actions.max(1)),
            memory,
            opening: middle(waits).as_micros() as u64,
            opening_cpu: middle(costs).as_micros() as u64,
        });
        if party.version() < mark as i64 {
            break;
        }
    }
    progress.finish_and_clear();
    Ok(Report { game: game.to_string(), stretches })
}

fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

impl Report {
    /// Writes the table that people read.
    pub fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let head = ["long-steps", "long-cpu", "long-memory", "long-opening", "long-opening-cpu"];
        let mut rows = vec![head.map(said::<&'static str>).to_vec()];
        let milliseconds = |micros: u64| milliseconds(micros as f64, 1);
        rows.extend(self.stretches.iter().map(|stretch| {
            vec![
                grouped(stretch.steps),
                micros(stretch.cpu_per_action),
                kibibytes(stretch.memory as f64, 0),
                milliseconds(stretch.opening),
                milliseconds(stretch.opening_cpu),
            ]
        }));
        Ok(write!(out, "{}", aligned(&rows))?)
    }
}
