//! Who sits where, who decides, who stands in: each function says what goes into the log, or why
//! not.

use kontor_engine::table::AnyGame;
use kontor_engine::{Seat, SeatSet};
use kontor_store::{PersonId, Status};

use crate::course::{Course, draw};
use crate::entry::{Chair, Entry, Why};
use crate::protocol::{BotsAlone, Problem};

/// The most people who share a seat.
const MOST_TO_A_SEAT: usize = 8;

/// The level of bots, if the game has it; its best if none is named.
pub fn level(game: &dyn AnyGame, wanted: Option<&str>) -> Result<String, Problem> {
    let policies = game.policies();
    let known: Vec<&str> = policies.iter().map(|&(name, _)| name).collect();
    let level = match wanted {
        None => known.last().copied(),
        Some(wanted) => known.iter().copied().find(|&name| name == wanted),
    };
    level.map(str::to_string).ok_or_else(|| {
        Problem::bad(format!("{} has no such bot; it has {}", game.info().name, known.join(", ")))
    })
}

impl Course {
    fn waiting(&self) -> Result<(), Problem> {
        match self.status {
            Status::Waiting => Ok(()),
            Status::Playing => Err(Problem::conflict("the game has begun")),
            Status::Finished => Err(Problem::conflict("the game is over")),
            Status::Closed => Err(Problem::conflict("the table is closed")),
        }
    }

    /// Whether the game is on; says why if not.
    pub fn playing(&self) -> Result<(), Problem> {
        match self.status {
            Status::Playing => Ok(()),
            Status::Waiting => Err(Problem::conflict("the game has not begun")),
            Status::Finished => Err(Problem::conflict("the game is over")),
            Status::Closed => Err(Problem::conflict("the table is closed")),
        }
    }

    fn hosted_by(&self, person: &PersonId) -> Result<(), Problem> {
        if self.host == *person {
            Ok(())
        } else {
            Err(Problem::forbidden("only who opened the table decides this"))
        }
    }

    /// The seat of a person, who must have one.
    pub fn own_seat(&self, person: &PersonId) -> Result<Seat, Problem> {
        self.seat_of(person).ok_or_else(|| Problem::forbidden("you have no seat at this table"))
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Problem> {
        self.chairs.get(seat.index()).ok_or_else(|| Problem::missing("seat"))
    }

    fn first_free(&self) -> Result<Seat, Problem> {
        let free = self.chairs.iter().position(Chair::is_free).and_then(Seat::new);
        free.ok_or_else(|| Problem::conflict("every seat is taken"))
    }

    fn seated(&self, change: impl FnOnce(&mut Vec<Chair>)) -> Entry {
        let mut chairs = self.chairs.clone();
        change(&mut chairs);
        let host_sits = chairs.iter().any(|chair| chair.people.contains(&self.host));
        let next = chairs.iter().flat_map(|chair| &chair.people).next();
        let host = match next {
            Some(next) if !host_sits => next.clone(),
            _ => self.host.clone(),
        };
        Entry::Seated { chairs, host }
    }

    /// Somebody sits down, alone or beside who is there.
    pub fn take_seat(
        &self,
        person: &PersonId,
        seat: Option<Seat>,
        share: bool,
    ) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        let seat = seat.map_or_else(|| self.first_free(), Ok)?;
        let chair = self.chair(seat)?;
        if chair.people.contains(person) {
            return Err(Problem::conflict("you sit there already"));
        }
        if chair.bot.is_some() {
            return Err(Problem::conflict("a bot sits there; send it away first"));
        }
        if !chair.people.is_empty() && !share {
            return Err(Problem::conflict("somebody sits there; you can share the seat"));
        }
        if chair.people.len() >= MOST_TO_A_SEAT {
            return Err(Problem::conflict(format!("at most {MOST_TO_A_SEAT} people share a seat")));
        }
        Ok(vec![self.seated(|chairs| {
            chairs.iter_mut().for_each(|chair| chair.people.retain(|other| other != person));
            chairs[seat.index()].people.push(person.clone());
        })])
    }

    /// Somebody gets up. Before the game the seat is free again, and a table without people is
    /// closed. In a game the others at the seat play on, or a bot does.
    pub fn leave_seat(&self, person: &PersonId) -> Result<Vec<Entry>, Problem> {
        let seat = self.own_seat(person)?;
        let chair = self.chair(seat)?;
        if self.status == Status::Waiting {
            let seated = self.seated(|chairs| {
                chairs[seat.index()].people.retain(|other| other != person);
            });
            let empty = matches!(&seated, Entry::Seated { chairs, .. }
                if chairs.iter().all(|chair| chair.people.is_empty()));
            return Ok(if empty { vec![seated, Entry::Closed] } else { vec![seated] });
        }
        self.playing()?;
        if chair.people.len() > 1 {
            return Ok(vec![Entry::Left { seat, person: person.clone() }]);
        }
        if chair.bot.is_some() {
            return Err(Problem::conflict("a bot plays for you already"));
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
            return Err(Problem::conflict("no bot plays for you"));
        }
        Ok(vec![Entry::Returned { seat }])
    }

    /// A bot sits down.
    pub fn add_bot(
        &self,
        person: &PersonId,
        seat: Option<Seat>,
        policy: Option<&str>,
    ) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        self.hosted_by(person)?;
        let policy = level(self.game, policy)?;
        let seat = seat.map_or_else(|| self.first_free(), Ok)?;
        if !self.chair(seat)?.is_free() {
            return Err(Problem::conflict("this seat is taken"));
        }
        Ok(vec![self.seated(|chairs| chairs[seat.index()].bot = Some(policy))])
    }

    /// A bot is sent away.
    pub fn remove_bot(&self, person: &PersonId, seat: Seat) -> Result<Vec<Entry>, Problem> {
        self.waiting()?;
        self.hosted_by(person)?;
        if self.chair(seat)?.bot.is_none() {
            return Err(Problem::conflict("no bot sits there"));
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
            return Err(Problem::conflict("only bots sit here; take a seat"));
        }
        let mut table = self.set_up_for(chairs.len())?;
        let mut entries = vec![Entry::Started { chairs }];
        draw(&mut *table, &mut self.first_chance(), &mut entries);
        Ok(entries)
    }

    /// A vote to close the table. Before the game who opened it closes it. In a game it takes more
    /// than half of the `voters` and the seat that votes.
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
        let voters = voters.with(seat);
        let mut entries = vec![Entry::CloseVoted { seat, close }];
        let votes = if close { self.closing.with(seat) } else { self.closing.without(seat) };
        let counted = votes.iter().filter(|seat| voters.contains(*seat)).count();
        if close && counted * 2 > voters.len() {
            entries.push(Entry::Closed);
        }
        Ok(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{apply, course, person};

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn who_opens_a_table_sits_first_and_decides() {
        let (mut course, [ann, bo, _]) = course(3);
        assert_eq!(course.seat_of(&ann), Some(seat(0)));
        let entries = course.take_seat(&bo, None, false).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.seat_of(&bo), Some(seat(1)));
        assert_eq!(course.start(&bo).unwrap_err().error, "forbidden");
        assert_eq!(course.add_bot(&bo, None, None).unwrap_err().error, "forbidden");
    }

    #[test]
    fn a_table_starts_with_the_taken_seats_when_the_count_fits() {
        let (mut course, [ann, ..]) = course(5);
        assert_eq!(course.start(&ann).unwrap_err().rule.as_deref(), Some("M1"));
        for at in [2, 4] {
            let entries = course.add_bot(&ann, Some(seat(at)), Some("random")).unwrap();
            apply(&mut course, entries);
        }
        let entries = course.start(&ann).unwrap();
        apply(&mut course, entries);
        assert_eq!((course.chairs.len(), course.status), (3, Status::Playing));
        assert_eq!(course.to_act().len(), 1);
    }

    #[test]
    fn a_seat_is_shared_only_by_who_says_so() {
        let (mut course, [ann, bo, _]) = course(3);
        assert!(course.take_seat(&bo, Some(seat(0)), false).is_err());
        let entries = course.take_seat(&bo, Some(seat(0)), true).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.chairs[0].people, [ann, bo]);
    }

    #[test]
    fn the_next_person_decides_when_the_first_leaves_and_an_empty_table_closes() {
        let (mut course, [ann, bo, _]) = course(3);
        let entries = course.take_seat(&bo, None, false).unwrap();
        apply(&mut course, entries);
        let entries = course.leave_seat(&ann).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.host, bo);
        let entries = course.leave_seat(&bo).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Closed);
    }

    #[test]
    fn a_bot_stands_in_for_who_leaves_and_hands_back() {
        let (mut course, [ann, ..]) = crate::testing::started(3);
        let entries = course.leave_seat(&ann).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.chairs[0].bot.as_deref(), Some("steady"));
        assert_eq!(course.chairs[0].people, std::slice::from_ref(&ann));
        let entries = course.return_to_seat(&ann).unwrap();
        apply(&mut course, entries);
        assert!(course.chairs[0].is_played_by_people());
        assert!(course.return_to_seat(&person()).is_err());
    }

    #[test]
    fn more_than_half_of_those_who_are_here_close_a_table() {
        let (mut course, people) = crate::testing::started(3);
        let here = SeatSet::first(3);
        let entries = course.vote_to_close(&people[0], true, here).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Playing);
        let entries = course.vote_to_close(&people[1], true, here).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Closed);
    }

    #[test]
    fn those_who_went_away_do_not_keep_a_table_open() {
        let (mut course, people) = crate::testing::started(3);
        let entries = course.vote_to_close(&people[2], true, SeatSet::one(seat(2))).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Closed);
    }
}
