//! What coming and going costs the server at a table that few, and that many look at.

use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;

use crate::columns::aligned;
use crate::failure::Failure;
use crate::load::client::Client;
use crate::load::party::Party;
use crate::load::process::Process;
use crate::load::progress_bar;
use crate::load::report::micros;
use crate::say::{grouped, said};

/// How many look on.
const CROWDS: [usize; 2] = [10, 1_000];

/// How often somebody comes and goes.
const TIMES: u64 = 400;

/// How long it is from one to the next.
const PACE: Duration = Duration::from_millis(25);

/// What was measured.
#[derive(Serialize)]
pub struct Report {
    crowds: Vec<Crowd>,
}

#[derive(Serialize)]
struct Crowd {
    spectators: usize,
    /// Microseconds of the server, each time that somebody comes and goes.
    cpu_per_visit: f64,
}

/// Measures with each crowd.
pub async fn measure(address: SocketAddr, server: &Process) -> Result<Report, Failure> {
    let mut party = Party::make(address, "mercurius", 0).await?;
    party.watch().await?;
    let mut looking = JoinSet::new();
    let mut crowds = Vec::new();
    for spectators in CROWDS {
        while looking.len() < spectators {
            let mut watcher = Client::nobody(address).watch(party.id()).await?;
            looking.spawn(async move { while watcher.hear().await.is_ok() {} });
        }
        // What the crowd itself set off is over by then.
        tokio::time::sleep(Duration::from_secs(6)).await;
        let progress = progress_bar(TIMES, "progress-visits");
        let cpu = server.cpu()?;
        let mut visits = tokio::time::interval(PACE);
        for _ in 0..TIMES {
            visits.tick().await;
            drop(Client::nobody(address).watch(party.id()).await?);
            progress.inc(1);
        }
        progress.finish_and_clear();
        let cpu = server.cpu()? - cpu;
        let cpu_per_visit = cpu.as_secs_f64() * 1e6 / TIMES as f64;
        crowds.push(Crowd { spectators, cpu_per_visit });
    }
    Ok(Report { crowds })
}

impl Report {
    /// Writes the table that people read.
    pub fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let head = ["crowd-spectators", "crowd-cpu"].map(said::<&'static str>);
        let mut rows = vec![head.to_vec()];
        rows.extend(
            self.crowds
                .iter()
                .map(|crowd| vec![grouped(crowd.spectators as u64), micros(crowd.cpu_per_visit)]),
        );
        Ok(write!(out, "{}", aligned(&rows))?)
    }
}
