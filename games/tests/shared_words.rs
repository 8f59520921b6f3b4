//! What the engine, the bots and the server refuse is said by the shared words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kontor_texts::{LANGUAGES, shared};

const GROUPS: [&str; 3] = ["refused-", "form-", "allowed-"];

fn is_ours(id: &str) -> bool {
    GROUPS.iter().any(|group| id.starts_with(group))
}

/// The ids of messages that stand in these folders' sources, but for their tests.
fn said_in(folders: &[&str]) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut left: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let mut said = BTreeSet::new();
    while let Some(path) = left.pop() {
        if path.is_dir() {
            let inside = fs::read_dir(path).expect("a folder can be read");
            left.extend(inside.map(|entry| entry.expect("an entry").path()));
            continue;
        }
        let source = fs::read_to_string(path).expect("a source file can be read");
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let words = source.split('"').filter(|word| is_ours(word) && !word.contains(' '));
        said.extend(words.map(str::to_string));
    }
    said
}

#[test]
fn every_reason_has_words_and_all_words_are_a_reason() {
    let said = said_in(&["engine/src", "bots/src", "server/src", "games/src"]);
    for language in LANGUAGES {
        let ids: BTreeSet<String> = shared(language)
            .lines()
            .filter_map(|line| Some(line.split_once(" = ")?.0.to_string()))
            .filter(|id| is_ours(id))
            .collect();
        assert_eq!(ids, said, "{language}");
    }
}
