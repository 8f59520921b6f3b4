//! `kontor serve`: tables for people, over HTTP and WebSocket.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command};
use kontor_engine::Text;
use kontor_server::log::subscriber;
use kontor_server::settings::{self, FileError, InForce, SETTINGS, Values};
use kontor_server::{Config, Server};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::columns::aligned_left;
use crate::failure::Failure;
use crate::paint::HEAD;
use crate::say::{counted, path, said};
use crate::system::{plain, runtime};

/// What the environment may name beside settings of the server.
const OTHERS: [&str; 2] = ["config", "lang"];

/// Serve tables for people to meet and play at
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor serve\n  \
    kontor serve --listen 0.0.0.0:8080 --data /var/lib/kontor\n  \
    kontor serve --public-url https://games.example --behind-proxy\n  \
    kontor serve --database postgres://kontor@db/kontor\n  \
    kontor serve --config kontor.toml --check\n\n\
    Every setting can also be named in the environment, as KONTOR_BOT_PAUSE=1s, or in the file, as\n\
    bot-pause = \"1s\"; a flag comes first, then the environment, then the file.\n\
    Ctrl-C stops it; nothing that was played is lost.")]
pub struct Args {
    /// A file of settings, in TOML
    #[arg(long, value_name = "FILE", env = "KONTOR_CONFIG")]
    config: Option<PathBuf>,

    /// Say what is in force and from where, and what is wrong, instead of serving
    #[arg(long)]
    check: bool,

    /// List the example of docs/adding-a-game.md, too; for tests
    #[arg(long, hide = true)]
    example: bool,

    #[command(flatten)]
    flags: Flags,
}

/// A flag for every setting of the server.
struct Flags(Values);

impl clap::Args for Flags {
    fn augment_args(command: Command) -> Command {
        let flag = |setting: &settings::Setting| {
            let flag = Arg::new(setting.name)
                .long(setting.name)
                .value_name(setting.value)
                .help(setting.about);
            // What is either so or not needs no value to be so.
            match setting.value {
                "true|false" => {
                    flag.num_args(0..=1).require_equals(true).default_missing_value("true")
                }
                _ => flag,
            }
        };
        command.args(SETTINGS.iter().map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args(command)
    }
}

impl clap::FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Flags, clap::Error> {
        let given = |setting: &settings::Setting| {
            let value = matches.get_one::<String>(setting.name)?;
            Some((setting.name.to_string(), value.clone()))
        };
        Ok(Flags(SETTINGS.iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Flags::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args {
    fn in_force(&self) -> Result<InForce, Failure> {
        let usual = Config::new(SocketAddr::from(([127, 0, 0, 1], 8080)), "kontor-data");
        let mut environment = settings::environment(std::env::vars(), &OTHERS);
        // Many know this name; ours comes first.
        if let Ok(level) = std::env::var("RUST_LOG") {
            environment.entry("log-level".to_string()).or_insert(level);
        }
        let file = match &self.config {
            Some(file) => settings::file(file).map_err(|error| {
                let why = match error {
                    FileError::Unread(error) => plain(&error),
                    FileError::Form(why) => why,
                    FileError::Several(name) => {
                        said(Text::new("setting-several").with("name", name))
                    }
                };
                Failure::new(Text::new("about-file").with("file", path(file)).with("what", why))
            })?,
            None => Values::new(),
        };
        Ok(settings::in_force(usual, &self.flags.0, &environment, &file))
    }
}

/// Serves until it is told to stop.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.example {
        kontor_games::with_example();
    }
    let in_force = args.in_force()?;
    if args.check {
        return check(&in_force, out);
    }
    if let Some(first) = in_force.wrong.first() {
        return Err(Failure::new(Text::new("setting-wrong").with("first", first.clone())));
    }
    let Config { log, log_level, .. } = &in_force.config;
    subscriber(log_level, *log, std::io::stderr)
        .map_err(|error| Failure::because("no-log-level", error))?
        .init();
    runtime()?.block_on(serve(in_force.config, out))
}

/// Says what is in force, from where, and what is wrong with it.
fn check(in_force: &InForce, out: &mut dyn Write) -> Result<(), Failure> {
    let row = |(name, value, source): &(&str, String, settings::Source)| {
        let value = if value == "none" { said("setting-none") } else { value.clone() };
        vec![name.to_string(), value, said(source.text())]
    };
    write!(out, "{}", aligned_left(&in_force.from.iter().map(row).collect::<Vec<_>>()))?;
    for unknown in &in_force.unknown {
        writeln!(out, "{}: {}", said("label-unknown"), said(unknown.clone()))?;
    }
    for wrong in &in_force.wrong {
        writeln!(out, "{}: {}", said("label-wrong"), said(wrong.clone()))?;
    }
    match in_force.wrong.len() {
        0 => Ok(()),
        wrong => Err(Failure::new(counted("settings-wrong", wrong as u64))),
    }
}

async fn serve(config: Config, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut interrupt, mut terminate) = signal(SignalKind::interrupt())
        .and_then(|interrupt| Ok((interrupt, signal(SignalKind::terminate())?)))
        .map_err(|error| Failure::because("no-signals", plain(&error)))?;
    let public = config.public_url.clone();
    let kept = match &config.database {
        Some(database) => database.to_string().into(),
        None => path(&config.data),
    };
    let server = Server::start(config).await?;
    let url = public.unwrap_or_else(|| format!("http://{}", server.address()));
    let open = said(Text::new("serve-open").with("url", url.clone()));
    writeln!(out, "{}", open.replace(&url, &format!("{HEAD}{url}{HEAD:#}")))?;
    if let Some(figures) = server.figures() {
        let url = format!("http://{figures}/metrics");
        writeln!(out, "{}", said(Text::new("serve-figures").with("url", url)))?;
    }
    writeln!(out, "{}", said(Text::new("serve-kept").with("data", kept)))?;
    out.flush()?;
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    writeln!(out, "{}", said("serve-stopping"))?;
    server.stop().await;
    Ok(())
}
