//! `kontor rules`.

use crate::kontor;

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
fn what_there_is_not_is_refused() {
    assert_eq!(
        kontor("rules mercurius --rule M99").refused(),
        "Mercurius has no rule \"M99\"; it has M1 to M31"
    );
    let reason = kontor("rules mercurius --lang xx").refused();
    assert!(reason.starts_with("the rules of Mercurius are not written in \"xx\"; there is en"));
}
