//! The lobby: tables that wait for players or can be watched, live.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

use axum::extract::ws::Utf8Bytes;
use kontor_store::{Status, TableId};
use tokio::sync::broadcast;

use crate::feed::text_of;
use crate::protocol::{LobbyMessage, Spectators, TableShown};

/// How far behind a reader may be before it is given the whole list again.
const BEHIND: usize = 256;

/// The tables that everybody may find.
#[derive(Debug)]
pub struct Lobby {
    tables: Mutex<BTreeMap<TableId, TableShown>>,
    changes: broadcast::Sender<Utf8Bytes>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { tables: Mutex::default(), changes: broadcast::channel(BEHIND).0 }
    }
}

impl Lobby {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, TableShown>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A table is as shown now. Only what is in the lobby, or leaves it, is told.
    pub fn update(&self, table: &TableShown) {
        let mut tables = self.tables();
        let message = if is_in_the_lobby(table) {
            let table = TableShown { to_act: Vec::new(), ..table.clone() };
            if tables.get(&table.id) == Some(&table) {
                return;
            }
            tables.insert(table.id.clone(), table.clone());
            LobbyMessage::Table { table: Box::new(table) }
        } else if tables.remove(&table.id).is_some() {
            LobbyMessage::Gone { table: table.id.clone() }
        } else {
            return;
        };
        // Nobody may be listening.
        let _ = self.changes.send(text_of(&message));
    }

    /// All tables, newest first.
    pub fn list(&self) -> Vec<TableShown> {
        newest_first(&self.tables())
    }

    /// All tables, and whatever changes from then on.
    pub fn watch(&self) -> (Utf8Bytes, broadcast::Receiver<Utf8Bytes>) {
        let tables = self.tables();
        let changes = self.changes.subscribe();
        (text_of(&LobbyMessage::Tables { tables: newest_first(&tables) }), changes)
    }
}

fn newest_first(tables: &BTreeMap<TableId, TableShown>) -> Vec<TableShown> {
    let mut list: Vec<TableShown> = tables.values().cloned().collect();
    list.sort_by_key(|table| std::cmp::Reverse(table.created));
    list
}

fn is_in_the_lobby(table: &TableShown) -> bool {
    let open = match table.status {
        Status::Waiting => true,
        Status::Playing => table.settings.spectators != Spectators::None,
        Status::Finished | Status::Closed => false,
    };
    table.settings.listed && open
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::PeopleNames;
    use crate::testing::course;

    fn shown() -> TableShown {
        course(3).0.shown(&PeopleNames::new())
    }

    #[test]
    fn tables_come_and_go() {
        let lobby = Lobby::default();
        let (_, mut changes) = lobby.watch();
        let mut table = shown();
        lobby.update(&table);
        assert!(changes.try_recv().unwrap().contains("\"is\":\"table\""));
        lobby.update(&table);
        assert!(changes.try_recv().is_err(), "nothing has changed");
        table.status = Status::Finished;
        lobby.update(&table);
        assert!(changes.try_recv().unwrap().contains("\"is\":\"gone\""));
        assert!(lobby.list().is_empty());
    }

    #[test]
    fn who_has_no_invitation_does_not_find_a_table() {
        let lobby = Lobby::default();
        let (_, mut changes) = lobby.watch();
        let mut table = shown();
        table.settings.listed = false;
        lobby.update(&table);
        assert!(lobby.list().is_empty() && changes.try_recv().is_err());
    }

    #[test]
    fn whose_turn_it_is_is_not_told() {
        let lobby = Lobby::default();
        let mut table = shown();
        table.to_act = vec![kontor_engine::Seat::new(1).unwrap()];
        lobby.update(&table);
        assert!(lobby.list()[0].to_act.is_empty());
    }
}
