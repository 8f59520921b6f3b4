//! Time: how much each seat has, and when it is up.
//!
//! A seat's turn time runs from when it becomes its turn, or, where several seats may act at once,
//! from when another one acted. Own actions within a turn give no new time. What a turn takes
//! beyond its time comes out of the seat's bank; when that is empty too, a bot stands in.

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
                Problem::unless((1..=3_600).contains(&turn), "a turn has 1 to 3,600 seconds")?;
                Problem::unless(bank <= 36_000, "a bank has up to 36,000 seconds")
            }
            Clock::Correspondence { hours } => {
                Problem::unless((1..=720).contains(&hours), "a move has 1 to 720 hours")
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
    /// Since when each seat's turn time runs.
    since: Vec<Option<Moment>>,
}

impl Clocks {
    /// Full banks, nobody's turn.
    pub fn new(clock: Clock, seats: usize) -> Clocks {
        Clocks { clock, bank: vec![clock.bank(); seats], since: vec![None; seats] }
    }

    /// Something was played, or somebody came or left: now these seats are to act in their own
    /// time. `acted` is the seat that did it, if one did.
    pub fn turn(&mut self, to_act: SeatSet, acted: Option<Seat>, at: Moment) {
        for seat in Seat::all(self.bank.len()) {
            let running = self.since[seat.index()].is_some();
            let goes_on = to_act.contains(seat) && running && acted == Some(seat);
            if goes_on {
                continue;
            }
            self.charge(seat, at);
            self.since[seat.index()] = to_act.contains(seat).then_some(at);
        }
    }

    /// The same seats are to act as before, but those who were just given their time keep it: used
    /// when nothing was played.
    pub fn keep(&mut self, to_act: SeatSet, at: Moment) {
        for seat in Seat::all(self.bank.len()) {
            if !to_act.contains(seat) {
                self.charge(seat, at);
                self.since[seat.index()] = None;
            } else if self.since[seat.index()].is_none() {
                self.since[seat.index()] = Some(at);
            }
        }
    }

    /// The server had stopped. That costs nobody time in a live game; in a game by correspondence
    /// the hours go on as they do in the world.
    pub fn resume(&mut self, at: Moment) {
        if matches!(self.clock, Clock::Live { .. }) {
            self.since.iter_mut().flatten().for_each(|since| *since = at);
        }
    }

    /// Whether the time of somebody's turn runs in a live game.
    pub fn is_live(&self) -> bool {
        matches!(self.clock, Clock::Live { .. }) && self.since.iter().any(Option::is_some)
    }

    /// A new turn time for a seat whose people came back.
    pub fn refresh(&mut self, seat: Seat, at: Moment) {
        if let Some(since) = &mut self.since[seat.index()] {
            *since = at;
        }
    }

    fn charge(&mut self, seat: Seat, at: Moment) {
        let (Some(since), Some(turn)) = (self.since[seat.index()], self.clock.turn()) else {
            return;
        };
        let overdrawn = (at.0 - since.0 - turn).max(0);
        let bank = &mut self.bank[seat.index()];
        *bank = (*bank - overdrawn).max(0);
    }

    /// When the seat's time is up.
    fn deadline(&self, seat: Seat) -> Option<Moment> {
        let since = self.since[seat.index()]?;
        Some(Moment(since.0 + self.clock.turn()? + self.bank[seat.index()]))
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

/// The time of day, on the clock that timers run on: so both jump together in tests.
#[derive(Debug)]
pub struct Time {
    began: Instant,
    at: Moment,
    /// How much time tests let pass at once.
    skipped: watch::Sender<Duration>,
}

impl Time {
    /// The time of day, from now on.
    pub fn start() -> Time {
        Time { began: Instant::now(), at: Moment::now(), skipped: watch::Sender::default() }
    }

    /// What time it is.
    pub fn now(&self) -> Moment {
        let elapsed = self.began.elapsed() + *self.skipped.borrow();
        Moment(self.at.0.saturating_add(i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)))
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
mod tests {
    use super::*;

    const LIVE: Clock = Clock::Live { turn: 10, bank: 30 };

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn at(seconds: i64) -> Moment {
        Moment(seconds * 1_000)
    }

    #[test]
    fn a_turn_within_its_time_costs_nothing() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.turn(SeatSet::one(seat(0)), None, at(0));
        assert_eq!(clocks.next_deadline(), Some((seat(0), at(40))));
        clocks.turn(SeatSet::one(seat(1)), Some(seat(0)), at(10));
        assert_eq!(clocks.shown()[0], ClockShown { deadline: None, bank: 30_000 });
        assert_eq!(clocks.next_deadline(), Some((seat(1), at(50))));
    }

    #[test]
    fn what_a_turn_overdraws_comes_out_of_the_bank() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.turn(SeatSet::one(seat(0)), None, at(0));
        clocks.turn(SeatSet::one(seat(1)), Some(seat(0)), at(25));
        assert_eq!(clocks.shown()[0].bank, 15_000);
        clocks.turn(SeatSet::one(seat(0)), Some(seat(1)), at(30));
        assert_eq!(clocks.next_deadline(), Some((seat(0), at(55))));
    }

    #[test]
    fn own_actions_within_a_turn_give_no_new_time() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.turn(SeatSet::one(seat(0)), None, at(0));
        clocks.turn(SeatSet::one(seat(0)), Some(seat(0)), at(9));
        assert_eq!(clocks.next_deadline(), Some((seat(0), at(40))));
    }

    #[test]
    fn where_several_may_act_each_raise_gives_the_others_new_time() {
        let mut clocks = Clocks::new(LIVE, 3);
        let all = SeatSet::first(3);
        clocks.turn(all, None, at(0));
        clocks.turn(all, Some(seat(1)), at(5));
        let deadlines: Vec<_> = clocks.shown().iter().map(|clock| clock.deadline).collect();
        assert_eq!(deadlines, [Some(at(45)), Some(at(40)), Some(at(45))]);
    }

    #[test]
    fn a_stopped_server_costs_time_only_by_correspondence() {
        let mut live = Clocks::new(LIVE, 1);
        live.turn(SeatSet::one(seat(0)), None, at(0));
        live.resume(at(1_000));
        assert_eq!(live.next_deadline(), Some((seat(0), at(1_040))));
        let mut slow = Clocks::new(Clock::Correspondence { hours: 1 }, 1);
        slow.turn(SeatSet::one(seat(0)), None, at(0));
        slow.resume(at(1_000));
        assert_eq!(slow.next_deadline(), Some((seat(0), at(3_600))));
    }

    #[test]
    fn without_a_clock_no_time_is_ever_up() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.turn(SeatSet::first(2), None, at(0));
        assert_eq!((clocks.next_deadline(), clocks.shown()), (None, Vec::new()));
    }

    #[test]
    fn figures_out_of_bounds_are_refused() {
        assert!(Clock::Live { turn: 0, bank: 0 }.check().is_err());
        assert!(Clock::Correspondence { hours: 721 }.check().is_err());
        assert!(LIVE.check().is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn timers_and_the_time_of_day_go_together() {
        let time = Time::start();
        let deadline = Moment(time.now().0 + 5_000);
        tokio::time::sleep_until(time.instant(deadline)).await;
        assert!((0..100).contains(&(time.now().0 - deadline.0)));
    }
}
