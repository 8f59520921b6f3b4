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
    assert!(text.contains("one of random, seat0"), "{text}");
    assert!(text.contains("random unless chosen"), "{text}");
    assert!(text.contains("    steady  "), "{text}");
}

#[test]
fn games_are_listed_as_json() {
    let games: Json = serde_json::from_str(&kontor("games --json").ok()).unwrap();
    let game = &games[0];
    assert_eq!(game["id"], "mercurius");
    assert_eq!((&game["min_seats"], &game["max_seats"]), (&3.into(), &5.into()));
    assert_eq!(game["editions"][0]["options"][0]["default"], "random");
    assert_eq!(game["policies"][0]["name"], "random");
}
