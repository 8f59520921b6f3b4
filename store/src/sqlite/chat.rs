//! What people say at a table.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection, query};

use super::row::Columns;
use crate::error::StoreError;
use crate::id::TableId;
use crate::log::{ChatLine, NewChatLine, Spoken};

pub async fn say(
    connection: &mut SqliteConnection,
    line: NewChatLine,
) -> Result<Spoken, StoreError> {
    if let Some(said) = said_before(connection, &line).await? {
        return Ok(Spoken::Before(said));
    }
    let row = query("SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = $1")
        .bind(line.table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let number: i64 = row.try_get(0)?;
    query(
        "INSERT INTO chat (table_id, number, person_id, text, message, at) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(line.table.as_str())
    .bind(number)
    .bind(line.person.as_str())
    .bind(&line.text)
    .bind(line.message.as_deref())
    .bind(line.at.0)
    .execute(connection)
    .await?;
    Ok(Spoken::Now(ChatLine { number, person: line.person, text: line.text, at: line.at }))
}

async fn said_before(
    connection: &mut SqliteConnection,
    line: &NewChatLine,
) -> Result<Option<ChatLine>, StoreError> {
    let Some(message) = &line.message else { return Ok(None) };
    let row = query(
        "SELECT number, person_id, text, at FROM chat \
         WHERE table_id = $1 AND person_id = $2 AND message = $3",
    )
    .bind(line.table.as_str())
    .bind(line.person.as_str())
    .bind(message)
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(read).transpose()
}

pub async fn last(
    connection: &mut SqliteConnection,
    table: &TableId,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let rows = query(
        "SELECT number, person_id, text, at FROM chat WHERE table_id = $1 \
         ORDER BY number DESC LIMIT $2",
    )
    .bind(table.as_str())
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().rev().map(read).collect()
}

fn read(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    let columns = Columns(row);
    Ok(ChatLine {
        number: columns.number("number")?,
        person: columns.parsed("person_id")?,
        text: columns.text("text")?,
        at: columns.moment("at")?,
    })
}
