//! What a game is called, how many may play it, its editions and options; and a checked choice of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::refusal::{Refusal, Rule};

/// What is fixed about a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Info {
    /// Its id: `mercurius`.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it is about, in one sentence.
    pub about: &'static str,
    /// The version of its rules as coded. A change that breaks old records needs a new one.
    pub rules_version: u32,
    /// The sign of its money.
    pub currency: &'static str,
    /// What its banks are called, in the order of their accounts.
    pub banks: &'static [&'static str],
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The rule that says how many may play.
    #[serde(skip)]
    pub seats_rule: Rule,
    /// Its editions; the first is the default.
    pub editions: &'static [Edition],
    /// Whether seats know things that others do not.
    #[serde(skip)]
    pub has_hidden: bool,
}

/// One edition of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Edition {
    /// Its id: `1991`.
    pub id: &'static str,
    /// What it is.
    pub about: &'static str,
    /// What a table can choose in this edition.
    pub options: &'static [OptionSpec],
}

/// Something a table can choose.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Its id: `rounds`.
    pub id: &'static str,
    /// What it does, and by which rule.
    pub about: &'static str,
    /// What may be chosen.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What may be chosen for an option, and what is if nobody does.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// Yes or no.
    Flag {
        /// Unless chosen otherwise.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The least.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        min: i64,
        /// The most.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        max: i64,
        /// Unless chosen otherwise.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        default: i64,
        /// Values that tests should try.
        #[serde(skip)]
        samples: &'static [i64],
    },
    /// One of these words.
    OneOf {
        /// The words.
        values: &'static [&'static str],
        /// Unless chosen otherwise.
        default: &'static str,
    },
}

/// A value chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// A word.
    Word(String),
}

impl OptionKind {
    /// What is chosen if nobody chooses.
    pub fn default_value(&self) -> OptionValue {
        match *self {
            OptionKind::Flag { default } => OptionValue::Flag(default),
            OptionKind::Number { default, .. } => OptionValue::Number(default),
            OptionKind::OneOf { default, .. } => OptionValue::Word(default.to_string()),
        }
    }

    /// Values for tests to try: all there are, or the samples of a number.
    pub fn samples(&self) -> Vec<OptionValue> {
        match *self {
            OptionKind::Flag { .. } => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
            OptionKind::Number { samples, .. } => {
                samples.iter().map(|&number| OptionValue::Number(number)).collect()
            }
            OptionKind::OneOf { values, .. } => {
                values.iter().map(|&word| OptionValue::Word(word.to_string())).collect()
            }
        }
    }

    /// What may be chosen, in words.
    pub fn allowed(&self) -> String {
        match *self {
            OptionKind::Flag { .. } => "yes or no".to_string(),
            OptionKind::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
            OptionKind::OneOf { values, .. } => format!("one of {}", values.join(", ")),
        }
    }

    fn allows(&self, value: &OptionValue) -> bool {
        match (self, value) {
            (OptionKind::Flag { .. }, OptionValue::Flag(_)) => true,
            (OptionKind::Number { min, max, .. }, OptionValue::Number(number)) => {
                (min..=max).contains(&number)
            }
            (OptionKind::OneOf { values, .. }, OptionValue::Word(word)) => {
                values.contains(&word.as_str())
            }
            _ => false,
        }
    }

    /// The value that a person wrote as text: `yes`, `40`, `every-stage`.
    pub fn read(&self, text: &str) -> Option<OptionValue> {
        let value = match self {
            OptionKind::Flag { .. } => match text {
                "yes" | "true" | "on" => OptionValue::Flag(true),
                "no" | "false" | "off" => OptionValue::Flag(false),
                _ => return None,
            },
            OptionKind::Number { .. } => OptionValue::Number(text.parse().ok()?),
            OptionKind::OneOf { .. } => OptionValue::Word(text.to_string()),
        };
        self.allows(&value).then_some(value)
    }
}

/// A table's choices, checked: the number of seats fits, the edition exists, every option of it has
/// an allowed value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    edition: &'static str,
    seats: u8,
    options: BTreeMap<&'static str, OptionValue>,
}

impl Setup {
    /// Checks a table's choices and fills in the defaults of what was left open.
    pub fn new(
        info: &Info,
        edition: Option<&str>,
        seats: usize,
        chosen: &BTreeMap<String, OptionValue>,
    ) -> Result<Setup, Refusal> {
        let edition = info.edition(edition)?;
        let seats = info.seats(seats)?;
        for (id, value) in chosen {
            let spec = edition.option(info, id)?;
            if !spec.kind.allows(value) {
                return Err(spec.refuse(&value.to_string()));
            }
        }
        let options = edition
            .options
            .iter()
            .map(|spec| {
                let value = chosen.get(spec.id).cloned();
                (spec.id, value.unwrap_or_else(|| spec.kind.default_value()))
            })
            .collect();
        Ok(Setup { edition: edition.id, seats, options })
    }

    /// The default edition and options for this many seats.
    pub fn standard(info: &Info, seats: usize) -> Result<Setup, Refusal> {
        Setup::new(info, None, seats, &BTreeMap::new())
    }

    /// The edition's id.
    pub fn edition(&self) -> &'static str {
        self.edition
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Every option with its value.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        self.options.iter().map(|(&id, value)| (id, value))
    }

    /// The value of a yes-or-no option. Asking for one the game did not declare is a mistake in the
    /// game and stops the program; so with [`Setup::number`] and [`Setup::word`].
    pub fn flag(&self, id: &str) -> bool {
        match self.options.get(id) {
            Some(&OptionValue::Flag(flag)) => flag,
            _ => panic!("the game declares no yes-or-no option {id}"),
        }
    }

    /// The value of a number option.
    pub fn number(&self, id: &str) -> i64 {
        match self.options.get(id) {
            Some(&OptionValue::Number(number)) => number,
            _ => panic!("the game declares no number option {id}"),
        }
    }

    /// The value of a word option.
    pub fn word(&self, id: &str) -> &str {
        match self.options.get(id) {
            Some(OptionValue::Word(word)) => word,
            _ => panic!("the game declares no word option {id}"),
        }
    }
}

impl Info {
    /// The edition of this id, or the default.
    pub fn edition(&self, id: Option<&str>) -> Result<&'static Edition, Refusal> {
        let Some(id) = id else { return Ok(&self.editions[0]) };
        self.editions.iter().find(|edition| edition.id == id).ok_or_else(|| {
            let known: Vec<_> = self.editions.iter().map(|edition| edition.id).collect();
            Refusal::form("{game} has no edition \"{edition}\"; it has {known}")
                .with("game", self.name)
                .with("edition", id.to_string())
                .with("known", known.join(", "))
        })
    }

    fn seats(&self, seats: usize) -> Result<u8, Refusal> {
        let fits =
            u8::try_from(seats).ok().filter(|s| (self.min_seats..=self.max_seats).contains(s));
        fits.ok_or_else(|| {
            Refusal::new(self.seats_rule, "{game} is for {min} to {max} players, not {seats}")
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
            Refusal::form("{game} has no option \"{option}\"; it has {known}")
                .with("game", info.name)
                .with("option", id.to_string())
                .with("known", if known.is_empty() { "none".into() } else { known.join(", ") })
        })
    }

    /// Reads an option and its value as a person wrote them.
    pub fn read_option(&self, info: &Info, id: &str, text: &str) -> Result<OptionValue, Refusal> {
        let spec = self.option(info, id)?;
        spec.kind.read(text).ok_or_else(|| spec.refuse(text))
    }
}

impl OptionSpec {
    fn refuse(&self, value: &str) -> Refusal {
        Refusal::form("\"{value}\" is no value for {option}: it takes {allowed}")
            .with("value", value.to_string())
            .with("option", self.id)
            .with("allowed", self.kind.allowed())
    }
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Flag(true) => f.pad("yes"),
            OptionValue::Flag(false) => f.pad("no"),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Word(word) => f.pad(word),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static INFO: Info = Info {
        id: "toy",
        name: "Toy",
        about: "",
        rules_version: 1,
        currency: "$",
        banks: &["the bank"],
        min_seats: 2,
        max_seats: 4,
        seats_rule: Rule("T1"),
        has_hidden: false,
        editions: &[Edition {
            id: "plain",
            about: "",
            options: &[
                OptionSpec {
                    id: "rounds",
                    about: "",
                    kind: OptionKind::Number { min: 0, max: 100, default: 40, samples: &[1] },
                },
                OptionSpec { id: "even", about: "", kind: OptionKind::Flag { default: true } },
                OptionSpec {
                    id: "first",
                    about: "",
                    kind: OptionKind::OneOf { values: &["random", "host"], default: "random" },
                },
            ],
        }],
    };

    fn chosen(id: &str, value: OptionValue) -> BTreeMap<String, OptionValue> {
        BTreeMap::from([(id.to_string(), value)])
    }

    fn refused(edition: Option<&str>, seats: usize, id: &str, value: OptionValue) -> String {
        Setup::new(&INFO, edition, seats, &chosen(id, value)).unwrap_err().to_string()
    }

    #[test]
    fn defaults_fill_what_is_left_open() {
        let setup = Setup::new(&INFO, None, 3, &chosen("rounds", OptionValue::Number(7))).unwrap();
        assert_eq!((setup.edition(), setup.seats()), ("plain", 3));
        assert_eq!((setup.number("rounds"), setup.flag("even")), (7, true));
        assert_eq!(setup.word("first"), "random");
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_would() {
        let seven = OptionValue::Number(7);
        assert_eq!(
            refused(None, 5, "rounds", seven.clone()),
            "T1: Toy is for 2 to 4 players, not 5"
        );
        assert_eq!(
            refused(Some("deluxe"), 2, "rounds", seven.clone()),
            "Toy has no edition \"deluxe\"; it has plain"
        );
        assert_eq!(
            refused(None, 2, "speed", seven.clone()),
            "Toy has no option \"speed\"; it has rounds, even, first"
        );
        assert_eq!(
            refused(None, 2, "rounds", OptionValue::Number(101)),
            "\"101\" is no value for rounds: it takes a whole number from 0 to 100"
        );
        assert_eq!(
            refused(None, 2, "even", seven),
            "\"7\" is no value for even: it takes yes or no"
        );
        assert_eq!(
            refused(None, 2, "first", OptionValue::Word("me".into())),
            "\"me\" is no value for first: it takes one of random, host"
        );
    }

    #[test]
    fn values_are_read_as_people_write_them() {
        let edition = INFO.edition(None).unwrap();
        let read = |id, text| edition.read_option(&INFO, id, text);
        assert_eq!(read("rounds", "12"), Ok(OptionValue::Number(12)));
        assert_eq!(read("even", "no"), Ok(OptionValue::Flag(false)));
        assert_eq!(read("first", "host"), Ok(OptionValue::Word("host".into())));
        assert!(read("rounds", "many").is_err());
        assert!(read("rounds", "99999999999999999999").is_err());
        assert!(read("even", "perhaps").is_err());
    }
}
