//! What the rules mark as ours: how we read a sentence, a figure that is not printed, a choice of the table.

use std::collections::{BTreeMap, BTreeSet};

use kontor_engine::Listed;
use kontor_texts::LANGUAGES;

use crate::rules::rule_of;

/// What a rule says of itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Mark {
    Reading,
    Figure,
    Option,
}

/// How a language writes each mark.
fn marks_of(language: &str) -> [(Mark, &'static [&'static str]); 3] {
    let [readings, figures, options]: [&[&str]; 3] = match language {
        "en" => [&["*Reading", "*(Reading", "our reading"], &["*Figure:"], &["*Option*"]],
        "ru" => [&["*Толковани", "*(Толковани", "наше толкование"], &["*Цифра:"], &["*Настройка*"]],
        "pl" => [&["*Wykładni", "*(Wykładni", "nasza wykładnia"], &["*Liczba:"], &["*Opcja*"]],
        other => panic!("nobody knows how {other} marks a reading"),
    };
    [(Mark::Reading, readings), (Mark::Figure, figures), (Mark::Option, options)]
}

/// What each rule is marked with.
fn marked(language: &str, rules: &str) -> BTreeMap<String, BTreeSet<Mark>> {
    let (mut marked, mut rule) = (BTreeMap::<_, BTreeSet<_>>::new(), None);
    for line in rules.lines() {
        if line.starts_with('#') {
            rule = None;
        }
        rule = rule_of(line).or(rule);
        let Some(rule) = &rule else { continue };
        let stands = |words: &&[&str]| words.iter().any(|word| line.contains(word));
        let marks = marks_of(language).into_iter().filter(|(_, words)| stands(words));
        marked.entry(rule.clone()).or_default().extend(marks.map(|(mark, _)| mark));
    }
    marked
}

/// What is our reading, figure or option in one language is so in all: who plays in another is told as much.
pub(super) fn marks_are_alike(rules: [&str; LANGUAGES.len()]) {
    let first = marked(LANGUAGES[0], rules[0]);
    for (language, text) in LANGUAGES.into_iter().zip(rules) {
        for (rule, marks) in marked(language, text) {
            let same = first.get(&rule);
            assert_eq!(
                Some(&marks),
                same,
                "{rule} is marked in {language} otherwise than in English"
            );
        }
    }
}

/// The rules of every language mark these as readings of ours.
pub fn are_marked_as_readings<G: Listed>(ids: &[&str]) {
    for language in LANGUAGES {
        let rules = G::rules(language).expect("there are rules");
        let marked = marked(language, rules);
        let is_read = |id: &&&str| {
            marked.get(&id.to_lowercase()).is_some_and(|marks| marks.contains(&Mark::Reading))
        };
        let missing: Vec<_> = ids.iter().filter(|id| !is_read(id)).collect();
        assert!(
            missing.is_empty(),
            "the rules in {language} do not say that we read {missing:?} so"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_belong_to_the_rule_they_stand_in() {
        let rules = "- **M1** One.\n- **M2** Two.\n  *Reading:* three.\n## *Reading:*\n- **M3** (our reading)";
        let of = |rule: &str| marked("en", rules)[rule].iter().copied().collect::<Vec<_>>();
        assert_eq!(
            [of("m1"), of("m2"), of("m3")],
            [vec![], vec![Mark::Reading], vec![Mark::Reading]]
        );
    }
}
