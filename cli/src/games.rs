//! `kontor games`: what can be played.

use std::io::Write;

use kontor_bots::players::known;
use kontor_engine::any::AnyGame;
use kontor_engine::{Edition, Info, Names, OptionKind, OptionSpec, Say, Text};
use kontor_texts::{Speaker, Words};
use serde::Serialize;

use crate::failure::Failure;
use crate::json::write_json;
use crate::language::spoken;
use crate::paint::{FAINT, HEAD};
use crate::say::said;
use crate::words::by_convention;
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
    let policies = known(game).into_iter();
    Listed {
        info: game.info(),
        policies: policies.map(|(name, about)| ListedPolicy { name, about }).collect(),
    }
}

/// The name of a game.
pub fn name_of(game: &dyn AnyGame) -> String {
    Words::of(game, spoken()).with(Names(&[])).say(&Text::new("game-name"))
}

/// What an edition of a game is called.
pub fn edition_of(game: &dyn AnyGame, edition: &str) -> String {
    Words::of(game, spoken()).with(Names(&[])).say(&Text::new(format!("edition-{edition}")))
}

/// Lines that are broken to fit into the terminal, where their first words are stressed.
fn write_headed(out: &mut dyn Write, line: &str, head: &str) -> Result<(), Failure> {
    let line = fitted(line, columns());
    Ok(writeln!(out, "{}", line.replacen(head, &format!("{HEAD}{head}{HEAD:#}"), 1))?)
}

fn write_game(game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
    let info = game.info();
    let say = Words::of(game, spoken()).with(Names(&[]));
    writeln!(out, "{HEAD}{}{HEAD:#}  {}", info.id, name_of(game))?;
    let about = say.say(&Text::new("game-about"));
    writeln!(out, "{}", fitted(&format!("  {about}"), columns()))?;
    let players = Text::new("games-players").with("least", info.min_seats);
    writeln!(out, "  {}", said(players.with("most", info.max_seats)))?;
    for (edition, at) in info.editions.iter().zip(0..) {
        write_edition(edition, at == 0, &say, out)?;
    }
    let policies = known(game);
    let width = policies.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    writeln!(out, "  {}", said("games-bots"))?;
    for (name, _) in policies {
        let about = say.say(&by_convention("bot", &format!("{name}-about")));
        write_headed(out, &format!("    {name:width$}  {about}"), name)?;
    }
    Ok(())
}

fn write_edition(
    edition: &Edition,
    first: bool,
    say: &Speaker<'_>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let about = say.say(&by_convention("edition", edition.id));
    let id = if first { "games-first-edition" } else { "games-edition" };
    let text = Text::new(id).with("id", edition.id).with("about", about);
    write_headed(out, &format!("  {}", said(text)), edition.id)?;
    for option in edition.options {
        let about = say.say(&by_convention("option", option.id));
        let about = format!("{about} ({})", option.rules.join(", "));
        let text = Text::new("games-option").with("id", option.id).with("about", about);
        write_headed(out, &format!("    {}", said(text)), option.id)?;
        let text = Text::new(if option.open { "games-open" } else { "games-printed" })
            .with("allowed", allowed(option, say))
            .with("default", option.kind.default_value().to_string());
        let values = fitted(&format!("      {}", said(text)), columns());
        writeln!(out, "{FAINT}{values}{FAINT:#}")?;
    }
    Ok(())
}

/// What may be chosen: values that are typed with what they mean.
fn allowed(option: &OptionSpec, say: &Speaker<'_>) -> Text {
    let OptionKind::OneOf { values, .. } = option.kind else { return option.kind.allowed() };
    let meant = |value: &&str| {
        let meaning = say.say(&by_convention("option", &format!("{}-{value}", option.id)));
        format!("{value} ({meaning})")
    };
    let values: Vec<String> = values.iter().map(meant).collect();
    Text::new("allowed-values").with("values", values.join(", "))
}
