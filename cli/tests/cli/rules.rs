//! `kontor rules`.

use crate::{command, fed, kontor};

#[test]
fn rules_are_printed_whole() {
    let text = kontor("rules mercurius").ok();
    assert!(text.starts_with("# Mercurius"), "{text}");
    assert!(text.contains("- **M1") && text.contains("- **M30"));
}

#[test]
fn one_rule_is_printed_alone() {
    let text = kontor("rules mercurius --rule m12").ok();
    assert!(text.starts_with("- **M12"), "{text}");
    assert!(!text.contains("**M13"), "{text}");
    let with_table = kontor("rules mercurius --rule M2").ok();
    assert!(with_table.contains("| Hoorn | coffee | silk |"), "{with_table}");
}

#[test]
fn a_rule_is_named_with_or_without_a_flag() {
    let text = kontor("rules mercurius M20").ok();
    assert!(text.starts_with("- **M20"), "{text}");
    assert_eq!(kontor("rules mercurius --rule M20").ok(), text);
    assert!(kontor("rules mercurius M20 --rule M21").refused().contains("cannot be used with"));
}

#[test]
fn what_there_is_not_is_refused() {
    assert_eq!(
        kontor("rules mercurius --rule M99").refused(),
        "Mercurius has no rule \"M99\"; it has M1 to M31"
    );
    let reason = kontor("rules mercurius --lang xx").refused();
    assert!(reason.contains("\"xx\" is not spoken here; there is en, ru, pl"), "{reason}");
}

#[test]
fn rules_are_read_in_the_language_that_is_asked_for_or_that_the_terminal_speaks() {
    let asked = kontor("rules mercurius --rule M1 --lang pl").ok();
    assert!(asked.contains("Gra trzech, czterech albo pięciu graczy."), "{asked}");
    let mut russian = command("rules mercurius --rule M1");
    russian.env("LC_ALL", "").env("LANG", "ru_RU.UTF-8");
    let spoken = fed(russian, "").ok();
    assert!(spoken.contains("Играют трое, четверо или пятеро."), "{spoken}");
}
