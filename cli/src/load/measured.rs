//! A server in a process of its own: to be measured, or killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use kontor_server::{Config, Rates, Room, Server};

use crate::failure::Failure;
use crate::system::plain;

/// How long those who are connected have when it stops: long enough for everybody to be told, however busy the machine.
const FAREWELL: Duration = Duration::from_secs(300);

/// Serves without limits until the other end of the input is closed.
pub async fn be_the_server(data: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let room = Room { all: 100_000, reserve: 0, each: 100_000 };
    // Who opens thousands of sockets one after another does not come to answer pings at the first.
    let silence = Duration::from_secs(3_600);
    let config = Config {
        // The same games in every run.
        dice: Some(1),
        rates: Rates::unlimited(),
        room,
        silence,
        farewell: FAREWELL,
        ..Config::new(listen, data)
    };
    let server = Server::start(config).await?;
    writeln!(out, "{}", server.address())?;
    out.flush()?;
    let closed = tokio::task::spawn_blocking(|| {
        // Whatever comes, or fails to come, is the end.
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
    });
    // It ends when the input does.
    let _ = closed.await;
    server.stop().await;
    Ok(())
}

/// A server that was started. It stops, in order, with this.
pub struct Measured {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Measured {
    /// Starts a server on what is in a directory, and waits until it listens.
    pub fn start(data: &Path) -> Result<Measured, Failure> {
        let mut child = spawn(data)?;
        let mut line = String::new();
        if let Some(said) = child.stdout.take() {
            BufReader::new(said).read_line(&mut line).map_err(failed)?;
        }
        let address = line.trim().parse();
        let address = address.map_err(|_| Failure::new("server-nowhere"))?;
        Ok(Measured { child, address })
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Kills it on the spot.
    pub fn kill(mut self) -> Result<(), Failure> {
        self.child.kill().map_err(failed)
    }
}

impl Drop for Measured {
    fn drop(&mut self) {
        // It stops when its input is closed, if it has not been killed.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// Starts a server and kills it after a time, wherever it has come by then.
pub fn start_and_kill(data: &Path, after: Duration) -> Result<(), Failure> {
    let mut child = spawn(data)?;
    std::thread::sleep(after);
    child.kill().and_then(|()| child.wait()).map(drop).map_err(failed)
}

fn spawn(data: &Path) -> Result<Child, Failure> {
    Command::new(std::env::current_exe().map_err(failed)?)
        .args(["load", "--serve"])
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)
}

fn failed(error: std::io::Error) -> Failure {
    Failure::because("server-unstarted", plain(&error))
}
