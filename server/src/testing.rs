//! What the tests of this crate share.

use kontor_engine::Seed;
use kontor_store::{Moment, PersonId, Sitting, Status, StoredTable, TableId, Version};
use serde_json::json;

use crate::course::Course;
use crate::entry::Entry;

/// Somebody.
pub fn person() -> PersonId {
    PersonId::random()
}

/// A table of Mercurius that the first of three people opened.
pub fn course(seats: usize) -> (Course, [PersonId; 3]) {
    let people = [person(), person(), person()];
    let seed = Seed::derived(7, 0);
    let mut sittings = vec![Sitting::default(); seats];
    sittings[0].people.push(people[0].clone());
    let stored = StoredTable {
        id: TableId::random(),
        creator: people[0].clone(),
        game: "mercurius".into(),
        edition: "2012".into(),
        options: json!({"first": "seat0"}),
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

/// The same with all three seated and the game begun.
pub fn started(seats: usize) -> (Course, [PersonId; 3]) {
    let (mut course, people) = course(seats);
    let mut entries: Vec<Entry> = Vec::new();
    for person in &people[1..] {
        entries = course.take_seat(person, None, false).unwrap();
        entries.drain(..).for_each(|entry| {
            course.apply(&entry, Moment(0)).unwrap();
        });
    }
    entries.extend(course.start(&people[0]).unwrap());
    for entry in entries {
        course.apply(&entry, Moment(0)).unwrap();
    }
    (course, people)
}
