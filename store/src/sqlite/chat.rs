//! What people say at a table.

use rusqlite::{Connection, params};

use super::row;
use crate::error::StoreError;
use crate::id::TableId;
use crate::log::{ChatLine, NewChatLine, Spoken};

pub fn say(connection: &Connection, line: &NewChatLine) -> Result<Spoken, StoreError> {
    if let Some(said) = said_before(connection, line)? {
        return Ok(Spoken::Before(said));
    }
    let number: i64 = connection
        .prepare_cached("SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = $1")?
        .query_row([line.table.as_str()], |row| row.get(0))?;
    row::execute(
        connection,
        "INSERT INTO chat (table_id, number, person_id, text, message, at) \
         VALUES ($1, $2, $3, $4, $5, $6)",
        params![
            line.table.as_str(),
            number,
            line.person.as_str(),
            line.text,
            line.message,
            line.at.0
        ],
    )?;
    let (person, text) = (line.person.clone(), line.text.clone());
    Ok(Spoken::Now(ChatLine { number, person, text, at: line.at }))
}

fn said_before(
    connection: &Connection,
    line: &NewChatLine,
) -> Result<Option<ChatLine>, StoreError> {
    let Some(message) = &line.message else { return Ok(None) };
    row::first(
        connection,
        "SELECT number, person_id, text, at FROM chat \
         WHERE table_id = $1 AND person_id = $2 AND message = $3",
        params![line.table.as_str(), line.person.as_str(), message],
        |row| ChatLine::read(row),
    )
}

pub fn last(
    connection: &Connection,
    table: &TableId,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let mut lines = row::all(
        connection,
        "SELECT number, person_id, text, at FROM chat WHERE table_id = $1 \
         ORDER BY number DESC LIMIT $2",
        params![table.as_str(), limit],
        |row| ChatLine::read(row),
    )?;
    lines.reverse();
    Ok(lines)
}
