//! A bench for rule tests: a state is put on it, steps are scripted in JSON as people and chance would
//! send them, and what became of it is looked at.

use std::collections::BTreeMap;
use std::fmt::Debug;

use kontor_engine::letter::{read_action, read_outcome};
use kontor_engine::listing::Listing;
use kontor_engine::record::RecordedStep;
use kontor_engine::{
    Collected, Listed, MAX_SEATS, Money, Names, Next, OptionValue, Posting, Record, Refusal, Say,
    Seat, Setup, Standing, Text, Told, Viewer,
};
use serde_json::{Value as Json, json};

use crate::words::english;

/// What seats are called in tests.
pub const LETTERS: [&str; MAX_SEATS] = ["A", "B", "C", "D", "E", "F"];

/// A seat by its number.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A game set up with options as people write them: `("salary", "2")`.
pub fn set_up<G: Listed>(
    edition: Option<&str>,
    seats: usize,
    options: &[(&str, &str)],
) -> Result<G, Refusal> {
    let info = G::info();
    let read = |&(id, text): &(&str, &str)| -> Result<(String, OptionValue), Refusal> {
        Ok((id.to_string(), info.edition(edition)?.read_option(info, id, text)?))
    };
    let chosen: BTreeMap<_, _> = options.iter().map(read).collect::<Result<_, _>>()?;
    G::set_up(&Setup::new(info, edition, seats, &chosen)?)
}

/// A text in English, seats being called by these names.
pub fn said<G: Listed>(text: &Text, names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|&name| name.to_string()).collect();
    english::<G>(Names(&names)).say(text)
}

/// In a state as JSON, gives a seat this much cash; a bank has the rest.
pub fn put_cash(state: &mut Json, seat: usize, cash: i64, bank: usize) {
    let accounts = &mut state["accounts"];
    let before = accounts["seats"][seat].as_i64().expect("a sum");
    let balance = accounts["banks"][bank]["balance"].as_i64().expect("a sum");
    accounts["seats"][seat] = json!(cash);
    accounts["banks"][bank]["balance"] = json!(balance + before - cash);
}

/// A golden record of the crate whose directory this is: how it ends, and all that happens in it.
pub fn golden<G: Listed>(crate_dir: &str, name: &str) -> (G, Vec<G::Event>) {
    let path = format!("{crate_dir}/tests/golden/{name}.record.json");
    let text = std::fs::read_to_string(path).expect("a golden record");
    let record = Record::load(&text).expect("a golden record");
    let setup = record.setup(&Listing::<G>::new()).expect("its set-up");
    let mut bench = Bench::on(G::set_up(&setup).expect("its set-up"));
    let mut events = Vec::new();
    for step in &record.steps {
        match step {
            RecordedStep::Action(seat, action) => bench.does(seat.index(), action),
            RecordedStep::Chance(outcome) => bench.chance(outcome),
            RecordedStep::Undo(_) => panic!("nothing was taken back in these games"),
        }
        events.extend(bench.events().cloned());
    }
    (bench.game, events)
}

/// A game that is played step by step. After every step its invariants are checked, and that no money
/// came from nowhere or went there.
#[derive(Clone, Debug)]
pub struct Bench<G: Listed> {
    /// The game as it stands.
    pub game: G,
    told: Vec<Told<G::Event>>,
}

impl<G: Listed> Bench<G> {
    /// With this game on it.
    pub fn on(game: G) -> Bench<G> {
        Bench { game, told: Vec::new() }
    }

    /// With a game in this state, which has to be one that can be.
    #[track_caller]
    pub fn of_state(state: Json) -> Bench<G> {
        let game: G = serde_json::from_value(state).expect("a state");
        if let Err(broken) = game.check() {
            panic!("a scene that cannot be: {broken}");
        }
        Bench::on(game)
    }

    /// A seat does something that is allowed.
    #[track_caller]
    pub fn does(&mut self, who: usize, action: &Json) {
        let money = self.game.money();
        let mut sink = Collected::default();
        if let Err(refusal) = self.game.act(seat(who), read(read_action::<G>(action)), &mut sink) {
            panic!("{action} by seat {who}: {refusal}");
        }
        self.went_on(money, sink);
    }

    /// Chance decides something that can be.
    #[track_caller]
    pub fn chance(&mut self, outcome: &Json) {
        let money = self.game.money();
        let mut sink = Collected::default();
        if let Err(refusal) = self.game.chance(read(read_outcome::<G>(outcome)), &mut sink) {
            panic!("{outcome}: {refusal}");
        }
        self.went_on(money, sink);
    }

    #[track_caller]
    fn went_on(&mut self, money: Money, sink: Collected<G::Event>) {
        self.told = sink.told;
        if let Err(broken) = self.game.check() {
            panic!("{broken}\n{:?}", self.game);
        }
        assert_eq!(self.game.money(), money, "money came from nowhere or went there");
    }

    /// Why a seat may not do something. That nothing changed and nobody was told is checked.
    #[track_caller]
    pub fn refused(&self, who: usize, action: &Json) -> Refusal {
        let mut game = self.game.clone();
        let mut sink = Collected::default();
        let Err(refusal) = game.act(seat(who), read(read_action::<G>(action)), &mut sink) else {
            panic!("{action} by seat {who} is allowed")
        };
        self.unchanged(&game, &sink, action);
        refusal
    }

    /// Why chance may not decide something. That nothing changed and nobody was told is checked.
    #[track_caller]
    pub fn refused_to_chance(&self, outcome: &Json) -> Refusal {
        let mut game = self.game.clone();
        let mut sink = Collected::default();
        let Err(refusal) = game.chance(read(read_outcome::<G>(outcome)), &mut sink) else {
            panic!("{outcome} can be")
        };
        self.unchanged(&game, &sink, outcome);
        refusal
    }

    #[track_caller]
    fn unchanged(&self, game: &G, sink: &Collected<G::Event>, what: &Json) {
        assert_eq!(*game, self.game, "{what} was refused and still changed something");
        assert!(sink.told.is_empty(), "{what} was refused and still told something");
    }

    /// What a seat tries is refused by this rule, with these words or figures in the reason; a seat is
    /// meant by its letter.
    #[track_caller]
    pub fn refuses<W: ToString>(&self, who: usize, action: Json, rule: &str, words: &[W]) {
        let refusal = self.refused(who, &action);
        assert_eq!(refusal.rule.0, rule, "{action}: {refusal}");
        // Figures are grouped by narrow spaces.
        let said = said::<G>(&refusal.reason(), &LETTERS);
        let ungrouped = said.replace(['\u{202f}', '\u{2009}'], "");
        for word in words.iter().map(W::to_string) {
            let stands = stands_in(&said, &word) || stands_in(&ungrouped, &word);
            assert!(stands, "no {word} in: {said}");
        }
        assert!(!said.contains('{'), "a figure is missing: {said}");
    }

    /// What the state is, as JSON.
    pub fn state(&self) -> Json {
        serde_json::to_value(&self.game).expect("a state has a JSON form")
    }

    /// What a viewer sees, as JSON.
    pub fn view_of(&self, viewer: Viewer) -> Json {
        serde_json::to_value(self.game.view(viewer)).expect("a view has a JSON form")
    }

    /// Who may act now.
    pub fn to_act(&self) -> Vec<usize> {
        match self.game.next() {
            Next::Seats(seats) => seats.iter().map(Seat::index).collect(),
            Next::Chance | Next::Over => Vec::new(),
        }
    }

    /// Whether chance has to decide.
    pub fn waits_for_chance(&self) -> bool {
        self.game.next() == Next::Chance
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.next() == Next::Over
    }

    /// What happened at the last step, in order.
    pub fn told(&self) -> &[Told<G::Event>] {
        &self.told
    }

    /// The events of the last step.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.told.iter().filter_map(|told| match told {
            Told::Event(event) => Some(event),
            Told::Posting(_) => None,
        })
    }

    /// The events of the last step as a viewer sees them.
    pub fn witnessed_by(&self, viewer: Viewer) -> Vec<Json> {
        let seen = self.events().filter_map(|event| G::witness(event, viewer));
        seen.map(|event| serde_json::to_value(event).expect("an event has a JSON form")).collect()
    }

    /// The money that moved at the last step.
    pub fn postings(&self) -> impl Iterator<Item = &Posting> {
        self.told.iter().filter_map(|told| match told {
            Told::Posting(posting) => Some(posting),
            Told::Event(_) => None,
        })
    }

    /// The last step in words, event by event, seats being called by these names.
    pub fn in_words(&self, names: &[&str]) -> Vec<String> {
        let names: Vec<String> = names.iter().map(|&name| name.to_string()).collect();
        let say = english::<G>(Names(&names));
        self.events().map(|event| G::tell(event, Names(&names)).said(&say)).collect()
    }

    /// How the seats stand, for those who see all.
    pub fn standing(&self) -> Standing {
        self.game.standing(Viewer::All)
    }

    /// The places at the end.
    pub fn places(&self) -> Vec<u8> {
        self.standing().places.expect("the game is over").to_vec()
    }
}

/// Whether these words stand in a text, whole: no 5 stands in 15, and no seat A in "All".
fn stands_in(text: &str, words: &str) -> bool {
    let ends = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, found)| {
        ends(text[..at].chars().next_back()) && ends(text[at + found.len()..].chars().next())
    })
}

/// What is written in a test is read to the letter, as everywhere.
#[track_caller]
fn read<T>(read: Result<T, Refusal>) -> T {
    read.unwrap_or_else(|refusal| panic!("nothing that is done: {refusal}"))
}

/// A game's own [`Bench`], on which steps can be chained and to which it adds its own words.
#[macro_export]
macro_rules! bench {
    ($(#[$about:meta])* $name:ident of $game:ty) => {
        $(#[$about])*
        pub struct $name($crate::Bench<$game>);

        impl std::ops::Deref for $name {
            type Target = $crate::Bench<$game>;

            fn deref(&self) -> &$crate::Bench<$game> {
                &self.0
            }
        }

        impl std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut $crate::Bench<$game> {
                &mut self.0
            }
        }

        impl $name {
            /// A seat does something that is allowed.
            #[track_caller]
            pub fn does(&mut self, who: usize, action: serde_json::Value) -> &mut $name {
                self.0.does(who, &action);
                self
            }

            /// A seat does something that names no more than what it does: `buy`, `pass` …
            #[track_caller]
            #[allow(dead_code, reason = "not every game has such an action")]
            pub fn says(&mut self, who: usize, word: &str) -> &mut $name {
                self.does(who, serde_json::json!({ "do": word }))
            }

            /// Chance decides something that can be.
            #[track_caller]
            pub fn chance(&mut self, outcome: serde_json::Value) -> &mut $name {
                self.0.chance(&outcome);
                self
            }
        }
    };
}
