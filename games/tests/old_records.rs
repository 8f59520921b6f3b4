//! What was recorded by older versions stays playable: the records in `fixtures/`.

use std::fs;
use std::path::Path;

use kontor_contract::upgrades_to_the_same_game;
use kontor_engine::any::AnyGame;
use kontor_engine::record::{Replay, ReplayError, UpgradeError, VerifyError, verify};
use kontor_engine::{OptionValue, Record, Text};

/// Every record of version 1, with its name.
fn records() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1");
    let mut records: Vec<(String, Record)> = fs::read_dir(folder)
        .expect("there are old records")
        .map(|file| {
            let path = file.expect("a file").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a record can be read");
            let record = Record::load(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, record)
        })
        .collect();
    records.sort_by(|(a, _), (b, _)| a.cmp(b));
    records
}

fn game_of(record: &Record) -> &'static dyn AnyGame {
    kontor_games::find(&record.game).expect("a game of ours")
}

#[test]
fn old_records_replay_verify_and_upgrade() {
    let records = records();
    for (name, record) in &records {
        assert_eq!((record.format, record.rules), (1, 1), "{name}");
        let game = game_of(record);
        let mut replay = Replay::new(game, record).unwrap_or_else(|e| panic!("{name}: {e}"));
        replay.play_to(usize::MAX).unwrap_or_else(|error| panic!("{name}: {error}"));
        let verified = verify(game, record);
        if name.contains("unfinished") {
            assert_eq!(verified, Err(VerifyError::NoSeed), "{name}");
        } else {
            let verified = verified.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(verified.finished, "{name}");
        }
        upgrades_to_the_same_game(game, record, name);
    }
    for game in kontor_games::all() {
        let of_game = records.iter().filter(|(_, record)| record.game == game.info().id);
        let editions: Vec<&str> = of_game.map(|(_, record)| record.edition.as_str()).collect();
        for edition in game.info().editions {
            assert!(editions.contains(&edition.id), "no old record of {}", edition.id);
        }
    }
}

#[test]
fn what_an_old_record_leaves_out_has_the_defaults_of_its_rules() {
    for (name, mut record) in records() {
        let game = game_of(&record);
        let whole = record.setup(game).expect("the set-up is good");
        record.options.retain(|id, value| {
            let edition = game.info().edition(Some(&record.edition)).expect("an edition");
            let spec = edition.option(game.info(), id).expect("an option");
            spec.kind_under(1).default_value() != *value
        });
        assert_eq!(record.setup(game), Ok(whole), "{name}");
    }
}

#[test]
fn an_option_that_came_later_has_the_one_value_that_was_played() {
    let (_, record) = records()
        .into_iter()
        .find(|(name, _)| name.starts_with("kommersant-1991-from-a-server"))
        .expect("the record is there");
    let game = game_of(&record);
    let with = |id: &str, value: OptionValue| {
        let mut record = record.clone();
        record.options.insert(id.to_string(), value);
        (verify(game, &record).is_ok(), record.setup(game).err().map(|refusal| refusal.reason()))
    };
    let refused = |option: &'static str, value: &'static str, only: &'static str| {
        Text::new("refused-option-value")
            .with("value", value)
            .with("option", option)
            .with("takes", Text::new("allowed-values").with("values", only))
    };
    let word = |word: &str| OptionValue::Word(word.to_string());
    assert_eq!(with("loot", word("lot-and-steps")), (true, None));
    for (option, value, only) in
        [("loot", "steps", "lot-and-steps"), ("lending", "property", "bank")]
    {
        assert_eq!(with(option, word(value)), (false, Some(refused(option, value, only))));
    }
    assert_eq!(with("face-up", OptionValue::Flag(false)), (true, None));
    let face_up = refused("face-up", "yes", "no");
    assert_eq!(with("face-up", OptionValue::Flag(true)), (false, Some(face_up)));
}

#[test]
fn a_sentence_that_nobody_ever_said_only_cannot_be_verified() {
    let (_, mut record) =
        records().into_iter().find(|(_, record)| record.result.is_some()).expect("one is finished");
    let game = game_of(&record);
    record.result.as_mut().expect("it is finished").ending = "everybody went home".to_string();
    let mut replay = Replay::new(game, &record).expect("the set-up is good");
    assert_eq!(replay.play_to(usize::MAX), Ok(()));
    let ending = "everybody went home".to_string();
    assert_eq!(verify(game, &record), Err(VerifyError::Ending(ending.clone())));
    assert_eq!(record.upgraded(game), Err(UpgradeError::Ending(ending)));
    assert_eq!(
        verify(game, &record).expect_err("it is false").to_string(),
        "the result says \"everybody went home\", which is nothing that ever ended this game"
    );
}

#[test]
fn keys_that_mean_nothing_are_dropped_from_old_records_and_refused_in_new_ones() {
    let with_junk = |name: &str| name.contains("keys-nobody-knows");
    let (_, old) = records().into_iter().find(|(name, _)| with_junk(name)).expect("there is one");
    assert!(old.save().contains("junk"));
    let game = game_of(&old);
    assert!(!old.upgraded(game).expect("it is true").save().contains("junk"));
    let mut new = old;
    new.format = 2;
    let mut replay = Replay::new(game, &new).expect("the set-up is good");
    let error = replay.play_to(usize::MAX).expect_err("nothing is forgiven");
    let ReplayError::Step { refusal, .. } = error else { panic!("{error}") };
    let junk = Text::new("form-foreign").with("key", "junk");
    assert!(refusal.figures.contains(&("why", junk.into())), "{refusal:?}");
}

#[test]
fn rules_that_there_never_were_are_refused() {
    for (name, mut record) in records() {
        for rules in [0, game_of(&record).info().rules_version + 1] {
            record.rules = rules;
            let Err(ReplayError::Setup(refusal)) = Replay::new(game_of(&record), &record) else {
                panic!("{name}: rules {rules} can be played")
            };
            assert!(refusal.reason.ends_with("-rules"), "{name}: {refusal}");
            assert!(refusal.figures.contains(&("theirs", i64::from(rules).into())), "{name}");
        }
    }
}
