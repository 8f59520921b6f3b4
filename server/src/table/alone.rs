//! What happens by itself: bots play, and time runs out.

use std::sync::Arc;

use kontor_engine::play::quickest;
use kontor_engine::{Seat, SeatSet, Viewer};
use kontor_store::{Moment, PersonId, Version};
use serde_json::Value as Json;
use tokio::time::{Duration, Instant, sleep};

use crate::bots::Bots;
use crate::entry::{Entry, Why};
use crate::metrics::note;
use crate::protocol::{BotsAlone, Clock, Problem};
use crate::table::{Message, Table};

/// After how long a game that may not be played by bots alone yet is looked at again.
pub(super) const LATER: Duration = Duration::from_secs(5);

impl Table {
    /// Does what is due: a bot stands in for the seat whose time is up, a vote ends, a game that bots play
    /// alone is over.
    pub(super) async fn time_is_up(&mut self) {
        let now = self.tables.time.now();
        let entries = match self.due(now) {
            Ok(entries) if entries.is_empty() => return,
            Ok(entries) => self.commit(entries, None).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = entries {
            tracing::error!(table = %self.course.id, problem = problem.error, "what was due could not be done");
            sleep(Duration::from_secs(1)).await;
        }
    }

    fn due(&self, now: Moment) -> Result<Vec<Entry>, Problem> {
        let clock = self.course.play.as_ref().and_then(|play| play.clocks.next_deadline());
        if let Some((seat, _)) = clock.filter(|(_, deadline)| *deadline <= now) {
            return Ok(vec![self.course.stand_in(seat, Why::Time)?]);
        }
        if self.course.vote_ends().is_some_and(|ends| ends <= now) {
            return Ok(self.course.end_vote(self.seats_here()));
        }
        let without = self.course.closes_without_the_late(self.tables.config.grace);
        if without.is_some_and(|closes| closes <= now) {
            return Ok(vec![Entry::Closed]);
        }
        if self.alone_ends().is_some_and(|ends| ends <= now) {
            tracing::info!(table = %self.course.id, "a game that only bots play is brought to an end");
            return Ok(vec![Entry::Closed]);
        }
        Ok(Vec::new())
    }

    /// The seats that have a say in what all decide together.
    pub(super) fn seats_with_a_say(&self) -> SeatSet {
        self.course.seats_with_a_say(self.tables.time.now(), self.tables.config.grace)
    }

    /// The seats that people play and whose people look at the table now.
    fn seats_watching(&self) -> SeatSet {
        let watching =
            |seat: &Seat| self.watchers.iter().any(|watcher| watcher.viewer == Viewer::Seat(*seat));
        self.course.seats_of_people().iter().filter(watching).collect()
    }

    /// The entries for those who are here when somebody votes to close the table: they are asked by it, and
    /// count when the vote ends, wherever they are by then.
    pub(super) fn attending(&self, vote: &[Entry]) -> Vec<Entry> {
        let voted = |entry: &Entry| matches!(entry, Entry::CloseVoted { close: true, .. });
        let closed = vote.contains(&Entry::Closed);
        if self.course.settings.clock != Clock::None || closed || !vote.iter().any(voted) {
            return Vec::new();
        }
        let known = self.course.closing.iter().chain(self.course.talks.attended.iter());
        let known: SeatSet = known.chain(vote.iter().filter_map(Entry::of_seat)).collect();
        let here = self.seats_watching().minus(known);
        here.iter().map(|seat| Entry::Attended { seat }).collect()
    }

    /// Somebody came, or did something, while others want to close the table: that they play here counts.
    pub(super) async fn note_attended(&mut self, person: Option<&PersonId>) {
        let Some(seat) = person.and_then(|person| self.course.seat_of(person)) else { return };
        let known = self.course.closing.iter().chain(self.course.talks.attended.iter());
        let known: SeatSet = known.collect();
        let by_people = self.course.seats_of_people().contains(seat);
        let on = self.course.is_played() && self.course.vote_ends().is_some();
        if !on || known.contains(seat) || !by_people {
            return;
        }
        if let Err(problem) = self.commit(vec![Entry::Attended { seat }], None).await {
            let table = &self.course.id;
            tracing::warn!(%table, problem = problem.error, "that somebody came was not kept");
        }
    }

    /// The seats whose people are here, or were a moment ago.
    fn seats_here(&self) -> SeatSet {
        let watching = self.seats_watching();
        let lately = |seat: Seat| {
            self.seen.get(&seat).is_some_and(|seen| seen.elapsed() < self.tables.config.grace)
        };
        let people = self.course.seats_of_people();
        people.iter().filter(|&seat| watching.contains(seat) || lately(seat)).collect()
    }

    /// When a game that only bots play on has to end.
    pub(super) fn alone_ends(&self) -> Option<Moment> {
        let finishes = self.course.settings.bots_alone == BotsAlone::Finish;
        let alone = self.course.talks.alone.filter(|_| finishes)?;
        let bounds = &self.tables.config.alone;
        let played = self.course.play.as_ref()?.record.len() - alone.steps;
        if played >= bounds.steps {
            return Some(alone.since);
        }
        let time = i64::try_from(bounds.time.as_millis()).unwrap_or(i64::MAX);
        Some(Moment(alone.since.0.saturating_add(time)))
    }

    /// Asks a bot that is to act, if no other is thinking. Bots that play alone wait for their turn among
    /// all such games, and where a person has left too many to them, for one of those to end.
    pub(super) fn think(&mut self) {
        if self.paces.waits_until(Instant::now()).is_some() {
            return;
        }
        let by_themselves =
            self.course.bots_to_act().iter().chain(self.course.ordered_to_act().iter());
        let seats: SeatSet = by_themselves.collect();
        let alone = self.course.is_left_to_bots();
        if seats.is_empty() || !alone {
            self.alone = None;
        }
        let Some(play) = self.course.play.as_ref().filter(|_| !self.thinking && !seats.is_empty())
        else {
            return;
        };
        let mut chance = self.course.bots_chance();
        let seat = quickest(seats, &mut chance);
        let (table, played) = (play.line.state().fork(), self.course.played);
        let unseen = alone && self.watchers.is_empty();
        let usual = self.tables.config.bot_pause;
        let pause = if unseen { Duration::ZERO } else { self.paces.pause(usual) };
        let Some(policy) = self.course.chairs[seat.index()].bot.clone() else {
            // Among people nobody's own pace shortens it: a pass that comes at once would show that it was ordered.
            let among_people = self.course.seats_of_people().len() > 1;
            let pause = if among_people { pause.max(usual) } else { pause };
            return self.act_as_ordered(seat, played, pause);
        };
        let (tables, inbox) = (Arc::clone(&self.tables), self.inbox.clone());
        let bots = tables.bots.clone();
        self.thinking = true;
        if alone && self.alone.is_none() {
            self.alone = self.tables.left_alone.begin(&self.course.host);
            if self.alone.is_none() {
                // Nothing was decided: that is noticed, and asked again.
                let (played, action) = (Version::START, None);
                tokio::spawn(async move {
                    sleep(LATER).await;
                    let _ = inbox.send(Box::new(Message::Decided { played, seat, action })).await;
                });
                return;
            }
        }
        tokio::spawn(async move {
            sleep(pause).await;
            let began = Instant::now();
            let action = if alone {
                bots.decide_alone(table, policy, seat, chance).await
            } else {
                bots.decide(table, policy, seat, chance).await
            };
            note(&tables.metrics.bot_time, began.elapsed());
            // A table that is gone needs no decision.
            let _ = inbox.send(Box::new(Message::Decided { played, seat, action })).await;
        });
    }

    pub(super) async fn decided(&mut self, played: Version, seat: Seat, action: Option<Json>) {
        self.thinking = false;
        if played != self.course.played {
            return;
        }
        let ordered = self.course.ordered(seat);
        if ordered.is_none() && !self.course.bots_to_act().contains(seat) {
            return;
        }
        let action = ordered.or(action).unwrap_or_default();
        let trial = self.course.act(seat, &action).or_else(|refusal| {
            tracing::error!(table = %self.course.id, rule = %refusal.rule, "a bot was refused");
            let table = self.course.play.as_ref().map(|play| play.line.state());
            let chance = self.course.bots_chance();
            let action = table.and_then(|table| Bots::anything(table, seat, chance));
            self.course.act(seat, &action.unwrap_or_default())
        });
        let done = match trial {
            Ok(trial) => self.commit(trial, None).await.map(drop),
            Err(refusal) => Err(refusal.into()),
        };
        if let Err(problem) = done {
            // Which action it was, and why not, may be nobody's business: only the kind is told.
            tracing::error!(table = %self.course.id, problem = problem.error, "a bot could not act");
            sleep(Duration::from_secs(1)).await;
        }
    }
}
