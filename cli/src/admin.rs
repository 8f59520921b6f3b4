//! `kontor admin`: what an operator does at a server that runs, or at its data.

use std::io::Write;
use std::net::SocketAddr;

use clap::Subcommand;
use kontor_engine::Text;
use kontor_server::admin::{AskError, Task, ask};
use kontor_server::{Config, Server};
use kontor_store::Address;
use serde_json::Value as Json;

use crate::failure::Failure;
use crate::language::spoken;
use crate::say::{path, said};
use crate::stored::Stored;
use crate::system::{plain, runtime};

/// Look after a server: its tables and people
///
/// Talks to the server that runs on the data directory, through a socket that only the directory's owner can
/// open. If none runs, the data is opened for the moment; a PostgreSQL database is not: there a server must run.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor admin list --data /var/lib/kontor\n  \
    kontor admin close q3v8k2m4n6p8r0s2 --data /var/lib/kontor\n  \
    kontor admin link Anna --data /var/lib/kontor")]
pub struct Args {
    #[command(subcommand)]
    task: Wanted,

    #[command(flatten)]
    stored: Stored,
}

#[derive(Subcommand)]
enum Wanted {
    /// The tables that wait or play
    List,
    /// What is known of a table, without what players hide
    Inspect {
        /// Its id
        table: String,
    },
    /// Close a table
    Close {
        /// Its id
        table: String,
    },
    /// The record of a finished game
    Export {
        /// Its id
        table: String,
    },
    /// Delete a person's account; what was played stays, without the name
    Remove {
        /// The name
        name: String,
    },
    /// A link by which a person can sign in once within a day, and choose a new password
    Link {
        /// The name
        name: String,
    },
}

impl Wanted {
    fn task(&self) -> Result<Task, Failure> {
        let id = |text: &String| {
            text.parse()
                .map_err(|_| Failure::new(Text::new("no-table-id").with("given", text.clone())))
        };
        Ok(match self {
            Wanted::List => Task::List,
            Wanted::Inspect { table } => Task::Inspect { table: id(table)? },
            Wanted::Close { table } => Task::Close { table: id(table)? },
            Wanted::Export { table } => Task::Export { table: id(table)? },
            Wanted::Remove { name } => Task::Remove { name: name.clone() },
            Wanted::Link { name } => Task::Link { name: name.clone() },
        })
    }
}

/// Does what is wanted and says what came of it.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let task = args.task.task()?;
    let answer = carry_out(&args.stored, &task)?;
    show(&task, &answer, out)
}

/// Has the server that runs on this data do something; if none runs, the data is opened for it.
pub fn carry_out(stored: &Stored, task: &Task) -> Result<Json, Failure> {
    runtime()?.block_on(async {
        match ask(&stored.data, task, spoken()).await {
            Err(AskError::NoServer) => alone(stored, task).await,
            answer => answer.map_err(unanswered),
        }
    })
}

/// Opens the data for the moment.
async fn alone(stored: &Stored, task: &Task) -> Result<Json, Failure> {
    if matches!(task, Task::Link { .. }) {
        return Err(Failure::new("link-needs-server"));
    }
    let (address, data) = (stored.address()?, &stored.data);
    // Others may be at work on a database: a server that only comes for a moment would be in their way.
    if matches!(address, Address::Postgres(_)) {
        return Err(Failure::new(Text::new("admin-needs-server").with("data", path(data))));
    }
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { database: Some(address), ..Config::new(listen, data) };
    let server = Server::start(config).await?;
    let answer = ask(data, task, spoken()).await;
    server.stop().await;
    answer.map_err(unanswered)
}

fn unanswered(error: AskError) -> Failure {
    match error {
        AskError::NoServer => Failure::new("data-not-opened"),
        AskError::Broken(error) => Failure::because("no-answer", plain(&error)),
        AskError::Stopped => Failure::new("server-stopped"),
        AskError::Refused(why) => Failure::Said(why),
    }
}

fn show(task: &Task, answer: &Json, out: &mut dyn Write) -> Result<(), Failure> {
    match (task, answer) {
        (Task::List, Json::Array(tables)) => {
            for table in tables {
                let people: Vec<&str> = table["seats"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .flat_map(|seat| seat["people"].as_array().into_iter().flatten())
                    .filter_map(Json::as_str)
                    .collect();
                let text = |key: &str| table[key].as_str().unwrap_or_default().to_string();
                let (id, game) = (text("table"), text("game"));
                let status = said(Text::new(format!("status-{}", text("status"))));
                writeln!(out, "{id}  {status:<9} {game:<17} {}", people.join(", "))?;
            }
        }
        (_, Json::Null) => writeln!(out, "{}", said("done"))?,
        (_, Json::String(text)) => writeln!(out, "{text}")?,
        (_, answer) => {
            let text = serde_json::to_string_pretty(answer).unwrap_or_default();
            writeln!(out, "{text}")?;
        }
    }
    Ok(())
}
