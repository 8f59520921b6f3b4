//! What a server says at a table, as far as it is needed to play. The rest is passed over, so that playing
//! takes little of the machine that is measured.

use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value as Json;

/// A message.
#[derive(Deserialize)]
pub struct Said<'a> {
    /// What it is.
    pub is: &'a str,
    /// The version that it leads to.
    pub version: Option<i64>,
    /// Of a state.
    pub document: Option<Document>,
    /// Of a change.
    #[serde(default)]
    pub delta: Delta,
    /// Of a change: as many as there are steps.
    #[serde(default)]
    pub steps: Vec<IgnoredAny>,
    /// Of a refusal.
    pub text: Option<String>,
}

/// Everything.
#[derive(Deserialize, Default)]
pub struct Document {
    /// Whose turn it is.
    pub to_act: Json,
    /// The game.
    pub play: Option<Play>,
}

/// A game.
#[derive(Deserialize)]
pub struct Play {
    /// What may be done.
    pub choices: Json,
}

/// What changes.
#[derive(Deserialize, Default)]
pub struct Delta {
    /// Of whose turn it is.
    pub to_act: Option<Json>,
    /// Of the game.
    pub play: Option<Changed>,
}

/// What changes of the choices in a game, if they do.
pub struct Changed(pub Option<Json>);

impl<'de> Deserialize<'de> for Changed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Changed, D::Error> {
        struct OfGame;
        impl<'de> Visitor<'de> for OfGame {
            type Value = Changed;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a change of a game")
            }

            /// The game as it has just begun.
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Changed, A::Error> {
                let begun: Option<Play> = list.next_element()?;
                Ok(Changed(begun.map(|play| Json::Array(vec![play.choices]))))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Changed, A::Error> {
                let mut choices = None;
                while let Some(key) = map.next_key::<&str>()? {
                    match key {
                        "choices" => choices = Some(map.next_value()?),
                        _ => drop(map.next_value::<IgnoredAny>()?),
                    }
                }
                Ok(Changed(choices))
            }
        }
        deserializer.deserialize_any(OfGame)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn changed(delta: Json) -> Delta {
        let text = json!({"is": "change", "since": 3, "version": 4, "delta": delta, "steps": [{}]});
        let text = text.to_string();
        let said: Said<'_> = serde_json::from_str(&text).unwrap();
        assert_eq!((said.is, said.version, said.steps.len()), ("change", Some(4), 1));
        said.delta
    }

    #[test]
    fn what_changes_of_the_choices_is_found() {
        let game =
            changed(json!({"play": {"view": {"round": 2}, "choices": {"cut": [[0, 1, []]]}}}));
        assert_eq!(game.play.unwrap().0, Some(json!({"cut": [[0, 1, []]]})));
        let begun = changed(json!({"to_act": [[1]], "play": [{"steps": 0, "choices": [{}]}]}));
        assert_eq!(begun.play.unwrap().0, Some(json!([[{}]])));
        assert_eq!(begun.to_act, Some(json!([[1]])));
        assert!(changed(json!({"closing": [[0]]})).play.is_none());
        assert_eq!(changed(json!({"play": {"steps": 9}})).play.unwrap().0, None);
    }
}
