//! Why a command could not be carried out.

use std::fmt;
use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use kontor_engine::refusal::Refusal;

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for cannot be done, and why, in one line.
    Said(String),
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
    pub fn arguments(error: &clap::Error) -> Failure {
        let text = error.to_string();
        let reason: Vec<&str> = text
            .lines()
            .map(str::trim)
            .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"))
            .filter(|line| !line.is_empty())
            .collect();
        let reason = reason.join(" ");
        let reason = reason.strip_prefix("error: ").unwrap_or(&reason);
        Failure::Said(format!("{reason}{}", what_there_is(error)))
    }
}

/// What could have been written instead, where `clap` does not say it.
fn what_there_is(error: &clap::Error) -> String {
    match (error.kind(), error.get(ContextKind::ValidSubcommand)) {
        (ErrorKind::MissingSubcommand, Some(ContextValue::Strings(_))) => String::new(),
        (ErrorKind::InvalidSubcommand | ErrorKind::MissingSubcommand, _) => {
            "; there is games, sim, replay, play, rules, completions".to_string()
        }
        (ErrorKind::UnknownArgument | ErrorKind::MissingRequiredArgument, _) => {
            "; --help shows what there is".to_string()
        }
        _ => String::new(),
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Said(reason) => f.write_str(reason),
            Failure::Output(error) => write!(f, "the output cannot be written: {error}"),
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
