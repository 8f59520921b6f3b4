//! `kontor arena`.

use std::fs;

use serde_json::Value as Json;

use crate::{directory, kontor, kontor_on};

const RUN: &str = "arena mercurius --bots steady,random --players 3 --games 20 --seed 7";

/// The standings without the time of a move, the one thing that differs from time to time.
fn timeless(text: &str) -> Json {
    let mut standings: Json = serde_json::from_str(text).unwrap();
    for bot in standings["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().remove("ms_a_move");
    }
    standings
}

#[test]
fn every_seating_comes_equally_often_and_the_better_bot_is_first() {
    let standings = timeless(&kontor(&format!("{RUN} --json")).ok());
    assert_eq!(standings["seatings"], 6, "two bots in three seats, each at least once");
    assert_eq!(standings["games"], 24, "20 are not divisible by 6");
    let bots = standings["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"steady".into(), &"random".into()));
    assert_eq!((&bots[0]["of"], &bots[1]["of"]), (&36.into(), &36.into()));
    for bot in bots {
        let [low, is, high] = ["low", "is", "high"].map(|end| bot["rating"][end].as_f64().unwrap());
        assert!(low <= is && is <= high, "{bot}");
    }
    let rating = |at: usize, end: &str| bots[at]["rating"][end].as_f64().unwrap();
    assert!(rating(0, "low") > rating(1, "high"), "{bots:?}");
}

#[test]
fn the_same_seed_gives_the_same_standings_on_any_number_of_threads() {
    let on = |threads: &str| timeless(&kontor(&format!("{RUN} --json --threads {threads}")).ok());
    assert_eq!(on("1"), on("2"));
    assert_ne!(on("1"), timeless(&kontor(&format!("{} --json", RUN.replace('7', "8"))).ok()));
}

#[test]
fn a_contest_goes_on_where_it_was_stopped() {
    let file = directory("arena").join("games.jsonl");
    let whole = kontor_on(&format!("{RUN} --json --resume"), &file).ok();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 25, "what is played, and 24 games");
    // Stopped in the middle of a line.
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    let again = kontor_on(&format!("{RUN} --json --resume"), &file);
    assert!(again.err.contains("were played before"), "{}", again.err);
    assert_eq!(timeless(&again.ok()), timeless(&whole));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 25);
    let other = kontor_on(&format!("{} --resume", RUN.replace('7', "8")), &file);
    assert!(other.refused().contains("holds games of another contest"));
    fs::write(&file, "{\"game\":1}\n").unwrap();
    let broken = kontor_on(&format!("{RUN} --resume"), &file);
    assert!(broken.refused().contains("line 1 cannot be read"));
}

#[test]
fn a_bot_that_looks_ahead_is_named_by_its_tries() {
    let text = kontor("arena mercurius --bots search-3,random --players 3 --games 6 --seed 1").ok();
    assert!(text.contains("  search-3 ") && text.contains("times fair"), "{text}");
    let alone = kontor("arena mercurius --bots steady").refused();
    assert!(alone.starts_with("name at least two bots"), "{alone}");
    let genius = kontor("arena mercurius --bots steady,genius").refused();
    assert!(genius.starts_with("Mercurius has no bot \"genius\""), "{genius}");
}
