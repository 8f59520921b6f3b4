//! Nobody learns what is hidden from them.

use std::collections::BTreeMap;

use kontor_engine::letter::to_json;
use kontor_engine::listed::nearest_or_won;
use kontor_engine::play::{Step, quickest};
use kontor_engine::shown::{ShownChoice, shown};
use kontor_engine::{
    Choices, Collected, Game, Generator, Listed, Names, Next, Policy, Random, Seat, Silent, Told,
    Viewer,
};
use serde::Deserialize;
use serde_json::Value as Json;

use crate::mutation::Vocabulary;
use crate::refusals::learn;
use crate::variants::{each_state, names_of};

/// Two states that differ only in what a viewer may not know look the same to that viewer, byte for
/// byte: view, words, standing, choices, refusals, and the events of what happens next. In a game that
/// hides nothing there are no two such states.
pub fn hidden_things_stay_hidden<G: Listed>(games: u32) {
    if !G::info().has_hidden {
        nothing_is_hidden::<G>(games);
        return;
    }
    let mut vocabulary = Vocabulary::default();
    let mut unlike = BTreeMap::new();
    let (mut different_futures, mut secret_outcomes) = (0u64, 0u64);
    each_state::<G>(MORE * games, 2, |game, _, generator| {
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let other = game.determinize(viewer, generator);
            if let Err(broken) = other.check() {
                panic!("a state that could be for {viewer:?} cannot be: {broken}\n{other:?}");
            }
            // What is the same is no test; of what often differs a share is looked at.
            let is_rare = note_unlike(&mut unlike, game, &other, viewer);
            if other == *game || (!is_rare && generator.below(2 * MORE) != 0) {
                continue;
            }
            same_to_the_viewer(game, &other, viewer);
            same_to_all(game, viewer);
            if let Viewer::Seat(seat) = viewer {
                same_to_the_seat(game, &other, seat, &mut vocabulary, generator);
            }
            different_futures += u64::from(same_events(game, &other, viewer, generator));
            secret_outcomes += u64::from(outcome_is_secret(game, viewer, generator));
        }
        assert_eq!(&game.determinize(Viewer::All, generator), game, "who sees all knows all");
    });
    for (pair, times) in unlike {
        assert!(times == ENOUGH, "what (viewer, seat) {pair:?} hides differed {times} times");
    }
    let tried = secret_outcomes == 0 || different_futures > 100;
    assert!(tried, "hidden outcomes hardly differed: {different_futures}");
}

/// Whether chance decides something now that is kept from the viewer. In some games it never does:
/// there only what came of open dice and open payments is hidden.
fn outcome_is_secret<G: Game>(game: &G, viewer: Viewer, generator: &mut Generator) -> bool {
    if game.next() != Next::Chance {
        return false;
    }
    let step = Step::Chance(game.sample(generator));
    let told = |viewer| seen(game, &step, viewer).map(|seen| seen.events);
    told(viewer) != told(Viewer::All)
}

/// Everybody knows the whole state.
fn nothing_is_hidden<G: Listed>(games: u32) {
    each_state::<G>(games, 2, |game, _, generator| {
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers.chain([Viewer::All]) {
            assert_eq!(&game.determinize(viewer, generator), game, "{viewer:?} knows all");
            // Views as JSON take far longer than a step.
            if generator.below(64) == 0 {
                same_to_all(game, viewer);
            }
        }
    });
}

/// So many times more games are played than asked for: at some tables secrets are rare.
const MORE: u32 = 8;

/// How often a secret has to differ to be taken as tested.
const ENOUGH: u32 = 20;

/// Counts, up to enough, for each viewer and each other seat how often what could be for the viewer
/// differs in what that seat sees: a secret that never differed would not be tested. Says whether one of them has
/// not differed enough before.
fn note_unlike<G: Game>(
    unlike: &mut BTreeMap<(Option<Seat>, Seat), u32>,
    game: &G,
    other: &G,
    viewer: Viewer,
) -> bool {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    };
    let mut is_rare = false;
    let differs = game != other;
    for seat in Seat::all(game.seats()).filter(|&seat| Some(seat) != own) {
        let times = unlike.entry((own, seat)).or_default();
        let as_seat = Viewer::Seat(seat);
        if differs && *times < ENOUGH && game.view(as_seat) != other.view(as_seat) {
            *times += 1;
            is_rare = true;
        }
    }
    is_rare
}

fn same_to_the_viewer<G: Listed>(game: &G, other: &G, viewer: Viewer) {
    let (view, other_view) = (game.view(viewer), other.view(viewer));
    assert_eq!(
        serde_json::to_string(&view).expect("views have a JSON form"),
        serde_json::to_string(&other_view).expect("views have a JSON form"),
        "the view of {viewer:?} shows what is hidden"
    );
    // A terminal shows what is in a view, and nothing besides: two that are the same are shown in the same words.
    assert!(view == other_view, "the view of {viewer:?} holds what is hidden");
    assert_eq!(game.standing(viewer), other.standing(viewer));
    assert_eq!(game.ahead(viewer), other.ahead(viewer), "who is ahead tells what is hidden");
    assert_eq!(game.wins(), other.wins(), "what wins tells what is hidden");
    let nearest = |game| nearest_or_won(game, viewer);
    assert_eq!(nearest(game), nearest(other), "who is nearest tells {viewer:?} what is hidden");
    assert_eq!(game.next(), other.next());
}

/// What a game says is open to all is the same for all who look at a state.
fn same_to_all<G: Listed>(game: &G, viewer: Viewer) {
    let view = game.view(viewer);
    for from in [Viewer::Spectator, Viewer::All]
        .into_iter()
        .chain(Seat::all(game.seats()).map(Viewer::Seat))
    {
        let mut looked = game.view(from);
        game.look_as(viewer, &mut looked);
        assert!(
            looked == view,
            "{viewer:?} sees something else after {from:?}:\n{}\n{}",
            to_json(&looked),
            to_json(&view)
        );
    }
    let other = game.view(Viewer::Spectator);
    if G::view_is_open() {
        let same = view == other;
        assert!(same, "the view is not the same for {viewer:?}: {}", to_json(&view));
    } else if !G::open_to_all().is_empty() {
        let [view, other] = [&view, &other].map(to_json);
        for key in G::open_to_all() {
            assert_eq!(view.get(key), other.get(key), "{key} is not the same for {viewer:?}");
        }
    }
    if G::wealth_is_open() {
        assert_eq!(game.standing(viewer), game.standing(Viewer::Spectator));
        assert_eq!(game.ahead(viewer), game.ahead(Viewer::Spectator));
        assert_eq!(nearest_or_won(game, viewer), nearest_or_won(game, Viewer::Spectator));
    }
}

fn all_shown<G: Listed>(game: &G, seat: Seat) -> Vec<ShownChoice> {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    let names = names_of(game);
    choices.as_slice().iter().map(|choice| shown(game, seat, choice, Names(&names))).collect()
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
    let names = names_of(game);
    assert_eq!(game.prompt(seat, Names(&names)), other.prompt(seat, Names(&names)));
    choices.iter().for_each(|choice| learn(vocabulary, choice));
    for _ in 0..4 {
        let json = vocabulary.action(generator);
        let Ok(action) = G::Action::deserialize(&json) else { continue };
        let refusal = |game: &G| game.clone().act(seat, action, &mut Silent).err();
        assert_eq!(refusal(game), refusal(other), "a refusal to {seat} tells what is hidden");
    }
}

/// Two steps after which the game looks the same to a viewer are told the same, too: two outcomes of
/// chance, or the same step in two states that the viewer cannot tell apart. Says whether chance had
/// two such outcomes.
fn same_events<G: Game>(game: &G, other: &G, viewer: Viewer, generator: &mut Generator) -> bool {
    match game.next() {
        Next::Over => false,
        Next::Chance => {
            let [one, two] = [game.sample(generator), game.sample(generator)];
            told_the_same(viewer, (game, &Step::Chance(one)), (other, &Step::Chance(one)));
            told_the_same(viewer, (game, &Step::Chance(one)), (game, &Step::Chance(two)))
                && one != two
        }
        Next::Seats(seats) => {
            let seat = quickest(seats, generator);
            let step = Step::Action(seat, Random::default().choose(game, seat, generator));
            told_the_same(viewer, (game, &step), (other, &step));
            false
        }
    }
}

/// Whether both steps can be and look the same to the viewer; then they are told the same.
fn told_the_same<G: Game>(viewer: Viewer, one: (&G, &Step<G>), two: (&G, &Step<G>)) -> bool {
    let [Some(one), Some(two)] = [one, two].map(|(game, step)| seen(game, step, viewer)) else {
        return false;
    };
    if one.view != two.view {
        return false;
    }
    assert_eq!(one.events, two.events, "the events tell {viewer:?} what is hidden");
    true
}

/// What a viewer sees of a step and after it.
struct Seen<G: Game> {
    view: G::View,
    events: Vec<Json>,
}

/// What a viewer sees of a step; `None` if it cannot be.
fn seen<G: Game>(game: &G, step: &Step<G>, viewer: Viewer) -> Option<Seen<G>> {
    let mut after = game.clone();
    let mut sink = Collected::default();
    step.apply(&mut after, &mut sink).ok()?;
    let witnessed = |told: &Told<G::Event>| match told {
        Told::Event(event) => G::witness(event, viewer).map(|event| to_json(&event)),
        Told::Posting(posting) => Some(to_json(posting)),
    };
    let events = sink.told.iter().filter_map(witnessed).collect();
    Some(Seen { view: after.view(viewer), events })
}
