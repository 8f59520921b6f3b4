//! What was acknowledged, held against what is stored.

use std::collections::HashMap;
use std::path::Path;

use kontor_engine::Text;
use kontor_server::{database, table_fault};
use kontor_store::{Sqlite, Status, Store, StoreError, Version};
use serde::Serialize;

use crate::failure::Failure;
use crate::refused;
use crate::say;
use crate::soak::party::Party;

/// The kind of entry that an action makes.
const ACTION: &str = "action";

/// What came of all that was played.
#[derive(Default, Serialize)]
pub struct Played {
    /// Actions that the server said are done.
    pub acknowledged: usize,
    /// Of those, how many are in no log, or not at the version that was said.
    pub lost: usize,
    /// Actions in logs beyond those, or more than once.
    pub doubled: usize,
    /// Games that came to their end.
    pub finished: usize,
    /// What is wrong with the file, with logs and with records.
    pub faults: Vec<String>,
}

/// Holds what was acknowledged to people against what is stored in a directory.
pub async fn check(data: &Path, parties: &[Party]) -> Result<Played, Failure> {
    let store = Sqlite::look(&database(data)).await?;
    let checked = compare(&store, parties).await;
    store.close().await;
    Ok(checked?)
}

async fn compare(store: &dyn Store, parties: &[Party]) -> Result<Played, StoreError> {
    let mut played = Played {
        finished: parties.iter().map(|party| party.finished).sum(),
        faults: store.faults().await?.into_iter().map(|fault| say::said(fault.0)).collect(),
        ..Played::default()
    };
    // Every message by table, person and id, with the version that it is said to have made.
    let done = parties.iter().flat_map(|party| &party.acknowledged);
    let mut said: HashMap<(String, String, String), i64> = done
        .map(|done| ((done.table.clone(), done.person.clone(), done.message.clone()), done.version))
        .collect();
    played.acknowledged = said.len();
    for stored in store.tables(&Status::ALL).await? {
        if let Some(fault) = table_fault(store, &stored).await? {
            let text = Text::new("fault-of-table").with("id", stored.id.to_string());
            let text = text.with("game", stored.game.clone());
            played.faults.push(say::said(text.with("fault", refused::fault(&fault, &stored.game))));
        }
        let log = store.log(&stored.id, Version::START).await?;
        // An action and what chance decided after it are stored together; the message is with the last.
        let mut action = false;
        for entry in &log {
            if entry.kind == ACTION {
                played.doubled += usize::from(action);
                action = true;
            }
            let (Some(person), Some(message)) = (&entry.person, &entry.message) else { continue };
            let key = (stored.id.to_string(), person.to_string(), message.clone());
            match said.remove(&key) {
                Some(version) => played.lost += usize::from(version != entry.version.0),
                // Sitting down and beginning are messages, too.
                None => played.doubled += usize::from(action),
            }
            action = false;
        }
        played.doubled += usize::from(action);
    }
    played.lost += said.len();
    Ok(played)
}
