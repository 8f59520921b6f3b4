//! The example of `docs/adding-a-game.md`: what adding it touched is named there, and nobody sees it who
//! did not ask for it.

use std::fs;
use std::path::{Path, PathBuf};

/// What is made, not written.
const MADE: [&str; 8] =
    [".git", "target", "node_modules", "dist", "artifacts", "Cargo.lock", "corpus", "keys.ts"];

const GUIDE: &str = "docs/adding-a-game.md";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files below `dir` whose text fits, as paths from `dir`; what lies in `left_out` is left out.
fn files(
    dir: &Path,
    below: &str,
    left_out: &[&str],
    fits: &dyn Fn(&str) -> bool,
    found: &mut Vec<String>,
) {
    for entry in fs::read_dir(dir.join(below)).expect("a directory") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name");
        let path = format!("{below}{name}");
        if MADE.contains(&name.as_str()) || left_out.contains(&&*path) {
            continue;
        }
        if dir.join(&path).is_dir() {
            files(dir, &format!("{path}/"), left_out, fits, found);
        } else if fs::read_to_string(dir.join(&path)).is_ok_and(|text| fits(&text.to_lowercase())) {
            found.push(path);
        }
    }
}

/// Those of the files that the guide does not name.
fn unnamed(found: Vec<String>) -> Vec<String> {
    let text = fs::read_to_string(root().join(GUIDE)).expect("the guide");
    let named = |path: &String| path == GUIDE || text.contains(&format!("`{path}`"));
    found.into_iter().filter(|path| !named(path)).collect()
}

#[test]
fn every_place_that_adding_a_game_touches_is_named() {
    let mut found = Vec::new();
    files(&root(), "", &["games/caravan"], &|text| text.contains("caravan"), &mut found);
    assert!(found.contains(&"games/src/lib.rs".to_string()), "{found:?}");
    found.retain(|path| !path.starts_with("docs/rules/caravan"));
    assert_eq!(unnamed(found), Vec::<String>::new());
}

/// Whether a name stands in a text as a word of its own.
fn has_word(text: &str, name: &str) -> bool {
    let ends = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
    text.match_indices(name).any(|(at, _)| {
        ends(text[..at].chars().next_back()) && ends(text[at + name.len()..].chars().next())
    })
}

/// A file that knows each of the games by name is one that the next game touches.
#[test]
fn every_place_that_names_all_games_is_named() {
    let games = fs::read_dir(root().join("games")).expect("the games").filter_map(|entry| {
        let entry = entry.expect("an entry");
        let id = entry.file_name().into_string().expect("a name");
        (entry.path().join("Cargo.toml").exists() && id != "caravan").then_some(id)
    });
    let games: Vec<String> = games.collect();
    assert!(games.len() >= 4, "{games:?}");
    let named = |text: &str| {
        games
            .iter()
            .all(|id| ["-", "_", " "].iter().any(|gap| has_word(text, &id.replace('-', gap))))
    };
    let mut found = Vec::new();
    files(&root(), "", &["games/caravan"], &named, &mut found);
    assert!(found.contains(&"web/src/boards/summary.ts".to_string()), "{found:?}");
    found.retain(|path| !path.split('/').any(|part| part == "tests"));
    assert_eq!(unnamed(found), Vec::<String>::new());
}

#[test]
fn it_is_listed_only_for_those_who_ask() {
    let ids = || {
        struct Ids(Vec<&'static str>);
        impl kontor_games::Visitor for Ids {
            fn visit<G: kontor_engine::Listed>(&mut self) {
                self.0.push(G::info().id);
            }
        }
        let mut ids = Ids(Vec::new());
        kontor_games::each(&mut ids);
        ids.0
    };
    assert!(!ids().contains(&"caravan"));
    kontor_games::with_example();
    assert_eq!(ids().last(), Some(&"caravan"));
    assert_eq!(kontor_games::find("caravan").expect("listed now").info().name, "Caravan");
}
