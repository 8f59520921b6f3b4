//! How fast every game is on this machine, on one core: `cargo bench -p kontor-bots`.

use std::process::Command;

use kontor_bots::measure::{Effort, Speed, measure, table};
use kontor_engine::Listed;
use kontor_games::Visitor;

struct MeasureAll {
    effort: Effort,
    speeds: Vec<Speed>,
}

impl Visitor for MeasureAll {
    fn visit<G: Listed>(&mut self) {
        let info = G::info();
        for players in info.min_seats..=info.max_seats {
            let speed = measure::<G>(players.into(), self.effort).expect("a number that may play");
            self.speeds.push(speed);
        }
    }
}

fn main() {
    let mut all = MeasureAll { effort: Effort::asked(), speeds: Vec::new() };
    kontor_games::each(&mut all);
    println!("{}\n\n{}", machine(), table(&all.speeds));
}

/// What it was measured on, in one line.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores, {}", processor(), compiler())
}

fn processor() -> String {
    std::fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| {
            let model = text.lines().find(|line| line.starts_with("model name"))?;
            Some(model.split_once(':')?.1.trim().to_string())
        })
        .unwrap_or_else(|| std::env::consts::ARCH.to_string())
}

fn compiler() -> String {
    Command::new("rustc")
        .arg("--version")
        .output()
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .map_or_else(|| "rustc of unknown version".to_string(), |text| text.trim().to_string())
}
