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

    /// Somebody sits down where nobody sits, or asks those who sit there to share their seat.
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
        let seat = seat.map_or_else(|| self.first_free(), Ok)?;
        let chair = self.chair(seat)?;
        if chair.people.contains(person) {
            return Err(Problem::conflict("sits-already"));
        }
        if chair.bot.is_some() {
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
            chairs[seat.index()].people.push(person.clone());
            chairs[seat.index()].owner = owner.cloned();
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
            return Err(Problem::conflict("seat-taken"));
        }
        Ok(vec![self.seated(|chairs| chairs[seat.index()].bot = Some(policy))])
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
mod tests {
    use super::*;
    use crate::testing::{apply, course, guest, person};

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn who_opens_a_table_sits_first_and_decides() {
        let (mut course, [ann, bo, _]) = course(3);
        assert_eq!(course.seat_of(&ann), Some(seat(0)));
        let entries = course.take_seat(&guest(&bo), None, false).unwrap();
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
    fn a_seat_is_shared_only_if_all_who_sit_there_agree() {
        let (mut course, [ann, bo, cy]) = course(3);
        assert_eq!(
            course.take_seat(&guest(&bo), Some(seat(0)), false).unwrap_err().error,
            "conflict"
        );
        let entries = course.take_seat(&guest(&bo), Some(seat(0)), true).unwrap();
        apply(&mut course, entries);
        assert_eq!(
            course.chairs[0].people,
            std::slice::from_ref(&ann),
            "nobody is asked by sitting down"
        );
        assert_eq!(
            course.take_seat(&guest(&bo), Some(seat(0)), true).unwrap_err().error,
            "conflict"
        );
        // Only who sits there answers.
        for who in [&bo, &cy] {
            assert_eq!(course.answer_share(who, &bo, true).unwrap_err().error, "conflict");
        }
        let entries = course.answer_share(&ann, &bo, true).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.chairs[0].people, [ann.clone(), bo.clone()]);
        // Now both are asked, and one is not enough.
        let entries = course.take_seat(&guest(&cy), Some(seat(0)), true).unwrap();
        apply(&mut course, entries);
        let entries = course.answer_share(&ann, &cy, true).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.chairs[0].people.len(), 2);
        let entries = course.answer_share(&bo, &cy, false).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.chairs[0].people, [ann, bo]);
        let again = course.take_seat(&guest(&cy), Some(seat(0)), true).unwrap_err();
        assert!(again.text.contains("do not want"), "{}", again.text);
        assert!(course.take_seat(&guest(&cy), None, false).is_ok(), "there are other seats");
    }

    #[test]
    fn who_asked_to_share_can_take_it_back_and_ask_again() {
        let (mut course, [_, bo, _]) = course(3);
        for _ in 0..2 {
            let entries = course.take_seat(&guest(&bo), Some(seat(0)), true).unwrap();
            apply(&mut course, entries);
            let entries = course.answer_share(&bo, &bo, false).unwrap();
            apply(&mut course, entries);
            assert_eq!(course.talks.waiting().count(), 0);
        }
    }

    #[test]
    fn who_opened_the_table_removes_people_before_the_game_and_nobody_else_does() {
        let (mut course, [ann, bo, cy]) = course(3);
        for person in [&bo, &cy] {
            let entries = course.take_seat(&guest(person), None, false).unwrap();
            apply(&mut course, entries);
        }
        assert_eq!(course.remove_person(&bo, &cy).unwrap_err().error, "forbidden");
        assert_eq!(course.remove_person(&ann, &ann).unwrap_err().error, "conflict");
        assert_eq!(course.remove_person(&ann, &person()).unwrap_err().error, "not_found");
        let entries = course.remove_person(&ann, &bo).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.seat_of(&bo), None);
        assert_eq!(course.take_seat(&guest(&bo), None, false).unwrap_err().error, "forbidden");
        assert_eq!(course.seat_of(&cy), Some(seat(2)));
        let (playing, people) = crate::testing::started(3);
        assert_eq!(playing.remove_person(&people[0], &people[1]).unwrap_err().error, "conflict");
    }

    /// Bo shares Ann's seat, because she agreed.
    fn sharing(course: &mut Course, [ann, bo, _]: &[PersonId; 3]) {
        let entries = course.take_seat(&guest(bo), Some(seat(0)), true).unwrap();
        apply(course, entries);
        let entries = course.answer_share(ann, bo, true).unwrap();
        apply(course, entries);
        assert_eq!(course.chairs[0].people, [ann.clone(), bo.clone()]);
    }

    #[test]
    fn who_shares_a_seat_does_not_remove_the_other() {
        let (mut course, people) = course(3);
        sharing(&mut course, &people);
        let [ann, bo, cy] = &people;
        for removed in [ann, bo] {
            assert_eq!(course.remove_person(bo, removed).unwrap_err().error, "forbidden");
        }
        // Nor by letting nobody else in, nor by sitting down elsewhere.
        let entries = course.take_seat(&guest(cy), Some(seat(0)), true).unwrap();
        apply(&mut course, entries);
        let entries = course.answer_share(bo, cy, false).unwrap();
        apply(&mut course, entries);
        let entries = course.take_seat(&guest(bo), Some(seat(1)), false).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.chairs[0].people, std::slice::from_ref(ann));
        assert_eq!(course.host, *ann);
    }

    #[test]
    fn who_leaves_a_shared_seat_in_a_game_leaves_the_other_playing_it() {
        let (mut course, people) = course(3);
        sharing(&mut course, &people);
        let [ann, bo, cy] = &people;
        let entries = course.take_seat(&guest(cy), None, false).unwrap();
        apply(&mut course, entries);
        let entries = course.add_bot(ann, None, None).unwrap();
        apply(&mut course, entries);
        let entries = course.start(ann).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.remove_person(bo, ann).unwrap_err().error, "conflict");
        let entries = course.leave_seat(bo).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.chairs[0].people, std::slice::from_ref(ann));
        assert!(course.chairs[0].is_played_by_people(), "no bot plays for who stayed");
        assert_eq!((course.seat_of(ann), course.seat_of(bo)), (Some(seat(0)), None));
        assert_eq!(course.return_to_seat(bo).unwrap_err().error, "forbidden");
    }

    #[test]
    fn the_next_person_decides_when_the_first_leaves_and_an_empty_table_closes() {
        let (mut course, [ann, bo, _]) = course(3);
        let entries = course.take_seat(&guest(&bo), None, false).unwrap();
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
        assert_eq!(course.chairs[0].bot.as_deref(), Some("medium"));
        assert_eq!(course.chairs[0].people, std::slice::from_ref(&ann));
        let entries = course.return_to_seat(&ann).unwrap();
        apply(&mut course, entries);
        assert!(course.chairs[0].is_played_by_people());
        assert!(course.return_to_seat(&person()).is_err());
    }

    #[test]
    fn more_than_half_close_a_table_at_once() {
        let (mut course, people) = crate::testing::started(3);
        let entries = course.vote_to_close(&people[0], true, course.seats_of_people()).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Playing);
        let entries = course.vote_to_close(&people[1], true, course.seats_of_people()).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Closed);
    }

    #[test]
    fn one_cannot_close_what_others_play_and_those_who_are_away_have_a_day() {
        let (mut course, people) = crate::testing::started(3);
        assert_eq!(course.vote_ends(), None);
        let entries = course.vote_to_close(&people[2], true, course.seats_of_people()).unwrap();
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Playing, "though the others may be away");
        assert_eq!(course.vote_ends(), Some(Moment(milliseconds(VOTE_LASTS))));
        // One of the others is here, and says nothing: it stays open, and the vote is over.
        let entries = course.end_vote(SeatSet::one(seat(0)));
        apply(&mut course, entries);
        assert_eq!((course.status, course.vote_ends()), (Status::Playing, None));
        assert!(course.closing.is_empty());
        // One of the others was here in between, by an action or to look, and is not when it ends.
        for attended in [0, 1] {
            let entries = course.vote_to_close(&people[2], true, course.seats_of_people()).unwrap();
            apply(&mut course, entries);
            if attended == 0 {
                let seat = course.to_act().iter().next().unwrap();
                assert_ne!(seat, Seat::new(2).unwrap());
                crate::testing::play_on(&mut course);
            } else {
                apply(&mut course, vec![Entry::Attended { seat: seat(attended) }]);
            }
            let entries = course.end_vote(SeatSet::EMPTY);
            apply(&mut course, entries);
            assert_eq!(course.status, Status::Playing, "{attended}");
            assert!(course.talks.attended.is_empty());
        }
        // Nobody came all day.
        let entries = course.vote_to_close(&people[2], true, course.seats_of_people()).unwrap();
        apply(&mut course, entries);
        let entries = course.end_vote(SeatSet::EMPTY);
        apply(&mut course, entries);
        assert_eq!(course.status, Status::Closed);
    }
}
