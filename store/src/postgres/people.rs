//! People and secrets.

use deadpool_postgres::ClientWrapper;
use tokio_postgres::{Row, Transaction};

use super::error::{Failed, is_taken};
use super::row;
use crate::columns::{Columns, damaged};
use crate::error::StoreError;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::name::{ANONYMOUS, KEYS, KEYS_MADE, Name, new_keys};
use crate::person::{NewPerson, Person};

/// The columns of a person, by name: a newer node may have added others meanwhile.
macro_rules! columns {
    () => {
        "id, name, password, owner, language, epoch, created, seen, deleted"
    };
}

/// Who was let in already by the same call, before the connection broke, is the same person.
pub async fn add(client: &ClientWrapper, person: &NewPerson) -> Result<Person, Failed> {
    let added = row::rows(
        client,
        concat!(
            "INSERT INTO people (id, name, name_key, owner, epoch, created, seen) \
             VALUES ($1, $2, $3, $4, 0, $5, $5) \
             ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING ",
            columns!()
        ),
        &[
            &person.id.as_str(),
            &person.name.as_str(),
            &person.name.key(),
            &person.owner.as_ref().map(PersonId::as_str),
            &person.at.0,
        ],
    )
    .await
    .map_err(taken)?;
    one(added.first())
}

pub async fn programs_of(client: &ClientWrapper, owner: &PersonId) -> Result<Vec<Person>, Failed> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM people WHERE owner = $1 AND deleted IS NULL ORDER BY created, name, id"
    );
    row::all(client, sql, &[&owner.as_str()], Person::read).await
}

pub async fn find(client: &ClientWrapper, id: &PersonId) -> Result<Option<Person>, Failed> {
    let sql = concat!("SELECT ", columns!(), " FROM people WHERE id = $1");
    row::first(client, sql, &[&id.as_str()], Person::read).await
}

/// The person of this name: written just so, or else one that looks the same.
pub async fn find_named(client: &ClientWrapper, name: &Name) -> Result<Option<Person>, Failed> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM people WHERE deleted IS NULL AND (name = $1 OR name_key = $2) \
         ORDER BY (name = $1) DESC LIMIT 1"
    );
    row::first(client, sql, &[&name.as_str(), &name.key()], Person::read).await
}

pub async fn find_all(client: &ClientWrapper, ids: &[PersonId]) -> Result<Vec<Person>, Failed> {
    let sql = concat!("SELECT ", columns!(), " FROM people WHERE id = ANY($1)");
    row::all(client, sql, &[&texts(ids)], Person::read).await
}

/// Makes everybody's key anew if keys were made another way when they came.
pub async fn make_keys_anew(transaction: &Transaction<'_>) -> Result<(), Failed> {
    let kept = "SELECT value FROM secrets WHERE name = $1";
    let made = transaction.query_opt(kept, &[&KEYS_MADE]).await?;
    if made.is_some_and(|row| row.get::<_, String>(0) == KEYS.to_string()) {
        return Ok(());
    }
    let all = "SELECT id, name FROM people WHERE deleted IS NULL \
               ORDER BY password IS NULL, created, id";
    let people = transaction.query(all, &[]).await?;
    transaction.batch_execute("UPDATE people SET name_key = NULL").await?;
    for (id, key) in new_keys(people.iter().map(|row| (row.get(0), row.get(1))).collect()) {
        let set = "UPDATE people SET name_key = $1 WHERE id = $2";
        transaction.execute(set, &[&key, &id]).await?;
    }
    let keep = "INSERT INTO secrets (name, value) VALUES ($1, $2) \
                ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    transaction.execute(keep, &[&KEYS_MADE, &KEYS.to_string()]).await?;
    Ok(())
}

pub async fn rename(client: &ClientWrapper, id: &PersonId, name: &Name) -> Result<Person, Failed> {
    let sql = concat!(
        "UPDATE people SET name = $1, name_key = $2 \
         WHERE id = $3 AND deleted IS NULL RETURNING ",
        columns!()
    );
    let found = row::rows(client, sql, &[&name.as_str(), &name.key(), &id.as_str()]).await;
    one(found.map_err(taken)?.first())
}

pub async fn set_language(
    client: &ClientWrapper,
    id: &PersonId,
    language: &str,
) -> Result<Person, Failed> {
    let sql = concat!(
        "UPDATE people SET language = $1 WHERE id = $2 AND deleted IS NULL RETURNING ",
        columns!()
    );
    one(row::rows(client, sql, &[&language, &id.as_str()]).await?.first())
}

pub async fn set_password(
    client: &ClientWrapper,
    id: &PersonId,
    hash: &str,
) -> Result<Person, Failed> {
    let sql = concat!(
        "UPDATE people SET password = $1, epoch = epoch + 1 \
         WHERE id = $2 AND deleted IS NULL RETURNING ",
        columns!()
    );
    one(row::rows(client, sql, &[&hash, &id.as_str()]).await?.first())
}

pub async fn end_sessions(client: &ClientWrapper, id: &PersonId) -> Result<(), Failed> {
    let sql = "UPDATE people SET epoch = epoch + 1 WHERE id = $1 AND deleted IS NULL";
    some(row::execute(client, sql, &[&id.as_str()]).await?)
}

pub async fn note_seen(client: &ClientWrapper, ids: &[PersonId], at: Moment) -> Result<(), Failed> {
    let sql = "UPDATE people SET seen = $1 WHERE id = ANY($2) AND seen < $1";
    row::execute(client, sql, &[&at.0, &texts(ids)]).await?;
    Ok(())
}

pub async fn delete(client: &ClientWrapper, id: &PersonId) -> Result<(), Failed> {
    let sql = "UPDATE people SET name = $1, name_key = NULL, password = NULL, language = NULL, \
               epoch = epoch + 1, deleted = $2 WHERE id = $3 AND deleted IS NULL";
    some(row::execute(client, sql, &[&ANONYMOUS, &Moment::now().0, &id.as_str()]).await?)
}

pub async fn delete_guests(client: &ClientWrapper, unseen_since: Moment) -> Result<u64, Failed> {
    let sql = "UPDATE people SET name = $1, name_key = NULL, language = NULL, epoch = epoch + 1, \
               deleted = $2 WHERE password IS NULL AND owner IS NULL AND deleted IS NULL \
               AND seen < $3 AND NOT EXISTS \
               (SELECT 1 FROM sittings JOIN tables ON tables.id = sittings.table_id \
                WHERE sittings.person_id = people.id AND tables.status IN ('waiting', 'playing'))";
    Ok(row::execute(client, sql, &[&ANONYMOUS, &Moment::now().0, &unseen_since.0]).await?)
}

pub async fn secret(client: &ClientWrapper, name: &str, fresh: &str) -> Result<Vec<u8>, Failed> {
    let sql = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    row::execute(client, sql, &[&name, &fresh]).await?;
    let sql = "SELECT value FROM secrets WHERE name = $1";
    let value = row::first(client, sql, &[&name], |row| row.text("value")).await?;
    let value = value.ok_or_else(|| damaged("value"))?;
    Ok(hex::decode(value).map_err(|_| damaged("value"))?)
}

fn texts(ids: &[PersonId]) -> Vec<&str> {
    ids.iter().map(PersonId::as_str).collect()
}

/// The person whom a change was about, unless there is none or the account was deleted.
fn one(found: Option<&Row>) -> Result<Person, Failed> {
    Ok(Person::read(found.ok_or(StoreError::Missing("person"))?)?)
}

fn some(changed: u64) -> Result<(), Failed> {
    if changed == 0 { Err(StoreError::Missing("person").into()) } else { Ok(()) }
}

fn taken(error: tokio_postgres::Error) -> Failed {
    if is_taken(&error) { StoreError::NameTaken.into() } else { error.into() }
}
