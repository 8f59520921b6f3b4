//! `kontor load`: what it measures, on small tables for a short time.

use serde_json::Value as Json;

use super::kontor;

fn report(args: &str) -> Json {
    serde_json::from_str(&kontor(&format!("load {args} --json")).ok()).expect("a report as JSON")
}

#[test]
fn tables_of_every_game_are_played_and_measured() {
    let report = report("--tables 4 --seconds 4 --flat 1000");
    assert_eq!(report["connections"], 12);
    for figure in ["actions_per_second", "cpu_per_action", "client_cpu_per_action"] {
        assert!(report[figure].as_f64().is_some_and(|figure| figure > 0.0), "{figure}: {report}");
    }
    for spread in ["done", "seen", "bytes_per_step"] {
        let part = |part: &str| report[spread][part].as_u64().expect("a figure");
        assert!(part("p50") > 0 && part("p99") >= part("p50"), "{spread}: {report}");
    }
    let disk = |how: &str| report["disk"][how].as_f64().expect("a figure");
    assert!(disk("in_groups") > 0.0 && disk("one_by_one") > 0.0, "{report}");
    assert_eq!(report["memory"].as_array().map(Vec::len), Some(4));
}

#[test]
fn a_long_game_is_played_and_opened_again_and_again() {
    let report = report("--game mercurius --long 100");
    let stretches = report["stretches"].as_array().expect("a list");
    assert_eq!(stretches.len(), 1);
    assert!(stretches[0]["steps"].as_u64().is_some_and(|steps| steps >= 100), "{report}");
    assert!(stretches[0]["opening"].as_u64().is_some_and(|micros| micros > 0), "{report}");
}
