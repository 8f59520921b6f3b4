//! `kontor soak`: a server that is killed again and again while people play, and whether anything that was
//! acknowledged is lost or played twice.

mod ledger;
mod party;
mod report;

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use kontor_engine::Generator;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::failure::Failure;
use crate::json::write_json;
use crate::load::measured::{Measured, start_and_kill};
use crate::load::report::spread;
use crate::load::{data, number, progress_bar};
use crate::system::runtime;
use crate::table_args::whole_number;
use party::Party;
use report::Report;

/// How long a server lives, at most, while people play.
const LIFE: u32 = 300;

/// How many actions are acknowledged in it, at least.
const LEAST: usize = 2;

/// Of so many servers one is killed before it listens.
const STILLBORN: u32 = 8;

/// How long that one lives at most.
const STARTING: u32 = 60;

/// Kill a server again and again while people play, and check that nothing is lost
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor soak\n  \
    kontor soak --kills 1000 --tables 20 --seed 7\n\n\
    It starts servers of its own on one directory of data, kills each in the middle of play (SIGKILL), and\n\
    lets everybody come back to the next one and send again what was not answered. In the end every\n\
    acknowledged action must be in the log once, every log must be whole, and every finished game must\n\
    verify; otherwise the exit code is 2.")]
pub struct Args {
    /// How often to kill it
    #[arg(long, value_name = "NUMBER", default_value_t = 50,
          value_parser = |text: &str| number(text, 1, 100_000))]
    kills: u32,

    /// At how many tables people play
    #[arg(long, value_name = "NUMBER", default_value_t = 8,
          value_parser = |text: &str| number(text, 1, 1_000))]
    tables: u32,

    /// Decides when it is killed and what is played
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
          value_parser = |text: &str| whole_number(text, 0, u64::MAX))]
    seed: u64,

    /// Write the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Kills, checks and reports.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = runtime()?;
    let data = data()?;
    let report = runtime.block_on(soak(args, data.path()))?;
    if args.json {
        write_json(&report, out)?
    } else {
        report.write(out)?
    }
    report.must_be_whole()
}

async fn soak(args: &Args, data: &Path) -> Result<Report, Failure> {
    let mut generator = Generator::from_number(args.seed);
    let mut server = Measured::start(data)?;
    let (acknowledged, mut heard) = watch::channel(0);
    let mut parties = Vec::new();
    let games: Vec<&'static str> = kontor_games::all().map(|game| game.info().id).collect();
    for (number, game) in (0..args.tables).zip(games.into_iter().cycle()) {
        parties.push(Party::make(server.address, game, number, args.seed, &acknowledged).await?);
    }
    let progress = progress_bar(u64::from(args.kills), "progress-kills");
    let (mut pauses, mut killed_starting) = (Vec::new(), 0);
    for _ in 0..args.kills {
        let mut playing = JoinSet::new();
        for party in parties.drain(..) {
            playing.spawn(party.play_until_it_breaks());
        }
        let before = *heard.borrow_and_update();
        tokio::time::sleep(up_to(&mut generator, LIFE)).await;
        // However slow the machine, something is done in each life; who cannot play on says why below.
        tokio::select! {
            _ = heard.wait_for(|now| *now >= before + LEAST) => {}
            Some(played) = playing.join_next() => {
                parties.push(played.map_err(|_| Failure::new("table-not-played"))??);
            }
        }
        server.kill()?;
        let killed = Instant::now();
        while let Some(played) = playing.join_next().await {
            parties.push(played.map_err(|_| Failure::new("table-not-played"))??);
        }
        if generator.below(STILLBORN) == 0 {
            start_and_kill(data, up_to(&mut generator, STARTING))?;
            killed_starting += 1;
        }
        server = Measured::start(data)?;
        for party in &mut parties {
            party.come_back(server.address).await?;
        }
        pauses.push(u32::try_from(killed.elapsed().as_micros()).unwrap_or(u32::MAX));
        for party in &mut parties {
            party.settle().await?;
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    let connections = parties.iter().map(Party::watching).sum();
    let begun = Instant::now();
    // Closing its input stops it; everybody who is connected is told.
    let stopping = tokio::task::spawn_blocking(move || drop(server));
    let mut told = 0;
    for party in &mut parties {
        told += party.hear_the_end().await;
    }
    // It ends by itself, in order.
    let _ = stopping.await;
    let stop = begun.elapsed();
    let played = ledger::check(data, &parties).await?;
    Ok(Report {
        kills: args.kills,
        killed_starting,
        tables: args.tables,
        connections,
        pause: spread(&mut pauses),
        stop: u32::try_from(stop.as_micros()).unwrap_or(u32::MAX),
        told,
        played,
    })
}

/// A time of at most so many milliseconds.
fn up_to(generator: &mut Generator, milliseconds: u32) -> Duration {
    Duration::from_millis(u64::from(generator.below(milliseconds)))
}
