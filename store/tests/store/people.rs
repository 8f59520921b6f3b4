//! People: names, passwords, deletion; and the secrets of the store.

use crate::common::{Kind, fresh, on_all, one, open, person, table};
use kontor_store::{
    ANONYMOUS, Moment, Name, NewChatLine, NewPerson, PersonId, Status, StoreError, TableChange,
    Version,
};
use tokio::task::JoinSet;

on_all!(
    guests_come_in_and_are_found_again,
    no_two_people_share_a_name,
    of_many_who_want_a_name_one_gets_it,
    a_password_claims_the_name_and_begins_a_new_epoch,
    who_signs_out_begins_a_new_epoch_and_keeps_the_rest,
    a_deleted_account_frees_its_name_and_keeps_its_games,
    guests_who_stay_away_are_forgotten_unless_they_play,
    programs_belong_to_somebody,
    a_secret_is_made_once_and_kept
);

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

async fn guests_come_in_and_are_found_again(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let anna = person(&*store, "Łucja Żółć").await;
    assert!(anna.is_guest());
    store.close().await;
    let store = open(&place).await;
    assert_eq!(store.person(&anna.id).await, Ok(Some(anna.clone())));
    assert_eq!(store.person_named(&name("łucja ŻÓŁĆ")).await, Ok(Some(anna.clone())));
    assert_eq!(store.person(&PersonId::random()).await, Ok(None));
    let people = store.people(&[PersonId::random(), anna.id.clone()]).await.unwrap();
    assert_eq!(people, [anna]);
}

async fn no_two_people_share_a_name(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    person(&*store, "Пётр").await;
    let boris = person(&*store, "Boris").await;
    for taken in ["Пётр", "пётр", "ПЁТР", "Пе\u{308}тр", "П ётр"] {
        let new =
            NewPerson { id: PersonId::random(), name: name(taken), owner: None, at: Moment(1) };
        assert_eq!(store.add_person(new).await, Err(StoreError::NameTaken), "{taken}");
        assert_eq!(store.rename(&boris.id, &name(taken)).await, Err(StoreError::NameTaken));
    }
    assert_eq!(store.person(&boris.id).await.unwrap().unwrap().name, "Boris");
    assert_eq!(store.rename(&boris.id, &name("BORIS")).await.unwrap().name, "BORIS");
    assert_eq!(store.rename(&boris.id, &name("千尋")).await.unwrap().name, "千尋");
    person(&*store, "Boris").await;
}

async fn of_many_who_want_a_name_one_gets_it(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let mut wanting = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        wanting.spawn(async move {
            let new = NewPerson {
                id: PersonId::random(),
                name: name("Anna"),
                owner: None,
                at: Moment(1),
            };
            store.add_person(new).await.is_ok()
        });
    }
    assert_eq!(wanting.join_all().await.into_iter().filter(|got| *got).count(), 1);
}

async fn a_password_claims_the_name_and_begins_a_new_epoch(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let claimed = store.set_password(&anna.id, "$argon2id$one").await.unwrap();
    assert!(!claimed.is_guest());
    assert!(claimed.epoch > anna.epoch);
    let changed = store.set_password(&anna.id, "$argon2id$two").await.unwrap();
    assert!(changed.epoch > claimed.epoch);
    assert!(!format!("{changed:?}").contains("argon2id"), "a hash is not shown by accident");
    let nobody = store.set_password(&PersonId::random(), "x").await;
    assert_eq!(nobody, Err(StoreError::Missing("person")));
}

async fn who_signs_out_begins_a_new_epoch_and_keeps_the_rest(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let claimed = store.set_password(&anna.id, "$argon2id$one").await.unwrap();
    store.end_sessions(&anna.id).await.unwrap();
    let after = store.person(&anna.id).await.unwrap().unwrap();
    assert!(after.epoch > claimed.epoch);
    assert_eq!((after.name, after.password), (claimed.name, claimed.password));
    let missing = Err(StoreError::Missing("person"));
    assert_eq!(store.end_sessions(&PersonId::random()).await, missing);
}

async fn a_deleted_account_frees_its_name_and_keeps_its_games(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    store.set_password(&anna.id, "$argon2id$one").await.unwrap();
    let id = table(&*store, &anna).await.id;
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
    assert_ne!(person(&*store, "Anna").await.id, anna.id);
    assert_eq!(store.log(&id, Version::START).await.unwrap().len(), 1);
    assert_eq!(store.finished_games(&anna.id, Moment(99), 10).await.unwrap().len(), 1);
    assert_eq!(store.chat(&id, 10).await.unwrap().len(), 1);
    // What is deleted stays so.
    let missing = StoreError::Missing("person");
    assert_eq!(store.delete_person(&anna.id).await, Err(missing.clone()));
    assert_eq!(store.set_password(&anna.id, "x").await, Err(missing.clone()));
    assert_eq!(store.rename(&anna.id, &name("Hanna")).await, Err(missing));
}

async fn guests_who_stay_away_are_forgotten_unless_they_play(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let away = person(&*store, "Away").await;
    let here = person(&*store, "Here").await;
    let plays = person(&*store, "Plays").await;
    let claimed = person(&*store, "Claimed").await;
    store.set_password(&claimed.id, "hash").await.unwrap();
    table(&*store, &plays).await;
    store.note_seen(std::slice::from_ref(&here.id), Moment(1000)).await.unwrap();
    assert_eq!(store.delete_guests(Moment(500)).await, Ok(1));
    for (person, deleted) in [(away, true), (here, false), (plays, false), (claimed, false)] {
        assert_eq!(store.person(&person.id).await.unwrap().unwrap().deleted, deleted);
    }
}

async fn programs_belong_to_somebody(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let boris = person(&*store, "Boris").await;
    let program = |called: &str, owner: &PersonId, at| NewPerson {
        id: PersonId::random(),
        name: name(called),
        owner: Some(owner.clone()),
        at: Moment(at),
    };
    let taken = store.add_person(program("boris", &anna.id, 1)).await;
    assert_eq!(taken, Err(StoreError::NameTaken), "they share the names of people");
    let nobody = store.add_person(program("Robo", &PersonId::random(), 1)).await;
    assert_eq!(nobody, Err(StoreError::Missing("person or table")));
    let first = store.add_person(program("Robo", &anna.id, 1)).await.unwrap();
    let second = store.add_person(program("Deep Purse", &anna.id, 2)).await.unwrap();
    assert_eq!(first.owner.as_ref(), Some(&anna.id));
    assert!(first.is_program() && !first.is_guest() && !anna.is_program());
    assert_eq!(store.programs_of(&anna.id).await, Ok(vec![first.clone(), second.clone()]));
    assert_eq!(store.programs_of(&boris.id).await, Ok(vec![]));
    // However long it rests, it is nobody's guest.
    assert_eq!(store.delete_guests(Moment(i64::MAX)).await, Ok(2));
    store.delete_person(&second.id).await.unwrap();
    store.close().await;
    let store = open(&place).await;
    assert_eq!(store.programs_of(&anna.id).await, Ok(vec![first]));
    assert_eq!(store.faults().await, Ok(vec![]));
}

async fn a_secret_is_made_once_and_kept(kind: Kind) {
    let (store, place) = fresh(kind).await;
    assert_eq!(store.secret("cookies", b"first").await.unwrap(), b"first");
    assert_eq!(store.secret("cookies", b"second").await.unwrap(), b"first");
    assert_eq!(store.secret("other", &[0, 255]).await.unwrap(), [0, 255]);
    store.close().await;
    assert_eq!(open(&place).await.secret("cookies", b"third").await.unwrap(), b"first");
}
