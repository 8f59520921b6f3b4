//! Tables, and who sits at them.

use serde_json::Value as Json;
use sqlx::sqlite::SqliteRow;
use sqlx::{SqliteConnection, query};

use super::row::{Columns, damaged};
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::log::Version;
use crate::moment::Moment;
use crate::table::{FinishedGame, NewTable, Sitting, Status, StoredTable, TableChange};

pub async fn create(
    connection: &mut SqliteConnection,
    table: NewTable,
) -> Result<StoredTable, StoreError> {
    query(
        "INSERT INTO tables (id, creator, game, edition, options, settings, seats, status, seed, \
         commitment, version, created, updated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $11)",
    )
    .bind(table.id.as_str())
    .bind(table.creator.as_str())
    .bind(&table.game)
    .bind(&table.edition)
    .bind(table.options.to_string())
    .bind(table.settings.to_string())
    .bind(seats_text(&table.seats)?)
    .bind(Status::Waiting.as_str())
    .bind(table.seed.to_string())
    .bind(table.seed.commitment())
    .bind(table.at.0)
    .execute(&mut *connection)
    .await?;
    seat_people(connection, &table.id, &table.seats).await?;
    find(connection, &table.id).await?.ok_or(StoreError::Missing("table"))
}

pub async fn find(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<StoredTable>, StoreError> {
    let row = query("SELECT * FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(read).transpose()
}

pub async fn all(
    connection: &mut SqliteConnection,
    states: &[Status],
) -> Result<Vec<StoredTable>, StoreError> {
    let [a, b, c, d] = words(states);
    let rows =
        query("SELECT * FROM tables WHERE status IN ($1, $2, $3, $4) ORDER BY updated DESC, id")
            .bind(a)
            .bind(b)
            .bind(c)
            .bind(d)
            .fetch_all(connection)
            .await?;
    rows.iter().map(read).collect()
}

pub async fn of(
    connection: &mut SqliteConnection,
    person: &PersonId,
    states: &[Status],
) -> Result<Vec<StoredTable>, StoreError> {
    let [a, b, c, d] = words(states);
    let rows = query(
        "SELECT * FROM tables WHERE status IN ($1, $2, $3, $4) \
         AND id IN (SELECT table_id FROM sittings WHERE person_id = $5) \
         ORDER BY updated DESC, id",
    )
    .bind(a)
    .bind(b)
    .bind(c)
    .bind(d)
    .bind(person.as_str())
    .fetch_all(connection)
    .await?;
    rows.iter().map(read).collect()
}

pub async fn change(
    connection: &mut SqliteConnection,
    id: &TableId,
    change: &TableChange,
    at: Moment,
) -> Result<(), StoreError> {
    let ends = matches!(change.status, Some(Status::Finished | Status::Closed));
    let changed = query(
        "UPDATE tables SET updated = $1, status = COALESCE($2, status), \
         seats = COALESCE($3, seats), options = COALESCE($4, options), \
         settings = COALESCE($5, settings), result = COALESCE($6, result), \
         ended = COALESCE($7, ended) WHERE id = $8",
    )
    .bind(at.0)
    .bind(change.status.map(Status::as_str))
    .bind(change.seats.as_deref().map(seats_text).transpose()?)
    .bind(change.options.as_ref().map(Json::to_string))
    .bind(change.settings.as_ref().map(Json::to_string))
    .bind(change.result.as_ref().map(Json::to_string))
    .bind(ends.then_some(at.0))
    .bind(id.as_str())
    .execute(&mut *connection)
    .await?;
    if changed.rows_affected() == 0 {
        return Err(StoreError::Missing("table"));
    }
    match &change.seats {
        Some(seats) => seat_people(connection, id, seats).await,
        None => Ok(()),
    }
}

pub async fn finished_by(
    connection: &mut SqliteConnection,
    person: &PersonId,
    before: Moment,
    limit: u32,
) -> Result<Vec<FinishedGame>, StoreError> {
    let rows = query(
        "SELECT tables.id, game, edition, seat, seats, result, ended FROM sittings \
         JOIN tables ON tables.id = sittings.table_id \
         WHERE person_id = $1 AND status = 'finished' AND ended < $2 \
         ORDER BY ended DESC, tables.id, seat LIMIT $3",
    )
    .bind(person.as_str())
    .bind(before.0)
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().map(read_finished).collect()
}

/// Writes down who sits at the table, in place of who sat there before.
async fn seat_people(
    connection: &mut SqliteConnection,
    table: &TableId,
    seats: &[Sitting],
) -> Result<(), StoreError> {
    query("DELETE FROM sittings WHERE table_id = $1")
        .bind(table.as_str())
        .execute(&mut *connection)
        .await?;
    for (sitting, seat) in seats.iter().zip(0i64..) {
        for person in &sitting.people {
            query("INSERT INTO sittings (person_id, table_id, seat) VALUES ($1, $2, $3)")
                .bind(person.as_str())
                .bind(table.as_str())
                .bind(seat)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

fn seats_text(seats: &[Sitting]) -> Result<String, StoreError> {
    serde_json::to_string(seats).map_err(|error| StoreError::Other(error.to_string()))
}

fn read_seats(columns: &Columns<'_>) -> Result<Vec<Sitting>, StoreError> {
    serde_json::from_str(&columns.text("seats")?).map_err(|_| damaged("seats"))
}

/// As many words as there are states, so that the statement is always the same.
fn words(states: &[Status]) -> [&'static str; 4] {
    Status::ALL.map(|status| if states.contains(&status) { status.as_str() } else { "" })
}

fn read(row: &SqliteRow) -> Result<StoredTable, StoreError> {
    let columns = Columns(row);
    Ok(StoredTable {
        id: columns.parsed("id")?,
        creator: columns.parsed("creator")?,
        game: columns.text("game")?,
        edition: columns.text("edition")?,
        options: columns.json("options")?,
        settings: columns.json("settings")?,
        seats: read_seats(&columns)?,
        status: columns.parsed("status")?,
        result: columns.maybe_json("result")?,
        seed: columns.parsed("seed")?,
        commitment: columns.text("commitment")?,
        version: Version(columns.number("version")?),
        created: columns.moment("created")?,
        updated: columns.moment("updated")?,
    })
}

fn read_finished(row: &SqliteRow) -> Result<FinishedGame, StoreError> {
    let columns = Columns(row);
    Ok(FinishedGame {
        table: columns.parsed("id")?,
        game: columns.text("game")?,
        edition: columns.text("edition")?,
        seat: usize::try_from(columns.number("seat")?).map_err(|_| damaged("seat"))?,
        seats: read_seats(&columns)?,
        result: columns.maybe_json("result")?,
        ended: columns.moment("ended")?,
    })
}
