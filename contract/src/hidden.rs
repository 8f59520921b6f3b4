//! Nobody learns what is hidden from them.

use kontor_engine::play::Step;
use kontor_engine::table::{Shown, shown, to_json};
use kontor_engine::{
    Choices, Collected, Game, Generator, Listed, Names, Next, Seat, Silent, Told, Viewer,
};
use serde::Deserialize;

use crate::mutation::Vocabulary;
use crate::refusals::learn;
use crate::variants::each_state;

/// Two states that differ only in what a viewer may not know look the same to that viewer, byte for
/// byte: view, words, standing, choices, refusals, and the events of what happens next. In a game that
/// hides nothing there are no two such states.
pub fn hidden_things_stay_hidden<G: Listed>(games: u32) {
    if !G::info().has_hidden {
        nothing_is_hidden::<G>(games);
        return;
    }
    let mut vocabulary = Vocabulary::default();
    let mut differing = 0u64;
    let mut different_futures = 0u64;
    each_state::<G>(games, 2, |game, _, generator| {
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let other = game.determinize(viewer, generator);
            if let Err(broken) = other.check() {
                panic!("a state that could be for {viewer:?} cannot be: {broken}\n{other:?}");
            }
            differing += u64::from(&other != game);
            same_to_the_viewer(game, &other, viewer);
            if let Viewer::Seat(seat) = viewer {
                same_to_the_seat(game, &other, seat, &mut vocabulary, generator);
            }
            different_futures += u64::from(same_events(game, viewer, generator));
        }
        assert_eq!(&game.determinize(Viewer::All, generator), game, "who sees all knows all");
    });
    assert!(differing > 1_000, "hidden things hardly ever differed: {differing}");
    assert!(different_futures > 100, "hidden outcomes hardly differed: {different_futures}");
}

/// Everybody knows the whole state.
fn nothing_is_hidden<G: Listed>(games: u32) {
    each_state::<G>(games, 2, |game, _, generator| {
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers.chain([Viewer::All]) {
            assert_eq!(&game.determinize(viewer, generator), game, "{viewer:?} knows all");
        }
    });
}

fn same_to_the_viewer<G: Listed>(game: &G, other: &G, viewer: Viewer) {
    let names: Vec<String> = Seat::all(game.seats()).map(|seat| seat.to_string()).collect();
    let names = Names(&names);
    let (view, other_view) = (game.view(viewer), other.view(viewer));
    assert_eq!(
        serde_json::to_string(&view).expect("views have a JSON form"),
        serde_json::to_string(&other_view).expect("views have a JSON form"),
        "the view of {viewer:?} shows what is hidden"
    );
    assert_eq!(G::show(&view, names), G::show(&other_view, names));
    assert_eq!(game.standing(viewer), other.standing(viewer));
    assert_eq!(game.next(), other.next());
}

fn all_shown<G: Listed>(game: &G, seat: Seat) -> Vec<Shown> {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    choices.as_slice().iter().map(|choice| shown(game, seat, choice)).collect()
}

fn same_to_the_seat<G: Listed>(
    game: &G,
    other: &G,
    seat: Seat,
    vocabulary: &mut Vocabulary,
    generator: &mut Generator,
) {
    let choices = all_shown(game, seat);
    assert_eq!(choices, all_shown(other, seat), "the choices of {seat} show what is hidden");
    assert_eq!(game.prompt(seat), other.prompt(seat));
    choices.iter().for_each(|choice| learn(vocabulary, choice));
    for _ in 0..4 {
        let json = vocabulary.action(generator);
        let Ok(action) = G::Action::deserialize(&json) else { continue };
        let refusal = |game: &G| game.clone().act(seat, action, &mut Silent).err();
        assert_eq!(refusal(game), refusal(other), "a refusal to {seat} tells what is hidden");
    }
}

/// Two outcomes of chance after which the game looks the same to a viewer are told the same, too.
/// Says whether there were two such.
fn same_events<G: Game>(game: &G, viewer: Viewer, generator: &mut Generator) -> bool {
    if game.next() != Next::Chance {
        return false;
    }
    let outcomes = [game.sample(generator), game.sample(generator)];
    let futures = outcomes.map(|outcome| {
        let mut after = game.clone();
        let mut sink = Collected::default();
        let step: Step<G> = Step::Chance(outcome);
        step.apply(&mut after, &mut sink).expect("what was sampled can be");
        let events: Vec<_> = sink
            .told
            .iter()
            .filter_map(|told| match told {
                Told::Event(event) => G::witness(event, viewer).map(|event| to_json(&event)),
                Told::Posting(posting) => Some(to_json(posting)),
            })
            .collect();
        (to_json(&after.view(viewer)), events)
    });
    if outcomes[0] == outcomes[1] || futures[0].0 != futures[1].0 {
        return false;
    }
    assert_eq!(futures[0].1, futures[1].1, "the events tell {viewer:?} what is hidden");
    true
}
