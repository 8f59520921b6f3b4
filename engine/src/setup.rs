//! A checked choice of a table: how many play, by which rules, which edition, which options.

use std::collections::BTreeMap;

use crate::info::Info;
use crate::options::{OptionSpec, OptionValue};
use crate::refusal::Refusal;

/// A table's choices, checked: the number of seats fits, the edition exists, every option of it has
/// an allowed value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: u32,
    edition: &'static str,
    seats: u8,
    options: BTreeMap<&'static str, OptionValue>,
}

impl Setup {
    /// Checks the choices for a new table, which is played by the newest rules, and fills in the
    /// defaults of what was left open.
    pub fn new(
        info: &Info,
        edition: Option<&str>,
        seats: usize,
        chosen: &BTreeMap<String, OptionValue>,
    ) -> Result<Setup, Refusal> {
        Setup::under(info, info.rules_version, edition, seats, chosen)
    }

    /// Checks the choices of a table that was begun by version `rules`. What was left open has the
    /// defaults of that version.
    pub fn under(
        info: &Info,
        rules: u32,
        edition: Option<&str>,
        seats: usize,
        chosen: &BTreeMap<String, OptionValue>,
    ) -> Result<Setup, Refusal> {
        let played_by = info.played_by(rules)?;
        let edition = info.edition(edition)?;
        let seats = info.seats(seats)?;
        for (id, value) in chosen {
            edition.option(info, id)?.check(rules, value)?;
        }
        let options = edition
            .options
            .iter()
            .map(|spec| {
                let value = chosen.get(spec.id).cloned();
                (spec.id, value.unwrap_or_else(|| spec.kind_under(rules).default_value()))
            })
            .collect();
        Ok(Setup { rules: played_by, edition: edition.id, seats, options })
    }

    /// The default edition and options for this many seats.
    pub fn standard(info: &Info, seats: usize) -> Result<Setup, Refusal> {
        Setup::new(info, None, seats, &BTreeMap::new())
    }

    /// The version of the rules that the table is played by.
    pub fn rules(&self) -> u32 {
        self.rules
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

    /// Whether the table plays by the printed rules: by their newest version, and nothing but what they
    /// leave to the table is chosen otherwise.
    pub fn is_printed(&self, info: &Info) -> bool {
        let edition = info.editions.iter().find(|edition| edition.id == self.edition);
        let as_printed = |spec: &OptionSpec| {
            spec.open || self.options.get(spec.id) == Some(&spec.kind.default_value())
        };
        self.rules == info.rules_version
            && edition.is_some_and(|edition| edition.options.iter().all(as_printed))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::info::{Difficulty, Edition, Worded};
    use crate::options::{OlderOption, OptionKind};
    use crate::refusal::Rule;
    use crate::text::Text;
    use crate::versions::{GoesOn, Older};

    static INFO: Info = Info {
        id: "toy",
        name: "Toy",
        about: "",
        credits: &[],
        rules_version: 3,
        older_rules: &[
            Older { version: 1, goes_on: GoesOn::Upgraded { action: |it| it, outcome: |it| it } },
            Older { version: 2, goes_on: GoesOn::AsItWas },
        ],
        currency: "$",
        banks: &["the bank"],
        min_seats: 2,
        max_seats: 4,
        minutes: [5, 5],
        difficulty: Difficulty::Easy,
        seats_rule: Rule("T1"),
        has_hidden: false,
        endings: &[Worded { id: "rounds", words: "all rounds were played" }],
        reasons: &[],
        old_endings: &[("the rounds were over", "rounds")],
        editions: &[Edition {
            id: "plain",
            about: "",
            options: &[
                OptionSpec::number("rounds", "", &[], (0, 100), 40, &[1]).open(),
                OptionSpec::flag("even", "", &[], true)
                    .older(&[OlderOption { up_to: 2, kind: OptionKind::Flag { default: false } }]),
                OptionSpec::one_of("first", "", &[], &["random", "host"], "random").open().older(
                    &[OlderOption {
                        up_to: 1,
                        kind: OptionKind::OneOf { values: &["host"], default: "host" },
                    }],
                ),
                OptionSpec::flag("loud", "", &[], false).open().since(2),
            ],
        }],
    };

    fn chosen(id: &str, value: OptionValue) -> BTreeMap<String, OptionValue> {
        BTreeMap::from([(id.to_string(), value)])
    }

    fn refused(edition: Option<&str>, seats: usize, id: &str, value: OptionValue) -> Refusal {
        Setup::new(&INFO, edition, seats, &chosen(id, value)).unwrap_err()
    }

    fn no_value(value: &'static str, option: &'static str, takes: Text) -> Text {
        Text::new("refused-option-value")
            .with("value", value)
            .with("option", option)
            .with("takes", takes)
    }

    #[test]
    fn defaults_fill_what_is_left_open() {
        let setup = Setup::new(&INFO, None, 3, &chosen("rounds", OptionValue::Number(7))).unwrap();
        assert_eq!((setup.edition(), setup.seats()), ("plain", 3));
        assert_eq!((setup.number("rounds"), setup.flag("even")), (7, true));
        assert_eq!(setup.word("first"), "random");
    }

    #[test]
    fn what_is_left_open_has_the_default_of_its_own_rules() {
        let under = |rules| Setup::under(&INFO, rules, None, 2, &BTreeMap::new()).unwrap();
        let open = |setup: &Setup| (setup.flag("even"), setup.word("first").to_string());
        assert_eq!(open(&under(3)), (true, "random".to_string()));
        assert_eq!(open(&under(2)), (false, "random".to_string()));
        assert_eq!(open(&under(1)), (false, "host".to_string()));
        assert_eq!([1, 2, 3].map(|rules| under(rules).rules()), [2, 2, 3]);
        assert_eq!(Setup::standard(&INFO, 2).unwrap(), under(3));
    }

    #[test]
    fn what_was_no_choice_by_old_rules_is_refused() {
        let under = |rules| {
            let chosen = chosen("first", OptionValue::Word("random".into()));
            Setup::under(&INFO, rules, None, 2, &chosen)
        };
        assert!(under(2).is_ok());
        let takes = Text::new("allowed-values").with("values", "host");
        assert_eq!(under(1).unwrap_err().reason(), no_value("random", "first", takes));
    }

    #[test]
    fn an_option_that_was_not_there_has_the_value_that_was_played() {
        let under = |rules, loud| {
            Setup::under(&INFO, rules, None, 2, &chosen("loud", OptionValue::Flag(loud)))
        };
        assert!(under(3, true).is_ok() && under(2, true).is_ok());
        assert!(!under(1, false).unwrap().flag("loud"));
        let takes = Text::new("allowed-values").with("values", "no");
        assert_eq!(under(1, true).unwrap_err().reason(), no_value("yes", "loud", takes));
    }

    #[test]
    fn a_table_is_as_printed_unless_it_chose_what_the_rules_do_not_leave_open() {
        let printed = |id, value| {
            let setup = Setup::new(&INFO, None, 2, &chosen(id, value)).unwrap();
            setup.is_printed(&INFO)
        };
        assert!(Setup::standard(&INFO, 2).unwrap().is_printed(&INFO));
        assert!(printed("rounds", OptionValue::Number(7)), "left to the table");
        assert!(printed("first", OptionValue::Word("host".into())), "left to the table");
        assert!(!printed("even", OptionValue::Flag(false)));
        let old = Setup::under(&INFO, 2, None, 2, &chosen("even", OptionValue::Flag(true)));
        assert!(!old.unwrap().is_printed(&INFO), "by an older version of the rules");
    }

    #[test]
    fn rules_that_nobody_knows_are_refused() {
        let under = |rules| Setup::under(&INFO, rules, None, 2, &BTreeMap::new());
        for (rules, why) in [(4, "refused-newer-rules"), (0, "refused-unknown-rules")] {
            let text = Text::new(why)
                .with("theirs", i64::from(rules))
                .with("game", "Toy")
                .with("newest", 3i64);
            assert_eq!(under(rules).unwrap_err().reason(), text);
        }
    }

    #[test]
    fn endings_of_all_times_have_one_id() {
        assert_eq!(INFO.ending("rounds"), Some("rounds"));
        assert_eq!(INFO.ending("the rounds were over"), Some("rounds"));
        assert_eq!(INFO.ending("all rounds were played"), None);
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_would() {
        let seven = OptionValue::Number(7);
        let seats = refused(None, 5, "rounds", seven.clone());
        assert_eq!(seats.rule, Rule("T1"));
        let text = Text::new("refused-seat-count").with("game", "Toy");
        assert_eq!(seats.reason(), text.with("min", 2i64).with("max", 4i64).with("seats", 5i64));
        let edition = Text::new("refused-no-edition").with("game", "Toy").with("edition", "deluxe");
        assert_eq!(
            refused(Some("deluxe"), 2, "rounds", seven.clone()).reason(),
            edition.with("known", "plain")
        );
        let option = Text::new("refused-no-option").with("known", "rounds, even, first, loud");
        assert_eq!(
            refused(None, 2, "speed", seven.clone()).reason(),
            option.with("game", "Toy").with("option", "speed")
        );
        let number = Text::new("allowed-number").with("min", 0i64).with("max", 100i64);
        assert_eq!(
            refused(None, 2, "rounds", OptionValue::Number(101)).reason(),
            no_value("101", "rounds", number)
        );
        assert_eq!(
            refused(None, 2, "even", seven).reason(),
            no_value("7", "even", Text::new("allowed-flag"))
        );
        let words = Text::new("allowed-values").with("values", "random, host");
        assert_eq!(
            refused(None, 2, "first", OptionValue::Word("me".into())).reason(),
            no_value("me", "first", words)
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
