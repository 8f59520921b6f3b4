//! `kontor games`.

use serde_json::Value as Json;

use crate::kontor;

#[test]
fn games_are_listed_with_all_there_is_to_choose() {
    let text = kontor("games").ok();
    for part in ["mercurius  Mercurius", "3 to 5 players", "edition 2012 (default)", "option first"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(text.contains("    steady  "), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    let in_one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(in_one_line.contains("one of random (drawn at random), seat0 (seat 1), "), "{text}");
    assert!(in_one_line.contains("; random unless chosen"), "{text}");
}

#[test]
fn games_are_listed_as_json() {
    let games: Json = serde_json::from_str(&kontor("games --json").ok()).unwrap();
    let game = &games[0];
    assert_eq!(game["id"], "mercurius");
    assert_eq!((&game["min_seats"], &game["max_seats"]), (&3.into(), &5.into()));
    assert_eq!(game["editions"][0]["options"][0]["default"], "rulebook");
    assert_eq!(game["policies"][0]["name"], "random");
}
