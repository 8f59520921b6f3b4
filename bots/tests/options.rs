//! Every value of every option, in every game: `steady` plays it to its end, and the invariants hold at
//! every step.

use kontor_bots::STEP_LIMIT;
use kontor_engine::game::simulated;
use kontor_engine::play::{Sources, next_step};
use kontor_engine::policy::Policy;
use kontor_engine::{Edition, Generator, Listed, Next, OptionSpec, Seed, Setup, Silent, Viewer};
use kontor_games::Visitor;

/// How many games each value gets.
const GAMES: u64 = 3;

/// A game among `steady` players that ends in time; whatever a step does, nothing is broken by it.
fn ends<G: Listed>(setup: &Setup, number: u64) {
    let seed = Seed::derived(13, number);
    let offered = G::policies().iter().find(|offered| offered.name == "steady");
    let make = offered.expect("every game has steady players").make;
    let mut policies: Vec<Box<dyn Policy<G>>> = (0..setup.seats()).map(|_| make()).collect();
    let mut sources = Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
    let mut game = G::set_up(setup).unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
    let money = game.money();
    let mut steps = 0;
    while let Some(step) = next_step(&game, &mut policies, &mut sources) {
        let applied = step.apply(&mut game, &mut Silent);
        applied.unwrap_or_else(|refusal| panic!("{setup:?}: {step:?} is refused: {refusal}"));
        game.check().unwrap_or_else(|broken| panic!("{setup:?}: after {step:?}: {broken}"));
        assert_eq!(game.money(), money, "{setup:?}: {step:?}");
        steps += 1;
        assert!(steps < STEP_LIMIT, "no end: {setup:?}");
    }
    assert_eq!(game.next(), Next::Over);
    assert!(!game.standing(Viewer::All).winners().is_empty(), "{setup:?}");
}

/// Every value of an option, as a person writes it, at the largest table.
fn each_value<G: Listed>(edition: &Edition, option: &OptionSpec) {
    let info = G::info();
    for value in option.kind.samples() {
        let written = value.to_string();
        let read = edition.read_option(info, option.id, &written);
        assert_eq!(read.as_ref(), Ok(&value), "{}={written}", option.id);
        let mut chosen = simulated::<G>();
        chosen.insert(option.id.to_string(), value);
        let setup = Setup::new(info, Some(edition.id), info.max_seats.into(), &chosen);
        let setup = setup.unwrap_or_else(|refusal| panic!("{}={written}: {refusal}", option.id));
        (0..GAMES).for_each(|number| ends::<G>(&setup, number));
    }
}

#[test]
fn steady_plays_every_value_of_every_option_to_the_end() {
    struct All(usize);
    impl Visitor for All {
        fn visit<G: Listed>(&mut self) {
            for edition in G::info().editions {
                for option in edition.options {
                    each_value::<G>(edition, option);
                    self.0 += 1;
                }
            }
        }
    }
    let mut all = All(0);
    kontor_games::with_example();
    kontor_games::each(&mut all);
    assert!(all.0 > 40, "{} options", all.0);
}
