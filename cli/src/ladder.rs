//! `kontor ladder`: how each bot does among equals of one kind, as a table for a document.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use kontor_bots::Contest;
use kontor_bots::arena::standings::BotStanding;
use kontor_engine::Text;

use crate::arena::played;
use crate::failure::Failure;
use crate::file;
use crate::games::name_of;
use crate::say::{decimal, grouped, percent, said};
use crate::sim::{games, pool, threads};
use crate::table_args::TableArgs;

/// Seat each bot alone among others of one kind, in every seat, and write how they did in Markdown
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor ladder mercurius --bots random,easy,search-200 --games 120 --seed 1\n  \
    kontor ladder kommersant --players 2 --bots easy,hard --games 40 --seed 1 --resume ladder/\n\n\
    Each bot is compared with the same ones, by the same dice. The same seed gives the same table but for\n\
    the time of a move, which is CPU time.")]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Whom they sit among
    #[arg(long, value_name = "BOT", default_value = "medium")]
    among: String,

    /// How many games each bot plays
    #[arg(long, value_name = "N", default_value = "100", value_parser = games, allow_negative_numbers = true)]
    games: u64,

    /// How many threads, if not one for each core
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Keep every game in this directory, and go on from those that are in it
    #[arg(long, value_name = "DIR")]
    resume: Option<PathBuf>,
}

/// Plays the contests one after another, and writes each row as soon as it is known.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (table, game) = (&args.table, args.table.game);
    table.check_bots()?;
    table.check_bot(&args.among)?;
    if table.bots.is_empty() {
        return Err(Failure::new("ladder-nobody"));
    }
    let players = table.players.unwrap_or_else(|| game.info().min_seats.into());
    let setup = table.setup(players, 0)?;
    let seed = table.seed.unwrap_or(1);
    let pool = pool(args.threads)?;
    if let Some(directory) = &args.resume {
        fs::create_dir_all(directory)
            .map_err(|error| Failure::new(file::cannot_make(directory, &error)))?;
    }
    let head = Text::new("ladder-head").with("game", name_of(game)).with("players", players);
    writeln!(out, "### {}\n", said(head.with("among", args.among.clone())))?;
    let columns = ["ladder-bot", "ladder-games", "ladder-fair", "sim-share", "arena-time"];
    writeln!(out, "| {} |\n|---|--:|--:|--:|--:|", columns.map(said::<&'static str>).join(" | "))?;
    for bot in &table.bots {
        let mut bots = vec![args.among.clone(); players];
        bots[0].clone_from(bot);
        let contest = Contest { setup: setup.clone(), bots, games: args.games, seed };
        let name = format!("{}-{players}-{bot}-{}.jsonl", game.info().id, args.among);
        let kept = args.resume.as_ref().map(|directory| directory.join(name));
        let standings = played(game, &contest, &pool, kept.as_deref())?;
        let of_bot = standings.bots.iter().find(|one| one.bot == *bot);
        writeln!(out, "{}", row(of_bot.expect("who was seated has played"), standings.games))?;
        out.flush()?;
    }
    Ok(())
}

fn row(bot: &BotStanding, games: u64) -> String {
    let between = |low: f64, high: f64, places: usize| {
        let text = Text::new("ladder-between").with("low", decimal(low, places));
        said(text.with("high", decimal(high, places)))
    };
    let (fair, share) = (bot.fair, &bot.share);
    let cells = [
        format!("`{}`", bot.bot),
        grouped(games),
        format!("{} ({})", decimal(fair.is, 2), between(fair.low, fair.high, 2)),
        format!(
            "{} ({})",
            percent(share.share, 0),
            between(100.0 * share.low, 100.0 * share.high, 0)
        ),
        decimal(bot.ms_a_move, 2),
    ];
    format!("| {} |", cells.join(" | "))
}
