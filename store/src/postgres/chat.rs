//! What people say at a table.

use deadpool_postgres::ClientWrapper;

use super::error::{Failed, is_taken};
use super::row::{self, storable};
use crate::error::StoreError;
use crate::id::TableId;
use crate::log::{ChatLine, NewChatLine, Spoken};

/// Of two who speak at once one finds the number of the line taken, or the message said, and tries again.
pub async fn say(client: &ClientWrapper, line: &NewChatLine) -> Result<Spoken, Failed> {
    if let Some(said) = said_before(client, line).await? {
        return Ok(Spoken::Before(said));
    }
    let (message, text) = (line.message.as_deref().map(storable), storable(&line.text));
    let said = row::rows(
        client,
        "INSERT INTO chat (table_id, number, person_id, text, message, at) \
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 \
         RETURNING number, person_id, text, at",
        &[&line.table.as_str(), &line.person.as_str(), &text, &message, &line.at.0],
    )
    .await
    .map_err(|error| match is_taken(&error) {
        true => Failed::Again,
        false => error.into(),
    })?;
    let said = said.first().map(ChatLine::read).transpose()?;
    Ok(Spoken::Now(said.ok_or(StoreError::Missing("table"))?))
}

async fn said_before(
    client: &ClientWrapper,
    line: &NewChatLine,
) -> Result<Option<ChatLine>, Failed> {
    let Some(message) = line.message.as_deref().map(storable) else { return Ok(None) };
    let sql = "SELECT number, person_id, text, at FROM chat \
               WHERE table_id = $1 AND person_id = $2 AND message = $3";
    row::first(client, sql, &[&line.table.as_str(), &line.person.as_str(), &message], |row| {
        ChatLine::read(row)
    })
    .await
}

pub async fn last(
    client: &ClientWrapper,
    table: &TableId,
    limit: u32,
) -> Result<Vec<ChatLine>, Failed> {
    let sql = "SELECT number, person_id, text, at FROM chat WHERE table_id = $1 \
               ORDER BY number DESC LIMIT $2";
    let mut lines =
        row::all(client, sql, &[&table.as_str(), &i64::from(limit)], ChatLine::read).await?;
    lines.reverse();
    Ok(lines)
}
