//! What the tests of this crate share.

use kontor_engine::{Generator, Seed};
use kontor_store::{Moment, PersonId, Sitting, Status, StoredTable, TableId, Version};
use serde_json::{Value as Json, json};

use crate::course::Course;
use crate::entry::Entry;
use crate::feed::Played;

/// Somebody.
pub fn person() -> PersonId {
    PersonId::random()
}

/// A table of Mercurius that the first of three people opened.
pub fn course(seats: usize) -> (Course, [PersonId; 3]) {
    course_of("mercurius", json!({"first": "seat0"}), seats)
}

/// A table of a game that the first of three people opened.
fn course_of(game: &str, options: Json, seats: usize) -> (Course, [PersonId; 3]) {
    let info = kontor_games::find(game).unwrap().info();
    let people = [person(), person(), person()];
    let seed = Seed::derived(7, 0);
    let mut sittings = vec![Sitting::default(); seats];
    sittings[0].people.push(people[0].clone());
    let stored = StoredTable {
        id: TableId::random(),
        creator: people[0].clone(),
        game: info.id.into(),
        edition: info.editions[0].id.into(),
        options,
        settings: json!({}),
        seats: sittings,
        status: Status::Waiting,
        result: None,
        seed,
        commitment: seed.commitment(),
        version: Version::START,
        created: Moment(0),
        updated: Moment(0),
    };
    (Course::begin(&stored).unwrap(), people)
}

/// The same with all three seated, bots in the other seats, and the game begun.
pub fn started(seats: usize) -> (Course, [PersonId; 3]) {
    begun(course(seats), seats)
}

/// A game that has begun, with three people and bots in the other seats.
pub fn started_game(game: &str, seats: usize) -> (Course, [PersonId; 3]) {
    begun(course_of(game, json!({}), seats), seats)
}

fn begun((mut course, people): (Course, [PersonId; 3]), seats: usize) -> (Course, [PersonId; 3]) {
    for person in &people[1..] {
        let entries = course.take_seat(person, None, false).unwrap();
        apply(&mut course, entries);
    }
    for _ in people.len()..seats {
        let entries = course.add_bot(&people[0], None, None).unwrap();
        apply(&mut course, entries);
    }
    let entries = course.start(&people[0]).unwrap();
    apply(&mut course, entries);
    (course, people)
}

/// Applies entries that were checked.
pub fn apply(course: &mut Course, entries: Vec<Entry>) {
    for entry in entries {
        course.apply(&entry, Moment(0)).unwrap();
    }
}

/// Lets a bot play the next action, whoever's turn it is; says what happened.
pub fn play_on(course: &mut Course) -> Vec<Played> {
    let seat = course.to_act().iter().next().expect("somebody is to act");
    let table = course.play.as_ref().expect("the game has begun").line.table().fork();
    let mut generator = Generator::from_number(course.version.0 as u64);
    let action = table.decide("steady", seat, &mut generator).expect("there is such a bot");
    let mut played = Vec::new();
    for entry in course.act(seat, action).expect("a bot does what is allowed") {
        let happened = course.apply(&entry, Moment(0)).unwrap();
        let record = &course.play.as_ref().expect("the game has begun").record;
        let step = record.last().expect("a step was played").clone();
        played.push(Played { number: record.len(), step, happened });
    }
    played
}
