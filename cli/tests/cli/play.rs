//! `kontor play`, through a pipe.

use std::fs;
use std::path::Path;

use serde_json::Value as Json;

use crate::{Ran, command, directory, fed, kontor, kontor_on};

/// More lines than any game of Mercurius needs.
fn always_the_first_choice() -> String {
    "1\n".repeat(2000)
}

fn play(args: &str, save: &Path, input: &str) -> Ran {
    let mut command = command(&format!("play mercurius --seed 7 {args}"));
    command.arg("--save").arg(save);
    fed(command, input)
}

fn typed(input: &str) -> String {
    fed(command("play mercurius --seed 7 --name Ann"), input).ok()
}

#[test]
fn a_whole_game_is_played_and_its_record_verified() {
    let file = directory("play-whole").join("game.json");
    let text = play("--name Ann --seat 1", &file, &always_the_first_choice()).ok();
    assert!(
        text.starts_with("Mercurius, edition 2012\nplayers     steady 1, Ann, steady 2\n"),
        "{text}"
    );
    assert!(text.contains("Ann: bought Amsterdam for "), "{text}");
    assert!(text.contains("Ann pays "), "{text}");
    assert!(text.contains("The game is over."), "{text}");
    let verified = kontor_on("replay --verify", &file).ok();
    assert!(verified.contains("the result is how the game ended"), "{verified}");
    let record: Json = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let told = |what: &str| text.contains(record[what].as_str().unwrap());
    assert!(told("commitment") && told("seed"));
    let commitment_at = text.find(record["commitment"].as_str().unwrap()).unwrap();
    let seed_at = text.find(record["seed"].as_str().unwrap()).unwrap();
    assert!(commitment_at < text.find("1–").unwrap() && text.rfind("1–").unwrap() < seed_at);
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let args = "play mercurius --seed 7 --bots random,steady,random";
    let again = || fed(command(args), &always_the_first_choice()).ok();
    assert_eq!(again(), again());
}

#[test]
fn games_without_a_seed_differ() {
    let commitment = || kontor("play mercurius").ok().lines().nth(2).unwrap().to_string();
    assert_ne!(commitment(), commitment());
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let file = directory("play-end").join("game.json");
    let text = play("", &file, "1\n1\n").ok();
    assert!(
        text.contains("The input has ended.\nThe game is not finished: it stopped after step ")
    );
    let path = file.display();
    assert!(
        text.ends_with(&format!("It is kept in {path}. To look at it:\n  kontor replay {path}\n"))
    );
    assert!(kontor_on("replay", &file).ok().contains("result   not finished"));
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains("\"commitment\"") && !record.contains("\"seed\""), "{record}");
    assert!(kontor("play mercurius").ok().contains("It was not kept."));
}

#[test]
fn a_form_is_filled_field_by_field() {
    let news = typed("1\n").lines().rev().find_map(|line| {
        let (number, label) = line.trim().split_once("  ")?;
        label.starts_with("News").then(|| number.to_string())
    });
    let news = news.expect("News can be played in the first turn");
    let text = typed(&format!("1\n{news}\n\n{news}\n99\n1 1 1 1\n1 2\n"));
    assert_eq!(text.matches("pick 1 to 3, as 1 1 3; back to go back").count(), 2, "{text}");
    assert!(text.contains("\"99\" is none of 1 to "), "{text}");
    assert!(text.contains("there is no more "), "{text}");
    assert!(text.contains("Ann: played News and discarded "), "{text}");
}

#[test]
fn commands_answer_and_do_not_move() {
    let text = typed("help\nboard\nlog\nrules M12\nrules X1\nfly\n0\n99\nquit\n");
    assert!(text.contains("quit          leave the game"), "{text}");
    assert_eq!(text.matches("Your hand").count(), 2, "{text}");
    assert_eq!(text.matches("plays first.").count(), 2, "once as news, once in the log: {text}");
    assert!(text.contains("**M12"), "{text}");
    assert!(text.contains("Mercurius has no rule \"X1\"; it has M1 to M31"), "{text}");
    for wrong in ["fly", "0", "99"] {
        assert!(text.contains(&format!("\"{wrong}\" is no choice: type a number from 1 to ")));
    }
    assert!(text.contains("The game is not finished"), "{text}");
}

#[test]
fn a_game_is_saved_on_demand_and_never_over_another_file() {
    let directory = directory("play-save");
    let (own, other) = (directory.join("own.json"), directory.join("other.txt"));
    fs::write(&other, "dear diary").unwrap();
    let (own_path, other_path) = (own.display(), other.display());
    let text = typed(&format!(
        "save\nsave {other_path}\nsave {own_path}\n1\nsave {own_path}\nsave\nquit\n"
    ));
    assert!(text.contains("save where? write: save FILE"), "{text}");
    assert!(text.contains(&format!("{other_path} exists already and is left as it is")), "{text}");
    assert_eq!(text.matches(&format!("kept in {own_path} from now on")).count(), 3, "{text}");
    assert_eq!(fs::read_to_string(&other).unwrap(), "dear diary");
    assert!(kontor_on("replay", &own).ok().contains("bought Amsterdam"));
    let names: Vec<_> =
        fs::read_dir(&directory).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "no part of a file is left: {names:?}");

    assert_eq!(
        play("", &other, "").refused(),
        format!("{other_path} exists already and is left as it is")
    );
    let nowhere = directory.join("no/such/place.json");
    assert!(play("", &nowhere, "").refused().ends_with("there is no such directory"));
}

#[test]
fn people_that_cannot_sit_there_are_refused() {
    assert_eq!(
        kontor("play mercurius --seat 3").refused(),
        "there is no seat 3 at a table of 3: seats go from 0 to 2"
    );
    assert_eq!(
        kontor("play mercurius --bots steady,random --players 5").refused(),
        "2 bots do not fill 4 seats; name 4 of them, or one for all"
    );
    let mut nameless = command("play mercurius");
    nameless.args(["--name", ""]);
    assert!(fed(nameless, "").refused().starts_with("a name has 1 to 40 characters"));
    let mut namesake = command("play mercurius");
    namesake.args(["--name", "steady 1"]);
    assert!(fed(namesake, "").refused().starts_with("a bot is called \"steady 1\" already"));
}
