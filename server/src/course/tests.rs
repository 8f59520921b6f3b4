use kontor_engine::any::Looked;
use kontor_engine::record::RecordedStep;
use kontor_engine::tape::Tape;
use kontor_engine::{Generator, Seat, Viewer};
use kontor_store::{LogEntry, Moment, NewEntry, Status, TableState};

use crate::course::{Before, Course, Named, PeopleNames, Stored};
use crate::entry::Entry;
use crate::orders::{Order, auction_of};
use crate::protocol::Clock;
use crate::testing::{play_on, started};

/// The steps of a course, none of them taken back, as its log has them.
fn log(course: &Course) -> Vec<LogEntry> {
    let play = course.play.as_ref().unwrap();
    let steps = play.record.iter().zip(&play.reveals).zip(&play.versions);
    steps
        .map(|((step, &reveals), &version)| {
            let entry = match step {
                RecordedStep::Action(seat, action) => Entry::Action { seat, action, reveals },
                RecordedStep::Chance(outcome) => Entry::Chance { outcome, position: 0 },
                RecordedStep::Undo(_) => panic!("nothing was taken back"),
            };
            let NewEntry { kind, payload, .. } = entry.stored();
            let payload = serde_json::from_str(&payload).unwrap();
            LogEntry { version, kind, payload, person: None, message: None, at: Moment(0) }
        })
        .collect()
}

/// A snapshot is of the state alone, however long the game is.
#[test]
fn a_snapshot_does_not_grow_with_the_steps() {
    let (mut course, _) = started(3);
    let size = |course: &Course| course.snapshot().state.to_string().len();
    let early = size(&course);
    while course.play.as_ref().unwrap().record.len() < 150 {
        play_on(&mut course);
    }
    let late = size(&course);
    assert!(late < early * 2, "{early} bytes at first, {late} after 150 steps");
}

fn document(course: &Course, viewer: Viewer, people: &PeopleNames) -> String {
    let mut tape = Tape::new();
    course.write_document(viewer, &course.page(people), &mut Looked::default(), &mut tape);
    tape.text().to_string()
}

#[test]
fn a_snapshot_goes_on_as_the_course_would() {
    let (mut course, _) = started(3);
    while course.play.as_ref().unwrap().record.len() < 150 {
        play_on(&mut course);
    }
    let (mut restored, _) = crate::testing::course(3);
    restored.restore(course.version, &course.snapshot(), log(&course)).unwrap();
    assert_eq!(restored.snapshot(), course.snapshot());
    assert_eq!(restored.record(&PeopleNames::new()), course.record(&PeopleNames::new()));
    let undone = Entry::Undone { seat: Seat::new(0).unwrap(), steps: 90 };
    for course in [&mut course, &mut restored] {
        course.apply(&undone, Moment(0)).unwrap();
    }
    assert_eq!(restored.snapshot(), course.snapshot());
}

/// A game is put away in pieces, with steps taken back between and within them.
#[test]
fn a_game_opens_by_its_stretches_as_by_its_log() {
    let (mut course, _) = started(3);
    let undone = Entry::Undone { seat: Seat::new(0).unwrap(), steps: 7 };
    let (mut stored, mut stretches) = (Stored::NONE, Vec::new());
    for number in 0..40 {
        play_on(&mut course);
        if number % 11 == 10 {
            course.apply(&undone, Moment(0)).unwrap();
        }
        if number % 8 == 7 {
            stretches.extend(course.stretch(stored));
            stored = course.all_stored();
        }
    }
    assert_eq!((stretches.len(), stored), (5, course.all_stored()));
    let (mut restored, _) = crate::testing::course(3);
    let before = Before::Stretches(stretches.clone());
    restored.id.clone_from(&course.id);
    restored.restore(course.version, &course.snapshot(), before).unwrap();
    assert_eq!(restored.snapshot(), course.snapshot());
    assert_eq!(restored.record(&PeopleNames::new()), course.record(&PeopleNames::new()));
    assert_eq!(restored.all_stored(), stored);
    let people = PeopleNames::new();
    for seat in Seat::all(3) {
        let viewer = Viewer::Seat(seat);
        assert_eq!(document(&restored, viewer, &people), document(&course, viewer, &people));
    }
    for course in [&mut course, &mut restored] {
        course.apply(&undone, Moment(0)).unwrap();
    }
    assert_eq!(restored.snapshot(), course.snapshot());
    assert_eq!(restored.stretch(stored), course.stretch(stored));
    stretches[2].steps.push_str("9\t7\n");
    let (mut damaged, _) = crate::testing::course(3);
    let before = Before::Stretches(stretches);
    assert!(damaged.restore(course.version, &course.snapshot(), before).is_err());
}

#[test]
fn a_snapshot_of_another_format_or_other_rules_is_refused() {
    let (mut course, _) = started(3);
    let fits = course.snapshot();
    let newer = TableState { format: fits.format + 1, ..fits.clone() };
    let other = TableState { rules: fits.rules + 1, ..fits.clone() };
    for (table, restored) in [(newer, false), (other, false), (fits, true)] {
        let log = log(&course);
        let fits = course.restore(course.version, &table, log).is_ok();
        assert_eq!(fits, restored, "{table:?}");
    }
}

/// In Reverse Monopoly buyers hide their money (V3): where only what others have differs, nothing
/// that a viewer is shown differs, not by a byte.
#[test]
fn what_others_have_is_in_nothing_that_is_shown() {
    let (mut course, _) = crate::testing::started_game("reverse-monopoly", 4);
    let people = PeopleNames::new();
    let mut compared = 0;
    while course.status == Status::Playing {
        let snapshot = course.snapshot();
        let version = course.version;
        let seats = Seat::all(4).map(|seat| (Viewer::Seat(seat), seat.index() + 1));
        for (viewer, next) in seats.chain([(Viewer::Spectator, 0)]) {
            let shown = document(&course, viewer, &people);
            let (one, two) = (next % 4, (next + 1) % 4);
            let mut other = snapshot.clone();
            let cash = &mut other.state["play"]["state"]["accounts"]["seats"];
            let sums = [one, two].map(|seat| cash[seat].as_i64().unwrap());
            cash[one] = (sums[0] - 1).into();
            cash[two] = (sums[1] + 1).into();
            // It cannot be where somebody has nothing, or leads an auction with all there is.
            if course.restore(version, &other, log(&course)).is_ok() {
                let again = document(&course, viewer, &people);
                assert_eq!(again, shown, "{viewer:?}");
                compared += 1;
            }
            course.restore(version, &snapshot, log(&course)).unwrap();
        }
        play_on(&mut course);
    }
    assert!(compared > 500, "{compared} only");
}

#[test]
fn the_seed_is_shown_only_when_the_game_is_over() {
    let (mut course, people) = started(3);
    let people: PeopleNames = people
        .into_iter()
        .map(|person| (person, Named { name: "Ann".to_string(), owner: None }))
        .collect();
    let seed = course.seed.to_string();
    while course.status == Status::Playing {
        for viewer in [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Spectator] {
            let document = document(&course, viewer, &people);
            assert!(!document.contains(&seed) && document.contains(&course.commitment));
        }
        assert!(course.record(&people).unwrap().seed.is_none());
        play_on(&mut course);
    }
    let record = course.record(&people).unwrap();
    let verified = kontor_engine::record::verify(course.game, &record).unwrap();
    assert!(verified.finished);
}

#[test]
fn after_taking_back_a_draw_the_next_one_is_new_and_the_record_still_verifies() {
    let (mut course, _) = started(3);
    let seat = course.to_act().single().unwrap();
    // A whole turn ends with a drawn card.
    let before = course.play.as_ref().unwrap().record.len();
    while course.to_act().single() == Some(seat) {
        play_on(&mut course);
    }
    let steps = course.play.as_ref().unwrap().record.len() - before;
    course.apply(&Entry::Undone { seat, steps }, Moment(0)).unwrap();
    assert_eq!(course.to_act().single(), Some(seat));
    while course.status == Status::Playing {
        play_on(&mut course);
    }
    let record = course.record(&PeopleNames::new()).unwrap();
    assert!(record.steps.contains(&RecordedStep::Undo(steps)));
    kontor_engine::record::verify(course.game, &record).unwrap();
}

/// Two people and a program play, who ask to take back and give orders in auctions all the time.
#[test]
fn adopting_a_trial_is_the_same_as_applying_its_entries() {
    let (mut outlived, mut refused, mut ordered) = (0, 0, 0);
    for game in kontor_games::all() {
        let clock = Clock::Live { turn: 2, bank: 60 };
        let people = std::array::from_fn(|_| crate::testing::person());
        let mut adopted = crate::testing::timed_game(game.info().id, clock, &people);
        let mut applied = crate::testing::timed_game(game.info().id, clock, &people);
        let mut generator = Generator::from_number(3);
        for number in 1..=400 {
            let at = Moment(1_700 * number);
            let asking = Seat::new(number as usize % 2).unwrap();
            let auction = auction_of(adopted.play.as_ref().unwrap().line.state());
            let orders = auction.map(|auction| Entry::Ordered {
                seat: asking,
                order: Some(Order::UpTo { limit: auction.least }),
            });
            let wish = adopted.take_back(asking).filter(|_| adopted.undo.is_none());
            let asked = wish.map(|wish| Entry::UndoAsked { seat: asking, steps: wish.steps });
            for entry in orders.iter().chain(&asked) {
                adopted.apply(entry, at).unwrap();
                applied.apply(entry, at).unwrap();
            }
            let Some(seat) = adopted.to_act().iter().next() else { break };
            let open = adopted.undo.clone();
            let table = adopted.play.as_ref().unwrap().line.state();
            let action = table.decide("random", seat, &mut generator).unwrap();
            let trial = adopted.act(seat, &action).unwrap();
            for entry in trial.entries() {
                applied.apply(entry, at).unwrap();
            }
            let result = trial.result();
            let steps = trial.entries().len();
            adopted.adopt(trial, at);
            assert_eq!(result.is_some(), adopted.status == Status::Finished);
            assert_eq!(
                (adopted.version, adopted.snapshot()),
                (applied.version, applied.snapshot())
            );
            assert_eq!(adopted.all_stored(), applied.all_stored());
            assert_eq!(adopted.stretch(Stored::NONE), {
                applied.id.clone_from(&adopted.id);
                applied.stretch(Stored::NONE)
            });
            // A program plays on like a bot; a person who acts has answered (see `play_on`).
            if let Some(open) = open {
                let by_program = adopted.chairs[seat.index()].owner.is_some();
                let left = adopted.undo.as_ref().map(|asked| asked.steps);
                assert_eq!(left, by_program.then_some(open.steps + steps));
                outlived += usize::from(by_program);
                refused += usize::from(!by_program && open.seat != seat);
            }
            ordered += usize::from(adopted.orders.of(asking).is_some());
        }
        if adopted.status == Status::Finished {
            let record = adopted.record(&PeopleNames::new()).unwrap();
            assert!(kontor_engine::record::verify(game, &record).unwrap().finished);
        }
    }
    let seen = [outlived, refused, ordered];
    assert!(seen.iter().all(|times| *times > 20), "{seen:?}");
}

#[test]
fn who_acts_instead_of_answering_has_refused_to_take_back() {
    let pause = std::time::Duration::from_secs(60);
    let may_ask = |course: &Course, seat| {
        let asked = course.talks.wishes.may_ask(seat, 1_000, Moment(1), pause);
        asked.map_err(|problem| problem.error)
    };
    // As it is played, and as it is read back from the log.
    for adopted in [true, false] {
        let (mut course, _) = started(3);
        let first = course.to_act().single().unwrap();
        while course.to_act().single() == Some(first) {
            play_on(&mut course);
        }
        let asked = Entry::UndoAsked { seat: first, steps: 1 };
        course.apply(&asked, Moment(0)).unwrap();
        assert_eq!(may_ask(&course, first), Ok(()));
        let other = course.to_act().single().unwrap();
        let table = course.play.as_ref().unwrap().line.state().fork();
        let action = table.decide("steady", other, &mut Generator::from_number(1)).unwrap();
        let trial = course.act(other, &action).unwrap();
        if adopted {
            course.adopt(trial, Moment(0));
        } else {
            for entry in trial.entries().to_vec() {
                course.apply(&entry, Moment(0)).unwrap();
            }
        }
        assert!(course.undo.is_none());
        assert_eq!(may_ask(&course, first), Err("too_many"), "adopted: {adopted}");
        assert_eq!(may_ask(&course, other), Ok(()));
    }
}
