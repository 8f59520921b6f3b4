//! What a person can type beside numbers: each word in the language of the terminal, so that nobody has to
//! change the keyboard, and in English.

use crate::say::said;

/// A word that does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    Help,
    Board,
    Log,
    Rules,
    Save,
    Quit,
    Wait,
    /// Out of a form, or to the field before.
    Back,
    /// Nothing is picked.
    None,
}

impl Word {
    const ALL: [(Word, &'static str, &'static str); 9] = [
        (Word::Help, "help", "type-help"),
        (Word::Board, "board", "type-board"),
        (Word::Log, "log", "type-log"),
        (Word::Rules, "rules", "type-rules"),
        (Word::Save, "save", "type-save"),
        (Word::Quit, "quit", "type-quit"),
        (Word::Wait, "wait", "type-wait"),
        (Word::Back, "back", "type-back"),
        (Word::None, "none", "type-none"),
    ];

    /// What somebody typed, if it is one of the words.
    pub fn read(typed: &str) -> Option<Word> {
        if typed == "?" {
            return Some(Word::Help);
        }
        let typed = typed.to_lowercase();
        let is = |(_, english, id): &&(Word, &str, &'static str)| {
            typed == *english || typed == said(*id)
        };
        Word::ALL.iter().find(is).map(|(word, ..)| *word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_any_case() {
        assert_eq!(Word::read("Board"), Some(Word::Board));
        assert_eq!(Word::read("?"), Some(Word::Help));
        assert_eq!(Word::read("none"), Some(Word::None));
        assert_eq!(Word::read("nothing"), None);
        assert_eq!(Word::read(""), None);
    }
}
