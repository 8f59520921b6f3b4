//! Tests of who sits where.

use super::*;
use crate::testing::{apply, course, guest, person};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

#[test]
fn who_opens_a_table_sits_first_and_decides() {
    let (mut course, [ann, bo, _]) = course(3);
    assert_eq!(course.seat_of(&ann), Some(seat(0)));
    let entries = course.take_seat(&guest(&bo), None, false).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.seat_of(&bo), Some(seat(1)));
    assert_eq!(course.start(&bo).unwrap_err().error, "forbidden");
    assert_eq!(course.add_bot(&bo, None, None).unwrap_err().error, "forbidden");
}

#[test]
fn a_table_starts_with_the_taken_seats_when_the_count_fits() {
    let (mut course, [ann, ..]) = course(5);
    assert_eq!(course.start(&ann).unwrap_err().rule.as_deref(), Some("M1"));
    for at in [2, 4] {
        let entries = course.add_bot(&ann, Some(seat(at)), Some("random")).unwrap();
        apply(&mut course, entries);
    }
    let entries = course.start(&ann).unwrap();
    apply(&mut course, entries);
    assert_eq!((course.chairs.len(), course.status), (3, Status::Playing));
    assert_eq!(course.to_act().len(), 1);
}

#[test]
fn a_bot_that_took_the_last_seat_gives_way_to_who_sits_down() {
    let (mut course, [ann, bo, cy]) = course(3);
    // The one that came last, wherever it sits.
    for at in [2, 1] {
        let entries = course.add_bot(&ann, Some(seat(at)), None).unwrap();
        apply(&mut course, entries);
    }
    let named = course.take_seat(&guest(&bo), Some(seat(1)), false).unwrap_err();
    assert_eq!(named.error, "conflict", "a seat that is named is not cleared");
    for (who, at) in [(&bo, 1), (&cy, 2)] {
        let entries = course.take_seat(&guest(who), None, false).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.seat_of(who), Some(seat(at)));
    }
    assert!(course.chairs.iter().all(Chair::is_played_by_people));
    assert_eq!(course.take_seat(&guest(&person()), None, false).unwrap_err().error, "conflict");
    assert!(course.start(&ann).is_ok());
}

#[test]
fn a_bot_gives_way_to_neither_a_program_nor_who_has_a_seat() {
    let (mut course, [ann, bo, _]) = course(3);
    for at in [1, 2] {
        let entries = course.add_bot(&ann, Some(seat(at)), None).unwrap();
        apply(&mut course, entries);
    }
    let program = PersonShown { owner: Some(ann.clone()), ..guest(&bo) };
    assert_eq!(course.take_seat(&program, None, false).unwrap_err().error, "conflict");
    assert_eq!(course.take_seat(&guest(&ann), None, false).unwrap_err().error, "conflict");
}

#[test]
fn a_bot_goes_where_it_is_free_when_a_person_was_quicker() {
    let (mut course, [ann, bo, cy]) = course(3);
    let entries = course.take_seat(&guest(&bo), None, false).unwrap();
    apply(&mut course, entries);
    let entries = course.add_bot(&ann, Some(seat(1)), Some("easy")).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.seat_of(&bo), Some(seat(1)));
    assert_eq!(course.chairs[2].bot.as_deref(), Some("easy"));
    assert!(course.start(&ann).is_ok());
    // One who pressed twice wanted one bot.
    assert_eq!(course.add_bot(&ann, Some(seat(2)), None).unwrap_err().error, "conflict");
    // A table that is full of people needs none.
    let entries = course.take_seat(&guest(&cy), None, false).unwrap();
    apply(&mut course, entries);
    let before = course.chairs.clone();
    let entries = course.add_bot(&ann, Some(seat(2)), None).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.chairs, before);
    assert_eq!(course.add_bot(&ann, None, None).unwrap_err().error, "conflict");
}

#[test]
fn a_seat_is_shared_only_if_all_who_sit_there_agree() {
    let (mut course, [ann, bo, cy]) = course(3);
    assert_eq!(course.take_seat(&guest(&bo), Some(seat(0)), false).unwrap_err().error, "conflict");
    let entries = course.take_seat(&guest(&bo), Some(seat(0)), true).unwrap();
    apply(&mut course, entries);
    assert_eq!(
        course.chairs[0].people,
        std::slice::from_ref(&ann),
        "nobody is asked by sitting down"
    );
    assert_eq!(course.take_seat(&guest(&bo), Some(seat(0)), true).unwrap_err().error, "conflict");
    // Only who sits there answers.
    for who in [&bo, &cy] {
        assert_eq!(course.answer_share(who, &bo, true).unwrap_err().error, "conflict");
    }
    let entries = course.answer_share(&ann, &bo, true).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.chairs[0].people, [ann.clone(), bo.clone()]);
    // Now both are asked, and one is not enough.
    let entries = course.take_seat(&guest(&cy), Some(seat(0)), true).unwrap();
    apply(&mut course, entries);
    let entries = course.answer_share(&ann, &cy, true).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.chairs[0].people.len(), 2);
    let entries = course.answer_share(&bo, &cy, false).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.chairs[0].people, [ann, bo]);
    let again = course.take_seat(&guest(&cy), Some(seat(0)), true).unwrap_err();
    assert!(again.text.contains("do not want"), "{}", again.text);
    assert!(course.take_seat(&guest(&cy), None, false).is_ok(), "there are other seats");
}

#[test]
fn who_asked_to_share_can_take_it_back_and_ask_again() {
    let (mut course, [_, bo, _]) = course(3);
    for _ in 0..2 {
        let entries = course.take_seat(&guest(&bo), Some(seat(0)), true).unwrap();
        apply(&mut course, entries);
        let entries = course.answer_share(&bo, &bo, false).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.talks.waiting().count(), 0);
    }
}

#[test]
fn who_opened_the_table_removes_people_before_the_game_and_nobody_else_does() {
    let (mut course, [ann, bo, cy]) = course(3);
    for person in [&bo, &cy] {
        let entries = course.take_seat(&guest(person), None, false).unwrap();
        apply(&mut course, entries);
    }
    assert_eq!(course.remove_person(&bo, &cy).unwrap_err().error, "forbidden");
    assert_eq!(course.remove_person(&ann, &ann).unwrap_err().error, "conflict");
    assert_eq!(course.remove_person(&ann, &person()).unwrap_err().error, "not_found");
    let entries = course.remove_person(&ann, &bo).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.seat_of(&bo), None);
    assert_eq!(course.take_seat(&guest(&bo), None, false).unwrap_err().error, "forbidden");
    assert_eq!(course.seat_of(&cy), Some(seat(2)));
    let (playing, people) = crate::testing::started(3);
    assert_eq!(playing.remove_person(&people[0], &people[1]).unwrap_err().error, "conflict");
}

/// Bo shares Ann's seat, because she agreed.
fn sharing(course: &mut Course, [ann, bo, _]: &[PersonId; 3]) {
    let entries = course.take_seat(&guest(bo), Some(seat(0)), true).unwrap();
    apply(course, entries);
    let entries = course.answer_share(ann, bo, true).unwrap();
    apply(course, entries);
    assert_eq!(course.chairs[0].people, [ann.clone(), bo.clone()]);
}

#[test]
fn who_shares_a_seat_does_not_remove_the_other() {
    let (mut course, people) = course(3);
    sharing(&mut course, &people);
    let [ann, bo, cy] = &people;
    for removed in [ann, bo] {
        assert_eq!(course.remove_person(bo, removed).unwrap_err().error, "forbidden");
    }
    // Nor by letting nobody else in, nor by sitting down elsewhere.
    let entries = course.take_seat(&guest(cy), Some(seat(0)), true).unwrap();
    apply(&mut course, entries);
    let entries = course.answer_share(bo, cy, false).unwrap();
    apply(&mut course, entries);
    let entries = course.take_seat(&guest(bo), Some(seat(1)), false).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.chairs[0].people, std::slice::from_ref(ann));
    assert_eq!(course.host, *ann);
}

#[test]
fn who_leaves_a_shared_seat_in_a_game_leaves_the_other_playing_it() {
    let (mut course, people) = course(3);
    sharing(&mut course, &people);
    let [ann, bo, cy] = &people;
    let entries = course.take_seat(&guest(cy), None, false).unwrap();
    apply(&mut course, entries);
    let entries = course.add_bot(ann, None, None).unwrap();
    apply(&mut course, entries);
    let entries = course.start(ann).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.remove_person(bo, ann).unwrap_err().error, "conflict");
    let entries = course.leave_seat(bo).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.chairs[0].people, std::slice::from_ref(ann));
    assert!(course.chairs[0].is_played_by_people(), "no bot plays for who stayed");
    assert_eq!((course.seat_of(ann), course.seat_of(bo)), (Some(seat(0)), None));
    assert_eq!(course.return_to_seat(bo).unwrap_err().error, "forbidden");
}

#[test]
fn the_next_person_decides_when_the_first_leaves_and_an_empty_table_closes() {
    let (mut course, [ann, bo, _]) = course(3);
    let entries = course.take_seat(&guest(&bo), None, false).unwrap();
    apply(&mut course, entries);
    let entries = course.leave_seat(&ann).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.host, bo);
    let entries = course.leave_seat(&bo).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.status, Status::Closed);
}

#[test]
fn a_bot_stands_in_for_who_leaves_and_hands_back() {
    let (mut course, [ann, ..]) = crate::testing::started(3);
    let entries = course.leave_seat(&ann).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.chairs[0].bot.as_deref(), Some("medium"));
    assert_eq!(course.chairs[0].people, std::slice::from_ref(&ann));
    let entries = course.return_to_seat(&ann).unwrap();
    apply(&mut course, entries);
    assert!(course.chairs[0].is_played_by_people());
    assert!(course.return_to_seat(&person()).is_err());
}

#[test]
fn more_than_half_close_a_table_at_once() {
    let (mut course, people) = crate::testing::started(3);
    let entries = course.vote_to_close(&people[0], true, course.seats_of_people()).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.status, Status::Playing);
    let entries = course.vote_to_close(&people[1], true, course.seats_of_people()).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.status, Status::Closed);
}

#[test]
fn one_cannot_close_what_others_play_and_those_who_are_away_have_a_day() {
    let (mut course, people) = crate::testing::started(3);
    assert_eq!(course.vote_ends(), None);
    let entries = course.vote_to_close(&people[2], true, course.seats_of_people()).unwrap();
    apply(&mut course, entries);
    assert_eq!(course.status, Status::Playing, "though the others may be away");
    assert_eq!(course.vote_ends(), Some(Moment(milliseconds(VOTE_LASTS))));
    // One of the others is here, and says nothing: it stays open, and the vote is over.
    let entries = course.end_vote(SeatSet::one(seat(0)));
    apply(&mut course, entries);
    assert_eq!((course.status, course.vote_ends()), (Status::Playing, None));
    assert!(course.closing.is_empty());
    // One of the others was here in between, by an action or to look, and is not when it ends.
    for attended in [0, 1] {
        let entries = course.vote_to_close(&people[2], true, course.seats_of_people()).unwrap();
        apply(&mut course, entries);
        if attended == 0 {
            let seat = course.to_act().iter().next().unwrap();
            assert_ne!(seat, Seat::new(2).unwrap());
            crate::testing::play_on(&mut course);
        } else {
            apply(&mut course, vec![Entry::Attended { seat: seat(attended) }]);
        }
        let entries = course.end_vote(SeatSet::EMPTY);
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Playing, "{attended}");
        assert!(course.talks.attended.is_empty());
    }
    // Nobody came all day.
    let entries = course.vote_to_close(&people[2], true, course.seats_of_people()).unwrap();
    apply(&mut course, entries);
    let entries = course.end_vote(SeatSet::EMPTY);
    apply(&mut course, entries);
    assert_eq!(course.status, Status::Closed);
}
