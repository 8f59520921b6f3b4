//! The log for the operator: lines of text or of JSON. Whatever is asked for, what other libraries say
//! below `info` is left out: they would write down cookies, passwords and hands as they pass by.

use std::fmt::{Display, Formatter};
use std::io::Write;
use std::str::FromStr;

use tracing::level_filters::LevelFilter;
use tracing::{Level, Subscriber};
use tracing_subscriber::filter::{EnvFilter, FilterExt as _, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};

/// What our own events are called by: the names of our crates.
const OURS: &str = "kontor";

/// How lines of the log look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// For people.
    Text,
    /// For programs: one object a line.
    Json,
}

impl FromStr for Lines {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Lines, Self::Err> {
        match text {
            "text" => Ok(Lines::Text),
            "json" => Ok(Lines::Json),
            _ => Err("text or json is wanted"),
        }
    }
}

impl Display for Lines {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Lines::Text => "text",
            Lines::Json => "json",
        })
    }
}

/// What lets through what is wanted; or why it cannot be read.
pub fn filter(wanted: &str) -> Result<EnvFilter, String> {
    EnvFilter::builder()
        .with_default_directive(LevelFilter::WARN.into())
        .parse(wanted)
        .map_err(|error| error.to_string())
}

/// A log of what the filter lets through: `warn`, `info`, `kontor_server=debug`. A filter that cannot be
/// read is answered by why.
pub fn subscriber<W>(
    wanted: &str,
    lines: Lines,
    writer: W,
) -> Result<Box<dyn Subscriber + Send + Sync>, String>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
    for<'a> <W as MakeWriter<'a>>::Writer: Write,
{
    let wanted = filter(wanted)?;
    let harmless =
        filter_fn(|event| event.target().starts_with(OURS) || *event.level() <= Level::INFO);
    // Lines are kept in files and journals, where colours would only be in the way.
    let layer = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(writer);
    let registry = tracing_subscriber::registry();
    Ok(match lines {
        Lines::Text => Box::new(registry.with(layer.with_filter(wanted.and(harmless)))),
        Lines::Json => Box::new(registry.with(layer.json().with_filter(wanted.and(harmless)))),
    })
}
