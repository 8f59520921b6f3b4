//! The lobby: tables that one can join or watch, live, some at a time. A table that its people
//! abandoned leaves it, and is back when they are.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::collections::HashMap;
use std::ops::Bound;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard};

use kontor_store::{Moment, PersonId, Status, TableId};
use tokio::sync::broadcast;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::feed::text_of;
use crate::protocol::{Clock, LobbyMessage, LobbyPage, Problem, SeatShown, Spectators, TableShown};

/// How far behind a reader may be before it is given the list again.
const BEHIND: usize = 256;

/// How many tables are listed at a time.
const PAGE: usize = 50;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Where a table stands in the list: first those where a seat is free, then those that one can only watch;
/// of both the newest first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    full: bool,
    created: Reverse<i64>,
    id: TableId,
}

impl Position {
    fn of(table: &TableShown) -> Position {
        let free = |seat: &SeatShown| seat.people.is_empty() && seat.bot.is_none();
        let full = table.status != Status::Waiting || !table.seats.iter().any(free);
        Position { full, created: Reverse(table.created.0), id: table.id.clone() }
    }
}

impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Position { full, created: Reverse(created), id } = self;
        write!(f, "{}.{created}.{id}", u8::from(*full))
    }
}

impl FromStr for Position {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Position, Problem> {
        let parsed = || {
            let (full, rest) = text.split_once('.')?;
            let (created, id) = rest.split_once('.')?;
            let full = match full {
                "0" => false,
                "1" => true,
                _ => return None,
            };
            let created = Reverse(created.parse().ok()?);
            Some(Position { full, created, id: id.parse().ok()? })
        };
        parsed().ok_or_else(|| Problem::bad("no-place-in-list"))
    }
}

/// Whether there is life at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Life {
    /// Whether somebody who sits there is connected.
    pub here: bool,
    /// When somebody of them last was, or did something.
    pub at: Moment,
}

/// A table in the list.
#[derive(Debug)]
struct Listed {
    table: TableShown,
    life: Life,
}

#[derive(Default, Debug)]
struct List {
    tables: BTreeMap<Position, Listed>,
    positions: HashMap<TableId, Position>,
}

/// The tables that everybody may find.
#[derive(Debug)]
pub struct Lobby {
    list: Mutex<List>,
    changes: broadcast::Sender<Utf8Bytes>,
    /// Those at whose tables something changed.
    own: broadcast::Sender<Arc<[PersonId]>>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        let (changes, own) = (broadcast::channel(BEHIND).0, broadcast::channel(BEHIND).0);
        Lobby { list: Mutex::default(), changes, own }
    }
}

impl Lobby {
    fn list(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn tell(&self, message: &LobbyMessage) {
        // Nobody may be listening.
        let _ = self.changes.send(text_of(message));
    }

    /// A table is as shown `now`. Only what is in the lobby, or leaves it, is told.
    pub fn update(&self, table: &TableShown, life: Life, now: Moment) {
        let mut list = self.list();
        if !is_in_the_lobby(table) || is_abandoned(table, life, now) {
            return self.remove(&mut list, &table.id);
        }
        let position = Position::of(table);
        let table = TableShown { to_act: Vec::new(), ..table.clone() };
        let before = list.positions.insert(table.id.clone(), position.clone());
        let before = before.and_then(|before| list.tables.remove(&before));
        list.tables.insert(position, Listed { table: table.clone(), life });
        if before.is_some_and(|before| before.table == table) {
            return;
        }
        self.tell(&LobbyMessage::Table { table: Box::new(table) });
    }

    fn remove(&self, list: &mut List, id: &TableId) {
        if let Some(position) = list.positions.remove(id) {
            list.tables.remove(&position);
            self.tell(&LobbyMessage::Gone { table: id.clone() });
        }
    }

    /// Takes out what was abandoned by now.
    pub fn sweep(&self, now: Moment) {
        let mut list = self.list();
        let listed = list.tables.values();
        let abandoned: Vec<TableId> = listed
            .filter(|listed| is_abandoned(&listed.table, listed.life, now))
            .map(|listed| listed.table.id.clone())
            .collect();
        abandoned.iter().for_each(|id| self.remove(&mut list, id));
    }

    /// The tables after a place in the list, or from its beginning: some of them.
    pub fn page(&self, after: Option<Position>) -> LobbyPage {
        page(&self.list(), after)
    }

    /// The first tables, and whatever changes from then on.
    pub fn watch(&self) -> (Utf8Bytes, broadcast::Receiver<Utf8Bytes>) {
        let list = self.list();
        let changes = self.changes.subscribe();
        (text_of(&LobbyMessage::Tables(page(&list, None))), changes)
    }

    /// Something changed at a table of these people.
    pub fn tell_own<'a>(&self, people: impl Iterator<Item = &'a PersonId>) {
        if self.own.receiver_count() > 0 {
            // They may have gone just now.
            let _ = self.own.send(people.cloned().collect());
        }
    }

    /// At whose tables something changes from now on.
    pub fn watch_own(&self) -> broadcast::Receiver<Arc<[PersonId]>> {
        self.own.subscribe()
    }

    /// How many tables are listed.
    pub fn len(&self) -> usize {
        self.list().tables.len()
    }
}

fn page(list: &List, after: Option<Position>) -> LobbyPage {
    let from = after.map_or(Bound::Unbounded, Bound::Excluded);
    let mut rest = list.tables.range((from, Bound::Unbounded));
    let tables: Vec<_> = rest.by_ref().take(PAGE).map(|(_, listed)| listed.table.clone()).collect();
    let more = rest.next().is_some();
    let next = tables.last().filter(|_| more).map(|last| Position::of(last).to_string());
    LobbyPage { tables, next }
}

fn is_in_the_lobby(table: &TableShown) -> bool {
    let open = match table.status {
        Status::Waiting => true,
        Status::Playing => table.settings.spectators != Spectators::None,
        Status::Finished | Status::Closed => false,
    };
    table.settings.listed && open && table.halted.is_none()
}

/// Whether a table's people left it for so long that nobody should wait for them. Where one comes back
/// now and then it takes days.
fn is_abandoned(table: &TableShown, life: Life, now: Moment) -> bool {
    let slow = matches!(table.settings.clock, Clock::Correspondence { .. });
    let patience = match table.status {
        Status::Waiting if !slow => 30 * MINUTE,
        Status::Waiting => 3 * DAY,
        _ if !slow => DAY,
        _ => 30 * DAY,
    };
    !life.here && now.0.saturating_sub(life.at.0) > patience
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::PeopleNames;
    use crate::testing::course;

    const HERE: Life = Life { here: true, at: Moment(0) };
    const AWAY: Life = Life { here: false, at: Moment(0) };

    fn shown() -> TableShown {
        course(3).0.shown(&PeopleNames::new())
    }

    #[test]
    fn tables_come_and_go() {
        let lobby = Lobby::default();
        let (_, mut changes) = lobby.watch();
        let mut table = shown();
        lobby.update(&table, HERE, Moment(0));
        assert!(changes.try_recv().unwrap().contains("\"is\":\"table\""));
        lobby.update(&table, AWAY, Moment(0));
        assert!(changes.try_recv().is_err(), "nothing has changed");
        table.status = Status::Finished;
        lobby.update(&table, HERE, Moment(0));
        assert!(changes.try_recv().unwrap().contains("\"is\":\"gone\""));
        assert_eq!((lobby.len(), lobby.page(None).tables), (0, Vec::new()));
    }

    #[test]
    fn who_has_no_invitation_does_not_find_a_table() {
        let lobby = Lobby::default();
        let (_, mut changes) = lobby.watch();
        let mut table = shown();
        table.settings.listed = false;
        lobby.update(&table, HERE, Moment(0));
        assert!(lobby.len() == 0 && changes.try_recv().is_err());
    }

    #[test]
    fn whose_turn_it_is_is_not_told() {
        let lobby = Lobby::default();
        let mut table = shown();
        table.to_act = vec![kontor_engine::Seat::new(1).unwrap()];
        lobby.update(&table, HERE, Moment(0));
        assert!(lobby.page(None).tables[0].to_act.is_empty());
    }

    #[test]
    fn abandoned_tables_leave_and_come_back_with_their_people() {
        let lobby = Lobby::default();
        let (mut waiting, mut slow, mut playing) = (shown(), shown(), shown());
        slow.settings.clock = Clock::Correspondence { hours: 24 };
        playing.status = Status::Playing;
        waiting.created = Moment(1);
        for table in [&waiting, &slow, &playing] {
            lobby.update(table, AWAY, Moment(0));
        }
        let left = |at: i64| {
            lobby.sweep(Moment(at));
            lobby.page(None).tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
        };
        assert_eq!(left(30 * MINUTE).len(), 3, "they may only have gone for a coffee");
        assert!(!left(31 * MINUTE).contains(&waiting.id));
        assert!(left(31 * MINUTE).contains(&playing.id));
        assert_eq!(left(2 * DAY), [slow.id.clone()]);
        assert!(left(4 * DAY).is_empty());
        let back = Life { here: true, at: Moment(4 * DAY) };
        lobby.update(&waiting, back, Moment(4 * DAY));
        assert_eq!(left(9 * DAY), [waiting.id.clone()], "while they are here it stays");
    }

    #[test]
    fn what_was_abandoned_is_not_brought_back_by_looking_at_it() {
        let lobby = Lobby::default();
        let mut table = shown();
        lobby.update(&table, AWAY, Moment(31 * MINUTE));
        assert_eq!(lobby.len(), 0, "opened, and nobody had been there for long");
        table.status = Status::Playing;
        lobby.update(&table, AWAY, Moment(31 * MINUTE));
        assert_eq!(lobby.len(), 1);
        lobby.update(&table, AWAY, Moment(2 * DAY));
        assert_eq!(lobby.len(), 0);
    }

    #[test]
    fn tables_with_a_free_seat_come_first_and_move_when_they_are_full() {
        let lobby = Lobby::default();
        let (mut old, mut new) = (shown(), shown());
        (old.created, new.created) = (Moment(1), Moment(2));
        let order = || -> Vec<TableId> {
            lobby.page(None).tables.into_iter().map(|table| table.id).collect()
        };
        for table in [&old, &new] {
            lobby.update(table, HERE, Moment(2));
        }
        assert_eq!(order(), [new.id.clone(), old.id.clone()]);
        for seat in &mut new.seats[1..] {
            seat.bot = Some("steady".into());
        }
        lobby.update(&new, HERE, Moment(3));
        assert_eq!(order(), [old.id.clone(), new.id.clone()], "once each");
        old.status = Status::Playing;
        lobby.update(&old, HERE, Moment(4));
        assert_eq!(order(), [new.id.clone(), old.id.clone()], "neither can be joined");
        old.status = Status::Finished;
        lobby.update(&old, HERE, Moment(5));
        assert_eq!(order(), [new.id.clone()]);
    }

    #[test]
    fn the_list_is_told_page_by_page() {
        let lobby = Lobby::default();
        let mut all = Vec::new();
        for created in 0..120 {
            let table = TableShown { created: Moment(created / 2), ..shown() };
            lobby.update(&table, HERE, Moment(0));
            all.push(table.id);
        }
        let mut listed = Vec::new();
        let mut after = None;
        let mut pages = 0;
        loop {
            let page = lobby.page(after);
            pages += 1;
            assert!(page.tables.len() <= PAGE);
            listed.extend(page.tables);
            let Some(next) = page.next else { break };
            after = Some(next.parse().unwrap());
        }
        assert_eq!((pages, listed.len()), (3, 120));
        assert!(listed.is_sorted_by_key(|table| Reverse(table.created)), "newest first");
        let mut ids: Vec<_> = listed.into_iter().map(|table| table.id).collect();
        ids.sort();
        all.sort();
        assert_eq!(ids, all, "each once");
        let one = Position::of(&shown());
        assert_eq!(one.to_string().parse::<Position>().unwrap(), one);
        for wrong in
            ["", "x", "1.", ".abc", "1.short", "1.2.short", &format!("2.{}", &one.to_string()[2..])]
        {
            assert_eq!(wrong.parse::<Position>().unwrap_err().error, "bad_request");
        }
    }
}
