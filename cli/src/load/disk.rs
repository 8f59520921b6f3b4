//! What the disk takes at most: plain writes, each durable, as a store could make them.

use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::failure::Failure;
use crate::system::plain;

/// How many bytes a step has in the log, about.
const STEP: usize = 150;

/// How many steps share a commit at most.
const GROUP: usize = 512;

/// How long each is measured.
const TIME: Duration = Duration::from_secs(1);

/// What the disk takes.
#[derive(Serialize)]
pub struct Disk {
    /// Durable writes of one step, a second.
    pub one_by_one: f64,
    /// Steps a second, many in each durable write.
    pub in_groups: f64,
}

/// Measures the disk that temporary files are on, where the server that is measured keeps its data.
pub fn measure() -> Result<Disk, Failure> {
    let measured = rate(1).and_then(|one_by_one| {
        rate(GROUP).map(|groups| Disk { one_by_one, in_groups: groups * GROUP as f64 })
    });
    measured.map_err(|error| Failure::because("disk-unmeasured", plain(&error)))
}

/// How many durable writes of so many steps it takes in a second.
fn rate(steps: usize) -> std::io::Result<f64> {
    let mut file = tempfile::tempfile()?;
    let bytes = vec![b's'; STEP * steps];
    let (begun, mut count) = (Instant::now(), 0);
    while begun.elapsed() < TIME {
        file.write_all(&bytes)?;
        file.sync_data()?;
        count += 1;
    }
    Ok(f64::from(count) / begun.elapsed().as_secs_f64())
}
