//! Why a command could not be carried out.

use std::error::Error as _;
use std::fmt;
use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use kontor_engine::Text;
use kontor_engine::refusal::Refusal;

use crate::refused;
use crate::say::said;
use crate::system;

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
    pub fn new(reason: impl Into<Text>) -> Failure {
        Failure::Said(said(reason))
    }

    /// A failure with this reason, which is that of a part of the system.
    pub fn because(reason: &'static str, error: impl fmt::Display) -> Failure {
        Failure::new(Text::new(reason).with("why", error.to_string()))
    }

    /// What is wrong with the arguments, in one line: the paragraphs that `clap` would add are
    /// one `--help` away.
    pub fn arguments(error: clap::Error, command: &clap::Command) -> Failure {
        if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Failure::Help(error);
        }
        match wrong_arguments(&error, command) {
            Some(reason) => Failure::new(reason),
            None => Failure::Said(in_one_line(&error)),
        }
    }
}

/// What is wrong, where `clap` says what it is about.
fn wrong_arguments(error: &clap::Error, command: &clap::Command) -> Option<Text> {
    let of = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    };
    let named = |id| Some(Text::new(id).with("arg", of(ContextKind::InvalidArg)?));
    let given = || of(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let given = of(ContextKind::InvalidSubcommand)?;
            let known = commands_before(command, Some(&given));
            Some(Text::new("args-no-command").with("given", given).with("known", known))
        }
        ErrorKind::MissingSubcommand => {
            Some(Text::new("args-which-command").with("known", commands_before(command, None)))
        }
        ErrorKind::UnknownArgument => named("args-unknown"),
        ErrorKind::MissingRequiredArgument => named("args-missing"),
        ErrorKind::NoEquals => named("args-no-equals"),
        ErrorKind::ArgumentConflict => {
            let (arg, other) = (of(ContextKind::InvalidArg)?, of(ContextKind::PriorArg)?);
            Some(match arg == other {
                true => Text::new("args-twice").with("arg", arg),
                false => Text::new("args-conflict").with("arg", arg).with("other", other),
            })
        }
        ErrorKind::TooManyValues => Some(named("args-too-many")?.with("given", given()?)),
        ErrorKind::InvalidValue if given()?.is_empty() => named("args-no-value"),
        ErrorKind::InvalidValue => {
            let known = of(ContextKind::ValidValue)?;
            Some(named("args-none-of")?.with("given", given()?).with("known", known))
        }
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string)?;
            Some(named("args-unfit")?.with("given", given()?).with("why", why))
        }
        _ => None,
    }
}

/// The commands that could stand in the place of this word of the arguments, or after all of them.
fn commands_before(command: &clap::Command, word: Option<&str>) -> String {
    let mut here = command;
    for one in std::env::args_os().skip(1) {
        if word.is_some() && one.to_str() == word {
            break;
        }
        here = here.find_subcommand(&one).unwrap_or(here);
    }
    let known: Vec<&str> = here.get_subcommands().map(clap::Command::get_name).collect();
    known.join(", ")
}

/// What `clap` says itself, without its paragraphs.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !["Usage:", "For more", "tip:"].iter().any(|s| line.starts_with(s)))
        .filter(|line| !line.is_empty())
        .collect();
    let reason = lines.join(" ");
    reason.strip_prefix("error: ").unwrap_or(&reason).to_string()
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Said(reason) => f.write_str(reason),
            Failure::Help(help) => help.fmt(f),
            Failure::Output(error) => {
                let text = Text::new("no-output").with("why", system::plain(error));
                f.write_str(&said(text))
            }
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
        Failure::Said(refused::alone(&refusal))
    }
}
