//! Every value of every option, in every game: `steady` plays it to its end, now and then helped by bots that look
//! ahead, and the invariants hold at every step.

use kontor_bots::STEP_LIMIT;
use kontor_bots::players::Maker;
use kontor_engine::game::simulated;
use kontor_engine::play::{Sources, next_step};
use kontor_engine::policy::Policy;
use kontor_engine::{
    Edition, Generator, Listed, Next, OptionSpec, Seat, Seed, Setup, Silent, Viewer,
};
use kontor_games::Visitor;

/// How many games each value gets.
const GAMES: u64 = 3;

/// Bots that look ahead, and how many decisions lie from one that they make to the next.
const LOOKING_AHEAD: [&str; 2] = ["search-12", "easy"];
const APART: u32 = 40;

/// Decides as `steady`, but now and then as one that looks ahead.
struct Helped<G: Listed> {
    steady: Box<dyn Policy<G>>,
    ahead: [Box<dyn Policy<G>>; LOOKING_AHEAD.len()],
    decided: u32,
}

impl<G: Listed> Helped<G> {
    fn new() -> Helped<G> {
        let named = |name| Maker::<G>::named(name).expect("every game has it").make();
        Helped { steady: named("steady"), ahead: LOOKING_AHEAD.map(named), decided: 0 }
    }
}

impl<G: Listed> Policy<G> for Helped<G> {
    fn choose(&mut self, game: &G, seat: Seat, generator: &mut Generator) -> G::Action {
        self.decided += 1;
        let (times, between) = (self.decided / APART, self.decided % APART);
        let turn = times as usize % self.ahead.len();
        let policy = if between == 1 { &mut self.ahead[turn] } else { &mut self.steady };
        policy.choose(game, seat, generator)
    }
}

/// A game among such players that ends in time; whatever a step does, nothing is broken by it.
fn ends<G: Listed>(setup: &Setup, number: u64, make: impl Fn() -> Box<dyn Policy<G>>) {
    let seed = Seed::derived(13, number);
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
fn each_value<G: Listed>(edition: &Edition, option: &OptionSpec, play: impl Fn(&Setup)) {
    let info = G::info();
    for value in option.kind.samples() {
        let written = value.to_string();
        let read = edition.read_option(info, option.id, &written);
        assert_eq!(read.as_ref(), Ok(&value), "{}={written}", option.id);
        let mut chosen = simulated::<G>();
        chosen.insert(option.id.to_string(), value);
        let setup = Setup::new(info, Some(edition.id), info.max_seats.into(), &chosen);
        play(&setup.unwrap_or_else(|refusal| panic!("{}={written}: {refusal}", option.id)));
    }
}

/// Plays every value of every option, the example's too.
fn all_values(visitor: &mut impl Visitor) {
    kontor_games::with_example();
    kontor_games::each(visitor);
}

#[test]
fn steady_plays_every_value_of_every_option_to_the_end() {
    struct All(usize);
    impl Visitor for All {
        fn visit<G: Listed>(&mut self) {
            let offered = G::policies().iter().find(|offered| offered.name == "steady");
            let make = offered.expect("every game has steady players").make;
            for edition in G::info().editions {
                for option in edition.options {
                    each_value::<G>(edition, option, |setup| {
                        (0..GAMES).for_each(|number| ends::<G>(setup, number, make));
                    });
                    self.0 += 1;
                }
            }
        }
    }
    let mut all = All(0);
    all_values(&mut all);
    assert!(all.0 > 40, "{} options", all.0);
}

#[test]
fn bots_that_look_ahead_decide_at_every_value_of_every_option() {
    struct All;
    impl Visitor for All {
        fn visit<G: Listed>(&mut self) {
            for edition in G::info().editions {
                for option in edition.options {
                    each_value::<G>(edition, option, |setup| {
                        ends::<G>(setup, 0, || Box::new(Helped::new()));
                    });
                }
            }
        }
    }
    all_values(&mut All);
}
