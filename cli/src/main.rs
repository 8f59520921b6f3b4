//! `kontor`: play, simulate, replay and serve economic board games.

mod columns;
mod completions;
mod failure;
mod file;
mod games;
mod json;
mod markdown;
mod paint;
mod play;
mod replay;
mod rules;
mod serve;
mod sim;
mod table_args;
mod words;
mod wrap;

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::failure::Failure;

/// Economic board games: play them against bots, serve them to friends, simulate thousands, replay
/// and verify them.
#[derive(Parser)]
#[command(name = "kontor", version, max_term_width = 100)]
#[command(after_help = "Examples:\n  \
    kontor play mercurius\n  \
    kontor serve\n  \
    kontor sim mercurius --games 10000 --bots steady,random,random\n  \
    kontor replay game.json --verify")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Sim(sim::Args),
    Replay(replay::Args),
    Play(play::Args),
    Serve(serve::Args),
    Rules(rules::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Help(help)) => {
            // If nobody reads it, nobody misses it.
            let _ = help.print();
            ExitCode::from(2)
        }
        Err(failure) => {
            let error = paint::ERROR;
            let reason = words::printable(&failure.to_string());
            // If even this cannot be written there is nobody left to tell.
            let _ = writeln!(anstream::stderr(), "{error}error:{error:#} {reason}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Failure> {
    let matches = match Cli::command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => return Ok(error.print()?),
        Err(error) => return Err(Failure::arguments(error, &Cli::command())),
    };
    let cli = Cli::from_arg_matches(&matches)
        .map_err(|error| Failure::arguments(error, &Cli::command()))?;
    let out = &mut anstream::stdout();
    match cli.command {
        Command::Games(args) => games::run(&args, out),
        Command::Sim(args) => sim::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Completions(args) => completions::run(&args, &mut Cli::command(), out),
    }
}
