//! Everything carried from a file into a database, and from a database into a file.

use crate::common::{Kind, Place, fresh, fresh_file, one, open, person, step, table};
use kontor_store::{
    Address, Append, Moment, Name, NewChatLine, NewPerson, PersonId, Sqlite, Status, Store,
    StoreError, Stretch, TableChange, TableState, Version, carry,
};
use serde_json::json;

/// A server's worth of everything: people of all kinds, tables in all states, one packed and gone on.
async fn fill(store: &dyn Store) {
    let anna = person(store, "Анна").await;
    store.set_password(&anna.id, "$argon2id$hash").await.unwrap();
    store.set_language(&anna.id, "ru").await.unwrap();
    let name = Name::new("Robot").unwrap();
    let owner = Some(anna.id.clone());
    let robot = NewPerson { id: PersonId::random(), name, owner, at: Moment(3) };
    store.add_person(robot).await.unwrap();
    let gone = person(store, "Gone").await;
    let one_of = table(store, &gone).await.id;
    store.delete_person(&gone.id).await.unwrap();
    store.secret("cookies", b"a secret of many bytes").await.unwrap();
    for (number, status) in Status::ALL.into_iter().enumerate() {
        let id = table(store, &anna).await.id;
        for version in 0..5 {
            let entry = step(version).by(anna.id.clone(), Some(format!("m-{version}")));
            let append = Append::new(id.clone(), Version(version), vec![entry]);
            store.append(append).await.unwrap();
        }
        let state = TableState { format: 2, rules: 4, state: json!({"number": number}) };
        store.put_snapshot(&id, Version(5), &state).await.unwrap();
        let (after, until) = (Version::START, Version(5));
        let stretch = Stretch { after, until, steps: format!("steps {number}") };
        store.put_stretch(&id, &stretch).await.unwrap();
        let result = (status == Status::Finished).then(|| json!({"places": [1, 2]}));
        let change = TableChange { result, ..TableChange::status(status) };
        store.change_table(&id, change, Moment(100)).await.unwrap();
        for text in ["hello", "Ж 🎲"] {
            let (table, person, text) = (id.clone(), anna.id.clone(), text.to_string());
            let line = NewChatLine { table, person, text, message: None, at: Moment(7) };
            store.say(line).await.unwrap();
        }
    }
    assert_eq!(store.pack(Moment(100)).await, Ok(2));
    let packed = store.tables(&[Status::Finished]).await.unwrap().remove(0).id;
    store.append(one(&packed, 5)).await.unwrap();
    store.append(one(&one_of, 0)).await.unwrap();
}

/// Whether two stores say the same of everything.
async fn same(one: &dyn Store, other: &dyn Store) {
    let tables = one.tables(&Status::ALL).await.unwrap();
    assert_eq!(tables, other.tables(&Status::ALL).await.unwrap());
    assert_eq!(tables.len(), 5);
    for table in &tables {
        let log = one.log(&table.id, Version::START).await.unwrap();
        assert!(!log.is_empty());
        assert_eq!(log, other.log(&table.id, Version::START).await.unwrap());
        assert_eq!(other.log_fault(&table.id).await, Ok(None));
        assert_eq!(one.chat(&table.id, 99).await, other.chat(&table.id, 99).await);
        let at = table.version;
        assert_eq!(one.snapshot(&table.id, at).await, other.snapshot(&table.id, at).await);
        let stretches = one.stretches(&table.id, Version(5)).await;
        assert_eq!(stretches, other.stretches(&table.id, Version(5)).await);
        let person = one.person(&table.creator).await.unwrap().unwrap();
        assert_eq!(other.person(&table.creator).await, Ok(Some(person.clone())));
        let programs = one.programs_of(&person.id).await.unwrap();
        assert_eq!(other.programs_of(&person.id).await.unwrap(), programs);
        let games = one.finished_games(&person.id, Moment(i64::MAX), 9).await.unwrap();
        assert_eq!(other.finished_games(&person.id, Moment(i64::MAX), 9).await.unwrap(), games);
    }
    let name = Name::new("АННА").unwrap();
    assert!(other.person_named(&name).await.unwrap().is_some());
    assert_eq!(other.faults().await, Ok(vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_arrives_as_it_was_and_goes_on() {
    let (file, directory) = fresh_file().await;
    fill(&file).await;
    let path = directory.path().join("kontor.db");
    let place = Place::fresh(Kind::Postgres);
    let Address::Postgres(to) = place.address() else { panic!("a database") };
    let served = carry(&path, &to).await;
    assert!(matches!(served, Err(StoreError::Served { .. })), "{served:?}");
    file.close().await;
    let copied = carry(&path, &to).await.unwrap();
    let rows = |table| copied.iter().find(|copied| copied.table == table).unwrap().rows;
    assert_eq!((rows("people"), rows("tables"), rows("archives"), rows("chat")), (3, 5, 2, 8));
    // What was packed is no longer in the log: two of four had five entries each there, and two got one.
    assert_eq!((rows("log"), rows("snapshots"), rows("stretches")), (12, 4, 4));
    let again = carry(&path, &to).await;
    assert_eq!(again, Err(StoreError::NotEmpty), "nothing is mixed up with what is there");
    let (file, database) = (Sqlite::open(&path).await.unwrap(), open(&place).await);
    same(&file, &*database).await;
    let kept = database.secret("cookies", b"another").await.unwrap();
    assert_eq!(kept, b"a secret of many bytes", "whoever is signed in stays so");
    let playing = file.tables(&[Status::Playing]).await.unwrap().remove(0).id;
    assert_eq!(database.append(one(&playing, 5)).await, Ok(Version(6)));
    let packed = file.tables(&[Status::Finished]).await.unwrap().remove(0).id;
    assert_eq!(database.pack(Moment(100)).await, Ok(1), "what went on after it was packed");
    assert_eq!(database.log(&packed, Version::START).await.unwrap().len(), 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_database_is_a_file_that_can_be_served_or_carried_back() {
    let (database, _place) = fresh(Kind::Postgres).await;
    fill(&*database).await;
    let directory = tempfile::tempdir().unwrap();
    let backup = directory.path().join("backup.db");
    database.back_up(&backup).await.unwrap();
    let exists = StoreError::Exists(backup.clone());
    assert_eq!(database.back_up(&backup).await, Err(exists));
    let mode = std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(&backup).unwrap());
    assert_eq!(mode & 0o777, 0o600, "seeds and passwords are for the owner alone");
    let left: Vec<_> = std::fs::read_dir(directory.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
    let file = Sqlite::open(&backup).await.unwrap();
    same(&*database, &file).await;
    let playing = file.tables(&[Status::Playing]).await.unwrap().remove(0).id;
    file.append(one(&playing, 5)).await.unwrap();
    file.close().await;
    let other = Place::fresh(Kind::Postgres);
    let Address::Postgres(to) = other.address() else { panic!("a database") };
    carry(&backup, &to).await.unwrap();
    let carried = open(&other).await;
    assert_eq!(carried.log(&playing, Version::START).await.unwrap().len(), 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_carried_whole_is_not_carried_at_all() {
    let (file, directory) = fresh_file().await;
    fill(&file).await;
    file.close().await;
    let path = directory.path().join("kontor.db");
    let place = Place::fresh(Kind::Postgres);
    let Address::Postgres(to) = place.address() else { panic!("a database") };
    // A row that names nobody, which SQLite was told to overlook.
    let connection = rusqlite::Connection::open(&path).unwrap();
    let sql = "PRAGMA foreign_keys = OFF; UPDATE chat SET person_id = 'aaaaaaaaaaaaaaaa' WHERE number = 1";
    connection.execute_batch(sql).unwrap();
    connection.close().unwrap();
    assert!(carry(&path, &to).await.is_err());
    let database = open(&place).await;
    assert_eq!(database.tables(&Status::ALL).await, Ok(vec![]));
    let nothing = carry(&directory.path().join("nothing.db"), &to).await;
    assert_eq!(nothing, Err(StoreError::ReadOnly));
    assert!(!directory.path().join("nothing.db").exists());
}
