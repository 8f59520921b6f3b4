//! People and secrets.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection, query};

use super::error::is_taken;
use super::row::{Columns, damaged};
use crate::error::StoreError;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::name::{ANONYMOUS, Name};
use crate::person::{NewPerson, Person};

pub async fn add(
    connection: &mut SqliteConnection,
    person: &NewPerson,
) -> Result<Person, StoreError> {
    query(
        "INSERT INTO people (id, name, name_key, epoch, created, seen) \
         VALUES ($1, $2, $3, 0, $4, $4)",
    )
    .bind(person.id.as_str())
    .bind(person.name.as_str())
    .bind(person.name.key())
    .bind(person.at.0)
    .execute(&mut *connection)
    .await
    .map_err(taken)?;
    known(connection, &person.id).await
}

pub async fn find(
    connection: &mut SqliteConnection,
    id: &PersonId,
) -> Result<Option<Person>, StoreError> {
    let row = query("SELECT * FROM people WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(read).transpose()
}

pub async fn find_named(
    connection: &mut SqliteConnection,
    name: &Name,
) -> Result<Option<Person>, StoreError> {
    let row = query("SELECT * FROM people WHERE name_key = $1")
        .bind(name.key())
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(read).transpose()
}

pub async fn rename(
    connection: &mut SqliteConnection,
    id: &PersonId,
    name: &Name,
) -> Result<Person, StoreError> {
    query("UPDATE people SET name = $1, name_key = $2 WHERE id = $3 AND deleted IS NULL")
        .bind(name.as_str())
        .bind(name.key())
        .bind(id.as_str())
        .execute(&mut *connection)
        .await
        .map_err(taken)?;
    present(connection, id).await
}

pub async fn set_password(
    connection: &mut SqliteConnection,
    id: &PersonId,
    hash: &str,
) -> Result<Person, StoreError> {
    query("UPDATE people SET password = $1, epoch = epoch + 1 WHERE id = $2 AND deleted IS NULL")
        .bind(hash)
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    present(connection, id).await
}

pub async fn note_seen(
    connection: &mut SqliteConnection,
    ids: &[PersonId],
    at: Moment,
) -> Result<(), StoreError> {
    for id in ids {
        query("UPDATE people SET seen = $1 WHERE id = $2 AND seen < $1")
            .bind(at.0)
            .bind(id.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub async fn delete(connection: &mut SqliteConnection, id: &PersonId) -> Result<(), StoreError> {
    let deleted = query(
        "UPDATE people SET name = $1, name_key = NULL, password = NULL, epoch = epoch + 1, \
         deleted = $2 WHERE id = $3 AND deleted IS NULL",
    )
    .bind(ANONYMOUS)
    .bind(Moment::now().0)
    .bind(id.as_str())
    .execute(connection)
    .await?;
    if deleted.rows_affected() == 0 { Err(StoreError::Missing("person")) } else { Ok(()) }
}

pub async fn delete_guests(
    connection: &mut SqliteConnection,
    unseen_since: Moment,
) -> Result<u64, StoreError> {
    let deleted = query(
        "UPDATE people SET name = $1, name_key = NULL, epoch = epoch + 1, deleted = $2 \
         WHERE password IS NULL AND deleted IS NULL AND seen < $3 AND NOT EXISTS \
         (SELECT 1 FROM sittings JOIN tables ON tables.id = sittings.table_id \
          WHERE sittings.person_id = people.id AND tables.status IN ('waiting', 'playing'))",
    )
    .bind(ANONYMOUS)
    .bind(Moment::now().0)
    .bind(unseen_since.0)
    .execute(connection)
    .await?;
    Ok(deleted.rows_affected())
}

pub async fn secret(
    connection: &mut SqliteConnection,
    name: &str,
    fresh: &str,
) -> Result<Vec<u8>, StoreError> {
    query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(fresh)
        .execute(&mut *connection)
        .await?;
    let row =
        query("SELECT value FROM secrets WHERE name = $1").bind(name).fetch_one(connection).await?;
    hex::decode(row.try_get::<String, _>(0)?).map_err(|_| damaged("value"))
}

async fn known(connection: &mut SqliteConnection, id: &PersonId) -> Result<Person, StoreError> {
    find(connection, id).await?.ok_or(StoreError::Missing("person"))
}

/// The person, unless the account was deleted.
async fn present(connection: &mut SqliteConnection, id: &PersonId) -> Result<Person, StoreError> {
    let person = known(connection, id).await?;
    if person.deleted { Err(StoreError::Missing("person")) } else { Ok(person) }
}

fn read(row: &SqliteRow) -> Result<Person, StoreError> {
    let columns = Columns(row);
    Ok(Person {
        id: columns.parsed("id")?,
        name: columns.text("name")?,
        password: columns.maybe_text("password")?,
        epoch: columns.number("epoch")?,
        created: columns.moment("created")?,
        seen: columns.moment("seen")?,
        deleted: !columns.is_null("deleted")?,
    })
}

fn taken(error: sqlx::Error) -> StoreError {
    if is_taken(&error) { StoreError::NameTaken } else { error.into() }
}
