//! A finished game looked back at: everything adds up, nothing depends on the machine, and what is said to be better
//! can be done.

use kontor_bots::analysis::{Analysis, Depth, NotAnalysed, analyse};
use kontor_engine::any::AnyGame;
use kontor_engine::record::{Record, RecordedStep, Replay};
use kontor_engine::{Seat, Viewer};

const SHALLOW: Depth = Depth { glance: 24, look: 120 };

/// A whole game of each, played by bots.
const GAMES: [&str; 4] = [
    include_str!("../../../games/mercurius/tests/golden/printed-three-players.record.json"),
    include_str!("../../../games/kommersant/tests/golden/printed-online-three-players.record.json"),
    include_str!(
        "../../../games/reverse-monopoly/tests/golden/other-readings-three-buyers-any-escape.record.json"
    ),
    include_str!(
        "../../../games/nano/tests/golden/other-readings-two-players-strike-called.record.json"
    ),
];

fn read(text: &str) -> (&'static dyn AnyGame, Record) {
    let record = Record::load(text).unwrap();
    (kontor_games::find(&record.game).unwrap(), record)
}

fn look_back(game: &dyn AnyGame, record: &Record) -> Result<Analysis, NotAnalysed> {
    analyse(game, record, SHALLOW, &|done, all| assert!(done <= all))
}

/// The record up to a step.
fn cut(record: &Record, steps: usize) -> Record {
    let mut record = record.clone();
    record.steps.truncate(steps);
    record.result = None;
    record
}

#[test]
fn shares_add_up_at_every_step_and_end_with_who_won() {
    for text in GAMES {
        let (game, record) = read(text);
        let analysis = look_back(game, &record).unwrap();
        assert_eq!(analysis.course.len(), record.steps.len() + 1, "{}", record.game);
        for moment in &analysis.course {
            let all: f64 = moment.shares.iter().sum();
            assert!((all - 1.0).abs() < 1e-9, "{}, step {}: {all}", record.game, moment.step);
        }
        let mut replay = Replay::new(game, &record).unwrap();
        replay.play_to(record.steps.len()).unwrap();
        let winners = replay.state().standing(Viewer::All).winners();
        for (seat, account) in Seat::all(record.seats.len()).zip(&analysis.seats) {
            let due = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            assert!((account.end - due).abs() < 1e-9, "{}: {account:?}", record.game);
            let sum = account.begin + account.luck + account.own + account.others;
            assert!((sum - account.end).abs() < 1e-9, "{}: {account:?}", record.game);
            assert!(account.decisions > 0 && account.luck != 0.0, "{account:?}");
        }
    }
}

#[test]
fn what_is_said_to_be_better_could_have_been_done_at_that_step() {
    let mut found = 0;
    for text in GAMES {
        let (game, record) = read(text);
        let analysis = look_back(game, &record).unwrap();
        for (seat, account) in Seat::all(record.seats.len()).zip(&analysis.seats) {
            assert!(account.costly.len() <= 3);
            assert!(account.costly.is_sorted_by(|one, next| one.lost >= next.lost));
            for costly in &account.costly {
                let step = &record.steps[costly.step - 1];
                let played = RecordedStep::Action(seat, costly.played.clone());
                assert_eq!(*step, played, "step {}", costly.step);
                assert!(costly.better != costly.played && costly.lost > costly.error);
                assert_ne!(costly.better["do"], "offer", "nobody knows who would have agreed");
                let mut replay = Replay::new(game, &record).unwrap();
                replay.play_to(costly.step - 1).unwrap();
                replay.state().fork().act(seat, &costly.better).unwrap();
                found += 1;
            }
        }
    }
    assert!(found > 4, "of four games, {found} decisions that cost something");
}

#[test]
fn the_answer_does_not_depend_on_the_number_of_threads() {
    let (game, record) = read(GAMES[0]);
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| look_back(game, &record)).unwrap()
    };
    assert_eq!(on(1), on(2));
}

#[test]
fn what_was_taken_back_is_no_step_and_no_decision() {
    let (game, record) = read(GAMES[0]);
    let straight = look_back(game, &record).unwrap();
    let at = record.steps.iter().position(|step| matches!(step, RecordedStep::Action(..))).unwrap();
    let mut hesitant = record.clone();
    hesitant.steps.insert(at + 1, RecordedStep::Undo(1));
    hesitant.steps.insert(at + 2, record.steps[at].clone());
    let analysis = look_back(game, &hesitant).unwrap();
    assert_eq!(analysis.course.len(), straight.course.len());
    let shares = |analysis: &Analysis| -> Vec<_> {
        analysis.course.iter().map(|moment| moment.shares.clone()).collect()
    };
    assert_eq!(shares(&analysis), shares(&straight));
    let decisions = |analysis: &Analysis| -> Vec<usize> {
        analysis.seats.iter().map(|account| account.decisions).collect()
    };
    assert_eq!(decisions(&analysis), decisions(&straight));
    assert_eq!(analysis.course[at + 1].step, at + 3, "the one that stands");
}

#[test]
fn a_game_that_is_still_played_is_not_looked_back_at() {
    for text in GAMES {
        let (game, record) = read(text);
        let half = cut(&record, record.steps.len() / 2);
        assert_eq!(look_back(game, &half), Err(NotAnalysed::Unfinished));
    }
}

#[test]
fn a_record_that_cannot_be_played_says_where() {
    let (game, mut record) = read(GAMES[0]);
    record.steps.remove(3);
    let Err(NotAnalysed::Unplayable(error)) = look_back(game, &record) else {
        panic!("a step is missing, and nobody says so")
    };
    assert!(error.to_string().starts_with("step "), "{error}");
}
