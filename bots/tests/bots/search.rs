//! The player that looks ahead: what it may know, what it depends on, and that it sees what is at hand.

use std::time::{Duration, Instant};

use kontor_bots::players::quick;
use kontor_bots::{Budget, Search, Threads};
use kontor_engine::{Generator, Listed, Seat, Seed, Silent, Viewer};
use kontor_games::{Mercurius, Visitor};

use crate::course;

fn search<G: Listed>(budget: Budget) -> Search<G> {
    Search::new(quick::<G>(), budget)
}

/// Some of the decisions of a game among quick players, one in `every`.
fn decisions<G: Listed>(every: u32, show: impl FnMut(&G, Seat, &mut Generator)) {
    course::decisions(Seed::derived(16, 1), every, show);
}

#[test]
fn what_is_hidden_from_a_seat_does_not_change_its_decision() {
    struct Pairs(u32);
    impl Visitor for Pairs {
        fn visit<G: Listed>(&mut self) {
            decisions::<G>(12, |game, seat, generator| {
                let other = game.determinize(Viewer::Seat(seat), generator);
                self.0 += u32::from(other != *game);
                let budget = Budget::tries(24);
                let weighed = |game: &G, mut luck: Generator| {
                    search::<G>(budget).weigh(game, seat, &mut luck)
                };
                let (one, two) =
                    (weighed(game, generator.clone()), weighed(&other, generator.clone()));
                assert_eq!(one, two, "{}: {seat} peeps\n{game:?}", G::info().name);
                assert!(game.clone().act(seat, one[0].action, &mut Silent).is_ok());
            });
        }
    }
    let mut pairs = Pairs(0);
    kontor_games::each(&mut pairs);
    assert!(pairs.0 > 10, "what is hidden differed {} times", pairs.0);
}

#[test]
fn the_same_seed_decides_the_same_on_one_thread_or_all() {
    decisions::<Mercurius>(10, |game, seat, generator| {
        let with = |threads| {
            let budget = Budget { threads, ..Budget::tries(60) };
            search::<Mercurius>(budget).weigh(game, seat, &mut generator.clone())
        };
        assert_eq!(with(Threads::One), with(Threads::One));
        assert_eq!(with(Threads::One), with(Threads::All));
    });
}

#[test]
fn all_candidates_are_tried_in_the_same_worlds_and_the_best_most_often() {
    decisions::<Mercurius>(10, |game, seat, generator| {
        let weighed = search::<Mercurius>(Budget::tries(400)).weigh(game, seat, generator);
        let most = weighed.iter().map(|one| one.worlds).max().unwrap();
        assert_eq!(weighed[0].worlds, most, "who is chosen was tried to the end");
        assert!(weighed.iter().all(|one| (0.0..=1.0).contains(&one.share)));
        let tries: u32 = weighed.iter().map(|one| one.worlds).sum();
        assert!(tries <= 400 + weighed.len() as u32, "{tries} tries");
    });
}

#[test]
fn without_time_the_quick_player_decides() {
    decisions::<Mercurius>(10, |game, seat, generator| {
        let past = Instant::now().checked_sub(Duration::from_millis(1));
        let budget = Budget { until: past, ..Budget::tries(100_000) };
        let own = quick::<Mercurius>()().choose(game, seat, &mut generator.clone());
        let chosen = search::<Mercurius>(budget).weigh(game, seat, generator);
        assert_eq!(chosen[0].action, own);
    });
}
