//! Files of words, read as files: what they hold, and whether they agree.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;

/// Words that two languages have in common.
const ALIKE: [&str; 4] = ["bank", "bot", "KiB", "MiB"];

/// How the ids of names begin, which may be the same in two languages.
const NAMES: [&str; 6] = ["game-name", "credit-", "kind-", "card-", "square-", "street-"];

/// What a message mentions, and its words.
#[derive(Default)]
pub struct Message {
    /// The names of the arguments that it mentions.
    pub variables: BTreeSet<String>,
    /// The words between them.
    words: Vec<String>,
    /// The plural forms of each choice between forms.
    plurals: Vec<BTreeSet<String>>,
    /// The arguments by which it chooses between words.
    chooses_by: BTreeSet<String>,
    /// Those of them that it has plural forms for.
    bends_by: BTreeSet<String>,
    /// Whether a comment says that its words are the same for every number.
    unbent: bool,
}

/// How the comment before a message begins whose words are the same for every number in this language,
/// though they bend in another.
const UNBENT: &str = "unbent";

/// The messages of a file, which is all Fluent and has no id twice.
pub fn messages(language: &str, file: &str) -> BTreeMap<String, Message> {
    let resource =
        parse(file).unwrap_or_else(|(_, errors)| panic!("{language}: no Fluent: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let (id, pattern, attributes) = match entry {
            Entry::Message(one) => (one.id.name.to_string(), one.value.as_ref(), &one.attributes),
            Entry::Term(one) => (format!("-{}", one.id.name), Some(&one.value), &one.attributes),
            Entry::Junk { content } => panic!("{language}: no Fluent: {content}"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        let comment = match entry {
            Entry::Message(one) => one.comment.as_ref(),
            _ => None,
        };
        let unbent = comment.is_some_and(|comment| comment.content[0].starts_with(UNBENT));
        let mut message = Message { unbent, ..Message::default() };
        let of_attributes = attributes.iter().map(|attribute| &attribute.value);
        pattern.into_iter().chain(of_attributes).for_each(|pattern| message.read(pattern));
        assert!(messages.insert(id.clone(), message).is_none(), "{language}: {id} stands twice");
    }
    messages
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push((*value).to_string()),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let keys = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some((*name).to_string()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let forms: BTreeSet<String> = keys.collect();
                if let InlineExpression::VariableReference { id } = selector {
                    self.chooses_by.insert(id.name.to_string());
                    if is_plural(&forms) {
                        self.bends_by.insert(id.name.to_string());
                    }
                }
                self.plurals.push(forms);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_string());
            }
            InlineExpression::StringLiteral { value } => self.words.push((*value).to_string()),
            InlineExpression::FunctionReference { arguments, .. } => self.read_call(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.read_call(arguments));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::NumberLiteral { .. } | InlineExpression::MessageReference { .. } => {}
        }
    }

    /// Whether it holds words that languages do not have in common. A name begins with a capital.
    fn is_prose(&self, id: &str) -> bool {
        let may_be_name = NAMES.iter().any(|start| id.starts_with(start));
        let mut words =
            self.words.iter().flat_map(|words| words.split(|l: char| !l.is_alphabetic()));
        let named = |word: &str| may_be_name && word.starts_with(char::is_uppercase);
        words.any(|word| word.chars().count() > 2 && !named(word) && !ALIKE.contains(&word))
    }

    fn read_call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument));
        arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
    }
}

/// The same ids in all languages, each with the same arguments; in each language its own plural forms,
/// wherever another language has some, and its own letters, but for `codes`. Terms (`-company`) are a
/// language's own.
pub fn agree(files: &[(&'static str, BTreeMap<String, Message>)], codes: &[&str]) {
    let ids = |file: &BTreeMap<String, Message>| -> BTreeSet<String> {
        file.keys().filter(|id| !id.starts_with('-')).cloned().collect()
    };
    let (first, own) = &files[0];
    for (language, file) in files {
        let (here, there) = (ids(file), ids(own));
        let differ: Vec<_> = here.symmetric_difference(&there).collect();
        assert!(differ.is_empty(), "only in one of {first} and {language}: {differ:?}");
        for (id, message) in file {
            if let Some(other) = own.get(id).filter(|_| !id.starts_with('-')) {
                assert_eq!(
                    message.variables, other.variables,
                    "{id} mentions something else in {language} than in {first}"
                );
                let copied = language != first && id != "currency" && message.words == other.words;
                assert!(!copied || !message.is_prose(id), "{language}: {id} is not translated");
            }
            message.plurals.iter().for_each(|forms| fitting(language, id, forms));
            let others = files.iter().filter_map(|(_, file)| file.get(id));
            let bending = others.flat_map(|other| &other.bends_by);
            let stiff: Vec<_> = bending.filter(|by| !message.chooses_by.contains(*by)).collect();
            assert!(
                stiff.is_empty() || message.unbent || id.starts_with('-'),
                "{language}: {id} has the same words for every {stiff:?}, which bend in another language"
            );
            message.words.iter().for_each(|words| well_set(language, id, words));
            if *language == "ru" && id != "currency" {
                message.words.iter().for_each(|words| in_letters(words, codes));
            }
        }
    }
}

/// Whether these are forms of a word by number.
fn is_plural(forms: &BTreeSet<String>) -> bool {
    ["zero", "one", "two", "few", "many"].iter().any(|form| forms.contains(*form))
}

/// Where words are chosen by number, they are in all forms that the language has and in no other.
fn fitting(language: &str, id: &str, forms: &BTreeSet<String>) {
    if !is_plural(forms) {
        return;
    }
    let due: &[&str] = if language == "en" { &["one", "other"] } else { &["one", "few", "many"] };
    let missing: Vec<_> = due.iter().filter(|form| !forms.contains(**form)).collect();
    assert!(missing.is_empty(), "{language}: {id} has no form for {missing:?}");
    let odd: Vec<_> = forms.iter().filter(|form| !due.contains(&form.as_str())).collect();
    assert!(odd.is_empty(), "{language}: {id} has forms {odd:?} that the language has not");
}

/// Quotation marks, dashes, dots and spaces are those of the language: « » and „ ”, a dash that no line
/// begins with, in Russian a per cent sign that no line begins with, in Polish one that follows its number.
fn well_set(language: &str, id: &str, words: &str) {
    let odd: &[&str] = match language {
        "ru" => &["\"", "”", "...", " - ", " —", " %"],
        "pl" => &["\"", "«", "»", "...", " - ", " —", " %", "\u{a0}%"],
        _ => &[],
    };
    // A heading is framed by dashes.
    let odd = odd.iter().find(|odd| words.contains(**odd) && id != "line-turn");
    assert!(odd.is_none(), "{language}: {id} has {odd:?}: {words:?}");
}

/// No Latin letters but in codes and Roman numbers: `M7`, `b2`, `JSON`, `II`.
pub fn in_russian_letters(words: &str) {
    in_letters(words, &["JSON"]);
}

fn in_letters(words: &str, codes: &[&str]) {
    for word in words.split(|letter: char| !letter.is_alphanumeric()) {
        let latin = word.contains(|letter: char| letter.is_ascii_alphabetic());
        let numbered = word.is_ascii() && word.contains(|letter: char| letter.is_ascii_digit());
        let roman = word.chars().all(|letter| "IVX".contains(letter));
        let code = numbered || roman || codes.contains(&word);
        assert!(!latin || code, "Latin letters in Russian: {word:?} in {words:?}");
    }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use kontor_texts::{LANGUAGES, shared};

    use super::*;

    #[test]
    fn the_words_that_all_games_share_agree() {
        let codes = ["yes", "no", "kontor", "JSON"];
        crate::words_agree(&LANGUAGES.map(|language| (language, shared(language))), &codes);
    }

    const ENGLISH: &str =
        "took = { $who } took { $n ->\n    [one] a token\n   *[other] { $n } tokens\n}\n";
    const POLISH: &str = "took = { $who } bierze { $n ->\n    [one] żeton\n    [few] { $n } żetony\n   \
                          *[many] { $n } żetonów\n}\n";

    fn agrees(language: &'static str, file: &'static str) -> bool {
        catch_unwind(|| {
            agree(&[("en", messages("en", ENGLISH)), (language, messages(language, file))], &[])
        })
        .is_ok()
    }

    #[test]
    fn files_that_agree_are_accepted() {
        assert!(agrees("pl", POLISH));
        assert!(agrees("ru", "# unbent: M7\ntook = { $who } берёт { $n } по M7\n"));
        assert!(agrees(
            "ru",
            "took = { $who } берёт { $n ->\n    [0] 0 по M7\n   *[other] { $n }\n}\n"
        ));
    }

    #[test]
    fn what_does_not_agree_is_found() {
        assert!(!agrees("pl", "taken = { $who } { $n }\n"), "another id");
        assert!(!agrees("pl", "took = bierze { $n }\n"), "an argument less");
        assert!(!agrees("pl", "took = { $who } { $n } { $more }\n"), "an argument more");
        assert!(!agrees("pl", "took = { $who } { $n }\ntook = { $who } { $n }\n"), "an id twice");
        assert!(!agrees("pl", "took = { $who } { $n\n"), "no Fluent");
        assert!(!agrees("pl", ENGLISH), "no form for few");
        assert!(!agrees("pl", "took = { $who } bierze { $n } żetonów\n"), "1 żetonów");
        assert!(!agrees("ru", "# unbent\ntook = { $who } took { $n }\n"), "words left in English");
        let both = |words: &'static str| [("en", words), ("pl", words)];
        let agrees_with = |words| catch_unwind(|| crate::words_agree(&both(words), &[])).is_ok();
        assert!(
            agrees_with("card-hotel = Hotel Metropol\nbank = bank\n"),
            "names and common words"
        );
        assert!(!agrees_with("do-decline = Decline\n"), "a word alone left in English");
        assert!(!agrees_with("market = the Black Market\n"), "words left in English in Polish");
        assert!(!agrees("ru", "# unbent\ntook = { $who } берёт { $n } c полки\n"), "a Latin c");
        assert!(
            !agrees("ru", "# unbent\ntook = { $who } — { $n } жетонов\n"),
            "a line may begin with the dash"
        );
        assert!(!agrees("ru", "# unbent\ntook = { $who }: \"{ $n }\"\n"), "other quotation marks");
        assert!(
            !agrees("pl", "# unbent\ntook = { $who }: { $n } % żetonów\n"),
            "a space before the sign"
        );
    }
}
