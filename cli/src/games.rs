//! `kontor games`: what can be played.

use std::io::Write;

use kontor_engine::setup::{Edition, Info};
use kontor_engine::table::AnyGame;
use serde::Serialize;

use crate::failure::Failure;
use crate::json::write_json;
use crate::paint::{FAINT, HEAD};
use crate::wrap::{columns, fitted};

/// List the games with their editions, options and bots
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor games\n  \
    kontor games --json | jq '.[].id'")]
pub struct Args {
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    info: &'static Info,
    policies: Vec<ListedPolicy>,
}

#[derive(Serialize)]
struct ListedPolicy {
    name: &'static str,
    about: &'static str,
}

/// Lists the games.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.json {
        let games: Vec<Listed> = kontor_games::all().map(listed).collect();
        return write_json(&games, out);
    }
    for (game, at) in kontor_games::all().zip(0..) {
        if at > 0 {
            writeln!(out)?;
        }
        write_game(game, out)?;
    }
    Ok(())
}

fn listed(game: &'static dyn AnyGame) -> Listed {
    let policies = game.policies().into_iter();
    Listed {
        info: game.info(),
        policies: policies.map(|(name, about)| ListedPolicy { name, about }).collect(),
    }
}

fn write_game(game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
    let info = game.info();
    writeln!(out, "{HEAD}{}{HEAD:#}  {}", info.id, info.name)?;
    writeln!(out, "{}", fitted(&format!("  {}", info.about), columns()))?;
    writeln!(out, "  {} to {} players", info.min_seats, info.max_seats)?;
    for (edition, at) in info.editions.iter().zip(0..) {
        write_edition(edition, at == 0, out)?;
    }
    let policies = game.policies();
    let width = policies.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    writeln!(out, "  bots")?;
    for (name, about) in policies {
        writeln!(out, "    {HEAD}{name:width$}{HEAD:#}  {about}")?;
    }
    Ok(())
}

fn write_edition(edition: &Edition, first: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let default = if first { " (default)" } else { "" };
    writeln!(out, "  edition {HEAD}{}{HEAD:#}{default}  {}", edition.id, edition.about)?;
    for option in edition.options {
        writeln!(out, "    option {HEAD}{}{HEAD:#}  {}", option.id, option.about)?;
        let (allowed, default) = (option.kind.allowed(), option.kind.default_value());
        writeln!(out, "      {FAINT}{allowed}; {default} unless chosen{FAINT:#}")?;
    }
    Ok(())
}
