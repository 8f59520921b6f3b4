use kontor_engine::letter::to_json;
use serde_json::json;

use super::*;
use crate::course::play_shown;
use crate::delta::apply;
use crate::testing::{play_on, started, started_game};

fn viewers(course: &Course) -> Vec<Viewer> {
    Seat::all(course.chairs.len()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// What a client has after a change.
fn changed(document: &Json, text: &str) -> Json {
    let change: Json = serde_json::from_str(text).unwrap();
    let mut document = document.clone();
    apply(&mut document, &change["delta"]).unwrap();
    document
}

#[test]
fn changes_lead_to_what_is_seen_and_are_small() {
    let people = PeopleNames::new();
    let mut sizes = Vec::new();
    for players in [3, 4, 5] {
        let (mut course, _) = started(players);
        let mut clients: Vec<(Feed, Json)> = viewers(&course)
            .into_iter()
            .map(|viewer| {
                let feed = Feed::new(&course, viewer, &people).unwrap();
                let document = feed.shown().1;
                (feed, document)
            })
            .collect();
        let mut desk = Desk::default();
        while course.status == Status::Playing {
            let played = play_on(&mut course);
            let page = course.page(&people);
            desk.clear(clients.len());
            for (feed, document) in &mut clients {
                let texts = feed.advance(&course, &page, &played, &mut desk);
                assert_eq!(texts.len(), 1);
                *document = changed(document, &texts[0]);
                assert_eq!(*document, feed.shown().1);
                sizes.extend(vec![texts[0].len() / played.len(); played.len()]);
            }
        }
    }
    sizes.sort_unstable();
    let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    println!("bytes a step and viewer: median {median}, most {most}, of {}", sizes.len());
    assert!(median < 1024, "median {median}");
}

#[test]
fn who_comes_back_gets_what_was_missed_or_everything() {
    let people = PeopleNames::new();
    let (mut course, _) = started(3);
    let mut feed = Feed::new(&course, Viewer::Spectator, &people).unwrap();
    let (version, mut document) = feed.shown();
    for _ in 0..10 {
        let played = play_on(&mut course);
        feed.advance(&course, &course.page(&people), &played, &mut Desk::default());
    }
    for text in feed.missed(version).expect("it is not long ago") {
        document = changed(&document, &text);
    }
    assert_eq!(document, feed.shown().1);
    assert_eq!(feed.missed(course.version), Some(Vec::new()));
    assert_eq!(feed.missed(Version(version.0 - 1)), None);
    assert_eq!(feed.missed(course.version.plus(1)), None);
    // Beyond some length everything is shorter than all that was missed.
    for _ in 0..60 {
        let played = play_on(&mut course);
        feed.advance(&course, &course.page(&people), &played, &mut Desk::default());
    }
    assert_eq!(feed.missed(version), None);
}

#[test]
fn spectators_with_a_delay_see_what_was_and_then_everything() {
    let people = PeopleNames::new();
    let (mut course, _) = started(3);
    course.settings.spectators = Spectators::Delayed { steps: 10 };
    let mut live = Feed::new(&course, Viewer::Spectator, &people).unwrap();
    let steps = |feed: &Feed| feed.shown().1["play"]["steps"].as_u64().unwrap() as usize;
    while course.status == Status::Playing {
        let played = play_on(&mut course);
        live.advance(&course, &course.page(&people), &played, &mut Desk::default());
        let recorded = course.play.as_ref().unwrap().record.len();
        if course.status == Status::Playing {
            let late = Feed::new(&course, Viewer::Spectator, &people).unwrap();
            assert!(steps(&live) + 10 <= recorded && steps(&late) + 10 <= recorded);
        } else {
            assert_eq!(steps(&live), recorded);
        }
    }
    let seats = Feed::new(&course, Viewer::Seat(Seat::new(0).unwrap()), &people).unwrap();
    assert_eq!(steps(&seats), course.play.as_ref().unwrap().record.len());
    assert_ne!(live.shown().1["seed"], json!(null));
}

#[test]
fn what_is_written_is_what_the_types_say() {
    let people = PeopleNames::new();
    for game in kontor_games::all() {
        let (mut course, _) = started_game(game.info().id, 4);
        for _ in 0..60 {
            if course.status != Status::Playing {
                break;
            }
            let played = play_on(&mut course);
            let page = course.page(&people);
            for viewer in viewers(&course) {
                let mut tape = Tape::new();
                course.write_document(viewer, &page, &mut Looked::default(), &mut tape);
                let document: Json = serde_json::from_str(tape.text()).unwrap();
                let play = course.play.as_ref().unwrap();
                let (table, steps) = (play.line.state(), play.record.len());
                let mut shown = play_shown(table, viewer, page.names(), steps);
                if let Viewer::Seat(seat) = viewer {
                    shown.undo = course.take_back(seat).map(|back| back.offer);
                }
                if course.status != Status::Playing {
                    shown.choices.clear();
                }
                assert_eq!(document["play"], to_json(&shown));
                for step in &played {
                    let mut tape = Tape::new();
                    step.write(viewer, page.names(), &mut tape);
                    let written: Json = serde_json::from_str(tape.text()).unwrap();
                    assert_eq!(written, to_json(&step.shown(viewer, page.names())));
                }
            }
        }
    }
}

#[test]
fn a_feed_that_rested_goes_on_where_it_was_or_says_that_it_cannot() {
    let people = PeopleNames::new();
    let (mut course, _) = started(3);
    let mut feed = Feed::new(&course, Viewer::Spectator, &people).unwrap();
    let (version, document) = feed.shown();
    feed.rest();
    assert!(feed.is_resting() && feed.missed(version) == Some(Vec::new()));
    assert!(feed.wake(&course, &course.page(&people)), "nothing has changed");
    let played = play_on(&mut course);
    let texts = feed.advance(&course, &course.page(&people), &played, &mut Desk::default());
    assert_eq!(changed(&document, &texts[0]), feed.shown().1);
    feed.rest();
    play_on(&mut course);
    assert!(!feed.wake(&course, &course.page(&people)), "it missed something");
}
