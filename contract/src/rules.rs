//! Every rule has a test that is named after it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::records::files_in;

/// Every rule id in `docs/rules/FILE` (a list item that begins with it in bold, `- **M12**`) has a
/// test in the crate's `tests/` or `tests/rules/` whose name starts with it, `fn m12_…`; and no test names a rule that
/// does not exist.
pub fn every_rule_has_a_test(crate_dir: &str, file: &str) {
    let crate_dir = Path::new(crate_dir);
    let path = crate_dir.join("../../docs/rules").join(file);
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let rules: BTreeSet<String> = text.lines().filter_map(rule_of).collect();
    assert!(!rules.is_empty(), "{file} names no rules");

    let mut tested = BTreeSet::new();
    let tests = crate_dir.join("tests");
    for path in [files_in(&tests), files_in(&tests.join("rules"))].concat() {
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("a test file can be read");
            tested.extend(tests_in(&source));
        }
    }
    every_file_is_compiled(&tests.join("rules"));
    let missing: Vec<_> = rules.difference(&tested).collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
    let unknown: Vec<_> = tested.difference(&rules).collect();
    assert!(unknown.is_empty(), "tests are named after {unknown:?}, which {file} does not have");
}

/// A file that `main.rs` does not name would be no test at all.
fn every_file_is_compiled(folder: &Path) {
    let Ok(main) = fs::read_to_string(folder.join("main.rs")) else { return };
    for path in files_in(folder) {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let named = main.lines().any(|line| line == format!("mod {name};"));
        assert!(named || name == "main", "{} is not named in main.rs", path.display());
    }
}

/// The rule that a line of the rules begins.
pub fn rule_of(line: &str) -> Option<String> {
    let id = line.strip_prefix("- **")?.split(['*', ' ']).next()?;
    is_rule(id).then(|| id.to_lowercase())
}

/// The rules after which the test functions of a source file are named.
fn tests_in(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    lines
        .windows(2)
        .filter(|pair| pair[0] == "#[test]")
        .filter_map(|pair| pair[1].strip_prefix("fn ")?.split('_').next())
        .filter(|id| is_rule(id))
        .map(str::to_string)
        .collect()
}

fn is_rule(id: &str) -> bool {
    let number = id.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    id.len() == number.len() + 1 && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_in_documents_and_tests() {
        assert_eq!(rule_of("- **M12 (S)** Buying"), Some("m12".into()));
        assert_eq!(rule_of("- **K3** 62 squares"), Some("k3".into()));
        assert_eq!(rule_of("- **bold** words"), None);
        assert_eq!(rule_of("M12 is spoken of"), None);
        let source = "#[test]\nfn m12_two_cost_more() {}\nfn m13_helper() {}\n#[test]\nfn odd() {}";
        assert_eq!(tests_in(source), ["m12"]);
    }
}
