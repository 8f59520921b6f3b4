//! `kontor ladder`.

use std::fs;

use crate::{directory, kontor, kontor_on};

/// The cells of a table's rows, without its head.
fn rows(text: &str) -> Vec<Vec<&str>> {
    let rows = text.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// How many times its fair share a row says that its bot won, and the interval.
fn fair(row: &[&str]) -> [f64; 3] {
    let figures = row[2].replace(['(', ')'], "").replace(" to ", " ");
    let figures: Vec<f64> = figures.split(' ').map(|figure| figure.parse().unwrap()).collect();
    figures.try_into().unwrap()
}

/// Every game has a ladder: at its foot who plays at random, above it the easy one.
#[test]
fn every_game_has_a_ladder() {
    for table in ["mercurius", "kommersant --players 4", "reverse-monopoly --players 4", "nano"] {
        let text = kontor(&format!("ladder {table} --bots random,easy,medium --games 12")).ok();
        assert!(text.starts_with("### ") && text.contains("one bot among `medium`\n\n| bot |"));
        let rows = rows(&text);
        let bots: Vec<&str> = rows.iter().map(|row| row[0]).collect();
        assert_eq!(bots, ["`random`", "`easy`", "`medium`"], "{text}");
        for row in &rows {
            let [is, low, high] = fair(row);
            assert!(row.len() == 5 && row[1] == "12", "{text}");
            assert!(low <= is && is <= high && low < high, "{text}");
        }
        let [random, _, medium] = [0, 1, 2].map(|at| fair(&rows[at])[0]);
        assert!(random < 0.5, "chance wins little: {text}");
        assert!((medium - 1.0).abs() < 0.005, "among equals a share is fair: {text}");
    }
}

#[test]
fn a_ladder_goes_on_where_it_was_stopped() {
    const RUN: &str = "ladder kommersant --players 2 --bots random,search-3 --games 4 --resume";
    let kept = directory("ladder").join("kept");
    let timeless = |text: &str| -> Vec<Vec<String>> {
        rows(text).iter().map(|row| row[..4].iter().map(ToString::to_string).collect()).collect()
    };
    let whole = timeless(&kontor_on(RUN, &kept).ok());
    assert_eq!(whole.len(), 2);
    let file = kept.join("kommersant-2-search-3-medium.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 5, "what is played, and four games");
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    let again = kontor_on(RUN, &kept);
    assert!(again.err.contains("were played before"), "{}", again.err);
    assert_eq!(timeless(&again.ok()), whole);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 5);
}

#[test]
fn who_does_not_play_is_named() {
    let nobody = kontor("ladder mercurius").refused();
    assert!(nobody.starts_with("name at least one bot"), "{nobody}");
    for wrong in ["--bots genius", "--bots easy --among genius"] {
        let genius = kontor(&format!("ladder mercurius {wrong}")).refused();
        assert!(genius.starts_with("Mercurius has no bot \"genius\""), "{genius}");
    }
}
