//! `kontor sim`.

use std::fs;

use kontor_engine::OptionKind;
use serde_json::Value as Json;

use crate::{command, directory, fed, kontor, kontor_on};

const RUN: &str = "sim mercurius --games 40 --seed 7 --bots steady,random,random";

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let one = kontor(&format!("{RUN} --threads 1"));
    let two = kontor(&format!("{RUN} --threads 2"));
    assert!(one.err.contains("40 games, ") && one.err.contains("on 1 thread:"), "{}", one.err);
    assert!(two.err.contains("on 2 threads:") && two.err.contains("steps/s"), "{}", two.err);
    assert_eq!(one.ok(), two.ok());
    assert_ne!(kontor(RUN).ok(), kontor(&RUN.replace("7", "8")).ok());
}

#[test]
fn the_report_says_what_was_played_and_who_won() {
    let text = kontor(RUN).ok();
    assert!(text.starts_with("Mercurius: 40 games of 3 players, seed 7\n"), "{text}");
    assert!(
        text.contains("bots steady, random, random, moving on by one seat each game"),
        "{text}"
    );
    assert!(
        text.contains(
            "edition 2012, empty-news=no, first=random, late-news=rulebook, order=newest"
        ),
        "{text}"
    );
    for row in
        ["  seat 0 ", "  seat 2 ", "  steady ", "  random ", "  steps of a game ", "winners "]
    {
        assert!(text.contains(row), "{row} in {text}");
    }
}

#[test]
fn the_report_as_json() {
    let text = kontor(&format!("{RUN} --keep-seats --json")).ok();
    let report: Json = serde_json::from_str(&text).unwrap();
    assert_eq!(report["games"], 40);
    assert_eq!(report["seed"], 7);
    assert_eq!(report["seating"], "kept");
    assert_eq!(report["by_policy"][0]["policy"], "steady");
    assert_eq!(report["by_policy"][1]["of"], 80);
    // Nobody changed seats, so what the first seat won the first bot won.
    assert_eq!(report["by_seat"][0]["wins"], report["by_policy"][0]["wins"]);
}

#[test]
fn without_a_seed_the_report_gives_one_to_repeat_it() {
    let text = kontor("sim mercurius --games 5 --players 4").ok();
    let head = text.lines().next().unwrap();
    let seed = head.rsplit(' ').next().unwrap();
    let again = kontor(&format!("sim mercurius --games 5 --bots steady --players 4 --seed {seed}"));
    assert_eq!(again.ok(), text);
}

#[test]
fn records_can_be_kept_and_verified() {
    let directory = directory("sim-records").join("made/on/the/way");
    let mut run = command("sim mercurius --games 12 --seed 7 --players 5");
    run.arg("--records").arg(&directory);
    fed(run, "").ok();
    let files: Vec<_> =
        fs::read_dir(&directory).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 12);
    for file in &files {
        assert!(
            kontor_on("replay --verify", file).ok().starts_with("verified: Mercurius, 5 players")
        );
    }
}

#[test]
fn records_are_never_written_over() {
    let directory = directory("sim-again");
    let run = |directory| {
        let mut run = command("sim mercurius --games 1 --seed 7 --records");
        run.arg(directory);
        fed(run, "")
    };
    run(&directory).ok();
    let file = directory.join("mercurius-7-0.json");
    let before = fs::read(&file).unwrap();
    assert_eq!(
        run(&directory).refused(),
        format!("{} exists already and is left as it is", file.display())
    );
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(
        run(&file).refused(),
        format!("{} is a file; a directory is wanted", file.display())
    );
    let nowhere = file.join("below");
    assert!(run(&nowhere).refused().starts_with("the directory "));
}

#[test]
fn every_value_of_every_option_can_be_simulated() {
    for game in kontor_games::all() {
        let info = game.info();
        for edition in info.editions {
            for option in edition.options {
                let values = option.kind.samples();
                assert!(values.len() > 1 || matches!(option.kind, OptionKind::Number { .. }));
                for value in values {
                    let run = format!(
                        "sim {} --edition {} --players {} --games 1 --seed 7 --option {}={value}",
                        info.id, edition.id, info.max_seats, option.id
                    );
                    let text = kontor(&run).ok();
                    assert!(text.contains(&format!("{}={value}", option.id)), "{run}: {text}");
                }
            }
        }
    }
}
