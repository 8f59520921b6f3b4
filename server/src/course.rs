//! The course of a table: all that its log adds up to.
//!
//! [`Course::apply`] is the only way it changes, for an entry that was just appended and for one
//! read back after a restart alike.

use std::collections::{BTreeMap, HashMap};

use kontor_bots::simulate::unique_names;
use kontor_engine::game::Next;
use kontor_engine::generator::CHANCE_STREAM;
use kontor_engine::line::Line;
use kontor_engine::listed::Names;
use kontor_engine::record::{FORMAT, MAX_NAME, Record, RecordedResult, RecordedStep};
use kontor_engine::setup::{OptionValue, Setup};
use kontor_engine::table::{AnyGame, Happened, Table, to_json};
use kontor_engine::{Generator, Refusal, Seat, SeatSet, Seed, Viewer};
use kontor_store::{Moment, PersonId, Status, StoreError, StoredTable, TableId, Version};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::clock::Clocks;
use crate::entry::{Chair, Entry};
use crate::protocol::{
    BotsAlone, Document, PersonShown, PlayShown, SeatShown, Settings, TableShown, UndoAsked,
};
use crate::undo::{TakeBack, take_back};

/// The names of the people of a table.
pub type PeopleNames = HashMap<PersonId, String>;

/// A table, as far as it has come.
pub struct Course {
    /// Its id.
    pub id: TableId,
    /// What is played.
    pub game: &'static dyn AnyGame,
    /// The edition's id.
    pub edition: String,
    /// The game's options.
    pub options: BTreeMap<String, OptionValue>,
    /// What else was chosen.
    pub settings: Settings,
    /// When it was made.
    pub created: Moment,
    /// What was published of the seed.
    pub commitment: String,
    seed: Seed,
    /// Who decides when it starts.
    pub host: PersonId,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Where it stands.
    pub status: Status,
    /// The game, once it began.
    pub play: Option<Play>,
    /// A wish to take back that is not yet answered by all.
    pub undo: Option<UndoAsked>,
    /// The seats that want to close the table.
    pub closing: SeatSet,
    /// Where the next game is.
    pub rematch: Option<TableId>,
    /// How long the log is.
    pub version: Version,
    /// How long it was after the last step of the game.
    pub played: Version,
}

/// A game under way.
pub struct Play {
    /// The steps in force, and the table.
    pub line: Line,
    /// Every step, those taken back included.
    pub record: Vec<RecordedStep>,
    /// The version that each of them made.
    pub versions: Vec<Version>,
    /// The time of every seat.
    pub clocks: Clocks,
    /// Of each step in force, whether it showed something hidden.
    reveals: Vec<bool>,
    chance: Generator,
}

/// A course as a snapshot holds it.
#[derive(Serialize, Deserialize)]
struct Kept {
    host: PersonId,
    chairs: Vec<Chair>,
    status: Status,
    undo: Option<UndoAsked>,
    closing: SeatSet,
    rematch: Option<TableId>,
    played: Version,
    play: Option<KeptPlay>,
}

#[derive(Serialize, Deserialize)]
struct KeptPlay {
    state: Json,
    record: Vec<RecordedStep>,
    versions: Vec<Version>,
    reveals: Vec<bool>,
    position: u64,
    clocks: Clocks,
}

impl Course {
    /// A table as it was made, before the first entry of its log.
    pub fn begin(stored: &StoredTable) -> Result<Course, StoreError> {
        let damaged = |what: &str, why: &dyn std::fmt::Display| {
            StoreError::Corrupt(format!("the {what} of table {}: {why}", stored.id))
        };
        Ok(Course {
            id: stored.id.clone(),
            game: kontor_games::find(&stored.game).map_err(|error| damaged("game", &error))?,
            edition: stored.edition.clone(),
            options: BTreeMap::deserialize(&stored.options)
                .map_err(|error| damaged("options", &error))?,
            settings: Settings::deserialize(&stored.settings)
                .map_err(|error| damaged("settings", &error))?,
            created: stored.created,
            commitment: stored.commitment.clone(),
            seed: stored.seed,
            host: stored.creator.clone(),
            chairs: stored.seats.iter().map(Chair::from).collect(),
            status: Status::Waiting,
            play: None,
            undo: None,
            closing: SeatSet::EMPTY,
            rematch: None,
            version: Version::START,
            played: Version::START,
        })
    }

    /// Puts the course to where a snapshot was taken.
    pub fn restore(&mut self, version: Version, state: &Json) -> Result<(), StoreError> {
        let damaged = |why: &dyn std::fmt::Display| {
            StoreError::Corrupt(format!("the snapshot of a table at {version}: {why}"))
        };
        let kept = Kept::deserialize(state).map_err(|error| damaged(&error))?;
        self.chairs = kept.chairs;
        self.play = match kept.play {
            None => None,
            Some(kept) => Some(self.restored(kept).map_err(|refusal| damaged(&refusal))?),
        };
        self.host = kept.host;
        self.status = kept.status;
        self.undo = kept.undo;
        self.closing = kept.closing;
        self.rematch = kept.rematch;
        self.played = kept.played;
        self.version = version;
        Ok(())
    }

    fn restored(&self, kept: KeptPlay) -> Result<Play, Refusal> {
        let mut chance = Generator::new(self.seed, CHANCE_STREAM);
        chance.go_to(kept.position.into());
        let mut in_force = Vec::new();
        for step in &kept.record {
            match step {
                RecordedStep::Undo(count) => {
                    in_force.truncate(in_force.len().saturating_sub(*count));
                }
                step => in_force.push(step.clone()),
            }
        }
        Ok(Play {
            line: Line::resumed(self.set_up()?, self.game.restore(&kept.state)?, in_force),
            record: kept.record,
            versions: kept.versions,
            clocks: kept.clocks,
            reveals: kept.reveals,
            chance,
        })
    }

    /// What a snapshot holds. Never for a player.
    pub fn snapshot(&self) -> Json {
        to_json(&Kept {
            host: self.host.clone(),
            chairs: self.chairs.clone(),
            status: self.status,
            undo: self.undo.clone(),
            closing: self.closing,
            rematch: self.rematch.clone(),
            played: self.played,
            play: self.play.as_ref().map(|play| KeptPlay {
                state: play.line.table().state(),
                record: play.record.clone(),
                versions: play.versions.clone(),
                reveals: play.reveals.clone(),
                position: play.position(),
                clocks: play.clocks.clone(),
            }),
        })
    }

    /// The table as it is set up for those who sit there.
    pub fn set_up(&self) -> Result<Box<dyn Table>, Refusal> {
        self.set_up_for(self.chairs.len())
    }

    /// The table as it would be set up for so many.
    pub fn set_up_for(&self, seats: usize) -> Result<Box<dyn Table>, Refusal> {
        let info = self.game.info();
        let setup = Setup::new(info, Some(&self.edition), seats, &self.options)?;
        self.game.set_up(&setup)
    }

    /// The stream of chance from its beginning. The seed never leaves the course while it counts.
    pub fn first_chance(&self) -> Generator {
        Generator::new(self.seed, CHANCE_STREAM)
    }

    /// Applies an entry of the log; says what happened in it. Refuses only what is no entry of this
    /// log.
    pub fn apply(&mut self, entry: &Entry, at: Moment) -> Result<Vec<Happened>, Refusal> {
        let happened = match entry {
            Entry::Seated { host, .. } => {
                reseat(&mut self.chairs, entry);
                self.host.clone_from(host);
                Vec::new()
            }
            Entry::Started { chairs } => {
                reseat(&mut self.chairs, entry);
                self.play = Some(Play {
                    line: Line::new(self.set_up()?),
                    record: Vec::new(),
                    versions: Vec::new(),
                    clocks: Clocks::new(self.settings.clock, chairs.len()),
                    reveals: Vec::new(),
                    chance: self.first_chance(),
                });
                self.status = Status::Playing;
                self.time_turns(None, at);
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
        let play = self.play.as_mut().ok_or_else(|| Refusal::form("the game has not begun"))?;
        let happened = play.line.play(&step)?;
        play.reveals.resize(play.line.steps().len(), reveals);
        play.record.push(step);
        play.versions.push(self.version.plus(1));
        self.undo = None;
        if play.line.table().next() == Next::Over {
            self.status = Status::Finished;
        }
        self.time_turns(acted, at);
        Ok(happened)
    }

    /// Everything that is no step of the game and not about its beginning.
    fn arrange(&mut self, entry: &Entry, at: Moment) {
        match entry {
            Entry::UndoAsked { seat, steps } => {
                let (seat, steps) = (*seat, *steps);
                self.undo = Some(UndoAsked { seat, steps, agreed: Vec::new() });
            }
            Entry::UndoAnswered { seat, agree: true } => {
                if let Some(undo) = &mut self.undo {
                    undo.agreed.push(*seat);
                }
            }
            Entry::UndoAnswered { agree: false, .. } => self.undo = None,
            Entry::StoodIn { seat, .. } => self.closing = self.closing.without(*seat),
            Entry::CloseVoted { seat, close } => {
                self.closing =
                    if *close { self.closing.with(*seat) } else { self.closing.without(*seat) };
            }
            Entry::Closed => self.status = Status::Closed,
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            _ => {}
        }
        reseat(&mut self.chairs, entry);
        let timed = self.timed();
        if let Some(play) = &mut self.play {
            play.clocks.keep(timed, at);
            match entry {
                Entry::Resumed => play.clocks.resume(at),
                Entry::Returned { seat } => play.clocks.refresh(*seat, at),
                _ => {}
            }
        }
    }

    fn time_turns(&mut self, acted: Option<Seat>, at: Moment) {
        let timed = self.timed();
        if let Some(play) = &mut self.play {
            play.clocks.turn(timed, acted, at);
        }
    }

    /// The seats that are to act, in their own time.
    fn timed(&self) -> SeatSet {
        self.to_act().iter().filter(|seat| self.chairs[seat.index()].bot.is_none()).collect()
    }

    /// The seats that are to act.
    pub fn to_act(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.status == Status::Playing => match play.line.table().next() {
                Next::Seats(seats) => seats,
                Next::Chance | Next::Over => SeatSet::EMPTY,
            },
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that bots are to act for now: none while a game waits for people to come back, or
    /// for their answers to who wants to take something back.
    pub fn bots_to_act(&self) -> SeatSet {
        let alone = !self.chairs.iter().any(Chair::is_played_by_people);
        if self.undo.is_some() || (alone && self.settings.bots_alone == BotsAlone::Stop) {
            return SeatSet::EMPTY;
        }
        self.to_act().minus(self.timed())
    }

    /// A seat whose answer a bot waits for before it plays, because another asked to take something
    /// back; the seat that asked if nobody is left to answer.
    pub fn holds_bots_up(&self) -> Option<Seat> {
        let asked = self.undo.as_ref()?;
        let bots = self.to_act().minus(self.timed());
        let answered = |seat: &Seat| *seat == asked.seat || asked.agreed.contains(seat);
        let silent = self.seats_of_people().iter().find(|seat| !answered(seat));
        (!bots.is_empty()).then_some(silent.unwrap_or(asked.seat))
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

    /// What a seat's action puts into the log: the action, and what chance decides after it.
    pub fn act(&self, seat: Seat, action: Json) -> Result<Vec<Entry>, Refusal> {
        let play = self.play.as_ref().ok_or_else(|| Refusal::form("the game has not begun"))?;
        let mut table = play.line.table().fork();
        let reveals = table.reveals(seat, &action);
        table.act(seat, &action)?;
        let mut entries = vec![Entry::Action { seat, action, reveals }];
        draw(&mut *table, &mut play.chance(), &mut entries);
        Ok(entries)
    }

    /// What a seat could take back.
    pub fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Playing)?;
        take_back(play.line.steps(), &play.reveals, seat)
    }

    /// What every seat is called in this game.
    pub fn seat_names(&self, people: &PeopleNames) -> Vec<String> {
        seat_names(&self.chairs, people)
    }

    /// The table as the lobby shows it.
    pub fn shown(&self, people: &PeopleNames) -> TableShown {
        let names = self.seat_names(people);
        TableShown {
            id: self.id.clone(),
            game: self.game.info().id.to_string(),
            edition: self.edition.clone(),
            options: self.options.clone(),
            settings: self.settings.clone(),
            status: self.status,
            host: self.host.clone(),
            seats: seats_shown(&self.chairs, names, people),
            to_act: self.to_act().iter().collect(),
            created: self.created,
        }
    }

    /// What a viewer sees.
    pub fn document(&self, viewer: Viewer, people: &PeopleNames) -> Document {
        let names = self.seat_names(people);
        let play = self.play.as_ref().map(|play| {
            let (table, steps) = (play.line.table(), play.record.len());
            let mut shown = play_shown(table, viewer, Names(&names), steps);
            shown.clocks = play.clocks.shown();
            if let Viewer::Seat(seat) = viewer {
                shown.undo = self.take_back(seat).map(|back| back.offer);
            }
            if self.status != Status::Playing {
                shown.choices.clear();
            }
            shown
        });
        Document {
            table: self.shown(people),
            commitment: self.commitment.clone(),
            seed: (self.status == Status::Finished).then(|| self.seed.to_string()),
            undo: self.undo.clone(),
            closing: self.closing.iter().collect(),
            rematch: self.rematch.clone(),
            play,
        }
    }

    /// The game so far as a record; with its seed and result once it is over.
    pub fn record(&self, people: &PeopleNames) -> Option<Record> {
        let play = self.play.as_ref()?;
        let over = self.status == Status::Finished;
        Some(Record {
            format: FORMAT,
            game: self.game.info().id.to_string(),
            rules: self.game.info().rules_version,
            edition: self.edition.clone(),
            options: self.options.clone(),
            seats: self.seat_names(people),
            commitment: Some(self.commitment.clone()),
            seed: over.then_some(self.seed),
            steps: play.record.clone(),
            result: RecordedResult::of(&play.line.table().standing(Viewer::All)),
        })
    }
}

impl Play {
    /// A copy of the stream of chance where it is now.
    pub fn chance(&self) -> Generator {
        self.chance.clone()
    }

    fn position(&self) -> u64 {
        position(&self.chance)
    }
}

/// Seats people and bots as an entry says.
pub fn reseat(seated: &mut Vec<Chair>, entry: &Entry) {
    match entry {
        Entry::Seated { chairs, .. } | Entry::Started { chairs } => seated.clone_from(chairs),
        Entry::StoodIn { seat, policy, .. } => seated[seat.index()].bot = Some(policy.clone()),
        Entry::Left { seat, person } => {
            seated[seat.index()].people.retain(|sitting| sitting != person);
        }
        Entry::Returned { seat } => seated[seat.index()].bot = None,
        _ => {}
    }
}

/// How many words of the stream were taken.
fn position(chance: &Generator) -> u64 {
    u64::try_from(chance.position()).expect("no game draws 2⁶⁴ words")
}

/// Lets chance play on a copy of the table until it is somebody's turn, and notes what it decided.
pub fn draw(table: &mut dyn Table, chance: &mut Generator, entries: &mut Vec<Entry>) {
    while table.next() == Next::Chance {
        let outcome = table.sample(chance);
        table.chance(&outcome).expect("what was drawn can be");
        entries.push(Entry::Chance { outcome, position: position(chance) });
    }
}

/// The game as a viewer sees it, without clocks and what could be taken back.
pub fn play_shown(table: &dyn Table, viewer: Viewer, names: Names<'_>, steps: usize) -> PlayShown {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    };
    PlayShown {
        steps,
        view: table.view(viewer),
        standing: table.standing(viewer),
        clocks: Vec::new(),
        prompt: seat.map(|seat| table.prompt(seat, names)),
        choices: seat.map(|seat| table.choices(seat, names)).unwrap_or_default(),
        undo: None,
    }
}

/// What every seat is called: its people, or its bot with a number.
pub fn seat_names(chairs: &[Chair], people: &PeopleNames) -> Vec<String> {
    let bots: Vec<String> = chairs
        .iter()
        .filter(|chair| chair.people.is_empty())
        .map(|chair| chair.bot.clone().unwrap_or_else(|| "free seat".to_string()))
        .collect();
    let mut bots = unique_names(&bots).into_iter();
    let name = |chair: &Chair| {
        if chair.people.is_empty() {
            return bots.next().unwrap_or_default();
        }
        let names: Vec<&str> = chair.people.iter().map(|person| name_of(people, person)).collect();
        names.join(" & ").chars().take(MAX_NAME).collect()
    };
    chairs.iter().map(name).collect()
}

/// Who sits where, with names.
pub fn seats_shown(chairs: &[Chair], names: Vec<String>, people: &PeopleNames) -> Vec<SeatShown> {
    let shown = |person: &PersonId| PersonShown {
        id: person.clone(),
        name: name_of(people, person).to_string(),
    };
    let seats = chairs.iter().zip(names);
    seats
        .map(|(chair, name)| SeatShown {
            name,
            people: chair.people.iter().map(shown).collect(),
            bot: chair.bot.clone(),
        })
        .collect()
}

/// The name of a person; those whose account is gone have none.
pub fn name_of<'a>(people: &'a PeopleNames, person: &PersonId) -> &'a str {
    people.get(person).map_or(kontor_store::ANONYMOUS, String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{play_on, started};

    #[test]
    fn a_snapshot_goes_on_as_the_course_would() {
        let (mut course, _) = started(3);
        while course.play.as_ref().unwrap().record.len() < 150 {
            play_on(&mut course);
        }
        let (mut restored, _) = crate::testing::course(3);
        restored.restore(course.version, &course.snapshot()).unwrap();
        assert_eq!(restored.snapshot(), course.snapshot());
        let undone = Entry::Undone { seat: Seat::new(0).unwrap(), steps: 90 };
        for course in [&mut course, &mut restored] {
            course.apply(&undone, Moment(0)).unwrap();
        }
        assert_eq!(restored.snapshot(), course.snapshot());
    }

    /// In Reverse Monopoly buyers hide their money (V3): where only what others have differs, nothing
    /// that a viewer is shown differs, not by a byte.
    #[test]
    fn what_others_have_is_in_nothing_that_is_shown() {
        let (mut course, _) = crate::testing::started_game("reverse-monopoly", 4);
        let people = PeopleNames::new();
        let mut compared = 0;
        while course.status == Status::Playing {
            let snapshot = course.snapshot();
            let version = course.version;
            let seats = Seat::all(4).map(|seat| (Viewer::Seat(seat), seat.index() + 1));
            for (viewer, next) in seats.chain([(Viewer::Spectator, 0)]) {
                let shown = to_json(&course.document(viewer, &people)).to_string();
                let (one, two) = (next % 4, (next + 1) % 4);
                let mut other = snapshot.clone();
                let cash = &mut other["play"]["state"]["accounts"]["seats"];
                let sums = [one, two].map(|seat| cash[seat].as_i64().unwrap());
                cash[one] = (sums[0] - 1).into();
                cash[two] = (sums[1] + 1).into();
                // It cannot be where somebody has nothing, or leads an auction with all there is.
                if course.restore(version, &other).is_ok() {
                    let again = to_json(&course.document(viewer, &people)).to_string();
                    assert_eq!(again, shown, "{viewer:?}");
                    compared += 1;
                }
                course.restore(version, &snapshot).unwrap();
            }
            play_on(&mut course);
        }
        assert!(compared > 500, "{compared} only");
    }

    #[test]
    fn the_seed_is_shown_only_when_the_game_is_over() {
        let (mut course, people) = started(3);
        let people: PeopleNames =
            people.into_iter().map(|person| (person, "Ann".to_string())).collect();
        let seed = course.seed.to_string();
        while course.status == Status::Playing {
            for viewer in [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Spectator] {
                let document = to_json(&course.document(viewer, &people)).to_string();
                assert!(!document.contains(&seed) && document.contains(&course.commitment));
            }
            assert!(course.record(&people).unwrap().seed.is_none());
            play_on(&mut course);
        }
        let record = course.record(&people).unwrap();
        let verified = kontor_engine::record::verify(course.game, &record).unwrap();
        assert!(verified.finished);
    }

    #[test]
    fn after_taking_back_a_draw_the_next_one_is_new_and_the_record_still_verifies() {
        let (mut course, _) = started(3);
        let seat = course.to_act().single().unwrap();
        // A whole turn ends with a drawn card.
        let before = course.play.as_ref().unwrap().record.len();
        while course.to_act().single() == Some(seat) {
            play_on(&mut course);
        }
        let steps = course.play.as_ref().unwrap().record.len() - before;
        course.apply(&Entry::Undone { seat, steps }, Moment(0)).unwrap();
        assert_eq!(course.to_act().single(), Some(seat));
        while course.status == Status::Playing {
            play_on(&mut course);
        }
        let record = course.record(&PeopleNames::new()).unwrap();
        assert!(record.steps.contains(&RecordedStep::Undo(steps)));
        kontor_engine::record::verify(course.game, &record).unwrap();
    }
}
