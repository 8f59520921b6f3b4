//! Arguments that do not fit: one line, what would fit, exit code 2.

use std::process::Stdio;

use crate::{command, fed, kontor};

#[test]
fn without_a_command_help_is_shown() {
    let ran = kontor("");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("Usage: kontor [OPTIONS] <COMMAND>"), "{}", ran.err);
}

#[test]
fn every_command_shows_examples() {
    for name in ["games", "sim", "replay", "analyse", "record", "play", "rules", "completions"] {
        let help = kontor(&format!("{name} --help")).ok();
        assert!(help.contains(&format!("Examples:\n  kontor {name}")), "{help}");
    }
    assert!(kontor("--help").ok().contains("Examples:"));
}

#[test]
fn unknown_words_are_refused_with_what_there_is() {
    assert_eq!(
        kontor("simulate").refused(),
        "there is no command \"simulate\"; there is games, sim, arena, ladder, train, replay, analyse, record, play, serve, admin, bot, backup, restore, check, move, table, load, soak, rules, completions"
    );
    assert_eq!(kontor("record lower").refused(), "there is no command \"lower\"; there is upgrade");
    assert_eq!(
        kontor("sim mercurius --fast").refused(),
        "there is no argument --fast; --help shows what there is"
    );
    assert_eq!(kontor("sim").refused(), "something is missing: <GAME>; --help shows what there is");
    assert_eq!(
        kontor("completions tcsh").refused(),
        "\"tcsh\" does not fit <SHELL>; there is bash, elvish, fish, powershell, zsh"
    );
    assert!(kontor("sim {known}").refused().starts_with("there is no game \"{known}\"; there is"));
    for game in ["sim chess", "play chess", "rules chess"] {
        assert!(
            kontor(game).refused().starts_with("there is no game \"chess\"; there is mercurius")
        );
    }
}

#[test]
fn numbers_that_are_none_are_refused_with_their_bounds() {
    assert_eq!(
        kontor("sim mercurius --games many").refused(),
        "\"many\" does not fit --games <N>: a whole number from 1 to 1000000000 is wanted"
    );
    for args in ["--games 0", "--threads 0", "--seed -1", "--players 0", "--games 1e3"] {
        let reason = kontor(&format!("sim mercurius {args}")).refused();
        assert!(reason.contains("a whole number from"), "{reason}");
    }
}

#[test]
fn tables_that_cannot_be_are_refused_with_what_could() {
    let refused = |args: &str| kontor(&format!("sim mercurius {args}")).refused();
    assert_eq!(refused("--players 2"), "M1: Mercurius is for 3 to 5 players, not 2");
    assert_eq!(refused("--players 9"), "M1: Mercurius is for 3 to 5 players, not 9");
    assert_eq!(refused("--bots steady,random"), "M1: Mercurius is for 3 to 5 players, not 2");
    assert_eq!(
        refused("--players 4 --bots steady,random,random"),
        "3 bots do not fill 4 seats; name 4 of them, or one for all"
    );
    let genius = refused("--bots genius");
    assert!(
        genius.starts_with("Mercurius has no bot \"genius\"; it has random, steady"),
        "{genius}"
    );
    assert!(refused("--bots steady,").starts_with("Mercurius has no bot \"\"; it has random"));
    assert_eq!(refused("--edition 1991"), "Mercurius has no edition \"1991\"; it has 2012");
    assert_eq!(
        refused("--option speed=3"),
        "Mercurius has no option \"speed\"; it has late-news, order, first, empty-news"
    );
    assert_eq!(
        refused("--option first"),
        "\"first\" is no option: write its id and its value, as id=value"
    );
    assert!(
        refused("--option first=me").starts_with("\"me\" is no value for first: it takes one of")
    );
    assert_eq!(refused("--option first=seat0 --option first=seat1"), "option first is given twice");
}

#[test]
fn completions_know_commands_and_games() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = kontor(&format!("completions {shell}")).ok();
        assert!(script.contains("replay") && script.contains("keep-seats"), "{shell}");
    }
    assert!(kontor("completions bash").ok().contains("mercurius"));
}

#[test]
fn nothing_is_coloured_in_a_pipe() {
    assert!(!kontor("games").ok().contains('\u{1b}'));
    assert!(!kontor("sim mercurius --games 5").ok().contains('\u{1b}'));
    let mut forced = command("games");
    forced.env("CLICOLOR_FORCE", "1");
    assert!(fed(forced, "").ok().contains('\u{1b}'));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = command("play mercurius --seed 7")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
