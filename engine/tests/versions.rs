//! A made-up change of rules, from end to end: what was begun by older versions goes on.

mod pebbles;

use std::collections::BTreeMap;

use kontor_engine::any::AnyGame;
use kontor_engine::line::Line;
use kontor_engine::listing::Listing;
use kontor_engine::record::{
    FORMAT, Record, RecordedResult, RecordedStep, Replay, ReplayError, UpgradeError, VerifyError,
    verify,
};
use kontor_engine::{Generator, Next, OptionValue, Seed, Setup, Text, Viewer};
use serde_json::{Value as Json, json};

use pebbles::Pebbles;

static GAME: Listing<Pebbles> = Listing::new();

fn seed() -> Seed {
    Seed::derived(7, 0)
}

/// A game in which everybody takes what the policy takes, begun by version `rules`.
fn played(rules: u32) -> Record {
    let setup = Setup::under(GAME.info(), rules, None, 2, &BTreeMap::new()).unwrap();
    let names = ["Ann", "Bo"].map(String::from).to_vec();
    let mut record = Record::begin(&GAME, &setup, names, Some(seed()));
    let mut line = Line::new(GAME.set_up(&setup).unwrap());
    let (mut chance, mut players) = (Generator::new(seed(), 0), Generator::new(seed(), 1));
    loop {
        let step = match line.state().next() {
            Next::Over => break,
            Next::Chance => RecordedStep::Chance(line.state().sample(&mut chance)),
            Next::Seats(seats) => {
                let seat = seats.single().unwrap();
                let action = line.state().decide("random", seat, &mut players).unwrap();
                RecordedStep::Action(seat, action)
            }
        };
        line.play(&step).unwrap();
        record.steps.push(step);
    }
    record.result = RecordedResult::of(&line.state().standing(Viewer::All));
    record
}

/// The record as a program of version 1 would have written it: its own words for steps, the defaults
/// left out, a sentence for the ending.
fn as_of_version_1(record: &Record) -> Record {
    let step = |step: &RecordedStep| match step.clone() {
        RecordedStep::Action(seat, action) => {
            RecordedStep::Action(seat, json!({"do": "draw", "n": action["pebbles"]}))
        }
        RecordedStep::Chance(outcome) => {
            RecordedStep::Chance(json!({"is": "coin", "heads": outcome["seat"] == 0}))
        }
        undo => undo,
    };
    let result = record.result.as_ref().map(|result| RecordedResult {
        ending: "the last pebble was taken".to_string(),
        ..result.clone()
    });
    Record {
        format: 1,
        rules: 1,
        options: BTreeMap::new(),
        steps: record.steps.iter().map(step).collect(),
        result,
        ..record.clone()
    }
}

fn end_of(record: &Record) -> Json {
    let mut replay = Replay::new(&GAME, record).unwrap();
    replay.play_to(usize::MAX).unwrap();
    replay.state().written()
}

#[test]
fn old_steps_are_played_as_steps_of_the_next_version() {
    let second = played(2);
    let first = as_of_version_1(&second);
    let first = Record::load(&first.save()).unwrap();
    assert_eq!(first.setup(&GAME).unwrap().rules(), 2);
    assert_eq!(end_of(&first), end_of(&second));
    assert!(verify(&GAME, &first).unwrap().finished);
}

#[test]
fn an_upgraded_record_is_of_the_version_that_it_is_played_by() {
    let second = played(2);
    let upgraded = as_of_version_1(&second).upgraded(&GAME).unwrap();
    assert_eq!(upgraded, second);
    assert_eq!((upgraded.format, upgraded.rules), (FORMAT, 2));
    assert_eq!(upgraded.options["pebbles"], OptionValue::Number(12));
    assert_eq!(upgraded.upgraded(&GAME).unwrap(), upgraded);
}

/// A table that was laid out from another game draws from its own seed only after that, and a lesson says that
/// its dice were known: an upgraded record would be refused, or claim too much, if it forgot either.
#[test]
fn an_upgraded_record_still_says_what_was_laid_out_and_that_its_dice_were_known() {
    let second = played(2);
    let mut first = as_of_version_1(&second);
    first.format = FORMAT;
    first.result.clone_from(&second.result);
    let RecordedStep::Chance(coin) = &first.steps[0] else { panic!("no coin") };
    // Whoever began there began here, too, whatever this seed would have drawn.
    let other = json!({"is": "coin", "heads": coin["heads"] == false});
    first.steps[0] = RecordedStep::Chance(other);
    let other_way = |step: &mut RecordedStep| {
        if let RecordedStep::Action(seat, _) = step {
            *seat = kontor_engine::Seat::new(1 - seat.index()).unwrap();
        }
    };
    first.steps.iter_mut().for_each(other_way);
    let result = first.result.as_mut().unwrap();
    result.wealth.reverse();
    result.places.reverse();
    assert!(matches!(verify(&GAME, &first), Err(VerifyError::Outcome { number: 1, .. })));
    (first.laid, first.known_dice) = (1, true);
    assert!(verify(&GAME, &first).unwrap().finished);
    let upgraded = first.upgraded(&GAME).unwrap();
    assert_eq!((upgraded.rules, upgraded.laid, upgraded.known_dice), (2, 1, true));
    assert!(verify(&GAME, &upgraded).unwrap().finished);
}

#[test]
fn steps_of_both_versions_may_follow_each_other() {
    let second = played(2);
    let mut both = as_of_version_1(&second);
    let half = both.steps.len() / 2;
    both.steps[half..].clone_from_slice(&second.steps[half..]);
    assert_eq!(end_of(&both), end_of(&second));
    assert_eq!(both.upgraded(&GAME).unwrap().steps, second.steps);
}

#[test]
fn old_rules_are_kept_to_where_steps_cannot_be_upgraded() {
    let (second, third) = (played(2), played(3));
    let who = |record: &Record| record.result.as_ref().unwrap().places.clone();
    let last = |record: &Record| match record.steps.last() {
        Some(RecordedStep::Action(seat, _)) => seat.index(),
        other => panic!("{other:?} is no action"),
    };
    assert_eq!(who(&second)[last(&second)], 1, "by version 2 who takes the last pebble wins");
    assert_eq!(who(&third)[last(&third)], 2, "by version 3 who takes the last pebble loses");
    for record in [&second, &third] {
        assert!(verify(&GAME, record).unwrap().finished);
        assert_eq!(record.upgraded(&GAME).as_ref(), Ok(record));
    }
    assert_eq!((second.rules, third.rules), (2, 3));
    let mut called_third = second.clone();
    called_third.rules = 3;
    called_third.options.remove("most");
    assert_eq!(verify(&GAME, &called_third), Err(VerifyError::Result));
}

#[test]
fn what_is_left_out_has_the_defaults_of_its_own_version() {
    let open = |rules| {
        let setup = Setup::under(GAME.info(), rules, None, 2, &BTreeMap::new()).unwrap();
        (setup.number("pebbles"), setup.number("most"))
    };
    assert_eq!([1, 2, 3].map(open), [(12, 3), (12, 3), (15, 4)]);
    let mut second = played(2);
    let whole = second.setup(&GAME).unwrap();
    second.options.clear();
    assert_eq!(second.setup(&GAME), Ok(whole));
    assert!(verify(&GAME, &second).unwrap().finished);
}

#[test]
fn versions_that_nobody_knows_are_refused() {
    for (rules, why) in [(0, "refused-unknown-rules"), (4, "refused-newer-rules")] {
        let mut record = played(3);
        record.rules = rules;
        let Err(ReplayError::Setup(refusal)) = Replay::new(&GAME, &record) else {
            panic!("rules {rules} can be played")
        };
        let text = Text::new(why)
            .with("theirs", i64::from(rules))
            .with("game", "Pebbles")
            .with("newest", 3i64);
        assert_eq!(refusal.reason(), text);
        assert!(matches!(verify(&GAME, &record), Err(VerifyError::Replay(_))));
        assert!(matches!(record.upgraded(&GAME), Err(UpgradeError::Replay(_))));
    }
}

#[test]
fn an_old_record_that_lies_is_found_out() {
    let first = as_of_version_1(&played(2));
    let mut other_coin = first.clone();
    let RecordedStep::Chance(coin) = &mut other_coin.steps[0] else { panic!("no coin") };
    coin["heads"] = json!(coin["heads"] == false);
    assert!(matches!(verify(&GAME, &other_coin), Err(VerifyError::Outcome { number: 1, .. })));
    let mut other_places = first.clone();
    other_places.result.as_mut().unwrap().places.reverse();
    assert_eq!(verify(&GAME, &other_places), Err(VerifyError::Result));
    let mut other_ending = first.clone();
    other_ending.result.as_mut().unwrap().ending = "it rained".to_string();
    assert_eq!(verify(&GAME, &other_ending), Err(VerifyError::Ending("it rained".to_string())));
}

#[test]
fn an_action_is_taken_to_the_letter() {
    let setup = Setup::standard(GAME.info(), 2).unwrap();
    let mut table = GAME.set_up(&setup).unwrap();
    table.chance(&json!({"is": "first", "seat": 0})).unwrap();
    let Next::Seats(seats) = table.next() else { panic!("somebody is to act") };
    let seat = seats.single().unwrap();
    let mut refused = |action: Json, why: Text| {
        let reason = table.act(seat, &action).unwrap_err().reason();
        let unknown = Text::new("refused-unknown-form").with("kind", "action");
        assert_eq!(reason, unknown.with("game", "Pebbles").with("why", why));
    };
    let foreign = Text::new("form-foreign").with("key", "junk");
    refused(json!({"do": "pass", "junk": 1}), foreign);
    refused(json!(["pass"]), Text::new("form-no-object"));
    let unread = |reader| Text::new("form-unread").with("reader", reader);
    refused(json!({"do": "take"}), unread("missing field `pebbles`"));
    refused(
        json!({"do": "take", "pebbles": "1"}),
        unread("invalid type: string \"1\", expected i64"),
    );
    let acted = table.carry_out(seat, &json!({"pebbles": 1, "do": "take"})).unwrap();
    assert_eq!(acted.action.to_string(), r#"{"do":"take","pebbles":1}"#);
}

#[test]
fn a_stored_step_loses_what_means_nothing() {
    let seat = kontor_engine::Seat::new(0).unwrap();
    let stored = RecordedStep::Action(seat, json!({"do": "pass", "junk": 1}));
    let written = RecordedStep::Action(seat, json!({"do": "pass"}));
    assert_eq!(GAME.rewritten(3, &stored), Ok(written));
}

#[test]
fn a_key_that_stands_twice_is_refused_in_a_record() {
    let text = played(3).save();
    let twice = text.replacen("{\"do\":\"take\",", "{\"do\":\"pass\",\"do\":\"take\",", 1);
    assert_ne!(twice, text);
    let error = Record::load(&twice).unwrap_err().to_string();
    assert!(error.contains("\"do\" stands there twice"), "{error}");
}
