//! `kontor load`: many tables played at once over WebSockets, and what that costs the server.

pub mod client;
mod crowd;
mod disk;
mod files;
mod long;
pub mod measured;
mod memory;
mod packed;
pub mod party;
mod process;
pub mod report;
mod said;

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use kontor_engine::Text;
use tempfile::TempDir;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::failure::Failure;
use crate::json::write_json;
use crate::load::measured::Measured;
use crate::load::memory::Samples;
use crate::load::party::{Figures, Party};
use crate::load::process::Process;
use crate::load::report::Report;
use crate::say::said;
use crate::system::{plain, runtime};
use crate::table_args::whole_number;

/// How many tables are set up, or looked at for the first time, at the same time.
const AT_ONCE: usize = 16;

/// How many people play at each table, each at a socket of their own.
pub const PEOPLE: usize = 3;

/// The game that is played for long if none is named: without a limit of rounds it hardly ends by chance.
const LONG_GAME: &str = "nano";

/// After how long a table has come to rest, and the server has given back what it no longer needs.
const REST: Duration = Duration::from_secs(38);

/// How long the tables play before anything is counted.
const WARM_UP: Duration = Duration::from_secs(1);

/// Play many tables at once over WebSockets, and measure the server
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor load\n  \
    kontor load --tables 1000 --pace 1000 --seconds 30\n  \
    kontor load --game mercurius --json\n  \
    kontor load --game nano --long 10000\n\n\
    It starts a server of its own, without limits, and stops it afterwards. At every table three \
    people look on and play any choice that is open to them. Only this machine is ever connected to.")]
pub struct Args {
    /// How many tables
    #[arg(long, value_name = "NUMBER", default_value_t = 10,
          value_parser = |text: &str| number(text, 1, 5_000))]
    tables: u32,

    /// The game to play; all in turn if none is named
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// How long to measure
    #[arg(long, value_name = "SECONDS", default_value_t = 10,
          value_parser = |text: &str| whole_number(text, 1, 3_600))]
    seconds: u64,

    /// How long each table waits from one action to the next; not at all if 0
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 0,
          value_parser = |text: &str| whole_number(text, 0, 3_600_000))]
    pace: u64,

    /// The process of a server that runs already, to be measured instead
    #[arg(long, value_name = "PID", requires = "address",
          value_parser = |text: &str| number(text, 1, u32::MAX))]
    server: Option<u32>,

    /// Where that server listens, on this machine
    #[arg(long, value_name = "ADDRESS", requires = "server", value_parser = loopback)]
    address: Option<SocketAddr>,

    /// Let tables and connections come to rest before their memory is counted; takes a minute more
    #[arg(long)]
    rest: bool,

    /// Ask for packed messages, as browsers do
    #[arg(long)]
    packed: bool,

    /// Fail if the server holds so many percent more memory at the end than after the first quarter
    #[arg(long, value_name = "PERCENT", value_parser = |text: &str| number(text, 1, 1_000))]
    flat: Option<u32>,

    /// Measure instead what coming and going costs at a table that few, and that many look at
    #[arg(long, conflicts_with_all = ["tables", "pace", "rest", "flat", "long"])]
    crowd: bool,

    /// Measure instead one table that is played for so many steps, and how fast it opens
    #[arg(long, value_name = "STEPS", conflicts_with_all = ["tables", "pace", "rest", "flat"],
          value_parser = |text: &str| whole_number(text, 100, 100_000))]
    long: Option<u64>,

    /// Write the figures as JSON
    #[arg(long)]
    json: bool,

    /// Be the server that is measured, with its data in this directory
    #[arg(long, value_name = "DIR", hide = true)]
    serve: Option<PathBuf>,
}

/// A whole number within bounds.
pub fn number(text: &str, least: u32, most: u32) -> Result<u32, String> {
    let number = whole_number(text, least.into(), most.into())?;
    Ok(u32::try_from(number).unwrap_or(most))
}

fn loopback(text: &str) -> Result<SocketAddr, String> {
    let address: SocketAddr = text.parse().map_err(|_| said("address-wanted"))?;
    match address.ip() {
        IpAddr::V4(ip) if ip.is_loopback() => Ok(address),
        IpAddr::V6(ip) if ip.is_loopback() => Ok(address),
        _ => Err(said("only-this-machine")),
    }
}

/// Measures and reports.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = runtime()?;
    if let Some(data) = &args.serve {
        return runtime.block_on(measured::be_the_server(data, out));
    }
    if let Some(game) = &args.game {
        kontor_games::find(game)?;
    }
    if args.crowd {
        let (_data, server) = started()?;
        let process = Process::of(server.pid())?;
        let report = runtime.block_on(crowd::measure(server.address, &process))?;
        return if args.json { write_json(&report, out) } else { report.write(out) };
    }
    if let Some(steps) = args.long {
        let data = data()?;
        let game = args.game.as_deref().unwrap_or(LONG_GAME);
        let report = runtime.block_on(long::measure(data.path(), game, steps))?;
        return if args.json { write_json(&report, out) } else { report.write(out) };
    }
    files::make_room(args.tables as usize * PEOPLE)?;
    let (server, address, process) = match (args.server, args.address) {
        (Some(pid), Some(address)) => (None, address, Process::of(pid)?),
        _ => {
            let (data, server) = started()?;
            let (address, process) = (server.address, Process::of(server.pid())?);
            (Some((server, data)), address, process)
        }
    };
    let report = runtime.block_on(measure(args, address, &process));
    drop(server);
    let report = report?;
    if args.json {
        write_json(&report, out)?
    } else {
        report.write(out)?
    }
    match args.flat {
        Some(most) => report.memory.must_be_flat(most),
        None => Ok(()),
    }
}

/// A directory for the data of a server, which nobody else has, gone when this is dropped.
pub fn data() -> Result<TempDir, Failure> {
    let made = tempfile::Builder::new().prefix("kontor-load-").tempdir();
    made.map_err(|error| Failure::because("server-unstarted", plain(&error)))
}

fn started() -> Result<(TempDir, Measured), Failure> {
    let data = data()?;
    let server = Measured::start(data.path())?;
    Ok((data, server))
}

async fn measure(args: &Args, address: SocketAddr, server: &Process) -> Result<Report, Failure> {
    let games: Vec<&'static str> = match &args.game {
        Some(game) => vec![kontor_games::find(game)?.info().id],
        None => kontor_games::all().map(|game| game.info().id).collect(),
    };
    let empty = server.memory()?;
    let mut parties = Vec::new();
    for number in 0..args.tables {
        parties.push(Party::make(address, games[number as usize % games.len()], number));
    }
    let mut parties = some_at_once(parties, "progress-made").await?;
    parties.iter_mut().for_each(|party| party.ask_for_packed(args.packed));
    let made = settled(args, server).await?;
    let watching = parties.drain(..).map(Party::watched).collect();
    let parties = some_at_once(watching, "progress-watched").await?;
    let (begin, waiting) = watch::channel(());
    let (counting, over) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let counted = watch::Sender::new(0);
    let mut playing = JoinSet::new();
    for party in parties {
        let (counting, over) = (Arc::clone(&counting), Arc::clone(&over));
        let counted = counted.clone();
        let (pace, mut waiting) = (Duration::from_millis(args.pace), waiting.clone());
        playing.spawn(async move {
            // Until all are there everybody listens, and answers when the server asks who is still there.
            let party = party.listen_until(async { drop(waiting.changed().await) }).await?;
            party.play(pace, &counting, &counted, &over).await
        });
    }
    let watched = settled(args, server).await?;
    begin.send_replace(());
    tokio::time::sleep(WARM_UP).await;
    let own = Process::of(std::process::id())?;
    let (cpu, own_cpu, begun) = (server.cpu()?, own.cpu()?, Instant::now());
    let mut memory = Samples::default();
    counting.store(true, Ordering::Relaxed);
    let progress = progress_bar(args.seconds, "progress-seconds");
    for _ in 0..args.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        memory.note(server.memory()?);
        progress.inc(1);
    }
    // On a slow machine it takes longer until there is something to report: every table has acted, and the system,
    // which counts in hundredths of a second, has counted something. Should a table fail, that is said below.
    let mut counted = counted.subscribe();
    let acted = counted.wait_for(|tables| *tables == args.tables);
    tokio::select! {
        _ = acted => {}
        Some(played) = playing.join_next() => {
            played.map_err(|_| Failure::new("table-not-played"))??;
        }
    }
    while server.cpu()? == cpu || own.cpu()? == own_cpu {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    counting.store(false, Ordering::Relaxed);
    let (cpu, own_cpu, time) = (server.cpu()? - cpu, own.cpu()? - own_cpu, begun.elapsed());
    over.store(true, Ordering::Relaxed);
    progress.finish_and_clear();
    let mut figures = Figures::default();
    while let Some(played) = playing.join_next().await {
        figures.add(played.map_err(|_| Failure::new("table-not-played"))??);
    }
    let connections = args.tables as usize * PEOPLE;
    let each = |cpu: Duration| cpu.as_secs_f64() * 1e6 / figures.done.len().max(1) as f64;
    let (cpu_per_action, client_cpu_per_action) = (each(cpu), each(own_cpu));
    Ok(Report {
        game: args.game.clone(),
        tables: args.tables,
        connections,
        pace: args.pace,
        seconds: time.as_secs_f64(),
        actions: figures.done.len(),
        actions_per_second: figures.done.len() as f64 / time.as_secs_f64(),
        done: report::spread(&mut figures.done),
        seen: report::spread(&mut figures.seen),
        cpu_per_action,
        client_cpu_per_action,
        disk: disk::measure()?,
        bytes_per_step: report::spread(&mut figures.bytes),
        memory_per_table: made.saturating_sub(empty) as f64 / 1_024.0 / f64::from(args.tables),
        memory_per_connection: watched.saturating_sub(made) as f64 / 1_024.0 / connections as f64,
        memory,
    })
}

/// Does some of this at a time, until all is done.
async fn some_at_once<F>(all: Vec<F>, what: &'static str) -> Result<Vec<Party>, Failure>
where
    F: Future<Output = Result<Party, Failure>> + Send + 'static,
{
    let progress = progress_bar(all.len() as u64, what);
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    let mut under_way = JoinSet::new();
    for one in all {
        let slots = Arc::clone(&slots);
        under_way.spawn(async move {
            let _slot = slots.acquire().await;
            one.await
        });
    }
    let mut parties = Vec::new();
    while let Some(done) = under_way.join_next().await {
        parties.push(done.map_err(|_| Failure::new("table-not-made"))??);
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(parties)
}

/// What memory the server holds, at rest if that is asked for.
async fn settled(args: &Args, server: &Process) -> Result<u64, Failure> {
    if args.rest {
        tokio::time::sleep(REST).await;
    }
    server.memory()
}

/// Shown on the error stream, and only if that is a terminal.
pub fn progress_bar(length: u64, what: &'static str) -> ProgressBar {
    let text = Text::new(what).with("done", "{human_pos}").with("all", "{human_len}");
    let template = format!("{{bar:30}} {}", said(text));
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_measured() {
        assert!(loopback("127.0.0.1:8080").is_ok() && loopback("[::1]:8080").is_ok());
        for wrong in ["10.0.0.1:80", "example.org:80", "127.0.0.1"] {
            assert!(loopback(wrong).is_err(), "{wrong}");
        }
    }
}
