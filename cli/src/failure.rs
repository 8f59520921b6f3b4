//! Why a command could not be carried out.

use std::fmt;
use std::io;

use clap::error::ErrorKind;
use kontor_engine::refusal::Refusal;

use crate::file::plain;

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for cannot be done, and why, in one line.
    Said(String),
    /// Nothing was asked for, so help is.
    Help(clap::Error),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// A failure with this reason.
    pub fn new(reason: impl Into<String>) -> Failure {
        Failure::Said(reason.into())
    }

    /// What is wrong with the arguments, in one line: the paragraphs that `clap` would add are
    /// one `--help` away.
    pub fn arguments(error: clap::Error, command: &clap::Command) -> Failure {
        let more = match error.kind() {
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return Failure::Help(error),
            ErrorKind::InvalidSubcommand => {
                let known: Vec<&str> =
                    command.get_subcommands().map(clap::Command::get_name).collect();
                format!("; there is {}", known.join(", "))
            }
            ErrorKind::UnknownArgument | ErrorKind::MissingRequiredArgument => {
                "; --help shows what there is".to_string()
            }
            _ => String::new(),
        };
        let text = error.to_string();
        let lines: Vec<&str> = text
            .lines()
            .map(str::trim)
            .take_while(|line| !["Usage:", "For more", "tip:"].iter().any(|s| line.starts_with(s)))
            .filter(|line| !line.is_empty())
            .collect();
        let reason = lines.join(" ");
        Failure::Said(format!("{}{more}", reason.strip_prefix("error: ").unwrap_or(&reason)))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Said(reason) => f.write_str(reason),
            Failure::Help(help) => help.fmt(f),
            Failure::Output(error) => write!(f, "the output cannot be written: {}", plain(error)),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Said(refusal.to_string())
    }
}
