//! Arbitrary bytes as a table's actions and as records: nothing panics, nothing unlisted happens.

use std::path::Path;

use kontor_engine::any::AnyGame;
use kontor_engine::record::{Replay, verify};
use kontor_engine::shown::shown;
use kontor_engine::{Choice, Choices, Generator, Listed, Names, Next, Record, Seat, Setup, Silent};
use serde_json::Value as Json;

use crate::mutation::{Numbers, Vocabulary};
use crate::records::files_in;
use crate::refusals::{learn, try_action};
use crate::variants::names_of;

/// Decisions from bytes, one each; zeros when they run out.
struct Bytes<'a> {
    left: &'a [u8],
}

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, left) = self.left.split_at(count.min(self.left.len()));
        self.left = left;
        taken
    }
}

impl Numbers for Bytes<'_> {
    fn number(&mut self, bound: usize) -> usize {
        match self.left.split_first() {
            Some((&byte, left)) => {
                self.left = left;
                usize::from(byte) % bound
            }
            None => 0,
        }
    }
}

/// Plays a table as the bytes say: each step is a listed choice, an action with something changed, or
/// bytes taken as JSON, by any seat. What is not listed must be refused without change, and the
/// invariants hold throughout.
pub fn fuzz_actions<G: Listed>(bytes: &[u8]) {
    let mut bytes = Bytes { left: bytes };
    let info = G::info();
    let edition = &info.editions[bytes.number(info.editions.len())];
    let seats = bytes.number(usize::from(info.max_seats) + 3);
    let Ok(setup) = Setup::new(info, Some(edition.id), seats, &Default::default()) else { return };
    let Ok(mut game) = G::set_up(&setup) else { return };
    let mut chance = Generator::from_number(bytes.number(256) as u64);
    let mut vocabulary = Vocabulary::default();
    while !bytes.left.is_empty() {
        match game.next() {
            Next::Over => return,
            Next::Chance => {
                let outcome = game.sample(&mut chance);
                game.chance(outcome, &mut Silent).expect("what was sampled can be");
            }
            Next::Seats(to_act) => {
                let way = bytes.number(4);
                let seat = if way == 0 {
                    Seat::all(seats).nth(bytes.number(seats))
                } else {
                    to_act.iter().nth(bytes.number(to_act.len()))
                };
                let Some(seat) = seat else { return };
                step(&mut game, seat, way, &mut bytes, &mut chance, &mut vocabulary);
            }
        }
        game.check().unwrap_or_else(|broken| panic!("{broken}\n{game:?}"));
    }
}

fn step<G: Listed>(
    game: &mut G,
    seat: Seat,
    way: usize,
    bytes: &mut Bytes<'_>,
    chance: &mut Generator,
    vocabulary: &mut Vocabulary,
) {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    if way == 1 && !choices.is_empty() {
        let choice = choices.as_slice()[bytes.number(choices.as_slice().len())];
        let action = match choice {
            Choice::Exact(action) => action,
            Choice::Template(template) => {
                G::fill(template, &game.form(seat, template).fill_by_chance(chance))
            }
        };
        game.act(seat, action, &mut Silent).expect("a listed choice is accepted");
        return;
    }
    let names = names_of(game);
    let shown = |choice| shown(game, seat, choice, Names(&names));
    let listed: Vec<_> = choices.as_slice().iter().map(shown).collect();
    listed.iter().for_each(|choice| learn(vocabulary, choice));
    let json = if way == 3 {
        let length = bytes.number(64);
        serde_json::from_slice(bytes.take(length)).unwrap_or(Json::Null)
    } else {
        vocabulary.action(bytes)
    };
    try_action(game, seat, &json, &listed);
}

/// Takes any bytes as a record file: it is refused or played, and never panics.
pub fn fuzz_record(games: &[&dyn AnyGame], bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = Record::load(text) else { return };
    for game in games {
        if let Ok(mut replay) = Replay::new(*game, &record) {
            let _ = replay.play_to(usize::MAX);
            let _ = verify(*game, &record);
        }
    }
}

/// Plays again what fuzzing found worth keeping: the files in the crate's `tests/fuzz/`, whatever once
/// broke the game among them.
pub fn what_fuzzing_found_stays_mended<G: Listed>(crate_dir: &str) {
    let entry = kontor_engine::listing::Listing::<G>::new();
    let kept = files_in(&Path::new(crate_dir).join("tests/fuzz"));
    assert!(!kept.is_empty(), "there is nothing in tests/fuzz to play");
    for path in kept {
        let bytes = std::fs::read(&path).expect("a kept input can be read");
        fuzz_actions::<G>(&bytes);
        fuzz_record(&[&entry], &bytes);
    }
}
