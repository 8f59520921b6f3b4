//! Games without their types: one way for server and terminal to list, play and show any of them.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::Debug;

pub use serde_json::Value as Json;

use crate::auction::{AuctionShown, Bidding};
use crate::game::{Next, Standing};
use crate::generator::Generator;
use crate::info::Info;
use crate::ledger::Posting;
use crate::listed::Names;
use crate::money::Money;
use crate::options::OptionValue;
use crate::record::RecordedStep;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::setup::Setup;
use crate::shown::ShownChoice;
use crate::tape::Tape;
use crate::text::{Say, Telling, Text};
use crate::trade::OfferShown;

/// A game in the list of games.
pub trait AnyGame: Send + Sync {
    /// What is fixed about it.
    fn info(&self) -> &'static Info;
    /// Name and description of each policy, weakest first.
    fn policies(&self) -> Vec<(&'static str, &'static str)>;
    /// The rules as played, in this language.
    fn rules(&self, language: &str) -> Option<&'static str>;
    /// The words of its texts in this language, as a Fluent file.
    fn texts(&self, language: &str) -> Option<&'static str>;
    /// What is printed and never changes; `None` where the view holds it all.
    fn board(&self) -> Option<Json>;
    /// What simulations and tests choose for options unless told otherwise.
    fn simulated(&self) -> BTreeMap<String, OptionValue>;
    /// The state before the first step.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyState>, Refusal>;
    /// The state as [`AnyState::written`] wrote it.
    fn restore(&self, state: &Json) -> Result<Box<dyn AnyState>, Refusal>;
    /// A step that was written down under version `rules`, perhaps with keys that mean nothing, as it
    /// is written today: as the game reads it, and of the version that it is played by.
    fn rewritten(&self, rules: u32, step: &RecordedStep) -> Result<RecordedStep, Refusal>;
}

/// A game under way: the state of some game.
pub trait AnyState: Send + Sync + Debug {
    /// Who goes on.
    fn next(&self) -> Next;
    /// Who may do something while the game waits for others.
    fn beside(&self) -> SeatSet;
    /// What is going on and what is asked of the seat.
    fn prompt(&self, seat: Seat, names: Names<'_>) -> Text;
    /// All that the seat may do.
    fn choices(&self, seat: Seat, names: Names<'_>) -> Vec<ShownChoice>;
    /// Writes all that the seat may do: the same, as JSON.
    fn write_choices(&self, seat: Seat, names: Names<'_>, tape: &mut Tape);
    /// Does what a seat wants, or refuses and changes nothing. The action is taken to the letter: a key
    /// that the game would not write is refused.
    fn act(&mut self, seat: Seat, action: &Json) -> Result<Vec<Happened>, Refusal>;
    /// The same, and says what else came of it.
    fn carry_out(&mut self, seat: Seat, action: &Json) -> Result<Acted, Refusal>;
    /// Draws an outcome of chance; only asked when chance is next.
    fn sample(&self, generator: &mut Generator) -> Json;
    /// Applies an outcome of chance, or refuses and changes nothing.
    fn chance(&mut self, outcome: &Json) -> Result<Vec<Happened>, Refusal>;
    /// Draws an outcome of chance and applies it; only asked when chance is next.
    fn draw(&mut self, generator: &mut Generator) -> (Json, Vec<Happened>);
    /// What a policy would do in this seat; `None` if there is no policy of this name.
    fn decide(&self, policy: &str, seat: Seat, generator: &mut Generator) -> Option<Json>;
    /// What the viewer sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// Writes what the viewer sees: the same, as JSON. Where the tape follows that of somebody else who looks at
    /// this state, what is open to all is copied from there. `looked` is what was made for others who look at it.
    fn write_view(&self, viewer: Viewer, looked: &mut Looked, tape: &mut Tape);
    /// Writes members of an object: how the seats stand, what wins, who is ahead, what decided the game, and what
    /// each has in hand. Copies them as
    /// the view where all may know them.
    fn write_standing(&self, viewer: Viewer, tape: &mut Tape);
    /// The auction that is on, as the viewer sees it.
    fn auction(&self, viewer: Viewer) -> Option<AuctionShown>;
    /// What an action is in an auction; `None` for all others, and for what is no action.
    fn bidding(&self, action: &Json) -> Option<Bidding>;
    /// The offer that is open, as the viewer sees it.
    fn offer(&self, viewer: Viewer) -> Option<OfferShown>;
    /// What the viewer sees, as text for a terminal.
    fn show(&self, viewer: Viewer, names: Names<'_>, say: &dyn Say) -> String;
    /// Whose turn it is to be asked where several may act and have to be asked one after another.
    fn asked_first(&self) -> Option<Seat>;
    /// How the seats stand, as far as the viewer may know.
    fn standing(&self, viewer: Viewer) -> Standing;
    /// Who is nearest to winning, as far as the viewer may know.
    fn ahead(&self, viewer: Viewer) -> SeatSet;
    /// What wins at this table, in one short sentence.
    fn wins(&self) -> Text;
    /// Who is nearest to that and how near, as far as the viewer may know; after the end, who has won.
    fn nearest(&self, viewer: Viewer) -> Text;
    /// What decided a game that is over, where that was not wealth alone.
    fn decided(&self) -> Vec<Text>;
    /// What each seat has in hand; `None` where the viewer may not know what it owns.
    fn cash(&self, viewer: Viewer) -> Vec<Option<Money>>;
    /// The whole state, for storing. Never for a player.
    fn written(&self) -> Json;
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn AnyState>;
    /// The game with its type, for whoever knows it: players that need more than this trait.
    fn typed(&self) -> &dyn Any;
}

/// What somebody sees of a state, kept for the next who looks at the same state.
#[derive(Default, Debug)]
pub struct Looked(pub(crate) Option<Box<dyn Any + Send>>);

/// What came of an action.
#[derive(Debug)]
pub struct Acted {
    /// The action as the game read it: what a log holds.
    pub action: Json,
    /// Whether it showed others something they did not know.
    pub reveals: bool,
    /// What happened.
    pub happened: Vec<Happened>,
}

/// One thing that happened in a step. What of it a viewer may know, it says itself.
#[derive(Debug)]
pub enum Happened {
    /// Money moved; open to all.
    Posting(Posting),
    /// An event of the game.
    Event(Box<dyn AnyEvent>),
}

/// An event of some game.
pub trait AnyEvent: Debug + Send {
    /// The event as the viewer sees it; `None` if not at all.
    fn seen(&self, viewer: Viewer) -> Option<Json>;
    /// The event as the viewer sees it, in one line.
    fn told(&self, viewer: Viewer, names: Names<'_>) -> Option<Telling>;
    /// Whether two viewers see the same of it.
    fn is_alike(&self, one: Viewer, other: Viewer) -> bool;
    /// Writes the event as the viewer sees it, with its line: an item of a list, or nothing if the
    /// viewer does not see it.
    fn write(&self, viewer: Viewer, names: Names<'_>, tape: &mut Tape);
}
