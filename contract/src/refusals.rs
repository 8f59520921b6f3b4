//! What is listed is accepted, what is not is refused without any change.

use std::iter::repeat_n;

use kontor_engine::letter::{read_action, to_json};
use kontor_engine::play::Step;
use kontor_engine::shown::{Item, ShownChoice, ShownField, ShownKind, What, shown};
use kontor_engine::{
    Choice, Choices, Collected, Game, Generator, Listed, Names, Next, Refusal, Seat, Text,
};
use serde_json::{Map, Value as Json};

use crate::mutation::{Numbers, Vocabulary};
use crate::variants::{names_of, some_states};

/// How many actions are tried at each state.
const TRIES: usize = 6;

/// At states by chance, for every seat: each listed choice is accepted and keeps the invariants; any
/// other action, and any outcome of chance that cannot be now, is refused and changes nothing at all.
pub fn what_is_not_listed_is_refused<G: Listed>(games: u32) {
    let mut vocabulary = Vocabulary::default();
    let mut known: Vec<G::Action> = Vec::new();
    let mut outcomes: Vec<G::Outcome> = Vec::new();
    let mut refused = 0u64;
    some_states::<G>(4, games, 1, |game, step, generator| {
        if let Some(Step::Chance(outcome)) = step
            && outcomes.len() < 1_000
        {
            outcomes.push(*outcome);
        }
        for seat in Seat::all(game.seats()) {
            let listed = accept_all_listed(game, seat, generator, &mut known);
            for choice in &listed {
                learn(&mut vocabulary, choice);
                for action in just_beyond(choice) {
                    refused += u64::from(!try_action(game, seat, &action, &listed));
                }
            }
            if !listed.is_empty() {
                for &action in &known {
                    refused += u64::from(!try_known(game, seat, action, &listed));
                }
            }
            for _ in 0..TRIES {
                let action = vocabulary.action(generator);
                refused += u64::from(!try_action(game, seat, &action, &listed));
            }
        }
        if !outcomes.is_empty() {
            try_outcome(game, outcomes[generator.number(outcomes.len())]);
        }
    });
    assert!(refused > 1_000, "only {refused} actions were refused: the test tries too little");
}

/// Learns the actions of a choice; a form's with its first item or least number filled in.
pub fn learn(vocabulary: &mut Vocabulary, choice: &ShownChoice) {
    match &choice.what {
        What::Action { action } => vocabulary.learn(action),
        What::Form { base, fields, .. } => vocabulary.learn(&filled(base, fields)),
    }
}

/// A form's action, each field with its first item or its least number.
fn filled(base: &Map<String, Json>, fields: &[ShownField]) -> Json {
    let mut action = base.clone();
    for field in fields {
        let value = match &field.kind {
            ShownKind::Amount { min, .. } => to_json(min),
            ShownKind::Pick { items, .. } => picked(items, 1),
        };
        action.insert(field.name.to_string(), value);
    }
    Json::Object(action)
}

/// The first so many of the items, as often as there are of each.
fn picked(items: &[Item], count: usize) -> Json {
    let all = items.iter().flat_map(|item| repeat_n(item.id, item.count.into()));
    to_json(&all.take(count).collect::<Vec<_>>())
}

/// The actions of a form with one field just beyond its bounds: where a form says less or more than
/// the rules, one of them shows it.
fn just_beyond(choice: &ShownChoice) -> Vec<Json> {
    let What::Form { base, fields, .. } = &choice.what else { return Vec::new() };
    let with = |field: &ShownField, value: Json| {
        let mut action = filled(base, fields);
        action[field.name] = value;
        action
    };
    let beyond = |field: &ShownField| match &field.kind {
        ShownKind::Amount { min, max, step, .. } => {
            [min.checked_sub(*step), max.checked_add(*step), min.checked_add(1)]
                .into_iter()
                .flatten()
                .map(|amount| to_json(&amount))
                .collect::<Vec<_>>()
        }
        ShownKind::Pick { min, max, items } => vec![
            picked(items, usize::from(*min).saturating_sub(1)),
            picked(items, usize::from(*max) + 1),
        ],
    };
    fields
        .iter()
        .flat_map(|field| beyond(field).into_iter().map(move |value| (field, value)))
        .map(|(field, value)| with(field, value))
        .collect()
}

/// The most actions that are tried at every state.
const MOST_KNOWN: usize = 80;

/// Tries an action that was listed somewhere: what is accepted is listed here, too.
fn try_known<G: Listed>(game: &G, seat: Seat, action: G::Action, listed: &[ShownChoice]) -> bool {
    let accepted = tried(game, &Step::Action(seat, action)).is_ok();
    if accepted {
        let json = to_json(&action);
        let is_listed = listed.iter().any(|choice| choice.what.covers(&json));
        assert!(is_listed, "{seat} did {json}, which is not listed\n{game:?}");
    }
    accepted
}

/// Checks that all that is listed for a seat is accepted, and returns it as it is shown. Remembers
/// exact actions in `known`.
fn accept_all_listed<G: Listed>(
    game: &G,
    seat: Seat,
    generator: &mut Generator,
    known: &mut Vec<G::Action>,
) -> Vec<ShownChoice> {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    let mut all = Vec::new();
    let names = names_of(game);
    for choice in choices.as_slice() {
        let shown = shown(game, seat, choice, Names(&names));
        assert!(shown.label.label != Text::default(), "a choice without words: {choice:?}");
        for action in fillings(game, seat, choice, generator) {
            if let Err(refusal) = tried(game, &Step::Action(seat, action)) {
                panic!("{seat} may choose {action:?}, but: {refusal}\n{game:?}");
            }
            let json = to_json(&action);
            assert!(shown.what.covers(&json), "{json} is not what is shown: {shown:?}");
        }
        if let Choice::Exact(action) = choice
            && known.len() < MOST_KNOWN
            && !known.contains(action)
        {
            known.push(*action);
        }
        all.push(shown);
    }
    all
}

/// A choice's action, or several ways to fill its template in.
fn fillings<G: Listed>(
    game: &G,
    seat: Seat,
    choice: &Choice<G::Action, G::Template>,
    generator: &mut Generator,
) -> Vec<G::Action> {
    match *choice {
        Choice::Exact(action) => vec![action],
        Choice::Template(template) => {
            let form = game.form(seat, template);
            [form.fill_least(), form.fill_most()]
                .into_iter()
                .chain((0..3).map(|_| form.fill_by_chance(generator)))
                .map(|values| G::fill(template, &values))
                .collect()
        }
    }
}

/// Tries any JSON as a seat's action: it is accepted exactly if it is listed, and changes nothing if
/// it is not. Says whether it was accepted.
pub fn try_action<G: Listed>(game: &G, seat: Seat, json: &Json, listed: &[ShownChoice]) -> bool {
    let Ok(action) = read_action::<G>(json) else {
        assert!(!listed.iter().any(|choice| choice.what.covers(json)), "{json} cannot be read");
        return false;
    };
    // What was read may be written in another order than it came, which makes no other action.
    let read = to_json(&action);
    let is_listed = listed.iter().any(|choice| choice.what.covers(&read));
    match tried(game, &Step::Action(seat, action)) {
        Ok(()) => assert!(is_listed, "{seat} did {read}, which is not listed\n{game:?}"),
        Err(refusal) => {
            assert!(!is_listed, "{seat} may choose {read}, but: {refusal}\n{game:?}");
        }
    }
    is_listed
}

/// Tries an outcome that chance once had at any state: when it is not chance's turn it is refused.
fn try_outcome<G: Game>(game: &G, outcome: G::Outcome) {
    let accepted = tried(game, &Step::Chance(outcome)).is_ok();
    assert!(!accepted || game.next() == Next::Chance, "chance out of turn: {outcome:?}\n{game:?}");
}

/// Tries a step on a copy of the game. If it is accepted the invariants hold after it; if it is
/// refused nothing has changed, and nothing was told.
fn tried<G: Game>(game: &G, step: &Step<G>) -> Result<(), Refusal> {
    let mut after = game.clone();
    let mut sink = Collected::default();
    let result = step.apply(&mut after, &mut sink);
    match &result {
        Ok(()) => {
            if let Err(broken) = after.check() {
                panic!("after {step:?}: {broken}\n{after:?}");
            }
            assert_eq!(after.money(), game.money(), "money appeared or vanished by {step:?}");
        }
        Err(refusal) => {
            assert_eq!(&after, game, "{step:?} was refused and yet changed the state: {refusal}");
            assert!(sink.told.is_empty(), "{step:?} was refused and yet told: {:?}", sink.told);
        }
    }
    result
}
