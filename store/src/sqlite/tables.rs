//! Tables, and who sits at them.

use rusqlite::{Connection, params};
use serde_json::Value as Json;

use super::row;
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::table::{FinishedGame, NewTable, Sitting, Status, StoredTable, TableChange};

pub fn create(connection: &Connection, table: &NewTable) -> Result<StoredTable, StoreError> {
    row::execute(
        connection,
        "INSERT INTO tables (id, creator, game, rules, edition, options, settings, seats, status, \
         seed, commitment, version, created, updated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $12)",
        params![
            table.id.as_str(),
            table.creator.as_str(),
            table.game,
            table.rules,
            table.edition,
            table.options.to_string(),
            table.settings.to_string(),
            Sitting::stored(&table.seats)?,
            Status::Waiting.as_str(),
            table.seed.to_string(),
            table.seed.commitment(),
            table.at.0
        ],
    )?;
    seat_people(connection, &table.id, &table.seats)?;
    find(connection, &table.id)?.ok_or(StoreError::Missing("table"))
}

pub fn find(connection: &Connection, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
    row::first(connection, "SELECT * FROM tables WHERE id = $1", [id.as_str()], |row| {
        StoredTable::read(row)
    })
}

pub fn all(connection: &Connection, states: &[Status]) -> Result<Vec<StoredTable>, StoreError> {
    row::all(
        connection,
        "SELECT * FROM tables WHERE status IN ($1, $2, $3, $4) ORDER BY updated DESC, id",
        words(states),
        |row| StoredTable::read(row),
    )
}

pub fn made(connection: &Connection) -> Result<u64, StoreError> {
    let count: i64 = connection.query_row("SELECT COUNT(*) FROM tables", [], |row| row.get(0))?;
    Ok(count.unsigned_abs())
}

pub fn of(
    connection: &Connection,
    person: &PersonId,
    states: &[Status],
) -> Result<Vec<StoredTable>, StoreError> {
    let [a, b, c, d] = words(states);
    row::all(
        connection,
        "SELECT * FROM tables WHERE status IN ($1, $2, $3, $4) \
         AND id IN (SELECT table_id FROM sittings WHERE person_id = $5) \
         ORDER BY updated DESC, id",
        [a, b, c, d, person.as_str()],
        |row| StoredTable::read(row),
    )
}

pub fn change(
    connection: &Connection,
    id: &TableId,
    change: &TableChange,
    at: Moment,
) -> Result<(), StoreError> {
    let ends = matches!(change.status, Some(Status::Finished | Status::Closed));
    let changed = row::execute(
        connection,
        "UPDATE tables SET updated = $1, status = COALESCE($2, status), \
         seats = COALESCE($3, seats), options = COALESCE($4, options), \
         settings = COALESCE($5, settings), result = COALESCE($6, result), \
         ended = COALESCE($7, ended) WHERE id = $8",
        params![
            at.0,
            change.status.map(Status::as_str),
            change.seats.as_deref().map(Sitting::stored).transpose()?,
            change.options.as_ref().map(Json::to_string),
            change.settings.as_ref().map(Json::to_string),
            change.result.as_ref().map(Json::to_string),
            ends.then_some(at.0),
            id.as_str()
        ],
    )?;
    if changed == 0 {
        return Err(StoreError::Missing("table"));
    }
    match &change.seats {
        Some(seats) => seat_people(connection, id, seats),
        None => Ok(()),
    }
}

pub fn finished_by(
    connection: &Connection,
    person: &PersonId,
    before: Moment,
    limit: u32,
) -> Result<Vec<FinishedGame>, StoreError> {
    row::all(
        connection,
        "SELECT tables.id, game, rules, edition, seat, seats, result, ended FROM sittings \
         JOIN tables ON tables.id = sittings.table_id \
         WHERE person_id = $1 AND status = 'finished' AND ended < $2 \
         ORDER BY ended DESC, tables.id, seat LIMIT $3",
        params![person.as_str(), before.0, limit],
        |row| FinishedGame::read(row),
    )
}

/// Writes down who sits at the table, in place of who sat there before.
fn seat_people(
    connection: &Connection,
    table: &TableId,
    seats: &[Sitting],
) -> Result<(), StoreError> {
    row::execute(connection, "DELETE FROM sittings WHERE table_id = $1", [table.as_str()])?;
    for (sitting, seat) in seats.iter().zip(0i64..) {
        for person in &sitting.people {
            row::execute(
                connection,
                "INSERT INTO sittings (person_id, table_id, seat) VALUES ($1, $2, $3)",
                params![person.as_str(), table.as_str(), seat],
            )?;
        }
    }
    Ok(())
}

/// As many words as there are states, so that the statement is always the same.
fn words(states: &[Status]) -> [&'static str; 4] {
    Status::ALL.map(|status| if states.contains(&status) { status.as_str() } else { "" })
}
