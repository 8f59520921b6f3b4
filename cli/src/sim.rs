//! `kontor sim`: thousands of games among bots.

pub mod report;

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use kontor_bots::{Report, Run, STEP_LIMIT, Seating, Stopped, simulate_listed};
use kontor_engine::Text;
use kontor_engine::any::AnyGame;
use kontor_engine::record::Record;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::Failure;
use crate::file;
use crate::json::write_json;
use crate::paint::FAINT;
use crate::refused;
use crate::say::{counted, decimal, grouped, said};
use crate::table_args::{TableArgs, whole_number};

/// Play whole games among bots on all cores, and report who won
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor sim mercurius\n  \
    kontor sim mercurius --games 10000 --bots steady,random,random --seed 7\n  \
    kontor sim mercurius --players 5 --games 20 --records played --json\n\n\
    The same seed gives the same report, whatever the number of threads. Bots move on by one seat\n\
    each game, so that none has the better seat. Seats are counted from 0, as in records.")]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// How many games
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games, allow_negative_numbers = true)]
    games: u64,

    /// How many threads, if not one for each core
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Write the record of each game into this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Leave the bots in their seats from game to game
    #[arg(long)]
    keep_seats: bool,

    /// The report as JSON
    #[arg(long)]
    json: bool,
}

pub fn games(text: &str) -> Result<u64, String> {
    whole_number(text, 1, 1_000_000_000)
}

pub fn threads(text: &str) -> Result<usize, String> {
    whole_number(text, 1, 512).map(|number| number as usize)
}

/// Plays the games and reports. How long it took is said on the error stream: it is the one thing
/// that differs from time to time.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.table.game;
    let run = args.run()?;
    let records = args.records.as_deref();
    if let Some(directory) = records {
        fs::create_dir_all(directory)
            .map_err(|error| Failure::new(file::cannot_make(directory, &error)))?;
    }
    let pool = pool(args.threads)?;
    let progress = progress_bar(run.games);
    let started = Instant::now();
    let report = pool.install(|| {
        simulate_listed(game.info().id, &run, |index, record| {
            progress.inc(1);
            match (records, record) {
                (Some(directory), Some(record)) => keep_record(directory, &run, index, &record),
                _ => Ok(()),
            }
        })
    });
    let taken = started.elapsed();
    progress.finish_and_clear();
    let report = report.map_err(|stopped| why_stopped(stopped, game))?;
    if args.json {
        write_json(&report, out)?;
    } else {
        report::write(&report, game, out)?;
    }
    out.flush()?;
    say_speed(&report, taken, pool.current_num_threads());
    Ok(())
}

impl Args {
    fn run(&self) -> Result<Run, Failure> {
        let seated = self.table.seated(0)?;
        Ok(Run {
            setup: seated.setup,
            bots: seated.bots,
            seating: if self.keep_seats { Seating::Kept } else { Seating::Rotating },
            games: self.games,
            seed: self.table.seed.map_or_else(any_seed, Ok)?,
            step_limit: STEP_LIMIT,
            records: self.records.is_some(),
        })
    }
}

/// So many threads, or one for each core.
pub fn pool(threads: Option<usize>) -> Result<ThreadPool, Failure> {
    ThreadPoolBuilder::new()
        .num_threads(threads.unwrap_or(0))
        .build()
        .map_err(|error| Failure::because("no-threads", error))
}

/// Why games among bots were not played to their end.
pub fn why_stopped(stopped: Stopped<Failure>, game: &dyn AnyGame) -> Failure {
    match stopped {
        Stopped::Refused(refusal) => Failure::Said(refused::at_table(&refusal, &[], game)),
        Stopped::Endless { game, steps } => {
            let text = Text::new("sim-endless").with("game", game.to_string());
            Failure::new(text.with("steps", grouped(steps.into())))
        }
        Stopped::Watcher(failure) => failure,
    }
}

/// A seed that nobody chose, short enough to be typed again.
pub fn any_seed() -> Result<u64, Failure> {
    getrandom::u32().map(u64::from).map_err(|error| Failure::because("no-random", error))
}

/// Shown on the error stream, and only if that is a terminal.
pub fn progress_bar(games: u64) -> ProgressBar {
    let text = Text::new("progress-games").with("done", "{human_pos}").with("all", "{human_len}");
    let text = said(text.with("rate", "{rate}").with("left", "{eta}"));
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {text}"))
        .expect("the template is well formed")
        .with_key("rate", |state: &ProgressState, out: &mut dyn fmt::Write| {
            // A bar that cannot be drawn is no reason to stop.
            let _ = write!(out, "{:.0}", state.per_sec());
        });
    ProgressBar::new(games).with_style(style)
}

fn keep_record(directory: &Path, run: &Run, index: u64, record: &Record) -> Result<(), Failure> {
    let digits = (run.games - 1).to_string().len();
    let name = format!("{}-{}-{index:0digits$}.json", record.game, run.seed);
    let path = directory.join(name);
    file::write_new(&path, &record.save())
        .map_err(|error| Failure::new(file::cannot_write(&path, &error)))
}

fn say_speed(report: &Report, taken: Duration, threads: usize) {
    let seconds = taken.as_secs_f64().max(1e-9);
    let rate = |count: u64| grouped((count as f64 / seconds) as u64);
    let text = Text::new("sim-speed")
        .with("games", counted("count-games", report.games))
        .with("steps", counted("count-steps", report.steps))
        .with("seconds", decimal(seconds, 2))
        .with("threads", counted("count-threads", threads as u64))
        .with("games_rate", rate(report.games))
        .with("steps_rate", rate(report.steps));
    let text = said(text);
    // A closed error stream is no reason to fail once the report is out.
    let _: io::Result<()> = writeln!(anstream::stderr(), "{FAINT}{text}{FAINT:#}");
}
