//! What a process has used, as the system counts it.

use std::fs;
use std::time::Duration;

use kontor_engine::Text;

use crate::failure::Failure;
use crate::system::plain;

/// How often the system counts in a second: the unit of `/proc/PID/stat`, the same on every Linux.
const TICKS: u64 = 100;

/// A process of this machine.
pub struct Process {
    pid: u32,
}

impl Process {
    /// The process of this number, which has to be there.
    pub fn of(pid: u32) -> Result<Process, Failure> {
        let process = Process { pid };
        process.cpu()?;
        Ok(process)
    }

    fn read(&self, what: &str) -> Result<String, Failure> {
        fs::read_to_string(format!("/proc/{}/{what}", self.pid)).map_err(|error| {
            let text = Text::new("process-unread").with("process", self.pid.to_string());
            Failure::new(text.with("why", plain(&error)))
        })
    }

    /// How long it has worked on all cores together.
    pub fn cpu(&self) -> Result<Duration, Failure> {
        let ticks = ticks(&self.read("stat")?);
        let ticks = ticks.ok_or_else(|| Failure::new("no-usage"))?;
        Ok(Duration::from_millis(ticks * 1_000 / TICKS))
    }

    /// How many bytes of memory it holds.
    pub fn memory(&self) -> Result<u64, Failure> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.map(|kilobytes| kilobytes * 1_024).ok_or_else(|| Failure::new("no-memory-held"))
    }
}

/// The time in user and in system mode, of a line of `/proc/PID/stat`.
fn ticks(stat: &str) -> Option<u64> {
    // The name of the program stands in parentheses and may hold anything.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_process_is_read_whatever_its_name() {
        let stat = "7 (a) b (c) S 1 7 7 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 1 0 99";
        assert_eq!(ticks(stat), Some(300));
        assert_eq!(ticks("7 (a"), None);
    }

    #[test]
    fn this_process_has_used_something() {
        let process = Process::of(std::process::id()).unwrap();
        assert!(process.memory().unwrap() > 100_000);
        assert!(Process::of(u32::MAX).is_err());
    }
}
