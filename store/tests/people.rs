//! People: names, passwords, deletion; and the secrets of the store.

mod common;

use std::sync::Arc;

use common::{fresh, one, open, person, table};
use kontor_store::{
    ANONYMOUS, Moment, Name, NewChatLine, NewPerson, PersonId, Status, Store, StoreError,
    TableChange, Version,
};
use tokio::task::JoinSet;

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

#[tokio::test]
async fn guests_come_in_and_are_found_again() {
    let (store, directory) = fresh().await;
    let anna = person(&store, "Łucja Żółć").await;
    assert!(anna.is_guest());
    store.close().await;
    let store = open(&directory).await;
    assert_eq!(store.person(&anna.id).await, Ok(Some(anna.clone())));
    assert_eq!(store.person_named(&name("łucja ŻÓŁĆ")).await, Ok(Some(anna.clone())));
    assert_eq!(store.person(&PersonId::random()).await, Ok(None));
    let people = store.people(&[PersonId::random(), anna.id.clone()]).await.unwrap();
    assert_eq!(people, [anna]);
}

#[tokio::test]
async fn no_two_people_share_a_name() {
    let (store, _directory) = fresh().await;
    person(&store, "Пётр").await;
    let boris = person(&store, "Boris").await;
    for taken in ["Пётр", "пётр", "ПЁТР", "Пе\u{308}тр", "П ётр"] {
        let new = NewPerson { id: PersonId::random(), name: name(taken), at: Moment(1) };
        assert_eq!(store.add_person(new).await, Err(StoreError::NameTaken), "{taken}");
        assert_eq!(store.rename(&boris.id, &name(taken)).await, Err(StoreError::NameTaken));
    }
    assert_eq!(store.person(&boris.id).await.unwrap().unwrap().name, "Boris");
    assert_eq!(store.rename(&boris.id, &name("BORIS")).await.unwrap().name, "BORIS");
    assert_eq!(store.rename(&boris.id, &name("千尋")).await.unwrap().name, "千尋");
    person(&store, "Boris").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_a_name_one_gets_it() {
    let (store, _directory) = fresh().await;
    let store = Arc::new(store);
    let mut wanting = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        wanting.spawn(async move {
            let new = NewPerson { id: PersonId::random(), name: name("Anna"), at: Moment(1) };
            store.add_person(new).await.is_ok()
        });
    }
    assert_eq!(wanting.join_all().await.into_iter().filter(|got| *got).count(), 1);
}

#[tokio::test]
async fn a_password_claims_the_name_and_begins_a_new_epoch() {
    let (store, _directory) = fresh().await;
    let anna = person(&store, "Anna").await;
    let claimed = store.set_password(&anna.id, "$argon2id$one").await.unwrap();
    assert!(!claimed.is_guest());
    assert!(claimed.epoch > anna.epoch);
    let changed = store.set_password(&anna.id, "$argon2id$two").await.unwrap();
    assert!(changed.epoch > claimed.epoch);
    assert!(!format!("{changed:?}").contains("argon2id"), "a hash is not shown by accident");
    let nobody = store.set_password(&PersonId::random(), "x").await;
    assert_eq!(nobody, Err(StoreError::Missing("person")));
}

#[tokio::test]
async fn a_deleted_account_frees_its_name_and_keeps_its_games() {
    let (store, _directory) = fresh().await;
    let anna = person(&store, "Anna").await;
    store.set_password(&anna.id, "$argon2id$one").await.unwrap();
    let id = table(&store, &anna).await.id;
    store.append(one(&id, 0)).await.unwrap();
    let line = NewChatLine {
        table: id.clone(),
        person: anna.id.clone(),
        text: "well played".into(),
        message: None,
        at: Moment(5),
    };
    store.say(line).await.unwrap();
    store.change_table(&id, TableChange::status(Status::Finished), Moment(50)).await.unwrap();

    store.delete_person(&anna.id).await.unwrap();
    let deleted = store.person(&anna.id).await.unwrap().unwrap();
    assert!(deleted.deleted);
    assert_eq!((deleted.name.as_str(), deleted.password.as_ref()), (ANONYMOUS, None));
    assert!(deleted.epoch > 1);
    assert_eq!(store.person_named(&name("Anna")).await, Ok(None));
    assert_ne!(person(&store, "Anna").await.id, anna.id);
    assert_eq!(store.log(&id, Version::START).await.unwrap().len(), 1);
    assert_eq!(store.finished_games(&anna.id, Moment(99), 10).await.unwrap().len(), 1);
    assert_eq!(store.chat(&id, 10).await.unwrap().len(), 1);
    // What is deleted stays so.
    let missing = StoreError::Missing("person");
    assert_eq!(store.delete_person(&anna.id).await, Err(missing.clone()));
    assert_eq!(store.set_password(&anna.id, "x").await, Err(missing.clone()));
    assert_eq!(store.rename(&anna.id, &name("Hanna")).await, Err(missing));
}

#[tokio::test]
async fn guests_who_stay_away_are_forgotten_unless_they_play() {
    let (store, _directory) = fresh().await;
    let away = person(&store, "Away").await;
    let here = person(&store, "Here").await;
    let plays = person(&store, "Plays").await;
    let claimed = person(&store, "Claimed").await;
    store.set_password(&claimed.id, "hash").await.unwrap();
    table(&store, &plays).await;
    store.note_seen(std::slice::from_ref(&here.id), Moment(1000)).await.unwrap();
    assert_eq!(store.delete_guests(Moment(500)).await, Ok(1));
    for (person, deleted) in [(away, true), (here, false), (plays, false), (claimed, false)] {
        assert_eq!(store.person(&person.id).await.unwrap().unwrap().deleted, deleted);
    }
}

#[tokio::test]
async fn a_secret_is_made_once_and_kept() {
    let (store, directory) = fresh().await;
    assert_eq!(store.secret("cookies", b"first").await.unwrap(), b"first");
    assert_eq!(store.secret("cookies", b"second").await.unwrap(), b"first");
    assert_eq!(store.secret("other", &[0, 255]).await.unwrap(), [0, 255]);
    store.close().await;
    assert_eq!(open(&directory).await.secret("cookies", b"third").await.unwrap(), b"first");
}
