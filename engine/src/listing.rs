//! How a game with its types becomes [one without](crate::any).

use std::any::Any;
use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::any::{Acted, AnyEvent, AnyGame, AnyState, Happened, Looked};
use crate::auction::{AuctionShown, Bidding};
use crate::choice::{Choice, Choices};
use crate::event::{Collected, Told};
use crate::game::{Game, Next, Standing, simulated};
use crate::generator::Generator;
use crate::info::Info;
use crate::letter::{Form, read_action, read_as, read_exactly, read_outcome, to_json};
use crate::listed::{Listed, Names, Place, nearest_or_won};
use crate::money::Money;
use crate::options::OptionValue;
use crate::record::RecordedStep;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::setup::Setup;
use crate::shown::{ShownChoice, ShownField, shown, shown_form};
use crate::tape::Tape;
use crate::text::{Label, LineKind, Parts, Say, Telling, Text, Weight};
use crate::trade::OfferShown;

/// A game's line in the list of games: `Listing::<Mercurius>::new()`.
#[derive(Debug)]
pub struct Listing<G>(PhantomData<fn() -> G>);

impl<G> Listing<G> {
    /// The entry of game `G`.
    pub const fn new() -> Listing<G> {
        Listing(PhantomData)
    }
}

impl<G> Default for Listing<G> {
    fn default() -> Listing<G> {
        Listing::new()
    }
}

impl<G: Listed> AnyGame for Listing<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn policies(&self) -> Vec<(&'static str, &'static str)> {
        G::policies().iter().map(|offered| (offered.name, offered.about)).collect()
    }

    fn rules(&self, language: &str) -> Option<&'static str> {
        G::rules(language)
    }

    fn texts(&self, language: &str) -> Option<&'static str> {
        G::texts(language)
    }

    fn board(&self) -> Option<Json> {
        G::board()
    }

    fn simulated(&self) -> BTreeMap<String, OptionValue> {
        simulated::<G>()
    }

    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyState>, Refusal> {
        Ok(Box::new(StateOf(G::set_up(setup)?)))
    }

    fn restore(&self, state: &Json) -> Result<Box<dyn AnyState>, Refusal> {
        let game = read_as::<G>(Form::State, G::info().name, state)?;
        // What is broken is not told: it may be hidden.
        game.check().map_err(|_| Refusal::form("refused-state"))?;
        Ok(Box::new(StateOf(game)))
    }

    fn rewritten(&self, rules: u32, step: &RecordedStep) -> Result<RecordedStep, Refusal> {
        let info = G::info();
        Ok(match info.upgraded(rules, step.clone())? {
            RecordedStep::Action(seat, action) => {
                let action = read_as::<G::Action>(Form::Action, info.name, &action)?;
                RecordedStep::Action(seat, to_json(&action))
            }
            RecordedStep::Chance(outcome) => {
                let outcome = read_as::<G::Outcome>(Form::Outcome, info.name, &outcome)?;
                RecordedStep::Chance(to_json(&outcome))
            }
            undo => undo,
        })
    }
}

#[derive(Clone, Debug)]
struct StateOf<G>(G);

impl<G: Listed> StateOf<G> {
    /// What each seat has in hand, where its wealth is known.
    fn cash_of(&self, standing: &Standing) -> Vec<Option<Money>> {
        let seats = Seat::all(self.0.seats()).zip(&standing.wealth);
        seats.map(|(seat, wealth)| wealth.map(|_| self.0.cash(seat))).collect()
    }
}

impl<G: Listed> AnyState for StateOf<G> {
    fn next(&self) -> Next {
        self.0.next()
    }

    fn beside(&self) -> SeatSet {
        self.0.beside()
    }

    fn prompt(&self, seat: Seat, names: Names<'_>) -> Text {
        self.0.prompt(seat, names)
    }

    fn choices(&self, seat: Seat, names: Names<'_>) -> Vec<ShownChoice> {
        let mut choices = Choices::new();
        self.0.choices(seat, &mut choices);
        choices.as_slice().iter().map(|choice| shown(&self.0, seat, choice, names)).collect()
    }

    fn write_choices(&self, seat: Seat, names: Names<'_>, tape: &mut Tape) {
        let mut choices = Choices::new();
        self.0.choices(seat, &mut choices);
        tape.list(|tape| {
            for choice in choices.as_slice() {
                let Label { label, short, follows, brings, weight } =
                    self.0.label(seat, choice, names);
                let (action, form) = match choice {
                    Choice::Exact(action) => (Some(action), None),
                    Choice::Template(form) => (None, Some(shown_form(&self.0, seat, *form))),
                };
                let wants_something = form.as_ref().is_some_and(|form| form.wants_something);
                let (base, fields) = form.map(|form| (form.base, form.fields)).unzip();
                tape.write(&ChoiceWritten {
                    label,
                    short,
                    follows,
                    brings,
                    weight,
                    touches: self.0.touches(seat, choice),
                    action,
                    base,
                    fields,
                    wants_something,
                });
            }
        });
    }

    fn act(&mut self, seat: Seat, action: &Json) -> Result<Vec<Happened>, Refusal> {
        let action = read_action::<G>(action)?;
        let mut sink = Collected::default();
        self.0.act(seat, action, &mut sink)?;
        Ok(happened::<G>(sink))
    }

    fn carry_out(&mut self, seat: Seat, action: &Json) -> Result<Acted, Refusal> {
        let (action, written) = read_exactly::<G::Action>(Form::Action, G::info().name, action)?;
        // Of what the seat may not do nothing is asked: only what was allowed is known to reveal.
        let before = self.0.clone();
        let mut sink = Collected::default();
        self.0.act(seat, action, &mut sink)?;
        let reveals = before.reveals(seat, action);
        Ok(Acted { action: written, reveals, happened: happened::<G>(sink) })
    }

    fn sample(&self, generator: &mut Generator) -> Json {
        to_json(&self.0.sample(generator))
    }

    fn chance(&mut self, outcome: &Json) -> Result<Vec<Happened>, Refusal> {
        let outcome = read_outcome::<G>(outcome)?;
        let mut sink = Collected::default();
        self.0.chance(outcome, &mut sink)?;
        Ok(happened::<G>(sink))
    }

    fn draw(&mut self, generator: &mut Generator) -> (Json, Vec<Happened>) {
        let outcome = self.0.sample(generator);
        let mut sink = Collected::default();
        self.0.chance(outcome, &mut sink).expect("what was drawn can be");
        (to_json(&outcome), happened::<G>(sink))
    }

    fn decide(&self, policy: &str, seat: Seat, generator: &mut Generator) -> Option<Json> {
        let offered = G::policies().iter().find(|offered| offered.name == policy)?;
        Some(to_json(&(offered.make)().choose(&self.0, seat, generator)))
    }

    fn view(&self, viewer: Viewer) -> Json {
        to_json(&self.0.view(viewer))
    }

    fn write_view(&self, viewer: Viewer, looked: &mut Looked, tape: &mut Tape) {
        if G::view_is_open() && tape.same_as_beside() {
            return;
        }
        let before = looked.0.take().and_then(|view| view.downcast::<G::View>().ok());
        let view = match before {
            Some(mut view) => {
                self.0.look_as(viewer, &mut view);
                view
            }
            None => Box::new(self.0.view(viewer)),
        };
        // A view of which nothing is said to be open to all need not be an object.
        match G::open_to_all() {
            [] => tape.write(&*view),
            open => tape.write_beside(&*view, open),
        }
        looked.0 = Some(view);
    }

    fn write_standing(&self, viewer: Viewer, tape: &mut Tape) {
        let open = G::wealth_is_open();
        let standing = LazyCell::new(|| self.0.standing(viewer));
        tape.member_beside("standing", open, || &*standing);
        tape.member_beside("ahead", open, || self.0.ahead(viewer));
        tape.member_beside("wins", true, || self.0.wins());
        tape.key("nearest");
        if !(open && tape.same_as_beside()) {
            // Of who is nearest mostly a figure changes.
            tape.write(&Parts(&nearest_or_won(&self.0, viewer)));
        }
        let decided = self.0.decided();
        if !decided.is_empty() {
            tape.member("decided", &decided);
        }
        tape.member_beside("cash", open, || self.cash_of(&standing));
    }

    fn auction(&self, viewer: Viewer) -> Option<AuctionShown> {
        self.0.auction(viewer)
    }

    fn bidding(&self, action: &Json) -> Option<Bidding> {
        G::bidding(&read_action::<G>(action).ok()?)
    }

    fn offer(&self, viewer: Viewer) -> Option<OfferShown> {
        self.0.offer(viewer)
    }

    fn asked_first(&self) -> Option<Seat> {
        self.0.asked_first()
    }

    fn show(&self, viewer: Viewer, names: Names<'_>, say: &dyn Say) -> String {
        G::show(&self.0.view(viewer), names, &say)
    }

    fn standing(&self, viewer: Viewer) -> Standing {
        self.0.standing(viewer)
    }

    fn ahead(&self, viewer: Viewer) -> SeatSet {
        self.0.ahead(viewer)
    }

    fn wins(&self) -> Text {
        self.0.wins()
    }

    fn nearest(&self, viewer: Viewer) -> Text {
        nearest_or_won(&self.0, viewer)
    }

    fn decided(&self) -> Vec<Text> {
        self.0.decided()
    }

    fn cash(&self, viewer: Viewer) -> Vec<Option<Money>> {
        self.cash_of(&self.0.standing(viewer))
    }

    fn written(&self) -> Json {
        to_json(&self.0)
    }

    fn fork(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn typed(&self) -> &dyn Any {
        &self.0
    }
}

/// A [`ShownChoice`], an action or a form, without a tree of the action. Flat by itself: serde's own way takes a
/// detour.
#[derive(Serialize)]
struct ChoiceWritten<'a, A> {
    label: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    short: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    follows: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    brings: Option<u32>,
    #[serde(skip_serializing_if = "Weight::is_plain")]
    weight: Weight,
    touches: Vec<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<&'a A>,
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<Map<String, Json>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<Vec<ShownField>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    wants_something: bool,
}

#[derive(Serialize)]
struct EventTold<E> {
    event: E,
    text: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    #[serde(skip_serializing_if = "LineKind::is_plain")]
    line: LineKind,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    bidding: bool,
}

#[derive(Debug)]
struct EventOf<G: Game>(G::Event);

impl<G: Listed> AnyEvent for EventOf<G> {
    fn seen(&self, viewer: Viewer) -> Option<Json> {
        G::witness(&self.0, viewer).map(|event| to_json(&event))
    }

    fn told(&self, viewer: Viewer, names: Names<'_>) -> Option<Telling> {
        G::witness(&self.0, viewer).map(|event| G::tell(&event, names))
    }

    fn is_alike(&self, one: Viewer, other: Viewer) -> bool {
        let seen = |viewer| G::witness(&self.0, viewer);
        one == other || G::is_open(&self.0) || seen(one) == seen(other)
    }

    fn write(&self, viewer: Viewer, names: Names<'_>, tape: &mut Tape) {
        if let Some(event) = G::witness(&self.0, viewer) {
            let Telling { text, by, line, bidding } = G::tell(&event, names);
            tape.write(&EventTold { event, text, by, line, bidding });
        }
    }
}

fn happened<G: Listed>(sink: Collected<G::Event>) -> Vec<Happened> {
    let one = |told| match told {
        Told::Posting(posting) => Happened::Posting(posting),
        Told::Event(event) => Happened::Event(Box::new(EventOf::<G>(event))),
    };
    sink.told.into_iter().map(one).collect()
}
