//! What people do at a table.

use kontor_engine::Seat;
use kontor_engine::listed::Names;
use kontor_store::{PersonId, Status, Version};
use kontor_texts::{LANGUAGES, Words};
use serde_json::Value as Json;

use crate::course::Trial;
use crate::entry::Entry;
use crate::programs::for_people;
use crate::protocol::{Command, Done, MAX_MESSAGE_ID, PersonShown, Problem, Request};
use crate::table::Table;

/// How many answers are remembered for clients that ask again.
const ANSWERS: usize = 16;

impl Table {
    /// Carries a message out, once: the same again gets the same answer.
    pub(super) async fn carry_out(
        &mut self,
        caller: &PersonShown,
        request: &Request,
    ) -> Result<Done, Problem> {
        let Request { id, command } = request;
        let fits = (1..=MAX_MESSAGE_ID).contains(&id.chars().count());
        Problem::unless(fits, "message-id")?;
        if let Command::Shown { version, pace } = command {
            self.page_showed(&caller.id, *version, *pace);
            return Ok(Done { id: id.clone(), version: self.course.version, table: None });
        }
        let answered = |(person, done): &&(PersonId, Done)| *person == caller.id && done.id == *id;
        if let Some((_, done)) = self.answers.iter().find(answered) {
            return Ok(done.clone());
        }
        // Of an action the log itself says whether it holds it, when it is appended.
        if !matches!(command, Command::Act { .. })
            && let Some(version) = self.done_before(&caller.id, id).await?
        {
            let table = self.course.rematch.clone().filter(|_| matches!(command, Command::Rematch));
            return Ok(Done { id: id.clone(), version, table });
        }
        self.people.entry(caller.id.clone()).or_insert_with(|| caller.clone().into());
        if let Some(halted) = &self.course.halted
            && !matches!(command, Command::Say { .. })
        {
            return Err(Problem::halted(halted));
        }
        let done = match command {
            Command::Say { text } => {
                self.say(caller, text.clone(), id).await?;
                Done { id: id.clone(), version: self.course.version, table: None }
            }
            Command::Rematch => self.rematch(caller, id.clone()).await?,
            Command::Act { action, seat, version } => {
                let version = match self.tried(&caller.id, action, *seat, *version) {
                    Ok(trial) => self.commit(trial, Some((&caller.id, id))).await?,
                    // What is not allowed now may be what the same message did before.
                    Err(problem) => self.done_before(&caller.id, id).await?.ok_or(problem)?,
                };
                Done { id: id.clone(), version, table: None }
            }
            command => {
                let entries = self.entries_for(caller, command.clone())?;
                let version = self.commit(entries, Some((&caller.id, id))).await?;
                Done { id: id.clone(), version, table: None }
            }
        };
        self.answers.push_back((caller.id.clone(), done.clone()));
        let surplus = self.answers.len().saturating_sub(ANSWERS);
        self.answers.drain(..surplus);
        Ok(done)
    }

    /// The version that a message made, if it was carried out before.
    async fn done_before(
        &mut self,
        person: &PersonId,
        id: &str,
    ) -> Result<Option<Version>, Problem> {
        Ok(self.tables.store.message(&self.course.id, person, id).await?)
    }

    /// An action of the own seat, tried; or why it is not allowed.
    fn tried(
        &self,
        person: &PersonId,
        action: &Json,
        seat: Option<Seat>,
        version: Option<Version>,
    ) -> Result<Trial, Problem> {
        let course = &self.course;
        // After the end the game says by which rule it is over.
        let over = course.status == Status::Finished;
        if !over {
            course.playing()?;
        }
        let own = course.own_seat(person)?;
        if seat.is_some_and(|seat| seat != own) {
            return Err(Problem::forbidden("not-your-seat"));
        }
        if version.is_some_and(|version| version < course.played) {
            return Err(Problem::stale());
        }
        if !over && course.chairs[own.index()].bot.is_some() {
            return Err(Problem::conflict("bot-plays"));
        }
        let refused = |refusal| {
            let names = course.called(&self.people, LANGUAGES[0]);
            let words = Words::of(course.game, LANGUAGES[0]);
            Problem::refused(&refusal, &words.with(Names(&names)))
        };
        let trial = course.act(own, action).map_err(refused)?;
        course.playing().map(|()| trial)
    }

    /// What a command puts into the log, or why it is not allowed.
    pub(super) fn entries_for(
        &self,
        caller: &PersonShown,
        command: Command,
    ) -> Result<Vec<Entry>, Problem> {
        let (course, person) = (&self.course, &caller.id);
        // What people decide together is not for programs, however many somebody brings along.
        if matches!(command, Command::AnswerUndo { .. } | Command::VoteToClose { .. }) {
            for_people(caller)?;
        }
        match command {
            Command::Undo => {
                course.playing()?;
                self.ask_undo(course.own_seat(person)?)
            }
            Command::AnswerUndo { agree } => {
                course.playing()?;
                self.answer_undo(course.own_seat(person)?, agree)
            }
            Command::TakeSeat { seat, share } => course.take_seat(caller, seat, share),
            Command::AnswerShare { person: asked, agree } => {
                course.answer_share(person, &asked, agree)
            }
            Command::RemovePerson { person: removed } => course.remove_person(person, &removed),
            Command::LeaveSeat => course.leave_seat(person),
            Command::ReturnToSeat => course.return_to_seat(person),
            Command::AddBot { seat, policy } => course.add_bot(person, seat, policy.as_deref()),
            Command::RemoveBot { seat } => course.remove_bot(person, seat),
            Command::Start => course.start(person),
            Command::VoteToClose { close } => {
                let mut vote = course.vote_to_close(person, close, self.seats_with_a_say())?;
                vote.extend(self.attending(&vote));
                Ok(vote)
            }
            Command::Order { order } => course.give_order(person, order),
            // An action is tried, chat is kept beside the log, a rematch makes its table before its
            // entry, and what a page shows is of the moment.
            Command::Act { .. }
            | Command::Say { .. }
            | Command::Rematch
            | Command::Shown { .. } => Ok(Vec::new()),
        }
    }

    pub(super) async fn rematch(
        &mut self,
        caller: &PersonShown,
        id: String,
    ) -> Result<Done, Problem> {
        for_people(caller)?;
        if matches!(self.course.status, Status::Waiting | Status::Playing) {
            return Err(Problem::conflict("not-over-yet"));
        }
        self.course.own_seat(&caller.id)?;
        if let Some(table) = self.course.rematch.clone() {
            return Ok(Done { id, version: self.course.version, table: Some(table) });
        }
        let table = self.tables.again(&self.course, &caller.id).await?;
        let entries = vec![Entry::Rematch { table: table.clone() }];
        let version = self.commit(entries, Some((&caller.id, &id))).await?;
        Ok(Done { id, version, table: Some(table) })
    }
}
