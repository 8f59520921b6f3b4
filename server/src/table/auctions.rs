//! What happens by itself for those who ordered it, and what pages have shown of it.

use kontor_engine::Seat;
use kontor_store::{PersonId, Version};
use tokio::time::{Duration, sleep};

use crate::course::Course;
use crate::entry::Entry;
use crate::orders::{Order, auction_of};
use crate::pace::Pace;
use crate::protocol::Problem;
use crate::table::{Message, Table};

impl Course {
    /// A seat orders what to do for it in the auction that is on, or takes that back.
    pub fn give_order(
        &self,
        person: &PersonId,
        order: Option<Order>,
    ) -> Result<Vec<Entry>, Problem> {
        self.playing()?;
        let seat = self.own_seat(person)?;
        if self.chairs[seat.index()].bot.is_some() {
            return Err(Problem::conflict("bot-plays"));
        }
        let auction = self.play.as_ref().and_then(|play| auction_of(play.line.state()));
        let auction = auction.ok_or_else(|| Problem::conflict("no-auction"))?;
        if let Some(Order::UpTo { limit }) = order
            && limit < auction.least
        {
            return Err(Problem::conflict("outbid"));
        }
        Ok(vec![Entry::Ordered { seat, order }])
    }
}

impl Table {
    /// Has a seat do what it ordered, after the same pause whatever that is: how long it takes tells
    /// others nothing.
    pub(super) fn act_as_ordered(&mut self, seat: Seat, played: Version, pause: Duration) {
        self.thinking = true;
        let inbox = self.inbox.clone();
        tokio::spawn(async move {
            sleep(pause).await;
            // What it is now is looked up then: the order may have changed. A table that is gone needs
            // no decision.
            let decided = Message::Decided { played, seat, action: None };
            let _ = inbox.send(Box::new(decided)).await;
        });
    }

    /// A page has shown what happened. Only of those who sit here, and look, does it matter.
    pub(super) fn page_showed(&mut self, person: &PersonId, version: Version, pace: Pace) {
        let looks = |watcher: &&super::Watcher| {
            watcher.person.as_ref().is_some_and(|looking| looking.id == *person)
        };
        if self.course.seat_of(person).is_some() && self.watchers.iter().any(|one| looks(&one)) {
            self.paces.shown(person, version, pace);
        }
    }

    /// A page was closed; if it was the last of a person, it is no longer waited for.
    pub(super) fn forget_page(&mut self, person: Option<PersonId>) {
        let Some(person) = person else { return };
        let others = |watcher: &super::Watcher| {
            watcher.person.as_ref().is_some_and(|looking| looking.id == person)
        };
        if !self.watchers.iter().any(others) {
            self.paces.forget(&person);
        }
    }
}
