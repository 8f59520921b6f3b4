//! The tables that a game is tested at, and random games at them.

use std::collections::{BTreeMap, BTreeSet};

use kontor_engine::game::simulated;
use kontor_engine::play::{Sources, Step, next_step, quickest};
use kontor_engine::{
    Edition, Game, Generator, OptionSpec, OptionValue, Policy, Random, Seat, Seed, Setup, Silent,
};

/// No game takes more steps than this.
const STEP_LIMIT: u32 = 200_000;

/// Every player count of every edition with the options of simulations, and with each other value of
/// each option; each by every older version of the rules that is played as it was; and each edition with
/// all options at another value at once, for what comes of several together. A value that a
/// table of that size cannot have is left out; the defaults must all do, and every value at some size.
pub fn variants<G: Game>() -> Vec<Setup> {
    let info = G::info();
    let mut setups = Vec::new();
    let mut all_otherwise = Vec::new();
    for edition in info.editions {
        let mut refused = BTreeMap::new();
        let mut played = BTreeSet::new();
        for seats in info.min_seats..=info.max_seats {
            let with = |chosen| Setup::new(info, Some(edition.id), seats.into(), &chosen);
            let standard = with(simulated::<G>()).expect("defaults are allowed");
            G::set_up(&standard).expect("defaults can be set up");
            setups.push(standard);
            setups.extend(by_older_rules::<G>(edition.id, seats.into()));
            for option in edition.options {
                for value in option.kind.samples() {
                    if value == option.kind.default_value() {
                        continue;
                    }
                    let name = format!("{}={value}", option.id);
                    let mut chosen = simulated::<G>();
                    chosen.insert(option.id.to_string(), value);
                    let setup = with(chosen).expect("samples are allowed values");
                    match G::set_up(&setup) {
                        Ok(_) => {
                            setups.push(setup);
                            played.insert(name);
                        }
                        Err(refusal) => drop(refused.insert(name, refusal)),
                    }
                }
            }
        }
        refused.retain(|name, _| !played.contains(name));
        assert!(refused.is_empty(), "no table of {} can have {refused:?}", edition.id);
        all_otherwise.push(otherwise::<G>(edition));
    }
    setups.extend(all_otherwise);
    setups
}

/// The largest table with every option at another value than the default: the last that tests should try.
fn otherwise<G: Game>(edition: &Edition) -> Setup {
    let info = G::info();
    let other = |option: &OptionSpec| {
        let mut values = option.kind.samples();
        values.retain(|value| *value != option.kind.default_value());
        values.pop().map(|value| (option.id.to_string(), value))
    };
    let mut chosen = simulated::<G>();
    chosen.extend(edition.options.iter().filter_map(other));
    let setup = Setup::new(info, Some(edition.id), info.max_seats.into(), &chosen);
    let setup = setup.expect("samples are allowed values");
    G::set_up(&setup).expect("options can be chosen together");
    setup
}

/// The table by each older version of the rules. Every version since the first can be set up, and what is
/// upgraded is played by the same choices.
fn by_older_rules<G: Game>(edition: &str, seats: usize) -> Vec<Setup> {
    let info = G::info();
    let mut setups = Vec::new();
    for rules in 1..info.rules_version {
        let under = |rules: u32, chosen: &BTreeMap<String, OptionValue>| {
            Setup::under(info, rules, Some(edition), seats, chosen)
        };
        let setup = under(rules, &simulated::<G>()).expect("older rules are known");
        G::set_up(&setup).expect("older rules can be set up");
        if setup.rules() == rules {
            setups.push(setup);
        } else {
            let chosen = setup.options().map(|(id, value)| (id.to_string(), value.clone()));
            let upgraded = under(setup.rules(), &chosen.collect());
            assert_eq!(upgraded.as_ref(), Ok(&setup), "version {rules} cannot be upgraded");
        }
    }
    setups
}

/// Of so many states in which somebody may act beside those whom the game waits for, one is where somebody does.
const ONE_BESIDE_IN: u32 = 8;

/// Plays `games` random games, shared out among all variants (each at least one), and shows every
/// state to `visit`, the first and the last included, with the step that led to it. Now and then it is
/// somebody who may act beside the turn.
pub fn each_state<G: Game>(
    games: u32,
    stream: u64,
    mut visit: impl FnMut(&G, Option<&Step<G>>, &mut Generator),
) {
    let variants = variants::<G>();
    let each = (games / variants.len() as u32).max(1);
    for (number, setup) in variants.iter().enumerate() {
        for index in 0..each {
            let seed = Seed::derived(number as u64, index.into());
            let mut sources = Sources {
                chance: Generator::new(seed, 0),
                players: Generator::new(seed, 1 + stream),
            };
            let mut own = Generator::new(seed, 1_000 + stream);
            let mut policies = policies_for::<G>(setup.seats());
            let mut game = G::set_up(setup).expect("a variant can be set up");
            visit(&game, None, &mut own);
            let mut steps = 0;
            while let Some(step) = step_beside(&game, &mut policies, &mut sources)
                .or_else(|| next_step(&game, &mut policies, &mut sources))
            {
                step.apply(&mut game, &mut Silent).unwrap_or_else(|refusal| {
                    panic!("a listed choice was refused: {step:?}: {refusal}\n{game:?}")
                });
                visit(&game, Some(&step), &mut own);
                steps += 1;
                assert!(steps < STEP_LIMIT, "a game did not end in {STEP_LIMIT} steps: {setup:?}");
            }
        }
    }
}

/// What somebody does beside those whom the game waits for; mostly nothing.
fn step_beside<G: Game>(
    game: &G,
    policies: &mut [Box<Random<G>>],
    sources: &mut Sources,
) -> Option<Step<G>> {
    let beside = game.beside();
    if beside.is_empty() || sources.players.below(ONE_BESIDE_IN) > 0 {
        return None;
    }
    let seat = quickest(beside, &mut sources.players);
    Some(Step::Action(seat, policies[seat.index()].choose(game, seat, &mut sources.players)))
}

/// Like [`each_state`], but shows one state of so many, by chance, for what takes long: from one step to the next
/// little changes, and more games with more options find more than every state of a few.
pub fn some_states<G: Game>(
    one_of: u32,
    games: u32,
    stream: u64,
    mut visit: impl FnMut(&G, Option<&Step<G>>, &mut Generator),
) {
    each_state(games, stream, |game: &G, step, generator| {
        if generator.below(one_of) == 0 {
            visit(game, step, generator);
        }
    });
}

/// A random player for every seat.
pub fn policies_for<G: Game>(seats: usize) -> Vec<Box<Random<G>>> {
    (0..seats).map(|_| Box::default()).collect()
}

/// Names for the seats of a table.
pub fn names_of<G: Game>(game: &G) -> Vec<String> {
    Seat::all(game.seats()).map(|seat| seat.to_string()).collect()
}
