//! `kontor arena`: who plays better.

mod kept;
mod report;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use kontor_bots::Contest;
use kontor_bots::arena::standings::Standings;
use kontor_bots::arena::{Played, play_listed};
use kontor_engine::Text;
use kontor_engine::any::AnyGame;
use rayon::ThreadPool;

use self::kept::Kept;
use crate::failure::Failure;
use crate::json::write_json;
use crate::say::{counted, said};
use crate::sim::{any_seed, games, pool, progress_bar, threads, why_stopped};
use crate::table_args::TableArgs;

/// Let bots play each other in all seatings, and rate them
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor arena mercurius --bots steady,random --games 300 --players 3\n  \
    kontor arena kommersant --bots search-200,steady,steady,steady --games 100 --threads 1\n  \
    kontor arena nano --bots steady,random --players 4 --games 1000 --resume nano.jsonl --json\n\n\
    Every seating comes equally often, and all of them with the same dice; so a few more games may be\n\
    played than asked for. With fewer bots than players each has at least one seat; with more, each has\n\
    at most one. A bot `search-N` looks ahead by N tries a decision. The same seed gives the same\n\
    standings but for the time of a move, which is CPU time.")]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// How many games
    #[arg(long, value_name = "N", default_value = "100", value_parser = games, allow_negative_numbers = true)]
    games: u64,

    /// How many threads, if not one for each core
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Keep every game in this file, and go on from those that are in it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// The standings as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the contest, and says how it ended.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.table.game;
    let standings = played(game, &args.contest()?, &pool(args.threads)?, args.resume.as_deref())?;
    if args.json {
        write_json(&standings, out)?
    } else {
        report::write(&standings, game, out)?
    }
    Ok(out.flush()?)
}

/// Plays what is missing of a contest, and keeps it in the file if there is one.
pub fn played(
    game: &dyn AnyGame,
    contest: &Contest,
    pool: &ThreadPool,
    resume: Option<&Path>,
) -> Result<Standings, Failure> {
    let all = contest.games().map_err(|_| too_many_seatings())?;
    let (kept, before) = match resume {
        None => (None, Vec::new()),
        Some(path) => {
            let (kept, before) = Kept::open(path, game, contest)?;
            (Some(Mutex::new(kept)), before)
        }
    };
    if !before.is_empty() {
        let text =
            Text::new("arena-before").with("games", counted("count-games", before.len() as u64));
        // A closed error stream is no reason to stop.
        let _ = writeln!(anstream::stderr(), "{}", said(text));
    }
    let progress = progress_bar(all);
    progress.inc(before.len() as u64);
    let standings = pool.install(|| {
        play_listed(game.info().id, contest, before, |played: &Played| {
            progress.inc(1);
            match &kept {
                Some(kept) => kept.lock().unwrap_or_else(|broken| broken.into_inner()).add(played),
                None => Ok(()),
            }
        })
    });
    progress.finish_and_clear();
    standings.map_err(|stopped| why_stopped(stopped, game))
}

/// How many seatings are too many is the contest's to say; why is said here.
fn too_many_seatings() -> Failure {
    Failure::new(Text::new("arena-too-many").with("most", kontor_bots::arena::seatings::MOST))
}

impl Args {
    fn contest(&self) -> Result<Contest, Failure> {
        self.table.check_bots()?;
        let named = &self.table.bots;
        if named.len() < 2 {
            return Err(Failure::new("arena-too-few"));
        }
        let info = self.table.game.info();
        let fitting = named.len().clamp(info.min_seats.into(), info.max_seats.into());
        let players = self.table.players.unwrap_or(fitting);
        Ok(Contest {
            setup: self.table.setup(players, 0)?,
            bots: named.clone(),
            games: self.games,
            seed: self.table.seed.map_or_else(any_seed, Ok)?,
        })
    }
}
