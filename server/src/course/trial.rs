//! An action tried once, on a copy of the game, with what chance decides after it.
//!
//! What it puts into the log, what happened and how the game stands are known then. When the entries
//! are durable the course adopts the copy, and nothing is played a second time.

use kontor_engine::any::{AnyState, Happened};
use kontor_engine::game::Next;
use kontor_engine::record::{RecordedResult, RecordedStep};
use kontor_engine::{Generator, Refusal, Seat, SeatSet, Viewer};
use kontor_store::{Moment, Status};
use serde_json::Value as Json;

use crate::clock::Turn;
use crate::course::{Course, not_begun, position};
use crate::entry::Entry;
use crate::feed::Played;
use crate::orders::Orders;
use crate::undo::play_on;

/// An action that was allowed, and all it leads to.
pub struct Trial {
    seat: Seat,
    entries: Vec<Entry>,
    /// What happened, for each entry.
    happened: Vec<Vec<Happened>>,
    state: Box<dyn AnyState>,
    chance: Generator,
    /// What is ordered after it. An auction can be over and the next one on when all of it is played.
    orders: Orders,
}

impl Trial {
    /// What goes into the log: the action, and what chance decided after it.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How the game ends with it, if it does.
    pub fn result(&self) -> Option<RecordedResult> {
        let over = self.state.next() == Next::Over;
        over.then(|| RecordedResult::of(&self.state.standing(Viewer::All))).flatten()
    }
}

impl Course {
    /// Tries what a seat wants. Nothing changes yet.
    pub fn act(&self, seat: Seat, action: &Json) -> Result<Trial, Refusal> {
        let play = self.play.as_ref().ok_or_else(not_begun)?;
        let mut state = play.line.state().fork();
        let acted = state.carry_out(seat, action)?;
        let mut orders = self.orders.clone();
        orders.acted(seat, &acted.action, &*state);
        orders.follow(&*state);
        let mut entries =
            vec![Entry::Action { seat, action: acted.action, reveals: acted.reveals }];
        let mut happened = vec![acted.happened];
        let mut chance = play.chance.clone();
        let drawn = draw(&mut *state, &mut chance, &mut entries, |state| orders.follow(state));
        happened.extend(drawn);
        Ok(Trial { seat, entries, happened, state, chance, orders })
    }

    /// Goes on where a trial of this course led, whose entries are durable now: to the same that
    /// applying them one by one would lead to.
    pub fn adopt(&mut self, trial: Trial, at: Moment) -> Vec<Played> {
        let play = self.play.as_mut().expect("only a game that has begun is tried");
        let Trial { seat, entries, happened, state, chance, orders } = trial;
        let mut played = Vec::with_capacity(entries.len());
        for (entry, happened) in entries.into_iter().zip(happened) {
            let (step, reveals) = match entry {
                Entry::Action { seat, action, reveals } => {
                    (RecordedStep::Action(seat, action), reveals)
                }
                Entry::Chance { outcome, .. } => (RecordedStep::Chance(outcome), false),
                other => unreachable!("{other:?} is no step of a trial"),
            };
            self.version = self.version.plus(1);
            play.reveals.push(reveals);
            play.revealed.push(reveals);
            play.record.push(&step);
            play.versions.push(self.version);
            played.push(Played { number: play.record.len(), step, happened });
        }
        self.played = self.version;
        let by_people = Some(seat).filter(|seat| self.chairs[seat.index()].is_played_by_people());
        play_on(&mut self.undo, &mut self.talks.wishes, by_people, played.len(), at);
        let alone = played.len() == 1;
        if !alone {
            // While chance went on nobody's time ran.
            let (to_act, timed) = (SeatSet::EMPTY, SeatSet::EMPTY);
            play.clocks.turn(Turn { to_act, timed, acted: Some(seat), back: false }, at);
        }
        let from = play.record.len() - played.len();
        play.line.adopt(state, &play.record, from);
        play.chance = chance;
        self.orders = orders;
        if play.line.state().next() == Next::Over {
            self.status = Status::Finished;
        }
        self.time_turns(alone.then_some(seat), false, at);
        self.talks.attend(seat, &self.chairs);
        self.note_alone(at);
        played
    }
}

/// Lets chance play on a copy of the table until it is somebody's turn, and notes what it decided.
/// Says what happened with each outcome, and lets `follow` see where each led.
pub fn draw(
    state: &mut dyn AnyState,
    chance: &mut Generator,
    entries: &mut Vec<Entry>,
    mut follow: impl FnMut(&dyn AnyState),
) -> Vec<Vec<Happened>> {
    let mut happened = Vec::new();
    while state.next() == Next::Chance {
        let (outcome, told) = state.draw(chance);
        entries.push(Entry::Chance { outcome, position: position(chance) });
        happened.push(told);
        follow(state);
    }
    happened
}
