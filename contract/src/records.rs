//! Records replay to the same state, golden ones for ever; states survive being written and read.

use std::fs;
use std::path::Path;

use kontor_engine::any::{AnyGame, Happened};
use kontor_engine::letter::to_json;
use kontor_engine::line::Line;
use kontor_engine::listing::Listing;
use kontor_engine::play::{Sources, play_out, quickest};
use kontor_engine::record::{
    FORMAT, LoadError, RecordedResult, RecordedStep, Replay, VerifyError, verify,
};
use kontor_engine::{Generator, Info, Listed, Next, Record, Seed, Setup, Viewer};
use serde_json::Value as Json;

use crate::variants::{each_state, policies_for, variants};

/// A random game and the record of it.
fn recorded<G: Listed>(setup: &Setup, seed: Seed) -> (G, Record) {
    let names = (0..setup.seats()).map(|seat| format!("Player {seat}")).collect();
    let mut record = Record::begin(&Listing::<G>::new(), setup, names, Some(seed));
    let mut game = G::set_up(setup).expect("a variant can be set up");
    let mut sources = Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
    let mut policies = policies_for::<G>(setup.seats());
    play_out(&mut game, &mut policies, &mut sources, u32::MAX, |_, step| {
        record.steps.push(RecordedStep::of(step));
    });
    record.result = RecordedResult::of(&game.standing(Viewer::All));
    (game, record)
}

/// Records are written, read, replayed to the very state that was played, and verified; one that was
/// tampered with or damaged is not.
pub fn records_replay<G: Listed>(games: u32) {
    let entry = Listing::<G>::new();
    let variants = variants::<G>();
    let each = (games / variants.len() as u32).max(1);
    for (number, setup) in variants.iter().enumerate() {
        for index in 0..each {
            let (game, record) = recorded::<G>(setup, Seed::derived(number as u64, index.into()));
            let text = record.save();
            let loaded = Record::load(&text).expect("what was saved can be loaded");
            assert_eq!(loaded, record);
            let mut replay = Replay::new(&entry, &loaded).expect("the set-up is good");
            while let Some(played) = replay.step() {
                reasons_are_listed(G::info(), &played.expect("every step was allowed"));
            }
            let ending = record.result.as_ref().map(|result| result.ending.as_str());
            let listed = |ending| G::info().endings.iter().any(|known| known.id == ending);
            assert!(ending.is_some_and(listed), "{ending:?} is no ending that the game lists");
            assert_eq!(replay.at(), record.steps.len());
            assert_eq!(replay.state().written(), to_json(&game));
            let outcomes = verify(&entry, &loaded).expect("the record is true");
            assert!(outcomes.finished);
            assert_eq!(loaded.upgraded(&entry).as_ref(), Ok(&loaded), "nothing to upgrade");
            if index == 0 {
                steps_can_be_taken_back(&entry, setup, Seed::derived(number as u64, u64::MAX));
                refuses_what_is_false(&entry, &record);
                refuses_what_is_damaged(&text);
            }
        }
    }
}

/// Whatever is paid is paid for something that the game lists.
fn reasons_are_listed(info: &Info, happened: &[Happened]) {
    for one in happened {
        if let Happened::Posting(posting) = one {
            let listed = info.reasons.iter().any(|known| known.id == posting.reason);
            assert!(listed, "{} is no reason that the game lists", posting.reason);
        }
    }
}

/// A game in which now and then some steps are taken back is recorded with them, replays to the very
/// state that was played, and verifies; chance goes on from where it was. Taking back what is not
/// there is refused.
fn steps_can_be_taken_back(entry: &dyn AnyGame, setup: &Setup, seed: Seed) {
    let names = (0..setup.seats()).map(|seat| format!("Player {seat}")).collect();
    let mut record = Record::begin(entry, setup, names, Some(seed));
    let mut line = Line::new(entry.set_up(setup).expect("a variant can be set up"));
    let (mut chance, mut players) = (Generator::new(seed, 0), Generator::new(seed, 1));
    let mut taken_back = 0;
    loop {
        let wants_back = taken_back < 20 && line.steps().len() > 5 && players.below(8) == 0;
        let step = match line.state().next() {
            _ if wants_back => {
                taken_back += 1;
                RecordedStep::Undo(1 + players.below(5) as usize)
            }
            Next::Over => break,
            Next::Chance => RecordedStep::Chance(line.state().sample(&mut chance)),
            Next::Seats(seats) => {
                let seat = quickest(seats, &mut players);
                let action = line.state().decide("random", seat, &mut players);
                RecordedStep::Action(seat, action.expect("every game has this policy"))
            }
        };
        line.play(&step).expect("the step is allowed");
        record.steps.push(step);
    }
    record.result = RecordedResult::of(&line.state().standing(Viewer::All));
    let loaded = Record::load(&record.save()).expect("what was saved can be loaded");
    assert_eq!(loaded, record);
    let mut replay = Replay::new(entry, &loaded).expect("the set-up is good");
    replay.play_to(usize::MAX).expect("every step was allowed");
    assert_eq!(replay.state().written(), line.state().written());
    assert!(verify(entry, &loaded).expect("the record is true").finished);
    for impossible in [0, line.steps().len() + 1, usize::MAX] {
        let before = line.state().written();
        assert!(line.play(&RecordedStep::Undo(impossible)).is_err());
        assert_eq!(line.state().written(), before);
    }
}

fn refuses_what_is_false(entry: &dyn AnyGame, record: &Record) {
    let mut false_seed = record.clone();
    false_seed.seed = Some(Seed::derived(u64::MAX, 0));
    assert_eq!(verify(entry, &false_seed), Err(VerifyError::Commitment));
    false_seed.commitment = false_seed.seed.map(Seed::commitment);
    // One die or two could fall alike by chance; more never do.
    let drawn = record.steps.iter().filter(|step| matches!(step, RecordedStep::Chance(_))).count();
    if drawn >= 8 {
        assert!(matches!(verify(entry, &false_seed), Err(VerifyError::Outcome { .. })));
    }

    let mut false_result = record.clone();
    false_result.result.as_mut().expect("the game is over").places.rotate_left(1);
    false_result.result.as_mut().expect("the game is over").wealth.rotate_left(1);
    if false_result != *record {
        assert_eq!(verify(entry, &false_result), Err(VerifyError::Result));
    }

    let mut no_seed = record.clone();
    no_seed.seed = None;
    assert_eq!(verify(entry, &no_seed), Err(VerifyError::NoSeed));

    let mut out_of_turn = record.clone();
    let last = out_of_turn.steps.last().expect("there are steps").clone();
    out_of_turn.steps.push(last);
    let mut replay = Replay::new(entry, &out_of_turn).expect("the set-up is good");
    let error = replay.play_to(usize::MAX).expect_err("a step after the end");
    let step = format!("step {} is not allowed: ", out_of_turn.steps.len());
    assert!(error.to_string().starts_with(&step), "{error}");
}

fn refuses_what_is_damaged(text: &str) {
    let lines = text.lines().count();
    for part in 1..8 {
        let mut cut = text.len() * part / 8;
        while !text.is_char_boundary(cut) {
            cut -= 1;
        }
        match Record::load(&text[..cut]) {
            Err(LoadError::Damaged { line, column, .. }) => {
                assert!((1..=lines).contains(&line), "line {line} of {lines}, column {column}");
            }
            other => panic!("a cut record was loaded as {other:?}"),
        }
    }
    let format = |number: u32| {
        text.replacen(&format!("\"format\": {FORMAT}"), &format!("\"format\": {number}"), 1)
    };
    assert_eq!(Record::load(&format(FORMAT + 1)), Err(LoadError::Newer(FORMAT + 1)));
    let none = format(0);
    assert_eq!(Record::load(&none), Err(LoadError::NoFormat(0)));
}

/// The records in `tests/golden/` replay and verify, and end in the state that lies beside each as
/// `NAME.state.json`. With `KONTOR_WRITE_GOLDEN` set, a missing state is written instead.
pub fn golden_records_still_play<G: Listed>(crate_dir: &str) {
    let entry = Listing::<G>::new();
    let (mut player_counts, mut editions, mut rules) = (Vec::new(), Vec::new(), Vec::new());
    for path in files_in(&Path::new(crate_dir).join("tests/golden")) {
        let name = path.to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix(".record.json") else { continue };
        let record = Record::load(&read(&path)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut replay =
            Replay::new(&entry, &record).unwrap_or_else(|error| panic!("{name}: {error}"));
        replay.play_to(usize::MAX).unwrap_or_else(|error| panic!("{name}: {error}"));
        let state_path = format!("{stem}.state.json");
        if std::env::var_os("KONTOR_WRITE_GOLDEN").is_some() && !Path::new(&state_path).exists() {
            fs::write(&state_path, format!("{:#}\n", replay.state().written()))
                .unwrap_or_else(|error| panic!("{state_path}: {error}"));
        }
        let expected: Json = serde_json::from_str(&read(Path::new(&state_path)))
            .unwrap_or_else(|error| panic!("{state_path}: {error}"));
        assert_eq!(replay.state().written(), expected, "{name} ends differently");
        verify(&entry, &record).unwrap_or_else(|error| panic!("{name}: {error}"));
        upgrades_to_the_same_game(&entry, &record, &name);
        player_counts.push(record.seats.len());
        editions.push(record.edition);
        rules.push(record.rules);
    }
    let info = G::info();
    for version in 1..=info.rules_version {
        assert!(rules.contains(&version), "no golden record by version {version} of the rules");
    }
    for edge in [info.min_seats, info.max_seats].map(usize::from) {
        assert!(player_counts.contains(&edge), "no golden record with {edge} players");
    }
    for edition in info.editions {
        assert!(
            editions.iter().any(|played| played == edition.id),
            "no golden record of edition {}",
            edition.id
        );
    }
}

/// An old record is upgraded to one of the newest format that plays the same game and is as true as it
/// was; upgrading that one changes nothing.
pub fn upgrades_to_the_same_game(game: &dyn AnyGame, record: &Record, name: &str) {
    let upgraded = record.upgraded(game).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(upgraded.format, FORMAT, "{name}");
    assert_eq!(upgraded.upgraded(game).as_ref(), Ok(&upgraded), "{name} is upgraded twice");
    let upgraded = Record::load(&upgraded.save()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let end = |record: &Record| {
        let mut replay = Replay::new(game, record).expect("the set-up is good");
        replay.play_to(usize::MAX).unwrap_or_else(|error| panic!("{name}: {error}"));
        replay.state().written()
    };
    assert_eq!(end(&upgraded), end(record), "{name} is another game");
    assert_eq!(verify(game, &upgraded), verify(game, record), "{name}");
    let options = |record: &Record| record.setup(game).expect("the set-up is good");
    assert_eq!(options(&upgraded), options(record), "{name} is set up otherwise");
}

/// Every so often, a state is written as JSON and read again, and is the same; a table is restored
/// from it.
pub fn states_survive_serialization<G: Listed>(games: u32) {
    let entry = Listing::<G>::new();
    each_state::<G>(games, 4, |game, _, generator| {
        if generator.below(4) == 0 {
            let text = serde_json::to_string(game).expect("states have a JSON form");
            let read: G = serde_json::from_str(&text).expect("a written state can be read");
            assert_eq!(&read, game);
            let state = to_json(game);
            let table = entry.restore(&state).expect("a stored table can be restored");
            assert_eq!(table.written(), state);
        }
    });
}

/// The files of a folder in order of their names; none if there is no such folder.
pub fn files_in(folder: &Path) -> Vec<std::path::PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
