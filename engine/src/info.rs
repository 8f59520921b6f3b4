//! What a game is called, how many may play it, who made it, and its editions.

use serde::Serialize;

use crate::options::{OptionSpec, OptionValue};
use crate::refusal::{Refusal, Rule};
use crate::text::Text;
use crate::versions::Older;

/// What is fixed about a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Info {
    /// Its id: `mercurius`.
    pub id: &'static str,
    pub name: &'static str,
    /// What it is about, in one sentence.
    pub about: &'static str,
    /// Who made the game as it was printed, as its booklet says.
    pub credits: &'static [Credit],
    /// The newest version of its rules. A change that would play old records differently needs a new
    /// one.
    pub rules_version: u32,
    /// The versions before it, every one since version 1, and how what was begun by them goes on.
    #[serde(skip)]
    pub older_rules: &'static [Older],
    /// The sign of its money.
    pub currency: &'static str,
    /// What its banks are called, in the order of their accounts.
    pub banks: &'static [&'static str],
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// About how many minutes a game takes: at the smallest table, and at the largest.
    pub minutes: [u16; 2],
    /// How much there is to learn before one plays well.
    pub difficulty: Difficulty,
    /// The rule that says how many may play.
    #[serde(skip)]
    pub seats_rule: Rule,
    /// Its editions; the first is the default.
    pub editions: &'static [Edition],
    /// Whether seats know things that others do not.
    #[serde(skip)]
    pub has_hidden: bool,
    /// All that can end it.
    pub endings: &'static [Worded],
    /// All that money is paid for in it.
    pub reasons: &'static [Worded],
    /// What stood in records of format 1 for what ended the game: each sentence, and the ending's id.
    #[serde(skip)]
    pub old_endings: &'static [(&'static str, &'static str)],
}

/// How hard a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Difficulty {
    /// What can be done is seen at once.
    Easy,
    /// It takes a game to see what is good.
    Medium,
    /// It takes a game to see how all of it hangs together.
    Hard,
}

/// An id and what it means. Records and messages hold the id; the words may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worded {
    /// The id: `last-turns`.
    pub id: &'static str,
    /// The words: `the last turns were played`.
    pub words: &'static str,
}

impl Worded {
    /// The words of an id; the id where there are none.
    pub fn of<'a>(all: &[Worded], id: &'a str) -> &'a str {
        all.iter().find(|one| one.id == id).map_or(id, |one| one.words)
    }
}

/// Who did something for the game as it was printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Credit {
    /// What was done: `design`, `publisher`; worded as `credit-…` in the game's texts.
    pub role: &'static str,
    /// By whom, as they write their names; nobody where the words say it all.
    pub names: &'static [&'static str],
}

impl Credit {
    /// The line about it.
    pub fn text(&self) -> Text {
        let text = Text::new(format!("credit-{}", self.role));
        match self.names {
            [] => text,
            names => text.with("names", names.join(", ")),
        }
    }
}

/// One edition of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Edition {
    /// Its id: `1991`.
    pub id: &'static str,
    /// What it is.
    pub about: &'static str,
    /// What a table can choose in this edition, what matters most first: few people read twenty options,
    /// so the first three are shown at once and the others on demand.
    pub options: &'static [OptionSpec],
}

impl Info {
    /// The id of what ended a game, from what a record or a result of any format says: an id, or a
    /// sentence of old. `None` if nothing ever ended this game so.
    pub fn ending(&self, written: &str) -> Option<&'static str> {
        let of_old = self.old_endings.iter().find(|(words, _)| *words == written);
        let known = self.endings.iter().find(|ending| ending.id == written);
        known.map(|ending| ending.id).or(of_old.map(|&(_, id)| id))
    }

    /// The edition of this id, or the default.
    pub fn edition(&self, id: Option<&str>) -> Result<&'static Edition, Refusal> {
        let Some(id) = id else { return Ok(&self.editions[0]) };
        self.editions.iter().find(|edition| edition.id == id).ok_or_else(|| {
            let known: Vec<_> = self.editions.iter().map(|edition| edition.id).collect();
            Refusal::form("refused-no-edition")
                .with("game", self.name)
                .with("edition", id.to_string())
                .with("known", known.join(", "))
        })
    }

    pub(crate) fn seats(&self, seats: usize) -> Result<u8, Refusal> {
        let fits =
            u8::try_from(seats).ok().filter(|s| (self.min_seats..=self.max_seats).contains(s));
        fits.ok_or_else(|| {
            Refusal::new(self.seats_rule, "refused-seat-count")
                .with("game", self.name)
                .with("min", self.min_seats)
                .with("max", self.max_seats)
                .with("seats", seats)
        })
    }
}

impl Edition {
    /// The option of this id.
    pub fn option(&self, info: &Info, id: &str) -> Result<&'static OptionSpec, Refusal> {
        self.options.iter().find(|spec| spec.id == id).ok_or_else(|| {
            let known: Vec<_> = self.options.iter().map(|spec| spec.id).collect();
            let refusal = match known[..] {
                [] => Refusal::form("refused-no-options"),
                _ => Refusal::form("refused-no-option").with("known", known.join(", ")),
            };
            refusal.with("game", info.name).with("option", id.to_string())
        })
    }

    /// Reads an option and its value as a person wrote them.
    pub fn read_option(&self, info: &Info, id: &str, text: &str) -> Result<OptionValue, Refusal> {
        let spec = self.option(info, id)?;
        spec.kind.read(text).ok_or_else(|| spec.refuse(spec.kind.allowed(), text))
    }
}
