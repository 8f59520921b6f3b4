//! `kontor replay`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use crate::{a_record, command, directory, fed, kontor, kontor_on};

/// A record with something changed.
fn changed(name: &str, change: impl FnOnce(&mut Json)) -> PathBuf {
    let directory = directory(name);
    let file = a_record(&directory);
    let mut record: Json = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    change(&mut record);
    let changed = directory.join("changed.json");
    fs::write(&changed, record.to_string()).unwrap();
    changed
}

fn refused(args: &str, file: &Path) -> String {
    let reason = kontor_on(args, file).refused();
    let of_file = format!("{}: ", file.display());
    reason.strip_prefix(&of_file).unwrap_or(&reason).to_string()
}

#[test]
fn the_end_is_shown_as_a_spectator_sees_it() {
    let file = a_record(&directory("replay-end"));
    let text = kontor_on("replay", &file).ok();
    assert!(text.starts_with("Mercurius, the boxed game, as a spectator sees it\n"), "{text}");
    assert!(text.contains("players  0 Steady, 1 Random 1, 2 Random 2\n"), "{text}");
    assert!(text.contains("next     nobody: the game is over\n"), "{text}");
    assert!(text.contains("result   Steady won ("), "{text}");
    assert!(text.contains("\n  1. Steady "), "{text}");
    assert!(!text.contains("Your hand"), "{text}");
}

#[test]
fn any_step_is_shown_as_anybody_sees_it() {
    let file = a_record(&directory("replay-step"));
    let as_number = kontor_on("replay --at 20 --as 1", &file).ok();
    let mut by_name = command("replay --at 20");
    by_name.args(["--as", "random 1"]).arg(&file);
    assert_eq!(fed(by_name, "").ok(), as_number);
    let mut as_called = command("replay --at 20");
    as_called.args(["--as", "Random 1"]).arg(&file);
    assert_eq!(fed(as_called, "").ok(), as_number);
    assert!(as_number.contains("as Random 1 sees it"), "{as_number}");
    assert!(as_number.contains("step     20 of "), "{as_number}");
    assert!(as_number.contains("Your hand"), "{as_number}");
    let all = kontor_on("replay --at 20 --as all", &file).ok();
    assert!(all.contains("The hand of Steady") && all.contains("The hand of Random 2"), "{all}");
    let start = kontor_on("replay --at 0", &file).ok();
    assert!(start.contains("next     chance\n"), "{start}");
}

#[test]
fn a_step_is_shown_as_json() {
    let file = a_record(&directory("replay-json"));
    let shown: Json =
        serde_json::from_str(&kontor_on("replay --json --at 20 --as 2", &file).ok()).unwrap();
    assert_eq!(shown["at"], 20);
    assert_eq!(shown["as"], 2);
    assert_eq!(shown["seats"], json!(["steady", "random 1", "random 2"]));
    assert!(shown["view"].is_object() && shown["log"].is_array() && !shown["next"].is_null());
}

#[test]
fn a_record_is_read_from_standard_input() {
    let file = a_record(&directory("replay-stdin"));
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(fed(command("replay -"), &text).ok(), kontor_on("replay", &file).ok());
    let damaged = fed(command("replay -"), "{").refused();
    assert_eq!(damaged, "standard input: damaged at line 1, column 1: it ends too early");
}

#[test]
fn a_true_record_is_verified() {
    let file = a_record(&directory("replay-verify"));
    let text = kontor_on("replay --verify", &file).ok();
    assert!(text.starts_with("verified: Mercurius, 3 players, "), "{text}");
    for part in ["every step is allowed", "committed to", "all chance came", "the result is how"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let json: Json =
        serde_json::from_str(&kontor_on("replay --verify --json", &file).ok()).unwrap();
    assert_eq!((&json["verified"], &json["finished"]), (&json!(true), &json!(true)));
}

#[test]
fn an_illegal_step_is_named_with_its_rule() {
    let mut number = 0;
    let file = changed("replay-illegal", |record| {
        let steps = record["steps"].as_array_mut().unwrap();
        let first = steps.iter().position(|step| step["seat"].is_u64()).unwrap();
        let seat = steps[first]["seat"].clone();
        steps.truncate(first);
        let buy = json!({"seat": seat, "action": {"do": "buy", "kind": "silk"}});
        steps.extend(std::iter::repeat_n(buy, 4));
        number = steps.len();
    });
    let reason = refused("replay", &file);
    assert!(reason.starts_with(&format!("step {number} is not allowed: M11: ")), "{reason}");
    assert_eq!(refused("replay --verify", &file), reason);
    kontor_on(&format!("replay --at {}", number - 1), &file).ok();
}

#[test]
fn a_step_that_is_no_action_is_refused() {
    let file = changed("replay-nonsense", |record| {
        record["steps"] = json!([{"chance": {"do": "fly"}}]);
    });
    let reason = refused("replay", &file);
    assert!(reason.starts_with("step 1 is not allowed: this is no outcome of chance"), "{reason}");
}

#[test]
fn a_damaged_file_is_refused_with_line_and_column() {
    let directory = directory("replay-damaged");
    let file = a_record(&directory);
    let text = fs::read_to_string(&file).unwrap();
    let damaged = |name: &str, bytes: &[u8]| {
        let file = directory.join(name);
        fs::write(&file, bytes).unwrap();
        refused("replay", &file)
    };
    let cut = &text[..text.len() / 2];
    let line = cut.lines().count();
    let reason = damaged("cut.json", cut.as_bytes());
    assert!(reason.starts_with(&format!("damaged at line {line}, column ")), "{reason}");
    assert!(damaged("empty.json", b"").ends_with("line 1, column 1: it ends too early"));
    assert_eq!(
        damaged("bytes.json", b"{\n\xff}"),
        "damaged at line 2, column 1: not text in UTF-8"
    );
    assert_eq!(
        damaged("number.json", b"7"),
        "damaged at line 1, column 1: a record has nothing like this here"
    );
    assert_eq!(damaged("no.json", b"{no}"), "damaged at line 1, column 2: this is no JSON");
    let misspelt = text.replace("\"steps\"", "\"stops\"");
    let line = text.lines().position(|line| line.contains("\"steps\"")).unwrap() + 1;
    let reason = damaged("misspelt.json", misspelt.as_bytes());
    assert!(reason.starts_with(&format!("damaged at line {line}, column ")), "{reason}");
    assert!(reason.ends_with(": a record has nothing like this here"), "{reason}");
}

#[test]
fn what_cannot_be_read_is_refused() {
    assert_eq!(
        kontor("replay no-such-file.json").refused(),
        "no-such-file.json cannot be read: there is no such file"
    );
    let directory = directory("replay-directory");
    assert_eq!(
        kontor_on("replay", &directory).refused(),
        format!("{} cannot be read: it is a directory", directory.display())
    );
    let newer = changed("replay-newer", |record| record["format"] = json!(99));
    assert!(
        refused("replay", &newer).starts_with("written in record format 99; this program reads")
    );
    let older = changed("replay-older", |record| record["format"] = json!(0));
    assert!(refused("replay", &older).starts_with("written in record format 0, which there never"));
    let unknown = changed("replay-unknown", |record| record["game"] = json!("chess"));
    assert!(
        refused("replay", &unknown).starts_with("there is no game \"chess\"; there is mercurius")
    );
    let huge = Path::new("/dev/zero");
    if huge.exists() {
        assert!(refused("replay", huge).contains("larger than any record"));
    }
    let rules = changed("replay-rules", |record| record["rules"] = json!(99));
    assert!(refused("replay", &rules).contains("played by version 99 of the rules"));
    let seats = changed("replay-seats", |record| record["seats"] = json!(["Ann"]));
    assert!(refused("replay", &seats).contains("M1: Mercurius is for 3 to 5 players, not 1"));
}

#[test]
fn a_seat_that_nobody_has_is_refused() {
    let mut number = 0;
    let file = changed("replay-nobody", |record| {
        let steps = record["steps"].as_array_mut().unwrap();
        number = steps.iter().position(|step| step["seat"].is_u64()).unwrap() + 1;
        steps[number - 1]["seat"] = json!(5);
    });
    assert!(refused("replay", &file).starts_with(&format!("step {number} is not allowed: ")));
}

#[test]
fn nothing_in_a_record_can_move_the_cursor() {
    let file = changed("replay-escape", |record| record["game"] = json!("\u{1b}[2Jchess\n"));
    let reason = refused("replay", &file);
    assert!(reason.starts_with("there is no game \"\u{fffd}[2Jchess\u{fffd}\""), "{reason}");
    let file = changed("replay-ending", |record| {
        record["result"]["ending"] = json!("\u{1b}[2J\n");
    });
    assert!(kontor_on("replay", &file).ok().contains("Steady won (\u{fffd}[2J\u{fffd})\n"));
}

#[test]
fn steps_and_seats_there_are_not_are_refused() {
    let file = a_record(&directory("replay-beyond"));
    let beyond = refused("replay --at 9999", &file);
    assert!(beyond.starts_with("the record has ") && beyond.ends_with(", not to 9999"), "{beyond}");
    assert_eq!(
        refused("replay --as Bo", &file),
        "there is no seat \"Bo\"; there is 0 (Steady), 1 (Random 1), 2 (Random 2), spectator and all"
    );
    assert!(refused("replay --as 3", &file).starts_with("there is no seat \"3\""));
    assert!(refused("replay --at -1", &file).contains("a number of steps, from 0, is wanted"));
    assert!(refused("replay --verify --at 3", &file).contains("cannot be used with"));
}

#[test]
fn a_record_that_is_not_true_is_found_out() {
    let poorer = changed("verify-result", |record| record["result"]["wealth"][0] = json!(1));
    assert_eq!(refused("replay --verify", &poorer), "the result is not how the game ended");
    let sworn = changed("verify-commitment", |record| record["commitment"] = json!("00"));
    assert_eq!(
        refused("replay --verify", &sworn),
        "the seed is not the one committed to at the start"
    );
    let unsworn = changed("verify-none", |record| {
        record.as_object_mut().unwrap().remove("seed");
    });
    assert!(refused("replay --verify", &unsworn).starts_with("the record gives no seed"));
    let other = seed_and_commitment_of_another_game();
    let loaded = changed("verify-chance", |record| {
        record["seed"] = other.0;
        record["commitment"] = other.1;
    });
    assert!(refused("replay --verify", &loaded).contains("is not what the seed gives: "));
}

fn seed_and_commitment_of_another_game() -> (Json, Json) {
    let directory = directory("verify-other");
    let mut run = command("sim mercurius --games 1 --seed 8 --records");
    run.arg(&directory);
    fed(run, "").ok();
    let text = fs::read_to_string(directory.join("mercurius-8-0.json")).unwrap();
    let record: Json = serde_json::from_str(&text).unwrap();
    (record["seed"].clone(), record["commitment"].clone())
}

#[test]
fn a_step_before_the_end_does_not_tell_the_end() {
    let file = a_record(&directory("replay-before-the-end"));
    let text = kontor_on("replay --at 20", &file).ok();
    assert!(text.contains("result   not yet: the game goes on\n"), "{text}");
    assert!(!text.contains(" won"), "{text}");
    let shown: Json =
        serde_json::from_str(&kontor_on("replay --json --at 20", &file).ok()).unwrap();
    assert_eq!(shown["result"], Json::Null);
    let steps = shown["steps"].to_string();
    let last = kontor_on(&format!("replay --json --at {steps}"), &file).ok();
    let last: Json = serde_json::from_str(&last).unwrap();
    assert!(last["result"]["places"].is_array(), "{last}");
}

#[test]
fn a_refusal_in_a_replay_names_people() {
    let mut name = String::new();
    let file = changed("replay-names", |record| {
        // Old records do not say who was a bot: everybody is called as written.
        record.as_object_mut().unwrap().remove("bots");
        let seats = record["seats"].as_array().unwrap().clone();
        let steps = record["steps"].as_array_mut().unwrap();
        let first = steps.iter().position(|step| step["seat"].is_u64()).unwrap();
        let seat = steps[first]["seat"].as_u64().unwrap() as usize;
        name = seats[seat].as_str().unwrap().to_string();
        steps[first]["seat"] = json!((seat + 1) % seats.len());
    });
    for args in ["replay", "replay --verify"] {
        let reason = refused(args, &file);
        assert!(reason.ends_with(&format!(": it is the turn of {name}, not yours")), "{reason}");
    }
}
