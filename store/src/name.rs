//! The names that people go by.

use std::collections::HashSet;

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

/// The longest name, in characters.
pub const MAX_NAME: usize = 24;

/// The name of those whose account was deleted. Nobody can take it.
pub const ANONYMOUS: &str = "Anonymous";

/// The most marks, such as accents, in a row: more would paint over the lines around it.
const MAX_MARKS: usize = 2;

/// Whether a character changes the direction of the text around it, unseen.
pub fn is_direction_mark(character: char) -> bool {
    matches!(character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A name that can be shown, and the key under which it is unique.
///
/// The name is in Unicode's composed form, its spaces single. Two names with the same key look
/// the same to people: they differ in case, in width, or in letters of other alphabets that look
/// alike, such as Latin and Cyrillic "a".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    shown: String,
    key: String,
}

/// Why a text cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Nothing to see.
    #[error("a name has at least one letter or digit")]
    Empty,
    /// Too long.
    #[error("a name has at most {MAX_NAME} characters")]
    Long,
    /// Something that cannot be shown, or changes how the text around it is shown.
    #[error("a name is made of letters, digits, signs and single spaces")]
    Characters,
    /// A name that means something else.
    #[error("this name cannot be taken")]
    Reserved,
}

impl Name {
    /// A name of what somebody typed.
    pub fn new(typed: &str) -> Result<Name, NameError> {
        // No need to look at more than what could ever become a name.
        if typed.len() > 16 * MAX_NAME {
            return Err(NameError::Long);
        }
        let composed: String =
            typed.chars().filter(|character| !is_direction_mark(*character)).nfc().collect();
        let shown = composed.split_whitespace().collect::<Vec<_>>().join(" ");
        if shown.chars().count() > MAX_NAME {
            return Err(NameError::Long);
        }
        if !shown.chars().all(can_be_shown) || has_stacked_marks(&shown) {
            return Err(NameError::Characters);
        }
        if !shown.chars().any(char::is_alphanumeric) {
            return Err(NameError::Empty);
        }
        let key = key(&shown);
        if key == self::key(ANONYMOUS) {
            return Err(NameError::Reserved);
        }
        Ok(Name { shown, key })
    }

    /// The name with a mark that tells the second, third and so on of this name from the first: `Anna²`.
    pub fn numbered(&self, number: u32) -> Result<Name, NameError> {
        if number < 2 {
            return Ok(self.clone());
        }
        const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
        let digits = number.to_string();
        let mark: String = digits.bytes().map(|digit| RAISED[usize::from(digit - b'0')]).collect();
        let room = MAX_NAME - digits.len();
        let start: String = self.shown.chars().take(room).collect();
        Name::new(&format!("{}{mark}", start.trim_end()))
    }

    /// The name as people see it.
    pub fn as_str(&self) -> &str {
        &self.shown
    }

    /// What no two people share.
    pub fn key(&self) -> &str {
        &self.key
    }
}

fn can_be_shown(character: char) -> bool {
    use GeneralCategoryGroup as Group;
    match character.general_category_group() {
        Group::Letter | Group::Mark | Group::Number | Group::Punctuation | Group::Symbol => true,
        Group::Separator => character == ' ',
        Group::Other => false,
    }
}

fn has_stacked_marks(text: &str) -> bool {
    let mut marks = 0;
    text.nfd().any(|character| {
        let is_mark = character.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if is_mark { marks + 1 } else { 0 };
        marks > MAX_MARKS
    })
}

/// Which way keys are made: raised whenever [`key`] changes, so that those of everybody are made anew.
pub const KEYS: u8 = 2;

/// Under which name it is kept which way keys were made.
pub const KEYS_MADE: &str = "name keys";

/// The keys of people by id and name, who claimed their names first and then who came first. Of those whose
/// names look the same by now the first has the key; the others keep their names.
pub fn new_keys(people: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut taken = HashSet::new();
    let key_of = |(id, name): (String, String)| {
        // No key has a space in it, so nobody is found by this one.
        let own = format!("{name} {id}");
        let key = Name::new(&name).map_or(own.clone(), |name| name.key().to_string());
        (id, if taken.insert(key.clone()) { key } else { own })
    };
    people.into_iter().map(key_of).collect()
}

/// In capitals and in small letters other ones look alike: "I" as "l", "B" as Cyrillic "В", "r" as "г".
/// Both are looked at, one after the other.
fn key(shown: &str) -> String {
    let capitals: String = shown.nfkc().flat_map(char::to_uppercase).collect();
    let alike: String = skeleton(&capitals).collect();
    let small: String = alike.nfkc().flat_map(char::to_lowercase).collect();
    let alike: String = skeleton(&small).collect();
    alike.nfkc().flat_map(char::to_lowercase).filter(|character| *character != ' ').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(typed: &str) -> Name {
        Name::new(typed).unwrap_or_else(|error| panic!("{typed:?}: {error}"))
    }

    #[test]
    fn names_of_many_alphabets_can_be_taken() {
        for typed in
            ["Anna", "Łukasz Żółć", "Пётр I", "千尋", "José", "नेहा", "محمد", "R2-D2", "Zoë!"]
        {
            assert_eq!(name(typed).as_str(), typed.nfc().collect::<String>());
        }
    }

    #[test]
    fn a_mark_tells_people_of_the_same_name_apart() {
        assert_eq!(name("Anna").numbered(1).unwrap(), name("Anna"));
        assert_eq!(name("Anna").numbered(2).unwrap().as_str(), "Anna²");
        assert_eq!(name("Anna").numbered(13).unwrap().as_str(), "Anna¹³");
        assert_ne!(name("Anna").numbered(2).unwrap().key(), name("Anna").key());
        let long = name(&"x".repeat(MAX_NAME)).numbered(10).unwrap();
        assert_eq!(long.as_str().chars().count(), MAX_NAME);
        assert!(long.as_str().ends_with("x¹⁰"));
    }

    #[test]
    fn spaces_are_single_and_not_at_the_ends() {
        assert_eq!(name("  Anna \u{a0} Maria\t").as_str(), "Anna Maria");
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "ＡＮＮＡ"),
            ("Anna", "Аnnа"),
            ("Zoe\u{308}", "Zoë"),
            ("STRASSE 1", "strasse 1"),
            ("Anna Maria", "AnnaMaria"),
            ("paypal", "раураl"),
            ("Ilya", "llya"),
            ("Ilya", "ilya"),
            ("ILYA", "1lya"),
            ("ВЕРА", "Bepa"),
            ("вера", "BEPA"),
            ("Oleg", "0LEG"),
        ] {
            assert_eq!(name(one).key(), name(other).key(), "{one} {other}");
        }
        assert_ne!(name("Anna").key(), name("Hanna").key());
        assert_ne!(name("Пётр").key(), name("Павел").key());
    }

    #[test]
    fn marks_that_change_the_direction_of_text_are_dropped() {
        assert_eq!(name("\u{200e}An\u{202e}na\u{2069}").as_str(), "Anna");
        assert_eq!(Name::new("\u{202e}\u{2066}"), Err(NameError::Empty));
    }

    #[test]
    fn what_cannot_be_shown_is_refused() {
        for typed in ["a\u{0}b", "a\u{200b}b", "a\u{200d}b", "\u{e000}x", "a\u{7}"] {
            assert_eq!(Name::new(typed), Err(NameError::Characters), "{typed:?}");
        }
        assert_eq!(Name::new("Z\u{301}\u{302}\u{303}\u{304}algo"), Err(NameError::Characters));
    }

    #[test]
    fn names_are_bounded() {
        assert_eq!(Name::new(""), Err(NameError::Empty));
        assert_eq!(Name::new(" \t "), Err(NameError::Empty));
        assert_eq!(Name::new("..."), Err(NameError::Empty));
        assert!(Name::new(&"я".repeat(MAX_NAME)).is_ok());
        assert_eq!(Name::new(&"я".repeat(MAX_NAME + 1)), Err(NameError::Long));
        assert_eq!(Name::new(&"x".repeat(1_000_000)), Err(NameError::Long));
    }

    #[test]
    fn nobody_is_called_like_those_who_left() {
        assert_eq!(Name::new("ANONYMOUS"), Err(NameError::Reserved));
        assert_eq!(Name::new("Аnоnymous"), Err(NameError::Reserved));
    }
}
