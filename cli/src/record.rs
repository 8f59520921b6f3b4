//! `kontor record`: old records as they are written today.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use kontor_engine::Text;
use kontor_engine::record::{FORMAT, Record};
use kontor_texts::Words;

use crate::failure::Failure;
use crate::file::{cannot_make, cannot_write, replace, write_new};
use crate::language::spoken;
use crate::paint::GOOD;
use crate::recorded;
use crate::refused;
use crate::say::{path as named, said};

/// Keep records up to date
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  kontor record upgrade game.json")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Upgrade(UpgradeArgs),
}

/// Write old records in the newest format; what was played stays the same
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor record upgrade game.json\n  \
    kontor record upgrade played/*.json --out newer\n\n\
    Without --out each file is replaced, and kept as it was under its name with .old added. A record that\n\
    is of the newest format already is left as it is. One that cannot be played is, too, and the others\n\
    are upgraded all the same.")]
struct UpgradeArgs {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Write them into this directory, and leave the files as they are
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Does what is asked of records.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.command {
        Command::Upgrade(args) => upgrade_all(args, out),
    }
}

fn upgrade_all(args: &UpgradeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(directory) = &args.out {
        fs::create_dir_all(directory)
            .map_err(|error| Failure::new(cannot_make(directory, &error)))?;
    }
    let mut failed: Vec<String> = Vec::new();
    for file in &args.files {
        match upgrade(file, args.out.as_deref()) {
            Ok(done) => writeln!(out, "{GOOD}{}{GOOD:#}: {done}", file.display())?,
            Err(failure) => failed.push(failure.to_string()),
        }
    }
    match failed.len() {
        0 => Ok(()),
        1 => Err(Failure::Said(failed.concat())),
        many => {
            let text = Text::new("records-failed").with("n", many);
            Err(Failure::new(text.with("all", failed.join("; "))))
        }
    }
}

/// Upgrades one record, and says what became of it.
fn upgrade(file: &Path, out: Option<&Path>) -> Result<String, Failure> {
    if file.as_os_str() == "-" {
        return Err(Failure::new("record-without-file"));
    }
    let (text, old) = recorded::load(file)?;
    let game = recorded::game_of(file, &old)?;
    let new = old.upgraded(game).map_err(|error| {
        let names = Words::of(game, spoken()).called(&old.seats, &old.bots);
        recorded::about(file, said(refused::not_upgraded(&error, &names, game)))
    })?;
    match (out, new == old) {
        (None, true) => Ok(said(Text::new("record-current").with("format", FORMAT))),
        (None, false) => {
            let before = kept_as(file);
            write_new(&before, &text)
                .map_err(|error| Failure::new(cannot_write(&before, &error)))?;
            replace(file, &new.save()).map_err(|error| Failure::new(cannot_write(file, &error)))?;
            let done = Text::new("record-kept-as").with("change", change(&old, &new));
            Ok(said(done.with("file", named(&before))))
        }
        (Some(directory), same) => {
            let path = directory.join(file.file_name().unwrap_or_default());
            let newest = if same { text } else { new.save() };
            write_new(&path, &newest).map_err(|error| Failure::new(cannot_write(&path, &error)))?;
            let same_format = Text::new("record-same").with("format", FORMAT);
            let what = if same { same_format } else { change(&old, &new) };
            let done = Text::new("record-written-to").with("change", what);
            Ok(said(done.with("file", named(&path))))
        }
    }
}

/// Where a record is kept as it was.
fn kept_as(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_os_string();
    name.push(".old");
    file.with_file_name(name)
}

fn change(old: &Record, new: &Record) -> Text {
    let rules = match (old.rules, new.rules) {
        (then, now) if then == now => Text::new("record-rules").with("rules", now),
        (then, now) => Text::new("record-rules-changed").with("then", then).with("now", now),
    };
    let text = Text::new("record-changed").with("then", old.format).with("now", new.format);
    text.with("rules", rules)
}
