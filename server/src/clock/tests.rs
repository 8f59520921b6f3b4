use super::*;

const LIVE: Clock = Clock::Live { turn: 10, bank: 30 };

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn at(seconds: i64) -> Moment {
    Moment(seconds * 1_000)
}

/// A step after which these seats are to act, all of them people's.
fn turn(to_act: impl IntoIterator<Item = usize>, acted: Option<usize>) -> Turn {
    let to_act: SeatSet = to_act.into_iter().map(seat).collect();
    Turn { to_act, timed: to_act, acted: acted.map(seat), back: false }
}

#[test]
fn a_turn_within_its_time_costs_nothing() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.turn(turn([0], None), at(0));
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(40))));
    clocks.turn(turn([1], Some(0)), at(10));
    assert_eq!(clocks.shown()[0], ClockShown { deadline: None, bank: 30_000 });
    assert_eq!(clocks.next_deadline(), Some((seat(1), at(50))));
}

#[test]
fn what_a_turn_overdraws_comes_out_of_the_bank() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.turn(turn([0], None), at(0));
    clocks.turn(turn([1], Some(0)), at(25));
    assert_eq!(clocks.shown()[0].bank, 15_000);
    clocks.turn(turn([0], Some(1)), at(30));
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(55))));
}

#[test]
fn own_actions_within_a_turn_give_no_new_time() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.turn(turn([0], None), at(0));
    for seconds in [9, 15, 39] {
        clocks.turn(turn([0], Some(0)), at(seconds));
        assert_eq!(clocks.next_deadline(), Some((seat(0), at(40))), "at {seconds}");
    }
    assert_eq!(clocks.shown()[0].bank, 1_000, "each overdrawn second is paid once");
}

#[test]
fn where_several_may_act_each_raise_gives_the_others_new_time() {
    let mut clocks = Clocks::new(LIVE, 3);
    clocks.turn(turn([0, 1, 2], None), at(0));
    clocks.turn(turn([0, 1, 2], Some(1)), at(5));
    let deadlines: Vec<_> = clocks.shown().iter().map(|clock| clock.deadline).collect();
    assert_eq!(deadlines, [Some(at(45)), Some(at(40)), Some(at(45))]);
}

#[test]
fn leaving_and_returning_refills_nothing() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.turn(turn([0], None), at(0));
    for seconds in [8, 108, 208] {
        // Away for a while, with a bot in the seat that has not acted.
        clocks.keep(SeatSet::EMPTY, at(seconds));
        assert_eq!(clocks.next_deadline(), None);
        clocks.keep(SeatSet::one(seat(0)), at(seconds + 90));
    }
    // Eight, ten and ten seconds are used: the turn's ten, and eighteen of the bank.
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(298 + 12))));
    // Nor does a bot that acts within the turn give new time.
    clocks.keep(SeatSet::EMPTY, at(300));
    let by_bot = Turn { timed: SeatSet::EMPTY, ..turn([0], Some(0)) };
    clocks.turn(by_bot, at(301));
    clocks.keep(SeatSet::one(seat(0)), at(400));
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(410))));
    // The next turn has its own time again.
    clocks.turn(turn([1], Some(0)), at(401));
    clocks.turn(turn([0], Some(1)), at(402));
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(402 + 10 + 9))));
}

#[test]
fn taking_back_refills_nothing() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.turn(turn([0], None), at(0));
    clocks.turn(turn([1], Some(0)), at(9));
    clocks.turn(Turn { back: true, ..turn([0], Some(0)) }, at(12));
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(12 + 1 + 30))));
}

#[test]
fn who_has_no_time_left_in_a_turn_has_none_until_the_next() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.turn(turn([0], None), at(0));
    assert!(!clocks.is_over(seat(0)));
    clocks.keep(SeatSet::EMPTY, at(40));
    assert!(clocks.is_over(seat(0)) && !clocks.is_over(seat(1)));
    clocks.turn(Turn { timed: SeatSet::EMPTY, ..turn([0], Some(0)) }, at(41));
    assert!(clocks.is_over(seat(0)), "the bot acted, and it is still the same turn");
    clocks.turn(turn([1], Some(0)), at(42));
    clocks.turn(turn([0], Some(1)), at(43));
    assert!(!clocks.is_over(seat(0)));
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(53))));
}

#[test]
fn a_stopped_server_costs_time_only_by_correspondence() {
    let mut live = Clocks::new(LIVE, 1);
    live.turn(turn([0], None), at(0));
    live.resume(Some(at(7)), at(1_000));
    assert_eq!(live.next_deadline(), Some((seat(0), at(1_033))), "what was used stays used");
    let mut slow = Clocks::new(Clock::Correspondence { hours: 1 }, 1);
    slow.turn(turn([0], None), at(0));
    slow.resume(Some(at(7)), at(1_000));
    assert_eq!(slow.next_deadline(), Some((seat(0), at(3_600))));
}

#[test]
fn a_clock_that_was_set_back_gives_no_time() {
    let mut clocks = Clocks::new(LIVE, 2);
    clocks.turn(turn([0], None), at(1_000));
    clocks.turn(turn([0], Some(0)), at(500));
    assert_eq!(clocks.next_deadline(), Some((seat(0), at(540))), "no more than a whole turn");
    assert_eq!(clocks.shown()[0].bank, 30_000);
}

#[test]
fn clocks_of_an_older_snapshot_run_on() {
    let old = serde_json::json!({
        "clock": {"kind": "live", "turn": 10, "bank": 30}, "bank": [30_000, 20_000],
        "since": [null, 5_000],
    });
    let mut clocks: Clocks = serde_json::from_value(old).unwrap();
    assert_eq!(clocks.next_deadline(), Some((seat(1), at(35))));
    clocks.turn(turn([1], Some(1)), at(8));
    assert_eq!(clocks.next_deadline(), Some((seat(1), at(35))));
    assert!(!clocks.is_over(seat(0)));
}

#[test]
fn without_a_clock_no_time_is_ever_up() {
    let mut clocks = Clocks::new(Clock::None, 2);
    clocks.turn(turn([0, 1], None), at(0));
    assert_eq!((clocks.next_deadline(), clocks.shown()), (None, Vec::new()));
    assert!(!clocks.is_over(seat(0)));
}

#[test]
fn figures_out_of_bounds_are_refused() {
    assert!(Clock::Live { turn: 0, bank: 0 }.check().is_err());
    assert!(Clock::Correspondence { hours: 721 }.check().is_err());
    assert!(LIVE.check().is_ok());
}

#[tokio::test(start_paused = true)]
async fn timers_and_the_time_of_day_go_together() {
    let time = Time::start(None);
    let deadline = Moment(time.now().0 + 5_000);
    tokio::time::sleep_until(time.instant(deadline)).await;
    // A timer rings at the next millisecond.
    assert!((0..=1).contains(&(time.now().0 - deadline.0)));
}

#[test]
fn setting_the_machines_clock_gives_nobody_time_also_over_a_restart() {
    let mark = Mark { at: at(1_000), boot: Some(("one".into(), 50_000)) };
    let on = |seconds: i64| Some(("one".to_string(), seconds * 1_000));
    for wall in [at(0), at(1_010), at(1_000_000)] {
        assert_eq!(mark.now(wall, on(60).as_ref()), at(1_010), "ten seconds later");
    }
    // After the machine was switched off only its clock can tell, but time does not go back.
    let other = Some(("two".to_string(), 3_000));
    assert_eq!(mark.now(at(5_000), other.as_ref()), at(5_000));
    assert_eq!(mark.now(at(400), other.as_ref()), at(1_000));
    assert_eq!(mark.now(at(400), None), at(1_000));
}

#[tokio::test(start_paused = true)]
async fn time_goes_on_where_it_was_marked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clock.json");
    assert_eq!(Mark::load(&path), None);
    let time = Time::start(None);
    // As if the clock had been an hour ahead when the server ran.
    time.skip(Duration::from_secs(3_600));
    time.mark().save(&path).unwrap();
    let mark = Mark::load(&path).unwrap();
    assert_eq!(mark.at(), time.now());
    // A minute later by the machine, whatever its clock says; and by its clock where the machine does not say.
    let later = mark.boot.clone().map(|(boot, on)| (boot, on + 60_000));
    for wall in [at(0), Moment(time.now().0 + 7_000_000)] {
        let again = Time::start_at(Some(&mark), wall, later.as_ref());
        let expected = if later.is_some() { time.now().0 + 60_000 } else { wall.0 };
        assert_eq!(again.now(), Moment(expected.max(time.now().0)));
    }
    std::fs::write(&path, "rubbish").unwrap();
    assert_eq!(Mark::load(&path), None);
}

#[tokio::test(start_paused = true)]
async fn time_is_never_before_what_was_stored() {
    let time = Time::start(None);
    let later = Moment(time.now().0 + 5_000);
    time.reach(later);
    assert_eq!(time.now(), later);
    time.reach(Moment(0));
    assert_eq!(time.now(), later);
}
