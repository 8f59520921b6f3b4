//! The levels for people: everybody understands their names, none peeps, and the easy one is never absurd.

use std::time::Instant;

use kontor_bots::arena::play_listed;
use kontor_bots::players::{Maker, decide, known, quick, steady};
use kontor_bots::{Budget, Contest, Level, Search};
use kontor_engine::any::AnyState;
use kontor_engine::{Generator, Listed, Names, Next, Say, Seat, Seed, Setup, Silent, Text, Viewer};
use kontor_games::Visitor;
use kontor_texts::{LANGUAGES, Words};

use crate::course;

/// Some of the decisions of a game among quick players, one in `every`.
fn decisions<G: Listed>(every: u32, show: impl FnMut(&G, Seat, &mut Generator)) {
    course::decisions(Seed::derived(16, 2), every, show);
}

/// The first decision of a game, without its type.
fn first_decision(game: &str) -> (Box<dyn AnyState>, Seat) {
    let game = kontor_games::find(game).unwrap();
    let players = usize::from(game.info().min_seats);
    let setup = Setup::new(game.info(), None, players, &game.simulated()).unwrap();
    let mut state = game.set_up(&setup).unwrap();
    let mut chance = Generator::from_number(1);
    loop {
        match state.next() {
            Next::Seats(seats) => return (state, seats.iter().next().unwrap()),
            Next::Chance => drop(state.draw(&mut chance)),
            Next::Over => panic!("nobody is ever asked"),
        }
    }
}

#[test]
fn every_game_has_every_level_and_decides_by_it_without_its_type() {
    for game in kontor_games::all() {
        let (state, seat) = first_decision(game.info().id);
        for (name, _) in known(game) {
            let luck = &mut Generator::from_number(5);
            let action = decide(&*state, name, seat, luck, Some(Instant::now())).unwrap();
            assert!(state.fork().act(seat, &action).is_ok(), "{name}: {action}");
        }
        let names: Vec<&str> = known(game).iter().map(|&(name, _)| name).collect();
        assert_eq!(names, ["random", "steady", "easy", "medium", "hard", "expert"]);
        let luck = &mut Generator::from_number(5);
        assert!(decide(&*state, "genius", seat, luck, None).is_none());
    }
}

#[test]
fn medium_is_steady_and_without_time_so_are_those_that_look_ahead() {
    struct Same(u32);
    impl Visitor for Same {
        fn visit<G: Listed>(&mut self) {
            let maker = |name| Maker::<G>::named(name).unwrap();
            decisions::<G>(6, |game, seat, generator| {
                let past = Some(Instant::now());
                let chosen =
                    |name| maker(name).make_until(past).choose(game, seat, &mut generator.clone());
                let own = chosen("steady");
                for level in ["medium", "hard", "expert"] {
                    assert_eq!(chosen(level), own, "{level} in {}", G::info().name);
                    self.0 += 1;
                }
            });
        }
    }
    let mut same = Same(0);
    kontor_games::each(&mut same);
    assert!(same.0 > 60, "only {} decisions", same.0);
}

#[test]
fn every_game_knows_steady_as_it_was_at_first() {
    /// In how many decisions of each game it would do something else today.
    struct Changed(Vec<(&'static str, u32)>);
    impl Visitor for Changed {
        fn visit<G: Listed>(&mut self) {
            let maker = |name| Maker::<G>::named(name).unwrap();
            let (first, now) = (maker("steady-1"), maker("steady"));
            let mut changed = 0;
            decisions::<G>(1, |game, seat, generator| {
                let chosen =
                    |maker: &Maker<G>| maker.make().choose(game, seat, &mut generator.clone());
                changed += u32::from(chosen(&first) != chosen(&now));
            });
            self.0.push((G::info().id, changed));
        }
    }
    let mut changed = Changed(Vec::new());
    kontor_games::each(&mut changed);
    for (game, changed) in changed.0 {
        match game {
            "mercurius" => assert!(changed > 0, "it plans further today"),
            // In Kommersant, too, hardly one in ten thousand: its own tests say which.
            _ => assert_eq!(changed, 0, "{game}"),
        }
    }
}

#[test]
fn medium_is_better_than_steady_was_at_first() {
    let info = kontor_games::find("mercurius").unwrap().info();
    let bots = ["medium", "steady-1", "steady-1"].map(String::from).to_vec();
    let setup = Setup::standard(info, 3).unwrap();
    let contest = Contest { setup, bots, games: 180, seed: 1 };
    let Ok(standings) = play_listed::<()>(info.id, &contest, Vec::new(), |_| Ok(())) else {
        panic!("the contest is played")
    };
    let medium = standings.bots.iter().find(|bot| bot.bot == "medium").unwrap();
    assert!(medium.fair.low > 1.0, "{medium:?}");
}

#[test]
fn the_easy_one_does_not_peep_and_is_never_absurd() {
    #[derive(Default)]
    struct Sensible {
        decided: u32,
        others: u32,
        hidden: u32,
    }
    impl Visitor for Sensible {
        fn visit<G: Listed>(&mut self) {
            let easy = Maker::<G>::named("easy").unwrap();
            let name = G::info().name;
            decisions::<G>(8, |game, seat, generator| {
                let luck = generator.clone();
                let action = easy.make().choose(game, seat, &mut luck.clone());
                assert!(game.clone().act(seat, action, &mut Silent).is_ok(), "{name}: {action:?}");
                let other = game.determinize(Viewer::Seat(seat), generator);
                self.hidden += u32::from(other != *game);
                assert_eq!(easy.make().choose(&other, seat, &mut luck.clone()), action, "{name}");
                self.decided += 1;
                // What it does where it does not err, by the same luck: whether it errs is the first that it draws.
                let mut sensibly = luck.clone();
                sensibly.below(100);
                let own = steady::<G>()().choose(game, seat, &mut sensibly);
                if action == own {
                    return;
                }
                self.others += 1;
                // With other dice, and looked at for longer, it is no blunder either.
                let search = Search::new(quick::<G>(), Budget::tries(2_400));
                let mut search = search.in_doubt_as(steady::<G>());
                let glanced = search.glance(game, seat, generator);
                if let Some(one) = glanced.iter().find(|one| one.action == action) {
                    let sure = one.loss - 2.0 * one.error;
                    assert!(sure < 0.15, "{name}: {action:?} loses {}, not {own:?}", one.loss);
                }
            });
        }
    }
    let mut sensible = Sensible::default();
    kontor_games::each(&mut sensible);
    let Sensible { decided, others, hidden } = sensible;
    assert!(decided > 40 && hidden > 10, "{decided} decisions, {hidden} with hidden things");
    assert!(others * 10 > decided, "it errs now and then, but {others} times in {decided}");
}

#[test]
fn levels_have_words_in_every_language() {
    for game in kontor_games::all() {
        for language in LANGUAGES {
            let words = Words::of(game, language);
            for level in Level::ALL {
                for id in ["", "-name", "-about"].map(|kind| format!("bot-{}{kind}", level.name()))
                {
                    assert!(words.knows(&id), "{id} in {language}");
                }
            }
        }
        let english = Words::of(game, "en").with(Names(&[]));
        for level in Level::ALL {
            let about = english.say(&Text::new(format!("bot-{}-about", level.name())));
            assert_eq!(about, level.about());
        }
    }
}
