//! `kontor train`: what the signs of a game are worth, by self-play.

use std::io::Write;
use std::path::PathBuf;

use kontor_bots::train::{Learnt, Lesson, Reliability, train_listed};
use kontor_engine::Text;
use kontor_engine::any::AnyGame;

use crate::failure::Failure;
use crate::file;
use crate::games::name_of;
use crate::paint::HEAD;
use crate::refused;
use crate::say::{counted, decimal, grouped, percent, said};
use crate::sim::report::write_section;
use crate::sim::{games, pool, threads};
use crate::table_args::{GameParser, seed};

/// Learn by self-play how likely each seat is to win, which bots look ahead by
#[derive(clap::Args)]
#[command(after_help = "Example:\n  \
    kontor train mercurius --games 20000 --seed 1 --out games/mercurius/data/outlook.tsv\n\n\
    The same seed gives the same outlook, whatever the number of threads. A fifth of the games is kept\n\
    apart to see how well it foretells. The program has to be built anew to play by a new outlook.")]
pub struct Args {
    /// The game; `kontor games` lists them
    #[arg(value_parser = GameParser, hide_possible_values = true)]
    game: &'static dyn AnyGame,

    /// How many games to learn from, of all numbers of players
    #[arg(long, value_name = "N", default_value = "20000", value_parser = games, allow_negative_numbers = true)]
    games: u64,

    /// The number that all chance comes from
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    seed: u64,

    /// How many threads, if not one for each core
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Write the outlook to this file, in place of the one that is there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Learns, says how well, and writes what was learnt.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.game;
    let lesson = Lesson { games: args.games, seed: args.seed };
    let (learnt, sheet) = pool(args.threads)?
        .install(|| train_listed(game.info().id, &lesson))
        .map_err(|refusal| Failure::Said(refused::at_table(&refusal, &[], game)))?;
    match &args.out {
        None => write!(out, "{sheet}")?,
        Some(path) => {
            file::replace(path, &sheet)
                .map_err(|error| Failure::new(file::cannot_write(path, &error)))?;
            write_test(&learnt, game, args, out)?;
        }
    }
    Ok(out.flush()?)
}

/// How well the outlook foretells games that it was not made from.
fn write_test(
    learnt: &Learnt,
    game: &dyn AnyGame,
    args: &Args,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let test = &learnt.test;
    let head = Text::new("train-head")
        .with("games", counted("count-games", args.games))
        .with("positions", grouped(test.positions as u64))
        .with("seed", args.seed.to_string());
    writeln!(out, "{HEAD}{}{HEAD:#}: {}", name_of(game), said(head))?;
    let brier = |id: &'static str, figure: f64| vec![format!("  {}", said(id)), decimal(figure, 4)];
    let rows = [
        brier("train-learnt", test.brier),
        brier("train-equals", test.brier_of_equals),
        brier("train-richest", test.brier_of_richest),
    ];
    write_section("train-brier", &rows, out)?;
    let head = ["train-foretold", "train-came", "train-seats"].map(said::<&'static str>);
    let row = |part: &Reliability| {
        vec![
            format!("  {}", percent(part.foretold, 1)),
            percent(part.came, 1),
            grouped(part.seats as u64),
        ]
    };
    let [foretold, came, seats] = head;
    let head = vec![format!("  {foretold}"), came, seats];
    let seen = test.reliability.iter().filter(|part| part.seats > 0);
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(seen.map(row)).collect();
    write_section("train-reliability", &rows, out)
}
