//! What can be chosen, as a numbered list. Many choices of one kind stand under a heading, so that what all
//! of them have in common is said once.

use kontor_engine::shown::{ShownChoice, What};
use kontor_engine::text::{Say, Text};
use kontor_texts::Speaker;

use crate::columns::numbered_from;
use crate::paint::FAINT;
use crate::say::said;
use crate::words::by_convention;
use crate::wrap::fitted;

const MANY: usize = 6;

/// The choices in words.
pub fn listed(choices: &[ShownChoice], say: &Speaker<'_>, columns: usize) -> String {
    let mut number = 1;
    let mut text = String::new();
    for part in parts(choices) {
        if let Some(heading) = part.heading(say) {
            text += &format!("{FAINT}{}{FAINT:#}\n", fitted(&heading, columns));
        }
        let labels: Vec<String> =
            part.choices.iter().map(|choice| part.label(choice, say)).collect();
        text += &numbered_from(number, choices.len(), &labels, columns);
        number += labels.len();
    }
    text
}

/// Choices that stand together.
struct Part<'c> {
    /// What all of them do, where the heading says it.
    kind: Option<Text>,
    /// What follows from each, where the heading says it.
    follows: Option<&'c Text>,
    choices: &'c [ShownChoice],
}

impl Part<'_> {
    fn heading(&self, say: &Speaker<'_>) -> Option<String> {
        let kind = self.kind.as_ref().map(|kind| say.say(kind));
        let follows = self.follows.map(|follows| say.say(follows));
        let heading = match (kind, follows) {
            (Some(kind), Some(follows)) => {
                say.say(&Text::new("label-follows").with("label", kind).with("follows", follows))
            }
            (kind, follows) => kind.or(follows)?,
        };
        // The colon ends it, also where what follows is a whole sentence.
        let what = heading.trim_end_matches('.').to_string();
        Some(said(Text::new("choices-heading").with("what", what)))
    }

    fn label(&self, choice: &ShownChoice, say: &Speaker<'_>) -> String {
        let label = &choice.label;
        match (&self.kind, &label.short, self.follows) {
            (Some(_), Some(short), _) => say.say(short),
            (_, _, Some(_)) => say.say(&label.label),
            _ => label.said(say),
        }
    }
}

/// The choices in parts: many of one kind, and those between them.
fn parts(choices: &[ShownChoice]) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let plain = |choices| Part { kind: None, follows: None, choices };
    let (mut start, mut at) = (0, 0);
    let alike = |one: &ShownChoice, next: &ShownChoice| {
        kind_of(one) == kind_of(next) && one.label.follows == next.label.follows
    };
    for run in choices.chunk_by(alike) {
        let follows = run[0].label.follows.as_ref();
        let have_names = run.iter().all(|choice| choice.label.short.is_some());
        if run.len() >= MANY && (have_names || follows.is_some()) {
            let kind = have_names.then(|| by_convention("do", kind_of(&run[0])));
            parts.push(plain(&choices[start..at]));
            parts.push(Part { kind, follows, choices: run });
            start = at + run.len();
        }
        at += run.len();
    }
    parts.push(plain(&choices[start..]));
    parts
}

/// What a choice does.
fn kind_of(choice: &ShownChoice) -> &str {
    let kind = match &choice.what {
        What::Action { action } => action.get("do"),
        What::Form { base, .. } => base.get("do"),
    };
    kind.and_then(|kind| kind.as_str()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use kontor_engine::Names;
    use kontor_engine::text::Label;
    use kontor_texts::Words;
    use serde_json::json;

    use super::*;

    const WORDS: &str = "go = Go to { $to }\nshort = { $to }\ndo-go = Go\nstay = Stay\n\
        card = draw a card\ntax = pay 2.\nlabel-follows = { $label }, { $follows }\n";

    fn go(to: &'static str, follows: bool) -> ShownChoice {
        let say = |id: &'static str| Text::new(id).with("to", to);
        let label = Label::new(say("go")).short(say("short"));
        let label = if follows { label.follows(Text::new("card")) } else { label };
        let what = What::Action { action: json!({"do": "go"}) };
        ShownChoice { label, touches: Vec::new(), what }
    }

    fn stay() -> ShownChoice {
        let what = What::Action { action: json!({"do": "stay"}) };
        ShownChoice { label: Label::new(Text::new("stay")), touches: Vec::new(), what }
    }

    fn shown(choices: &[ShownChoice]) -> String {
        let words = Words::read("en", &[WORDS]);
        let text = listed(choices, &words.with(Names(&[])), 20);
        anstream::adapter::strip_str(&text).to_string()
    }

    #[test]
    fn many_of_one_kind_stand_under_a_heading() {
        let mut choices = vec![stay()];
        choices.extend(["a", "b", "c", "d", "e", "f"].map(|to| go(to, true)));
        choices.push(stay());
        let lines = "1  Stay\nGo, draw a card:\n2  a   4  c   6  e\n3  b   5  d   7  f\n8  Stay\n";
        assert_eq!(shown(&choices), lines);
    }

    #[test]
    fn a_heading_ends_with_its_colon_alone() {
        let choices = ["a", "b", "c", "d", "e", "f"].map(|to| {
            let ShownChoice { label, touches, what } = go(to, false);
            ShownChoice { label: label.follows(Text::new("tax")), touches, what }
        });
        let text = shown(&choices);
        assert!(text.starts_with("Go, pay 2:\n"), "{text}");
    }

    #[test]
    fn a_few_say_everything_themselves() {
        let choices = ["a", "b"].map(|to| go(to, true));
        assert_eq!(shown(&choices), "1  Go to a, draw a\n   card\n2  Go to b, draw a\n   card\n");
    }
}
