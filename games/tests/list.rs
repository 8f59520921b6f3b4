//! The list of games.

use kontor_engine::Text;
use kontor_games::{all, find};

#[test]
fn games_are_found_by_their_id() {
    for game in all() {
        assert_eq!(find(game.info().id).unwrap().info().name, game.info().name);
    }
    let refusal = find("chess").err().expect("not one of ours");
    let known: Vec<_> = all().map(|game| game.info().id).collect();
    let text = Text::new("refused-no-game").with("game", "chess");
    assert_eq!(refusal.reason(), text.with("known", known.join(", ")));
}

#[test]
fn every_game_can_be_learnt_and_played_alone() {
    for game in all() {
        let policies: Vec<_> = game.policies().iter().map(|policy| policy.0).collect();
        assert!(policies.starts_with(&["random", "steady"]), "{policies:?}");
        assert!(game.rules("en").is_some_and(|rules| rules.starts_with("# ")));
    }
}
