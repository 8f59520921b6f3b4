//! The threat model in `docs/security.md`: every point names tests, and they are there.

use std::path::{Path, PathBuf};

/// The file that a name in the page stands for.
fn file(named: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    match named.strip_prefix("e2e/") {
        Some(rest) => root.join("server/tests/end_to_end").join(rest),
        None => root.join(named),
    }
}

/// The texts between backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[test]
fn every_point_of_the_threat_model_names_a_test_that_is_there() {
    let page = include_str!("../../../docs/security.md");
    let rows = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| wants"));
    let mut points = 0;
    for row in rows {
        let shown_by = row.trim_end_matches('|').rsplit('|').next().expect("a last column");
        let (mut source, mut tests) = (String::new(), 0);
        for name in quoted(shown_by).filter(|name| !name.starts_with("make ")) {
            let test = match name.split_once(": ") {
                Some((named, test)) => {
                    let path = file(named);
                    source = std::fs::read_to_string(&path)
                        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                    test
                }
                None => name,
            };
            let begins = source.find(&format!("fn {test}(")).unwrap_or_else(|| {
                panic!("{test} is in no file that this point names: {row}");
            });
            // What stands before it makes it a test.
            let before = source[..begins].trim_end_matches("async ").trim_end();
            let last = before.lines().last().unwrap_or_default();
            assert!(last.contains("test"), "{test} is no test: {last}");
            tests += 1;
        }
        assert!(tests > 0, "no test is named: {row}");
        points += 1;
    }
    assert!(points > 20, "{points} points");
}
