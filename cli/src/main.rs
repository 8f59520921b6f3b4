//! `kontor`: play, simulate, replay and serve economic board games.

mod admin;
mod analyse;
mod arena;
mod backup;
mod bot;
mod carry;
mod check;
mod columns;
mod completions;
mod failure;
mod file;
mod games;
mod json;
mod ladder;
mod language;
mod load;
mod markdown;
mod paint;
mod play;
mod record;
mod recorded;
mod refused;
mod replay;
mod rules;
mod say;
mod serve;
mod sim;
mod soak;
mod stored;
mod system;
mod table;
mod table_args;
mod train;
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
    Arena(arena::Args),
    Ladder(ladder::Args),
    Train(train::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Record(record::Args),
    Play(play::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Bot(bot::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Check(check::Args),
    Move(carry::Args),
    Table(table::Args),
    Load(load::Args),
    Soak(soak::Args),
    Rules(rules::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    language::listen();
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
            let label = say::said("error-label");
            let _ = writeln!(anstream::stderr(), "{error}{label}{error:#} {reason}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Failure> {
    let command = || Cli::command().arg(language::flag());
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => return Ok(error.print()?),
        Err(error) => return Err(Failure::arguments(error, &command())),
    };
    let cli =
        Cli::from_arg_matches(&matches).map_err(|error| Failure::arguments(error, &command()))?;
    let out = &mut anstream::stdout();
    match cli.command {
        Command::Games(args) => games::run(&args, out),
        Command::Sim(args) => sim::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Ladder(args) => ladder::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Record(args) => record::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Admin(args) => admin::run(&args, out),
        Command::Bot(args) => bot::run(&args, out),
        Command::Backup(args) => backup::run_backup(&args, out),
        Command::Restore(args) => backup::run_restore(&args, out),
        Command::Check(args) => check::run(&args, out),
        Command::Move(args) => carry::run(&args, out),
        Command::Table(args) => table::run(&args, out),
        Command::Load(args) => load::run(&args, out),
        Command::Soak(args) => soak::run(&args, out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Completions(args) => completions::run(&args, &mut command(), out),
    }
}
