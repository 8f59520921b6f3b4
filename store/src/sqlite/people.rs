//! People and secrets.

use rusqlite::{Connection, TransactionBehavior, params};

use super::error::is_taken;
use super::row;
use crate::columns::damaged;
use crate::error::StoreError;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::name::{ANONYMOUS, KEYS, KEYS_MADE, Name, new_keys};
use crate::person::{NewPerson, Person};

pub fn add(connection: &Connection, person: &NewPerson) -> Result<Person, StoreError> {
    row::execute(
        connection,
        "INSERT INTO people (id, name, name_key, owner, epoch, created, seen) \
         VALUES ($1, $2, $3, $4, 0, $5, $5)",
        params![
            person.id.as_str(),
            person.name.as_str(),
            person.name.key(),
            person.owner.as_ref().map(PersonId::as_str),
            person.at.0
        ],
    )
    .map_err(taken)?;
    known(connection, &person.id)
}

pub fn programs_of(connection: &Connection, owner: &PersonId) -> Result<Vec<Person>, StoreError> {
    row::all(
        connection,
        "SELECT * FROM people WHERE owner = $1 AND deleted IS NULL ORDER BY created, name, id",
        [owner.as_str()],
        |row| Person::read(row),
    )
}

pub fn find(connection: &Connection, id: &PersonId) -> Result<Option<Person>, StoreError> {
    row::first(connection, "SELECT * FROM people WHERE id = $1", [id.as_str()], |row| {
        Person::read(row)
    })
}

/// The person of this name: written just so, or else one that looks the same. Both can be there where
/// names that look the same were once taken for different ones.
pub fn find_named(connection: &Connection, name: &Name) -> Result<Option<Person>, StoreError> {
    row::first(
        connection,
        "SELECT * FROM people WHERE deleted IS NULL AND (name = $1 OR name_key = $2) \
         ORDER BY name = $1 DESC LIMIT 1",
        [name.as_str(), name.key()],
        |row| Person::read(row),
    )
}

/// Makes everybody's key anew if keys were made another way when they came.
pub fn make_keys_anew(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let kept = "SELECT value FROM secrets WHERE name = $1";
    let made = row::first(&transaction, kept, [KEYS_MADE], |row| Ok(row.get::<_, String>(0)?))?;
    if made == Some(KEYS.to_string()) {
        return Ok(());
    }
    let people: Vec<(String, String)> = {
        let mut all = transaction.prepare(
            "SELECT id, name FROM people WHERE deleted IS NULL \
             ORDER BY password IS NULL, created, id",
        )?;
        let rows = all.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        rows.collect::<Result<_, _>>()?
    };
    transaction.execute("UPDATE people SET name_key = NULL", [])?;
    for (id, key) in new_keys(people) {
        transaction.execute("UPDATE people SET name_key = $1 WHERE id = $2", [key, id])?;
    }
    transaction.execute(
        "INSERT INTO secrets (name, value) VALUES ($1, $2) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [KEYS_MADE.to_string(), KEYS.to_string()],
    )?;
    Ok(transaction.commit()?)
}

pub fn find_all(connection: &Connection, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
    ids.iter().filter_map(|id| find(connection, id).transpose()).collect()
}

pub fn rename(connection: &Connection, id: &PersonId, name: &Name) -> Result<Person, StoreError> {
    row::execute(
        connection,
        "UPDATE people SET name = $1, name_key = $2 WHERE id = $3 AND deleted IS NULL",
        [name.as_str(), name.key(), id.as_str()],
    )
    .map_err(taken)?;
    present(connection, id)
}

pub fn set_language(
    connection: &Connection,
    id: &PersonId,
    language: &str,
) -> Result<Person, StoreError> {
    row::execute(
        connection,
        "UPDATE people SET language = $1 WHERE id = $2 AND deleted IS NULL",
        [language, id.as_str()],
    )?;
    present(connection, id)
}

pub fn set_password(
    connection: &Connection,
    id: &PersonId,
    hash: &str,
) -> Result<Person, StoreError> {
    row::execute(
        connection,
        "UPDATE people SET password = $1, epoch = epoch + 1 WHERE id = $2 AND deleted IS NULL",
        [hash, id.as_str()],
    )?;
    present(connection, id)
}

pub fn end_sessions(connection: &Connection, id: &PersonId) -> Result<(), StoreError> {
    row::execute(
        connection,
        "UPDATE people SET epoch = epoch + 1 WHERE id = $1 AND deleted IS NULL",
        [id.as_str()],
    )?;
    present(connection, id).map(drop)
}

pub fn note_seen(connection: &Connection, ids: &[PersonId], at: Moment) -> Result<(), StoreError> {
    for id in ids {
        row::execute(
            connection,
            "UPDATE people SET seen = $1 WHERE id = $2 AND seen < $1",
            params![at.0, id.as_str()],
        )?;
    }
    Ok(())
}

pub fn delete(connection: &Connection, id: &PersonId) -> Result<(), StoreError> {
    let deleted = row::execute(
        connection,
        "UPDATE people SET name = $1, name_key = NULL, password = NULL, language = NULL, \
         epoch = epoch + 1, deleted = $2 WHERE id = $3 AND deleted IS NULL",
        params![ANONYMOUS, Moment::now().0, id.as_str()],
    )?;
    if deleted == 0 { Err(StoreError::Missing("person")) } else { Ok(()) }
}

pub fn delete_guests(connection: &Connection, unseen_since: Moment) -> Result<u64, StoreError> {
    let deleted = row::execute(
        connection,
        "UPDATE people SET name = $1, name_key = NULL, language = NULL, epoch = epoch + 1, deleted = $2 \
         WHERE password IS NULL AND owner IS NULL AND deleted IS NULL AND seen < $3 AND NOT EXISTS \
         (SELECT 1 FROM sittings JOIN tables ON tables.id = sittings.table_id \
          WHERE sittings.person_id = people.id AND tables.status IN ('waiting', 'playing'))",
        params![ANONYMOUS, Moment::now().0, unseen_since.0],
    )?;
    Ok(deleted as u64)
}

pub fn secret(connection: &Connection, name: &str, fresh: &str) -> Result<Vec<u8>, StoreError> {
    row::execute(
        connection,
        "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        [name, fresh],
    )?;
    let value: String = connection
        .prepare_cached("SELECT value FROM secrets WHERE name = $1")?
        .query_row([name], |row| row.get(0))?;
    hex::decode(value).map_err(|_| damaged("value"))
}

fn known(connection: &Connection, id: &PersonId) -> Result<Person, StoreError> {
    find(connection, id)?.ok_or(StoreError::Missing("person"))
}

/// The person, unless the account was deleted.
fn present(connection: &Connection, id: &PersonId) -> Result<Person, StoreError> {
    let person = known(connection, id)?;
    if person.deleted { Err(StoreError::Missing("person")) } else { Ok(person) }
}

fn taken(error: rusqlite::Error) -> StoreError {
    if is_taken(&error) { StoreError::NameTaken } else { error.into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::schema;

    #[test]
    fn who_has_a_name_that_looks_like_another_by_now_keeps_it_and_is_found_by_it() {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        // As an older program made their keys; the second claimed the name.
        for (name, key, password) in
            [("Ilya", "ilya", None), ("llya", "llya", Some("hash")), ("Oleg", "oleg", None)]
        {
            let id = PersonId::random();
            connection
                .execute(
                    "INSERT INTO people (id, name, name_key, password, epoch, created, seen) \
                     VALUES ($1, $2, $3, $4, 0, 0, 0)",
                    params![id.as_str(), name, key, password],
                )
                .unwrap();
        }
        let found = |connection: &Connection, name: &str| {
            let name = Name::new(name).unwrap();
            find_named(connection, &name).unwrap().map(|person| person.name)
        };
        for _ in 0..2 {
            make_keys_anew(&mut connection).unwrap();
            for name in ["Ilya", "llya", "Oleg"] {
                assert_eq!(found(&connection, name).as_deref(), Some(name));
            }
            assert_eq!(found(&connection, "ILYA").as_deref(), Some("llya"), "who claimed it");
            assert_eq!(found(&connection, "0leg").as_deref(), Some("Oleg"));
            assert_eq!(found(&connection, "Anna"), None);
        }
        let new = NewPerson {
            id: PersonId::random(),
            name: Name::new("1lya").unwrap(),
            owner: None,
            at: Moment(1),
        };
        assert_eq!(add(&connection, &new).unwrap_err(), StoreError::NameTaken);
    }
}
