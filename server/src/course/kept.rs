//! A course as a snapshot holds it.

use kontor_engine::generator::CHANCE_STREAM;
use kontor_engine::letter::to_json;
use kontor_engine::line::Line;
use kontor_engine::record::RecordedStep;
use kontor_engine::steps::Steps;
use kontor_engine::{Generator, Refusal, Seat, SeatSet};
use kontor_store::{
    Damage, LogEntry, PersonId, Status, StoreError, Stretch, TableId, TableState, Version,
};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::clock::Clocks;
use crate::course::{Course, Play, position, stretch};
use crate::entry::{Chair, Entry};
use crate::orders::Orders;
use crate::protocol::UndoAsked;
use crate::talks::Talks;

/// How snapshots are written: raised whenever [`Kept`] changes its meaning.
const FORMAT: u32 = 2;

/// A course as a snapshot holds it: what would have to be played to know it. The steps themselves are
/// in the log, so a snapshot of a long game is no larger than one of a short game.
#[derive(Serialize, Deserialize)]
struct Kept {
    host: PersonId,
    chairs: Vec<Chair>,
    #[serde(default)]
    bots_came: Vec<Seat>,
    status: Status,
    undo: Option<UndoAsked>,
    closing: SeatSet,
    #[serde(default)]
    talks: Talks,
    #[serde(default)]
    orders: Orders,
    rematch: Option<TableId>,
    played: Version,
    #[serde(default)]
    laid: usize,
    play: Option<KeptPlay>,
}

#[derive(Serialize, Deserialize)]
struct KeptPlay {
    state: Json,
    position: u64,
    clocks: Clocks,
}

/// What is known of what was played before a snapshot.
pub enum Before {
    /// The log.
    Log(Vec<LogEntry>),
    /// The steps, as they were written for this.
    Stretches(Vec<Stretch>),
}

impl From<Vec<LogEntry>> for Before {
    fn from(log: Vec<LogEntry>) -> Before {
        Before::Log(log)
    }
}

/// The steps that were played.
#[derive(Default)]
pub struct PlayedSteps {
    record: Steps,
    versions: Vec<Version>,
    /// Of each step, whether it showed something hidden.
    revealed: Vec<bool>,
    in_force: Steps,
    /// The same of each step in force.
    reveals: Vec<bool>,
}

impl PlayedSteps {
    /// A step was played, by this seat if not by chance.
    pub fn step(&mut self, text: &str, seat: Option<Seat>, reveals: bool, version: Version) {
        self.record.push_text(text, seat);
        self.in_force.push_text(text, seat);
        self.revealed.push(reveals);
        self.reveals.push(reveals);
        self.versions.push(version);
    }

    /// So many steps were taken back.
    pub fn take_back(&mut self, count: usize, version: Version) {
        let left = self.in_force.len().saturating_sub(count);
        self.in_force.truncate(left);
        self.reveals.truncate(left);
        self.record.push(&RecordedStep::Undo(count));
        self.revealed.push(false);
        self.versions.push(version);
    }

    fn of(course: &Course, before: Before) -> Result<PlayedSteps, StoreError> {
        match before {
            Before::Log(log) => PlayedSteps::read(course, log),
            Before::Stretches(stretches) => stretch::read(&stretches),
        }
    }

    /// Reads them from a log as they are written today, without playing them.
    fn read(course: &Course, log: Vec<LogEntry>) -> Result<PlayedSteps, StoreError> {
        let mut told = PlayedSteps::default();
        for stored in log {
            let version = stored.version;
            let entry = course.today(Entry::read(stored)?).map_err(|refusal| {
                let damage = Damage::new("damaged-refused").with("entry", version.to_string());
                StoreError::Corrupt(damage.with("rule", refusal.rule.to_string()))
            })?;
            let (step, seat, reveals) = match entry {
                Entry::Action { seat, action, reveals } => {
                    (RecordedStep::Action(seat, action), Some(seat), reveals)
                }
                Entry::Chance { outcome, .. } => (RecordedStep::Chance(outcome), None, false),
                Entry::Undone { steps: count, .. } => {
                    told.take_back(count, version);
                    continue;
                }
                _ => continue,
            };
            let text = serde_json::to_string(&step).expect("a step has a JSON form");
            told.step(&text, seat, reveals, version);
        }
        Ok(told)
    }
}

impl Course {
    /// Puts the course to where a snapshot was taken, after what was played before. Refuses one of another format or
    /// other rules.
    pub fn restore(
        &mut self,
        version: Version,
        table: &TableState,
        before: impl Into<Before>,
    ) -> Result<(), StoreError> {
        let damaged = |id| {
            let damage = Damage::new(id).with("version", version.to_string());
            let damage = damage.with("format", table.format.to_string());
            StoreError::Corrupt(damage.with("rules", table.rules.to_string()))
        };
        let TableState { format, rules, state } = table;
        if (*format, *rules) != (FORMAT, self.played_by()) {
            return Err(damaged("damaged-other-snapshot"));
        }
        // What is wrong with it would quote what it holds, and that is hidden.
        let kept = Kept::deserialize(state).map_err(|_| damaged("damaged-snapshot"))?;
        self.chairs = kept.chairs;
        self.bots_came = kept.bots_came;
        self.note_bots();
        self.play = match kept.play {
            None => None,
            Some(kept) => {
                let steps = PlayedSteps::of(self, before.into())?;
                Some(self.restored(kept, steps).map_err(|_| damaged("damaged-snapshot"))?)
            }
        };
        self.host = kept.host;
        self.status = kept.status;
        self.undo = kept.undo;
        self.closing = kept.closing;
        self.talks = kept.talks;
        self.orders = kept.orders;
        self.rematch = kept.rematch;
        self.played = kept.played;
        self.laid = kept.laid;
        self.version = version;
        Ok(())
    }

    fn restored(&self, kept: KeptPlay, steps: PlayedSteps) -> Result<Play, Refusal> {
        let mut chance = Generator::new(self.seed, CHANCE_STREAM);
        chance.go_to(kept.position.into());
        Ok(Play {
            line: Line::resumed(self.set_up()?, self.game.restore(&kept.state)?, steps.in_force),
            record: steps.record,
            versions: steps.versions,
            clocks: kept.clocks,
            revealed: steps.revealed,
            reveals: steps.reveals,
            chance,
        })
    }

    /// The rules that the state is of: those that the table was begun by, or those that its steps are
    /// written anew for. Older ones than these left a state that need not mean the same.
    pub(super) fn played_by(&self) -> u32 {
        self.game.info().played_by(self.rules).unwrap_or(self.rules)
    }

    /// What a snapshot holds. Never for a player.
    pub fn snapshot(&self) -> TableState {
        let state = to_json(&Kept {
            host: self.host.clone(),
            chairs: self.chairs.clone(),
            bots_came: self.bots_came.clone(),
            status: self.status,
            undo: self.undo.clone(),
            closing: self.closing,
            talks: self.talks.clone(),
            orders: self.orders.clone(),
            rematch: self.rematch.clone(),
            played: self.played,
            laid: self.laid,
            play: self.play.as_ref().map(|play| KeptPlay {
                state: play.line.state().written(),
                position: position(&play.chance),
                clocks: play.clocks.clone(),
            }),
        });
        TableState { format: FORMAT, rules: self.played_by(), state }
    }
}
