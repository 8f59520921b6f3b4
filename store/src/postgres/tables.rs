//! Tables, and who sits at them.

use deadpool_postgres::ClientWrapper;
use serde_json::Value as Json;

use super::error::Failed;
use super::row;
use crate::error::StoreError;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::table::{FinishedGame, NewTable, Sitting, Status, StoredTable, TableChange};

/// The columns of a table, by name: a newer node may have added others meanwhile.
macro_rules! columns {
    () => {
        "id, creator, game, rules, edition, options, settings, seats, status, result, seed, \
         commitment, version, created, updated"
    };
}

/// Who sits where, in columns.
struct Seated<'s> {
    people: Vec<&'s str>,
    seats: Vec<i64>,
}

impl<'s> Seated<'s> {
    fn of(seats: &'s [Sitting]) -> Seated<'s> {
        let mut seated = Seated { people: Vec::new(), seats: Vec::new() };
        for (sitting, seat) in seats.iter().zip(0i64..) {
            for person in &sitting.people {
                seated.people.push(person.as_str());
                seated.seats.push(seat);
            }
        }
        seated
    }
}

/// A table that was made already by the same call, before the connection broke, is the same table.
pub async fn create(client: &ClientWrapper, table: &NewTable) -> Result<StoredTable, Failed> {
    let Seated { people, seats } = Seated::of(&table.seats);
    let made = row::rows(
        client,
        concat!(
            "WITH made AS (INSERT INTO tables (id, creator, game, rules, edition, options, \
             settings, seats, status, seed, commitment, version, created, updated) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $12) \
             ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING ",
            columns!(),
            "), seated AS (INSERT INTO sittings (person_id, table_id, seat) \
             SELECT person, $1, seat FROM unnest($13::TEXT[], $14::BIGINT[]) AS s (person, seat) \
             ON CONFLICT DO NOTHING) SELECT * FROM made"
        ),
        &[
            &table.id.as_str(),
            &table.creator.as_str(),
            &table.game,
            &i64::from(table.rules),
            &table.edition,
            &table.options.to_string(),
            &table.settings.to_string(),
            &Sitting::stored(&table.seats)?,
            &Status::Waiting.as_str(),
            &table.seed.to_string(),
            &table.seed.commitment(),
            &table.at.0,
            &people,
            &seats,
        ],
    )
    .await?;
    Ok(StoredTable::read(made.first().ok_or(StoreError::Missing("table"))?)?)
}

pub async fn find(client: &ClientWrapper, id: &TableId) -> Result<Option<StoredTable>, Failed> {
    let sql = concat!("SELECT ", columns!(), " FROM tables WHERE id = $1");
    row::first(client, sql, &[&id.as_str()], StoredTable::read).await
}

pub async fn all(client: &ClientWrapper, states: &[Status]) -> Result<Vec<StoredTable>, Failed> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM tables WHERE status = ANY($1) ORDER BY updated DESC, id"
    );
    row::all(client, sql, &[&words(states)], StoredTable::read).await
}

pub async fn made(client: &ClientWrapper) -> Result<u64, Failed> {
    let count: i64 = client.query_one("SELECT COUNT(*) FROM tables", &[]).await?.get(0);
    Ok(count.unsigned_abs())
}

pub async fn of(
    client: &ClientWrapper,
    person: &PersonId,
    states: &[Status],
) -> Result<Vec<StoredTable>, Failed> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM tables WHERE status = ANY($1) \
         AND id IN (SELECT table_id FROM sittings WHERE person_id = $2) ORDER BY updated DESC, id"
    );
    row::all(client, sql, &[&words(states), &person.as_str()], StoredTable::read).await
}

/// One statement, so that it is made whole or not at all. Who sits there stays, who does no longer goes.
pub async fn change(
    client: &ClientWrapper,
    id: &TableId,
    change: &TableChange,
    at: Moment,
) -> Result<(), Failed> {
    let ends = matches!(change.status, Some(Status::Finished | Status::Closed));
    let Seated { people, seats } = Seated::of(change.seats.as_deref().unwrap_or_default());
    let changed = row::rows(
        client,
        "WITH changed AS (UPDATE tables SET updated = $1, status = COALESCE($2, status), \
         seats = COALESCE($3, seats), options = COALESCE($4, options), \
         settings = COALESCE($5, settings), result = COALESCE($6, result), \
         ended = COALESCE($7, ended) WHERE id = $8 RETURNING id), \
         now AS (SELECT person, seat FROM unnest($9::TEXT[], $10::BIGINT[]) AS s (person, seat)), \
         gone AS (DELETE FROM sittings WHERE table_id = $8 AND $3::TEXT IS NOT NULL \
         AND (person_id, seat) NOT IN (SELECT person, seat FROM now)), \
         come AS (INSERT INTO sittings (person_id, table_id, seat) \
         SELECT person, id, seat FROM now, changed ON CONFLICT DO NOTHING) \
         SELECT id FROM changed",
        &[
            &at.0,
            &change.status.map(Status::as_str),
            &change.seats.as_deref().map(Sitting::stored).transpose()?,
            &change.options.as_ref().map(Json::to_string),
            &change.settings.as_ref().map(Json::to_string),
            &change.result.as_ref().map(Json::to_string),
            &ends.then_some(at.0),
            &id.as_str(),
            &people,
            &seats,
        ],
    )
    .await?;
    if changed.is_empty() { Err(StoreError::Missing("table").into()) } else { Ok(()) }
}

pub async fn finished_by(
    client: &ClientWrapper,
    person: &PersonId,
    before: Moment,
    limit: u32,
) -> Result<Vec<FinishedGame>, Failed> {
    let sql = "SELECT tables.id, game, rules, edition, seat, seats, result, ended FROM sittings \
               JOIN tables ON tables.id = sittings.table_id \
               WHERE person_id = $1 AND status = 'finished' AND ended < $2 \
               ORDER BY ended DESC, tables.id, seat LIMIT $3";
    let limit = i64::from(limit);
    row::all(client, sql, &[&person.as_str(), &before.0, &limit], FinishedGame::read).await
}

fn words(states: &[Status]) -> Vec<&'static str> {
    states.iter().map(|status| status.as_str()).collect()
}
