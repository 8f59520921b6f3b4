//! The course of a table: all that its log adds up to.
//!
//! [`Course::apply`] is the only way it changes, for an entry that was just appended and for one
//! read back after a restart alike.

mod kept;
mod recorded;
mod shown;
mod stretch;
mod trial;

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use kontor_engine::any::{AnyGame, AnyState, Happened};
use kontor_engine::game::Next;
use kontor_engine::generator::CHANCE_STREAM;
use kontor_engine::line::Line;
use kontor_engine::record::RecordedStep;
use kontor_engine::steps::Steps;
use kontor_engine::{Generator, Refusal, Seat, SeatSet, Seed};
use kontor_engine::{OptionValue, Setup};
use kontor_store::{
    Damage, Moment, Person, PersonId, Status, StoreError, StoredTable, TableId, Version,
};
use serde::Deserialize;
use serde_json::Value as Json;

use crate::clock::{Clocks, Turn};
use crate::entry::{Chair, Entry};
use crate::orders::{Order, Orders};
use crate::protocol::{BotsAlone, Clock, Halted, PersonShown, Settings, UndoAsked};
use crate::talks::{Alone, Talks, VOTE_LASTS, milliseconds};
use crate::undo::{TakeBack, play_on, take_back};
pub use kept::Before;
pub use shown::{
    Page, not_set_up, person_shown, play_shown, seat_names, seats_shown, stored_shown,
};
pub use stretch::Stored;
pub use trial::{Trial, draw};

/// What is known of the people of a table.
pub type PeopleNames = HashMap<PersonId, Named>;

/// What is known of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// What they are called.
    pub name: String,
    /// Who answers for it, if it is a program.
    pub owner: Option<PersonId>,
}

impl From<Person> for Named {
    fn from(person: Person) -> Named {
        Named { name: person.name, owner: person.owner }
    }
}

impl From<PersonShown> for Named {
    fn from(person: PersonShown) -> Named {
        Named { name: person.name, owner: person.owner }
    }
}

/// A table, as far as it has come.
#[allow(missing_docs, reason = "the names say it")]
pub struct Course {
    pub id: TableId,
    /// What is played.
    pub game: &'static dyn AnyGame,
    /// The version of the game's rules that it was begun by.
    pub rules: u32,
    /// The edition's id.
    pub edition: String,
    /// The game's options, each with its value by the rules that the table was begun by.
    pub options: BTreeMap<String, OptionValue>,
    /// Whether it plays by the printed rules.
    pub printed: bool,
    /// What else was chosen.
    pub settings: Settings,
    /// When it was made.
    pub created: Moment,
    /// What was published of the seed.
    pub commitment: String,
    seed: Seed,
    /// How many of its first steps were laid out from another game.
    pub laid: usize,
    /// Who decides when it starts.
    pub host: PersonId,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The seats that bots have of their own before the game, in the order they came.
    pub bots_came: Vec<Seat>,
    /// Where it stands.
    pub status: Status,
    /// The game, once it began.
    pub play: Option<Play>,
    /// A wish to take back that is not yet answered by all.
    pub undo: Option<UndoAsked>,
    /// The seats that want to close the table.
    pub closing: SeatSet,
    /// What else the people asked of each other.
    pub talks: Talks,
    /// What seats want done by themselves in the auction that is on. Each knows its own alone.
    pub orders: Orders,
    /// Where the next game is.
    pub rematch: Option<TableId>,
    /// How long the log is.
    pub version: Version,
    /// How long it was after the last step of the game.
    pub played: Version,
    /// Why it does not go on, if the next entry of the log cannot be played.
    pub halted: Option<Halted>,
}

/// A game under way.
pub struct Play {
    /// The steps in force, and the table.
    pub line: Line,
    /// Every step, those taken back included.
    pub record: Steps,
    /// The version that each of them made.
    pub versions: Vec<Version>,
    /// The time of every seat.
    pub clocks: Clocks,
    /// Of each of them, whether it showed something hidden.
    revealed: Vec<bool>,
    /// The same of each step in force.
    reveals: Vec<bool>,
    chance: Generator,
}

impl Course {
    /// A table as it was made, before the first entry of its log.
    pub fn begin(stored: &StoredTable) -> Result<Course, StoreError> {
        let damaged =
            |id| StoreError::Corrupt(Damage::new(id).with("table", stored.id.to_string()));
        let mut course = Course {
            id: stored.id.clone(),
            game: kontor_games::find(&stored.game).map_err(|_| damaged("damaged-game"))?,
            rules: stored.rules,
            edition: stored.edition.clone(),
            options: BTreeMap::deserialize(&stored.options)
                .map_err(|_| damaged("damaged-options"))?,
            printed: false,
            settings: Settings::deserialize(&stored.settings)
                .map_err(|_| damaged("damaged-settings"))?,
            created: stored.created,
            commitment: stored.commitment.clone(),
            seed: stored.seed,
            laid: 0,
            host: stored.creator.clone(),
            chairs: stored.seats.iter().map(Chair::from).collect(),
            bots_came: Vec::new(),
            status: Status::Waiting,
            play: None,
            undo: None,
            closing: SeatSet::EMPTY,
            talks: Talks::default(),
            orders: Orders::default(),
            rematch: None,
            version: Version::START,
            played: Version::START,
            halted: None,
        };
        course.note_bots();
        if let Ok(setup) = course.setup_for(course.chairs.len()) {
            course.printed = setup.is_printed(course.game.info());
            // What was left out, or could not be chosen yet, has the value that is played here: whoever looks,
            // or plays another game of this kind, would take the default of today for it.
            let value = |(id, value): (&str, &OptionValue)| (id.to_string(), value.clone());
            course.options = setup.options().map(value).collect();
        }
        Ok(course)
    }

    /// The table as it is set up for those who sit there.
    pub fn set_up(&self) -> Result<Box<dyn AnyState>, Refusal> {
        self.set_up_for(self.chairs.len())
    }

    /// The table as it would be set up for so many.
    pub fn set_up_for(&self, seats: usize) -> Result<Box<dyn AnyState>, Refusal> {
        self.game.set_up(&self.setup_for(seats)?)
    }

    /// The choices of the table for so many, by the rules that it was begun by.
    fn setup_for(&self, seats: usize) -> Result<Setup, Refusal> {
        Setup::under(self.game.info(), self.rules, Some(&self.edition), seats, &self.options)
    }

    /// An entry that was stored, perhaps under older rules or with keys that mean nothing, as it is
    /// written today.
    pub fn today(&self, entry: Entry) -> Result<Entry, Refusal> {
        let rewritten = |step| self.game.rewritten(self.rules, &step);
        Ok(match entry {
            Entry::Action { seat, action, reveals } => {
                match rewritten(RecordedStep::Action(seat, action))? {
                    RecordedStep::Action(seat, action) => Entry::Action { seat, action, reveals },
                    other => unreachable!("an action was written as {other:?}"),
                }
            }
            Entry::Chance { outcome, position } => {
                match rewritten(RecordedStep::Chance(outcome))? {
                    RecordedStep::Chance(outcome) => Entry::Chance { outcome, position },
                    other => unreachable!("an outcome was written as {other:?}"),
                }
            }
            other => other,
        })
    }

    /// The stream of chance from its beginning. The seed never leaves the course while it counts.
    pub fn first_chance(&self) -> Generator {
        Generator::new(self.seed, CHANCE_STREAM)
    }

    /// What bots leave to chance at this step: apart from the table's own stream, and the same whenever it is asked for.
    pub fn bots_chance(&self) -> Generator {
        let steps = self.play.as_ref().map_or(0, |play| play.record.len() as u64);
        Generator::new(self.seed, CHANCE_STREAM + 1 + steps)
    }

    /// Applies an entry of the log; says what happened in it. Refuses only what is no entry of this
    /// log.
    pub fn apply(&mut self, entry: &Entry, at: Moment) -> Result<Vec<Happened>, Refusal> {
        let happened = match entry {
            Entry::Seated { host, .. } => {
                reseat(&mut self.chairs, entry);
                self.note_bots();
                self.host.clone_from(host);
                Vec::new()
            }
            Entry::Started { chairs, laid } => {
                self.laid = *laid;
                reseat(&mut self.chairs, entry);
                self.play = Some(Play {
                    line: Line::new(self.set_up()?),
                    record: Steps::new(),
                    versions: Vec::new(),
                    clocks: Clocks::new(self.settings.clock, chairs.len()),
                    revealed: Vec::new(),
                    reveals: Vec::new(),
                    chance: self.first_chance(),
                });
                self.status = Status::Playing;
                self.time_turns(None, false, at);
                Vec::new()
            }
            Entry::Action { seat, action, reveals } => {
                let step = RecordedStep::Action(*seat, action.clone());
                self.step(step, *reveals, Some(*seat), at)?
            }
            Entry::Chance { outcome, position } => {
                let happened = self.step(RecordedStep::Chance(outcome.clone()), false, None, at)?;
                if let Some(play) = &mut self.play {
                    play.chance.go_to((*position).into());
                }
                happened
            }
            Entry::Undone { seat, steps } => {
                self.step(RecordedStep::Undo(*steps), false, Some(*seat), at)?
            }
            other => {
                self.arrange(other, at);
                Vec::new()
            }
        };
        self.talks.apply(entry, &self.chairs, at);
        self.note_alone(at);
        self.version = self.version.plus(1);
        if entry.is_step() {
            self.played = self.version;
        }
        Ok(happened)
    }

    fn step(
        &mut self,
        step: RecordedStep,
        reveals: bool,
        acted: Option<Seat>,
        at: Moment,
    ) -> Result<Vec<Happened>, Refusal> {
        let play = self.play.as_mut().ok_or_else(not_begun)?;
        let happened = play.line.play(&step)?;
        let back = matches!(step, RecordedStep::Undo(_));
        match &step {
            RecordedStep::Action(seat, action) => {
                self.orders.acted(*seat, action, play.line.state());
            }
            RecordedStep::Chance(_) => {}
            RecordedStep::Undo(_) => self.orders.forget(),
        }
        self.orders.follow(play.line.state());
        play.reveals.resize(play.line.steps().len(), reveals);
        play.record.push(&step);
        play.revealed.push(reveals);
        play.versions.push(self.version.plus(1));
        if back {
            self.talks.wishes.taken_back_to(play.line.steps().len());
        }
        let by_people = acted.filter(|seat| self.chairs[seat.index()].is_played_by_people());
        if back {
            self.undo = None;
        } else {
            play_on(&mut self.undo, &mut self.talks.wishes, by_people, 1, at);
        }
        if play.line.state().next() == Next::Over {
            self.status = Status::Finished;
        }
        self.time_turns(acted, back, at);
        Ok(happened)
    }

    /// Everything that is no step of the game and not about its beginning.
    fn arrange(&mut self, entry: &Entry, at: Moment) {
        match entry {
            Entry::UndoAsked { seat, steps } => {
                let (seat, steps) = (*seat, *steps);
                self.undo = Some(UndoAsked { seat, steps, agreed: Vec::new() });
                let in_force = self.play.as_ref().map_or(0, |play| play.line.steps().len());
                self.talks.wishes.ask(seat, in_force.saturating_sub(steps));
            }
            Entry::UndoAnswered { seat, agree: true } => {
                if let Some(undo) = &mut self.undo {
                    undo.agreed.push(*seat);
                }
            }
            Entry::UndoAnswered { agree: false, .. } => {
                if let Some(asked) = self.undo.take() {
                    self.talks.wishes.refuse(asked.seat, at);
                }
            }
            Entry::StoodIn { seat, .. } => {
                self.order(*seat, None);
                self.vote(*seat, false, at);
            }
            Entry::Ordered { seat, order } => self.order(*seat, *order),
            Entry::CloseVoted { seat, close } => self.vote(*seat, *close, at),
            Entry::Closed => self.status = Status::Closed,
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            _ => {}
        }
        reseat(&mut self.chairs, entry);
        let timed = self.timed();
        if let Some(play) = &mut self.play {
            play.clocks.keep(timed, at);
            if let Entry::Resumed { stopped } = entry {
                play.clocks.resume(*stopped, at);
            }
        }
    }

    fn order(&mut self, seat: Seat, order: Option<Order>) {
        self.orders.give(seat, order, self.play.as_ref().map(|play| play.line.state()));
    }

    fn vote(&mut self, seat: Seat, close: bool, at: Moment) {
        self.closing = if close { self.closing.with(seat) } else { self.closing.without(seat) };
        let since = self.talks.closing_since.unwrap_or(at);
        self.talks.closing_since = (!self.closing.is_empty()).then_some(since);
        if self.closing.is_empty() {
            self.talks.attended = SeatSet::EMPTY;
        }
    }

    /// Notes since when only bots have played.
    fn note_alone(&mut self, at: Moment) {
        let steps = self.play.as_ref().map_or(0, |play| play.record.len());
        let alone = self.status == Status::Playing && self.is_left_to_bots();
        let since = self.talks.alone.unwrap_or(Alone { since: at, steps });
        self.talks.alone = alone.then_some(since);
    }

    fn time_turns(&mut self, acted: Option<Seat>, back: bool, at: Moment) {
        let turn = Turn { to_act: self.to_act(), timed: self.timed(), acted, back };
        if let Some(play) = &mut self.play {
            play.clocks.turn(turn, at);
        }
    }

    /// Whether nobody but bots and programs plays.
    pub fn is_left_to_bots(&self) -> bool {
        !self.chairs.iter().any(Chair::is_played_by_people)
    }

    /// The seats that are to act, in their own time.
    fn timed(&self) -> SeatSet {
        self.to_act().iter().filter(|seat| self.chairs[seat.index()].bot.is_none()).collect()
    }

    /// Whether the game is on and can go on.
    pub fn is_played(&self) -> bool {
        self.status == Status::Playing && self.halted.is_none()
    }

    /// The seats that are to act.
    pub fn to_act(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.is_played() => match play.line.state().next() {
                Next::Seats(seats) => seats,
                Next::Chance | Next::Over => SeatSet::EMPTY,
            },
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that bots are to act for now. While a game waits for its people to come back, only those
    /// whose time ran out: a bot ends their turn.
    pub fn bots_to_act(&self) -> SeatSet {
        let bots = self.to_act().minus(self.timed());
        if !self.is_left_to_bots() || self.settings.bots_alone == BotsAlone::Finish {
            return bots;
        }
        let over = |seat: &Seat| self.play.as_ref().is_some_and(|play| play.clocks.is_over(*seat));
        bots.iter().filter(over).collect()
    }

    /// What a seat that people play has done by its order, if it is to act and gave one.
    pub fn ordered(&self, seat: Seat) -> Option<Json> {
        let play = self.play.as_ref().filter(|_| self.timed().contains(seat))?;
        self.orders.action(seat, play.line.state())
    }

    /// The seats that act by themselves as they ordered.
    pub fn ordered_to_act(&self) -> SeatSet {
        self.timed().iter().filter(|seat| self.ordered(*seat).is_some()).collect()
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let at = self.chairs.iter().position(|chair| chair.people.contains(person))?;
        Seat::new(at)
    }

    /// The seats that people play now.
    pub fn seats_of_people(&self) -> SeatSet {
        let by_people = |seat: &Seat| self.chairs[seat.index()].is_played_by_people();
        Seat::all(self.chairs.len()).filter(by_people).collect()
    }

    /// How long who lost their time still has a say: the grace, and where one comes back now and then, as
    /// long as a vote lasts for those who are away.
    pub fn say_lasts(&self, grace: Duration) -> Duration {
        match self.settings.clock {
            Clock::Correspondence { .. } => grace.max(VOTE_LASTS),
            Clock::Live { .. } | Clock::None => grace,
        }
    }

    /// The seats that have a say: those that people play now, and those whose people lost their time a
    /// while ago. A short clock does not outvote who is away for a moment, nor a long one who sleeps.
    pub fn seats_with_a_say(&self, now: Moment, grace: Duration) -> SeatSet {
        let since = Moment(now.0 - milliseconds(self.say_lasts(grace)));
        let late = self.talks.late_since(since);
        self.seats_of_people().iter().chain(late.iter()).collect()
    }

    /// What a seat could take back.
    pub fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        let play = self.play.as_ref().filter(|_| self.is_played())?;
        let back = take_back(play.line.steps(), &play.reveals, seat)?;
        // What was laid out nobody did here.
        (play.line.steps().len() - back.steps >= self.laid).then_some(back)
    }
}

/// Seats people and bots as an entry says.
pub fn reseat(seated: &mut Vec<Chair>, entry: &Entry) {
    match entry {
        Entry::Seated { chairs, .. } | Entry::Started { chairs, .. } => seated.clone_from(chairs),
        Entry::StoodIn { seat, policy, .. } => seated[seat.index()].bot = Some(policy.clone()),
        Entry::Left { seat, person } => {
            seated[seat.index()].people.retain(|sitting| sitting != person);
        }
        Entry::Returned { seat } => seated[seat.index()].bot = None,
        _ => {}
    }
}

/// Why nothing is played before a game.
fn not_begun() -> Refusal {
    Refusal::form("refused-not-begun")
}

/// How many words of the stream were taken.
fn position(chance: &Generator) -> u64 {
    u64::try_from(chance.position()).expect("no game draws 2⁶⁴ words")
}

#[cfg(test)]
mod tests;
