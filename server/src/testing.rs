//! What the tests of this crate share.

#[path = "../../engine/tests/pebbles/mod.rs"]
pub mod pebbles;

use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use kontor_engine::{Generator, Seed};
use kontor_store::{
    Append, Moment, NewTable, PersonId, Sitting, Status, StoredTable, TableId, Version,
};
use serde_json::{Value as Json, json};
use tokio::time::Duration;

use crate::app::{App, SigningKey};
use crate::course::Course;
use crate::entry::Entry;
use crate::feed::Played;
use crate::limits::Rate;
use crate::protocol::{Clock, PersonShown};
use crate::replays::Replays;
use crate::tables::Tables;

/// The time of the server stands still, and goes on only as far as [`tokio::time::advance`] tells it, until this is
/// dropped. Store and bots have threads of their own and work on. For tests on one thread.
pub struct StandingStill {
    _goes_on: std::sync::mpsc::Sender<()>,
}

impl StandingStill {
    pub fn begin() -> StandingStill {
        tokio::time::pause();
        // While such a task is under way time does not go on by itself where there is nothing else to do.
        let (goes_on, waits) = std::sync::mpsc::channel();
        tokio::task::spawn_blocking(move || waits.recv());
        StandingStill { _goes_on: goes_on }
    }
}

impl Drop for StandingStill {
    fn drop(&mut self) {
        tokio::time::resume();
    }
}

/// Somebody.
pub fn person() -> PersonId {
    PersonId::random()
}

/// A table of Mercurius that the first of three people opened.
pub fn course(seats: usize) -> (Course, [PersonId; 3]) {
    let people = [person(), person(), person()];
    (course_of("mercurius", json!({"first": "seat0"}), seats, &people[0]), people)
}

/// A table of a game that somebody opened.
fn course_of(game: &str, options: Json, seats: usize, host: &PersonId) -> Course {
    let info = kontor_games::find(game).unwrap().info();
    let seed = Seed::derived(7, 0);
    let mut sittings = vec![Sitting::default(); seats];
    sittings[0].people.push(host.clone());
    let stored = StoredTable {
        id: TableId::random(),
        creator: host.clone(),
        game: info.id.into(),
        rules: info.rules_version,
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
    Course::begin(&stored).unwrap()
}

/// The same with all three seated, bots in the other seats, and the game begun.
pub fn started(seats: usize) -> (Course, [PersonId; 3]) {
    let (course, people) = course(seats);
    let others = people[1..].iter().map(guest).collect();
    (begun(course, others, seats), people)
}

/// A game that has begun, with three people and bots in the other seats.
pub fn started_game(game: &str, seats: usize) -> (Course, [PersonId; 3]) {
    let people = [person(), person(), person()];
    let others = people[1..].iter().map(guest).collect();
    (begun(course_of(game, json!({}), seats, &people[0]), others, seats), people)
}

/// The same with a clock, where the second person's program has the third seat.
pub fn timed_game(game: &str, clock: Clock, people: &[PersonId; 3]) -> Course {
    let mut course = course_of(game, json!({}), 3, &people[0]);
    course.settings.clock = clock;
    course.settings.programs = true;
    let program = PersonShown { owner: Some(people[1].clone()), ..guest(&people[2]) };
    begun(course, vec![guest(&people[1]), program], 3)
}

/// A person as a guest of no name.
pub fn guest(person: &PersonId) -> PersonShown {
    PersonShown { id: person.clone(), name: String::new(), owner: None }
}

/// The game begun with these beside the host, and bots in the seats that are left.
fn begun(mut course: Course, others: Vec<PersonShown>, seats: usize) -> Course {
    for person in &others {
        let entries = course.take_seat(person, None, false).unwrap();
        apply(&mut course, entries);
    }
    let host = course.host.clone();
    for _ in others.len() + 1..seats {
        let entries = course.add_bot(&host, None, None).unwrap();
        apply(&mut course, entries);
    }
    let entries = course.start(&host).unwrap();
    apply(&mut course, entries);
    course
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
    let table = course.play.as_ref().expect("the game has begun").line.state().fork();
    let mut generator = Generator::from_number(course.version.0 as u64);
    let action = table.decide("steady", seat, &mut generator).expect("there is such a bot");
    let trial = course.act(seat, &action).expect("a bot does what is allowed");
    course.adopt(trial, Moment(0))
}

/// What requests can use, where so many looks are admitted from an address, and then none for long.
pub fn app(tables: &Arc<Tables>, looks: u32) -> App {
    let replays = Replays::new(Rate::per(looks, Duration::from_secs(360_000)));
    App { replays, ..App::new(Arc::clone(tables), SigningKey(Key::generate())) }
}

/// A table that waits for players and is not open, with so many entries in its log.
pub async fn stored(tables: &Tables, creator: &PersonId, entries: usize) -> StoredTable {
    let info = kontor_games::find("mercurius").unwrap().info();
    let mut seats = vec![Sitting::default(); 3];
    seats[0].people.push(creator.clone());
    let table = NewTable {
        id: TableId::random(),
        creator: creator.clone(),
        game: info.id.into(),
        rules: info.rules_version,
        edition: info.editions[0].id.into(),
        options: json!({}),
        settings: json!({}),
        seats,
        seed: Seed::derived(7, 0),
        at: Moment(0),
    };
    let StoredTable { id, .. } = tables.store.create_table(table).await.unwrap();
    if entries > 0 {
        let log = vec![Entry::Resumed { stopped: None }.stored(); entries];
        tables.store.append(Append::new(id.clone(), Version::START, log)).await.unwrap();
    }
    tables.store.table(&id).await.unwrap().unwrap()
}
