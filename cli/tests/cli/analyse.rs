//! `kontor analyse`.

use std::fs;

use serde_json::Value as Json;

use crate::{a_record, directory, kontor, kontor_on};

#[test]
fn a_game_is_looked_back_at_in_words_and_in_figures() {
    let file = a_record(&directory("analyse"));
    let told = kontor_on("analyse --tries 200", &file).ok();
    for part in ["what came of each share of winning", "luck", "own decisions", "what cost most"] {
        assert!(told.contains(part), "{part} in {told}");
    }
    assert!(told.contains("better: "), "random players err: {told}");
    let json: Json =
        serde_json::from_str(&kontor_on("analyse --tries 200 --json", &file).ok()).unwrap();
    let seats = json["analysis"]["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    let ends: f64 = seats.iter().filter_map(|seat| seat["end"].as_f64()).sum();
    assert!((ends - 1.0).abs() < 1e-9, "somebody won: {seats:?}");
    let russian = kontor_on("analyse --tries 200 --lang ru", &file).ok();
    assert!(russian.contains("везение") && russian.contains("лучше: "), "{russian}");
}

#[test]
fn a_game_that_is_not_over_is_refused() {
    let file = a_record(&directory("analyse-unfinished"));
    let mut json: Json = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    json["steps"].as_array_mut().unwrap().truncate(40);
    json["result"] = Json::Null;
    let half = file.with_file_name("half.json");
    fs::write(&half, json.to_string()).unwrap();
    let refused = kontor_on("analyse", &half).refused();
    assert!(refused.contains("the game is not over"), "{refused}");
    assert!(kontor("analyse nowhere.json").refused().contains("nowhere.json"));
}
