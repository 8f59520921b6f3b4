//! `kontor bot`: keys for programs that play, each belonging to a person.

use std::io::Write;

use clap::Subcommand;
use kontor_engine::Text;
use kontor_server::admin::Task;
use serde_json::Value as Json;

use crate::admin::carry_out;
use crate::failure::Failure;
use crate::say::said;
use crate::stored::Stored;

/// Let programs play: keys for bots of people
///
/// People make such keys themselves on the page of their account. This does the same for who runs the server: it
/// talks to the server that runs on the data directory, or opens the data for the moment.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor bot make Robo --of Anna --data /var/lib/kontor\n  \
    kontor bot list --of Anna\n  \
    kontor bot renew Robo\n  \
    kontor bot remove Robo")]
pub struct Args {
    #[command(subcommand)]
    task: Wanted,

    #[command(flatten)]
    stored: Stored,
}

#[derive(Subcommand)]
enum Wanted {
    /// The bots of a person
    List {
        /// Whose, by name
        #[arg(long, value_name = "NAME")]
        of: String,
    },
    /// Make a bot, and say its key
    Make {
        /// What it is called
        name: String,
        /// Who answers for it, by name
        #[arg(long, value_name = "NAME")]
        of: String,
    },
    /// Another key for a bot: the one of before is void at once
    Renew {
        /// What it is called
        name: String,
    },
    /// Remove a bot: its key is void at once
    Remove {
        /// What it is called
        name: String,
    },
}

/// Does what is wanted and says what came of it.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let task = match &args.task {
        Wanted::List { of } => Task::Programs { owner: of.clone() },
        Wanted::Make { name, of } => Task::AddProgram { owner: of.clone(), name: name.clone() },
        Wanted::Renew { name } => Task::ChangeKey { name: name.clone() },
        Wanted::Remove { name } => Task::RemoveProgram { name: name.clone() },
    };
    match carry_out(&args.stored, &task)? {
        Json::Array(programs) => {
            for name in programs.iter().filter_map(|program| program["name"].as_str()) {
                writeln!(out, "{name}")?;
            }
        }
        made if made.get("key").is_some() => {
            let text = |value: &Json| value.as_str().unwrap_or_default().to_string();
            let name = text(&made["program"]["name"]);
            writeln!(out, "{}", said(Text::new("bot-key").with("name", name)))?;
            writeln!(out, "{}", text(&made["key"]))?;
        }
        _ => writeln!(out, "{}", said("done"))?,
    }
    Ok(())
}
