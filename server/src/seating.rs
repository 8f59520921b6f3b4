//! Who sits where, who decides, who stands in: each function says what goes into the log, or why
//! not.

use std::time::Duration;

use kontor_bots::Level;
use kontor_bots::players::known;
use kontor_engine::any::AnyGame;
use kontor_engine::{Seat, SeatSet, Text};
use kontor_store::{Moment, PersonId, Status};

use crate::course::{Course, draw};
use crate::entry::{Chair, Entry, Why};
use crate::protocol::{BotsAlone, Clock, PersonShown, Problem};
use crate::talks::{VOTE_LASTS, milliseconds};

/// The most people who share a seat.
const MOST_TO_A_SEAT: usize = 8;

/// The level of bots, if there is one of this name for the game; medium if none is named.
pub fn level(game: &dyn AnyGame, wanted: Option<&str>) -> Result<String, Problem> {
    let wanted = wanted.unwrap_or(Level::Medium.name());
    let known: Vec<&str> = known(game).into_iter().map(|(name, _)| name).collect();
    if known.contains(&wanted) {
        return Ok(wanted.to_string());
    }
    let known = Text::as_is(known.join(", "));
    Err(Problem::bad("no-such-bot")
        .with("game", Text::as_is(game.info().name))
        .with("known", known))
}

impl Course {
    fn waiting(&self) -> Result<(), Problem> {
        match self.status {
            Status::Waiting => Ok(()),
            Status::Playing => Err(Problem::conflict("game-begun")),
            Status::Finished => Err(Problem::conflict("game-over")),
            Status::Closed => Err(Problem::conflict("table-closed")),
        }
    }

    /// Whether the game is on; says why if not.
    pub fn playing(&self) -> Result<(), Problem> {
        match self.status {
            Status::Playing => Ok(()),
            Status::Waiting => Err(Problem::conflict("game-not-begun")),
            Status::Finished => Err(Problem::conflict("game-over")),
            Status::Closed => Err(Problem::conflict("table-closed")),
        }
    }

    fn hosted_by(&self, person: &PersonId) -> Result<(), Problem> {
        if self.host == *person { Ok(()) } else { Err(Problem::forbidden("only-host")) }
    }

    /// The seat of a person, who must have one.
    pub fn own_seat(&self, person: &PersonId) -> Result<Seat, Problem> {
        self.seat_of(person).ok_or_else(|| Problem::forbidden("no-seat"))
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Problem> {
        self.chairs.get(seat.index()).ok_or_else(|| Problem::missing("seat"))
    }

    fn first_free(&self) -> Result<Seat, Problem> {
        let free = self.chairs.iter().position(Chair::is_free).and_then(Seat::new);
        free.ok_or_else(|| Problem::conflict("seats-taken"))
    }

    /// Notes which bots came and went, after who sits where has changed.
    pub fn note_bots(&mut self) {
        let is_bot = |seat: Seat| self.chairs.get(seat.index()).is_some_and(Chair::is_a_bots);
        self.bots_came.retain(|seat| is_bot(*seat));
        let came = &self.bots_came;
        let new = |seat: &Seat| is_bot(*seat) && !came.contains(seat);
        let new: Vec<Seat> = Seat::all(self.chairs.len()).filter(new).collect();
        self.bots_came.extend(new);
    }

    /// Where somebody who has no seat sits down: where nobody sits, else in the place of the bot that came
    /// last. It is there to fill the table, and may have sat down while the person was doing so. A program
    /// finds a free seat or none.
    fn place_for(&self, person: &PersonId, owner: Option<&PersonId>) -> Result<Seat, Problem> {
        let gives_way =
            self.bots_came.last().filter(|_| owner.is_none() && self.seat_of(person).is_none());
        self.first_free().or_else(|full| gives_way.copied().ok_or(full))
    }

    fn seated(&self, change: impl FnOnce(&mut Vec<Chair>)) -> Entry {
        let mut chairs = self.chairs.clone();
        change(&mut chairs);
        for chair in chairs.iter_mut().filter(|chair| chair.people.is_empty()) {
            chair.owner = None;
        }
        let host_sits = chairs.iter().any(|chair| chair.people.contains(&self.host));
        let people = chairs.iter().filter(|chair| chair.has_people());
        let next = people.flat_map(|chair| &chair.people).next();
        let host = match next {
            Some(next) if !host_sits => next.clone(),
            _ => self.host.clone(),
        };
        Entry::Seated { chairs, host }
    }

    /// Somebody sits down where nobody sits, or asks those who sit there to share their seat. Who names no
    /// seat finds one as long as people do not have them all: a bot gives way.
    pub fn take_seat(
        &self,
        caller: &PersonShown,
        seat: Option<Seat>,
        share: bool,
    ) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        let (person, owner) = (&caller.id, caller.owner.as_ref());
        if owner.is_some_and(|owner| !self.settings.programs && *owner != self.host) {
            return Err(Problem::forbidden("programs-unwelcome"));
        }
        if self.talks.removed.contains(person) {
            return Err(Problem::forbidden("asked-to-leave"));
        }
        let named = seat.is_some();
        let seat = seat.map_or_else(|| self.place_for(person, owner), Ok)?;
        let chair = self.chair(seat)?;
        if chair.people.contains(person) {
            return Err(Problem::conflict("sits-already"));
        }
        if chair.bot.is_some() && named {
            return Err(Problem::conflict("bot-sits-there"));
        }
        if chair.people.is_empty() {
            return Ok(vec![self.moved(person, owner, seat)]);
        }
        if owner.is_some() || chair.owner.is_some() {
            return Err(Problem::conflict("programs-sit-alone"));
        }
        if !share {
            return Err(Problem::conflict("somebody-sits-there"));
        }
        is_room_beside(chair)?;
        self.talks.may_ask_to_share(person, seat)?;
        Ok(vec![Entry::ShareAsked { seat, person: person.clone() }])
    }

    fn moved(&self, person: &PersonId, owner: Option<&PersonId>, seat: Seat) -> Entry {
        self.seated(|chairs| {
            chairs.iter_mut().for_each(|chair| chair.people.retain(|other| other != person));
            let chair = &mut chairs[seat.index()];
            chair.people.push(person.clone());
            chair.owner = owner.cloned();
            chair.bot = None;
        })
    }

    /// Somebody answers who asked to share their seat; when all who sit there agreed, it is shared. Who
    /// asked can take it back by saying no.
    pub fn answer_share(
        &self,
        by: &PersonId,
        person: &PersonId,
        agree: bool,
    ) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        let nobody_waits = || Problem::conflict("nobody-waits");
        let asked = self.talks.waiting().find(|asked| asked.person == *person);
        let asked = asked.ok_or_else(nobody_waits)?;
        let chair = self.chair(asked.seat)?;
        let seat = asked.seat;
        let own = by == person && !agree;
        let asked_of = chair.people.contains(by) && !asked.agreed.contains(by);
        if !own && !asked_of {
            return Err(nobody_waits());
        }
        let answer = Entry::ShareAnswered { seat, person: person.clone(), by: by.clone(), agree };
        let agreed = |mate: &PersonId| mate == by || asked.agreed.contains(mate);
        if !agree || !chair.people.iter().all(agreed) {
            return Ok(vec![answer]);
        }
        is_room_beside(chair)?;
        Ok(vec![answer, self.moved(person, None, seat)])
    }

    /// Who opened the table asks somebody to leave it, for good.
    pub fn remove_person(&self, host: &PersonId, person: &PersonId) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        self.hosted_by(host)?;
        if person == host {
            return Err(Problem::conflict("host-stays"));
        }
        let removed = Entry::Removed { person: person.clone() };
        match self.seat_of(person) {
            Some(seat) => {
                let seated = self.seated(|chairs| {
                    chairs[seat.index()].people.retain(|other| other != person);
                });
                Ok(vec![removed, seated])
            }
            None if self.talks.waiting().any(|asked| asked.person == *person) => Ok(vec![removed]),
            None => Err(Problem::missing("person-at-this-table")),
        }
    }

    /// Somebody gets up. Before the game the seat is free again, and a table without people is
    /// closed, whatever programs sit there. In a game the others at the seat play on, or a bot does.
    pub fn leave_seat(&self, person: &PersonId) -> Result<Vec<Entry>, Problem> {
        let seat = self.own_seat(person)?;
        let chair = self.chair(seat)?;
        if self.status == Status::Waiting {
            let seated = self.seated(|chairs| {
                chairs[seat.index()].people.retain(|other| other != person);
            });
            let empty = matches!(&seated, Entry::Seated { chairs, .. }
                if !chairs.iter().any(Chair::has_people));
            return Ok(if empty { vec![seated, Entry::Closed] } else { vec![seated] });
        }
        self.playing()?;
        if chair.people.len() > 1 {
            return Ok(vec![Entry::Left { seat, person: person.clone() }]);
        }
        if chair.bot.is_some() {
            return Err(Problem::conflict("bot-plays-already"));
        }
        Ok(vec![self.stand_in(seat, Why::Left)?])
    }

    /// A bot of the table's level plays for the people of a seat.
    pub fn stand_in(&self, seat: Seat, why: Why) -> Result<Entry, Problem> {
        let policy = level(self.game, self.settings.level.as_deref())?;
        Ok(Entry::StoodIn { seat, policy, why })
    }

    /// The people of a seat take it back.
    pub fn return_to_seat(&self, person: &PersonId) -> Result<Vec<Entry>, Problem> {
        self.playing()?;
        let seat = self.own_seat(person)?;
        if self.chair(seat)?.bot.is_none() {
            return Err(Problem::conflict("no-bot-plays"));
        }
        if self.play.as_ref().is_some_and(|play| play.clocks.is_over(seat)) {
            return Err(Problem::conflict("turn-timed-out"));
        }
        Ok(vec![Entry::Returned { seat }])
    }

    /// A bot sits down. Where a person was quicker it takes the next free seat; where there is none left the
    /// table is full, as was wanted.
    pub fn add_bot(
        &self,
        person: &PersonId,
        seat: Option<Seat>,
        policy: Option<&str>,
    ) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        self.hosted_by(person)?;
        let policy = level(self.game, policy)?;
        let Some(wanted) = seat else {
            return Ok(vec![self.bot_seated(self.first_free()?, policy)]);
        };
        let chair = self.chair(wanted)?;
        if chair.bot.is_some() {
            return Err(Problem::conflict("seat-taken"));
        }
        if chair.is_free() {
            return Ok(vec![self.bot_seated(wanted, policy)]);
        }
        Ok(vec![match self.first_free() {
            Ok(free) => self.bot_seated(free, policy),
            Err(_) => self.seated(|_| {}),
        }])
    }

    fn bot_seated(&self, seat: Seat, policy: String) -> Entry {
        self.seated(|chairs| chairs[seat.index()].bot = Some(policy))
    }

    /// A bot is sent away.
    pub fn remove_bot(&self, person: &PersonId, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        self.hosted_by(person)?;
        if self.chair(seat)?.bot.is_none() {
            return Err(Problem::conflict("no-bot-there"));
        }
        Ok(vec![self.seated(|chairs| chairs[seat.index()].bot = None)])
    }

    /// The game begins with the seats that are taken, in their order, and chance up to the first
    /// turn.
    pub fn start(&self, person: &PersonId) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        self.hosted_by(person)?;
        let chairs: Vec<Chair> =
            self.chairs.iter().filter(|chair| !chair.is_free()).cloned().collect();
        let people = chairs.iter().any(Chair::is_played_by_people);
        if !people && self.settings.bots_alone == BotsAlone::Stop {
            return Err(Problem::conflict("only-bots"));
        }
        let mut table = self.set_up_for(chairs.len())?;
        let mut entries = vec![Entry::Started { chairs, laid: 0 }];
        draw(&mut *table, &mut self.first_chance(), &mut entries, |_| {});
        Ok(entries)
    }

    /// A vote to close the table. Before the game who opened it closes it. In a game more than half of
    /// the seats that have a say close it at once; see also [`Course::end_vote`].
    pub fn vote_to_close(
        &self,
        person: &PersonId,
        close: bool,
        voters: SeatSet,
    ) -> Result<Vec<Entry>, Problem> {
        if self.status == Status::Waiting && close {
            self.hosted_by(person)?;
            return Ok(vec![Entry::Closed]);
        }
        self.playing()?;
        let seat = self.own_seat(person)?;
        let mut entries = vec![Entry::CloseVoted { seat, close }];
        let votes = if close { self.closing.with(seat) } else { self.closing.without(seat) };
        if close && is_majority(votes, voters.with(seat)) {
            entries.push(Entry::Closed);
        }
        Ok(entries)
    }

    /// When a vote to close ends, if those who are away could still have their say in it. With a clock
    /// that is not waited for: a bot takes the seat of who does not come back. See
    /// [`Course::closes_without_the_late`].
    pub fn vote_ends(&self) -> Option<Moment> {
        let waits = self.status == Status::Playing && self.settings.clock == Clock::None;
        let since = self.talks.closing_since.filter(|_| waits)?;
        Some(Moment(since.0 + milliseconds(VOTE_LASTS)))
    }

    /// When enough of those who then have a say want to close the table, because others lost their time
    /// and did not come back while they had one.
    pub fn closes_without_the_late(&self, grace: Duration) -> Option<Moment> {
        if self.status != Status::Playing || self.closing.is_empty() {
            return None;
        }
        let enough = |at: &Moment| {
            let voters = self.seats_with_a_say(*at, grace);
            is_majority(self.closing, voters.iter().chain(self.closing.iter()).collect())
        };
        self.talks.late_until(self.say_lasts(grace)).into_iter().find(enough)
    }

    /// The vote is over: more than half of those who are `here`, or were at any time since it began, close
    /// the table; otherwise it stays open, and the votes are gone.
    pub fn end_vote(&self, here: SeatSet) -> Vec<Entry> {
        let people = self.seats_of_people();
        let attended = self.talks.attended.iter().filter(|seat| people.contains(*seat));
        let voters: SeatSet = here.iter().chain(attended).chain(self.closing.iter()).collect();
        if is_majority(self.closing, voters) {
            return vec![Entry::Closed];
        }
        let over = |seat| Entry::CloseVoted { seat, close: false };
        self.closing.iter().map(over).collect()
    }
}

fn is_majority(votes: SeatSet, voters: SeatSet) -> bool {
    votes.iter().filter(|seat| voters.contains(*seat)).count() * 2 > voters.len()
}

fn is_room_beside(chair: &Chair) -> Result<(), Problem> {
    if chair.people.len() < MOST_TO_A_SEAT {
        return Ok(());
    }
    Err(Problem::conflict("seat-shared-by").with("most", MOST_TO_A_SEAT))
}

#[cfg(test)]
mod tests;
