//! Runs of whole games.

use std::convert::Infallible;
use std::sync::Mutex;

use kontor_bots::simulate::unique_names;
use kontor_bots::{Report, Run, STEP_LIMIT, Seating, Stopped, simulate, simulate_listed};
use kontor_engine::record::{Record, verify};
use kontor_engine::{Game, Setup};
use kontor_games::Mercurius;
use rayon::ThreadPoolBuilder;

fn bots(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

fn run(names: &[&str], games: u64) -> Run {
    Run {
        setup: Setup::standard(Mercurius::info(), names.len()).unwrap(),
        bots: bots(names),
        seating: Seating::Rotating,
        games,
        seed: 7,
        step_limit: STEP_LIMIT,
        records: false,
    }
}

fn unwatched(_: u64, _: Option<Record>) -> Result<(), Infallible> {
    Ok(())
}

fn played(run: &Run) -> Report {
    simulate::<Mercurius, _>(run, unwatched).unwrap()
}

fn records(run: &Run) -> Vec<Record> {
    let kept = Mutex::new(Vec::new());
    simulate::<Mercurius, Infallible>(run, |index, record| {
        kept.lock().unwrap().push((index, record.expect("records are made")));
        Ok(())
    })
    .unwrap();
    let mut kept = kept.into_inner().unwrap();
    kept.sort_by_key(|(index, _)| *index);
    kept.into_iter().map(|(_, record)| record).collect()
}

fn stopped(run: &Run) -> String {
    simulate::<Mercurius, _>(run, unwatched).unwrap_err().to_string()
}

#[test]
fn the_report_does_not_depend_on_the_threads() {
    let run = run(&["steady", "random", "random"], 60);
    let with = |threads| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| played(&run))
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn every_game_and_seat_is_counted() {
    let report = played(&run(&["steady", "random", "random"], 30));
    assert_eq!(report.games, 30);
    let wins: f64 = report.by_seat.iter().map(|share| share.wins).sum();
    assert!((wins - 30.0).abs() < 1e-9, "{wins}");
    assert!(report.by_seat.iter().all(|share| share.of == 30));
    let by_policy: Vec<_> =
        report.by_policy.iter().map(|policy| (policy.policy.as_str(), policy.share.of)).collect();
    assert_eq!(by_policy, [("steady", 30), ("random", 60)]);
    assert_eq!(report.endings.iter().map(|ending| ending.games).sum::<u64>(), 30);
    assert!(report.wealth.least <= report.winners_wealth.least);
    assert_eq!(report.wealth.most, report.winners_wealth.most);
}

#[test]
fn steady_wins_nine_of_ten_games_against_two_random() {
    let report = played(&run(&["steady", "random", "random"], 1000));
    let steady = &report.by_policy[0];
    assert_eq!(steady.policy, "steady");
    assert!(steady.share.low >= 0.9, "{:?}", steady.share);
}

#[test]
fn bots_move_on_by_one_seat_each_game_unless_kept() {
    let mut run = run(&["steady", "random", "random"], 4);
    run.records = true;
    let seats = |run: &Run| records(run).into_iter().map(|record| record.seats).collect::<Vec<_>>();
    let first = bots(&["steady", "random 1", "random 2"]);
    let second = bots(&["random 1", "random 2", "steady"]);
    let third = bots(&["random 2", "steady", "random 1"]);
    assert_eq!(seats(&run), [first.clone(), second, third, first.clone()]);
    run.seating = Seating::Kept;
    assert_eq!(seats(&run), vec![first; 4]);
}

#[test]
fn records_of_a_run_can_be_verified() {
    let mut run = run(&["steady", "random", "steady", "random"], 5);
    run.records = true;
    let game = kontor_games::find("mercurius").unwrap();
    for record in records(&run) {
        let read = Record::load(&record.save()).unwrap();
        assert!(verify(game, &read).unwrap().finished);
    }
}

#[test]
fn a_run_by_id_is_the_same_run() {
    let run = run(&["steady", "random", "random"], 10);
    assert_eq!(simulate_listed("mercurius", &run, unwatched).unwrap(), played(&run));
    let error = simulate_listed("chess", &run, unwatched).unwrap_err();
    assert_eq!(error.to_string(), "refused-no-game");
}

/// How long people take is not simulated, but how many steps there are is: with about as many seconds each as people
/// take, a game lasts as long as its tile on the front page says.
#[test]
fn a_game_takes_about_as_long_as_it_says() {
    for game in kontor_games::all() {
        let info = game.info();
        for (seats, minutes) in [info.min_seats, info.max_seats].into_iter().zip(info.minutes) {
            let seats = usize::from(seats);
            let setup = Setup::new(info, None, seats, &game.simulated()).unwrap();
            let bots = bots(&vec!["steady"; seats]);
            let run = Run { setup, bots, games: 20, ..run(&["steady"; 3], 20) };
            let steps = simulate_listed(info.id, &run, unwatched).unwrap().steps as f64 / 20.0;
            let seconds = f64::from(minutes) * 60.0 / steps;
            assert!((6.0..12.0).contains(&seconds), "{}: {seconds} s a step", info.id);
        }
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let steady = ["steady"; 3];
    assert_eq!(
        stopped(&Run { step_limit: 10, ..run(&steady, 1) }),
        "game 0 was not over after 10 steps; the run was given up"
    );
    assert_eq!(
        stopped(&Run { bots: bots(&["steady"; 4]), ..run(&steady, 1) }),
        "refused-bots-seats"
    );
    let genius = simulate::<Mercurius, _>(&run(&["steady", "genius", "steady"], 1), unwatched);
    let Err(Stopped::Refused(genius)) = genius else { panic!("{genius:?}") };
    assert_eq!(genius.reason, "refused-no-bot");
    assert!(genius.figures.contains(&("bot", "genius".into())), "{genius:?}");
    assert_eq!(stopped(&run(&steady, 0)), "refused-no-games");
}

#[test]
fn a_watcher_can_stop_the_run() {
    let run = run(&["random"; 3], 1000);
    let stopped = simulate::<Mercurius, _>(&run, |_, _| Err("the disk is full")).unwrap_err();
    assert!(matches!(stopped, Stopped::Watcher("the disk is full")));
}

#[test]
fn names_are_numbered_where_repeated() {
    let names = unique_names(&bots(&["random", "steady", "random"]));
    assert_eq!(names, ["random 1", "steady", "random 2"]);
}
