//! `kontor serve`: tables for people, over HTTP and WebSocket.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use kontor_server::{Config, Server};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::failure::Failure;
use crate::paint::HEAD;

/// Serve tables for people to meet and play at
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor serve\n  \
    kontor serve --listen 0.0.0.0:8080 --data /var/lib/kontor\n  \
    kontor serve --public-url https://games.example --behind-proxy\n\n\
    Ctrl-C stops it; nothing that was played is lost. RUST_LOG=debug says more of what it does.")]
pub struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    /// The directory for everything that is stored; made if it is not there
    #[arg(long, value_name = "DIR", default_value = "kontor-data")]
    data: PathBuf,

    /// The address that people use, where a reverse proxy stands before the server
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,

    /// Believe the reverse proxy's X-Forwarded-For where requests come from
    #[arg(long)]
    behind_proxy: bool,

    /// How long bots wait before they act, so that people can follow
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 700)]
    bot_pause: u64,
}

fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text.to_string()),
        _ => Err("an address as https://games.example is wanted, without a path".to_string()),
    }
}

/// Serves until it is told to stop.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let log = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(log).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::new(format!("the system gives no threads: {error}")))?;
    runtime.block_on(serve(args, out))
}

async fn serve(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut interrupt, mut terminate) = signal(SignalKind::interrupt())
        .and_then(|interrupt| Ok((interrupt, signal(SignalKind::terminate())?)))
        .map_err(|error| Failure::new(format!("signals cannot be received: {error}")))?;
    let config = Config {
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        bot_pause: Duration::from_millis(args.bot_pause),
        ..Config::new(args.listen, &args.data)
    };
    let server = Server::start(config).await.map_err(|error| Failure::new(error.to_string()))?;
    let url = match &args.public_url {
        Some(url) => url.clone(),
        None => format!("http://{}", server.address()),
    };
    writeln!(out, "Kontor is open: {HEAD}{url}{HEAD:#}")?;
    writeln!(out, "Everything is kept in {}. Ctrl-C stops the server.", args.data.display())?;
    out.flush()?;
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    writeln!(out, "Stopping …")?;
    server.stop().await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_has_no_path() {
        assert!(public_url("https://games.example").is_ok());
        assert!(public_url("http://localhost:8080/").is_ok());
        for wrong in ["games.example", "https://", "https://games.example/kontor", "ftp://x"] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }
}
