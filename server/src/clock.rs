//! Time: how much each seat has, and when it is up.
//!
//! A seat's turn time runs from when it becomes its turn, or, where several seats may act at once,
//! from when another one acted. Own actions within a turn give no new time, nor does taking them back,
//! nor leaving and returning. What a turn takes beyond its time comes out of the seat's bank; when
//! that is empty too, a bot stands in and finishes the turn.
//!
//! The time of tables only grows, whatever becomes of the machine's clock: see [`Time`].

use std::path::Path;
use std::time::SystemTime;

use axum::http::HeaderValue;
use httpdate::fmt_http_date;
use kontor_engine::letter::to_json;
use kontor_engine::{Seat, SeatSet};
use kontor_store::Moment;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{Duration, Instant};

use crate::protocol::{Clock, ClockShown, Problem};

impl Clock {
    /// Checks the figures that somebody chose.
    pub fn check(self) -> Result<(), Problem> {
        match self {
            Clock::None => Ok(()),
            Clock::Live { turn, bank } => {
                Problem::unless((1..=3_600).contains(&turn), "clock-turn")?;
                Problem::unless(bank <= 36_000, "clock-bank")
            }
            Clock::Correspondence { hours } => {
                Problem::unless((1..=720).contains(&hours), "clock-move")
            }
        }
    }

    /// Milliseconds for a turn; none without a clock.
    fn turn(self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::Live { turn, .. } => Some(i64::from(turn) * 1_000),
            Clock::Correspondence { hours } => Some(i64::from(hours) * 3_600_000),
        }
    }

    fn bank(self) -> i64 {
        match self {
            Clock::Live { bank, .. } => i64::from(bank) * 1_000,
            _ => 0,
        }
    }
}

/// The time of every seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    clock: Clock,
    /// What is left of each bank, in milliseconds.
    bank: Vec<i64>,
    /// Since when each seat's time runs; none while it does not.
    since: Vec<Option<Moment>>,
    /// What each seat used of its turn before that, in milliseconds. Older snapshots have none.
    #[serde(default)]
    used: Vec<i64>,
    /// What each seat used of the turn before: who takes an action back is there again.
    #[serde(default)]
    before: Vec<i64>,
    /// The seats whose turn it is, whether people or bots play them.
    #[serde(default)]
    turns: SeatSet,
}

/// How a step of the game changes whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The seats that are to act now.
    pub to_act: SeatSet,
    /// Those of them that act in their own time: people play them.
    pub timed: SeatSet,
    /// The seat whose action it was.
    pub acted: Option<Seat>,
    /// Whether it took steps back.
    pub back: bool,
}

impl Clocks {
    /// Full banks, nobody's turn.
    pub fn new(clock: Clock, seats: usize) -> Clocks {
        Clocks {
            clock,
            bank: vec![clock.bank(); seats],
            since: vec![None; seats],
            used: vec![0; seats],
            before: vec![0; seats],
            turns: SeatSet::EMPTY,
        }
    }

    /// Completes what an older snapshot did not hold.
    fn complete(&mut self) {
        if self.used.len() < self.bank.len() {
            let runs = |seat: &Seat| self.since[seat.index()].is_some();
            self.turns = Seat::all(self.bank.len()).filter(runs).collect();
            self.used.resize(self.bank.len(), 0);
            self.before.resize(self.bank.len(), 0);
        }
    }

    /// Something was played. Whose turn goes on goes on with what is left of it.
    pub fn turn(&mut self, turn: Turn, at: Moment) {
        self.complete();
        for seat in Seat::all(self.bank.len()) {
            self.halt(seat, at);
            let (had, acted) = (self.turns.contains(seat), turn.acted == Some(seat));
            let (used, before) = (&mut self.used[seat.index()], &mut self.before[seat.index()]);
            if !(had && acted && turn.to_act.contains(seat)) {
                if had {
                    *before = *used;
                }
                *used = if turn.back && acted && !had { *before } else { 0 };
            }
            self.since[seat.index()] = turn.timed.contains(seat).then_some(at);
        }
        self.turns = turn.to_act;
    }

    /// Nothing was played, but these seats are to act in their own time now. What was used of a turn
    /// stays used, however often its people leave and return.
    pub fn keep(&mut self, timed: SeatSet, at: Moment) {
        self.complete();
        for seat in Seat::all(self.bank.len()) {
            if !timed.contains(seat) {
                self.halt(seat, at);
            } else if self.since[seat.index()].is_none() {
                self.since[seat.index()] = Some(at);
            }
        }
    }

    /// The server had stopped, as far as is known at `stopped`. That costs nobody time in a live game;
    /// in a game by correspondence the hours go on as they do in the world.
    pub fn resume(&mut self, stopped: Option<Moment>, at: Moment) {
        self.complete();
        if !matches!(self.clock, Clock::Live { .. }) {
            return;
        }
        for seat in Seat::all(self.bank.len()) {
            if self.since[seat.index()].is_some() {
                match stopped {
                    Some(stopped) => self.halt(seat, stopped),
                    None => self.since[seat.index()] = None,
                }
                self.since[seat.index()] = Some(at);
            }
        }
    }

    /// Whether the time of somebody's turn runs in a live game.
    pub fn is_live(&self) -> bool {
        matches!(self.clock, Clock::Live { .. }) && self.since.iter().any(Option::is_some)
    }

    /// Whether it is this seat's turn and nothing is left of its time.
    pub fn is_over(&self, seat: Seat) -> bool {
        let Some(turn) = self.clock.turn() else { return false };
        let used = self.used.get(seat.index()).is_some_and(|used| *used >= turn);
        used && self.bank[seat.index()] == 0 && self.turns.contains(seat)
    }

    /// Stops a seat's time. What its turn took beyond its own time comes out of the bank.
    fn halt(&mut self, seat: Seat, at: Moment) {
        let (Some(since), Some(turn)) = (self.since[seat.index()].take(), self.clock.turn()) else {
            return;
        };
        let used = &mut self.used[seat.index()];
        let paid = (*used - turn).max(0);
        *used += (at.0 - since.0).max(0);
        let overdrawn = (*used - turn).max(0) - paid;
        let bank = &mut self.bank[seat.index()];
        *bank = (*bank - overdrawn).max(0);
    }

    /// When the seat's time is up.
    fn deadline(&self, seat: Seat) -> Option<Moment> {
        let since = self.since[seat.index()]?;
        let used = self.used.get(seat.index()).copied().unwrap_or_default();
        let left = (self.clock.turn()? - used).max(0);
        Some(Moment(since.0 + left + self.bank[seat.index()]))
    }

    /// The seat whose time is up first, and when.
    pub fn next_deadline(&self) -> Option<(Seat, Moment)> {
        Seat::all(self.bank.len())
            .filter_map(|seat| Some((seat, self.deadline(seat)?)))
            .min_by_key(|(_, deadline)| *deadline)
    }

    /// Every seat's time; nothing without a clock.
    pub fn shown(&self) -> Vec<ClockShown> {
        if self.clock == Clock::None {
            return Vec::new();
        }
        Seat::all(self.bank.len())
            .map(|seat| ClockShown { deadline: self.deadline(seat), bank: self.bank[seat.index()] })
            .collect()
    }
}

/// How far the time of tables and that of the machine since it was switched on had come at a moment.
/// Kept beside the data, so that the one goes on where it was, by the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    at: Moment,
    /// Which time the machine was switched on, and how long ago that was then, in milliseconds.
    #[serde(default)]
    boot: Option<(String, i64)>,
}

impl Mark {
    /// The moment.
    pub fn at(&self) -> Moment {
        self.at
    }

    /// What is kept in a file, if it can be read.
    pub fn load(path: &Path) -> Option<Mark> {
        serde_json::from_str(&std::fs::read_to_string(path).ok()?).ok()
    }

    /// Keeps it in a file, whole or not at all.
    pub fn save(&self, path: &Path) -> std::io::Result<()> {
        let fresh = path.with_extension("new");
        std::fs::write(&fresh, to_json(self).to_string())?;
        std::fs::rename(fresh, path)
    }

    /// What time it is now, by what only grows: how long the machine has been on. If it was switched
    /// off meanwhile, or does not say, by its clock, but never earlier than it was.
    fn now(&self, wall: Moment, boot: Option<&(String, i64)>) -> Moment {
        match (&self.boot, boot) {
            (Some((then, on)), Some((now, on_now))) if then == now && on_now >= on => {
                Moment(self.at.0 + (on_now - on))
            }
            _ => wall.max(self.at),
        }
    }
}

/// Which time the machine was switched on, and how many milliseconds ago. Only Linux says so here.
fn switched_on() -> Option<(String, i64)> {
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let uptime = std::fs::read_to_string("/proc/uptime").ok()?;
    let seconds: f64 = uptime.split_whitespace().next()?.parse().ok()?;
    Some((boot.trim().to_string(), (seconds * 1_000.0) as i64))
}

/// The time of tables, on the clock that timers run on: so both jump together in tests. It begins with
/// the time of day and only grows from there, also over restarts: setting the machine's clock gives
/// nobody time and takes none.
#[derive(Debug)]
pub struct Time {
    began: Instant,
    at: Moment,
    /// How much time tests let pass at once.
    skipped: watch::Sender<Duration>,
}

impl Time {
    /// The time of day, or what it must be by now after what was marked.
    pub fn start(mark: Option<&Mark>) -> Time {
        Time::start_at(mark, Moment::now(), switched_on().as_ref())
    }

    /// The same where the machine's clock says `wall`, and the machine was switched on at `boot`.
    fn start_at(mark: Option<&Mark>, wall: Moment, boot: Option<&(String, i64)>) -> Time {
        let at = mark.map_or(wall, |mark| mark.now(wall, boot));
        Time { began: Instant::now(), at, skipped: watch::Sender::default() }
    }

    /// How far it has come.
    pub fn mark(&self) -> Mark {
        Mark { at: self.now(), boot: switched_on() }
    }

    /// Makes sure that it is not earlier than this.
    pub fn reach(&self, moment: Moment) {
        let missing = moment.0.saturating_sub(self.now().0);
        if let Ok(missing @ 1..) = u64::try_from(missing) {
            self.skip(Duration::from_millis(missing));
        }
    }

    /// What time it is.
    pub fn now(&self) -> Moment {
        let elapsed = self.began.elapsed() + *self.skipped.borrow();
        Moment(self.at.0.saturating_add(i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)))
    }

    /// What time it is, as a header of HTTP says it.
    pub fn http_date(&self) -> Option<HeaderValue> {
        let since = Duration::from_millis(u64::try_from(self.now().0).ok()?);
        HeaderValue::from_str(&fmt_http_date(SystemTime::UNIX_EPOCH + since)).ok()
    }

    /// When a timer has to go off to go off at `moment`.
    pub fn instant(&self, moment: Moment) -> Instant {
        let after = u64::try_from(moment.0.saturating_sub(self.at.0)).unwrap_or(0);
        self.began + Duration::from_millis(after).saturating_sub(*self.skipped.borrow())
    }

    /// Lets so much time pass at once.
    pub fn skip(&self, time: Duration) {
        self.skipped.send_modify(|skipped| *skipped += time);
    }

    /// Says when time was skipped: timers have to be set anew then.
    pub fn skips(&self) -> watch::Receiver<Duration> {
        self.skipped.subscribe()
    }
}

#[cfg(test)]
mod tests;
