//! A server that is killed again and again while people play.

use serde_json::Value as Json;

use super::kontor;

#[test]
fn fifty_kills_lose_nothing_double_nothing_and_damage_nothing() {
    let out = kontor("soak --kills 50 --tables 4 --json").ok();
    let report: Json = serde_json::from_str(&out).expect("the report is JSON");
    assert_eq!(report["kills"], 50);
    let acknowledged = report["acknowledged"].as_u64().expect("a count");
    assert!(acknowledged >= 100, "{acknowledged} actions are too few to say anything");
    for nothing in ["lost", "doubled"] {
        assert_eq!(report[nothing], 0, "{nothing}: {report}");
    }
    assert_eq!(report["faults"], Json::Array(Vec::new()));
    assert_eq!(report["told"], report["connections"], "everybody is told of a stop in order");
    // How long the stop took, in microseconds: had somebody not ended by themselves, it would have waited for minutes.
    let stop = report["stop"].as_u64().expect("a time");
    println!("the server with {} connections stopped in {stop} µs", report["connections"]);
    assert!((1..300_000_000).contains(&stop), "{stop}");
}
